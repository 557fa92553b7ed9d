import { expect, test } from 'vitest';
import { copyContent, problemsOf } from '#catalog/content/test-content.ts';
import { placeAt, placeLabel, readPlaces } from './read-places.ts';

const LANGUAGES = ['es', 'en'];

/** Writes the file of a made-up place; undefined removes a field. */
function placeFile(facts: Record<string, unknown> = {}) {
  const all = {
    title: 'La Laguna',
    summary: 'Agua quieta.',
    lat: -34.6,
    lng: -68.3,
    coordinatesNote: 'La orilla',
    distanceKm: 12,
    driveTime: '20 min',
    activities: [{ title: 'Remar', description: 'En bote.', link: '/blog' }],
    pictures: { hero: { print: 'places/valle-grande-hero', alt: 'Camino entre álamos' } },
    ...facts,
  };
  const lines = Object.entries(all).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${JSON.stringify(value)}`],
  );
  return ['---', ...lines, '---', '', 'Se llega a pie.', ''].join('\n');
}

function placesOf(files: Record<string, string>) {
  const { root, write } = copyContent();
  for (const [name, text] of Object.entries(files)) write(`content/places/${name}`, text);
  return () => readPlaces(root, LANGUAGES);
}

test('places are sorted by position, followed by those without one, sorted by title', () => {
  const places = placesOf({
    'a.md': placeFile({ title: 'Zanjón' }),
    'b.md': placeFile({ title: 'Arroyo' }),
    'c.md': placeFile({ title: 'Último', position: 2 }),
    'd.md': placeFile({ title: 'Primero', position: 1 }),
  })();
  expect(places.map(({ slug }) => slug)).toEqual(['d', 'c', 'b', 'a']);
});

test('a place is found by the address of its page, and menus use its label or its title', () => {
  const english = '---\nlabel: Lagoon\n---\n\nYou walk.\n';
  const places = placesOf({
    'laguna.md': placeFile({ label: 'Laguna' }),
    'laguna.en.md': english,
    'dique.md': placeFile({ title: 'El dique' }),
  })();
  const labels = ['laguna', 'dique'].map((slug) => {
    const place = placeAt(places, `/lugares-para-visitar-en-san-rafael/${slug}`);
    return place && [placeLabel(place, 'es'), placeLabel(place, 'en')];
  });
  expect(labels).toEqual([
    ['Laguna', 'Lagoon'],
    ['El dique', 'El dique'],
  ]);
  expect(placeAt(places, '/blog')).toBeUndefined();
});

test('a guide without places is valid', () => {
  expect(placesOf({})()).toEqual([]);
});

test.each([
  [
    'a missing title',
    { title: undefined },
    '"title" is missing; it must be a text; put it in quotes if it looks like a number.',
  ],
  ['a point on another continent', { lat: 34.6 }, 'line 4: "lat" is 34.6: '],
  ['a distance in words', { distanceKm: '12 km' }, 'line 7: "distanceKm" is "12 km", but must be a number.'],
  [
    'a link that is no address of this site',
    { activities: [{ title: 'a', description: 'b', link: 'blog' }] },
    'line 9: "activities.0.link" is "blog": must be an address of this site, beginning with /.',
  ],
  [
    'an unknown field',
    { sumary: 'x' },
    'line 11: unknown field: "sumary" (did you mean "summary"?). Allowed fields: position, title, ',
  ],
  [
    'a picture without words',
    { pictures: { hero: { print: 'places/valle-grande-hero' } } },
    'line 10: "pictures.hero.alt" is missing',
  ],
])('a place with %s is reported with file, line, field and remedy', async (_, facts, sentence) => {
  const [problem, ...others] = await problemsOf(placesOf({ 'laguna.md': placeFile(facts) }));
  expect(others).toEqual([]);
  expect(problem?.startsWith(`content/places/laguna.md: ${sentence}`), problem).toBe(true);
});
