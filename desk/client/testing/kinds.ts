import { z } from 'zod';
import { eventFacts } from '#catalog/events/event-facts.ts';
import { importCollections } from '#catalog/listings/read-collections.ts';
import { placeFacts } from '#catalog/places/place-facts.ts';
import { postFacts } from '#catalog/posts/post-facts.ts';
import type { DeskSchema, Json, Kind } from '#common/contracts/desk/content.ts';
import { readJson } from '#reading/read-file.ts';
import { blankOf } from '../schema/shape.ts';
import { labelled } from './labels.ts';

/** A kind with the schema that checks its files. */
export type TestKind = Kind & { check: z.ZodType; folder: string };

const SEASONAL = ['price', 'hours', 'visits', 'rating', 'phone', 'category', 'priceLevel'];

/** Every kind of the real content, as the publisher would list it. */
export async function readKinds(root: string): Promise<TestKind[]> {
  const collections = (await importCollections(root)).map(({ name, schema, type }) =>
    kind(name, plain(name), `una ficha de ${type}`, schema, `content/collections/${name}/listings`),
  );
  return [
    ...collections,
    kind('events', 'Eventos', 'un evento', eventFacts, 'content/events'),
    markdownKind('places', 'Lugares', 'un lugar', placeFacts),
    markdownKind('posts', 'Artículos', 'un artículo', postFacts),
    pageKind(root, 'telefonos', 'Teléfonos útiles'),
  ];
}

const plain = (name: string) => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');

function kind(id: string, label: string, one: string, check: z.ZodType, folder: string): TestKind {
  const schema = labelled(schemaOf(check));
  const columns = SEASONAL.filter((key) => schema.properties?.[key]);
  const blank = blankOf({ ...schema, default: undefined } as DeskSchema, schema);
  return { id, label, one, isOpen: true, isMarkdown: false, schema, blank, columns, check, folder };
}

function markdownKind(id: string, label: string, one: string, facts: z.ZodType): TestKind {
  const check = z.strictObject({
    facts,
    body: z.string().min(1),
    translations: z.record(z.string(), z.json()).default({}),
  });
  return { ...kind(id, label, one, check, `content/${id}`), isMarkdown: true };
}

/** A page whose schema is inferred from its content. */
function pageKind(root: string, name: string, label: string): TestKind {
  const value = readJson(root, `content/pages/${name}.json`) as Json;
  const schema = labelled(inferred(value));
  const id = `pages/${name}`;
  return { ...kind(id, label, label, z.json(), 'content/pages'), isOpen: false, schema, blank: {}, columns: [] };
}

const schemaOf = (check: z.ZodType) =>
  z.toJSONSchema(check, { io: 'input', unrepresentable: 'any' }) as unknown as DeskSchema;

function inferred(value: Json): DeskSchema {
  if (value === null) return { anyOf: [{ type: 'string' }, { type: 'null' }] };
  if (Array.isArray(value))
    return { type: 'array', items: value[0] === undefined ? { type: 'string' } : inferred(value[0]) };
  if (typeof value !== 'object') return { type: typeof value };
  const properties = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inferred(inner)]));
  return { type: 'object', properties, required: Object.keys(value), additionalProperties: false };
}
