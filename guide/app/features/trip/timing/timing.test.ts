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
  setStart,
  stepFrom,
  stopsOf,
  withDays,
} from '../plan/edit-plan.ts';
import { plans, thing, tripData } from '../test-trip.ts';
import { warningsOf } from '../warnings/warnings.ts';
import { timedDays } from './timing.ts';

test('the minutes of any day add up, and each part begins where the one before it ends', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      for (const { startAt, endAt, parts, driveMinutes, stayMinutes } of timedDays(plan, tripData)) {
        expect(endAt).toBe(startAt + driveMinutes + stayMinutes);
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

test('a day that ends in a bed does not drive back, and the next one starts there', () => {
  const plan = {
    ...base(),
    days: [{ stops: [{ type: 'alojamiento', id: 'cabana' }] }, { stops: [{ type: 'lugar', id: 'el-nihuil' }] }],
  };
  const [first, second] = timedDays(plan, tripData);
  expect(first).toMatchObject({ from: 'ciudad', to: 'valle-grande', km: 36 });
  expect(second).toMatchObject({ from: 'valle-grande', to: 'ciudad', km: 96 + 74 });
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
