import { expect, test } from 'vitest';
import { readSite } from './site.ts';

const root = process.cwd();

test('the site map lists what search engines may index, at the address where the guide is published', async () => {
  const { files, pages } = await readSite(root, 'https://guia.example/');
  const listed = [...(files.get('/sitemap.xml') ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const indexed = pages.filter(({ status, meta }) => status === 200 && meta.isIndexed);
  expect(listed).toEqual(indexed.map(({ path }) => `https://guia.example${encodeURI(path)}`));
  expect(files.get('/robots.txt')).toContain('Sitemap: https://guia.example/sitemap.xml');
});

test('an address that cannot be published is one clear mistake', async () => {
  await expect(readSite(root, 'guia.example')).rejects.toThrow(/SITE_URL is "guia.example", but must be/);
});

test('the browser gets the words of the interface, not those that pages already hold', async () => {
  const { files } = await readSite(root);
  const words = [...files.keys()].filter((address) => address.startsWith('/locales/es/'));
  expect(words).toContain('/locales/es/translation.json');
  expect(words).not.toContain('/locales/es/catalog.json');
  expect(words).not.toContain('/locales/es/bodegas.json');
});

test('every page has its data beside it, and every short address leads to a page', async () => {
  const { files, pages, redirects } = await readSite(root);
  const paths = pages.map(({ path }) => path);
  for (const { path, status } of pages) {
    const file = status === 404 ? `${path}.json` : `${path.replace(/\/$/, '')}/page.json`;
    expect(JSON.parse(files.get(file) ?? '')).toMatchObject({ path });
  }
  for (const target of Object.values(redirects)) expect(paths).toContain(target);
});
