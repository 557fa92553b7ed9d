import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, lerp, poly, rect, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Block, type Face, Space, type V3 } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { glow } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { chimneySmoke } from '../../props/air/smoke.ts';
import { cloudsFor, lowSun } from '../../props/air/views.ts';
import { range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { pampasGrass } from '../../props/plants/pampas-grass.ts';
import { foliage, lightSide, type Puff, poplar, tones, tree, tufts } from '../../props/plants/plants.ts';
import { poplarShade } from '../../props/staging.ts';
import { adobeHouse, pane } from '../../props/town/buildings.ts';
import { bicycle } from '../../props/vehicles/bicycle.ts';
import { car, cyclist } from '../../props/vehicles/vehicles.ts';
import { avenueTrees, plain, vineRows, windbreak } from '../../props/vineyard/rows.ts';
import { glints } from '../../props/water/water.ts';
import { canyon } from '../water/canyon.ts';

type Homestead = 'farm' | 'inn' | 'hotel' | 'cabins';

interface Where {
  focal?: number;
  horizon?: number;
}

/** Lodgings from outside: a farmhouse, an inn at the end of its avenue, a town hotel, cabins on the river. */
export function homestead(pic: Picture, o: Where & { style?: Homestead } = {}): void {
  const draw = { farm, inn, hotel, cabins };
  draw[o.style ?? 'farm'](pic, o);
}

interface Site {
  s: Space;
  k: 1 | -1;
  hz: number;
}

/** Sky, range and level ground for a house; the sun comes from the side that lights its front. */
function site(pic: Picture, o: Where & { eye: number; hz: number; ground: Hex; peaks?: number }): Site {
  const { W, H, pal: p } = pic,
    focal = o.focal ?? 0.6,
    k = focal >= 0.5 ? 1 : -1,
    hz = H * (o.horizon ?? o.hz);
  sky(pic, {
    horizon: hz,
    clouds: cloudsFor(pic),
    cloudAmount: 0.8,
    sun: lowSun(pic) || p.night ? { x: W * (0.5 - 0.3 * k), y: hz * 0.42, r: p.night ? 28 : 40 } : undefined,
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.5,
    lead: 0.5 - 0.2 * k,
    snow: 0.6,
    air: 0.38,
    seed: 'andes',
    peaks: o.peaks ?? 7,
    mist: 1,
  });
  const cam: Cam = { x: 0, y: o.eye, z: 0, f: 1080, cx: W * 0.5, horizon: hz };
  const s = new Space(pic, cam, { az: k > 0 ? 222 : -42, el: Math.max(28, p.el) });
  plain(pic, s, o.ground, { bands: 7, far: mix(o.ground, p.haze, 0.4) });
  return { s, k, hz };
}

// --- Farmhouse -------------------------------------------------------------------------------------

function farm(pic: Picture, o: Where): void {
  const { pal: p } = pic,
    m = p.mats,
    rng = pic.rng;
  const { s, k } = site(pic, { ...o, eye: 2.3, hz: 0.56, ground: mix(m.leaf, m.steppe, 0.35) });
  windbreak(pic, s, { z: 74, x0: -60, x1: 60, h: 13, air: 0.25, gap: 3 });
  const wall = lit(p, mix(m.wall, m.foam, 0.3), 0.08);
  const b = s.block(k * 3, 0, 26, 16, 4.1, 8, k * 0.3);
  b.cast().paint(wall);
  gallery(s, b, wall, rng.fork('galeria'));
  b.gable(2, 0.5, m.roof, { axis: 'w', wall, tiles: true });
  // path of beaten earth to the steps
  const f = b.wall(0),
    door = f.at(f.lu * 0.5, 0, 3),
    q = (v: V3, dx: number): V3 => [v[0] + dx, 0, v[2]];
  pic.fill(
    s.path([
      q(door, -1),
      q(door, 1),
      [k * 1.7 + 0.9, 0, 14],
      [k * 0.9 + 0.7, 0, 8],
      [k * 0.2 + 0.9, 0, 3],
      [k * 0.2 - 0.9, 0, 3],
      [k * 0.9 - 0.7, 0, 8],
      [k * 1.7 - 0.9, 0, 14],
    ]),
    mix(m.soil, m.sand, 0.5),
  );
  tufts(
    pic,
    s.P([0, 0, 26])[1],
    pic.H + 20,
    46,
    [10, 44],
    tones(p, mix(m.leaf, m.steppe, 0.3)),
    rng.fork('t'),
    (x) => Math.abs(x - pic.W * (0.5 - 0.02 * k)) > 200,
  );
  for (const [x, z, h] of [
    [-4.8, 17.5, 4.4],
    [-1.9, 14.5, 4.2],
    [-6.6, 13, 4.8],
  ] as const)
    quince(s, k * x, z, h, rng.fork(`m${x}`));
}

/** A long gallery along the front wall: doors with shutters in its shade, thin posts, a lean-to of tiles. */
function gallery(s: Space, b: Block, wall: Hex, rng: Picture['rng']): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    f = b.wall(0),
    deep = 2.6,
    n = 5,
    gap = f.lu / n;
  s.quad(
    [f.at(-0.3, 0.02, 0), f.at(f.lu + 0.3, 0.02, 0), f.at(f.lu + 0.3, 0.02, deep + 0.3), f.at(-0.3, 0.02, deep + 0.3)],
    s.ink(mix(m.roof, m.adobe, 0.5), [0, 1, 0]),
  );
  for (let i = 0; i < n; i++) {
    const a = gap * (i + 0.5) - 0.55,
      q = pane(pic, rng, 0.7);
    f.opening(a, i === 2 ? 0 : 0.5, 1.1, i === 2 ? 2.9 : 2.3, {
      inside: i === 2 ? m.wood : q.inside,
      lamp: i === 2 ? null : q.lamp,
      frame: mix(m.leafDark, m.wood, 0.3),
      bars: 1,
      depth: 0.25,
    });
    if (i !== 2)
      for (const d of [-0.62, 1.12]) {
        pic.fill(f.rect(a + d, 0.5, 0.52, 2.3, 0.03), f.ink(mix(m.leaf, m.leafDark, 0.6)));
        let slats = '';
        for (let y = 0.65; y < 2.7; y += 0.18) slats += f.rect(a + d + 0.06, y, 0.4, 0.05, 0.04);
        pic.shade(slats, p.shade, 0.5);
      }
  }
  // the roof shades the wall
  pic.shade(f.rect(0, 1.5, f.lu, 2.6), p.shade, 0.45);
  if (p.lamps) glow(pic, ...f.P(f.lu * 0.5, 2.6, 1), s.scale(24) * 5, p.lamp, 0.4);
  const roof: V3[] = [
    f.at(-0.4, 3.75, 0),
    f.at(f.lu + 0.4, 3.75, 0),
    f.at(f.lu + 0.4, 2.95, deep + 0.3),
    f.at(-0.4, 2.95, deep + 0.3),
  ];
  for (let i = 0; i <= n; i++) {
    const a = lerp(0.1, f.lu - 0.1, i / n);
    s.cast(
      [f.at(a - 0.08, 0, deep), f.at(a + 0.08, 0, deep), f.at(a + 0.08, 2.8, deep), f.at(a - 0.08, 2.8, deep)],
      0,
      0.5,
    );
    pic.fill(f.rect(a - 0.09, 0, 0.18, 2.95, deep), f.ink(lit(p, wall, 0.2)));
    pic.shade(f.rect(a + 0.02, 0, 0.07, 2.95, deep), p.shade, 0.35);
  }
  s.quad(roof, s.ink(m.roof, [0, 1, -0.3]));
  let ribs = '';
  for (let a = 0; a < f.lu + 0.3; a += 0.42)
    ribs += s.path([
      f.at(a, 3.75, 0),
      f.at(a + 0.1, 3.75, 0),
      f.at(a + 0.1, 2.95, deep + 0.3),
      f.at(a, 2.95, deep + 0.3),
    ]);
  pic.shade(ribs, p.shade, 0.3);
  s.quad(
    [roof[3]!, roof[2]!, f.at(f.lu + 0.4, 2.78, deep + 0.3), f.at(-0.4, 2.78, deep + 0.3)],
    overprint(m.wood, p.shade, 0.5),
  );
}

/** a quince tree with its yellow fruit */
function quince(s: Space, x: number, z: number, h: number, rng: Picture['rng']): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    [a, b] = s.P([x, 0, z]),
    sc = s.scale(z);
  pic.shade(ellipse(a - s.sun[0] * sc * 0.9, b - sc * 0.04, sc * h * 0.42, sc * 0.34), p.shade, 0.55);
  tree(pic, a, b, sc * h, mix(m.leafDark, m.leaf, 0.45), rng.fork('copa'), {
    kind: 'olive',
    dark: overprint(m.leafDark, p.shade, 0.2),
  });
  let fruit = '',
    shine = '';
  for (let i = 0; i < 26; i++) {
    const [fx, fy, r] = [a + rng.gauss() * sc * h * 0.17, b - sc * h * rng.range(0.42, 0.9), sc * 0.1];
    fruit += ellipse(fx, fy, r);
    shine += ellipse(fx + lightSide(p) * r * 0.3, fy - r * 0.3, r * 0.45);
  }
  pic.fill(fruit, mix(m.mustard, p.own.mustard, 0.5));
  pic.fill(shine, lit(p, m.mustard, 0.5));
}

// --- Inn at the end of an avenue -------------------------------------------------------------------

function inn(pic: Picture, o: Where): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    focal = o.focal ?? 0.58,
    hz = H * (o.horizon ?? 0.58);
  sky(pic, {
    horizon: hz,
    clouds: cloudsFor(pic),
    cloudAmount: 0.6,
    sun: lowSun(pic) ? { x: W * (focal - 0.24), y: hz * 0.4, r: 40 } : undefined,
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.4,
    lead: focal + 0.1,
    snow: 0.6,
    air: 0.42,
    seed: 'andes',
    peaks: 6,
    mist: 1,
  });
  const s = new Space(
    pic,
    { x: 0, y: 2, z: 0, f: 1000, cx: W * focal, horizon: hz },
    { az: lightSide(p) > 0 ? -40 : 220, el: Math.max(24, p.el) },
  );
  plain(pic, s, mix(m.steppe, m.leaf, 0.35), { bands: 6 });
  const lane = (a: number, b: number): string =>
    s.path([
      [a, 0, 1.2],
      [b, 0, 1.2],
      [b, 0, 33],
      [a, 0, 33],
    ]);
  pic.fill(lane(-3.2, 3.2), mix(m.soil, m.sand, 0.45));
  pic.shade(lane(-1.3, -0.8) + lane(0.8, 1.3), p.shade, 0.15);
  const b = s.block(0, 0, 38, 22, 4.6, 10);
  adobeHouse(s, b, pic.rng.fork('posada'), { wall: mix(m.adobe, m.wall, 0.25), faces: [0], door: m.cloth, bays: 7 });
  gateway(s, b);
  avenueTrees(pic, s, { xL: -7, xR: 7, z0: 8.5, z1: 31, step: 3.6, h: 13, kind: 'poplar' });
  tufts(
    pic,
    hz + 70,
    H + 20,
    50,
    [10, 50],
    tones(p, mix(m.steppe, m.scrub, 0.25)),
    pic.rng.fork('t'),
    (x, y) => Math.abs(x - W * focal) > (y - hz) * 1.75,
  );
  const [ax, ay] = s.P([1.6, 0, 21]);
  figure(pic, ax, ay, s.scale(21) * 1.7, 'walk', { top: m.accent, hat: 'gaucho', hatColor: m.sand }, -1, {
    ground: { s, z: 21 },
  });
}

/** arched portal of the inn, a glimpse of its courtyard and its well */
function gateway(s: Space, b: Block): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    f = b.wall(0),
    a = f.lu / 2 - 1.9;
  pic.fill(
    f.poly(
      [
        [a - 0.8, 0],
        [a + 4.6, 0],
        [a + 4.6, 5.1],
        [a + 1.9, 6.2],
        [a - 0.8, 5.1],
      ],
      0.2,
    ),
    f.ink(lit(p, mix(m.adobe, m.wall, 0.5), 0.15)),
  );
  const arch = f.arch(a + 0.4, 0, 3, 3.9, 0.22),
    clip = pic.clip(arch);
  pic.fill(arch, p.lamps ? mix(p.lamp, m.adobe, 0.35) : lit(p, mix(m.leaf, m.wall, 0.45), 0.3));
  pic.raw(
    pic.clipped(
      clip,
      shape(f.rect(a, 0, 4, 0.8, 0.22), mix(m.stone, m.sand, 0.4)) +
        shape(f.rect(a + 1.3, 0.3, 1.2, 0.9, 0.22), overprint(m.stone, p.shade, 0.45)),
    ),
  );
  pic.raw(
    pic.clipped(
      clip,
      `<path d="${f.arch(a + 1.35, 1.2, 1.1, 1.3, 0.22)}" fill="none" stroke="${p.deep}" stroke-width="2"/>`,
    ),
  );
  pic.add('multiply', pic.clipped(clip, shape(f.rect(a + 0.4, 0, 0.5, 4, 0.22), p.shade, 0.5)));
  pic.fill(f.circle(a + 1.9, 4.85, 0.36, 0.22), f.ink(m.cloth));
}

// --- Town hotel ------------------------------------------------------------------------------------

const FLOORS = 4;
const STOREY = 3.3;

function hotel(pic: Picture, o: Where): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    rng = pic.rng,
    focal = o.focal ?? 0.6,
    k = focal >= 0.5 ? 1 : -1,
    hz = H * (o.horizon ?? 0.7);
  sky(pic, { horizon: hz, clouds: cloudsFor(pic), cloudAmount: 0.8 });
  const s = new Space(
    pic,
    { x: 0, y: 1.9, z: 0, f: 1000, cx: W * (0.5 - 0.06 * k), horizon: hz },
    { az: k > 0 ? 232 : -52, el: Math.max(32, p.el) },
  );
  pic.fill(rect(0, hz, W, H - hz), mix(m.road, m.stone, 0.3));
  // low neighbours either side close the street
  for (const [x, h, c] of [
    [-21, 4.4, mix(m.wall, m.rockB, 0.4)],
    [24, 5, mix(m.adobe, m.wall, 0.4)],
  ] as const) {
    const side = s.block(k * x, 0, 31, 18, h, 8).paint(c);
    const face = side.wall(0);
    for (let i = 0; i < 4; i++)
      face.opening(1.6 + i * 4.2, 0.6, 1.8, 2.2, { ...pane(pic, rng, 0.5), frame: m.wood, bars: 1 });
  }
  const b = s.block(k * 2.6, 0, 32, 25, FLOORS * STOREY + 1, 12, k * 0.1);
  front(s, b, rng.fork('piezas'));
  pavement(s, k);
  const trunks: [number, number, number][] = [
    [k * -10.5, 15.5, 11],
    [k * -2.6, 15.5, 10.5],
    [k * 12.2, 15.5, 11.5],
  ];
  for (const [x, z, h] of trunks) {
    const [a, bb] = s.P([x, 0, z]),
      sc = s.scale(z);
    pic.shade(ellipse(a - k * sc, bb, sc * 3.4, sc * 0.34), p.shade, 0.5);
    tree(pic, a, bb, sc * h, m.leaf, rng.fork(`pl${x}`), { kind: 'plane-tree', dark: m.leafDark });
  }
  for (const x of [-6.6, 2.2]) bench(s, k * x, 14.6);
  for (const [x, look] of [
    [5.4, { top: m.accent, bottom: p.deep, pack: m.mustard }],
    [6.4, { top: m.mustard, dress: m.cloth }],
  ] as const) {
    const [a, bb] = s.P([k * x, 0, 18]);
    figure(pic, a, bb, s.scale(18) * 1.7, 'walk', look, -k, { ground: { s, z: 18 } });
  }
  street(s, k);
}

/** What passes in front of the hotel: a parked car cut by the frame, someone on a bicycle, shade of the crowns. */
function street(s: Space, k: number): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    rng = pic.rng.fork('sombra');
  let flecks = '';
  for (let i = 0; i < 200; i++) {
    const z = rng.range(5.8, 10),
      x = k * (-6.4 + rng() * rng() * 8),
      [a, b] = s.P([x, 0, z]),
      w = s.scale(z) * rng.range(0.1, 0.4);
    flecks += ellipse(a, b, w, w * 0.26);
  }
  pic.shade(flecks, p.shade, 0.45);
  car(s, k * 3.7, 8.6, { rot: Math.PI / 2, color: m.accent });
  const [a, b] = s.P([-k * 2.1, 0, 8.6]);
  pic.shade(ellipse(a + k * 30, b + 3, 110, 9), p.shade, 0.55);
  cyclist(pic, a, b, s.scale(8.6) * 0.33, { face: k, top: m.mustard });
}

/** Façade of four storeys: balconies, cornice, canopy over the glass door. */
function front(s: Space, b: Block, rng: Picture['rng']): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    wall = lit(p, mix(m.wall, m.sand, 0.2), 0.1),
    f = b.wall(0),
    n = 7,
    g = f.lu / n;
  b.paint(wall);
  pic.fill(f.rect(0, 0, f.lu, STOREY + 0.2), f.ink(mix(m.stone, m.rockB, 0.35)));
  for (let y = 0; y < FLOORS; y++)
    for (let i = 0; i < n; i++) {
      const q = pane(pic, rng, 0.65),
        a = g * (i + 0.5) - 0.75;
      if (y === 0 && i >= 3 && i <= 3) continue;
      f.opening(a, y * STOREY + (y ? 0.45 : 0.7), 1.5, y ? 2.3 : 1.9, {
        inside: q.inside,
        lamp: q.lamp,
        frame: overprint(wall, p.shade, 0.25),
        bars: 1,
        depth: 0.4,
      });
      if (y === 0) continue;
      balcony(s, f, a - 0.3, y * STOREY + 0.25, 2.1);
    }
  // entrance, canopy, sign without words: a sun
  const a = g * 3.5 - 1.6;
  f.opening(a, 0, 3.2, 2.7, {
    inside: mix(p.deep, m.glass, 0.3),
    lamp: p.lamps ? p.lamp : mix(p.lamp, m.glass, 0.45),
    frame: m.wood,
    bars: 3,
    depth: 0.5,
  });
  pic.shade(f.rect(a - 0.6, 2.1, 4.4, 0.75), p.shade, 0.4);
  s.quad(
    [f.at(a - 0.7, 3, 0), f.at(a + 3.9, 3, 0), f.at(a + 3.9, 2.85, 2.2), f.at(a - 0.7, 2.85, 2.2)],
    overprint(m.accent, p.shade, 0.6),
  );
  pic.fill(f.rect(a - 0.7, 2.85, 4.6, 0.5, 2.2), f.ink(m.accent));
  pic.fill(f.circle(a + 1.6, 3.1, 0.18, 2.22), f.ink(m.mustard));
  for (const y of [STOREY + 0.1, FLOORS * STOREY + 0.3]) {
    pic.fill(f.rect(-0.3, y, f.lu + 0.6, 0.32, 0.3), f.ink(lit(p, wall, 0.25)));
    const sh = f.eaveShade(0, y, f.lu, 0.5);
    if (sh) pic.shade(sh, p.shade, 0.5);
  }
}

function balcony(s: Space, f: Face, a: number, y: number, w: number): void {
  const { pic } = s,
    p = pic.pal;
  pic.fill(f.rect(a, y - 0.15, w, 0.18, 0.7), f.ink(lit(p, p.mats.wall, 0.25)));
  let bars = f.rect(a, y + 0.9, w, 0.07, 0.7);
  for (let i = 0; i <= 10; i++) bars += f.rect(a + (w * i) / 10, y, 0.045, 0.95, 0.7);
  pic.fill(bars, p.deep);
  const sh = f.eaveShade(a, y - 0.15, w, 0.5);
  if (sh) pic.shade(sh, p.shade, 0.4);
}

/** across the view: footway of red tiles, the irrigation channel with its bridge, kerb and carriageway */
function pavement(s: Space, k: number): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    band = (z0: number, z1: number, y = 0): string =>
      s.path([
        [-60, y, z0],
        [60, y, z0],
        [60, y, z1],
        [-60, y, z1],
      ]);
  pic.fill(band(13, 27), mix(m.roof, m.wall, 0.62));
  let joints = '';
  for (let z = 13; z < 27; z += 1.1) joints += band(z, z + 0.04);
  for (let x = -40; x < 40; x += 1.1)
    joints += s.path([
      [x, 0, 13],
      [x + 0.04, 0, 13],
      [x + 0.04, 0, 27],
      [x, 0, 27],
    ]);
  pic.shade(joints, p.shade, 0.28);
  pic.fill(band(10.9, 13), lit(p, m.stone, 0.1));
  pic.fill(band(11.2, 12.6), overprint(m.stone, p.shade, 0.85));
  const channel = pic.clip(band(11.2, 12.6));
  pic.raw(pic.clipped(channel, shape(band(10.4, 12.6, -0.1), mix(m.water, m.waterDeep, 0.15))));
  let light = '';
  const rng = pic.rng.fork('acequia');
  for (let i = 0; i < 40; i++) {
    const [a, b] = s.P([rng.range(-14, 14), -0.1, rng.range(11.6, 12.5)]);
    light += `M${f1(a)} ${f1(b)}h${f1(rng.range(10, 36))}v1.6h${f1(-rng.range(10, 30))}Z`;
  }
  pic.raw(pic.clipped(channel, shape(light, lit(p, m.water, 0.6), 0.7)));
  pic.fill(
    s.path([
      [k * 4.4, 0.02, 10.9],
      [k * 7.4, 0.02, 10.9],
      [k * 7.4, 0.02, 13],
      [k * 4.4, 0.02, 13],
    ]),
    mix(m.stone, m.foam, 0.35),
  );
  pic.fill(band(1, 10.9), overprint(mix(m.road, m.stone, 0.3), p.shade, 0.12));
  pic.fill(band(10.3, 10.9), mix(m.stone, m.foam, 0.3));
  let dash = '';
  for (let x = -30; x < 30; x += 4)
    dash += s.path([
      [x, 0, 5.2],
      [x + 2.2, 0, 5.2],
      [x + 2.2, 0, 5.4],
      [x, 0, 5.4],
    ]);
  pic.fill(dash, mix(m.foam, m.road, 0.15));
}

function bench(s: Space, x: number, z: number): void {
  const m = s.pic.pal.mats;
  for (const a of [-0.8, 0.8])
    s.block(x + a, 0, z, 0.12, 0.42, 0.5)
      .cast()
      .paint(m.stone);
  s.block(x, 0.42, z, 2, 0.08, 0.5).paint(m.wood);
  s.block(x, 0.62, z + 0.22, 2, 0.3, 0.06).paint(m.wood);
}

// --- Cabins on the river ---------------------------------------------------------------------------

function cabins(pic: Picture, o: Where): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    rng = pic.rng,
    focal = o.focal ?? 0.62,
    k = focal >= 0.5 ? 1 : -1,
    hz = H * (o.horizon ?? 0.5);
  sky(pic, {
    horizon: hz,
    clouds: cloudsFor(pic),
    cloudAmount: 0.7,
    sun: lowSun(pic) ? { x: W * (0.5 - 0.3 * k), y: hz * 0.4, r: 38 } : undefined,
  });
  // the red wall across the river: a tableland with its own talus
  range(pic, {
    horizon: hz + 2,
    height: hz * 0.62,
    lead: 0.5 + 0.2 * k,
    snow: 0,
    rock: m.rockA,
    air: 0.1,
    seed: 'pared',
    peaks: 12,
    mist: 0.25,
    profile: (t) => 0.62 + 0.3 * Math.sin(t * 5 + (k > 0 ? 0 : 2)),
  });
  const s = new Space(
    pic,
    { x: 0, y: 3, z: 0, f: 1080, cx: W * 0.5, horizon: hz },
    { az: k > 0 ? 222 : -42, el: Math.max(30, p.el) },
  );
  plain(pic, s, mix(m.leaf, m.steppe, 0.4), { bands: 6 });
  windbreak(pic, s, { z: 62, x0: -60, x1: 60, h: 9, air: 0.14, gap: 3.4 });
  river(s, k);
  for (const [x, z] of [
    [4.4, 44],
    [9.5, 40],
    [14.5, 33],
  ] as const) {
    const [a, b] = s.P([k * x, 0, z]);
    tree(pic, a, b, s.scale(z) * 8, m.leaf, rng.fork(`a${z}`), { kind: 'plane-tree', dark: m.leafDark, air: z / 260 });
  }
  const spots: [number, number, number][] = [
    [k * 11.5, 33, k * 0.5],
    [k * 1.5, 31, k * 0.36],
    [k * 7.3, 22.5, k * 0.42],
  ];
  for (const [x, z, rot] of spots) {
    const [sx, sy] = stoneCabin(s, x, z, rot, rng.fork(`c${z}`));
    chimneySmoke(pic, sx, sy, 18 / z, k);
  }
  const grass: [number, number, number][] = [];
  for (let i = 0; i < 22; i++) {
    const z = rng.range(8, 30),
      x = rng.range(-0.42, 0.48) * z;
    if (Math.abs(x - k * 7.3) < 4.8 && z > 16) continue;
    if (Math.abs(x - k * 1.5) < 4.2 && z > 18) continue;
    if (k * x < -0.5 * z + 5.2 && z > 9 && z < 24) continue;
    grass.push([x, z, rng.range(1.7, 2.5)]);
  }
  grass.sort((a, b) => b[1] - a[1]);
  for (const [x, z, h] of grass) {
    const [a, b] = s.P([x, 0, z]);
    pampasGrass(pic, a, b, s.scale(z) * h, rng.fork(`g${f1(x)}${f1(z)}`));
  }
}

/** the river entering from the calm side and swinging away behind the cabins */
function river(s: Space, k: number): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    mid = (z: number) => k * (-5.2 - 0.16 * z + 0.011 * z * z),
    half = (z: number) => 3.1 + z * 0.05;
  const bank = (side: number, extra: number): V3[] => {
    const out: V3[] = [];
    for (let z = 2; z < 58; z *= 1.08) out.push([mid(z) + side * (half(z) + extra), 0, z]);
    return out;
  };
  const ribbon = (extra: number) => s.path([...bank(-1, extra), ...bank(1, extra).reverse()]);
  pic.fill(ribbon(0.9), mix(m.stone, m.sand, 0.4));
  const body = ribbon(0),
    y0 = s.P([0, 0, 56])[1];
  pic.fill(
    body,
    pic.linear(0, y0, 0, pic.H, [
      { at: 0, color: mix(m.water, p.sky[2], 0.35) },
      { at: 0.4, color: m.water },
      { at: 1, color: mix(m.water, m.waterDeep, 0.5) },
    ]),
  );
  const clip = pic.clip(body);
  glints(pic, {
    x0: 0,
    x1: pic.W,
    y0: y0 + 4,
    y1: pic.H,
    n: 190,
    color: lit(p, m.water, 0.65),
    clip,
    alpha: 0.75,
    size: 0.7,
  });
}

/** Cabin of river stone up to the eaves, timber gable, deck and chimney; returns where its smoke leaves. */
function stoneCabin(s: Space, x: number, z: number, rot: number, rng: Picture['rng']): [number, number] {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    stone = mix(m.stone, m.granite, 0.35),
    wood = mix(m.wood, m.adobe, 0.2),
    [w, h, d] = [6.2, 2.7, 7];
  s.block(x, 0, z - 0.8, w + 1.6, 0.35, d + 2.6, rot)
    .cast()
    .paint(overprint(wood, p.shade, 0.1), { top: mix(wood, m.sand, 0.35) });
  const b = s.block(x, 0.35, z + 0.5, w, h, d, rot);
  b.cast(0.35, 0.6).paint(stone);
  for (const i of [0, 1, 3])
    if (b.visible(i)) {
      const f = b.wall(i);
      let light = '',
        dark = '';
      for (let y = 0.1, row = 0; y < h - 0.2; y += 0.3, row++)
        for (let a = (row % 2) * 0.25; a < f.lu - 0.3; a += rng.range(0.4, 0.7)) {
          const stoneShape = f.poly([
            [a, y + 0.03],
            [a + 0.34, y],
            [a + 0.4, y + 0.18],
            [a + 0.12, y + 0.24],
          ]);
          if (rng.chance(0.3)) dark += stoneShape;
          else if (rng.chance(0.4)) light += stoneShape;
        }
      pic.fill(light, f.ink(lit(p, stone, 0.35)));
      pic.shade(dark, p.shade, 0.34);
      const q = pane(pic, rng, 0.9);
      if (i === 0) {
        f.opening(w * 0.3 - 0.5, 0, 1, 2.1, { inside: m.wood, frame: wood, depth: 0.25, bars: 1 });
        f.opening(w * 0.58, 0.7, 1.7, 1.3, { inside: q.inside, lamp: q.lamp, frame: wood, depth: 0.25, bars: 2 });
      } else f.opening(d * 0.4, 0.8, 1.4, 1.2, { inside: q.inside, lamp: q.lamp, frame: wood, depth: 0.25, bars: 1 });
    }
  b.gable(2.4, 0.8, mix(m.roof, p.deep, 0.2), { axis: 'd', wall: wood, tiles: true, thick: 0.18 });
  const co = Math.cos(rot),
    si = Math.sin(rot),
    la = -w * 0.28 * Math.sign(rot),
    cx = x + la * co - 1.2 * si,
    cz = z + 0.5 + la * si + 1.2 * co;
  s.block(cx, 3.6, cz, 0.9, 2.1, 0.9, rot).paint(stone);
  return s.P([cx, 5.8, cz]);
}

// --- The way down to the river ---------------------------------------------------------------------

/** A footpath through pampas grass down to the bank, rafts going by in the canyon. */
export function riverPath(pic: Picture, o: Where = {}): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    rng = pic.rng.fork('bajada'),
    k = (o.focal ?? 0.6) >= 0.5 ? 1 : -1;
  canyon(pic, { focal: k > 0 ? 0.6 : 0.4, horizon: o.horizon ?? 0.42, actor: 'none' });
  const X = (t: number) => (k > 0 ? t * W : W - t * W);
  // the bank: a slope of sand rising towards the viewer and to one side
  const edge: [number, number][] = [];
  for (let i = 0; i <= 30; i++) {
    const t = i / 30;
    edge.push([X(t), H * (0.93 - 0.14 * Math.sin(t * 1.7) - 0.13 * t * t + 0.008 * Math.sin(i * 1.7))]);
  }
  const bank = poly([...edge, [X(1), H + 10], [X(0), H + 10]]);
  pic.fill(
    poly([...edge.map(([x, y]) => [x, y - 7] as [number, number]), ...edge.slice().reverse()]),
    overprint(mix(m.sand, m.waterDeep, 0.4), p.shade, 0.3),
  );
  pic.fill(bank, mix(m.rockB, m.steppe, 0.45));
  const clip = pic.clip(bank);
  const path = poly([
    [X(0.44), H * 0.795],
    [X(0.49), H * 0.79],
    [X(0.53), H * 0.84],
    [X(0.56), H * 0.9],
    [X(0.68), H * 1.02],
    [X(0.4), H * 1.02],
    [X(0.45), H * 0.9],
    [X(0.46), H * 0.84],
  ]);
  pic.raw(pic.clipped(clip, shape(path, lit(p, m.sand, 0.2))));
  const list: [number, number, number][] = [];
  for (let i = 0; i < 34; i++) {
    const t = rng.range(-0.02, 1.02),
      v = rng() ** 0.8,
      top = 0.93 - 0.14 * Math.sin(t * 1.7) - 0.13 * t * t;
    const y = lerp(top + 0.015, 1.06, v);
    if (t > 0.38 - (y - 0.8) * 0.25 && t < 0.58 + (y - 0.8) * 0.5) continue;
    list.push([X(t), y * H, 70 + (y - 0.75) * 620]);
  }
  list.sort((a, b) => a[1] - b[1]);
  for (const [x, y, h] of list) pampasGrass(pic, x, y, h * rng.range(0.85, 1.15), rng.fork(`p${f1(x)}`));
  const [fx, fy] = [X(0.515), H * 0.905];
  figure(pic, fx, fy, 108, 'walk', { top: m.mustard, bottom: p.deep, hat: 'cap', hatColor: m.accent }, -k, {
    shade: true,
  });
}

// --- Bicycles waiting ------------------------------------------------------------------------------

/** Bicycles left against a poplar by the vines, or at a farm gate on a lane under trees. */
export function bikeRide(pic: Picture, o: Where & { place?: 'poplar' | 'gate' | 'group' } = {}): void {
  if (o.place === 'group') {
    group(pic, o);
    return;
  }
  const { pal: p } = pic,
    m = p.mats,
    gate = o.place === 'gate';
  const { s, k, hz } = site(pic, {
    ...o,
    eye: 1.5,
    hz: 0.54,
    ground: mix(m.steppe, m.leaf, gate ? 0.5 : 0.3),
    peaks: gate ? 8 : 6,
  });
  if (gate) lane(s, k);
  else {
    windbreak(pic, s, { z: 80, x0: -60, x1: 60, h: 12, air: 0.28, gap: 3 });
    vineRows(pic, s, {
      x0: -34,
      n: 28,
      gap: 2.4,
      z0: 9.5,
      z1: 74,
      t: tones(p, m.vine, mix(m.vine, m.leafDark, 0.75), 0.08),
      soil: m.soil,
    });
  }
  const r = s.scale(6) * 0.34;
  if (gate) {
    farmGate(s, k);
    for (const [x, z, c, f] of [
      [0.4, 6.3, m.accent, 1],
      [2.3, 6, m.cloth, -1],
    ] as const) {
      const [a, b] = s.P([k * x, 0, z]);
      bicycle(pic, a, b, (r * 6) / z, { color: c, face: f * k, basket: f > 0 });
    }
  } else {
    const [tx, ty] = s.P([k * 2.1, 0, 6.9]);
    trunk(pic, tx, ty, s.scale(6.9));
    poplarCrown(s, tx, k);
    [m.accent, m.mustard, m.cloth].forEach((c, i) => {
      const z = 6.4 - i * 0.45,
        [a, b] = s.P([k * (2.5 - i * 1.05), 0, z]);
      bicycle(pic, a, b, (r * 6) / z, { color: c, face: -k, basket: i === 1 });
    });
  }
  tufts(
    pic,
    hz + 90,
    pic.H + 24,
    44,
    [16, 60],
    tones(p, mix(m.steppe, m.leaf, 0.4)),
    pic.rng.fork('t'),
    (_x, y) => y > s.P([0, 0, 5.2])[1] || y < s.P([0, 0, 9])[1],
  );
}

/** Riders in file on a farm lane across the view: poplars close behind them, vines in front of them. */
function group(pic: Picture, o: Where): void {
  const { pal: p } = pic,
    m = p.mats,
    rng = pic.rng.fork('grupo');
  const { s, k } = site(pic, { ...o, eye: 1.75, hz: 0.6, ground: mix(m.steppe, m.leaf, 0.35), peaks: 8 });
  const t = tones(p, m.vine, mix(m.vine, m.leafDark, 0.75), 0.12);
  vineRows(pic, s, { x0: -52, n: 44, gap: 2.4, z0: 21, z1: 78, t, soil: m.soil });
  const lane = (z0: number, z1: number): string =>
    s.path([
      [-40, 0, z0],
      [40, 0, z0],
      [40, 0, z1],
      [-40, 0, z1],
    ]);
  pic.fill(lane(8.6, 13.6), mix(m.soil, m.sand, 0.5));
  pic.shade(lane(9.7, 10.1) + lane(12, 12.4), p.shade, 0.15);
  for (let x = -16; x <= 16; x += 3.1) {
    // a gap on the calm side lets the mountain in
    if (k * x < -2.5 && k * x > -9.5) continue;
    const at = x + rng.range(-0.3, 0.3),
      [a, b] = s.P([at, 0, 15.6]),
      tall = rng.range(11, 14),
      h = s.scale(15.6) * tall;
    pic.shade(poplarShade(s, at, 15.6, tall), p.shade, 0.5);
    poplar(pic, a, b, h, tones(p, m.poplar, m.poplarDark, 0.05), rng.fork(`p${x}`), lightSide(p), 1, 1);
  }
  const tops = [m.accent, m.cloth, m.foam, m.wine];
  [-4.3, -1.6, 1.3, 3.9].forEach((x, i) => {
    const [a, b] = s.P([k * x, 0, 11.4 + (i % 2) * 0.7]);
    pic.shade(ellipse(a - s.sun[0] * 20, b, 74, 7), p.shade, 0.55);
    cyclist(pic, a, b, s.scale(11.4 + (i % 2) * 0.7) * 0.36, { face: -k, top: tops[i]! });
  });
  const near = tones(p, mix(m.steppe, m.leaf, 0.4));
  tufts(pic, s.P([0, 0, 7.4])[1], pic.H + 24, 46, [18, 62], near, pic.rng.fork('t'));
}

/** the foot of a great poplar, its furrowed bark; the crown is out of the frame */
function trunk(pic: Picture, x: number, y: number, sc: number): void {
  const p = pic.pal,
    m = p.mats,
    bark = mix(m.stone, m.wood, 0.45),
    side = lightSide(p),
    w = sc * 0.36;
  pic.shade(ellipse(x - side * sc * 0.8, y, sc * 1.3, sc * 0.14), p.shade, 0.55);
  const d = `M${f1(x - w * 1.7)} ${f1(y + 4)}Q${f1(x - w)} ${f1(y - sc * 0.3)} ${f1(x - w * 0.95)} ${f1(y - sc)}L${f1(x - w * 0.8)} -20H${f1(x + w * 0.8)}L${f1(x + w * 0.95)} ${f1(y - sc)}Q${f1(x + w)} ${f1(y - sc * 0.3)} ${f1(x + w * 1.7)} ${f1(y + 4)}Q${f1(x)} ${f1(y + sc * 0.1)} ${f1(x - w * 1.7)} ${f1(y + 4)}Z`;
  const clip = pic.clip(d),
    rng = pic.rng.fork('corteza');
  pic.fill(d, bark);
  pic.add(
    'multiply',
    pic.clipped(clip, shape(rect(side > 0 ? x - w * 2 : x + w * 0.1, -20, w * 1.9, y + 60), p.shade, 0.5)),
  );
  let furrows = '';
  for (let i = 0; i < 46; i++) {
    const fx = x + rng.range(-0.95, 0.95) * w,
      fy = rng.range(-10, y),
      len = rng.range(30, 110);
    furrows += `M${f1(fx - 2.4)} ${f1(fy)}q${f1(rng.range(-5, 5))} ${f1(len * 0.5)} 1 ${f1(len)}q5 ${f1(-len * 0.5)} 2 ${f1(-len)}Z`;
  }
  pic.add('multiply', pic.clipped(clip, shape(furrows, p.shade, 0.5)));
  pic.raw(
    pic.clipped(
      clip,
      shape(rect(side > 0 ? x + w * 0.66 : x - w * 0.9, -20, w * 0.24, y + 20), lit(p, bark, 0.35), 0.7),
    ),
  );
}

/** The lowest boughs of the great poplar, reaching into the frame round its trunk at `x`, and their fallen leaves. */
function poplarCrown(s: Space, x: number, k: number): void {
  const { pic } = s,
    { pal: p, H } = pic,
    t = tones(p, p.mats.poplar, p.mats.poplarDark, 0.02),
    rng = pic.rng.fork('copa'),
    bark = overprint(mix(p.mats.stone, p.mats.wood, 0.45), p.shade, 0.4);
  // poplar boughs stand close to the trunk and point up
  for (const [side, from, reach, rise] of [
    [-1, 0.36, 0.13, 0.3],
    [1, 0.29, 0.12, 0.28],
    [-1, 0.2, 0.17, 0.24],
    [1, 0.14, 0.16, 0.2],
  ] as const)
    pic.fill(
      sweep(
        [
          [x, H * from, 12],
          [x + side * H * reach * 0.55, H * (from - rise * 0.35), 8],
          [x + side * H * reach, H * (from - rise), 4],
        ],
        5,
      ),
      bark,
    );
  const puffs: Puff[] = [];
  for (const [dx, y, r] of [
    [-0.2, 0.03, 0.15],
    [0.2, 0.02, 0.16],
    [-0.05, -0.02, 0.17],
    [-0.13, 0.16, 0.085],
    [0.15, 0.17, 0.09],
    [0.3, 0.1, 0.1],
    [-0.31, 0.06, 0.08],
    [0.09, 0.06, 0.12],
  ] as const)
    puffs.push({ x: x + dx * H * k, y: y * H, r: r * H });
  foliage(pic, puffs, t, rng, { leaf: 11, density: 1 });
  let leaves = '';
  for (let i = 0; i < 120; i++) {
    const z = rng.range(4.3, 8.6),
      [a, b] = s.P([k * 2.1 + (rng() + rng() - 1) * 4.2, 0, z]),
      w = s.scale(z) * rng.range(0.02, 0.045);
    leaves += `M${f1(a - w)} ${f1(b)}q${f1(w)} ${f1(-w)} ${f1(w * 2)} 0q${f1(-w)} ${f1(w * 0.8)} ${f1(-w * 2)} 0Z`;
  }
  pic.fill(leaves, t.mid);
}

/** rural lane running to its vanishing point between big trees */
function lane(s: Space, k: number): void {
  const { pic } = s,
    m = pic.pal.mats,
    x = -k * 3.4;
  pic.fill(
    s.path([
      [x - 2.4, 0, 1.2],
      [x + 2.4, 0, 1.2],
      [x + 2.4, 0, 300],
      [x - 2.4, 0, 300],
    ]),
    mix(m.soil, m.sand, 0.5),
  );
  avenueTrees(pic, s, { xL: x - 5, xR: x + 5, z0: 9, z1: 120, step: 5.2, h: 10, kind: 'plane-tree' });
}

/** farm gate of poles between two posts, wire fence either side */
function farmGate(s: Space, k: number): void {
  const { pic } = s,
    p = pic.pal,
    wood = mix(p.mats.wood, p.mats.stone, 0.3),
    z = 7.1;
  const bar = (x0: number, y0: number, x1: number, y1: number, t: number) =>
    pic.fill(
      s.path([
        [x0, y0, z],
        [x1, y1, z],
        [x1, y1 + t, z],
        [x0, y0 + t, z],
      ]),
      overprint(wood, p.shade, 0.1),
    );
  const [a, b] = [k * -0.9, k * 3.6];
  for (const y of [0.35, 0.7, 1.05]) bar(a, y, b, y, 0.12);
  bar(a, 0.35, b, 1.05, 0.1);
  for (const x of [a, b]) s.block(x, 0, z, 0.24, 1.6, 0.24).cast().paint(wood);
  for (let i = 1; i < 6; i++) s.block(b + k * i * 1.9, 0, z, 0.14, 1.3, 0.14).paint(wood);
  let wires = '';
  for (const y of [0.4, 0.75, 1.1]) {
    const [x0, y0] = s.P([b, y, z]),
      [x1] = s.P([b + k * 11, y, z]);
    wires += `M${f1(x0)} ${f1(y0)}H${f1(x1)}`;
  }
  pic.line(wires, p.deep, 1.4, 0.8);
}

// --- The family portrait ---------------------------------------------------------------------------

/** A photographer with a tripod facing a family on a lane of poplars, the irrigation ditch beside them. */
export function photographer(pic: Picture, o: Where = {}): void {
  const { pal: p } = pic,
    m = p.mats;
  const { s, k, hz } = site(pic, { ...o, eye: 1.8, hz: 0.62, ground: mix(m.steppe, m.leaf, 0.4), peaks: 6 });
  const track = (a: number, b: number): string =>
    s.path([
      [a, 0, 1.2],
      [b, 0, 1.2],
      [b, 0, 300],
      [a, 0, 300],
    ]);
  pic.fill(track(-2.9, 2.9), mix(m.soil, m.sand, 0.45));
  pic.shade(track(-1.3, -0.9) + track(0.9, 1.3), p.shade, 0.14);
  ditch(s, k * -4.4);
  avenueTrees(pic, s, { xL: -6.4, xR: 6.4, z0: 10, z1: 150, step: 3.7, h: 14, kind: 'poplar' });
  const stand = (
    x: number,
    z: number,
    tall: number,
    pose: string,
    look: Parameters<typeof figure>[5],
    face: number,
  ) => {
    const [a, b] = s.P([x, 0, z]);
    figure(pic, a, b, s.scale(z) * tall, pose, look, face, { ground: { s, z } });
  };
  // parents and two children hand in hand, a little way up the lane
  const z = 16;
  stand(k * 0.2, z, 1.75, 'walk', { top: m.cloth, bottom: p.deep }, -k);
  stand(k * 0.95, z, 1.1, 'wave', { top: m.mustard, bottom: m.cloth }, -k);
  stand(k * 1.6, z, 1.25, 'walk', { top: m.foam, dress: m.accent }, -k);
  stand(k * 2.3, z, 1.66, 'walk', { top: m.wine, dress: m.wine }, -k);
  camera(s, k * -1.55, 12.4, k);
  stand(k * -2.1, 12.4, 1.74, 'akimbo', { top: m.leafDark, bottom: m.wood, hat: 'cap', hatColor: m.accent }, k);
  tufts(
    pic,
    hz + 60,
    pic.H + 24,
    50,
    [12, 54],
    tones(p, mix(m.steppe, m.leaf, 0.4)),
    pic.rng.fork('t'),
    (x, y) => Math.abs(x - pic.W * 0.5) > (y - hz) * 1.75,
  );
}

/** camera on its tripod, looking along k */
function camera(s: Space, x: number, z: number, k: number): void {
  const { pic } = s,
    p = pic.pal,
    sc = s.scale(z),
    [a, b] = s.P([x, 0, z]),
    top = b - sc * 1.4;
  pic.line(
    [-0.34, 0.05, 0.36].map((d) => `M${f1(a)} ${f1(top)}L${f1(a + d * sc)} ${f1(b)}`).join(''),
    p.deep,
    Math.max(1.4, sc * 0.03),
  );
  pic.fill(rect(a - sc * 0.14, top - sc * 0.2, sc * 0.28, sc * 0.2), p.deep);
  pic.fill(
    rect(k > 0 ? a + sc * 0.12 : a - sc * 0.26, top - sc * 0.16, sc * 0.14, sc * 0.12),
    overprint(p.mats.metal, p.shade, 0.6),
  );
}

/** a small earth channel of running water along the lane */
function ditch(s: Space, x: number): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    strip = (a: number, b: number): string =>
      s.path([
        [x + a, 0, 1.2],
        [x + b, 0, 1.2],
        [x + b, 0, 200],
        [x + a, 0, 200],
      ]);
  pic.fill(strip(-0.75, 0.75), mix(m.leaf, m.leafDark, 0.35));
  pic.fill(strip(-0.5, 0.5), overprint(m.soil, p.shade, 0.5));
  pic.fill(strip(-0.42, 0.42), mix(m.water, p.sky[1], 0.35));
  pic.fill(strip(-0.3, -0.12), lit(p, m.water, 0.55), 0.6);
}
