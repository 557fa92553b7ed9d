import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly, rect, smooth, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { glow } from '../../props/air/light.ts';
import { bookshelf, bottleShelves, counter, pendant } from '../../props/rooms/bar.ts';
import { lathe } from '../../props/table/lathe.ts';
import { steam } from '../../props/table/servings.ts';
import { type Stage, turned } from '../../props/table/table.ts';

export interface CocktailsOptions {
  focal?: number;
  drink?: 'gin' | 'vermouth';
}

/** Something to drink on the bar: a row of gin and tonics in green light, or coffee and vermouth among books. */
export function cocktails(pic: Picture, o: CocktailsOptions = {}): void {
  if (o.drink === 'vermouth') vermouth(pic, o.focal ?? 0.6);
  else ginRow(pic, o.focal ?? 0.56);
}

// --- Gin -----------------------------------------------------------------------------------------

type Garnish = 'grapefruit' | 'cucumber' | 'juniper';

/** The random seed of each garnish's ice, kept from the first prints: another word would change them. */
const CHANCE: Record<Garnish, string> = { grapefruit: 'pomelo', cucumber: 'pepino', juniper: 'enebro' };

function ginRow(pic: Picture, focal: number): void {
  const { W, H, pal: p } = pic;
  const m = p.own;
  const neon = mix(m.leaf, m.water, 0.45);
  bottleShelves(pic, -5, -10, W + 5, H * 0.66, {
    rows: 3,
    back: overprint(mix(p.deep, m.leafDark, 0.35), p.shade, 0.2),
    light: neon,
    wood: mix(p.deep, m.leafDark, 0.2),
    rng: pic.rng.fork('shelf'),
  });
  // the shelves stand back: a veil of dark, and green light along the counter
  pic.add('stippleMultiply', shape(rect(0, 0, W, H * 0.66), mix(p.shade, p.deep, 0.4), 0.42), 0.2);
  const st = counter(pic, { focal, y: 0.64, ink: mix(p.deep, m.leafDark, 0.25), sheen: neon });
  const k = st.side;
  const u = st.u * 1.12;
  const glasses: [number, number, number, Garnish][] = [
    [k * 31, 0, 0.92, 'juniper'],
    [k * 1.5, 4, 1, 'cucumber'],
    [-k * 29, 8.5, 1.08, 'grapefruit'],
  ];
  for (const [dx, dy, s, garnish] of glasses) {
    const [x, y] = [st.cx + dx * u, H * 0.79 + dy * u];
    glow(pic, x, y - 26 * u * s, 26 * u * s, neon, 0.32);
    balloon(pic, st, x, y, 47 * u * s, garnish);
  }
  juniper(pic, st, st.cx + k * 17 * u, H * 0.93, u);
}

/** Balloon glass of gin and tonic with ice and its garnish; (x, y) the middle of the foot, `h` its height. */
function balloon(pic: Picture, st: Stage, x: number, y: number, h: number, garnish: Garnish): void {
  const p = pic.pal;
  const m = p.own;
  const u = h / 34;
  const k = st.side;
  const bowl: [number, number][] = [
    [0.6, 11],
    [4.2, 11.8],
    [8.2, 15.2],
    [9.6, 20],
    [9.2, 25],
    [7.6, 30.5],
    [6.9, 34],
  ];
  const scaled = (pts: [number, number][], q = 1) => pts.map(([a, b]) => [a * u * q, b * u] as [number, number]);
  const B = lathe(x, y, scaled(bowl), st.tilt);
  const foot = ellipse(x, y, 6.4 * u, 6.4 * u * st.tilt);
  const stem = sweep(
    [
      [x, y - 0.3 * u, 1.4 * u],
      [x, y - 2.4 * u, 0.6 * u],
      [x, y - 8.5 * u, 0.55 * u],
      [x, y - 11.4 * u, 1.1 * u],
    ],
    5,
    false,
  );
  st.shadow(B.outline + stem + foot, y, 0.4);
  const glass = lit(p, m.glass, 0.4);
  pic.raw(shape(foot, glass, 0.5) + shape(stem, glass, 0.65) + shape(B.outline, glass, 0.16));
  const level = 28.4;
  const liquid = lathe(x, y, scaled([...bowl.filter((q) => q[1] < level), [8.1, level]], 0.96), st.tilt);
  const tint = mix(m.glass, garnish === 'grapefruit' ? m.accent : garnish === 'cucumber' ? m.leaf : m.water, 0.24);
  pic.fill(liquid.outline, tint, 0.72);
  const clip = pic.clip(liquid.outline);
  iceAndGarnish(pic, clip, x, y, u, k, garnish);
  pic.add('multiply', pic.clipped(clip, shape(liquid.band(k < 0 ? 0.35 : -1.2, k < 0 ? 1.2 : -0.35), p.shade, 0.32)));
  pic.raw(`<path d="${B.ring(level * u, 0.96)}" fill="${lit(p, tint, 0.5)}" fill-opacity="0.6"/>`);
  overRim(pic, x, y - 33 * u, u, k, garnish);
  pic.raw(
    `<path d="${B.ring(B.top)}" fill="none" stroke="${lit(p, m.glass, 0.7)}" stroke-width="${Math.max(1.2, u * 0.24).toFixed(1)}" stroke-opacity="0.9"/>`,
  );
  const inside = pic.clip(B.outline);
  const gleam = (a: number, b: number, h0: number, h1: number) =>
    B.band(k < 0 ? a : -b, k < 0 ? b : -a, h0 * u, h1 * u);
  pic.raw(
    pic.clipped(
      inside,
      shape(gleam(-0.88, -0.76, 15, 31), p.paper, 0.85) +
        shape(gleam(-0.66, -0.61, 22, 31), p.paper, 0.6) +
        shape(gleam(0.86, 0.92, 15, 29), p.paper, 0.4),
    ),
  );
}

/** The ice and garnish floating in the glass. */
function iceAndGarnish(pic: Picture, clip: string, x: number, y: number, u: number, k: number, garnish: Garnish): void {
  const p = pic.pal;
  const m = p.own;
  const rng = pic.rng.fork(`ice${CHANCE[garnish]}`);
  for (let i = 0; i < 7; i++) {
    const cx = x + [-4.6, 0.4, 4.8, -2.4, 3, -5, 1.5][i]! * u;
    const cy = y - [25.5, 26.4, 24.8, 20, 19, 16.6, 14.8][i]! * u;
    const a = rng.range(0, 1.5);
    const r = 3 * u;
    const corner = (q: number): Pt => [cx + Math.cos(a + q) * r, cy + Math.sin(a + q) * r];
    const cube = poly([corner(0), corner(1.57), corner(3.14), corner(4.71)]);
    const facet = poly([corner(0), corner(1.57), [cx, cy]]);
    pic.raw(pic.clipped(clip, shape(cube, p.paper, 0.34) + shape(facet, p.paper, 0.4)));
  }
  if (garnish === 'grapefruit') {
    const [cx, cy] = [x - k * 1.5 * u, y - 22.5 * u];
    pic.raw(pic.clipped(clip, citrus(pic, cx, cy, 5.6 * u, mix(m.accent, m.rockC, 0.3), m.mustard)));
  }
  if (garnish === 'cucumber')
    for (const [dx, dy] of [
      [-2.6, 24],
      [1.6, 19.5],
      [-1, 15.2],
    ] as const) {
      const ring = ellipse(x + dx * u, y - dy * u, 3.4 * u, 3 * u);
      pic.raw(
        pic.clipped(
          clip,
          shape(ring, m.leafDark) +
            shape(ellipse(x + dx * u, y - dy * u, 2.9 * u, 2.5 * u), mix(m.leaf, m.foam, 0.62)) +
            shape(ellipse(x + dx * u, y - dy * u, 1.4 * u, 1.1 * u), mix(m.leaf, m.foam, 0.4)),
        ),
      );
    }
  let berries = '';
  for (let i = 0; i < (garnish === 'juniper' ? 15 : 5); i++)
    berries += ellipse(x + rng.range(-5, 5) * u, y - rng.range(14, 27) * u, 0.85 * u);
  pic.raw(pic.clipped(clip, shape(berries, mix(m.wine, p.deep, 0.4))));
}

/** A wheel of citrus: rind, pith, segments. */
function citrus(pic: Picture, x: number, y: number, r: number, flesh: Hex, rind: Hex): string {
  const p = pic.pal;
  let seg = '';
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2 + 0.2;
    const at = (q: number, rr: number): Pt => [x + Math.cos(a + q) * r * rr, y + Math.sin(a + q) * r * rr];
    seg += smooth([at(0.39, 0.12), at(0.08, 0.76), at(0.39, 0.84), at(0.7, 0.76)], true, 0.5);
  }
  return shape(ellipse(x, y, r), rind) + shape(ellipse(x, y, r * 0.92), lit(p, p.own.foam, 0.3)) + shape(seg, flesh);
}

/** The garnish leaning over the rim. */
function overRim(pic: Picture, x: number, y: number, u: number, k: number, garnish: Garnish): void {
  const p = pic.pal;
  const m = p.own;
  if (garnish === 'grapefruit')
    pic.raw(citrus(pic, x - k * 6.6 * u, y - 0.5 * u, 4.4 * u, mix(m.accent, m.rockC, 0.3), m.mustard));
  else {
    const stem = sweep(
      [
        [x - k * 4 * u, y + 8 * u, 0.35 * u],
        [x - k * 6 * u, y - 3 * u, 0.3 * u],
        [x - k * 8.4 * u, y - 9 * u, 0.15 * u],
      ],
      4,
    );
    let needles = '';
    for (let i = 0; i < 16; i++) {
      const t = i / 15;
      const cx = x - k * (5.2 + 3.2 * t) * u;
      const cy = y + (1 - 10 * t) * u;
      for (const q of [-1, 1])
        needles += sweep(
          [
            [cx, cy, 0.26 * u],
            [cx + q * 2.1 * u - k * u, cy - 1.4 * u, 0.08 * u],
          ],
          1,
        );
    }
    pic.fill(stem + needles, garnish === 'cucumber' ? mix(m.leaf, m.vine, 0.4) : mix(m.leafDark, m.leaf, 0.4));
  }
}

/** A scatter of juniper berries and a cut grapefruit on the bar. */
function juniper(pic: Picture, st: Stage, x: number, y: number, u: number): void {
  const p = pic.pal;
  const m = p.own;
  const k = st.side;
  for (let i = 0; i < 9; i++) {
    const bx = x + (i * 2.6 - 11) * u;
    const by = y + Math.sin(i * 2.3) * 1.8 * u;
    st.shadow(ellipse(bx, by - 0.6 * u, u), by, 0.5);
    pic.fill(ellipse(bx, by - 0.6 * u, u), mix(m.wine, p.deep, 0.35));
    pic.fill(ellipse(bx + k * 0.3 * u, by - 0.95 * u, 0.32 * u), lit(p, m.wine, 0.5));
  }
}

// --- Vermouth ------------------------------------------------------------------------------------

function vermouth(pic: Picture, focal: number): void {
  const { W, H, pal: p } = pic;
  const m = p.own;
  const k = focal > 0.5 ? 1 : -1;
  const wall = overprint(mix(m.rockA, m.adobe, 0.4), p.shade, p.lamps ? 0.4 : 0.1);
  pic.fill(rect(0, 0, W, H), wall);
  const shelf = k > 0 ? [W * 0.42, W + 10] : [-10, W * 0.58];
  bookshelf(pic, shelf[0]!, -H * 0.04, shelf[1]!, H * 0.6, 4, overprint(m.wood, p.shade, 0.25));
  duskWindow(pic, k > 0 ? W * 0.05 : W * 0.69, H * 0.06, W * 0.26, H * 0.44);
  pendant(pic, W * (0.5 + 0.16 * k), H * 0.2, H * 0.075, mix(m.leafDark, p.deep, 0.3));
  const st = counter(pic, { focal, y: 0.62, ink: mix(m.wood, m.sand, 0.2), sheen: p.lamp });
  const { u, cx } = st;
  const y = H * 0.83;
  siphon(pic, st, cx + k * 31 * u, H * 0.76, u);
  tumbler(pic, st, cx + k * 11 * u, y - 1 * u, 27 * u);
  espresso(pic, st, cx - k * 18 * u, y + 4 * u, u);
  olives(pic, st, cx + k * 29 * u, H * 0.93, u);
}

/** Sash window on the evening. */
function duskWindow(pic: Picture, x: number, y: number, w: number, h: number): void {
  const p = pic.pal;
  const m = p.own;
  pic.fill(rect(x - 16, y - 16, w + 32, h + 36), overprint(m.wood, p.shade, 0.5));
  pic.fill(
    rect(x, y, w, h),
    pic.linear(0, y, 0, y + h, [
      { at: 0, color: p.sky[0] },
      { at: 0.6, color: p.sky[1] },
      { at: 1, color: p.sky[2] },
    ]),
  );
  const hill: Pt[] = [[x, y + h]];
  for (let i = 0; i <= 6; i++) hill.push([x + (w * i) / 6, y + h * (0.72 - 0.1 * Math.sin(i * 1.9))]);
  hill.push([x + w, y + h]);
  pic.fill(poly(hill), mix(p.haze, p.shade, 0.5));
  let trees = '';
  for (let i = 0; i < 5; i++) {
    const tx = x + w * (0.1 + i * 0.2);
    const th = h * (0.34 + 0.1 * ((i * 7) % 3));
    trees += smooth(
      [
        [tx - w * 0.04, y + h],
        [tx - w * 0.045, y + h - th * 0.5],
        [tx, y + h - th],
        [tx + w * 0.045, y + h - th * 0.5],
        [tx + w * 0.04, y + h],
      ],
      true,
      0.8,
    );
  }
  pic.fill(trees, overprint(m.leafDark, p.shade, 0.8));
  pic.fill(rect(x + w / 2 - 5, y, 10, h) + rect(x, y + h * 0.46, w, 9), overprint(m.wood, p.shade, 0.5));
}

/** Low glass of red vermouth with ice and a slice of orange. */
function tumbler(pic: Picture, st: Stage, x: number, y: number, h: number): void {
  const p = pic.pal;
  const m = p.own;
  const u = h / 24;
  const k = st.side;
  const L = lathe(
    x,
    y,
    [
      [6.4, 0],
      [6.9, 0.8],
      [7.4, 12],
      [7.8, 24],
    ].map(([a, b]) => [a! * u, b! * u] as [number, number]),
    st.tilt,
  );
  st.shadow(L.outline, y, 0.5);
  const drink = mix(m.wine, m.accent, 0.35);
  pic.fill(L.outline, lit(p, m.glass, 0.4), 0.35);
  const clip = pic.clip(L.outline);
  pic.raw(pic.clipped(clip, shape(L.band(-0.93, 0.93, 1.6 * u, 17 * u), drink)));
  pic.raw(
    pic.clipped(
      clip,
      shape(L.band(k < 0 ? -0.9 : 0.3, k < 0 ? -0.3 : 0.9, 1.6 * u, 17 * u), mix(drink, m.mustard, 0.35)) +
        shape(L.band(k < 0 ? 0.4 : -0.93, k < 0 ? 0.93 : -0.4, 1.6 * u, 17 * u), overprint(drink, p.shade, 0.5)),
    ),
  );
  for (const [dx, dy, a] of [
    [-2.4, 14, 0.3],
    [2.6, 15.5, 0.9],
    [0.6, 9, 0.5],
  ] as const) {
    const c = (q: number): Pt => [x + dx * u + Math.cos(a + q) * 3.4 * u, y - dy * u + Math.sin(a + q) * 3.4 * u];
    pic.raw(
      pic.clipped(
        clip,
        shape(poly([c(0), c(1.57), c(3.14), c(4.71)]), p.paper, 0.4) +
          shape(poly([c(0), c(1.57), c(2.3)]), p.paper, 0.35),
      ),
    );
  }
  pic.raw(citrus(pic, x - k * 5.6 * u, y - 22 * u, 5 * u, m.mustard, mix(m.accent, m.mustard, 0.5)));
  pic.raw(pic.clipped(clip, shape(L.band(k < 0 ? -0.84 : 0.72, k < 0 ? -0.72 : 0.84, 2 * u, 22 * u), p.paper, 0.8)));
  pic.raw(
    `<path d="${L.ring(L.top)}" fill="none" stroke="${lit(p, m.glass, 0.7)}" stroke-width="${(u * 0.3).toFixed(1)}" stroke-opacity="0.9"/>`,
  );
}

/** Small cup of espresso on its saucer, a spoon and a sugar beside it. */
function espresso(pic: Picture, st: Stage, x: number, y: number, u: number): void {
  const p = pic.pal;
  const m = p.own;
  const k = st.side;
  pic.add('multiply', shape(ellipse(x - k * 2 * u, y + 1.2 * u, 14 * u, 4 * u), p.shade, 0.6));
  pic.fill(ellipse(x, y + 0.6 * u, 13 * u, 3.9 * u), overprint(m.foam, p.shade, 0.5));
  pic.fill(ellipse(x, y, 13 * u, 3.7 * u), m.foam);
  pic.fill(ellipse(x, y - 0.1 * u, 8.4 * u, 2.2 * u), overprint(m.foam, p.shade, 0.25));
  pic.raw(
    `<path d="${ellipse(x + k * -8.4 * u, y - 7 * u, 3 * u, 3.2 * u)}" fill="none" stroke="${overprint(m.foam, p.shade, 0.25)}" stroke-width="${(u * 1.1).toFixed(1)}"/>`,
  );
  const cup = turned(
    pic,
    st,
    x,
    y,
    [
      [4.4, 0],
      [5, 0.6],
      [6.8, 6],
      [7.6, 11.5],
    ].map(([a, b]) => [a! * u, b! * u] as [number, number]),
    m.foam,
    { spec: 0.5, open: mix(m.rockD, p.deep, 0.55), tilt: 0.26 },
  );
  pic.fill(ellipse(x + k * 1.6 * u, cup.rim[1] + 0.2 * u, 4.6 * u, 1.1 * u), mix(m.adobe, m.wood, 0.35));
  steam(pic, x, cup.rim[1] - u, u * 0.8, k);
  const spoon =
    sweep(
      [
        [x - k * 2 * u, y + 3 * u, 0.5 * u],
        [x + k * 9 * u, y + 1.6 * u, 0.35 * u],
      ],
      2,
    ) + ellipse(x + k * 10.6 * u, y + 1.5 * u, 1.9 * u, 0.9 * u);
  pic.fill(spoon, lit(p, m.metal, 0.3));
}

/** Soda siphon with its metal head. */
function siphon(pic: Picture, st: Stage, x: number, y: number, u: number): void {
  const p = pic.pal;
  const m = p.own;
  const k = st.side;
  const blue = mix(m.water, m.cloth, 0.3);
  turned(
    pic,
    st,
    x,
    y,
    [
      [7, 0],
      [7.6, 1],
      [7.8, 22],
      [6.4, 27],
      [2.8, 31],
      [2.6, 33],
    ].map(([a, b]) => [a! * u, b! * u] as [number, number]),
    blue,
    { spec: 0.6 },
  );
  const L = lathe(
    x,
    y,
    [
      [7.7 * u, 0],
      [7.7 * u, 12 * u],
    ],
    st.tilt,
  );
  const clip = pic.clip(
    poly([
      [x - 7.6 * u, y - 20 * u],
      [x + 7.6 * u, y - 20 * u],
      [x + 7.6 * u, y - 8 * u],
      [x - 7.6 * u, y - 8 * u],
    ]),
  );
  pic.raw(pic.clipped(clip, shape(L.outline, m.wall, 0)));
  pic.fill(
    poly([
      [x - 6 * u, y - 18 * u],
      [x + 6 * u, y - 18 * u],
      [x + 6 * u, y - 9 * u],
      [x - 6 * u, y - 9 * u],
    ]),
    mix(m.foam, blue, 0.15),
    0.9,
  );
  pic.fill(ellipse(x, y - 13.5 * u, 2.6 * u), m.accent);
  const steel = mix(m.metal, p.paper, 0.2);
  pic.fill(
    poly([
      [x - 3 * u, y - 38 * u],
      [x + 3 * u, y - 38 * u],
      [x + 3.2 * u, y - 32 * u],
      [x - 3.2 * u, y - 32 * u],
    ]),
    steel,
  );
  pic.fill(
    sweep(
      [
        [x, y - 36 * u, 1.3 * u],
        [x + k * 6 * u, y - 36.4 * u, 1.1 * u],
        [x + k * 8 * u, y - 32 * u, 0.9 * u],
      ],
      5,
    ),
    steel,
  );
  pic.fill(
    sweep(
      [
        [x - k * 1 * u, y - 38.5 * u, 0.8 * u],
        [x - k * 7 * u, y - 40 * u, 0.7 * u],
      ],
      3,
    ),
    overprint(steel, p.shade, 0.4),
  );
  pic.shade(
    poly([
      [x - k * 0.4 * u, y - 38 * u],
      [x - k * 3 * u, y - 38 * u],
      [x - k * 3.2 * u, y - 32 * u],
      [x - k * 0.4 * u, y - 32 * u],
    ]),
    p.shade,
    0.55,
  );
}

/** A saucer of olives. */
function olives(pic: Picture, st: Stage, x: number, y: number, u: number): void {
  const p = pic.pal;
  const m = p.own;
  const k = st.side;
  pic.add('multiply', shape(ellipse(x - k * 1.6 * u, y + u, 8.6 * u, 2.4 * u), p.shade, 0.6));
  pic.fill(ellipse(x, y, 8 * u, 2.5 * u), m.foam);
  pic.fill(ellipse(x, y - 0.1 * u, 6.6 * u, 1.8 * u), overprint(m.foam, p.shade, 0.3));
  for (let i = 0; i < 8; i++) {
    const ox = x + Math.cos(i * 2.4) * 4 * u * Math.sqrt((i + 1) / 8);
    const oy = y - 1.1 * u + Math.sin(i * 2.4) * 1.1 * u;
    pic.fill(ellipse(ox, oy, 1.7 * u, 1.3 * u), overprint(mix(m.olive, m.leaf, 0.5), p.shade, 0.15));
    pic.fill(ellipse(ox + k * 0.5 * u, oy - 0.4 * u, 0.5 * u, 0.34 * u), p.paper, 0.8);
  }
}
