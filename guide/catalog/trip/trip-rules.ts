import { z } from 'zod';
import { idText, noteText, sameText } from '#catalog/content/schema.ts';
import { DISTRICT_IDS } from '#map/browser/districts.ts';
import { parseContent } from '#reading/problems.ts';
import { readJson } from '#reading/read-file.ts';

const FILE = 'content/trip.json';

const minutes = z.int().min(0).max(720);
const district = z.enum(DISTRICT_IDS);
const dayOfYear = z.string().regex(/^(0[1-9]|1[0-2])-([0-2]\d|3[01])$/, 'must be month and day, such as 05-01');
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 17:00');
const travel = z.enum(['car', 'none', 'bike']);

const company = z.enum(['children', 'reduced', 'dog']);
/** "cultura/laberinto-de-borges" */
const listingPath = z
  .string()
  .regex(/^[a-z-]+\/[a-z0-9-]+$/, 'must be a collection and a listing: cultura/teatro-roma');

/** The owner's table of facts that trips need and no listing holds; content/README.md explains it. */
export const tripRules = z.strictObject({
  /** Collection → the role of its listings on a trip, their default duration, and the district where they all start. */
  collections: z.record(
    z.string(),
    z.strictObject({
      role: z.enum(['see', 'do', 'taste', 'eat', 'sleep', 'night', 'shop', 'tour']),
      minutes,
      district: district.exactOptional(),
      /** The categories that are no meal, although their collection is one to eat. */
      snacks: z.array(idText).exactOptional(),
      /** The categories whose activities happen in the water, and those of places in the open without known shade. */
      inWater: z.array(idText).exactOptional(),
      inTheSun: z.array(idText).exactOptional(),
    }),
  ),
  places: z.record(
    z.string(),
    z.strictObject({
      district,
      minutes,
      beyond: z.strictObject({ road: sameText, gravelKm: z.int().positive(), minutes }).exactOptional(),
      months: z.array(z.int().min(1).max(12)).exactOptional(),
      /** What water there is to see, and what shade; the sources say so. */
      water: z.array(z.enum(['rio', 'embalse', 'laguna', 'termas', 'acequias'])).exactOptional(),
      shade: z.enum(['trees', 'little', 'none']).exactOptional(),
      /** Whether its people rest after lunch. */
      siesta: z.boolean().exactOptional(),
      /** Where it is not that of its district. */
      signal: z.enum(['noneBeyond']).exactOptional(),
      sources: z.array(noteText).exactOptional(),
    }),
  ),
  events: z.strictObject({ minutes }),
  river: z.strictObject({ things: z.array(idText), dryFrom: dayOfYear, dryTo: dayOfYear, sources: z.array(noteText) }),
  /** When people go into the water. Outside it nobody is sent there, and nobody warned. */
  bathing: z.strictObject({ from: dayOfYear, to: dayOfYear, sources: z.array(noteText) }),
  /** What opens for a season that nobody has told us: it is not proposed. */
  seasonal: z.strictObject({ things: z.array(listingPath), sources: z.array(noteText) }),
  canyon: z.strictObject({
    /** What goes through it. */
    things: z.array(listingPath),
    district,
    top: district,
    bottom: district,
    latestEntry: z.strictObject({ winter: clock, summer: clock }),
    sources: z.array(noteText),
  }),
  /** The known facts of a district; missing ones are unknown. */
  districts: z.partialRecord(
    district,
    z.strictObject({
      fuel: z.boolean().exactOptional(),
      food: z.boolean().exactOptional(),
      signal: z.boolean().exactOptional(),
      bathing: z.enum(['buoyed', 'forbidden']).exactOptional(),
    }),
  ),
  /**
   * The days that a first plan proposes, in this order: a place's file name, and those of others for the same day, or
   * listings; and the collections that the day is for, one entry for each visit. A day comes `first` for some company,
   * and is `never` proposed to other.
   */
  firstPlan: z.array(
    z.strictObject({
      place: idText,
      with: z.array(idText),
      visits: z.array(idText).exactOptional(),
      travel: z.array(travel),
      first: z.array(company).exactOptional(),
      never: z.array(company).exactOptional(),
    }),
  ),
});

export type TripRules = z.output<typeof tripRules>;

/** @throws {ContentError} naming `content/trip.json` and the field */
export function readTripRules(root: string): TripRules {
  return parseContent(tripRules, readJson(root, FILE), FILE);
}
