import { expect, test } from 'vitest';
import { whenText } from './when.ts';

test('a moment is said in San Rafael, where midnight begins a day', () => {
  expect(whenText('2026-11-22T10:05:00-03:00')).toBe('22 de noviembre a las 10:05');
  expect(whenText('2026-11-22T00:10:00-03:00')).toBe('22 de noviembre a las 00:10');
});
