/** Checks the structured data of every page in every language, as the build writes them. */
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { ListingData } from '#app/screens/listing/page.server.ts';
import { appIcons } from '#pictures/draw-app-icons.ts';
import { filesOf } from '#pictures/manifest.ts';
import type { ListData } from '#views/list-views.ts';
import { readSite, type Site } from './site.server.ts';

const SITE = 'https://guia.example';
const root = process.cwd();

let site: Site;
/** The addresses of pages, and of the files that search engines are sent to. */
let pages: Set<string>;
let files: Set<string>;

beforeAll(async () => {
  site = await readSite(root, SITE);
  pages = new Set(site.pages.flatMap(({ status, address }) => (status === 200 ? [address] : [])));
  files = new Set([
    ...(await appIcons(root)).keys(),
    ...site.pictures.flatMap(({ name, view }) => filesOf(name, view.widths).map((file) => `/images/${file}`)),
  ]);
});

const isAt = (known: () => Set<string>) => (address: string) => {
  const url = URL.parse(address);
  return url?.origin === SITE && known().has(decodeURI(url.pathname));
};

const text = z.string().trim().min(1);
const pageUrl = z.string().refine(
  isAt(() => pages),
  'must be the whole address of a page',
);
const imageUrl = z.string().refine(
  isAt(() => files),
  'must be the whole address of a file',
);
const outside = z.url({ protocol: /^https?$/ }).refine((address) => !address.startsWith(SITE));
const id = z.url({ protocol: /^https$/ }).startsWith(SITE);
const day = z.iso.date();
const positions = (items: { position: number }[]) => items.every(({ position }, index) => position === index + 1);

const context = { '@context': z.literal('https://schema.org') };
const address = z.strictObject({
  '@type': z.literal('PostalAddress'),
  streetAddress: text.optional(),
  addressLocality: text.optional(),
  addressRegion: z.literal('Mendoza'),
  addressCountry: z.literal('AR'),
});
const geo = z.strictObject({
  '@type': z.literal('GeoCoordinates'),
  latitude: z.number().min(-37).max(-32),
  longitude: z.number().min(-71).max(-66),
});
const publisher = z.strictObject({
  '@type': z.literal('Organization'),
  '@id': id,
  name: text,
  url: pageUrl,
  logo: z.strictObject({
    '@type': z.literal('ImageObject'),
    url: imageUrl,
    width: z.int().min(112),
    height: z.int().min(112),
  }),
  sameAs: z.array(outside).min(1).optional(),
});

const placeTypes = [
  ...(['BarOrPub', 'Bakery', 'CafeOrCoffeeShop', 'EntertainmentBusiness', 'FastFoodRestaurant', 'Hostel'] as const),
  ...(['Hotel', 'IceCreamShop', 'LandmarksOrHistoricalBuildings', 'LocalBusiness', 'LodgingBusiness'] as const),
  ...(['Museum', 'NightClub', 'Park', 'PerformingArtsTheater', 'Restaurant', 'Store', 'Winery'] as const),
  'TouristAttraction',
] as const;
/** A listing that nobody has described has no description. */
const described = { ...context, name: text, description: text.optional(), url: pageUrl, image: imageUrl };
const place = z.strictObject({
  ...described,
  '@type': z.enum(placeTypes),
  telephone: z
    .string()
    .regex(/^\+?\d[\d\s()-]+$/)
    .optional(),
  address: address.required({ addressLocality: true }),
  geo: geo.optional(),
  sameAs: z.array(outside).min(1).optional(),
});

const known = z.discriminatedUnion('@type', [
  place,
  z.strictObject({ ...described, '@type': z.literal('TouristTrip') }),
  z.strictObject({
    ...context,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, item: pageUrl }))
      .min(2)
      .refine(positions),
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('ItemList'),
    itemListElement: z
      .array(z.strictObject({ '@type': z.literal('ListItem'), position: z.int(), name: text, url: pageUrl }))
      .min(1)
      .refine(positions),
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('WebSite'),
    '@id': id,
    name: text,
    url: pageUrl,
    inLanguage: text,
    publisher,
    potentialAction: z.strictObject({
      '@type': z.literal('SearchAction'),
      target: z.strictObject({
        '@type': z.literal('EntryPoint'),
        urlTemplate: pageUrl.endsWith('?q={search_term_string}'),
      }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('Article'),
    headline: text.max(110),
    description: text,
    image: imageUrl,
    datePublished: day,
    author: z.strictObject({ '@type': z.literal('Organization'), name: text, url: pageUrl }),
    publisher,
    keywords: text,
    inLanguage: text,
    mainEntityOfPage: pageUrl,
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(1),
  }),
  z
    .strictObject({
      ...context,
      '@type': z.literal('Event'),
      name: text,
      description: text,
      startDate: day,
      endDate: day,
      eventStatus: z.literal('https://schema.org/EventScheduled'),
      eventAttendanceMode: z.literal('https://schema.org/OfflineEventAttendanceMode'),
      location: z.strictObject({ '@type': z.literal('Place'), name: text, address }),
      image: imageUrl.optional(),
      url: pageUrl,
    })
    .refine(({ startDate, endDate }) => startDate <= endDate),
]);

type JsonLdNode = z.output<typeof known>;

/** The structured data of all pages, each with its page; the other tests rely on what the first one has checked. */
const told = () =>
  site.pages.flatMap((page) => (page.structuredData ?? []).map((data) => ({ page, data: data as JsonLdNode })));

/** Every name and value inside `value`, at any depth. */
function fieldsIn(value: unknown): [name: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]): [string, unknown][] => [[name, inner], ...fieldsIn(inner)]);
}

test('every object has the fields of its type, and no others', () => {
  const problems = told().flatMap(({ page, data }) => {
    const { error } = known.safeParse(data);
    return error ? [`${page.address}: ${z.prettifyError(error)}`] : [];
  });
  expect(problems).toEqual([]);
});

test('no field is empty', () => {
  const empty = told().flatMap(({ page, data }) =>
    fieldsIn(data).flatMap(([name, value]) =>
      value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
        ? [`${page.address}: ${name}`]
        : [],
    ),
  );
  expect(empty).toEqual([]);
});

test('ratings and prices are left out', () => {
  const names = told().flatMap(({ data }) => fieldsIn(data).map(([name]) => name));
  expect([...new Set(names)].filter((name) => /rating|review|price|offer/i.test(name))).toEqual([]);
});

test('no two objects of a page share an @id', () => {
  for (const { address, structuredData } of site.pages) {
    const ids = fieldsIn(structuredData).flatMap(([name, value]) => (name === '@id' ? [value] : []));
    expect(ids, address).toEqual([...new Set(ids)]);
  }
});

test('every page below the home page has breadcrumbs, in its own language', () => {
  for (const { path, status, language, meta, structuredData = [] } of site.pages) {
    const trails = (structuredData as JsonLdNode[]).filter((data) => data['@type'] === 'BreadcrumbList');
    expect(trails, `${language} ${path}`).toHaveLength(status === 200 && path !== '/' ? 1 : 0);
    const [trail] = trails.map(({ itemListElement }) => itemListElement);
    if (!trail) continue;
    expect(trail.at(-1)?.item).toBe(meta.canonical);
    expect(trail.map(({ item }) => item.length)).toEqual(
      trail.map(({ item }) => item.length).toSorted((a, b) => a - b),
    );
    expect(trail[0]?.name).toBe({ es: 'Inicio', en: 'Home', pt: 'Início' }[language]);
  }
});

test('breadcrumbs put a listing below its list, an article below the blog, a place below the home page', () => {
  const trailOf = (wanted: string) =>
    told().flatMap(({ page, data }) =>
      page.address === wanted && data['@type'] === 'BreadcrumbList' ? data.itemListElement.map(({ name }) => name) : [],
    );
  const listing = site.pages.find(
    ({ screen, status, language }) => screen === 'listing' && status === 200 && language === 'en',
  );
  const [home, list, name, ...more] = trailOf(listing?.address ?? '');
  expect([home, name, more]).toEqual(['Home', (listing?.data as ListingData | undefined)?.detail?.card.title, []]);
  expect(list).not.toBe(name);
  expect(trailOf('/pt/lugares-para-visitar-en-san-rafael/canon-del-atuel')).toEqual(['Início', 'Cânion do Atuel']);
  const article = site.pages.find(
    ({ screen, status, language }) => [screen, status, language].join(' ') === 'article 200 es',
  );
  expect(trailOf(article?.address ?? '').slice(0, 2)).toEqual(['Inicio', 'Blog']);
});

test('a sample listing has nothing but breadcrumbs', () => {
  for (const page of site.pages.filter(({ screen, status }) => screen === 'listing' && status === 200)) {
    const { detail } = page.data as ListingData;
    const types = (page.structuredData as JsonLdNode[]).map((data) => data['@type']);
    if (detail?.card.isSample) expect(types, page.address).toEqual(['BreadcrumbList']);
    else expect(types, page.address).toEqual([expect.not.stringMatching(/List$/), 'BreadcrumbList']);
  }
});

test('a list contains only its real listings, by name and address alone', () => {
  for (const page of site.pages.filter(({ screen }) => screen === 'collection')) {
    const real = (page.data as ListData).cards.filter(({ isSample }) => !isSample);
    const lists = (page.structuredData as JsonLdNode[]).filter((data) => data['@type'] === 'ItemList');
    expect(lists.flatMap(({ itemListElement }) => itemListElement.map(({ name }) => name))).toEqual(
      real.map(({ title }) => title),
    );
  }
});

test('structured data stay small', () => {
  const sizes = site.pages.map(({ address, structuredData = [] }) => ({
    address,
    bytes: Buffer.byteLength(JSON.stringify(structuredData)),
  }));
  expect(sizes.filter(({ bytes }) => bytes > 8000)).toEqual([]);
});
