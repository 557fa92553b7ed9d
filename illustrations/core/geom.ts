import type { Rng } from './rng.ts';
/** Small vector-drawing vocabulary. Points are [x, y] in picture units; paths are SVG path data. */
export type Pt = [number, number];
export const f1 = (n: number) => {
  const s = n.toFixed(1);
  return s.endsWith('.0') ? s.slice(0, -2) : s === '-0' ? '0' : s;
};
export const clamp = (x: number, a = 0, b = 1) => (x < a ? a : Math.min(x, b));
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t;
export const smoothstep = (a: number, b: number, x: number) => {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
};

/** Makes a path with straight sides. */
export function poly(pts: readonly Pt[], close = true): string {
  let s = '';
  for (let i = 0; i < pts.length; i++) s += `${(i ? 'L' : 'M') + f1(pts[i]![0])} ${f1(pts[i]![1])}`;
  return s + (close ? 'Z' : '');
}
/** Draws a Catmull-Rom spline through the points, as cubic Béziers. */
export function smooth(pts: readonly Pt[], close = true, tension = 1): string {
  const n = pts.length;
  if (n < 3) return poly(pts, close);
  const at = (i: number): Pt => (close ? pts[(i + n) % n]! : pts[clamp(i, 0, n - 1)]!);
  let s = `M${f1(pts[0]![0])} ${f1(pts[0]![1])}`;
  const k = tension / 6;
  for (let i = 0; i < (close ? n : n - 1); i++) {
    const p0 = at(i - 1),
      p1 = at(i),
      p2 = at(i + 1),
      p3 = at(i + 2);
    s +=
      'C' +
      f1(p1[0] + (p2[0] - p0[0]) * k) +
      ' ' +
      f1(p1[1] + (p2[1] - p0[1]) * k) +
      ' ' +
      f1(p2[0] - (p3[0] - p1[0]) * k) +
      ' ' +
      f1(p2[1] - (p3[1] - p1[1]) * k) +
      ' ' +
      f1(p2[0]) +
      ' ' +
      f1(p2[1]);
  }
  return s + (close ? 'Z' : '');
}
/** Samples a Catmull-Rom spline into a dense list of points. */
export function curve(pts: readonly Pt[], close = false, steps = 8): Pt[] {
  const n = pts.length,
    out: Pt[] = [];
  const at = (i: number): Pt => (close ? pts[(i + n) % n]! : pts[clamp(i, 0, n - 1)]!);
  const segs = close ? n : n - 1;
  for (let i = 0; i < segs; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let j = 0; j < steps; j++) {
      const t = j / steps,
        t2 = t * t,
        t3 = t2 * t;
      out.push(
        [0, 1].map(
          (k) =>
            0.5 *
            (2 * p1[k]! +
              (p2[k]! - p0[k]!) * t +
              (2 * p0[k]! - 5 * p1[k]! + 4 * p2[k]! - p3[k]!) * t2 +
              (3 * p1[k]! - p0[k]! - 3 * p2[k]! + p3[k]!) * t3),
        ) as Pt,
      );
    }
  }
  if (!close) out.push(pts[n - 1]!);
  return out;
}
/** Tapered stroke: a spine of [x, y, radius] swept into one closed outline (limbs, trunks, branches). */
export function sweep(spine: readonly [number, number, number][], steps = 6, round = true): string {
  const xy = curve(
    spine.map((s) => [s[0], s[1]] as Pt),
    false,
    steps,
  );
  const rs = curve(
    spine.map((s, i) => [i, s[2]] as Pt),
    false,
    steps,
  ).map((p) => Math.max(0.05, p[1]));
  const L: Pt[] = [],
    R: Pt[] = [];
  const n = xy.length;
  for (let i = 0; i < n; i++) {
    const a = xy[Math.max(0, i - 1)]!,
      b = xy[Math.min(n - 1, i + 1)]!;
    const dx = b[0] - a[0],
      dy = b[1] - a[1],
      d = Math.hypot(dx, dy) || 1;
    const nx = -dy / d,
      ny = dx / d,
      r = rs[i]!;
    L.push([xy[i]![0] + nx * r, xy[i]![1] + ny * r]);
    R.push([xy[i]![0] - nx * r, xy[i]![1] - ny * r]);
  }
  const cap = (i: number, from: number): Pt[] => {
    if (!round) return [];
    const c = xy[i]!,
      r = rs[i]!,
      out: Pt[] = [];
    for (let k = 1; k < 5; k++) {
      const a = from + (Math.PI * k) / 5;
      out.push([c[0] + Math.cos(a) * r, c[1] + Math.sin(a) * r]);
    }
    return out;
  };
  const endA = Math.atan2(L[n - 1]![1] - xy[n - 1]![1], L[n - 1]![0] - xy[n - 1]![0]);
  const startA = Math.atan2(R[0]![1] - xy[0]![1], R[0]![0] - xy[0]![0]);
  // the caps run from the left edge round the tip to the right edge
  return poly([
    ...L,
    ...cap(n - 1, endA).map((p) => mirrorCap(p, xy[n - 1]!, endA)),
    ...R.reverse(),
    ...cap(0, startA).map((p) => mirrorCap(p, xy[0]!, startA)),
  ]);
}
function mirrorCap(p: Pt, c: Pt, a: number): Pt {
  // reflect across the diameter at angle a so that the cap bulges outwards
  const dx = p[0] - c[0],
    dy = p[1] - c[1],
    ca = Math.cos(2 * a),
    sa = Math.sin(2 * a);
  return [c[0] + dx * ca + dy * sa, c[1] + dx * sa - dy * ca];
}
export function ellipse(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${f1(cx - rx)} ${f1(cy)}A${f1(rx)} ${f1(ry)} 0 1 1 ${f1(cx + rx)} ${f1(cy)}A${f1(rx)} ${f1(ry)} 0 1 1 ${f1(cx - rx)} ${f1(cy)}Z`;
}
export function rect(x: number, y: number, w: number, h: number): string {
  return `M${f1(x)} ${f1(y)}h${f1(w)}v${f1(h)}h${f1(-w)}Z`;
}
/** The points of an irregular rounded outline. */
function blobPts(cx: number, cy: number, rx: number, ry: number, rng: Rng, n = 12, wobble = 0.14): Pt[] {
  const out: Pt[] = [];
  const ph = rng() * 6.28;
  for (let i = 0; i < n; i++) {
    const a = ph + (i / n) * Math.PI * 2,
      k = 1 + wobble * rng.gauss() * 0.7;
    out.push([cx + Math.cos(a) * rx * k, cy + Math.sin(a) * ry * k]);
  }
  return out;
}
export const blob = (cx: number, cy: number, rx: number, ry: number, rng: Rng, n = 12, wobble = 0.14) =>
  smooth(blobPts(cx, cy, rx, ry, rng, n, wobble));

/** Simplifies an open polyline with the Ramer-Douglas-Peucker algorithm. */
export function simplify(pts: readonly Pt[], tol: number): Pt[] {
  const n = pts.length;
  if (n < 3) return pts.slice();
  const keep = new Uint8Array(n);
  keep[0] = keep[n - 1] = 1;
  const stack: [number, number][] = [[0, n - 1]];
  while (stack.length) {
    const [a, b] = stack.pop()!;
    const [ax, ay] = pts[a]!,
      [bx, by] = pts[b]!;
    const dx = bx - ax,
      dy = by - ay,
      len = Math.hypot(dx, dy);
    let worst = -1,
      wd = tol;
    for (let i = a + 1; i < b; i++) {
      const px = pts[i]![0] - ax,
        py = pts[i]![1] - ay;
      const d = len < 1e-6 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / len;
      if (d > wd) {
        wd = d;
        worst = i;
      }
    }
    if (worst > 0) {
      keep[worst] = 1;
      stack.push([a, worst], [worst, b]);
    }
  }
  return pts.filter((_, i) => keep[i]);
}
export function area(pts: readonly Pt[]): number {
  let s = 0;
  for (let i = 0, j = pts.length - 1; i < pts.length; j = i++) s += pts[j]![0] * pts[i]![1] - pts[i]![0] * pts[j]![1];
  return s / 2;
}

export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}
/** Bounding box of path data (control points included, so never too small), for the commands written here. */
export function pathBox(d: string, b: Box = { x0: 1e9, y0: 1e9, x1: -1e9, y1: -1e9 }): Box {
  const re = /([a-zA-Z])|(-?\d*\.?\d+(?:e-?\d+)?)/g;
  let cmd = 'M',
    x = 0,
    y = 0,
    sx = 0,
    sy = 0,
    m: RegExpExecArray | null;
  let buf: number[] = [];
  const see = (px: number, py: number) => {
    if (px < b.x0) b.x0 = px;
    if (px > b.x1) b.x1 = px;
    if (py < b.y0) b.y0 = py;
    if (py > b.y1) b.y1 = py;
  };
  const need: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, S: 4, T: 2, Z: 0 };
  const run = () => {
    const C = cmd.toUpperCase(),
      n = need[C] ?? 2,
      rel = cmd !== C;
    if (n === 0) {
      x = sx;
      y = sy;
      return;
    }
    while (buf.length >= n) {
      const a = buf.splice(0, n),
        ox = rel ? x : 0,
        oy = rel ? y : 0;
      if (C === 'H') x = a[0]! + ox;
      else if (C === 'V') y = a[0]! + oy;
      else if (C === 'A') {
        const fromX = x,
          fromY = y;
        x = a[5]! + ox;
        y = a[6]! + oy;
        if (Math.abs(y - fromY) < 0.05 && Math.abs(Math.abs(x - fromX) - 2 * a[0]!) < 0.25) {
          // half an ellipse, as `ellipse` writes it: its box is known
          see((x + fromX) / 2 - a[0]!, y - a[1]!);
          see((x + fromX) / 2 + a[0]!, y + a[1]!);
        } else {
          const r = Math.max(a[0]!, a[1]!) * 2;
          see(x - r, y - r);
          see(x + r, y + r);
        }
      } else {
        for (let i = 0; i < n - 2; i += 2) see(a[i]! + ox, a[i + 1]! + oy);
        x = a[n - 2]! + ox;
        y = a[n - 1]! + oy;
      }
      see(x, y);
      if (C === 'M') {
        sx = x;
        sy = y;
        cmd = rel ? 'l' : 'L';
      }
    }
  };
  while ((m = re.exec(d))) {
    if (m[1]) {
      run();
      buf = [];
      cmd = m[1];
      if (cmd === 'Z' || cmd === 'z') run();
    } else {
      buf.push(+m[2]!);
    }
  }
  run();
  return b;
}
