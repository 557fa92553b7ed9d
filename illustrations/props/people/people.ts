import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, lerp, type Pt, poly, smooth, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape, stroke } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import type { Space } from '../../core/space.ts';
import { lightSide } from '../plants/plants.ts';
import { groundShadow, type Look, offShade, type Pose } from './figures.ts';

/**
 * `person`, a lay figure seen from the front or from behind, with shoulders, skirts and things in its hands. Joints are
 * in body heights, y up, like those of `figure`.
 */

/** Where a joint of a posed figure is on the sheet; the arguments are those of `figure`. */
export function jointOf(pose: Pose, joint: keyof Pose, x: number, y: number, h: number, face = 1): Pt {
  const [a, b] = pose[joint];
  return [x + face * a * h, y - b * h];
}

/** How one arm of a `person` is held. */
export type Arm = 'down' | 'up' | 'cheers' | 'wave' | 'hip' | 'hold' | 'out' | 'raise' | 'link' | 'shoulder';

/** Elbow and hand of each arm, x away from the body. */
const ARMS: Record<Arm, [[number, number], [number, number]]> = {
  down: [
    [0.145, 0.63],
    [0.14, 0.47],
  ],
  up: [
    [0.19, 0.9],
    [0.15, 1.08],
  ],
  cheers: [
    [0.21, 0.82],
    [0.19, 1.02],
  ],
  wave: [
    [0.22, 0.77],
    [0.25, 0.96],
  ],
  hip: [
    [0.225, 0.64],
    [0.1, 0.54],
  ],
  hold: [
    [0.15, 0.62],
    [0.035, 0.66],
  ],
  out: [
    [0.23, 0.75],
    [0.36, 0.78],
  ],
  raise: [
    [0.19, 0.7],
    [0.22, 0.88],
  ],
  link: [
    [0.2, 0.68],
    [0.31, 0.66],
  ],
  shoulder: [
    [0.2, 0.66],
    [0.14, 0.82],
  ],
};

export interface Skirt {
  color: Hex;
  trim?: Hex;
  /** half width of the hem, in body heights */
  spread?: number;
  /** hem above the ground, in body heights */
  hem?: number;
  /** how far the hem swings to the right, in body heights */
  swing?: number;
}

export interface Person extends Omit<Look, 'dress' | 'pole' | 'rod'> {
  /** left and right arm on the sheet */
  arms?: [Arm, Arm];
  /** seen from behind: hair covers the head */
  back?: boolean;
  longHair?: boolean;
  skirt?: Skirt;
  /** feet apart, in body heights */
  stride?: number;
  /** cuts the figure off at this height (0 feet .. 1): someone in a vat, behind a rail */
  from?: number;
  sash?: Hex;
  crown?: Hex;
  cape?: Hex;
  apron?: Hex;
}

export interface Drawn {
  outline: string;
  /** left and right hand on the sheet */
  hands: [Pt, Pt];
  head: Pt;
}

/**
 * Someone seen from the front or, with `back`, from behind; (x, y) is the ground under the hip, `h` the standing
 * height. Returns the outline (for shadows) and the hands (for what they hold).
 */
export function person(
  pic: Picture,
  x: number,
  y: number,
  h: number,
  o: Person = {},
  put: { shade?: boolean; ground?: { s: Space; z: number } } = {},
): Drawn {
  const p = pic.pal,
    from = o.from ?? 0;
  const T = (a: number, b: number): Pt => [x + a * h, y - (b - from) * h];
  const limb = (...js: [number, number, number][]) =>
    sweep(
      js.map(([a, b, r]) => {
        const q = T(a, b);
        return [q[0], q[1], r * h] as [number, number, number];
      }),
      4,
    );
  const top = o.top ?? p.mats.accent,
    bottom = o.bottom ?? mix(p.deep, p.mats.cloth, 0.35),
    skin = o.skin ?? p.mats.skin,
    hair = o.hair ?? p.deep;
  let svg = '',
    outline = '';
  const ink = (d: string, c: Hex) => {
    svg += shape(d, c);
    outline += d;
  };
  const apart = o.stride ?? 0.02;
  if (o.cape)
    ink(
      smooth([T(-0.1, 0.84), T(0.1, 0.84), T(0.2, 0.45), T(0.25, 0.03), T(0, 0.0), T(-0.25, 0.03), T(-0.2, 0.45)]),
      o.cape,
    );
  const arm = (side: 1 | -1, kind: Arm) => {
    const [e, d] = ARMS[kind];
    return {
      path: limb([side * 0.098, 0.785, 0.038], [side * e[0], e[1], 0.028], [side * d[0], d[1], 0.019]),
      hand: T(side * d[0], d[1]),
    };
  };
  const arms = o.arms ?? ['down', 'down'],
    left = arm(-1, arms[0]),
    right = arm(1, arms[1]);
  const putArm = (a: { path: string; hand: Pt }, c: Hex) => {
    ink(a.path, c);
    ink(ellipse(a.hand[0], a.hand[1], 0.022 * h), skin);
  };
  // seen from behind, hands in front of the chest are hidden by the body
  const hidden = (kind: Arm) => o.back && kind === 'hold';
  if (hidden(arms[0])) putArm(left, overprint(top, p.shade, 0.4));
  if (hidden(arms[1])) putArm(right, overprint(top, p.shade, 0.4));
  if (!from) {
    for (const side of [-1, 1]) {
      ink(
        limb(
          [side * 0.045, 0.5, 0.052],
          [side * (0.05 + apart * 0.6), 0.27, 0.036],
          [side * (0.045 + apart), 0.03, 0.024],
        ),
        side < 0 ? bottom : overprint(bottom, p.shade, 0.25),
      );
      ink(
        ellipse(...T(side * (0.052 + apart), 0.012), 0.034 * h, 0.016 * h),
        o.boots ?? overprint(bottom, p.shade, 0.9),
      );
    }
  }
  ink(
    smooth(
      [
        T(-0.055, 0.845),
        T(0.055, 0.845),
        T(0.118, 0.8),
        T(0.088, 0.64),
        T(0.094, 0.48),
        T(-0.094, 0.48),
        T(-0.088, 0.64),
        T(-0.118, 0.8),
      ],
      true,
      0.7,
    ),
    top,
  );
  if (o.skirt) {
    const { spread = 0.22, hem = 0.1, swing = 0 } = o.skirt;
    const edge = [-1, -0.5, 0, 0.5, 1].map((t, i) => T(t * spread + swing, hem + (i % 2 ? 0.018 : -0.012)));
    const d = poly([T(-0.075, 0.62), T(0.075, 0.62), T(0.1, 0.5), ...edge.reverse(), T(-0.1, 0.5)]);
    ink(d, o.skirt.color);
    // folds fall from the waist to the hem
    let folds = '';
    for (const t of [-0.62, -0.1, 0.42])
      folds += poly([
        T(t * 0.08, 0.58),
        T((t + 0.16) * spread + swing, hem - 0.004),
        T((t + 0.36) * spread + swing, hem + 0.012),
      ]);
    svg += shape(folds, overprint(o.skirt.color, p.shade, 0.5));
    if (o.skirt.trim)
      svg += stroke(
        smooth(
          [-1, -0.5, 0, 0.5, 1].map((t) => T(t * spread * 0.94 + swing * 0.94, hem + 0.05)),
          false,
        ),
        o.skirt.trim,
        0.018 * h,
        1,
        'butt',
      );
  }
  if (o.apron) ink(poly([T(-0.07, 0.66), T(0.07, 0.66), T(0.1, 0.3), T(-0.1, 0.3)]), o.apron);
  if (o.sash) svg += shape(poly([T(-0.105, 0.8), T(-0.06, 0.83), T(0.1, 0.56), T(0.085, 0.5)]), o.sash);
  if (o.pack) ink(smooth([T(-0.075, 0.8), T(0.075, 0.8), T(0.085, 0.58), T(-0.085, 0.58)], true, 0.8), o.pack);
  if (o.poncho)
    ink(
      poly([T(-0.05, 0.85), T(0.05, 0.85), T(0.2, 0.6), T(0.13, 0.42), T(0, 0.36), T(-0.13, 0.42), T(-0.2, 0.6)]),
      o.poncho,
    );
  if (o.longHair && !o.back) svg += shape(longHair(T(0, 0.918), h, false), hair);
  ink(limb([0, 0.83, 0.028], [0, 0.88, 0.028]), o.back ? overprint(skin, p.shade, 0.3) : skin);
  const head = T(0, 0.918);
  ink(ellipse(head[0], head[1], 0.05 * h, 0.062 * h), skin);
  svg += shape(hairOf(o, head, h), hair);
  if (o.hat && o.hat !== 'none') svg += hatOf(o, head, h, p.deep);
  if (o.crown) svg += crown(head, h, o.crown);
  if (!o.poncho) {
    if (!hidden(arms[0])) putArm(left, top);
    if (!hidden(arms[1])) putArm(right, overprint(top, p.shade, 0.22));
  }
  if (put.ground) groundShadow(pic, put.ground.s, outline, y, put.ground.z);
  pic.raw(svg);
  if (put.shade !== false) turnShade(pic, outline, lightSide(p) * 0.045 * h, -0.004 * h);
  return { outline, hands: [left.hand, right.hand], head };
}

/** Hair down to the shoulders, or further from behind. */
function longHair([hx, hy]: Pt, h: number, back: boolean): string {
  return smooth(
    [
      [hx - 0.056 * h, hy - 0.03 * h],
      [hx + 0.056 * h, hy - 0.03 * h],
      [hx + 0.072 * h, hy + 0.1 * h],
      [hx + (back ? 0 : 0.045) * h, hy + 0.15 * h],
      [hx - 0.072 * h, hy + 0.1 * h],
    ],
    true,
    0.8,
  );
}

/** Hair of a `person`: a cap over the brow, or the whole head from behind. */
function hairOf(o: Person, [hx, hy]: Pt, h: number): string {
  if (o.hat === 'helmet') return '';
  if (o.back) return (o.longHair ? longHair([hx, hy], h, true) : '') + ellipse(hx, hy - 0.006 * h, 0.053 * h, 0.06 * h);
  return `M${f1(hx - 0.054 * h)} ${f1(hy + 0.012 * h)}Q${f1(hx - 0.06 * h)} ${f1(hy - 0.072 * h)} ${f1(hx)} ${f1(hy - 0.072 * h)}Q${f1(hx + 0.06 * h)} ${f1(hy - 0.072 * h)} ${f1(hx + 0.054 * h)} ${f1(hy + 0.012 * h)}Q${f1(hx + 0.03 * h)} ${f1(hy - 0.034 * h)} ${f1(hx)} ${f1(hy - 0.03 * h)}Q${f1(hx - 0.03 * h)} ${f1(hy - 0.034 * h)} ${f1(hx - 0.054 * h)} ${f1(hy + 0.012 * h)}Z`;
}

/** Hat of a `person`, from the front. */
function hatOf(o: Person, [hx, hy]: Pt, h: number, deep: Hex): string {
  const c = o.hatColor ?? deep;
  if (o.hat === 'gaucho')
    return (
      shape(ellipse(hx, hy - 0.03 * h, 0.115 * h, 0.022 * h), c) +
      shape(
        poly([
          [hx - 0.058 * h, hy - 0.03 * h],
          [hx - 0.046 * h, hy - 0.1 * h],
          [hx + 0.046 * h, hy - 0.1 * h],
          [hx + 0.058 * h, hy - 0.03 * h],
        ]),
        c,
      )
    );
  if (o.hat === 'beret') return shape(ellipse(hx, hy - 0.052 * h, 0.078 * h, 0.03 * h), c);
  return shape(
    `M${f1(hx - 0.058 * h)} ${f1(hy - 0.012 * h)}Q${f1(hx - 0.06 * h)} ${f1(hy - 0.085 * h)} ${f1(hx)} ${f1(hy - 0.085 * h)}Q${f1(hx + 0.06 * h)} ${f1(hy - 0.085 * h)} ${f1(hx + 0.058 * h)} ${f1(hy - 0.012 * h)}Z`,
    c,
  );
}

/** A five-pointed crown on a head at `head` of a person `h` tall. */
function crown([hx, hy]: Pt, h: number, gold: Hex): string {
  const w = 0.058 * h,
    y0 = hy - 0.045 * h,
    pts: Pt[] = [[hx - w, y0]];
  for (let i = 0; i < 5; i++) {
    const t = -1 + (2 * i) / 4;
    pts.push([hx + t * w * 1.25, y0 - (0.075 - 0.018 * Math.abs(t)) * h]);
    if (i < 4) pts.push([hx + (t + 0.25) * w * 1.05, y0 - 0.035 * h]);
  }
  pts.push([hx + w, y0]);
  return shape(poly(pts), gold);
}

/** The closed outlines in path data, one by one: overlapping ones in a single path would cut holes in each other. */
const pieces = (d: string, color: Hex) =>
  d
    .split(/(?=M)/)
    .map((piece) => shape(piece, color))
    .join('');

/** A mask that keeps only the part of a shape that its own copy, shifted by (dx, dy), does not cover. */
function edgeMask(pic: Picture, d: string, dx: number, dy: number): string {
  return pic.mask(
    `<rect width="${pic.W}" height="${pic.H}" fill="#fff"/><g transform="translate(${f1(dx)} ${f1(dy)})">${pieces(d, '#000000')}</g>`,
  );
}

/** Lamplight along the edge of a shape that faces the lamps: the shape minus itself shifted by (dx, dy). */
export function rimLight(pic: Picture, d: string, dx: number, dy: number, ink: Hex = pic.pal.lamp, alpha = 0.8): void {
  if (!pic.onSheet(shape(d, ink))) return;
  pic.raw(`<g mask="url(#${edgeMask(pic, d, dx, dy)})" opacity="${alpha}">${pieces(d, ink)}</g>`);
}

/** The side of a person away from the light. */
function turnShade(pic: Picture, d: string, dx: number, dy: number): void {
  if (!pic.onSheet(shape(d, pic.pal.shade))) return;
  pic.add('multiply', `<g mask="url(#${edgeMask(pic, d, dx, dy)})" opacity="0.5">${pieces(d, pic.pal.shade)}</g>`);
}

/** A handkerchief flying from a hand; `dir` is the side it trails to, `s` its length. */
export function handkerchief(pic: Picture, [x, y]: Pt, s: number, dir = 1, color: Hex = pic.pal.paper): void {
  const d = smooth(
    [
      [x, y],
      [x + dir * s * 0.3, y - s * 0.42],
      [x + dir * s * 0.75, y - s * 0.3],
      [x + dir * s, y - s * 0.52],
      [x + dir * s * 0.92, y + s * 0.05],
      [x + dir * s * 0.5, y + s * 0.02],
      [x + dir * s * 0.22, y + s * 0.2],
    ],
    true,
    0.9,
  );
  pic.fill(d, color);
  const c = pic.clip(d);
  pic.add(
    'multiply',
    pic.clipped(
      c,
      shape(
        poly([
          [x, y],
          [x + dir * s * 0.45, y - s * 0.25],
          [x + dir * s, y - s * 0.2],
          [x + dir * s, y + s * 0.3],
          [x, y + s * 0.3],
        ]),
        pic.pal.shade,
        0.4,
      ),
    ),
  );
}

/** A small wine glass in a hand, upright; `s` is its height. For distant figures: still lifes have `wineGlass`. */
export function goblet(pic: Picture, [x, y]: Pt, s: number, wine: Hex = pic.pal.own.wine): void {
  const glass = mix(pic.pal.own.glass, pic.pal.paper, 0.4);
  pic.fill(
    poly([
      [x - s * 0.03, y],
      [x + s * 0.03, y],
      [x + s * 0.03, y - s * 0.5],
      [x - s * 0.03, y - s * 0.5],
    ]) + ellipse(x, y, s * 0.17, s * 0.045),
    glass,
  );
  pic.fill(
    `M${f1(x - s * 0.22)} ${f1(y - s)}Q${f1(x - s * 0.28)} ${f1(y - s * 0.45)} ${f1(x)} ${f1(y - s * 0.44)}Q${f1(x + s * 0.28)} ${f1(y - s * 0.45)} ${f1(x + s * 0.22)} ${f1(y - s)}Z`,
    glass,
  );
  pic.fill(
    `M${f1(x - s * 0.235)} ${f1(y - s * 0.76)}Q${f1(x - s * 0.24)} ${f1(y - s * 0.47)} ${f1(x)} ${f1(y - s * 0.46)}Q${f1(x + s * 0.24)} ${f1(y - s * 0.47)} ${f1(x + s * 0.235)} ${f1(y - s * 0.76)}Z`,
    wine,
  );
}

/** A violin at the chin and its bow, for `GESTURES.violin` at (x, y), standing height `h`. */
export function violin(pic: Picture, x: number, y: number, h: number, face = 1): void {
  const p = pic.pal,
    wood = mix(p.own.roof, p.own.mustard, 0.25);
  const at = (a: number, b: number): Pt => [x + face * a * h, y - b * h];
  const run = (js: [number, number, number][]) =>
    sweep(
      js.map(([a, b, r]) => [...at(a, b), r * h] as [number, number, number]),
      3,
    );
  pic.fill(
    run([
      [0.05, 0.615, 0.03],
      [0.1, 0.61, 0.02],
      [0.15, 0.615, 0.032],
      [0.165, 0.615, 0.02],
    ]),
    wood,
  );
  pic.fill(
    run([
      [0.16, 0.615, 0.008],
      [0.29, 0.635, 0.006],
    ]),
    p.deep,
  );
  const a = at(0.21, 0.57),
    b = at(0.06, 0.78);
  pic.line(`M${f1(a[0])} ${f1(a[1])}L${f1(b[0])} ${f1(b[1])}`, p.paper, Math.max(1, h * 0.008));
}

/** A cello between the knees and its bow, for `GESTURES.cello` at (x, y), standing height `h`. */
export function cello(pic: Picture, x: number, y: number, h: number, face = 1): void {
  const p = pic.pal,
    wood = mix(p.own.roof, p.own.wood, 0.2);
  const at = (a: number, b: number): Pt => [x + face * a * h, y - b * h];
  const body = sweep(
    (
      [
        [0.21, 0.09, 0.06],
        [0.21, 0.16, 0.092],
        [0.205, 0.25, 0.06],
        [0.2, 0.33, 0.072],
        [0.195, 0.4, 0.04],
      ] as const
    ).map(([a, b, r]) => [...at(a, b), r * h] as [number, number, number]),
    5,
  );
  pic.fill(body, wood);
  offShade(pic, body, -lightSide(p) * 0.03 * h, 0, p.shade, 0.5);
  const [n0x, n0y] = at(0.198, 0.38),
    [n1x, n1y] = at(0.17, 0.72),
    [f0x, f0y] = at(0.21, 0.05),
    [f1x, f1y] = at(0.215, 0);
  pic.line(
    `M${f1(n0x)} ${f1(n0y)}L${f1(n1x)} ${f1(n1y)}M${f1(f0x)} ${f1(f0y)}L${f1(f1x)} ${f1(f1y)}`,
    p.deep,
    h * 0.018,
  );
  const a = at(0.08, 0.3),
    b = at(0.36, 0.25);
  pic.line(`M${f1(a[0])} ${f1(a[1])}L${f1(b[0])} ${f1(b[1])}`, p.paper, Math.max(1, h * 0.008));
}

/** A guitar across the body, for `GESTURES.strum` or a `person` with `hold` arms; (x, y) its sound hole. */
export function guitar(pic: Picture, x: number, y: number, s: number, face = 1): void {
  const p = pic.pal;
  pic.fill(
    sweep(
      [
        [x - face * s * 0.25, y + s * 0.08, s * 0.17],
        [x - face * s * 0.05, y + s * 0.01, s * 0.11],
        [x + face * s * 0.1, y - s * 0.04, s * 0.14],
      ],
      4,
    ),
    mix(p.own.mustard, p.own.wood, 0.45),
  );
  pic.fill(
    sweep(
      [
        [x + face * s * 0.12, y - s * 0.04, s * 0.03],
        [x + face * s * 0.62, y - s * 0.24, s * 0.025],
        [x + face * s * 0.7, y - s * 0.27, s * 0.04],
      ],
      2,
    ),
    p.own.wood,
  );
  pic.fill(ellipse(x, y, s * 0.05), p.deep);
}

/** A bombo legüero hanging at the belt; (x, y) its middle, `s` its width. */
export function drum(pic: Picture, x: number, y: number, s: number): void {
  const m = pic.pal.own;
  pic.fill(
    poly([
      [x - s * 0.42, y - s * 0.42],
      [x + s * 0.42, y - s * 0.42],
      [x + s * 0.42, y + s * 0.42],
      [x - s * 0.42, y + s * 0.42],
    ]) + ellipse(x, y + s * 0.42, s * 0.42, s * 0.14),
    m.wood,
  );
  pic.fill(ellipse(x, y - s * 0.42, s * 0.46, s * 0.16), m.foam);
  pic.fill(ellipse(x, y - s * 0.36, s * 0.46, s * 0.03) + ellipse(x, y + s * 0.3, s * 0.44, s * 0.03), m.wine);
}

/** An open book in front of a reader; (x, y) the spine's foot, `s` its width. */
export function book(pic: Picture, [x, y]: Pt, s: number, cover: Hex): void {
  const wing = (k: number, o: number): Pt[] => [
    [x, y - o],
    [x + k * s * 0.5, y - s * 0.16 - o],
    [x + k * s * 0.5, y - s * 0.62 - o],
    [x, y - s * 0.46 - o],
  ];
  pic.fill(poly(wing(-1, 0)) + poly(wing(1, 0)), cover);
  pic.fill(poly(wing(-1, s * 0.07)), pic.pal.paper);
  pic.fill(poly(wing(1, s * 0.07)), overprint(pic.pal.paper, pic.pal.shade, 0.25));
}

/** A flag on its pole in a light wind. (x, y) foot of the pole, `h` its height, `bands` from the top down. */
export function flag(
  pic: Picture,
  x: number,
  y: number,
  h: number,
  bands: Hex[],
  o: { dir?: number; size?: number; sun?: Hex } = {},
): void {
  const p = pic.pal,
    dir = o.dir ?? 1,
    l = h * (o.size ?? 0.34),
    d = l * 0.6,
    y0 = y - h * 0.98;
  pic.line(
    `M${f1(x)} ${f1(y)}V${f1(y - h)}`,
    overprint(p.mats.metal, p.shade, 0.4),
    Math.max(1.4, h * 0.012),
    1,
    'butt',
  );
  const edge = (t: number, v: number): Pt => [
    x + dir * l * t,
    y0 + d * v + Math.sin(t * 5.4) * d * 0.09 + t * t * d * 0.12,
  ];
  const steps = 10;
  bands.forEach((c, i) => {
    const a = i / bands.length,
      b = (i + 1) / bands.length,
      upper = Array.from({ length: steps + 1 }, (_, q) => edge(q / steps, a)),
      lower = Array.from({ length: steps + 1 }, (_, q) => edge(1 - q / steps, b));
    pic.fill(poly([...upper, ...lower]), c);
  });
  if (o.sun) {
    const c = edge(0.5, 0.5);
    pic.fill(ellipse(c[0], c[1], d * 0.13), o.sun);
  }
  // the cloth turns away from the light on the back of each wave
  let folds = '';
  for (const t of [0.2, 0.76]) folds += poly([edge(t, 0), edge(t + 0.17, 0), edge(t + 0.14, 1), edge(t - 0.03, 1)]);
  pic.shade(folds, p.shade, 0.35);
}

/** The bands of the Argentine `flag`: light blue, white, light blue, in the inks of the hour. */
export function argentineBands(pic: Picture): Hex[] {
  const sky = mix(pic.pal.mats.water, mix(pic.pal.sky[0], pic.pal.paper, 0.3), 0.6);
  return [sky, pic.pal.mats.foam, sky];
}

export interface CrowdOptions {
  /** base line of the farthest and of the nearest row */
  y0: number;
  y1: number;
  rows: number;
  /** shoulder width far and near, in sheet units */
  far: number;
  near: number;
  /** x of the light: heads are rim-lit on that side */
  lightX: number;
  /** rim colour; leave out for daylight */
  rim?: Hex;
  /** shirts; with one dark ink the crowd is a silhouette */
  tops: Hex[];
  hair?: Hex[];
  /** ink of the mass below the last row */
  ground?: Hex;
  /** share with an arm in the air */
  arms?: number;
  x0?: number;
  x1?: number;
  hats?: Hex[];
  /** how much the far rows sink into this ink */
  veil?: { color: Hex; k: number };
}

/** Rows of people seen from behind, growing towards the viewer: terraces, a street, the foot of a stage. */
export function crowd(pic: Picture, rng: Rng, o: CrowdOptions): void {
  const p = pic.pal,
    x0 = o.x0 ?? -20,
    x1 = o.x1 ?? pic.W + 20;
  for (let r = 0; r < o.rows; r++) {
    const t = o.rows > 1 ? r / (o.rows - 1) : 1,
      y = lerp(o.y0, o.y1, t ** 1.15),
      s = lerp(o.far, o.near, t ** 1.25);
    const veil = (c: Hex) => (o.veil ? mix(c, o.veil.color, o.veil.k * (1 - t)) : c);
    let svg = '',
      rim = '';
    for (let x = x0 + rng.range(0, s); x < x1; x += s * rng.range(1.12, 1.5)) {
      const yy = y + rng.range(-s * 0.16, s * 0.16),
        hr = s * 0.27 * rng.range(0.94, 1.06),
        top = veil(rng.pick(o.tops)),
        hair = veil(rng.pick(o.hair ?? [p.deep]));
      svg += shape(
        `M${f1(x - s * 0.56)} ${f1(yy + s * 1.7)}V${f1(yy - s * 0.16)}Q${f1(x - s * 0.5)} ${f1(yy - s * 0.5)} ${f1(x)} ${f1(yy - s * 0.54)}Q${f1(x + s * 0.5)} ${f1(yy - s * 0.5)} ${f1(x + s * 0.56)} ${f1(yy - s * 0.16)}V${f1(yy + s * 1.7)}Z`,
        top,
      );
      svg += shape(ellipse(x, yy - s * 0.55, hr * 0.5, hr * 0.5), veil(overprint(p.mats.skin, p.shade, 0.4)));
      svg += shape(ellipse(x, yy - s * 0.92, hr, hr * 1.16), hair);
      if (o.hats && rng.chance(0.22)) {
        const c = veil(rng.pick(o.hats));
        svg +=
          shape(ellipse(x, yy - s * 1.02, hr * 1.85, hr * 0.42), c) +
          shape(ellipse(x, yy - s * 1.1, hr * 0.95, hr * 0.62), c);
      }
      if (o.arms && rng.chance(o.arms)) {
        const k = rng.chance(0.5) ? 1 : -1;
        svg += shape(
          sweep(
            [
              [x + k * s * 0.45, yy - s * 0.2, s * 0.13],
              [x + k * s * 0.66, yy - s * 0.8, s * 0.1],
              [x + k * s * 0.52, yy - s * 1.42, s * 0.07],
            ],
            3,
          ),
          top,
        );
      }
      const side = x < o.lightX ? 1 : -1;
      rim += `M${f1(x + side * hr * 0.15)} ${f1(yy - s * 0.92 - hr * 1.14)}Q${f1(x + side * hr * 1.05)} ${f1(yy - s * 0.92 - hr)} ${f1(x + side * hr)} ${f1(yy - s * 0.87)}Q${f1(x + side * hr * 0.76)} ${f1(yy - s * 0.92 - hr * 0.7)} ${f1(x + side * hr * 0.15)} ${f1(yy - s * 0.92 - hr * 1.14)}Z`;
    }
    pic.raw(svg + (o.rim ? shape(rim, o.rim, 0.9 - 0.3 * t) : ''));
  }
  if (o.ground)
    pic.fill(
      poly([
        [x0, o.y1 + o.near],
        [x1, o.y1 + o.near],
        [x1, pic.H + 9],
        [x0, pic.H + 9],
      ]),
      o.ground,
    );
}

/** The folk costume of the Cuyo dances: her full skirt with a trim, his bombacha, waistcoat and hat. */
export function folk(pic: Picture, color: Hex): { her: Person; him: Person } {
  const m = pic.pal.own;
  return {
    her: {
      top: m.foam,
      skin: m.skin,
      hair: pic.pal.deep,
      longHair: true,
      skirt: { color, trim: m.foam, spread: 0.26, hem: 0.09 },
      boots: m.wood,
    },
    him: {
      top: m.foam,
      bottom: overprint(mix(m.wood, pic.pal.deep, 0.5), pic.pal.shade, 0.2),
      hat: 'gaucho',
      hatColor: pic.pal.deep,
      skin: m.skin,
      sash: lit(pic.pal, color, 0.1),
      boots: pic.pal.deep,
    },
  };
}
