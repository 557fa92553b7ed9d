import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sunOn } from '#common/lib/sun.ts';
import {
  addStop,
  insertDay,
  insertStop,
  mergePlans,
  moveStop,
  removeDay,
  removeStop,
  reordered,
  setStart,
  stepFrom,
  stopsOf,
  withDays,
} from '../plan/edit-plan.ts';
import { ZONE } from '../plan/plan.ts';
import { plans, thing, things, tripData } from '../test-trip.ts';
import { warningsOf } from '../warnings/warnings.ts';
import { timedDays } from './timing.ts';

test('the minutes of any day add up, and each part begins where the one before it ends', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      for (const { startAt, endAt, parts, driveMinutes, stayMinutes, waitMinutes } of timedDays(plan, tripData)) {
        expect(endAt).toBe(startAt + driveMinutes + stayMinutes + waitMinutes);
        let at = startAt;
        for (const part of parts) {
          expect(part.at).toBe(at);
          at += part.minutes;
        }
      }
    }),
  );
});

test('the warnings of any plan are found without an exception', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      for (const day of timedDays(plan, tripData)) expect(warningsOf(plan, day, tripData)).toBeInstanceOf(Array);
    }),
  );
});

test('moving a stop by one step or anywhere loses none', () => {
  const keys = (days: ReturnType<typeof stopsOf>) => days.map(({ type, id }) => `${type} ${id}`).sort();
  fc.assert(
    fc.property(plans, fc.nat(9), fc.nat(11), fc.nat(9), fc.nat(11), (plan, day, place, toDay, toPlace) => {
      expect(keys(stopsOf(moveStop(plan, { day, place }, { day: toDay, place: toPlace })))).toEqual(
        keys(stopsOf(plan)),
      );
      if (!plan.days[day]?.stops[place]) return;
      const next = stepFrom(plan, { day, place }, 1);
      if (next) expect(keys(stopsOf(moveStop(plan, { day, place }, next)))).toEqual(keys(stopsOf(plan)));
    }),
  );
});

test('an undone order keeps what came to the day since, and does not bring back what left it', () => {
  const [a, b, c] = [stopDay('a'), stopDay('b'), stopDay('c')].map(({ stops: [stop] }) => stop);
  if (!a || !b || !c) throw new Error('The days have stops.');
  const now = { ...base(), days: [{ stops: [c, b] }] };
  expect(reordered(now, 0, [a, b]).days).toEqual([{ stops: [b, c] }]);
  expect(reordered({ ...base(), days: [{ stops: [a, a] }] }, 0, [a, a]).days).toEqual([{ stops: [a, a] }]);
});

test('reducing the days keeps all stops; a merge keeps both plans without duplicates', () => {
  const plan = { ...base(), days: [stopDay('a'), stopDay('b'), stopDay('c')] };
  expect(withDays(plan, 1).days.map(({ stops }) => stops.map(({ id }) => id))).toEqual([['a', 'b', 'c']]);
  const other = { ...base(), days: [stopDay('c'), stopDay('d')] };
  expect(stopsOf(mergePlans(plan, other)).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

test('a merge leaves a free day where it is, so that the days after it keep their dates', () => {
  const own = { ...base(), days: [stopDay('a'), { stops: [] }, stopDay('b'), { stops: [] }] };
  const merged = mergePlans(own, { ...base(), days: [stopDay('c')] });
  expect(merged.days.map(({ stops }) => stops.map(({ id }) => id))).toEqual([['a'], [], ['b'], ['c']]);
});

test('a restored deletion comes back where it was, and later changes stay', () => {
  const plan = { ...base(), days: [stopDay('a'), { stops: [...stopDay('b').stops, ...stopDay('c').stops] }] };
  const [stop] = plan.days[1]?.stops ?? [];
  if (!stop) throw new Error('The plan has a stop.');
  const spot = { day: 1, place: 0 };
  const since = setStart(removeStop(plan, spot), 0, 435);
  expect(insertStop(since, spot, stop)).toEqual(setStart(plan, 0, 435));
  expect(stopsOf(insertStop(base(), spot, stop))).toEqual([stop]);
  expect(insertDay(removeDay(plan, 0), 0, stopDay('a'))).toEqual(plan);
});

test('a stop added beyond the last day opens a new one, and can be removed again', () => {
  const plan = addStop(base(), 4, { type: 'bodega', id: 'a' });
  expect(plan.days).toEqual([{ stops: [{ type: 'bodega', id: 'a' }] }]);
  expect(removeStop(plan, { day: 0, place: 0 }).days).toEqual([{ stops: [] }]);
});

test('each day begins at the base of the night before and ends at its own, which holds until another is chosen', () => {
  const days = [
    { base: { type: 'alojamiento', id: 'cabana' }, stops: [{ type: 'lugar', id: 'el-nihuil' }] },
    { stops: [{ type: 'lugar', id: 'vino' }] },
    { base: { type: ZONE, id: 'el-nihuil' }, stops: [] },
  ];
  const timed = timedDays({ ...base(), days }, tripData);
  expect(timed.map(({ from, to }) => [from, to])).toEqual([
    ['valle-grande', 'valle-grande'],
    ['valle-grande', 'valle-grande'],
    ['valle-grande', 'el-nihuil'],
  ]);
  expect(timed.map(({ km }) => km)).toEqual([96 * 2, 40 * 2, 96]);
  expect(timed[1]?.returns.name).toBe('alojamiento cabana');
});

test('a base whose place is unknown adds no kilometres, and says so on both drives', () => {
  const data = { ...tripData, things: [...things, thing('alojamiento', 'perdido', 'sleep', null)] };
  const day = { base: { type: 'alojamiento', id: 'perdido' }, stops: [{ type: 'lugar', id: 'vino' }] };
  const [timed] = timedDays({ ...base(), days: [day] }, data);
  expect(timed).toMatchObject({ km: 0, returns: { name: 'alojamiento perdido' } });
  expect(timed && warningsOf({ ...base(), days: [day] }, timed, data).map(({ code }) => code)).toEqual(
    expect.arrayContaining(['roadUnknown', 'roadUnknown']),
  );
});

test('in December the sun in San Rafael is up from 6:14 to 20:40', () => {
  const sun = sunOn('2026-12-12');
  expect(sun?.rise).toBeCloseTo(6 * 60 + 14, -1);
  expect(sun?.set).toBeCloseTo(20 * 60 + 40, -1);
});

test('a stop without a known place adds no drive, and gives a warning', () => {
  const data = { ...tripData, things: [thing('bodega', 'perdida', 'taste', null)] };
  const plan = { ...base(), days: [{ stops: [{ type: 'bodega', id: 'perdida' }] }] };
  const [day] = timedDays(plan, data);
  expect(day?.km).toBe(0);
  expect(day && warningsOf(plan, day, data).map(({ code }) => code)).toContain('whereUnknown');
});

const base = () => ({ start: null, travel: 'car' as const, company: [], days: [] });
const stopDay = (id: string) => ({ stops: [{ type: 'bodega', id }] });

test('who sleeps in a village is in it, and drives to anything else in its zone', () => {
  const firstOf = (type: string, id: string) => {
    const base = { type: 'zona', id: 'valle-grande' };
    const plan = { start: null, travel: 'car' as const, company: [], days: [{ base, stops: [{ type, id }] }] };
    return timedDays(plan, tripData)[0]?.parts[0]?.kind;
  };
  expect(firstOf('lugar', 'valle-grande')).toBe('stop');
  expect(firstOf('aventura', 'rafting')).toBe('drive');
});
