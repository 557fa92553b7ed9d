import { expect, test } from 'vitest';
import { atTheTop, track } from './scroll.ts';

/** The state after scrolling to each offset in turn, from the top. */
const after = (...offsets: number[]) => offsets.reduce(track, atTheTop);

/** The offsets from one to another, a pixel at a time. */
const steps = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) }, (_, index) => from + Math.sign(to - from) * (index + 1));

test('a page starts at the top, with the direction up', () => {
  expect(atTheTop).toMatchObject({ isAtTop: true, direction: 'up', isFar: false });
});

test.each([
  [0, true],
  [10, true],
  [10.5, false],
  [11, false],
])('at %d pixels the page being at the top is %s', (offset, isAtTop) => {
  expect(after(offset).isAtTop).toBe(isAtTop);
});

test.each([
  [300, false],
  [301, true],
])('at %d pixels the page being far down is %s', (offset, isFar) => {
  expect(after(offset).isFar).toBe(isFar);
});

test('ten pixels down are not a turn, and more are', () => {
  expect(after(10).direction).toBe('up');
  expect(after(11).direction).toBe('down');
});

test('five pixels up are not a turn, and more are', () => {
  expect(after(500, 495).direction).toBe('down');
  expect(after(500, 494).direction).toBe('up');
});

test('many small steps turn at the same place as one large step', () => {
  expect(after(...steps(0, 10)).direction).toBe('up');
  expect(after(...steps(0, 11)).direction).toBe('down');
  expect(after(500, ...steps(500, 495)).direction).toBe('down');
  expect(after(500, ...steps(500, 494)).direction).toBe('up');
});

test('the next turn counts from the farthest point, not from the last turn', () => {
  expect(after(500, 505, 499).direction).toBe('up');
  expect(after(500, 400, 396, 407).direction).toBe('down');
});

test('a trembling finger does not change the direction', () => {
  const trembling = Array.from({ length: 50 }, (_, index) => 500 + (index % 2) * 5);
  expect(after(500, ...trembling).direction).toBe('down');
});

test('a random walk changes direction only past the thresholds', () => {
  let seed = 11;
  const random = (below: number) => {
    seed = (seed * 48271) % 2147483647;
    return seed % below;
  };
  let state = atTheTop;
  let [offset, lowest, highest] = [0, 0, 0];
  for (let round = 0; round < 5000; round++) {
    offset = Math.max(0, offset + random(17) - 8);
    lowest = Math.min(lowest, offset);
    highest = Math.max(highest, offset);
    const next = track(state, offset);
    const expected =
      state.direction === 'up' ? (offset - lowest > 10 ? 'down' : 'up') : highest - offset > 5 ? 'up' : 'down';
    expect(next.direction).toBe(expected);
    if (next.direction !== state.direction) lowest = highest = offset;
    state = next;
  }
});
