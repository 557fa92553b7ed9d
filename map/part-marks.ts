import type { Spot } from '#map/browser/sheets.ts';

/** The number of passes over all pairs: enough, because a road has few stops. */
const ROUNDS = 40;

/**
 * Moves overlapping marks apart by as little as it takes, so that each number is legible.
 * @param apart the least distance, in percent of the picture's width; the spots are in percent of each side
 * @param ratio the picture's height divided by its width
 */
export function partMarks<Mark extends Spot>(marks: Mark[], apart: number, ratio: number): Mark[] {
  const parted = marks.map((mark) => ({ ...mark }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, one] of parted.entries()) {
      for (const other of parted.slice(index + 1)) part(one, other, apart, ratio);
    }
  }
  return parted.map((mark) => ({ ...mark, x: hundredth(mark.x), y: hundredth(mark.y) }));
}

function part(one: Spot, other: Spot, apart: number, ratio: number) {
  const [right, down] = [other.x - one.x, (other.y - one.y) * ratio];
  const distance = Math.hypot(right, down);
  if (distance >= apart) return;
  const [x, y] = distance === 0 ? [1, 0] : [right / distance, down / distance];
  const move = (apart - distance) / 2;
  one.x -= x * move;
  one.y -= (y * move) / ratio;
  other.x += x * move;
  other.y += (y * move) / ratio;
}

const hundredth = (value: number) => Math.round(value * 100) / 100;
