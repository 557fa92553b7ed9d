import { z } from 'zod';
import { listing } from '#catalog/content/schema.ts';
import { UNFILLED } from '#reading/read-file.ts';

/** What belongs in each field, in the owner's language. */
const asked: Record<string, string> = {
  name: 'el nombre del establecimiento',
  description: 'qué es y qué ofrece, en dos o tres oraciones',
  location: 'la dirección o la zona, por ejemplo Av. Mitre 100, San Rafael',
  category: 'la categoría',
  categories: 'las categorías',
  type: 'cómo se llama a sí mismo, por ejemplo Cabañas u Hotel',
  guests: 'cuántos huéspedes entran',
  rooms: 'cuántas habitaciones tiene',
  beds: 'cuántas camas tiene',
  baths: 'cuántos baños tiene',
  clubWelcome: 'si está en el Club Welcome',
  clubBeneficio: 'si está en el Club Welcome',
  visita_guiada: 'si ofrece visitas guiadas',
  venta_al_publico: 'si vende al público',
  fullDescription: 'la descripción larga, para la página propia',
  difficulty: 'la dificultad',
  duration: 'cuánto dura, por ejemplo 3 horas',
};

/** Fields that a listing may lack, and that a business's own listing should have. */
const WANTED = new Set(
  'description category clubWelcome clubBeneficio visita_guiada venta_al_publico fullDescription difficulty duration'.split(
    ' ',
  ),
);

/** Fields that the guide's makers fill in, not the business. */
const LATER = new Set(['position', 'googleMapsLink', 'mapQuery']);

/**
 * Makes a listing for `schema` from what is known. Other required fields say that they are missing; optional ones are
 * empty.
 */
export function draftFields(schema: z.ZodType, known: Record<string, unknown>): Record<string, unknown> {
  const shape: Record<string, z.ZodType> = schema instanceof z.ZodObject ? schema.shape : {};
  const fields = Object.entries(shape).flatMap(([name, field]): [string, unknown][] => {
    if (Object.hasOwn(known, name)) return [[name, known[name]]];
    if (!field.safeParse(undefined).success || WANTED.has(name))
      return [[name, `${UNFILLED} ${asked[name] ?? name}${form(field)}`]];
    if (field.safeParse(null).success) return LATER.has(name) ? [] : [[name, null]];
    return !Object.hasOwn(listing.shape, name) && field.safeParse([]).success ? [[name, []]] : [];
  });
  return Object.fromEntries(fields);
}

/** Says how to write a value that is not text. */
function form(field: z.ZodType): string {
  const choices = [...new Set(choicesOf(field))].join(', ');
  if (choices !== '') {
    if (field instanceof z.ZodArray) return `; una lista entre [ ] con una o varias de: ${choices}`;
    return `; una de: ${choices}${field instanceof z.ZodUnion ? '; o varias, en una lista entre [ ]' : ''}`;
  }
  if (field instanceof z.ZodBoolean) return '; true o false, sin comillas';
  if (field instanceof z.ZodNumber) return '; un número, sin comillas';
  return field instanceof z.ZodArray ? '; una lista entre [ ]' : '';
}

/** The values that a field chooses from; none for any other field. */
export function choicesOf(field: unknown): string[] {
  if (field instanceof z.ZodEnum) return field.options.map(String);
  if (field instanceof z.ZodArray) return choicesOf(field.element);
  return field instanceof z.ZodUnion ? field.options.flatMap(choicesOf) : [];
}

/** Returns the fields of a draft that say that they are missing. */
export const unfilled = (fields: Record<string, unknown>): string[] =>
  Object.keys(fields).filter((name) => String(fields[name]).startsWith(UNFILLED));
