/** Parses durations, departures and opening days from the texts of listings, for trips. Ambiguous texts give null. */
import { minutesOf } from '#common/lib/opening/hours.ts';
import { SUMMER } from '#common/lib/opening/season.ts';
import { fold } from '#common/lib/text/fold.ts';
import type { Departure, Meal, Span, WeeklyHours } from '#views/trip-views.ts';

const DAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];
const DAY = `(?:${DAYS.join('|')})s?`;
const CLOCK = String.raw`(\d{1,2})(?::(\d\d))?`;
/** Words that make the days or hours seasonal or vague. */
const DOUBT = /invierno|verano|temporada|feriado|marzo|noviembre|diciembre|confirma|sobre todo|ideal|salida|cita/;

/** Words by which the days or hours of a departure depend on the season. */
const SEASONS = /invierno|verano|temporada|feriado|resto del ano|enero|marzo|noviembre|diciembre/;

/** "De 40 minutos a 2 horas" → 120, the longest duration in the text; null if there is none. */
export function minutesIn(duration: string): number | null {
  const words = fold(duration);
  const hours = [...words.matchAll(/(\d+)(?: a (\d+))? horas?/g)].map(([, one, other]) => Number(other ?? one) * 60);
  const minutes = [...words.matchAll(/(\d+)(?: a (\d+))? minutos?/g)].map(([, one, other]) => Number(other ?? one));
  const longest = Math.max(0, ...hours, ...(hours.length > 0 ? [] : minutes));
  return longest > 0 ? longest : null;
}

/** The words that open a text about the summer only, and those that add the holidays to the days before them. */
const IN_SUMMER = /^en verano,? /;
const WITH_HOLIDAYS = /(?: y feriados|, feriados incluidos)(?=$| de)/;

/** "Martes a domingo de 12:00 a 14:30" → days and times; null if the text is ambiguous. */
export function openingIn(schedule: string): WeeklyHours | null {
  const words = fold(schedule);
  const clauses = words.replace(IN_SUMMER, '').split(';');
  const week: Span[][] = DAYS.map(() => []);
  let holidays: readonly Span[] | undefined;
  let isDaysOnly = false;
  for (const clause of clauses) {
    const plain = clause.replace(WITH_HOLIDAYS, '');
    const days = daysIn(plain);
    if (DOUBT.test(plain) || days.length === 0) return null;
    const written = spansIn(plain);
    if (written.length === 0) isDaysOnly = true;
    const spans = written.length > 0 ? written : [[0, 24 * 60] as const];
    for (const day of days) week[day]?.push(...spans);
    if (plain !== clause) holidays = spans;
  }
  return {
    week,
    ...(isDaysOnly && { isDaysOnly }),
    ...(!isDaysOnly && !/\d/.test(words) && { isByMeal: true }),
    ...(holidays && { holidays }),
    ...(IN_SUMMER.test(words) && { season: SUMMER }),
  };
}

/** "Martes a domingo, salida 14:30 (en verano 16:00)" → its days and times; null if the text is ambiguous. */
export function departuresIn(schedule: string): Departure | null {
  const [clause = ''] = fold(schedule).split(/\.(?!\d)/);
  const summer = /\(en verano (\d{1,2}:\d\d)\)/.exec(clause)?.[1];
  const plain = clause.replace(/\(.*?\)/g, '');
  const [, first, second] = /salidas? (\d{1,2}:\d\d)(?: y (\d{1,2}:\d\d))?/.exec(plain) ?? [];
  const days = daysIn(plain);
  if (!first || days.length === 0 || SEASONS.test(plain)) return null;
  return {
    days,
    at: [first, ...(second ? [second] : [])].map(minutesOf),
    ...(summer && { summer: [minutesOf(summer)] }),
  };
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

/** When kitchens serve lunch and dinner, for hours that only name the meal. */
const MIDDAY: Span = [12 * 60, 15 * 60];
const EVENING: Span = [20 * 60, 24 * 60];

/** The meals that the words of a kitchen name; null if they name none, or all. */
export function mealsIn(schedule: string): Meal[] | null {
  const words = fold(schedule);
  if (/\d/.test(words)) return null; // its times say more
  const meals: Meal[] = [
    ...(/mediodia|almuerzo/.test(words) ? (['lunch'] as const) : []),
    ...(/noche|cena/.test(words) ? (['dinner'] as const) : []),
  ];
  return meals.length === 1 ? meals : null;
}

function spansIn(clause: string): Span[] {
  const written = clocksIn(clause);
  if (written.length > 0) return written;
  return [...(/mediodia/.test(clause) ? [MIDDAY] : []), ...(/noche/.test(clause) ? [EVENING] : [])];
}

function clocksIn(clause: string): Span[] {
  return [...clause.matchAll(new RegExp(`${CLOCK} a ${CLOCK}`, 'g'))].map(([, h1, m1 = '0', h2, m2 = '0']) => {
    const from = Number(h1) * 60 + Number(m1);
    const to = Number(h2) * 60 + Number(m2);
    return [from, to <= from ? to + 24 * 60 : to] as const;
  });
}
