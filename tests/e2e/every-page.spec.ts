import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { axe, violations } from './axe.ts';
import { type BuiltPage, builtPages, knownAddresses, languages, pagesIn, sitemapPaths } from './built-pages.ts';
import { expect, hydrated, test } from './support.ts';

const PAGES_IN_A_TEST = 8;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1366, height: 768 };
const NARROWEST = { width: 320, height: 640 };

const known = knownAddresses();

test('the sitemap lists exactly the pages that search engines may show', () => {
  const indexed = builtPages().flatMap(({ status, meta, address }) =>
    status === 200 && meta.isIndexed ? [address] : [],
  );
  expect(sitemapPaths().sort()).toEqual(indexed.sort());
});

test('no two pages of a language share a title, a description or an address', () => {
  for (const pages of languages.map(pagesIn)) {
    const found = pages.filter(({ status }) => status === 200);
    expect(repeated(pages.map(({ meta }) => meta.title))).toEqual([]);
    expect(repeated(found.map(({ meta }) => meta.description))).toEqual([]);
    expect(repeated(pages.map(({ meta }) => meta.canonical))).toEqual([]);
  }
});

for (const language of languages) {
  for (const group of groupsOf(PAGES_IN_A_TEST, pagesIn(language))) {
    const [first, last] = [group[0]?.visitAt, group.at(-1)?.visitAt];
    test(`every page in "${language}" is sound, from ${first} to ${last}`, async ({ page, watch }) => {
      test.setTimeout(180_000);
      watch.allowConsole(/the server responded with a status of 404 .*una-direccion-que-no-existe/);
      await keepStaticPage(page);
      await page.addInitScript(axe);
      for (const built of group) {
        await test.step(built.visitAt, async () => {
          await checkFacts(page, built);
          await checkWords(page, built);
          if (built.language === 'es' && isExample(built)) await checkLooks(page, built);
          else await checkOnPhones(page, built);
        });
      }
    });
  }
}

/**
 * Languages share sizes and colours, and the listings of a list share all but their words: Spanish pages are looked at
 * in both themes and all sizes, translated ones on a phone; of each list two listings stand for the others.
 */
function isExample({ language, screen, address, status }: BuiltPage): boolean {
  if (screen !== 'listing' || status === 404) return true;
  const list = path.posix.dirname(address);
  const listings = pagesIn(language).filter((other) => other.screen === screen && other.status === 200);
  const ofList = listings.filter((other) => path.posix.dirname(other.address) === list);
  return ofList.slice(0, 2).some((other) => other.address === address);
}

/** No word of another language, and no key in the place of a word. */
async function checkWords(page: Page, { visitAt, language }: BuiltPage) {
  const texts = await page.evaluate(readTexts);
  expect
    .soft(
      texts.filter((text) => isForeign(text, language)),
      `${visitAt}: words that are not translated`,
    )
    .toEqual([]);
}

async function checkOnPhones(page: Page, built: BuiltPage) {
  const { visitAt, language } = built;
  if (language === 'es' || isExample(built)) {
    expect.soft(await violations(page, 'all'), `${visitAt}: accessibility on a phone`).toEqual([]);
  }
  await page.setViewportSize(NARROWEST);
  await softly.poll(() => sidewaysScroll(page), `${visitAt}: scrolls sideways on the narrowest phone`).toBe(0);
}

async function checkLooks(page: Page, { visitAt }: BuiltPage) {
  const says = (what: string) => `${visitAt}: ${what}`;
  expect.soft(await violations(page, 'all'), says('accessibility on a light phone')).toEqual([]);
  await setTheme(page, 'dark');
  expect.soft(await violations(page, 'colours'), says('accessibility on a dark phone')).toEqual([]);
  await softly.poll(() => sidewaysScroll(page), says('scrolls sideways on a phone')).toBe(0);
  await page.setViewportSize(DESKTOP);
  expect.soft(await violations(page, 'colours'), says('accessibility on a dark desktop')).toEqual([]);
  await setTheme(page, 'light');
  expect.soft(await violations(page, 'all'), says('accessibility on a light desktop')).toEqual([]);
  await softly.poll(() => sidewaysScroll(page), says('scrolls sideways on a desktop')).toBe(0);
  await page.setViewportSize(NARROWEST);
  await softly.poll(() => sidewaysScroll(page), says('scrolls sideways on the narrowest phone')).toBe(0);
}

/** Opens a page on a phone and looks at what does not depend on sizes and themes. */
async function checkFacts(page: Page, { visitAt, screen, status, meta, language, ...built }: BuiltPage) {
  const says = (what: string) => `${visitAt}: ${what}`;
  await page.setViewportSize(PHONE);
  const response = await page.goto(visitAt);
  expect.soft(response?.status(), says('status')).toBe(status);
  await hydrated(page);

  // Only the visitor's browser knows what is saved.
  if (screen !== 'favourites') {
    const { before, after } = await page.evaluate(() => ({ before: window.staticPage, after: window.takePage?.() }));
    expect.soft(after?.text, says('words after hydration')).toBe(before?.text);
    expect.soft(after?.boxes, says('places after hydration')).toEqual(before?.boxes);
  }

  const facts = await page.evaluate(readFacts);
  expect.soft(facts.lang, says('language')).toBe(language);
  expect.soft(facts.title, says('title')).toBe(meta.title);
  expect.soft(facts.description, says('description')).toBe(meta.description);
  expect.soft(facts.description, says('description')).not.toBe('');
  expect.soft(facts.keywords, says('keywords')).not.toBe('');
  expect.soft(facts.canonical, says('canonical address')).toBe(meta.canonical);
  expect.soft(facts.isIndexed, says('may be indexed')).toBe(meta.isIndexed);
  expect
    .soft(
      facts.headings.filter((level) => level === 1),
      says('one h1'),
    )
    .toHaveLength(1);
  expect.soft(facts.skippedHeadings, says('headings that skip a level')).toEqual([]);
  expect.soft(facts.poorImages, says('images without alt, width or height')).toEqual([]);
  expect
    .soft(
      facts.pictures.filter((file) => !known.has(file)),
      says('pictures that are not there'),
    )
    .toEqual([]);
  expect
    .soft(
      facts.links.filter((href) => !known.has(href)),
      says('links to nowhere'),
    )
    .toEqual([]);
  expect.soft(facts.brokenClasses, says('classes that were never defined')).toEqual([]);
  expect.soft(facts.poorOutbound, says('links to other sites that are malformed or give them this window')).toEqual([]);
  const inLanguages = (code: string) => `${code === 'es' ? '' : `/${code}`}${built.path}`.replace(/(.)\/$/, '$1');
  expect
    .soft(facts.alternates, says('the same page in all languages'))
    .toEqual(
      status === 404 ? [] : [...languages.map((code) => `${code} ${inLanguages(code)}`), `x-default ${built.path}`],
    );
}

type Shot = { text: string; boxes: string[] };

declare global {
  interface Window {
    staticPage?: Shot;
    takePage?: () => Shot;
  }
}

/** Keeps, from before the application starts, the words of the page and where everything stands. */
async function keepStaticPage(page: Page) {
  await page.addInitScript(() => {
    window.takePage = () => {
      for (const animation of document.getAnimations()) animation.finish(); // cards on their way in
      // Cards that are far away have no places before they are laid out.
      for (const list of document.querySelectorAll('[data-list]')) list.setAttribute('data-whole', '');
      return {
        text: document.querySelector('main')?.textContent ?? '',
        boxes: [...document.querySelectorAll('main *, footer *')]
          .filter((node) => node.checkVisibility())
          .map((node) => {
            const { x, y, width, height } = node.getBoundingClientRect();
            return `${node.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
          }),
      };
    };
    // Listens before the page's own script does, which starts the application.
    window.addEventListener('load', () => {
      window.staticPage = window.takePage?.();
    });
  });
}

function readFacts() {
  const content = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((node) => node.checkVisibility());
  const levels = headings.map((node) => Number(node.tagName.slice(1)));
  const inner = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
  return {
    lang: document.documentElement.lang,
    title: document.title,
    description: content('description'),
    keywords: content('keywords'),
    isIndexed: content('robots') !== 'noindex',
    canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
    alternates: [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(
      ({ hreflang, href }) => `${hreflang} ${decodeURI(new URL(href).pathname)}`,
    ),
    headings: levels,
    skippedHeadings: headings
      .filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1)
      .map((node) => `${node.tagName} ${node.textContent}`),
    brokenClasses: [...document.querySelectorAll('.undefined, .null, .false')].map((node) =>
      node.outerHTML.slice(0, 120),
    ),
    poorImages: [...document.querySelectorAll('img')]
      .filter((image) => !['alt', 'width', 'height'].every((name) => image.hasAttribute(name)))
      .map((image) => image.outerHTML.slice(0, 120)),
    pictures: [...document.querySelectorAll<HTMLImageElement | HTMLSourceElement>('img, picture source')].flatMap(
      (node) =>
        [node.getAttribute('src') ?? '', ...node.srcset.split(',').map((one) => one.trim().split(' ')[0] ?? '')]
          .filter((address) => address.startsWith('/'))
          .map((address) => new URL(address, location.origin).pathname),
    ),
    poorOutbound: [...document.querySelectorAll<HTMLAnchorElement>('a[href^="http"], a[href^="//"]')]
      .filter((link) => !URL.canParse(link.href) || link.target !== '_blank' || !link.relList.contains('noopener'))
      .map((link) => link.outerHTML.slice(0, 160)),
    links: [...new Set(inner.map((link) => decodeURI(new URL(link.href).pathname)))],
  };
}

/** Every text that a visitor reads or hears, not marked as another language. */
function readTexts(): string[] {
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

/** The Spanish words of the interface that are others in `language`, and the keys of all words. */
function wordsNotIn(language: string): Set<string> {
  const read = (code: string) => JSON.parse(readFileSync(`locales/${code}/translation.json`, 'utf8')) as object;
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

/** At once: hundreds of colours on their way take longer than all that is looked at afterwards. */
async function setTheme(page: Page, theme: 'light' | 'dark') {
  await page.evaluate(async (wanted) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [sheet];
    document.documentElement.classList.remove('light', 'dark');
    document.documentElement.classList.add(wanted);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  }, theme);
}

/** Right after a change of size the old layout may still be there for a moment. */
const softly = expect.configure({ soft: true });

function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

function repeated(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

function groupsOf<Item>(size: number, items: Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
