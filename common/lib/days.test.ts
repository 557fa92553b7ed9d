import { expect, test } from 'vitest';
import { addDays, isDay, monthGrid } from './days.ts';

test.each([
  ['2026-02-28', 1, '2026-03-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %i days is %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});

test('a day that does not exist is invalid', () => {
  expect(isDay('2028-02-29')).toBe(true);
  for (const text of ['2026-02-29', '2026-13-01', '2026-1-1', 'mañana']) expect(isDay(text)).toBe(false);
});

test.each(['2026-02', '2026-03', '2026-11', '2027-02', '2028-02'])('%s: six weeks that start on Monday', (month) => {
  const weeks = monthGrid(month);
  expect(weeks).toHaveLength(6);
  const days = weeks.flat();
  const present = days.filter((day) => day !== null);
  expect(present).toHaveLength(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate());
  for (const [index, day] of days.entries()) {
    if (day) expect((new Date(day).getUTCDay() + 6) % 7).toBe(index % 7);
  }
});
