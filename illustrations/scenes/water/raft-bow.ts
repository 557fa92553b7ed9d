import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly, smooth, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { offShade } from '../../props/people/figures.ts';
import { lightSide } from '../../props/plants/plants.ts';
import { foamBed, splash } from '../../props/water/white-water.ts';
import { canyon } from './canyon.ts';

/** The tube from the viewer's left round the bow to the right: [x, y, radius], as fractions of the sheet's height. */
const TUBE: [number, number, number][] = [
  [-0.62, 1.12, 0.13],
  [-0.5, 0.95, 0.098],
  [-0.32, 0.81, 0.072],
  [-0.15, 0.725, 0.056],
  [0, 0.7, 0.05],
  [0.15, 0.725, 0.056],
  [0.32, 0.81, 0.072],
  [0.5, 0.95, 0.098],
  [0.62, 1.12, 0.13],
];

/** From inside a raft: its bow rises on a wave, two of the crew paddle ahead, the canyon opens in front. */
export function raftBow(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    k = (o.focal ?? 0.6) < 0.5 ? -1 : 1;
  canyon(pic, { ...o, horizon: o.horizon ?? 0.44, actor: 'rapid' });
  pic.nextPlane();
  const at = (x: number, y: number): Pt => [W * 0.5 + k * x * H, y * H];
  for (const s of [-1, 1]) {
    const [x, y] = at(s * 0.13, 0.735);
    splash(pic, x, y, H * 0.2, s * k, `bow${s}`);
  }
  const [bx, by] = at(0, 0.705);
  foamBed(pic, bx, by, H * 0.72, 'under');
  hull(pic, at);
  for (const q of [
    { x: 0.27, y: 0.88, u: 1.0, top: m.accent, vest: m.cloth, hat: m.foam, side: 1 },
    { x: -0.29, y: 0.895, u: 1.06, top: m.cloth, vest: m.accent, hat: m.mustard, side: -1 },
  ])
    paddler(pic, at, q);
}

type Place = (x: number, y: number) => Pt;

/** The yellow tubes with their grab line, the floor between them, the thwart in front of the viewer's knees. */
function hull(pic: Picture, at: Place): void {
  const { H, pal: p } = pic,
    m = p.mats,
    color = m.mustard,
    side = lightSide(p);
  const spine = (dy: number, r: number): [number, number, number][] =>
    TUBE.map(([x, y, q]) => [...at(x, y + dy * q), q * r * H] as [number, number, number]);
  const inside = poly([...TUBE.map(([x, y]) => at(x, y)), at(0.6, 1.2), at(-0.6, 1.2)]);
  pic.fill(inside, overprint(mix(m.cloth, m.stone, 0.35), p.shade, 0.45));
  // the floor's ribs run away from the viewer
  for (const x of [-0.24, -0.08, 0.08, 0.24])
    pic.fill(
      poly([at(x * 0.62, 0.79), at(x * 0.62 + 0.012, 0.79), at(x * 1.5 + 0.03, 1.06), at(x * 1.5 - 0.01, 1.06)]),
      overprint(mix(m.cloth, m.stone, 0.5), p.shade, 0.2),
    );
  const tube = sweep(spine(0, 1), 10);
  pic.shade(sweep(spine(0.7, 0.9), 10), p.shade, 0.45);
  pic.fill(tube, color);
  offShade(pic, tube, -side * 0.022 * H, 0.03 * H, p.shade, 0.5);
  pic.fill(sweep(spine(-0.52, 0.14), 10), lit(p, color, 0.55));
  pic.fill(sweep(spine(0.1, 0.09), 10), overprint(m.accent, p.shade, 0.1));
  // the line, sagging from ring to ring
  const rings = TUBE.slice(1, -1).map(([x, y, q]) => at(x, y + 0.42 * q));
  for (let i = 1; i < rings.length; i++) {
    const [ax, ay] = rings[i - 1]!,
      [bx, by] = rings[i]!;
    pic.line(
      `M${ax.toFixed(1)} ${ay.toFixed(1)}Q${((ax + bx) / 2).toFixed(1)} ${((ay + by) / 2 + H * 0.03).toFixed(1)} ${bx.toFixed(1)} ${by.toFixed(1)}`,
      m.foam,
      4,
    );
  }
  for (const [x, y] of rings) {
    pic.fill(ellipse(x, y, 9), overprint(color, p.shade, 0.6));
    pic.fill(ellipse(x, y - 1, 5.5), m.foam);
  }
  const thwart = sweep(
    [-0.44, -0.2, 0, 0.2, 0.44].map((x): [number, number, number] => [
      ...at(x, 0.985 - 0.02 * Math.cos(x * 5)),
      0.058 * H,
    ]),
    6,
  );
  pic.shade(
    sweep(
      [-0.44, 0, 0.44].map((x): [number, number, number] => [...at(x, 1.01), 0.06 * H]),
      6,
    ),
    p.shade,
    0.6,
  );
  pic.fill(thwart, overprint(color, p.shade, 0.12));
  offShade(pic, thwart, -side * 6, 0.026 * H, p.shade, 0.5);
}

/** One of the crew from behind, on the tube, leaning out over the paddle. */
function paddler(
  pic: Picture,
  place: Place,
  q: { x: number; y: number; u: number; top: Hex; vest: Hex; hat: Hex; side: number },
): void {
  const { H, pal: p } = pic,
    m = p.mats,
    s = q.side,
    light = lightSide(p),
    /** right and up from the seat; outwards is positive */
    at = (a: number, b: number): Pt => place(q.x + s * a * 0.1 * q.u, q.y - b * 0.1 * q.u),
    U = 0.1 * q.u * H,
    limb = (...js: [number, number, number][]) =>
      sweep(
        js.map(([a, b, r]): [number, number, number] => [...at(a, b), r * U]),
        5,
      );
  // the paddle: grip in front of the chest, blade in the water
  const grip = at(-0.5, 1.95),
    dip = at(2.62, 0.47);
  pic.fill(
    sweep(
      [
        [...grip, 5],
        [...dip, 5],
      ] as [number, number, number][],
      2,
    ),
    overprint(m.wood, p.deep, 0.3),
  );
  pic.fill(
    smooth([at(2.32, 0.84), at(2.66, 0.78), at(3.36, 0.16), at(3.24, -0.16), at(2.58, 0.18)], true, 0.6),
    m.accent,
  );
  const [wx, wy] = at(3.15, 0.02);
  splash(pic, wx, wy, H * 0.07, 1, `dip${s}`);
  foamBed(pic, wx, wy, H * 0.2, `wash${s}`);
  const hips = smooth([at(-0.85, 0.5), at(-0.95, -0.35), at(0.95, -0.35), at(0.9, 0.5)], true, 0.6);
  pic.fill(hips, mix(p.deep, m.cloth, 0.25));
  const far = limb([-0.7, 1.85, 0.26], [-0.9, 1.55, 0.22], [-0.3, 2.05, 0.16]);
  pic.fill(far, overprint(q.top, p.shade, 0.4));
  const back = smooth(
    [
      at(-0.62, 2.2),
      at(-0.95, 1.95),
      at(-0.92, 1),
      at(-0.85, 0.1),
      at(0.9, 0.1),
      at(1.0, 1),
      at(1.08, 1.9),
      at(0.72, 2.22),
    ],
    true,
    0.7,
  );
  pic.fill(back, q.top);
  const vest = smooth(
    [
      at(-0.42, 2.24),
      at(-0.78, 2.0),
      at(-0.86, 1),
      at(-0.84, 0.28),
      at(0.88, 0.28),
      at(0.92, 1),
      at(0.86, 2.0),
      at(0.5, 2.26),
      at(0.04, 2.1),
    ],
    true,
    0.55,
  );
  pic.fill(vest, q.vest);
  offShade(pic, vest, -light * 0.5 * U, 0.1 * U, p.shade, 0.55);
  for (const b of [0.62, 1.2])
    pic.fill(
      poly([at(-0.87, b), at(0.91, b), at(0.91, b + 0.13), at(-0.87, b + 0.13)]),
      overprint(q.vest, p.deep, 0.7),
    );
  const near = limb([0.85, 1.9, 0.3], [1.42, 1.5, 0.24], [1.62, 0.98, 0.17]);
  pic.fill(near, q.top);
  offShade(pic, near, -light * 0.14 * U, 0.08 * U, p.shade, 0.5);
  pic.fill(ellipse(...at(1.64, 0.92), 0.2 * U), m.skin);
  pic.fill(limb([0.1, 2.2, 0.22], [0.2, 2.5, 0.24]), overprint(m.skin, p.shade, 0.3));
  const helmet = smooth(
    [at(-0.36, 2.55), at(-0.36, 3.0), at(0.2, 3.32), at(0.76, 3.0), at(0.76, 2.55), at(0.2, 2.44)],
    true,
    0.85,
  );
  pic.fill(helmet, q.hat);
  offShade(pic, helmet, -light * 0.3 * U, 0.06 * U, p.shade, 0.55);
  pic.line(
    `M${at(0.2, 3.26)
      .map((v) => v.toFixed(1))
      .join(' ')}L${at(0.2, 2.6)
      .map((v) => v.toFixed(1))
      .join(' ')}`,
    overprint(q.hat, p.shade, 0.5),
    0.05 * U,
  );
  pic.fill(smooth([at(-0.3, 2.56), at(0.7, 2.56), at(0.66, 2.46), at(-0.26, 2.46)], true, 0.5), p.deep);
}
