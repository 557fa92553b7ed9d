import { expect, test } from 'vitest';
import { arc, baseline, pointAt } from './arc.ts';

test('the year begins at the top and runs clockwise', () => {
  expect(pointAt(0, 100)).toEqual({ x: 0, y: -100 });
  expect(pointAt(0.25, 100)).toEqual({ x: 100, y: -0 });
  expect(arc(0, 0.25, 100)).toBe('M0 -100A100 100 0 0 1 100 0');
});

test('more than half a year takes the long way round', () => {
  expect(arc(0, 0.75, 100)).toContain(' 0 1 1 ');
});

test('a name in the lower half runs the other way, so that it is not upside down', () => {
  expect(baseline({ from: 0.95, to: 1.1 }, 100, 0)).toBe(arc(0.95, 1.1, 100));
  expect(baseline({ from: 0.4, to: 0.6 }, 100, 0)).toBe(arc(0.6, 0.4, 100));
});
