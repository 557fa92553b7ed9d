import { expect, test } from 'vitest';
import { MOMENTS, openingMoment } from './opening-moment.ts';

const NIGHTS = Array.from({ length: 12 }, () => '420-1200').join(' ');

test.each([
  ['2026-11-26T15:00:00-03:00', ''],
  ['2026-11-26T20:00:00-03:00', 'noche'],
  ['2026-11-27T06:59:00-03:00', 'noche'],
  ['2026-11-27T07:00:00-03:00', ''],
  ['2026-04-20T12:00:00-03:00', 'otono'],
  ['2026-05-31T23:30:00-03:00', 'otono-noche'],
  ['2026-06-01T12:00:00-03:00', ''],
])('at %s the page opens with the print of "%s"', (time, moment) => {
  expect(openingMoment({ nights: NIGHTS, moments: MOMENTS.join(' ') }, new Date(time))).toBe(moment);
});

test('a moment without a print of its own is not chosen', () => {
  const night = new Date('2026-04-20T23:00:00-03:00');
  expect(openingMoment({ nights: NIGHTS, moments: 'noche otono' }, night)).toBe('noche');
  expect(openingMoment({ nights: NIGHTS, moments: 'otono' }, night)).toBe('');
});
