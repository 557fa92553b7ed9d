import type { Rng } from './rng.ts';

/**
 * Mountains as a draughtsman builds them: a crest, spurs falling from its summits, sub-spurs falling from
 * those. Ground height is the highest "tent" pitched over any ridge segment, which leaves clean facets to
 * either side of every ridge; noise and rain only roughen them afterwards.
 */
export interface Seg {
  x1: number;
  z1: number;
  y1: number;
  x2: number;
  z2: number;
  y2: number;
  k: number;
}
export interface Peak {
  x: number;
  z: number;
  y: number;
  /** steepness of flanks */ k?: number;
  spurs?: number;
}

export interface RidgeOptions {
  base?: number;
  spread?: number;
  k?: number;
  depth?: number;
  toViewer?: number;
  zig?: number;
  reach?: number;
}

export function ridgeSkeleton(peaks: Peak[], rng: Rng, o: RidgeOptions = {}): Seg[] {
  const { base = 0, k = 0.85, depth = 2, zig = 0.5, reach = 1.5 } = o;
  const segs: Seg[] = [];
  const walk = (x: number, z: number, y: number, ang: number, len: number, level: number, kk: number) => {
    // a spur: zig-zag down from (x,y,z) along ang, losing height fast at first, then slowly
    const n = level === 0 ? 5 : level === 1 ? 4 : 3;
    let px = x,
      pz = z,
      py = y;
    let side = rng.chance(0.5) ? 1 : -1;
    for (let i = 0; i < n; i++) {
      const t = (i + 1) / n;
      const a = ang + side * zig * rng.range(0.4, 1);
      side = -side;
      const step = (len / n) * rng.range(0.8, 1.2);
      const nx = px + Math.cos(a) * step,
        nz = pz + Math.sin(a) * step;
      const ny = base + (y - base) * Math.max(0, (1 - t) ** 1.12 + rng.range(-0.03, 0.05));
      segs.push({ x1: px, z1: pz, y1: py, x2: nx, z2: nz, y2: ny, k: kk });
      if (level < depth && i < n - 1) {
        const l2 = len * rng.range(0.28, 0.5) * (1 - t * 0.4);
        walk(nx, nz, ny - (y - base) * 0.015, a + side * rng.range(0.7, 1.15), l2, level + 1, kk * 1.08);
        if (level === 0 && rng.chance(0.6))
          walk(nx, nz, ny - (y - base) * 0.03, a - side * rng.range(0.6, 1), l2 * 0.7, level + 1, kk * 1.08);
      }
      px = nx;
      pz = nz;
      py = ny;
    }
  };
  for (let i = 0; i < peaks.length; i++) {
    const p = peaks[i]!,
      q = peaks[i + 1];
    const rise = p.y - base;
    if (q) {
      // crest to the next summit through a saddle
      const n = 4;
      let px = p.x,
        pz = p.z,
        py = p.y;
      const dip = Math.min(p.y, q.y) - Math.abs(rng.range(0.12, 0.3)) * Math.min(p.y - base, q.y - base);
      for (let j = 1; j <= n; j++) {
        const t = j / n;
        const lin = p.y + (q.y - p.y) * t,
          sag = 1 - Math.abs(t * 2 - 1);
        const ny = j === n ? q.y : lin + (dip - lin) * sag + rng.range(-0.04, 0.04) * rise;
        const nx = p.x + (q.x - p.x) * t,
          nz = p.z + (q.z - p.z) * t + (j === n ? 0 : rng.range(-0.5, 0.5) * rise * 0.3);
        segs.push({ x1: px, z1: pz, y1: py, x2: nx, z2: nz, y2: ny, k: p.k ?? k });
        if (j < n)
          walk(
            nx,
            nz,
            ny - 0.02 * rise,
            -Math.PI / 2 + rng.range(-0.5, 0.5),
            rise * reach * rng.range(0.5, 0.8),
            1,
            (p.k ?? k) * 1.05,
          );
        px = nx;
        pz = nz;
        py = ny;
      }
    }
    const ns = p.spurs ?? 3;
    for (let s = 0; s < ns; s++) {
      const a = -Math.PI / 2 + ((s + 0.5) / ns - 0.5) * (o.spread ?? 2.4) + rng.range(-0.2, 0.2);
      walk(p.x, p.z, p.y, a, rise * reach * rng.range(0.85, 1.2), 0, p.k ?? k);
    }
    walk(p.x, p.z, p.y, Math.PI / 2 + rng.range(-0.4, 0.4), rise * reach * 0.8, 1, p.k ?? k);
  }
  return segs;
}

/** Pitches the tents of every segment over a grid; fast because each only touches the ground it can reach. */
export function pitch(
  t: { nx: number; nz: number; x0: number; z0: number; cell: number; h: Float32Array },
  segs: Seg[],
  base = 0,
): void {
  t.h.fill(base);
  for (const s of segs) {
    const r = (Math.max(s.y1, s.y2) - base) / s.k;
    if (r <= 0) continue;
    const i0 = Math.max(0, Math.floor((Math.min(s.x1, s.x2) - r - t.x0) / t.cell)),
      i1 = Math.min(t.nx - 1, Math.ceil((Math.max(s.x1, s.x2) + r - t.x0) / t.cell));
    const j0 = Math.max(0, Math.floor((Math.min(s.z1, s.z2) - r - t.z0) / t.cell)),
      j1 = Math.min(t.nz - 1, Math.ceil((Math.max(s.z1, s.z2) + r - t.z0) / t.cell));
    const dx = s.x2 - s.x1,
      dz = s.z2 - s.z1,
      inv = 1 / (dx * dx + dz * dz + 1e-9);
    for (let j = j0; j <= j1; j++) {
      const z = t.z0 + j * t.cell;
      for (let i = i0; i <= i1; i++) {
        const x = t.x0 + i * t.cell;
        let u = ((x - s.x1) * dx + (z - s.z1) * dz) * inv;
        u = u < 0 ? 0 : Math.min(u, 1);
        const ex = x - s.x1 - dx * u,
          ez = z - s.z1 - dz * u;
        const h = s.y1 + (s.y2 - s.y1) * u - Math.sqrt(ex * ex + ez * ez) * s.k;
        const m = j * t.nx + i;
        if (h > t.h[m]!) t.h[m] = h;
      }
    }
  }
}
