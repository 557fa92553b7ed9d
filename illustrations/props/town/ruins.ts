import { type Hex, mix, overprint } from '../../core/color.ts';
import { makeNoise } from '../../core/noise.ts';
import { far, lit } from '../../core/palette.ts';
import { shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import type { Space, V3 } from '../../core/space.ts';

/** An opening in a wall: `a` along it, `b` up from the ground, in world units. */
export interface Gap {
  a: number;
  b: number;
  w: number;
  h: number;
  arch?: boolean;
}

export interface RuinOptions {
  h: number;
  thick?: number;
  color: Hex;
  rng: Rng;
  /** 0 an even top, 1 fallen almost to the foot in places */
  ragged?: number;
  /** rounded by rain, as adobe is, instead of broken along its courses */
  soft?: boolean;
  /** height of a course; 0 leaves the face plain */
  course?: number;
  gaps?: Gap[];
  air?: number;
  /** height of the top at a position along the wall (0..1), instead of a ragged top */
  profile?: (t: number) => number;
}

const TOP_STEPS = 34;

/**
 * A roofless wall from (x0, z0) to (x1, z1), seen in perspective with its thickness: ragged top, lit upper edge,
 * see-through openings, courses showing where the render has gone, its shadow on the ground.
 */
export function ruinWall(s: Space, x0: number, z0: number, x1: number, z1: number, o: RuinOptions): void {
  const { pic } = s;
  const { pal: p } = pic;
  const length = Math.hypot(x1 - x0, z1 - z0);
  const thick = o.thick ?? 0.6;
  const air = o.air ?? 0;
  // the thickness goes away from the viewer
  let nx = -(z1 - z0) / length;
  let nz = (x1 - x0) / length;
  if (nx * (x0 - s.cam.x) + nz * (z0 - s.cam.z) < 0) {
    nx = -nx;
    nz = -nz;
  }
  const at = (a: number, y: number, back = 0): V3 => [
    x0 + ((x1 - x0) * a) / length + nx * back,
    y,
    z0 + ((z1 - z0) * a) / length + nz * back,
  ];
  const top = topOf(o, length);
  const face = s.face(at(0, 0), [x1 - x0, 0, z1 - z0], [0, o.h, 0]);
  s.cast([...top.map(([a, y]) => at(a, y)), at(0, 0), at(length, 0)], 0, 0.6);

  const holes = (o.gaps ?? []).filter((g) =>
    top.every(([a, y]) => a < g.a - 0.1 || a > g.a + g.w + 0.1 || y > g.b + g.h * 0.6),
  );
  const side = (back: number): string =>
    s.path([at(0, 0, back), ...top.map(([a, y]) => at(a, y, back)), at(length, 0, back)]) +
    holes.map((g) => s.path(outline(g).map(([a, y]) => at(a, y, back)))).join('');
  const dark = far(p, overprint(overprint(o.color, p.shade, 0.85), p.shade, 0.4), air);
  pic.raw(shape(side(thick), dark, 1, ' fill-rule="evenodd"'));
  for (const g of holes) {
    const edge = outline(g);
    for (let i = 0; i < edge.length; i++) {
      const [a, b] = [edge[i]!, edge[(i + 1) % edge.length]!];
      s.quad(
        [at(a[0], a[1]), at(b[0], b[1]), at(b[0], b[1], thick), at(a[0], a[1], thick)],
        mix(dark, far(p, o.color, air), 0.3),
      );
    }
  }
  const upper = far(p, lit(p, o.color, 0.28), air);
  for (let i = 0; i < top.length - 1; i++) {
    const [a, b] = [top[i]!, top[i + 1]!];
    s.quad([at(a[0], a[1]), at(b[0], b[1]), at(b[0], b[1], thick), at(a[0], a[1], thick)], upper);
  }
  for (const a of [0, length]) {
    const y = a ? top.at(-1)![1] : top[0]![1];
    s.quad([at(a, 0), at(a, y), at(a, y, thick), at(a, 0, thick)], far(p, overprint(o.color, p.shade, 0.5), air));
  }
  const front = side(0);
  pic.raw(shape(front, far(p, face.ink(o.color), air), 1, ' fill-rule="evenodd"'));
  if (o.course) courses(s, o, length, at, face.ink(o.color), front);
}

function topOf(o: RuinOptions, length: number): [number, number][] {
  const N = makeNoise(`ruin${o.rng().toFixed(4)}`);
  const ragged = o.ragged ?? 0.5;
  const step = o.course ?? 0.2;
  const out: [number, number][] = [];
  let last = Number.NaN; // no riser before the first tread
  for (let i = 0; i <= TOP_STEPS; i++) {
    const t = i / TOP_STEPS;
    const wear = Math.max(0, N.fbm(t * 3.2 + 1, 4, 3) * 1.5 + 0.25) * ragged;
    const y = o.profile ? o.profile(t) : Math.max(o.h * 0.16, o.h * (1 - wear));
    // walls break along their courses: level treads, short steep risers
    const level = o.profile || o.soft ? y : Math.max(step, Math.round(y / step) * step);
    if (!o.soft && Math.abs(level - last) > 0.01) out.push([t * length - length * 0.004, last]);
    out.push([t * length, level]);
    last = level;
  }
  return out;
}

function outline(g: Gap): [number, number][] {
  if (!g.arch) {
    return [
      [g.a, g.b],
      [g.a + g.w, g.b],
      [g.a + g.w, g.b + g.h],
      [g.a, g.b + g.h],
    ];
  }
  const r = g.w / 2;
  const pts: [number, number][] = [
    [g.a, g.b],
    [g.a + g.w, g.b],
  ];
  for (let i = 0; i <= 8; i++) {
    const t = (Math.PI * i) / 8;
    pts.push([g.a + r + Math.cos(t) * r, g.b + g.h - r + Math.sin(t) * r]);
  }
  return pts;
}

/** Blocks picked out here and there, a little lighter or darker than the wall. */
function courses(
  s: Space,
  o: RuinOptions,
  length: number,
  at: (a: number, y: number) => V3,
  ink: Hex,
  clipPath: string,
): void {
  const { pic } = s;
  const { pal: p } = pic;
  const rng = o.rng.fork('courses');
  const step = o.course!;
  let joints = '';
  let pale = '';
  let dark = '';
  for (let y = 0; y < o.h; y += step) {
    const shift = rng.range(0, 0.5);
    for (let a = -shift; a < length; a += step * rng.range(1.8, 2.6)) {
      const w = step * 1.9;
      const block = s.path([
        at(a, y + step * 0.08),
        at(a + w, y + step * 0.08),
        at(a + w, y + step * 0.92),
        at(a, y + step * 0.92),
      ]);
      const roll = rng();
      if (roll > 0.93) pale += block;
      else if (roll < 0.08) dark += block;
      else if (roll < 0.34)
        joints += s.path([at(a, y), at(a + w, y), at(a + w, y + step * 0.07), at(a, y + step * 0.07)]);
    }
  }
  const clip = pic.clip(clipPath, 'evenodd');
  pic.raw(pic.clipped(clip, shape(pale, lit(p, ink, 0.14))));
  pic.add('multiply', pic.clipped(clip, shape(dark, p.shade, 0.22) + shape(joints, p.shade, 0.32)));
}
