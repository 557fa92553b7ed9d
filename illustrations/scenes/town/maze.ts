import { mix, overprint } from '../../core/color.ts';
import { ellipse, poly, rect, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import { Space } from '../../core/space.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { lightSide, poplar, tones } from '../../props/plants/plants.ts';
import { plain, vineRows, windbreak } from '../../props/vineyard/rows.ts';

/** Metres: height of the tower's platform, of the hedges, their thickness, the side of a cell. */
const TOWER = 13;
const HEDGE = 2;
const THICK = 0.9;
const CELL = 2.5;
/** One page of the book: cells across and deep. */
const COLUMNS = 7;
const ROWS = 11;
const NEAR = 15;
/** The spine between the pages. */
const SPINE = 3.2;

/** The hedge maze of Los Álamos, an open book of box seen from its iron tower. */
export function maze(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const hz = H * (o.horizon ?? 0.27);
  const focal = o.focal ?? 0.54;
  sky(pic, { horizon: hz, clouds: pic.rng.pick(['cumulus', 'lenticular'] as const), cloudAmount: 0.7 });
  range(pic, {
    horizon: hz,
    height: hz * 0.62,
    lead: focal - 0.22,
    snow: 0.55,
    air: 0.42,
    seed: 'andes',
    peaks: 8,
    mist: 1,
  });
  const s = new Space(
    pic,
    { x: 0, y: TOWER, z: 0, f: 1000, cx: W * focal, horizon: hz },
    { az: p.az > 90 ? 150 : 30, el: Math.max(30, p.el) },
  );
  plain(pic, s, mix(m.leaf, m.steppe, 0.45), { bands: 0, far: mix(mix(m.vine, m.soil, 0.4), p.haze, 0.35) });
  windbreak(pic, s, { z: 165, x0: -150, x1: 150, h: 17, air: 0.36, gap: 4 });
  vineRows(pic, s, {
    x0: -90,
    n: 66,
    gap: 2.8,
    z0: 58,
    z1: 160,
    t: tones(p, m.vine, mix(m.vine, m.leafDark, 0.7), 0.14),
    soil: m.soil,
  });
  windbreak(pic, s, { z: 54, x0: -46, x1: 46, h: 13, air: 0.1, gap: 3.1, skip: (x) => Math.abs(x - 9) < 5 });
  lawn(pic, s);
  hedgeMaze(pic, s);
  flankTrees(pic, s);
  rail(pic, focal);
}

const pageX = (page: number) => (page < 0 ? -SPINE / 2 - COLUMNS * CELL : SPINE / 2);

/** Sandy ground of the maze and the paths round it. */
function lawn(pic: Picture, s: Space): void {
  const m = pic.pal.mats;
  const half = SPINE / 2 + COLUMNS * CELL + 2.4;
  const far = NEAR + ROWS * CELL + 2.4;
  pic.fill(
    s.path([
      [-half, 0, NEAR - 2.6],
      [half, 0, NEAR - 2.6],
      [half, 0, far],
      [-half, 0, far],
    ]),
    mix(m.sand, m.soil, 0.3),
  );
}

type Bar = { x: number; z: number; w: number; d: number };

/** The hedges of one page: a spanning tree of cells, with walls between cells that it does not connect. */
function hedges(page: number, rng: Rng): Bar[] {
  const open = new Set<string>();
  const seen = new Set<string>(['0,0']);
  const stack: [number, number][] = [[0, 0]];
  while (stack.length) {
    const [c, r] = stack[stack.length - 1]!;
    const next = (
      [
        [c + 1, r],
        [c - 1, r],
        [c, r + 1],
        [c, r - 1],
      ] as [number, number][]
    ).filter(([a, b]) => a >= 0 && b >= 0 && a < COLUMNS && b < ROWS && !seen.has(`${a},${b}`));
    if (!next.length) {
      stack.pop();
      continue;
    }
    const [a, b] = rng.pick(next);
    seen.add(`${a},${b}`);
    open.add(`${Math.min(a, c)},${Math.min(b, r)},${a === c ? 'v' : 'h'}`);
    stack.push([a, b]);
  }
  const bars: Bar[] = [];
  const x0 = pageX(page);
  const run = (n: number, wall: (i: number) => boolean, put: (from: number, to: number) => void) => {
    for (let i = 0; i < n; i++) {
      if (!wall(i)) continue;
      let j = i;
      while (j + 1 < n && wall(j + 1)) j++;
      put(i, j + 1);
      i = j;
    }
  };
  const gate = page < 0 ? COLUMNS - 1 : 0;
  for (let r = 0; r <= ROWS; r++)
    run(
      COLUMNS,
      (c) => (r === 0 ? c !== gate : r === ROWS || !open.has(`${c},${r - 1},v`)),
      (a, b) => bars.push({ x: x0 + ((a + b) / 2) * CELL, z: NEAR + r * CELL, w: (b - a) * CELL + THICK, d: THICK }),
    );
  for (let c = 0; c <= COLUMNS; c++)
    for (let r = 0; r < ROWS; r++)
      if (c === 0 || c === COLUMNS || !open.has(`${c - 1},${r},h`))
        bars.push({ x: x0 + c * CELL, z: NEAR + (r + 0.5) * CELL, w: THICK, d: CELL - THICK });
  return bars;
}

/** All shadows first, in one overprint; then the hedges from far to near. */
function hedgeMaze(pic: Picture, s: Space): void {
  const { pal: p } = pic;
  const m = p.mats;
  const bars = [...hedges(-1, pic.rng.fork('left')), ...hedges(1, pic.rng.fork('right'))];
  const block = (b: Bar) => s.block(b.x, 0, b.z, b.w, HEDGE, b.d);
  pic.shade(bars.map((b) => s.castOf(block(b).corners())).join(''), p.shade, 0.6);
  const side = mix(m.leafDark, m.leaf, 0.35);
  const top = lit(p, mix(m.leaf, m.vine, 0.4), 0.08);
  const walkers: { z: number; draw: () => void }[] = people(pic, s);
  const things = bars
    .map((b) => ({ z: b.z, x: b.x, draw: () => block(b).paint(side, { top }) as unknown }))
    .concat(walkers.map((w) => ({ ...w, x: 0, draw: w.draw as () => unknown })))
    .sort((a, b) => b.z - a.z || Math.abs(b.x) - Math.abs(a.x));
  for (const t of things) t.draw();
  clippings(pic, s, bars);
}

/** Leaf dabs along the tops, so that the box does not look cast in plaster. */
function clippings(pic: Picture, s: Space, bars: Bar[]): void {
  const p = pic.pal;
  const rng = pic.rng.fork('dabs');
  let dark = '';
  let light = '';
  for (const b of bars) {
    const n = Math.round((b.w * b.d * 26) / Math.max(1, b.z / 18));
    for (let i = 0; i < n; i++) {
      const [x, y] = s.P([b.x + rng.range(-0.5, 0.5) * b.w, HEDGE, b.z + rng.range(-0.5, 0.5) * b.d]);
      const r = s.scale(b.z) * rng.range(0.03, 0.075);
      const d = ellipse(x, y, r * 1.3, r * 0.6);
      if (rng.chance(0.6)) dark += d;
      else light += d;
    }
  }
  pic.shade(dark, p.shade, 0.28);
  pic.fill(light, lit(p, p.mats.vine, 0.3), 0.8);
}

/** Visitors lost in the paths. */
function people(pic: Picture, s: Space): { z: number; draw: () => void }[] {
  const m = pic.pal.mats;
  const rng = pic.rng.fork('people');
  const tops = [m.accent, m.mustard, m.foam, m.wine, m.cloth, m.accent];
  return tops.map((top, i) => {
    const x = pageX(i % 2 ? 1 : -1) + (rng.int(0, COLUMNS - 1) + 0.5) * CELL;
    const z = NEAR + (i + 0.5) * CELL;
    return {
      z: z + 0.01,
      draw: () => {
        const [a, b] = s.P([x, 0, z]);
        figure(pic, a, b, s.scale(z) * 1.72, i % 3 ? 'walk' : 'wave', { top, bottom: pic.pal.deep }, i % 2 ? 1 : -1, {
          shade: false,
        });
      },
    };
  });
}

/** Poplars down both sides of the maze. */
function flankTrees(pic: Picture, s: Space): void {
  const p = pic.pal;
  const m = p.mats;
  const rng = pic.rng.fork('flank');
  for (const k of [-1, 1])
    for (let z = 50; z > 24; z -= 4.2) {
      const x = k * (SPINE / 2 + COLUMNS * CELL + 6.5 + rng.range(-0.6, 0.6));
      const [a, b] = s.P([x, 0, z]);
      const h = s.scale(z) * rng.range(9, 12);
      const [c, d] = s.P(s.fall([x, 9, z]));
      pic.add(
        'multiply',
        shape(
          poly([
            [a - h * 0.05, b],
            [a + h * 0.05, b],
            [c, d],
          ]),
          p.shade,
          0.5,
        ),
      );
      poplar(pic, a, b, h, tones(p, m.poplar, m.poplarDark, 0.05), rng, lightSide(p), 1.15, 0.8);
    }
}

/** The iron rail of the viewer's platform, and someone leaning on it. */
function rail(pic: Picture, focal: number): void {
  const { W, H, pal: p } = pic;
  const iron = mix(p.deep, p.mats.metal, 0.1);
  const k = focal > 0.5 ? 1 : -1;
  const x0 = k > 0 ? W * 0.6 : W * 0.4;
  const x1 = k > 0 ? W * 1.02 : -W * 0.02;
  const y = (x: number) => H * (0.83 - 0.11 * Math.abs((x - x0) / (x1 - x0)));
  const bar = (dy: number, r: number) =>
    sweep(
      [
        [x0, y(x0) + dy, r],
        [(x0 + x1) / 2, y((x0 + x1) / 2) + dy, r],
        [x1, y(x1) + dy, r * 1.2],
      ],
      3,
    );
  let posts = '';
  for (let i = 0; i <= 9; i++) {
    const x = x0 + ((x1 - x0) * i) / 9;
    posts += rect(x - (i % 3 ? 2 : 5), y(x), i % 3 ? 4 : 10, H * 0.4);
  }
  pic.fill(posts + bar(0, 8) + bar(H * 0.11, 4), iron);
  pic.fill(bar(-4, 1.6), lit(p, iron, 0.4));
  pic.fill(
    poly([
      [x0 - k * 10, H + 5],
      [x0 - k * 10, H * 0.965],
      [x1, H * 0.93],
      [x1, H + 5],
    ]),
    overprint(iron, p.deep, 0.4),
  );
}
