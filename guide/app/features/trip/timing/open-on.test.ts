import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { HoursDay, HoursRule } from '#common/lib/opening/hours.ts';
import type { Thing } from '#views/trip-views.ts';
import { stopsOf } from '../plan/edit-plan.ts';
import { COMPANIES, TRAVELS } from '../plan/plan.ts';
import { arrange } from '../proposal/arrange.ts';
import { firstPlan } from '../proposal/first-plan.ts';
import { thing, things, tripData } from '../test-trip.ts';
import { warningsOf } from '../warnings/warnings.ts';
import { fitsHours, openOn } from './open-on.ts';
import { timedDays } from './timing.ts';

const WEEK: HoursDay[] = ['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom'];
const rule = (days: HoursDay[], times: string[], season: HoursRule['season'] = null): HoursRule => ({
  days,
  times,
  season,
});
const WINTER = { from: '06-01', to: '08-31' };
const SUMMER = { from: '12-15', to: '03-15' };

const winery = thing('bodega', 'estacional', 'taste', 'las-paredes', {
  rules: [rule(WEEK, ['10:00-18:00']), rule(WEEK, [], WINTER)],
  hours: 'Todos los días: 10 a 18',
});

test.each([
  ['2026-07-11', 'closed'],
  ['2026-05-31', 'open'],
  ['2026-09-01', 'open'],
  ['2026-12-25', 'unknown'], // Christmas, about which its hours say nothing
] as const)('a winery that closes for the winter is, on %s, %s', (date, state) => {
  expect(openOn(winery, date)).toBe(state);
});

test('a season that spans the new year has hours of its own', () => {
  const pool = thing('aventura', 'pileta', 'do', 'ciudad', {
    rules: [rule(WEEK, []), rule(WEEK, ['11:00-19:00'], SUMMER)],
  });
  expect(openOn(pool, '2027-01-04')).toBe('open');
  expect(openOn(pool, '2026-11-04')).toBe('closed');
  expect(fitsHours(pool, '2027-01-04', 11 * 60, 60)).toBe(true);
  expect(fitsHours(pool, '2027-01-04', 10 * 60, 60)).toBe(false);
});

test('hours in words that name weekdays say nothing about a holiday', () => {
  const museum = thing('cultura', 'museo', 'see', 'ciudad', { opening: { week: WEEK.map(() => [[600, 1080]]) } });
  expect(openOn(museum, '2026-12-24')).toBe('open');
  expect(openOn(museum, '2026-12-25')).toBe('unknown');
});

test('hours in words that name the holidays hold on them, and those of a season only in it', () => {
  const week = WEEK.map(() => [[540, 1080] as const]);
  const museum = thing('cultura', 'museo', 'see', 'ciudad', { opening: { week, holidays: [[600, 1080]] } });
  expect(openOn(museum, '2026-12-25')).toBe('open');
  expect(fitsHours(museum, '2026-12-25', 540, 60)).toBe(false);
  const park = thing('cultura', 'parque', 'see', 'ciudad', { opening: { week, season: SUMMER } });
  expect(openOn(park, '2027-01-04')).toBe('open');
  expect(openOn(park, '2027-07-04')).toBe('unknown');
});

test('the warning about a closed day says why it is closed: the season, a holiday, or the day of the week', () => {
  const rules = [rule(WEEK, ['10:00-18:00']), rule(['mar'], []), rule(WEEK, [], WINTER), rule(['feriados'], [])];
  const data = {
    ...tripData,
    things: [{ ...winery, rules: rules.toSorted((a, b) => a.times.length - b.times.length) }],
  };
  const told = (start: string) => {
    const plan = { start, travel: 'car' as const, company: [], days: [{ stops: [winery] }] };
    return timedDays(plan, data).flatMap((day) => warningsOf(plan, day, data).map(({ code }) => code));
  };
  expect(told('2026-07-11')).toContain('closedInSeason');
  expect(told('2026-12-25')).toContain('closedOnHoliday');
  const weekly = {
    ...data,
    things: [
      {
        ...winery,
        rules: [
          rule(['mar'], []),
          rule(
            WEEK.filter((day) => day !== 'mar'),
            ['10:00-18:00'],
          ),
        ],
      },
    ],
  };
  const plan = { start: '2026-11-17', travel: 'car' as const, company: [], days: [{ stops: [winery] }] };
  expect(timedDays(plan, weekly).flatMap((day) => warningsOf(plan, day, weekly).map(({ code }) => code))).toContain(
    'closedThatDay',
  );
});

const days = fc
  .integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 11, 31) })
  .map((time) => new Date(time).toISOString().slice(0, 10));
const dayOfYear = days.map((day) => day.slice(5));
const rules = fc.array(
  fc.record({
    days: fc.subarray<HoursDay>([...WEEK, 'feriados'], { minLength: 1 }),
    times: fc.constantFrom<string[]>([], ['09:00-13:00'], ['10:00-14:00', '20:00-02:00']),
    season: fc.option(fc.record({ from: dayOfYear, to: dayOfYear })),
  }),
  { minLength: 1, maxLength: 4 },
);
const eventDays = fc.array(
  days.map((day) => [day, day] as const),
  { maxLength: 3 },
);
const wishes = fc.record({
  start: days,
  days: fc.integer({ min: 1, max: 6 }),
  travel: fc.constantFrom(...TRAVELS),
  company: fc.subarray([...COMPANIES]),
});

test('for any hours, seasons, months and dates, nothing is planned on a day on which it is known to be closed', () => {
  const worlds = fc.tuple(...things.map((one) => fc.tuple(fc.constant(one), fc.option(rules), eventDays)));
  fc.assert(
    fc.property(wishes, worlds, (wish, world) => {
      const data = {
        ...tripData,
        things: world.map(
          ([one, rules, dates]): Thing =>
            one.role === 'event' ? { ...one, dates } : { ...one, ...(rules && { rules }) },
        ),
      };
      const empty = { ...wish, days: Array.from({ length: wish.days }, () => ({ stops: [] })) };
      const spread = arrange(empty, data.things, data);
      const beds = spread.plan.days.filter(({ base }) => base);
      expect(stopsOf(spread.plan).length + beds.length + spread.unplaced.length).toBe(data.things.length);
      for (const plan of [firstPlan(wish, data), spread.plan]) {
        for (const { date, parts } of timedDays(plan, data)) {
          for (const part of parts) {
            if (part.kind === 'stop' && part.thing)
              expect(isClosed(part.thing, date ?? ''), `${part.key} ${date}`).toBe(false);
          }
        }
      }
    }),
  );
});

/** The holidays that never move, for an independent check. */
const FIXED = ['01-01', '03-24', '04-02', '05-01', '05-25', '06-20', '07-09', '12-08', '12-25'];

/** Whether a thing is known to be closed on a day, computed without the planning code. */
function isClosed({ rules, months, dates, opening }: Thing, date: string): boolean {
  const inSeason = ({ season }: HoursRule) => {
    if (!season) return false;
    const [from, to, day] = [season.from, season.to, date.slice(5)];
    return from <= to ? from <= day && day <= to : day >= from || day <= to;
  };
  const weekday = (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;
  if (months && !months.includes(Number(date.slice(5, 7)))) return true;
  if (dates && dates.length > 0) return dates.every(([start, end]) => date < start || date > end);
  if (!rules) return opening?.week[weekday]?.length === 0;
  const name = FIXED.includes(date.slice(5)) ? 'feriados' : WEEK[weekday];
  const named = rules.filter(({ days }) => days.some((day) => day === name));
  const seasonal = named.filter(inSeason);
  const valid = seasonal.length > 0 ? seasonal : named.filter(({ season }) => !season);
  // Months with movable holidays are left out: on a holiday the weekday's rules do not apply.
  return valid.length > 0 && valid.every(({ times }) => times.length === 0) && !MOVABLE.test(date);
}

/** The months with holidays that move: carnival, Easter, and those that go to a Monday. */
const MOVABLE = /-(02|03|04|06|08|10|11)-/;
