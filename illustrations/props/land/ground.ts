import { mix } from '../../core/color.ts';
import { ellipse, type Pt, poly } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import type { Space, V3 } from '../../core/space.ts';
import { leafy } from '../plants/plants.ts';

/** Details that keep level ground from being a bare field of ink: leaf shade, gravel, ruts, straw. In metres. */

/** Shade of a tree that is not in the picture: leaf masses with sun between them, `rx` by `rz` round (x, z). */
export function leafShade(s: Space, x: number, z: number, rx: number, rz: number, k = 0.5): void {
  const rng = s.pic.rng.fork(`leafShade${x.toFixed(1)}`);
  let d = '';
  for (let i = 0; i < 70; i++) {
    const a = rng() * Math.PI * 2,
      q = Math.sqrt(rng()),
      at = z + Math.sin(a) * q * rz,
      [px, py] = s.P([x + Math.cos(a) * q * rx, 0, at]),
      r = s.scale(at) * rng.range(0.08, 0.26),
      flat = Math.max(0.1, s.cam.y / at);
    d += leafy(px, py, r, r * flat, r * flat * 0.7, rng, 1.1);
  }
  s.pic.shade(d, s.pic.pal.shade, k);
}

/** Pebbles and grains between two depths; every fourth one catches the light. */
export function gravel(s: Space, o: { n: number; z0: number; z1: number }): void {
  const { pic } = s,
    p = pic.pal,
    rng = pic.rng.fork('gravel');
  let dark = '',
    light = '';
  for (let i = 0; i < o.n; i++) {
    const z = o.z0 + (o.z1 - o.z0) * rng() ** 1.6,
      half = (pic.W / s.cam.f) * z,
      [x, y] = s.P([s.cam.x + rng.range(-half, half), 0, z]),
      r = s.scale(z) * rng.range(0.008, 0.026);
    if (i % 4) dark += ellipse(x, y, r, r * 0.45);
    else light += ellipse(x, y, r, r * 0.45);
  }
  pic.shade(dark, p.shade, 0.34);
  pic.fill(light, lit(p, mix(p.mats.sand, p.mats.foam, 0.3), 0.2), 0.7);
}

/** Two wheel ruts running from the viewer's feet towards the far yard; `bend` is their sideways drift per metre. */
export function ruts(s: Space, x: number, bend: number, o: { z1?: number; gauge?: number } = {}): void {
  const rng = s.pic.rng.fork('ruts'),
    far = o.z1 ?? 30,
    gauge = o.gauge ?? 1.5;
  let d = '';
  for (const e of [-0.5, 0.5]) {
    const a: V3[] = [],
      b: V3[] = [];
    for (let z = 4.6; z < far; z *= 1.12) {
      const q = x + e * gauge + bend * (z - 6) * Math.min(1, z / 14),
        w = rng.range(0.09, 0.16);
      a.push([q - w, 0, z]);
      b.push([q + w, 0, z]);
    }
    d += s.path([...a, ...b.reverse()]);
  }
  s.pic.shade(d, s.pic.pal.shade, 0.22);
}

/** Straw strewn on the ground round (x, z): short pale stalks, each with its sliver of shade. */
export function straw(s: Space, x: number, z: number, rx: number, rz: number, n = 120): void {
  const { pic } = s,
    p = pic.pal,
    rng = pic.rng.fork(`straw${x.toFixed(1)}`);
  let light = '',
    dark = '';
  for (let i = 0; i < n; i++) {
    const a = rng() * Math.PI * 2,
      q = rng() ** 0.7,
      at = z + Math.sin(a) * q * rz,
      [px, py] = s.P([x + Math.cos(a) * q * rx, 0, at]),
      l = s.scale(at) * rng.range(0.05, 0.16),
      t = rng.range(-0.9, 0.9),
      w = l * 0.09;
    const stalk = (dy: number): Pt[] => [
      [px - Math.cos(t) * l, py - Math.sin(t) * l * 0.3 + dy - w],
      [px + Math.cos(t) * l, py + Math.sin(t) * l * 0.3 + dy - w],
      [px + Math.cos(t) * l, py + Math.sin(t) * l * 0.3 + dy + w],
      [px - Math.cos(t) * l, py - Math.sin(t) * l * 0.3 + dy + w],
    ];
    dark += poly(stalk(w * 2.2));
    light += poly(stalk(0));
  }
  pic.shade(dark, p.shade, 0.45);
  pic.fill(light, lit(p, mix(p.mats.mustard, p.mats.sand, 0.55), 0.25));
}
