import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, poly, rect, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { figure, type Look, POSES, type Pose } from '../../props/people/figures.ts';
import { bottleShelves, pendant, planks } from '../../props/rooms/bar.ts';

/** On a high stool, one arm on the counter. */
const ON_STOOL: Pose = {
  ...(POSES.sit as Pose),
  hip: [0, 0.46],
  neck: [0.03, 0.78],
  head: [0.05, 0.87],
  kneeA: [0.21, 0.44],
  footA: [0.19, 0.2],
  kneeB: [0.18, 0.42],
  footB: [0.13, 0.19],
  elbA: [0.12, 0.6],
  handA: [0.26, 0.62],
  elbB: [0.1, 0.62],
  handB: [0.22, 0.66],
};

/** A small bar with low amber light: the counter, the bottles behind it, two people talking over their drinks. */
export function barCounter(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.own;
  const focal = o.focal ?? 0.56;
  const k = focal > 0.5 ? 1 : -1;
  const fx = W * focal;
  const wall = overprint(mix(m.rockD, m.wine, 0.35), p.shade, p.lamps ? 0.5 : 0.15);
  pic.fill(rect(-5, -5, W + 10, H + 10), wall);
  const shelf = k > 0 ? ([fx - H * 0.4, fx + H * 0.52] as const) : ([fx - H * 0.52, fx + H * 0.4] as const);
  pic.fill(rect(shelf[0] - 22, H * 0.1, shelf[1] - shelf[0] + 44, H * 0.5), overprint(m.wood, p.shade, 0.35));
  bottleShelves(pic, shelf[0], H * 0.125, shelf[1], H * 0.6, {
    rows: 3,
    back: overprint(mix(m.wood, m.rockD, 0.5), p.shade, 0.6),
    light: p.lamp,
    wood: overprint(m.wood, p.shade, 0.2),
    rng: pic.rng.fork('shelf'),
  });
  sideWindow(pic, k > 0 ? W * 0.04 : W * 0.74, H * 0.12, W * 0.2, H * 0.36);
  barman(pic, fx + H * 0.07 * k, H * 0.66);
  counterFront(pic, wall);
  const seats: [number, number, Look][] = [
    [fx - H * 0.27, 1, { top: m.accent, bottom: p.deep, skin: overprint(m.skin, p.shade, 0.15) }],
    [
      fx + H * 0.3,
      -1,
      { top: m.cloth, bottom: mix(p.deep, m.wood, 0.3), skin: overprint(m.skin, p.shade, 0.15), hair: m.wood },
    ],
  ];
  for (const [x, face, look] of seats) {
    stool(pic, x, H * 0.93, H * 0.2);
    figure(pic, x, H * 0.93, H * 0.44, ON_STOOL, look, face);
    drink(pic, x + face * H * 0.135, H * 0.635, H * 0.05, face > 0 ? m.mustard : m.wine);
  }
  stool(pic, fx - H * 0.62 * k, H * 0.93, H * 0.2);
  for (const dx of [-0.36, 0.02, 0.4]) pendant(pic, fx + dx * H, H * 0.235, H * 0.055, mix(p.deep, m.rockD, 0.4));
}

/** A window onto the street, the evening outside. */
function sideWindow(pic: Picture, x: number, y: number, w: number, h: number): void {
  const p = pic.pal;
  const frame = overprint(p.own.wood, p.shade, 0.5);
  pic.fill(rect(x - 12, y - 12, w + 24, h + 24), frame);
  pic.fill(
    rect(x, y, w, h),
    pic.linear(0, y, 0, y + h, [
      { at: 0, color: p.sky[0] },
      { at: 0.7, color: p.sky[1] },
      { at: 1, color: p.sky[2] },
    ]),
  );
  const far = overprint(mix(p.deep, p.sky[1], 0.3), p.shade, 0.3);
  pic.fill(
    rect(x, y + h * 0.8, w * 0.3, h * 0.2) +
      rect(x + w * 0.34, y + h * 0.72, w * 0.36, h * 0.28) +
      rect(x + w * 0.74, y + h * 0.84, w * 0.26, h * 0.16),
    far,
  );
  let lights = '';
  for (let i = 0; i < 8; i++)
    lights += rect(x + w * (0.06 + ((i * 0.37) % 0.86)), y + h * (0.86 + 0.04 * (i % 3)), w * 0.05, h * 0.04);
  pic.fill(lights, p.lamp);
  pic.fill(rect(x + w / 2 - 4, y, 8, h) + rect(x, y + h * 0.42, w, 7), frame);
}

/** The bartender, shaking a drink. */
function barman(pic: Picture, x: number, y: number): void {
  const { H, pal: p } = pic;
  const m = p.own;
  const h = H * 0.42;
  const pose: Pose = {
    ...(POSES.stand as Pose),
    elbA: [0.14, 0.66],
    handA: [0.17, 0.82],
    elbB: [0.1, 0.68],
    handB: [0.15, 0.78],
  };
  figure(pic, x, y + h * 0.47, h, pose, { top: m.foam, bottom: p.deep, skin: overprint(m.skin, p.shade, 0.1) }, 1);
  const steel = lit(p, m.metal, 0.35);
  pic.fill(
    poly([
      [x + h * 0.13, y - h * 0.31],
      [x + h * 0.21, y - h * 0.31],
      [x + h * 0.195, y - h * 0.44],
      [x + h * 0.145, y - h * 0.44],
    ]),
    steel,
  );
  pic.fill(rect(x - h * 0.055, y - h * 0.28, h * 0.11, h * 0.3), overprint(m.wine, p.shade, 0.3));
}

/** Top, panels and foot rail of the counter across the sheet. */
function counterFront(pic: Picture, wall: Hex): void {
  const { W, H, pal: p } = pic;
  const m = p.own;
  const top = H * 0.63;
  const wood = mix(m.wood, m.rockA, 0.25);
  pic.fill(rect(-5, H * 0.94, W + 10, H * 0.1), overprint(wall, p.deep, 0.5));
  planks(pic, -5, top + H * 0.03, W + 5, H * 0.94, overprint(wood, p.shade, 0.5), H * 0.085);
  pic.add(
    'stippleScreen',
    shape(
      rect(-5, top, W + 10, H * 0.2),
      pic.linear(0, top, 0, top + H * 0.2, [
        { at: 0, color: p.lamp, alpha: 0.4 },
        { at: 1, color: p.lamp, alpha: 0 },
      ]),
    ),
    0.25,
  );
  pic.fill(rect(-5, top, W + 10, H * 0.016), lit(p, mix(wood, m.sand, 0.35), 0.25));
  pic.fill(rect(-5, top + H * 0.016, W + 10, H * 0.026), overprint(wood, p.shade, 0.2));
  pic.shade(rect(-5, top + H * 0.042, W + 10, H * 0.022), p.shade, 0.7);
  pic.fill(rect(-5, H * 0.885, W + 10, 6), mix(m.mustard, m.metal, 0.3));
}

/** High stool; (x, y) its foot, `h` the height of the seat. */
function stool(pic: Picture, x: number, y: number, h: number): void {
  const p = pic.pal;
  const m = p.own;
  const ink = mix(p.deep, m.metal, 0.25);
  pic.add('multiply', shape(ellipse(x, y + 2, h * 0.4, h * 0.06), p.shade, 0.7));
  for (const k of [-1, 1])
    pic.fill(
      sweep(
        [
          [x + k * h * 0.1, y - h, h * 0.02],
          [x + k * h * 0.26, y, h * 0.024],
        ],
        1,
      ),
      ink,
    );
  pic.fill(rect(x - h * 0.19, y - h * 0.36, h * 0.38, h * 0.035), ink);
  pic.fill(ellipse(x, y - h + h * 0.05, h * 0.27, h * 0.08), overprint(m.wine, p.shade, 0.45));
  pic.fill(ellipse(x, y - h, h * 0.27, h * 0.075), m.wine);
}

/** A stemmed cocktail on the counter at (x, y). */
function drink(pic: Picture, x: number, y: number, h: number, ink: Hex): void {
  const p = pic.pal;
  const glass = lit(p, p.own.glass, 0.5);
  pic.fill(rect(x - h * 0.03, y - h * 0.5, h * 0.06, h * 0.5) + ellipse(x, y, h * 0.26, h * 0.05), glass);
  pic.fill(
    poly([
      [x - h * 0.44, y - h],
      [x + h * 0.44, y - h],
      [x, y - h * 0.42],
    ]),
    glass,
    0.55,
  );
  pic.fill(
    poly([
      [x - h * 0.34, y - h * 0.87],
      [x + h * 0.34, y - h * 0.87],
      [x, y - h * 0.45],
    ]),
    ink,
  );
  pic.fill(ellipse(x + h * 0.34, y - h, h * 0.12), p.own.accent);
}
