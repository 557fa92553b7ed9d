import { type Hex, mix, overprint } from '../../core/color.ts';
import { clamp, f1, lerp, type Pt, poly, rect } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { far, lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import type { Space, V3 } from '../../core/space.ts';
import { leafy, lightSide, poplar, type Tones, tones, tree } from '../plants/plants.ts';

/** Level ground from the horizon down, hazy far off, warm near the viewer, with soft worked bands. */
export function plain(
  pic: Picture,
  s: Space,
  near: Hex,
  o: { far?: Hex; bands?: number; horizon?: number } = {},
): void {
  const { W, H, pal: p } = pic,
    hz = o.horizon ?? s.cam.horizon,
    rng = pic.rng.fork('plain');
  const fc = o.far ?? mix(near, p.haze, 0.55);
  pic.fill(
    rect(-2, hz, W + 4, H - hz + 2),
    pic.linear(0, hz, 0, H, [
      { at: 0, color: fc },
      { at: 0.22, color: mix(fc, near, 0.6) },
      { at: 0.6, color: near },
      { at: 1, color: near },
    ]),
  );
  let d = '';
  for (let i = 0; i < (o.bands ?? 9); i++) {
    const t = (i + rng()) / (o.bands ?? 9),
      y = hz + (H - hz) * t * t * 0.55 + 3,
      w = W * rng.range(0.3, 0.9),
      x = W * rng.range(-0.1, 0.8),
      th = 1 + 7 * t;
    d += `M${f1(x)} ${f1(y)}q${f1(w / 2)} ${f1(-th)} ${f1(w)} 0q${f1(-w / 2)} ${f1(th)} ${f1(-w)} 0Z`;
  }
  pic.shade(d, p.shade, 0.22);
}

export interface VineOptions {
  x0: number;
  n: number;
  gap: number;
  z0: number;
  z1: number;
  low?: number;
  high?: number;
  width?: number;
  posts?: boolean;
  t: Tones;
  soil: Hex;
  grass?: Hex;
}

/** Trellised rows of vines running away from the viewer to the vanishing point. */
export function vineRows(pic: Picture, s: Space, o: VineOptions): void {
  const p = pic.pal,
    rng = pic.rng.fork('vines'),
    N = makeNoise(`${pic.seed}v`),
    low = o.low ?? 0.55,
    high = o.high ?? 1.85,
    hw = (o.width ?? 0.5) / 2;
  const xs = Array.from({ length: o.n }, (_, i) => o.x0 + i * o.gap);
  const cx = s.cam.x;
  // worked soil: tractor strip and row shadow
  let strip = '',
    shad = '',
    fur = '';
  const sx = -s.sun[0] / Math.max(0.2, s.sun[1]);
  for (const x of xs) {
    if (o.grass)
      strip += s.path([
        [x + o.gap * 0.3, 0, o.z0],
        [x + o.gap * 0.7, 0, o.z0],
        [x + o.gap * 0.7, 0, o.z1],
        [x + o.gap * 0.3, 0, o.z1],
      ]);
    for (const k of [0.22, 0.78])
      fur += s.path([
        [x + o.gap * k - 0.05, 0, o.z0],
        [x + o.gap * k + 0.05, 0, o.z0],
        [x + o.gap * k + 0.05, 0, o.z1],
        [x + o.gap * k - 0.05, 0, o.z1],
      ]);
    const reach = clamp(sx * high, -o.gap * 0.95, o.gap * 0.95),
      a = sx >= 0 ? -hw : hw;
    const pts: V3[] = [
      [x + a, 0, o.z0],
      [x + a, 0, o.z1],
    ];
    const m = 40;
    for (let i = m; i >= 0; i--) {
      const z = o.z0 * (o.z1 / o.z0) ** (i / m);
      pts.push([x + reach + Math.sign(reach) * hw + 0.16 * N(x * 3, z * (2.2 / (1 + z * 0.04))), 0, z]);
    }
    shad += s.path(pts);
  }
  if (o.grass) pic.fill(strip, far(p, o.grass, 0.05), 0.9);
  pic.shade(fur, p.shade, 0.3);
  pic.shade(shad, p.shade, 0.62);
  // rows, outermost first
  const order = [...xs].sort((a, b) => Math.abs(b - cx) - Math.abs(a - cx));
  for (const x of order) {
    const inner = x > cx ? x - hw : x + hw,
      outer = x > cx ? x + hw : x - hw,
      n: V3 = [x > cx ? -1 : 1, 0, 0];
    const isLit = s.tone(n) > 0.02;
    const m = 60,
      topI: V3[] = [],
      botI: V3[] = [],
      topO: V3[] = [];
    for (let i = 0; i <= m; i++) {
      const z = o.z0 * (o.z1 / o.z0) ** (i / m),
        w = 0.16 * N(x * 7.1, z * 1.3) + 0.08 * N(x * 3, z * 3.1);
      topI.push([inner, high + w, z]);
      topO.push([outer, high + 0.08 + 0.14 * N(x * 9.7, z * 1.5), z]);
      botI.push([inner, low + 0.2 * N(x * 3.3 + 50, z * 1.2), z]);
    }
    // trunks and posts under the canopy
    let wood = '';
    for (let z = o.z0; z < Math.min(o.z1, 30); z += 1.35) {
      const a = s.P([x, 0, z]),
        b = s.P([x, low + 0.2, z]),
        w = s.scale(z) * 0.035;
      wood += poly([
        [a[0] - w, a[1]],
        [a[0] + w, a[1]],
        [b[0] + w * 0.7, b[1]],
        [b[0] - w * 0.7, b[1]],
      ]);
    }
    pic.fill(wood, overprint(p.mats.wood, p.shade, 0.6));
    const sideInk = isLit ? o.t.mid : o.t.dark,
      topInk = o.t.light,
      deep = isLit ? o.t.dark : overprint(o.t.dark, p.shade, 0.45);
    pic.fill(s.path([...topI, ...[...topO].reverse()]), topInk);
    pic.fill(s.path([...topI, ...[...botI].reverse()]), sideInk);
    // leaf clumps: ragged top edge, shaded foot, a few lights and gaps on the face; fewer with distance
    let li = '',
      md = '',
      dk = '',
      top = '',
      bunch = '';
    for (let z = o.z0; z < Math.min(o.z1, 62); z *= 1.013) {
      const sc = s.scale(z);
      if (sc < 14) break;
      const put = (y: number, wx: number, size: number): string => {
        const [lx, ly] = s.P([wx, y, z * rng.range(1, 1.012)]);
        return lx < -80 || lx > pic.W + 80 || ly > pic.H + 60 ? '' : clump(lx, ly, Math.max(1.2, sc * size), rng);
      };
      md += put(high + rng.range(-0.1, 0.06), inner, rng.range(0.05, 0.085));
      if (rng.chance(0.8)) dk += put(low + rng.range(-0.16, 0.22), inner, rng.range(0.06, 0.1));
      if (sc > 26) {
        if (isLit && rng.chance(0.85)) li += put(rng.range(low + 0.35, high), inner, rng.range(0.04, 0.08));
        if (isLit && sc > 34 && rng.chance(0.5)) dk += put(rng.range(low, high - 0.3), inner, rng.range(0.035, 0.06));
        if (!isLit && rng.chance(0.5)) md += put(rng.range(low + 0.5, high), inner, rng.range(0.035, 0.06));
        if (sc > 40) {
          top += put(high + rng.range(0, 0.2), lerp(inner, outer, rng()), rng.range(0.045, 0.08));
          if (rng.chance(0.7)) md += put(high + rng.range(0, 0.1), lerp(inner, outer, rng()), rng.range(0.04, 0.07));
        }
      }
      if (sc > 70 && sc < 260 && rng.chance(0.1)) {
        const [bx, by] = s.P([inner, low + rng.range(0.0, 0.28), z]),
          r = sc * 0.026;
        for (let a = 0; a < 4; a++)
          for (let b = 0; b <= 3 - a; b++)
            bunch += `M${f1(bx + (b - (3 - a) / 2) * r * 1.7 - r)} ${f1(by + a * r * 1.5)}a${f1(r)} ${f1(r)} 0 1 0 ${f1(2 * r)} 0a${f1(r)} ${f1(r)} 0 1 0 ${f1(-2 * r)} 0Z`;
      }
    }
    pic.raw(
      shape(dk, deep) +
        shape(md, isLit ? mix(o.t.mid, o.t.light, 0.25) : o.t.mid) +
        shape(li, o.t.light) +
        shape(top, lit(p, o.t.light, 0.14)) +
        shape(bunch, overprint(p.mats.wine, p.shade, 0.4)),
    );
  }
}
/** a handful of leaves: small ragged blot */
function clump(x: number, y: number, l: number, rng: Rng): string {
  if (l > 7) return leafy(x, y, l * 1.05, l * 0.85, l * 0.75, rng, 1.3);
  const pts: Pt[] = [],
    a0 = rng() * 6.28,
    n = 7;
  for (let i = 0; i < n; i++) {
    const a = a0 + (i / n) * 6.283,
      r = l * (i % 2 ? rng.range(0.62, 0.85) : rng.range(0.9, 1.25));
    pts.push([x + Math.cos(a) * r, y + Math.sin(a) * r * 0.85]);
  }
  return poly(pts);
}

/** A windbreak: poplars side by side across the view at depth z. */
export function windbreak(
  pic: Picture,
  s: Space,
  o: {
    z: number;
    x0: number;
    x1: number;
    h: number;
    gap?: number;
    air?: number;
    skip?: (x: number) => boolean;
    ground?: Hex;
  },
): void {
  const p = pic.pal,
    rng = pic.rng.fork(`wind${o.z}`),
    air = o.air ?? clamp(o.z / 260, 0, 0.5);
  const t = tones(p, p.mats.poplar, p.mats.poplarDark, air);
  const gap = o.gap ?? o.h * 0.16;
  // low hedge ties the feet together
  const hedge: V3[] = [];
  for (let x = o.x0; x <= o.x1; x += gap * 0.5) if (!o.skip?.(x)) hedge.push([x, o.h * rng.range(0.05, 0.13), o.z]);
  for (let x = o.x0; x <= o.x1; x += gap * rng.range(0.75, 1.25)) {
    if (o.skip?.(x)) continue;
    const z = o.z + rng.range(-1, 1),
      [sx, sy] = s.P([x, 0, z]),
      h = s.scale(z) * o.h * rng.range(0.62, 1.15);
    if (sx < -40 || sx > pic.W + 40) continue;
    poplar(pic, sx, sy + 1, h, t, rng, lightSide(p), rng.range(0.8, 1.15), 0.6);
  }
  let d = '';
  for (const v of hedge) {
    const [a, b] = s.P([v[0], 0, v[2]]),
      w = s.scale(v[2]) * gap * 0.5,
      h = s.scale(v[2]) * v[1];
    d += `M${f1(a - w)} ${f1(b + 1.5)}Q${f1(a - w)} ${f1(b - h)} ${f1(a)} ${f1(b - h)}Q${f1(a + w)} ${f1(b - h)} ${f1(a + w)} ${f1(b + 1.5)}Z`;
  }
  pic.fill(d, t.dark);
}

/** Two rows of trees along a road or channel, far to near, with their shadows laid across the ground. */
export function avenueTrees(
  pic: Picture,
  s: Space,
  o: {
    xL: number;
    xR: number;
    z0: number;
    z1: number;
    step: number;
    h: number;
    kind: 'poplar' | 'plane-tree';
    sides?: ('L' | 'R')[];
    jitter?: number;
    airFar?: number;
  },
): void {
  const p = pic.pal,
    rng = pic.rng.fork('avenue');
  const list: { x: number; z: number; h: number }[] = [];
  for (const sd of o.sides ?? ['L', 'R'])
    for (let z = o.z0; z < o.z1; z += o.step * rng.range(0.85, 1.15))
      list.push({
        x: (sd === 'L' ? o.xL : o.xR) + rng.range(-0.3, 0.3),
        z: z + rng.range(-0.5, 0.5),
        h: o.h * rng.range(0.82, 1.12),
      });
  list.sort((a, b) => b.z - a.z);
  let sh = '';
  for (const q of list) {
    // shadow: a lozenge along the sun's fall
    const b: V3 = [q.x, 0, q.z],
      tip = s.fall([q.x, q.h, q.z]),
      w = q.h * (o.kind === 'poplar' ? 0.11 : 0.3);
    const dx = tip[0] - b[0],
      dz = tip[2] - b[2],
      l = Math.hypot(dx, dz) || 1,
      nx = (-dz / l) * w,
      nz = (dx / l) * w;
    const mid: V3 = [b[0] + dx * 0.5, 0, b[2] + dz * 0.5];
    const zz = (v: V3): V3 => [v[0], 0, Math.max(s.cam.z + 1.1, v[2])];
    sh += s.path([b, zz([mid[0] + nx, 0, mid[2] + nz]), zz(tip), zz([mid[0] - nx, 0, mid[2] - nz])]);
  }
  pic.shade(sh, p.shade, 0.6);
  for (const q of list) {
    const [x, y] = s.P([q.x, 0, q.z]),
      h = s.scale(q.z) * q.h,
      air = clamp((q.z - 20) / 300, 0, o.airFar ?? 0.45);
    if (h < 8 || x < -h || x > pic.W + h) continue;
    if (o.kind === 'poplar')
      poplar(pic, x, y, h, tones(p, p.mats.poplar, p.mats.poplarDark, air), rng, lightSide(p), 1.1, 0.8);
    else
      tree(pic, x, y, h, p.mats.leaf, rng.fork(`t${q.z.toFixed(1)}${q.x.toFixed(1)}`), {
        kind: 'plane-tree',
        dark: p.mats.leafDark,
        air,
      });
  }
}
