import { type Hex, mix, overprint } from '../../core/color.ts';
import { clamp, ellipse, lerp, type Pt, poly, rect, smooth, sweep } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { sky } from '../../props/air/sky.ts';
import { farBirds } from '../../props/animals/wild.ts';
import { boulder } from '../../props/land/stones.ts';
import { figure } from '../../props/people/figures.ts';
import { GESTURES } from '../../props/people/gestures.ts';
import { outfit } from '../../props/people/travellers.ts';
import { cactus } from '../../props/plants/cactus.ts';
import { coiron, jarilla, tones } from '../../props/plants/plants.ts';

/** From between boulders of the sierra eastwards: the oasis as a green strip under a level horizon, the sun over it. */
export function oasisGap(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic,
    k = (o.focal ?? 0.6) < 0.5 ? -1 : 1,
    hz = H * (o.horizon ?? 0.36),
    X = (t: number) => (k > 0 ? W * t : W * (1 - t));
  sky(pic, {
    horizon: hz,
    clouds: 'streaks',
    cloudAmount: 0.6,
    sun: { x: X(0.56), y: hz * 0.66, r: 40 },
  });
  farBirds(pic, X(0.34), hz * 0.44, 22, 5, overprint(p.haze, p.shade, 0.8));
  pic.nextPlane();
  oasis(pic, hz, H * 0.6);
  foothills(pic, X);
  pic.nextPlane();
  shoulder(pic, X, k);
}

/** Fields, canals and lines of poplars, thinner and paler the farther off. */
function oasis(pic: Picture, hz: number, y1: number): void {
  const { W, pal: p } = pic,
    m = p.mats,
    rng = pic.rng.fork('oasis');
  pic.fill(rect(-4, hz, W + 8, y1 - hz + 80), mix(mix(m.leaf, m.steppe, 0.5), p.haze, 0.5));
  const crops: Hex[] = [m.vine, m.leaf, mix(m.soil, m.steppe, 0.5), mix(m.vine, m.leafDark, 0.45), m.olive, m.poplar];
  const ROWS = 26;
  const y = (row: number): number => lerp(hz + 2, y1 + 20, (row / ROWS) ** 1.9);
  for (let row = 0; row < ROWS; row++) {
    const air = clamp(0.72 - 0.75 * (row / ROWS)),
      [a, b] = [y(row), y(row + 1)],
      scale = (b - hz) / (y1 - hz);
    let x = -rng.range(0, 300);
    while (x < W) {
      const w = lerp(60, 420, scale) * rng.range(0.5, 1.3),
        lean = (x - W / 2) * 0.06 * scale;
      const ink = mix(rng.pick(crops), p.haze, air);
      pic.fill(
        poly([
          [x, a],
          [x + w, a],
          [x + w + lean, b],
          [x + lean, b],
        ]),
        ink,
      );
      // furrows
      if (scale > 0.2 && rng.chance(0.6))
        for (let f = 1; f < 5; f++)
          pic.line(
            poly(
              [
                [x + lean * (f / 5), lerp(a, b, f / 5)],
                [x + w + lean * (f / 5), lerp(a, b, f / 5)],
              ],
              false,
            ),
            overprint(ink, p.shade, 0.3),
            Math.max(0.8, 2.2 * scale),
          );
      x += w + 3;
    }
    if (row % 3 === 1) poplarLine(pic, b, scale, air);
    if (row === 9 || row === 17)
      pic.fill(
        poly([
          ...Array.from(
            { length: 30 },
            (_, i): Pt => [(i / 29) * W, a + (b - a) * (0.4 + 0.3 * Math.sin(i * 0.4 + row))],
          ),
          ...Array.from({ length: 30 }, (_, i): Pt => {
            const j = 29 - i;
            return [(j / 29) * W, a + (b - a) * (0.62 + 0.3 * Math.sin(j * 0.4 + row))];
          }),
        ]),
        mix(mix(m.water, p.glow, 0.65), p.haze, 0.12),
      );
  }
}

/** Poplars along a boundary, with gaps, their shade towards us. */
function poplarLine(pic: Picture, y: number, scale: number, air: number): void {
  const { W, pal: p } = pic,
    rng = pic.rng.fork(`alamos${y.toFixed(0)}`),
    h = lerp(6, 84, scale);
  let trees = '',
    rims = '';
  for (let x = rng.range(-50, 0); x < W + 20; x += h * rng.range(0.16, 0.3)) {
    if (rng.chance(0.02)) x += h * rng.range(2, 7);
    const t = h * rng.range(0.75, 1.1),
      r = t * 0.1;
    trees += smooth(
      [
        [x - r, y],
        [x - r * 1.1, y - t * 0.45],
        [x, y - t],
        [x + r * 1.1, y - t * 0.45],
        [x + r, y],
      ],
      true,
      0.8,
    );
    rims += sweep(
      [
        [x + r * 0.5, y - t * 0.2, r * 0.3],
        [x + r * 0.55, y - t * 0.5, r * 0.36],
        [x + r * 0.12, y - t * 0.94, r * 0.1],
      ],
      3,
    );
  }
  pic.fill(trees, mix(overprint(p.mats.poplarDark, p.shade, 0.35), p.haze, air));
  if (scale > 0.12) pic.fill(rims, mix(mix(p.mats.poplar, p.glow, 0.4), p.haze, air));
}

/** Two bare ridges between the plain and the rocks, dark against the light. */
function foothills(pic: Picture, X: (t: number) => number): void {
  const { H, pal: p } = pic,
    m = p.mats,
    N = makeNoise(`${pic.seed}lomas`);
  for (const [i, [y, amp, ink, air]] of (
    [
      [0.575, 0.05, mix(m.rockB, m.scrub, 0.45), 0.3],
      [0.66, 0.07, mix(m.rockA, m.scrub, 0.35), 0.12],
    ] as const
  ).entries()) {
    const crest = Array.from({ length: 61 }, (_, j): Pt => {
      const t = j / 60;
      return [
        X(t * 1.1 - 0.05),
        H * (y - amp * (0.9 * Math.cos((t - 0.25 - 0.62 * i) * 4.4) + 0.5 * N.fbm(t * 6 + i * 9, i, 3))),
      ];
    });
    const hill = poly([...crest, [X(1.06), H], [X(-0.06), H]]);
    const base = mix(overprint(ink, p.shade, 0.45), p.haze, air);
    pic.fill(hill, base);
    // bushes on its back, and the light that grazes the crest
    const clip = pic.clip(hill),
      rng = pic.rng.fork(`loma${i}`);
    let bushes = '';
    for (let s = 0; s < 170; s++) {
      const down = rng() ** 1.3,
        r = lerp(2, 8 + 5 * i, down);
      bushes += ellipse(rng.range(0, pic.W), crest[0]![1] - H * 0.05 + down * H * 0.24, r, r * 0.55);
    }
    pic.raw(pic.clipped(clip, shape(bushes, overprint(base, p.shade, 0.4), 0.7)));
    pic.raw(
      pic.clipped(
        clip,
        shape(
          poly([...crest, ...crest.map(([x, c], j): Pt => [x, c + 3 + 3 * Math.abs(N(j, i))]).toReversed()]),
          mix(p.glow, ink, 0.4),
        ),
      ),
    );
  }
}

/** The near ground: a trail down stone steps between rounded blocks, and two people on it. */
function shoulder(pic: Picture, X: (t: number) => number, k: number): void {
  const { H, pal: p } = pic,
    m = p.mats,
    rng = pic.rng.fork('bloques');
  const rim: Pt[] = [
    [X(-0.02), H * 0.74],
    [X(0.16), H * 0.77],
    [X(0.36), H * 0.8],
    [X(0.52), H * 0.79],
    [X(0.66), H * 0.77],
    [X(0.84), H * 0.72],
    [X(1.02), H * 0.7],
  ];
  const soil = mix(m.soil, m.sand, 0.45);
  pic.fill(`${smooth(rim, false)}L${X(1.04)} ${H + 5}L${X(-0.04)} ${H + 5}Z`, overprint(soil, p.shade, 0.2));
  // stone steps, each with a lit tread and a dark riser
  for (let i = 0; i < 6; i++) {
    const t = (i / 5) ** 1.25,
      x = X(lerp(0.5, 0.37, t)),
      y = lerp(H * 0.815, H * 1.0, t),
      w = lerp(46, 190, t),
      h = lerp(7, 26, t);
    const tread = smooth(
      [
        [x - w, y + h * 0.2],
        [x - w * 0.3, y - h * 0.5],
        [x + w * 0.6, y - h * 0.4],
        [x + w, y + h * 0.3],
        [x + w * 0.4, y + h * 0.9],
        [x - w * 0.5, y + h],
      ],
      true,
      0.6,
    );
    pic.fill(
      smooth(
        [
          [x - w, y + h * 0.2],
          [x + w, y + h * 0.3],
          [x + w * 0.94, y + h * 1.5],
          [x + w * 0.4, y + h * 1.9],
          [x - w * 0.5, y + h * 2],
          [x - w * 0.95, y + h * 1.4],
        ],
        true,
        0.6,
      ),
      overprint(mix(m.stone, m.rockD, 0.45), p.shade, 0.65),
    );
    pic.fill(tread, mix(mix(m.stone, m.rockC, 0.6), p.glow, 0.25));
  }
  for (const [t, y, h] of [
    [0.62, 0.81, 0.05],
    [0.57, 0.85, 0.07],
    [0.24, 0.82, 0.06],
    [0.3, 0.79, 0.045],
    [0.66, 0.9, 0.08],
  ] as const)
    pic.fill(coiron(X(t), H * y, H * h, rng, 15, 1), overprint(mix(m.steppe, m.mustard, 0.3), p.shade, 0.15));
  block(pic, X, k, [0.82, 0.5], [0.25, 0.34], 'a');
  block(pic, X, k, [0.69, 0.72], [0.075, 0.09], 'b');
  cactus(pic, X(0.71), H * 0.9, H * 0.2, rng.fork('cactus'));
  block(pic, X, k, [0.07, 0.62], [0.17, 0.24], 'c');
  block(pic, X, k, [0.24, 0.82], [0.075, 0.075], 'd');
  jarilla(pic, X(0.285), H * 0.96, H * 0.17, tones(p, m.scrub), rng.fork('j'), { flowers: m.mustard });
  for (const [t, y, r] of [
    [0.63, 0.97, 30],
    [0.58, 0.93, 15],
    [0.2, 0.97, 22],
  ] as const)
    boulder(pic, X(t), H * y, r, rng, { color: mix(m.stone, m.rockB, 0.4) });
  const h = H * 0.115;
  for (const [t, y, s, pose, look] of [
    [0.5, 0.828, 1, GESTURES.point, { ...outfit(pic, 0, 'gaucho'), hatColor: m.sand, pack: m.mustard }],
    [0.465, 0.838, 0.74, 'stand', outfit(pic, 3, 'cap')],
  ] as const) {
    const [x, b] = [X(t), H * y];
    pic.shade(
      poly([
        [x - h * 0.05, b],
        [x + h * 0.06, b],
        [x - k * h * 0.3 + h * 0.1, b + h * s * 0.75],
        [x - k * h * 0.3 - h * 0.1, b + h * s * 0.75],
      ]),
      p.shade,
      0.55,
    );
    figure(pic, x, b, h * s, pose, look, k);
  }
}

/** A great weathered block against the light: dark towards us, a glowing upper edge, cracks, lichen. */
function block(
  pic: Picture,
  X: (t: number) => number,
  k: number,
  [cx, cy]: [number, number],
  [rx, ry]: [number, number],
  label: string,
): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    N = makeNoise(`${pic.seed}${label}`),
    rng = pic.rng.fork(label);
  const [x, y] = [X(cx), H * (cy + ry * 0.4)];
  const outline = (grow: number): Pt[] =>
    Array.from({ length: 17 }, (_, i): Pt => {
      const a = ((i + 0.75 * N(i * 1.9, 4)) / 17) * Math.PI * 2,
        [co, si] = [Math.cos(a), Math.sin(a)],
        // squared shoulders: rounded blocks, not balls
        q = (Math.abs(co) ** 3 + Math.abs(si) ** 3) ** (-1 / 3),
        r = q * (1 + 0.1 * N(co * 1.3, si * 1.3) + 0.13 * N(i * 2.7, 8)) * grow;
      return [x + co * r * W * rx, y + si * r * H * ry];
    });
  const d = smooth(outline(1), true, 0.12),
    stone = mix(mix(m.stone, m.rockA, 0.5), m.rockB, 0.2);
  pic.shade(ellipse(x - k * 20, y + H * ry * 0.95, W * rx * 1.1, H * 0.045), p.shade, 0.6);
  pic.fill(d, mix(stone, p.glow, 0.42));
  const clip = pic.clip(d);
  const to: Pt = [X(0.56), 0],
    l = Math.hypot(to[0] - x, to[1] - y),
    [sx, sy] = [(to[0] - x) / l, (to[1] - y) / l];
  // the lit face narrows to an edge; the rest is shade in two steps
  for (const [off, ink] of [
    [0.085, overprint(stone, p.shade, 0.42)],
    [0.2, overprint(stone, p.shade, 0.8)],
  ] as const) {
    const pts = outline(1).map(([a, b], i): Pt => {
      const w = off * (1 + 0.75 * N(i * 1.3, off * 30));
      return [a - sx * w * W * rx * 2, b - sy * w * H * ry * 2.4];
    });
    pic.raw(pic.clipped(clip, shape(smooth(pts, true, 0.2), ink)));
  }
  const cracks = Array.from({ length: 2 }, (_, i) => {
    const a = x + W * rx * (i * 0.7 - 0.5);
    return sweep(
      [0, 1, 2, 3].map((j): [number, number, number] => [
        a + j * (i ? 26 : -14) + 40 * N(i * 3, j),
        y + H * ry * (j * 0.42 - 0.5),
        [0.6, 2.6, 2, 0.5][j]!,
      ]),
      4,
    );
  }).join('');
  pic.raw(pic.clipped(clip, shape(cracks, overprint(stone, p.deep, 0.75), 0.8)));
  // the beds in which the rock lies: ledges that break the face, each with a lit lip over its shade
  for (let j = 0; j < 4; j++) {
    const level = y + H * ry * (-0.42 + j * 0.36 + 0.1 * N(j * 3.1, 2)),
      along = Array.from({ length: 9 }, (_, i): Pt => {
        const t = i / 8;
        return [x + W * rx * (2.3 * t - 1.15), level + H * ry * (0.07 * N(t * 5, j * 2) + 0.09 * k * (t - 0.5))];
      });
    const under = along.map(([a, b], i): Pt => [a, b + H * ry * (0.05 + 0.05 * Math.abs(N(i * 0.9, j * 5)))]).reverse();
    pic.raw(pic.clipped(clip, shape(poly([...along, ...under]), overprint(stone, p.deep, 0.45), 0.55)));
    pic.raw(
      pic.clipped(
        clip,
        shape(poly([...along.map(([a, b]): Pt => [a, b - 5]), ...[...along].reverse()]), mix(stone, p.glow, 0.3), 0.5),
      ),
    );
  }
  let lichen = '';
  for (let i = 0; i < 16; i++)
    lichen += ellipse(
      x + W * rx * rng.range(-0.8, 0.8),
      y + H * ry * rng.range(-0.5, 0.8),
      rng.range(2, 9),
      rng.range(2, 6),
    );
  pic.raw(pic.clipped(clip, shape(lichen, mix(m.olive, stone, 0.3), 0.35)));
}
