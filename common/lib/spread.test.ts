import { expect, test } from 'vitest';
import { spread } from './spread.ts';

test('positions that are far enough apart stay where they are', () => {
  expect(spread([0, 40, 100], 10, 0, 100)).toEqual([0, 40, 100]);
});

test('two positions that are too close move apart around their middle', () => {
  expect(spread([50, 52], 10, 0, 100)).toEqual([46, 56]);
});

test('positions stay within the edges', () => {
  expect(spread([0, 2, 98, 100], 10, 0, 100)).toEqual([0, 10, 90, 100]);
});

test('neighbours keep their distance and their order, however crowded', () => {
  const places = spread([0, 2, 29, 32, 44, 56, 82, 88, 100], 9.5, 0, 100);
  const steps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(9.5 - 1e-9);
  expect(places.at(0)).toBeGreaterThanOrEqual(0);
  expect(places.at(-1)).toBeLessThanOrEqual(100);
});
