import { readFileSync } from 'node:fs';

/**
 * The texts that a visitor reads or hears though they are words of another language, keys or mistakes of a template;
 * except those marked as another language. Runs in the browser.
 */
export function readForeign(document: Document, foreign: Set<string>): string[] {
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
  const isForeign = (text: string) => /{{|undefined|\[object/.test(text) || foreign.has(text);
  return [...new Set(texts.map((text) => text.trim()).filter(Boolean))].filter(isForeign);
}

/** The Spanish texts of the interface that differ in `language`, and the keys of all texts. */
export function wordsNotIn(language: string): string[] {
  const read = (code: string) => JSON.parse(readFileSync(`content/locales/${code}/translation.json`, 'utf8')) as object;
  const spanish = leaves(read('es'));
  const own = leaves(read(language));
  return [...spanish].flatMap(([key, text]) => (own.get(key) === text ? [key] : [key, text]));
}

function leaves(words: object, place = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[place + name, value]] : [...leaves(value as object, `${place}${name}.`)],
    ),
  );
}
