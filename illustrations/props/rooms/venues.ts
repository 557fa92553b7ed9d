import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, poly, rect, smooth, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { glow, glows } from '../air/light.ts';
import { figure } from '../people/figures.ts';
import { guitar } from '../people/people.ts';
import { leafy, tones, tree } from '../plants/plants.ts';

/** Backdrops of a table or a counter in town: drawn flat and quiet, so that the food stands out. */

export const VENUES = [
  'bar',
  'oven',
  'neon',
  'barrels',
  'display-case',
  'awning',
  'paper',
  'saloon',
  'wine-shop',
] as const;
export type Venue = (typeof VENUES)[number];

/** The table's far edge (`tableY`), the subject's x (`cx`), the calm side (-1 left), a hundredth of the height. */
export interface Around {
  tableY: number;
  cx: number;
  side: number;
  u: number;
}

export function venue(pic: Picture, kind: Venue, a: Around): void {
  BACKDROPS[kind](pic, a);
}

/** A plain wall lit from one side, darker towards the far one. */
function wall(pic: Picture, a: Around, c: Hex, o: { dim?: number } = {}): void {
  const { W, pal: p } = pic,
    ink = overprint(c, p.shade, o.dim ?? (p.lamps ? 0.62 : 0.22));
  pic.fill(rect(-5, -5, W + 10, a.tableY + 10), ink);
  pic.grain(
    rect(-5, -5, W + 10, a.tableY + 10),
    pic.linear(a.side < 0 ? W : 0, 0, a.side < 0 ? 0 : W, 0, [
      { at: 0, color: p.deep, alpha: 0.34 },
      { at: 0.7, color: p.deep, alpha: 0 },
    ]),
    1,
    0.3,
  );
}

/** Tin lamps on cords along a line. */
function lamps(pic: Picture, a: Around, xs: readonly number[], y: number, r: number, c?: Hex): void {
  const { pal: p } = pic;
  for (const x of xs) {
    pic.line(`M${f1(x)} -5V${f1(y - r)}`, p.deep, a.u * 0.28);
    pic.fill(
      poly([
        [x - r, y],
        [x + r, y],
        [x + r * 0.45, y - r * 0.8],
        [x - r * 0.45, y - r * 0.8],
      ]),
      c ?? overprint(p.own.metal, p.deep, 0.75),
    );
    pic.fill(ellipse(x, y, r * 0.72, r * 0.2), lit(p, p.lamp, 0.5));
    glow(pic, x, y + r * 0.4, r * 5, p.lamp, p.lamps ? 0.55 : 0.36);
  }
}

/** One shelf with a row of bottles. */
function bottles(pic: Picture, x0: number, x1: number, y: number, u: number, label: string): void {
  const p = pic.pal,
    m = p.own,
    rng = pic.rng.fork(label),
    dim = (c: Hex) => overprint(c, p.shade, p.lamps ? 0.4 : 0.28),
    inks = [
      mix(m.leafDark, p.deep, 0.4),
      m.wine,
      mix(m.mustard, m.wood, 0.4),
      m.cloth,
      mix(m.glass, m.water, 0.3),
      mix(m.rockD, p.deep, 0.3),
    ];
  for (let x = x0 + u * 2; x < x1 - u * 2; x += u * rng.range(3.4, 4.6)) {
    if (rng.chance(0.12)) continue;
    const h = u * rng.range(9, 13),
      w = u * rng.range(1.1, 1.6),
      c = dim(rng.pick(inks));
    pic.fill(
      `M${f1(x - w)} ${f1(y)}V${f1(y - h * 0.58)}Q${f1(x - w)} ${f1(y - h * 0.7)} ${f1(x - w * 0.36)} ${f1(y - h * 0.76)}V${f1(y - h)}H${f1(x + w * 0.36)}V${f1(y - h * 0.76)}Q${f1(x + w)} ${f1(y - h * 0.7)} ${f1(x + w)} ${f1(y - h * 0.58)}V${f1(y)}Z`,
      c,
    );
    pic.fill(rect(x - w, y - h * 0.42, 2 * w, h * 0.24), dim(rng.pick([m.wall, m.foam, m.mustard])));
    pic.fill(rect(x - w * 0.7, y - h * 0.56, w * 0.3, h * 0.5), lit(p, c, 0.35), 0.7);
  }
  pic.fill(rect(x0, y, x1 - x0, u * 1), dim(m.wood));
  pic.fill(rect(x0, y, x1 - x0, u * 0.25), lit(p, dim(m.wood), 0.2));
}

/** A cask seen from its head. */
function caskHead(pic: Picture, x: number, y: number, r: number): void {
  const p = pic.pal,
    m = p.own,
    dim = p.lamps ? 0.5 : 0.22,
    wood = overprint(mix(m.wood, m.adobe, 0.4), p.shade, dim);
  pic.fill(ellipse(x, y, r), overprint(wood, p.shade, 0.7));
  pic.raw(
    `<circle cx="${f1(x)}" cy="${f1(y)}" r="${f1(r * 0.95)}" fill="none" stroke="${overprint(m.metal, p.shade, 0.8)}" stroke-width="${f1(r * 0.07)}"/>`,
  );
  const head = ellipse(x, y, r * 0.88),
    clip = pic.clip(head);
  pic.fill(head, lit(p, mix(wood, m.sand, 0.22), 0.05));
  let staves = '';
  for (let i = -3; i <= 3; i++) staves += rect(x + (i * r) / 4 - r * 0.012, y - r, r * 0.024, 2 * r);
  pic.add(
    'multiply',
    pic.clipped(
      clip,
      shape(staves, p.shade, 0.6) + shape(ellipse(x + r * 0.25, y - r * 0.75, r * 1.1, r * 0.7), p.shade, 0.4),
    ),
  );
  pic.fill(ellipse(x, y + r * 0.1, r * 0.07), p.deep);
}

/** A squat preserving jar with its lid; (x, y) the middle of its foot. */
function _jar(pic: Picture, x: number, y: number, w: number, h: number, c: Hex): void {
  const p = pic.pal,
    m = p.own,
    glass = overprint(mix(c, m.glass, 0.25), p.shade, 0.14);
  pic.fill(
    `M${f1(x - w)} ${f1(y)}v${f1(-h * 0.8)}q0 ${f1(-h * 0.12)} ${f1(w * 0.25)} ${f1(-h * 0.12)}h${f1(w * 1.5)}q${f1(w * 0.25)} 0 ${f1(w * 0.25)} ${f1(h * 0.12)}v${f1(h * 0.8)}Z`,
    glass,
  );
  pic.shade(rect(x + w * 0.3, y - h * 0.88, w * 0.7, h * 0.88), p.shade, 0.35);
  pic.fill(rect(x - w * 0.75, y - h * 0.78, w * 0.22, h * 0.6), lit(p, glass, 0.5), 0.8);
  pic.fill(rect(x - w * 0.86, y - h * 1.06, w * 1.72, h * 0.17), overprint(m.mustard, p.shade, 0.2));
  pic.fill(rect(x - w * 0.62, y - h * 0.5, w * 1.24, h * 0.26), m.foam);
}

/** A loaf with three cuts on a shelf; (x, y) the middle of its foot. */
function _loaf(pic: Picture, x: number, y: number, w: number): void {
  const p = pic.pal,
    crust = overprint(mix(p.own.mustard, p.own.adobe, 0.6), p.shade, 0.1),
    h = w * 0.72;
  pic.fill(
    `M${f1(x - w)} ${f1(y)}C${f1(x - w * 1.15)} ${f1(y - h)} ${f1(x + w * 1.15)} ${f1(y - h)} ${f1(x + w)} ${f1(y)}Z`,
    crust,
  );
  pic.shade(
    `M${f1(x + w * 0.2)} ${f1(y)}C${f1(x + w * 0.6)} ${f1(y - h * 0.9)} ${f1(x + w * 1.1)} ${f1(y - h * 0.7)} ${f1(x + w)} ${f1(y)}Z`,
    p.shade,
    0.4,
  );
  for (const t of [-0.45, 0, 0.42])
    pic.line(
      `M${f1(x + (t - 0.12) * w)} ${f1(y - h * 0.3)}L${f1(x + (t + 0.12) * w)} ${f1(y - h * 0.64)}`,
      lit(p, crust, 0.55),
      w * 0.1,
    );
}

const BACKDROPS: Record<Venue, (pic: Picture, a: Around) => void> = {
  /** A bar in the evening: bottles on lit shelves; on the calm side someone plays the guitar. */
  bar(pic, a) {
    const { W, H, pal: p } = pic,
      m = p.own,
      away = a.side < 0 ? 0.2 : 0.8;
    wall(pic, a, mix(m.rockD, m.wood, 0.4));
    const x0 = a.side < 0 ? W * 0.44 : -20,
      x1 = a.side < 0 ? W + 20 : W * 0.56;
    pic.fill(rect(x0 - a.u * 2, -5, x1 - x0 + a.u * 4, a.tableY), overprint(mix(m.wood, m.rockD, 0.4), p.shade, 0.72));
    for (const [i, y] of [0.24, 0.43].entries()) {
      pic.grain(rect(x0, H * (y - 0.15), x1 - x0, H * 0.15), p.lamp, 0.16, 0.25);
      bottles(pic, x0, x1, H * y, a.u, `shelf${i}`);
    }
    // a low stage with its own lamp
    const gx = W * away,
      gy = a.tableY - a.u * 8;
    glow(pic, gx, gy - a.u * 9, a.u * 26, p.lamp, 0.5, 0.9);
    pic.fill(rect(gx - a.u * 15, gy, a.u * 30, a.u * 9), overprint(m.wood, p.shade, 0.75));
    pic.fill(rect(gx - a.u * 3, gy - a.u * 7, a.u * 6, a.u * 7), p.deep);
    const face = a.side < 0 ? 1 : -1,
      tall = a.u * 27;
    figure(
      pic,
      gx,
      gy - a.u * 0.4,
      tall,
      'sit',
      { top: overprint(m.cloth, p.shade, 0.2), bottom: p.deep, hat: 'beret' },
      face,
    );
    guitar(pic, gx + face * tall * 0.12, gy - tall * 0.4, tall * 0.42, face);
    lamps(
      pic,
      a,
      a.side < 0 ? [W * 0.56, W * 0.72, W * 0.88] : [W * 0.12, W * 0.28, W * 0.44],
      H * 0.1,
      a.u * 3.4,
      m.accent,
    );
  },
  /** The mouth of a brick oven with its fire, takeaway boxes stacked beside it. */
  oven(pic, a) {
    const { W, H, pal: p } = pic,
      m = p.own,
      brick = overprint(mix(m.rockA, m.adobe, 0.3), p.shade, p.lamps ? 0.6 : 0.3),
      fire = mix(m.accent, m.mustard, 0.55);
    wall(pic, a, mix(m.wall, m.rockB, 0.35));
    const ox = a.cx + a.side * W * 0.24,
      oy = a.tableY,
      r = H * 0.34;
    const dome = `M${f1(ox - r * 1.25)} ${f1(oy)}V${f1(oy - r * 0.9)}Q${f1(ox - r * 1.2)} ${f1(oy - r * 1.7)} ${f1(ox)} ${f1(oy - r * 1.75)}Q${f1(ox + r * 1.2)} ${f1(oy - r * 1.7)} ${f1(ox + r * 1.25)} ${f1(oy - r * 0.9)}V${f1(oy)}Z`,
      clip = pic.clip(dome);
    pic.fill(dome, brick);
    let joints = '';
    for (let i = 0; i < 26; i++) {
      const y = oy - i * a.u * 2.4;
      joints += rect(ox - r * 1.4, y, r * 2.8, a.u * 0.25);
      for (let j = 0; j < 22; j++)
        joints += rect(ox - r * 1.4 + (j + (i % 2) * 0.5) * a.u * 4.6, y, a.u * 0.25, a.u * 2.4);
    }
    pic.add('multiply', pic.clipped(clip, shape(joints, p.shade, 0.5)));
    pic.add(
      'multiply',
      pic.clipped(clip, shape(rect(a.side < 0 ? ox + r * 0.5 : ox - r * 1.5, oy - r * 2, r, r * 2), p.shade, 0.4)),
    );
    const arch = (k: number) =>
      `M${f1(ox - r * 0.66 * k)} ${f1(oy - r * 0.22)}V${f1(oy - r * 0.62 * k)}A${f1(r * 0.66 * k)} ${f1(r * 0.56 * k)} 0 0 1 ${f1(ox + r * 0.66 * k)} ${f1(oy - r * 0.62 * k)}V${f1(oy - r * 0.22)}Z`;
    pic.fill(arch(1.2), overprint(lit(p, m.stone, 0.1), p.shade, 0.3));
    pic.fill(arch(1), overprint(p.deep, m.rockD, 0.25));
    const mouth = pic.clip(arch(1)),
      flame = (x: number, h: number, w: number) =>
        sweep(
          [
            [x, oy - r * 0.2, w],
            [x + w * 0.3, oy - r * 0.2 - h * 0.5, w * 0.7],
            [x - w * 0.2, oy - r * 0.2 - h, 0.6],
          ],
          6,
        );
    pic.raw(
      pic.clipped(
        mouth,
        shape(
          flame(ox - r * 0.3, r * 0.55, r * 0.16) +
            flame(ox - r * 0.05, r * 0.72, r * 0.17) +
            flame(ox + r * 0.2, r * 0.48, r * 0.13),
          fire,
        ),
      ),
    );
    pic.raw(
      pic.clipped(
        mouth,
        shape(
          flame(ox - r * 0.28, r * 0.32, r * 0.09) +
            flame(ox - r * 0.04, r * 0.42, r * 0.1) +
            flame(ox + r * 0.2, r * 0.26, r * 0.07),
          lit(p, p.lamp, 0.4),
        ),
      ),
    );
    glow(pic, ox, oy - r * 0.45, r * 1.5, fire, 0.55);
    pic.fill(rect(ox - r * 1.32, oy - r * 0.22, r * 2.64, r * 0.1), overprint(m.stone, p.shade, 0.3));
    // boxes
    const bx = a.side < 0 ? W * 0.86 : W * 0.14,
      bw = a.u * 24;
    for (let i = 0; i < 8; i++) {
      const y = oy - i * a.u * 3,
        x = bx - bw / 2 + Math.sin(i * 2.3) * a.u * 0.8,
        c = overprint(lit(p, m.wall, 0.2), p.shade, p.lamps ? 0.4 : 0.14);
      pic.fill(rect(x, y - a.u * 2.8, bw, a.u * 2.8), c);
      pic.fill(rect(x, y - a.u * 0.5, bw, a.u * 0.5), overprint(c, p.shade, 0.5));
      pic.fill(rect(x + bw * 0.4, y - a.u * 2, bw * 0.2, a.u * 1), m.accent);
    }
  },
  /** A dark room with lines of coloured light on its tiles. */
  neon(pic, a) {
    const { W, H, pal: p } = pic,
      m = p.own,
      ink = mix(m.cloth, p.deep, 0.6);
    pic.fill(rect(-5, -5, W + 10, a.tableY + 10), ink);
    let tiles = '';
    for (let y = 0; y < a.tableY; y += a.u * 4.4)
      for (let x = ((y / (a.u * 4.4)) % 2) * a.u * 4.4 - a.u * 9; x < W; x += a.u * 8.8)
        tiles += rect(x + 1.6, y + 1.6, a.u * 8.8 - 3.2, a.u * 4.4 - 3.2);
    pic.fill(tiles, lit(p, ink, 0.07));
    const tube = (d: string, c: Hex, w: number) => {
      pic.add(
        'stippleScreen',
        `<path d="${d}" fill="none" stroke="${c}" stroke-width="${f1(w * 7)}" stroke-opacity="0.28" stroke-linecap="round"/>`,
        0.3,
      );
      pic.line(d, c, w);
      pic.line(d, lit(p, c, 0.75), w * 0.36);
    };
    const x = a.cx + a.side * W * 0.33,
      y = H * 0.25,
      r = a.u * 13;
    tube(ellipse(x, y, r * 1.25), m.accent, a.u * 0.9);
    tube(
      `M${f1(x - r * 0.75)} ${f1(y - r * 0.12)}A${f1(r * 0.75)} ${f1(r * 0.62)} 0 0 1 ${f1(x + r * 0.75)} ${f1(y - r * 0.12)}Z`,
      m.mustard,
      a.u * 0.8,
    );
    tube(
      `M${f1(x - r * 0.8)} ${f1(y + r * 0.12)}q${f1(r * 0.2)} ${f1(r * 0.2)} ${f1(r * 0.4)} 0t${f1(r * 0.4)} 0t${f1(r * 0.4)} 0t${f1(r * 0.4)} 0`,
      m.vine,
      a.u * 0.8,
    );
    tube(
      `M${f1(x - r * 0.72)} ${f1(y + r * 0.36)}H${f1(x + r * 0.72)}Q${f1(x + r * 0.7)} ${f1(y + r * 0.7)} ${f1(x + r * 0.4)} ${f1(y + r * 0.7)}H${f1(x - r * 0.4)}Q${f1(x - r * 0.7)} ${f1(y + r * 0.7)} ${f1(x - r * 0.72)} ${f1(y + r * 0.36)}Z`,
      m.mustard,
      a.u * 0.8,
    );
    tube(`M-10 ${f1(H * 0.06)}H${f1(W + 10)}`, m.water, a.u * 0.7);
    for (let i = 0; i < 4; i++) {
      const sx = a.side < 0 ? W * (0.62 + i * 0.12) : W * (0.38 - i * 0.12);
      pic.fill(
        rect(sx - a.u * 3, a.tableY - a.u * 4, a.u * 6, a.u * 1.6) +
          rect(sx - a.u * 0.5, a.tableY - a.u * 3, a.u, a.u * 4),
        overprint(m.metal, p.deep, 0.7),
      );
    }
  },
  /** Casks in two tiers along a whitewashed wall; beside them a window onto the vines. */
  barrels(pic, a) {
    const { W, H, pal: p } = pic,
      m = p.own;
    wall(pic, a, mix(m.wall, m.adobe, 0.3));
    const wx = a.side < 0 ? W * 0.1 : W * 0.58,
      ww = W * 0.32,
      wy = H * 0.08,
      wh = a.tableY - H * 0.14;
    pic.fill(rect(wx - a.u * 1.6, wy - a.u * 1.6, ww + a.u * 3.2, wh + a.u * 3.2), overprint(m.wood, p.shade, 0.5));
    pic.fill(
      rect(wx, wy, ww, wh),
      pic.linear(0, wy, 0, wy + wh, [
        { at: 0, color: p.sky[0] },
        { at: 0.5, color: p.sky[1] },
        { at: 0.62, color: p.sky[2] },
      ]),
    );
    const clip = pic.clip(rect(wx, wy, ww, wh)),
      hz = wy + wh * 0.56;
    let rows = '',
      hill = '';
    for (let i = -12; i <= 12; i++)
      rows += poly([
        [wx + ww / 2 + i * 5, hz],
        [wx + ww / 2 + i * 5 + 2.2, hz],
        [wx + ww / 2 + i * 62 + 26, wy + wh],
        [wx + ww / 2 + i * 62, wy + wh],
      ]);
    hill = smooth(
      [
        [wx - 30, hz + 6],
        [wx + ww * 0.2, hz - wh * 0.16],
        [wx + ww * 0.45, hz - wh * 0.06],
        [wx + ww * 0.7, hz - wh * 0.22],
        [wx + ww + 30, hz + 6],
      ],
      true,
      0.5,
    );
    pic.raw(
      pic.clipped(
        clip,
        shape(hill, mix(p.mats.granite, p.haze, 0.5)) +
          shape(rect(wx, hz, ww, wh), p.mats.soil) +
          shape(rows, p.mats.vine),
      ),
    );
    pic.fill(
      rect(wx + ww / 2 - a.u * 0.4, wy, a.u * 0.8, wh) + rect(wx, wy + wh * 0.34, ww, a.u * 0.8),
      overprint(m.wood, p.shade, 0.5),
    );
    const r = H * 0.13;
    for (const [row, y] of [a.tableY - r * 0.75, a.tableY - r * 2.72].entries())
      for (let i = 0; i < 5; i++) {
        const x = a.side < 0 ? W * 0.6 + (i - 0.4 - row * 0.5) * r * 2.1 : W * 0.4 - (i - 0.4 - row * 0.5) * r * 2.1;
        if (x > (a.side < 0 ? W * 0.5 : -r * 0.9) && x < (a.side < 0 ? W + r * 0.9 : W * 0.5)) caskHead(pic, x, y, r);
      }
  },
  /** A lit showcase of cakes on two glass shelves. */
  'display-case'(pic, a) {
    const { W, H, pal: p } = pic,
      m = p.own;
    wall(pic, a, mix(m.wall, m.water, 0.25), { dim: 0.1 });
    const x0 = a.side < 0 ? W * 0.06 : W * 0.16,
      w = W * 0.8,
      y0 = H * 0.08,
      h = a.tableY - H * 0.08;
    pic.fill(rect(x0 - a.u * 2, y0 - a.u * 2, w + a.u * 4, h + a.u * 4), overprint(m.wood, p.shade, 0.35));
    pic.fill(rect(x0, y0, w, h), lit(p, mix(m.wall, p.lamp, 0.35), 0.25));
    pic.grain(rect(x0, y0, w, h * 0.4), p.lamp, 0.3, 0.25);
    const rng = pic.rng.fork('cakes'),
      creams = [
        lit(p, m.foam, 0.2),
        mix(m.accent, m.foam, 0.62),
        mix(m.wood, p.deep, 0.25),
        mix(m.mustard, m.foam, 0.35),
      ];
    for (const y of [y0 + h * 0.47, y0 + h * 0.97]) {
      for (let x = x0 + a.u * 9; x < x0 + w - a.u * 6; x += a.u * 17)
        cakeFlat(pic, x, y, a.u * rng.range(5.6, 6.8), rng.pick(creams), rng() > 0.45);
      pic.fill(rect(x0, y, w, a.u * 0.9), lit(p, m.glass, 0.3), 0.9);
    }
    pic.add(
      'stippleScreen',
      shape(
        poly([
          [x0 + w * 0.1, y0],
          [x0 + w * 0.22, y0],
          [x0 + w * 0.08, y0 + h],
          [x0 - 0 + w * -0.0, y0 + h * 0.6],
        ]),
        p.paper,
        0.4,
      ),
      0.2,
    );
  },
  /** A striped awning over the pavement; across the street, the trees of the park. */
  awning(pic, a) {
    const { W, H, pal: p } = pic,
      m = p.mats,
      hz = a.tableY - H * 0.1;
    pic.fill(
      rect(-5, -5, W + 10, H),
      pic.linear(0, 0, 0, hz, [
        { at: 0, color: p.sky[1] },
        { at: 1, color: p.sky[2] },
      ]),
    );
    const rng = pic.rng.fork('park');
    pic.fill(rect(-5, hz - H * 0.05, W + 10, H * 0.2), mix(m.leaf, p.haze, 0.25));
    pic.fill(rect(-5, hz + H * 0.02, W + 10, H * 0.12), mix(m.road, p.haze, 0.2));
    pic.fill(rect(-5, hz + H * 0.015, W + 10, H * 0.012), mix(m.stone, p.paper, 0.4));
    for (const [x, h] of [
      [0.08, 0.54],
      [0.3, 0.46],
      [0.52, 0.56],
      [0.76, 0.48],
      [0.96, 0.55],
    ] as const)
      tree(pic, W * x, hz + H * 0.01, H * h, m.leaf, rng.fork(`${x}`), {
        kind: 'plane-tree',
        dark: m.leafDark,
        air: 0.22,
      });
    for (const [x, look, face] of [
      [0.2, { top: m.accent, bottom: p.deep }, 1],
      [0.87, { top: m.cloth, bottom: m.sand }, -1],
    ] as const)
      figure(pic, W * x, hz + H * 0.035, H * 0.1, 'walk', look, face);
    const stripe = W / 18;
    for (let i = 0; i < 19; i++) {
      const x = i * stripe - 6,
        c = i % 2 ? lit(p, m.foam, 0.1) : m.accent;
      pic.fill(
        `M${f1(x)} -5h${f1(stripe)}V${f1(H * 0.1)}a${f1(stripe / 2)} ${f1(stripe * 0.42)} 0 0 1 ${f1(-stripe)} 0Z`,
        overprint(c, p.shade, 0.18),
      );
    }
    pic.shade(rect(-5, -5, W + 10, H * 0.035), p.shade, 0.4);
  },
  /** A bright room hung with cut-paper garlands. */
  paper(pic, a) {
    const { W, H, pal: p } = pic,
      m = p.own,
      paint = mix(m.water, m.cloth, 0.35);
    wall(pic, a, paint, { dim: p.lamps ? 0.5 : 0.12 });
    pic.fill(rect(-5, a.tableY - H * 0.16, W + 10, H * 0.2), overprint(m.mustard, p.shade, p.lamps ? 0.5 : 0.14));
    pic.fill(rect(-5, a.tableY - H * 0.165, W + 10, a.u), m.accent);
    const bx = a.side < 0 ? W * 0.5 : -20,
      bw = W * 0.55;
    bottles(pic, bx, bx + bw, H * 0.43, a.u, 'taco');
    const inks = [m.accent, m.mustard, lit(p, m.foam, 0.2), m.wine, m.vine];
    for (const [row, y] of [H * 0.02, H * 0.12].entries())
      for (let i = 0; i < 13; i++) {
        const t = i / 12,
          w = W / 13.5,
          x = t * W * 1.04 - W * 0.02 + (row ? w / 2 : 0),
          top = y + Math.sin(Math.PI * ((t * 3) % 1)) * H * 0.035,
          h = w * 0.86,
          c = inks[(i * 2 + row * 3) % inks.length]!;
        let d = `M${f1(x - w * 0.46)} ${f1(top)}h${f1(w * 0.92)}v${f1(h * 0.8)}`;
        for (let j = 0; j < 5; j++) d += `l${f1(-w * 0.092)} ${f1(h * 0.2)}l${f1(-w * 0.092)} ${f1(-h * 0.2)}`;
        d += 'Z';
        let cut = ellipse(x, top + h * 0.42, w * 0.13);
        for (let j = 0; j < 6; j++)
          cut += ellipse(x + Math.cos(j * 1.047) * w * 0.26, top + h * 0.42 + Math.sin(j * 1.047) * w * 0.26, w * 0.06);
        pic.fill(d, overprint(c, p.shade, row ? 0.05 : 0.3));
        pic.shade(cut, p.shade, 0.75);
      }
    lamps(pic, a, a.side < 0 ? [W * 0.62, W * 0.86] : [W * 0.14, W * 0.38], H * 0.3, a.u * 3.4);
  },
  /** A small dining room after dusk: other tables by candlelight, a garden behind the glass. */
  saloon(pic, a) {
    const { W, H, pal: p } = pic,
      m = p.own,
      dim = (c: Hex, k = 1) => overprint(c, p.shade, (p.lamps ? 0.6 : 0.3) * k);
    wall(pic, a, mix(m.adobe, m.rockD, 0.35));
    const wx = a.side < 0 ? W * 0.07 : W * 0.53,
      ww = W * 0.4,
      wy = H * 0.07,
      wh = a.tableY - H * 0.17;
    pic.fill(
      rect(wx, wy, ww, wh),
      pic.linear(0, wy, 0, wy + wh, [
        { at: 0, color: p.sky[0] },
        { at: 0.7, color: p.sky[1] },
        { at: 1, color: p.sky[2] },
      ]),
    );
    const clip = pic.clip(rect(wx, wy, ww, wh)),
      t = tones(p, p.mats.leaf, p.mats.leafDark),
      rng = pic.rng.fork('garden');
    let dark = '',
      mid = '';
    for (let i = 0; i < 34; i++) {
      const r = a.u * rng.range(2.5, 6),
        d = leafy(wx + rng() * ww, wy + wh * rng.range(0.62, 1.05), r, r * 0.8, r * 0.4, rng);
      if (i % 3) dark += d;
      else mid += d;
    }
    pic.raw(pic.clipped(clip, shape(dark, t.dark) + shape(mid, t.mid)));
    let bars = rect(wx - a.u, wy - a.u, ww + 2 * a.u, a.u * 1.4) + rect(wx - a.u, wy + wh, ww + 2 * a.u, a.u * 1.6);
    for (let i = 0; i <= 4; i++) bars += rect(wx + (ww * i) / 4 - a.u * 0.5, wy, a.u, wh);
    pic.fill(bars + rect(wx, wy + wh * 0.3, ww, a.u * 0.8), dim(m.wood));
    const spots = (a.side < 0 ? [0.1, 0.36, 0.78, 0.97] : [0.9, 0.64, 0.22, 0.03]).map(
      (q, i) => [q * W, a.tableY - H * (0.015 + (i % 2) * 0.05)] as [number, number],
    );
    for (const [x, y] of spots) {
      for (const e of [-1, 1])
        pic.fill(
          rect(x + e * a.u * 8 - a.u * 0.5, y - a.u * 9, a.u, a.u * 12) +
            rect(x + e * a.u * 8 - a.u * 2.4, y - a.u * 9, a.u * 4.8, a.u * 4),
          dim(m.wood, 1.3),
        );
      pic.fill(
        poly([
          [x - a.u * 7, y - a.u * 2],
          [x + a.u * 7, y - a.u * 2],
          [x + a.u * 6, y + a.u * 8],
          [x - a.u * 6, y + a.u * 8],
        ]),
        dim(m.foam),
      );
      pic.fill(ellipse(x, y - a.u * 2, a.u * 7, a.u * 1.5), lit(p, dim(m.foam, 0.7), 0.2));
      pic.fill(rect(x - a.u * 0.4, y - a.u * 5, a.u * 0.8, a.u * 3), lit(p, m.foam, 0.2));
      pic.fill(ellipse(x, y - a.u * 5.8, a.u * 0.5, a.u * 1), lit(p, p.lamp, 0.4));
    }
    glows(
      pic,
      spots.map(([x, y]) => [x, y - a.u * 5.6]),
      a.u * 16,
      p.lamp,
      0.62,
    );
  },
  /** The tasting room: bottles lying in a rack, framed pictures of the vineyard. */
  'wine-shop'(pic, a) {
    const { W, H, pal: p } = pic,
      m = p.own;
    wall(pic, a, mix(m.wall, m.rockC, 0.3));
    const x0 = a.side < 0 ? W * 0.52 : -10,
      x1 = a.side < 0 ? W + 10 : W * 0.48,
      y1 = a.tableY;
    pic.fill(rect(x0, -5, x1 - x0, y1 + 5), overprint(m.wood, p.shade, 0.55));
    const cell = a.u * 7.6;
    for (let y = y1 - cell * 0.6; y > -cell; y -= cell)
      for (let x = x0 + cell * 0.6; x < x1; x += cell) {
        pic.fill(rect(x - cell * 0.45, y - cell * 0.45, cell * 0.9, cell * 0.9), overprint(p.deep, m.wood, 0.45));
        if (Math.sin(x * 3.1 + y * 1.7) > -0.75) {
          const glass = mix(m.leafDark, p.deep, 0.35);
          pic.fill(ellipse(x, y + cell * 0.08, cell * 0.33), glass);
          pic.fill(ellipse(x, y + cell * 0.08, cell * 0.2), Math.sin(x + y) > 0 ? m.wine : mix(m.mustard, m.wood, 0.3));
          pic.fill(ellipse(x - cell * 0.1, y - cell * 0.02, cell * 0.06), p.paper, 0.6);
        }
      }
    for (const [q, s] of [
      [0.13, 1],
      [0.34, 0.8],
    ] as const) {
      const fx = a.side < 0 ? W * q : W * (1 - q),
        fw = a.u * 20 * s,
        fh = a.u * 15 * s,
        fy = H * 0.14 + (1 - s) * a.u * 8;
      pic.shade(rect(fx - fw / 2 + a.u * 0.8, fy + a.u * 0.8, fw, fh), p.shade, 0.4);
      pic.fill(rect(fx - fw / 2, fy, fw, fh), overprint(m.wood, p.shade, 0.4));
      pic.fill(rect(fx - fw / 2 + a.u, fy + a.u, fw - 2 * a.u, fh - 2 * a.u), lit(p, m.sand, 0.3));
      const hz = fy + fh * 0.46;
      let rows = '';
      for (let i = -4; i <= 4; i++)
        rows += poly([
          [fx + i * fw * 0.02, hz],
          [fx + i * fw * 0.02 + 2, hz],
          [fx + i * fw * 0.1 + 5, fy + fh - a.u],
          [fx + i * fw * 0.1, fy + fh - a.u],
        ]);
      pic.fill(
        smooth(
          [
            [fx - fw * 0.42, hz],
            [fx - fw * 0.1, hz - fh * 0.24],
            [fx + fw * 0.1, hz - fh * 0.1],
            [fx + fw * 0.24, hz - fh * 0.2],
            [fx + fw * 0.42, hz],
          ],
          true,
          0.3,
        ),
        mix(m.granite, m.rockD, 0.3),
      );
      pic.fill(rows, mix(m.leafDark, m.wood, 0.3));
    }
    lamps(pic, a, a.side < 0 ? [W * 0.62, W * 0.88] : [W * 0.12, W * 0.38], H * 0.12, a.u * 3.2);
  },
};

/** A cake seen from the side, flat: for the showcase behind the table. */
function cakeFlat(pic: Picture, x: number, y: number, r: number, c: Hex, tall: boolean): void {
  const p = pic.pal,
    m = p.own,
    h = r * (tall ? 1.15 : 0.55);
  pic.fill(rect(x - r * 1.2, y - r * 0.16, r * 2.4, r * 0.16), lit(p, m.foam, 0.2));
  pic.fill(rect(x - r, y - r * 0.16 - h, r * 2, h), c);
  pic.add(
    'multiply',
    shape(rect(x + r * 0.2, y - r * 0.16 - h, r * 0.8, h), p.shade, 0.3) +
      (tall ? shape(rect(x - r, y - h * 0.62, r * 2, r * 0.12), p.shade, 0.4) : ''),
  );
  let top = '';
  for (let i = -3; i <= 3; i++) top += ellipse(x + i * r * 0.29, y - r * 0.16 - h - r * 0.08, r * 0.15);
  pic.fill(top, tall ? m.accent : mix(m.wine, m.accent, 0.4));
}
