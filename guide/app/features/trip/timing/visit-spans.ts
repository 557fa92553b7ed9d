/** When a visit can take place on a day: by opening hours, by meal times, and by when tours leave. */
import { isInSeason, SUMMER } from '#common/lib/opening/season.ts';
import { sunOn } from '#common/lib/sun.ts';
import type { Span, Thing } from '#views/trip-views.ts';
import { onceADay } from './once-a-day.ts';
import { mondayFirst, openingSpans } from './open-on.ts';

/** When people eat out here, and most kitchens serve. */
const MEALS = { lunch: [12 * 60, 15 * 60 + 30], dinner: [20 * 60, 24 * 60 + 30] } as const;
/** Wineries without known hours are visited in the morning. */
const MORNING: Span = [9 * 60, 13 * 60 + 30];
/** Shops and museums without known hours rest in between. */
const AROUND_SIESTA: Span[] = [
  [9 * 60 + 30, 13 * 60],
  [17 * 60, 20 * 60 + 30],
];

export const isMeal = ({ role, isSnack }: Thing) => role === 'eat' && !isSnack;

/** The spans that a visit must lie in, as far as anything is known; null if a visit may be at any time. */
export const visitSpans = onceADay((thing, date): readonly Span[] | null => {
  const hours = date && !thing.opening?.isDaysOnly ? openingSpans(thing, date) : null;
  if (thing.departures && thing.role === 'tour') return departuresOn(thing, date);
  if (!isMeal(thing)) return hours;
  const meals = (thing.meals ?? (['lunch', 'dinner'] as const)).map((meal) => MEALS[meal]);
  if (!hours) return meals;
  return hours.flatMap(([open, close]) =>
    meals.flatMap(([from, to]) => {
      const both: Span = [Math.max(open, from), Math.min(close, to)];
      return both[0] < both[1] ? [both] : [];
    }),
  );
});

/** The spans in which a visit is usual where nothing is known; null at any time. */
export function usualSpans(thing: Thing): readonly Span[] | null {
  if (thing.role === 'taste') return [MORNING];
  if (thing.role === 'shop' || (thing.role === 'see' && thing.type !== 'lugar')) return AROUND_SIESTA;
  return null;
}

export const isWithin = (spans: readonly Span[], at: number, minutes: number) =>
  spans.some(([from, to]) => from <= at && at + minutes <= to);

/** The longest that a day waits for a door, a kitchen or a tour. */
const MAX_WAIT = 120;

/** The minutes until a visit can begin; 0 if it can at once, or waiting does not help. */
export function waitFor(thing: Thing, date: string | null, at: number, minutes: number): number {
  const spans = visitSpans(thing, date);
  if (!spans || isWithin(spans, at, minutes)) return 0;
  const starts = spans.filter(([from, to]) => from > at && from + minutes <= to).map(([from]) => from);
  const wait = Math.min(...starts) - at;
  return wait <= MAX_WAIT ? wait : 0;
}

/** A tour lies between its departure and its return; none on other days. */
function departuresOn({ departures, minutes }: Thing, date: string | null): Span[] | null {
  if (!departures || !date) return null;
  if (!departures.days.includes(mondayFirst(date))) return [];
  const times = (isInSeason(date, SUMMER.from, SUMMER.to) && departures.summer) || departures.at;
  return times.map((at) => [at, at + minutes] as const);
}

/** The earliest sunset of the year, for days without a date. */
const EARLIEST_SUNSET = 18 * 60;

const sunsets = new Map<string, number>();

/** When it gets dark on a day. */
export function sunsetOn(date: string | null): number {
  if (!date) return EARLIEST_SUNSET;
  const set = sunsets.get(date) ?? sunOn(date)?.set ?? EARLIEST_SUNSET;
  sunsets.set(date, set);
  return set;
}
