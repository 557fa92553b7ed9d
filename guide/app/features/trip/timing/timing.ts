import type { DistrictId } from '#map/browser/districts.ts';
import type { Thing, TripData } from '#views/trip-views.ts';
import { basesOf } from '../plan/bases.ts';
import { type Base, isSameRef, type Plan, refKey, START_AT, type Stop, type TripDay, ZONE } from '../plan/plan.ts';
import { type Leg, legBetween, type Where } from './legs.ts';
import { waitFor } from './visit-spans.ts';

/** A part of a day; times are minutes after midnight. */
export type Part =
  | { kind: 'drive'; key: string; at: number; minutes: number; leg: Leg | null }
  /** Free time until the next stop can begin. */
  | { kind: 'wait'; key: string; at: number; minutes: number; thing: Thing }
  | { kind: 'stop'; key: string; at: number; minutes: number; place: number; stop: Stop; thing: Thing | null };

export type StopPart = Extract<Part, { kind: 'stop' }>;
export type WaitPart = Extract<Part, { kind: 'wait' }>;
export type DrivePart = Extract<Part, { kind: 'drive' }>;

export type TimedDay = {
  number: number;
  /** "2026-12-13"; null while the plan has no date. */
  date: string | null;
  startAt: number;
  endAt: number;
  /** The districts of both nights; the city while a base's is unknown. */
  from: DistrictId;
  to: DistrictId;
  /** Where the day begins and ends: at the bases of the nights before and after it. */
  leaves: Night;
  returns: Night;
  parts: Part[];
  km: number;
  gravelKm: number;
  driveMinutes: number;
  stayMinutes: number;
  waitMinutes: number;
};

/** Where a night is spent; without a district if the guide does not know where the lodging is. */
export type Night = Where & {
  name: string;
  /** What the visitor chose; null for the city, where days begin and end until somebody chooses. */
  base: Base | null;
  thing: Thing | null;
};

const CITY: DistrictId = 'ciudad';
const DAY_MS = 24 * 60 * 60 * 1000;

const byKey = new WeakMap<readonly Thing[], Map<string, Thing>>();

/** What the guide knows of a stop; null once it no longer has it. */
export function thingOf({ things }: Pick<TripData, 'things'>, stop: Pick<Stop, 'type' | 'id'>): Thing | null {
  const known = byKey.get(things) ?? new Map(things.map((thing) => [refKey(thing), thing]));
  byKey.set(things, known);
  return known.get(refKey(stop)) ?? null;
}

/** Every day of a plan with its times: a drive before each stop, free time until it opens, and a drive to the base. */
export const timedDays = (plan: Plan, data: TripData): TimedDay[] =>
  plan.days.flatMap((_, number) => timedDayOf(plan, number, data) ?? []);

/** One day of a plan with its times; null if it has no such day. */
export function timedDayOf(plan: Plan, number: number, data: TripData): TimedDay | null {
  const day = plan.days[number];
  if (!day) return null;
  const bases = basesOf(plan);
  const returns = nightAt(bases[number] ?? null, data);
  // The first day begins where it ends: nobody knows yet from where the visitors arrive.
  const leaves = number === 0 ? returns : nightAt(bases[number - 1] ?? null, data);
  return timedDay(plan, day, number, { leaves, returns }, data);
}

export function nightAt(base: Base | null, data: Pick<TripData, 'things' | 'districts'>): Night {
  const zone = base === null ? CITY : base.type === ZONE ? base.id : null;
  const district = zone !== null && zone in data.districts ? (zone as DistrictId) : null; // a key of the districts
  if (district) return { name: data.districts[district].name, district, base, thing: null };
  const thing = base && thingOf(data, base);
  return {
    name: thing?.name ?? base?.name ?? base?.id ?? '',
    district: thing?.district ?? null,
    point: thing?.point,
    lane: thing?.lane,
    base,
    thing,
  };
}

type Nights = Pick<TimedDay, 'leaves' | 'returns'>;

function timedDay(plan: Plan, day: TripDay, number: number, nights: Nights, data: TripData): TimedDay {
  const { leaves, returns } = nights;
  const startAt = day.startAt ?? START_AT;
  const date = dateOf(plan, number);
  const parts: Part[] = [];
  let at = startAt;
  let here: Where = leaves;
  const drive = (to: Where) => {
    const leg = legBetween(here, to, data, plan.travel);
    const minutes = leg?.minutes ?? 0;
    parts.push({ kind: 'drive', key: `drive ${parts.length}`, at, minutes, leg });
    at += minutes;
  };
  for (const [place, stop] of day.stops.entries()) {
    const thing = thingOf(data, stop);
    // A tour picks up its guests where it starts, and brings them back; an article is read on the way.
    const isThere =
      thing?.district === here.district && (thing?.role === 'tour' || (here === leaves && isZone(leaves, thing)));
    if (thing && thing.role !== 'read' && !isThere) drive(thing);
    const minutes = stop.minutes ?? thing?.minutes ?? 0;
    const wait = thing ? waitFor(thing, date, at, minutes) : 0;
    if (thing && wait > 0) parts.push({ kind: 'wait', key: `wait ${parts.length}`, at, minutes: wait, thing });
    at += wait;
    const twins = day.stops.slice(0, place).filter((other) => isSameRef(other, stop)).length;
    parts.push({ kind: 'stop', key: `${refKey(stop)} ${twins}`, at, minutes, place, stop, thing });
    at += minutes;
    if (thing?.district) here = thing;
  }
  const isOut = here !== leaves || leaves.name !== returns.name;
  if (isOut && (here.district !== returns.district || returns.thing)) drive(returns);
  const [from, to] = [leaves.district ?? CITY, returns.district ?? CITY];
  return { number, date, startAt, endAt: at, from, to, ...nights, parts, ...sums(parts) };
}

/** Whether a night is spent somewhere in the place itself: nobody drives from a village to that village. */
const isZone = (night: Night, thing: Thing | null) => night.thing === null && thing?.type === 'lugar' && !thing.point;

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
    waitMinutes: minutesOf('wait'),
  };
}

/** The date of a plan's day, counted from 0. */
export function dateOf({ start }: Pick<Plan, 'start'>, number: number): string | null {
  return start && new Date(Date.parse(start) + number * DAY_MS).toISOString().slice(0, 10);
}
