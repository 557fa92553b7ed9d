import { expect, test } from 'vitest';
import { readRealCatalogue } from '#catalog/content/test-content.ts';
import { viewLocator } from './place-locator.ts';

const city = { href: '/ciudad', label: 'Ciudad', distanceKm: 0, lat: -34.615, lng: -68.333 };
const wine = { href: '/vino', label: 'Vino', distanceKm: 5, lat: -34.615, lng: -68.333 };
const lake = { href: '/lago', label: 'Lago', distanceKm: 75, lat: -35.083, lng: -68.75 };

async function viewFrom(here: string) {
  const { locales } = await readRealCatalogue();
  const places = [city, wine, lake];
  return viewLocator({ places, city, here }, locales.translator('es', 'catalog'), 'es');
}

test('the list gives the distance and direction of every place', async () => {
  const { places } = await viewFrom('/lago');
  expect(places.map(({ where }) => where)).toEqual([
    'En la ciudad',
    '5\u00a0km desde la ciudad',
    '75\u00a0km desde la ciudad, hacia el sudoeste',
  ]);
  expect(places.filter(({ isHere }) => isHere).map(({ label }) => label)).toEqual(['Lago']);
});
