import { type Hex, mix } from '../../core/color.ts';
import { ellipse, lerp, type Pt, poly, rect, smooth, sweep } from '../../core/geom.ts';
import { makeNoise, type Noise } from '../../core/noise.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { figure, POSES, type Pose } from '../../props/people/figures.ts';
import { jarilla, tones } from '../../props/plants/plants.ts';
import { kayak } from '../../props/vehicles/vehicles.ts';
import { glints, wake } from '../../props/water/water.ts';
import { reyunos } from '../water/reyunos.ts';

export interface RockWallOptions {
  focal?: number;
  actor?: 'ferrata' | 'rappel' | 'kayak' | 'none';
}

/** Hands and feet on the rungs, face to the rock. */
const CLIMB: Pose = {
  ...(POSES.stand as Pose),
  hip: [-0.03, 0.46],
  neck: [0.02, 0.77],
  head: [0.0, 0.86],
  kneeA: [0.17, 0.42],
  footA: [0.16, 0.17],
  kneeB: [0.1, 0.24],
  footB: [0.15, 0.0],
  elbA: [0.14, 0.82],
  handA: [0.19, 1.0],
  elbB: [0.14, 0.66],
  handB: [0.2, 0.8],
};

/** Sitting back on the rope, feet against the rock. */
const ABSEIL: Pose = {
  ...(POSES.stand as Pose),
  hip: [-0.16, 0.38],
  neck: [-0.24, 0.68],
  head: [-0.24, 0.78],
  kneeA: [0.06, 0.4],
  footA: [0.2, 0.3],
  kneeB: [0.02, 0.28],
  footB: [0.2, 0.14],
  elbA: [-0.1, 0.56],
  handA: [0.0, 0.66],
  elbB: [-0.26, 0.5],
  handB: [-0.2, 0.34],
};

/** The red cliff of Los Reyunos at arm's length, the green lake under it. */
export function rockWall(pic: Picture, o: RockWallOptions = {}): void {
  const { W, H, pal: p } = pic;
  const focal = o.focal ?? 0.62;
  const k = focal > 0.5 ? 1 : -1;
  const afloat = o.actor === 'kayak';
  reyunos(pic, { boat: 'none', focal: k > 0 ? 0.42 : 0.58, horizon: afloat ? 0.44 : 0.5 });
  const foot = afloat ? H * 0.66 : H * 1.03;
  const noise = makeNoise(`${pic.seed}wall`);
  const edge = (y: number) =>
    W *
    (0.5 +
      k *
        ((afloat ? 0.06 : 0.1) +
          0.035 * noise(y * 0.006, 3) +
          0.02 * noise(y * 0.021, 9) +
          (afloat ? 0.05 : 0.1) * (y / H) ** 2 * (afloat ? -1 : -0.6)));
  const wall = cliff(pic, edge, foot, k, noise);
  if (afloat) {
    mirror(pic, wall, foot, k);
    const y = H * 0.79;
    const x = W * (0.5 - k * 0.03);
    pic.fill(wake(x - k * W * 0.14, y, W * 0.22, k, 14), mix(p.mats.foam, p.mats.water, 0.35), 0.55);
    tandem(pic, x, y, W * 0.44, k);
    return;
  }
  ledgePlants(pic, edge, k);
  if (o.actor === 'ferrata') ferrata(pic, edge, k);
  if (o.actor === 'rappel') rappel(pic, edge, k);
}

/** The near wall: strata, shaded faces of its blocks, cracks. Returns its outline. */
function cliff(pic: Picture, edge: (y: number) => number, foot: number, k: number, N: Noise): string {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const out = k > 0 ? W + 20 : -20;
  const pts: Pt[] = [[out, -10]];
  let step = 0;
  for (let y = -10; y <= foot; y += 16) {
    // the rock breaks in steps, not in curves
    if (Math.round(y / 16) % 4 === 0) step = k * 14 * N(y * 0.05, 1.7);
    pts.push([edge(y) + step, y]);
  }
  pts.push([edge(foot) + step, foot], [out, foot]);
  const d = poly(pts);
  const clip = pic.clip(d);
  pic.fill(d, m.rockA);
  const inks: Hex[] = [
    m.rockB,
    m.rockA,
    mix(m.rockA, m.rockD, 0.45),
    m.rockA,
    m.rockC,
    m.rockA,
    m.rockB,
    mix(m.rockA, m.rockD, 0.3),
  ];
  let y = -40;
  for (let i = 0; y < foot; i++) {
    const h = H * [0.07, 0.11, 0.035, 0.13, 0.022, 0.09, 0.05, 0.12][i % 8]!;
    const tilt = -k * 0.05;
    const line = (yy: number, ph: number): Pt[] =>
      Array.from({ length: 24 }, (_, q) => {
        const x = lerp(-30, W + 30, q / 23);
        return [x, yy + (x - W / 2) * tilt + 7 * N(x * 0.012, ph) + 3 * N(x * 0.05, ph + 5)] as Pt;
      });
    pic.raw(
      pic.clipped(clip, shape(poly([...line(y, i), ...line(y + h + 4, i + 1).reverse()]), inks[i % inks.length]!)),
    );
    y += h;
  }
  pic.add('multiply', pic.clipped(clip, shape(blocks(pic, edge, foot, k), p.shade, 0.5)));
  pic.add('multiply', pic.clipped(clip, shape(cracks(pic, edge, foot, k), p.shade, 0.75)));
  pic.add(
    'stippleMultiply',
    pic.clipped(
      clip,
      shape(
        rect(0, 0, W, H),
        pic.linear(W * (0.5 + 0.12 * k), 0, k > 0 ? W : 0, 0, [
          { at: 0, color: p.shade, alpha: 0 },
          { at: 1, color: p.shade, alpha: 0.55 },
        ]),
      ),
    ),
    0.35,
  );
  return d;
}

/** Shaded sides of the blocks: slabs hanging below each ledge. */
function blocks(pic: Picture, edge: (y: number) => number, foot: number, k: number): string {
  const { W, H } = pic;
  const rng = pic.rng.fork('blocks');
  let d = '';
  for (let i = 0; i < 26; i++) {
    const y = rng.range(-0.05, 0.98) * foot;
    const w = W * rng.range(0.03, 0.12);
    const h = H * rng.range(0.06, 0.22);
    const x = edge(y) + k * (rng() ** 0.8 * W * 0.44 + 8);
    const j = () => rng.range(-9, 9);
    d += poly([
      [x, y],
      [x + k * w * 0.55, y + j()],
      [x + k * w, y + j() + 8],
      [x + k * w + j(), y + h * 0.6],
      [x + k * w * 0.6 + j(), y + h],
      [x + k * w * 0.42, y + h * 0.4 + j()],
      [x + k * w * 0.1, y + h * 0.22],
    ]);
  }
  return d;
}

function cracks(pic: Picture, edge: (y: number) => number, foot: number, k: number): string {
  const { W, H } = pic;
  const rng = pic.rng.fork('cracks');
  let d = '';
  for (let i = 0; i < 30; i++) {
    const y = rng.range(0, 0.95) * foot;
    let x = edge(y) + k * rng.range(0.01, 0.42) * W;
    let yy = y;
    const spine: [number, number, number][] = [[x, yy, 0.4]];
    for (let q = 0; q < 4; q++) {
      x += rng.range(-10, 10);
      yy += H * rng.range(0.012, 0.035);
      spine.push([x, yy, q === 3 ? 0.3 : rng.range(1, 2.6)]);
    }
    d += sweep(spine, 2);
  }
  return d;
}

/** The wall in the still water under it, torn by ripples. */
function mirror(pic: Picture, wall: string, foot: number, k: number): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const water = pic.clip(rect(-5, foot, W + 10, H - foot + 10));
  const ink = mix(mix(m.waterDeep, m.rockA, 0.42), p.shade, 0.1);
  pic.raw(
    pic.clipped(water, `<g transform="matrix(1 0 0 -1 0 ${(foot * 2).toFixed(1)})">${shape(wall, ink, 0.85)}</g>`),
  );
  const rng = pic.rng.fork('ripples');
  let tear = '';
  for (let i = 0; i < 80; i++) {
    const t = rng();
    const y = lerp(foot + 6, H + 10, t ** 1.2);
    const w = rng.range(60, 260) * (0.35 + t);
    const x = W * (0.5 + k * rng.range(-0.1, 0.55)) - w / 2;
    tear += `M${x.toFixed(1)} ${y.toFixed(1)}q${(w / 2).toFixed(1)} ${(-2 - 5 * t).toFixed(1)} ${w.toFixed(1)} 0q${(-w / 2).toFixed(1)} ${(3 + 4 * t).toFixed(1)} ${(-w).toFixed(1)} 0Z`;
  }
  pic.raw(pic.clipped(water, shape(tear, mix(m.water, m.waterDeep, 0.25), 0.75)));
  pic.shade(rect(k > 0 ? W * 0.5 : -5, foot - 3, W * 0.5 + 10, 7), p.shade, 0.8);
  glints(pic, { x0: 0, x1: W, y0: foot + 10, y1: H, n: 60, color: mix(m.water, p.paper, 0.55), alpha: 0.6 });
}

/** Double kayak: a second paddler in front of the first. */
function tandem(pic: Picture, x: number, y: number, len: number, k: number): void {
  const p = pic.pal;
  const m = p.mats;
  kayak(pic, x, y, len, { face: k, color: m.accent, top: m.mustard });
  const u = len / 10;
  const fx = x + k * 2.2 * u;
  figure(
    pic,
    fx,
    y - 0.2 * u,
    len * 0.33,
    'paddle',
    { top: m.cloth, bottom: p.deep, hat: 'helmet', hatColor: m.mustard },
    k,
  );
  const hull = smooth(
    [
      [x + k * 1.2 * u, y - 0.32 * u],
      [x + k * 3.4 * u, y - 0.32 * u],
      [x + k * 4.6 * u, y - 0.5 * u],
      [x + k * 4.2 * u, y - 0.02 * u],
      [x + k * 2 * u, y + 0.28 * u],
      [x + k * 1.0 * u, y + 0.3 * u],
    ],
    true,
    0.6,
  );
  pic.fill(hull, m.accent);
  pic.shade(
    smooth(
      [
        [x + k * 1.0 * u, y + 0.02 * u],
        [x + k * 4.3 * u, y - 0.1 * u],
        [x + k * 2 * u, y + 0.28 * u],
        [x + k * 1.0 * u, y + 0.3 * u],
      ],
      true,
      0.6,
    ),
    p.shade,
    0.5,
  );
  const paddle = (a: number, b: number, c: number, d: number) =>
    [x + k * a * u, y - b * u, x + k * c * u, y - d * u] as const;
  const [x0, y0, x1, y1] = paddle(1.9, -0.55, 4.0, 2.6);
  pic.line(`M${x0.toFixed(1)} ${y0.toFixed(1)}L${x1.toFixed(1)} ${y1.toFixed(1)}`, m.wood, Math.max(1, 0.09 * u));
  pic.fill(
    sweep(
      [
        [x1, y1, 0.05 * u],
        [x1 + k * 0.28 * u, y1 - 0.4 * u, 0.24 * u],
        [x1 + k * 0.4 * u, y1 - 0.7 * u, 0.1 * u],
      ],
      4,
    ),
    m.foam,
  );
}

/** Jarillas rooted in the ledges. */
function ledgePlants(pic: Picture, edge: (y: number) => number, k: number): void {
  const { W, H, pal: p } = pic;
  const rng = pic.rng.fork('ledge');
  for (const [t, off] of [
    [0.14, 0.03],
    [0.36, 0.3],
    [0.87, 0.12],
    [0.68, 0.36],
  ] as const)
    jarilla(
      pic,
      edge(H * t) + k * W * off,
      H * t + 20,
      H * rng.range(0.07, 0.12),
      tones(p, p.mats.scrub),
      rng.fork(`${t}`),
      { flowers: p.mats.mustard },
    );
}

/** Iron rungs up the rock with a life line, and a climber on them; another, small, higher up. */
function ferrata(pic: Picture, edge: (y: number) => number, k: number): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const path = (y: number) => edge(y) + k * W * (0.07 + 0.035 * Math.sin(y * 0.006));
  const iron = mix(p.deep, m.metal, 0.3);
  const line: Pt[] = [];
  for (let y = -20; y < H + 40; y += 46) {
    const x = path(y);
    const w = H * 0.034;
    pic.shade(rect(x - w + k * 5, y + 6, w * 2, 6), p.shade, 0.7);
    pic.raw(
      `<path d="M${(x - w).toFixed(1)} ${(y - 7).toFixed(1)}v9h${(2 * w).toFixed(1)}v-9" fill="none" stroke="${iron}" stroke-width="5.5" stroke-linejoin="round"/>`,
    );
    pic.raw(
      `<path d="M${(x - w).toFixed(1)} ${(y).toFixed(1)}h${(2 * w).toFixed(1)}" stroke="${lit(p, m.metal, 0.5)}" stroke-width="1.6"/>`,
    );
    line.push([x + k * w * 1.7, y]);
  }
  pic.line(smooth(line, false), lit(p, m.metal, 0.25), 2.6);
  const climb = (t: number, h: number, top: Hex, hat: Hex) => {
    const y = H * t;
    const x = path(y) - k * h * 0.14;
    const shadow = ellipse(x + k * h * 0.3, y - h * 0.42, h * 0.12, h * 0.42);
    pic.shade(shadow, p.shade, 0.4);
    figure(
      pic,
      x,
      y,
      h,
      CLIMB,
      {
        top,
        bottom: mix(p.deep, m.cloth, 0.3),
        hat: 'helmet',
        hatColor: hat,
        pack: top === m.accent ? m.mustard : undefined,
      },
      k,
    );
    const lx = path(y - h * 0.8) + k * H * 0.05;
    pic.line(
      `M${x.toFixed(1)} ${(y - h * 0.48).toFixed(1)}Q${(x + k * h * 0.3).toFixed(1)} ${(y - h * 0.5).toFixed(1)} ${lx.toFixed(1)} ${(y - h * 0.8).toFixed(1)}`,
      m.mustard,
      2.6,
    );
  };
  climb(0.72, H * 0.3, m.accent, m.foam);
  climb(0.26, H * 0.23, m.cloth, m.mustard);
}

/** A rope down the face and someone leaning out on it. */
function rappel(pic: Picture, edge: (y: number) => number, k: number): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const h = H * 0.25;
  const y = H * 0.62;
  const x = edge(y) - k * W * 0.012;
  const hx = x;
  const hy = y - h * 0.66;
  pic.line(`M${(edge(0) + k * 26).toFixed(1)} -5L${hx.toFixed(1)} ${hy.toFixed(1)}`, m.mustard, 3);
  pic.line(
    `M${(x - k * h * 0.2).toFixed(1)} ${(y - h * 0.34).toFixed(1)}Q${(x - k * h * 0.3).toFixed(1)} ${(y + h * 0.3).toFixed(1)} ${(x - k * h * 0.12).toFixed(1)} ${(H + 5).toFixed(1)}`,
    m.mustard,
    2.6,
  );
  figure(
    pic,
    x - k * h * 0.18,
    y,
    h,
    ABSEIL,
    { top: m.accent, bottom: mix(p.deep, m.cloth, 0.3), hat: 'helmet', hatColor: m.foam },
    k,
  );
}
