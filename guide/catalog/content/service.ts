import { z } from 'zod';
import { check } from '#catalog/facts/checks.ts';
import { isKnownDay } from '#catalog/facts/known-day.ts';
import { text } from './plain-schemas.ts';

/** A listing that a source says a business runs, and whose word that is. */
export const service = z.strictObject({
  /** Its collection and id: "turismo-aventura/rafting-rio-atuel". */
  listing: text,
  how: check.shape.how,
  /** The day, month or year of the source; null if it has none. */
  on: z
    .string()
    .refine(isKnownDay, 'must be a day such as 2026-11-20, or a month or a year where no more is known')
    .nullable()
    .default(null),
  url: check.shape.url,
});

export type Service = z.output<typeof service>;
