import { type LocalPage, pageData } from './built-page.server.ts';
import languageScript from './inline/language.js?raw';
import listScript from './inline/list.js?raw';
import startScript from './inline/start.js?raw';
import { localPath, SPANISH } from './lib/local-path.ts';
import type { Frame, Meta, ScreenName } from './page.ts';

/** `hash` is what a content security policy calls it by. */
export type Style = { css: string; hash: string };

export type Styles = {
  /** The frame's: they come with every page, so that nothing waits for them. */
  frame: Style;
  /** A screen's own: they come with its pages. */
  screens: Map<string, Style>;
  /** Where the application finds those of other screens: `<folder>/<screen>.css`. */
  folder: string;
  /** Address of the rules for paper. */
  print: string;
};

export type Assets = {
  /** Null while Vite serves them, in development. */
  styles: Styles | null;
  /** Addresses of what a screen starts with: the application's first module, then all that this one will ask for. */
  scripts: (screen: ScreenName) => string[];
  /** Fonts of the first paint. */
  fonts: string[];
};

type Parts = {
  page: LocalPage;
  frame: Frame;
  html: string;
  assets: Assets;
  /** The guide's address: "https://example.com". */
  siteUrl: string;
  shareImage?: string;
  head?: string;
};

/** The whole document of one page. */
export function renderDocument({ page, frame, html, assets, siteUrl, shareImage, head = '' }: Parts): string {
  const { structuredData = [] } = page;
  const image = shareImage && { address: shareImage, alt: shareAlt(page) };
  return `<!doctype html>
<html lang="${frame.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${metaTags(page, frame)}
${alternateLinks(page, frame, siteUrl)}
${sequenceLinks(page)}
${image ? shareTags(page.meta, image) : ''}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="${localPath(frame.language, '/manifest.webmanifest')}">
${assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${assets.styles ? styleTags(assets.styles, page.screen) : ''}
<meta name="app-scripts" content="${assets.scripts(page.screen).join(' ')}">
<script>${languageScript}</script>
<script>${startScript}</script>
${structuredData.map((data) => `<script type="application/ld+json">${json(data)}</script>`).join('\n')}
${head}</head>
<body>
<div id="root">${placeScripts(html)}</div>
<script type="application/json" id="frame">${json(frame)}</script>
<script type="application/json" id="page">${json(pageData(page))}</script>
</body>
</html>
`;
}

/** The policy stands here and not in a header: only so it need not name the styles of all the other screens. */
function styleTags({ frame, screens, folder, print }: Styles, screen: ScreenName): string {
  const own = screens.get(screen);
  if (!own) throw new Error(`The screen "${screen}" has no styles.`);
  return `<meta http-equiv="Content-Security-Policy" content="style-src-elem 'self' ${frame.hash} ${own.hash}">
<style>${frame.css}</style>
<style data-screen="${screen}">${own.css}</style>
<link rel="stylesheet" href="${print}" media="print">
<meta name="app-styles" content="${folder}">`;
}

/** Puts the text of each inline script right behind the mark that `InlineScript` left; it removes itself once run. */
function placeScripts(html: string): string {
  return html.replace(
    /<i hidden="" data-inline-script="list"><\/i>/,
    (mark) => `${mark}<script>${listScript}</script>`,
  );
}

/** The page in each language; whoever reads another one gets Spanish. */
function alternateLinks({ path, status }: LocalPage, { languages }: Frame, siteUrl: string): string {
  if (status !== 200) return '';
  const link = (code: string, language: string) =>
    `<link rel="alternate" hreflang="${code}" href="${escapeHtml(siteUrl + localPath(language, path))}">`;
  return [...languages.map(({ code }) => link(code, code)), link('x-default', SPANISH)].join('\n');
}

/** Before and after, for search engines and for browsers that fetch ahead. */
function sequenceLinks({ sequence }: LocalPage): string {
  const link = (rel: string, href: string | null | undefined) =>
    href ? `<link rel="${rel}" href="${escapeHtml(href)}">` : '';
  return link('prev', sequence?.previous) + link('next', sequence?.next);
}

function metaTags({ meta, status, publishedOn }: LocalPage, { siteName, locale, languages }: Frame): string {
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

/** What the share picture shows: the title, printed below the page's picture. */
function shareAlt({ share }: LocalPage): string {
  return [share.title, share.picture?.alt].filter(Boolean).join('. ');
}

/** `address` is a whole one: networks fetch the picture from elsewhere. */
function shareTags({ title, description }: Meta, { address, alt }: { address: string; alt: string }): string {
  return [
    `<meta property="og:image" content="${escapeHtml(address)}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${escapeHtml(alt)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="twitter:title" content="${escapeHtml(title)}">`,
    `<meta name="twitter:description" content="${escapeHtml(description)}">`,
    `<meta name="twitter:image" content="${escapeHtml(address)}">`,
    `<meta name="twitter:image:alt" content="${escapeHtml(alt)}">`,
  ].join('\n');
}

/** JSON that may stand inside a script element. */
function json(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
