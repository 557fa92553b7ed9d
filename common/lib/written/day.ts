import { dayOf, isDay } from '../days.ts';

const MONTHS = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ');
/** Two digits of a year mean this century. */
const CENTURY = 2000;

/**
 * Reads a day as people in Argentina write it: "12/12/2026", "12-12-26", "12 de diciembre de 2026", "2026-12-12".
 * Without a year it is the next such day, `today` included. Null for anything else, and for a day that does not exist.
 */
export function readDay(text: string, today: string): string | null {
  const written = text.trim().toLowerCase();
  if (isDay(written)) return written;
  const found =
    /^(\d{1,2})(?:\s*[/.-]\s*|\s+(?:de\s+)?)(\d{1,2}|[a-záéíóú]{3,10})(?:(?:\s*[/.-]\s*|,?\s+(?:del?\s+)?)(\d{4}|\d{2}))?$/.exec(
      written.replace(/^[a-záéíóú]+,?\s+(?=\d)/, ''),
    );
  if (!found) return null;
  const [, day = '', named = '', year] = found;
  const month = /^\d/.test(named) ? Number(named) : MONTHS.indexOf(named.slice(0, 3).replace('set', 'sep')) + 1;
  if (year === undefined) {
    const thisYear = Number(today.slice(0, 4));
    const next = [thisYear, thisYear + 1].map((one) => existing(one, month, Number(day)));
    return next.find((one) => one !== null && one >= today) ?? null;
  }
  return existing(year.length === 2 ? CENTURY + Number(year) : Number(year), month, Number(day));
}

function existing(year: number, month: number, day: number): string | null {
  const text = dayOf(year, month, day);
  return text === `${year}-${pad(month)}-${pad(day)}` ? text : null;
}

const pad = (number: number): string => String(number).padStart(2, '0');

/** "2026-12-12" as people write it: "12/12/2026". Anything else stays as it is. */
export const writtenDay = (text: string): string => (isDay(text) ? text.split('-').reverse().join('/') : text);
