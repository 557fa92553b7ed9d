import { z } from 'zod';
import { sourcePage } from '#catalog/content/plain-schemas.ts';
import {
  coordinates,
  idText,
  innerLink,
  nameText,
  noteText,
  openingPicture,
  openingPrintOrPhoto,
  paragraph,
  picture,
  text,
} from '#catalog/content/schema.ts';
import { checks } from '#catalog/facts/checks.ts';
import { pictureTranslation } from '#catalog/languages/picture-translation.ts';
import { iconNames } from '#views/icons.ts';
import { circuit } from './circuit-facts.ts';

/** The front matter of a place's file; content/places/README.md explains it to the writer. */
export const placeFacts = z.strictObject({
  /** The place's position in menus and lists: 1 comes first; places without one follow by title. */
  position: z.int().positive().nullable().default(null),
  title: nameText,
  /** The place's name in menus, if it differs from the title. */
  label: text.nullable().default(null),
  /** The icon before its name in menus. */
  icon: z.enum(iconNames).default('map-pin'),
  /** The text for search engines, also shown below the title. */
  summary: paragraph,
  ...coordinates.shape,
  /** A description of the point: "Centro del embalse". */
  coordinatesNote: text,
  /** Kilometres by road from the city. */
  distanceKm: z.number().min(0),
  /** Where these kilometres end, if that is not the place itself: the village at which a road through it begins. */
  distanceTo: nameText.nullable().default(null),
  driveTime: text,
  /** Where to park, in words; null if no source says. */
  parking: text.nullable().default(null),
  /**
   * Listings whose name or location contains one of these are shown as nearby, taken in turn from the place's
   * categories.
   */
  nearby: z.array(idText).default([]),
  activities: z.array(z.strictObject({ title: text, description: paragraph, link: innerLink })),
  map: circuit.nullable().default(null),
  /** `night` replaces the hero when the visitor has chosen the dark theme. */
  pictures: z.strictObject({
    hero: openingPrintOrPhoto,
    night: openingPicture.nullable().default(null),
    gallery: z.array(picture).default([]),
  }),
  /** The web pages where the facts were read. */
  sources: z.array(sourcePage).default([]),
  /** The log: who confirmed what, when and how; it names the keys of `PLACE_FACTS`. */
  checks,
  /** What the owner still has to find out; visitors do not see it. */
  todo: z.array(noteText).default([]),
});

/** The fields that a translation may hold. */
export const placeTranslation = z.strictObject({
  title: text.optional(),
  label: text.optional(),
  summary: paragraph.optional(),
  coordinatesNote: text.optional(),
  driveTime: text.optional(),
  parking: text.optional(),
  activities: z.array(z.strictObject({ title: text.optional(), description: paragraph.optional() })).optional(),
  map: z
    .strictObject({
      title: text.optional(),
      text: paragraph.optional(),
      direction: text.optional(),
      stops: z.array(z.strictObject({ name: text.optional(), sentence: text.optional() })).optional(),
    })
    .optional(),
  pictures: z
    .strictObject({
      hero: pictureTranslation.optional(),
      night: pictureTranslation.optional(),
      gallery: z.array(pictureTranslation).optional(),
    })
    .optional(),
});

export type PlaceFacts = z.output<typeof placeFacts>;
