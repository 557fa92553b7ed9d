import { lastWhere } from '#common/lib/lists.ts';
import type { DistrictId } from '#map/browser/districts.ts';
import type { Thing, TripData } from '#views/trip-views.ts';
import { isSameRef, type Plan, refKey, START_AT, type Stop, type TripDay } from '../plan/plan.ts';
import { type Leg, legBetween } from './legs.ts';

/** A part of a day; times are minutes after midnight. */
export type Part =
  | { kind: 'drive'; key: string; at: number; minutes: number; leg: Leg | null }
  | { kind: 'stop'; key: string; at: number; minutes: number; place: number; stop: Stop; thing: Thing | null };

export type StopPart = Extract<Part, { kind: 'stop' }>;
export type DrivePart = Extract<Part, { kind: 'drive' }>;

export type TimedDay = {
  number: number;
  /** "2026-12-13"; null while the plan has no date. */
  date: string | null;
  startAt: number;
  endAt: number;
  from: DistrictId;
  /** Where the day ends: at its last stop if that is a bed, or at the trip's base. */
  to: DistrictId;
  parts: Part[];
  km: number;
  gravelKm: number;
  driveMinutes: number;
  stayMinutes: number;
};

/** Trips without a bed start and end in the city. */
const BASE: DistrictId = 'ciudad';
const DAY_MS = 24 * 60 * 60 * 1000;

export const thingOf = ({ things }: Pick<TripData, 'things'>, stop: Pick<Stop, 'type' | 'id'>): Thing | null =>
  things.find((thing) => isSameRef(thing, stop)) ?? null;

/** Every day of a plan with its times: a drive before each stop, and one back if the day does not end in a bed. */
export function timedDays(plan: Plan, data: TripData): TimedDay[] {
  let from = BASE;
  return plan.days.map((day, number) => {
    const timed = timedDay(plan, day, number, from, data);
    from = timed.to;
    return timed;
  });
}

function timedDay(plan: Plan, day: TripDay, number: number, from: DistrictId, data: TripData): TimedDay {
  const startAt = day.startAt ?? START_AT;
  const parts: Part[] = [];
  let at = startAt;
  let here: Pick<Thing, 'district' | 'point'> = { district: from };
  const drive = (to: Pick<Thing, 'district' | 'point'>) => {
    const leg = legBetween(here, to, data, plan.travel);
    const minutes = leg?.minutes ?? 0;
    parts.push({ kind: 'drive', key: `drive ${parts.length}`, at, minutes, leg });
    at += minutes;
  };
  for (const [place, stop] of day.stops.entries()) {
    const thing = thingOf(data, stop);
    // A tour picks up its guests where it starts, and brings them back; an article is read on the way.
    if (thing && thing.role !== 'read' && !(thing.role === 'tour' && thing.district === here.district)) drive(thing);
    const minutes = stop.minutes ?? thing?.minutes ?? 0;
    const twins = day.stops.slice(0, place).filter((other) => isSameRef(other, stop)).length;
    parts.push({ kind: 'stop', key: `${refKey(stop)} ${twins}`, at, minutes, place, stop, thing });
    at += minutes;
    if (thing?.district) here = thing;
  }
  const last = lastWhere(parts, (part) => part.kind === 'stop' && part.thing?.role !== 'read') as StopPart | undefined; // of that kind
  const to = last?.thing?.role === 'sleep' && last.thing.district ? last.thing.district : BASE;
  if (here.district !== to) drive({ district: to });
  return { number, date: dateOf(plan, number), startAt, endAt: at, from, to, parts, ...sums(parts) };
}

function sums(parts: Part[]) {
  const legs = parts.flatMap((part) => (part.kind === 'drive' && part.leg ? [part.leg] : []));
  const total = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0);
  const minutesOf = (kind: Part['kind']) =>
    total(parts.filter((part) => part.kind === kind).map(({ minutes }) => minutes));
  return {
    km: Math.round(total(legs.map(({ km }) => km ?? 0))),
    gravelKm: Math.round(total(legs.map(({ gravelKm }) => gravelKm))),
    driveMinutes: minutesOf('drive'),
    stayMinutes: minutesOf('stop'),
  };
}

/** The date of a plan's day, counted from 0. */
export function dateOf({ start }: Pick<Plan, 'start'>, number: number): string | null {
  return start && new Date(Date.parse(start) + number * DAY_MS).toISOString().slice(0, 10);
}
