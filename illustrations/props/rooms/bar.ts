import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, lerp, type Pt, poly, rect, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import { glow } from '../air/light.ts';
import type { Stage } from '../table/table.ts';

/** How far the shadows of a counter lean with the light, and how far they come forward. */
const SHADOW_LEAN = 0.5;
const SHADOW_FORWARD = 0.18;

/** A still-life stage on a bar counter: nothing but the top and its front edge; draw what stands behind it first. */
export function counter(pic: Picture, o: { focal?: number; y: number; ink: Hex; sheen?: Hex }): Stage {
  const { W, H, pal: p } = pic;
  const focal = o.focal ?? 0.6;
  const side = focal > 0.5 ? -1 : 1;
  const top = H * o.y;
  pic.fill(
    rect(-5, top, W + 10, H - top + 5),
    pic.linear(0, top, 0, H, [
      { at: 0, color: lit(p, o.ink, 0.16) },
      { at: 0.3, color: o.ink },
      { at: 1, color: overprint(o.ink, p.shade, 0.6) },
    ]),
  );
  if (o.sheen)
    pic.add(
      'stippleScreen',
      shape(
        rect(-5, top, W + 10, (H - top) * 0.7),
        pic.linear(0, top, 0, lerp(top, H, 0.7), [
          { at: 0, color: o.sheen, alpha: 0.5 },
          { at: 1, color: o.sheen, alpha: 0 },
        ]),
      ),
      0.2,
    );
  pic.fill(rect(-5, top - 1.5, W + 10, 4), lit(p, o.ink, 0.4));
  const lean = side * SHADOW_LEAN;
  return {
    u: Math.min(H / 100, W / 118),
    side,
    tableY: top,
    tilt: 0.2,
    cx: W * focal,
    shadow: (d, y0, k = 0.62) => {
      pic.add(
        'multiply',
        `<g transform="matrix(1 0 ${lean.toFixed(3)} ${(-SHADOW_FORWARD).toFixed(3)} ${f1(-lean * y0)} ${f1(y0 * (1 + SHADOW_FORWARD))})">${shape(d, p.shade, k)}</g>`,
      );
    },
  };
}

/** Silhouette of a bottle standing at (x, y), `h` tall. */
function bottle(x: number, y: number, h: number, kind: number): string {
  const w = h * [0.13, 0.16, 0.11, 0.19][kind % 4]!;
  const neck = w * 0.32;
  const shoulder = [0.62, 0.55, 0.5, 0.66][kind % 4]!;
  return smooth(
    [
      [x - w, y],
      [x - w, y - h * shoulder * 0.9],
      [x - neck, y - h * (shoulder + 0.16)],
      [x - neck, y - h],
      [x + neck, y - h],
      [x + neck, y - h * (shoulder + 0.16)],
      [x + w, y - h * shoulder * 0.9],
      [x + w, y],
    ],
    true,
    0.35,
  );
}

/** Shelves of bottles lit from behind, in the box (x0, y0)-(x1, y1). */
export function bottleShelves(
  pic: Picture,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  o: { rows: number; back: Hex; light: Hex; wood: Hex; rng: Rng },
): void {
  const { pal: p } = pic;
  const m = p.own;
  pic.fill(rect(x0, y0, x1 - x0, y1 - y0), o.back);
  const pitch = (y1 - y0) / o.rows;
  const glass = [m.leafDark, m.mustard, m.wine, m.cloth, m.accent, m.glass, m.wood, m.leaf];
  for (let r = 0; r < o.rows; r++) {
    const y = y0 + pitch * (r + 1) - pitch * 0.1;
    pic.add(
      'stippleScreen',
      shape(
        rect(x0, y - pitch * 0.9, x1 - x0, pitch * 0.9),
        pic.linear(0, y, 0, y - pitch * 0.9, [
          { at: 0, color: o.light, alpha: 0.75 },
          { at: 1, color: o.light, alpha: 0.06 },
        ]),
      ),
      0.2,
    );
    const inks: Record<string, string> = {};
    let shine = '';
    let labels = '';
    for (let x = x0 + pitch * 0.16; x < x1 - pitch * 0.1; ) {
      const h = pitch * o.rng.range(0.52, 0.76);
      const kind = o.rng.int(0, 3);
      const ink = overprint(o.rng.pick(glass), p.shade, o.rng.range(0, 0.3));
      inks[ink] = (inks[ink] ?? '') + bottle(x, y, h, kind);
      const w = h * 0.12;
      shine += rect(x - w * 0.62, y - h * 0.5, w * 0.24, h * 0.42);
      if (o.rng.chance(0.6)) labels += rect(x - w * 0.85, y - h * 0.38, w * 1.7, h * 0.2);
      x += h * [0.13, 0.16, 0.11, 0.19][kind]! * o.rng.range(2.15, 2.7);
    }
    for (const [ink, d] of Object.entries(inks)) pic.fill(d, ink, 0.94);
    pic.fill(labels, m.wall, 0.85);
    pic.fill(shine, p.paper, 0.55);
    pic.fill(rect(x0, y, x1 - x0, pitch * 0.1), o.wood);
    pic.fill(rect(x0, y, x1 - x0, pitch * 0.025), lit(p, o.light, 0.3));
  }
}

/** Cone lamp on a cord with its halo; (x, y) the rim, `r` half its width. */
export function pendant(pic: Picture, x: number, y: number, r: number, ink: Hex, color = pic.pal.lamp): void {
  const p = pic.pal;
  pic.line(`M${f1(x)} -5V${f1(y - r * 0.9)}`, p.deep, Math.max(1.5, r * 0.05));
  pic.fill(
    smooth(
      [
        [x - r, y],
        [x - r * 0.86, y - r * 0.4],
        [x - r * 0.24, y - r * 0.86],
        [x + r * 0.24, y - r * 0.86],
        [x + r * 0.86, y - r * 0.4],
        [x + r, y],
      ],
      true,
      0.6,
    ),
    ink,
  );
  pic.fill(ellipse(x, y, r, r * 0.16), lit(p, color, 0.55));
  glow(pic, x, y + r * 0.3, r * 3.4, color, 0.55);
}

/** Boards of a wall, upright when `across` is false, in the box. */
export function planks(
  pic: Picture,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  ink: Hex,
  step: number,
  across = false,
): void {
  const p = pic.pal;
  const rng = pic.rng.fork(`planks${f1(x0)}`);
  pic.fill(rect(x0, y0, x1 - x0, y1 - y0), ink);
  let joints = '';
  let pale = '';
  for (let q = across ? y0 : x0; q < (across ? y1 : x1); q += step) {
    joints += across ? rect(x0, q, x1 - x0, step * 0.035) : rect(q, y0, step * 0.035, y1 - y0);
    if (rng.chance(0.4)) pale += across ? rect(x0, q, x1 - x0, step) : rect(q, y0, step, y1 - y0);
  }
  pic.fill(pale, lit(p, ink, 0.1), 0.5);
  pic.shade(joints, p.shade, 0.8);
}

/** Shelves of books in the box, spines of every height, some leaning. */
export function bookshelf(pic: Picture, x0: number, y0: number, x1: number, y1: number, rows: number, wood: Hex): void {
  const p = pic.pal;
  const m = p.own;
  const rng = pic.rng.fork('books');
  pic.fill(rect(x0, y0, x1 - x0, y1 - y0), overprint(wood, p.shade, 0.85));
  const pitch = (y1 - y0) / rows;
  const inks = [m.wine, m.cloth, m.mustard, m.leafDark, m.wall, m.accent, m.adobe, mix(p.deep, m.cloth, 0.4), m.olive];
  for (let r = 0; r < rows; r++) {
    const y = y0 + pitch * (r + 0.92);
    let bands = '';
    for (let x = x0 + pitch * 0.08; x < x1 - pitch * 0.14; ) {
      const w = pitch * rng.range(0.09, 0.2);
      if (rng.chance(0.05)) {
        x += pitch * rng.range(0.2, 0.45);
        continue;
      }
      const h = pitch * rng.range(0.56, 0.8);
      const lean = rng.chance(0.08) ? pitch * 0.12 : 0;
      const spine: Pt[] = [
        [x, y],
        [x + w, y],
        [x + w + lean, y - h],
        [x + lean, y - h],
      ];
      pic.fill(poly(spine), overprint(rng.pick(inks), p.shade, rng.range(0.1, 0.45)));
      if (rng.chance(0.5) && !lean)
        bands +=
          rect(x + w * 0.15, y - h * 0.78, w * 0.7, h * 0.05) + rect(x + w * 0.15, y - h * 0.2, w * 0.7, h * 0.03);
      x += w * 1.04 + lean;
    }
    pic.fill(bands, m.mustard, 0.8);
    pic.fill(rect(x0, y, x1 - x0, pitch * 0.08), wood);
    pic.shade(rect(x0, y - pitch * 0.92, x1 - x0, pitch * 0.16), p.shade, 0.55);
  }
  for (const x of [x0, x1 - pitch * 0.08]) pic.fill(rect(x, y0, pitch * 0.08, y1 - y0), wood);
}
