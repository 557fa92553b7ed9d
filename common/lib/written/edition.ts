import { isDay } from '../days.ts';
import { readDay, writtenDay } from './day.ts';

/** "2026-01-24", "2026-02-13/2026-02-16" or a month, "2026-02". */
export function isEdition(text: string): boolean {
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return true;
  const [start = '', end = start, ...more] = text.split('/');
  return more.length === 0 && isDay(start) && isDay(end) && start <= end;
}

/** The dates of an edition as people write them: "24/01/2026", "13/02/2026 al 16/02/2026", "02/2026". Null if they are none. */
export function readEditionText(text: string, today: string): string | null {
  const written = text.trim();
  if (isEdition(written)) return written;
  const [, month, year] = /^(\d{1,2})\s*[/-]\s*(\d{4})$/.exec(written) ?? [];
  const read = month ? `${year}-${month.padStart(2, '0')}` : daysIn(written, today).join('/');
  return isEdition(read) ? read : null;
}

const daysIn = (text: string, today: string): string[] =>
  text
    .replace(/^del?\s+/i, '')
    .split(/\s+(?:al?|hasta(?: el)?)\s+/i)
    .map((day) => readDay(day, today) ?? '');

/** The same dates as people write them. Anything else stays as it is. */
export function writtenEdition(text: string): string {
  if (!isEdition(text)) return text;
  return /^\d{4}-\d\d$/.test(text) ? text.split('-').reverse().join('/') : text.split('/').map(writtenDay).join(' al ');
}
