import { makeRng } from './rng.ts';

/** Seeded gradient noise in two dimensions with the usual fractal sums. */
export interface Noise {
  (x: number, y: number): number; // about -1..1
  fbm(x: number, y: number, octaves?: number, gain?: number, lac?: number): number;
  /** sharp crests, 0..1 */
  ridged(x: number, y: number, octaves?: number, gain?: number): number;
}

export function makeNoise(seed: string | number): Noise {
  const rng = makeRng(seed);
  const perm = new Uint8Array(512);
  const p = new Uint8Array(256);
  for (let i = 0; i < 256; i++) p[i] = i;
  for (let i = 255; i > 0; i--) {
    const j = rng.int(0, i);
    const t = p[i]!;
    p[i] = p[j]!;
    p[j] = t;
  }
  for (let i = 0; i < 512; i++) perm[i] = p[i & 255]!;
  const gx = new Float32Array(256),
    gy = new Float32Array(256);
  for (let i = 0; i < 256; i++) {
    const a = rng() * Math.PI * 2;
    gx[i] = Math.cos(a);
    gy[i] = Math.sin(a);
  }

  const n = ((x: number, y: number) => {
    const xi = Math.floor(x),
      yi = Math.floor(y);
    const fx = x - xi,
      fy = y - yi;
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const X = xi & 255,
      Y = yi & 255;
    const a = perm[perm[X]! + Y]!,
      b = perm[perm[X + 1]! + Y]!;
    const c = perm[perm[X]! + Y + 1]!,
      d = perm[perm[X + 1]! + Y + 1]!;
    const va = gx[a]! * fx + gy[a]! * fy;
    const vb = gx[b]! * (fx - 1) + gy[b]! * fy;
    const vc = gx[c]! * fx + gy[c]! * (fy - 1);
    const vd = gx[d]! * (fx - 1) + gy[d]! * (fy - 1);
    const t0 = va + (vb - va) * u,
      t1 = vc + (vd - vc) * u;
    return (t0 + (t1 - t0) * v) * 1.5;
  }) as Noise;
  n.fbm = (x, y, oct = 5, gain = 0.5, lac = 2.03) => {
    let s = 0,
      a = 1,
      t = 0;
    for (let i = 0; i < oct; i++) {
      s += a * n(x, y);
      t += a;
      a *= gain;
      x = x * lac + 17.3;
      y = y * lac - 9.1;
    }
    return s / t;
  };
  n.ridged = (x, y, oct = 5, gain = 0.5) => {
    let s = 0,
      a = 1,
      t = 0,
      w = 1;
    for (let i = 0; i < oct; i++) {
      let v = 1 - Math.abs(n(x, y));
      v *= v;
      s += a * v * w;
      t += a;
      w = Math.min(1, Math.max(0, v * 1.6));
      a *= gain;
      x = x * 2.07 + 31.7;
      y = y * 2.07 - 12.9;
    }
    return s / t;
  };
  return n;
}
