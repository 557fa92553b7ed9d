import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, smooth, smoothstep } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { lit, sunVec } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import { type Cam, FanTerrain, project, View } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { cloudsFor } from '../../props/air/views.ts';
import { airByDepth, thickening } from '../../props/land/canyon.ts';
import { printLand, range } from '../../props/land/land.ts';
import { boulder, cactus } from '../../props/land/stones.ts';
import { groundShade, outfit, people } from '../../props/people/travellers.ts';
import { coiron, jarilla, lightSide, tones } from '../../props/plants/plants.ts';
import { bicycle } from '../../props/vehicles/bicycle.ts';
import { van } from '../../props/vehicles/traffic.ts';
import { car, cyclist } from '../../props/vehicles/vehicles.ts';
import { glints, lake } from '../../props/water/water.ts';

export type Walls = 'canyon' | 'valley' | 'blocks';
export type Traveller = 'van' | 'pickup' | 'cyclists' | 'rest' | 'guide' | 'none';

export interface CanyonTrackOptions {
  focal?: number;
  horizon?: number;
  walls?: Walls;
  actor?: Traveller;
}

/** Shape of the land on either side of the road. */
interface Sides {
  /** half width of the level ground */
  floor: number;
  height: number;
  run: number;
  /** half width of the road or footpath */
  road: number;
}

const SIDES: Record<Walls, Sides> = {
  canyon: { floor: 6.2, height: 19, run: 9, road: 2.2 },
  valley: { floor: 15, height: 15, run: 34, road: 2.2 },
  blocks: { floor: 9, height: 7, run: 22, road: 0.6 },
};

/** The stream that crosses the road in the open valley lies this far away. */
const FORD = 15;

/** A gravel road or a footpath between canyon walls, over a ford or among boulders. */
export function canyonTrack(pic: Picture, o: CanyonTrackOptions = {}): void {
  const { W, H, pal: p } = pic;
  const walls = o.walls ?? 'canyon';
  const sides = SIDES[walls];
  const flip = (o.focal ?? 0.62) < 0.5 ? -1 : 1;
  const hz = H * (o.horizon ?? 0.5);
  const N = makeNoise(`${pic.seed}cam`);
  backdrop(pic, hz, flip, walls);
  const cam: Cam = { x: 0, y: 2.7, z: 0, f: 1080, cx: W / 2, horizon: hz };
  const T = new FanTerrain(720, 560, cam, 0.98, 3.4, 190);
  const path = (z: number) =>
    flip * (-2.2 + 5.2 * smoothstep(5, 24, z) - 9 * smoothstep(24, 52, z) + 16 * smoothstep(52, 110, z));
  const ford = walls === 'valley';
  T.fill((x, z) => {
    const wx = x + N.fbm(x * 0.08, z * 0.08, 3) * 4;
    const wz = z + N.fbm(x * 0.08 + 7, z * 0.08, 3) * 4;
    const off = Math.abs(wx - path(wz));
    const h = 0.15 + flank(walls, off - sides.floor - 0.5, N, wx, wz) + roughness(walls, off, N, x, z);
    if (!ford) return h;
    const stream = Math.abs(z - FORD - flip * x * 0.12 - 1.2 * N.fbm(x * 0.12, 3, 2)) - 1.9;
    return Math.min(h, -0.35 + 0.5 * smoothstep(-0.3, 1.6, stream) + Math.max(0, h - 0.15));
  });
  const az = flip > 0 ? 158 : 22;
  T.illuminate(sunVec(p, az, Math.max(p.el, walls === 'canyon' ? 42 : 27)), { relief: 1.1, smoothing: 1, reach: 46 });
  const V = new View(T, cam, W, H, 2, { step: 0.0015 });
  printRoad(pic, V, { walls, path, N });
  if (ford) stream(pic, V, T, hz);
  const at = (x: number, z: number) => {
    const [a, b] = project(cam, x, T.at(x, z), z);
    return { x: a, y: b, s: cam.f / z };
  };
  const things = [
    ...growth(pic, V, T, at, { walls, path }),
    ...travellers(pic, cam, T, at, path, flip, o.actor ?? 'none'),
  ];
  for (const q of things.sort((a, b) => b.z - a.z)) q.draw();
}

interface Thing {
  z: number;
  draw: () => void;
}
type Place = (x: number, z: number) => { x: number; y: number; s: number };

function backdrop(pic: Picture, hz: number, flip: number, walls: Walls): void {
  const { W, H, pal: p } = pic;
  const low = ['golden', 'dusk', 'dawn'].includes(p.name);
  sky(pic, {
    horizon: hz,
    clouds: cloudsFor(pic),
    cloudAmount: 0.7,
    sun: low ? { x: W * (0.5 - 0.2 * flip), y: hz * 0.42, r: 36 } : undefined,
  });
  const open = walls === 'valley';
  range(pic, {
    horizon: hz,
    height: H * (open ? 0.32 : 0.22),
    lead: 0.5 - 0.1 * flip,
    snow: open ? 0.62 : 0.4,
    air: open ? 0.38 : 0.5,
    seed: 'andes',
    peaks: 6,
    mist: 0.9,
  });
}

/** Height of the land beside the road, `d` metres outside the level ground. */
function flank(walls: Walls, d: number, N: ReturnType<typeof makeNoise>, x: number, z: number): number {
  const { height, run } = SIDES[walls];
  const q = d + 3.2 * N.ridged(x * 0.1, z * 0.1, 3) * Math.min(1, run / 12) - 1.4;
  if (q <= 0) return 0;
  const t = Math.min(1.2, q / run);
  if (walls === 'valley') return height * Math.min(1, t) ** 1.3 * (0.5 + 0.7 * N.ridged(x * 0.05, z * 0.05, 3));
  if (walls === 'blocks') return rounded(N, x, z, height * Math.min(1, t));
  const cliff = 0.3 * smoothstep(0.16, 0.26, t) + 0.28 * smoothstep(0.46, 0.55, t) + 0.26 * smoothstep(0.78, 0.88, t);
  return height * (cliff + 0.16 * t) * (0.88 + 0.2 * N.fbm(x * 0.04, z * 0.04, 2));
}

/** Granite worn into domes: the hill is a heap of round bosses. */
function rounded(N: ReturnType<typeof makeNoise>, x: number, z: number, h: number): number {
  const boss = 1 - Math.abs(N(x * 0.22, z * 0.22)) ** 1.6 - 0.4 * Math.abs(N(x * 0.5 + 9, z * 0.5)) ** 1.5;
  return h * (0.35 + 0.85 * Math.max(0, boss));
}

const roughness = (walls: Walls, off: number, N: ReturnType<typeof makeNoise>, x: number, z: number): number =>
  N.fbm(x * 0.8, z * 0.8, 3) *
  (walls === 'blocks' ? 0.1 : 0.24) *
  smoothstep(SIDES[walls].road, SIDES[walls].road + 2.5, off);

function printRoad(
  pic: Picture,
  V: View,
  q: { walls: Walls; path: (z: number) => number; N: ReturnType<typeof makeNoise> },
): void {
  const { H, pal: p } = pic;
  const { walls, path, N } = q;
  const m = p.mats;
  const road = SIDES[walls].road;
  const base = walls === 'valley' ? mix(m.steppe, m.scrub, 0.25) : mix(m.rockB, m.steppe, 0.4);
  const inks: Hex[] =
    walls === 'blocks'
      ? [mix(m.granite, m.rockB, 0.4), mix(m.granite, m.rockC, 0.35), mix(m.granite, m.rockA, 0.3), m.granite]
      : [m.rockA, m.rockC, mix(m.rockA, m.rockD, 0.5), m.rockB];
  const layer = (x: number, z: number, y: number) => y + x * 0.02 + 0.4 * N.fbm(x * 0.08, z * 0.08, 2);
  const top = walls === 'valley' ? 0 : SIDES[walls].height;
  const strata = [0.09, 0.2, 0.25, 0.34, 0.42, 0.5, 0.56, 0.64, 0.76, 0.86]
    .filter(() => top > 0)
    .flatMap((t, i) => {
      const bed = { fn: layer, at: t * top, color: inks[i % inks.length]! };
      // a hard pale bed stands out and shades the softer rock below it
      const isLedge = walls === 'canyon' && bed.color === m.rockC;
      return isLedge ? [{ ...bed, at: bed.at - 0.34, color: overprint(m.rockD, p.shade, 0.35) }, bed] : [bed];
    });
  const gravel = mix(mix(m.sand, m.stone, 0.45), m.rockB, 0.12);
  const offRoad = (x: number, z: number) => Math.abs(x - path(z));
  const clip = printLand(pic, V, {
    base,
    bands: [
      ...strata,
      {
        fn: (x, z, y) => (y < 1.4 ? N.fbm(x * 0.4, z * 0.4, 3) : -1),
        at: 0.2,
        color: mix(m.scrub, base, 0.4),
      },
      { fn: (x, z) => road * 1.3 + 0.25 * N(x, z) - offRoad(x, z), at: 0, color: mix(gravel, base, 0.5), smooth: 0 },
      { fn: (x, z) => road + 0.1 * N(x * 2, z * 2) - offRoad(x, z), at: 0, color: lit(p, gravel, 0.12), smooth: 0 },
      ...(road > 1
        ? [-1, 1].map((k) => ({
            fn: (x: number, z: number) => 0.24 + 0.05 * N(x * 3, z) - Math.abs(x - path(z) - k * 0.85),
            at: 0,
            color: overprint(gravel, p.shade, 0.16),
            smooth: 0,
          }))
        : []),
    ],
    shade: -0.28,
    deep: 0.06,
    shadeK: 0.76,
    deepK: 0.46,
    // On a sunlit cliff, smaller shades would stand as slabs.
    minArea: { canyon: 40000, valley: 90, blocks: 220 }[walls],
    tol: 0.9,
    bottom: H + 10,
    smoothing: 2,
  });
  airByDepth(pic, V, clip, thickening(30, 140, 0.56), (x, z) => 8 * N.fbm(x * 0.09, z * 0.09, 2));
}

function stream(pic: Picture, V: View, T: FanTerrain, hz: number): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const clip = lake(pic, V, {
    at: (x, z) => T.at(x, z),
    bed: (x, z) => (z > FORD + 12 ? 1 : T.at(x, z)),
    top: mix(m.water, p.sky[2], 0.25),
    bottom: mix(m.water, m.waterDeep, 0.35),
    mirror: mix(m.waterDeep, m.steppe, 0.35),
    y0: hz + 60,
    y1: H * 0.85,
    calm: 0.2,
    reach: 40,
  });
  glints(pic, { x0: 0, x1: W, y0: hz + 80, y1: H * 0.8, n: 90, color: mix(m.foam, m.water, 0.2), clip, alpha: 0.8 });
}

/** Bushes, grasses, boulders and cacti on the ground beside the road. */
function growth(
  pic: Picture,
  V: View,
  T: FanTerrain,
  at: Place,
  q: { walls: Walls; path: (z: number) => number },
): Thing[] {
  const p = pic.pal;
  const m = p.mats;
  const rng = pic.rng.fork('monte');
  const { road } = SIDES[q.walls];
  const grass = tones(p, mix(m.steppe, m.scrub, 0.35));
  const out: Thing[] = [];
  const seen = (x: number, z: number) => {
    const s = at(x, z);
    const gi = Math.round(s.x / V.q);
    const gj = Math.round(s.y / V.q) + 1;
    if (gi < 0 || gj < 0 || gi >= V.gw || gj >= V.gh) return false;
    return !!V.hit[gj * V.gw + gi] && Math.abs(V.wz[gj * V.gw + gi]! - z) < z * 0.06;
  };
  const many = q.walls === 'valley' ? 190 : 110;
  for (let i = 0; i < many; i++) {
    const z = 4.6 + 34 * rng() ** 1.5;
    const x = q.path(z) + (rng.chance(0.5) ? 1 : -1) * (road * 1.35 + 0.3 + rng() ** 1.3 * 9);
    const y = T.at(x, z);
    if (y > 5 || y < 0.02 || !seen(x, z)) continue;
    const s = at(x, z);
    const kind = rng();
    const dark = T.sample(T.shadowed, x, z) > 0.5;
    const tone = (c: Hex) => (dark ? overprint(c, p.shade, 0.6) : c);
    const sub = rng.fork(`g${i}`);
    if (kind < 0.18 && y < 1.3) {
      const r = s.s * (q.walls === 'blocks' ? rng.range(0.4, 1.5) : rng.range(0.15, 0.6));
      out.push({
        z,
        draw: () =>
          boulder(pic, s.x, s.y, r, sub, {
            color: tone(mix(m.granite, m.rockC, 0.3)),
            round: q.walls === 'blocks' ? 0.85 : 0.3,
          }),
      });
    } else if (q.walls === 'blocks' && kind < 0.3 && z > 7.5) {
      const h = s.s * rng.range(0.8, 1.6);
      out.push({ z, draw: () => cactus(pic, s.x, s.y, h, sub) });
    } else if (kind < 0.52) {
      const h = s.s * rng.range(0.5, 1);
      out.push({
        z,
        draw: () => {
          pic.add('multiply', shape(ellipse(s.x - lightSide(p) * h * 0.3, s.y, h * 0.55, h * 0.07), p.shade, 0.5));
          if (h > 22) jarilla(pic, s.x, s.y, h, tones(p, tone(m.scrub)), sub, dark ? {} : { flowers: m.mustard });
        },
      });
    } else {
      const h = s.s * rng.range(0.2, 0.45);
      out.push({
        z,
        draw: () => {
          pic.fill(coiron(s.x, s.y, h, sub, 9, 1.1), dark ? grass.dark : grass.mid);
          if (!dark) pic.fill(coiron(s.x + lightSide(p) * h * 0.06, s.y, h * 0.9, sub, 5, 0.9), grass.light);
        },
      });
    }
  }
  return out;
}

function travellers(
  pic: Picture,
  cam: Cam,
  T: FanTerrain,
  at: Place,
  path: (z: number) => number,
  flip: number,
  who: Traveller,
): Thing[] {
  const m = pic.pal.mats;
  const TALL = 1.72;
  const person = (z: number, dx: number) => {
    const s = at(path(z) + dx, z);
    return { x: s.x, y: s.y, h: s.s * TALL };
  };
  if (who === 'van' || who === 'pickup') return [vehicle(pic, cam, T, path, flip, who)];
  if (who === 'cyclists')
    return (
      [
        [8.6, 0.5, m.accent],
        [11.6, -0.7, m.mustard],
        [17, 0.3, m.foam],
      ] as const
    ).map(([z, dx, top]) => ({ z, draw: () => rider(pic, at(path(z) + dx, z), flip, top) }));
  const groups: Partial<Record<Traveller, Thing>> = {
    rest: { z: 11, draw: () => resting(pic, at, path, flip) },
    guide: {
      z: 11.4,
      draw: () => {
        const bush = at(path(11.4) - flip * 1.6, 11.4);
        jarilla(pic, bush.x, bush.y, bush.s * 1.5, tones(pic.pal, m.scrub), pic.rng.fork('jar'), {
          flowers: m.mustard,
        });
        people(
          pic,
          [
            {
              ...person(11.6, -flip * 0.3),
              pose: 'point',
              look: { ...outfit(pic, 0, 'gaucho'), hatColor: m.sand },
              face: -flip,
            },
            { ...person(12.1, flip * 0.9), pose: 'crouch', look: { ...outfit(pic, 3), pack: m.cloth }, face: -flip },
            { ...person(12.6, flip * 1.9), pose: 'stand', look: { ...outfit(pic, 1), pack: m.accent }, face: -flip },
            { ...person(13.2, flip * 2.6), pose: 'akimbo', look: outfit(pic, 2), face: -flip },
          ],
          flip,
        );
      },
    },
  };
  const group = groups[who];
  return group ? [group] : [];
}

function vehicle(
  pic: Picture,
  cam: Cam,
  T: FanTerrain,
  path: (z: number) => number,
  flip: number,
  who: 'van' | 'pickup',
): Thing {
  const s = new Space(pic, cam, { az: flip > 0 ? 158 : 22, el: Math.max(27, pic.pal.el) });
  if (who === 'van') {
    const z = 17;
    const x = path(z - 2) + flip * 0.4;
    return { z: z - 3, draw: () => van(s, { x, z, rot: Math.PI - flip * 0.5, y: T.at(x, z - 3) }, { rack: true }) };
  }
  // driving into the ford, seen from behind
  const z = FORD - 3.2;
  const x = path(z);
  const rot = Math.atan2(path(z + 4) - x, 4);
  return {
    z: z + 1,
    draw: () => {
      splash(pic, s, x, z + 1, rot);
      car(s, x, z, { rot, color: pic.pal.mats.accent, y: T.at(x, z + 1) });
    },
  };
}

/** Water thrown up on both sides of a vehicle in a ford. */
function splash(pic: Picture, s: Space, x: number, z: number, rot: number): void {
  const p = pic.pal;
  const rng = pic.rng.fork('agua');
  const foam = mix(p.mats.foam, p.mats.water, 0.1);
  for (const side of [-1.25, 1.25]) {
    const [a, b] = s.P([x + Math.cos(rot) * side + Math.sin(rot) * 2.6, 0, z + Math.cos(rot) * 2.6]);
    const u = s.scale(z);
    for (let i = 0; i < 7; i++) {
      const t = -2.7 + i * 0.38;
      const r = u * rng.range(0.3, 0.6);
      pic.fill(
        smooth([
          [a - u * 0.2, b + u * 0.1],
          [a + Math.cos(t) * r * 0.5 - u * 0.05, b + Math.sin(t) * r * 0.6],
          [a + Math.cos(t) * r, b + Math.sin(t) * r],
          [a + Math.cos(t) * r * 0.5 + u * 0.08, b + Math.sin(t) * r * 0.4],
          [a + u * 0.2, b + u * 0.1],
        ]),
        foam,
      );
    }
    let drops = '';
    for (let i = 0; i < 26; i++) {
      const t = rng.range(-2.9, -0.2);
      const r = u * rng.range(0.4, 0.95);
      drops += ellipse(a + Math.cos(t) * r, b + Math.sin(t) * r * 0.8, rng.range(0.8, 2.6));
    }
    pic.fill(drops, foam);
  }
}

/** A mountain biker with the dust behind the wheels. */
function rider(pic: Picture, q: { x: number; y: number; s: number }, flip: number, top: Hex): void {
  const r = q.s * 0.36;
  const p = pic.pal;
  groundShade(pic, q.x, q.y, r * 4, flip, 0.55);
  const dust = smooth([
    [q.x - flip * r * 2, q.y],
    [q.x - flip * r * 4, q.y - r * 1.1],
    [q.x - flip * r * 7.5, q.y - r * 1.5],
    [q.x - flip * r * 8, q.y - r * 0.2],
    [q.x - flip * r * 5, q.y + r * 0.1],
  ]);
  pic.grain(dust, mix(p.mats.sand, p.haze, 0.35), 0.55, 0.6);
  cyclist(pic, q.x, q.y, r, { face: flip, top });
}

/** Cyclists sitting on the verge, their bikes laid down next to them. */
function resting(pic: Picture, at: Place, path: (z: number) => number, flip: number): void {
  const m = pic.pal.mats;
  const spot = (z: number, dx: number) => at(path(z) + flip * dx, z);
  const bikes: [number, number, Hex][] = [
    [11.2, 3.7, m.accent],
    [12.2, 5.6, m.cloth],
  ];
  for (const [z, dx, color] of bikes) {
    const q = spot(z, dx);
    bicycle(pic, q.x, q.y, q.s * 0.36, { color, face: flip, tyre: 'thick', lean: flip * 0.1 });
  }
  people(
    pic,
    (
      [
        [9.6, 0.5, 'rest', 0],
        [9.3, 1.5, 'rest', 3],
        [11, 1.2, 'stand', 1],
        [9.6, 2.6, 'rest', 2],
      ] as const
    ).map(([z, dx, pose, i]) => {
      const q = spot(z, dx);
      return {
        x: q.x,
        y: q.y,
        h: q.s * 1.72,
        pose,
        look: outfit(pic, i, i === 1 ? 'helmet' : undefined),
        face: i === 2 ? -flip : flip,
      };
    }),
    flip,
  );
}
