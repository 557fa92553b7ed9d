import { mix, overprint } from '../../core/color.ts';
import { ellipse } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { shape } from '../../core/picture.ts';
import type { Space } from '../../core/space.ts';
import { garland, glows } from '../air/light.ts';
import { drawFarToNear, person, type Thing } from '../staging.ts';

/** Two people strolling away between the rows, a glass each. */
export function couple(s: Space, k: number): void {
  const { pic } = s;
  const m = pic.pal.mats;
  const z = 12.5;
  const x = -0.35 * k;
  const glass = (gx: number): Thing => ({
    z: z - 0.05,
    draw: () => {
      const [a, b] = s.P([gx, 1.02, z]);
      const u = s.scale(z);
      pic.line(`M${a} ${b}v${u * 0.16}`, lit(pic.pal, m.glass, 0.5), Math.max(1, u * 0.015));
      pic.fill(ellipse(a, b - u * 0.02, u * 0.05, u * 0.075), m.wine);
    },
  });
  drawFarToNear([
    person(
      s,
      x - 0.32,
      z,
      'walk',
      { top: m.accent, bottom: mix(m.cloth, pic.pal.deep, 0.4), hat: 'cap', hatColor: m.sand },
      -k,
    ),
    person(s, x + 0.36, z + 0.15, 'walk', { top: m.foam, dress: m.cloth, hat: 'gaucho', hatColor: m.sand }, -k, {
      tall: 1.62,
    }),
    glass(x - 0.32 - k * 0.27),
    glass(x + 0.36 - k * 0.26),
  ]);
}

const TABLE = { near: 9.2, far: 34, half: 0.85, top: 0.78 };

/** A long table laid for a dinner down the way between the rows: white cloth, bread, bottles, lamps strung above. */
export function longTable(s: Space): void {
  const { pic } = s;
  const { pal: p } = pic;
  const m = p.mats;
  const rng = pic.rng.fork('mesa');
  const things: Thing[] = [];
  for (let z = TABLE.near + 0.7; z < TABLE.far; z += 1.5)
    for (const side of [-1, 1]) things.push({ z: z + 0.01, draw: () => stool(s, side * (TABLE.half + 0.42), z) });
  drawFarToNear(things.filter((q) => q.z > TABLE.far - 0.2));
  const length = TABLE.far - TABLE.near;
  const mid = (TABLE.far + TABLE.near) / 2;
  s.block(0, 0, mid, TABLE.half * 2, TABLE.top, length).cast(0, 0.6);
  drawFarToNear(things);
  const board = s.block(0, TABLE.top - 0.34, mid, TABLE.half * 2, 0.34, length);
  // at dusk it is the lamps above that light the cloth
  const linen = p.lamps ? mix(p.own.foam, p.lamp, 0.18) : lit(p, m.foam, 0.1);
  board.paint(overprint(linen, p.shade, 0.12), { top: linen });
  for (const x of [-0.5, 0.5]) s.block(x, 0, TABLE.near + 0.1, 0.09, TABLE.top - 0.3, 0.09).paint(m.wood);
  // a runner of vine leaves and what stands on the cloth
  pic.fill(
    s.path([
      [-0.16, TABLE.top, TABLE.near],
      [0.16, TABLE.top, TABLE.near],
      [0.16, TABLE.top, TABLE.far],
      [-0.16, TABLE.top, TABLE.far],
    ]),
    mix(m.mustard, m.rockA, 0.4),
  );
  const laid: Thing[] = [];
  for (let z = TABLE.near + 0.6, i = 0; z < TABLE.far; z += 0.75, i++) {
    for (const side of [-1, 1]) laid.push(cover(s, side * 0.52, z));
    if (i % 3 === 1) laid.push(bottle(s, rng.range(-0.1, 0.1), z + 0.2));
    if (i % 3 === 2) laid.push(loaf(s, rng.range(-0.06, 0.06), z + 0.2));
  }
  drawFarToNear(laid);
  strings(s);
}

function stool(s: Space, x: number, z: number): void {
  const { mats, shade } = s.pic.pal;
  const wood = mix(mats.wood, mats.sand, 0.2);
  for (const k of [-1, 1]) s.block(x + k * 0.16, 0, z, 0.06, 0.45, 0.3).paint(overprint(wood, shade, 0.35));
  s.block(x, 0.44, z, 0.46, 0.06, 0.42).paint(wood);
  const back = Math.sign(x) * 0.22;
  s.block(x + back, 0.5, z, 0.05, 0.5, 0.42).paint(wood);
}

function cover(s: Space, x: number, z: number): Thing {
  return {
    z,
    draw: () => {
      const { pic } = s;
      const { pal: p } = pic;
      const u = s.scale(z);
      const flat = (s.cam.y - TABLE.top) / z;
      const [a, b] = s.P([x, TABLE.top, z]);
      pic.add('multiply', shape(ellipse(a, b + u * 0.012, u * 0.15, u * 0.15 * flat), p.shade, 0.35));
      pic.fill(ellipse(a, b, u * 0.14, u * 0.14 * flat), lit(p, p.mats.foam, 0.3));
      pic.fill(ellipse(a, b, u * 0.09, u * 0.09 * flat), overprint(p.mats.foam, p.shade, 0.25));
      const [c, d] = s.P([x * 0.52, TABLE.top, z + 0.18]);
      const v = s.scale(z + 0.18);
      pic.line(`M${c} ${d}v${-v * 0.1}`, lit(p, p.mats.glass, 0.4), Math.max(0.8, v * 0.012));
      pic.fill(ellipse(c, d - v * 0.15, v * 0.042, v * 0.065), lit(p, p.mats.glass, 0.4), 0.7);
      pic.fill(ellipse(c, d - v * 0.13, v * 0.038, v * 0.04), p.mats.wine);
    },
  };
}

function bottle(s: Space, x: number, z: number): Thing {
  return {
    z,
    draw: () => {
      const { pic } = s;
      const { pal: p } = pic;
      const u = s.scale(z);
      const [a, b] = s.P([x, TABLE.top, z]);
      const w = u * 0.045;
      pic.fill(
        `M${a - w} ${b}V${b - u * 0.2}Q${a - w} ${b - u * 0.25} ${a - w * 0.36} ${b - u * 0.27}V${b - u * 0.34}H${a + w * 0.36}V${b - u * 0.27}Q${a + w} ${b - u * 0.25} ${a + w} ${b - u * 0.2}V${b}Z`,
        mix(p.mats.leafDark, p.deep, 0.55),
      );
      pic.fill(`M${a - w} ${b - u * 0.06}h${w * 2}v${-u * 0.09}h${-w * 2}Z`, p.mats.wall);
    },
  };
}

function loaf(s: Space, x: number, z: number): Thing {
  return {
    z,
    draw: () => {
      const { pic } = s;
      const u = s.scale(z);
      const [a, b] = s.P([x, TABLE.top, z]);
      const m = pic.pal.mats;
      pic.fill(ellipse(a, b - u * 0.03, u * 0.15, u * 0.065), overprint(mix(m.adobe, m.wood, 0.4), pic.pal.shade, 0.4));
      pic.fill(ellipse(a, b - u * 0.045, u * 0.13, u * 0.045), mix(m.adobe, m.wood, 0.3));
    },
  };
}

/** Bulbs on two cables from the posts of one row to those of the other. */
function strings(s: Space): void {
  const { pic } = s;
  const { pal: p } = pic;
  const bulbs: [number, number][] = [];
  for (const [z0, z1] of [
    [8.2, 14],
    [14, 22],
    [22, 34],
  ] as const) {
    const a = s.P([-2.3, 3.5, z0]);
    const b = s.P([2.3, 3.5, z1]);
    const u = s.scale((z0 + z1) / 2);
    for (const [x, z] of [
      [-2.3, z0],
      [2.3, z1],
    ] as const) {
      const foot = s.P([x, 0, z]);
      const top = s.P([x, 3.6, z]);
      pic.line(
        `M${foot[0]} ${foot[1]}L${top[0]} ${top[1]}`,
        overprint(p.mats.wood, p.shade, 0.6),
        Math.max(1.5, s.scale(z) * 0.07),
      );
    }
    bulbs.push(...garland(pic, a, b, { sag: u * 0.22, n: 11, r: Math.max(2, u * 0.055), color: p.lamp }));
  }
  glows(pic, bulbs, 26, p.lamp, 0.5);
}
