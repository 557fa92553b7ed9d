import { localPath, SPANISH } from '#common/lib/address/local-path.ts';
import type { CrawlerMetadata, Page } from '#engine/page.ts';

/**
 * Updates the parts of the head that other programs read: link previews, the page's address in other languages, and its
 * data for search engines. A page whose data lack `crawler`, such as the first one when a visitor returns to it without a
 * network, gets none, because those of the last page are not true of it.
 */
export function updateHead(head: HTMLElement, { path, meta, crawler }: Pick<Page, 'path' | 'meta' | 'crawler'>): void {
  const { title, description, canonical } = meta;
  const said = { title, description, url: canonical };
  for (const [name, content] of Object.entries(said)) {
    const tags = `meta[property="og:${name}"], meta[name="twitter:${name}"]`;
    for (const tag of head.querySelectorAll(tags)) tag.setAttribute('content', content);
  }
  const { origin } = new URL(canonical);
  for (const link of head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')) {
    const language = link.hreflang === 'x-default' ? SPANISH : link.hreflang;
    link.href = origin + localPath(language, path);
  }
  for (const old of head.querySelectorAll(OF_ONE_PAGE)) old.remove();
  if (crawler) writeCrawlerMetadata(head, crawler);
}

const OF_ONE_PAGE = [
  'script[type="application/ld+json"]',
  'meta[property^="og:image"]',
  'meta[name^="twitter:image"]',
  'meta[property="og:type"]',
  'meta[property="article:published_time"]',
].join();

function writeCrawlerMetadata(head: HTMLElement, { structuredData, image, imageAlt, publishedOn }: CrawlerMetadata) {
  const add = (kind: 'property' | 'name', name: string, content: string) => {
    const tag = document.createElement('meta');
    tag.setAttribute(kind, name);
    tag.content = content;
    head.append(tag);
  };
  add('property', 'og:type', publishedOn ? 'article' : 'website');
  if (publishedOn) add('property', 'article:published_time', publishedOn);
  add('property', 'og:image', image);
  add('property', 'og:image:width', '1200');
  add('property', 'og:image:height', '630');
  add('property', 'og:image:alt', imageAlt);
  add('name', 'twitter:image', image);
  add('name', 'twitter:image:alt', imageAlt);
  for (const data of structuredData) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = JSON.stringify(data);
    head.append(script);
  }
}
