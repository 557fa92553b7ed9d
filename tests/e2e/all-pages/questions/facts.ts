import { type BuiltPage, knownAddresses, languages } from '../../support/built-pages.ts';
import { expect } from '../../support/support.ts';

/** Every address that a link or a picture may have. */
export const known = [...knownAddresses()];

export type Facts = ReturnType<typeof readFacts>;

/** What a server and a browser make of a page. */
export type Read = { status: number; facts: Facts; untranslated: string[] };

/** Checks a page's status, metadata and words, the targets of its links and pictures, and that its HTML is valid. */
export function checkDocument({ facts, ...read }: Read, { visitAt, status, meta, language, ...built }: BuiltPage) {
  const inLanguages = (code: string) => `${code === 'es' ? '' : `/${code}`}${built.path}`.replace(/(.)\/$/, '$1');
  // One comparison for all facts: each costs more than a millisecond, and the diff names the fact.
  const { headings, description, keywords, ...others } = facts;
  const found = {
    ...read,
    ...others,
    description,
    hasDescription: Boolean(description),
    hasKeywords: Boolean(keywords),
    mainHeadings: headings.filter((level) => level === 1).length,
  };
  expect
    .soft(found, `${visitAt}: what search engines and other sites are told, its words, its links and its HTML`)
    .toEqual({
      status,
      /** Texts of another language, and keys in place of texts. */
      untranslated: [],
      lang: language,
      title: meta.title,
      description: meta.description,
      hasDescription: true,
      hasKeywords: true,
      canonical: meta.canonical,
      isIndexed: meta.isIndexed,
      mainHeadings: 1,
      skippedHeadings: [],
      poorImages: [],
      /** Links, buttons and fields that a screen reader could not name. */
      nameless: [],
      repeatedIds: [],
      /** Labels and descriptions that are not on the page. */
      lostReferences: [],
      picturesNotThere: [],
      linksToNowhere: [],
      /** Classes that were never defined. */
      brokenClasses: [],
      /** Links to other sites that are malformed, open in this tab, or give them access to this window. */
      poorOutbound: [],
      /** The same page in all languages. */
      alternates:
        status === 404 ? [] : [...languages.map((code) => `${code} ${inLanguages(code)}`), `x-default ${built.path}`],
    });
}

/**
 * Runs in the browser, whose parser is the one that counts, and where the thousands of addresses on a page are compared
 * with the known ones: to send them would take longer than to read them.
 */
export function readFacts(document: Document, known: Set<string>) {
  const content = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((node) => !node.closest('[hidden]'));
  const levels = headings.map((node) => Number(node.tagName.slice(1)));
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const hasName = (node: Element) =>
    ['aria-label', 'aria-labelledby', 'title'].some((name) => node.getAttribute(name)) ||
    Boolean((node as HTMLInputElement).labels?.length) ||
    [node.textContent, ...[...node.querySelectorAll('img')].map(({ alt }) => alt)].some((text) => text?.trim());
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
    nameless: [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')]
      .filter((node) => !node.closest('[aria-hidden=true], [hidden]') && !hasName(node))
      .map((node) => node.outerHTML.slice(0, 120)),
    repeatedIds: ids.filter((id, index) => ids.indexOf(id) !== index),
    lostReferences: ['for', 'aria-labelledby', 'aria-describedby']
      .flatMap((name) => [...document.querySelectorAll(`[${name}]`)].map((node) => node.getAttribute(name) ?? ''))
      .flatMap((references) => references.split(' '))
      .filter((id) => !ids.includes(id)),
    picturesNotThere: [...document.querySelectorAll<HTMLImageElement | HTMLSourceElement>('img, picture source')]
      .flatMap((node) => [
        node.getAttribute('src') ?? '',
        ...node.srcset.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
      ])
      .filter((address) => address.startsWith('/'))
      .map((address) => new URL(address, location.origin).pathname)
      .filter((file) => !known.has(file)),
    poorOutbound: [...document.querySelectorAll<HTMLAnchorElement>('a:is([href^="http"], [href^="//"]):not(svg *)')]
      .filter((link) => !URL.canParse(link.href) || link.target !== '_blank' || !link.relList.contains('noopener'))
      .map((link) => link.outerHTML.slice(0, 160)),
    linksToNowhere: [
      ...new Set(inner.map((link) => decodeURI(new URL(link.getAttribute('href') ?? '', location.origin).pathname))),
    ].filter((href) => !known.has(href)),
  };
}
