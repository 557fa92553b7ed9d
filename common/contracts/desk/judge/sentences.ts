import { markIn } from '../../../lib/text/plain-marks.ts';
import { impossibleHour } from '../../../lib/written/hour.ts';
import type { DeskSchema } from '../content.ts';

/** Sentences for the owner. They name the field as her form does, and nothing that only the files have. */

const named = (label: string): string => (label === '' ? 'este dato' : `«${label}»`);
const atStart = (label: string): string => (label === '' ? 'Este dato' : `«${label}»`);
const number = new Intl.NumberFormat('es-AR');

/** What to do about a field that has no value yet. */
export function missing(schema: DeskSchema, label: string): string {
  const members = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const isType = (...types: string[]) => members.some(({ type }) => types.includes(String(type)));
  if (isPicture(schema)) return `Elegí ${named(label)}.`;
  if (schema['x-desk'] === 'point' || label === 'Latitud' || label === 'Longitud') return 'Marcá el punto en el mapa.';
  if (members.some(({ enum: values, oneOf }) => values ?? oneOf)) return `Elegí una opción en ${named(label)}.`;
  if (isType('array')) return `Agregá al menos uno en ${named(label)}.`;
  if (isType('number', 'integer')) return `Poné un número en ${named(label)}.`;
  if (isType('boolean')) return `Elegí sí o no en ${named(label)}.`;
  if (schema['x-desk'] === 'day' || schema.format === 'date') return `Poné la fecha en ${named(label)}.`;
  if (isType('object')) return `Completá ${named(label)}.`;
  return `Escribí ${named(label)}.`;
}

const isPicture = (schema: DeskSchema): boolean =>
  schema['x-desk'] === 'picture' || schema.properties?.print !== undefined;

/** What is wrong with a value, and how to write it. */
export const wrong = {
  choice: (label: string) => `Elegí una de las opciones de ${named(label)}.`,
  long: (label: string, length: number, most: number) =>
    `${atStart(label)} tiene ${number.format(length)} letras y entran hasta ${number.format(most)}: acortalo un poco.`,
  number: (label: string, isMoney: boolean) => `Escribí ${named(label)} en números, como ${isMoney ? '45.000' : '4'}.`,
  hours: (label: string) => `${atStart(label)} no se entiende: escribilo como lun-vie 9-13 17-21; dom cerrado.`,
  whole: (label: string) => `${atStart(label)} va en números enteros, sin centavos ni decimales.`,
  small: (label: string, least: number, isMoney: boolean) =>
    isMoney
      ? `${atStart(label)} parece incompleto: va en pesos enteros, desde $ ${number.format(least)}.`
      : `${atStart(label)} tiene que ser ${number.format(least)} o más.`,
  large: (label: string, most: number, isMoney: boolean) =>
    isMoney
      ? `${atStart(label)} parece tener ceros de más: llega hasta $ ${number.format(most)}.`
      : `${atStart(label)} tiene que ser ${number.format(most)} o menos.`,
  few: (label: string, least: number) => `${atStart(label)} lleva al menos ${least}.`,
  many: (label: string, most: number) => `${atStart(label)} lleva ${most} como mucho.`,
  unknown: (label: string) =>
    `${label === '' ? 'La ficha' : named(label)} tiene un dato que la guía ya no usa: avisale a quien cuida la guía.`,
  form(schema: DeskSchema, label: string, text = ''): string {
    const rule = schema['x-rule'] ? BY_RULE[schema['x-rule']] : undefined;
    if (rule) return rule(text);
    if (schema.format === 'uri') return WEB;
    if (schema.format === 'date') return DAY;
    if (schema.format === 'email') return EMAIL;
    return `${atStart(label)} no está escrito como la guía lo necesita. ${schema.description ?? ''}`.trim();
  },
};

const WEB = 'Esa página no está completa: escribila como sitio.com.ar o pegá su dirección.';
const EMAIL =
  'Ese correo no está completo: va como nombre@sitio.com.ar, sin espacios, y sin ñ ni acentos en el nombre.';
const DAY = 'Esa fecha no existe en el calendario: escribila como 12/12/2026.';

const plain = (text: string) => `Sacá «${markIn(text) ?? ''}»: se vería tal cual en la página.`;

const BY_RULE: Record<NonNullable<DeskSchema['x-rule']>, (text: string) => string> = {
  plain,
  hour(text) {
    const hour = impossibleHour(text);
    return hour === null ? plain(text) : `No hay hora «${hour}»: escribila como 21 h o 21:30.`;
  },
  clock(text) {
    const hour = impossibleHour(text);
    return `${hour === null ? 'Va una sola hora, en números' : `No hay hora «${hour}»`}: escribila como 15:00.`;
  },
  phone: () => 'Ese teléfono no se puede marcar así: va uno solo, con la característica, como 260 442-7448.',
  whatsapp: () =>
    'Ese número de WhatsApp no está completo: escribilo como 260 15 412-3456; si es de otro país, con su +.',
  day: () => DAY,
  'known-day': () => 'Poné una fecha como 12/12/2026; si no se sabe el día, el mes o el año.',
  'day-of-year': () => 'Poné un día y un mes que existan.',
  edition: () => 'Poné un día como 24/01/2026, dos como 13/02/2026 al 16/02/2026, o un mes como 02/2026.',
  page: () => 'Esa página no está en la guía: escribí su nombre y elegila de la lista.',
  listing: () => 'Esa ficha no está en la guía: escribí su nombre y elegila de la lista.',
  web: () => WEB,
  instagram: () => 'Esa no es una página de Instagram: escribí el usuario, como @perfil, o pegá su dirección.',
  facebook: () => 'Esa no es una página de Facebook: escribí el usuario, como @perfil, o pegá su dirección.',
  'map-frame': () =>
    'Ese no es un mapa para insertar: en una computadora, en Google Maps, tocá Compartir, Insertar un mapa y Copiar HTML, y pegalo acá. En el teléfono alcanza con el punto en el mapa.',
  source: () => WEB,
};
