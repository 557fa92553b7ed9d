import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, lerp, type Pt, poly, smooth, sweep } from '../../core/geom.ts';
import { pale } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { writing } from '../../props/people/hands.ts';
import { lamplight } from '../../props/table/lamplight.ts';
import { drop, planks, type Top } from '../../props/table/overhead.ts';
import { SCENES, type Sheet } from './postcards.ts';

/** A table from above: a hand writes a picture card, others lie ready beside it, with a mate; by night under a lamp. Or the letter is `sealed`. */
export function postcard(pic: Picture, o: { focal?: number; sealed?: boolean } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.own,
    focal = o.focal ?? 0.56,
    t: Top = { pic, u: Math.min(W, H) / 100, rng: pic.rng.fork('postcard') },
    x = W * focal;
  planks(t, mix(m.wood, m.sand, 0.34));
  if (!p.night) windowBars(pic);
  for (const [dx, y, turn, scene] of [
    [-54, 34, -0.32, 3],
    [-41, 52, -0.08, 1],
    [-52, 88, 0.2, 5],
  ] as const)
    pictureSide(t, x + dx * t.u, y * t.u, turn, 25 * t.u, scene);
  gourd(t, x + 53 * t.u, 20 * t.u, 10.5 * t.u);
  const card = frame(x + 3 * t.u, H * 0.52, -0.07, 68 * t.u);
  if (o.sealed) {
    envelope(t, card);
    if (p.night) lamplight(pic, x, H * 0.4, W * 0.68);
    return;
  }
  const tip = writtenSide(t, card);
  const grip = along(tip, t.u, 0.26);
  const hand = writing(pic, {
    x: grip[0],
    y: grip[1],
    size: 25 * t.u,
    turn: 0.22,
    sleeve: m.accent,
  });
  drop(t, pen(tip, t.u, 0.9), 2.4 * t.u, 0.4);
  hand.behind();
  penInks(pic, tip, t.u);
  hand.before();
  if (p.night) lamplight(pic, x, H * 0.4, W * 0.68);
}

/** A rectangle lying on the table, `wide` long, turned by `turn`; b runs from -0.5 to 0.5 too. */
function frame(x: number, y: number, turn: number, wide: number, ratio = 0.66): Sheet {
  const co = Math.cos(turn),
    si = Math.sin(turn);
  return {
    w: wide,
    at: (a, b) => [x + a * wide * co - b * wide * ratio * si, y + a * wide * si + b * wide * ratio * co],
  };
}

const quad = ({ at }: Sheet, a0: number, a1: number, b0: number, b1: number) =>
  poly([at(a0, b0), at(a1, b0), at(a1, b1), at(a0, b1)]);

/** The written side: lines of writing, an address, the stamp and its postmark. Returns the position of the pen. */
function writtenSide(t: Top, card: Sheet): Pt {
  const { pic, u } = t,
    p = pic.pal,
    m = p.own,
    { at } = card;
  drop(t, quad(card, -0.5, 0.5, -0.5, 0.5), 1.4 * u);
  pic.fill(quad(card, -0.5, 0.5, -0.5, 0.5), pale(p, mix(m.foam, m.wall, 0.35), 0.2));
  pic.fill(quad(card, 0.045, 0.05, -0.4, 0.4), mix(m.road, m.wall, 0.3));
  const ink = mix(p.deep, m.cloth, 0.55);
  const rng = pic.rng.fork('writing');
  let end: Pt = at(0, 0);
  for (let row = 0; row < 5; row++) {
    const b = -0.34 + row * 0.145;
    for (let a = -0.45; a < (row === 4 ? -0.16 : -0.02); ) {
      const long = rng.range(0.05, 0.1),
        stop = Math.min(a + long, -0.005);
      pic.line(word(card, a, stop, b, rng.range(0, 6)), ink, 0.45 * u);
      end = at(stop + 0.012, b + 0.012);
      a = stop + 0.026;
    }
  }
  for (let row = 0; row < 4; row++)
    pic.fill(
      quad(card, 0.12, row === 3 ? 0.34 : 0.44, 0.04 + row * 0.11, 0.046 + row * 0.11),
      mix(m.road, m.wall, 0.2),
    );
  for (const [row, stop] of [
    [0, 0.36],
    [1, 0.41],
  ] as const)
    pic.line(word(card, 0.14, stop, 0.015 + row * 0.11, row * 2), ink, 0.45 * u);
  stamp(t, card);
  return end;
}

/** The back of a letter: its flaps meet under a seal of wax, pressed with the ridge of the guide's mark. */
function envelope(t: Top, card: Sheet): void {
  const { pic, u } = t,
    p = pic.pal,
    m = p.own,
    { at } = card,
    paper = pale(p, mix(m.foam, m.wall, 0.45), 0.2),
    tri = (...pts: [number, number][]) => poly(pts.map(([a, b]) => at(a, b)));
  drop(t, quad(card, -0.5, 0.5, -0.5, 0.5), 1.6 * u);
  pic.fill(quad(card, -0.5, 0.5, -0.5, 0.5), paper);
  const foot = tri([-0.5, 0.5], [0, -0.04], [0.5, 0.5]);
  pic.fill(
    tri([-0.5, -0.5], [-0.02, 0], [-0.5, 0.5]) + tri([0.5, -0.5], [0.02, 0], [0.5, 0.5]),
    overprint(paper, p.shade, 0.16),
  );
  drop(t, foot, 0.5 * u, 0.35);
  pic.fill(foot, overprint(paper, p.shade, 0.06));
  const flap = smooth(
    [at(-0.5, -0.5), at(-0.49, -0.47), at(-0.05, 0.1), at(0, 0.13), at(0.05, 0.1), at(0.49, -0.47), at(0.5, -0.5)],
    false,
    0.6,
  );
  pic.raw(
    pic.clipped(
      pic.clip(quad(card, -0.5, 0.5, -0.5, 0.5)),
      `<g transform="translate(${f1(u)} ${f1(1.6 * u)})">${shape(`${flap}Z`, p.shade, 0.4)}</g>`,
    ),
    'multiply',
  );
  pic.fill(`${flap}Z`, pale(p, paper, 0.3));
  const [x, y] = at(0, 0.08),
    rng = pic.rng.fork('seal'),
    wax = mix(m.accent, m.wine, 0.35),
    r = 7.4 * u,
    blob = smooth(
      Array.from({ length: 14 }, (_, i) => {
        const a = (i / 14) * 6.283,
          d = r * rng.range(0.94, 1.1);
        return [x + Math.cos(a) * d, y + Math.sin(a) * d] as Pt;
      }),
    );
  drop(t, blob, 1.1 * u);
  pic.fill(blob, wax);
  pic.fill(ellipse(x, y, r * 0.78), overprint(wax, p.shade, 0.4));
  pic.fill(ellipse(x + r * 0.03, y + r * 0.04, r * 0.74), overprint(wax, p.shade, 0.12));
  const ridge = (dx: number, dy: number) =>
    poly(
      [
        [-0.56, 0.3],
        [-0.2, -0.26],
        [-0.04, -0.02],
        [0.16, -0.36],
        [0.56, 0.3],
      ].map(([a, b]) => [x + (a! + dx) * r, y + (b! + dy) * r] as Pt),
    );
  pic.fill(ridge(0.05, 0.06), overprint(wax, p.shade, 0.5));
  pic.fill(ridge(0, 0), pale(p, wax, 0.3));
  pic.add('screen', shape(ellipse(x - r * 0.5, y - r * 0.62, r * 0.26, r * 0.1), p.glow, 0.5));
}

/** A written word: a line that goes up and down in loops. */
function word({ at }: Sheet, a0: number, a1: number, b: number, phase: number): string {
  const n = Math.max(4, Math.round((a1 - a0) / 0.008)),
    pts: Pt[] = [];
  for (let i = 0; i <= n; i++) {
    const tall = Math.sin(i * 0.9 + phase) > 0.72 ? 0.03 : 0.012;
    pts.push(at(lerp(a0, a1, i / n), b - (i % 2 ? tall : -0.006)));
  }
  return smooth(pts, false);
}

/** The stamp is a small picture, too; the postmark across it is a ring with waves. */
function stamp({ pic, u }: Top, card: Sheet): void {
  const p = pic.pal,
    m = p.own,
    [x, y] = card.at(0.385, -0.27),
    s: Sheet = { w: 10 * u, at: frame(x, y, -0.07, 10 * u, 1).at };
  const small = quad(s, -0.5, 0.5, -0.62, 0.62);
  drop({ pic, u, rng: pic.rng }, small, 0.4 * u);
  pic.fill(small, p.paper);
  let teeth = '';
  for (let i = 0; i < 9; i++) for (const side of [-0.62, 0.62]) teeth += ellipse(...s.at(-0.5 + i / 8, side), 0.34 * u);
  for (let i = 0; i < 10; i++)
    for (const side of [-0.5, 0.5]) teeth += ellipse(...s.at(side, -0.62 + (1.24 * i) / 9), 0.34 * u);
  pic.fill(teeth, pale(p, mix(m.foam, m.wall, 0.35), 0.2));
  pic.raw(pic.clipped(pic.clip(quad(s, -0.42, 0.42, -0.54, 0.54)), SCENES[2]!(s, pic)));
  const [rx, ry] = card.at(0.27, -0.26),
    ring = mix(p.deep, m.wine, 0.4);
  pic.raw(
    `<circle cx="${f1(rx)}" cy="${f1(ry)}" r="${f1(5 * u)}" fill="none" stroke="${ring}" stroke-width="${f1(0.5 * u)}" stroke-opacity="0.7"/><circle cx="${f1(rx)}" cy="${f1(ry)}" r="${f1(3.6 * u)}" fill="none" stroke="${ring}" stroke-width="${f1(0.35 * u)}" stroke-opacity="0.7"/>`,
  );
  for (const b of [-0.07, 0, 0.07]) {
    const pts = Array.from({ length: 9 }, (_, i) => card.at(0.33 + i * 0.016, -0.26 + b + (i % 2 ? 0.012 : -0.012)));
    pic.line(smooth(pts, false), ring, 0.45 * u, 0.7);
  }
}

/** A card lying picture side up. */
function pictureSide(t: Top, x: number, y: number, turn: number, wide: number, scene: number): void {
  const { pic, u } = t;
  const s = frame(x, y, turn, wide, 1);
  drop(t, quad(s, -0.5, 0.5, -0.66, 0.66), 1.2 * u);
  pic.fill(quad(s, -0.5, 0.5, -0.66, 0.66), pic.pal.paper);
  pic.raw(pic.clipped(pic.clip(quad(s, -0.44, 0.44, -0.6, 0.6)), SCENES[scene]!(s, pic)));
}

/** A mate from above. */
function gourd(t: Top, x: number, y: number, r: number): void {
  const { pic, u, rng } = t,
    p = pic.pal,
    m = p.own,
    skin = mix(m.wood, m.roof, 0.3);
  drop(t, ellipse(x, y, r), 7 * u);
  pic.fill(ellipse(x, y, r), skin);
  pic.shade(
    smooth([
      [x + r * 0.2, y + r],
      [x + r, y + r * 0.1],
      [x + r * 0.74, y - r * 0.5],
      [x + r * 0.5, y + r * 0.3],
      [x - r * 0.4, y + r * 0.9],
    ]),
    p.shade,
    0.5,
  );
  pic.fill(ellipse(x, y, r * 0.74), m.metal);
  pic.fill(ellipse(x, y, r * 0.64), overprint(m.leaf, p.shade, 0.3));
  let leaves = '';
  for (let i = 0; i < 60; i++) {
    const a = rng() * 6.283,
      d = r * 0.58 * Math.sqrt(rng());
    leaves += ellipse(x + Math.cos(a) * d, y + Math.sin(a) * d, r * 0.045, r * 0.03);
  }
  pic.fill(leaves, mix(m.leaf, m.vine, 0.6));
  const straw = sweep(
    [
      [x - r * 0.1, y + r * 0.1, r * 0.07],
      [x + r * 0.6, y - r * 0.7, r * 0.06],
      [x + r * 1.15, y - r * 1.1, r * 0.09],
    ],
    5,
  );
  drop(t, straw, 3 * u, 0.4);
  pic.fill(straw, pale(p, m.metal, 0.35));
}

/** The point at a share of the pen's length from its tip. */
const along = ([x, y]: Pt, u: number, share: number): Pt => [x + 34 * u * share, y - 2.5 * u * share];

function pen(tip: Pt, u: number, to: number, from = 0.12): string {
  return sweep(
    [
      [...along(tip, u, from), 1 * u],
      [...along(tip, u, (from + to) / 2), 1.25 * u],
      [...along(tip, u, to), 1.1 * u],
    ] as [number, number, number][],
    3,
  );
}

function penInks(pic: Picture, tip: Pt, u: number): void {
  const p = pic.pal,
    m = p.own;
  pic.fill(
    sweep(
      [
        [...tip, 0.2 * u],
        [...along(tip, u, 0.12), 1 * u],
      ] as [number, number, number][],
      3,
    ),
    m.mustard,
  );
  pic.fill(pen(tip, u, 0.95), m.cloth);
  pic.fill(pen(tip, u, 0.95, 0.62), overprint(m.cloth, p.shade, 0.4));
}

/** The light that comes in through a window, barred by its frame. */
function windowBars(pic: Picture): void {
  const { W, H, pal: p } = pic;
  const bar = (a: number, b: number) =>
    poly([
      [W * a, -4],
      [W * b, -4],
      [W * (b + 0.2), H + 4],
      [W * (a + 0.2), H + 4],
    ]);
  const ink: Hex = p.shade;
  pic.add('multiply', shape(bar(-0.5, -0.12) + bar(0.2, 0.225) + bar(0.56, 0.585) + bar(0.9, 1.4), ink, 0.42));
}
