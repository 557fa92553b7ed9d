import { expect, test } from 'vitest';
import { screens } from '#builder/site/screens.server.ts';
import { projectRoot } from '#catalog/content/test-content.ts';
import { eventFacts } from '#catalog/events/event-facts.ts';
import { ideaFacts } from '#catalog/ideas/idea-facts.ts';
import { importCollections } from '#catalog/listings/read-collections.ts';
import { placeFacts } from '#catalog/places/place-facts.ts';
import { postFacts } from '#catalog/posts/post-facts.ts';
import type { DeskSchema, Json, Kind } from '#common/contracts/desk/content.ts';
import { judge } from '#common/contracts/desk/judge/judge.ts';
import '#common/contracts/desk/judge/with-phones.ts';
import { type Group, isGroup } from '#common/contracts/desk/group.ts';
import { innerSchema, schemaAt } from '../../editing/key-order.ts';
import { readSnapshot } from './snapshot.ts';

const snapshot = await readSnapshot(projectRoot);
const collections = new Map((await importCollections(projectRoot)).map(({ name, schema }) => [name, schema]));
const facts = new Map<string, { safeParse(value: unknown): { success: boolean; error?: Error | undefined } }>([
  ...collections,
  ['events', eventFacts],
  ['ideas', ideaFacts],
  ['places', placeFacts],
  ['posts', postFacts],
]);

/** What somebody would write into an empty field, by its schema alone. */
function written(schema: DeskSchema): Json {
  const members = schema.anyOf ?? schema.oneOf;
  const [first] = members?.filter(({ type }) => type !== 'null') ?? [];
  if (first) return written(first);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.find((value) => value !== null) ?? null;
  switch (schema.type) {
    case 'string':
      return textFor(schema);
    case 'boolean':
      return true;
    case 'array':
      return [written(schema.items ?? {})];
    case 'object': {
      const { properties = {}, required = [] } = schema;
      return Object.fromEntries(required.map((key) => [key, written(properties[key] ?? {})]));
    }
    default:
      return schema.minimum ?? 1;
  }
}

function textFor({ 'x-rule': rule, format, pattern }: DeskSchema): string {
  if (rule === 'web' || rule === 'source' || format === 'uri') return 'https://ejemplo.example/';
  if (rule === 'day' || format === 'date') return '2026-12-12';
  return pattern?.startsWith('^\\/') ? '/agenda' : 'Una prueba';
}

function put(value: Json, [step, ...rest]: (string | number)[], next: Json): Json {
  if (step === undefined) return next;
  if (Array.isArray(value)) return value.map((entry, index) => (index === step ? put(entry, rest, next) : entry));
  const group: Group = isGroup(value) ? value : {};
  return { ...group, [step]: put(group[step] ?? null, rest, next) };
}

function at(value: Json, path: (string | number)[]): Json {
  return path.reduce<Json>((inner, step) => (inner as Group | null)?.[step] ?? null, value);
}

/** The schema of the field at a path of a value. */
function fieldAt(schema: DeskSchema, value: Json, path: (string | number)[]): DeskSchema {
  return path.reduce<DeskSchema>(
    (inner, step, index) => schemaAt(innerSchema(inner, at(value, path.slice(0, index))), step) ?? {},
    schema,
  );
}

/** A new file with its compulsory fields filled in, and the paths of those. */
function filled({ schema, blank }: Kind): { value: Json; paths: string[] } {
  let value = blank;
  const paths: string[] = [];
  for (let found = judge(schema, value); found.length > 0 && paths.length < 40; found = judge(schema, value)) {
    const [{ path }] = found as [(typeof found)[0]];
    paths.push(path.join('.'));
    value = put(value, path, written(fieldAt(schema, value, path)));
  }
  return { value, paths };
}

const open = snapshot.kinds.filter(({ isOpen }) => isOpen);

test.each(open.map((kind) => [kind.id, kind] as const))(
  'a new file of %s with only its compulsory fields is content that the build takes',
  (id, kind) => {
    const { value, paths } = filled(kind);
    const own = kind.isMarkdown ? (value as Group).facts : value;
    const result = facts.get(id)?.safeParse(own);
    expect(result?.error?.message).toBeUndefined();
    expect(result?.success).toBe(true);
    expect(new Set(paths).size, 'every field is told once').toBe(paths.length);
  },
);

test('a new listing asks for little: its name, where it is, and what it is', () => {
  for (const kind of open.filter(({ id }) => collections.has(id))) {
    const { paths } = filled(kind);
    expect(paths.length, `${kind.id}: ${paths.join(', ')}`).toBeLessThanOrEqual(4);
  }
});

test('all that is published today passes the judge of the desk, and so it never stands in the way of an edit', () => {
  const kinds = new Map(snapshot.kinds.map((kind) => [kind.id, kind]));
  const refused = snapshot.files.flatMap(({ file, kind, value }) =>
    judge(kinds.get(kind)?.schema ?? {}, value).map(({ path, text }) => `${file} ${path.join('.')}: ${text}`),
  );
  expect(refused).toEqual([]);
  expect(screens.filter(({ content }) => content && !kinds.has(content.file))).toEqual([]);
});
