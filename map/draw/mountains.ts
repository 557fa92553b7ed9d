import { chanceFrom, noise, ridges } from './chance.ts';
import { heightOn } from './ground.ts';
import { peaks } from './heights.ts';
import type { Line, Pt } from './lines.ts';
import { high, low, middle, mountainShape, SHAPE_HEIGHT, volcanoShape } from './mountain-shapes.ts';
import { hundredth } from './pen.ts';
import { inAny, type Press } from './press.ts';

export interface MountainOptions {
  /** The factor for all sizes. */
  size: number;
  /** The distance between places where a mountain may be, in units. */
  grid: number;
  /** The height in metres from which there are hills. */
  from: number;
  /** The room that mountains leave each other at a place: a higher value spaces them out more. */
  air: (place: Pt) => number;
  /** Peaks that are drawn at their real position, and larger by `namedSize`. */
  named: string[];
  namedSize: number;
  /** Areas without mountains: lakes, sand, salt. */
  flat: Line[][];
  /** Lines to keep clear of, with the distance. */
  clear?: { line: Line; reach: number }[];
}

export interface Mountain {
  x: number;
  /** The position of its foot. */
  y: number;
  scale: number;
  metres: number;
  volcano: boolean;
  /** Its name, for peaks that are drawn at their real position. */
  name?: string;
}

const VOLCANOES = /Volc|Diamante|Nevado|Negro$/;
const VARIANTS = 7;

/** Places the mountains: named ones on their peaks, the others where the land is high and nothing is in the way. */
export function placeMountains(press: Press, options: MountainOptions): Mountain[] {
  const standing = namedMountains(press, options);
  const random = chanceFrom(3);
  const height = heightOn(press);
  const candidates: { x: number; y: number; metres: number; chance: number }[] = [];
  const { grid } = options;
  const [left, top, right, bottom] = press.board.sheet.frame;
  for (let row = top + 4; row < bottom + 26; row += grid)
    for (let column = left - 10; column < right + 10; column += grid) {
      const [x, y] = [column + (random() - 0.5) * grid, row + (random() - 0.5) * grid];
      const metres = height(x, y);
      if (metres > options.from) candidates.push({ x, y, metres, chance: random() });
    }
  candidates.sort((a, b) => b.metres + b.chance * 500 - a.metres - a.chance * 500);
  for (const { x, y, metres, chance } of candidates) {
    if (metres < 1900 && chance > thickness(press, x, y, metres)) continue;
    const variety = metres > 1900 ? 0.82 + chance * 0.36 : 0.6 + noise(x / 38, y / 38, 12) * 1;
    const scale = sizeOf(metres, options) * variety;
    const fitting = [1, 0.75, 0.55].find((share) => fits(press, options, standing, x, y, scale * share));
    if (fitting) standing.push({ x, y, scale: scale * fitting, metres, volcano: false });
  }
  return standing.sort((a, b) => a.y - b.y);
}

/** The density of hills: they form chains from north to south, and thin out downwards. */
function thickness(press: Press, x: number, y: number, metres: number): number {
  const [lng, lat] = press.board.ground([x, y]);
  const chain = ridges(lng * 11, lat * 5.5, 21) ** 2 * 1.5 + noise(lng * 6, lat * 6, 9) * 0.5;
  return (metres > 1500 ? 0.5 : 0.24) * chain;
}

const sizeOf = (metres: number, { size }: MountainOptions) =>
  size * (0.13 + Math.min(1, Math.max(0, metres - 1300) / 3200) ** 0.85 * 0.42);

function namedMountains({ board }: Press, options: MountainOptions): Mountain[] {
  return options.named.flatMap((name) => {
    const peak = peaks().find((one) => one.name === name);
    if (!peak) throw new Error(`No peak of map/geography/peaks.geojson is called "${name}".`);
    const [x, y] = board.at([peak.lng, peak.lat]);
    if (!board.holds([x, y])) return [];
    const scale = Math.max(sizeOf(peak.metres, options) * options.namedSize, 0.2 * options.size);
    // The point is the summit; half the height below it is the foot.
    const foot = y + scale * SHAPE_HEIGHT * 0.55;
    return [{ x, y: foot, scale, metres: peak.metres, volcano: VOLCANOES.test(name), name }];
  });
}

function fits(
  press: Press,
  options: MountainOptions,
  others: Mountain[],
  x: number,
  y: number,
  scale: number,
): boolean {
  const [half, tall] = [50 * scale, 68 * scale];
  const clearOf = ({ line, reach }: { line: Line; reach: number }) =>
    line.every((p) => Math.hypot(p[0] - x, p[1] - y + 22 * scale) >= reach + 18 * scale);
  if (!(options.clear ?? []).every(clearOf)) return false;
  const body: Pt[] = [[x, y], [x, y - 40 * scale], [x - half * 0.6, y], [x + half * 0.6, y]]; // biome-ignore format: one place a word
  if (body.some((place) => inAny(options.flat, place))) return false;
  const feet: [number, number][] = [[0, -1], [-0.7, -1], [0.7, -1], [0, -tall * 0.45], [-0.35, -tall * 0.4], [0.35, -tall * 0.4]]; // biome-ignore format: one place a word
  if (feet.some(([across, up]) => press.ways.hasInk(x + across * half, y + up, 3.2))) return false;
  const air = options.air([x, y]);
  return others.every((other) => {
    const across = (other.x - x) / (46 * (other.scale + scale));
    const down = (other.y - y) / (27 * (other.scale + scale));
    return across * across + down * down > air;
  });
}

/** Draws the mountains as uses of a few shapes, north to south. */
export function drawMountains(press: Press, mountains: Mountain[]): string {
  const random = chanceFrom(17);
  const uses = mountains.map(({ x, y, scale, metres, volcano }) => {
    const shape = shapeFor(press, metres, volcano, Math.floor(random() * VARIANTS));
    const rock = metres > 3000 ? 'mg' : metres > 1750 ? 'mr' : 'mh';
    return `<use href="#${shape}" class="${rock}" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${hundredth(Math.round(scale * 40) / 40)})"/>`;
  });
  return `<g>${uses.join('')}</g>`;
}

function shapeFor(press: Press, metres: number, volcano: boolean, variant: number): string {
  const [key, draw] = volcano
    ? ([metres > 2300 ? 'volcano-snow' : 'volcano', () => volcanoShape(metres > 2300)] as const)
    : metres > 3450
      ? ([`high${variant}`, () => mountainShape(40 + variant, high(variant))] as const)
      : metres > 1850
        ? ([`middle${variant}`, () => mountainShape(70 + variant, middle(variant))] as const)
        : ([`low${variant}`, () => mountainShape(90 + variant, low(variant))] as const);
  return press.define(key, (id) => `<g id="${id}">${draw()}</g>`);
}
