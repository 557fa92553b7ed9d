import { expect, test } from 'vitest';
import { pageContext } from '#builder/site/pages.server.ts';
import { readRealCatalogue } from '#catalog/content/test-content.ts';
import { placePath } from '#common/lib/address/paths.ts';
import definition from './page.server.ts';

/** The paths of all places, in the order of the menu. */
const PLACES = [
  'canon-del-atuel',
  'valle-grande',
  'los-reyunos',
  'villa-25-de-mayo',
  'el-nihuil',
  'dunas-del-nihuil',
  'el-sosneado',
  'ciudad',
  'caminos-del-vino',
];

async function readPlaces(language = 'es') {
  const catalogue = await readRealCatalogue();
  const context = pageContext(catalogue, language);
  const pages = definition.pages(context);
  return { pages, links: context.links, url: catalogue.site.url };
}

test('each of the nine places has a page with a gallery, activities and nearby listings', async () => {
  const { pages } = await readPlaces();
  expect(pages.map(({ path }) => path)).toEqual(PLACES.map(placePath));
  for (const { path, data } of pages) {
    expect(data.picture?.tall, `${path}: upright opening`).toBeDefined();
    expect(data.gallery.pictures.length, path).toBeGreaterThanOrEqual(5);
    expect(data.activities.items.length, path).toBeGreaterThanOrEqual(3);
    expect(data.nearby.cards.length, path).toBeGreaterThanOrEqual(1);
    expect(data.sections[0]?.title, path).toBeNull();
    expect(data.sections.map(({ title }) => title)).toEqual(expect.arrayContaining(['Cómo llegar', 'Cuándo ir']));
  }
});

test('only the canyon has a circuit, from El Nihuil to Valle Grande', async () => {
  const { pages } = await readPlaces();
  const circuits = pages.filter(({ data }) => data.circuit !== null);
  expect(circuits.map(({ path }) => path)).toEqual([placePath('canon-del-atuel')]);
  expect(circuits[0]?.data.circuit?.stops.map(({ km }) => km).filter((km) => !km.includes('aprox'))).toEqual([
    'km 0',
    'km 14,5',
    'km 50',
  ]);
});

test('a place is an attraction in San Rafael, Mendoza, Argentina, at its own address', async () => {
  const { pages, url } = await readPlaces();
  for (const { path, meta, structuredData } of pages) {
    expect(meta.canonical).toBe(url + path);
    expect(structuredData).toEqual([
      expect.objectContaining({
        '@type': 'TouristAttraction',
        url: url + path,
        image: expect.stringMatching(/^https?:/),
        address: expect.objectContaining({
          addressLocality: 'San Rafael',
          addressRegion: 'Mendoza',
          addressCountry: 'AR',
        }),
      }),
    ]);
  }
});

test('the listings near a place are taken in turns from the categories that it recommends', async () => {
  const { pages } = await readPlaces();
  const canyon = pages.find(({ path }) => path.endsWith('/canon-del-atuel'));
  const types = canyon?.data.nearby.cards.map(({ type }) => type);
  expect(types?.slice(0, 4)).toEqual(['excursion', 'turismo-aventura', 'restaurante', 'alojamiento']);
  const hrefs = canyon?.data.nearby.cards.map(({ href }) => href) ?? [];
  expect(new Set(hrefs).size).toBe(hrefs.length);
});

test('the links of all places are collected for the link check', async () => {
  const { links } = await readPlaces();
  expect(links.filter(({ field }) => field.startsWith('activities.')).length).toBeGreaterThan(30);
});

test('the page states what sources know about bathing, fuel and parking, and names what they leave open', async () => {
  const { pages } = await readPlaces();
  for (const { path, data } of pages) {
    const shore = data.arrival.rows.find(({ label }) => label === 'Bañarse')?.text;
    expect(shore, path).toMatch(/prohibido/i);
    for (const name of ['Nafta', 'Estacionamiento']) {
      const isTold = data.arrival.rows.some(({ label }) => label === name);
      const isNamed = data.arrival.unknown?.includes(name.toLocaleLowerCase('es')) ?? false;
      expect(isTold !== isNamed, `${path}: ${name}`).toBe(true);
    }
  }
});
