import { expect, test } from 'vitest';
import { meantPages } from './meant-pages.ts';

const choices = [
  { href: '/bodegas/bodega-la-abeja', title: 'Bodega La Abeja' },
  { href: '/bodegas/suter', title: 'Bodega Suter' },
  { href: '/lugares/canon-del-atuel', title: 'Cañón del Atuel' },
  { href: '/club', title: 'Club' },
];
const meant = (page: string) => meantPages(page, choices).map(({ title }) => title);

test('a page is found by its name with a slip, by its title, and in another place', () => {
  expect(meant('/bodegas/bodega-la-aveja')[0]).toBe('Bodega La Abeja');
  expect(meant('/bodegas/bodega-suter')[0]).toBe('Bodega Suter');
  expect(meant('/canon-de-atuel')[0]).toBe('Cañón del Atuel');
});

test('an address that is like none suggests none', () => {
  expect(meant('/wp-admin')).toEqual([]);
  expect(meant('/x')).toEqual([]);
});
