import { readFileSync } from 'node:fs';
import { type BuiltPage, languages } from '../../support/built-pages.ts';
import { expect } from '../../support/support.ts';

/** Checks that there is no text in another language, and no key in place of a text. */
export function checkWords(texts: string[], { visitAt, language }: BuiltPage) {
  expect
    .soft(
      texts.filter((text) => isForeign(text, language)),
      `${visitAt}: words that are not translated`,
    )
    .toEqual([]);
}

/** Every text that a visitor reads or hears, except those marked as another language. Runs in the browser. */
export function readTexts(document: Document): string[] {
  const own = document.documentElement.lang;
  const isOwn = (node: Element | null) => node?.closest('[lang]')?.getAttribute('lang') === own;
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (isOwn(node.parentElement) && !node.parentElement?.closest('script, style')) texts.push(node.textContent ?? '');
  }
  for (const name of ['aria-label', 'alt', 'placeholder', 'title']) {
    for (const node of document.querySelectorAll(`[${name}]`))
      if (isOwn(node)) texts.push(node.getAttribute(name) ?? '');
  }
  return [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
}

/** The Spanish texts of the interface that differ in `language`, and the keys of all texts. */
function wordsNotIn(language: string): Set<string> {
  const read = (code: string) => JSON.parse(readFileSync(`content/locales/${code}/translation.json`, 'utf8')) as object;
  const spanish = leaves(read('es'));
  const own = leaves(read(language));
  return new Set([...spanish].flatMap(([key, text]) => (own.get(key) === text ? [key] : [key, text])));
}

function leaves(words: object, place = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[place + name, value]] : [...leaves(value as object, `${place}${name}.`)],
    ),
  );
}

const notIn = new Map(languages.map((language) => [language, wordsNotIn(language)]));

const isForeign = (text: string, language: string): boolean =>
  /{{|undefined|\[object/.test(text) || (notIn.get(language)?.has(text) ?? false);
