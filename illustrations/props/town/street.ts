import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, poly } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import type { Block, Space, V3 } from '../../core/space.ts';
import { glow } from '../air/light.ts';
import { figure, type Look } from '../people/figures.ts';
import { lightSide, tree } from '../plants/plants.ts';
import { pane } from './buildings.ts';

/** Something that stands in a scene: drawn far to near. */
export interface Thing {
  z: number;
  draw: () => void;
}

/** Draws things far to near. */
export function drawAll(things: Thing[]): void {
  things.sort((a, b) => b.z - a.z).forEach((q) => q.draw());
}

/** The nearest depth that ground is drawn at. */
const NEAR = 1.1;

/** A strip of ground between x `a` and `b`, running away from the viewer. */
export function strip(s: Space, a: number, b: number, c: Hex, z0 = NEAR, z1 = 160, y = 0): void {
  s.quad(
    [
      [a, y, z0],
      [b, y, z0],
      [b, y, z1],
      [a, y, z1],
    ],
    c,
  );
}

/** Outline of a level rectangle on the ground. */
export const slab = (s: Space, x: number, z: number, w: number, d: number, y = 0): string =>
  s.path([
    [x, y, z],
    [x + w, y, z],
    [x + w, y, z + d],
    [x, y, z + d],
  ]);

/** White dashes along x from near to far. */
export function laneDashes(
  s: Space,
  x: number,
  o: { z0?: number; z1?: number; long?: number; gap?: number } = {},
): void {
  const long = o.long ?? 3;
  let d = '';
  for (let z = o.z0 ?? 2; z < (o.z1 ?? 120); z += long + (o.gap ?? 4)) d += slab(s, x - 0.07, z, 0.14, long);
  s.pic.fill(d, mix(s.pic.pal.mats.foam, s.pic.pal.mats.road, 0.15));
}

/** Zebra crossing over x from `a` to `b` at depth `z`. */
export function zebra(s: Space, a: number, b: number, z: number, deep = 3): void {
  let d = '';
  for (let x = a; x < b - 0.3; x += 1.1) d += slab(s, x, z, 0.55, deep);
  s.pic.fill(d, mix(s.pic.pal.mats.foam, s.pic.pal.mats.road, 0.15));
}

/** Joints of a paved footway. */
export function paving(s: Space, a: number, b: number, o: { z0?: number; z1?: number; tile?: number } = {}): void {
  const z1 = o.z1 ?? 90;
  let d = '';
  for (let z = o.z0 ?? 1.2; z < z1; z *= 1.06)
    d += s.path([
      [a, 0, z],
      [b, 0, z],
      [b, 0, z * 1.003],
      [a, 0, z * 1.003],
    ]);
  const step = o.tile ?? 1.1;
  for (let x = Math.min(a, b) + step; x < Math.max(a, b) - 0.1; x += step) d += slab(s, x - 0.015, NEAR, 0.03, z1);
  s.pic.shade(d, s.pic.pal.shade, 0.3);
}

const CHANNEL_DEPTH = 0.55;

/** An irrigation channel: stone, with running water along the street, bridged at the given depths. */
export function irrigationChannel(
  s: Space,
  a: number,
  b: number,
  o: { z0?: number; z1?: number; bridges?: number[] } = {},
): void {
  const { pic } = s;
  const { pal } = pic;
  const m = pal.mats;
  const rng = pic.rng.fork(`acequia${a}`);
  const z0 = o.z0 ?? NEAR;
  const z1 = o.z1 ?? 120;
  const [left, right] = a < b ? [a, b] : [b, a];
  strip(s, left - 0.3, right + 0.3, lit(pal, m.stone, 0.15), z0, z1);
  const hole = slab(s, left, z0, right - left, z1 - z0);
  pic.fill(hole, overprint(m.stone, pal.shade, 0.9));
  const clip = pic.clip(hole);
  const sunk = -CHANNEL_DEPTH;
  const water = slab(s, left, z0, right - left, z1 - z0, sunk);
  pic.raw(pic.clipped(clip, shape(water, mix(mix(m.water, m.waterDeep, 0.25), pal.sky[0], 0.2))));
  let glint = '';
  for (let z = z0 + 0.5; z < 60; z *= 1.07) {
    const x = rng.range(left + 0.1, right - 0.3);
    glint += slab(s, x, z, rng.range(0.08, 0.3), z * 0.018, sunk);
  }
  pic.raw(pic.clipped(clip, shape(glint, pal.paper, 0.75)));
  for (const z of o.bridges ?? []) {
    pic.shade(slab(s, left, z - 0.35, right - left, 0.4), pal.shade, 0.6);
    s.block((left + right) / 2, 0, z + 0.9, right - left + 0.7, 0.1, 1.8).paint(lit(pal, m.stone, 0.05), {
      top: lit(pal, m.stone, 0.3),
    });
  }
}

/** One shop: glazed ground floor, windows above, a striped awning and a cornice, on wall `wi` of the block. */
export function shop(
  s: Space,
  b: Block,
  wi: number,
  rng: Rng,
  o: { wall: Hex; awning?: Hex; bays?: number; air?: number },
): void {
  const { pic } = s;
  const { pal } = pic;
  const m = pal.mats;
  b.cast().paint(o.wall, { air: o.air ?? 0 });
  const f = b.wall(wi);
  const n = o.bays ?? 3;
  const g = f.lu / n;
  for (let q = 0; q < n; q++) {
    const below = pane(pic, rng, 0.85);
    f.opening(g * (q + 0.12), 0.15, g * 0.76, 2.6, {
      inside: below.inside,
      lamp: below.lamp,
      frame: overprint(o.wall, pal.shade, 0.3),
      depth: 0.3,
      bars: q % 2,
    });
    for (let y = 4.2; y < b.h - 1.2; y += 2.9) {
      const above = pane(pic, rng, 0.5);
      f.opening(g * (q + 0.3), y, g * 0.4, 1.7, {
        inside: above.inside,
        lamp: above.lamp,
        frame: lit(pal, o.wall, 0.3),
        depth: 0.25,
        bars: 1,
        sill: m.stone,
      });
    }
  }
  if (o.awning) awning(s, (a, y, out) => f.at(a, y, out), f.lu, o.awning);
  pic.fill(f.rect(0, b.h - 0.5, f.lu, 0.5, 0.15), f.ink(lit(pal, o.wall, 0.25)));
}

function awning(s: Space, at: (a: number, y: number, out: number) => V3, wide: number, c: Hex): void {
  const stripes = 8;
  s.quad([at(0.3, 3.3, 0), at(wide - 0.3, 3.3, 0), at(wide - 0.3, 2.75, 1.4), at(0.3, 2.75, 1.4)], s.ink(c, [0, 1, 0]));
  let d = '';
  for (let q = 0; q < stripes; q++) {
    const a = 0.3 + ((wide - 0.6) * q) / stripes;
    const b = a + (wide - 0.6) / stripes / 2;
    d += s.path([at(a, 3.3, 0), at(b, 3.3, 0), at(b, 2.75, 1.4), at(a, 2.75, 1.4)]);
  }
  s.pic.fill(d, s.ink(s.pic.pal.mats.foam, [0, 1, 0]));
}

/** The plaster colours of a street, in turn. */
export const plasters = (pic: Picture): Hex[] => {
  const m = pic.pal.mats;
  return [
    m.wall,
    mix(m.wall, m.rockB, 0.45),
    mix(m.wall, m.cloth, 0.25),
    mix(m.stone, m.wall, 0.5),
    mix(m.wall, m.rockA, 0.3),
  ];
};

/** Windows in rows on the end wall that a corner building turns to the viewer. */
function gableWindows(s: Space, b: Block, rng: Rng, wall: Hex): void {
  const f = b.wall(0);
  for (let y = 1; y < b.h - 1.6; y += 3)
    for (const a of [0.14, 0.42, 0.7]) {
      const glass = pane(s.pic, rng, 0.6);
      f.opening(f.lu * a, y, f.lu * 0.17, 1.8, {
        inside: glass.inside,
        lamp: glass.lamp,
        frame: lit(s.pic.pal, wall, 0.3),
        bars: 1,
        sill: s.pic.pal.mats.stone,
      });
    }
}

/** Shops along one side of a street running away from the viewer; x is the line of fronts, k the side (-1 left). */
export function shopRow(
  s: Space,
  x: number,
  k: number,
  o: { z0?: number; n?: number; low?: number; high?: number; corner?: boolean } = {},
): Thing[] {
  const { pic } = s;
  const m = pic.pal.mats;
  const rng = pic.rng.fork(`shops${k}`);
  const tints = plasters(pic);
  const things: Thing[] = [];
  let z = o.z0 ?? 4;
  for (let i = 0; i < (o.n ?? 7); i++) {
    const d = rng.range(8, 12);
    const h = rng.range(o.low ?? 5, o.high ?? 9);
    const mid = z + d / 2;
    const wall = tints[(i * 2 + (k > 0 ? 1 : 0)) % tints.length]!;
    const cloth = rng.pick([m.accent, m.cloth, m.mustard, m.leafDark]);
    const own = rng.fork(`shop${i}`);
    const air = Math.min(0.25, mid / 300);
    things.push({
      z: z + d,
      draw: () => {
        const block = s.block(k * (Math.abs(x) + 4), 0, mid, 8, h, d);
        shop(s, block, k < 0 ? 1 : 3, own, { wall, awning: cloth, air });
        if (o.corner && i === 0) gableWindows(s, block, own, wall);
      },
    });
    z += d;
  }
  return things;
}

/** Plane trees in a row: prints their dappled shade at once, and returns the trees as things. */
export function planeRow(
  s: Space,
  x: number,
  o: { z0?: number; z1?: number; step?: number; h?: [number, number]; dapple?: boolean } = {},
): Thing[] {
  const { pic } = s;
  const { pal } = pic;
  const m = pal.mats;
  const rng = pic.rng.fork(`planes${x}`);
  const spots: { x: number; z: number }[] = [];
  for (let z = o.z0 ?? 9.4; z < (o.z1 ?? 66); z += o.step ?? 7.4)
    spots.push({ x: x + rng.range(-0.15, 0.15), z: z + rng.range(-0.6, 0.6) });
  let dapple = '';
  for (const q of spots)
    for (let i = 0; i < 26; i++) {
      const c = s.fall([q.x + rng.range(-2.8, 2.8), rng.range(3.4, 7), q.z + rng.range(-3.4, 2.6)]);
      const sc = s.scale(c[2]);
      const [a, b] = s.P(c);
      dapple += ellipse(a, b, sc * rng.range(0.25, 0.7), Math.max(1, sc * (s.cam.y / c[2]) * rng.range(0.3, 0.8)));
    }
  if (o.dapple !== false) pic.shade(dapple, pal.shade, 0.5);
  return spots.map((q) => ({
    z: q.z,
    draw: () => {
      const [a, b] = s.P([q.x, 0, q.z]);
      const [low, high] = o.h ?? [9.8, 11.6];
      tree(pic, a, b, s.scale(q.z) * rng.range(low, high), m.leaf, rng.fork(`t${q.z.toFixed(2)}`), {
        kind: 'plane-tree',
        dark: m.leafDark,
        air: Math.min(0.26, q.z / 220),
      });
    },
  }));
}

/** A street lamp; it shines after dark. */
export function streetLamp(s: Space, x: number, z: number, h = 4.4): Thing {
  const { pic } = s;
  const { pal } = pic;
  return {
    z,
    draw: () => {
      const t = s.P([x, h, z]);
      const b = s.P([x, 0, z]);
      const w = s.scale(z) * 0.05;
      pic.fill(
        poly([
          [b[0] - w, b[1]],
          [b[0] + w, b[1]],
          [t[0] + w, t[1]],
          [t[0] - w, t[1]],
        ]),
        pal.deep,
      );
      pic.fill(ellipse(t[0], t[1] - w * 3.2, w * 3.6), pal.lamps ? pal.lamp : lit(pal, pal.mats.glass, 0.4));
      if (pal.lamps) glow(pic, t[0], t[1] - w * 3, w * 60, pal.lamp, 0.6);
    },
  };
}

/** A person standing on the ground of `s`, with its cast shadow. */
export function person(s: Space, x: number, z: number, pose: string, look: Look, face = 1, y = 0): Thing {
  return {
    z,
    draw: () => {
      const [a, b] = s.P([x, y, z]);
      figure(s.pic, a, b, s.scale(z) * 1.7, pose, look, face, { ground: { s, z } });
    },
  };
}

/** The usual sun of a street: behind the viewer, on the palette's side, never too low. */
export const streetSun = (pic: Picture): { az: number; el: number } => ({
  az: lightSide(pic.pal) > 0 ? -32 : 212,
  el: Math.max(30, pic.pal.el),
});

/** The focal scale that steps back on narrower sheets, so that the subject stays whole: 1 on a wide one. */
export const stepBack = (pic: Picture): number => Math.min(1, pic.W / WIDE + 0.08);
const WIDE = 1600;
