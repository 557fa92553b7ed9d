import type { Line } from '#map/draw/lines.ts';
import type { Mountain } from '#map/draw/mountains.ts';
import { layer, type Press, river } from '#map/draw/press.ts';
import { lakeAreas } from '#map/draw/water.ts';

/** The cost of a name on a road or a river, compared with one on the hills: a line through letters harms them most. */
const WAY = 4;
const HILL = 0.3;

/** Reserves rivers and roads: no mountain may be there, and names should not. */
export function reserve(press: Press, roads: Line[], tolerance: number) {
  const { board } = press;
  const main = ['Río Atuel', 'Río Diamante'].flatMap((name) => board.lines(river(name), tolerance));
  for (const line of [
    ...roads,
    ...main,
    ...board.lines(
      layer('rivers', ({ rank }) => rank === 2),
      tolerance,
    ),
  ]) {
    press.ways.mark(line);
    press.taken.mark(line, WAY);
  }
  for (const line of board.lines(
    layer('rivers', ({ rank }) => rank === 3),
    tolerance,
  ))
    press.taken.mark(line, 0.4);
  for (const [shore = []] of lakeAreas(press, tolerance)) {
    press.ways.mark([...shore, ...shore.slice(0, 1)]);
    press.taken.mark([...shore, ...shore.slice(0, 1)], 0.8);
  }
}

/** Marks mountains, because names are easier to read next to one than on it. */
export function markMountains(press: Press, mountains: Mountain[]) {
  for (const { x, y, scale } of mountains)
    for (let up = 4; up < 50 * scale; up += 4)
      for (let across = -34 * scale + up * 0.6; across < 34 * scale - up * 0.6; across += 4)
        press.taken.dot(x + across, y - up, HILL);
}

export function takeCanyon(press: Press, course: Line[], half = 5) {
  for (const line of course) {
    press.taken.mark(line, 1.4);
    for (const [index, [x, y]] of line.entries())
      if (index % 3 === 0) press.taken.put('canyon', [x - half, y - half, x + half, y + half]);
  }
}
