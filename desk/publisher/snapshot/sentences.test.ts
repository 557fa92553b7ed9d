import { expect, test } from 'vitest';
import { projectRoot } from '#catalog/content/test-content.ts';
import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { judge } from '#common/contracts/desk/judge/judge.ts';
import '#common/contracts/desk/judge/with-phones.ts';
import { wordsOf } from '#common/lib/text/fold.ts';
import { filesIn, foldersIn, readJson } from '#reading/read-file.ts';
import { iconNames } from '#views/icons.ts';
import labels from '../labels.json' with { type: 'json' };
import { readSnapshot } from './snapshot.ts';

const { kinds, files, districts } = await readSnapshot(projectRoot);

/** What people and half-filled forms leave in a field. */
const WRONG: Json[] = [
  null,
  '',
  '  ',
  'no es',
  '**negrita**',
  'x'.repeat(5000),
  '31/11/2026',
  '12',
  -1e12,
  1e12,
  0.5,
  true,
  [],
  ['no es'],
  [null],
  {},
  { unaClave: 1 },
];

/** What only a file has: its words for values, its brackets and quotes, its keys. */
const OF_FILES = /\b(null|true|false|undefined|JSON|id|string|array|object|regex)\b|["{}[\]]|\b[a-z]+[A-Z][a-z]|_/;

/** Every field of a schema, at any depth. */
function fieldsOf(schema: DeskSchema): DeskSchema[] {
  const { properties = {}, anyOf = [], oneOf = [], items, additionalProperties: more } = schema;
  const inner = [...Object.values(properties), ...anyOf, ...oneOf, items ?? [], typeof more === 'object' ? more : []];
  return [schema, ...inner.flat().flatMap(fieldsOf)];
}

test.each(kinds.map(({ id, schema }) => [id, schema] as const))(
  'each mistake in %s has a sentence for the owner, without a word of files',
  (_id, schema) => {
    const sentences = new Set(
      fieldsOf(schema).flatMap((field) => WRONG.flatMap((value) => judge(field, value).map(({ text }) => text))),
    );
    expect(sentences.size).toBeGreaterThan(0);
    expect([...sentences].filter((text) => OF_FILES.test(text) || !/^[¿A-ZÁÉÍÓÚ«].*[.?]$/s.test(text))).toEqual([]);
  },
);

test('an icon is offered by its name in Spanish', () => {
  const offered = kinds.flatMap(({ schema }) =>
    fieldsOf(schema).filter(({ enum: values }) => values?.length === iconNames.length),
  );
  expect(offered.length).toBeGreaterThan(0);
  const plain = (name: string) => name.replaceAll('-', ' ').toLowerCase();
  const own = new Set(['wifi']); // the same word in Spanish
  for (const { enum: values = [], 'x-labels': labels = [] } of offered) {
    const english = values.filter(
      (name, at) => labels[at]?.toLowerCase() === plain(String(name)) && !own.has(String(name)),
    );
    expect(english).toEqual([]);
  }
});

/** Every Spanish word that the guide and the labels of the desk use. */
function spanishWords(): Set<string> {
  const locales = filesIn(projectRoot, 'content/locales/es').map((name) => `content/locales/es/${name}`);
  const own = foldersIn(projectRoot, 'content/collections').map((name) => `content/collections/${name}/es.json`);
  const texts = [...locales, ...own].map((file) => textsIn(readJson(projectRoot, file) as Json));
  const articles = files
    .filter(({ file }) => file.endsWith('.md'))
    .map(({ value }) => [(value as { body: string }).body]);
  return new Set([...texts, ...articles, textsIn(labels), districts.map(({ name }) => name)].flat().flatMap(wordsOf));
}

const textsIn = (value: Json): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];

test('every kind, field and choice is called by Spanish words', () => {
  const known = spanishWords();
  // The log of a page names its entries as the page does: "Rent a Car Sur".
  const entries = new Set(files.filter(({ kind }) => kind.startsWith('pages/')).flatMap(({ value }) => textsIn(value)));
  const isSpanish = (text: string) =>
    entries.has(text) || wordsOf(text).every((word) => known.has(word) || /\d/.test(word));
  const called = kinds.flatMap(({ label, one, schema }) => [
    label,
    one,
    ...fieldsOf(schema).flatMap(({ title, 'x-labels': choices = [] }) => [title ?? '', ...choices]),
  ]);
  expect([...new Set(called.filter((text) => !isSpanish(text)))]).toEqual([]);
});
