import { lastWhere } from '#common/lib/lists.ts';
import { isHoliday } from '#common/lib/opening/holidays.ts';
import type { Thing } from '#views/trip-views.ts';
import { isLunchThere } from '../timing/lunch.ts';
import { closedBecause, fitsHours, mondayFirst, openOn } from '../timing/open-on.ts';
import { isForBathing, isRiverDry } from '../timing/seasons.ts';
import type { StopPart } from '../timing/timing.ts';
import { isMeal, isWithin, visitSpans } from '../timing/visit-spans.ts';
import type { Warning, Weighed } from './warning.ts';

const NOON = { from: 12 * 60, to: 15 * 60 };
/** A day that ends before this needs no lunch on the way. */
const LONG_MORNING = 14 * 60;

/** The warnings about stops that do not fit their day. */
export function stopWarnings(weighed: Weighed): Warning[] {
  const { day } = weighed;
  const stops = day.parts.flatMap((part) => (part.kind === 'stop' ? [part] : []));
  return [
    ...stops.flatMap((stop) => ofStop(stop, day.parts.indexOf(stop), weighed)),
    ...lunch(stops, weighed),
    ...holiday(stops, weighed),
  ];
}

/** A holiday on which it is unknown whether something is open. */
function holiday(stops: StopPart[], { day }: Weighed): Warning[] {
  const isDoubtful = ({ thing }: StopPart) =>
    thing !== null && HAVE_HOURS.includes(thing.role) && openOn(thing, day.date) === 'unknown';
  if (!day.date || !isHoliday(day.date) || !stops.some(isDoubtful)) return [];
  return [{ code: 'holiday', tone: 'doubt', values: {}, part: null }];
}

const HAVE_HOURS: readonly Thing['role'][] = ['see', 'taste', 'eat', 'shop', 'night'];

function ofStop(part: StopPart, index: number, { day, data }: Weighed): Warning[] {
  const { thing, stop } = part;
  const say = (code: string, tone: Warning['tone'], values: Warning['values'] = {}, clocks?: string[]): Warning => ({
    code,
    tone,
    values: { name: thing?.name ?? stop.name ?? stop.id, ...values },
    part: index,
    clocks,
  });
  if (!thing) return [say('gone', 'danger')];
  if (thing.role === 'read') return [];
  const warnings: Warning[] = [];
  if (openOn(thing, day.date) === 'closed') warnings.push(closed(thing, day.date, say));
  else if (fitsHours(thing, day.date, part.at, part.minutes) === false) {
    warnings.push(say('outsideHours', 'danger', { at: part.at, hours: thing.hours ?? '' }, ['at']));
  }
  const spans = visitSpans(thing, day.date);
  const isKnown = fitsHours(thing, day.date, part.at, part.minutes) !== null;
  if (!isKnown && spans && spans.length > 0 && !isWithin(spans, part.at, part.minutes)) {
    const code = thing.role === 'tour' ? 'notItsDeparture' : 'notMealTime';
    warnings.push(say(code, 'danger', { at: part.at, hours: thing.hours ?? '' }, ['at']));
  }
  if (thing.needsRiver && day.date && isRiverDry(day.date, data)) warnings.push(say('riverDry', 'danger'));
  if (thing.needsBooking) warnings.push(say('mustBook', 'doubt'));
  if (!thing.district) warnings.push(say('whereUnknown', 'doubt'));
  if (thing.beyond) {
    const { road, gravelKm, minutes } = thing.beyond;
    warnings.push(say('gravelBeyond', 'danger', { road, km: gravelKm, hours: Math.round(minutes / 60) }));
  }
  const bathing = thing.district && thing.role !== 'eat' ? data.districts[thing.district].bathing : undefined;
  if (bathing && thing.type === 'lugar' && isForBathing(day.date, data))
    warnings.push(say(bathing === 'buoyed' ? 'bathingBuoyed' : 'bathingForbidden', 'danger'));
  if (thing.isSample) warnings.push(say('sample', 'doubt'));
  return warnings;
}

type Say = (code: string, tone: Warning['tone'], values?: Warning['values']) => Warning;

function closed(thing: Thing, date: string | null, say: Say): Warning {
  if (thing.isClosedToPublic) return say('closedToPublic', 'danger');
  if (thing.dates) return say('notItsDay', 'danger', { date: nearestOf(thing.dates, date) });
  if (date && thing.months && !thing.months.includes(Number(date.slice(5, 7)))) return say('outOfSeason', 'danger');
  const because = date && closedBecause(thing, date);
  if (because === 'holiday') return say('closedOnHoliday', 'danger');
  if (because === 'season') return say('closedInSeason', 'danger', { hours: thing.hours ?? '' });
  return say('closedThatDay', 'danger', { weekday: date ? mondayFirst(date) : 0 });
}

/** The date of an event that is not on `date`: the next one, or the last one if none follows. */
const nearestOf = (dates: readonly Span[], date: string | null): string =>
  (dates.find(([start]) => date !== null && start > date) ?? dates.at(-1))?.[0] ?? '';

type Span = readonly [start: string, end: string];

/** A day out over noon without a meal: food is available there (`lunchGap`), or must be packed (`lunchBox`). */
function lunch(stops: StopPart[], { day, data }: Weighed): Warning[] {
  const isOut = day.startAt < NOON.to && day.endAt > LONG_MORNING && stops.some(({ thing }) => thing?.district);
  const eats = stops.some(
    ({ thing, at }) => thing?.role === 'tour' || (thing && isMeal(thing) && at >= NOON.from - 60 && at <= NOON.to),
  );
  if (!isOut || eats) return [];
  const there = stops.find((stop) => isLunchThere(stop, data));
  if (there) {
    const values = { name: there.thing?.name ?? '' };
    // Out of season few kitchens are open for long.
    const isSeason = day.date !== null && isForBathing(day.date, data);
    return [
      isSeason
        ? { code: 'lunchThere', tone: 'fits', values, part: null }
        : { code: 'lunchThereMaybe', tone: 'doubt', values, part: null },
    ];
  }
  const atNoon = lastWhere(stops, ({ at }) => at <= NOON.from + 60) ?? stops[0];
  const district = atNoon?.thing?.district;
  const isFood = district ? data.districts[district].food : undefined;
  return [{ code: isFood ? 'lunchGap' : 'lunchBox', tone: 'doubt', values: {}, part: null }];
}
