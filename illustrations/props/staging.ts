import { type Hex, mix, overprint } from '../core/color.ts';
import { poly, smooth } from '../core/geom.ts';
import { lit } from '../core/palette.ts';
import { type Layer, type Picture, shape } from '../core/picture.ts';
import type { Rng } from '../core/rng.ts';
import type { Space, V3 } from '../core/space.ts';
import { figure, type Look, type Pose } from './people/figures.ts';
import { lightSide, poplar, spindle, tones, tree } from './plants/plants.ts';
import { cyclist } from './vehicles/vehicles.ts';

/** Something that stands at depth `z` and can draw itself. */
export interface Thing {
  z: number;
  draw: () => void;
}

/** Draws things from far to near, so that near ones hide what is behind them. */
export function drawFarToNear(things: readonly Thing[]): void {
  for (const thing of [...things].sort((a, b) => b.z - a.z)) thing.draw();
}

/** A rectangle lying on the level y, as path data: x0..x1 across, z0..z1 away from the viewer. */
export function strip(s: Space, x0: number, x1: number, z0: number, z1: number, y = 0): string {
  return s.path([
    [x0, y, z0],
    [x1, y, z0],
    [x1, y, z1],
    [x0, y, z1],
  ]);
}

/** A circle lying on the level y, as path data. */
export function groundRing(s: Space, x: number, y: number, z: number, r: number): string {
  return smooth(circle(x, y, z, r).map((v) => s.P(v)));
}

const RING_STEPS = 28;
function circle(x: number, y: number, z: number, r: number): V3[] {
  return Array.from({ length: RING_STEPS }, (_, i) => {
    const a = (i / RING_STEPS) * Math.PI * 2;
    return [x + Math.cos(a) * r, y, z + Math.sin(a) * r] as V3;
  });
}

/** The pool of shade under a crown of radius `r` at height `y`, thrown along the sun. */
export function crownShade(s: Space, x: number, y: number, z: number, r: number, k = 0.55): void {
  const { pic } = s;
  const outline = circle(x, y, z, r).map((v, i) => {
    // an uneven rim: leaves, not a disc
    const rag = 1 + 0.13 * Math.sin(i * 2.7 + x) + 0.08 * Math.sin(i * 5.1 + z);
    return s.P(s.fall([x + (v[0] - x) * rag, y, z + (v[2] - z) * rag]));
  });
  pic.add('multiply', shape(smooth(outline), pic.pal.shade, k));
}

/** The shadow of a poplar on flat ground: the spindle of the tree, lying from its foot. */
export function poplarShade(s: Space, x: number, z: number, h: number): string {
  const near: V3[] = [],
    far: V3[] = [],
    // across the shadow, on the ground
    l = Math.hypot(s.sun[0], s.sun[2]) || 1,
    across = [s.sun[2] / l, -s.sun[0] / l] as const;
  for (let i = 0; i <= 12; i++) {
    const u = i / 12,
      [fx, , fz] = s.fall([x, h * u, z]),
      w = h * (0.012 + 0.075 * spindle(u));
    near.push([fx + across[0] * w, 0, Math.max(s.cam.z + 0.7, fz + across[1] * w)]);
    far.push([fx - across[0] * w, 0, Math.max(s.cam.z + 0.7, fz - across[1] * w)]);
  }
  return s.path([...near, ...far.reverse()]);
}

/** Someone on the ground at (x, z), `tall` metres high, with a shadow. */
export function person(
  s: Space,
  x: number,
  z: number,
  pose: Pose | string,
  look: Look,
  face = 1,
  o: { tall?: number; y?: number; ground?: boolean } = {},
): Thing {
  return {
    z,
    draw: () => {
      const [a, b] = s.P([x, o.y ?? 0, z]);
      const ground = o.ground === false ? undefined : { s, z };
      figure(s.pic, a, b, s.scale(z) * (o.tall ?? 1.7), pose, look, face, { ground });
    },
  };
}

/** A cyclist riding across the view, with a shadow. */
export function rider(s: Space, x: number, z: number, face: number, top: Hex): Thing {
  return {
    z,
    draw: () => {
      s.cast(
        [
          [x - 0.9, 0.3, z],
          [x + 0.9, 0.3, z],
          [x + face * 0.3, 1.6, z],
        ],
        0,
        0.6,
      );
      const [a, b] = s.P([x, 0, z]);
      cyclist(s.pic, a, b, s.scale(z) * 0.36, { face, top });
    },
  };
}

export type TreeKind = 'plane-tree' | 'olive' | 'willow' | 'carob' | 'pine' | 'poplar';

/** A tree with its shade on the ground. `h` in world units. */
export function standingTree(
  s: Space,
  rng: Rng,
  x: number,
  z: number,
  h: number,
  kind: TreeKind,
  o: { color?: Hex; dark?: Hex; shade?: boolean } = {},
): Thing {
  const { pic } = s;
  const { pal: p } = pic;
  return {
    z,
    draw: () => {
      const [a, b] = s.P([x, 0, z]);
      const air = Math.min(0.28, z / 220);
      const tall = s.scale(z) * h;
      if (o.shade !== false && kind === 'poplar') pic.shade(poplarShade(s, x, z, h), p.shade, 0.55);
      else if (o.shade !== false) crownShade(s, x, h * 0.62, z, h * 0.34);
      if (kind === 'poplar')
        poplar(pic, a, b, tall, tones(p, p.mats.poplar, p.mats.poplarDark, air), rng, lightSide(p), 1.1, 0.8);
      else
        tree(pic, a, b, tall, o.color ?? p.mats.leaf, rng, {
          kind,
          dark: o.dark ?? (o.color ? overprint(o.color, p.shade, 0.55) : p.mats.leafDark),
          air,
        });
    },
  };
}

/** A slatted bench facing the viewer or, with `back` false, a plain plank on two feet. */
export function bench(s: Space, x: number, z: number, o: { w?: number; color?: Hex; back?: boolean } = {}): Thing {
  const w = o.w ?? 1.9;
  const wood = o.color ?? s.pic.pal.mats.wood;
  const { shade, mats } = s.pic.pal;
  return {
    z,
    draw: () => {
      s.block(x, 0, z, w, 0.46, 0.5).cast(0, 0.55);
      for (const k of [-1, 1])
        s.block(x + k * w * 0.38, 0, z, 0.14, 0.42, 0.44).paint(overprint(mats.metal, shade, 0.8));
      if (o.back !== false) {
        s.block(x, 0.62, z + 0.26, w, 0.13, 0.05).paint(wood);
        s.block(x, 0.82, z + 0.29, w, 0.13, 0.05).paint(wood);
      }
      s.block(x, 0.42, z, w, 0.08, 0.5).paint(wood, { top: lit(s.pic.pal, wood, 0.2) });
    },
  };
}

/** A cast-iron lamp post with one globe; returns the globe's centre through `lamps` when it is lit. */
export function lampPost(s: Space, x: number, z: number, h: number, lamps: [number, number, number][] = []): Thing {
  const { pic } = s;
  const { pal: p } = pic;
  return {
    z,
    draw: () => {
      const foot = s.P([x, 0, z]);
      const top = s.P([x, h, z]);
      const w = s.scale(z) * 0.05;
      const globe = w * 3.4;
      s.cast(
        [
          [x - 0.06, h, z],
          [x + 0.06, h, z],
        ],
        0,
        0.5,
      );
      pic.fill(
        poly([
          [foot[0] - w * 2, foot[1]],
          [foot[0] + w * 2, foot[1]],
          [foot[0] + w, foot[1] - w * 8],
          [top[0] + w * 0.7, top[1]],
          [top[0] - w * 0.7, top[1]],
          [foot[0] - w, foot[1] - w * 8],
        ]),
        mix(p.deep, p.mats.leafDark, 0.25),
      );
      const y = top[1] - globe * 0.8;
      pic.raw(
        `<circle cx="${top[0].toFixed(1)}" cy="${y.toFixed(1)}" r="${globe.toFixed(1)}" fill="${p.lamps ? p.lamp : lit(p, p.mats.glass, 0.5)}"/>`,
      );
      if (p.lamps) lamps.push([top[0], y, globe * 14]);
    },
  };
}

/** Joints of a paved floor: lines across (closing up with distance) and lines running away. */
export function pavingJoints(
  s: Space,
  x0: number,
  x1: number,
  z0: number,
  z1: number,
  step: number,
  ratio = 1.07,
): string {
  let d = '';
  for (let z = z0; z < z1; z *= ratio) d += strip(s, x0, x1, z, z * 1.003);
  for (let x = x0; x <= x1; x += step) d += strip(s, x, x + 0.035, z0, z1);
  return d;
}

/** The sun for most scenes at eye height: on the palette's side, never so low that shadows run off. */
export const sunFrom = (pic: Picture, side = lightSide(pic.pal)): { az: number; el: number } => ({
  az: side > 0 ? -38 : 218,
  el: Math.max(30, pic.pal.el),
});

/** Returns the layers that `draw` prints and takes them off the picture, to clip them or slip something beneath. */
export function captured(pic: Picture, draw: () => void): Layer[] {
  const at = pic.layers.length;
  const plane = pic.layers.at(-1)?.plane ?? 0;
  pic.layers.push({ mode: 'flat', svg: '', g: 0.5, plane }); // otherwise the first flat ink would join the layer below
  draw();
  return pic.layers.splice(at).filter((layer) => layer.svg);
}
