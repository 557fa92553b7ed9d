import { expect, test } from 'vitest';
import { checkLinks, linksIn } from './links.ts';
import { problemsOf } from './test-content.ts';

const FILE = 'home.json';

test('every field named link is found, at any depth', () => {
  const content = {
    link: '/a',
    linkLabel: '/no',
    tiles: [{ link: '/b' }, { inner: { link: '/c' } }],
    other: { link: null },
  };
  expect(linksIn(content, FILE)).toEqual([
    { file: FILE, field: 'link', href: '/a' },
    { file: FILE, field: 'tiles.0.link', href: '/b' },
    { file: FILE, field: 'tiles.1.inner.link', href: '/c' },
  ]);
});

test('a link to another site is none of this site’s addresses', () => {
  expect(linksIn({ link: 'https://www.google.com/maps/dir/', routes: [{ link: '/a' }] }, FILE)).toEqual([
    { file: FILE, field: 'routes.0.link', href: '/a' },
  ]);
});

test('a link to a page that nobody builds names file, field and the addresses that there are', async () => {
  const links = linksIn({ tiles: [{ link: '/bodega' }, { link: '/bodegas' }] }, FILE);
  expect(await problemsOf(() => checkLinks(links, new Set(['/favoritos', '/bodegas', '/bodegas/suter'])))).toEqual([
    `${FILE}: "tiles.0.link" is "/bodega", but no page has that address. Allowed: /bodegas, /favoritos, and the pages below them.`,
  ]);
});

test('a query or a place on the page is no part of the address', async () => {
  const links = linksIn([{ link: '/bodegas?filter=premium' }, { link: '/bodegas#mapa' }], FILE);
  expect(await problemsOf(() => checkLinks(links, new Set(['/bodegas'])))).toEqual([]);
});
