import { expect, test } from 'vitest';
import { copySmallContent, projectRoot } from '#catalog/content/test-content.ts';
import type { DeskSchema } from '#common/contracts/desk/content.ts';
import { foldersIn } from '#reading/read-file.ts';
import { isNamed } from './labels.ts';
import { readSnapshot } from './snapshot.ts';

const snapshot = await readSnapshot(projectRoot);

type Field = { name: string; path: string[]; schema: DeskSchema };

/** Every field that a form shows, at any depth. */
function fieldsOf(schema: DeskSchema, path: string[] = []): Field[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]): Field[] =>
    field['x-desk'] === 'hidden' || name === 'translations'
      ? []
      : [{ name, path: [...path, name], schema: field }, ...fieldsOf(field, [...path, name])],
  );
  const members = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), schema.items ?? []].flat();
  const more = typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : [];
  return [...own, ...[...members, ...more].flatMap((member) => fieldsOf(member, path))];
}

test('every field that a form shows has a Spanish label, and so has every value that can be chosen', () => {
  const unnamed = snapshot.kinds.flatMap(({ id, schema, isMarkdown }) =>
    fieldsOf(schema)
      .filter(({ path }) => !(isMarkdown && path.length === 1))
      .filter(({ path, schema: { title } }) => !title || !isNamed(id, path))
      .map(({ path }) => `${id}.${path.join('.')}`),
  );
  expect(unnamed, 'fields to be named in desk/publisher/labels.json').toEqual([]);
  for (const { schema } of snapshot.kinds) {
    for (const field of fieldsOf(schema)) {
      const choices = field.schema.enum?.length ?? 0;
      expect(field.schema['x-labels']?.length ?? 0, field.path.join('.')).toBe(choices);
    }
  }
});

test('every content file has a kind, a title and a value; one that a page shows has its address', () => {
  const kinds = new Set(snapshot.kinds.map(({ id }) => id));
  expect(snapshot.files.filter(({ kind, title, value }) => !kinds.has(kind) || !title || value === null)).toEqual([]);
  const listings = snapshot.files.filter(({ file }) => file.includes('/listings/'));
  expect(listings.filter(({ href }) => !href?.startsWith('/'))).toEqual([]);
});

test('whatever has a folder in content is edited at the desk, except drawings and the words of the interface', () => {
  const own = new Set(snapshot.kinds.map(({ id }) => id.split('/')[0]));
  const others = new Set(['collections', 'locales', 'prints']);
  const folders = foldersIn(projectRoot, 'content').filter((name) => !others.has(name));
  expect(folders.length).toBeGreaterThan(3);
  expect(folders.filter((name) => !own.has(name))).toEqual([]);
  const listings = foldersIn(projectRoot, 'content/collections');
  expect(listings.filter((name) => !own.has(name))).toEqual([]);
});

test('a new listing of every category begins with a drawing, without which nothing is published', () => {
  const listings = snapshot.kinds.filter(({ schema }) => schema.properties?.sampleFields);
  expect(listings.length).toBeGreaterThan(5);
  for (const { id, blank } of listings) {
    const [picture] = (blank as { images: { print: string; alt: string }[] }).images;
    expect(picture?.alt, id).toMatch(/\w+ \w+/);
    expect(snapshot.prints?.[picture?.print ?? ''], id).toBeGreaterThan(100);
  }
});

test('fields have the control that fits them', () => {
  const controls = Object.fromEntries(
    fieldsOf(snapshot.kinds.find(({ id }) => id === 'bodegas')?.schema ?? {}).map(({ path, schema }) => [
      path.join('.'),
      schema['x-desk'],
    ]),
  );
  expect(controls).toMatchObject({
    phone: 'phone',
    website: 'link',
    hours: 'hours',
    coordinates: 'point',
    district: 'district',
    images: 'pictures',
    checks: 'checks',
    description: 'long-text',
  });
});

test('a text is translated where its schema says so, whatever its name, and a name, a code or a day is not', () => {
  const kindOf = (id: string) => snapshot.kinds.find((kind) => kind.id === id)?.schema ?? {};
  const translated = (id: string) =>
    fieldsOf(kindOf(id))
      .filter(({ schema }) => [schema, ...(schema.anyOf ?? [])].some((one) => one['x-translated']))
      .map(({ path }) => path.join('.'));
  expect(translated('alojamientos')).toEqual(expect.arrayContaining(['description', 'roomTypes.name']));
  for (const own of ['name', 'checkIn', 'mapQuery']) expect(translated('alojamientos')).not.toContain(own);
  expect(translated('pages/contacto')).toContain('form.name');
});

test('the log of a page names its entries; a page without facts that age shows none', () => {
  const logOf = (id: string) => snapshot.kinds.find((kind) => kind.id === id)?.schema.properties?.checks;
  const facts = logOf('pages/como-llegar')?.items?.properties?.facts?.items;
  expect(facts?.enum).toContain('terminal');
  expect(facts?.['x-labels']).toHaveLength(facts?.enum?.length ?? 0);
  expect(logOf('pages/contacto')?.['x-desk']).toBe('hidden');
});

test('a drawing is read-only wherever it appears', () => {
  const drawings = snapshot.kinds.flatMap(({ id, schema }) =>
    fieldsOf(schema)
      .filter(({ schema: field }) => [field, ...(field.anyOf ?? [])].some(({ properties }) => properties?.print))
      .map(({ path, schema: field }) => ({
        path: `${id}.${path.join('.')}`,
        controls: [field, ...(field.anyOf ?? [])].flatMap((one) => one['x-desk'] ?? []),
      })),
  );
  expect(drawings.map(({ path }) => path)).toContainEqual(expect.stringMatching(/testimonials\.avatar$/));
  expect(drawings.filter(({ controls }) => !controls.includes('picture'))).toEqual([]);
});

test('the prepared question names the business and its facts in the guide', () => {
  const call = snapshot.due.find(({ facts }) => facts.some(({ value }) => value !== null));
  expect(call?.question).toContain(call?.name);
  expect(call?.question).toContain(call?.facts.find(({ value }) => value !== null)?.value);
});

test('a group of fields that a file may do without says what its absence means', () => {
  const optional = snapshot.kinds.flatMap(({ id, schema }) =>
    fieldsOf(schema)
      .filter(
        ({ path, schema: { anyOf = [], 'x-desk': control } }) =>
          anyOf.some(({ type }) => type === 'null') &&
          anyOf.some(({ type }) => type === 'object') &&
          control === undefined &&
          !path.includes('hours'), // edited as a week
      )
      .map((field) => ({ ...field, kind: id })),
  );
  expect(optional.length).toBeGreaterThan(0);
  const silent = optional.filter(({ schema }) => schema['x-none'] === undefined);
  expect(silent.map(({ kind, path }) => `${kind}.${path.join('.')}`)).toEqual([]);
});

test('fields stay in the order of the fullest file, and what depends on another comes after it', () => {
  for (const { id, schema } of snapshot.kinds) {
    const names = Object.keys(schema.properties ?? {});
    for (const [name, { 'x-not-with': neighbours = {} }] of Object.entries(schema.properties ?? {})) {
      for (const neighbour of Object.keys(neighbours)) {
        expect(names.indexOf(name), `${id}.${name}`).toBeGreaterThan(names.indexOf(neighbour));
      }
    }
    const files = snapshot.files.filter(({ kind }) => kind === id).map(({ value }) => value);
    const keys = files
      .flatMap((value) =>
        typeof value === 'object' && value !== null && !Array.isArray(value) ? [Object.keys(value)] : [],
      )
      .toSorted((one, other) => other.length - one.length)[0];
    const moved = new Set(names.filter((name) => schema.properties?.[name]?.['x-not-with']));
    const kept = (keys ?? []).filter((name) => names.includes(name) && !moved.has(name));
    expect(
      names.filter((name) => kept.includes(name)),
      id,
    ).toEqual(kept);
  }
});

test('a call names what is known as its form does, and calls nothing unknown that somebody confirmed', () => {
  const asked = [...snapshot.due, ...snapshot.roads].flatMap(({ file, facts }) =>
    facts.map((fact) => ({ ...fact, kind: snapshot.files.find((one) => one.file === file)?.kind })),
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(({ value, lastOn }) => value === null && lastOn !== null)).toEqual([]);
  expect(asked.filter(({ value }) => value !== null && /[{}[\]"]/.test(value))).toEqual([]);
  for (const { kind, field, label } of asked) {
    const title = snapshot.kinds.find(({ id }) => id === kind)?.schema.properties?.[field]?.title;
    if (title) expect(label).toBe(title);
  }
});

test('each fact of a page is asked and confirmed alone, by its own name, and those of a listing together', () => {
  const isPage = ({ file }: { file: string }) => file.startsWith('content/pages/');
  const ofPages = [...snapshot.due, ...snapshot.roads].filter(isPage);
  expect(ofPages.length).toBeGreaterThan(0);
  for (const { file, name, facts } of ofPages) {
    expect(facts).toHaveLength(1);
    expect(name).not.toBe(snapshot.files.find((one) => one.file === file)?.title);
  }
  const others = snapshot.due.filter((call) => !isPage(call)).map(({ file }) => file);
  expect(new Set(others).size).toBe(others.length);
});

test('the drawing that a new listing begins with is described in every language, so that nobody has to translate it', () => {
  const begun = snapshot.kinds.flatMap(({ id, blank }) => {
    const { images = [], translations = {} } = blank as { images?: unknown[]; translations?: object };
    return images.length > 0 ? [{ id, translations }] : [];
  });
  expect(begun.length).toBeGreaterThan(0);
  const others = snapshot.languages.flatMap(({ code }) => (code === 'es' ? [] : [code]));
  const described = Object.fromEntries(others.map((code) => [code, { images: [{ alt: expect.stringMatching(/./) }] }]));
  for (const { id, translations } of begun) expect(translations, id).toEqual(described);
});

test('a new category gets its form without further code', async () => {
  const { root, write } = copySmallContent();
  write(
    'content/collections/termas/index.ts',
    `import { z } from 'zod';
import { pesos, listing } from '#catalog/content/schema.ts';
import { defineCollection } from '#catalog/listings/collection.ts';
export default defineCollection({
  type: 'terma', path: '/termas', opening: 'bodegas/portada', schemaType: 'LocalBusiness',
  schema: listing.extend({ waterDegrees: z.number(), indoor: z.boolean(), entryPrice: pesos, kind: z.enum(['publica', 'de-hotel']) }),
  filters: {},
});`,
  );
  write(
    'content/collections/termas/es.json',
    JSON.stringify({
      label: 'Termas',
      fields: { waterDegrees: 'Temperatura del agua' },
      filters: { publica: 'Públicas' },
    }),
  );
  const listing = {
    name: 'La Prueba',
    description: 'Inventada.',
    location: 'Calle 1',
    images: [{ print: 'pages/guia-cards-bodegas', alt: 'Camino' }],
    waterDegrees: 40,
    indoor: false,
    kind: 'publica',
  };
  write('content/collections/termas/listings/la-prueba.json', JSON.stringify(listing, null, 2));
  const { kinds, files } = await readSnapshot(root);
  const kind = kinds.find(({ id }) => id === 'termas');
  expect(kind).toMatchObject({ label: 'Termas', isOpen: true, columns: ['entryPrice'] });
  expect(kind?.schema.properties).toMatchObject({
    name: { title: 'Nombre' },
    waterDegrees: { title: 'Temperatura del agua', type: 'number' },
    indoor: { title: 'Indoor', type: 'boolean' },
    entryPrice: { 'x-desk': 'money' },
    kind: { enum: ['publica', 'de-hotel'], 'x-labels': ['Públicas', 'De hotel'] },
  });
  expect(kind?.blank).toMatchObject({ name: '', waterDegrees: null, images: [] });
  expect(files.find(({ file }) => file.includes('/termas/'))?.href).toBe('/termas/la-prueba');
});
