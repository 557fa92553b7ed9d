import { type Hex, overprint } from './color.ts';
import { type Pt, poly } from './geom.ts';
import { far, lit, sunVec } from './palette.ts';
import { type Picture, shape } from './picture.ts';
import type { Cam } from './terrain.ts';

/**
 * Solid geometry for things people build. Everything is drawn in true perspective with the same untilted camera as the
 * ground; the angle to the sun decides the ink of a face, and solids cast their own shadows.
 */
export type V3 = [number, number, number];
export const add3 = (a: V3, b: V3, k = 1): V3 => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k];
const sub = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a: V3, b: V3): V3 => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const dot = (a: V3, b: V3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const norm = (a: V3): V3 => {
  const l = Math.hypot(...a) || 1;
  return [a[0] / l, a[1] / l, a[2] / l];
};

export class Space {
  readonly sun: V3;
  readonly pic: Picture;
  readonly cam: Cam;
  constructor(pic: Picture, cam: Cam, o: { az?: number; el?: number; sun?: V3 } = {}) {
    this.pic = pic;
    this.cam = cam;

    this.sun = o.sun ?? sunVec(pic.pal, o.az ?? pic.pal.az, o.el ?? pic.pal.el);
  }
  P(v: V3): Pt {
    const c = this.cam,
      d = Math.max(0.25, v[2] - c.z);
    return [c.cx + ((v[0] - c.x) / d) * c.f, c.horizon - ((v[1] - c.y) / d) * c.f];
  }
  /** The same view measured in units `u` times as long: anything built in it becomes `u` times as large. */
  scaled(u: number): Space {
    const c = this.cam;
    return new Space(this.pic, { ...c, x: c.x / u, y: c.y / u, z: c.z / u }, { sun: this.sun });
  }
  /** The picture units per world unit at depth z. */
  scale(z: number): number {
    return this.cam.f / Math.max(0.25, z - this.cam.z);
  }
  /** The light on a surface: the cosine of its angle to the sun, negative when it faces away. */
  tone(n: V3): number {
    return dot(norm(n), this.sun);
  }
  /** The ink of a surface with normal n. */
  ink(c: Hex, n: V3, air = 0): Hex {
    const p = this.pic.pal,
      t = this.tone(n);
    const k = t > 0.34 ? 0 : t > 0.08 ? 0.34 : 0.8;
    return far(p, overprint(k === 0 ? lit(p, c, 0.08) : c, p.shade, k), air);
  }
  path(vs: V3[], close = true): string {
    return poly(
      vs.map((v) => this.P(v)),
      close,
    );
  }
  quad(vs: V3[], color: Hex): void {
    this.pic.fill(this.path(vs), color);
  }

  /** The point where a point's shadow falls on the level y = ground. */
  fall(v: V3, ground = 0): V3 {
    const t = (v[1] - ground) / Math.max(0.08, this.sun[1]);
    return [v[0] - this.sun[0] * t, ground, Math.max(this.cam.z + 0.6, v[2] - this.sun[2] * t)];
  }
  /** The cast shadow of a convex solid given by its corners. */
  castOf(vs: V3[], ground = 0): string {
    const pts = vs.flatMap((v) => [this.P(this.fall(v, ground)), this.P([v[0], ground, v[2]])]);
    return poly(hull(pts));
  }
  cast(vs: V3[], ground = 0, k = 0.66): void {
    this.pic.add('multiply', shape(this.castOf(vs, ground), this.pic.pal.shade, k));
  }

  face(o: V3, u: V3, v: V3): Face {
    return new Face(this, o, u, v);
  }

  /** An upright block with a footprint rotated by `rot` (radians). */
  block(x: number, y: number, z: number, w: number, h: number, d: number, rot = 0): Block {
    return new Block(this, x, y, z, w, h, d, rot);
  }
}

function hull(pts: Pt[]): Pt[] {
  const p = [...pts].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const cr = (o: Pt, a: Pt, b: Pt) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (ps: Pt[]) => {
    const h: Pt[] = [];
    for (const q of ps) {
      while (h.length >= 2 && cr(h[h.length - 2]!, h[h.length - 1]!, q) <= 0) h.pop();
      h.push(q);
    }
    h.pop();
    return h;
  };
  return [...half(p), ...half(p.reverse())];
}

/** A flat rectangle in space with its own (a, b) coordinates in world units: a along u, b up v. */
export class Face {
  readonly n: V3;
  readonly lu: number;
  readonly lv: number;
  private uu: V3;
  private vv: V3;
  readonly s: Space;
  readonly o: V3;
  constructor(s: Space, o: V3, u: V3, v: V3) {
    this.s = s;
    this.o = o;

    this.lu = Math.hypot(...u);
    this.lv = Math.hypot(...v);
    this.uu = norm(u);
    this.vv = norm(v);
    this.n = norm(cross(u, v));
    const toCam = sub([s.cam.x, s.cam.y, s.cam.z], o);
    if (dot(this.n, toCam) < 0) this.n = [-this.n[0], -this.n[1], -this.n[2]];
  }
  at(a: number, b: number, out = 0): V3 {
    return add3(add3(add3(this.o, this.uu, a), this.vv, b), this.n, out);
  }
  P(a: number, b: number, out = 0): Pt {
    return this.s.P(this.at(a, b, out));
  }
  poly(pts: [number, number][], out = 0): string {
    return poly(pts.map(([a, b]) => this.P(a, b, out)));
  }
  rect(a: number, b: number, w: number, h: number, out = 0): string {
    return this.poly(
      [
        [a, b],
        [a + w, b],
        [a + w, b + h],
        [a, b + h],
      ],
      out,
    );
  }
  all(): string {
    return this.rect(0, 0, this.lu, this.lv);
  }
  /** A round-headed opening. */
  arch(a: number, b: number, w: number, h: number, out = 0, flat = 1): string {
    const pts: [number, number][] = [
      [a, b],
      [a + w, b],
    ];
    const r = w / 2,
      y = b + h - r * flat;
    for (let i = 0; i <= 12; i++) {
      const t = (Math.PI * i) / 12;
      pts.push([a + r + Math.cos(t) * r, y + Math.sin(t) * r * flat]);
    }
    return this.poly(pts, out);
  }
  circle(a: number, b: number, r: number, out = 0): string {
    const pts: [number, number][] = [];
    for (let i = 0; i < 24; i++) {
      const t = (Math.PI * i) / 12;
      pts.push([a + Math.cos(t) * r, b + Math.sin(t) * r]);
    }
    return this.poly(pts, out);
  }
  ink(c: Hex, air = 0): Hex {
    return this.s.ink(c, this.n, air);
  }
  get sunlit(): boolean {
    return this.s.tone(this.n) > 0.08;
  }
  fill(c: Hex, air = 0): this {
    this.s.pic.fill(this.all(), this.ink(c, air));
    return this;
  }
  /** The shadow that an edge standing out by `out` (eaves, sills) throws onto this face: a band below b. */
  eaveShade(a: number, b: number, w: number, out: number): string {
    const s = this.s.sun,
      dn = dot(s, this.n);
    if (dn < 0.05) return '';
    const drop = (out * Math.max(0.15, dot(s, this.vv))) / dn,
      side = (-out * dot(s, this.uu)) / dn;
    const dd = Math.min(drop, out * 3.5),
      ss = Math.max(-out * 2.5, Math.min(out * 2.5, side));
    return this.poly([
      [a, b],
      [a + w, b],
      [a + w + ss, b - dd],
      [a + ss, b - dd],
    ]);
  }
  /** A recessed opening: frame, lamplight or dark inside, the lintel's shadow, bars and sill. */
  opening(
    a: number,
    b: number,
    w: number,
    h: number,
    o: { inside: Hex; frame?: Hex; depth?: number; arch?: boolean; lamp?: Hex | null; bars?: number; sill?: Hex },
  ): void {
    const p = this.s.pic,
      d = o.arch ? this.arch(a, b, w, h) : this.rect(a, b, w, h);
    const dp = o.depth ?? 0.18;
    if (o.frame) {
      const k = w * 0.09;
      p.fill(
        o.arch ? this.arch(a - k, b, w + 2 * k, h + k) : this.rect(a - k, b - k * 0.4, w + 2 * k, h + k * 1.6),
        this.ink(o.frame),
      );
    }
    p.fill(d, o.lamp ?? this.ink(o.inside));
    const c = p.clip(d);
    // the lintel's shadow, except on a lamplit opening
    if (!o.lamp) {
      const sh = this.eaveShade(a - w, b + h, w * 3, dp * 1.6);
      if (sh && this.sunlit) p.add('multiply', p.clipped(c, shape(sh, p.pal.shade, 0.7)));
    }
    if (o.bars) {
      let g = '';
      for (let i = 1; i <= o.bars; i++) {
        const q = a + (w * i) / (o.bars + 1);
        g += this.rect(q - w * 0.018, b, w * 0.036, h);
      }
      g += this.rect(a, b + h * 0.5 - h * 0.014, w, h * 0.028);
      p.raw(p.clipped(c, shape(g, this.ink(o.frame ?? p.pal.mats.wood))));
    }
    if (o.sill) p.fill(this.rect(a - w * 0.1, b - w * 0.1, w * 1.2, w * 0.1, 0.08), this.ink(o.sill));
  }
}

export class Block {
  readonly c: V3[]; // footprint corners, counter-clockwise from above, starting near-left before rotation
  readonly s: Space;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly w: number;
  readonly h: number;
  readonly d: number;
  readonly rot: number;
  constructor(s: Space, x: number, y: number, z: number, w: number, h: number, d: number, rot: number) {
    this.s = s;
    this.x = x;
    this.y = y;
    this.z = z;
    this.w = w;
    this.h = h;
    this.d = d;
    this.rot = rot;

    const co = Math.cos(rot),
      si = Math.sin(rot);
    this.c = (
      [
        [-w / 2, -d / 2],
        [w / 2, -d / 2],
        [w / 2, d / 2],
        [-w / 2, d / 2],
      ] as const
    ).map(([a, b]) => [x + a * co - b * si, y, z + a * si + b * co] as V3);
  }
  up(i: number, h = this.h): V3 {
    const q = this.c[i]!;
    return [q[0], q[1] + h, q[2]];
  }
  /** The wall from corner i to corner i+1: 0 front, 1 right, 2 back, 3 left. */
  wall(i: number): Face {
    const a = this.c[i]!,
      b = this.c[(i + 1) % 4]!;
    return this.s.face(a, sub(b, a), [0, this.h, 0]);
  }
  visible(i: number): boolean {
    const a = this.c[i]!,
      b = this.c[(i + 1) % 4]!,
      e = sub(b, a),
      n: V3 = [e[2], 0, -e[0]];
    return dot(n, sub([this.s.cam.x, this.s.cam.y, this.s.cam.z], a)) > 0;
  }
  corners(h = this.h): V3[] {
    return [...this.c, ...this.c.map((q) => [q[0], q[1] + h, q[2]] as V3)];
  }
  cast(ground = this.y, k = 0.66): this {
    this.s.cast(this.corners(), ground, k);
    return this;
  }
  /** Paints the visible walls and, when seen from above, the flat top. */
  paint(wall: Hex, o: { top?: Hex; air?: number } = {}): this {
    for (let i = 0; i < 4; i++) if (this.visible(i)) this.wall(i).fill(wall, o.air ?? 0);
    if (this.s.cam.y > this.y + this.h)
      this.s.quad(
        [0, 1, 2, 3].map((i) => this.up(i)),
        this.s.ink(o.top ?? wall, [0, 1, 0], o.air ?? 0),
      );
    return this;
  }
  /** Adds a pitched roof with its ridge along the width (axis 'w') or the depth ('d'); returns the visible slopes. */
  gable(
    rise: number,
    over: number,
    color: Hex,
    o: { axis?: 'w' | 'd'; wall?: Hex; air?: number; tiles?: boolean; thick?: number } = {},
  ): Face[] {
    const s = this.s,
      co = Math.cos(this.rot),
      si = Math.sin(this.rot),
      y = this.y + this.h,
      air = o.air ?? 0;
    const L = (a: number, b: number, h: number): V3 => [this.x + a * co - b * si, h, this.z + a * si + b * co];
    const W = this.w / 2 + over,
      D = this.d / 2 + over,
      faces: Face[] = [];
    const alongW = (o.axis ?? 'w') === 'w';
    const drop = (rise * over) / (alongW ? this.d / 2 : this.w / 2);
    const slopes: [V3, V3, V3][] = alongW
      ? [
          [L(-W, -D, y - drop), L(W, -D, y - drop), L(-W, 0, y + rise)],
          [L(W, D, y - drop), L(-W, D, y - drop), L(W, 0, y + rise)],
        ]
      : [
          [L(W, -D, y - drop), L(W, D, y - drop), L(0, -D, y + rise)],
          [L(-W, D, y - drop), L(-W, -D, y - drop), L(0, D, y + rise)],
        ];
    const order = slopes.map((q) => ({ q, f: new Face(s, q[0], sub(q[1], q[0]), sub(q[2], q[0])) }));
    // outward normal of a slope has y > 0
    for (const r of order) if (r.f.n[1] < 0) (r.f as { n: V3 }).n = [-r.f.n[0], -r.f.n[1], -r.f.n[2]];
    order.sort((a, b) => b.q[0][2] + b.q[1][2] - a.q[0][2] - a.q[1][2]);
    const seenOf = (r: { q: [V3, V3, V3]; f: Face }) => dot(r.f.n, sub([s.cam.x, s.cam.y, s.cam.z], r.q[0])) > 0;
    // slopes seen from beneath go behind the gable triangles, slopes seen from above in front of them
    order.sort((a, b) => Number(seenOf(a)) - Number(seenOf(b)));
    const triangles = () => {
      if (o.wall)
        for (const i of alongW ? [1, 3] : [0, 2])
          if (this.visible(i)) {
            const a = this.up(i),
              b = this.up((i + 1) % 4),
              top: V3 = alongW
                ? i === 1
                  ? L(this.w / 2, 0, y + rise)
                  : L(-this.w / 2, 0, y + rise)
                : i === 0
                  ? L(0, -this.d / 2, y + rise)
                  : L(0, this.d / 2, y + rise);
            s.quad([a, b, top], this.wall(i).ink(o.wall, air));
          }
      // barge boards along the near gable
      const ends = alongW ? [W, -W] : [-D, D];
      for (const e of ends) {
        const near = alongW ? this.visible(e > 0 ? 1 : 3) : this.visible(e < 0 ? 0 : 2);
        if (!near) continue;
        const t = o.thick ?? 0.16,
          c = far(s.pic.pal, overprint(color, s.pic.pal.shade, 0.75), air);
        const pt = (u: number, h: number): V3 => (alongW ? L(e, u, h) : L(u, e, h)),
          U = alongW ? D : W;
        const inn = alongW ? (Math.sign(e) * this.w) / 2 : (Math.sign(e) * this.d) / 2;
        const pi = (u: number, h: number): V3 => (alongW ? L(inn, u, h) : L(u, inn, h));
        // soffit: the underside of the overhang, in shade
        for (const k of [-1, 1])
          s.quad(
            [pt(k * U, y - drop), pt(0, y + rise), pi(0, y + rise), pi(k * U, y - drop)],
            far(s.pic.pal, overprint(overprint(color, s.pic.pal.shade, 0.9), s.pic.pal.shade, 0.5), air),
          );
        for (const k of [-1, 1])
          s.quad([pt(k * U, y - drop), pt(0, y + rise), pt(0, y + rise - t * 2), pt(k * U, y - drop - t * 1.6)], c);
      }
    };
    let tri = false;
    for (const r of order) {
      const seen = seenOf(r);
      if (seen && !tri) {
        triangles();
        tri = true;
      }
      if (!seen) continue;
      s.pic.fill(r.f.all(), s.ink(color, r.f.n, air));
      if (o.tiles !== false) {
        let d = '';
        const n = Math.max(4, Math.round(r.f.lu / 0.55));
        for (let i = 1; i < n; i++) {
          const a = (r.f.lu * i) / n;
          d += r.f.rect(a - 0.045, 0, 0.09, r.f.lv);
        }
        s.pic.add('multiply', shape(d, s.pic.pal.shade, 0.26));
      }
      faces.push(r.f);
      // eave edge
      const t = o.thick ?? 0.12;
      s.quad(
        [r.q[0], r.q[1], add3(r.q[1], [0, -t, 0]), add3(r.q[0], [0, -t, 0])],
        far(s.pic.pal, overprint(color, s.pic.pal.shade, 0.9), air),
      );
    }
    if (!tri) triangles();
    return faces;
  }
}
