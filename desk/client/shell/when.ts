import { TIME_ZONE } from '#common/lib/san-rafael.ts';

const moment = new Intl.DateTimeFormat('es-AR', {
  timeZone: TIME_ZONE,
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const date = new Intl.DateTimeFormat('es-AR', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
const monthYear = new Intl.DateTimeFormat('es-AR', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** "22 de noviembre a las 10:05", in San Rafael's time zone; a text that is no date stays as it is. */
export function whenText(at: string): string {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? at : moment.format(time);
}

/** "2026-11-22" → "22 de noviembre de 2026", "2025-05" → "mayo de 2025", "2025" → "2025". */
export function dayText(day: string): string {
  if (/^\d{4}$/.test(day)) return day;
  const time = new Date(day);
  if (Number.isNaN(time.getTime())) return day;
  return (day.length > 7 ? date : monthYear).format(time);
}
