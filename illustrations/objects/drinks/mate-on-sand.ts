import { mix, overprint } from '../../core/color.ts';
import { ellipse, f1, type Pt, poly, rect, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { offShade } from '../../props/people/figures.ts';
import { dunes } from '../../scenes/desert/dunes.ts';

/** A stop among the dunes: thermos and mate on the sand beside the wheel of the car. */
export function mateOnSand(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic,
    focal = o.focal ?? 0.6,
    k = focal < 0.5 ? -1 : 1;
  dunes(pic, { focal: 0.5 - 0.16 * k, horizon: o.horizon ?? 0.36, actor: 'none' });
  // a low near dune carries the still life
  const crest: Pt[] = [];
  for (let i = 0; i <= 12; i++) crest.push([(W * i) / 12, H * (0.7 + 0.035 * Math.sin(i * 0.6 + (k > 0 ? 2.4 : 0)))]);
  const body = `${smooth(crest, false)}L${W + 5} ${H + 10}L-5 ${H + 10}Z`;
  pic.fill(body, p.mats.sand);
  pic.grain(
    body,
    pic.linear(0, H * 0.68, 0, H, [
      { at: 0, color: p.mats.sand, alpha: 0 },
      { at: 1, color: overprint(p.mats.sand, p.shade, 0.6), alpha: 0.5 },
    ]),
    1,
    0.55,
  );
  nearRipples(pic, body);
  car(pic, k);
  const u = Math.min(W, H) / 100,
    x = W * (0.5 - 0.01 * k);
  thermos(pic, x - k * 9 * u, H * 0.865, u, k);
  gourd(pic, x + k * 6 * u, H * 0.9, u, k);
}

function nearRipples(pic: Picture, body: string): void {
  const { W, H, pal: p } = pic,
    clip = pic.clip(body),
    rng = pic.rng.fork('near');
  let d = '';
  for (let i = 0; i < 15; i++) {
    const y = H * (0.72 + 0.022 * i),
      pts: Pt[] = [],
      back: Pt[] = [],
      th = 2 + i * 0.75;
    for (let x = -20; x <= W + 20; x += W / 9) {
      const yy = y + rng.range(-5, 5) + 6 * Math.sin(x * 0.006 + i);
      pts.push([x, yy]);
      back.push([x, yy + th * rng.range(0.3, 1)]);
    }
    d += smooth([...pts, ...back.reverse()], true, 0.8);
  }
  pic.add('multiply', pic.clipped(clip, shape(d, p.shade, 0.2)));
}

/** The flank of the car, cut by the edge of the sheet: sill, arch, the big tyre sunk a little in the sand. */
function car(pic: Picture, k: 1 | -1): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    X = (t: number) => (k > 0 ? W * t : W * (1 - t)),
    r = H * 0.215,
    cx = X(0.83),
    cy = H * 0.68,
    paint = m.accent;
  pic.shade(
    smooth([
      [X(0.66), H * 0.875],
      [X(1.02), H * 0.86],
      [X(1.02), H * 0.945],
      [X(0.7), H * 0.93],
    ]),
    p.shade,
    0.6,
  );
  const flank = poly([
    [X(0.665), H * 0.6],
    [X(0.655), H * 0.36],
    [X(0.69), H * 0.27],
    [X(1.03), H * 0.24],
    [X(1.03), H * 0.78],
    [X(0.97), H * 0.78],
    [X(0.67), H * 0.67],
  ]);
  pic.fill(flank, paint);
  offShade(pic, flank, 0, H * 0.13, p.shade, 0.5);
  pic.fill(
    poly([
      [X(0.66), H * 0.405],
      [X(1.03), H * 0.385],
      [X(1.03), H * 0.4],
      [X(0.66), H * 0.42],
    ]),
    lit(p, paint, 0.35),
  );
  // lamp, handle and bumper
  pic.fill(ellipse(X(0.685), H * 0.47, W * 0.012, H * 0.026), lit(p, m.mustard, 0.5));
  pic.fill(rect(k > 0 ? X(0.635) : X(0.735), H * 0.585, W * 0.1, H * 0.06), overprint(m.metal, p.shade, 0.45));
  pic.fill(ellipse(cx, cy, r * 1.2), overprint(p.deep, p.shade, 0.3));
  tyre(pic, cx, cy, r);
  // sand drifted against the tread
  pic.fill(
    smooth([
      [cx - r * 1.3, H * 0.9],
      [cx - r * 0.6, H * 0.862],
      [cx, H * 0.872],
      [cx + r * 0.7, H * 0.86],
      [cx + r * 1.3, H * 0.9],
      [cx, H * 0.93],
    ]),
    lit(p, m.sand, 0.1),
  );
}

function tyre(pic: Picture, cx: number, cy: number, r: number): void {
  const p = pic.pal,
    m = p.mats,
    rubber = mix(p.deep, m.road, 0.16);
  let lugs = '';
  for (let i = 0; i < 34; i++) {
    const a = (i / 34) * Math.PI * 2,
      w = 0.055,
      at = (q: number, d: number): Pt => [cx + Math.cos(a + q) * d, cy + Math.sin(a + q) * d];
    lugs += poly([at(-w, r * 0.9), at(w * 0.6, r * 0.9), at(w, r * 1.04), at(-w * 0.6, r * 1.04)]);
  }
  pic.fill(ellipse(cx, cy, r) + lugs, rubber);
  pic.fill(ellipse(cx, cy, r * 0.86), mix(rubber, m.road, 0.16));
  pic.fill(ellipse(cx, cy, r * 0.6), overprint(m.metal, p.shade, 0.5));
  pic.fill(ellipse(cx, cy, r * 0.55), m.metal);
  let holes = '';
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * Math.PI * 2 + 0.3;
    holes += ellipse(cx + Math.cos(a) * r * 0.36, cy + Math.sin(a) * r * 0.36, r * 0.11);
  }
  pic.fill(holes, overprint(p.deep, p.shade, 0.2));
  pic.fill(ellipse(cx, cy, r * 0.17), overprint(m.metal, p.shade, 0.35));
  const disc = pic.clip(ellipse(cx, cy, r));
  pic.add('multiply', pic.clipped(disc, shape(rect(cx - r, cy + r * 0.1, r * 2, r), p.shade, 0.35)));
}

/** Long shadow of a thing on the sand, away from the sun. */
function lyingShadow(pic: Picture, x: number, y: number, w: number, len: number, k: number): void {
  pic.shade(
    smooth(
      [
        [x - w, y],
        [x + w, y + w * 0.2],
        [x + k * len, y + len * 0.1 + w * 0.3],
        [x + k * len, y + len * 0.1 - w * 0.4],
      ],
      true,
      0.35,
    ),
    pic.pal.shade,
    0.6,
  );
}

/** Steel thermos with its cup. */
function thermos(pic: Picture, x: number, y: number, u: number, k: number): void {
  const p = pic.pal,
    m = p.mats,
    w = 5 * u,
    h = 30 * u,
    steel = mix(m.cloth, m.metal, 0.35);
  lyingShadow(pic, x, y, w, 34 * u, k);
  const half: Pt[] = [
    [w, 0],
    [w, h * 0.66],
    [w * 0.92, h * 0.72],
    [w * 0.62, h * 0.78],
    [w * 0.62, h * 0.82],
  ];
  const body = poly([
    ...half.map(([a, b]) => [x + a, y - b] as Pt),
    ...half.map(([a, b]) => [x - a, y - b] as Pt).reverse(),
  ]);
  const cup = poly([
    [x - w * 0.66, y - h * 0.81],
    [x + w * 0.66, y - h * 0.81],
    [x + w * 0.54, y - h],
    [x - w * 0.54, y - h],
  ]);
  const base = ellipse(x, y, w, w * 0.24);
  pic.fill(body + base, steel);
  pic.fill(cup, m.metal);
  pic.fill(
    rect(x - w * 0.66, y - h * 0.815, w * 1.32, h * 0.02) + rect(x - w, y - h * 0.12, w * 2, h * 0.02),
    overprint(m.metal, p.shade, 0.5),
  );
  const all = pic.clip(body + base + cup);
  const band = (a: number, b: number) =>
    rect(Math.min(x + a * w, x + b * w), y - h * 1.1, Math.abs(b - a) * w, h * 1.2);
  pic.add('multiply', pic.clipped(all, shape(band(k * 0.25, k * 1.1), p.shade, 0.6)));
  pic.add('multiply', pic.clipped(all, shape(band(k * 0.72, k * 1.1), p.shade, 0.4)));
  pic.raw(pic.clipped(all, shape(band(-k * 0.72, -k * 0.5), lit(p, m.foam, 0.3), 0.75)));
}

/** The gourd in its ring of silver, yerba to the brim, bombilla leaning out. */
function gourd(pic: Picture, x: number, y: number, u: number, k: number): void {
  const p = pic.pal,
    m = p.mats,
    leather = overprint(m.wood, p.shade, 0.22);
  lyingShadow(pic, x, y, 6 * u, 20 * u, k);
  const half: Pt[] = [
    [3.4, 0],
    [6, 2],
    [7.2, 5.4],
    [6.6, 9],
    [5.2, 11.6],
    [5, 13],
  ].map(([a, b]) => [a! * u, b! * u]);
  const body = smooth(
    [...half.map(([a, b]) => [x + a, y - b] as Pt), ...half.map(([a, b]) => [x - a, y - b] as Pt).reverse()],
    true,
    0.7,
  );
  pic.line(
    `M${f1(x - k * 1 * u)} ${f1(y - 12 * u)}L${f1(x - k * 5.4 * u)} ${f1(y - 23 * u)}`,
    lit(p, m.metal, 0.3),
    1.1 * u,
  );
  pic.line(`M${f1(x - k * 5.4 * u)} ${f1(y - 23 * u)}l${f1(-k * 2.6 * u)} ${f1(-1.4 * u)}`, m.mustard, 1.3 * u);
  pic.fill(body, leather);
  const clip = pic.clip(body);
  pic.add('multiply', pic.clipped(clip, shape(ellipse(x + k * 6 * u, y - 4.4 * u, 7 * u, 9.5 * u), p.shade, 0.6)));
  pic.raw(pic.clipped(clip, shape(ellipse(x - k * 3.6 * u, y - 7.4 * u, 1.3 * u, 3 * u), lit(p, leather, 0.4), 0.7)));
  pic.fill(ellipse(x, y - 13 * u, 5.3 * u, 1.9 * u), m.metal);
  pic.fill(ellipse(x, y - 13.2 * u, 4.6 * u, 1.5 * u), overprint(m.leafDark, p.shade, 0.2));
  pic.fill(ellipse(x + k * 1.4 * u, y - 13.6 * u, 3 * u, 0.9 * u), mix(m.leaf, m.scrub, 0.4));
}
