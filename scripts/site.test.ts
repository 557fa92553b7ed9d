import { expect, test, vi } from 'vitest';
import { readSite } from './site.ts';

const root = process.cwd();

// The whole site, read anew.
vi.setConfig({ testTimeout: 30_000 });

test('the site map lists what search engines may index, at the address where the guide is published', async () => {
  const { files, pages } = await readSite(root, 'https://guia.example/');
  const listed = [...(files.get('/sitemap.xml') ?? '').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const indexed = pages.filter(({ status, meta }) => status === 200 && meta.isIndexed);
  expect(listed).toEqual(indexed.map(({ address }) => `https://guia.example${encodeURI(address)}`));
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
  const addresses = pages.map(({ address }) => address);
  for (const { path, address, status } of pages) {
    const file = status === 404 ? `${address}.json` : `${address.replace(/\/$/, '')}/page.json`;
    expect(JSON.parse(files.get(file) ?? '')).toMatchObject({ path });
  }
  for (const target of Object.values(redirects)) expect(addresses).toContain(target);
});

test('the site map tells of each page in the other languages', async () => {
  const { files } = await readSite(root, 'https://guia.example/');
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
