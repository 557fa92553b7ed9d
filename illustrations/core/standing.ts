import { smoothstep } from './geom.ts';
import type { Terrain } from './terrain.ts';

const BUCKETS = 4096;
/** how far from the threshold the light of cells that gain or lose shade is set */
const CONTRAST = 0.5;
const NEIGHBOURS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const;

/**
 * Extends the shade of a wall down the fall line to the wall's foot. Shade that ends halfway up a lit cliff reads as a
 * stain; shade that reaches the ground reads as the side of a buttress. Call after `illuminate`. Recesses too small to
 * survive `smoothing` blur passes throw nothing down, and shade ends at the height `foot`.
 */
export function standShade(T: Terrain, o: { foot: number; smoothing?: number; level?: number }): void {
  const { nx, nz } = T,
    level = o.level ?? -0.2,
    raw = new Float32Array(nx * nz);
  for (let k = 0; k < raw.length; k++)
    raw[k] = smoothstep(level - 0.12, level + 0.12, 0.8 * T.shadowed[k]! - T.light[k]!);
  const dark = T.blur(o.smoothing ?? 3, raw).map((v) => smoothstep(0.4, 0.6, v)),
    ground = T.blur(3);
  for (const k of downhill(ground)) {
    const i = k % nx,
      j = (k / nx) | 0;
    if (ground[k]! < o.foot || i === 0 || j === 0 || i === nx - 1 || j === nz - 1) continue;
    let up = k;
    for (const [a, b] of NEIGHBOURS) if (ground[k + b * nx + a]! > ground[up]!) up = k + b * nx + a;
    if (up !== k && dark[up]! > dark[k]!) dark[k] = dark[up]!;
  }
  // where the extended shade and the light disagree, the light gives way
  const stands = T.blur(1, dark);
  for (let k = 0; k < raw.length; k++) {
    const shaded = stands[k]! > 0.5;
    if (shaded === 0.8 * T.shadowed[k]! - T.light[k]! > level) continue;
    T.light[k] = -level - (stands[k]! - 0.5) * CONTRAST;
    T.shadowed[k] = 0;
  }
}

/** Cell indices, from the highest cell to the lowest. */
function downhill(h: Float32Array): Uint32Array {
  let low = Infinity,
    high = -Infinity;
  for (const v of h) {
    low = Math.min(low, v);
    high = Math.max(high, v);
  }
  const bucket = (v: number) => Math.floor(((high - v) / (high - low || 1)) * (BUCKETS - 1)),
    start = new Uint32Array(BUCKETS + 1),
    out = new Uint32Array(h.length);
  for (const v of h) start[bucket(v) + 1]!++;
  for (let b = 0; b < BUCKETS; b++) start[b + 1]! += start[b]!;
  for (let k = 0; k < h.length; k++) out[start[bucket(h[k]!)]!++] = k;
  return out;
}
