/** Breaks every field of published content, and reads what the owner is told: at its field, and after publishing. */
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { screens } from '#builder/site/screens.server.ts';
import { menusContent } from '#catalog/content/menus.ts';
import { siteConfig } from '#catalog/content/site-config.ts';
import { projectRoot } from '#catalog/content/test-content.ts';
import { eventFacts } from '#catalog/events/event-facts.ts';
import { ideaFacts } from '#catalog/ideas/idea-facts.ts';
import { importCollections } from '#catalog/listings/read-collections.ts';
import { placeFacts } from '#catalog/places/place-facts.ts';
import { postFacts } from '#catalog/posts/post-facts.ts';
import { tripRules } from '#catalog/trip/trip-rules.ts';
import type { DeskSchema, Json, Kind } from '#common/contracts/desk/content.ts';
import { judge } from '#common/contracts/desk/judge/judge.ts';
import '#common/contracts/desk/judge/with-phones.ts';
import { mayLack, noValue } from '#common/contracts/desk/no-value.ts';
import { ContentError, parseContent } from '#reading/problems.ts';
import { mistakeOf } from '../mistakes.ts';
import { readSnapshot } from './snapshot.ts';

const { kinds, files } = await readSnapshot(projectRoot);

/** The schema by which the build reads each kind. */
const schemas = new Map<string, z.ZodType>([
  ...(await importCollections(projectRoot)).map(({ name, schema }) => [name, schema] as const),
  ...screens.flatMap(({ content }) => (content ? [[content.file, content.schema] as const] : [])),
  ['places', placeFacts],
  ['posts', postFacts],
  ['events', eventFacts],
  ['ideas', ideaFacts],
  ['menus', menusContent],
  ['site', siteConfig],
  ['trip', tripRules],
]);

const WRONG: Json[] = [
  null,
  '',
  'no es',
  '**negrita**',
  '31/11/2026',
  '25',
  '/no',
  -1,
  0.5,
  1e12,
  true,
  [],
  [null],
  {},
];

/** What only a file has: its words for values, its brackets and keys. */
const OF_FILES =
  /\b(null|true|false|JSON|archivo|carpeta|clave|string|regex)\b|[{}[\]]|\b[a-z]+[A-Z][a-z]|_|\.json|\.md|\b(must|has|is|the)\b/;

/** A sentence without the labels and values that it quotes; a quoted key stays. */
const ownWords = (text: string): string => text.replace(/«[^»]*»|"(?![a-z]+([A-Z.][a-z]+)+")[^"]*"/g, '');

type Path = (string | number)[];

/** The paths of a value and of all that is in it; of a list, its first entries. */
function pathsIn(value: Json, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner: [string | number, Json][] = Array.isArray(value)
    ? value.slice(0, 2).map((entry, index) => [index, entry])
    : Object.entries(value).filter(([key]) => key !== 'translations'); // they have the rules of the Spanish text
  return [path, ...inner.flatMap(([step, one]) => pathsIn(one, [...path, step]))];
}

function broken(value: Json, [step, ...rest]: Path, wrong: Json): Json {
  if (step === undefined) return wrong;
  const inner = value as { [step: string | number]: Json };
  const changed = broken(inner[step] ?? null, rest, wrong);
  return Array.isArray(value) ? value.with(Number(step), changed) : { ...inner, [step]: changed };
}

/** A file's value, of which a text in Markdown has its facts only. */
const whole = ({ isMarkdown }: Kind, facts: Json): Json => (isMarkdown ? { facts } : facts);

function sentencesOfBuild(schema: z.ZodType, value: Json, file: string, kind: Kind): string[] {
  try {
    parseContent(schema, value, file);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(
      (problem) =>
        mistakeOf(
          problem,
          () => whole(kind, value),
          () => kind.schema,
        ).text,
    );
  }
}

test.each(kinds.map((kind) => [kind.id, kind] as const))(
  'whatever is wrong in %s, the owner is told in words of hers',
  (id, kind) => {
    const schema = schemas.get(id);
    const file = files.find((one) => one.kind === id);
    if (!schema || !file) throw new Error(`There is no ${id} to break.`);
    const [facts, form] = kind.isMarkdown
      ? [(file.value as { facts: Json }).facts, kind.schema.properties?.facts ?? {}]
      : [file.value, kind.schema];
    const unlike = new Set<string>();
    for (const path of pathsIn(facts).slice(1)) {
      for (const wrong of WRONG) {
        const value = broken(facts, path, wrong);
        const atOnce = judge(form, value).map(({ text }) => text);
        // What the form finds never reaches the build.
        for (const text of atOnce.length > 0 ? atOnce : sentencesOfBuild(schema, value, file.file, kind)) {
          if (OF_FILES.test(ownWords(text))) unlike.add(`${path.join('.')}: ${text}`);
        }
      }
    }
    expect([...unlike]).toEqual([]);
  },
);

/** Every field of a form, with its path; entries of lists are their first. */
function fieldsIn(schema: DeskSchema, path: Path = []): [Path, DeskSchema][] {
  const { properties = {}, anyOf = [], items } = schema;
  const group = [schema, ...anyOf].find((one) => one.properties)?.properties ?? properties;
  const list = [schema, ...anyOf].find((one) => one.items)?.items ?? items;
  return [
    ...Object.entries(group).flatMap(([key, field]): [Path, DeskSchema][] => [
      [[...path, key], field],
      ...fieldsIn(field, [...path, key]),
    ]),
    ...(list ? fieldsIn(list, [...path, 0]) : []),
  ];
}

/** A value that has something at a path. */
const valueWith = ([step, ...rest]: Path): Json =>
  step === undefined ? 'algo' : typeof step === 'number' ? [valueWith(rest)] : { [step]: valueWith(rest) };

test('what a mistake says to leave a field without a value is what its control is called, and nothing if it must have one', () => {
  const open = kinds.filter(({ id }) => files.some(({ kind }) => kind === id));
  const told = open.flatMap(({ id, schema, isMarkdown }) => {
    const file = files.find(({ kind }) => kind === id)?.file ?? '';
    return fieldsIn(isMarkdown ? (schema.properties?.facts ?? {}) : schema).map(([path, field]) => {
      const value = isMarkdown ? { facts: valueWith(path) } : valueWith(path);
      const sentence = `${file}: "${path.join('.')}" is "1", a number that nobody has; write the real one, or null.`;
      const { text } = mistakeOf(
        sentence,
        () => value,
        () => schema,
      );
      return { field, way: /, o (?:elegí|tocá) «([^»]+)»\.$/.exec(text)?.[1] ?? null };
    });
  });
  expect(told.length).toBeGreaterThan(500);
  const wrong = told.filter(({ field, way }) => way !== (mayLack(field) ? noValue(field) : null));
  expect(wrong.map(({ field, way }) => [field.title, way])).toEqual([]);
});

test('what is still to be found out is told without a word of files', () => {
  const notesIn = (value: Json, isNote = false): string[] => {
    if (typeof value === 'string') return isNote ? [value] : [];
    return Object.entries(value ?? {}).flatMap(([key, inner]) => notesIn(inner, isNote || key === 'todo'));
  };
  const notes = files.flatMap(({ value }) => notesIn(value));
  expect(notes.length).toBeGreaterThan(0);
  const ofFiles = /\b(null|[a-z]+[A-Z][a-z]+|JSON|\w+: (true|false|live|demo))\b|\.(json|md)\b|\ben '?[a-z]+\.[a-z]/;
  expect(notes.filter((note) => ofFiles.test(note))).toEqual([]);
});
