import { describe, expect, test, vi } from 'vitest';
import type { BuiltPage } from '#app/built-page.server.ts';
import { DRAFT, listingsFolder, type NamedCollection } from '#app/catalog/catalogue.ts';
import { filesIn, readJson } from '#app/catalog/read-file.ts';
import { projectRoot, readRealCatalogue } from '#app/catalog/test-content.ts';
import type { Card } from '#app/catalog/views.ts';
import { readPages } from '#app/pages.server.ts';

// The whole guide, read anew.
vi.setConfig({ testTimeout: 30_000 });

/** Characters that search results show. A listing's title is its name's, and never cut. */
const LONGEST_TITLE = 60;
const SHORTEST_DESCRIPTION = 70;
const LONGEST_DESCRIPTION = 160;
const TRANSLATED_TO = ['en', 'pt'];

/** How many listings the guide began with; it may only grow. */
const FIRST_LISTINGS = {
  aceiteras: 6,
  alojamientos: 7,
  bodegas: 28,
  cultura: 16,
  emprendimientos: 12,
  excursiones: 11,
  gastronomia: 18,
  'turismo-aventura': 13,
  'vida-nocturna': 10,
};

/** What single pages began with: file and field → how many. It may only grow. */
const FIRST_ENTRIES: [file: string, field: string, count: number][] = [
  ['faq', 'questions', 12],
  ['faq', 'testimonials', 3],
  ['blog', 'posts', 3],
  ['telefonos', 'entries', 15],
  ['como-llegar', 'bus.companies', 11],
  ['como-llegar', 'bus.platforms', 2],
  ['transporte', 'buses.companies', 2],
  ['guia', 'cards', 13],
];

const pages = new Map<string, Promise<BuiltPage[]>>();

/** Every page of one language, built once for this file. */
function readPagesIn(language: string): Promise<BuiltPage[]> {
  const known = pages.get(language) ?? readRealCatalogue().then((catalogue) => readPages(catalogue, language));
  pages.set(language, known);
  return known;
}

const readSpanishPages = () => readPagesIn('es');

/** What one page shows; the caller says of which kind it is. */
async function dataOf<Data>(path: string): Promise<Data> {
  const page = (await readSpanishPages()).find((one) => one.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page.data as Data;
}

/** Every listing as its file holds it. */
async function readListingFiles() {
  const { collections } = await readRealCatalogue();
  return collections.flatMap(({ name }) => {
    const folder = listingsFolder(name);
    const files = filesIn(projectRoot, folder).filter((file) => !file.endsWith(DRAFT));
    return files.map((file) => ({
      collection: name,
      file: `${folder}/${file}`,
      content: readJson(projectRoot, `${folder}/${file}`) as Record<string, unknown>, // checked by the catalogue
    }));
  });
}

/** Every name and value inside `value`, at any depth. */
function fieldsIn(value: unknown): [name: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]): [string, unknown][] => [[name, inner], ...fieldsIn(inner)]);
}

/** What stands more than once. */
const doubled = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

test.each(FIRST_ENTRIES)('content/pages/%s.json keeps its "%s"', (file, field, count) => {
  const content = readJson(projectRoot, `content/pages/${file}.json`);
  const entries = field.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], content);
  expect((entries as unknown[]).length).toBeGreaterThanOrEqual(count);
});

test('every page of the guide can be built in Spanish', async () => {
  const { collections } = await readRealCatalogue();
  const paths = (await readSpanishPages()).map(({ path }) => path);
  const expected = collections.flatMap(({ path, listings }) => [path, ...listings.map(({ id }) => `${path}/${id}`)]);
  expect(paths).toEqual(expect.arrayContaining(['/', '/favoritos', '/404', ...expected]));
});

test('no two pages have the same address', async () => {
  expect(doubled((await readSpanishPages()).map(({ path }) => path))).toEqual([]);
});

describe.each(['es', ...TRANSLATED_TO])('in "%s"', (language) => {
  const foundPages = async () => (await readPagesIn(language)).filter(({ status }) => status === 200);

  test('no two pages have the same title', async () => {
    expect(doubled((await readPagesIn(language)).map(({ meta }) => meta.title))).toEqual([]);
  });

  test('no two pages have the same description', async () => {
    expect(doubled((await foundPages()).map(({ meta }) => meta.description))).toEqual([]);
  });

  test('every page has a title that fits in a search result', async () => {
    const unfit = (await foundPages()).filter(
      ({ screen, meta: { title } }) =>
        title.trim() === '' || (screen !== 'listing' && [...title].length > LONGEST_TITLE),
    );
    expect(unfit.map(({ path, meta: { title } }) => `${path}: ${title.length} characters: ${title}`)).toEqual([]);
  });

  test('every page has a description that fills its place in a search result', async () => {
    const unfit = (await foundPages()).filter(({ meta: { description } }) => {
      const { length } = [...description];
      return length < SHORTEST_DESCRIPTION || length > LONGEST_DESCRIPTION;
    });
    expect(
      unfit.map(({ path, meta: { description } }) => `${path}: ${description.length} characters: ${description}`),
    ).toEqual([]);
  });
});

test('every filter has a word, and every listing is kept only by filters that exist', async () => {
  const { collections } = await readRealCatalogue();
  for (const { name, path, filters } of collections) {
    const words = readJson(projectRoot, `content/collections/${name}/es.json`) as { filters: object };
    expect(Object.keys(words.filters).toSorted(), `${name}/es.json`).toEqual(['all', ...filters].toSorted());
    const { cards } = await dataOf<{ cards: Card[] }>(path);
    expect(cards.flatMap((card) => card.filters).filter((filter) => !filters.includes(filter))).toEqual([]);
  }
});

test('no card says the same thing twice', async () => {
  const { collections } = await readRealCatalogue();
  for (const { path } of collections) {
    const { cards } = await dataOf<{ cards: Card[] }>(path);
    for (const { href, facts, tags } of cards) {
      expect(doubled(facts.map(({ text }) => text)), href).toEqual([]);
      expect(doubled(tags), href).toEqual([]);
    }
  }
});

test('no page tells a visitor what is noted for the owner', async () => {
  const ownersFields = ['needsReview', 'sources', 'todo', 'sampleFields', 'translations', 'scene'];
  const told = (await readSpanishPages()).flatMap(({ path, data }) =>
    fieldsIn(data).flatMap(([name]) => (ownersFields.includes(name) ? [`${path}: ${name}`] : [])),
  );
  expect(told).toEqual([]);
});

test('no text of a listing is a note or a filler', async () => {
  const note = /\bTODO\b|\btodo:|\bFIXME\b|\bXXX\b|lorem ipsum|needsReview|\bplaceholder\b|\{\{|\bundefined\b/;
  const found = (await readListingFiles()).flatMap(({ file, content }) =>
    fieldsIn(content).flatMap(([name, value]) =>
      typeof value === 'string' && note.test(value) ? [`${file}: "${name}" is "${value}"`] : [],
    ),
  );
  expect(found).toEqual([]);
});

test('every source is a web address, an entry of the code index, or a request that came to the inbox', async () => {
  const unknown = (await readListingFiles()).flatMap(({ file, content }) =>
    asList(content.sources)
      .filter((source) => !/^(https?:\/\/[^\s/]+\.[^\s]+|code-index:\d+|publicar:\d+)$/.test(String(source)))
      .map((source) => `${file}: ${source}`),
  );
  expect(unknown).toEqual([]);
});

test('every real listing says where its facts were read', async () => {
  const unsourced = (await readListingFiles()).filter(
    ({ content }) => content.sample !== true && asList(content.sources).length === 0,
  );
  expect(unsourced.map(({ file }) => file)).toEqual([]);
});

test.each(TRANSLATED_TO)(
  'every listing is translated to "%s": its description and what its pictures show',
  async (language) => {
    const missing = (await readListingFiles()).flatMap(({ file, content }) => {
      const { description, images } = (content.translations as Record<string, Record<string, unknown>>)[language] ?? {};
      const isTold = typeof description === 'string' && description !== content.description;
      const isDescribed = asList(images).length > 0 && asList(images).every((image) => (image as { alt?: string }).alt);
      return isTold && isDescribed ? [] : [file];
    });
    expect(missing).toEqual([]);
  },
);

test.each(TRANSLATED_TO)(
  'every listing can be shown in "%s", at the same address and under the same filters',
  async (language) => {
    const catalogue = await readRealCatalogue();
    const identity = (collection: NamedCollection, spoken: string) =>
      catalogue
        .views(collection, spoken)
        .cards.map(({ id, type, href, filters, contact }) => ({ id, type, href, filters, contact }));
    for (const collection of catalogue.collections) {
      expect(identity(collection, language)).toEqual(identity(collection, 'es'));
    }
  },
);

test('the guide has at least the listings that it began with', async () => {
  const { collections } = await readRealCatalogue();
  const counts = new Map(collections.map(({ name, listings }) => [name, listings.length]));
  for (const [name, count] of Object.entries(FIRST_LISTINGS)) {
    expect(counts.get(name), name).toBeGreaterThanOrEqual(count);
  }
});

test('the first three lodgings are welcome, and the home page shows three of them with pictures', async () => {
  const lodgings = (await readListingFiles()).filter(({ collection }) => collection === 'alojamientos');
  const welcome = lodgings.filter(({ content }) => [content.category].flat().includes('welcome'));
  expect(welcome.slice(0, 3)).toEqual(lodgings.slice(0, 3));
  const { featured } = await dataOf<{ featured: { cards: Card[] } }>('/');
  expect(featured.cards).toHaveLength(3);
  expect(featured.cards.every(({ type, filters }) => type === 'alojamiento' && filters.includes('welcome'))).toBe(true);
});

test('every rating that is given lies between 4.1 and 5', async () => {
  const beyond = (await readListingFiles()).filter(
    ({ content: { rating } }) => rating != null && !(Number(rating) >= 4.1 && Number(rating) <= 5),
  );
  expect(beyond.map(({ file }) => file)).toEqual([]);
});

test.each([
  ['alojamientos', 40000, 250000],
  ['excursiones', 35000, 145000],
])('the prices in %s lie between %i and %i', async (wanted, least, most) => {
  const prices = (await readListingFiles())
    .filter(({ collection }) => collection === wanted)
    .map(({ content }) => content.price);
  expect(prices.length).toBeGreaterThan(0);
  expect(prices.filter((price) => typeof price !== 'number' || price < least || price > most)).toEqual([]);
});

test('guests arrive between 13:00 and 15:00 and leave between 10:00 and 11:00', async () => {
  const lodgings = (await readListingFiles()).filter(({ collection }) => collection === 'alojamientos');
  for (const { file, content } of lodgings) {
    expect(content.checkIn, file).toMatch(/^(1[34]:\d\d|15:00)$/);
    expect(content.checkOut, file).toMatch(/^(10:\d\d|11:00)$/);
  }
});

test('an invented rating, price or schedule is marked as a sample wherever it is shown', async () => {
  const catalogue = await readRealCatalogue();
  const unmarked = (await readListingFiles()).filter(
    ({ collection, content }) =>
      ['excursiones', 'turismo-aventura'].includes(collection) &&
      !['rating', 'price'].every((field) => content[field] == null || asList(content.sampleFields).includes(field)),
  );
  expect(unmarked.map(({ file }) => file)).toEqual([]);
  const excursions = catalogue.collections.find(({ name }) => name === 'excursiones');
  const { cards } = catalogue.views(excursions as NamedCollection, 'es');
  expect(cards.filter(({ rating, price }) => !rating?.isSample || !price?.isSample)).toEqual([]);
});

test('every chat opens on an international Argentine number', async () => {
  const links = (await readSpanishPages()).flatMap(({ path, data }) =>
    fieldsIn(data).flatMap(([, value]) =>
      // What is shared with a friend has no number.
      typeof value === 'string' && value.startsWith('https://wa.me/') && !value.startsWith('https://wa.me/?text=')
        ? [`${path} ${value}`]
        : [],
    ),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => !/ https:\/\/wa\.me\/549?\d{10}\?text=/.test(link))).toEqual([]);
});

test('no two listings of a collection have the same name, and no two at all the same description', async () => {
  const listings = await readListingFiles();
  expect(doubled(listings.map(({ collection, content }) => `${collection}: ${content.name}`))).toEqual([]);
  const texts = listings.map(({ content }) => String(content.description));
  expect(doubled(texts)).toEqual([]);
});
