/** The building blocks of content schemas. Every object is strict: a mistyped key stops the build. */

import { z } from 'zod';
import { checks } from '#catalog/facts/checks.ts';
import { readPhone } from '#common/lib/text/phone-number.ts';
import { MAP_FRAME } from '#common/lib/written/map-frame.ts';
import { DISTRICT_IDS } from '#map/browser/districts.ts';
import { bounds } from '#reading/bounds.ts';
import { deskHints } from './desk-hints.ts';
import {
  facebookPage,
  idText,
  instagramPage,
  nameText,
  noteText,
  paragraph,
  sameHour,
  sameText,
  source,
  text,
  webAddress,
} from './plain-schemas.ts';

export { idText, nameText, noteText, paragraph, sameHour, sameText, text, webAddress };

/** A telephone number as people write it, complete enough to dial: "+54 260 442-7448", "0800 222 3500". */
export const phoneNumber = z
  .string()
  .regex(/^\+?\d[\d\s()-]{4,}$/, {
    abort: true,
    error: 'must be a phone number: digits, spaces, dashes, and + only at the start',
  })
  .refine((text) => readPhone(text) !== null, {
    error: 'must be a complete phone number with its area code, such as +54 260 442-7448',
  });

/**
 * A number known to be on WhatsApp, whose links need the full international form: "+54 9 260 411-1111". A listing may
 * use a landline, too, if somebody has answered there (`doubtful-numbers.ts`).
 */
export const whatsappNumber = phoneNumber.refine((text) => text.trim().startsWith('+'), {
  error:
    'must begin with + and the country, and have a 9 before the area code of an Argentine mobile, such as +54 9 260 411-1111',
});

/** An address inside this site: "/bodegas-en-san-rafael-mendoza". The build checks that the page exists. */
export const innerLink = z.string().regex(/^\//, 'must be an address of this site, beginning with /');

const printField = () => z.strictObject({ print: idText, alt: text, caption: text.nullable().default(null) });

/**
 * A drawn picture. `print` is its name in `content/prints/`, `alt` describes it for those who cannot see it, `caption` is shown
 * below it.
 */
export const picture = printField();

/** The same with `night`, the one that stands in its place in the dark theme. */
export const themedPicture = picture.extend({ night: picture.optional() });

/**
 * A picture, or a photograph: then `print` is null, and the file is `photo-1.jpg` in a folder with the name of the
 * content file.
 */
export const printOrPhoto = printOrPhotoField();

function printOrPhotoField() {
  return z.strictObject({ print: idText.nullable(), alt: text, caption: text.nullable().default(null) });
}

const framedField = () =>
  printField().extend({
    /** The part that stays visible when a frame crops it, across and down as in CSS, where the usual part cuts its subject. */
    focus: z
      .string()
      .regex(/^(\d{1,2}|100)% (\d{1,2}|100)%$/, 'must be two shares, across and down, such as 50% 75%')
      .optional(),
  });

/** A picture that is shown as wide as the page. */
export const widePicture = framedField();

/** The same with `night`, the one that stands in its place in the dark theme. */
export const themedWide = widePicture.extend({ night: widePicture.optional() });

/** A square picture. */
export const tilePicture = printField();

/** A square picture described by a sibling field. */
export const tilePrint = z.strictObject({ print: idText });

/** The picture that opens a page. If it fills the screen, it also has an upright print for phones. */
export const openingPicture = framedField();

/** The same, or a photograph, as {@link printOrPhoto}. */
export const openingPrintOrPhoto = printOrPhotoField();

/** An opening with `night`, the one that opens the page in the dark theme. */
export const themedOpening = openingPicture.extend({ night: openingPicture.optional() });

/** A map that opens in a frame. */
export const mapFrame = z
  .string()
  .regex(MAP_FRAME, 'must be the address of an embedded map (https://www.google.com/maps/embed?… or …output=embed)');

const between = (least: number, most: number) => {
  const where = `must be between ${least} and ${most}, where Mendoza is`;
  const error = ({ input }: { input?: unknown }) =>
    Number(input) > 0 ? 'it has no minus, which every place of Argentina has' : where;
  return z.number().min(least, where).max(most, { error });
};

/** Degrees. `approximate` marks the centre of a district, or a point that nobody measured. */
export const coordinates = z.strictObject({
  lat: between(...bounds.lat),
  lng: between(...bounds.lng),
  approximate: z.boolean().default(false),
});

/** Every language but Spanish, in which the content itself is written. */
export const languageCode = z
  .string()
  .regex(/^(?!es$)[a-z]{2}(-[A-Z]{2})?$/, 'must be a language code such as en or pt');

/** The same fields in other languages, in the same shape; missing ones stay Spanish. */
export const translations = z.record(languageCode, z.record(z.string(), z.json())).default({});

/** The fields of every listing. An unknown fact is null or absent. */
export const listing = z.strictObject({
  name: nameText,
  /** Null while nobody has described it: such a listing is brief, whose page only says how to reach it. */
  description: paragraph.nullable().default(null),
  location: text,
  /** The district where it is, or where it starts; `map/browser/districts.ts` lists them. */
  district: z.enum(DISTRICT_IDS).nullable().default(null),
  /** Kilometres by road from the plaza, where a source states them: without them, the road to its district counts. */
  distanceKm: z.number().min(0).max(500).nullable().default(null),
  /** Drawn pictures, shown while the listing has no photographs. */
  images: z.array(picture).default([]),
  /** The texts of photo-1.jpg, photo-2.jpg… in the listing's folder, in that order. */
  photos: z
    .array(z.strictObject({ alt: text, caption: text.nullable().default(null) }))
    .default([])
    .register(deskHints, { control: 'hidden' }),
  /** The part of the first picture that stays visible when it is cropped. */
  imagePosition: z.enum(['center', 'top', 'bottom', 'left', 'right']).default('center'),
  coordinates: coordinates.nullable().default(null),
  /** The address of an embedded map, if the owner chose one. */
  googleMapsLink: mapFrame.nullable().default(null),
  /** The map search to use if no point is known. */
  mapQuery: sameText.nullable().default(null),
  /** The listing was made up to show how the guide looks: marked "Ficha de ejemplo". */
  sample: z.boolean().default(false),
  /** Fields of a real listing that nobody confirmed: marked "Dato de ejemplo". */
  sampleFields: z.array(idText).default([]),
  /** The listing's place in the list: 1 comes first; listings without one follow by name. */
  position: z.int().positive().nullable().default(null),
  /** The web pages where the facts were read. */
  sources: z.array(source).default([]),
  /** The log: who confirmed which fields, when and how. A value that no line names is unconfirmed. */
  checks,
  /** Whether it is on the owner's to-do list; visitors do not see this. */
  needsReview: z.boolean().default(false),
  /** Facts that the owner still has to find out. */
  todo: z.array(noteText).default([]),
  translations,
});

/** The contact fields of a listing. */
export const contact = {
  phone: phoneNumber.nullable().default(null),
  /** A number known to be on WhatsApp. */
  whatsapp: whatsappNumber.nullable().default(null),
  website: webAddress.nullable().default(null),
  instagram: instagramPage.nullable().default(null),
  facebook: facebookPage.nullable().default(null),
};

export const rating = z.number().min(0).max(5).nullable().default(null);

/** Nothing in the guide costs less: a lower price was written in thousands, as 180.000 or 180. */
const LEAST_PESOS = 1000;
/** Nothing costs more: a higher price has a zero too many. */
const MOST_PESOS = 100_000_000;

/** Whole Argentine pesos. */
export const knownPesos = z
  .int()
  .min(LEAST_PESOS, `must be whole pesos without points, ${LEAST_PESOS} or more; write 180000 for $180.000`)
  .max(MOST_PESOS);

export const pesos = knownPesos.nullable().default(null);

export type PictureContent = z.output<typeof picture>;
export type FramedContent = z.output<typeof openingPicture>;
export type ThemedContent = z.output<typeof themedOpening>;
export type PrintOrPhoto = z.output<typeof printOrPhoto>;
