import { expect, test } from 'vitest';
import type { TripData } from '#views/trip-views.ts';
import type { Plan, TripDay } from '../plan/plan.ts';
import { thing, tripData } from '../test-trip.ts';
import { timedDays } from '../timing/timing.ts';
import { warningsOf } from './warnings.ts';

/** A Saturday. */
const SUMMER = '2026-12-12';
const MONDAY = '2026-12-14';

function codes(
  stops: [string, string][],
  more: Partial<Plan> & Pick<TripDay, 'startAt'> = {},
  data: TripData = tripData,
): string[] {
  const { startAt, ...plan } = more;
  const day: TripDay = { stops: stops.map(([type, id]) => ({ type, id })), ...(startAt && { startAt }) };
  const whole: Plan = { start: SUMMER, travel: 'car', company: [], ...plan, days: [day] };
  const [timed] = timedDays(whole, data);
  return timed ? warningsOf(whole, timed, data).map(({ code }) => code) : [];
}

test('a winery that closes on Mondays gives a warning on a Monday, and none on a Saturday', () => {
  expect(codes([['bodega', 'martes']], { start: MONDAY })).toContain('closedThatDay');
  expect(codes([['bodega', 'martes']], { start: SUMMER, startAt: 11 * 60 })).not.toContain('closedThatDay');
});

test('a visit outside the opening hours gives a warning, and one within them none', () => {
  expect(codes([['bodega', 'siempre']], { startAt: 18 * 60 })).toContain('outsideHours');
  expect(codes([['bodega', 'siempre']], { startAt: 12 * 60 })).not.toContain('outsideHours');
});

test('an event fits its own days only', () => {
  expect(codes([['evento', 'feria']], { start: SUMMER })).toContain('notItsDay');
  expect(codes([['evento', 'feria']], { start: '2026-12-13' })).not.toContain('notItsDay');
});

test('rafting in July finds no water', () => {
  expect(codes([['aventura', 'rafting']], { start: '2027-07-10' })).toContain('riverDry');
  expect(codes([['aventura', 'rafting']], { start: SUMMER })).not.toContain('riverDry');
});

test('the canyon is never reported as open, and going up, late or in the dark adds a warning', () => {
  const down: [string, string][] = [
    ['lugar', 'el-nihuil'],
    ['lugar', 'canon'],
    ['lugar', 'valle-grande'],
  ];
  expect(codes(down)).toContain('canyon.closed');
  expect(codes(down)).not.toContain('canyon.up');
  const up = down.toReversed() as [string, string][];
  expect(codes(up)).toEqual(expect.arrayContaining(['canyon.closed', 'canyon.up']));
  expect(codes(down, { startAt: 18 * 60 })).toEqual(expect.arrayContaining(['canyon.late', 'gravelDark']));
  const both = { ...tripData, canyon: { ...tripData.canyon, last: { since: '2026-10-13', state: 'both' as const } } };
  expect(codes(down, {}, both)).toContain('canyon.both');
});

test('a drive into the canyon from the city and back goes up it, and one from El Nihuil does not', () => {
  const tone = (stops: [string, string][]) => codes(stops).includes('canyon.up');
  expect(tone([['lugar', 'canon']])).toBe(true);
  expect(
    tone([
      ['lugar', 'el-nihuil'],
      ['lugar', 'canon'],
    ]),
  ).toBe(false);
});

test('the warning about an event on another day gives its next date', () => {
  const dates = [
    ['2026-01-01', '2026-01-01'],
    ['2027-01-01', '2027-01-02'],
  ] as const;
  const data = { ...tripData, things: [thing('evento', 'fiesta', 'event', 'ciudad', { dates: [...dates] })] };
  const plan: Plan = {
    start: SUMMER,
    travel: 'car',
    company: [],
    days: [{ stops: [{ type: 'evento', id: 'fiesta' }] }],
  };
  const [day] = timedDays(plan, data);
  const said = day && warningsOf(plan, day, data).find(({ code }) => code === 'notItsDay');
  expect(said?.values.date).toBe('2027-01-01');
});

test('a day that ends after sunset gives a warning, one that may not do a reassurance, and an easy one none', () => {
  expect(codes([['lugar', 'el-nihuil']], { startAt: 17 * 60 })).toContain('afterSunset');
  expect(codes([['lugar', 'el-nihuil']], { startAt: 13 * 60 })).toContain('lightIsEnough');
  expect(codes([['lugar', 'el-nihuil']])).not.toContain('lightIsEnough');
});

test('bathing is no word in winter, and in summer it names the place, as each place has rules of its own', () => {
  const { districts } = tripData;
  const data = {
    ...tripData,
    districts: { ...districts, 'el-nihuil': { ...districts['el-nihuil'], bathing: 'forbidden' as const } },
  };
  expect(codes([['lugar', 'el-nihuil']], {}, data)).toContain('bathingForbidden');
  expect(codes([['lugar', 'el-nihuil']], { start: null }, data)).toContain('bathingForbidden');
  expect(codes([['lugar', 'el-nihuil']], { start: '2027-07-03' }, data)).not.toContain('bathingForbidden');
  const plan: Plan = {
    start: SUMMER,
    travel: 'car',
    company: [],
    days: [{ stops: [{ type: 'lugar', id: 'el-nihuil' }] }],
  };
  const told = timedDays(plan, data).flatMap((day) => warningsOf(plan, day, data));
  expect(told.find(({ code }) => code === 'bathingForbidden')?.values.name).toBe('lugar el-nihuil');
});

test('a holiday is worth a word only where it makes a door doubtful', () => {
  expect(codes([['cultura', 'museo']], { start: '2026-12-25' })).toContain('holiday');
  expect(codes([['cultura', 'museo']], { start: SUMMER })).not.toContain('holiday');
  expect(codes([['lugar', 'ciudad']], { start: '2026-12-25' })).not.toContain('holiday');
});

test('a tour through the canyon brings the news of its road', () => {
  expect(codes([['excursion', 'por-el-canon']])).toContain('canyon.closed');
  expect(codes([['excursion', 'paseo']])).not.toContain('canyon.closed');
});

test('a road that is driven there and back is spoken of once', () => {
  expect(codes([['lugar', 'canon']], { travel: 'car' }).filter((code) => code === 'gravel')).toHaveLength(1);
  expect(codes([['lugar', 'el-nihuil']], { travel: 'none' }).filter((code) => code === 'withoutCar')).toHaveLength(1);
});

test('a day out over noon asks for a lunch, packed where no food is known', () => {
  expect(codes([['lugar', 'canon']])).toContain('lunchBox');
  expect(
    codes([
      ['lugar', 'valle-grande'],
      ['lugar', 'el-nihuil'],
    ]),
  ).toContain('lunchGap');
  const fed = codes([
    ['lugar', 'valle-grande'],
    ['restaurante', 'rio'],
    ['lugar', 'el-nihuil'],
  ]);
  expect(fed).not.toContain('lunchGap');
});

test('who is over noon in a place with food has lunch there, for sure only in season', () => {
  expect(codes([['lugar', 'el-nihuil']], { startAt: 11 * 60 })).toContain('lunchThere');
  expect(codes([['lugar', 'el-nihuil']], { startAt: 11 * 60, start: '2027-07-03' })).toContain('lunchThereMaybe');
});

test('long drives say where the last pump is, but only by car', () => {
  expect(codes([['lugar', 'el-nihuil']])).toContain('fuel');
  expect(codes([['lugar', 'el-nihuil']], { travel: 'none' })).not.toContain('fuel');
  expect(codes([['lugar', 'el-nihuil']], { travel: 'none' })).toContain('withoutCar');
  expect(codes([['lugar', 'el-nihuil']], { travel: 'bike' })).toContain('farByBike');
});

test('the gravel beyond El Sosneado and a month of snow give warnings', () => {
  expect(codes([['lugar', 'sosneado']])).toContain('gravelBeyond');
  expect(codes([['lugar', 'sosneado']], { start: '2026-07-10' })).toContain('outOfSeason');
});

test('a stop known not to suit a dog gives a warning, and an unknown one none', () => {
  expect(codes([['bodega', 'siempre']], { company: ['dog'] })).toContain('unfit.dog');
  expect(codes([['bodega', 'martes']], { company: ['dog'] })).not.toContain('unfit.dog');
});

test('a meal when no kitchen serves gives a warning, whether or not its hours are known', () => {
  expect(codes([['restaurante', 'centro']], { startAt: 16 * 60 })).toContain('notMealTime');
  expect(codes([['restaurante', 'centro']], { startAt: 13 * 60 })).not.toContain('notMealTime');
});

test('a stop whose listing was removed gives a warning', () => {
  expect(codes([['bodega', 'ya-no-esta']])).toContain('gone');
});

test('a night keeps the hours of its lodging: on arrival, on departure, and not in between', () => {
  const base = { type: 'alojamiento', id: 'cabana' };
  const day = (startAt: number): TripDay => ({ startAt, base, stops: [{ type: 'cultura', id: 'museo' }] });
  const plan: Plan = { start: SUMMER, travel: 'car', company: [], days: [day(9 * 60), day(11 * 60), day(11 * 60)] };
  const said = timedDays(plan, tripData).map((one) =>
    warningsOf(plan, one, tripData)
      .map(({ code }) => code)
      .filter((code) => code === 'earlyForBed' || code === 'lateForDoor'),
  );
  expect(said).toEqual([['earlyForBed'], [], ['lateForDoor']]);
});

test('no day begins with filling up where the guide knows of no pump', () => {
  const base = { type: 'zona', id: 'valle-grande' };
  const plan: Plan = {
    start: SUMMER,
    travel: 'car',
    company: [],
    days: [{ base, stops: [{ type: 'lugar', id: 'sosneado' }] }],
  };
  const fuel = timedDays(plan, tripData).flatMap((day) =>
    warningsOf(plan, day, tripData).filter(({ code }) => code.startsWith('fuel')),
  );
  expect(fuel).toMatchObject([{ code: 'fuelBefore', values: { place: 'valle-grande' } }]);
});
