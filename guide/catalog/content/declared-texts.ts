import type { z } from 'zod';
import { ContentError } from '#reading/problems.ts';
import { deskHints } from './desk-hints.ts';

const checked = new WeakSet<z.core.$ZodType>();

/**
 * Checks that every text of a schema says what it is, because search, translators and the owner's desk ask. A text with
 * a rule of its own, such as a day or an address, is a value that nobody reads as words.
 * @param file a file of that schema, for the sentence
 * @throws {ContentError} one sentence for each field that is any text at all
 */
export function checkTexts(schema: z.ZodType, file: string): void {
  if (checked.has(schema)) return;
  checked.add(schema);
  const bare = new Set(bareTexts(schema, []));
  if (bare.size === 0) return;
  throw new ContentError(
    [...bare].map(
      (field) =>
        `${file}: the schema of "${field}" is any text; make it text, nameText, sameText, idText or noteText of guide/catalog/content/schema.ts, so that search, the desk and translators know what to do with it.`,
    ),
  );
}

/** The fields, at any depth, that are texts without a declaration or a rule. */
function bareTexts(schema: z.core.$ZodType, path: string[]): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod; // zod has no other kinds of types
  const inside = (child: z.core.$ZodType, ...name: string[]) => bareTexts(child, [...path, ...name]);
  switch (def.type) {
    case 'string':
      return isDeclared(schema) || hasRule(def) ? [] : [path.join('.')];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => inside(field, name));
    case 'array':
      return inside(def.element);
    case 'record':
      return inside(def.valueType);
    case 'tuple':
      return def.items.flatMap((item) => inside(item));
    case 'union':
      return def.options.flatMap((option) => inside(option));
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return inside(def.innerType);
    case 'pipe':
      return inside(def.in);
    default:
      return [];
  }
}

const isDeclared = (schema: z.core.$ZodType) => deskHints.get(schema as z.ZodType)?.isTranslated !== undefined;

/** Whether a text must be more than short or long: an address, a day, a code. */
const hasRule = ({ checks = [], ...def }: z.core.$ZodStringDef) =>
  'format' in def || checks.some(({ _zod }) => ['string_format', 'custom'].includes(_zod.def.check));
