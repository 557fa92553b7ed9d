import { expect, test } from 'vitest';
import { viewLocator } from './locator.ts';
import { readRealCatalogue } from './test-content.ts';

const city = { href: '/ciudad', label: 'Ciudad', distanceKm: 0, lat: -34.615, lng: -68.333 };
const wine = { href: '/vino', label: 'Vino', distanceKm: 5, lat: -34.615, lng: -68.333 };
const lake = { href: '/lago', label: 'Lago', distanceKm: 75, lat: -35.083, lng: -68.75 };

async function viewFrom(here: string) {
  const { words } = await readRealCatalogue();
  const places = [city, wine, lake];
  return viewLocator({ places, road: [lake, city], city, here }, words.translator('es', 'catalog'), 'es');
}

test('the list says of every place how far it is and in which direction', async () => {
  const { places } = await viewFrom('/lago');
  expect(places.map(({ number, where }) => `${number} ${where}`)).toEqual([
    '1 En la ciudad',
    '2 5 km desde la ciudad',
    '3 75 km desde la ciudad, hacia el sudoeste',
  ]);
  expect(places.filter(({ isHere }) => isHere).map(({ label }) => label)).toEqual(['Lago']);
});

test('places at one point share a mark, which is marked from either', async () => {
  const { marks } = await viewFrom('/vino');
  expect(marks.map(({ text, isHere }) => [text, isHere])).toEqual([
    ['1 · 2', true],
    ['3', false],
  ]);
});

test('every mark lies inside the drawing', async () => {
  const { marks, width, height } = await viewFrom('/lago');
  for (const mark of marks) {
    expect(mark.x - mark.width / 2).toBeGreaterThanOrEqual(0);
    expect(mark.x + mark.width / 2).toBeLessThanOrEqual(width);
    expect(mark.y).toBeGreaterThan(0);
    expect(mark.y).toBeLessThan(height);
  }
});

test('rings around the city say how far the places lie, with every label inside the drawing', async () => {
  const { rings, width, height } = await viewFrom('/lago');
  expect(rings.map(({ label }) => label.text)).toEqual(['25 km']);
  for (const { label } of rings) {
    expect(label.x).toBeGreaterThan(0);
    expect(label.x).toBeLessThan(width);
    expect(label.y).toBeGreaterThan(0);
    expect(label.y).toBeLessThan(height);
  }
});
