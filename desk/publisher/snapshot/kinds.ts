import type { z } from 'zod';
import { screens } from '#builder/site/screens.server.ts';
import { menusContent } from '#catalog/content/menus.ts';
import { siteConfig } from '#catalog/content/site-config.ts';
import { eventFacts } from '#catalog/events/event-facts.ts';
import { PLACE_FACTS } from '#catalog/facts/freshness.ts';
import { namedFacts } from '#catalog/facts/page-facts.ts';
import { ideaFacts } from '#catalog/ideas/idea-facts.ts';
import { importCollections } from '#catalog/listings/read-collections.ts';
import { placeFacts, placeTranslation } from '#catalog/places/place-facts.ts';
import { postFacts, postTranslation } from '#catalog/posts/post-facts.ts';
import { tripRules } from '#catalog/trip/trip-rules.ts';
import type { DeskSchema, Json, Kind } from '#common/contracts/desk/content.ts';
import { type Group, isGroup } from '#common/contracts/desk/group.ts';
import type { Neighbours } from '#common/contracts/desk/neighbours.ts';
import { readJson } from '#reading/read-file.ts';
import { isEqual } from '../../editing/equal.ts';
import { innerSchema } from '../../editing/key-order.ts';
import { deskSchema } from './desk-schema.ts';
import { kindWords, labelsFor, type OwnWords } from './labels.ts';
import { standInFor } from './stand-in.ts';

/**
 * Every kind of content with the form that edits it, from the schemas that the build checks.
 * @param valuesOf the values of the kind's files, which show the order in which people write the fields
 */
export async function readKinds(root: string, valuesOf: (kind: string) => Json[]): Promise<Kind[]> {
  const [overview = null] = valuesOf('pages/guia');
  const collections = (await importCollections(root)).map(({ name, path, kindPicture, schema, confirmable }) => {
    const own = readJson(root, `content/collections/${name}/es.json`) as OwnWords; // the build checks it
    const kind = jsonKind(name, schema, valuesOf(name), { isOpen: true, own, confirmable });
    const drawing = standInFor({ name, path, kindPicture }, overview);
    const shown = withInvented(kind.schema, valuesOf(name));
    return { ...kind, schema: shown, blank: { ...kind.blank, ...drawing } };
  });
  const pages = screens.flatMap(({ content }) =>
    content ? [pageKind(content.file, content.schema, valuesOf(content.file))] : [],
  );
  return [
    ...collections,
    markdownKind('places', placeFacts, placeTranslation, valuesOf('places')),
    eventKind(valuesOf('events')),
    ideaKind(valuesOf('ideas')),
    markdownKind('posts', postFacts, postTranslation, valuesOf('posts')),
    ...pages.sort((a, b) => a.label.localeCompare(b.label, 'es')),
    jsonKind('menus', menusContent, valuesOf('menus')),
    jsonKind('site', siteConfig, valuesOf('site')),
    jsonKind('trip', tripRules, valuesOf('trip')),
  ];
}

/** A new event is one that takes place once; those of every year are already there. */
function eventKind(values: Json[]): Kind {
  const kind = jsonKind('events', eventFacts, values, { isOpen: true });
  const recurrence = { type: 'once', from: '', to: null, confirmed: true };
  return { ...kind, blank: { ...kind.blank, recurrence } };
}

/** Without a fact that ages, a page's log stays empty, and its form does not show it. */
function pageKind(file: string, type: z.ZodType, values: Json[]): Kind {
  const kind = jsonKind(file, type, values);
  const { data: content } = type.safeParse(values[0]);
  const facts = content ? namedFacts(file, content) : [];
  const fields = facts.map(({ field }) => field);
  const names = facts.map(({ name }) => name);
  return { ...kind, schema: fields.length > 0 ? withConfirmable(kind.schema, fields, names) : withoutLog(kind.schema) };
}

function withoutLog(schema: DeskSchema): DeskSchema {
  const { checks } = schema.properties ?? {};
  return checks
    ? { ...schema, properties: { ...schema.properties, checks: { ...checks, 'x-desk': 'hidden' } } }
    : schema;
}

/** A new idea comes after the others, and begins with something to write. */
function ideaKind(values: Json[]): Kind {
  const kind = jsonKind('ideas', ideaFacts, values, { isOpen: true });
  const places = values.filter(isGroup).map(({ position }) => Number(position));
  const entries = [{ link: '', say: '', why: '' }];
  return { ...kind, blank: { ...kind.blank, position: Math.max(0, ...places) + 1, entries } };
}

type Options = {
  isOpen?: boolean;
  /** The collection's own words, for its name and its fields. */
  own?: OwnWords;
  /** The fields that a line of the log may name; all of them without. */
  confirmable?: readonly string[];
};

/** A kind whose files are JSON objects, unlike those in Markdown. */
type KindWithFields = Omit<Kind, 'blank'> & { blank: Group };

function jsonKind(
  id: string,
  type: z.ZodType,
  values: Json[],
  { isOpen = false, own = {}, confirmable = [] }: Options = {},
): KindWithFields {
  const schema = withConfirmable(ordered(deskSchema(type, id, labelsFor(own)), values), confirmable);
  const { label, one } = kindWords(id) ?? { label: own.label ?? id, one: 'ficha' };
  const columns = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    field['x-desk'] === 'money' || field['x-seasonal'] ? [name] : [],
  );
  return {
    id,
    label: own.label ?? label,
    one,
    isOpen,
    isMarkdown: false,
    schema,
    blank: isOpen ? blankOf(schema, values) : {},
    columns: isOpen ? columns : [],
  };
}

function markdownKind(id: 'places' | 'posts', facts: z.ZodType, words: z.ZodType, values: Json[]): Kind {
  const labels = labelsFor();
  const factsOf = (value: Json) => (isGroup(value) ? (value.facts ?? null) : null);
  const fields = ordered(deskSchema(facts, id, labels), values.map(factsOf));
  const named = Object.keys(PLACE_FACTS).map((name) => labels.label(id, [name]));
  const own = withConfirmable(fields, id === 'places' ? Object.keys(PLACE_FACTS) : [], named);
  const translated = ordered(deskSchema(words, id, labels), values.map(factsOf));
  const body: DeskSchema = { type: 'string', title: labels.label(id, ['body']), 'x-desk': 'markdown', minLength: 1 };
  const translation = { type: 'object', properties: { facts: translated, body }, required: ['facts', 'body'] };
  const { label, one } = kindWords(id) ?? { label: id, one: id };
  return {
    id,
    label,
    one,
    isOpen: true,
    isMarkdown: true,
    schema: {
      type: 'object',
      properties: {
        facts: { ...own, title: labels.label(id, ['facts']) },
        body,
        translations: {
          type: 'object',
          title: labels.label(id, ['translations']),
          additionalProperties: translation,
          'x-desk': 'translations',
          default: {},
        },
      },
      required: ['facts', 'body'],
      additionalProperties: false,
    },
    blank: {
      facts: { ...blankOf(own, values.map(factsOf)), ...author(values.map(factsOf)) },
      body: '',
      translations: {},
    },
    columns: [],
  };
}

/** The schema with the only fields that a line of its log may name, by their labels; `named` are those of other facts. */
function withConfirmable(schema: DeskSchema, fields: readonly string[], named: readonly string[] = []): DeskSchema {
  const { checks, ...properties } = schema.properties ?? {};
  const facts = checks?.items?.properties?.facts;
  if (!checks?.items || !facts || fields.length === 0) return schema;
  const labels = fields.map((field, at) => properties[field]?.title ?? named[at] ?? field);
  const known = { ...facts, items: { type: 'string', enum: [...fields], 'x-labels': labels } };
  const items = { ...checks.items, properties: { ...checks.items.properties, facts: known } };
  return { ...schema, properties: { ...schema.properties, checks: { ...checks, items } } };
}

/** The schema with the list of made-up facts by their labels; nobody makes up more of them, so it only offers those. */
function withInvented(schema: DeskSchema, values: Json[]): DeskSchema {
  const { sampleFields: list } = schema.properties ?? {};
  if (!list) return schema;
  const names = values.filter(isGroup).flatMap(({ sampleFields }) => (Array.isArray(sampleFields) ? sampleFields : []));
  const known = [...new Set(names.map(String))];
  const labels = known.map((name) => schema.properties?.[name]?.title ?? name);
  const field: DeskSchema =
    known.length === 0
      ? { ...list, 'x-desk': 'hidden' }
      : { ...list, items: { type: 'string', enum: known, 'x-labels': labels } };
  return { ...schema, properties: { ...schema.properties, sampleFields: field } };
}

/** Whoever signs all articles so far also signs the next one. */
function author(values: Json[]): Group {
  const names = new Set(values.filter(isGroup).map((one) => one.author ?? null));
  const [only = null] = names;
  return names.size === 1 && only !== null ? { author: only } : {};
}

/**
 * The schema with its fields in the order in which people write them: as in the fullest file, the others after the
 * neighbours that they have elsewhere. What depends on another field comes after it.
 */
function ordered(schema: DeskSchema, values: Json[]): DeskSchema {
  const fields = schema.properties ?? {};
  const names = namesAsWritten(Object.keys(fields), values);
  const sorted = names.reduce((all, name) => behindNeighbours(all, name, fields[name]?.['x-not-with']), names);
  return { ...schema, properties: Object.fromEntries(sorted.map((name) => [name, fields[name] ?? {}])) };
}

function namesAsWritten(fields: string[], values: Json[]): string[] {
  const written = values.filter(isGroup).map((group) => Object.keys(group).filter((name) => fields.includes(name)));
  written.sort((one, other) => other.length - one.length);
  const names: string[] = [];
  for (const keys of [...written, fields]) {
    for (const [index, name] of keys.entries()) {
      if (!names.includes(name)) names.splice(names.indexOf(keys[index - 1] ?? '') + 1, 0, name);
    }
  }
  return names;
}

function behindNeighbours(names: string[], name: string, neighbours: Neighbours = {}): string[] {
  const last = Math.max(-1, ...Object.keys(neighbours).map((one) => names.indexOf(one)));
  const at = names.indexOf(name);
  return at > last ? names : names.toSpliced(last + 1, 0, name).toSpliced(at, 1);
}

/** The blank value: required fields, and optional ones that most files have, with their defaults. */
function blankOf(schema: DeskSchema, values: Json[]): Group {
  const groups = values.filter(isGroup);
  const isUsual = (name: string) => groups.filter((group) => Object.hasOwn(group, name)).length * 2 > groups.length;
  const entries = Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, Json][] => {
    if (schema.required?.includes(name)) return [[name, emptyOf(field)]];
    return isUsual(name) && 'default' in field && !isEqual(field.default, {}) ? [[name, field.default ?? null]] : [];
  });
  return Object.fromEntries(entries);
}

function emptyOf(field: DeskSchema): Json {
  const schema = innerSchema(field, '') ?? innerSchema(field, []) ?? field;
  if ('default' in field) return field.default ?? null;
  if (schema.enum || schema.oneOf) return null;
  if (schema.type === 'string') return '';
  if (schema.type === 'array') return [];
  if (schema.type !== 'object') return null;
  const required = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name));
  return Object.fromEntries(required.map(([name, inner]) => [name, emptyOf(inner)]));
}
