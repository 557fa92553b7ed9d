import { localPath, SPANISH } from '#app/lib/address/local-path.ts';
import type { Page } from '#engine/page.ts';

/**
 * Brings to the new page what other programs read of the document's head: its previews and its address in other
 * languages. What search engines were told of the first page is not true of this one, and goes.
 */
export function updateHead(head: HTMLElement, { path, meta }: Pick<Page, 'path' | 'meta'>): void {
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
  for (const script of head.querySelectorAll('script[type="application/ld+json"]')) script.remove();
  for (const tag of head.querySelectorAll('meta[property^="og:image"], meta[name^="twitter:image"]')) tag.remove();
}
