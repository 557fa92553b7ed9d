import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, rect } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { garland, glow, glows } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { gravel, leafShade } from '../../props/land/ground.ts';
import { range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { foliage, leafy, lightSide, tones, tree } from '../../props/plants/plants.ts';
import {
  bottle,
  candle,
  chair,
  crate,
  dish,
  glass,
  pendant,
  plankTable,
  roundTable,
  spun,
} from '../../props/rooms/dining.ts';
import { pane } from '../../props/town/buildings.ts';
import { plain, vineRows, windbreak } from '../../props/vineyard/rows.ts';
import { glints } from '../../props/water/water.ts';

export interface TerraceTableOptions {
  focal?: number;
  horizon?: number;
  place?: 'pavement' | 'vegetable-garden' | 'river' | 'golf' | 'gallery' | 'farm';
  crates?: boolean;
}

type Things = { z: number; draw: () => void }[];

/** The inputs that the builders of all places share. `k` is 1 when the subject stands right of the middle. */
interface Site {
  pic: Picture;
  s: Space;
  k: number;
  hz: number;
  things: Things;
}

/** Tables set outdoors: on the pavement, under fruit trees, over the river, by the green, in a farm gallery. */
export function terraceTable(pic: Picture, o: TerraceTableOptions = {}): void {
  const { W, H, pal: p } = pic,
    place = o.place ?? 'vegetable-garden',
    focal = o.focal ?? 0.6,
    k = focal > 0.5 ? 1 : -1,
    hz = H * (o.horizon ?? 0.42),
    low = ['golden', 'dusk', 'dawn'].includes(p.name);
  sky(pic, {
    horizon: hz,
    sun: low || p.night ? { x: W * (0.5 - 0.3 * k), y: hz * 0.42, r: p.night ? 24 : 36 } : undefined,
    clouds: p.night ? 'none' : pic.rng.pick(['cumulus', 'lenticular', 'streaks'] as const),
  });
  const cam: Cam = { x: 0, y: 2.15, z: 0, f: 900, cx: W * focal, horizon: hz },
    s = new Space(pic, cam, { az: lightSide(p) > 0 ? 30 : 150, el: Math.max(34, p.el) }),
    site: Site = { pic, s, k, hz, things: [] };
  PLACES[place](site, o);
  for (const t of site.things.sort((a, b) => b.z - a.z)) t.draw();
}

/** A tree with its pool of shade. */
function shadyTree(
  { pic, s, things }: Site,
  x: number,
  z: number,
  h: number,
  kind: 'plane-tree' | 'olive' | 'willow',
  c: Hex,
): void {
  const [a, b] = s.P([x, 0, z]),
    q = s.scale(z),
    [fx, fy] = s.P(s.fall([x, h * 0.6, z]));
  pic.add(
    'multiply',
    shape(
      leafy(
        (a + fx) / 2,
        (b + fy) / 2,
        q * h * 0.34,
        q * h * 0.34 * Math.min(0.4, 2.15 / z),
        q * 0.26,
        pic.rng.fork(`shade${x}${z}`),
      ),
      pic.pal.shade,
      0.5,
    ),
  );
  things.push({
    z,
    draw: () =>
      tree(pic, a, b, q * h, c, pic.rng.fork(`t${x}${z}`), {
        kind,
        dark: pic.pal.mats.leafDark,
        air: Math.min(0.3, z / 120),
      }),
  });
}

function andes({ pic, k, hz }: Site, height = 0.5): void {
  range(pic, {
    horizon: hz,
    height: hz * height,
    lead: 0.5 - 0.1 * k,
    snow: 0.58,
    air: 0.38,
    seed: 'andes',
    peaks: 7,
    mist: 1,
  });
}

/** A clay pot at (x, z) with a green bush in flower; `h` the height of the pot. */
function potted({ pic, s }: Site, x: number, z: number, h: number): void {
  const { pal: p } = pic,
    m = p.mats,
    rng = pic.rng.fork(`pot${x.toFixed(1)}`);
  spun(
    s,
    [x, 0, z],
    [
      [h * 0.3, 0],
      [h * 0.42, h * 0.6],
      [h * 0.46, h * 0.86],
      [h * 0.5, h],
    ],
    mix(m.rockA, m.adobe, 0.35),
    { open: overprint(m.soil, p.shade, 0.7), shadow: 'contact' },
  );
  const [a, b] = s.P([x, h * 1.5, z]),
    u = s.scale(z) * h,
    puffs = [
      [-0.34, 0.1],
      [0.36, 0.06],
      [0, -0.36],
      [0.02, 0.26],
    ].map(([dx, dy]) => ({ x: a + dx! * u, y: b + dy! * u, r: u * 0.42 }));
  foliage(pic, puffs, tones(p, m.leaf, m.leafDark), rng, { leaf: u * 0.11 });
  let flowers = '';
  for (let i = 0; i < 12; i++)
    flowers += ellipse(a + rng.range(-0.66, 0.66) * u, b + rng.range(-0.6, 0.4) * u, u * 0.07);
  pic.fill(flowers, m.accent);
}

/** A vine trained along the outer edge of a gallery's roof, at height `y` over the line x. */
function eaveVine({ pic, s, things }: Site, x: number, y: number): void {
  const { pal: p } = pic,
    m = p.mats;
  for (let z = 11.6, i = 0; z > 3.1; z *= 0.93, i++)
    things.push({
      z: z - 0.1,
      draw: () => {
        const rng = pic.rng.fork(`eave${i}`),
          u = s.scale(z),
          [a, b] = s.P([x, y + 0.06 * Math.sin(i * 1.9), z]);
        foliage(
          pic,
          [
            { x: a, y: b, r: u * 0.36, ry: u * 0.26 },
            { x: a + u * rng.range(-0.2, 0.2), y: b + u * 0.22, r: u * 0.22, ry: u * 0.24 },
          ],
          tones(p, m.vine, mix(m.vine, m.leafDark, 0.7)),
          rng,
          { leaf: u * 0.09 },
        );
      },
    });
}

/** A bistro table with two chairs, laid for coffee or for wine. */
function tableForTwo(
  { pic, s, things }: Site,
  x: number,
  z: number,
  o: { wine?: boolean; cloth?: Hex; seat?: Hex } = {},
): void {
  const m = pic.pal.own,
    seat = o.seat ?? pic.pal.mats.accent;
  things.push({ z: z + 0.02, draw: () => chair(s, x + 0.78, z + 0.16, -2.2, seat) });
  things.push({ z: z + 0.01, draw: () => chair(s, x - 0.78, z + 0.1, 2.2, seat) });
  things.push({
    z,
    draw: () => {
      const y = roundTable(s, x, z, { r: 0.46, cloth: o.cloth });
      if (o.wine) {
        bottle(s, [x + 0.08, y, z + 0.14], mix(m.leafDark, pic.pal.deep, 0.5), { label: m.wall });
        glass(s, [x - 0.16, y, z + 0.02], m.wine);
        glass(s, [x + 0.26, y, z - 0.04], m.wine);
        dish(s, [x + 0.02, y, z - 0.2], 0.13, lit(pic.pal, m.foam, 0.2), (a, b, q, t) =>
          pic.fill(ellipse(a, b, 0.07 * q, 0.07 * q * t), m.mustard),
        );
      } else {
        dish(s, [x - 0.16, y, z + 0.06], 0.1, lit(pic.pal, m.foam, 0.2));
        spun(
          s,
          [x - 0.16, y + 0.01, z + 0.06],
          [
            [0.03, 0],
            [0.05, 0.07],
          ],
          lit(pic.pal, m.foam, 0.1),
          { shadow: 'none', open: m.wood },
        );
        dish(s, [x + 0.14, y, z - 0.12], 0.16, m.cloth, (a, b, q, t) =>
          pic.fill(ellipse(a, b - 0.02 * q, 0.12 * q, 0.06 * q * (0.6 + t)), mix(m.adobe, m.mustard, 0.35)),
        );
        glass(s, [x + 0.22, y, z + 0.16], mix(m.mustard, m.accent, 0.35), 0.16);
      }
      if (pic.pal.lamps) candle(s, [x, y, z + 0.02]);
    },
  });
}

/** A long plank table with its chairs; `laden` puts things along it. */
function longTable(
  site: Site,
  x: number,
  z: number,
  w: number,
  o: { cloth?: Hex; seat: Hex },
  laden: (y: number) => void,
): void {
  const { s, things } = site,
    d = 1;
  for (let i = 0; i < Math.floor(w / 0.72); i++) {
    const cx = x - w / 2 + 0.42 + i * 0.72;
    things.push({ z: z + 0.85, draw: () => chair(s, cx, z + 0.72, Math.PI, o.seat) });
    if (i % 2 === 0) things.push({ z: z - 0.8, draw: () => chair(s, cx + 0.1, z - 0.82, 0.1, o.seat) });
  }
  things.push({ z, draw: () => laden(plankTable(s, x, z, w, d, { cloth: o.cloth })) });
}

function paving({ pic, s }: Site, c: Hex, x0: number, x1: number, z0: number, z1: number, step = 0.8): void {
  pic.fill(
    s.path([
      [x0, 0, z0],
      [x1, 0, z0],
      [x1, 0, z1],
      [x0, 0, z1],
    ]),
    c,
  );
  let joints = '';
  for (let x = Math.ceil(x0 / step) * step; x < x1; x += step)
    joints += s.path([
      [x - 0.012, 0, z0],
      [x + 0.012, 0, z0],
      [x + 0.012, 0, z1],
      [x - 0.012, 0, z1],
    ]);
  for (let z = z0; z < z1; z += step * 0.8)
    joints += s.path([
      [x0, 0, z],
      [x1, 0, z],
      [x1, 0, z + 0.025],
      [x0, 0, z + 0.025],
    ]);
  pic.shade(joints, pic.pal.shade, 0.32);
}

/** Shade of a bough on the ground: one loose mass of leaves per knot, sun between them. */
function dapple({ pic, s }: Site, x0: number, x1: number, z0: number, z1: number, knots: number): void {
  const rng = pic.rng.fork('dapple');
  for (let i = 0; i < knots; i++) {
    const x = x0 + ((x1 - x0) * (i + rng.range(0.2, 0.8))) / knots,
      z = rng.range(z0, z1);
    leafShade(s, x, z, 1.3, Math.min(0.8, z * 0.13), 0.42);
  }
}

const PLACES: Record<NonNullable<TerraceTableOptions['place']>, (q: Site, o: TerraceTableOptions) => void> = {
  /** A café on a boulevard's pavement: awning and window on one side, irrigation channel, park across the street. */
  pavement(q) {
    const { pic, s, k, things } = q,
      p = pic.pal,
      m = p.mats;
    plain(pic, s, mix(m.leaf, m.steppe, 0.4), { far: mix(m.leaf, p.haze, 0.4) });
    for (const [x, z, h] of [
      [-16, 40, 9],
      [-10, 34, 8.5],
      [-4, 38, 9],
      [3, 34, 8.4],
      [10, 40, 9],
      [-22, 34, 9],
      [18, 34, 9],
    ] as const)
      shadyTree(q, x, z, h, 'plane-tree', m.leaf);
    pic.fill(
      s.path([
        [-60, 0, 13.5],
        [60, 0, 13.5],
        [60, 0, 24],
        [-60, 0, 24],
      ]),
      mix(m.road, p.haze, 0.12),
    );
    pic.fill(
      s.path([
        [-60, 0, 24],
        [60, 0, 24],
        [60, 0, 24.6],
        [-60, 0, 24.6],
      ]),
      lit(p, m.stone, 0.2),
    );
    let dash = '';
    for (let x = -30; x < 30; x += 4)
      dash += s.path([
        [x, 0, 18.5],
        [x + 2, 0, 18.5],
        [x + 2, 0, 18.75],
        [x, 0, 18.75],
      ]);
    pic.fill(dash, lit(p, m.foam, 0.2));
    paving(q, mix(m.wall, m.rockC, 0.5), -40, 40, 1.5, 12.3, 1);
    pic.fill(
      s.path([
        [-60, 0, 12.3],
        [60, 0, 12.3],
        [60, 0, 13.5],
        [-60, 0, 13.5],
      ]),
      overprint(m.stone, p.shade, 0.55),
    );
    pic.fill(
      s.path([
        [-60, 0, 12.55],
        [60, 0, 12.55],
        [60, 0, 13.1],
        [-60, 0, 13.1],
      ]),
      mix(m.water, p.sky[1], 0.3),
    );
    for (const x of [-6.5, 0.5, 7.5]) shadyTree(q, x * -k, 12, 8.6, 'plane-tree', m.leaf);
    // the front of the café, running away on the focal side
    const x = k * 4.6,
      f = s.face([x, 0, 3], [0, 0, 8.5], [0, 4.6, 0]);
    things.push({
      z: 11.4,
      draw: () => {
        pic.fill(f.all(), f.ink(lit(p, m.wall, 0.1)));
        for (const a of [0.7, 4.7]) {
          const w = pane(pic, pic.rng, 1);
          f.opening(a, 0.3, 3.2, 2.3, {
            inside: w.inside,
            lamp: w.lamp ?? mix(p.lamp, m.adobe, 0.35),
            frame: m.wood,
            bars: 3,
            depth: 0.2,
          });
        }
        for (let i = 0; i < 14; i++) {
          const a = i * 0.6;
          s.quad(
            [f.at(a, 3.3), f.at(a + 0.6, 3.3), f.at(a + 0.6, 2.75, 1.5), f.at(a, 2.75, 1.5)],
            i % 2 ? lit(p, m.foam, 0.1) : overprint(m.accent, p.shade, 0.1),
          );
        }
        s.quad(
          [f.at(0, 2.75, 1.5), f.at(8.5, 2.75, 1.5), f.at(8.5, 2.5, 1.5), f.at(0, 2.5, 1.5)],
          overprint(m.accent, p.shade, 0.35),
        );
        pic.shade(
          s.path([
            [x, 0, 3],
            [x, 0, 11.5],
            [x - k * 1.6, 0, 11.5],
            [x - k * 1.6, 0, 3],
          ]),
          p.shade,
          0.4,
        );
      },
    });
    tableForTwo(q, k * 0.7, 4.6);
    tableForTwo(q, k * 1.6, 7.2);
    tableForTwo(q, k * 0.2, 9.4);
    const [a, b] = s.P([-k * 2.4, 0, 10.4]);
    things.push({
      z: 10.4,
      draw: () =>
        figure(pic, a, b, s.scale(10.4) * 1.7, 'walk', { top: m.cloth, bottom: m.sand, pack: m.accent }, k, {
          ground: { s, z: 10.4 },
        }),
    });
    dapple(q, -k * 4.5 - 2, -k * 4.5 + 3, 3.4, 5, 4);
  },
  /** A long table under fruit trees beside a country house: jam, bread, a jug. */
  'vegetable-garden'(q) {
    const { pic, s, k, things } = q,
      p = pic.pal,
      m = p.mats,
      own = p.own;
    andes(q, 0.56);
    plain(pic, s, mix(m.steppe, m.leaf, 0.4), { far: mix(m.vine, p.haze, 0.45) });
    windbreak(pic, s, { z: 70, x0: -60, x1: 60, h: 12, air: 0.26, gap: 2.8 });
    const house = s.block(-k * 7.2, 0, 24, 9, 3.6, 7, 0.1 * k).cast();
    house.paint(lit(p, m.wall, 0.1), { air: 0.05 });
    house.gable(1.7, 0.4, m.roof, { wall: m.wall, air: 0.05 });
    const f = house.wall(0);
    f.opening(3.8, 0, 1.4, 2.4, { inside: overprint(m.wood, p.shade, 0.3), depth: 0.2 });
    for (const a of [1.2, 6.6])
      f.opening(a, 1, 1.3, 1.3, {
        inside: mix(p.deep, m.glass, 0.2),
        lamp: p.lamps ? p.lamp : null,
        frame: m.wood,
        bars: 1,
        depth: 0.2,
      });
    for (const [x, z] of [
      [k * 6, 20],
      [k * 2.6, 17],
      [-k * 2.2, 15],
      [k * 5.2, 10.5],
    ] as const)
      shadyTree(q, x, z, 4.8, 'plane-tree', mix(m.leaf, m.vine, 0.35));
    dapple(q, -4.4, 4.4, 4.2, 7.4, 6);
    longTable(q, k * 0.6, 6, 4.4, { seat: mix(m.wood, m.adobe, 0.3) }, (y) => {
      for (const [dx, h] of [
        [-1.7, 0.22],
        [-1.45, 0.18],
        [1.5, 0.22],
      ] as const)
        spun(
          s,
          [k * 0.6 + dx, y, 6.1],
          [
            [0.07, 0],
            [0.08, 0.03],
            [0.08, h * 0.8],
            [0.06, h],
          ],
          mix(own.wine, p.deep, 0.1),
          { shadow: 'none', spec: 0.5, bands: [[h * 0.82, h, own.accent]] },
        );
      const [a, b] = s.P([k * 0.6 - 0.6, y, 5.9]),
        q2 = s.scale(5.9);
      pic.fill(
        `M${f1(a - 0.28 * q2)} ${f1(b)}Q${f1(a - 0.3 * q2)} ${f1(b - 0.2 * q2)} ${f1(a)} ${f1(b - 0.2 * q2)}T${f1(a + 0.28 * q2)} ${f1(b)}Q${f1(a)} ${f1(b + 0.05 * q2)} ${f1(a - 0.28 * q2)} ${f1(b)}Z`,
        mix(own.adobe, own.wood, 0.35),
      );
      for (const dx of [-0.14, 0, 0.14])
        pic.line(`M${f1(a + dx * q2)} ${f1(b - 0.16 * q2)}l${f1(0.06 * q2)} ${f1(0.08 * q2)}`, own.sand, 0.02 * q2);
      for (const dx of [-1.1, 0.1, 0.9, 1.8]) dish(s, [k * 0.6 + dx, y, 5.7], 0.14, lit(p, own.foam, 0.2));
      spun(
        s,
        [k * 0.6 + 0.5, y, 6.15],
        [
          [0.09, 0],
          [0.13, 0.1],
          [0.08, 0.24],
          [0.1, 0.3],
        ],
        mix(own.rockA, own.adobe, 0.3),
        { shadow: 'none', open: own.wine },
      );
      for (const dx of [0.15, 1.1]) glass(s, [k * 0.6 + dx, y, 6], own.wine);
    });
    const z = 13,
      [a, b] = s.P([-k * 3.2, 0, z]);
    things.push({
      z,
      draw: () =>
        figure(pic, a, b, s.scale(z) * 1.66, 'walk', { top: m.foam, dress: m.cloth }, k, { ground: { s, z } }),
    });
  },
  /** A wooden deck under willows over a turquoise river, red walls across it. */
  river(q) {
    const { pic, s, k, hz, things } = q,
      { W, H, pal: p } = pic,
      m = p.mats;
    range(pic, {
      horizon: hz + 4,
      height: hz * 0.82,
      lead: 0.5 + 0.1 * k,
      snow: 0,
      rock: mix(m.rockA, m.rockB, 0.35),
      air: 0.16,
      seed: 'canyon',
      peaks: 12,
      mist: 0.3,
    });
    pic.fill(
      rect(-5, hz, W + 10, H),
      pic.linear(0, hz, 0, H * 0.72, [
        { at: 0, color: mix(m.water, p.sky[2], 0.4) },
        { at: 1, color: mix(m.water, m.waterDeep, 0.25) },
      ]),
    );
    glints(pic, { x0: 0, x1: W, y0: hz + 8, y1: H * 0.7, n: 150, color: lit(p, m.water, 0.6), alpha: 0.8 });
    pic.fill(
      s.path([
        [-60, 0, 60],
        [60, 0, 66],
        [60, 0.5, 90],
        [-60, 0.5, 90],
      ]),
      mix(m.sand, m.rockB, 0.4),
    );
    for (const [x, z] of [
      [-20, 58],
      [-9, 60],
      [6, 62],
      [17, 58],
      [26, 60],
    ] as const)
      shadyTree(q, x, z, 6, 'willow', m.leaf);
    const planks = mix(m.wood, m.sand, 0.35);
    things.push({
      z: 11.6,
      draw: () => {
        s.quad(
          [
            [-12, 0, 11.4],
            [12, 0, 11.4],
            [12, -0.9, 11.4],
            [-12, -0.9, 11.4],
          ],
          overprint(planks, p.shade, 0.8),
        );
        pic.fill(
          s.path([
            [-12, 0, 1.5],
            [12, 0, 1.5],
            [12, 0, 11.4],
            [-12, 0, 11.4],
          ]),
          planks,
        );
        let joints = '';
        for (let x = -12; x < 12; x += 0.28)
          joints += s.path([
            [x, 0, 1.5],
            [x + 0.025, 0, 1.5],
            [x + 0.025, 0, 11.4],
            [x, 0, 11.4],
          ]);
        pic.shade(joints, p.shade, 0.5);
        dapple(q, -k * 4 - 3, -k * 4 + 2, 4, 7, 4);
        const rail = s.face([-12, 0, 11.3], [24, 0, 0], [0, 1.1, 0]);
        let bars = rail.rect(0, 1, 24, 0.1) + rail.rect(0, 0.55, 24, 0.05);
        for (let a = 0.4; a < 24; a += 1.6) bars += rail.rect(a, 0, 0.1, 1);
        pic.fill(bars, overprint(planks, p.shade, 0.45));
      },
    });
    shadyTree(q, -k * 5, 10.6, 7, 'willow', m.leaf);
    things.push({ z: 10.4, draw: () => smallGrill(q, k * 3.6, 9.6) });
    tableForTwo(q, k * 0.5, 5.2, { wine: true, seat: mix(m.wood, m.rockD, 0.2), cloth: lit(p, m.foam, 0.1) });
    tableForTwo(q, -k * 1.6, 8, { wine: true, seat: mix(m.wood, m.rockD, 0.2), cloth: lit(p, m.foam, 0.1) });
  },
  /** A brick terrace by the green: cushioned chairs, a clay oven with its fire, olives behind. */
  golf(q) {
    const { pic, s, k, things } = q,
      p = pic.pal,
      m = p.mats,
      grass = mix(m.vine, m.leaf, 0.45);
    andes(q, 0.5);
    plain(pic, s, grass, { far: mix(grass, p.haze, 0.35) });
    windbreak(pic, s, { z: 90, x0: -80, x1: 80, h: 12, air: 0.3, gap: 3 });
    let mown = '';
    for (let z = 11.5; z < 70; z *= 1.3)
      mown += s.path([
        [-60, 0, z],
        [60, 0, z],
        [60, 0, z * 1.15],
        [-60, 0, z * 1.15],
      ]);
    pic.fill(mown, lit(p, grass, 0.16), 0.7);
    pic.fill(
      s.path([
        [-k * 9, 0, 30],
        [-k * 3, 0, 28.6],
        [-k * 2, 0, 32],
        [-k * 6, 0, 34],
        [-k * 9.4, 0, 33],
      ]),
      lit(p, m.sand, 0.2),
    );
    const [fx, fy] = s.P([-k * 1.4, 0, 40]),
      u = s.scale(40);
    pic.line(`M${f1(fx)} ${f1(fy)}V${f1(fy - u * 2.6)}`, p.paper, 2.4);
    pic.fill(`M${f1(fx)} ${f1(fy - u * 2.6)}l${f1(u * 1.2)} ${f1(u * 0.4)}l${f1(-u * 1.2)} ${f1(u * 0.4)}Z`, m.accent);
    for (const [x, z] of [
      [-k * 9, 19],
      [-k * 5, 16],
      [k * 2.4, 18],
      [k * 7.4, 16],
      [-k * 14, 30],
      [k * 12, 28],
    ] as const)
      shadyTree(q, x, z, 4.6, 'olive', m.olive);
    paving(q, mix(m.rockA, m.adobe, 0.5), -20, 20, 1.5, 11.2, 0.5);
    things.push({ z: 9, draw: () => clayOven(q, k * 3.1, 8.6) });
    for (const [x, z] of [
      [k * 0.2, 4.9],
      [-k * 1.7, 7.6],
      [k * 1, 9.6],
    ] as const)
      tableForTwo(q, x, z, { wine: true, seat: m.cloth });
  },
  /** The gallery of an old farmhouse: posts, a tiled roof overhead, a set table, the yard beyond. */
  gallery(q, o) {
    const { pic, s, k, hz, things } = q,
      { pal: p } = pic,
      m = p.mats,
      own = p.own;
    andes(q, 0.5);
    plain(pic, s, mix(m.sand, m.soil, 0.45), { far: mix(m.leaf, p.haze, 0.5) });
    windbreak(pic, s, { z: 46, x0: -40, x1: 40, h: 15, air: 0.14, gap: 2.2 });
    if (o.crates) gravel(s, { n: 160, z0: 5, z1: 16 });
    for (const [x, z] of [
      [-k * 9, 20],
      [-k * 4, 24],
      [-k * 13, 26],
      [k * 1, 27],
    ] as const)
      shadyTree(q, x, z, 4.8, o.crates ? 'olive' : 'plane-tree', o.crates ? m.olive : m.leaf);
    paving(q, mix(m.rockA, m.adobe, 0.6), -3.6 * k, 14 * k, 1.5, 12, 0.62);
    const x1 = k * 4,
      wall = s.face([x1, 0, 2], [0, 0, 10], [0, 3.5, 0]);
    things.push({
      z: 12.2,
      draw: () => {
        pic.fill(wall.all(), wall.ink(mix(m.adobe, m.wall, 0.35)));
        for (const a of [1.6, 6.2])
          wall.opening(a, 0, 1.2, 2.3, {
            inside: overprint(m.cloth, p.shade, 0.35),
            lamp: p.lamps ? p.lamp : null,
            frame: m.wood,
            bars: 1,
            depth: 0.3,
          });
        wall.opening(3.7, 0.9, 1.3, 1.3, {
          inside: mix(p.deep, m.glass, 0.2),
          lamp: p.lamps ? p.lamp : null,
          frame: m.wood,
          bars: 1,
          depth: 0.3,
        });
        // roof of the gallery seen from beneath: rafters to the eave beam
        const y = 3.5,
          x0 = -k * 1.9;
        s.quad(
          [
            [x1, y + 0.5, 2],
            [x0, y - 0.3, 2],
            [x0, y - 0.3, 12],
            [x1, y + 0.5, 12],
          ],
          overprint(mix(m.wood, m.sand, 0.3), p.shade, 0.75),
        );
        for (let z = 2.4; z < 12; z += 0.95)
          s.quad(
            [
              [x1, y + 0.46, z],
              [x0, y - 0.34, z],
              [x0, y - 0.34, z + 0.16],
              [x1, y + 0.46, z + 0.16],
            ],
            overprint(m.wood, p.shade, 0.9),
          );
        s.quad(
          [
            [x0, y - 0.52, 2],
            [x0, y - 0.26, 2],
            [x0, y - 0.26, 12],
            [x0, y - 0.52, 12],
          ],
          overprint(m.wood, p.shade, 0.5),
        );
        if (!p.lamps)
          pic.shade(
            s.path([
              [-k * 1.2, 0, 1.5],
              [x1, 0, 1.5],
              [x1, 0, 12],
              [-k * 1.2, 0, 12],
            ]),
            p.shade,
            0.42,
          );
      },
    });
    for (const z of [3.4, 6.2, 9, 11.8])
      things.push({
        z,
        draw: () => {
          s.block(-k * 1.9, 0, z, 0.2, 3.05, 0.2)
            .cast(0, 0.4)
            .paint(mix(m.wood, m.adobe, 0.25));
          s.block(-k * 1.9, 0, z, 0.34, 0.3, 0.34).paint(mix(m.stone, m.wall, 0.3));
        },
      });
    if (p.lamps)
      for (const z of [9.4, 5.4])
        things.push({ z: z - 0.05, draw: () => pendant(s, [k * 1.1, 2.5, z], 3.3, { r: 0.2, halo: 1.3 }) });
    if (o.crates) {
      const olives = [mix(own.vine, own.olive, 0.4), mix(own.wine, p.deep, 0.35), mix(own.vine, own.leaf, 0.4)];
      for (const [dx, z, y] of [
        [-0.4, 5, 0],
        [0.5, 5.3, 0],
        [1.4, 5.1, 0],
        [0, 5.2, 0.32],
        [0.95, 5.25, 0.32],
        [-0.9, 6.8, 0],
      ] as const)
        things.push({
          z: z - y * 0.1,
          draw: () => crate(s, k * dx, z, { y, w: 0.78, rot: 0.08, fruit: olives, r: 0.045 }),
        });
      things.push({ z: 8.6, draw: () => chair(s, k * 2.4, 8.6, -0.6 * k, m.cloth) });
      eaveVine(q, -k * 1.9, 3);
      for (const [x, z, h] of [
        [k * 2.7, 7, 0.62],
        [k * 3.4, 9.6, 0.7],
        [-k * 1.25, 8.9, 0.5],
      ] as const)
        things.push({ z, draw: () => potted(q, x, z, h) });
    } else {
      longTable(q, k * 0.9, 5.6, 2.9, { cloth: lit(p, m.foam, 0.1), seat: mix(m.wood, m.rockD, 0.25) }, (y) => {
        const crust = mix(own.adobe, own.mustard, 0.32);
        dish(s, [k * 0.9 - 0.5, y, 5.6], 0.3, mix(own.rockA, own.adobe, 0.3), (a, b, u, t) => {
          for (let i = 0; i < 9; i++) {
            const ex = a + Math.cos(i * 2.4) * Math.sqrt(i / 9) * 0.22 * u,
              ey = b + Math.sin(i * 2.4) * Math.sqrt(i / 9) * 0.22 * u * t - (1 - i / 9) * 0.05 * u;
            pic.fill(ellipse(ex, ey + 0.015 * u, 0.085 * u, 0.05 * u), overprint(crust, p.shade, 0.55));
            pic.fill(ellipse(ex, ey, 0.08 * u, 0.045 * u), crust);
          }
        });
        spun(
          s,
          [k * 0.9 + 0.45, y, 5.75],
          [
            [0.14, 0],
            [0.2, 0.1],
            [0.16, 0.2],
            [0.17, 0.24],
          ],
          mix(own.rockD, own.adobe, 0.3),
          { shadow: 'none', open: own.accent },
        );
        for (const dx of [-1.1, 0.1, 1]) dish(s, [k * 0.9 + dx, y, 5.35], 0.13, lit(p, own.foam, 0.25));
        glass(s, [k * 0.9 + 0.02, y, 5.8], own.wine);
        glass(s, [k * 0.9 + 1.05, y, 5.7], own.wine);
      });
    }
    const [a, b] = s.P([-k * 7.4, 0, 15]);
    things.push({
      z: 15,
      draw: () =>
        figure(
          pic,
          a,
          Math.max(hz + 10, b),
          s.scale(15) * 1.7,
          'walk',
          { top: m.accent, bottom: p.deep, hat: 'gaucho', hatColor: m.sand },
          k,
          { ground: { s, z: 15 } },
        ),
    });
  },
  /** A family farm: a table with bottles on the grass, vines and olives, a gate of poles, bulbs strung overhead. */
  farm(q) {
    const { pic, s, k, things } = q,
      { W, pal: p } = pic,
      m = p.mats,
      own = p.own;
    andes(q, 0.56);
    plain(pic, s, mix(m.steppe, m.soil, 0.35), { far: mix(m.vine, p.haze, 0.4) });
    windbreak(pic, s, { z: 80, x0: -70, x1: 70, h: 13, air: 0.3, gap: 3 });
    vineRows(pic, s, {
      x0: -24,
      n: 21,
      gap: 2.4,
      z0: 13.5,
      z1: 60,
      t: tones(p, m.vine, mix(m.vine, m.leafDark, 0.75), 0.08),
      soil: m.soil,
    });
    for (const [x, z] of [
      [-k * 4.6, 11.5],
      [k * 5, 10.5],
    ] as const)
      shadyTree(q, x, z, 4.9, 'olive', m.olive);
    const poles = mix(m.wood, m.stone, 0.25);
    for (const [x0, x1] of [
      [-9, -k * 1.4 - 1.2],
      [-k * 1.4 + 1.2, 9],
    ] as const)
      things.push({
        z: 12.4,
        draw: () => {
          for (let x = x0; x <= x1 + 0.01; x += 1.6) s.block(x, 0, 12.4, 0.16, 1.25, 0.16).cast(0, 0.4).paint(poles);
          for (const y of [0.35, 0.75, 1.1])
            s.quad(
              [
                [x0, y, 12.35],
                [x1, y, 12.35],
                [x1, y + 0.1, 12.35],
                [x0, y + 0.1, 12.35],
              ],
              overprint(poles, p.shade, 0.2),
            );
        },
      });
    things.push({
      z: 12.3,
      draw: () => {
        const gx = -k * 1.4;
        for (const e of [-1, 1]) s.block(gx + e * 1.2, 0, 12.3, 0.22, 2.7, 0.22).paint(poles);
        s.block(gx, 2.55, 12.3, 3, 0.2, 0.2).paint(poles);
        s.quad(
          [
            [gx - 0.8, 2.05, 12.25],
            [gx + 0.8, 2.05, 12.25],
            [gx + 0.8, 2.45, 12.25],
            [gx - 0.8, 2.45, 12.25],
          ],
          lit(p, m.wood, 0.2),
        );
      },
    });
    gravel(s, { n: 200, z0: 3.6, z1: 11 });
    leafShade(s, -k * 1.9, 5.2, 2.1, 0.8);
    leafShade(s, k * 3.4, 7.2, 2.4, 0.8, 0.4);
    longTable(q, k * 0.7, 5, 2.8, { seat: mix(m.wood, m.adobe, 0.3) }, (y) => {
      const green = mix(own.leafDark, p.deep, 0.5);
      for (const [dx, c, h] of [
        [-0.9, green, 0.34],
        [-0.66, own.wine, 0.34],
        [0.2, mix(own.mustard, own.vine, 0.4), 0.28],
        [0.9, green, 0.34],
      ] as const)
        bottle(s, [k * 0.7 + dx, y, 5.1], c, { h, label: own.wall });
      for (const dx of [-0.4, 0.5, 1.15]) glass(s, [k * 0.7 + dx, y, 4.9], own.wine);
      dish(s, [k * 0.7 - 0.15, y, 4.7], 0.18, mix(own.rockA, own.adobe, 0.3), (a, b, u, t) =>
        pic.fill(ellipse(a, b, 0.12 * u, 0.12 * u * t), mix(own.vine, own.olive, 0.4)),
      );
      if (p.lamps) candle(s, [k * 0.7 + 0.7, y, 4.8], { reach: 1.2 });
    });
    if (p.lamps || p.name === 'golden')
      things.push({
        z: 3,
        draw: () => {
          const bulbs = garland(pic, s.P([-k * 4.6, 4.2, 11]), [k > 0 ? W + 20 : -20, s.P([0, 3.7, 6])[1]], {
            sag: 60,
            n: 15,
            r: 6.5,
          });
          glows(pic, bulbs, 54, p.lamp, 0.55);
        },
      });
  },
};

/** A domed clay oven on its plinth, fire in the mouth. */
function clayOven({ pic, s }: Site, x: number, z: number): void {
  const p = pic.pal,
    m = p.own,
    clay = mix(p.mats.adobe, p.mats.rockB, 0.35),
    fire = mix(m.accent, m.mustard, 0.6);
  s.block(x, 0, z, 2.1, 0.8, 1.7)
    .cast()
    .paint(mix(p.mats.rockA, p.mats.adobe, 0.35));
  const at: V3 = [x, 0.8, z];
  spun(
    s,
    at,
    [
      [0.98, 0],
      [0.98, 0.2],
      [0.86, 0.62],
      [0.5, 0.92],
      [0.12, 1.02],
    ],
    clay,
    { shadow: 'none' },
  );
  const [a, b] = s.P([x - 0.12, 0.84, z - 0.92]),
    k = s.scale(z - 0.92);
  const mouth = (q: number) =>
    `M${f1(a - 0.36 * q * k)} ${f1(b)}V${f1(b - 0.3 * q * k)}A${f1(0.36 * q * k)} ${f1(0.3 * q * k)} 0 0 1 ${f1(a + 0.36 * q * k)} ${f1(b - 0.3 * q * k)}V${f1(b)}Z`;
  pic.fill(mouth(1.2), overprint(clay, p.shade, 0.5));
  pic.fill(mouth(1), overprint(p.deep, m.rockD, 0.3));
  pic.fill(
    `M${f1(a - 0.24 * k)} ${f1(b)}Q${f1(a - 0.2 * k)} ${f1(b - 0.3 * k)} ${f1(a - 0.06 * k)} ${f1(b - 0.44 * k)}Q${f1(a)} ${f1(b - 0.3 * k)} ${f1(a + 0.1 * k)} ${f1(b - 0.36 * k)}Q${f1(a + 0.26 * k)} ${f1(b - 0.16 * k)} ${f1(a + 0.24 * k)} ${f1(b)}Z`,
    fire,
  );
  pic.fill(
    `M${f1(a - 0.12 * k)} ${f1(b)}Q${f1(a - 0.08 * k)} ${f1(b - 0.2 * k)} ${f1(a)} ${f1(b - 0.24 * k)}Q${f1(a + 0.12 * k)} ${f1(b - 0.1 * k)} ${f1(a + 0.12 * k)} ${f1(b)}Z`,
    lit(p, p.lamp, 0.4),
  );
  glow(pic, a, b - 0.2 * k, k * 1.1, fire, 0.55);
}

/** A brick hearth with a grill and its smoke. */
function smallGrill({ pic, s }: Site, x: number, z: number): void {
  const p = pic.pal,
    m = p.own,
    brick = mix(p.mats.rockA, p.mats.rockD, 0.3),
    b = s.block(x, 0, z, 1.7, 0.85, 0.9).cast();
  b.paint(brick, { top: overprint(p.deep, m.rockD, 0.3) });
  const f = b.wall(0);
  let joints = '';
  for (let y = 0.12; y < 0.85; y += 0.12) joints += f.rect(0, y, 1.7, 0.014);
  pic.shade(joints, p.shade, 0.6);
  const [a, c] = s.P([x, 0.87, z]),
    k = s.scale(z),
    ember = mix(m.accent, m.mustard, 0.45);
  pic.fill(ellipse(a, c, 0.62 * k, 0.09 * k), ember);
  glow(pic, a, c, k * 0.9, ember, 0.5, 0.5);
  let bars = '';
  for (let i = -8; i <= 8; i++) bars += rect(a + (i * 0.72 * k) / 8, c - 0.1 * k, 0.016 * k, 0.2 * k);
  pic.fill(bars, p.deep);
  for (const dx of [-0.4, -0.1, 0.24, 0.5])
    pic.fill(ellipse(a + dx * k, c - 0.05 * k, 0.13 * k, 0.05 * k), mix(m.rockD, m.wine, 0.3));
  smoke(s, x, z);
}

/** A thread of smoke from the grill. */
function smoke(s: Space, x: number, z: number): void {
  const p = s.pic.pal,
    [a, b] = s.P([x, 1, z]),
    k = s.scale(z);
  s.pic.add(
    'stipple',
    shape(
      `M${f1(a - 0.3 * k)} ${f1(b)}C${f1(a - 0.8 * k)} ${f1(b - 1.2 * k)} ${f1(a + 0.6 * k)} ${f1(b - 1.8 * k)} ${f1(a + 0.2 * k)} ${f1(b - 3 * k)}C${f1(a + 1.1 * k)} ${f1(b - 1.9 * k)} ${f1(a + 0.1 * k)} ${f1(b - 1.2 * k)} ${f1(a + 0.3 * k)} ${f1(b)}Z`,
      p.cloud,
      0.4,
    ),
    0.3,
  );
}
