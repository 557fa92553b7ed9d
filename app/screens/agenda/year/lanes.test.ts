import { expect, test } from 'vitest';
import { inLanes } from './lanes.ts';

const lanesOf = (spans: [number, number][], least = 0) =>
  inLanes(
    spans.map(([from, to]) => ({ from, to })),
    0.01,
    least,
  ).map(({ lane }) => lane);

test('what does not touch shares a lane, and what does has the next one', () => {
  expect(
    lanesOf([
      [0.1, 0.2],
      [0.3, 0.4],
      [0.15, 0.35],
    ]),
  ).toEqual([0, 0, 1]);
});

test('a season past the turn of the year also meets what is in January', () => {
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

test('even the shortest has room for its number', () => {
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
