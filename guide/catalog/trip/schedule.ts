/** Parses durations and opening days from the texts of listings, for trips. Ambiguous texts give null. */
import { fold } from '#common/lib/text/fold.ts';
import type { Span, WeeklyHours } from '#views/trip-views.ts';

const DAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];
const DAY = `(?:${DAYS.join('|')})s?`;
const CLOCK = String.raw`(\d{1,2})(?::(\d\d))?`;
/** Words that make the days or hours seasonal or vague. */
const DOUBT = /invierno|verano|temporada|feriado|marzo|noviembre|diciembre|confirma|sobre todo|ideal|salida|cita/;

/** "De 40 minutos a 2 horas" → 120, the longest duration in the text; null if there is none. */
export function minutesIn(duration: string): number | null {
  const words = fold(duration);
  const hours = [...words.matchAll(/(\d+)(?: a (\d+))? horas?/g)].map(([, one, other]) => Number(other ?? one) * 60);
  const minutes = [...words.matchAll(/(\d+)(?: a (\d+))? minutos?/g)].map(([, one, other]) => Number(other ?? one));
  const longest = Math.max(0, ...hours, ...(hours.length > 0 ? [] : minutes));
  return longest > 0 ? longest : null;
}

/** "Martes a domingo de 12:00 a 14:30" → days and times; null if the text is ambiguous. */
export function openingIn(schedule: string): WeeklyHours | null {
  const words = fold(schedule);
  if (DOUBT.test(words)) return null;
  const week: Span[][] = DAYS.map(() => []);
  let isDaysOnly = false;
  for (const clause of words.split(';')) {
    const days = daysIn(clause);
    if (days.length === 0) return null;
    const spans = spansIn(clause);
    if (spans.length === 0) isDaysOnly = true;
    for (const day of days) week[day]?.push(...(spans.length > 0 ? spans : [[0, 24 * 60] as const]));
  }
  return isDaysOnly ? { week, isDaysOnly } : { week };
}

/** The numbers of the days that a clause names, Monday 0. */
function daysIn(clause: string): number[] {
  if (/todos los dias/.test(clause)) return DAYS.map((_, index) => index);
  const range = new RegExp(`(${DAY}) a (${DAY})`).exec(clause);
  const numberOf = (name = '') => DAYS.findIndex((day) => name.startsWith(day));
  const found = new Set<number>();
  if (range) {
    const [from, to] = [numberOf(range[1]), numberOf(range[2])];
    for (let day = from; ; day = (day + 1) % 7) {
      found.add(day);
      if (day === to) break;
    }
  }
  for (const [name] of clause.matchAll(new RegExp(DAY, 'g'))) found.add(numberOf(name));
  return [...found].sort((a, b) => a - b);
}

function spansIn(clause: string): Span[] {
  return [...clause.matchAll(new RegExp(`${CLOCK} a ${CLOCK}`, 'g'))].map(([, h1, m1 = '0', h2, m2 = '0']) => {
    const from = Number(h1) * 60 + Number(m1);
    const to = Number(h2) * 60 + Number(m2);
    return [from, to <= from ? to + 24 * 60 : to] as const;
  });
}
