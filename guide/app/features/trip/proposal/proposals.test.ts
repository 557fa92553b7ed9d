/** What holds for every proposal, whoever comes and whenever: checked by arithmetic of its own. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sunOn } from '#common/lib/sun.ts';
import type { Thing } from '#views/trip-views.ts';
import { basesOf } from '../plan/bases.ts';
import { stopsOf } from '../plan/edit-plan.ts';
import { COMPANIES, type Company, TRAVELS, ZONE } from '../plan/plan.ts';
import { things, tripData } from '../test-trip.ts';
import { timedDays } from '../timing/timing.ts';
import { warningsOf } from '../warnings/warnings.ts';
import { arrange } from './arrange.ts';
import { firstPlan, type Wishes, whyFree } from './first-plan.ts';
import { reasonsFor } from './reasons.ts';

const RUNS = 1000;

const dates = fc
  .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 11, 31) })
  .map((time) => new Date(time).toISOString().slice(0, 10));

const wishes: fc.Arbitrary<Wishes> = fc.record({
  start: fc.option(dates),
  days: fc.integer({ min: 1, max: 7 }),
  travel: fc.constantFrom(...TRAVELS),
  company: fc.subarray([...COMPANIES]),
  base: fc.constantFrom(
    null,
    { type: ZONE, id: 'valle-grande' },
    { type: ZONE, id: 'el-nihuil' },
    { type: 'alojamiento', id: 'cabana' },
  ),
});

const planOf = (wish: Wishes) => firstPlan(wish, tripData);

/** The stops of a plan with what is known of them. */
const visits = (wish: Wishes) =>
  timedDays(planOf(wish), tripData).flatMap(({ date, parts }) =>
    parts.flatMap((part) =>
      part.kind === 'stop' && part.thing ? [{ date, thing: part.thing, at: part.at, end: part.at + part.minutes }] : [],
    ),
  );

const property = (name: string, holds: (wish: Wishes) => void) =>
  test(name, () => fc.assert(fc.property(wishes, holds), { numRuns: RUNS }));

property('no proposed stop is outside its hours or season', (wish) => {
  for (const { date, thing, at, end } of visits(wish)) {
    if (!date) continue;
    const spans = spansOn(thing, date);
    if (spans)
      expect(
        spans.some(([from, to]) => from <= at && end <= to),
        `${thing.id} ${date} ${at}`,
      ).toBe(true);
    if (thing.months) expect(thing.months).toContain(Number(date.slice(5, 7)));
    if (thing.needsRiver) expect(Number(date.slice(5, 7)) < 5 || Number(date.slice(5, 7)) > 8).toBe(true);
  }
});

property('nobody is sent into the water out of season, or anywhere whose season is unknown', (wish) => {
  for (const { date, thing } of visits(wish)) {
    expect(thing.isSeasonal, thing.id).toBeUndefined();
    if (date === null) expect(thing.months ?? thing.isInWater ?? thing.needsRiver, thing.id).toBeUndefined();
    else if (thing.isInWater) expect(['12', '01', '02', '03'], thing.id).toContain(date.slice(5, 7));
  }
});

property('nobody is sent to a door of which nothing is known and nobody can be asked', (wish) => {
  const own = tripData.dayIdeas.flatMap(({ place, with: others }) => [place, ...others.map(({ id }) => id)]);
  for (const { thing } of visits(wish)) {
    if (own.includes(thing.id)) continue;
    expect(thing.opening ?? thing.departures ?? thing.phone ?? thing.askAt ?? thing.isSample, thing.id).toBeDefined();
  }
});

property(
  'nothing demanding is proposed, nothing through a canyon that is closed, and no more driving than a morning',
  (wish) => {
    for (const { thing } of visits(wish)) {
      expect(thing.effort, thing.id).not.toBe('high');
      expect(thing.usesCanyon, thing.id).toBeUndefined();
    }
    for (const { driveMinutes, parts } of timedDays(planOf(wish), tripData)) {
      expect(driveMinutes).toBeLessThanOrEqual(4.5 * 60);
      for (const part of parts) {
        if (wish.travel === 'none' && part.kind === 'drive') expect(part.leg?.km ?? 0).toBeLessThanOrEqual(12);
      }
    }
  },
);

property('every proposed day over noon has its lunch, or says where it is to be had; a free day says why', (wish) => {
  const plan = planOf(wish);
  for (const day of timedDays(plan, tripData)) {
    const stops = day.parts.flatMap((part) => (part.kind === 'stop' ? [part] : []));
    if (stops.length === 0) expect(whyFree(plan, day.number, tripData)).not.toBeNull();
    const isFed = stops.some(({ thing, at }) => thing?.role === 'tour' || (thing?.role === 'eat' && at < 16 * 60));
    if (stops.length === 0 || day.endAt <= 14 * 60 || isFed) continue;
    expect(warningsOf(plan, day, tripData).some(({ code }) => code.startsWith('lunch'))).toBe(true);
  }
});

property('each proposal gives one reason or two, whoever comes', (wish) => {
  const plan = planOf(wish);
  for (const day of timedDays(plan, tripData)) {
    for (const part of day.parts) {
      if (part.kind !== 'stop') continue;
      const reasons = reasonsFor(part, day, plan, tripData);
      expect(reasons.length, part.key).toBeGreaterThan(0);
      expect(reasons.length, part.key).toBeLessThanOrEqual(2);
    }
  }
});

property('no proposed meal is when kitchens are closed, or at a place for the evening only', (wish) => {
  for (const { thing, at, end } of visits(wish)) {
    if (thing.role !== 'eat') continue;
    const isLunch = at >= 12 * 60 && end <= 15 * 60 + 30;
    const isDinner = at >= 20 * 60;
    expect(isLunch || isDinner, `${thing.id} ${at}`).toBe(true);
    if (thing.meals) expect(isLunch && !thing.meals.includes('lunch'), thing.id).toBe(false);
    expect(thing.isSnack).not.toBe(true);
  }
});

property('no proposed drive is over gravel in the dark', (wish) => {
  if (wish.travel === 'none') return;
  for (const { date, parts } of timedDays(planOf(wish), tripData)) {
    const dark = date ? (sunOn(date)?.set ?? 0) : 18 * 60;
    for (const part of parts) {
      if (part.kind === 'drive' && part.leg?.gravelKm) expect(part.at + part.minutes).toBeLessThanOrEqual(dark - 30);
    }
  }
});

property('every proposed day begins and ends at its base', (wish) => {
  const plan = planOf(wish);
  const bases = basesOf(plan);
  expect(bases.every((base) => base?.id === wish.base?.id)).toBe(true);
  const district = !wish.base ? 'ciudad' : wish.base.id === 'cabana' ? 'valle-grande' : wish.base.id;
  for (const { parts, from, to } of timedDays(plan, tripData)) {
    expect([from, to]).toEqual([district, district]);
    const drives = parts.flatMap((part) => (part.kind === 'drive' && part.leg ? [part.leg] : []));
    if (drives.length > 0) expect([drives[0]?.from, drives.at(-1)?.to]).toEqual([district, district]);
  }
});

property('equal wishes give equal plans', (wish) => {
  expect(planOf(wish)).toEqual(planOf(structuredClone(wish)));
});

property(
  'nobody who comes is known not to be welcome, and children get no tasting, no night and no long drive',
  (wish) => {
    const plan = planOf(wish);
    for (const { thing } of visits(wish)) {
      for (const one of wish.company) expect(thing.suits?.[one], thing.id).not.toBe(false);
      if (wish.company.includes('children')) expect(['taste', 'night']).not.toContain(thing.role);
    }
    if (!wish.company.includes('children')) return;
    for (const { parts } of timedDays(plan, tripData)) {
      for (const part of parts) if (part.kind === 'drive') expect(part.minutes).toBeLessThanOrEqual(75);
    }
  },
);

property('children change the plan, whenever and however it is travelled', (wish) => {
  const idsFor = (company: Company[]) => stopsOf(planOf({ ...wish, company })).map(({ id }) => id);
  // Who stays in the zone where they sleep drives nowhere, and by bicycle from the dam nobody gets anywhere.
  const isAtHome = timedDays(planOf({ ...wish, company: [] }), tripData).every(({ from, parts }) =>
    parts.every((part) => part.kind !== 'stop' || (from !== 'ciudad' && part.thing?.district === from)),
  );
  if (!isAtHome) expect(idsFor(['children'])).not.toEqual(idsFor([]));
});

test('each company changes the plan of a summer weekend', () => {
  const wish = { start: '2026-12-12', days: 3, travel: 'car' as const };
  const alone = stopsOf(planOf({ ...wish, company: [] })).map(({ id }) => id);
  for (const one of COMPANIES) {
    expect(
      stopsOf(planOf({ ...wish, company: [one] })).map(({ id }) => id),
      one,
    ).not.toEqual(alone);
  }
  expect(stopsOf(planOf({ ...wish, travel: 'none', company: [] })).map(({ id }) => id)).not.toEqual(alone);
});

const hearts = fc.uniqueArray(fc.constantFrom(...things), {
  selector: ({ type, id }) => `${type}:${id}`,
  maxLength: 6,
});

test('favourites spread over free days keep the order in which the least is closed, the same each time', () => {
  fc.assert(
    fc.property(wishes, hearts, (wish, refs) => {
      const empty = { ...wish, start: wish.start, days: Array.from({ length: wish.days }, () => ({ stops: [] })) };
      const first = arrange(empty, refs, tripData);
      expect(arrange(structuredClone(empty), structuredClone(refs), tripData)).toEqual(first);
    }),
  );
});

/** When the test's guide says that a thing is open on a day; null if it does not say. */
function spansOn({ opening, dates, departures, minutes }: Thing, date: string): (readonly [number, number])[] | null {
  const monday = (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;
  if (dates && !dates.some(([from, to]) => from <= date && date <= to)) return [];
  if (departures) return departures.days.includes(monday) ? departures.at.map((at) => [at, at + minutes]) : [];
  return opening ? [...(opening.week[monday] ?? [])] : null;
}
