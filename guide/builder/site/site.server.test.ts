import { expect, test } from 'vitest';
import { appIcons } from '#pictures/draw-app-icons.ts';
import { filesOf } from '#pictures/manifest.ts';
import { readSite, type Site } from './site.server.ts';

const root = process.cwd();

let published: Promise<Site> | undefined;

/** The site at its published address, read once for this file. */
function readPublished(): Promise<Site> {
  published ??= readSite(root, 'https://guia.example/');
  return published;
}

test('the sitemap lists the indexable pages, at the address where the guide is published', async () => {
  const { files, pages } = await readPublished();
  const listed = [...(files.get('/sitemap.xml') ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const indexed = pages.filter(({ status, meta }) => status === 200 && meta.isIndexed);
  expect(listed).toEqual(indexed.map(({ address }) => `https://guia.example${encodeURI(address)}`));
  expect(files.get('/robots.txt')).toContain('Sitemap: https://guia.example/sitemap.xml');
});

test('an invalid site address is reported as one clear mistake', async () => {
  await expect(readSite(root, 'guia.example')).rejects.toThrow(/SITE_URL is "guia.example", but must be/);
});

test('the browser gets the interface texts, but not those already in pages', async () => {
  const { files } = await readPublished();
  const words = [...files.keys()].filter((address) => address.startsWith('/locales/es/'));
  expect(words).toContain('/locales/es/translation.json');
  expect(words).not.toContain('/locales/es/catalog.json');
  expect(words).not.toContain('/locales/es/bodegas.json');
});

test('every page has its data beside it, and every short address leads to a page', async () => {
  const { files, pages, redirects } = await readPublished();
  const addresses = pages.map(({ address }) => address);
  for (const { path, address, status } of pages) {
    const file = status === 404 ? `${address}.json` : `${address.replace(/\/$/, '')}/page.json`;
    expect(JSON.parse(files.get(file) ?? '')).toMatchObject({ path });
  }
  for (const target of Object.values(redirects)) expect(addresses).toContain(target);
});

test('the sitemap links each page to its other languages', async () => {
  const { files } = await readPublished();
  const [entry = ''] =
    /<url><loc>https:\/\/guia\.example\/en\/inspirate<.*?<\/url>/.exec(files.get('/sitemap.xml') ?? '') ?? [];
  const alternates = [...entry.matchAll(/hreflang="(.*?)" href="https:\/\/guia\.example(.*?)"/g)];
  expect(alternates.map(([, language, address]) => `${language} ${address}`)).toEqual([
    'es /inspirate',
    'x-default /inspirate',
    'en /en/inspirate',
    'pt /pt/inspirate',
  ]);
});

test('the sitemap lists pictures of each page, and each is a file of the guide', async () => {
  const { files, pages, pictures } = await readPublished();
  const known = new Set(
    pictures.flatMap(({ name, view }) =>
      filesOf(name, view.widths).map((file) => `https://guia.example/images/${file}?v=${view.version}`),
    ),
  );
  const entries = (files.get('/sitemap.xml') ?? '').split('\n').filter((line) => line.startsWith('<url>'));
  const imagesIn = (entry: string) =>
    [...entry.matchAll(/<image:image><image:loc>(.*?)<\/image:loc><\/image:image>/g)].map(([, file = '']) =>
      decodeURI(file),
    );
  expect(entries.flatMap(imagesIn).filter((file) => !known.has(file))).toEqual([]);
  const own = pages.filter(({ status, meta, share }) => status === 200 && meta.isIndexed && share.picture);
  expect(entries.filter((entry) => imagesIn(entry).length > 0)).toHaveLength(own.length);
  const canyon = entries.find((entry) => entry.includes('/canon-del-atuel</loc>')) ?? '';
  expect(imagesIn(canyon).length).toBeGreaterThan(3);
});

test('the sitemap dates articles by their publication, and no other page', async () => {
  const { files, pages } = await readPublished();
  const told = [...(files.get('/sitemap.xml') ?? '').matchAll(/<loc>([^<]*)<\/loc><lastmod>(.*?)<\/lastmod>/g)];
  const articles = pages.filter(({ screen, status }) => screen === 'article' && status === 200);
  expect(told.map(([, address, day]) => `${address} ${day}`)).toEqual(
    articles.map(({ meta, publishedOn }) => `${encodeURI(meta.canonical)} ${publishedOn}`),
  );
  expect(told.length).toBeGreaterThan(0);
});

test.each([
  ['es', '', 'Buscar en la guía'],
  ['en', '/en', 'Search the guide'],
  ['pt', '/pt', 'Buscar no guia'],
])(
  'the web app manifest in "%s" has shortcuts into the guide, with icons of their own',
  async (language, prefix, search) => {
    const { files, pages } = await readPublished();
    const icons = new Set((await appIcons(root)).keys());
    const manifest = JSON.parse(files.get(`${prefix}/manifest.webmanifest`) ?? '') as {
      lang: string;
      id: string;
      start_url: string;
      description: string;
      categories: string[];
      icons: { src: string; purpose?: string }[];
      shortcuts: { name: string; url: string; icons: { src: string; sizes: string; type: string }[] }[];
    };
    expect(manifest).toMatchObject({ lang: language, id: prefix || '/', start_url: prefix || '/' });
    expect(manifest.description.length).toBeGreaterThan(70);
    expect(manifest.categories).toContain('travel');
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    expect(manifest.shortcuts[0]?.name).toBe(search);
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      `${prefix}/que-hacer-en-san-rafael-guia-completa`,
      `${prefix}/favoritos`,
      `${prefix}/telefonos-utiles-san-rafael`,
      `${prefix}/lugares-para-visitar-en-san-rafael/canon-del-atuel`,
    ]);
    const found = pages.filter((page) => page.language === language && page.status === 200);
    for (const { url, icons: own } of manifest.shortcuts) {
      expect(found.map(({ address }) => address)).toContain(url);
      expect(own).toEqual([expect.objectContaining({ sizes: '192x192', type: 'image/png' })]);
    }
    const drawn = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
    expect(drawn.filter(({ src }) => !icons.has(src))).toEqual([]);
  },
);

test('robots.txt allows everything, and names the sitemap', async () => {
  const { files } = await readPublished();
  expect(files.get('/robots.txt')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://guia.example/sitemap.xml\n');
});
