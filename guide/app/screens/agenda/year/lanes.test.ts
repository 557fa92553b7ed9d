import { expect, test } from 'vitest';
import { inLanes } from './lanes.ts';

const lanesOf = (spans: [number, number][], least = 0) =>
  inLanes(
    spans.map(([from, to]) => ({ from, to })),
    0.01,
    least,
  ).map(({ lane }) => lane);

test('spans that do not touch share a lane, and one that does takes the next', () => {
  expect(
    lanesOf([
      [0.1, 0.2],
      [0.3, 0.4],
      [0.15, 0.35],
    ]),
  ).toEqual([0, 0, 1]);
});

test('a season past the end of the year also collides with one in January', () => {
  expect(
    lanesOf([
      [0.9, 1.2],
      [0.1, 0.3],
    ]),
  ).toEqual([0, 1]);
  expect(
    lanesOf([
      [0.1, 0.3],
      [0.9, 1.2],
    ]),
  ).toEqual([0, 1]);
  expect(
    lanesOf([
      [0.9, 1.2],
      [0.3, 0.5],
    ]),
  ).toEqual([0, 0]);
});

test('even the shortest span has room for its dot', () => {
  expect(
    lanesOf(
      [
        [0.5, 0.502],
        [0.52, 0.53],
      ],
      0.03,
    ),
  ).toEqual([0, 1]);
});
