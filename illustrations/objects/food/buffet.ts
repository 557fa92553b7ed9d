import { type Hex, mix, overprint } from '../../core/color.ts';
import { blob, ellipse, type Pt, poly, rect, smooth, sweep } from '../../core/geom.ts';
import { pale } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { pinching } from '../../props/people/hands.ts';
import { drop, type Top } from '../../props/table/overhead.ts';

/** Food sold by weight, from above: trays in their counter, a plate on the scale, a hand with the serving spoon. */
export function buffet(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.own,
    t: Top = { pic, u: Math.min(W, H) / 100, rng: pic.rng.fork('buffet') },
    { u } = t,
    x0 = W * (o.focal ?? 0.64);
  counter(t, mix(m.cloth, m.leafDark, 0.35));
  const dishes: [Dish, Hex][] = [
    [greens, m.leafDark],
    [potatoes, mix(m.mustard, m.adobe, 0.5)],
    [beetroot, m.wine],
    [rice, mix(m.foam, m.sand, 0.4)],
    [cutlets, mix(m.adobe, m.wood, 0.3)],
    [noodles, mix(m.sand, m.mustard, 0.3)],
  ];
  scale(t, x0 - 63.5 * u, H * 0.35);
  box(t, x0 - 63.5 * u, H * 0.98);
  dishes.forEach(([fill, bed], i) => {
    const x = x0 + ((i % 3) - 1) * 29.5 * u,
      y = H * 0.5 + (i < 3 ? -22.5 : 22.5) * u;
    tray(t, x, y, 27 * u, 41 * u, fill, bed);
  });
  const tip: Pt = [x0 + 10 * u, H * 0.5 - 14 * u];
  const handle: Pt = [tip[0] + 30 * u, tip[1] + 11 * u];
  const spoon = sweep(
    [
      [tip[0] + 3 * u, tip[1] + u, 1 * u],
      [...handle, 1.2 * u],
      [handle[0] + 8 * u, handle[1] + 3 * u, 1.3 * u],
    ] as [number, number, number][],
    4,
  );
  const bowl = smooth([
    [tip[0] - 6 * u, tip[1] - 2 * u],
    [tip[0], tip[1] - 5 * u],
    [tip[0] + 5 * u, tip[1] - 1 * u],
    [tip[0] + 3 * u, tip[1] + 4 * u],
    [tip[0] - 4 * u, tip[1] + 4 * u],
  ]);
  drop(t, spoon + bowl, 4 * u, 0.45);
  const hand = pinching(pic, { x: handle[0] - 4 * u, y: handle[1], size: 20 * u, turn: 0.12, sleeve: m.foam });
  hand.behind();
  const steel = mix(m.metal, m.foam, 0.4);
  pic.fill(spoon, steel);
  pic.fill(bowl, steel);
  pieces(t, rectOf(tip[0] - 1 * u, tip[1], 6 * u, 5 * u), 7, [mix(m.mustard, m.adobe, 0.3), m.mustard], 1.9);
  hand.before();
}

type Dish = (t: Top, a: Area) => void;

interface Area {
  x0: number;
  y0: number;
  w: number;
  h: number;
}
const rectOf = (x: number, y: number, w: number, h: number): Area => ({ x0: x - w / 2, y0: y - h / 2, w, h });

function rounded(x: number, y: number, w: number, h: number, r: number): string {
  return `M${x - w / 2 + r} ${y - h / 2}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${-(w - 2 * r)}q${-r} 0 ${-r} ${-r}v${-(h - 2 * r)}q0 ${-r} ${r} ${-r}Z`;
}

/** The counter: glazed tiles, their joints, the light from a window across them. */
function counter({ pic, u }: Top, ink: Hex): void {
  const { W, H, pal: p } = pic;
  pic.fill(rect(-4, -4, W + 8, H + 8), ink);
  let joints = '';
  for (let x = 0; x < W; x += 12.5 * u) joints += rect(x - 0.2 * u, 0, 0.4 * u, H);
  for (let y = 0; y < H; y += 12.5 * u) joints += rect(0, y - 0.2 * u, W, 0.4 * u);
  pic.shade(joints, p.shade, 0.45);
  pic.add(
    'screen',
    shape(
      poly([
        [W * 0.1, -4],
        [W * 0.34, -4],
        [W * 0.1, H + 4],
        [-W * 0.14, H + 4],
      ]) +
        poly([
          [W * 0.42, -4],
          [W * 0.5, -4],
          [W * 0.26, H + 4],
          [W * 0.18, H + 4],
        ]),
      p.glow,
      0.12,
    ),
  );
}

/** A steel tray sunk into the counter, filled by `fill`. */
function tray(t: Top, x: number, y: number, w: number, h: number, fill: Dish, bed: Hex): void {
  const { pic, u } = t,
    p = pic.pal,
    steel = mix(p.own.metal, p.own.foam, 0.45);
  drop(t, rounded(x, y, w, h, 3 * u), 1.6 * u);
  pic.fill(rounded(x, y, w, h, 3 * u), pale(p, steel, 0.3));
  const inside = rounded(x, y, w - 3 * u, h - 3 * u, 2.4 * u);
  pic.fill(inside, overprint(steel, p.shade, 0.5));
  const clip = pic.clip(inside);
  pic.fill(rounded(x, y, w - 5 * u, h - 5 * u, 3 * u), overprint(bed, p.shade, 0.3));
  fill(t, rectOf(x, y, w - 4.6 * u, h - 4.6 * u));
  // the near and the left wall of the tray throw their shade over the food
  pic.add(
    'multiply',
    pic.clipped(
      clip,
      shape(
        `${rounded(x, y, w, h, 3 * u)}${rounded(x + 2.6 * u, y + 3 * u, w - 3 * u, h - 3 * u, 2.4 * u)}`,
        p.shade,
        0.55,
        ' fill-rule="evenodd"',
      ),
    ),
  );
}

/** Pieces heaped in a tray: each with its lit and its shaded side. `size` in hundredths of the sheet. */
function pieces(t: Top, a: Area, n: number, inks: readonly Hex[], size: number, flat = 1): void {
  const { pic, u, rng } = t,
    p = pic.pal;
  for (let i = 0; i < n; i++) {
    const r = size * u * rng.range(0.75, 1.15),
      x = a.x0 + r + rng() * Math.max(1, a.w - 2 * r),
      y = a.y0 + r + rng() * Math.max(1, a.h - 2 * r),
      c = inks[i % inks.length]!;
    pic.add('multiply', shape(ellipse(x + r * 0.25, y + r * 0.3, r, r * flat), p.shade, 0.4));
    pic.fill(blob(x, y, r, r * flat, rng, 8, 0.16), overprint(c, p.shade, 0.3));
    pic.fill(blob(x - r * 0.14, y - r * 0.16, r * 0.78, r * 0.76 * flat, rng, 8, 0.14), c);
  }
}

function greens(t: Top, a: Area): void {
  const m = t.pic.pal.own;
  pieces(t, a, 92, [m.leaf, m.vine, mix(m.leaf, m.leafDark, 0.5)], 3.6, 0.8);
  pieces(t, a, 9, [m.accent], 2.3);
  pieces(t, a, 8, [mix(m.foam, m.mustard, 0.15)], 1.5);
}
function potatoes(t: Top, a: Area): void {
  const m = t.pic.pal.own;
  pieces(t, a, 96, [m.mustard, mix(m.mustard, m.adobe, 0.45), mix(m.mustard, m.sand, 0.5)], 3.2, 0.85);
  pieces(t, a, 26, [m.leafDark], 0.55);
}
function beetroot(t: Top, a: Area): void {
  const m = t.pic.pal.own;
  pieces(t, a, 120, [m.wine, mix(m.wine, m.accent, 0.45), mix(m.wine, m.accent, 0.2)], 2.7);
  pieces(t, a, 9, [mix(m.foam, m.sand, 0.2)], 2.1);
}
function rice(t: Top, a: Area): void {
  const m = t.pic.pal.own;
  pieces(t, a, 250, [mix(m.foam, m.sand, 0.3), mix(m.foam, m.wall, 0.4)], 1.7, 0.7);
  pieces(t, a, 40, [m.vine], 1);
  pieces(t, a, 26, [m.accent, mix(m.mustard, m.accent, 0.5)], 1.15);
}
function cutlets(t: Top, a: Area): void {
  const m = t.pic.pal.own,
    { u, pic, rng } = t,
    crust = mix(m.adobe, m.mustard, 0.35);
  for (const [dx, dy, turn] of [
    [0.3, 0.2, 0.3],
    [0.72, 0.3, -0.4],
    [0.34, 0.52, -0.2],
    [0.7, 0.66, 0.35],
    [0.38, 0.84, 0.2],
  ] as const) {
    const x = a.x0 + a.w * dx,
      y = a.y0 + a.h * dy;
    const pts = Array.from({ length: 14 }, (_, i): Pt => {
      const q = (i / 14) * 6.283,
        r = rng.range(0.9, 1.08);
      const [ex, ey] = [Math.cos(q) * 7.6 * u * r, Math.sin(q) * 5.6 * u * r];
      return [x + ex * Math.cos(turn) - ey * Math.sin(turn), y + ex * Math.sin(turn) + ey * Math.cos(turn)];
    });
    drop(t, smooth(pts), 1.2 * u, 0.5);
    pic.fill(smooth(pts), overprint(crust, pic.pal.shade, 0.22));
    pic.fill(
      smooth(pts.map(([px, py]) => [x + (px - x) * 0.86 - 0.5 * u, y + (py - y) * 0.84 - 0.6 * u] as Pt)),
      crust,
    );
    pieces(t, rectOf(x, y, 10 * u, 6 * u), 12, [pale(pic.pal, crust, 0.3)], 0.5);
  }
  pieces(t, rectOf(a.x0 + a.w * 0.84, a.y0 + a.h * 0.9, 6 * u, 5 * u), 3, [mix(m.mustard, m.foam, 0.35)], 2.2);
}
function noodles(t: Top, a: Area): void {
  const m = t.pic.pal.own,
    { pic, u, rng } = t;
  for (let i = 0; i < 80; i++) {
    const x = a.x0 + a.w * rng.range(0.22, 0.78),
      y = a.y0 + a.h * rng.range(0.13, 0.87),
      r = u * rng.range(2, 5),
      turn = rng.range(0, 6);
    const pts = Array.from(
      { length: 9 },
      (_, j): Pt => [x + Math.cos(turn + j * 0.62) * r, y + Math.sin(turn + j * 0.62) * r * 0.8],
    );
    pic.line(
      smooth(pts, false),
      i % 3 ? mix(m.sand, m.mustard, 0.25) : overprint(mix(m.sand, m.mustard, 0.35), pic.pal.shade, 0.3),
      0.95 * u,
    );
  }
  pieces(
    t,
    rectOf(a.x0 + a.w * 0.5, a.y0 + a.h * 0.45, a.w * 0.56, a.h * 0.4),
    22,
    [m.accent, mix(m.accent, m.roof, 0.5)],
    2.3,
  );
  pieces(t, rectOf(a.x0 + a.w * 0.5, a.y0 + a.h * 0.45, a.w * 0.4, a.h * 0.3), 7, [m.leaf], 1.2);
}

/** The scale with a served plate on it, its dial towards the customer. */
function scale(t: Top, x: number, y: number): void {
  const { pic, u } = t,
    p = pic.pal,
    m = p.own;
  drop(t, rounded(x, y + 6 * u, 40 * u, 52 * u, 5 * u), 3 * u);
  pic.fill(rounded(x, y + 6 * u, 40 * u, 52 * u, 5 * u), overprint(m.accent, p.shade, 0.1));
  const dy = y + 25.5 * u;
  pic.fill(ellipse(x, dy, 6.6 * u), m.foam);
  let ticks = '';
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 6.283;
    ticks += sweep(
      [
        [x + Math.cos(a) * 5.6 * u, dy + Math.sin(a) * 5.6 * u, 0.24 * u],
        [x + Math.cos(a) * 4.4 * u, dy + Math.sin(a) * 4.4 * u, 0.24 * u],
      ],
      1,
    );
  }
  pic.fill(ticks, p.deep);
  pic.fill(
    sweep(
      [
        [x - 1 * u, dy + 1.2 * u, 0.5 * u],
        [x + 3.6 * u, dy - 3.4 * u, 0.2 * u],
      ],
      1,
    ),
    m.accent,
  );
  pic.fill(ellipse(x, dy, 0.9 * u), p.deep);
  drop(t, ellipse(x, y - 2 * u, 18 * u), 2 * u);
  pic.fill(ellipse(x, y - 2 * u, 18 * u), pale(p, m.metal, 0.45));
  drop(t, ellipse(x, y - 2 * u, 16 * u), 1 * u, 0.35);
  pic.fill(ellipse(x, y - 2 * u, 16 * u), m.foam);
  pic.shade(ellipse(x, y - 2 * u, 12.4 * u), p.shade, 0.14);
  pieces(t, rectOf(x - 5 * u, y - 6 * u, 11 * u, 9 * u), 20, [m.leaf, m.vine], 2.4, 0.8);
  pieces(t, rectOf(x + 5 * u, y - 4 * u, 10 * u, 11 * u), 16, [m.mustard, mix(m.mustard, m.adobe, 0.45)], 2.4, 0.85);
  pieces(t, rectOf(x - 2 * u, y + 4 * u, 13 * u, 8 * u), 18, [m.wine, mix(m.wine, m.accent, 0.45)], 2);
}

/** A take-away box, its flaps open. */
function box(t: Top, x: number, y: number): void {
  const { pic, u } = t,
    p = pic.pal,
    card = mix(p.own.adobe, p.own.sand, 0.5);
  const flap = (pts: [number, number][]) => poly(pts.map(([a, b]) => [x + a * u, y + b * u] as Pt));
  const flaps =
    flap([
      [-12, -9],
      [-19, -12],
      [-19, 8],
      [-12, 9],
    ]) +
    flap([
      [12, -9],
      [19, -12],
      [19, 8],
      [12, 9],
    ]) +
    flap([
      [-12, -9],
      [-9, -16],
      [9, -16],
      [12, -9],
    ]);
  drop(t, flaps, 3 * u, 0.4);
  pic.fill(flaps, pale(p, card, 0.25));
  pic.fill(
    flap([
      [-12, -9],
      [12, -9],
      [12, 12],
      [-12, 12],
    ]),
    overprint(card, p.shade, 0.5),
  );
  pic.fill(
    flap([
      [-9.5, -6.5],
      [9.5, -6.5],
      [9.5, 12],
      [-9.5, 12],
    ]),
    overprint(card, p.shade, 0.2),
  );
}
