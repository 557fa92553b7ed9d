/** Checks that a live guide, which visitors rely on, contains no samples. */
import { expect, test } from 'vitest';
import { renderPage } from '#app/entry.server.tsx';
import { copySmallContent, copyWholeContent, problemsOf } from '#catalog/content/test-content.ts';
import { formatPesos } from '#common/lib/text/price.ts';
import type { Page } from '#engine/page.ts';
import { filesIn, foldersIn, readJson } from '#reading/read-file.ts';
import { readSite } from './site.server.ts';

const REAL = {
  url: 'https://guia.com.ar',
  email: 'hola@guia.com.ar',
  phone: '+54 260 442-7448',
  whatsapp: '+54 9 260 412-3456',
  instagram: 'https://www.instagram.com/guia/',
  facebook: 'https://www.facebook.com/guia/',
  privacy: { responsible: 'Marta Pérez', address: 'Calle Falsa 123', retentionDays: 365 },
  placeholders: [],
};

/** Read once, in the first test that needs it. */
let read: ReturnType<typeof readLive> | undefined;

/** The whole guide when it is live, and what it must not hold. */
async function readLive() {
  const { root, set } = copyWholeContent();
  const names = sampleNames(root);
  const [empty] = foldersIn(root, 'content/collections').filter((name) =>
    listings(root, name).every(({ sample }) => sample === true),
  );
  set('content/site.json', { ...REAL, mode: 'live' });
  return { names, empty, site: await readSite(root) };
}

test('no file of a live guide mentions a sample: no page, no index, no sitemap', async () => {
  read ??= readLive();
  const { names, site } = await read;
  expect(names.length).toBeGreaterThan(0);
  const told = [...site.files].flatMap(([file, text]) =>
    names.filter((name) => text.includes(JSON.stringify(name).slice(1, -1))).map((name) => `${file}: ${name}`),
  );
  expect(told).toEqual([]);
  expect(site.pages.some(({ share }) => names.some((name) => share.title.includes(name)))).toBe(false);
  expect(site.layouts.get('es')?.demo).toBeNull();
});

test('a category that had only samples says that it is empty, and is not indexed', async () => {
  read ??= readLive();
  const { empty, site } = await read;
  if (!empty) return; // every category has a real listing
  const page = site.pages.find(({ address }) => address === site.redirects[`/${empty}`]);
  if (!page) throw new Error(`${empty} has no page.`);
  expect(page.meta.isIndexed).toBe(false);
  const layout = site.layouts.get('es');
  if (!layout) throw new Error('There is no layout.');
  const html = await renderPage(page as Page, layout, site.resources);
  expect(html).toContain('todavía no publicamos ninguna ficha');
  expect(html).not.toContain('data-filter-bar');
});

test('a live guide sells no club membership without confirmed benefits, in any language', async () => {
  const { root, set, read } = copySmallContent();
  const club = JSON.parse(read('content/pages/club.json')) as Club & { translations: Record<string, Club> };
  set('content/site.json', { ...REAL, mode: 'live' });
  const isConfirmed = club.benefits.some(({ sample }) => !sample);
  if (isConfirmed) set('content/pages/club.json', { benefits: [], translations: withoutBenefits(club.translations) });
  const site = await readSite(root);
  for (const [language, layout] of site.layouts) {
    const words = language === 'es' ? club : club.translations[language];
    const page = site.pages.find(({ screen, language: own }) => screen === 'club' && own === language);
    if (!page || !words) throw new Error(`There is no club in ${language}.`);
    const html = await renderPage(page as Page, layout, site.resources);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main).toContain(words.closed.title);
    const price = formatPesos(club.price.amountArs, language);
    for (const sold of [price, words.cta.button, 'filter=welcome']) expect(main).not.toContain(sold);
    expect(page.meta.description).toBe(words.closed.description);
  }
});

test('a live guide with placeholders is not built, and one sentence names everything that is missing', async () => {
  const { root, set } = copySmallContent();
  set('content/site.json', {
    ...REAL,
    mode: 'live',
    phone: '+54 260 000-0000',
    url: 'https://guia.example',
    placeholders: ['email'],
  });
  const problems = await problemsOf(() => readSite(root));
  expect(problems).toEqual([expect.stringMatching(/"url", "email", "phone" have no real value yet/)]);
});

test('in a demo every sample is marked in its titles, and is neither indexed nor in the sitemap', async () => {
  const { root } = copyWholeContent();
  const site = await readSite(root);
  const names = new Set(sampleNames(root));
  const pages = site.pages.filter(
    ({ screen, share, language, status }) =>
      screen === 'listing' && language === 'es' && status === 200 && share.title.startsWith('Ejemplo: '),
  );
  expect(pages.length).toBeGreaterThan(0);
  for (const { address, meta, share } of pages) {
    expect(names).toContain(share.title.replace('Ejemplo: ', ''));
    expect(meta.title).toMatch(/^Ejemplo: /);
    expect(meta.isIndexed).toBe(false);
    expect(site.files.get('/sitemap.xml')).not.toContain(`${address}<`);
  }
});

type Listing = { name: string; sample?: boolean };

type Club = {
  benefits: { sample?: boolean }[];
  closed: { title: string; description: string };
  price: { amountArs: number };
  cta: { button: string };
};

const withoutBenefits = (translations: Record<string, Club>) =>
  Object.fromEntries(Object.entries(translations).map(([language, words]) => [language, { ...words, benefits: [] }]));

const listings = (root: string, collection: string): Listing[] => {
  const folder = `content/collections/${collection}/listings`;
  return filesIn(root, folder).map((file) => readJson(root, `${folder}/${file}`) as Listing);
};

/** The names of all listings and page entries that are marked as samples. */
function sampleNames(root: string): string[] {
  const inPages = filesIn(root, 'content/pages').flatMap((file) => samplesIn(readJson(root, `content/pages/${file}`)));
  const inLists = foldersIn(root, 'content/collections').flatMap((name) =>
    listings(root, name).filter(({ sample }) => sample),
  );
  return [...inLists, ...inPages].map(({ name }) => name);
}

function samplesIn(value: unknown): Listing[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'sample' in value && value.sample === true && 'name' in value ? [value as Listing] : [];
  return [...own, ...Object.values(value).flatMap(samplesIn)];
}
