import { z } from 'zod';
import { wordsOf } from '#common/lib/text/fold.ts';
import type { Category } from './categories.ts';
import { choicesOf } from './fields.ts';

type KindGuess = { fields: Record<string, unknown>; because: string };

/** The fields by which categories tell their listings apart. */
const KIND_FIELDS = ['category', 'categories'] as const;

/**
 * What a business is within its category, by its own words: "Cabañas Los Sauces" are cabins. Its name says it, or else
 * its message; null if neither does.
 */
export function guessKind({ schema, words }: Category, texts: { name: string; message: string }): KindGuess | null {
  const shape: Record<string, z.ZodType> = schema instanceof z.ZodObject ? schema.shape : {};
  const field = KIND_FIELDS.find((name) => shape[name]);
  const own = field && unwrapped(shape[field]);
  if (!own) return null;
  const kinds = [...new Set(choicesOf(own))].map((kind) => ({ kind, terms: [kind, words[kind] ?? kind].map(wordsOf) }));
  for (const text of [texts.name, texts.message]) {
    for (const written of text.match(/\p{L}+/gu) ?? []) {
      const [word] = wordsOf(written);
      const found = kinds.find(({ terms }) => terms.some((term) => term.length === 1 && term[0] === word));
      if (!found) continue;
      const value = own.safeParse(found.kind).success ? found.kind : [found.kind];
      const calledItself = isAsked(shape.type) ? { type: capitalized(written) } : {};
      return { fields: { [field]: value, ...calledItself }, because: written };
    }
  }
  return null;
}

/** The schema of a field without what makes it optional. */
const unwrapped = (field: unknown): z.ZodType | undefined => {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable || field instanceof z.ZodDefault)
    return unwrapped(field.unwrap());
  return field instanceof z.ZodType ? field : undefined;
};

const isAsked = (field: z.ZodType | undefined) => field !== undefined && !field.safeParse(undefined).success;

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
