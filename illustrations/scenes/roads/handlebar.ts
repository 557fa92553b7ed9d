import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, lerp, type Pt, poly, smooth, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { boulder } from '../../props/land/stones.ts';
import { offShade } from '../../props/people/figures.ts';
import { jarilla, lightSide, tones } from '../../props/plants/plants.ts';
import { valleGrande } from '../water/valle-grande.ts';

/** Points in fractions of the sheet's height, from the middle of the handlebar: right, down. */
type Place = (right: number, down: number) => Pt;

/** Over the handlebar: gloves on the grips, the gravel road under the wheel, the reservoir beyond its edge. */
export function handlebar(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H } = pic,
    k = (o.focal ?? 0.6) < 0.5 ? -1 : 1;
  valleGrande(pic, { ...o, horizon: o.horizon ?? 0.3, sub: false, boat: 'none' });
  pic.nextPlane();
  gravelEdge(pic, k);
  pic.nextPlane();
  const at: Place = (right, down) => [W * 0.5 + k * right * H, H * (0.79 + down)];
  frontWheel(pic, at);
  bar(pic, at);
  for (const side of [-1, 1] as const) glove(pic, at, side);
}

/** The road bends away along the water; its outer edge is stones and jarilla. */
function gravelEdge(pic: Picture, k: number): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    rng = pic.rng.fork('ripio'),
    X = (t: number) => (k > 0 ? W * t : W * (1 - t));
  const brink: Pt[] = [
    [X(-0.03), H * 0.56],
    [X(0.1), H * 0.585],
    [X(0.24), H * 0.635],
    [X(0.42), H * 0.7],
    [X(0.62), H * 0.745],
    [X(0.84), H * 0.765],
    [X(1.03), H * 0.79],
  ];
  const land = (off: number): string =>
    `${smooth(
      brink.map(([x, y]): Pt => [x, y + off]),
      false,
    )}L${X(1.05)} ${H + 5}L${X(-0.05)} ${H + 5}Z`;
  pic.fill(land(-6), overprint(m.rockA, p.shade, 0.6));
  pic.fill(land(0), mix(m.rockB, m.steppe, 0.4));
  const road = poly([
    [X(-0.03), H * 0.585],
    [X(0.1), H * 0.622],
    [X(0.27), H * 0.7],
    [X(0.5), H * 0.79],
    [X(0.86), H * 0.9],
    [X(1.05), H * 0.97],
    [X(1.05), H * 1.02],
    [X(-0.05), H * 1.02],
  ]);
  pic.fill(road, lit(p, mix(m.sand, m.road, 0.2), 0.12));
  for (const [a, b] of [
    [0.16, 0.2],
    [0.44, 0.5],
  ] as const)
    pic.fill(
      poly([
        [X(-0.03), H * (0.596 + a * 0.1)],
        [X(-0.03), H * (0.6 + b * 0.1)],
        [X(b * 0.5 + 0.05), H * 0.82],
        [X(b * 1.2), H * 1.02],
        [X(a * 1.2), H * 1.02],
        [X(a * 0.5 + 0.05), H * 0.82],
      ]),
      mix(m.sand, m.rockB, 0.5),
      0.5,
    );
  let grit = '';
  for (let i = 0; i < 150; i++) {
    const y = lerp(0.68, 1, rng() ** 0.7);
    grit += ellipse(
      X(rng.range(0, 1.1) * (y - 0.42)),
      H * y,
      lerp(1.5, 7, (y - 0.66) * 3),
      lerp(0.8, 3.4, (y - 0.66) * 3),
    );
  }
  pic.shade(grit, p.shade, 0.32);
  for (const [t, y, r] of [
    [0.16, 0.615, 9],
    [0.31, 0.675, 16],
    [0.44, 0.72, 18],
    [0.56, 0.745, 30],
    [0.79, 0.79, 26],
    [0.95, 0.83, 44],
  ] as const)
    boulder(pic, X(t), H * y, r, rng, { color: mix(m.stone, m.rockB, 0.45) });
  jarilla(pic, X(0.68), H * 0.79, H * 0.13, tones(p, m.scrub), rng.fork('a'), { flowers: m.mustard });
  jarilla(pic, X(0.88), H * 0.82, H * 0.17, tones(p, m.scrub), rng.fork('b'), { flowers: m.mustard });
}

/** The tyre beyond the bar, seen from the saddle. */
function frontWheel(pic: Picture, at: Place): void {
  const { H, pal: p } = pic,
    tyre = overprint(p.deep, p.shade, 0.15),
    [x, y] = at(0, -0.03);
  pic.fill(ellipse(x, y, H * 0.032, H * 0.125), tyre);
  let knobs = '';
  for (let i = 0; i < 8; i++)
    for (const s of [-1, 1])
      knobs += ellipse(
        x + s * H * (0.008 + 0.006 * Math.sin((i + 1) * 0.36)),
        y - H * (0.112 - i * 0.017),
        H * 0.0085,
        H * 0.0046,
      );
  pic.fill(knobs, mix(tyre, p.mats.stone, 0.4));
  pic.fill(
    sweep(
      [
        [...at(-0.045, 0.03), 0.02 * H],
        [...at(0.045, 0.03), 0.02 * H],
      ],
      6,
    ),
    p.mats.accent,
  );
}

/** Bar, stem, the red top tube coming towards the viewer, levers and cables. */
function bar(pic: Picture, at: Place): void {
  const { H, pal: p } = pic,
    m = p.mats,
    side = lightSide(p),
    metal = overprint(mix(m.metal, p.deep, 0.5), p.shade, 0.2);
  const tube = sweep([
    [...at(0, 0.02), 0.022 * H],
    [...at(0, 0.24), 0.04 * H],
  ]);
  pic.fill(tube, m.accent);
  offShade(pic, tube, -side * 0.022 * H, 0, p.shade, 0.5);
  for (const s of [-1, 1])
    pic.line(
      smooth([at(s * 0.29, -0.012), at(s * 0.2, -0.075), at(s * 0.07, -0.055), at(s * 0.02, 0.09)], false),
      p.deep,
      4,
    );
  const spine: [number, number, number][] = [-0.43, -0.3, -0.14, -0.05, 0.05, 0.14, 0.3, 0.43].map((x) => [
    ...at(x, Math.abs(x) > 0.1 ? -0.006 - 0.02 * Math.min(1, (Math.abs(x) - 0.1) * 5) : 0),
    0.0125 * H,
  ]) as [number, number, number][];
  const d = sweep(spine, 6);
  pic.fill(d, metal);
  pic.fill(
    sweep(
      spine.map(([x, y]): [number, number, number] => [x, y - 0.006 * H, 0.003 * H]),
      6,
    ),
    lit(p, m.metal, 0.45),
  );
  pic.fill(
    sweep([
      [...at(0, -0.012), 0.03 * H],
      [...at(0, 0.03), 0.03 * H],
    ]),
    p.deep,
  );
  pic.fill(ellipse(...at(0, -0.004), 0.013 * H), lit(p, m.metal, 0.3));
  // a bell, because the bends are blind
  pic.fill(ellipse(...at(0.115, -0.03), 0.021 * H, 0.018 * H), lit(p, m.mustard, 0.1));
  pic.fill(ellipse(...at(0.115 + side * 0.006, -0.036), 0.006 * H), p.paper);
}

/** A gloved hand round the grip, two fingers on the lever, the sleeve running off the sheet. */
function glove(pic: Picture, at: Place, s: -1 | 1): void {
  const { H, pal: p } = pic,
    m = p.mats,
    side = lightSide(p),
    leather: Hex = s > 0 ? overprint(m.cloth, p.shade, 0.05) : overprint(m.cloth, p.shade, 0.2),
    U = (a: number, b: number): Pt => at(s * a, b);
  const sleeve = sweep([
    [...U(0.66, 0.34), 0.105 * H],
    [...U(0.54, 0.2), 0.078 * H],
    [...U(0.44, 0.085), 0.05 * H],
  ]);
  pic.fill(sleeve, m.mustard);
  offShade(pic, sleeve, -side * 0.045 * H, 0.01 * H, p.shade, 0.5);
  pic.fill(
    sweep(
      [
        [...U(0.47, 0.115), 0.055 * H],
        [...U(0.43, 0.072), 0.048 * H],
      ],
      6,
      false,
    ),
    overprint(m.mustard, p.shade, 0.35),
  );
  pic.line(smooth([U(0.26, -0.026), U(0.3, -0.085), U(0.4, -0.1)], false), mix(m.metal, p.deep, 0.3), 0.011 * H);
  const palm = smooth(
    [
      U(0.3, 0.03),
      U(0.29, -0.03),
      U(0.33, -0.052),
      U(0.42, -0.054),
      U(0.462, -0.02),
      U(0.465, 0.05),
      U(0.42, 0.088),
      U(0.34, 0.07),
    ],
    true,
    0.85,
  );
  pic.fill(palm, leather);
  offShade(pic, palm, -side * 0.02 * H, 0.03 * H, p.shade, 0.5);
  for (const [i, x] of [0.325, 0.362, 0.4, 0.437].entries()) {
    const reach = i < 2 ? -0.058 : -0.046;
    const finger = sweep(
      [
        [...U(x, 0.012), 0.0195 * H],
        [...U(x - 0.001, reach * 0.6), 0.0215 * H],
        [...U(x - 0.002, reach), 0.0185 * H],
      ],
      8,
    );
    pic.fill(finger, leather);
    offShade(pic, finger, -side * 0.011 * H, 0, p.shade, 0.55);
    pic.fill(ellipse(...U(x, reach * 0.75), 0.0105 * H, 0.012 * H), lit(p, leather, 0.22));
  }
  const thumb = sweep([
    [...U(0.34, 0.055), 0.026 * H],
    [...U(0.29, 0.03), 0.022 * H],
    [...U(0.255, 0.012), 0.017 * H],
  ]);
  pic.fill(thumb, leather);
  offShade(pic, thumb, -side * 0.006 * H, 0.012 * H, p.shade, 0.5);
  pic.fill(
    smooth([U(0.4, 0.085), U(0.455, 0.04), U(0.478, 0.066), U(0.425, 0.112)], true, 0.5),
    overprint(p.mats.accent, p.shade, 0.1),
  );
}
