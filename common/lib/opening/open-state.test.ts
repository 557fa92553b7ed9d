import { expect, test } from 'vitest';
import { isHoliday } from './holidays.ts';
import type { HoursRule } from './hours.ts';
import { openState } from './open-state.ts';

const rule = (days: HoursRule['days'], times: string[], season: HoursRule['season'] = null) => ({
  days,
  times,
  season,
});
/** A clock in San Rafael, which is three hours behind Greenwich all year. */
const at = (time: string) => new Date(`${time.replace(' ', 'T')}:00-03:00`);

const weekdays: HoursRule['days'] = ['lun', 'mar', 'mie', 'jue', 'vie'];
// 2026-11-16 is a Monday.
const winery = [rule(weekdays, ['09:00-13:00', '15:00-18:30']), rule(['sab'], ['10:00-13:00']), rule(['dom'], [])];
const bar = [rule(['vie', 'sab'], ['20:00-02:00']), rule(['dom', 'lun', 'mar', 'mie', 'jue'], [])];

test('a business is open until it closes, to the minute', () => {
  expect(openState(winery, at('2026-11-16 09:00'))).toEqual({ isOpen: true, until: '13:00' });
  expect(openState(winery, at('2026-11-16 12:59'))).toEqual({ isOpen: true, until: '13:00' });
  expect(openState(winery, at('2026-11-16 13:00'))).toEqual({
    isOpen: false,
    opens: { inDays: 0, weekday: 1, time: '15:00' },
  });
});

test('a closed business reports the next day on which it opens', () => {
  const monday = { inDays: 2, weekday: 1, time: '09:00' };
  expect(openState(winery, at('2026-11-14 14:00'))).toEqual({ isOpen: false, opens: monday });
  expect(openState(winery, at('2026-11-15 11:00'))).toEqual({ isOpen: false, opens: { ...monday, inDays: 1 } });
});

test('a night belongs to the day on which it started', () => {
  expect(openState(bar, at('2026-11-15 01:30'))).toEqual({ isOpen: true, until: '02:00' });
  expect(openState(bar, at('2026-11-15 02:00'))).toMatchObject({ isOpen: false });
  expect(openState(bar, at('2026-11-13 01:00'))).toMatchObject({ isOpen: false, opens: { inDays: 0, time: '20:00' } });
});

test('hours that continue at midnight have no closing in between', () => {
  const always = [rule(['lun', 'mar', 'mie', 'jue', 'vie', 'sab', 'dom'], ['00:00-24:00'])];
  expect(openState(always, at('2026-11-16 12:00'))).toEqual({ isOpen: true, until: null });
  const twice = [rule(['sab'], ['18:00-24:00']), rule(['dom'], ['00:00-03:00'])];
  expect(openState(twice, at('2026-11-14 23:00'))).toEqual({ isOpen: true, until: '03:00' });
});

test('a day that the hours do not cover is unknown, and so is any opening after it', () => {
  const saturdays = [rule(['sab'], ['10:00-13:00'])];
  expect(openState(saturdays, at('2026-11-16 11:00'))).toBeNull();
  expect(openState(saturdays, at('2026-11-14 15:00'))).toEqual({ isOpen: false, opens: null });
});

test('a season has hours of its own, even across the end of the year', () => {
  const summer = { from: '12-15', to: '03-15' };
  const hours = [rule(['lun'], ['09:00-13:00']), rule(['lun'], ['08:00-20:00'], summer)];
  expect(openState(hours, at('2026-11-16 10:00'))).toEqual({ isOpen: true, until: '13:00' });
  expect(openState(hours, at('2026-12-21 10:00'))).toEqual({ isOpen: true, until: '20:00' });
  expect(openState(hours, at('2027-03-15 19:00'))).toEqual({ isOpen: true, until: '20:00' });
  expect(openState([rule(['lun'], ['08:00-20:00'], summer)], at('2026-11-16 10:00'))).toBeNull();
});

test('on a holiday only hours for holidays count', () => {
  expect(openState(winery, at('2026-12-25 10:00'))).toBeNull(); // a Friday
  const withHolidays = [...winery, rule(['feriados'], ['10:00-12:00'])];
  expect(openState(withHolidays, at('2026-12-25 10:00'))).toEqual({ isOpen: true, until: '12:00' });
});

test('the clock is that of San Rafael, not the reader’s', () => {
  // Half past midnight in Greenwich, still yesterday evening in San Rafael: Friday.
  expect(openState(bar, new Date('2026-11-14T00:30:00Z'))).toEqual({ isOpen: true, until: '02:00' });
});

test.each([
  ['2026-02-16', true], // carnival
  ['2026-02-17', true],
  ['2026-04-03', true], // Good Friday
  ['2026-06-15', true], // Güemes, moved from Wednesday
  ['2026-11-23', true], // Sovereignty, moved from Friday
  ['2026-11-20', true], // the original day: nobody can be sure
  ['2026-07-09', true],
  ['2026-07-10', false],
  ['2026-11-16', false],
])('%s: a holiday is %s', (day, expected) => expect(isHoliday(day)).toBe(expected));
