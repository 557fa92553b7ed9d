import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, smooth, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { lightSide } from '../plants/plants.ts';
import { offShade } from './figures.ts';
import { goblet, rimLight } from './people.ts';

export interface Bust {
  top: Hex;
  hair: Hex;
  /** bob: short hair that covers the neck; bun: gathered above it */
  cut: 'short' | 'bob' | 'bun';
  wear?: { hat: 'straw' | 'knitted'; ink: Hex };
  scarf?: Hex;
  pack?: Hex;
  /** the side on which a glass of red wine is raised */
  glass?: 1 | -1;
  /** how far the head is inclined to the right, in units */
  lean?: number;
}

type Place = (right: number, up: number) => Pt;

/** Head and shoulders from behind, cut by the sheet's lower edge; (x, y) is the root of the neck, a head is 220 `u`. */
export function bust(pic: Picture, x: number, y: number, u: number, o: Bust): void {
  const at: Place = (right, up) => [x + right * u, y - up * u];
  if (o.glass) raisedArm(pic, at, u, o, o.glass);
  shoulders(pic, at, u, o.top);
  head(pic, at, u, o);
  if (o.pack) rucksack(pic, at, u, o.pack);
}

const away = (pic: Picture) => -lightSide(pic.pal);

function shoulders(pic: Picture, at: Place, u: number, ink: Hex): void {
  const { pal: p } = pic;
  const half = (s: number): Pt[] => [
    at(s * 52, 40),
    at(s * 96, 16),
    at(s * 176, -18),
    at(s * 222, -74),
    at(s * 246, -190),
    at(s * 262, -420),
  ];
  const back = smooth([...half(-1), ...half(1).reverse()], true, 0.7);
  pic.fill(back, ink);
  offShade(pic, back, away(pic) * 96 * u, 10 * u, p.shade, 0.62);
  // the fold along the spine, and the seams of the sleeves
  pic.shade(smooth([at(-5, -70), at(5, -70), at(12, -240), at(4, -420), at(-8, -240)], true, 0.8), p.shade, 0.35);
  for (const s of [-1, 1])
    pic.shade(
      smooth([at(s * 176, -40), at(s * 184, -120), at(s * 178, -300), at(s * 168, -300), at(s * 172, -120)], true, 0.8),
      p.shade,
      0.4,
    );
  rimLight(pic, back, away(pic) * 9 * u, 7 * u, lit(p, ink, 0.55), 0.9);
}

function head(pic: Picture, at: Place, u: number, { hair, cut, wear, scarf, lean = 0 }: Bust): void {
  const { pal: p } = pic;
  const skin = p.mats.skin;
  const l = lean;
  const neck = smooth([at(-46 + l, 110), at(46 + l, 110), at(50, 50), at(74, 14), at(-74, 14), at(-50, 50)], true, 0.6);
  pic.fill(neck, skin);
  offShade(pic, neck, away(pic) * 34 * u, 14 * u, p.shade, 0.6);
  if (scarf) muffler(pic, at, u, scarf);
  const ears = [-1, 1].map((s) => ellipse(...at(l + s * 84, 146), 14 * u, 24 * u)).join('');
  pic.fill(ears, overprint(skin, p.shade, 0.15));
  const low = { short: 84, bob: 48, bun: 92 }[cut];
  const wide = cut === 'bob' ? 98 : 84;
  const hood = smooth(
    [
      at(l - wide * 0.66, low),
      at(l - wide, 140),
      at(l - 70, 216),
      at(l, 250),
      at(l + 70, 216),
      at(l + wide, 140),
      at(l + wide * 0.66, low),
      at(l, low - 10),
    ],
    true,
    0.85,
  );
  pic.fill(hood, hair);
  offShade(pic, hood, away(pic) * 44 * u, 0, p.shade, 0.55);
  strands(pic, at, u, l, low, hair);
  if (cut === 'bun' && !wear) {
    const bun = ellipse(...at(l, 214), 44 * u, 40 * u);
    pic.fill(bun, lit(p, hair, 0.12));
    offShade(pic, bun, away(pic) * 16 * u, 10 * u, p.shade, 0.6);
  }
  rimLight(pic, hood, away(pic) * 7 * u, 5 * u, lit(p, hair, 0.5), 0.9);
  if (wear?.hat === 'straw') strawHat(pic, at, u, l, wear.ink);
  if (wear?.hat === 'knitted') cap(pic, at, u, l, wear.ink);
}

/** A few lines of light that follow the hair down. */
function strands(pic: Picture, at: Place, u: number, l: number, low: number, hair: Hex): void {
  for (const s of [-0.62, -0.34, -0.05, 0.26, 0.55]) {
    const path = sweep(
      [at(l + s * 70, 214 - Math.abs(s) * 26), at(l + s * 96, 150), at(l + s * 84, low + 16)].map(([x, y], i) => [
        x,
        y,
        [1, 3, 1][i]! * u,
      ]) as [number, number, number][],
      4,
    );
    pic.fill(path, lit(pic.pal, hair, 0.2), 0.7);
  }
}

function strawHat(pic: Picture, at: Place, u: number, l: number, ink: Hex): void {
  const { pal: p } = pic;
  const crown = smooth([at(l - 88, 176), at(l - 76, 262), at(l, 286), at(l + 76, 262), at(l + 88, 176)], true, 0.75);
  const brim = smooth(
    [
      at(l - 176, 158),
      at(l - 96, 196),
      at(l, 204),
      at(l + 96, 196),
      at(l + 176, 158),
      at(l + 98, 142),
      at(l, 134),
      at(l - 98, 142),
    ],
    true,
    0.9,
  );
  pic.fill(crown, lit(p, ink, 0.16));
  offShade(pic, crown, away(pic) * 52 * u, 0, p.shade, 0.5);
  const band = smooth(
    [at(l - 88, 186), at(l, 178), at(l + 88, 186), at(l + 86, 214), at(l, 206), at(l - 86, 214)],
    true,
    0.6,
  );
  pic.fill(band, p.mats.accent);
  offShade(pic, band, away(pic) * 52 * u, 0, p.shade, 0.5);
  pic.fill(brim, ink);
  offShade(pic, brim, away(pic) * 90 * u, -10 * u, p.shade, 0.5);
  for (const k of [0.74, 0.5])
    pic.line(
      smooth([at(l - 176 * k, 150 + 6 * k), at(l, 140 + 6 * (1 - k)), at(l + 176 * k, 150 + 6 * k)], false),
      mix(ink, p.mats.wood, 0.4),
      3 * u,
      0.6,
    );
}

/** A knitted cap with a turned-up edge and a bobble. */
function cap(pic: Picture, at: Place, u: number, l: number, ink: Hex): void {
  const { pal: p } = pic;
  const dome = smooth(
    [at(l - 90, 150), at(l - 84, 226), at(l, 276), at(l + 84, 226), at(l + 90, 150), at(l, 138)],
    true,
    0.85,
  );
  pic.fill(ellipse(...at(l, 284), 30 * u, 28 * u), lit(p, ink, 0.35));
  pic.fill(dome, ink);
  offShade(pic, dome, away(pic) * 50 * u, 0, p.shade, 0.55);
  const edge = smooth(
    [at(l - 94, 172), at(l, 158), at(l + 94, 172), at(l + 92, 128), at(l, 114), at(l - 92, 128)],
    true,
    0.6,
  );
  pic.fill(edge, lit(p, ink, 0.22));
  offShade(pic, edge, away(pic) * 50 * u, 0, p.shade, 0.5);
  for (let s = -5; s <= 5; s++)
    pic.line(
      smooth([at(l + s * 17, 164 + Math.abs(s)), at(l + s * 17, 122 + Math.abs(s))], false),
      p.shade,
      2.4 * u,
      0.5,
    );
}

function muffler(pic: Picture, at: Place, u: number, ink: Hex): void {
  const { pal: p } = pic;
  const loop = smooth(
    [at(-84, 52), at(0, 74), at(84, 52), at(98, 12), at(60, -22), at(0, -30), at(-60, -22), at(-98, 12)],
    true,
    0.8,
  );
  pic.fill(loop, ink);
  offShade(pic, loop, away(pic) * 40 * u, 6 * u, p.shade, 0.6);
  for (const up of [34, 8])
    pic.line(smooth([at(-84, up), at(0, up - 20), at(84, up)], false), overprint(ink, p.shade, 0.7), 4 * u, 0.7);
}

function rucksack(pic: Picture, at: Place, u: number, ink: Hex): void {
  const { pal: p } = pic;
  const m = p.mats;
  for (const s of [-1, 1]) {
    const strap = smooth([at(s * 96, 22), at(s * 128, 4), at(s * 134, -80), at(s * 100, -80)], true, 0.6);
    pic.fill(strap, overprint(ink, p.shade, 0.55));
  }
  const sack = smooth(
    [at(-140, -96), at(-128, -52), at(0, -40), at(128, -52), at(140, -96), at(156, -420), at(-156, -420)],
    true,
    0.55,
  );
  pic.fill(sack, ink);
  offShade(pic, sack, away(pic) * 70 * u, 6 * u, p.shade, 0.6);
  const lid = smooth([at(-144, -60), at(0, -34), at(144, -60), at(150, -150), at(0, -172), at(-150, -150)], true, 0.6);
  pic.fill(lid, lit(p, ink, 0.14));
  offShade(pic, lid, away(pic) * 60 * u, -10 * u, p.shade, 0.5);
  // the rolled mat on top
  const mat = smooth(
    [at(-168, -34), at(0, -26), at(168, -34), at(176, -62), at(168, -88), at(0, -80), at(-168, -88), at(-176, -62)],
    true,
    0.5,
  );
  pic.fill(mat, m.mustard);
  offShade(pic, mat, 0, 26 * u, p.shade, 0.5);
  for (const s of [-1, 1]) {
    pic.fill(ellipse(...at(s * 168, -61), 13 * u, 26 * u), overprint(m.mustard, p.shade, 0.6));
    pic.fill(smooth([at(s * 74, -24), at(s * 88, -25), at(s * 88, -240), at(s * 74, -240)], true, 0.2), p.deep);
  }
}

/** The upper arm goes out, the forearm up to a glass above the shoulder. */
function raisedArm(pic: Picture, at: Place, u: number, { top }: Bust, s: 1 | -1): void {
  const { pal: p } = pic;
  const limb = (joints: [number, number, number][]) =>
    sweep(
      joints.map(([a, b, r]) => [...at(a, b), r * u] as [number, number, number]),
      5,
    );
  const sleeve = limb([
    [s * 190, -96, 62],
    [s * 262, -120, 58],
    [s * 300, -80, 54],
    [s * 292, 20, 42],
    [s * 276, 92, 36],
  ]);
  pic.fill(sleeve, top);
  offShade(pic, sleeve, away(pic) * 30 * u, 12 * u, p.shade, 0.6);
  const [hx, hy] = at(s * 268, 128);
  goblet(pic, [hx, hy + 20 * u], 190 * u, p.own.wine);
  const hand = smooth(
    [at(s * 236, 118), at(s * 240, 154), at(s * 272, 162), at(s * 300, 148), at(s * 298, 106), at(s * 262, 96)],
    true,
    0.8,
  );
  pic.fill(hand, p.mats.skin);
  offShade(pic, hand, away(pic) * 18 * u, 8 * u, p.shade, 0.5);
}
