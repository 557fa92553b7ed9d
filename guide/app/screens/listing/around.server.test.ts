import { expect, test } from 'vitest';
import { pageContext } from '#builder/site/pages.server.ts';
import { readRealCatalogue } from '#catalog/content/test-content.ts';
import { aroundFinder } from './around.server.ts';
import screen from './page.server.ts';

async function readAround() {
  const catalogue = await readRealCatalogue();
  const around = aroundFinder(pageContext(catalogue, 'es'));
  const cards = catalogue.collections.flatMap((collection) => catalogue.views(collection, 'es').cards);
  return { cards, around };
}

test('every listing links to three others that exist, at least two of them of other kinds', async () => {
  const { cards, around } = await readAround();
  const addresses = new Set(cards.map(({ href }) => href));
  expect(cards.length).toBeGreaterThan(0);
  for (const { href } of cards) {
    const hrefs = around(href)?.neighbours.items.map((one) => one.href) ?? [];
    expect(new Set(hrefs).size, href).toBe(3);
    expect(hrefs, href).not.toContain(href);
    expect(
      hrefs.filter((one) => !addresses.has(one)),
      href,
    ).toEqual([]);
    const list = href.slice(0, href.lastIndexOf('/'));
    expect(hrefs.filter((one) => !one.startsWith(`${list}/`)).length, href).toBeGreaterThanOrEqual(2);
  }
});

test('no listing links to a sample while there are enough real ones', async () => {
  const { cards, around } = await readAround();
  const samples = new Set(cards.filter(({ isSample }) => isSample).map(({ href }) => href));
  for (const { href } of cards) {
    expect(
      around(href)?.neighbours.items.filter((one) => samples.has(one.href)),
      href,
    ).toEqual([]);
  }
});

test('a listing says what it is, and not the plural of its list', async () => {
  const { cards, around } = await readAround();
  const wineries = cards.filter(({ type }) => type === 'bodega');
  const said = wineries.flatMap(({ href }) => around(href)?.strip.filter(({ kind }) => kind === 'what') ?? []);
  expect(new Set(said.map(({ text }) => text))).toEqual(new Set(['Bodega']));
});

test('a listing of unknown district states no distance, and claims nothing to be near', async () => {
  const { cards, around } = await readAround();
  const vague = cards.filter(({ location }) => location === 'Departamento de San Rafael');
  for (const { href } of vague) {
    const { strip, neighbours } = around(href) ?? { strip: [], neighbours: { title: '', items: [] } };
    expect(strip.filter(({ kind }) => kind === 'distance')).toEqual([]);
    expect(neighbours.title).toBe('También en San Rafael');
    expect(neighbours.items.every(({ distance }) => distance === null)).toBe(true);
  }
});

test('the distance by road matches the one on the listing’s own map', async () => {
  const context = pageContext(await readRealCatalogue(), 'es');
  const told = screen.pages(context).flatMap(({ data: { detail, around } }) => {
    const map = detail?.sections.find((section) => section.kind === 'map')?.own;
    const far = around?.strip.find(({ kind }) => kind === 'distance');
    return map?.distance && far?.note ? [{ title: detail?.card.title, map: map.distance, strip: far.text }] : [];
  });
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(({ map, strip }) => !map.startsWith(`${strip},`))).toEqual([]);
});

test('a neighbour within five minutes on foot comes first and says so, and no walk is claimed from a district', async () => {
  const catalogue = await readRealCatalogue();
  const around = aroundFinder(pageContext(catalogue, 'es'));
  const where = new Map(catalogue.collections.flatMap((one) => [...catalogue.views(one, 'es').whereabouts]));
  const walks = [...where].map(([href, { precision }]) => ({
    precision,
    isWalk: (around(href)?.neighbours.items ?? []).map(({ distance }) => /min a pie/.test(distance ?? '')),
  }));
  expect(walks.some(({ isWalk }) => isWalk.includes(true))).toBe(true);
  expect(walks.filter(({ precision, isWalk }) => precision === 'district' && isWalk.includes(true))).toEqual([]);
  for (const { isWalk } of walks) expect(isWalk.lastIndexOf(true)).toBe(isWalk.filter(Boolean).length - 1);
});
