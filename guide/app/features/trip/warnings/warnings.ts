import { lastWhere } from '#common/lib/lists.ts';
/**
 * Finds what does not fit in a day, or must be checked before it, as codes and values that the page puts into words.
 */

import { sunOn } from '#common/lib/sun.ts';
import type { Role, TripData } from '#views/trip-views.ts';
import type { Plan } from '../plan/plan.ts';
import type { TimedDay } from '../timing/timing.ts';
import { nightWarnings } from './night-warnings.ts';
import { companyWarnings, travelWarnings } from './people-warnings.ts';
import { roadWarnings } from './road-warnings.ts';
import { stopWarnings } from './stop-warnings.ts';
import type { Tone, Warning, Weighed } from './warning.ts';

/** All warnings for a day, the worst first. */
export function warningsOf(plan: Plan, day: TimedDay, data: TripData): Warning[] {
  const weighed: Weighed = { plan, day, data, sun: day.date === null ? null : sunOn(day.date) };
  const order: Tone[] = ['danger', 'doubt', 'fits'];
  return [
    ...stopWarnings(weighed),
    ...roadWarnings(weighed),
    ...lightWarnings(weighed),
    ...travelWarnings(weighed),
    ...companyWarnings(weighed),
    ...nightWarnings(weighed),
  ].sort((a, b) => order.indexOf(a.tone) - order.indexOf(b.tone));
}

/** The minutes of daylight to spare that are worth a reassuring word: fewer may not do, and more are no question. */
const TO_SPARE = { from: 60, to: 180 };
const NIGHT = 24 * 60;
const INDOORS: Role[] = ['night', 'sleep', 'read'];

function lightWarnings({ day, sun }: Weighed): Warning[] {
  if (!sun || day.parts.length === 0) return [];
  const outdoors = lastWhere(day.parts, (part) =>
    part.kind === 'drive' ? part.leg?.km : part.kind === 'stop' && part.thing && !INDOORS.includes(part.thing.role),
  );
  const end = outdoors ? outdoors.at + outdoors.minutes : day.endAt;
  if (day.endAt > NIGHT) {
    return [{ code: 'tooLong', tone: 'danger', values: { end: day.endAt - NIGHT }, part: null, clocks: ['end'] }];
  }
  if (end > sun.set) {
    return [{ code: 'afterSunset', tone: 'doubt', values: { end, set: sun.set }, part: null, clocks: ['end', 'set'] }];
  }
  if (sun.set - end < TO_SPARE.from || sun.set - end > TO_SPARE.to) return [];
  return [{ code: 'lightIsEnough', tone: 'fits', values: { end, set: sun.set }, part: null, clocks: ['end', 'set'] }];
}
