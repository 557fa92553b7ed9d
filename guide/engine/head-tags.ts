import { localPath, SPANISH } from '#common/lib/address/local-path.ts';
import { escapeHtml } from '#common/lib/text/escape-html.ts';
import { type LocalPage, shareAlt } from './built-page.ts';
import type { DocumentLayout as Layout } from './page.ts';

/** Links to the page in each language; readers of any other language get Spanish. */
export function alternateLinks({ path, status }: LocalPage, { languages }: Layout, siteUrl: string): string {
  if (status !== 200) return '';
  const link = (code: string, language: string) =>
    `<link rel="alternate" hreflang="${code}" href="${escapeHtml(siteUrl + localPath(language, path))}">`;
  return [...languages.map(({ code }) => link(code, code)), link('x-default', SPANISH)].join('\n');
}

/** The previous and next pages, for search engines and for browsers that prefetch. */
export function sequenceLinks({ sequence }: LocalPage): string {
  const link = (rel: string, href: string | null | undefined) =>
    href ? `<link rel="${rel}" href="${escapeHtml(href)}">` : '';
  return link('prev', sequence?.previous) + link('next', sequence?.next);
}

/** The page's texts as metadata for search engines and social networks. */
export function metaTags({ meta, status, publishedOn }: LocalPage, { siteName, locale, languages }: Layout): string {
  const { title, description, keywords, canonical, isIndexed } = meta;
  const others = status === 200 ? languages.filter((language) => language.locale !== locale) : [];
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta name="keywords" content="${escapeHtml(keywords)}">`,
    isIndexed ? '' : '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:url" content="${escapeHtml(canonical)}">`,
    `<meta property="og:site_name" content="${escapeHtml(siteName)}">`,
    `<meta property="og:type" content="${publishedOn ? 'article' : 'website'}">`,
    publishedOn ? `<meta property="article:published_time" content="${publishedOn}">` : '',
    `<meta property="og:locale" content="${locale}">`,
    ...others.map((language) => `<meta property="og:locale:alternate" content="${language.locale}">`),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Tags for social networks. `image` is an absolute URL, because networks fetch the picture from elsewhere. */
export function shareTags(page: LocalPage, image: string): string {
  const { title, description } = page.meta;
  const alt = shareAlt(page);
  return [
    `<meta property="og:image" content="${escapeHtml(image)}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${escapeHtml(alt)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:title" content="${escapeHtml(title)}">`,
    `<meta name="twitter:description" content="${escapeHtml(description)}">`,
    `<meta name="twitter:image" content="${escapeHtml(image)}">`,
    `<meta name="twitter:image:alt" content="${escapeHtml(alt)}">`,
  ].join('\n');
}
