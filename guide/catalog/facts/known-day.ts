import { isDay } from '#common/lib/days.ts';

/** "2026-11-20", or as much of it as the source gives: "2026-11", "2026". */
const KNOWN_DAY = /^\d{4}(-\d\d(-\d\d)?)?$/;

/** Whether the text is a real day, month or year. */
export const isKnownDay = (text: string): boolean => KNOWN_DAY.test(text) && isDay(firstDay(text));

/** The earliest day that the text may mean: an incomplete date counts as older. */
export const firstDay = (knownDay: string): string => knownDay + '-01-01'.slice(knownDay.length - 4);

/** "noviembre de 2026", or the year alone if no more is known. */
export function monthWords(knownDay: string, locale: string): string {
  if (knownDay.length === 4) return knownDay;
  return words(knownDay, locale, { year: 'numeric', month: 'long' });
}

/** "20 de noviembre de 2026", or as much as is known. */
export function dayWords(knownDay: string, locale: string): string {
  if (knownDay.length < 10) return monthWords(knownDay, locale);
  return words(knownDay, locale, { year: 'numeric', month: 'long', day: 'numeric' });
}

/** The day of a check as shown to the owner in lists; "sin confirmar" if there is none. */
export const ownersDay = (on: string | null): string => (on === null ? 'sin confirmar' : dayWords(on, 'es-AR'));

/** Cached: creating a formatter takes a thousand times as long as using it, and every fact has a day. */
const formats = new Map<string, Intl.DateTimeFormat>();

function words(knownDay: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${Object.keys(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(new Date(firstDay(knownDay)));
}

const IN_ADDRESS = /[/_-]((?:19|20)\d\d)[/-]?(0[1-9]|1[0-2])(?:[/-]?(0[1-9]|[12]\d|3[01]))?(?=[/_.-]|$)/;
const YEAR_FOLDER = /\/((?:19|20)\d\d)\//;
/** La Nación numbers its articles by day: "nid01062024". */
const LA_NACION = /nid(\d\d)(\d\d)((?:19|20)\d\d)\b/;

/** The date in a page's address, or null: "…/2018/12/10/…" → "2018-12-10". */
export function dayInAddress(address: string): string | null {
  const path = address.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
  const [, day, month, year] = LA_NACION.exec(path) ?? [];
  if (year) return known(`${year}-${month}-${day}`);
  const [, inYear, inMonth, onDay] = IN_ADDRESS.exec(path) ?? [];
  if (inYear) return known([inYear, inMonth, onDay].filter(Boolean).join('-'));
  return YEAR_FOLDER.exec(path)?.[1] ?? null;
}

const known = (text: string): string | null => (isKnownDay(text) ? text : null);
