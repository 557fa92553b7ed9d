import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly, rect } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { garland, glow, glows } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { GESTURES } from '../../props/people/gestures.ts';
import { jointOf, person } from '../../props/people/people.ts';
import { drawFarToNear, standingTree, strip, sunFrom, type Thing } from '../../props/staging.ts';

/** Where the bar stands. */
const BAR_Z = 22;
/** Height of the mast behind it. */
const MAST = 9;

/** A beer garden after dark: a bar with its taps, tables full under strings of lamps fanned out from one mast. */
export function beerGarden(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.own,
    focal = o.focal ?? 0.56,
    k = focal > 0.5 ? 1 : -1,
    hz = H * (o.horizon ?? 0.52);
  sky(pic, {
    horizon: hz,
    clouds: p.night ? 'none' : 'streaks',
    sun: p.night ? { x: W * (0.5 - 0.36 * k), y: H * 0.12, r: 22 } : undefined,
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.3,
    lead: 0.5 - 0.3 * k,
    snow: 0.5,
    air: 0.4,
    seed: 'andes',
    peaks: 9,
    mist: 1,
  });
  const cam: Cam = { x: 0, y: 2.3, z: 0, f: 1020, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, sunFrom(pic));
  const floor = overprint(mix(m.stone, m.soil, 0.45), p.shade, 0.5);
  pic.fill(rect(-2, hz, W + 4, H), floor);
  let slabs = '';
  for (let z = 3; z < 30; z *= 1.14) slabs += strip(s, -30, 30, z, z * 1.006);
  for (let x = -16; x <= 16; x += 1.6) slabs += strip(s, x, x + 0.04, 3, 26);
  pic.shade(slabs, p.shade, 0.45);
  pic.add(
    'stippleScreen',
    shape(
      strip(s, -9, 9, 4, 24),
      pic.linear(0, hz, 0, H, [
        { at: 0, color: p.lamp, alpha: 0.42 },
        { at: 1, color: p.lamp, alpha: 0.04 },
      ]),
    ),
    0.2,
  );
  const things: Thing[] = [],
    rng = pic.rng.fork('trees');
  for (const [x, z, h] of [
    [-14, 30, 11],
    [-10.5, 33, 13],
    [-7, 32, 12],
    [8.5, 33, 13],
    [12, 31, 11.5],
    [15.5, 29, 12],
  ] as const)
    things.push(standingTree(s, rng.fork(`t${x}`), k * x, z, h, 'poplar', { shade: false }));
  bar(pic, s, things);
  const flames: Pt[] = [];
  [
    [-5.8, 17],
    [5.6, 16.2],
    [0.4, 13.8],
    [-3.6, 11],
    [3.7, 9.6],
    [-1.2, 6.9],
  ].forEach(([x, z], i) => table(pic, s, things, k * (x as number), z as number, flames, i));
  strolling(pic, s, things, k);
  things.push({ z: 12.2, draw: () => lamps(pic, s, flames) });
  drawFarToNear(things);
  glows(pic, flames, H * 0.03, p.lamp, 0.5);
}

/** A timber bar: counter, back lit, a row of taps, a board with a glass on the roof. */
function bar(pic: Picture, s: Space, things: Thing[]): void {
  const { pal: p } = pic,
    m = p.own;
  things.push({
    z: BAR_Z + 2,
    draw: () => {
      const foot = s.P([0, 0, BAR_Z + 4.2]),
        top = s.P([0, MAST, BAR_Z + 4.2]);
      pic.line(`M${foot[0]} ${foot[1]}L${top[0]} ${top[1]}`, p.deep, 4);
      const hut = s.block(0, 0, BAR_Z + 2, 10, 3.3, 4).paint(overprint(mix(m.wood, m.rockD, 0.3), p.shade, 0.35)),
        f = hut.wall(0);
      const light = mix(p.lamp, m.adobe, 0.1);
      pic.fill(f.rect(0.5, 1.15, 9, 1.7), light);
      // shelves of bottles behind, bartenders in front of them
      let bottles = '';
      for (let i = 0; i < 34; i++) bottles += f.rect(0.8 + i * 0.25, 2.0, 0.1, 0.36 + 0.14 * ((i * 7) % 3));
      pic.fill(f.rect(0.5, 1.94, 9, 0.07) + bottles, mix(light, m.wood, 0.6));
      for (const [a, c] of [
        [2.6, m.accent],
        [6.9, m.cloth],
      ] as const) {
        const [x, y] = f.P(a, 0.35);
        person(
          pic,
          x,
          y,
          s.scale(BAR_Z) * 1.75,
          { top: c, apron: p.deep, skin: m.skin, arms: ['hold', 'down'] },
          { shade: false },
        );
      }
      pic.fill(f.rect(0, 0, 10, 1.2, 0.5), overprint(mix(m.wood, m.sand, 0.15), p.shade, 0.3));
      let planks = '';
      for (let i = 1; i < 10; i++) planks += f.rect(i - 0.02, 0, 0.04, 1.2, 0.5);
      pic.shade(planks, p.shade, 0.5);
      pic.fill(f.rect(-0.15, 1.2, 10.3, 0.12, 0.55), lit(p, m.wood, 0.25));
      for (let i = 0; i < 7; i++) {
        const a = 3.2 + i * 0.6;
        pic.fill(f.rect(a, 1.32, 0.08, 0.5, 0.5), m.metal);
        pic.fill(f.rect(a - 0.05, 1.78, 0.18, 0.32, 0.5), [m.accent, m.mustard, m.foam, m.cloth][i % 4] as Hex);
      }
      pic.fill(f.rect(-0.4, 3.2, 10.8, 0.35, 0.7), overprint(m.wood, p.shade, 0.55));
      const [bx, by] = f.P(5, 3.55),
        u = s.scale(BAR_Z);
      beerSign(pic, bx, by, u * 1.7);
      glow(pic, bx, f.P(5, 1.9)[1], u * 6, p.lamp, 0.4, 0.6);
    },
  });
}

/** A round board with a foaming glass. */
function beerSign(pic: Picture, x: number, y: number, h: number): void {
  const { pal: p } = pic,
    m = p.own;
  pic.fill(rect(x - h * 0.06, y - h * 0.2, h * 0.12, h * 0.2), p.deep);
  pic.fill(ellipse(x, y - h * 0.6, h * 0.5), m.wine);
  pic.fill(ellipse(x, y - h * 0.6, h * 0.43), overprint(m.wine, p.shade, 0.4));
  pic.fill(
    poly([
      [x - h * 0.17, y - h * 0.75],
      [x + h * 0.17, y - h * 0.75],
      [x + h * 0.13, y - h * 0.33],
      [x - h * 0.13, y - h * 0.33],
    ]),
    m.mustard,
  );
  pic.fill(
    ellipse(x - h * 0.1, y - h * 0.77, h * 0.1) +
      ellipse(x + h * 0.03, y - h * 0.8, h * 0.11) +
      ellipse(x + h * 0.13, y - h * 0.76, h * 0.08),
    m.foam,
  );
  glow(pic, x, y - h * 0.6, h * 0.9, p.lamp, 0.35);
}

/** A plank table across the view: guests at both ends, beers and a candle on it. */
function table(pic: Picture, s: Space, things: Thing[], x: number, z: number, flames: Pt[], i: number): void {
  const { pal: p } = pic,
    m = p.own,
    rng = pic.rng.fork(`table${i}`),
    tops = [m.accent, m.foam, m.cloth, m.mustard, m.wine, m.water, m.leaf],
    dim = (c: Hex) => overprint(c, p.shade, 0.3);
  const guest = (dx: number, face: number, back: number, cheers: boolean) => {
    const top = dim(rng.pick(tops)),
      hair = rng.pick([p.deep, mix(p.deep, m.wood, 0.45)]);
    things.push({
      z: z + back,
      draw: () => {
        const [a, b] = s.P([x + dx, 0, z + back]),
          h = s.scale(z + back) * 1.68;
        pic.shade(ellipse(a, b, h * 0.2, h * 0.025), p.shade, 0.6);
        pic.fill(
          rect(a - h * 0.12, b - h * 0.25, h * 0.24, h * 0.035) +
            rect(a - h * 0.1, b - h * 0.23, h * 0.025, h * 0.23) +
            rect(a + h * 0.08, b - h * 0.23, h * 0.025, h * 0.23),
          p.deep,
        );
        const pose = cheers
          ? { ...GESTURES.violin, elbA: [0.13, 0.53] as [number, number], handA: [0.19, 0.68] as [number, number] }
          : GESTURES.cello;
        figure(pic, a, b, h, pose, { top, bottom: mix(p.deep, m.cloth, 0.2), hair, skin: dim(m.skin) }, face, {
          shade: false,
        });
        if (cheers) pint(pic, jointOf(pose, 'handA', a, b, h, face), h * 0.1);
      },
    });
  };
  guest(-1.15, 1, 0.25, i % 2 === 0);
  guest(1.15, -1, 0.25, i % 3 === 0);
  guest(-1.2, 1, -0.3, false);
  guest(1.2, -1, -0.3, i % 2 === 1);
  things.push({
    z,
    draw: () => {
      const u = s.scale(z);
      pic.shade(strip(s, x - 0.9, x + 0.9, z - 0.4, z + 0.4), p.shade, 0.5);
      for (const d of [-0.65, 0.65]) s.block(x + d, 0, z, 0.12, 0.74, 0.5).paint(p.deep);
      s.block(x, 0.74, z, 1.9, 0.07, 0.8).paint(overprint(m.wood, p.shade, 0.3), { top: mix(m.wood, p.lamp, 0.35) });
      for (const [d, e] of [
        [-0.6, 0.12],
        [-0.22, -0.15],
        [0.3, 0.16],
        [0.68, -0.1],
      ] as const)
        pint(pic, s.P([x + d, 0.81, z + e]), u * 0.17);
      const [a, b] = s.P([x + 0.06, 0.81, z]);
      pic.fill(rect(a - u * 0.04, b - u * 0.13, u * 0.08, u * 0.13), m.foam);
      pic.fill(ellipse(a, b - u * 0.18, u * 0.03, u * 0.05), lit(p, p.lamp, 0.5));
      flames.push([a, b - u * 0.18]);
    },
  });
}

/** A pint with its head; `s` is its height. */
function pint(pic: Picture, [x, y]: Pt, s: number): void {
  const m = pic.pal.own;
  pic.fill(
    poly([
      [x - s * 0.3, y - s],
      [x + s * 0.3, y - s],
      [x + s * 0.22, y],
      [x - s * 0.22, y],
    ]),
    m.mustard,
  );
  pic.fill(
    poly([
      [x - s * 0.32, y - s * 1.1],
      [x + s * 0.32, y - s * 1.1],
      [x + s * 0.29, y - s * 0.8],
      [x - s * 0.29, y - s * 0.8],
    ]),
    m.foam,
  );
}

/** Guests on their feet: two coming from the bar with glasses, a couple arriving. */
function strolling(pic: Picture, s: Space, things: Thing[], k: number): void {
  const { pal: p } = pic,
    m = p.own,
    dim = (c: Hex) => overprint(c, p.shade, 0.3);
  const list = [
    { x: -1.6, z: 19.5, look: { top: dim(m.foam), back: true, bottom: p.deep } },
    {
      x: -0.7,
      z: 19.8,
      look: { top: dim(m.accent), back: true, longHair: true, skirt: { color: dim(m.wine), spread: 0.14, hem: 0.2 } },
    },
    { x: 2.2, z: 19.4, look: { top: dim(m.mustard), back: true, bottom: p.deep, hat: 'beret' as const } },
    { x: -7.6, z: 12.4, look: { top: dim(m.water), bottom: p.deep, arms: ['hold', 'down'] as ['hold', 'down'] } },
  ];
  for (const q of list)
    things.push({
      z: q.z,
      draw: () => {
        const [a, b] = s.P([k * q.x, 0, q.z]),
          h = s.scale(q.z) * 1.72;
        pic.shade(ellipse(a, b, h * 0.18, h * 0.025), p.shade, 0.6);
        person(pic, a, b, h, { ...q.look, skin: dim(m.skin) }, { shade: false });
      },
    });
}

/** Cables of lamps fanned out from a mast by the bar to the edges of the garden. */
function lamps(pic: Picture, s: Space, bulbs: Pt[]): void {
  const { pal: p } = pic,
    top = s.P([0, MAST, BAR_Z + 4.2]);
  for (const [x, y, z] of [
    [-17, 5.4, 14],
    [-7, 3.6, 8],
    [-2.6, 4.1, 5.2],
    [2.6, 4.1, 5.2],
    [7, 3.6, 8],
    [17, 5.4, 14],
  ] as const) {
    const end = s.P([x, y, z]);
    bulbs.push(
      ...garland(pic, top, end, {
        sag: pic.H * 0.03,
        n: 12,
        r: pic.H * 0.0075,
        color: lit(p, p.lamp, 0.45),
        cable: p.deep,
      }),
    );
  }
}
