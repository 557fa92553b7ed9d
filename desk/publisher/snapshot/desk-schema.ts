import { z } from 'zod';
import { deskHints } from '#catalog/content/desk-hints.ts';
import {
  facebookPage,
  hourText,
  idText,
  instagramPage,
  listingName,
  noteText,
  paragraph,
  sameHour,
  source,
} from '#catalog/content/plain-schemas.ts';
import { dayOfYear } from '#catalog/content/practical-fields.ts';
import {
  coordinates,
  innerLink,
  knownPesos,
  mapFrame,
  nameText,
  openingPicture,
  openingPrintOrPhoto,
  pesos,
  phoneNumber,
  picture,
  printOrPhoto,
  sameText,
  text,
  themedOpening,
  themedPicture,
  themedWide,
  tilePicture,
  tilePrint,
  translations,
  webAddress,
  whatsappNumber,
  widePicture,
} from '#catalog/content/schema.ts';
import { edition, fixed, monthAndDay, once } from '#catalog/events/event-dates.ts';
import { lastKnown } from '#catalog/events/event-facts.ts';
import { checks, day, knownDay } from '#catalog/facts/checks.ts';
import type { Control, DeskSchema, Json, PrintShape } from '#common/contracts/desk/content.ts';
import type { GroupRuleName } from '#common/contracts/desk/judge/group-rules.ts';
import type { RuleName } from '#common/contracts/desk/judge/rules.ts';
import { defined } from '#common/lib/defined.ts';
import { DISTRICT_IDS, districts } from '#map/browser/districts.ts';
import type { Labels } from './labels.ts';

/** The proportions of the prints that the content's own schemas hold. */
const SHAPES = new Map<unknown, PrintShape>([
  [picture, 'card'],
  [themedPicture, 'card'],
  [printOrPhoto, 'card'],
  [widePicture, 'hero'],
  [themedWide, 'hero'],
  [tilePicture, 'tile'],
  [tilePrint, 'tile'],
  [openingPicture, 'opening'],
  [openingPrintOrPhoto, 'opening'],
  [themedOpening, 'opening'],
]);

/** The controls that follow from the content's own schemas. */
const BY_SCHEMA = new Map<unknown, Control>([
  [phoneNumber, 'phone'],
  [whatsappNumber, 'phone'],
  [webAddress, 'link'],
  [innerLink, 'page'],
  [pesos, 'money'],
  [knownPesos, 'money'],
  [coordinates, 'point'],
  [day, 'day'],
  [knownDay, 'day'],
  [paragraph, 'long-text'],
  [noteText, 'long-text'],
  [checks, 'checks'],
  [translations, 'translations'],
  ...[...SHAPES.keys()].map((one) => [one, 'picture'] as const),
]);

/** What the content's own schemas demand of a text that JSON Schema cannot say. */
const RULES = new Map<unknown, RuleName>([
  [text, 'plain'],
  [nameText, 'plain'],
  [paragraph, 'plain'],
  [sameText, 'plain'],
  [idText, 'plain'],
  [noteText, 'plain'],
  [phoneNumber, 'phone'],
  [whatsappNumber, 'whatsapp'],
  [webAddress, 'web'],
  [innerLink, 'page'],
  [listingName, 'listing'],
  [instagramPage, 'instagram'],
  [facebookPage, 'facebook'],
  [mapFrame, 'map-frame'],
  [hourText, 'hour'],
  [sameHour, 'clock'],
  [source, 'source'],
  [knownDay, 'known-day'],
  [day, 'day'],
  [dayOfYear, 'day-of-year'],
  [monthAndDay, 'day-of-year'],
  [edition, 'edition'],
]);

/** What they demand of several fields together. */
const GROUPS = new Map<unknown, GroupRuleName>([
  [once, 'span'],
  [fixed, 'day-of-month'],
  [lastKnown, 'year-of-edition'],
]);

/** The JSON Schema of a file's value as the desk's forms need it, in Spanish. */
export function deskSchema(schema: z.ZodType, kind: string, labels: Labels): DeskSchema {
  const json = z.toJSONSchema(schema, {
    io: 'input',
    override({ zodSchema, jsonSchema }) {
      const hint = deskHints.get(zodSchema);
      const own = {
        'x-desk': hint?.control ?? BY_SCHEMA.get(zodSchema),
        'x-seasonal': hint?.isSeasonal || undefined,
        'x-translated': hint?.isTranslated || undefined,
        'x-named-by': hint?.namedBy,
        'x-not-with': hint?.notWith,
        'x-must-unless': hint?.mustUnless,
        'x-rule': RULES.get(zodSchema),
        'x-group': GROUPS.get(zodSchema),
        enum: hint?.values && [...hint.values],
        'x-shape': SHAPES.get(zodSchema),
      } satisfies { [Field in keyof DeskSchema]: DeskSchema[Field] | undefined };
      Object.assign(jsonSchema, defined(own));
    },
  });
  const { $schema: _, $defs: _defs, ...rest } = json as DeskSchema & { $schema?: string }; // the part of it that is used
  return enriched(rest, kind, [], labels);
}

/** @param path the names of the fields that lead here; entries of lists and records have none */
function enriched(schema: DeskSchema, kind: string, path: string[], labels: Labels): DeskSchema {
  const plain = withOneEnum(schema);
  const name = path.at(-1) ?? '';
  const inside = (child: DeskSchema) => enriched(child, kind, path, labels);
  const result: DeskSchema = { ...plain };
  if (plain.properties) {
    result.properties = Object.fromEntries(
      Object.entries(plain.properties).map(([key, field]) => [key, fieldOf(field, kind, [...path, key], labels)]),
    );
  }
  if (name === 'translations') return { ...result, additionalProperties: ofTranslation(plain.additionalProperties) };
  if (plain.items) result.items = inside(plain.items);
  if (plain.anyOf) result.anyOf = plain.anyOf.map(inside);
  if (plain.oneOf) result.oneOf = plain.oneOf.map((member) => named(inside(member), kind, path, labels));
  if (typeof plain.additionalProperties === 'object') result.additionalProperties = inside(plain.additionalProperties);
  if (plain.enum) result['x-labels'] = plain.enum.map((value) => labels.word(kind, path, value));
  if (isSameList(plain.enum, DISTRICT_IDS)) {
    result['x-labels'] = DISTRICT_IDS.map((id) => districts[id].name);
    result['x-desk'] = 'district';
  }
  return result;
}

/**
 * The schema of a translation: the names of its fields, if the content's schema lists them. Their labels and controls
 * are those of the Spanish fields.
 */
function ofTranslation(schema: DeskSchema['additionalProperties']): DeskSchema {
  const properties = typeof schema === 'object' ? Object.entries(schema.properties ?? {}) : [];
  if (properties.length === 0) return { type: 'object' };
  const words = properties.map(([name, field]) => [name, field.properties ? ofTranslation(field) : { type: 'string' }]);
  return { type: 'object', properties: Object.fromEntries(words) };
}

/** A field with its label, its help and its control. */
function fieldOf(field: DeskSchema, kind: string, path: string[], labels: Labels): DeskSchema {
  const inner = enriched(field, kind, path, labels);
  const help = labels.help(kind, path);
  const none = labels.none(kind, path);
  const control = controlOf(inner);
  return {
    ...inner,
    title: labels.label(kind, path),
    ...(help && { description: help }),
    ...(none && { 'x-none': none }),
    ...(control && { 'x-desk': control }),
  };
}

function controlOf(schema: DeskSchema): Control | undefined {
  const members = [schema, ...(schema.anyOf ?? [])];
  const own = members.flatMap((member) => member['x-desk'] ?? [])[0];
  if (own) return own;
  if (members.some(({ items }) => items?.['x-desk'] === 'picture')) return 'pictures';
  return members.some(({ format }) => format === 'date') ? 'day' : undefined;
}

/** Turns the members of a union that are single values into one `enum`, which a form shows as one choice. */
function withOneEnum(schema: DeskSchema): DeskSchema {
  const { anyOf, ...rest } = schema;
  if (!anyOf) return schema;
  const members = anyOf.map(withOneEnum);
  const values = members.flatMap((member): Json[] => member.enum ?? (member.const === undefined ? [] : [member.const]));
  const isChoice = (member: DeskSchema) => member.enum !== undefined || member.const !== undefined;
  const choices = members.filter(isChoice);
  if (choices.length < 2) return { ...rest, anyOf: members };
  const type = choices[0]?.type ?? 'string';
  const others = members.filter((member) => !isChoice(member));
  const one: DeskSchema = { type, enum: values };
  return others.length === 0 ? { ...rest, ...one } : { ...rest, anyOf: [one, ...others] };
}

/** Gives a member of a union that a constant tells apart the label of that constant. */
function named(member: DeskSchema, kind: string, path: string[], labels: Labels): DeskSchema {
  const found = Object.entries(member.properties ?? {}).find(([, { const: only }]) => only !== undefined);
  if (!found) return member;
  return { ...member, title: labels.word(kind, [...path, found[0]], found[1].const ?? null) };
}

const isSameList = (one: readonly Json[] | undefined, other: readonly Json[]) =>
  one?.length === other.length && one.every((value, index) => value === other[index]);
