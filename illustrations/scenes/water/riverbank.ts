import { mix, overprint } from '../../core/color.ts';
import { ellipse, f1, lerp, type Pt, poly, rect, smooth } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Cam } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { rockInks } from '../../props/land/canyon.ts';
import { range } from '../../props/land/land.ts';
import { castShadow, figure, POSES, type Pose } from '../../props/people/figures.ts';
import { lightSide, poplar, tones, tree, tufts } from '../../props/plants/plants.ts';
import { GROUND_SIT } from '../../props/water/shore.ts';
import { glints } from '../../props/water/water.ts';

export interface RiverbankOptions {
  focal?: number;
  horizon?: number;
  /** what goes on under the willows */
  actor?: 'mate' | 'camping' | 'none';
  trees?: 'willows' | 'poplars';
}

interface Stage {
  pic: Picture;
  hz: number;
  k: 1 | -1;
  cam: Cam;
  /** sheet x counted from the calm side, 0..1 */
  X: (t: number) => number;
}

/** The bank of the Atuel where the canyon opens: clear water over stones, grass, willows, and time to spare. */
export function riverbank(pic: Picture, o: RiverbankOptions = {}): void {
  const { W, H, pal: p, rng } = pic,
    hz = H * (o.horizon ?? 0.4),
    k = (o.focal ?? 0.62) < 0.5 ? -1 : 1,
    low = ['dawn', 'golden', 'dusk'].includes(p.name);
  sky(pic, {
    horizon: hz,
    clouds: p.night ? 'none' : rng.pick(['cumulus', 'lenticular'] as const),
    cloudAmount: 0.7,
    sun: low || p.night ? { x: W * (0.5 - 0.2 * k), y: hz * 0.36, r: p.night ? 26 : 38 } : undefined,
  });
  const cam: Cam = { x: 0, y: 2.2, z: 0, f: 1150, cx: W / 2, horizon: hz };
  const st: Stage = { pic, hz, k, cam, X: (t) => (k > 0 ? W * t : W * (1 - t)) };
  walls(st);
  farBank(st, o.trees ?? 'willows');
  water(st);
  nearBank(st);
  willow(st);
  if (o.actor === 'camping') camp(st);
  else if (o.actor !== 'none') mates(st);
}

/** The last walls of the canyon behind the trees, banded, one side lit. */
function walls(st: Stage): void {
  const { pic, hz, X, k } = st,
    { W, H, pal: p } = pic,
    N = makeNoise(`${pic.seed}ri`),
    inks = rockInks(pic, 'atuel');
  range(pic, {
    horizon: hz,
    height: H * 0.17,
    lead: 0.5 - 0.02 * k,
    snow: 0.55,
    air: 0.5,
    seed: 'andes',
    peaks: 6,
    mist: 0.9,
  });
  for (const [from, to, high, air, shaded] of [
    [-0.05, 0.4, 0.3, 0.12, true],
    [1.05, 0.58, 0.25, 0.2, false],
  ] as const) {
    const top: Pt[] = [];
    for (let i = 0; i <= 30; i++) {
      const t = i / 30,
        step = Math.floor(t * 4 + 0.35 * N(t * 5, from)) / 4;
      top.push([X(lerp(from, to, t)), hz - H * high * (1 - step * 0.9) * (1 - 0.1 * t) - 6 * N(t * 14, from + 3)]);
    }
    const body = poly([...top, [X(to), hz + 8], [X(from), hz + 8]]),
      clip = pic.clip(body);
    pic.fill(body, mix(inks[1]!, p.haze, air));
    const rng = pic.rng.fork(`w${from}`);
    for (let y = hz - H * high, i = 0; y < hz; i++) {
      const thick = H * rng.range(0.012, 0.04);
      pic.raw(
        pic.clipped(
          clip,
          shape(
            poly([
              [-10, y],
              [W + 10, y + 5],
              [W + 10, y + thick + 5],
              [-10, y + thick],
            ]),
            mix(inks[i % inks.length]!, p.haze, air),
          ),
        ),
      );
      y += thick;
    }
    if (shaded) pic.add('multiply', pic.clipped(clip, shape(body, p.shade, 0.6)));
    else {
      let clefts = '';
      for (let i = 0; i < 9; i++) {
        const x = X(lerp(from, to, rng.range(0.05, 0.9))),
          y = hz - H * high * rng.range(0.3, 0.9);
        clefts += poly([
          [x, y],
          [x + 9, y + 4],
          [x + 12, y + H * rng.range(0.05, 0.12)],
          [x - 8, y + H * 0.1],
        ]);
      }
      pic.add('multiply', pic.clipped(clip, shape(clefts, p.shade, 0.5)));
    }
  }
}

/** Meadow and trees on the other side. */
function farBank(st: Stage, trees: 'willows' | 'poplars'): void {
  const { pic, hz, X } = st,
    { W, H, pal: p } = pic,
    m = p.mats,
    rng = pic.rng.fork('trees'),
    green = mix(m.leaf, m.steppe, 0.35);
  pic.fill(rect(-2, hz, W + 4, H - hz + 2), mix(m.stone, m.sand, 0.4));
  pic.fill(rect(-2, hz, W + 4, H * 0.115), mix(green, p.haze, 0.25));
  const line = Array.from({ length: 20 }, (_, i) => ({ t: -0.02 + i * 0.055 + rng.range(-0.02, 0.02), deep: rng() }));
  for (const q of line.sort((a, b) => a.deep - b.deep)) {
    const y = hz + H * (0.008 + 0.03 * q.deep),
      h = H * lerp(0.09, 0.17, q.deep) * rng.range(0.8, 1.2);
    if (trees === 'poplars') poplar(pic, X(q.t), y, h * 1.7, tones(p, m.poplar, m.poplarDark, 0.15), rng);
    else
      tree(pic, X(q.t), y, h, q.deep > 0.4 ? m.leaf : mix(m.leaf, m.olive, 0.4), rng, {
        kind: 'willow',
        air: 0.18 - 0.1 * q.deep,
      });
  }
}

/** The river: it comes from between the walls, widens, and runs off below the calm side. */
function water(st: Stage): void {
  const { pic, hz, X } = st,
    { W, H, pal: p } = pic,
    m = p.mats;
  const far: Pt[] = [
      [X(0.58), hz + H * 0.045],
      [X(0.36), hz + H * 0.07],
      [X(-0.04), hz + H * 0.11],
    ],
    near: Pt[] = [
      [X(-0.04), H * 1.02],
      [X(0.24), H * 0.93],
      [X(0.42), H * 0.74],
      [X(0.56), hz + H * 0.15],
      [X(0.7), hz + H * 0.07],
      [X(0.66), hz + H * 0.045],
    ];
  const body = `${smooth(far, false)}L${f1(X(-0.04))} ${f1(H * 1.02)}${smooth(near, false).replace('M', 'L')}Z`,
    clip = pic.clip(body);
  pic.fill(
    body,
    pic.linear(0, hz, 0, H, [
      { at: 0, color: mix(m.water, p.haze, 0.25) },
      { at: 0.35, color: m.water },
      { at: 1, color: mix(m.water, m.waterDeep, 0.75) },
    ]),
  );
  // pebbles seen through the shallows, then the riffles over them
  const rng = pic.rng.fork('pebbles');
  let stones = '',
    dry = '';
  for (let i = 0; i < 190; i++) {
    const v = rng() ** 0.7,
      y = lerp(hz + H * 0.12, H, v),
      r = lerp(3, 26, v) * rng.range(0.5, 1.2);
    stones += ellipse(rng.range(0, W), y, r, r * 0.36);
  }
  pic.raw(pic.clipped(clip, shape(stones, mix(m.waterDeep, m.rockD, 0.25), 0.32)));
  const box = { x0: 0, x1: W, y0: hz + H * 0.06, y1: H, clip };
  glints(pic, { ...box, n: 120, color: mix(m.waterDeep, p.deep, 0.2), alpha: 0.45, seed: 'dark', size: 1.3 });
  glints(pic, { ...box, n: 170, color: mix(m.foam, m.water, 0.2), alpha: 0.85, seed: 'light' });
  for (let i = 0; i < 26; i++) {
    const t = rng.range(0.02, 0.44),
      v = rng() ** 0.8,
      y = lerp(hz + H * 0.13, H * 0.97, v),
      r = lerp(5, 34, v) * rng.range(0.5, 1.1),
      x = X(t);
    dry += smooth(
      [
        [x - r, y],
        [x - r * 0.7, y - r * 0.42],
        [x, y - r * 0.56],
        [x + r * 0.75, y - r * 0.34],
        [x + r, y],
        [x, y + r * 0.12],
      ],
      true,
      0.8,
    );
  }
  pic.raw(pic.clipped(clip, shape(dry, m.stone)));
  pic.raw(
    pic.clipped(
      clip,
      `<g transform="translate(${f1(-lightSide(p) * 5)} 5)">${shape(dry, overprint(m.stone, p.shade, 0.8), 0.35)}</g>`,
    ),
  );
}

/** The grass we stand on, its edge of stones, the shade of the willow lying on it. */
function nearBank(st: Stage): void {
  const { pic, hz, X } = st,
    { W, H, pal: p } = pic,
    m = p.mats,
    edge: Pt[] = [
      [X(0.2), H * 1.02],
      [X(0.31), H * 0.92],
      [X(0.44), H * 0.74],
      [X(0.575), hz + H * 0.15],
      [X(0.7), hz + H * 0.075],
      [X(1.03), hz + H * 0.05],
    ],
    bank = (dx: number) =>
      `${smooth(
        edge.map(([x, y]) => [x + (X(dx) - X(0)) * ((y - hz) / H + 0.1), y] as Pt),
        false,
      )}L${f1(X(1.03))} ${f1(H + 10)}Z`,
    grass = mix(m.leaf, m.vine, 0.35);
  pic.fill(bank(-0.02), overprint(mix(m.stone, m.sand, 0.4), p.shade, 0.35));
  pic.fill(bank(0), mix(m.stone, m.sand, 0.4));
  const rng = pic.rng.fork('shade');
  let stones = '';
  for (let i = 0; i < 120; i++) {
    const n = rng.int(0, edge.length - 2),
      t = rng(),
      v = (lerp(edge[n]![1], edge[n + 1]![1], t) - hz) / H,
      r = lerp(2, 20, v / 0.6) * rng.range(0.5, 1.2);
    stones += ellipse(
      lerp(edge[n]![0], edge[n + 1]![0], t) + (X(0.07) - X(0)) * (v + 0.1) * rng.range(-0.5, 1.1),
      lerp(edge[n]![1], edge[n + 1]![1], t),
      r,
      r * 0.5,
    );
  }
  pic.fill(bank(0.06), mix(grass, m.leafDark, 0.25));
  pic.fill(bank(0.08), grass);
  pic.fill(stones, m.stone);
  pic.add(
    'multiply',
    pic.clipped(
      pic.clip(stones),
      `<g transform="translate(${f1(-lightSide(p) * 6)} 5)">${shape(stones, p.shade, 0.5)}</g>`,
    ),
  );
  const clip = pic.clip(bank(0.08));
  let dapple = '';
  for (let i = 0; i < 26; i++) {
    const x = X(rng.range(0.58, 1.02)),
      y = H * rng.range(0.62, 0.86);
    dapple += ellipse(x, y, W * rng.range(0.02, 0.07), H * rng.range(0.008, 0.022));
  }
  pic.add('multiply', pic.clipped(clip, shape(dapple, p.shade, 0.5)));
  tufts(pic, hz + H * 0.12, H * 1.03, 120, [5, 34], tones(p, mix(grass, m.steppe, 0.3)), rng, (x, y) => {
    const t = st.k > 0 ? x / W : 1 - x / W;
    return t > lerp(0.72, 0.33, (y - hz) / (H - hz)) + 0.06;
  });
}

/** Where a place on the near bank is on the sheet, and the number of units per metre there. */
const onBank = (st: Stage, t: number, v: number): { x: number; y: number; u: number } => ({
  x: st.X(t),
  y: st.pic.H * v,
  u: (st.pic.H * v - st.hz) / st.cam.y,
});

/** A family on its blanket, mate going round. */
function mates(st: Stage): void {
  const { pic, k } = st,
    p = pic.pal,
    m = p.mats,
    q = onBank(st, 0.72, 0.75),
    u = q.u,
    side = lightSide(p);
  pic.fill(
    poly([
      [q.x - u * 1.5, q.y + u * 0.16],
      [q.x + u * 1.3, q.y + u * 0.2],
      [q.x + u * 1.55, q.y - u * 0.24],
      [q.x - u * 1.15, q.y - u * 0.28],
    ]),
    m.accent,
  );
  pic.fill(
    [-0.8, -0.1, 0.6]
      .map((a) =>
        poly([
          [q.x + (a - 0.12) * u, q.y + u * 0.17],
          [q.x + (a + 0.12) * u, q.y + u * 0.18],
          [q.x + (a + 0.36) * u, q.y - u * 0.26],
          [q.x + (a + 0.14) * u, q.y - u * 0.265],
        ]),
      )
      .join(''),
    m.foam,
  );
  const people = [
    [-0.85, -0.1, 1.72, k, m.cloth, 'gaucho'],
    [0.95, -0.12, 1.68, -k, m.mustard, 'none'],
    [0.25, -0.22, 1.2, -k, m.foam, 'cap'],
  ] as const;
  for (const [dx, dy, size, face, top, hat] of people) {
    const x = q.x + dx * k * u,
      y = q.y + dy * u;
    pic.shade(ellipse(x - side * u * 0.3, y + u * 0.02, u * 0.5, u * 0.07), p.shade, 0.5);
    figure(
      pic,
      x,
      y,
      size * u,
      GROUND_SIT,
      { top, bottom: mix(p.deep, m.cloth, 0.4), hat, hatColor: hat === 'cap' ? m.accent : m.sand },
      face,
    );
  }
  thermosAndBasket(st, q.x + k * u * 0.1, q.y + u * 0.06, u);
  // a child skips stones at the edge
  const c = onBank(st, 0.56, 0.63);
  // on a narrow sheet the blanket would hide the child's feet
  c.x = k > 0 ? Math.min(c.x, q.x - u * 1.27) : Math.max(c.x, q.x + u * 1.27);
  pic.shade(ellipse(c.x - side * c.u * 0.3, c.y, c.u * 0.4, c.u * 0.06), p.shade, 0.5);
  figure(pic, c.x, c.y, c.u * 1.15, 'wave', { top: m.accent, bottom: m.cloth, hat: 'cap', hatColor: m.mustard }, -k);
}

function thermosAndBasket(st: Stage, x: number, y: number, u: number): void {
  const { pic } = st,
    p = pic.pal,
    m = p.mats;
  pic.fill(
    poly([
      [x - u * 0.07, y],
      [x + u * 0.07, y],
      [x + u * 0.07, y - u * 0.34],
      [x - u * 0.07, y - u * 0.34],
    ]),
    mix(m.metal, m.foam, 0.4),
  );
  pic.fill(
    poly([
      [x - u * 0.05, y - u * 0.34],
      [x + u * 0.05, y - u * 0.34],
      [x + u * 0.045, y - u * 0.43],
      [x - u * 0.045, y - u * 0.43],
    ]),
    m.accent,
  );
  const bx = x + u * 0.42;
  pic.fill(
    smooth(
      [
        [bx - u * 0.24, y - u * 0.22],
        [bx + u * 0.24, y - u * 0.22],
        [bx + u * 0.2, y + u * 0.02],
        [bx - u * 0.2, y + u * 0.02],
      ],
      true,
      0.3,
    ),
    m.wood,
  );
  pic.line(
    `M${f1(bx - u * 0.2)} ${f1(y - u * 0.2)}Q${f1(bx)} ${f1(y - u * 0.56)} ${f1(bx + u * 0.2)} ${f1(y - u * 0.2)}`,
    overprint(m.wood, p.shade, 0.5),
    Math.max(1.5, u * 0.03),
  );
  pic.fill(ellipse(x - u * 0.22, y - u * 0.06, u * 0.075, u * 0.085), overprint(m.wood, p.shade, 0.4));
  pic.line(`M${f1(x - u * 0.21)} ${f1(y - u * 0.1)}l${f1(u * 0.06)} ${f1(-u * 0.13)}`, m.metal, Math.max(1, u * 0.018));
}

/** Bent a little over the coals, one hand on the fork, the other on the hip. */
const TENDING: Pose = {
  ...POSES.stand!,
  hip: [-0.03, 0.5],
  neck: [0.045, 0.81],
  head: [0.085, 0.895],
  kneeA: [0.05, 0.27],
  footA: [0.07, 0.01],
  kneeB: [-0.06, 0.27],
  footB: [-0.1, 0.01],
  elbA: [0.12, 0.65],
  handA: [0.25, 0.6],
  elbB: [-0.08, 0.65],
  handB: [-0.02, 0.53],
};

/** Tents, a grill with its smoke, camp chairs. */
function camp(st: Stage): void {
  const { pic, k } = st,
    p = pic.pal,
    m = p.mats;
  for (const [t, v, color] of [
    [0.93, 0.585, m.mustard],
    [0.75, 0.62, m.accent],
    [0.9, 0.72, m.cloth],
  ] as const)
    tent(st, t, v, color);
  const g = onBank(st, 0.6, 0.76),
    u = g.u;
  smoke(pic, g.x, g.y - u * 0.9, u, k);
  pic.shade(ellipse(g.x - lightSide(p) * u * 0.3, g.y, u * 0.7, u * 0.09), p.shade, 0.55);
  const steel = overprint(m.road, p.deep, 0.45);
  pic.line(
    [-0.32, 0.32].map((a) => `M${f1(g.x + a * u)} ${f1(g.y)}L${f1(g.x + a * 0.8 * u)} ${f1(g.y - u * 0.7)}`).join(''),
    steel,
    Math.max(2, u * 0.05),
  );
  pic.fill(
    poly([
      [g.x - u * 0.45, g.y - u * 0.82],
      [g.x + u * 0.45, g.y - u * 0.82],
      [g.x + u * 0.36, g.y - u * 0.62],
      [g.x - u * 0.36, g.y - u * 0.62],
    ]),
    steel,
  );
  pic.fill(
    [-0.28, -0.08, 0.14, 0.3].map((a) => ellipse(g.x + a * u, g.y - u * 0.84, u * 0.085, u * 0.04)).join(''),
    overprint(m.rockD, p.shade, 0.2),
  );
  const cook = onBank(st, 0.665, 0.755);
  castShadow(pic, cook.x, cook.y, cook.u * 1.7, cook.u * 0.34, { len: 0.8 });
  figure(
    pic,
    cook.x,
    cook.y,
    cook.u * 1.72,
    TENDING,
    { top: m.foam, bottom: mix(p.deep, m.cloth, 0.4), hat: 'beret' },
    -k,
  );
  // the long fork that turns the meat
  pic.line(
    `M${f1(cook.x - k * 0.42 * cook.u)} ${f1(cook.y - cook.u * 1.02)}L${f1(g.x + k * 0.02 * u)} ${f1(g.y - u * 0.86)}`,
    mix(m.metal, p.deep, 0.3),
    Math.max(1.5, u * 0.03),
  );
  companions(st);
}

/** Two people on the grass waiting for the meat, the thermos between them. */
function companions(st: Stage): void {
  const { pic, k } = st,
    p = pic.pal,
    m = p.mats;
  for (const [t, v, size, face, top, hat] of [
    [0.72, 0.84, 1.68, -k, m.accent, 'none'],
    [0.88, 0.85, 1.72, k, m.mustard, 'gaucho'],
  ] as const) {
    const q = onBank(st, t, v);
    pic.shade(ellipse(q.x - lightSide(p) * q.u * 0.3, q.y + q.u * 0.02, q.u * 0.55, q.u * 0.07), p.shade, 0.5);
    const bottom = mix(p.deep, m.cloth, 0.4);
    figure(pic, q.x, q.y, size * q.u, GROUND_SIT, { top, bottom, hat, hatColor: m.sand }, face * (t > 0.8 ? -1 : 1));
  }
  const flask = onBank(st, 0.79, 0.86);
  thermosAndBasket(st, flask.x, flask.y, flask.u);
}

/** Ridge tent seen from its open end. */
function tent(st: Stage, t: number, v: number, color: string): void {
  const { pic, k } = st,
    p = pic.pal,
    { x, y, u } = onBank(st, t, v),
    w = u * 1.25,
    h = u * 1.35,
    back = k * u * 1.7;
  pic.shade(ellipse(x - lightSide(p) * u * 0.5 + back * 0.4, y, u * 1.9, u * 0.16), p.shade, 0.5);
  pic.fill(
    poly([
      [x, y - h],
      [x + back, y - h * 0.86],
      [x + back + k * w * 0.75, y - u * 0.1],
      [x + k * w, y],
    ]),
    lit(p, color, 0.1),
  );
  pic.fill(
    poly([
      [x - w, y],
      [x + w, y],
      [x, y - h],
    ]),
    overprint(color, p.shade, 0.4),
  );
  pic.fill(
    poly([
      [x - w * 0.42, y],
      [x + w * 0.42, y],
      [x, y - h * 0.82],
    ]),
    overprint(p.deep, p.shade, 0.3),
  );
  pic.fill(
    poly([
      [x - w * 0.42, y],
      [x, y - h * 0.82],
      [x - w * 0.2, y],
    ]),
    lit(p, color, 0.25),
  );
}

/** A thread of smoke drifting over the river. */
function smoke(pic: Picture, x: number, y: number, u: number, k: number): void {
  const pts: Pt[] = [];
  const back: Pt[] = [];
  for (let i = 0; i <= 8; i++) {
    const t = i / 8,
      cx = x - k * u * (0.1 * t + 0.9 * t * t) + Math.sin(t * 8) * u * 0.2 * (0.3 + t),
      cy = y - u * 2.7 * t,
      w = u * (0.04 + 0.2 * t);
    pts.push([cx - w, cy]);
    back.push([cx + w, cy + u * 0.1]);
  }
  pic.grain(smooth([...pts, ...back.reverse()], true, 0.8), mix(pic.pal.cloud, pic.pal.haze, 0.3), 0.5, 0.35);
}

/** The near willow, behind the people who rest in its shade. */
function willow(st: Stage): void {
  const { pic, X } = st,
    { H, pal: p } = pic;
  tree(pic, X(0.88), H * 0.64, H * 0.6, mix(p.mats.leaf, p.mats.vine, 0.3), pic.rng.fork('willow'), { kind: 'willow' });
}
