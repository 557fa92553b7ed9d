import { expect, test } from 'vitest';
import { isFreshReport } from './road-report.ts';

test.each([
  ['2026-11-26T14:05', '2026-11-26T14:05', true],
  ['2026-11-26T14:05', '2026-11-28T14:04', true],
  ['2026-11-26T14:05', '2026-11-28T14:05', false],
  ['2026-11-26T14:05', '2026-11-26T14:04', false],
])('a report of %s counts at %s: %s', (at, now, isFresh) => {
  expect(isFreshReport(at, now)).toBe(isFresh);
});
