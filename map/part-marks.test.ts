import { expect, test } from 'vitest';
import { partMarks } from './part-marks.ts';

test('overlapping marks are moved apart, and the others stay where they are', () => {
  const marks = [
    { x: 10, y: 10, number: 1 },
    { x: 11, y: 10, number: 2 },
    { x: 10, y: 10, number: 3 },
    { x: 60, y: 60, number: 4 },
  ];
  const parted = partMarks(marks, 8, 1.25);
  for (const [index, one] of parted.entries()) {
    for (const other of parted.slice(index + 1))
      expect(Math.hypot(one.x - other.x, (one.y - other.y) * 1.25)).toBeGreaterThan(7.9);
  }
  expect(parted[3]).toEqual(marks[3]);
});
