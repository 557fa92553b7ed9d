import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sunOn } from '#common/lib/sun.ts';
import type { Thing } from '#views/trip-views.ts';
import { stopsOf } from '../plan/edit-plan.ts';
import { COMPANIES, type Plan, refKey, TRAVELS, ZONE } from '../plan/plan.ts';
import { thing, things, tripData } from '../test-trip.ts';
import { thingOf, timedDays } from '../timing/timing.ts';
import { arrange } from './arrange.ts';
import { answered, emptyDays, firstPlan, whyFree } from './first-plan.ts';
import { bestPlace, orderedStops, withPlaces } from './order-day.ts';
import { reasonsFor } from './reasons.ts';

const dates = fc
  .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 11, 31) })
  .map((time) => new Date(time).toISOString().slice(0, 10));

const wishes = fc.record({
  start: fc.option(dates),
  days: fc.integer({ min: 1, max: 10 }),
  travel: fc.constantFrom(...TRAVELS),
  company: fc.subarray([...COMPANIES]),
});

test('nothing is proposed twice, on a day on which it is known to be closed, or if unsuitable for the company', () => {
  fc.assert(
    fc.property(wishes, (wish) => {
      const plan = firstPlan(wish, tripData);
      const stops = stopsOf(plan);
      expect(new Set(stops.map(refKey)).size).toBe(stops.length);
      for (const day of timedDays(plan, tripData)) {
        for (const part of day.parts) {
          if (part.kind !== 'stop' || !part.thing) continue;
          expect(isClosed(part.thing, day.date), part.key).toBe(false);
          for (const company of wish.company) expect(part.thing.suits?.[company], part.key).not.toBe(false);
        }
      }
    }),
  );
});

test('hearts are not put on a day on which they are known to be closed either, and none gets lost', () => {
  const refs = fc.uniqueArray(fc.constantFrom(...things), { selector: refKey });
  fc.assert(
    fc.property(wishes, refs, (wish, hearts) => {
      const empty = { ...wish, days: Array.from({ length: wish.days }, () => ({ stops: [] })) };
      const { plan, unplaced } = arrange(empty, hearts, tripData);
      const beds = plan.days.flatMap(({ base }) => base ?? []);
      const all = [...stopsOf(plan), ...beds, ...unplaced].map(refKey).sort();
      expect(all).toEqual(hearts.map(refKey).sort());
      for (const { date, parts } of timedDays(plan, tripData)) {
        for (const part of parts) {
          if (part.kind === 'stop' && part.thing) expect(isClosed(part.thing, date), part.key).toBe(false);
        }
      }
    }),
  );
});

test('a proposed day ends before dark', () => {
  fc.assert(
    fc.property(wishes, (wish) => {
      for (const { date, endAt, parts } of timedDays(firstPlan(wish, tripData), tripData)) {
        const set = date ? (sunOn(date)?.set ?? 0) : 18 * 60;
        // A day with only a tour, or only the place that it is for, may take longer.
        if (parts.filter(({ kind }) => kind === 'stop').length > 1) expect(endAt).toBeLessThanOrEqual(set);
      }
    }),
  );
});

test('a live guide proposes no sample, and a demo only where nothing real is near', () => {
  const wish = { start: '2026-12-12', days: 4, travel: 'car' as const, company: [] };
  const names = (isDemo: boolean) => stopsOf(firstPlan(wish, { ...tripData, isDemo })).map(({ id }) => id);
  expect(names(true)).toContain('inventado');
  expect(names(false)).not.toContain('inventado');
});

test('a meal says that it is for lunch and open that day, and other reasons once its stop has moved', () => {
  const plan = firstPlan({ start: '2026-12-12', days: 4, travel: 'car', company: [] }, tripData);
  const told = (changed: Plan) =>
    timedDays(changed, tripData).flatMap((day) =>
      day.parts.flatMap((part) =>
        part.kind === 'stop' && part.stop.id === 'rio' ? reasonsFor(part, day, changed, tripData) : [],
      ),
    );
  expect(told(plan)).toEqual(['lunch', 'openThatDay']);
  const [day] = plan.days;
  const stops = [{ type: 'restaurante', id: 'rio' }];
  expect(told({ ...plan, start: null, days: [{ ...day, startAt: 19 * 60, stops }] })).toEqual(['dinner']);
});

test('a day that stays empty says why, and one for which something is left does not', () => {
  const wish = { start: '2027-07-03', days: 1, travel: 'car' as const };
  const free = (plan: Plan) => whyFree(plan, 0, tripData);
  expect(free(emptyDays({ ...wish, company: [] }))).toBeNull();
  const far = { ...wish, company: ['children' as const], base: { type: ZONE, id: 'el-sosneado' } };
  expect(free(emptyDays({ ...far, start: '2027-01-03' }))).toBe('far');
  expect(whyFree({ ...emptyDays({ ...far, days: 2 }) }, 1, { ...tripData, dayIdeas: [] })).toBe('done');
  const mountains = tripData.dayIdeas.filter(({ place }) => place === 'sosneado');
  expect(whyFree(emptyDays({ ...wish, company: [] }), 0, { ...tripData, dayIdeas: mountains })).toBe('season');
});

test('a base outside the city begins with its own zone', () => {
  const base = { type: ZONE, id: 'el-nihuil' };
  const plan = firstPlan({ start: '2026-12-12', days: 2, travel: 'car', company: [], base }, tripData);
  expect(plan.days[0]?.stops.map(({ id }) => id)).toContain('el-nihuil');
});

test('a day that is for wineries has one in the morning', () => {
  const plan = firstPlan({ start: '2026-12-12', days: 5, travel: 'bike', company: [] }, tripData);
  const [day] = timedDays(plan, tripData);
  const winery = day?.parts.find((part) => part.kind === 'stop' && part.thing?.role === 'taste');
  expect(winery?.at).toBeLessThan(13 * 60 + 30);
});

test('without a car the first day is near, and the next one a tour', () => {
  const plan = firstPlan({ start: '2026-12-15', days: 2, travel: 'none', company: [] }, tripData);
  expect(plan.days[0]?.stops.map(({ id }) => id)).toEqual(expect.arrayContaining(['ciudad', 'vino']));
  expect(thingOf(tripData, plan.days[1]?.stops[0] ?? { type: '', id: '' })?.role).toBe('tour');
});

test('a day is driven with the least detour, with the meal when its kitchen serves', () => {
  const stops = [
    { type: 'restaurante', id: 'rio' },
    { type: 'lugar', id: 'valle-grande' },
    { type: 'lugar', id: 'vino' },
    { type: 'aventura', id: 'rafting' },
  ];
  const plan = { start: '2026-12-12', travel: 'car' as const, company: [], days: [{ stops }] };
  const [day] = timedDays({ ...plan, days: [{ stops: orderedStops(plan, 0, tripData) }] }, tripData);
  expect(day?.km).toBe(7 + 40 + 36);
  const lunch = day?.parts.find((part) => part.kind === 'stop' && part.stop.id === 'rio');
  expect(lunch?.at).toBeGreaterThanOrEqual(12 * 60);
  expect(lunch?.at).toBeLessThan(15 * 60);
});

test('a new stop goes where it fits the day, and not to its end', () => {
  const stops = [
    { type: 'lugar', id: 'valle-grande' },
    { type: 'lugar', id: 'vino' },
  ];
  const plan = { start: '2026-12-12', travel: 'car' as const, company: [], days: [{ stops }] };
  expect(bestPlace(plan, 0, { type: 'aventura', id: 'rafting' }, tripData)).toBeLessThan(2);
  expect(bestPlace(plan, 0, { type: 'restaurante', id: 'rio' }, tripData)).toBe(1);
});

test('stops that other pages added find their places, and what the visitor ordered stays', () => {
  const own = [
    { type: 'lugar', id: 'valle-grande' },
    { type: 'lugar', id: 'vino' },
  ];
  const added = { type: 'restaurante', id: 'rio', isNew: true as const };
  const plan = { start: '2026-12-12', travel: 'car' as const, company: [], days: [{ stops: [...own, added] }] };
  const placed = withPlaces(plan, tripData);
  expect(placed.days[0]?.stops.map(({ id }) => id)).toEqual(['valle-grande', 'rio', 'vino']);
  expect(withPlaces(placed, tripData)).toBe(placed);
});

test('answers of the start form stay with a ready-made route', () => {
  const wish = { start: '2026-12-12', days: 2, travel: 'bike' as const, company: ['dog' as const], base: ZONED };
  const route = { start: null, travel: 'car' as const, company: [], days: [{ stops: [] }] };
  expect(answered(route, wish)).toEqual({
    start: '2026-12-12',
    travel: 'bike',
    company: ['dog'],
    days: [{ base: ZONED, stops: [] }],
  });
});

const ZONED = { type: ZONE, id: 'valle-grande' };

test('an article goes to the day that has most of its districts, before the first drive', () => {
  const article = thing('nota', 'el-canon', 'read', null, { minutes: 0, about: ['el-nihuil', 'valle-grande'] });
  const data = { ...tripData, things: [...things, article] };
  const day = (type: string, id: string) => ({ stops: [{ type, id }] });
  const plan = {
    start: null,
    travel: 'car' as const,
    company: [],
    days: [day('lugar', 'ciudad'), day('lugar', 'el-nihuil')],
  };
  const { plan: arranged, unplaced } = arrange(plan, [article], data);
  expect(unplaced).toEqual([]);
  expect(arranged.days.map(({ stops }) => stops.map(({ id }) => id))).toEqual([['ciudad'], ['el-canon', 'el-nihuil']]);
  const [, second] = timedDays(arranged, data);
  expect(second?.parts[0]).toMatchObject({ kind: 'stop', at: second?.startAt, minutes: 0 });
  expect(second?.km).toBe(74 * 2);
});

/** Whether the content says that a thing is closed on a day, computed without the planning code. */
function isClosed({ opening, months, dates }: Thing, date: string | null): boolean {
  if (!date) return false;
  const sundayFirst = new Date(`${date}T12:00:00Z`).getUTCDay();
  return (
    opening?.week[sundayFirst === 0 ? 6 : sundayFirst - 1]?.length === 0 ||
    months?.includes(Number(date.slice(5, 7))) === false ||
    dates?.every(([start, end]) => date < start || date > end) === true
  );
}
