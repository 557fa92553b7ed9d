import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, type Pt, poly, rect } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import { glow } from '../air/light.ts';
import { leafy } from '../plants/plants.ts';

/** Trimmings of a party: grapes, swags of vine, pennants, a lighting truss, food trucks. */

/** A hanging bunch of grapes; (x, y) its stalk, `s` its length. */
function grapes(pic: Picture, x: number, y: number, s: number, ink: Hex): void {
  const r = s * 0.115;
  let dark = '',
    body = '',
    light = '';
  const rows = [3, 4, 3, 2, 1];
  rows.forEach((n, row) => {
    for (let i = 0; i < n; i++) {
      const cx = x + (i - (n - 1) / 2) * r * 1.75,
        cy = y + r * 1.1 + row * r * 1.6;
      dark += ellipse(cx + r * 0.12, cy + r * 0.14, r * 1.06);
      body += ellipse(cx, cy, r * 0.92);
      light += ellipse(cx - r * 0.3, cy - r * 0.32, r * 0.26);
    }
  });
  pic.raw(
    shape(dark, overprint(ink, pic.pal.shade, 0.8)) + shape(body, ink) + shape(light, mix(ink, pic.pal.paper, 0.45)),
  );
}

/** Points along a sagging line from `a` to `b`. */
function sag(a: Pt, b: Pt, depth: number, n: number): Pt[] {
  return Array.from({ length: n + 1 }, (_, i) => {
    const t = i / n;
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + 4 * depth * t * (1 - t)];
  });
}

/** A swag of vine: leaves along a sagging line, a bunch of grapes here and there. */
export function vineSwag(
  pic: Picture,
  a: Pt,
  b: Pt,
  rng: Rng,
  o: { depth: number; leaf: number; n?: number; bunches?: number; green?: Hex; grape?: Hex },
): void {
  const m = pic.pal.own,
    green = o.green ?? m.vine,
    n = o.n ?? Math.max(6, Math.round(Math.abs(b[0] - a[0]) / (o.leaf * 0.9)));
  const pts = sag(a, b, o.depth, n);
  let dark = '',
    light = '';
  for (const [x, y] of pts) {
    const r = o.leaf * rng.range(0.6, 0.95);
    dark += leafy(x + rng.range(-3, 3), y + r * 0.3, r, r * 0.8, r * 0.55, rng);
    light += leafy(x - r * 0.2, y - r * 0.15, r * 0.62, r * 0.45, r * 0.5, rng);
  }
  pic.fill(dark, overprint(green, pic.pal.shade, 0.75));
  const every = Math.max(1, Math.round(n / (o.bunches ?? 4)));
  pts.forEach(([x, y], i) => {
    if (i % every === Math.floor(every / 2)) grapes(pic, x, y + o.leaf * 0.2, o.leaf * 2.1, o.grape ?? m.wine);
  });
  pic.fill(light, green);
}

/** Pennants on a string. */
export function bunting(
  pic: Picture,
  a: Pt,
  b: Pt,
  o: { depth: number; n: number; size: number; colors: Hex[] },
): void {
  const pts = sag(a, b, o.depth, o.n);
  pic.line(
    pts.map(([x, y], i) => `${i ? 'L' : 'M'}${f1(x)} ${f1(y)}`).join(''),
    pic.pal.deep,
    Math.max(0.8, o.size * 0.06),
  );
  o.colors.forEach((c, k) => {
    let d = '';
    pts.forEach(([x, y], i) => {
      if (i % o.colors.length === k)
        d += poly([
          [x - o.size * 0.36, y],
          [x + o.size * 0.36, y],
          [x, y + o.size],
        ]);
    });
    pic.fill(d, c);
  });
}

/** A lattice girder between two points at the same height, with `lamps` hanging from it. Returns the lamps' mouths. */
export function truss(
  pic: Picture,
  x0: number,
  x1: number,
  y: number,
  depth: number,
  o: { lamps?: number; ink?: Hex } = {},
): Pt[] {
  const ink = o.ink ?? pic.pal.deep,
    w = depth * 0.14,
    n = Math.max(4, Math.round((x1 - x0) / depth / 1.1));
  let d = rect(x0, y, x1 - x0, w) + rect(x0, y + depth, x1 - x0, w);
  for (let i = 0; i < n; i++) {
    const a = x0 + ((x1 - x0) * i) / n,
      b = x0 + ((x1 - x0) * (i + 1)) / n,
      up = i % 2 === 0;
    d += poly([
      [a, up ? y : y + depth],
      [a + w, up ? y : y + depth],
      [b, up ? y + depth + w : y + w],
      [b - w, up ? y + depth + w : y + w],
    ]);
  }
  const mouths: Pt[] = [];
  for (let i = 0; i < (o.lamps ?? 0); i++) {
    const x = x0 + ((x1 - x0) * (i + 0.5)) / (o.lamps ?? 1),
      r = depth * 0.5;
    d += poly([
      [x - r * 0.55, y + depth + w],
      [x + r * 0.55, y + depth + w],
      [x + r * 0.8, y + depth + r * 1.9],
      [x - r * 0.8, y + depth + r * 1.9],
    ]);
    mouths.push([x, y + depth + r * 1.9]);
  }
  pic.fill(d, ink);
  return mouths;
}

/** Cones of light falling from `mouths` to the level `y`, leaning towards x = `aim`. */
export function spotlights(
  pic: Picture,
  mouths: Pt[],
  y: number,
  aim: number,
  o: { colors: Hex[]; spread: number; k?: number },
): void {
  mouths.forEach(([x, y0], i) => {
    const c = o.colors[i % o.colors.length] as Hex,
      ex = x + (aim - x) * 0.55,
      d = poly([
        [x - 5, y0],
        [x + 5, y0],
        [ex + o.spread, y],
        [ex - o.spread, y],
      ]);
    pic.add(
      'stippleScreen',
      shape(
        d,
        pic.linear(x, y0, ex, y, [
          { at: 0, color: c, alpha: o.k ?? 0.55 },
          { at: 1, color: c, alpha: 0 },
        ]),
      ),
      0.22,
    );
    pic.fill(ellipse(x, y0, 7, 3.4), lit(pic.pal, c, 0.6));
  });
}

/** A food truck seen square on, its hatch open and lit. (x, y) middle of the wheels' ground line, `w` its length. */
export function foodTruck(
  pic: Picture,
  x: number,
  y: number,
  w: number,
  color: Hex,
  o: { awning?: Hex; face?: number } = {},
): void {
  const p = pic.pal,
    m = p.own,
    h = w * 0.52,
    k = o.face ?? 1,
    X = (a: number) => x + k * a * w,
    body = overprint(color, p.shade, p.lamps ? 0.28 : 0);
  const box = (a: number, b: number, c: number, d: number) =>
    poly([
      [X(a), y - b * h],
      [X(c), y - b * h],
      [X(c), y - d * h],
      [X(a), y - d * h],
    ]);
  pic.shade(ellipse(x, y, w * 0.56, h * 0.06), p.shade, 0.7);
  // box, cab and its window
  pic.fill(box(-0.5, 0.16, 0.3, 1.02), body);
  pic.fill(
    poly([
      [X(0.3), y - 0.16 * h],
      [X(0.5), y - 0.16 * h],
      [X(0.5), y - 0.44 * h],
      [X(0.43), y - 0.5 * h],
      [X(0.385), y - 0.84 * h],
      [X(0.3), y - 0.88 * h],
    ]),
    overprint(body, p.shade, 0.25),
  );
  pic.fill(
    poly([
      [X(0.33), y - 0.5 * h],
      [X(0.42), y - 0.5 * h],
      [X(0.378), y - 0.78 * h],
      [X(0.33), y - 0.8 * h],
    ]),
    mix(p.deep, m.glass, 0.35),
  );
  pic.fill(box(-0.5, 0.3, 0.3, 0.38) + box(-0.5, 1.02, 0.3, 1.07), overprint(m.foam, p.shade, 0.2));
  // hatch, cook, counter
  const light = mix(p.lamp, m.foam, 0.25);
  pic.fill(box(-0.42, 0.48, 0.2, 0.86), light);
  pic.fill(
    box(-0.42, 0.78, 0.2, 0.8) + box(-0.36, 0.8, -0.3, 0.86) + box(-0.22, 0.8, -0.14, 0.84) + box(0.06, 0.8, 0.1, 0.86),
    mix(light, m.wood, 0.5),
  );
  for (const [a, c] of [
    [-0.24, m.accent],
    [0.04, m.cloth],
  ] as const) {
    const cx = X(a);
    pic.fill(
      `M${f1(cx - w * 0.05)} ${f1(y - 0.48 * h)}V${f1(y - 0.58 * h)}Q${f1(cx)} ${f1(y - 0.68 * h)} ${f1(cx + w * 0.05)} ${f1(y - 0.58 * h)}V${f1(y - 0.48 * h)}Z`,
      c,
    );
    pic.fill(ellipse(cx, y - 0.69 * h, w * 0.022, w * 0.027), m.skin);
    pic.fill(rect(cx - w * 0.026, y - 0.765 * h, w * 0.052, h * 0.05), m.foam);
  }
  pic.fill(box(-0.45, 0.44, 0.23, 0.48), lit(p, m.wood, 0.2));
  // striped awning
  const n = 9;
  for (let i = 0; i < n; i++) {
    const a = -0.46 + (0.7 * i) / n,
      b = -0.46 + (0.7 * (i + 1)) / n,
      t = (q: number) => (q + 0.11) * 1.07 - 0.11;
    pic.fill(
      poly([
        [X(a), y - 0.93 * h],
        [X(b), y - 0.93 * h],
        [X(t(b)), y - 0.8 * h],
        [X(t((a + b) / 2)), y - 0.765 * h],
        [X(t(a)), y - 0.8 * h],
      ]),
      i % 2 ? overprint(m.foam, p.shade, 0.15) : overprint(o.awning ?? m.accent, p.shade, 0.15),
    );
  }
  for (const a of [-0.34, 0.36]) {
    pic.fill(ellipse(X(a), y - h * 0.1, h * 0.14), p.deep);
    pic.fill(ellipse(X(a), y - h * 0.1, h * 0.06), m.metal);
  }
  if (p.lamps) glow(pic, X(-0.11), y - h * 0.64, w * 0.46, p.lamp, 0.42, 0.75);
}
