/** The building blocks of content schemas. Every object is strict: a mistyped key stops the build. */
import { z } from 'zod';
import { recipe } from '#art/recipe.ts';

/** Words that a visitor reads. */
export const words = z
  .string()
  .trim()
  .min(1, 'must not be empty; leave the field out, or write null, when it is unknown');

/** A web address that begins with http:// or https://. */
export const webAddress = z.url({ protocol: /^https?$/, error: 'must be a web address that begins with https://' });

/** A telephone number as people write it: "+54 260 442-7448", "0800 222 3500". */
export const phoneNumber = z
  .string()
  .regex(/^\+?\d[\d\s()-]{4,}$/, 'must be a phone number: digits, spaces, dashes, and + only at the start');

/** An address inside this site: "/bodegas-en-san-rafael-mendoza". The build checks that the page exists. */
export const innerLink = z.string().regex(/^\//, 'must be an address of this site, beginning with /');

/** A picture. `scene` is how it is drawn, `alt` says what it shows to who cannot see it, `caption` goes below. */
export const picture = z.strictObject({
  scene: recipe,
  alt: words,
  caption: words.nullable().default(null),
});

/** What Google Maps gives under "Compartir → Insertar un mapa"; its other links do not open in a frame. */
const mapFrame = z
  .string()
  .regex(
    /^https:\/\/www\.google\.com\/maps(\/embed\?|\?.*\boutput=embed)/,
    'must be the address of an embedded map (https://www.google.com/maps/embed?… or …output=embed)',
  );

/** Degrees. `approximate`: the centre of a district or a point nobody measured. */
export const coordinates = z.strictObject({
  lat: z.number().min(-56).max(-21),
  lng: z.number().min(-74).max(-53),
  approximate: z.boolean().default(false),
});

const language = z.string().regex(/^(?!es$)[a-z]{2}(-[A-Z]{2})?$/, 'must be a language code such as en or pt');

/** The same fields in other languages, in the same shape; what is left out stays in Spanish. */
export const translations = z.record(language, z.record(z.string(), z.json())).default({});

/** What every listing has. A fact that nobody confirmed is null, or left out. */
export const listing = z.strictObject({
  name: words,
  description: words,
  location: words,
  /** Drawn pictures, shown while the listing has no photographs of its own. */
  images: z.array(picture).default([]),
  /** What photo-1.jpg, photo-2.jpg… in the listing's folder show, in that order. */
  photos: z.array(z.strictObject({ alt: words, caption: words.nullable().default(null) })).default([]),
  /** Which part of the first picture must stay when a frame cuts it. */
  imagePosition: z.enum(['center', 'top', 'bottom', 'left', 'right']).default('center'),
  coordinates: coordinates.nullable().default(null),
  /** A map address for a frame, where the owner chose one. */
  googleMapsLink: mapFrame.nullable().default(null),
  /** What to look for on the map where no point is known. */
  mapQuery: words.nullable().default(null),
  /** Made up to show how the guide looks: marked "Ficha de ejemplo". */
  sample: z.boolean().default(false),
  /** Fields of a real listing that nobody confirmed: marked "Dato de ejemplo". */
  sampleFields: z.array(z.string()).default([]),
  /** Place in the list: 1 comes first; those without one follow by name. */
  position: z.int().positive().nullable().default(null),
  /** Pages where the facts were read. */
  sources: z.array(words).default([]),
  /** Year of the newest source. */
  lastSeen: z.int().min(2000).nullable().default(null),
  /** For the owner's to-do list; visitors do not see it. */
  needsReview: z.boolean().default(false),
  translations,
});

/** Fields of a listing that can be reached. */
export const contact = {
  phone: phoneNumber.nullable().default(null),
  /** A number that is known to be on WhatsApp. */
  whatsapp: phoneNumber.nullable().default(null),
  website: webAddress.nullable().default(null),
  instagram: webAddress.nullable().default(null),
};

export const rating = z.number().min(0).max(5).nullable().default(null);

/** Argentine pesos, whole. */
export const pesos = z.int().positive().nullable().default(null);

export type PictureContent = z.output<typeof picture>;
