import { expect, test } from 'vitest';
import type { Catalogue } from '#catalog/listings/catalogue.ts';
import { articlePath, placePath } from '#common/lib/address/paths.ts';
import { movedRefs } from './moved-refs.server.ts';

const collections = [{ type: 'bodega', path: '/bodegas' }];
const on = '2026-11-21';
const refs = (moved: [string, string | null][]) =>
  movedRefs({
    collections,
    moved: moved.map(([from, to]) => ({ from, to, on, name: 'x' })),
  } as unknown as Catalogue); // the parts that `movedRefs` reads

test('moved listings, places and articles are keyed by the references that favourites store', () => {
  expect(
    refs([
      ['/bodegas/antes', '/bodegas/ahora'],
      [placePath('dique'), placePath('lago')],
      [articlePath('nota'), null],
      ['/bodegas/se-fue', null],
    ]),
  ).toEqual({ 'bodega:antes': 'bodega:ahora', 'lugar:dique': 'lugar:lago', 'nota:nota': null, 'bodega:se-fue': null });
});

test('an address that cannot be a favourite is left out, and a move to such a page counts as removed', () => {
  expect(
    refs([
      ['/consejos', '/otros-consejos'],
      ['/bodegas/antes', '/club'],
    ]),
  ).toEqual({ 'bodega:antes': null });
});
