import { describe, expect, test } from 'vitest';
import { type ListingData, leadsToSomebody } from '#app/screens/listing/page.server.ts';
import { tripData } from '#app/screens/trip/trip-data.server.ts';
import { pageContext, readPages } from '#builder/site/pages.server.ts';
import { projectRoot, readRealCatalogue } from '#catalog/content/test-content.ts';
import { isAnswered } from '#catalog/facts/answered-note.ts';
import { DRAFT, listingsFolder } from '#catalog/listings/listing-files.ts';
import type { NamedCollection } from '#catalog/listings/read-collections.ts';
import type { BuiltPage } from '#engine/built-page.ts';
import { filesIn, readJson } from '#reading/read-file.ts';
import type { Card } from '#views/views.ts';

/** The number of characters that search results show. A listing's title is derived from its name, and never cut. */
const LONGEST_TITLE = 60;
const SHORTEST_DESCRIPTION = 70;
const LONGEST_DESCRIPTION = 160;
const TRANSLATED_TO = ['en', 'pt'];

const pages = new Map<string, Promise<BuiltPage[]>>();

/** Every page of one language, built once for this file. */
function readPagesIn(language: string): Promise<BuiltPage[]> {
  const known = pages.get(language) ?? readRealCatalogue().then((catalogue) => readPages(catalogue, language));
  pages.set(language, known);
  return known;
}

const readSpanishPages = () => readPagesIn('es');

/** The data of one page; the caller declares their type. */
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

/** The texts that occur more than once. */
const doubled = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

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

  test('every page has a description that makes use of its space in a search result', async () => {
    const unfit = (await foundPages()).filter(({ screen, meta: { description } }) => {
      const { length } = [...description];
      // A listing's is the beginning of what its business says, however short.
      return length > LONGEST_DESCRIPTION || (screen !== 'listing' && length < SHORTEST_DESCRIPTION);
    });
    expect(
      unfit.map(({ path, meta: { description } }) => `${path}: ${description.length} characters: ${description}`),
    ).toEqual([]);
  });
});

test('every filter has a label, and every listing is kept only by filters that exist', async () => {
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

test('no page shows a visitor notes that are meant for the owner', async () => {
  const ownersFields = ['needsReview', 'sources', 'todo', 'sampleFields', 'translations'];
  const told = (await readSpanishPages()).flatMap(({ path, data }) =>
    fieldsIn(data).flatMap(([name]) => (ownersFields.includes(name) ? [`${path}: ${name}`] : [])),
  );
  expect(told).toEqual([]);
});

test('no text of a listing is a note or filler', async () => {
  const note = /\bTODO\b|\btodo:|\bFIXME\b|\bXXX\b|lorem ipsum|needsReview|\bplaceholder\b|\{\{|\bundefined\b/;
  const found = (await readListingFiles()).flatMap(({ file, content }) =>
    fieldsIn(content).flatMap(([name, value]) =>
      typeof value === 'string' && note.test(value) ? [`${file}: "${name}" is "${value}"`] : [],
    ),
  );
  expect(found).toEqual([]);
});

test('every source is a web address, or a request that came through the inbox', async () => {
  const unknown = (await readListingFiles()).flatMap(({ file, content }) =>
    asList(content.sources)
      .filter((source) => !/^(https?:\/\/[^\s/]+\.[^\s]+|(publicar|sabes):\d+)$/.test(String(source)))
      .map((source) => `${file}: ${source}`),
  );
  expect(unknown).toEqual([]);
});

test('every real listing says where its facts were read, or waits on the owner’s list', async () => {
  const unsourced = (await readListingFiles()).filter(
    ({ content: { sample, sources, needsReview, todo } }) =>
      sample !== true && asList(sources).length === 0 && !(needsReview === true && asList(todo).length > 0),
  );
  expect(unsourced.map(({ file }) => file)).toEqual([]);
});

test('no note sends the owner to ask for a value that its listing shows', async () => {
  const stale = (await readListingFiles()).flatMap(
    ({ file, content: { phone, whatsapp, website, instagram, facebook, todo } }) =>
      asList(todo)
        .filter((note) => isAnswered(String(note), { phone, whatsapp, website, instagram, facebook }))
        .map((note) => `${file}: ${String(note)}`),
  );
  expect(stale).toEqual([]);
});

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

/** The page about the guide's data names the projects whose licences ask for it. */
const NAMES_PROJECTS = new Set(['open-data']);

test('no page names a stranger’s code as the authority for a fact', async () => {
  const naming = (await readSpanishPages())
    .filter(({ screen }) => !NAMES_PROJECTS.has(screen))
    .filter(({ data }) => /github\.com|gitlab\.com/i.test(JSON.stringify(data)));
  expect(naming.map(({ path }) => path)).toEqual([]);
});

test('no category is empty', async () => {
  const { collections } = await readRealCatalogue();
  expect(collections.filter(({ listings }) => listings.length === 0).map(({ name }) => name)).toEqual([]);
});

test('no real business is promised a club benefit that nobody agreed on', async () => {
  const promised = (await readListingFiles()).filter(({ content }) => {
    const { sample, sampleFields, clubWelcome, clubBeneficio } = content;
    const isInvented = ['clubWelcome', 'clubBeneficio'].some((field) => asList(sampleFields).includes(field));
    return sample !== true && isInvented && (clubWelcome === true || clubBeneficio === true);
  });
  expect(promised.map(({ file }) => file)).toEqual([]);
});

test('no listing of a real business shows a rating that it does not mark as a sample', async () => {
  const unmarked = (await readListingFiles()).filter(
    ({ content: { sample, sampleFields, rating } }) =>
      sample !== true && rating != null && !asList(sampleFields).includes('rating'),
  );
  expect(unmarked.map(({ file }) => file)).toEqual([]);
});

test('every chat opens on an international Argentine mobile number', async () => {
  const links = (await readSpanishPages()).flatMap(({ path, data }) =>
    fieldsIn(data).flatMap(([, value]) =>
      // A link that shares something with a friend has no number.
      typeof value === 'string' && value.startsWith('https://wa.me/') && !value.startsWith('https://wa.me/?text=')
        ? [`${path} ${value}`]
        : [],
    ),
  );
  expect(links).not.toEqual([]);
  expect(links.filter((link) => !/ https:\/\/wa\.me\/549\d{10}\?text=/.test(link))).toEqual([]);
});

test('the home page shows only lodgings of the club, each with a picture', async () => {
  const { featured } = await dataOf<{ featured: { cards: Card[] } }>('/');
  expect(featured.cards.length).toBeLessThanOrEqual(3);
  for (const { type, filters, image } of featured.cards) {
    expect(type).toBe('alojamiento');
    expect(filters).toContain('welcome');
    expect(image.alt).not.toBe('');
  }
});

test('the home page proposes real lodgings before those of the club, and no sample among them', async () => {
  const { lodgings } = await dataOf<{ lodgings: { cards: Card[] } }>('/');
  expect(lodgings.cards.length).toBeGreaterThan(0);
  expect(lodgings.cards.filter(({ isSample }) => isSample)).toEqual([]);
  const callable = lodgings.cards.map(({ contact }) => Boolean(contact.whatsapp ?? contact.phone));
  expect(callable).toEqual(callable.toSorted((a, b) => Number(b) - Number(a)));
});

test('every page of something real ends with somebody: itself, whoever runs it, or openly the tourist office', async () => {
  const alone = (await readSpanishPages()).filter(({ screen, data }) => {
    const { detail, who } = (screen === 'listing' ? data : {}) as Partial<ListingData>; // that screen's data
    if (!detail || detail.card.isSample) return false;
    const asked = detail.trust?.office?.numbers.length ?? 0;
    return leadsToSomebody(detail, who) ? asked > 0 : asked === 0;
  });
  expect(alone.map(({ path }) => path)).toEqual([]);
});

/** Where the specification asks for the guide's own number; each says that it is an example while it is one. */
const OWN_NUMBER = new Set(['club', 'contact', 'faq', 'publish']);

test('while the guide’s number is a placeholder, pages offer it only where the specification asks for it', async () => {
  const { site } = await readRealCatalogue();
  const digits = [site.whatsapp, site.phone]
    .filter((_number, index) => site.placeholders.includes(index === 0 ? 'whatsapp' : 'phone'))
    .map((number) => number.replace(/\D/g, ''));
  const offering = (await readSpanishPages()).flatMap(({ path, screen, data, files, structuredData }) => {
    const contact = (data as { detail?: { contact?: { isExample?: true } } | null } | null)?.detail?.contact;
    // The message that all excursions share goes there, and its page says what it is.
    const told = contact?.isExample ? { ...(data as object), detail: null } : data;
    // Files are taken along: contacts, calendars, points, open data.
    const all = [OWN_NUMBER.has(screen) ? null : told, files, structuredData];
    const written = JSON.stringify(all).replace(/[\s-]/g, '');
    return digits.some((number) => written.includes(number)) ? [path] : [];
  });
  expect(offering).toEqual([]);
});

test('nothing made up leaves the guide without its mark: a trip names every sample as one', async () => {
  const catalogue = await readRealCatalogue();
  const samples = catalogue.collections
    .flatMap((collection) => catalogue.views(collection, 'es').cards)
    .filter(({ isSample }) => isSample);
  const names = new Map(
    tripData(pageContext(catalogue, 'es')).things.map(({ type, id, name }) => [`${type} ${id}`, name]),
  );
  const told = samples.flatMap(({ type, id }) => names.get(`${type} ${id}`) ?? []);
  expect(told.filter((name) => !/ejemplo/i.test(name))).toEqual([]);
});
