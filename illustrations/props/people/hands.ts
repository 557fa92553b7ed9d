import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { offShade } from './figures.ts';

/**
 * Hands in close-up. Each is built from tapered fingers in its own frame: the unit is about the length of the hand, x
 * to the right, y up; the arm comes in from the right.
 */
export interface HandPlace {
  x: number;
  y: number;
  /** sheet units for one unit of the hand */
  size: number;
  /** radians; turns the arm about the fingertips, positive swings it down */
  turn?: number;
  /** -1 lets the arm come in from the left */
  face?: number;
  skin?: Hex;
  sleeve?: Hex;
}

/** A limb as points of its middle line with half widths: the input of `sweep`. */
export type Limb = [number, number, number][];

/** Rounds both ends of a limb: rings that shrink to nothing beyond its first and last joint. */
function roundEnds(limb: Limb): Limb {
  const cap = (end: [number, number, number], from: [number, number, number]): Limb => {
    const l = Math.hypot(end[0] - from[0], end[1] - from[1]) || 1;
    const [dx, dy] = [(end[0] - from[0]) / l, (end[1] - from[1]) / l];
    return [0.5, 0.85, 0.98].map((s) => [
      end[0] + dx * end[2] * s,
      end[1] + dy * end[2] * s,
      end[2] * Math.sqrt(1 - s * s),
    ]);
  };
  const first = cap(limb[0]!, limb[1]!).reverse();
  return [...first, ...limb, ...cap(limb.at(-1)!, limb.at(-2)!)];
}

/** The two parts of a hand: drawn behind the thing that it holds, and in front of it. */
export interface Hand {
  behind: () => void;
  before: () => void;
}

class Pose {
  private readonly pic: Picture;
  private readonly at: HandPlace;
  readonly skin: Hex;
  constructor(pic: Picture, at: HandPlace) {
    this.pic = pic;
    this.at = at;
    this.skin = at.skin ?? mix(pic.pal.own.skin, pic.pal.own.sand, 0.12);
  }
  point(a: number, b: number): Pt {
    const { x, y, size, turn = 0, face = 1 } = this.at;
    const co = Math.cos(turn);
    const si = Math.sin(turn);
    return [x + face * (a * co + b * si) * size, y - (b * co - a * si) * size];
  }
  path(limb: Limb, steps = 6): string {
    return sweep(
      roundEnds(limb).map(([a, b, r]) => [...this.point(a, b), r * this.at.size] as [number, number, number]),
      steps,
      false,
    );
  }
  /** a finger or a palm with its lower side in shade */
  limb(limb: Limb, k = 1): void {
    const d = this.path(limb);
    const { pal } = this.pic;
    this.pic.fill(d, k < 1 ? overprint(this.skin, pal.shade, 1 - k) : this.skin);
    offShade(this.pic, d, 0, 0.035 * this.at.size, pal.shade, 0.5);
  }
  nail(a: number, b: number, along: number): void {
    const { pal } = this.pic;
    const r = 0.052 * this.at.size;
    const pts: Pt[] = Array.from({ length: 14 }, (_, i) => {
      const t = (i / 14) * Math.PI * 2;
      const u = Math.cos(t) * 0.062;
      const v = Math.sin(t) * 0.042;
      return this.point(a + u * Math.cos(along) - v * Math.sin(along), b + u * Math.sin(along) + v * Math.cos(along));
    });
    this.pic.fill(poly(pts), lit(pal, this.skin, 0.45));
    this.pic.fill(ellipse(...this.point(a - 0.02, b + 0.008), r * 0.25), pal.paper, 0.6);
  }
  /** a fold between fingers or at a knuckle */
  crease(pts: [number, number][]): void {
    this.pic.line(
      poly(
        pts.map(([a, b]) => this.point(a, b)),
        false,
      ),
      overprint(this.skin, this.pic.pal.shade, 0.85),
      0.014 * this.at.size,
      0.8,
    );
  }
  /** wrist, cuff and sleeve from the hand's heel off the sheet */
  arm(from: [number, number, number], to: [number, number, number]): void {
    const { pic } = this;
    const { pal } = pic;
    const cloth = this.at.sleeve ?? pal.own.cloth;
    this.limb([from, [from[0] * 0.6 + to[0] * 0.4, from[1] * 0.6 + to[1] * 0.4, from[2] * 1.02]]);
    const mid = (t: number, r: number): [number, number, number] => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t,
      r,
    ];
    const sleeve = this.path([mid(0.26, from[2] * 1.28), mid(0.5, from[2] * 1.45), to]);
    pic.fill(sleeve, cloth);
    offShade(pic, sleeve, 0, 0.12 * this.at.size, pal.shade, 0.6);
    const cuff = this.path([mid(0.24, from[2] * 1.3), mid(0.33, from[2] * 1.36)], 2);
    pic.fill(cuff, lit(pal, cloth, 0.2));
    offShade(pic, cuff, 0, 0.1 * this.at.size, pal.shade, 0.5);
  }
}

/** A hand holding a thin thing (card, ticket) between thumb and fingers, its edge at about (0.1..0.3, 0.1). */
export function pinching(pic: Picture, at: HandPlace): Hand {
  const q = new Pose(pic, at);
  return {
    behind: () => {
      q.arm([1.08, -0.2, 0.19], [2.6, -0.62, 0.42]);
      q.limb(
        [
          [0.62, 0.04, 0.11],
          [0.3, 0.1, 0.095],
          [0.02, 0.09, 0.075],
        ],
        0.8,
      );
      q.limb([
        [1.1, -0.2, 0.19],
        [0.82, -0.14, 0.26],
        [0.58, -0.08, 0.22],
      ]);
    },
    before: () => {
      // the three lower fingers fold under the edge
      for (const [i, y] of [-0.1, -0.22, -0.33].entries()) {
        const back = 0.06 * i;
        q.limb([
          [0.74, y + 0.02, 0.105 - i * 0.008],
          [0.42 + back, y - 0.04, 0.1 - i * 0.008],
          [0.26 + back, y + 0.01, 0.08 - i * 0.006],
        ]);
        q.crease([
          [0.44 + back, y + 0.05],
          [0.41 + back, y - 0.01],
        ]);
      }
      q.limb([
        [0.98, -0.06, 0.17],
        [0.74, 0.08, 0.13],
        [0.48, 0.15, 0.098],
        [0.2, 0.13, 0.078],
      ]);
      q.nail(0.2, 0.15, 0.1);
      q.crease([
        [0.5, 0.22],
        [0.47, 0.17],
      ]);
    },
  };
}

/**
 * A hand writing: the pen lies in the fork of thumb and forefinger, its grip at the given place, its tail to the right.
 * The other fingers rest on the paper below it.
 */
export function writing(pic: Picture, at: HandPlace): Hand {
  const q = new Pose(pic, at);
  return {
    behind: () => {
      q.arm([1.2, -0.42, 0.19], [3.4, -1.06, 0.5]);
      q.limb(
        [
          [0.92, -0.56, 0.1],
          [0.7, -0.64, 0.09],
          [0.52, -0.58, 0.07],
        ],
        0.75,
      );
      q.limb(
        [
          [0.86, -0.46, 0.11],
          [0.56, -0.52, 0.098],
          [0.36, -0.44, 0.076],
        ],
        0.88,
      );
      q.limb([
        [1.2, -0.42, 0.2],
        [0.98, -0.32, 0.27],
        [0.78, -0.2, 0.2],
      ]);
      q.limb([
        [0.8, -0.34, 0.12],
        [0.46, -0.36, 0.102],
        [0.22, -0.22, 0.08],
        [0.1, -0.1, 0.062],
      ]);
    },
    before: () => {
      q.limb([
        [1.02, -0.36, 0.16],
        [0.76, -0.24, 0.125],
        [0.48, -0.12, 0.1],
        [0.2, -0.055, 0.076],
      ]);
      q.nail(0.18, -0.045, -0.2);
      q.crease([
        [0.5, -0.05],
        [0.47, -0.13],
      ]);
      q.limb([
        [0.98, -0.12, 0.14],
        [0.74, 0.12, 0.115],
        [0.4, 0.18, 0.094],
        [0.1, 0.05, 0.066],
      ]);
      q.nail(0.1, 0.075, 0.42);
      q.crease([
        [0.44, 0.25],
        [0.42, 0.18],
      ]);
      q.crease([
        [0.76, 0.21],
        [0.75, 0.12],
      ]);
    },
  };
}

/** A hand pointing with its index finger; the fingertip is at the given place. */
export function pointing(pic: Picture, at: HandPlace): void {
  const q = new Pose(pic, at);
  q.arm([1.22, 0.14, 0.19], [2.7, 0.1, 0.42]);
  q.limb(
    [
      [1.0, -0.06, 0.12],
      [0.78, -0.14, 0.1],
      [0.6, -0.1, 0.07],
    ],
    0.85,
  );
  q.limb([
    [1.22, 0.14, 0.19],
    [0.95, 0.14, 0.25],
    [0.72, 0.14, 0.22],
  ]);
  q.limb([
    [0.8, 0.02, 0.11],
    [0.45, 0.0, 0.09],
    [0.06, 0, 0.062],
  ]);
  q.nail(0.1, 0.012, 0);
  for (const [i, y] of [0.14, 0.25, 0.34].entries())
    q.limb([
      [0.86, y - 0.01, 0.1 - i * 0.008],
      [0.58 + i * 0.05, y, 0.1 - i * 0.008],
      [0.52 + i * 0.06, y - 0.02, 0.085 - i * 0.006],
    ]);
  for (const [i, y] of [0.2, 0.3].entries())
    q.crease([
      [0.85, y],
      [0.56 + i * 0.05, y],
    ]);
  q.crease([
    [0.46, 0.07],
    [0.45, 0.01],
  ]);
}

/** A right hand holding a telephone upright: palm behind it, fingertips over the left edge, thumb over the right. */
export function holdingUpright(
  pic: Picture,
  o: { x: number; y: number; w: number; h: number; lean: number; sleeve?: Hex },
): Hand {
  const { pal } = pic;
  const skin = mix(pal.own.skin, pal.own.sand, 0.12);
  const cloth = o.sleeve ?? pal.own.accent;
  const co = Math.cos(o.lean);
  const si = Math.sin(o.lean);
  // the phone's own frame: (0, 0) its middle, 1 its width
  const at = (a: number, b: number): Pt => [o.x + (a * co + b * si) * o.w, o.y - (b * co - a * si) * o.w];
  const path = (limb: Limb) =>
    sweep(
      roundEnds(limb).map(([a, b, r]) => [...at(a, b), r * o.w] as [number, number, number]),
      6,
      false,
    );
  const part = (limb: Limb, k = 0) => {
    const d = path(limb);
    pic.fill(d, k ? overprint(skin, pal.shade, k) : skin);
    offShade(pic, d, 0.02 * o.w, 0.04 * o.w, pal.shade, 0.5);
  };
  const foot = -o.h / o.w / 2;
  return {
    behind: () => {
      const sleeve = path([
        [0.62, foot - 0.62, 0.46],
        [0.72, foot - 1.1, 0.54],
        [0.9, foot - 2.4, 0.66],
      ]);
      part([
        [0.5, foot + 0.1, 0.36],
        [0.62, foot - 0.7, 0.34],
      ]);
      pic.fill(sleeve, cloth);
      offShade(pic, sleeve, 0.2 * o.w, 0.06 * o.w, pal.shade, 0.6);
      pic.add(
        'multiply',
        shape(
          path([
            [0.6, foot - 0.56, 0.45],
            [0.63, foot - 0.68, 0.46],
          ]),
          pal.shade,
          0.35,
        ),
      );
      part([
        [0.06, foot + 0.42, 0.4],
        [0.36, foot + 0.36, 0.42],
        [0.5, foot + 0.04, 0.36],
      ]);
    },
    before: () => {
      for (const [i, y] of [1.02, 0.83, 0.64, 0.47].map((b) => foot + b).entries()) {
        const r = 0.1 - i * 0.007;
        // each tip shades the glass under it
        pic.add(
          'multiply',
          shape(
            path([
              [-0.5, y - 0.03, r],
              [-0.4, y - 0.04, r * 0.86],
            ]),
            pal.shade,
            0.35,
          ),
        );
        part([
          [-0.5, y - 0.02, r * 1.02],
          [-0.49, y + 0.01, r],
          [-0.4 + i * 0.012, y + 0.02, r * 0.84],
        ]);
      }
      part([
        [0.72, foot + 0.28, 0.2],
        [0.66, foot + 0.62, 0.15],
        [0.54, foot + 0.98, 0.115],
        [0.4, foot + 1.2, 0.09],
      ]);
      const [nx, ny] = at(0.415, foot + 1.19);
      pic.fill(ellipse(nx, ny, o.w * 0.052, o.w * 0.07), lit(pal, skin, 0.45));
    },
  };
}

/**
 * A part of a hand seen close: local colour, its lower side in shade, a lit upper edge. `depth` (sheet units) is how
 * thick it looks; `k` the side the arm comes from, 1 right.
 */
export function flesh(pic: Picture, d: string, skin: Hex, k: number, depth: number): void {
  const { pal: p } = pic;
  pic.fill(d, overprint(skin, p.shade, 0.62));
  const clip = pic.clip(d);
  pic.raw(
    pic.clipped(
      clip,
      `<g transform="translate(${(-k * depth * 0.35).toFixed(1)} ${(-depth).toFixed(1)})">${shape(d, skin)}</g>`,
    ),
  );
  pic.raw(
    pic.clipped(
      clip,
      `<g transform="translate(${(-k * depth * 0.8).toFixed(1)} ${(-depth * 2.1).toFixed(1)})">${shape(d, lit(p, skin, 0.14))}</g>`,
    ),
  );
}
