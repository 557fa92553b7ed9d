import { localPath } from '#common/lib/address/local-path.ts';
import { type LocalPage, pageData } from './built-page.ts';
import { alternateLinks, metaTags, sequenceLinks, shareTags } from './head-tags.ts';
import { documentScripts } from './inline-scripts.ts';
import type { DocumentLayout as Layout } from './page.ts';

export type Styles = {
  /** The layout's styles, inline in every page so that nothing waits for them. */
  layout: string;
  /** Each screen's own styles, inline in its pages. */
  screens: Map<string, string>;
  /** Where the application finds the styles of other screens: `<folder>/<screen>.css`. */
  folder: string;
  /** The address of the print rules. */
  print: string;
};

export type Assets = {
  /** Null in development, where Vite serves the styles. */
  styles: Styles | null;
  /**
   * The addresses of the scripts that a screen starts with, each after those that it imports: the application's
   * first, then the screen's own.
   */
  scripts: (screen: string) => string[];
  /** The fonts that the first paint needs. */
  fonts: string[];
};

export type DocumentParts = {
  page: LocalPage;
  layout: Layout;
  html: string;
  assets: Assets;
  /** The guide's address: "https://example.com". */
  siteUrl: string;
  shareImage?: string;
  /** Scripts that run in place, before the page is painted: the name of the mark → the text. */
  inlineScripts?: Record<string, string>;
  /** Markup for the marks that the page's components leave for it: name of the mark → text. */
  fragments?: Record<string, string>;
  head?: string;
};

/**
 * Renders the whole document of one page. Its fonts are asked for in the body: a browser finds them there as early, ahead
 * of its parser, but for a font in the head it also waits up to 100 ms before it paints anything.
 */
export function renderDocument({
  page,
  layout,
  html,
  assets,
  siteUrl,
  shareImage,
  inlineScripts = {},
  fragments = {},
  head = '',
}: DocumentParts): string {
  const { structuredData = [] } = page;
  const manifest = localPath(layout.language, '/manifest.webmanifest');
  const print = assets.styles?.print ?? '';
  return `<!doctype html>
<html lang="${layout.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
${alternateLinks(page, layout, siteUrl)}
<script>${documentScripts.language}</script>
${metaTags(page, layout)}
${sequenceLinks(page)}
${shareImage ? shareTags(page, shareImage) : ''}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${assets.styles ? styleTags(assets.styles, page.screen) : ''}
<meta name="app-manifest" content="${manifest}">
<noscript><link rel="manifest" href="${manifest}">${print && `<link rel="stylesheet" href="${print}" media="print">`}</noscript>
<meta name="app-scripts" content="${assets.scripts(page.screen).join(' ')}">
<script>${documentScripts.firstPaint}</script>
<script>${documentScripts.visit}</script>
${structuredData.map((data) => `<script type="application/ld+json">${json(data)}</script>`).join('\n')}
${head}</head>
<body>
${assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<div id="root">${placeFragments(placeScripts(html, inlineScripts), fragments)}</div>
<script type="application/json" id="layout">${layoutJson(layout)}</script>
<script type="application/json" id="page">${json(pageData(page))}</script>
<script>${documentScripts.start}</script>
</body>
</html>
`;
}

function styleTags({ layout, screens, folder, print }: Styles, screen: string): string {
  const own = screens.get(screen);
  if (own === undefined) throw new Error(`The screen "${screen}" has no styles.`);
  return `<style>${layout}</style>
<style data-screen="${screen}">${own}</style>
<meta name="paper-styles" content="${print}">
<meta name="app-styles" content="${folder}">`;
}

/** Puts the text of each inline script right behind its mark in the HTML; the script removes itself once it has run. */
function placeScripts(html: string, scripts: Record<string, string>): string {
  return html.replace(
    /<i hidden="" data-inline-script="([\w-]+)"><\/i>/g,
    (mark, name: string) => `${mark}<script>${scripts[name] ?? ''}</script>`,
  );
}

/** Puts each fragment into the empty element reserved for it; the application leaves that content alone. */
function placeFragments(html: string, fragments: Record<string, string>): string {
  return html.replace(
    /(<div[^>]* data-fragment="([\w-]+)"[^>]*>)<\/div>/g,
    (_mark, start: string, name: string) => `${start}${fragments[name] ?? ''}</div>`,
  );
}

const layouts = new WeakMap<Layout, string>();

/** The JSON of a layout, which all pages of a language share. */
function layoutJson(layout: Layout): string {
  const text = layouts.get(layout) ?? json(layout);
  layouts.set(layout, text);
  return text;
}

/** JSON that is safe inside a script element. */
function json(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
