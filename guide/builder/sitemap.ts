import { imageUrl } from '#app/page/json-ld.server.ts';
import type { SiteConfig } from '#catalog/content/site-config.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import type { LocalPage } from '#engine/built-page.ts';

/** The most addresses that search engines read from one file. */
const MOST_URLS = 50_000;

/** Returns address → text: one file, or, for more addresses than one file may contain, several and an index of them. */
export function sitemaps(pages: LocalPage[], site: Pick<SiteConfig, 'url'>, most = MOST_URLS): [string, string][] {
  const urls = urlsOf(pages, site);
  if (urls.length <= most) return [['/sitemap.xml', sitemap(urls)]];
  const parts = Array.from({ length: Math.ceil(urls.length / most) }, (_, index): [string, string] => [
    `/sitemap-${index + 1}.xml`,
    sitemap(urls.slice(index * most, (index + 1) * most)),
  ]);
  const list = [
    HEAD,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...parts.map(([address]) => `<sitemap><loc>${xmlAddress(site.url + address)}</loc></sitemap>`),
    '</sitemapindex>\n',
  ];
  return [['/sitemap.xml', list.join('\n')], ...parts];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/** Every page that search engines may show, with its other languages and its pictures. */
function urlsOf(pages: LocalPage[], site: Pick<SiteConfig, 'url'>): string[] {
  const found = pages.filter(({ status, meta }) => status === 200 && meta.isIndexed);
  const byPath = Map.groupBy(found, ({ path }) => path);
  return found.map(({ meta, path, share, pictures = share.picture ? [share.picture] : [], publishedOn }) => {
    const alternates = (byPath.get(path) ?? []).flatMap((other) =>
      [other.language, ...(other.language === SPANISH ? ['x-default'] : [])].map(
        (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${xmlAddress(other.meta.canonical)}"/>`,
      ),
    );
    const images = pictures.map(
      (picture) => `<image:image><image:loc>${xmlAddress(imageUrl(site, picture))}</image:loc></image:image>`,
    );
    // Only articles have a date: when other pages last changed is not known.
    const changed = publishedOn ? `<lastmod>${publishedOn}</lastmod>` : '';
    return `<url><loc>${xmlAddress(meta.canonical)}</loc>${changed}${alternates.join('')}${images.join('')}</url>`;
  });
}

function sitemap(urls: string[]): string {
  return [
    HEAD,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

const xmlAddress = (address: string): string => encodeURI(address).replaceAll('&', '&amp;');
