/** How well a day's order works: what cannot be as planned, and the minutes that it costs. */
import type { Role, TripData } from '#views/trip-views.ts';
import type { Plan } from '../plan/plan.ts';
import { openOn } from '../timing/open-on.ts';
import { isForBathing } from '../timing/seasons.ts';
import type { DrivePart, StopPart, TimedDay } from '../timing/timing.ts';
import { isWithin, sunsetOn, usualSpans, visitSpans } from '../timing/visit-spans.ts';

export type Weight = {
  /** What cannot be as planned: a closed door, a kitchen that does not serve, gravel in the dark. */
  broken: number;
  /** Minutes of driving and waiting, and what else a better order would avoid, as minutes. */
  cost: number;
};

/** What one more drive to another district costs beyond its minutes: nobody likes to come back to a village. */
const SETTING_OUT = 15;
/** What is done by daylight. */
const DAYLIGHT: readonly Role[] = ['see', 'do', 'taste', 'shop'];
/** How many minutes before sunset a drive over gravel ends. */
const BEFORE_DARK = 30;
/** The minutes that a visit at an unusual hour is worth: nobody knows that it is closed. */
const UNUSUAL = 60;
/** When the heat keeps people indoors, and shops close. */
const SIESTA = { from: 13 * 60, to: 17 * 60 };
const MIDNIGHT = 24 * 60;
/** An evening out begins no earlier. */
const EVENING = 20 * 60;

export function weigh(day: TimedDay, plan: Pick<Plan, 'travel'>, data: TripData): Weight {
  const dark = sunsetOn(day.date);
  let broken = day.endAt > MIDNIGHT ? 1 : 0;
  let cost = day.driveMinutes + day.waitMinutes / 2 + Math.max(0, day.endAt - dark);
  for (const part of day.parts) {
    if (part.kind === 'drive') {
      broken += isRoughInTheDark(part, dark, data) && plan.travel !== 'none' ? 1 : 0;
      cost += part.leg && part.leg.from !== part.leg.to ? SETTING_OUT : 0;
    }
    if (part.kind !== 'stop' || !part.thing) continue;
    if (isShut(part, day.date) || isInTheDark(part, dark)) broken += 1;
    if (isUnusual(part, day.date)) cost += UNUSUAL;
    cost += atSiesta(part, day.date, data) / 2;
  }
  return { broken, cost };
}

export const isLighter = (a: Weight, b: Weight) => a.broken < b.broken || (a.broken === b.broken && a.cost < b.cost);

/** Whether a stop is known to be closed then, or is a meal when nobody serves. */
function isShut({ thing, at, minutes }: StopPart, date: string | null): boolean {
  if (!thing) return false;
  const spans = visitSpans(thing, date);
  return openOn(thing, date) === 'closed' || (spans !== null && !isWithin(spans, at, minutes));
}

const isInTheDark = ({ thing, at, minutes }: StopPart, dark: number) =>
  thing !== null && DAYLIGHT.includes(thing.role) && !thing.rules && !thing.opening && at + minutes > dark;

function isUnusual({ thing, at, minutes }: StopPart, date: string | null): boolean {
  if (!thing || (thing.role === 'night' && at < EVENING)) return thing !== null;
  const usual = visitSpans(thing, date) ? null : usualSpans(thing);
  return usual !== null && !isWithin(usual, at, minutes);
}

/** The minutes of a visit at siesta time, where the town sleeps, or in the open sun of the months for bathing. */
function atSiesta({ thing, at, minutes }: StopPart, date: string | null, data: TripData): number {
  if (!thing?.keepsSiesta && !(thing?.isInTheSun && isForBathing(date, data))) return 0;
  return Math.max(0, Math.min(at + minutes, SIESTA.to) - Math.max(at, SIESTA.from));
}

function isRoughInTheDark({ leg, at, minutes }: DrivePart, dark: number, { canyon }: TripData): boolean {
  if (!leg || (leg.gravelKm === 0 && !leg.isCanyon)) return false;
  return at + minutes > dark - BEFORE_DARK || (leg.isCanyon && at > canyon.latestEntry.winter);
}
