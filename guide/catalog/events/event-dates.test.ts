import { expect, test } from 'vitest';
import { datesIn, easterSunday, likelyEnd, readEdition, recurrence } from './event-dates.ts';

const dates = (rule: unknown, year: number) => datesIn(recurrence.parse(rule), year);

test.each([
  [2014, '2014-04-20'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2028, '2028-04-16'],
  [2038, '2038-04-25'],
])('Easter %i is on %s', (year, day) => {
  expect(easterSunday(year)).toBe(day);
});

test('a fixed date is the same every year', () => {
  expect(dates({ type: 'fixed', month: 4, day: 2 }, 2027)).toEqual({
    start: '2027-04-02',
    end: '2027-04-02',
    isPending: false,
  });
});

test('an approximate date gives the whole month, with the day still unknown', () => {
  const rule = { type: 'fixed', month: 9, day: 21, approx: true };
  expect(dates(rule, 2027)).toEqual({ start: '2027-09-01', end: '2027-09-30', isPending: true });
});

test.each([
  [6, 2, '2026-11-14'],
  [0, 1, '2026-11-01'],
  [1, 1, '2026-11-02'],
  [0, -1, '2026-11-29'],
  [1, -1, '2026-11-30'],
  [2, -1, '2026-11-24'],
])('weekday %i, number %i of November 2026 is %s', (weekday, nth, start) => {
  expect(dates({ type: 'weekday', month: 11, weekday, nth }, 2026)).toMatchObject({ start, isPending: false });
});

test('the last weekday of December stays in its year', () => {
  expect(dates({ type: 'weekday', month: 12, weekday: 4, nth: -1 }, 2026)).toMatchObject({ start: '2026-12-31' });
});

test('carnival, the week before Easter and Good Friday follow Easter', () => {
  expect(dates({ type: 'easter', offset: -51, days: 4 }, 2026)).toMatchObject({
    start: '2026-02-13',
    end: '2026-02-16',
  });
  expect(dates({ type: 'easter', offset: -8, days: 9 }, 2025)).toMatchObject({
    start: '2025-04-12',
    end: '2025-04-20',
  });
  expect(dates({ type: 'easter', offset: -2 }, 2014)).toMatchObject({ start: '2014-04-18', end: '2014-04-18' });
});

test('a month or a window gives the range of days, with the exact day still to be announced', () => {
  expect(dates({ type: 'month', month: 2 }, 2028)).toEqual({ start: '2028-02-01', end: '2028-02-29', isPending: true });
  expect(dates({ type: 'irregular', month: 12 }, 2026)).toMatchObject({ start: '2026-12-01', end: '2026-12-31' });
  expect(dates({ type: 'window', from: '01-20', to: '02-15' }, 2027)).toEqual({
    start: '2027-01-20',
    end: '2027-02-15',
    isPending: true,
  });
  expect(dates({ type: 'window', from: '12-20', to: '01-10' }, 2026)).toMatchObject({ end: '2027-01-10' });
});

test.each([
  { type: 'fixed', month: 2, day: 30 },
  { type: 'window', from: '13-01', to: '02-15' },
  { type: 'weekday', month: 2, weekday: 7, nth: 1 },
  { type: 'weekday', month: 2, weekday: 1, nth: 5 },
  { type: 'yearly' },
])('%o is not a rule', (rule) => {
  expect(recurrence.safeParse(rule).success).toBe(false);
});

test('an edition is a day, several, or a month', () => {
  expect(readEdition('2026-01-24')).toMatchObject({ start: '2026-01-24', end: '2026-01-24', isPending: false });
  expect(readEdition('2026-02-13/2026-02-16')).toMatchObject({ end: '2026-02-16', isPending: false });
  expect(readEdition('2024-02')).toMatchObject({ end: '2024-02-29', isPending: true });
  for (const text of ['2026', '2026-02-30', '2026-02-16/2026-02-13', '']) expect(readEdition(text)).toBeNull();
});

test('an edition of unknown day is likely until the weekday on which the last known one ended', () => {
  const known = readEdition('2025-11-22/2025-11-23');
  const window = dates({ type: 'window', from: '11-01', to: '12-02' }, 2026);
  expect(likelyEnd(window, known)).toBe('2026-11-22');
  expect(likelyEnd(dates({ type: 'month', month: 3 }, 2027), readEdition('2025-03-02'))).toBe('2027-03-07');
  expect(likelyEnd(window, null)).toBe('2026-12-02');
  expect(likelyEnd(window, readEdition('2024-11'))).toBe('2026-12-02');
  expect(likelyEnd(dates({ type: 'fixed', month: 4, day: 2 }, 2027), known)).toBe('2027-04-02');
});
