import { contours } from 'd3-contour';
import { area, clamp, type Pt, poly, simplify, smoothstep } from './geom.ts';
import { makeRng } from './rng.ts';

/** A view camera: no tilt, so verticals stay vertical; the horizon is placed by shifting the lens. */
export interface Cam {
  x: number;
  y: number;
  z: number;
  f: number;
  cx: number;
  horizon: number;
}
export const project = (c: Cam, x: number, y: number, z: number): Pt => {
  const d = Math.max(0.01, z - c.z);
  return [c.cx + ((x - c.x) / d) * c.f, c.horizon - ((y - c.y) / d) * c.f];
};

/** A square-celled heightfield in world units. */
export class Terrain {
  h: Float32Array;
  light!: Float32Array;
  shadowed!: Float32Array;
  readonly nx: number;
  readonly nz: number;
  readonly x0: number;
  readonly z0: number;
  readonly cell: number;
  constructor(nx: number, nz: number, x0: number, z0: number, cell: number) {
    this.nx = nx;
    this.nz = nz;
    this.x0 = x0;
    this.z0 = z0;
    this.cell = cell;

    this.h = new Float32Array(nx * nz);
  }
  fill(fn: (x: number, z: number) => number): this {
    for (let j = 0; j < this.nz; j++)
      for (let i = 0; i < this.nx; i++) this.h[j * this.nx + i] = fn(this.x0 + i * this.cell, this.z0 + j * this.cell);
    return this;
  }
  /** Bends the ground sideways with a displacement, so that nothing stays ruler-straight. */
  warp(fn: (x: number, z: number) => [number, number]): this {
    const src = this.h.slice(),
      out = this.h;
    for (let j = 0; j < this.nz; j++)
      for (let i = 0; i < this.nx; i++) {
        const x = this.x0 + i * this.cell,
          z = this.z0 + j * this.cell,
          [dx, dz] = fn(x, z);
        out[j * this.nx + i] = this.sample(src, x + dx, z + dz);
      }
    return this;
  }
  add(fn: (x: number, z: number, y: number) => number): this {
    for (let j = 0; j < this.nz; j++)
      for (let i = 0; i < this.nx; i++) {
        const m = j * this.nx + i;
        this.h[m] = this.h[m]! + fn(this.x0 + i * this.cell, this.z0 + j * this.cell, this.h[m]!);
      }
    return this;
  }
  sample(a: Float32Array, x: number, z: number): number {
    const gx = clamp((x - this.x0) / this.cell, 0, this.nx - 1.001),
      gz = clamp((z - this.z0) / this.cell, 0, this.nz - 1.001);
    const i = gx | 0,
      j = gz | 0,
      u = gx - i,
      v = gz - j,
      k = j * this.nx + i;
    const p = a[k]! + (a[k + 1]! - a[k]!) * u;
    const q = a[k + this.nx]! + (a[k + this.nx + 1]! - a[k + this.nx]!) * u;
    return p + (q - p) * v;
  }
  at(x: number, z: number): number {
    return this.sample(this.h, x, z);
  }
  contains(x: number, _z: number): boolean {
    return x >= this.x0 && x <= this.x0 + (this.nx - 1) * this.cell;
  }
  zMin(): number {
    return this.z0 + this.cell;
  }
  zMax(): number {
    return this.z0 + (this.nz - 1) * this.cell;
  }
  stepAt(_z: number): number {
    return this.cell * 0.4;
  }

  /**
   * Erodes the ground with rain: droplets run downhill, cut gullies where they run fast and leave fans where they slow.
   */
  erode(
    seed: string,
    drops: number,
    o: { strength?: number; capacity?: number; evap?: number; steps?: number; radius?: number } = {},
  ): this {
    const { strength = 0.3, capacity = 4, evap = 0.02, steps = 48 } = o;
    const rng = makeRng(seed),
      { nx, nz, h, cell } = this;
    const brush: [number, number, number][] = [];
    const R = o.radius ?? 2;
    let sum = 0;
    for (let y = -R; y <= R; y++)
      for (let x = -R; x <= R; x++) {
        const d = Math.hypot(x, y);
        if (d < R) {
          brush.push([x, y, R - d]);
          sum += R - d;
        }
      }
    for (const b of brush) b[2] /= sum;
    for (let n = 0; n < drops; n++) {
      let px = rng.range(2, nx - 3),
        pz = rng.range(2, nz - 3),
        dx = 0,
        dz = 0,
        speed = 1,
        water = 1,
        sed = 0;
      for (let s = 0; s < steps; s++) {
        const i = px | 0,
          j = pz | 0,
          u = px - i,
          v = pz - j,
          k = j * nx + i;
        const a = h[k]!,
          b = h[k + 1]!,
          c = h[k + nx]!,
          d = h[k + nx + 1]!;
        const gx = ((b - a) * (1 - v) + (d - c) * v) / cell,
          gz = ((c - a) * (1 - u) + (d - b) * u) / cell;
        const h0 = a * (1 - u) * (1 - v) + b * u * (1 - v) + c * (1 - u) * v + d * u * v;
        dx = dx * 0.1 - gx * 0.9;
        dz = dz * 0.1 - gz * 0.9;
        const l = Math.hypot(dx, dz);
        if (l < 1e-6) break;
        dx /= l;
        dz /= l;
        const qx = px + dx,
          qz = pz + dz;
        if (qx < 2 || qz < 2 || qx > nx - 4 || qz > nz - 4) break;
        const i2 = qx | 0,
          j2 = qz | 0,
          u2 = qx - i2,
          v2 = qz - j2,
          k2 = j2 * nx + i2;
        const h1 =
          h[k2]! * (1 - u2) * (1 - v2) +
          h[k2 + 1]! * u2 * (1 - v2) +
          h[k2 + nx]! * (1 - u2) * v2 +
          h[k2 + nx + 1]! * u2 * v2;
        const dh = (h1 - h0) / cell;
        const cap = Math.max(-dh, 0.005) * speed * water * capacity;
        if (dh > 0 || sed > cap) {
          const amt = dh > 0 ? Math.min(dh, sed) : (sed - cap) * 0.3;
          sed -= amt;
          const w = amt * cell;
          h[k] = a + w * (1 - u) * (1 - v);
          h[k + 1] = b + w * u * (1 - v);
          h[k + nx] = c + w * (1 - u) * v;
          h[k + nx + 1] = d + w * u * v;
        } else {
          const amt = Math.min((cap - sed) * strength, -dh);
          for (const [bx, bz, bw] of brush) {
            const q = (j + bz) * nx + i + bx;
            h[q] = h[q]! - amt * bw * cell;
          }
          sed += amt;
        }
        speed = Math.sqrt(Math.max(0, speed * speed - dh * 2));
        water *= 1 - evap;
        px = qx;
        pz = qz;
      }
    }
    return this;
  }
  blur(times = 1, src = this.h): Float32Array {
    const { nx, nz } = this;
    let a = src;
    for (let t = 0; t < times; t++) {
      const b = new Float32Array(nx * nz);
      for (let j = 0; j < nz; j++)
        for (let i = 0; i < nx; i++) {
          const l = Math.max(0, i - 1),
            r = Math.min(nx - 1, i + 1),
            k = j * nx;
          b[k + i] = (a[k + l]! + 2 * a[k + i]! + a[k + r]!) / 4;
        }
      const c = new Float32Array(nx * nz);
      for (let j = 0; j < nz; j++) {
        const u = Math.max(0, j - 1) * nx,
          d = Math.min(nz - 1, j + 1) * nx,
          k = j * nx;
        for (let i = 0; i < nx; i++) c[k + i] = (b[u + i]! + 2 * b[k + i]! + b[d + i]!) / 4;
      }
      a = c;
    }
    return a;
  }
  /** Computes Lambert light and cast shadow for a sun direction. relief > 1 exaggerates slopes for the drawing. */
  illuminate(sun: [number, number, number], o: { relief?: number; smoothing?: number; shadows?: boolean } = {}): this {
    const { nx, nz, cell } = this,
      relief = o.relief ?? 1;
    const hs = this.blur(o.smoothing ?? 1);
    const L = new Float32Array(nx * nz),
      S = new Float32Array(nx * nz);
    for (let j = 0; j < nz; j++)
      for (let i = 0; i < nx; i++) {
        const l = Math.max(0, i - 1),
          r = Math.min(nx - 1, i + 1),
          u = Math.max(0, j - 1),
          d = Math.min(nz - 1, j + 1);
        const gx = ((hs[j * nx + r]! - hs[j * nx + l]!) / ((r - l) * cell)) * relief;
        const gz = ((hs[d * nx + i]! - hs[u * nx + i]!) / ((d - u) * cell)) * relief;
        const n = Math.sqrt(gx * gx + gz * gz + 1);
        L[j * nx + i] = (-gx * sun[0] + sun[1] - gz * sun[2]) / n;
      }
    if (o.shadows !== false) {
      const hd = Math.hypot(sun[0], sun[2]) || 1e-6;
      const sx = sun[0] / hd,
        sz = sun[2] / hd,
        rise = (sun[1] / hd) * cell;
      let top = -1e9;
      for (const v of hs) if (v > top) top = v;
      for (let j = 0; j < nz; j++)
        for (let i = 0; i < nx; i++) {
          let y = hs[j * nx + i]! + cell * 0.15,
            x = i,
            z = j;
          for (let s = 0; s < 400; s++) {
            x += sx;
            z += sz;
            y += rise;
            if (y > top || x < 0 || z < 0 || x >= nx - 1 || z >= nz - 1) break;
            const a = x | 0,
              b = z | 0,
              fu = x - a,
              fv = z - b,
              k = b * nx + a;
            const g =
              hs[k]! * (1 - fu) * (1 - fv) +
              hs[k + 1]! * fu * (1 - fv) +
              hs[k + nx]! * (1 - fu) * fv +
              hs[k + nx + 1]! * fu * fv;
            if (g > y) {
              S[j * nx + i] = Math.min(1, (g - y) / (cell * 0.6));
              break;
            }
          }
        }
    }
    this.shadowed = S;
    this.light = L;
    return this;
  }
}

/**
 * A heightfield whose cells grow with distance, so that every cell covers about the same patch of the sheet:
 * columns run along sight lines (x/z), rows along log z. For cliffs and dunes seen from close by.
 */
export class FanTerrain extends Terrain {
  private lz0: number;
  private dl: number;
  private ds: number;
  readonly cam: Cam;
  readonly slope: number;
  readonly za: number;
  readonly zb: number;
  constructor(nx: number, nz: number, cam: Cam, slope: number, za: number, zb: number) {
    super(nx, nz, 0, za, 1);
    this.cam = cam;
    this.slope = slope;
    this.za = za;
    this.zb = zb;
    this.lz0 = Math.log(za);
    this.dl = Math.log(zb / za) / (nz - 1);
    this.ds = (2 * slope) / (nx - 1);
  }
  private zr(j: number): number {
    return Math.exp(this.lz0 + j * this.dl);
  }
  override fill(fn: (x: number, z: number) => number): this {
    for (let j = 0; j < this.nz; j++) {
      const d = this.zr(j);
      for (let i = 0; i < this.nx; i++)
        this.h[j * this.nx + i] = fn(this.cam.x + (-this.slope + i * this.ds) * d, this.cam.z + d);
    }
    return this;
  }
  override sample(a: Float32Array, x: number, z: number): number {
    const d = Math.max(1e-3, z - this.cam.z);
    const gx = clamp(((x - this.cam.x) / d + this.slope) / this.ds, 0, this.nx - 1.001),
      gz = clamp((Math.log(d) - this.lz0) / this.dl, 0, this.nz - 1.001);
    const i = gx | 0,
      j = gz | 0,
      u = gx - i,
      v = gz - j,
      k = j * this.nx + i;
    const p = a[k]! + (a[k + 1]! - a[k]!) * u,
      q = a[k + this.nx]! + (a[k + this.nx + 1]! - a[k + this.nx]!) * u;
    return p + (q - p) * v;
  }
  override contains(): boolean {
    return true;
  }
  override zMin(): number {
    return this.cam.z + this.za * 1.001;
  }
  override zMax(): number {
    return this.cam.z + this.zb * 0.999;
  }
  override stepAt(d: number): number {
    return d * this.dl * 0.5;
  }
  override illuminate(
    sun: [number, number, number],
    o: { relief?: number; smoothing?: number; shadows?: boolean; reach?: number } = {},
  ): this {
    const { nx, nz } = this,
      relief = o.relief ?? 1,
      hs = (o.smoothing ?? 1) > 0 ? this.blur(o.smoothing ?? 1) : this.h;
    const L = new Float32Array(nx * nz),
      S = new Float32Array(nx * nz);
    let top = -1e9;
    for (const v of hs) if (v > top) top = v;
    const hd = Math.hypot(sun[0], sun[2]) || 1e-6,
      ux = sun[0] / hd,
      uz = sun[2] / hd,
      rise = sun[1] / hd;
    for (let j = 0; j < nz; j++) {
      const j0 = Math.max(0, j - 1),
        j1 = Math.min(nz - 1, j + 1),
        z = this.zr(j),
        dz = this.zr(j1) - this.zr(j0);
      for (let i = 0; i < nx; i++) {
        const l = Math.max(0, i - 1),
          r = Math.min(nx - 1, i + 1),
          m = j * nx + i,
          s = -this.slope + i * this.ds;
        const hx = (hs[j * nx + r]! - hs[j * nx + l]!) / ((r - l) * this.ds * z);
        const hz = (hs[j1 * nx + i]! - hs[j0 * nx + i]!) / dz - s * hx;
        const gx = hx * relief,
          gz = hz * relief,
          n = Math.sqrt(gx * gx + gz * gz + 1);
        L[m] = (-gx * sun[0] + sun[1] - gz * sun[2]) / n;
      }
    }
    if (o.shadows !== false) {
      // shadow = how far the skyline towards the sun rises above the sun; marched on every second node
      const k = 2,
        w2 = Math.ceil(nx / k),
        h2 = Math.ceil(nz / k),
        C = new Float32Array(w2 * h2);
      for (let b = 0; b < h2; b++) {
        const z = this.zr(Math.min(nz - 1, b * k));
        for (let a = 0; a < w2; a++) {
          const i = Math.min(nx - 1, a * k),
            m = Math.min(nz - 1, b * k) * nx + i,
            s = -this.slope + i * this.ds;
          if (L[m]! < -0.05) {
            C[b * w2 + a] = 1;
            continue;
          }
          const x0 = this.cam.x + s * z,
            z0 = this.cam.z + z,
            y0 = hs[m]!;
          let best = -1;
          for (let t = z * 0.03; ; ) {
            if (y0 + (rise + Math.max(best, -0.3)) * t > top || t > (o.reach ?? 60)) break;
            const wx = x0 + ux * t,
              wz = z0 + uz * t,
              d = wz - this.cam.z;
            if (d < this.za || d > this.zb || Math.abs((wx - this.cam.x) / d) > this.slope) break;
            const g = (this.sample(hs, wx, wz) - y0) / t - rise;
            if (g > best) {
              best = g;
              if (best > 0.12) break;
            }
            t += Math.min(Math.max(d * 0.006, t * 0.02), 0.6);
          }
          C[b * w2 + a] = clamp(0.5 + best / 0.08);
        }
      }
      for (let j = 0; j < nz; j++)
        for (let i = 0; i < nx; i++) {
          const gx = Math.min(i / k, w2 - 1.001),
            gz = Math.min(j / k, h2 - 1.001),
            a = gx | 0,
            b = gz | 0,
            u = gx - a,
            v = gz - b,
            q = b * w2 + a;
          const p0 = C[q]! + (C[q + 1]! - C[q]!) * u,
            p1 = C[q + w2]! + (C[q + w2 + 1]! - C[q + w2]!) * u;
          S[j * nx + i] = smoothstep(0.35, 0.65, p0 + (p1 - p0) * v);
        }
    }
    this.light = L;
    this.shadowed = this.blur(1, S);
    return this;
  }
}

/** The camera's view of a terrain, on a raster of cells `q` picture units wide. */
export class View {
  readonly gw: number;
  readonly gh: number;
  wx: Float32Array;
  wz: Float32Array;
  hit: Uint8Array;
  top: Float32Array; // per column, screen y of the skyline
  readonly t: Terrain;
  readonly cam: Cam;
  readonly W: number;
  readonly H: number;
  readonly q: number;
  constructor(
    t: Terrain,
    cam: Cam,
    W: number,
    H: number,
    q = 2,
    o: {
      near?: number;
      far?: number;
      step?: number;
      /** Ground at or below this height is not drawn (islands). */
      floor?: number;
    } = {},
  ) {
    this.t = t;
    this.cam = cam;
    this.W = W;
    this.H = H;
    this.q = q;

    const gw = (this.gw = Math.ceil(W / q) + 1),
      gh = (this.gh = Math.ceil(H / q) + 1);
    this.wx = new Float32Array(gw * gh);
    this.wz = new Float32Array(gw * gh);
    this.hit = new Uint8Array(gw * gh);
    this.top = new Float32Array(gw).fill(1e9);
    const near = Math.max(o.near ?? 0, t.zMin() - cam.z, 0.5),
      farZ = Math.min(o.far ?? 1e9, t.zMax() - cam.z);
    const k = o.step ?? 0.0022;
    for (let c = 0; c < gw; c++) {
      const slope = (c * q - cam.cx) / cam.f;
      let ymin = gh,
        py = 1e9,
        pz = near;
      for (let d = near; d < farZ; d += Math.max(t.stepAt(d), d * k)) {
        const x = cam.x + slope * d,
          z = cam.z + d;
        if (!t.contains(x, z)) {
          py = 1e9;
          continue;
        }
        const gy = t.at(x, z);
        if (o.floor !== undefined && gy <= o.floor) {
          py = 1e9;
          continue;
        }
        if (o.floor !== undefined && py > 1e8) {
          py = (cam.horizon - ((o.floor - cam.y) / d) * cam.f) / q;
          pz = d;
        }
        const y = (cam.horizon - ((gy - cam.y) / d) * cam.f) / q;
        if (y < ymin) {
          const connected = py < 1e8 && py > y;
          const r0 = Math.max(0, Math.ceil(y)),
            r1 = Math.min(gh - 1, Math.ceil(o.floor !== undefined ? Math.min(py, ymin) : ymin) - 1);
          for (let r = r0; r <= r1; r++) {
            let u = connected ? clamp((py - r) / (py - y)) : 1;
            if (!connected) u = 1;
            const dd = pz + (d - pz) * u,
              m = r * gw + c;
            this.wx[m] = cam.x + slope * dd;
            this.wz[m] = cam.z + dd;
            this.hit[m] = 1;
          }
          ymin = y;
          this.top[c] = y * q;
        }
        py = y;
        pz = d;
      }
    }
  }
  /** The polygon of the skyline, closed along the bottom of the picture. */
  silhouette(bottom = this.H + 4): string {
    const pts: Pt[] = [];
    for (let c = 0; c < this.gw; c++) pts.push([c * this.q, Math.min(this.top[c]!, bottom)]);
    const s = simplify(pts, 0.25);
    return poly([[-4, bottom], [-4, s[0]![1]], ...s, [this.W + 4, s[s.length - 1]![1]], [this.W + 4, bottom]]);
  }
  /** The closed outline of the visible ground, for islands and other ground that does not reach the bottom edge. */
  outline(): string {
    let d = '';
    const { gw, gh, q } = this;
    let run: { t: Pt[]; b: Pt[] } | null = null;
    for (let c = 0; c <= gw; c++) {
      let bottom = -1;
      if (c < gw)
        for (let r = gh - 1; r >= 0; r--)
          if (this.hit[r * gw + c]) {
            bottom = r;
            break;
          }
      if (bottom >= 0) {
        run ??= { t: [], b: [] };
        run.t.push([c * q, this.top[c]!]);
        run.b.push([c * q, (bottom + 0.6) * q]);
      } else if (run) {
        if (run.t.length > 2) d += poly([...simplify(run.t, 0.3), ...simplify(run.b, 0.5).reverse()]);
        run = null;
      }
    }
    return d;
  }
  skyline(): Pt[] {
    const pts: Pt[] = [];
    for (let c = 0; c < this.gw; c++) pts.push([c * this.q, this.top[c]!]);
    return simplify(pts, 0.3);
  }
  /** a screen field from a function of world position; outside the terrain takes the value of the nearest cell below */
  field(fn: (x: number, z: number, cell: number) => number, outside = 0): Float32Array {
    const { gw, gh } = this,
      out = new Float32Array(gw * gh).fill(outside);
    for (let c = 0; c < gw; c++) {
      let last = outside,
        seen = false;
      for (let r = gh - 1; r >= 0; r--) {
        const m = r * gw + c;
        if (this.hit[m]) {
          last = fn(this.wx[m]!, this.wz[m]!, m);
          seen = true;
          out[m] = last;
        } else out[m] = seen ? last : outside;
      }
    }
    return out;
  }
  /** polygons where field > threshold, small islands dropped, as path data (evenodd) */
  trace(field: Float32Array, threshold: number, o: { minArea?: number; tol?: number; smooth?: number } = {}): string {
    return traceField(field, this.gw, this.gh, this.q, threshold, o);
  }
}

function blurField(a: Float32Array, w: number, h: number, times: number): Float32Array {
  for (let t = 0; t < times; t++) {
    const b = new Float32Array(w * h);
    for (let j = 0; j < h; j++)
      for (let i = 0; i < w; i++) {
        const k = j * w;
        b[k + i] = (a[k + Math.max(0, i - 1)]! + 2 * a[k + i]! + a[k + Math.min(w - 1, i + 1)]!) / 4;
      }
    const c = new Float32Array(w * h);
    for (let j = 0; j < h; j++) {
      const u = Math.max(0, j - 1) * w,
        d = Math.min(h - 1, j + 1) * w,
        k = j * w;
      for (let i = 0; i < w; i++) c[k + i] = (b[u + i]! + 2 * b[k + i]! + b[d + i]!) / 4;
    }
    a = c;
  }
  return a;
}

function traceField(
  field: Float32Array,
  gw: number,
  gh: number,
  q: number,
  threshold: number,
  o: { minArea?: number; tol?: number; smooth?: number } = {},
): string {
  const f = o.smooth ? blurField(field, gw, gh, o.smooth) : field;
  const c = contours().size([gw, gh]).thresholds([threshold]).smooth(true)(f as unknown as number[])[0];
  if (!c) return '';
  const min = o.minArea ?? 40,
    tol = o.tol ?? 0.35;
  let d = '';
  for (const polygon of c.coordinates)
    for (const ring of polygon) {
      const pts = (ring as Pt[]).map(([x, y]) => [(x - 0.5) * q, (y - 0.5) * q] as Pt);
      if (Math.abs(area(pts)) < min) continue;
      const s = simplify(pts, tol);
      s.pop();
      if (s.length > 2) d += poly(s);
    }
  return d;
}
