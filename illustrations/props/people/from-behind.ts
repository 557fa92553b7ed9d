import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { lightSide } from '../plants/plants.ts';
import { offShade } from './figures.ts';

export interface Sitter {
  top: Hex;
  hair: Hex;
  hat?: Hex;
  /** how far the head leans, in units */
  lean: number;
}

/** Someone sitting with their back to the viewer; (x, y) is the seat, one unit is about 2 mm of the body. */
export function sitter(pic: Picture, x: number, y: number, u: number, o: Sitter): void {
  const p = pic.pal,
    m = p.mats,
    P = (a: number, b: number): Pt => [x + a * u, y - b * u],
    side = lightSide(p);
  const neck = smooth([P(-18 + o.lean, 262), P(18 + o.lean, 262), P(24, 208), P(-24, 208)], true, 0.5);
  const head = ellipse(...P(o.lean * 1.6, 296), 40 * u, 48 * u);
  const torso = smooth(
    [
      P(-30, 232),
      P(-70, 212),
      P(-88, 176),
      P(-84, 96),
      P(-78, 0),
      P(78, 0),
      P(84, 96),
      P(88, 176),
      P(70, 212),
      P(30, 232),
    ],
    true,
    0.75,
  );
  const arm = (s: number) =>
    smooth(
      [P(s * 66, 206), P(s * 94, 178), P(s * 112, 108), P(s * 122, 30), P(s * 100, 20), P(s * 84, 96), P(s * 72, 150)],
      true,
      0.8,
    );
  const legs = smooth([P(-96, 40), P(-84, 6), P(84, 6), P(96, 40), P(100, -8), P(-100, -8)], true, 0.5);
  pic.fill(legs, mix(p.deep, m.cloth, 0.45));
  for (const s of [-1, 1]) {
    pic.fill(arm(s), o.top);
    pic.fill(ellipse(...P(s * 112, 16), 17 * u, 13 * u), m.skin);
    offShade(pic, arm(s), -side * 12 * u, 3 * u, p.shade, 0.6);
  }
  pic.fill(neck, overprint(m.skin, p.shade, 0.3));
  pic.fill(torso, o.top);
  offShade(pic, torso, -side * 42 * u, 4 * u, p.shade, 0.6);
  // the fold along the spine
  pic.shade(smooth([P(-3, 196), P(3, 196), P(6, 90), P(0, 30), P(-6, 90)], true, 0.8), p.shade, 0.35);
  pic.fill(head, o.hair);
  pic.fill(
    ellipse(...P(o.lean * 1.6 - 40, 288), 8 * u, 13 * u) + ellipse(...P(o.lean * 1.6 + 40, 288), 8 * u, 13 * u),
    m.skin,
  );
  offShade(pic, head, -side * 22 * u, 2 * u, p.shade, 0.5);
  if (o.hat) straw(pic, P, o.lean, o.hat, u, side);
  else
    pic.fill(
      smooth([P(-34 + o.lean, 268), P(34 + o.lean, 268), P(22 + o.lean, 248), P(-22 + o.lean, 248)], true, 0.6),
      o.hair,
    );
}

/** A straw hat and the long hair below it. */
function straw(pic: Picture, P: (a: number, b: number) => Pt, lean: number, ink: Hex, u: number, side: number): void {
  const p = pic.pal,
    hair = mix(p.deep, p.mats.wood, 0.4),
    l = lean * 1.6;
  pic.fill(
    smooth([P(l - 40, 300), P(l + 40, 300), P(l + 44, 240), P(l + 26, 178), P(l - 26, 178), P(l - 44, 240)], true, 0.7),
    hair,
  );
  pic.shade(
    smooth(
      [
        P(l - side * 6, 300),
        P(l - side * 40, 300),
        P(l - side * 44, 240),
        P(l - side * 26, 178),
        P(l - side * 14, 186),
      ],
      true,
      0.6,
    ),
    p.shade,
    0.5,
  );
  const crown = smooth([P(l - 42, 316), P(l - 34, 366), P(l, 374), P(l + 34, 366), P(l + 42, 316)], true, 0.7);
  const brim = ellipse(...P(l, 314), 84 * u, 19 * u);
  pic.fill(brim, ink);
  offShade(pic, brim, -side * 30 * u, -6 * u, p.shade, 0.5);
  pic.fill(crown, lit(p, ink, 0.15));
  offShade(pic, crown, -side * 24 * u, 0, p.shade, 0.5);
  pic.fill(poly([P(l - 43, 318), P(l + 43, 318), P(l + 41, 332), P(l - 41, 332)]), p.mats.accent);
}
