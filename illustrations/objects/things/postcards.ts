import { mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly, smooth } from '../../core/geom.ts';
import { type Picture, shape } from '../../core/picture.ts';

/** A card hanging somewhere: `at` maps shares of its width and height to the sheet, `w` is its width. */
export interface Sheet {
  w: number;
  at: (a: number, b: number) => Pt;
}

type Scene = (sheet: Sheet, pic: Picture) => string;

const area = ({ at }: Sheet, pts: readonly Pt[]) => poly(pts.map(([a, b]) => at(a, b)));
const soft = ({ at }: Sheet, pts: readonly Pt[]) =>
  smooth(
    pts.map(([a, b]) => at(a, b)),
    true,
    0.8,
  );
const disc = ({ at, w }: Sheet, a: number, b: number, r: number) => ellipse(...at(a, b), r * w);
const band = (s: Sheet, b0: number, b1: number) =>
  area(s, [
    [-0.5, b0],
    [0.5, b0],
    [0.5, b1],
    [-0.5, b1],
  ]);

/** A low sun in its rings. */
const sun = (s: Sheet, pic: Picture, a: number, b: number, r: number) =>
  [3.2, 2.4, 1.7].map((k) => shape(disc(s, a, b, r * k), pic.pal.glow, 0.22)).join('') +
  shape(disc(s, a, b, r), pic.pal.sun);

const dune: Scene = (s, pic) => {
  const { own: m, shade } = pic.pal;
  return (
    shape(band(s, -0.66, 0.3), mix(m.mustard, m.accent, 0.3)) +
    sun(s, pic, -0.14, -0.2, 0.12) +
    shape(
      soft(s, [
        [-0.6, 0.24],
        [-0.2, 0.16],
        [0.14, -0.02],
        [0.5, 0.2],
        [0.6, 0.8],
        [-0.6, 0.8],
      ]),
      m.sand,
    ) +
    shape(
      soft(s, [
        [0.14, -0.02],
        [0.04, 0.16],
        [0.16, 0.34],
        [-0.08, 0.72],
        [0.7, 0.8],
        [0.6, 0.24],
        [0.3, 0.08],
      ]),
      overprint(m.sand, shade, 0.75),
    )
  );
};

const gorge: Scene = (s, pic) => {
  const { own: m, shade, paper } = pic.pal;
  const left: Pt[] = [
    [-0.5, -0.42],
    [-0.2, -0.38],
    [-0.14, -0.1],
    [-0.22, 0.06],
    [-0.12, 0.26],
    [-0.5, 0.5],
  ];
  const right: Pt[] = [
    [0.5, -0.5],
    [0.22, -0.44],
    [0.24, -0.2],
    [0.1, 0.0],
    [0.18, 0.22],
    [0.5, 0.36],
  ];
  return (
    shape(band(s, -0.66, 0.1), mix(m.water, paper, 0.55)) +
    shape(band(s, 0.02, 0.66), m.water) +
    shape(area(s, left), overprint(m.rockA, shade, 0.75)) +
    shape(area(s, right), m.rockA) +
    shape(
      area(s, [
        [0.5, -0.3],
        [0.24, -0.24],
        [0.22, -0.16],
        [0.5, -0.2],
      ]) +
        area(s, [
          [0.5, 0],
          [0.12, 0],
          [0.12, 0.07],
          [0.5, 0.12],
        ]),
      m.rockC,
    ) +
    shape(
      area(s, [
        [-0.02, 0.32],
        [-0.02, 0.06],
        [0.1, 0.3],
      ]) +
        area(s, [
          [-0.04, 0.31],
          [-0.04, 0.12],
          [-0.12, 0.3],
        ]),
      paper,
    ) +
    shape(
      soft(s, [
        [-0.13, 0.335],
        [0.11, 0.335],
        [0.07, 0.375],
        [-0.09, 0.375],
      ]),
      m.accent,
    )
  );
};

const vines: Scene = (s, pic) => {
  const { own: m, shade, paper } = pic.pal;
  let rows = '';
  for (let i = -6; i <= 6; i++)
    rows += area(s, [
      [i * 0.018, 0.06],
      [i * 0.018 + 0.008, 0.06],
      [i * 0.2 + 0.1, 0.7],
      [i * 0.2, 0.7],
    ]);
  return (
    shape(band(s, -0.66, 0.1), mix(m.cloth, paper, 0.55)) +
    shape(
      area(s, [
        [-0.5, 0.06],
        [-0.3, -0.14],
        [-0.18, -0.06],
        [0.06, -0.36],
        [0.24, -0.12],
        [0.34, -0.18],
        [0.5, 0.06],
      ]),
      mix(m.granite, m.cloth, 0.3),
    ) +
    shape(
      area(s, [
        [0.06, -0.36],
        [0.15, -0.24],
        [0.08, -0.2],
        [0.0, -0.22],
        [-0.03, -0.25],
      ]),
      paper,
    ) +
    shape(band(s, 0.06, 0.66), m.soil) +
    shape(rows, m.vine) +
    shape(
      area(s, [
        [-0.5, 0.03],
        [0.5, 0.03],
        [0.5, 0.08],
        [-0.5, 0.08],
      ]),
      overprint(m.leafDark, shade, 0.3),
    )
  );
};

const volcano: Scene = (s, pic) => {
  const { own: m, shade, paper, glow } = pic.pal;
  const cone: Pt[] = [
    [-0.5, 0.12],
    [-0.14, -0.24],
    [-0.06, -0.4],
    [0.06, -0.4],
    [0.16, -0.22],
    [0.5, 0.12],
  ];
  return (
    shape(band(s, -0.66, 0.2), mix(m.wine, glow, 0.62)) +
    shape(area(s, cone), overprint(m.rockD, shade, 0.3)) +
    shape(
      area(s, [
        [0.02, -0.4],
        [0.06, -0.4],
        [0.16, -0.22],
        [0.5, 0.12],
        [0.1, 0.12],
      ]),
      m.rockD,
    ) +
    shape(
      area(s, [
        [-0.06, -0.4],
        [0.06, -0.4],
        [0.15, -0.24],
        [0.07, -0.2],
        [0.0, -0.27],
        [-0.06, -0.19],
        [-0.13, -0.25],
      ]),
      paper,
    ) +
    shape(band(s, 0.12, 0.66), mix(m.water, m.wine, 0.25)) +
    shape(
      area(s, [
        [-0.42, 0.12],
        [0.42, 0.12],
        [0.06, 0.48],
        [-0.06, 0.48],
      ]),
      overprint(m.rockD, shade, 0.5),
      0.55,
    ) +
    shape(band(s, 0.12, 0.14), m.sand)
  );
};

const hoodoos: Scene = (s, pic) => {
  const { own: m, shade, paper } = pic.pal;
  const tower = (a: number, top: number, r: number) =>
    shape(
      soft(s, [
        [a - r * 1.7, 0.46],
        [a - r, 0.2],
        [a - r * 0.7, top + 0.12],
        [a - r * 1.5, top + 0.05],
        [a, top],
        [a + r * 1.5, top + 0.05],
        [a + r * 0.7, top + 0.12],
        [a + r, 0.2],
        [a + r * 1.7, 0.46],
      ]),
      m.rockA,
    ) +
    shape(
      soft(s, [
        [a + r * 0.2, 0.46],
        [a + r * 0.1, top + 0.1],
        [a + r * 1.5, top + 0.05],
        [a + r * 0.7, top + 0.14],
        [a + r, 0.2],
        [a + r * 1.7, 0.46],
      ]),
      overprint(m.rockA, shade, 0.7),
    ) +
    shape(
      area(s, [
        [a - r * 0.95, 0.16],
        [a + r * 0.95, 0.16],
        [a + r, 0.21],
        [a - r, 0.21],
      ]),
      m.rockC,
    );
  return (
    shape(band(s, -0.66, 0.5), mix(m.cloth, m.water, 0.5)) +
    shape(
      soft(s, [
        [-0.4, -0.4],
        [-0.1, -0.44],
        [0.16, -0.4],
        [-0.1, -0.37],
      ]),
      paper,
    ) +
    tower(-0.24, -0.06, 0.08) +
    tower(0.26, 0.0, 0.07) +
    tower(0.02, -0.26, 0.1) +
    shape(
      soft(s, [
        [-0.7, 0.46],
        [-0.2, 0.36],
        [0.3, 0.42],
        [0.7, 0.36],
        [0.7, 0.9],
        [-0.7, 0.9],
      ]),
      m.rockB,
    )
  );
};

const night: Scene = (s, pic) => {
  const { own: m, deep, paper, glow } = pic.pal;
  let poplars = '',
    stars = '';
  for (const [a, b, r] of [
    [-0.34, -0.1, 0.05],
    [-0.22, -0.2, 0.055],
    [-0.1, -0.04, 0.045],
    [0.33, -0.14, 0.05],
  ] as const)
    poplars += soft(s, [
      [a, b - 0.08],
      [a + r, b + 0.14],
      [a + r, 0.3],
      [a, 0.36],
      [a - r, 0.3],
      [a - r, b + 0.14],
    ]);
  for (let i = 0; i < 22; i++)
    stars += disc(s, ((i * 37) % 89) / 89 - 0.5, ((i * 53) % 61) / 80 - 0.6, 0.006 + 0.004 * (i % 3));
  const blue = mix(deep, m.cloth, 0.5);
  return (
    shape(band(s, -0.66, 0.66), blue) +
    shape(stars, paper) +
    shape(disc(s, 0.16, -0.34, 0.11), glow) +
    shape(disc(s, 0.21, -0.37, 0.1), blue) +
    shape(band(s, 0.3, 0.66), overprint(m.leafDark, deep, 0.5)) +
    shape(poplars, deep) +
    shape(
      area(s, [
        [0.02, 0.32],
        [0.02, 0.2],
        [0.12, 0.13],
        [0.22, 0.2],
        [0.22, 0.32],
      ]),
      m.adobe,
    ) +
    shape(
      area(s, [
        [0.09, 0.32],
        [0.09, 0.23],
        [0.15, 0.23],
        [0.15, 0.32],
      ]),
      m.mustard,
    )
  );
};

/** The pictures on the cards: night, the gorge, a volcano, the vineyards, hoodoos, a dune. */
export const SCENES: readonly Scene[] = [night, gorge, volcano, vines, hoodoos, dune];
