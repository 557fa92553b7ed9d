import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, lerp, type Pt, poly, rect, smooth, sweep } from '../../core/geom.ts';
import { pale } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { pinching } from '../../props/people/hands.ts';
import { lightSide } from '../../props/plants/plants.ts';
import { lamplight } from '../../props/table/lamplight.ts';
import { SCENES, type Sheet } from './postcards.ts';

/** Where each card hangs, as shares of the sheet's width and height from the focal point; its turn; its size. */
const HUNG: readonly (readonly [x: number, y: number, turn: number, size: number])[] = [
  [-0.452, 0.1, -0.07, 0.82],
  [-0.308, -0.16, 0.05, 0.86],
  [-0.165, 0.13, -0.03, 0.92],
  [0.005, -0.14, 0.03, 1.06],
  [0.155, 0.17, -0.05, 0.94],
  [0.3, -0.09, 0.06, 1],
];

/** A route in draft: picture cards pinned to a wall, a red thread from one to the next, a hand adding the last. */
export function pinboard(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.own,
    k = (o.focal ?? 0.52) < 0.5 ? -1 : 1,
    cx = W * (o.focal ?? 0.52);
  const wall = mix(m.cloth, m.water, 0.18);
  pic.fill(rect(-4, -4, W + 8, H + 8), mix(wall, p.deep, 0.5));
  if (p.night) pic.fill(rect(-4, -4, W + 8, H + 8), wall, 0.75);
  else windowLight(pic, wall);
  const tall = H * 0.42;
  const cards = HUNG.map(([x, y, turn, size]) => sheetAt(cx + k * x * W * 0.94, H * (0.49 + y), k * turn, tall * size));
  const pins = cards.map(({ at }) => at(0, -0.6));
  const last = cards.at(-1) as Sheet;
  const hand = pinching(pic, {
    x: last.at(k * 0.42, 0.5)[0],
    y: last.at(k * 0.42, 0.5)[1],
    size: H * 0.2,
    turn: 0.42,
    face: k,
    sleeve: m.mustard,
  });
  cards.forEach((card, i) => {
    if (card === last) hand.behind();
    hang(pic, card, i);
  });
  thread(pic, pins);
  for (const pin of pins) pinHead(pic, pin, H * 0.014);
  hand.before();
  if (p.night) lamplight(pic, cx, H * 0.36, W * 0.8);
}

/** Maps shares of a card's width (-0.5 to 0.5) and height (-0.66 to 0.66) to the sheet. */
function sheetAt(x: number, y: number, turn: number, tall: number): Sheet {
  const w = tall / 1.32,
    co = Math.cos(turn),
    si = Math.sin(turn);
  return { w, at: (a, b) => [x + (a * co - b * si) * w, y + (a * si + b * co) * w] };
}

/** One card: its shadow on the wall, paper, the picture inside its margin. */
function hang(pic: Picture, { at, w }: Sheet, i: number): void {
  const p = pic.pal;
  const quad = (a: number, b: number) => poly([at(-a, -b), at(a, -b), at(a, b), at(-a, b)]);
  const side = -lightSide(p);
  pic.add(
    'multiply',
    `<g transform="translate(${side * w * 0.05} ${w * 0.06})">${shape(quad(0.5, 0.66), p.shade, 0.6)}</g>`,
  );
  pic.fill(quad(0.5, 0.66), p.paper);
  const clip = pic.clip(quad(0.44, 0.6));
  const inks = SCENES[i % SCENES.length]!;
  pic.raw(pic.clipped(clip, inks({ at, w }, pic)));
  // the paper curls a little away from the wall below
  pic.add('multiply', shape(poly([at(-0.5, 0.6), at(0.5, 0.6), at(0.5, 0.66), at(-0.5, 0.66)]), p.shade, 0.22));
}

/** The red thread, sagging a little between the pins. */
function thread(pic: Picture, pins: readonly Pt[]): void {
  const p = pic.pal;
  for (let i = 1; i < pins.length; i++) {
    const [ax, ay] = pins[i - 1]!,
      [bx, by] = pins[i]!,
      mid: Pt = [(ax + bx) / 2, (ay + by) / 2 + pic.H * 0.035];
    const d = `M${ax} ${ay}Q${mid[0]} ${mid[1]} ${bx} ${by}`;
    pic.add(
      'multiply',
      `<g transform="translate(${-lightSide(p) * 7} 9)"><path d="${d}" fill="none" stroke="${p.shade}" stroke-width="4" stroke-opacity="0.5"/></g>`,
    );
    pic.line(d, p.own.accent, 4.4);
  }
}

function pinHead(pic: Picture, [x, y]: Pt, r: number): void {
  const p = pic.pal,
    side = lightSide(p);
  pic.shade(ellipse(x - side * r * 0.9, y + r * 0.9, r * 1.1), p.shade, 0.6);
  pic.fill(ellipse(x, y, r * 1.15), overprint(p.own.accent, p.shade, 0.45));
  pic.fill(ellipse(x + side * r * 0.12, y - r * 0.12, r), p.own.accent);
  pic.fill(ellipse(x + side * r * 0.35, y - r * 0.35, r * 0.36), pale(p, p.own.accent, 0.7));
}

/** The low sun falls diagonally across the wall, with the shadows of the window's bars and of a branch outside. */
function windowLight(pic: Picture, wall: Hex): void {
  const { W, H, pal: p } = pic,
    side = lightSide(p),
    X = (t: number) => (side < 0 ? W * t : W * (1 - t)),
    rng = pic.rng.fork('window');
  const pane = (a: number, b: number, c: number, d: number) => {
    const q = (u: number, v: number): Pt => [X(lerp(0.1, 0.78, u) + 0.12 * v), H * (lerp(-0.1, 1.02, v) + 0.12 * u)];
    return poly([q(a, c), q(b, c), q(b, d), q(a, d)]);
  };
  let panes = '';
  for (const [a, b] of [
    [0, 0.31],
    [0.345, 0.655],
    [0.69, 1],
  ] as const)
    panes += pane(a, b, 0, 0.47) + pane(a, b, 0.51, 1);
  pic.fill(panes, mix(wall, p.glow, 0.16));
  let leaves = '';
  for (let i = 0; i < 70; i++) {
    const x = X(rng.range(0.36, 0.92)),
      y = H * rng.range(-0.05, 0.5) * (0.4 + rng()),
      a = rng.range(0.3, 1.3),
      l = H * rng.range(0.05, 0.085);
    leaves += sweep(
      [
        [x, y, 0.5],
        [x + Math.cos(a) * l * 0.5, y + Math.sin(a) * l * 0.5, l * 0.2],
        [x + Math.cos(a) * l, y + Math.sin(a) * l, 0.4],
      ],
      4,
    );
  }
  pic.raw(
    pic.clipped(
      pic.clip(panes),
      shape(
        leaves +
          smooth([
            [X(0.3), -8],
            [X(0.62), H * 0.16],
            [X(1), H * 0.3],
            [X(1), H * 0.28],
            [X(0.62), H * 0.14],
            [X(0.34), -8],
          ]),
        mix(wall, p.deep, 0.42),
        0.9,
      ),
    ),
  );
}
