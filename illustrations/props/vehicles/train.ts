import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly, rect, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';

/** Maps metres along the engine (front to the left) and above the rail to the sheet. */
type Frame = (a: number, b: number) => Pt;

interface Inks {
  iron: Hex;
  shine: Hex;
  red: Hex;
  brass: Hex;
}

/** Small branch-line tank engine, facing left; (x, y) the rail under its middle, `u` sheet units per metre. */
export function locomotive(pic: Picture, x: number, y: number, u: number): void {
  const p = pic.pal;
  const m = p.mats;
  const iron = mix(p.deep, m.metal, p.night ? 0.22 : 0.1);
  const inks: Inks = { iron, shine: mix(iron, p.sky[1], 0.45), red: m.accent, brass: m.mustard };
  const T: Frame = (a, b) => [x + a * u, y - b * u];
  const part = (pts: [number, number][], ink: Hex) => pic.fill(poly(pts.map(([a, b]) => T(a, b))), ink);
  pic.add('multiply', shape(ellipse(x, y + 0.1 * u, 5.1 * u, 0.34 * u), p.shade, 0.7));
  farWheels(pic, T, u, inks);
  cabin(pic, T, u, inks);
  boiler(pic, T, u, inks);
  part(
    [
      [-4.3, 1.18],
      [4.4, 1.18],
      [4.4, 0.92],
      [-4.3, 0.92],
    ],
    inks.red,
  );
  part(
    [
      [-4.3, 1.18],
      [4.4, 1.18],
      [4.4, 1.1],
      [-4.3, 1.1],
    ],
    lit(p, inks.red, 0.3),
  );
  cowcatcher(pic, T, inks);
  runningGear(pic, T, u, inks);
}

function band(pic: Picture, d: string, a: Pt, b: Pt, ink: Hex, alpha = 1): void {
  const clip = pic.clip(d);
  pic.raw(pic.clipped(clip, shape(rect(a[0], a[1], b[0] - a[0], b[1] - a[1]), ink, alpha)));
}

/** Boiler and smoke box, chimney, domes, bell, head lamp. */
function boiler(pic: Picture, T: Frame, u: number, k: Inks): void {
  const p = pic.pal;
  const barrel = poly([T(-3.9, 1.25), T(-3.9, 2.75), T(1.2, 2.75), T(1.2, 1.25)]);
  pic.fill(barrel, k.iron);
  band(pic, barrel, T(-3.9, 2.62), T(1.2, 2.42), k.shine);
  band(pic, barrel, T(-3.9, 2.35), T(1.2, 2.3), k.shine, 0.5);
  band(pic, barrel, T(-3.9, 1.65), T(1.2, 1.25), p.deep, 0.75);
  for (const a of [-2.75, -1.6, -0.45, 0.7])
    pic.fill(poly([T(a, 1.25), T(a + 0.09, 1.25), T(a + 0.09, 2.76), T(a, 2.76)]), k.brass);
  pic.fill(poly([T(-4.0, 1.2), T(-4.0, 2.8), T(-3.86, 2.8), T(-3.86, 1.2)]), overprint(k.iron, p.deep, 0.4));
  const stack = poly([T(-3.5, 2.7), T(-3.42, 3.75), T(-3.62, 4.15), T(-2.78, 4.15), T(-2.98, 3.75), T(-2.9, 2.7)]);
  pic.fill(stack, k.iron);
  band(pic, stack, T(-3.36, 4.15), T(-3.24, 2.7), k.shine);
  pic.fill(poly([T(-3.66, 4.1), T(-3.66, 4.22), T(-2.74, 4.22), T(-2.74, 4.1)]), k.brass);
  for (const [a, w, h, ink] of [
    [-1.75, 0.42, 0.62, k.brass],
    [-0.1, 0.46, 0.56, k.iron],
  ] as const) {
    const dome = smooth(
      [
        T(a - w, 2.7),
        T(a - w, 2.7 + h * 0.6),
        T(a - w * 0.5, 2.7 + h),
        T(a + w * 0.5, 2.7 + h),
        T(a + w, 2.7 + h * 0.6),
        T(a + w, 2.7),
      ],
      true,
      0.7,
    );
    pic.fill(dome, ink);
    band(pic, dome, T(a - w * 0.6, 4), T(a - w * 0.35, 2.7), lit(p, ink, 0.5));
    band(pic, dome, T(a + w * 0.3, 4), T(a + w, 2.7), p.deep, 0.4);
  }
  const [lx, ly] = T(-4.08, 3.08);
  pic.fill(rect(lx - 0.2 * u, ly - 0.3 * u, 0.52 * u, 0.56 * u), k.iron);
  pic.fill(
    ellipse(lx - 0.2 * u, ly, 0.09 * u, 0.22 * u),
    p.lamps ? lit(p, p.lamp, 0.5) : mix(p.mats.glass, p.paper, 0.5),
  );
  const tank = poly([T(-2.2, 1.2), T(-2.2, 2.05), T(1.2, 2.05), T(1.2, 1.2)]);
  pic.fill(tank, mix(k.iron, p.mats.cloth, 0.18));
  pic.line(poly([T(-2.05, 1.35), T(-2.05, 1.92), T(1.05, 1.92), T(1.05, 1.35)]), k.brass, 0.045 * u);
}

/** Cab with its window and roof, and the bunker behind it. */
function cabin(pic: Picture, T: Frame, u: number, k: Inks): void {
  const p = pic.pal;
  const ink = mix(k.iron, p.mats.cloth, 0.18);
  pic.fill(poly([T(2.9, 1.15), T(2.9, 2.35), T(4.35, 2.35), T(4.35, 1.15)]), ink);
  pic.fill(smooth([T(2.9, 2.3), T(3.3, 2.62), T(3.8, 2.55), T(4.2, 2.6), T(4.35, 2.3)], true, 0.8), p.deep);
  pic.fill(poly([T(1.15, 1.15), T(1.15, 3.55), T(2.95, 3.55), T(2.95, 1.15)]), ink);
  pic.fill(poly([T(1.4, 2.35), T(1.4, 3.3), T(2.2, 3.3), T(2.2, 2.35)]), p.lamps ? p.lamp : mix(p.deep, p.sky[1], 0.5));
  pic.fill(poly([T(2.32, 1.3), T(2.32, 3.3), T(2.8, 3.3), T(2.8, 1.3)]), p.deep);
  pic.fill(smooth([T(0.85, 3.5), T(1.1, 3.68), T(2.1, 3.8), T(3.1, 3.68), T(3.35, 3.5)], true, 0.5), k.iron);
  pic.line(poly([T(0.95, 3.6), T(2.1, 3.76), T(3.1, 3.64)], false), k.shine, 0.05 * u);
  const plate = ellipse(...T(1.8, 1.8), 0.4 * u, 0.24 * u);
  pic.fill(plate, k.brass);
  pic.fill(ellipse(...T(1.8, 1.8), 0.34 * u, 0.18 * u), k.red);
}

function cowcatcher(pic: Picture, T: Frame, k: Inks): void {
  pic.fill(poly([T(-4.3, 1.2), T(-4.55, 1.2), T(-4.55, 0.8), T(-4.3, 0.8)]), k.red);
  for (let i = 0; i < 5; i++) {
    const a = -4.35 + i * 0.2;
    pic.fill(
      poly([T(a, 0.85), T(a + 0.1, 0.85), T(a - 0.62 + i * 0.1, 0.12), T(a - 0.72 + i * 0.1, 0.12)]),
      i % 2 ? k.red : overprint(k.red, pic.pal.shade, 0.4),
    );
  }
}

const DRIVERS = [-1.55, 0.0, 1.55];

function wheel(pic: Picture, T: Frame, u: number, a: number, r: number, k: Inks, spokes: number): void {
  const p = pic.pal;
  const [cx, cy] = T(a, r);
  pic.fill(ellipse(cx, cy, r * u), k.iron);
  pic.fill(ellipse(cx, cy, r * 0.86 * u), p.deep);
  let d = '';
  for (let i = 0; i < spokes; i++) {
    const t = (i / spokes) * Math.PI * 2 + 0.3;
    const [c, s] = [Math.cos(t), Math.sin(t)];
    const w = 0.035 * u;
    d += poly([
      [cx - s * w, cy + c * w],
      [cx + s * w, cy - c * w],
      [cx + c * r * 0.88 * u + s * w, cy + s * r * 0.88 * u - c * w],
      [cx + c * r * 0.88 * u - s * w, cy + s * r * 0.88 * u + c * w],
    ]);
  }
  pic.raw(
    `<path d="${ellipse(cx, cy, r * 0.94 * u) + ellipse(cx, cy, r * 0.82 * u)}" fill="${k.red}" fill-rule="evenodd"/>`,
  );
  pic.fill(d, k.red);
  pic.fill(ellipse(cx, cy, r * 0.22 * u), overprint(k.red, p.shade, 0.3));
}

function farWheels(pic: Picture, T: Frame, u: number, k: Inks): void {
  const p = pic.pal;
  for (const a of DRIVERS) pic.fill(ellipse(...T(a + 0.3, 0.66), 0.66 * u), overprint(k.iron, p.deep, 0.5));
  pic.fill(poly([T(-4, 0.75), T(4.2, 0.75), T(4.2, 1.0), T(-4, 1.0)]), p.deep);
}

/** Wheels, cylinder and the rods that couple them. */
function runningGear(pic: Picture, T: Frame, u: number, k: Inks): void {
  const p = pic.pal;
  for (const a of [-3.25, 3.5]) wheel(pic, T, u, a, 0.42, k, 8);
  for (const a of DRIVERS) wheel(pic, T, u, a, 0.68, k, 10);
  const cylinder = poly([T(-3.95, 0.62), T(-3.95, 1.12), T(-2.75, 1.12), T(-2.75, 0.62)]);
  pic.fill(cylinder, k.iron);
  band(pic, cylinder, T(-3.95, 1.06), T(-2.75, 0.98), k.shine);
  const steel = mix(p.mats.metal, p.paper, 0.3);
  const rod = (a0: number, b0: number, a1: number, b1: number, w: number) =>
    pic.fill(poly([T(a0, b0 + w), T(a1, b1 + w), T(a1, b1 - w), T(a0, b0 - w)]), steel);
  rod(-1.55, 0.45, 1.55, 0.45, 0.07);
  rod(-2.75, 0.85, 0, 0.45, 0.05);
  for (const a of DRIVERS) pic.fill(ellipse(...T(a, 0.45), 0.12 * u), lit(p, steel, 0.3));
}

/** Two rails on their sleepers across the sheet at the engine's feet. */
export function track(pic: Picture, y: number, u: number): void {
  const p = pic.pal;
  const m = p.mats;
  const bed = poly([
    [-5, y - 0.28 * u],
    [pic.W + 5, y - 0.28 * u],
    [pic.W + 5, y + 0.55 * u],
    [-5, y + 0.55 * u],
  ]);
  pic.fill(bed, overprint(m.stone, p.shade, 0.25));
  const rng = pic.rng.fork('ballast');
  let light = '';
  let dark = '';
  for (let i = 0; i < 520; i++) {
    const d = ellipse(rng.range(0, pic.W), y + rng.range(-0.24, 0.52) * u, rng.range(2, 6), rng.range(1.4, 3.4));
    if (i % 2) light += d;
    else dark += d;
  }
  pic.fill(light, lit(p, m.stone, 0.2));
  pic.shade(dark, p.shade, 0.5);
  for (let x = -0.3 * u; x < pic.W + u; x += 0.62 * u)
    pic.fill(
      poly([
        [x, y - 0.14 * u],
        [x + 0.26 * u, y - 0.14 * u],
        [x + 0.3 * u, y + 0.3 * u],
        [x + 0.02 * u, y + 0.3 * u],
      ]),
      overprint(m.wood, p.shade, 0.5),
    );
  for (const dy of [-0.08, 0.16]) {
    pic.fill(rect(-5, y + dy * u, pic.W + 10, 0.08 * u), overprint(m.metal, p.shade, 0.75));
    pic.fill(rect(-5, y + dy * u, pic.W + 10, 0.025 * u), lit(p, m.metal, 0.4));
  }
}

/** Steam rolling back from the chimney at (x, y): puffs that grow and thin out; `u` sheet units per metre. */
export function plume(pic: Picture, x: number, y: number, u: number): void {
  const p = pic.pal;
  const rng = pic.rng.fork('plume');
  const n = 15;
  let body = '';
  let belly = '';
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1);
    const cx = x + (t ** 1.25 * 4.6 + rng.range(-0.1, 0.1)) * u;
    const cy = y - (0.25 + 1.75 * t ** 0.7 + rng.range(-0.12, 0.12)) * u;
    const r = (0.26 + 0.62 * Math.sin(Math.min(1, t * 1.25) * 2.2) * (0.6 + 0.4 * t)) * u * rng.range(0.85, 1.15);
    body += ellipse(cx, cy, r * 1.2, r);
    belly += ellipse(cx + 0.12 * u, cy + r * 0.62, r * 1.1, r * 0.62);
  }
  const clip = pic.clip(body);
  pic.fill(body, p.cloud, 0.96);
  pic.raw(pic.clipped(clip, shape(belly, p.cloudShade, 0.75)));
}
