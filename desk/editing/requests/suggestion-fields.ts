import { z } from 'zod';
import { fold } from '#common/lib/text/fold.ts';
import { mobileNumber } from '#common/lib/text/phone-number.ts';
import { readClock } from '#common/lib/written/hour.ts';

/** Visitors' words for the fields, in the guide's languages, without accents. */
const called: Record<string, RegExp> = {
  phone: /\b(telefonos?|tel|phone|fone)\b/,
  whatsapp: /\b(whatsapp|wsp|wpp|zap)\b/,
  website: /\b(web|sitio|pagina|website|site)\b/,
  instagram: /\b(instagram|ig)\b/,
  location: /\b(direccion|ubicacion|address|location|endereco|localizacao)\b/,
  name: /\b(nombre|name|nome)\b/,
  price: /\b(precios?|tarifas?|prices?|precos?)\b/,
  checkIn: /\b(check-?in|ingreso|entrada|arrival)\b/,
  checkOut: /\b(check-?out|salida|egreso|saida|departure)\b/,
  schedule: /\b(horarios?|hours|opening)\b/,
  duration: /\b(duracion|duration|duracao)\b/,
};

/** Returns the field that a visitor's words mean; undefined if they match none of `fields`, or several. */
export function fieldFor(words: string, fields: string[]): string | undefined {
  const exact = fields.find((field) => fold(field) === fold(words.trim()));
  if (exact) return exact;
  const found = fields.filter((field) => called[field]?.test(fold(words)));
  return found.length === 1 ? found[0] : undefined;
}

/** Rewrites visitors' spellings of some fields as the guide writes them. */
const guideWrites: Record<string, (written: string) => string | null> = {
  whatsapp: mobileNumber,
  checkIn: readClock,
  checkOut: readClock,
  instagram: (written) => written.trim().replace(/^@([\w.]+)$/, 'https://www.instagram.com/$1/'),
};

/** Converts a value to the type that the field's schema expects: "180.000" becomes a number in a field for numbers. */
export function valueFor(schema: z.ZodType, written: string, field: string): unknown {
  if (schema.safeParse(written).success) return written;
  const known = guideWrites[field]?.(written);
  if (known && schema.safeParse(known).success) return known;
  const digits = written.replace(/^\$\s*/, '').replace(/[.\s](?=\d{3}\b)/g, '');
  const number = Number(digits);
  if (digits !== '' && !Number.isNaN(number) && schema.safeParse(number).success) return number;
  if (/^(si|sim|yes)$/.test(fold(written)) && schema.safeParse(true).success) return true;
  if (/^(no|nao)$/.test(fold(written)) && schema.safeParse(false).success) return false;
  return written;
}

/** The fields of a listing that hold a single value: visitors do not send lists of pictures as a sentence. */
export function suggestableFields(schema: z.ZodType): Map<string, z.ZodType> {
  const shape: Record<string, z.ZodType> = schema instanceof z.ZodObject ? schema.shape : {};
  const isForMakers = (name: string) => MAKERS.has(name);
  return new Map(Object.entries(shape).filter(([name, field]) => !isForMakers(name) && !isList(field)));
}

/** Fields that the guide's makers fill in, not visitors. */
const MAKERS = new Set([
  'sample',
  'needsReview',
  'position',
  'checks',
  'imagePosition',
  'mapQuery',
  'googleMapsLink',
  'coordinates',
  'translations',
]);

const isList = (field: z.ZodType): boolean => field.safeParse([]).success;
