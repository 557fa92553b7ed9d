import type { Page } from '@playwright/test';
import { type BuiltPage, knownAddresses, languages } from '../../support/built-pages.ts';
import { expect } from '../../support/support.ts';

const known = knownAddresses();

/** Checks a page's metadata, the targets of its links and pictures, and that its HTML is valid. */
export async function checkFacts(page: Page, { visitAt, status, meta, language, ...built }: BuiltPage) {
  const says = (what: string) => `${visitAt}: ${what}`;
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
    poorOutbound: [...document.querySelectorAll<HTMLAnchorElement>('a:is([href^="http"], [href^="//"]):not(svg *)')]
      .filter((link) => !URL.canParse(link.href) || link.target !== '_blank' || !link.relList.contains('noopener'))
      .map((link) => link.outerHTML.slice(0, 160)),
    links: [
      ...new Set(inner.map((link) => decodeURI(new URL(link.getAttribute('href') ?? '', location.origin).pathname))),
    ],
  };
}
