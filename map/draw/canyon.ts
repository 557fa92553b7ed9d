import type { Layer } from '#map/geography/read-layer.ts';
import type { Board } from './board.ts';
import { chanceFrom, noise } from './chance.ts';
import { type Ink, ink } from './inks.ts';
import { type Line, lengthOf, simplified, stitched, walk } from './lines.ts';
import { path, pathOf, pathOfAll, tenth } from './pen.ts';

/** The part of the Atuel between canyon walls: below El Nihuil and above the reservoir of Valle Grande. */
const WALLS = { west: -68.69, south: -35.035, east: -68.545, north: -34.86 };

/** The beds of rock from the rim down to the river: ink, and width in units of the canyon's scale. */
const beds: [Ink, width: number][] = [
  ['stratum4', 12.5],
  ['stratum3', 10.8],
  ['stratum2', 9],
  ['stratum4', 7.1],
  ['stratum1', 6.1],
  ['stratum3', 4.3],
  ['stratum1', 3.3],
];

/**
 * The river is interrupted where it runs in tunnels and small reservoirs: pieces within this distance, in canyon
 * scales, are joined.
 */
const BREAK = 9;

/** The river between the walls, as one line. `scale` is about half the canyon's width in units. */
export function canyonBed(board: Board, river: Layer, scale: number): Line[] {
  const inWalls = (point: [number, number]) => {
    const [lng, lat] = board.ground(point);
    return lng > WALLS.west && lng < WALLS.east && lat > WALLS.south && lat < WALLS.north;
  };
  const pieces = board.lines(river, 0.6).map((line) => line.filter(inWalls));
  const joined = stitched(stitched(pieces.filter((line) => line.length > 3)), BREAK * scale);
  return joined.filter((line) => lengthOf(line) > 12);
}

/** The canyon's course: the river without its small bends. */
export const canyonCourse = (bed: Line[], scale: number) => bed.map((line) => calmed(line, Math.round(3 * scale)));

function calmed(line: Line, reach: number): Line {
  const dense: Line = [
    ...line.slice(0, 1),
    ...walk(line, 3, 0).map(({ x, y }): [number, number] => [x, y]),
    ...line.slice(-1),
  ];
  return dense.map((_, index) => {
    const near = Math.min(reach, index, dense.length - 1 - index);
    const around = dense.slice(index - near, index + near + 1);
    const mean = (axis: 0 | 1) => around.reduce((sum, point) => sum + point[axis], 0) / around.length;
    return [mean(0), mean(1)];
  });
}

/** Draws beds of rock seen from above, side gorges, hachures down both walls, longer on the lit one, and the water. */
export function canyon(bed: Line[], scale: number, rough: number): string {
  const course = canyonCourse(bed, scale);
  const gorges = course.flatMap((line) => sideGorges(line, scale));
  const dense = (line: Line) =>
    walk(line, 3.2 * Math.max(1, scale / 2.4), 0).map(({ x, y }): [number, number] => [x, y]);
  const shaken = (line: Line, seed: number): Line =>
    line.map(([x, y]) => [
      x + (noise(x / 9, y / 9, seed) - 0.5) * rough,
      y + (noise(x / 9, y / 9, seed + 50) - 0.5) * rough,
    ]);
  const drawn = beds.map(([color, width], index) => {
    const seed = (index + 1) * 7;
    const main = course.map((line) => simplified(shaken(dense(line), seed), 0.5));
    const stroke = (lines: Line[]) =>
      path(pathOfAll(lines), `stroke="${ink(color)}" stroke-width="${tenth(width * scale)}"`);
    const side = index < 5 ? gorges.map((line) => pathOf(tapered(shaken(line, seed), width * scale * 0.24), true)) : [];
    return path(side.join(''), `fill="${ink(color)}" stroke="none"`) + stroke(main);
  });
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${drawn.join('')}${hachures(course, scale)}${path(pathOfAll(bed), `stroke="${ink('water')}" stroke-width="${tenth(scale)}"`)}</g>`;
}

/** Dry side valleys that cut into the rim, alternately left and right. */
function sideGorges(line: Line, scale: number): Line[] {
  const random = chanceFrom(5);
  return walk(line, 9 * scale, 6 * scale).map(({ x, y, dx, dy }, index) => {
    const side = (index % 2 ? 1 : -1) * (random() < 0.15 ? -1 : 1);
    // Brooks join a river at a slant, from upstream.
    const lean = 0.35 + random() * 0.5;
    const [ax, ay] = [-dy * side - dx * lean, dx * side - dy * lean];
    const length = (6.5 + random() * 7) * scale;
    return Array.from({ length: 6 }, (_, step): [number, number] => {
      const far = (length * step) / 5;
      const bend = (noise(x / 20 + step * 0.7, y / 20, 31) - 0.5) * scale * 2.4 * (step / 5);
      return [x + ax * far - ay * bend, y + ay * far + ax * bend];
    });
  });
}

/** The outline of a line that is `half` wide on both sides of its start and nothing at its end. */
function tapered(line: Line, half: number): Line {
  const sides = line.map(([x, y], index) => {
    const [before = [x, y], after = [x, y]] = [line[index - 1] ?? line[index], line[index + 1] ?? line[index]];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    const reach = half * (1 - index / (line.length - 1)) ** 0.8;
    const [nx, ny] = [(-(after[1] - before[1]) / length) * reach, ((after[0] - before[0]) / length) * reach];
    return { left: [x + nx, y + ny] as [number, number], right: [x - nx, y - ny] as [number, number] };
  });
  return [...sides.map(({ left }) => left), ...sides.map(({ right }) => right).reverse()];
}

function hachures(course: Line[], scale: number): string {
  const random = chanceFrom(11);
  let [lit, dim, beds] = ['', '', ''];
  for (const line of course) {
    for (const [index, { x, y, dx, dy }] of walk(line, 1.5 * Math.max(1, scale / 1.9)).entries()) {
      for (const side of [1, -1]) {
        const [nx, ny] = [-dy * side, dx * side];
        const stroke = (from: number, to: number) =>
          pathOf([
            [x + nx * from, y + ny * from],
            [x + nx * to, y + ny * to],
          ]);
        const isLit = nx * -0.6 + ny * -0.8 > 0; // the light comes from the upper left
        const start = (2.8 + noise(x / 11, y / 11, 6) * 0.8) * scale;
        const end = (5.7 + noise(x / 14, y / 14, 7) * 1.3 + (index % 3 ? 0 : 1.3)) * scale * (isLit ? 1.04 : 0.93);
        if (isLit) lit += stroke(start, end);
        else if (index % 2) dim += stroke(start + scale, end);
        if (index % 2 && random() < 0.7) beds += stroke((isLit ? 1.8 : 1.6) * scale, (2.3 + random() / 2) * scale);
      }
    }
  }
  const fine = Math.sqrt(scale / 2);
  return (
    path(lit, `stroke="${ink('shade')}" stroke-width="${tenth(0.75 * fine)}" opacity=".62"`) +
    path(dim, `stroke="${ink('shade')}" stroke-width="${tenth(0.5 * fine)}" opacity=".5"`) +
    path(beds, `stroke="${ink('stratum4')}" stroke-width="${tenth(0.5 * fine)}" opacity=".6"`)
  );
}
