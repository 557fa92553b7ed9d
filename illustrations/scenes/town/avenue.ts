import { mix, overprint } from '../../core/color.ts';
import { ellipse, poly } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import { glow } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import type { Look } from '../../props/people/figures.ts';
import {
  drawAll,
  irrigationChannel,
  laneDashes,
  paving,
  person,
  planeRow,
  plasters,
  shop,
  shopRow,
  slab,
  streetLamp,
  streetSun,
  strip,
  type Thing,
  zebra,
} from '../../props/town/street.ts';
import { cityBus, cyclistAway, doubleDecker, saloon } from '../../props/vehicles/traffic.ts';
import { plain } from '../../props/vineyard/rows.ts';

type View = 'bus' | 'bus-stop' | 'taxis' | 'crossing' | 'coach' | 'pedestrians';

/** Half the carriageway; then kerb, irrigation channel, and the footway up to the shop fronts. */
const ROAD = 6;
const CHANNEL = [6.4, 7.3] as const;
const TREES = 8.1;
const FRONTS = 12.5;

interface Setting {
  pic: Picture;
  s: Space;
  things: Thing[];
}

/** Sky, mountains, a camera at eye level over the point `x` of the street, the vanishing point at `cx` of the sheet. */
function stand(
  pic: Picture,
  o: { x: number; cx: number; horizon?: number; eye?: number; sun?: number; f?: number },
): Setting {
  const { W, H, pal } = pic;
  const hz = H * (o.horizon ?? 0.58);
  const low = ['golden', 'dusk', 'dawn'].includes(pal.name);
  sky(pic, {
    horizon: hz,
    sun: low && o.sun !== undefined ? { x: W * o.sun, y: hz * 0.55, r: 40 } : undefined,
    clouds: pal.night ? 'none' : low ? 'streaks' : 'cumulus',
    cloudAmount: 0.6,
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.32,
    lead: o.cx - 0.06,
    snow: 0.5,
    air: 0.42,
    seed: 'andes',
    peaks: 8,
    mist: 1,
  });
  const s = new Space(
    pic,
    { x: o.x, y: o.eye ?? 1.75, z: 0, f: o.f ?? 1050, cx: W * o.cx, horizon: hz },
    streetSun(pic),
  );
  plain(pic, s, mix(pal.mats.stone, pal.mats.sand, 0.3), { bands: 0 });
  return { pic, s, things: [] };
}

const asphalt = (pic: Picture) =>
  overprint(mix(pic.pal.mats.road, pic.pal.mats.stone, 0.2), pic.pal.shade, pic.pal.lamps ? 0.5 : 0.28);

/** The avenue running away: carriageway, acequias, footways, shops and plane trees on both sides. */
function avenueLine(
  { pic, s, things }: Setting,
  o: { bridges?: number[]; from?: number; treesFrom?: number } = {},
): void {
  strip(s, -ROAD, ROAD, asphalt(pic));
  for (const k of [-1, 1]) {
    strip(s, k * ROAD, k * CHANNEL[0], lit(pic.pal, pic.pal.mats.stone, 0.1));
    irrigationChannel(s, k * CHANNEL[0], k * CHANNEL[1], { bridges: o.bridges });
    paving(s, k * (CHANNEL[1] + 0.3), k * FRONTS);
    things.push(...shopRow(s, FRONTS, k, { z0: o.from ?? 4 }));
    things.push(...planeRow(s, k * TREES, { z0: o.treesFrom ?? 9.4, z1: 74 }));
  }
}

/** A bus coming along the avenue, cyclists in its lane. */
function cityBusAtStop(pic: Picture, focal: number): void {
  const at = stand(pic, { x: -5.2, cx: focal - 0.2 });
  const { s, things } = at;
  const m = pic.pal.mats;
  avenueLine(at, { bridges: [13, 34], treesFrom: 12 });
  laneDashes(s, -3.1, { z0: 4 });
  laneDashes(s, 3.1, { z0: 4 });
  strip(s, -0.2, -0.08, mix(m.mustard, m.foam, 0.3));
  strip(s, 0.08, 0.2, mix(m.mustard, m.foam, 0.3));
  zebra(s, -5.8, 5.8, 31, 3);
  things.push(
    { z: 13, draw: () => cityBus(s, { x: -0.9, z: 24, rot: Math.PI }) },
    { z: 46, draw: () => saloon(s, { x: 1.8, z: 40 }, { color: m.mustard }) },
    { z: 62, draw: () => saloon(s, { x: -1.5, z: 62, rot: Math.PI }, { color: m.cloth }) },
    cyclistAway(s, 2.1, 11.4, { top: m.accent, hat: 'helmet' }),
    cyclistAway(s, 3.2, 14.2, { top: m.mustard, hat: 'none' }),
    cyclistAway(s, -4.6, 22, { top: m.foam, hat: 'cap' }),
    person(s, -10.2, 15, 'walk', { top: m.accent, bottom: mix(pic.pal.deep, m.cloth, 0.4) }, 1),
    person(s, -10.9, 23, 'walk', { top: m.foam, dress: m.mustard }, -1),
    person(s, 9.6, 30, 'walk', { top: m.cloth, hat: 'cap' }, -1),
    streetLamp(s, -6.2, 19),
    streetLamp(s, 6.2, 24),
    streetLamp(s, -6.2, 36),
  );
  drawAll(things);
}

/** How the street of the bus stop turns towards the viewer, and where the tail of the bus stands in it. */
const KERBSIDE = { rot: Math.PI / 2 + 0.58, x: -7.2, z: 17 } as const;
/** Across the street from the middle of the bus: the kerb, the edge of the far side, and its shop fronts. */
const KERB = 1.75;
const FAR_KERB = -9;
const FAR_FRONTS = -15;

/** The bus at its stop, seen from the footway: people getting in at its front door, shops across the street. */
function busStop(pic: Picture): void {
  const at = stand(pic, { x: 0, cx: 0.5, horizon: 0.64, f: 1080, eye: 1.75, sun: 0.2 });
  const { s, things } = at;
  const { pal } = pic;
  const m = pal.mats;
  const { rot, x, z } = KERBSIDE;
  /** a point `l` ahead of the tail of the bus and `w` towards the kerb */
  const on = (l: number, w: number): [number, number] => [
    x + w * Math.cos(rot) + l * Math.sin(rot),
    z - w * Math.sin(rot) + l * Math.cos(rot),
  ];
  const band = (w0: number, w1: number, l0 = -60, l1 = 26): string =>
    s.path(
      (
        [
          [l0, w0],
          [l1, w0],
          [l1, w1],
          [l0, w1],
        ] as const
      ).map(([l, w]): V3 => {
        const [a, b] = on(l, w);
        return [a, 0, Math.max(1.1, b)];
      }),
    );
  pic.fill(slab(s, -90, 1.1, 180, 200), lit(pal, mix(m.stone, m.sand, 0.25), 0.12));
  pic.fill(band(FAR_FRONTS - 30, FAR_KERB), lit(pal, mix(m.stone, m.sand, 0.2), 0.1));
  pic.fill(band(FAR_KERB, KERB), asphalt(pic));
  let dash = '';
  for (let l = -50; l < 30; l += 5) dash += band(-3.9, -3.74, l, l + 2.4);
  pic.fill(dash, mix(m.foam, m.road, 0.15));
  pic.fill(band(FAR_KERB - 0.3, FAR_KERB), lit(pal, m.stone, 0.3));
  pic.shade(band(KERB - 0.25, KERB), pal.shade, 0.5);
  pic.fill(band(KERB, KERB + 0.35), lit(pal, m.stone, 0.35));
  let joints = '';
  for (let l = -40; l < 30; l += 1.6) joints += band(KERB + 0.35, 14, l, l + 0.03);
  for (let w = KERB + 1.6; w < 12; w += 1.3) joints += band(w, w + 0.03);
  pic.shade(joints, pal.shade, 0.3);
  const rng = pic.rng;
  const tints = plasters(pic);
  for (let l = -52, i = 0; l < 22; i++) {
    const w = rng.range(7, 10),
      h = rng.range(4.6, 6.6),
      [bx, bz] = on(l + w / 2, FAR_FRONTS - 4);
    const house = s.block(bx, 0, bz, w, h, 8, -rot + Math.PI / 2);
    things.push({
      z: bz + 6,
      draw: () =>
        shop(s, house, 0, rng.fork(`s${i}`), {
          wall: tints[i % tints.length]!,
          awning: [m.accent, m.cloth, m.mustard, m.leafDark][i % 4],
        }),
    });
    l += w;
  }
  const tree = (l: number, w: number, h: [number, number]): Thing[] => {
    const [a, b] = on(l, w);
    return planeRow(s, a, { z0: b, z1: b + 0.5, h, dapple: w > 0 });
  };
  for (const l of [-30, -19, -8, 3, 13]) things.push(...tree(l, FAR_KERB - 1.2, [6, 7]));
  // the crown of the tree on this side is above the sheet: only its lowest boughs hang into it
  things.push(...planeRow(s, -7.4, { z0: 11, z1: 11.5, h: [12.6, 13] }));
  const skirt = mix(m.accent, m.rockA, 0.2);
  things.push({ z: on(5, 0)[1], draw: () => cityBus(s, { x, z, rot }, { skirt, open: true }) });
  const uniform = mix(pal.deep, m.cloth, 0.35);
  const waiting: [number, number, string, Look, number][] = [
    [9.55, KERB + 0.1, 'walk', { top: m.foam, bottom: m.cloth, pack: m.mustard }, 1],
    [8.1, KERB + 0.7, 'stand', { top: m.accent, dress: m.wine }, 1],
    [7.2, KERB + 0.9, 'stand', { top: m.mustard, bottom: uniform, hat: 'cap' }, 1],
    [2.2, KERB + 1.6, 'walk', { top: m.cloth, dress: m.accent }, 1],
  ];
  for (const [l, w, pose, look, face] of waiting) {
    const [a, b] = on(l, w);
    things.push(person(s, a, b, pose, look, face));
  }
  const [px, pz] = on(12.8, KERB + 0.5);
  things.push({ z: pz, draw: () => stopSign(s, px, pz) });
  const [cx, cz] = on(-4.5, -5.6);
  things.push({ z: cz, draw: () => saloon(s, { x: cx, z: cz, rot: rot + Math.PI }, { color: m.cloth }) });
  drawAll(things);
}

/** The pole of a bus stop with its plate, a bus on it. */
function stopSign(s: Space, x: number, z: number): void {
  const { pal } = s.pic;
  const m = pal.mats;
  s.block(x, 0, z, 0.09, 2.9, 0.09).cast().paint(pal.deep);
  const plate = s
    .block(x, 2.15, z - 0.06, 0.7, 0.8, 0.05)
    .paint(m.mustard)
    .wall(0);
  s.pic.fill(
    plate.rect(0.14, 0.24, 0.42, 0.36, 0.01) +
      plate.circle(0.24, 0.22, 0.06, 0.01) +
      plate.circle(0.46, 0.22, 0.06, 0.01),
    pal.deep,
  );
  s.pic.fill(plate.rect(0.19, 0.4, 0.13, 0.13, 0.02) + plate.rect(0.37, 0.4, 0.13, 0.13, 0.02), m.mustard);
}

/** Taxis waiting in line at the kerb under the trees. */
function taxis(pic: Picture, focal: number): void {
  const at = stand(pic, { x: 1.4, cx: focal - 0.28, horizon: 0.56, sun: 0.2 });
  const { s, things } = at;
  const m = pic.pal.mats;
  avenueLine(at, { bridges: [10, 24], treesFrom: 10.5 });
  laneDashes(s, 0, { z0: 3 });
  for (let i = 0; i < 6; i++) {
    const z = 6.6 + i * 5.6;
    things.push({ z: z + 1.2, draw: () => saloon(s, { x: 4.9, z }, { taxi: true, color: m.foam }) });
  }
  things.push(
    { z: 32, draw: () => saloon(s, { x: -2, z: 36, rot: Math.PI }, { color: m.accent }) },
    person(s, 6.15, 12.4, 'akimbo', { top: m.cloth, hat: 'beret' }, -1),
    person(s, 8.8, 18, 'walk', { top: m.accent, bottom: pic.pal.deep, pack: m.mustard }, -1),
    person(s, 9.6, 24, 'walk', { top: m.foam, dress: m.wine }, 1),
    person(s, -9, 17, 'walk', { top: m.mustard, bottom: m.cloth }, 1),
    person(s, -9.8, 27, 'stand', { top: m.foam }, 1),
    streetLamp(s, 6.2, 27),
    streetLamp(s, -6.2, 16),
    streetLamp(s, -6.2, 33),
  );
  drawAll(things);
}

const CROSS = { z: 17, deep: 13 } as const;

/** Where the avenues meet: a stone marker on its round island, traffic lights, corner buildings. */
function crossing(pic: Picture, focal: number): void {
  const k = focal > 0.5 ? 1 : -1;
  const at = stand(pic, { x: -k * 2.6, cx: focal - k * 0.06, horizon: 0.6, eye: 2.4, sun: 0.5 - k * 0.3 });
  const { s, things } = at;
  const { pal } = pic;
  const m = pal.mats;
  const road = asphalt(pic);
  strip(s, -ROAD, ROAD, road);
  pic.fill(slab(s, -90, CROSS.z, 180, CROSS.deep), road);
  for (const side of [-1, 1]) {
    strip(s, side * ROAD, side * (ROAD + 0.3), lit(pal, m.stone, 0.25), 1.2, CROSS.z - 0.5);
    irrigationChannel(s, side * CHANNEL[0], side * CHANNEL[1], { z1: CROSS.z - 1, bridges: [9.5] });
    paving(s, side * (CHANNEL[1] + 0.3), side * 26, { z1: CROSS.z - 0.5 });
    pic.fill(slab(s, Math.min(side * 7.6, side * 60), CROSS.z - 0.6, 52.4, 0.6), lit(pal, m.stone, 0.25));
    things.push(...shopRow(s, FRONTS, side, { z0: CROSS.z + CROSS.deep + 3, n: 5, low: 8, high: 13, corner: true }));
    things.push(...planeRow(s, side * TREES, { z0: CROSS.z + CROSS.deep + 6, z1: 90 }));
    things.push(
      ...planeRow(s, side * (TREES + 3.4), { z0: CROSS.z - 4.6, z1: CROSS.z - 4, h: [5.4, 6.4], dapple: false }),
    );
    things.push(trafficLight(s, side * 6.8, CROSS.z - 1.2, side < 0));
    things.push(trafficLight(s, side * 6.8, CROSS.z + CROSS.deep + 1.4, side > 0));
    things.push(streetLamp(s, side * 8.4, CROSS.z - 3, 6), streetLamp(s, side * 8.4, CROSS.z + CROSS.deep + 3, 6));
  }
  zebra(s, -5.8, 5.8, CROSS.z - 4, 2.6);
  zebra(s, -5.8, 5.8, CROSS.z + CROSS.deep + 0.6, 2.6);
  things.push({ z: CROSS.z + 6, draw: () => marker(s, 0, CROSS.z + 6.5) });
  things.push(
    { z: 20, draw: () => saloon(s, { x: -k * 5, z: 20.4, rot: (k * Math.PI) / 2 }, { color: m.cloth }) },
    { z: 27, draw: () => cityBus(s, { x: k * 17, z: 27.6, rot: (-k * Math.PI) / 2 }) },
    { z: 9.4, draw: () => saloon(s, { x: 2.6, z: 8.4 }, { color: m.accent }) },
    { z: 40, draw: () => saloon(s, { x: -2.6, z: 46, rot: Math.PI }, { color: m.foam }) },
    person(s, -4, 14.4, 'walk', { top: m.mustard, bottom: pal.deep }, 1),
    person(s, -2.9, 14.9, 'walk', { top: m.foam, dress: m.wine }, 1),
    person(s, 8.8, 14, 'stand', { top: m.accent }, -1),
    person(s, -9.2, 15, 'stand', { top: m.cloth, hat: 'cap' }, 1),
  );
  drawAll(things);
}

/** A plain monolith on a stepped round base with a bed of flowers. */
function marker(s: Space, x: number, z: number): void {
  const { pic } = s;
  const { pal } = pic;
  const m = pal.mats;
  const ring = (r: number, y: number) => {
    const [a, b] = s.P([x, y, z]);
    return ellipse(a, b, s.scale(z) * r, (s.scale(z) * r * (s.cam.y - y)) / z);
  };
  for (const [r, y, c] of [
    [3.2, 0.25, m.stone],
    [2.6, 0.3, mix(m.leaf, m.accent, 0.15)],
    [1.6, 0.6, lit(pal, m.stone, 0.2)],
  ] as const) {
    pic.fill(ring(r, 0) + ring(r, y), overprint(c, pal.shade, 0.5));
    pic.fill(ring(r, y), c);
  }
  s.block(x, 0.6, z, 1.5, 0.9, 1.5).paint(m.stone);
  const shaft = s
    .block(x, 1.5, z, 0.95, 5.2, 0.95)
    .cast(0)
    .paint(lit(pal, m.wall, 0.2));
  const tip = s.P([x, 7.4, z]);
  for (const i of [1, 3, 0])
    if (shaft.visible(i))
      pic.fill(poly([s.P(shaft.up(i)), s.P(shaft.up((i + 1) % 4)), tip]), shaft.wall(i).ink(m.wall));
  pic.fill(shaft.wall(0).circle(0.475, 3.9, 0.3, 0.02), m.mustard);
}

function trafficLight(s: Space, x: number, z: number, red: boolean): Thing {
  const { pic } = s;
  const { pal } = pic;
  return {
    z,
    draw: () => {
      s.block(x, 0, z, 0.12, 3.1, 0.12).paint(pal.deep);
      const box = s.block(x, 3.0, z - 0.1, 0.42, 1.15, 0.3).paint(pal.deep);
      const f = box.wall(0);
      const lights = [pal.own.accent, pal.own.mustard, pal.own.leaf];
      lights.forEach((c, i) => {
        const on = red ? i === 0 : i === 2;
        pic.fill(f.circle(0.21, 0.95 - i * 0.36, 0.13, 0.02), on ? lit(pal, c, 0.25) : overprint(c, pal.deep, 0.75));
        if (on && pal.lamps) glow(pic, ...f.P(0.21, 0.95 - i * 0.36, 0.02), s.scale(z) * 0.9, c, 0.7);
      });
    },
  };
}

/** A double-decker coming into the empty avenue at first light. */
function coach(pic: Picture, focal: number): void {
  const at = stand(pic, { x: -4.4, cx: focal - 0.16, horizon: 0.64, eye: 1.5, sun: 0.16 });
  const { s, things } = at;
  const m = pic.pal.mats;
  avenueLine(at, { bridges: [22], from: 12, treesFrom: 15 });
  strip(s, -0.2, -0.08, mix(m.mustard, m.foam, 0.3));
  strip(s, 0.08, 0.2, mix(m.mustard, m.foam, 0.3));
  laneDashes(s, 3.1);
  laneDashes(s, -3.1);
  things.push(
    { z: 14.5, draw: () => doubleDecker(s, { x: -0.6, z: 27.5, rot: Math.PI }) },
    { z: 44, draw: () => saloon(s, { x: 4.9, z: 44 }, { color: m.cloth }) },
    person(s, -8.9, 16.5, 'stand', { top: m.accent, bottom: pic.pal.deep, pack: m.mustard }, 1),
    person(s, -9.6, 17, 'wave', { top: m.foam, dress: m.cloth }, 1),
    streetLamp(s, -6.2, 24),
    streetLamp(s, 6.2, 20),
    streetLamp(s, 6.2, 38),
  );
  drawAll(things);
}

/** Walking under the trees: the footway, the channel with its little bridges, the shops. */
function pedestrians(pic: Picture, focal: number): void {
  const at = stand(pic, { x: 9.4, cx: focal - 0.06, horizon: 0.54 });
  const { s, things } = at;
  const m = pic.pal.mats;
  avenueLine(at, { bridges: [7, 15.5, 26, 40], treesFrom: 10.6 });
  laneDashes(s, 0);
  things.push(
    { z: 30, draw: () => saloon(s, { x: -2.4, z: 34, rot: Math.PI }, { color: m.mustard }) },
    { z: 22, draw: () => saloon(s, { x: 4.6, z: 22 }, { color: m.cloth }) },
    person(s, 9.0, 11.6, 'walk', { top: m.accent, bottom: mix(pic.pal.deep, m.cloth, 0.4) }, -1),
    person(s, 9.7, 11.9, 'walk', { top: m.foam, dress: m.mustard }, -1),
    person(s, 10.9, 15, 'stand', { top: m.cloth, dress: m.wine }, 1),
    person(s, 10.4, 20, 'walk', { top: m.mustard, hat: 'cap', pack: m.accent }, 1),
    person(s, 9.2, 27, 'walk', { top: m.foam, bottom: m.cloth }, -1),
    person(s, 6.9, 13.9, 'walk', { top: m.cloth, bottom: pic.pal.deep }, -1, 0.1),
    person(s, -9.5, 24, 'walk', { top: m.accent }, 1),
    streetLamp(s, 7.7, 16),
    streetLamp(s, 7.7, 33),
  );
  drawAll(things);
}

const VIEWS: Record<View, (pic: Picture, focal: number) => void> = {
  bus: cityBusAtStop,
  'bus-stop': busStop,
  taxis,
  crossing,
  coach,
  pedestrians,
};

/** The avenue: buses, taxis, crossroads, footway, each view from its own corner. */
export function avenue(pic: Picture, o: { focal?: number; view?: View } = {}): void {
  VIEWS[o.view ?? 'pedestrians'](pic, o.focal ?? 0.62);
}

/** The avenue without traffic, as a backdrop for something held up in front of it. */
export function quietAvenue(pic: Picture, cx: number, horizon: number): void {
  const at = stand(pic, { x: 1.5, cx, horizon, sun: cx - 0.12 });
  avenueLine(at, { bridges: [16, 36] });
  laneDashes(at.s, 0);
  at.things.push(person(at.s, -9.2, 18, 'walk', { top: pic.pal.mats.accent }, 1), streetLamp(at.s, -6.2, 22));
  drawAll(at.things);
}
