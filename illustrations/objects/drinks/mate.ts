import { mix, overprint } from '../../core/color.ts';
import { ellipse, poly, smooth, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { flesh, type Limb } from '../../props/people/hands.ts';
import { stageOver } from '../../props/table/foreground.ts';
import { lathe } from '../../props/table/lathe.ts';
import { valleGrande } from '../../scenes/water/valle-grande.ts';

/** A mate held up in front of a lake between red hills: gourd, bombilla, the drinker's hand and cuff. */
export function mate(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H } = pic;
  const focal = o.focal ?? 0.56;
  valleGrande(pic, { focal: focal > 0.5 ? 0.36 : 0.64, red: true, sub: false, horizon: 0.33 });
  const st = stageOver(pic, focal, 0.7, 0.2);
  const k = -st.side; // the arm comes from the side of the subject
  const R = Math.min(W, H) * 0.15;
  const x = st.cx;
  const y = H * 0.6;
  const at = (limb: Limb): Limb => limb.map(([a, b, r]) => [x + k * a * R, y + b * R, r * R]);
  const { pal: p } = pic;
  const skin = p.mats.skin;
  sleeve(pic, at);
  const palm = sweep(
    at([
      [3.1, 2.9, 0.66],
      [2.1, 1.85, 0.62],
      [1.45, 1.0, 0.8],
      [1.05, 0.35, 0.72],
      [0.82, -0.2, 0.5],
    ]),
    8,
  );
  flesh(pic, palm, skin, k, 0.3 * R);
  // fingers come round the far side: four rows behind the gourd, their tips in front of its edge
  const fingers = [0, 1, 2, 3].map((i) =>
    sweep(
      at([
        [0.3, -0.34 + i * 0.36, 0.2],
        [-0.72, -0.4 + i * 0.35, 0.205],
        [-1.06 + i * 0.055, -0.32 + i * 0.34, 0.19],
        [-0.9 + i * 0.06, -0.18 + i * 0.34, 0.15],
      ]),
      6,
    ),
  );
  for (const f of fingers) flesh(pic, f, skin, k, 0.1 * R);
  gourd(pic, x, y, R, k);
  for (let i = 0; i < 4; i++) {
    const tip = sweep(
      at([
        [-1.12 + i * 0.05, -0.3 + i * 0.35, 0.13],
        [-0.94 + i * 0.05, -0.27 + i * 0.35, 0.165],
        [-0.74 + i * 0.05, -0.22 + i * 0.345, 0.15],
      ]),
      5,
    );
    flesh(pic, tip, skin, k, 0.07 * R);
    pic.fill(
      sweep(
        at([
          [-0.8 + i * 0.05, -0.27 + i * 0.345, 0.06],
          [-0.72 + i * 0.05, -0.25 + i * 0.345, 0.065],
        ]),
        3,
      ),
      lit(p, mix(skin, p.mats.foam, 0.4), 0.2),
    );
  }
  const thumb = sweep(
    at([
      [1.5, 1.15, 0.46],
      [1.0, 0.55, 0.36],
      [0.55, 0.12, 0.27],
      [0.1, -0.06, 0.235],
      [-0.18, -0.12, 0.19],
    ]),
    8,
  );
  pic.add(
    'multiply',
    `<g transform="translate(${-k * R * 0.02} ${R * 0.12})">${shape(
      sweep(
        at([
          [0.9, 0.5, 0.3],
          [0.4, 0.1, 0.26],
          [-0.16, -0.1, 0.2],
        ]),
        6,
      ),
      p.shade,
      0.5,
    )}</g>`,
  );
  flesh(pic, thumb, skin, k, 0.16 * R);
  pic.fill(
    sweep(
      at([
        [-0.2, -0.17, 0.1],
        [0.02, -0.14, 0.115],
      ]),
      4,
    ),
    lit(p, mix(skin, p.mats.foam, 0.45), 0.25),
  );
  // creases at the knuckle
  pic.line(
    poly(
      at([
        [0.5, -0.06, 0],
        [0.56, 0.12, 0],
      ]).map(([a, b]) => [a, b] as [number, number]),
      false,
    ),
    overprint(skin, p.shade, 0.5),
    R * 0.022,
  );
}

function sleeve(pic: Picture, at: (s: Limb) => Limb): void {
  const { pal: p } = pic;
  const cloth = p.mats.cloth;
  const cuff = sweep(
    at([
      [6.4, 6.4, 1.5],
      [4.2, 4.1, 1.2],
      [2.75, 2.6, 0.9],
    ]),
    6,
    false,
  );
  const clip = pic.clip(cuff);
  pic.fill(cuff, cloth);
  let bands = '';
  for (const [t, w] of [
    [0.05, 0.12],
    [0.4, 0.08],
    [0.62, 0.2],
    [1.0, 0.08],
  ] as const) {
    const [a, b, c, d] = [2.8 + t, 2.65 + t, 2.8 + t + w, 2.65 + t + w];
    const quad = at([
      [a - 1.3, b + 1.3, 0],
      [a + 1.3, b - 1.3, 0],
      [c + 1.3, d - 1.3, 0],
      [c - 1.3, d + 1.3, 0],
    ]);
    bands += poly(quad.map(([q, s]) => [q, s] as [number, number]));
  }
  pic.raw(pic.clipped(clip, shape(bands, p.mats.mustard)));
  const low = sweep(
    at([
      [5.9, 7.2, 1.5],
      [3.7, 4.8, 1.2],
      [2.3, 3.2, 0.8],
    ]),
    6,
    false,
  );
  pic.add('multiply', pic.clipped(clip, shape(low, p.shade, 0.6)));
}

/** Calabash with a silver rim, yerba to the brim, the bombilla leaning to the drinker. */
function gourd(pic: Picture, x: number, y: number, R: number, k: number): void {
  const { pal: p } = pic;
  const m = p.own;
  const foot = y + R * 1.06;
  const body = lathe(
    x,
    foot,
    [
      [0.34 * R, 0],
      [0.66 * R, 0.16 * R],
      [0.93 * R, 0.62 * R],
      [0.98 * R, 1.06 * R],
      [0.86 * R, 1.5 * R],
      [0.68 * R, 1.86 * R],
      [0.64 * R, 2.06 * R],
    ],
    0.24,
  );
  const leather = mix(m.wood, m.rockD, 0.3);
  const clip = pic.clip(body.outline);
  pic.fill(body.outline, leather);
  const b = (from: number, to: number): string => body.band(k > 0 ? from : -to, k > 0 ? to : -from);
  pic.add('multiply', pic.clipped(clip, shape(b(0.05, 1.2), p.shade, 0.5) + shape(b(0.55, 1.2), p.shade, 0.4)));
  pic.raw(pic.clipped(clip, shape(b(-0.86, -0.56), lit(p, leather, 0.3))));
  // tooled band
  let tooth = '';
  for (let i = -5; i <= 5; i++) {
    const cx = x + i * R * 0.19;
    tooth += poly([
      [cx - R * 0.08, y - R * 0.36],
      [cx, y - R * 0.48],
      [cx + R * 0.08, y - R * 0.36],
    ]);
  }
  pic.raw(pic.clipped(clip, shape(tooth, mix(m.mustard, leather, 0.35))));
  // rim of alpaca
  const silver = lit(p, m.metal, 0.35);
  const collar = poly([
    [x - R * 0.7, y - R * 0.66],
    [x + R * 0.7, y - R * 0.66],
    [x + R * 0.68, y - R * 1.02],
    [x - R * 0.68, y - R * 1.02],
  ]);
  const belly = ellipse(x, y - R * 0.66, R * 0.7, R * 0.16);
  pic.fill(collar + belly, silver);
  pic.add(
    'multiply',
    shape(
      poly([
        [x + k * R * 0.1, y - R * 0.52],
        [x + k * R * 0.7, y - R * 0.62],
        [x + k * R * 0.68, y - R * 1.02],
        [x + k * R * 0.1, y - R * 1.02],
      ]),
      p.shade,
      0.5,
    ),
  );
  pic.fill(
    poly([
      [x - k * R * 0.56, y - R * 0.56],
      [x - k * R * 0.42, y - R * 0.53],
      [x - k * R * 0.42, y - R * 1.0],
      [x - k * R * 0.56, y - R * 1.0],
    ]),
    p.paper,
    0.85,
  );
  pic.fill(ellipse(x, y - R * 1.02, R * 0.68, R * 0.17), lit(p, silver, 0.4));
  const well = ellipse(x, y - R * 1.01, R * 0.58, R * 0.13);
  pic.fill(well, overprint(mix(m.leafDark, m.olive, 0.4), p.shade, 0.35));
  const green = smooth(
    [
      [x - R * 0.56, y - R * 1.0],
      [x - R * 0.3, y - R * 1.16],
      [x + R * 0.05, y - R * 1.1],
      [x + R * 0.3, y - R * 1.0],
      [x, y - R * 0.92],
    ],
    true,
    0.8,
  );
  pic.fill(green, mix(m.vine, m.olive, 0.45));
  // bombilla
  const tube = sweep(
    [
      [x + k * R * 0.12, y - R * 0.98, R * 0.05],
      [x - k * R * 0.5, y - R * 2.1, R * 0.048],
      [x - k * R * 0.72, y - R * 2.42, R * 0.046],
      [x - k * R * 1.05, y - R * 2.56, R * 0.055],
    ],
    8,
  );
  pic.fill(tube, silver);
  pic.add(
    'multiply',
    pic.clipped(
      pic.clip(tube),
      `<g transform="translate(${k * R * 0.05} ${R * 0.02})">${shape(tube, p.shade, 0.55)}</g>`,
    ),
  );
  pic.fill(ellipse(x - k * R * 0.2, y - R * 1.56, R * 0.09, R * 0.1), m.mustard);
}
