import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { renderDocument, renderPage } from '#app/entry.server.tsx';
import type { ClubData } from '#app/screens/club/page.server.ts';
import type { ListingData } from '#app/screens/listing/page.server.ts';
import { readSite, type Site } from '#builder/site/site.server.ts';
import { sitemaps } from '#builder/sitemap.ts';
import { isNoPrint, spareListings } from '#catalog/content/test-content.ts';
import { PAGE_SIZE } from '#common/lib/address/paging.ts';
import { paths } from '#common/lib/address/paths.ts';
import { type LocalPage, pageData } from '#engine/built-page.ts';
import type { Layout } from '#views/layout.ts';
import type { LongListData } from '#views/list-views.ts';
import { allGroups } from '#views/who-views.ts';
import { growContent } from './growth-content.ts';

// These tests make and read two whole sites.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const LIST = '/bodegas-en-san-rafael-mendoza';
const FEW = 100;
const MANY = 600;
const root = process.cwd();
const roots: string[] = [];

function grown(count: number): Promise<Site> {
  mkdirSync(path.join(root, '.build'), { recursive: true });
  const copy = mkdtempSync(path.join(root, '.build/growth-test-'));
  roots.push(copy);
  growContent(root, copy, count, isNoPrint);
  // Operators stay, whom activities name.
  const spare = [...spareListings()].filter((file) => !file.includes('/operadores/'));
  for (const file of spare) rmSync(path.join(copy, file));
  return readSite(copy, 'https://guia.example');
}

const small = grown(FEW);
const large = grown(MANY);
afterAll(() => {
  for (const copy of roots) rmSync(copy, { recursive: true });
});

const isList = ({ screen }: LocalPage) => screen.endsWith('collection');
const pagesOf = (site: Site, list: string, language = 'es') =>
  site.pages.filter(
    (page) =>
      page.language === language && isList(page) && (page.path === list || page.path.startsWith(`${list}/pagina/`)),
  );
const dataOf = (page: LocalPage) => page.data as LongListData;
const cardsOf = (pages: LocalPage[]) => pages.flatMap((page) => dataOf(page).cards.map(({ id }) => id));
const bytes = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

function documentOf(site: Site, page: LocalPage): Promise<string> {
  const layout = site.layouts.get(page.language) as Layout; // one for each language
  const assets = { styles: null, scripts: () => ['/app.js'], fonts: [] };
  return renderPage(page, layout, site.resources).then((html) =>
    renderDocument({ page, layout, html, assets, siteUrl: site.config.url }),
  );
}

test('no first load grows with the size of the catalogue', async () => {
  const [few, many] = await Promise.all([small, large]);
  const before = new Map(few.pages.map((page) => [page.address, page]));
  const lengthened = many.pages.flatMap((page) => {
    const known = before.get(page.address);
    // Lists, the club and who runs an activity grow until they are full, which is tested below; the map has a mark for
    // every listing.
    if (!known || ['collection', 'long-collection', 'club', 'welcome', 'map'].includes(page.screen)) return [];
    if (page.screen === 'listing' && (page.data as ListingData).who) return [];
    const grown = bytes(pageData(page)) / bytes(pageData(known));
    return grown > 1.1 ? [`${page.address}: ${bytes(pageData(known))} → ${bytes(pageData(page))}`] : [];
  });
  expect(lengthened).toEqual([]);
  for (const [language, layout] of many.layouts) expect(bytes(layout)).toBe(bytes(few.layouts.get(language)));
  const home = async (site: Site) => (await documentOf(site, site.pages[0] as LocalPage)).length; // Spanish, the home page
  expect(await home(many)).toBeLessThan((await home(few)) * 1.1);
});

test('an activity shows no more of those who run it than fit', async () => {
  const { pages } = await large;
  const whos = pages.flatMap(({ screen, data }) => (screen === 'listing' && (data as ListingData).who) || []);
  const counts = whos.map((who) => allGroups(who).flatMap(({ providers }) => providers).length);
  expect(Math.max(...counts)).toBe(10);
});

test('the club pages show no more members than fit', async () => {
  const { pages } = await large;
  const dataAt = <Data>(path: string) => pages.find((page) => page.address === path)?.data as Data;
  const groups = dataAt<ClubData>(paths.club).club?.members.groups ?? [];
  const bodegas = groups.find(({ more }) => more?.href === LIST);
  expect(bodegas?.members).toHaveLength(24);
  expect(bodegas?.more?.label).toMatch(/^y \d+ más$/);
  for (const { members } of groups) expect(members.length).toBeLessThanOrEqual(24);
  expect(dataAt<{ cards: unknown[] }>('/alojamientos-welcome').cards.length).toBeLessThanOrEqual(PAGE_SIZE);
});

test('a list that already fills its page does not get heavier', async () => {
  const [few, many] = await Promise.all([small, large]);
  const weigh = async (site: Site) => (await documentOf(site, pagesOf(site, LIST)[0] as LocalPage)).length;
  expect(cardsOf(pagesOf(few, LIST)).length).toBeGreaterThan(PAGE_SIZE);
  expect(cardsOf(pagesOf(many, LIST)).length).toBeGreaterThan(6 * PAGE_SIZE);
  expect(await weigh(many)).toBeLessThan((await weigh(few)) * 1.1);
});

test('the pages of a long list show every listing once, in the same order in every language', async () => {
  const site = await large;
  const ids = cardsOf(pagesOf(site, LIST));
  expect(new Set(ids).size).toBe(ids.length);
  const listed = site.pages.filter(
    ({ language, screen, status, path, data }) =>
      language === 'es' &&
      screen === 'listing' &&
      status === 200 &&
      path.startsWith(`${LIST}/`) &&
      // Listings that nobody has described are rows below the cards.
      (data as ListingData).brief === undefined,
  );
  expect([...ids].sort()).toEqual(listed.map(({ path }) => path.slice(LIST.length + 1)).sort());
  for (const language of ['en', 'pt']) expect(cardsOf(pagesOf(site, LIST, language))).toEqual(ids);
});

test('a list that fits stays one page, and does not mention pages', async () => {
  const site = await readSite(root);
  const lists = site.pages.filter(isList);
  expect(lists).toHaveLength(3 * new Set(lists.map(({ path }) => path)).size); // one in each language
  for (const page of lists) {
    expect(page.screen).toBe('collection');
    expect(Object.keys(page.files ?? {}).filter((file) => !/\/(cerca|horarios)\.json$/.test(file))).toEqual([]);
  }
  const html = await documentOf(site, lists[0] as LocalPage);
  expect(html).not.toMatch(/<div[^>]* data-more/);
  expect(html).not.toContain('rel="next"');
});

test('every filter of a long list has all its cards in files, for each language', async () => {
  const site = await large;
  const pages = pagesOf(site, LIST);
  const cards = pages.flatMap((page) => dataOf(page).cards);
  for (const { value, total } of dataOf(pages[0] as LocalPage).filters.slice(1)) {
    const kept = cards.filter(({ filters }) => filters.includes(value)).map(({ id }) => id);
    expect(total).toBe(kept.length);
    for (const prefix of ['', '/en']) {
      const parts = Array.from({ length: Math.ceil(kept.length / PAGE_SIZE) }, (_, index) => {
        const text = site.files.get(`${prefix}${LIST}/filtro/${value}/${index + 1}.json`) ?? '';
        return (JSON.parse(text) as { data: LongListData }).data.cards.map(({ id }) => id);
      });
      expect(parts.flat()).toEqual(kept);
    }
  }
});

for (const prefix of ['', '/en']) {
  test(`without JavaScript, links lead from page to page of ${prefix}${LIST}`, async () => {
    const site = await large;
    const byAddress = new Map(site.pages.map((page) => [page.address, page]));
    const titles = new Set<string>();
    let seen = 0;
    let address: string | undefined = prefix + LIST;
    let previous: string | undefined;
    while (address) {
      const page = byAddress.get(address) as LocalPage;
      const html = await documentOf(site, page);
      const own: string = address;
      expect(html).toContain(`<link rel="canonical" href="https://guia.example${own}">`);
      expect(/<link rel="prev" href="https:\/\/guia\.example(.*?)">/.exec(html)?.[1]).toBe(previous);
      // The title has non-breaking spaces, so that the town's name is never split.
      expect(/<h1>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll('\u00a0', ' ')).toBe(dataOf(page).title);
      titles.add(page.meta.title).add(page.meta.description);
      seen += html.match(/<article/g)?.length ?? 0;
      const links: string[] = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href);
      for (const href of links.filter((href) => href.includes('/pagina/')))
        expect(byAddress.get(href)?.status).toBe(200);
      const next: string | undefined = /<link rel="next" href="https:\/\/guia\.example(.*?)">/.exec(html)?.[1];
      expect(/<a [^>]*rel="next"/.test(html)).toBe(next !== undefined);
      if (next) expect(links).toContain(next);
      if (previous) expect(links).toContain(previous);
      previous = own;
      address = next;
    }
    const pages = pagesOf(site, LIST, prefix ? 'en' : 'es');
    expect(titles.size).toBe(2 * pages.length);
    expect(seen).toBe(cardsOf(pages).length);
  });
}

test('every page of a list is in the sitemap, but only its first page in the search index', async () => {
  const site = await large;
  const map = site.files.get('/sitemap.xml') ?? '';
  for (const { meta } of pagesOf(site, LIST)) expect(map).toContain(`<loc>${meta.canonical}</loc>`);
  const index = site.files.get('/search/es.json') ?? '';
  expect(index).toContain(`"href":"${LIST}"`);
  expect(index).not.toContain('/pagina/');
});

test('a page beyond the end of a list is a 404 page below it', async () => {
  const site = await large;
  const missing = site.pages.find(({ address }) => address === `${LIST}/pagina/404`);
  expect(missing).toMatchObject({ status: 404, screen: 'not-found', meta: { isIndexed: false } });
});

test('more addresses than one sitemap may contain are spread over several, each once', async () => {
  const { pages } = await small;
  const site = { url: 'https://guia.example' };
  const whole = locationsIn(new Map(sitemaps(pages, site)).get('/sitemap.xml'));
  const [list, ...parts] = sitemaps(pages, site, 100);
  expect(locationsIn(list?.[1])).toEqual(parts.map(([address]) => site.url + address));
  expect(parts.flatMap(([, text]) => locationsIn(text))).toEqual(whole);
  for (const [, text] of parts) expect(locationsIn(text).length).toBeLessThanOrEqual(100);
});

const locationsIn = (text = '') => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
