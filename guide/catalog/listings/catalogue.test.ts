import { expect, test } from 'vitest';
import {
  collectionNamed,
  copyContent,
  plainListing,
  problemsOf,
  projectRoot,
  viewOf,
} from '#catalog/content/test-content.ts';
import { filesIn } from '#reading/read-file.ts';
import { readCatalogue } from './catalogue.ts';

const BODEGAS = 'content/collections/bodegas';
const ACEITERAS = 'content/collections/aceiteras';
/** The files of a collection's listings, without drafts. */
const listingsOf = (collection: string) =>
  filesIn(projectRoot, `${collection}/listings`)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.draft.json'))
    .map((name) => `${collection}/listings/${name}`);
const [WINERY = ''] = listingsOf(BODEGAS);
const [MILL = ''] = listingsOf(ACEITERAS);

test('a mistyped field stops the build, with file, field, the closest name and all allowed ones', async () => {
  const { root, replace } = copyContent('bodegas');
  replace(WINERY, '"phone"', '"phnoe"');
  const [problem, ...others] = await problemsOf(() => readCatalogue(root));
  expect(others).toEqual([]);
  expect(problem).toMatch(/^content\S+\.json: line \d+: unknown field: "phnoe" \(did you mean "phone"\?\)/);
  expect(problem).toContain(WINERY);
  expect(problem).toMatch(/Allowed fields: name, description, .*clubWelcome/);
});

test('an unknown category is reported with the allowed ones', async () => {
  const { root, set } = copyContent('bodegas');
  set(WINERY, { category: 'boutque' });
  expect(await problemsOf(() => readCatalogue(root))).toEqual([
    expect.stringMatching(
      /listings\/\S+\.json: line \d+: "category" is "boutque" \(did you mean "boutique"\?\), but must be one of: premium, boutique, tradicional, organica\.$/,
    ),
  ]);
});

test('the mistakes of several files in several collections are all reported at once', async () => {
  const { root, set, write } = copyContent('bodegas', 'aceiteras');
  set(WINERY, { category: 'vieja', location: undefined });
  set(MILL, { visita_guiada: 'si' });
  write(`${ACEITERAS}/listings/nueva.json`, '{');
  const problems = await problemsOf(() => readCatalogue(root));
  expect(problems).toHaveLength(4);
  expect(problems.map((problem) => problem.split(':')[0])).toEqual([
    MILL,
    `${ACEITERAS}/listings/nueva.json`,
    WINERY,
    WINERY,
  ]);
});

test('a copied collection with the same type and path is reported, with the collection that has them', async () => {
  const { root, copy } = copyContent('bodegas');
  copy(BODEGAS, 'content/collections/vinotecas');
  expect(await problemsOf(() => readCatalogue(root))).toEqual([
    'content/collections/vinotecas/index.ts: "type" is "bodega", which bodegas already has; choose another.',
    'content/collections/vinotecas/index.ts: "path" is "/bodegas-en-san-rafael-mendoza", which bodegas already has; choose another.',
  ]);
});

test('a copied collection with its own type and path is read without any registration', async () => {
  const { root, copy, remove, replace, write } = copyContent('bodegas');
  copy(BODEGAS, 'content/collections/vinotecas');
  replace('content/collections/vinotecas/index.ts', "'bodega'", "'vinoteca'");
  replace('content/collections/vinotecas/index.ts', '/bodegas-en-', '/vinotecas-en-');
  remove('content/collections/vinotecas/listings');
  const shop = { ...plainListing, category: 'boutique', clubWelcome: false };
  write('content/collections/vinotecas/listings/la-prueba.json', JSON.stringify(shop));
  const { collections } = await readCatalogue(root);
  expect(collections.map(({ name, type }) => [name, type])).toEqual([
    ['bodegas', 'bodega'],
    ['vinotecas', 'vinoteca'],
  ]);
});

test('a collection without a listing is not published', async () => {
  const { root, remove } = copyContent('aceiteras');
  remove(`${ACEITERAS}/listings`);
  expect(await problemsOf(() => readCatalogue(root))).toEqual([
    `${ACEITERAS}/listings: has no listing yet; a collection needs at least one to be published.`,
  ]);
});

test.each(['es.json', 'index.ts'])('a collection without its %s is reported with the missing file', async (name) => {
  const { root, remove } = copyContent('aceiteras');
  remove(`${ACEITERAS}/${name}`);
  const [problem] = await problemsOf(() => readCatalogue(root));
  expect(problem).toContain(`${ACEITERAS}/${name}`);
});

test('a photograph among the listing files is reported', async () => {
  const { root, write } = copyContent('bodegas');
  write(`${BODEGAS}/listings/foto.jpg`, '');
  expect(await problemsOf(() => readCatalogue(root))).toEqual([
    `${BODEGAS}/listings/foto.jpg: is no listing; a photograph belongs in the folder that is called like its listing.`,
  ]);
});

test('a hidden file that the operating system left among the listings does no harm', async () => {
  const { root, write } = copyContent('bodegas');
  write(`${BODEGAS}/listings/.DS_Store`, '');
  expect(await problemsOf(() => readCatalogue(root))).toEqual([]);
});

test('a draft is left out and reported, even if it is not valid JSON', async () => {
  const { root, write } = copyContent('bodegas');
  write(`${BODEGAS}/listings/nueva.draft.json`, '{ "name": "FALTA: el nombre", ');
  const { collections, drafts } = await readCatalogue(root);
  expect(collections[0]?.listings.map(({ id }) => id)).not.toContain('nueva.draft');
  expect(drafts).toEqual([
    `${BODEGAS}/listings/nueva.draft.json: a draft; fill in what says FALTA and rename it to nueva.json`,
  ]);
});

test.each([WINERY, `${BODEGAS}/es.json`, 'content/site.json', 'content/locales/es/catalog.json'])(
  'a placeholder in %s stops the build',
  async (file) => {
    const { root, set } = copyContent('bodegas');
    set(file, { name: 'FALTA: el nombre' });
    const [problem, ...others] = await problemsOf(() => readCatalogue(root));
    expect(others).toEqual([]);
    expect(problem).toMatch(/: line \d+: "name" still says "FALTA: el nombre"; write there what it asks for\.$/);
    expect(problem?.startsWith(`${file}: `)).toBe(true);
  },
);

test.each(['Bodega Ñandú', 'bodega--suter', '-suter', 'suter_2'])('"%s" cannot be an address', async (id) => {
  const { root, copy } = copyContent('bodegas');
  copy(WINERY, `${BODEGAS}/listings/${id}.json`);
  expect(await problemsOf(() => readCatalogue(root))).toEqual([
    `${BODEGAS}/listings/${id}.json: the file name is the listing's address; use only a-z, 0-9 and single dashes.`,
  ]);
});

test('an unknown service icon is reported with the allowed ones', async () => {
  const { root, set } = copyContent('bodegas');
  set('content/service-icons.json', { wifi: 'wi-fi' });
  const [problem] = await problemsOf(() => readCatalogue(root));
  expect(problem).toMatch(
    /^content\/service-icons\.json: line \d+: "wifi" is "wi-fi" \(did you mean "wifi"\?\), but must be one of: /,
  );
  expect(problem).toContain('wifi, wine.');
});

test('a contact of the guide that is not a web address is reported with content/site.json and the field', async () => {
  const { root, set } = copyContent('bodegas');
  set('content/site.json', { instagram: 'guiasanrafael' });
  const [problem] = await problemsOf(() => readCatalogue(root));
  expect(problem).toMatch(/^content\/site\.json: line \d+: "instagram" is "guiasanrafael": must be a web address/);
});

test('a missing text is reported with its key and the file where it belongs', async () => {
  const { root, set } = copyContent('aceiteras');
  set(`${ACEITERAS}/es.json`, { filters: { all: 'Todas' } });
  const catalogue = await readCatalogue(root);
  const [problem] = await problemsOf(() => catalogue.views(collectionNamed(catalogue, 'aceiteras'), 'es'));
  expect(problem).toMatch(
    /^the word "filters\.\w+" is missing; write it in content\/collections\/aceiteras\/es\.json\.$/,
  );
});

test('a translation with a list of another length is reported with file, language and both lengths', async () => {
  const { root, set } = copyContent('aceiteras');
  const { images } = plainListing;
  set(MILL, { images, translations: { pt: { images: [{ alt: 'Um' }, { alt: 'Dois' }] } } });
  expect(await problemsOf(() => readCatalogue(root))).toEqual([
    expect.stringMatching(
      /\.json \(pt\): line \d+: "images" has 2 entries, but 1 in Spanish; they must match one to one\.$/,
    ),
  ]);
});

test('a translated field that the Spanish lacks is reported', async () => {
  const { root, set } = copyContent('aceiteras');
  set(MILL, { translations: { en: { descripcion: 'An old mill.' } } });
  expect(await problemsOf(() => readCatalogue(root))).toEqual([
    expect.stringMatching(
      /\.json \(en\): line \d+: "descripcion" is translated, but there is no such text in Spanish\.$/,
    ),
  ]);
});

test('listings with a position come first and the others follow by their Spanish name', async () => {
  const { root, set, write } = copyContent('aceiteras');
  set(MILL, { position: 1, name: 'Zeta' });
  const mill = { ...plainListing, visita_guiada: false, venta_al_publico: false };
  for (const [id, name] of Object.entries({ primera: 'Borde', segunda: 'Árbol' }))
    write(`${ACEITERAS}/listings/${id}.json`, JSON.stringify({ ...mill, name, description: `El aceite de ${name}.` }));
  const { collections } = await readCatalogue(root);
  const names = collections[0]?.listings.map(({ name }) => name) ?? [];
  expect(names[0]).toBe('Zeta');
  expect(names.indexOf('Borde')).toBeGreaterThan(names.indexOf('Árbol'));
});

test('a language is one folder, and falls back to Spanish for missing texts', async () => {
  const { root, write } = copyContent('aceiteras');
  write('content/locales/fr/aceiteras.json', '{ "filters": { "visita_guiada": "Visite guidée" } }');
  const { locales } = await readCatalogue(root);
  const t = locales.translator('fr', 'aceiteras');
  expect(locales.languages[0]).toBe('es');
  expect(locales.languages).toContain('fr');
  expect([t('filters.visita_guiada'), t('filters.venta_publico')]).toEqual(['Visite guidée', 'Venta al público']);
});

test('the texts that the browser loads in one language are complete', async () => {
  const { root, write } = copyContent('aceiteras');
  write('content/locales/fr/translation.json', '{ "header": { "language": "Langue" } }');
  const { locales } = await readCatalogue(root);
  expect(locales.complete('fr', 'translation')).toMatchObject({
    header: { language: 'Langue', theme: 'Cambiar tema' },
  });
  expect(locales.complete('es', 'translation')).toEqual(locales.resources.es?.translation);
});

test('several kinds are joined by the rules of the language', async () => {
  const bar = { ...plainListing, categories: ['bar', 'cerveceria'] };
  const kinds = async (language: string) => (await viewOf('vida-nocturna', bar, language)).detail.facts[0]?.text;
  expect(await kinds('es')).toBe('Bar y Cervecería');
  expect(await kinds('en')).toBe('Bar and Beer bar');
});

test('a rating is written with the decimal mark of the language', async () => {
  const venture = { category: 'servicios', rating: 5 };
  expect((await viewOf('emprendimientos', venture)).card.rating?.text).toBe('5,0');
  expect((await viewOf('emprendimientos', venture, 'en')).card.rating?.text).toBe('5.0');
});

test('a service shows its icon, or a generic one if it has none', async () => {
  const { section } = await viewOf('emprendimientos', {
    category: 'servicios',
    features: ['WiFi', 'Lo que nadie sabe'],
  });
  expect(section('services')[0]?.items).toEqual([
    { icon: 'wifi', text: 'WiFi' },
    { icon: 'circle-check', text: 'Lo que nadie sabe' },
  ]);
});
