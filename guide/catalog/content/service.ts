import { z } from 'zod';
import { check, knownDay } from '#catalog/facts/checks.ts';
import { listingName } from './plain-schemas.ts';

/** A listing that a source says a business runs, and whose word that is. */
export const service = z.strictObject({
  listing: listingName,
  how: check.shape.how,
  /** The day, month or year of the source; null if it has none. */
  on: knownDay.nullable().default(null),
  url: check.shape.url,
});

export type Service = z.output<typeof service>;
