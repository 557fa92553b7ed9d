import { expect, test } from 'vitest';
import { drawIconSheet } from '#builder/site/icon-sheet.server.ts';
import { readLayout } from '#builder/site/layout.server.ts';
import { readPages } from '#builder/site/pages.server.ts';
import { printSheet } from '#builder/site/print-sheet.server.ts';
import { readRealCatalogue } from '#catalog/content/test-content.ts';
import type { LocalPage } from './built-page.ts';
import { renderDocument, type Styles } from './document.ts';

const assets = { styles: null, scripts: () => ['/entry.js'], fonts: [] };
const SHARE = 'https://guia.example/images/share/x.jpg';

const pages = new Map<string, LocalPage[]>();

async function readPagesIn(language: string) {
  const catalogue = await readRealCatalogue();
  const known = pages.get(language) ?? readPages(catalogue, language);
  pages.set(language, known);
  return { catalogue, known };
}

/** The metadata in the head of a page, by the names that networks and browsers use. */
async function headOf(path: string, language = 'es', change: Partial<LocalPage> = {}, styles: Styles | null = null) {
  const { catalogue, known } = await readPagesIn(language);
  const page = known.find((one) => one.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  const html = renderDocument({
    page: { ...page, ...change },
    layout: readLayout(catalogue, language, drawIconSheet(catalogue), printSheet(catalogue.root, [], [])),
    html: '',
    assets: { ...assets, styles },
    siteUrl: 'https://guia.example',
    shareImage: SHARE,
  });
  const tags = [...html.matchAll(/<meta (?:name|property)="(.*?)" content="(.*?)">/g)];
  const all = (wanted: string) => tags.flatMap(([, name, content]) => (name === wanted ? [content] : []));
  return { page, html, all, one: (name: string) => all(name)[0] };
}

test('an article is shared as an article, with its day of publication', async () => {
  const { known } = await readPagesIn('es');
  const article = known.find(({ publishedOn }) => publishedOn);
  const { one } = await headOf(article?.path ?? '');
  expect(one('og:type')).toBe('article');
  expect(one('article:published_time')).toBe(article?.publishedOn);
});

test('every other page is shared as a page of a website', async () => {
  const { one } = await headOf('/blog-de-turismo-san-rafael');
  expect(one('og:type')).toBe('website');
  expect(one('article:published_time')).toBeUndefined();
});

test('a shared page describes its picture', async () => {
  const { one, page } = await headOf('/lugares-para-visitar-en-san-rafael/valle-grande');
  expect(one('og:image')).toBe(SHARE);
  expect(one('og:image:alt')).toBe(`Valle Grande. ${page.share.picture?.alt}`);
  expect(one('twitter:image:alt')).toBe(one('og:image:alt'));
});

test('the share picture of a page without its own picture is described by the title alone', async () => {
  expect((await headOf('/favoritos')).one('og:image:alt')).toBe('Tus favoritos de San Rafael');
});

test('Open Graph and Twitter tags have the same texts', async () => {
  const { one } = await headOf('/bodegas-en-san-rafael-mendoza', 'en');
  expect(one('twitter:card')).toBe('summary_large_image');
  expect(one('twitter:title')).toBe(one('og:title'));
  expect(one('twitter:description')).toBe(one('og:description'));
  expect(one('twitter:image')).toBe(one('og:image'));
});

test('a page names its own language and the others it exists in', async () => {
  const { one, all } = await headOf('/', 'en');
  expect(one('og:locale')).toBe('en_GB');
  expect(all('og:locale:alternate')).toEqual(['es_AR', 'pt_BR']);
  expect((await headOf('/404', 'en')).all('og:locale:alternate')).toEqual([]);
});

test('no text in structured data can close its script element', async () => {
  const { html } = await headOf('/', 'es', { structuredData: [{ name: '</script><b>' }] });
  expect(html).toContain('<script type="application/ld+json">{"name":"\\u003c/script>\\u003cb>"}</script>');
});

test('a page contains the styles of the layout and of its own screen', async () => {
  const screens = new Map(['home', 'listing'].map((screen) => [screen, screen]));
  const styles = { layout: 'layout', screens, folder: '/assets/styles-1', print: '/assets/print-1.css' };
  const { html } = await headOf('/', 'es', {}, styles);
  expect([...html.matchAll(/<style[^>]*>(.*?)<\/style>/g)].map(([, css]) => css)).toEqual(['layout', 'home']);
});

test('fonts are asked for in the body, where no browser holds back its first paint for them', async () => {
  const { catalogue, known } = await readPagesIn('es');
  const html = renderDocument({
    ...{
      page: known[0] as LocalPage,
      layout: readLayout(catalogue, 'es', drawIconSheet(catalogue), printSheet(catalogue.root, [], [])),
      html: 'words',
    },
    ...{ assets: { ...assets, fonts: ['/a.woff2'] }, siteUrl: 'https://guia.example' },
  });
  const [head, body] = html.split('<body>');
  expect(head).not.toContain('/a.woff2');
  expect(body?.split('words')[0]).toContain('<link rel="preload" href="/a.woff2" as="font"');
});

test('nothing in the HTML makes a browser fetch the manifest, or hold back what it fetches ahead', async () => {
  const { html } = await headOf('/', 'en');
  expect(html).toContain('<meta name="app-manifest" content="/en/manifest.webmanifest">');
  expect(html.replace(/<noscript>.*?<\/noscript>/gs, '')).not.toContain('<link rel="manifest"');
  expect(html).not.toContain('http-equiv="Content-Security-Policy"');
});
