import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, type Pt, poly, rect, smooth, sweep } from '../../core/geom.ts';
import { pale } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';

/**
 * A table seen straight from above. Circles are circles; every thing throws the same short shadow, away from
 * the light at the upper left. Sizes are sheet units, `u` a hundredth of the short side.
 */
export interface Top {
  pic: Picture;
  u: number;
  rng: Rng;
}

/** The direction of shadows, per unit of height. */
const FALL: Pt = [0.62, 0.72];

/** The shadow of an outline that stands `h` above the table. */
export function drop({ pic }: Top, d: string, h: number, k = 0.55): void {
  pic.add(
    'multiply',
    `<g transform="translate(${f1(FALL[0] * h)} ${f1(FALL[1] * h)})">${shape(d, pic.pal.shade, k)}</g>`,
  );
}

/** Planks across the whole sheet. */
export function planks({ pic, u, rng }: Top, c: Hex): void {
  const { W, H, pal: p } = pic,
    wide = 21 * u;
  pic.fill(rect(-5, -5, W + 10, H + 10), c);
  let grain = '',
    gaps = '';
  for (let i = 0; i * wide < W + wide; i++) {
    const x = i * wide - 6 * u;
    pic.shade(rect(x, -5, wide, H + 10), p.shade, [0.06, 0.2, 0, 0.13][i % 4]!);
    gaps += rect(x - u * 0.25, -5, u * 0.5, H + 10);
    for (let j = 0; j < 9; j++) {
      const gx = x + rng.range(0.08, 0.92) * wide,
        y0 = rng.range(-0.1, 0.9) * H,
        l = rng.range(0.12, 0.4) * H;
      grain += sweep(
        [
          [gx, y0, 0.3],
          [gx + rng.range(-5, 5), y0 + l / 2, 1.7],
          [gx, y0 + l, 0.3],
        ],
        4,
      );
    }
    if (rng.chance(0.6)) {
      const kx = x + wide * rng.range(0.3, 0.7),
        ky = rng() * H;
      for (const q of [2.4, 1.6, 0.8])
        grain += ellipse(kx, ky, u * q * 0.6, u * q) + ellipse(kx, ky, u * (q - 0.3) * 0.6, u * (q - 0.3));
    }
  }
  pic.add('multiply', shape(grain, p.shade, 0.2, ' fill-rule="evenodd"') + shape(gaps, p.shade, 0.75));
}

/** A round plate with its rim. */
export function plate(t: Top, x: number, y: number, r: number, c: Hex, o: { band?: Hex } = {}): void {
  const { pic, u } = t,
    p = pic.pal;
  drop(t, ellipse(x, y, r), u * 2.2);
  pic.fill(ellipse(x, y, r), c);
  pic.add(
    'multiply',
    pic.clipped(
      pic.clip(ellipse(x, y, r)),
      shape(
        `${ellipse(x, y, r * 1.2)}${ellipse(x - r * 0.05, y - r * 0.05, r * 0.99)}`,
        p.shade,
        0.45,
        ' fill-rule="evenodd"',
      ),
    ),
  );
  if (o.band)
    pic.raw(
      `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(r * 0.88)}" fill="none" stroke="${o.band}" stroke-width="${f1(r * 0.05)}"/>`,
    );
  pic.fill(ellipse(x, y, r * 0.72), overprint(c, p.shade, 0.22));
  pic.fill(ellipse(x + r * 0.02, y + r * 0.02, r * 0.69), pale(p, c, 0.2));
}

/** A bowl: a deep wall in shade and the food inside, painted by `fill`. */
export function bowl(t: Top, x: number, y: number, r: number, c: Hex, fill: Hex): void {
  const { pic, u } = t,
    p = pic.pal;
  drop(t, ellipse(x, y, r), u * 3.4);
  pic.fill(ellipse(x, y, r), c);
  pic.fill(ellipse(x, y, r * 0.9), overprint(c, p.shade, 0.6));
  pic.fill(ellipse(x + r * 0.04, y + r * 0.05, r * 0.82), fill);
  pic.add(
    'multiply',
    pic.clipped(
      pic.clip(ellipse(x, y, r * 0.86)),
      shape(
        `${ellipse(x, y, r)}${ellipse(x + r * 0.17, y + r * 0.19, r * 0.86)}`,
        p.shade,
        0.6,
        ' fill-rule="evenodd"',
      ),
    ),
  );
  pic.raw(
    `<path d="M${f1(x - r * 0.92)} ${f1(y - r * 0.2)}A${f1(r * 0.95)} ${f1(r * 0.95)} 0 0 1 ${f1(x - r * 0.1)} ${f1(y - r * 0.93)}" fill="none" stroke="${pale(p, c, 0.5)}" stroke-width="${f1(r * 0.06)}" stroke-linecap="round"/>`,
  );
}

/** A stemmed glass: the foot through the bowl, the wine, the light of the window in it. */
export function stemware(t: Top, x: number, y: number, r: number, wine: Hex): void {
  const { pic, u } = t,
    p = pic.pal,
    g = pale(p, p.own.glass, 0.4);
  drop(t, ellipse(x, y, r * 0.9), u * 9, 0.26);
  // the wine throws its colour on the table
  pic.add('multiply', shape(ellipse(x + FALL[0] * u * 7, y + FALL[1] * u * 7, r * 0.62), pale(p, wine, 0.35), 0.7));
  pic.fill(ellipse(x, y, r), g, 0.42);
  pic.fill(ellipse(x, y, r * 0.84), overprint(wine, p.shade, 0.4));
  pic.fill(ellipse(x - r * 0.05, y - r * 0.05, r * 0.74), wine);
  pic.fill(ellipse(x + r * 0.22, y + r * 0.26, r * 0.36), mix(wine, p.own.accent, 0.28));
  pic.raw(
    `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(r)}" fill="none" stroke="${pale(p, g, 0.6)}" stroke-width="${f1(r * 0.06)}"/>`,
  );
  pic.fill(
    smooth(
      [
        [x - r * 0.62, y - r * 0.2],
        [x - r * 0.5, y - r * 0.5],
        [x - r * 0.2, y - r * 0.64],
        [x - r * 0.3, y - r * 0.42],
      ],
      true,
      0.8,
    ),
    p.paper,
    0.9,
  );
}

/** A fork, knife or spoon, `l` long; with `turn` 0 it points up the sheet. */
export function cutlery(t: Top, x: number, y: number, l: number, kind: 'knife' | 'fork' | 'spoon', turn = 0): void {
  const { pic, u } = t,
    p = pic.pal,
    steel = pale(p, p.own.metal, 0.25),
    w = l * 0.022,
    handle = sweep(
      [
        [x, y + l * 0.5, w * 1.5],
        [x, y + l * 0.2, w * 1.1],
        [x, y - l * 0.1, w * 0.8],
      ],
      4,
    );
  let head: string;
  if (kind === 'knife')
    head = smooth(
      [
        [x - w, y - l * 0.08],
        [x + w * 1.5, y - l * 0.1],
        [x + w * 1.9, y - l * 0.36],
        [x + w * 0.4, y - l * 0.5],
        [x - w, y - l * 0.42],
      ],
      true,
      0.6,
    );
  else if (kind === 'spoon')
    head = ellipse(x, y - l * 0.36, l * 0.055, l * 0.1) + rect(x - w * 0.6, y - l * 0.3, w * 1.2, l * 0.24);
  else {
    head = smooth(
      [
        [x - w * 0.8, y - l * 0.08],
        [x - w * 2.4, y - l * 0.2],
        [x - w * 2.5, y - l * 0.3],
        [x + w * 2.5, y - l * 0.3],
        [x + w * 2.4, y - l * 0.2],
        [x + w * 0.8, y - l * 0.08],
      ],
      true,
      0.7,
    );
    for (const q of [-2, -0.7, 0.7, 2]) head += rect(x + q * w - w * 0.34, y - l * 0.48, w * 0.68, l * 0.2);
  }
  const spin = (svg: string) => `<g transform="rotate(${f1(turn)} ${f1(x)} ${f1(y)})">${svg}</g>`;
  pic.add(
    'multiply',
    `<g transform="translate(${f1(FALL[0] * u)} ${f1(FALL[1] * u)})">${spin(shape(handle, p.shade, 0.6) + shape(head, p.shade, 0.6))}</g>`,
  );
  pic.raw(
    spin(
      shape(handle, steel) +
        shape(head, steel) +
        shape(
          sweep(
            [
              [x - w * 0.5, y + l * 0.46, w * 0.4],
              [x - w * 0.3, y - l * 0.08, w * 0.3],
            ],
            2,
          ),
          p.paper,
          0.8,
        ),
    ),
  );
}

/** A folded napkin with a stripe along its hem. */
export function napkin(t: Top, x: number, y: number, w: number, h: number, c: Hex, stripe: Hex, turn = 0): void {
  const { pic, u } = t,
    p = pic.pal,
    d = rect(x - w / 2, y - h / 2, w, h),
    spin = (svg: string) => `<g transform="rotate(${f1(turn)} ${f1(x)} ${f1(y)})">${svg}</g>`;
  pic.add(
    'multiply',
    `<g transform="translate(${f1(FALL[0] * u * 1.2)} ${f1(FALL[1] * u * 1.2)})">${spin(shape(d, p.shade, 0.5))}</g>`,
  );
  pic.raw(
    spin(
      shape(d, c) +
        shape(rect(x - w / 2, y + h * 0.3, w, h * 0.05) + rect(x - w / 2, y + h * 0.38, w, h * 0.025), stripe) +
        shape(rect(x - w * 0.02, y - h / 2, w * 0.52, h), overprint(c, p.shade, 0.18)) +
        shape(rect(x - w * 0.02, y + h * 0.3, w * 0.52, h * 0.05), overprint(stripe, p.shade, 0.18)),
    ),
  );
}

/** A board of any outline. */
export function plank(t: Top, d: string, c: Hex): void {
  const { pic, u } = t;
  drop(t, d, u * 2.6);
  pic.fill(d, c);
  const clip = pic.clip(d);
  let g = '';
  for (let i = 0; i < 40; i++) {
    const y = (i / 40) * pic.H;
    g += sweep(
      [
        [0, y, 0.4],
        [pic.W / 2, y + 5 * Math.sin(i * 2), 1.3],
        [pic.W, y, 0.4],
      ],
      4,
    );
  }
  pic.add('multiply', pic.clipped(clip, shape(g, pic.pal.shade, 0.22)));
}

/** A round country loaf scored with a cross, floured. */
export function loaf(t: Top, x: number, y: number, r: number): void {
  const { pic, u, rng } = t,
    p = pic.pal,
    m = p.own,
    crust = mix(m.adobe, m.wood, 0.35),
    pts: Pt[] = Array.from({ length: 22 }, (_, i) => [
      x + Math.cos((i / 22) * 6.283) * r * rng.range(0.97, 1.03),
      y + Math.sin((i / 22) * 6.283) * r * rng.range(0.95, 1.02),
    ]),
    d = smooth(pts);
  drop(t, d, u * 5);
  pic.fill(d, crust);
  const clip = pic.clip(d);
  pic.add(
    'multiply',
    pic.clipped(
      clip,
      shape(
        `${ellipse(x, y, r * 1.3)}${ellipse(x - r * 0.18, y - r * 0.2, r * 0.96)}`,
        p.shade,
        0.5,
        ' fill-rule="evenodd"',
      ),
    ),
  );
  pic.raw(pic.clipped(clip, shape(ellipse(x - r * 0.28, y - r * 0.3, r * 0.52), pale(p, crust, 0.22))));
  let cuts = '';
  for (const a of [0.5, 2.07])
    cuts += sweep(
      [
        [x - Math.cos(a) * r * 0.72, y - Math.sin(a) * r * 0.72, 0.5],
        [x + u * 0.6, y, r * 0.09],
        [x + Math.cos(a) * r * 0.72, y + Math.sin(a) * r * 0.72, 0.5],
      ],
      5,
    );
  pic.raw(pic.clipped(clip, shape(cuts, mix(m.wall, m.sand, 0.45))));
  let flour = '';
  for (let i = 0; i < 60; i++)
    flour += ellipse(x + rng.gauss() * r * 0.36, y + rng.gauss() * r * 0.36, rng.range(0.5, 2.2));
  pic.fill(flour, p.paper, 0.75);
}

/** Round things heaped in a circle: olives, gnocchi, tomatoes. */
export function heap(t: Top, x: number, y: number, R: number, r: number, n: number, inks: readonly Hex[]): void {
  const { pic, rng } = t,
    p = pic.pal;
  for (let i = 0; i < n; i++) {
    const a = i * 2.399,
      d = Math.sqrt(1 - i / n) * R,
      ox = x + Math.cos(a) * d,
      oy = y + Math.sin(a) * d,
      q = r * rng.range(0.86, 1.14),
      c = rng.pick(inks);
    pic.fill(ellipse(ox + q * 0.18, oy + q * 0.2, q * 1.06), overprint(c, p.shade, 0.75));
    pic.fill(ellipse(ox, oy, q), overprint(c, p.shade, 0.16));
    pic.fill(ellipse(ox - q * 0.16, oy - q * 0.18, q * 0.68), c);
    pic.fill(ellipse(ox - q * 0.36, oy - q * 0.38, q * 0.18), pale(p, c, 0.75));
  }
}

/** A sprig of small leaves. */
export function sprig(t: Top, x: number, y: number, l: number, a: number, c: Hex): void {
  const { pic, u } = t,
    dx = Math.cos(a),
    dy = Math.sin(a);
  let d = sweep(
    [
      [x, y, u * 0.3],
      [x + dx * l, y + dy * l, u * 0.12],
    ],
    2,
  );
  for (let i = 1; i < 9; i++) {
    const q = i / 9,
      s = i % 2 ? 1 : -1,
      bx = x + dx * l * q,
      by = y + dy * l * q,
      la = a + s * 0.9,
      ll = l * 0.2 * (1.2 - q * 0.6);
    d += sweep(
      [
        [bx, by, 0.3],
        [bx + Math.cos(la) * ll * 0.5, by + Math.sin(la) * ll * 0.5, ll * 0.2],
        [bx + Math.cos(la) * ll, by + Math.sin(la) * ll, 0.2],
      ],
      4,
    );
  }
  drop(t, d, u * 0.8);
  pic.fill(d, c);
}

/** A wedge or bar with a lit top: cheese, cake, meat. */
export function chunk(t: Top, pts: Pt[], c: Hex, h: number): void {
  const d = poly(pts);
  drop(t, d, h);
  t.pic.fill(d, overprint(c, t.pic.pal.shade, 0.3));
  t.pic.fill(`${poly(pts.map(([a, b]) => [a - h * 0.12, b - h * 0.14] as Pt))}`, c);
}
