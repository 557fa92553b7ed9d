import { z } from 'zod';
import { heroAndCarousel, pageFields } from '#app/page/page-content.ts';
import { idText, noteText, phoneNumber, sameText, text, webAddress } from '#catalog/content/schema.ts';
import { DISTRICT_IDS } from '#map/browser/districts.ts';

const shortNumber = z.string().regex(/^\d{3}$/, 'must be the three digits of a short line');
const dialled = z.union([shortNumber, phoneNumber], {
  error: 'must be a phone number (digits, spaces, dashes, and + only at the start) or the three digits of a short line',
});

const entry = z
  .strictObject({
    id: idText,
    name: text,
    /** Null while unconfirmed, which the page then states. */
    number: dialled.nullable(),
    number2: dialled.nullable(),
    number2Label: text.nullable(),
    detail: text,
    address: text.nullable(),
    hours: text.nullable(),
    web: webAddress.nullable(),
    /** The search that finds the office in a map app, which may know its number. */
    mapQuery: sameText.nullable(),
    /** The number to call meanwhile. */
    fallback: z.strictObject({ number: dialled, label: text }).nullable(),
    /** The district of its door, for the map. */
    district: z.enum(DISTRICT_IDS).nullable().default(null),
    sources: z.array(noteText),
    todo: noteText.nullable(),
  })
  .refine(({ number, web, mapQuery, fallback }) => number || web || mapQuery || fallback, {
    error: 'without a number, must say what helps meanwhile: "web", "mapQuery" or "fallback"',
  });

/** The offices that the guide lists. */
export const phonesContent = z.strictObject({
  ...pageFields,
  pictures: heroAndCarousel,
  intro: text,
  ui: z.strictObject({
    list: text,
    call: text,
    noNumber: text,
    noNumberHelp: text,
    second: text,
    web: text,
    map: text,
  }),
  shortLinesTitle: text,
  /** The first one is the number for any emergency. */
  shortLines: z.array(z.strictObject({ id: idText, number: shortNumber, name: text, detail: text })),
  entries: z.array(entry).min(1),
});
