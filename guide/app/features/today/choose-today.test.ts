import { expect, test } from 'vitest';
import { fits, momentIn } from './choose-today.ts';

test('the hour and the month are those of San Rafael, wherever the visitor is', () => {
  expect(momentIn(new Date('2026-12-01T01:30:00Z'))).toEqual({ month: 11, day: 30, hour: 22, weekday: 1 });
});

const always = { months: '11', from: 0, to: 0 };

test.each([
  ['summer only, in January', { months: '12 1 2', from: 0, to: 0 }, { month: 1, day: 1, hour: 3, weekday: 3 }, true],
  ['summer only, in July', { months: '12 1 2', from: 0, to: 0 }, { month: 7, day: 1, hour: 3, weekday: 3 }, false],
  ['February is not December', { months: '12', from: 0, to: 0 }, { month: 2, day: 1, hour: 3, weekday: 3 }, false],
  [
    'the evening, at its first hour',
    { months: '', from: 18, to: 24 },
    { month: 5, day: 1, hour: 18, weekday: 3 },
    true,
  ],
  ['the evening, when it is over', { months: '', from: 14, to: 18 }, { month: 5, day: 1, hour: 18, weekday: 3 }, false],
  [
    'a night that goes on past midnight',
    { months: '', from: 20, to: 29 },
    { month: 5, day: 1, hour: 2, weekday: 3 },
    true,
  ],
  [
    'a night that goes on past midnight, in the morning',
    { months: '', from: 20, to: 29 },
    { month: 5, day: 1, hour: 9, weekday: 3 },
    false,
  ],
  [
    'an event until the 22nd, on its last day',
    { ...always, until: 22 },
    { month: 11, day: 22, hour: 9, weekday: 3 },
    true,
  ],
  [
    'an event until the 22nd, a day later',
    { ...always, until: 22 },
    { month: 11, day: 23, hour: 9, weekday: 3 },
    false,
  ],
  ['a fair on Fridays, on a Friday', { ...always, days: '4 5' }, { month: 11, day: 27, hour: 9, weekday: 5 }, true],
  ['a fair on Fridays, on a Saturday', { ...always, days: '4 5' }, { month: 11, day: 28, hour: 9, weekday: 6 }, false],
])('%s', (_name, occasion, moment, expected) => {
  expect(fits(occasion, moment)).toBe(expected);
});
