import { type Hex, mix, overprint } from '../../core/color.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape, stroke } from '../../core/picture.ts';
import { type Face, Space, type V3 } from '../../core/space.ts';
import { glow } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { tree } from '../../props/plants/plants.ts';
import { drawFarToNear, person, type Thing } from '../../props/staging.ts';
import { lampPost } from '../../props/town/plaza.ts';
import { car } from '../../props/vehicles/vehicles.ts';
import { plain } from '../../props/vineyard/rows.ts';

/** Metres: where the front stands, its width and height, the level of the canopy. */
const FRONT = 17;
const WIDTH = 12;
const HEIGHT = 10.5;
const CANOPY = 3.9;

/** An old theatre at showtime: stepped front, upright sign of bulbs, the lit canopy and the queue under it. */
export function theatreFront(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.own;
  const hz = H * (o.horizon ?? 0.75);
  const focal = o.focal ?? 0.56;
  sky(pic, { horizon: hz, clouds: p.night ? 'none' : 'streaks', cloudAmount: 0.8 });
  const s = new Space(pic, { x: 0, y: 1.7, z: 0, f: 900, cx: W * focal, horizon: hz }, { az: 250, el: 40 });
  const road = overprint(mix(m.road, m.stone, 0.2), p.shade, p.lamps ? 0.7 : 0.2);
  plain(pic, s, road, { bands: 0, far: mix(road, p.haze, 0.25) });
  neighbours(s);
  front(s);
  pavement(s);
  canopy(s);
  upright(s);
  const things: Thing[] = queue(s);
  things.push({ z: 11, draw: () => lampPost(s, -7.4, 11, 4.2) });
  things.push({
    z: 9.8,
    draw: () => {
      const [a, b] = s.P([9.2, 0, 9.8]);
      tree(pic, a, b, s.scale(9.8) * 6.2, overprint(p.mats.leaf, p.shade, 0.2), pic.rng.fork('tree'), {
        kind: 'plane-tree',
        dark: p.mats.leafDark,
      });
    },
  });
  things.push({ z: 8.2, draw: () => car(s, -10.2, 8.2, { rot: 1.57, color: overprint(m.cloth, p.shade, 0.2) }) });
  drawFarToNear(things);
}

/** Darker houses on both sides, a window lit here and there. */
function neighbours(s: Space): void {
  const pic = s.pic;
  const p = pic.pal;
  const m = p.own;
  const rng = pic.rng.fork('houses');
  for (const [x, w, h, ink] of [
    [-11.4, 10.6, 6.6, m.adobe],
    [-21.5, 9.4, 8.4, m.cloth],
    [11.2, 10.2, 7.2, m.wall],
    [21, 9.2, 6.0, m.rockA],
  ] as const) {
    const b = s.block(x, 0, FRONT + 4, w, h, 8);
    b.paint(overprint(ink, p.shade, p.lamps ? 0.65 : 0.3));
    const f = b.wall(0);
    for (let a = 0.9; a + 1.4 < w; a += 2.4)
      for (let y = 0.9; y + 2 < h; y += 3)
        f.opening(a, y, 1.3, 1.8, {
          inside: mix(p.deep, m.glass, 0.12),
          lamp: rng.chance(0.34) ? mix(p.lamp, m.adobe, 0.25) : null,
          frame: overprint(ink, p.shade, 0.8),
          bars: 1,
        });
    pic.fill(f.rect(-0.1, h - 0.4, w + 0.2, 0.4, 0.15), overprint(ink, p.shade, 0.5));
  }
}

/** The stepped façade with its fluted middle and a row of round windows. */
function front(s: Space): void {
  const pic = s.pic;
  const p = pic.pal;
  const m = p.own;
  const wall = mix(m.wall, m.rockC, 0.4);
  const f = s.face([-WIDTH / 2, 0, FRONT], [WIDTH, 0, 0], [0, HEIGHT, 0]);
  const step: [number, number][] = [
    [0, 0],
    [WIDTH, 0],
    [WIDTH, HEIGHT - 2.4],
    [WIDTH - 1.8, HEIGHT - 2.4],
    [WIDTH - 1.8, HEIGHT - 1.2],
    [WIDTH - 3.4, HEIGHT - 1.2],
    [WIDTH - 3.4, HEIGHT],
    [3.4, HEIGHT],
    [3.4, HEIGHT - 1.2],
    [1.8, HEIGHT - 1.2],
    [1.8, HEIGHT - 2.4],
    [0, HEIGHT - 2.4],
  ];
  const dim = (c: Hex, k: number) => overprint(c, p.shade, p.lamps ? k : k * 0.4);
  pic.fill(f.poly(step), dim(wall, 0.42));
  const [x, y0] = f.P(WIDTH / 2, CANOPY);
  const [, y1] = f.P(WIDTH / 2, HEIGHT);
  pic.add(
    'stippleScreen',
    shape(
      f.poly(step),
      pic.linear(x, y0, x, y1, [
        { at: 0, color: p.lamp, alpha: 0.6 },
        { at: 0.6, color: m.accent, alpha: 0.2 },
        { at: 1, color: p.lamp, alpha: 0 },
      ]),
    ),
    0.2,
  );
  let flutes = '';
  for (let a = 3.9; a < WIDTH - 3.6; a += 0.42) flutes += f.rect(a, CANOPY + 1.1, 0.16, HEIGHT - CANOPY - 1.6);
  pic.shade(flutes, p.shade, 0.5);
  for (const a of [1.3, 2.6, WIDTH - 2.6, WIDTH - 1.3]) {
    pic.fill(f.circle(a, 6.2, 0.5, 0.05), dim(mix(wall, m.stone, 0.5), 0.3));
    pic.fill(f.circle(a, 6.2, 0.38, 0.06), p.lamps ? mix(p.lamp, m.adobe, 0.2) : mix(p.deep, m.glass, 0.3));
  }
  pic.fill(
    f.rect(3.4, HEIGHT - 0.35, WIDTH - 6.8, 0.35, 0.2) +
      f.rect(1.8, HEIGHT - 1.45, 1.6, 0.25, 0.15) +
      f.rect(WIDTH - 3.4, HEIGHT - 1.45, 1.6, 0.25, 0.15),
    dim(m.accent, 0.35),
  );
  foyer(pic, f);
}

/** Glass doors of the lit foyer, with poster cases next to them. */
function foyer(pic: Picture, f: Face): void {
  const p = pic.pal;
  const m = p.own;
  pic.fill(f.rect(0, 0, WIDTH, CANOPY), overprint(mix(m.wine, m.rockD, 0.4), p.shade, 0.35));
  pic.fill(f.rect(3, 0, 6, 3.1), lit(p, p.lamp, 0.35));
  pic.fill(f.rect(3, 0, 6, 0.8), mix(p.lamp, m.accent, 0.25));
  let bars = f.rect(3, 3.0, 6, 0.14);
  for (let i = 0; i <= 4; i++) bars += f.rect(3 + i * 1.5 - 0.06, 0, 0.12, 3.1);
  pic.fill(bars, overprint(m.wood, p.shade, 0.5));
  const inks = [m.accent, m.cloth, m.mustard, m.leafDark];
  for (const [i, a] of [0.3, 1.6, 9.4, 10.7].entries()) {
    pic.fill(f.rect(a - 0.08, 0.82, 1.16, 1.76), m.mustard);
    pic.fill(f.rect(a, 0.9, 1, 1.6), inks[i]!);
    pic.fill(f.circle(a + 0.5, 1.85, 0.3), i % 2 ? m.mustard : m.foam);
    pic.fill(
      f.poly([
        [a + 0.1, 1.0],
        [a + 0.5, 1.5],
        [a + 0.9, 1.0],
      ]),
      mix(p.deep, inks[i]!, 0.3),
    );
  }
}

/** Pavement with light on it, and the kerb. */
function pavement(s: Space): void {
  const pic = s.pic;
  const p = pic.pal;
  const m = p.own;
  const stone = overprint(mix(m.stone, m.sand, 0.35), p.shade, p.lamps ? 0.45 : 0.1);
  const strip = (z0: number, z1: number): V3[] => [
    [-40, 0.02, z0],
    [40, 0.02, z0],
    [40, 0.02, z1],
    [-40, 0.02, z1],
  ];
  pic.fill(s.path(strip(10.4, FRONT)), stone);
  pic.fill(s.path(strip(10.1, 10.4)), lit(p, stone, 0.15));
  let joints = '';
  for (let x = -20; x < 20; x += 1.1)
    joints += s.path([
      [x, 0.02, 10.4],
      [x + 0.04, 0.02, 10.4],
      [x + 0.04, 0.02, FRONT],
      [x, 0.02, FRONT],
    ]);
  pic.shade(joints, p.shade, 0.35);
  const [x, y] = s.P([0, 0, 11.5]);
  glow(pic, x, y, s.scale(11.5) * 7.5, p.lamp, 0.7, 0.24);
}

/** The canopy over the pavement, its edge set with bulbs, its soffit ablaze. */
function canopy(s: Space): void {
  const pic = s.pic;
  const p = pic.pal;
  const m = p.own;
  const half = 4.8;
  const out = FRONT - 3;
  s.quad(
    [
      [-half, CANOPY, out],
      [half, CANOPY, out],
      [half, CANOPY, FRONT],
      [-half, CANOPY, FRONT],
    ],
    lit(p, p.lamp, 0.25),
  );
  const f = s.face([-half, CANOPY, out], [half * 2, 0, 0], [0, 1.15, 0]);
  pic.fill(f.all(), overprint(m.accent, p.shade, 0.12));
  pic.fill(f.rect(0.35, 0.25, half * 2 - 0.7, 0.65), lit(p, mix(p.lamp, m.foam, 0.5), 0.3));
  let words = '';
  for (const [a, w] of [
    [0.9, 1.2],
    [2.35, 0.6],
    [3.2, 1.6],
    [5.1, 0.9],
    [6.3, 1.3],
    [7.9, 0.8],
  ] as const)
    words += f.rect(a, 0.44, w, 0.26);
  pic.fill(words, overprint(m.wine, p.shade, 0.3));
  let bulbs = '';
  for (let a = 0.12; a < half * 2; a += 0.3) bulbs += f.circle(a, 0.11, 0.075, 0.02) + f.circle(a, 1.04, 0.075, 0.02);
  pic.fill(bulbs, lit(p, p.lamp, 0.6));
  const [x, y] = f.P(half, 0.5);
  glow(pic, x, y, s.scale(out) * 6.4, p.lamp, 0.34, 0.6);
}

/** The upright sign: a fin with a column of discs outlined in bulbs. */
function upright(s: Space): void {
  const pic = s.pic;
  const p = pic.pal;
  const m = p.own;
  const f = s.face([-0.95, CANOPY + 1.4, FRONT - 1.1], [1.9, 0, 0], [0, 7.2, 0]);
  const fin: [number, number][] = [
    [0, 0],
    [1.9, 0],
    [1.9, 6.4],
    [1.5, 7.0],
    [0.95, 7.4],
    [0.4, 7.0],
    [0, 6.4],
  ];
  pic.fill(f.poly(fin), overprint(mix(m.cloth, p.deep, 0.25), p.shade, 0.2));
  pic.add('stippleScreen', stroke(f.poly(fin), m.accent, 20, 0.35), 0.3);
  pic.add('flat', stroke(f.poly(fin), mix(m.accent, p.paper, 0.15), 5));
  const discs = [1, 2.15, 3.3, 4.45, 5.6];
  for (const [i, y] of discs.entries()) {
    pic.fill(f.circle(0.95, y, 0.52), i % 2 ? m.accent : p.lamp);
    pic.fill(f.circle(0.95, y, 0.3), i % 2 ? p.lamp : m.accent);
  }
  let bulbs = '';
  for (let y = 0.25; y < 6.4; y += 0.36) bulbs += f.circle(0.2, y, 0.07) + f.circle(1.7, y, 0.07);
  pic.fill(bulbs, lit(p, p.lamp, 0.6));
  const [x, y] = f.P(0.95, 3.6);
  glow(pic, x, y, s.scale(FRONT) * 4.4, m.accent, 0.38);
}

/** People waiting in line along the front. */
function queue(s: Space): Thing[] {
  const p = s.pic.pal;
  const m = p.own;
  const tops: Hex[] = [m.accent, m.foam, m.cloth, m.mustard, m.wine, m.water, m.foam, m.accent, m.cloth];
  const dim = (c: Hex, k = 0.25) => (p.lamps ? overprint(c, p.shade, k) : c);
  const line = tops.map((top, i) =>
    person(
      s,
      1.2 + i * 0.85,
      13.6 - (i % 2) * 0.35,
      i % 4 === 2 ? 'akimbo' : 'stand',
      {
        top: dim(top),
        bottom: p.deep,
        dress: i % 3 === 1 ? dim(top) : undefined,
        skin: dim(m.skin),
        hat: i === 4 ? 'beret' : 'none',
      },
      i === 3 ? 1 : -1,
      { ground: false },
    ),
  );
  line.push(
    person(s, -3.6, 12.2, 'walk', { top: dim(m.mustard), bottom: p.deep, skin: dim(m.skin) }, 1, { ground: false }),
    person(s, -2.8, 12.5, 'walk', { top: dim(m.wine), dress: dim(m.wine), skin: dim(m.skin) }, 1, { ground: false }),
    person(s, -5.4, 14, 'stand', { top: dim(m.water), bottom: p.deep, skin: dim(m.skin) }, 1, { ground: false }),
  );
  return line;
}
