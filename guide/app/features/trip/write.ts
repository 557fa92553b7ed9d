/** Times, days and distances as people write them. */
import type { Translate } from '#common/lib/text/translate.ts';
import type { Warning } from './warnings/warning.ts';

/** Minutes after midnight → "9:05". */
export function clock(minutes: number): string {
  const time = ((minutes % 1440) + 1440) % 1440;
  return `${Math.floor(time / 60)}:${String(time % 60).padStart(2, '0')}`;
}

/** "9:05" or "09:05" → minutes after midnight; null for anything else. */
export function readClock(text: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)$/.exec(text) ?? [];
  const time = Number(hours) * 60 + Number(minutes);
  return hours !== undefined && Number(hours) < 24 && Number(minutes) < 60 ? time : null;
}

/** 95 → "1 h 35", 40 → "40 min". */
export function duration(minutes: number): string {
  if (minutes < 60) return `${minutes}\u00a0min`;
  const rest = minutes % 60;
  return rest === 0
    ? `${minutes / 60}\u00a0h`
    : `${Math.floor(minutes / 60)}\u00a0h\u00a0${String(rest).padStart(2, '0')}`;
}

export function kilometres(km: number, language: string): string {
  const digits = km < 10 ? 1 : 0;
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(km)}\u00a0km`;
}

/** The locale of the dates and lists of a language. */
export const localeOf = (language: string): string =>
  language === 'es' ? 'es-AR' : language === 'en' ? 'en-GB' : language;

/** "2026-12-12" → "sábado, 12 de diciembre". */
export function dayLabel(date: string, language: string): string {
  return wholeDay(date, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** "12 de diciembre de 2026", for states whose year matters. */
export function dateLabel(date: string, language: string): string {
  return wholeDay(date, language, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** A date that no line breaks after its weekday. */
const wholeDay = (date: string, language: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf(language), { ...parts, timeZone: 'UTC' })
    .format(new Date(date))
    .replace(/\d.*/, (day) => day.replaceAll(' ', '\u00a0'));

const SOME_MONDAY = Date.UTC(2026, 10, 16);
const DAY_MS = 24 * 60 * 60 * 1000;

/** A warning's sentence. */
export function warningText({ code, values, clocks = [] }: Warning, t: Translate, language: string): string {
  const written = Object.entries(values).map(([name, value]): [string, string | number] => {
    if (clocks.includes(name)) return [name, clock(Number(value))];
    if (name === 'date' && value !== '') return [name, dateLabel(String(value), language)];
    if (name === 'weekday') {
      const day = new Date(SOME_MONDAY + Number(value) * DAY_MS);
      return [name, new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(day)];
    }
    return [name, value];
  });
  return t(`trip.warnings.${code}`, Object.fromEntries(written));
}
