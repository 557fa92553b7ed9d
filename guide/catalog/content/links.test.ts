import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkLinks, linksIn } from './links.ts';
import { innerLink, webAddress } from './schema.ts';
import { problemsOf } from './test-content.ts';

const FILE = 'home.json';

const tile = z.object({ link: innerLink });
const tiles = z.object({ tiles: z.array(tile) });

test('every address of this site is found by its type, at any depth and under any field name', () => {
  const schema = z.strictObject({
    start: innerLink.nullable(),
    linkLabel: z.string(),
    tiles: z.array(tile).default([]),
    doors: z.record(z.string(), z.object({ tipsLink: innerLink.optional() })),
    more: z.union([z.strictObject({ text: z.string() }), z.strictObject({ to: innerLink })]),
  });
  const content = schema.parse({
    start: '/a',
    linkLabel: '/no',
    tiles: [{ link: '/b', label: '/no' }],
    doors: { one: { tipsLink: '/c' }, two: {} },
    more: { to: '/d' },
  });
  expect(linksIn(schema, content, FILE)).toEqual([
    { file: FILE, field: 'start', href: '/a' },
    { file: FILE, field: 'tiles.0.link', href: '/b' },
    { file: FILE, field: 'doors.one.tipsLink', href: '/c' },
    { file: FILE, field: 'more.to', href: '/d' },
  ]);
});

test('a link to another site is not an address of this one', () => {
  const schema = z.object({ link: webAddress, routes: z.array(z.object({ link: innerLink })) });
  const content = schema.parse({ link: 'https://www.google.com/maps/dir/', routes: [{ link: '/a' }] });
  expect(linksIn(schema, content, FILE)).toEqual([{ file: FILE, field: 'routes.0.link', href: '/a' }]);
});

test('a link to a page that is never built is reported with the file, the field and the existing addresses', async () => {
  const links = linksIn(tiles, { tiles: [{ link: '/bodega' }, { link: '/bodegas' }] }, FILE);
  expect(await problemsOf(() => checkLinks(links, new Set(['/favoritos', '/bodegas', '/bodegas/suter'])))).toEqual([
    `${FILE}: "tiles.0.link" is "/bodega", but no page has that address. Allowed: /bodegas, /favoritos, and the pages below them.`,
  ]);
});

test('a query or fragment is not part of the address', async () => {
  const links = linksIn(tiles, { tiles: [{ link: '/bodegas?filter=premium' }, { link: '/bodegas#mapa' }] }, FILE);
  expect(await problemsOf(() => checkLinks(links, new Set(['/bodegas'])))).toEqual([]);
});
