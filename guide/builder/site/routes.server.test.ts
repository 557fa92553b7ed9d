import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { readRealCatalogue } from '#catalog/content/test-content.ts';
import { type Route, readRoutes, routeLines } from './routes.server.ts';
import { seenSiteOf } from './site.server.ts';

let routes: Route[] = [];
beforeAll(async () => {
  routes = await readRoutes(process.cwd());
});

test('every page of the guide is listed, with a screen and a content file that exist', async () => {
  const { pages } = seenSiteOf(await readRealCatalogue(), undefined);
  expect(routes.map(({ address }) => address).sort()).toEqual(pages.map(({ address }) => address).sort());
  for (const { address, screen, content } of routes) {
    expect(existsSync(`${screen}/screen.tsx`), `${address}: ${screen}`).toBe(true);
    expect(existsSync(content), `${address}: ${content}`).toBe(true);
  }
});

test('the file of a listing, a place and an article holds its name', async () => {
  const { collections, places, posts } = await readRealCatalogue();
  const named = [
    ...collections.flatMap(({ path, listings }) => listings.map(({ id, name }) => [`${path}/${id}`, name])),
    ...[...places, ...posts].map((entry) => [entry.path, entry.in('es').title]),
  ];
  for (const [address, name = ''] of named) {
    const { content = '' } = routes.find((route) => route.address === address) ?? {};
    expect(readFileSync(content, 'utf8'), address).toContain(JSON.stringify(name).slice(1, -1));
  }
});

test('a translated place leads to its translation', async () => {
  const { places } = await readRealCatalogue();
  for (const { path, slug } of places) {
    const { content } = routes.find(({ address }) => address === `/en${path}`) ?? {};
    const translation = `content/places/${slug}.en.md`;
    expect(content).toBe(existsSync(translation) ? translation : `content/places/${slug}.md`);
  }
});

test('addresses, screens and files stand in columns', () => {
  const lines = routeLines([
    { address: '/a', screen: 's/long', content: 'one' },
    { address: '/longer', screen: 's', content: 'two' },
  ]);
  expect(lines).toEqual(['/a       s/long  one', '/longer  s       two']);
});
