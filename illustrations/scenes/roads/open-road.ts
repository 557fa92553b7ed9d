import { mix, overprint } from '../../core/color.ts';
import { f1, poly, rect } from '../../core/geom.ts';
import { far } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { jarilla, lightSide, tones, tufts } from '../../props/plants/plants.ts';
import { bus, car } from '../../props/vehicles/vehicles.ts';
import { avenueTrees, plain } from '../../props/vineyard/rows.ts';
import { glints } from '../../props/water/water.ts';

/** World x of the two banks of the river that may run beside the road. */
const RIVER = { near: 9.5, far: 19 };

/** Where the left row of trees begins in an avenue that is open on the left. */
const AVENUE_AHEAD = 92;

/** The river beside the road: stony banks, turquoise water, riffles, its edges wandering a little. */
function riverBeside(pic: Picture, s: Space): void {
  const p = pic.pal,
    m = p.mats,
    edge = (x: number, sway: number, phase: number): V3[] =>
      Array.from({ length: 40 }, (_, i) => {
        const z = 1.5 * 1.16 ** i;
        return [x + sway * Math.sin(z * 0.16 + phase) * Math.min(1, z / 8), 0, z];
      });
  const ribbon = (out: number) =>
    s.path([...edge(RIVER.near - out, 0.8, 1), ...edge(RIVER.far + out, 1.1, 3).reverse()]);
  pic.fill(ribbon(1.6), mix(m.stone, m.sand, 0.45));
  pic.shade(ribbon(0.25), p.shade, 0.5);
  pic.fill(
    ribbon(0),
    pic.linear(0, s.cam.horizon, 0, pic.H, [
      { at: 0, color: mix(m.water, p.haze, 0.4) },
      { at: 0.3, color: m.water },
      { at: 1, color: mix(m.water, m.waterDeep, 0.7) },
    ]),
  );
  const box = { x0: pic.W * 0.4, x1: pic.W, y0: s.cam.horizon + 6, y1: pic.H, clip: pic.clip(ribbon(0)) };
  glints(pic, { ...box, n: 60, color: mix(m.waterDeep, p.deep, 0.2), alpha: 0.4, seed: 'dark', size: 0.8 });
  glints(pic, { ...box, n: 110, color: mix(m.foam, m.water, 0.15), alpha: 0.85, seed: 'light', size: 0.7 });
}

/** The road to the Andes: one vanishing point, the cordillera standing on it. */
export function openRoad(
  pic: Picture,
  o: {
    focal?: number;
    horizon?: number;
    /** right: a row along the right verge, the left one begins only far off */
    trees?: 'none' | 'left' | 'right' | 'both';
    /** far: a car far ahead */
    vehicle?: 'car' | 'far' | 'bus' | 'none';
    river?: boolean;
  } = {},
): void {
  const { W, H, pal: p } = pic,
    rng = pic.rng;
  // A large screen cuts a wide opening below: the car stands above that edge.
  const isHigh = pic.isWideOpening && (o.vehicle ?? 'car') === 'car',
    hz = H * (o.horizon ?? (isHigh ? 0.42 : 0.58)),
    focal = o.focal ?? 0.6,
    low = ['golden', 'dusk', 'dawn'].includes(p.name);
  sky(pic, {
    horizon: hz,
    sun:
      low || p.night
        ? { x: W * (lightSide(p) > 0 ? 0.82 : 0.2), y: hz * (low ? 0.52 : isHigh ? 0.46 : 0.26), r: p.night ? 28 : 42 }
        : undefined,
    clouds: p.night ? 'none' : rng.pick(['cumulus', 'lenticular'] as const),
  });
  range(pic, {
    horizon: hz + 2,
    height: hz * 0.62,
    lead: focal + 0.02,
    snow: 0.6,
    air: 0.3,
    seed: 'andes',
    peaks: 6,
    mist: 0.9,
  });
  range(pic, {
    horizon: hz + 3,
    height: hz * 0.17,
    snow: 0,
    rock: mix(p.mats.steppe, p.mats.granite, 0.45),
    air: 0.45,
    seed: 'foot',
    peaks: 12,
    mist: 0.8,
    deep: null,
  });
  const cam: Cam = { x: 0.2, y: 2.3, z: 0, f: 1150, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, { az: lightSide(p) > 0 ? 15 : 165, el: Math.max(20, p.el) });
  plain(pic, s, p.mats.steppe, { bands: 14 });
  if (o.river) riverBeside(pic, s);
  // verge and asphalt
  const band = (a: number, b: number, z0 = 1.2, z1 = 900): string =>
    s.path([
      [a, 0, z0],
      [b, 0, z0],
      [b, 0, z1],
      [a, 0, z1],
    ]);
  pic.fill(band(-6.2, 6.2), mix(p.mats.soil, p.mats.steppe, 0.4));
  const asphalt = mix(p.mats.road, p.shade, 0.22);
  pic.fill(
    band(-3.9, 3.9),
    pic.linear(0, hz, 0, H, [
      { at: 0, color: mix(asphalt, p.haze, 0.55) },
      { at: 0.25, color: mix(asphalt, p.haze, 0.15) },
      { at: 1, color: overprint(asphalt, p.shade, 0.25) },
    ]),
  );
  pic.grain(
    band(-3.9, 3.9),
    pic.linear(0, hz, 0, H, [
      { at: 0.1, color: p.deep, alpha: 0 },
      { at: 1, color: p.deep, alpha: 0.3 },
    ]),
    1,
    0.6,
  );
  pic.fill(band(-3.6, -3.46) + band(3.46, 3.6), mix(p.mats.foam, asphalt, 0.12));
  let dash = '';
  for (let z = 1.2; z < 260; z += 9)
    dash += s.path([
      [-0.075, 0, z],
      [0.075, 0, z],
      [0.075, 0, z + 4],
      [-0.075, 0, z + 4],
    ]);
  pic.fill(dash, mix(p.mats.mustard, p.mats.foam, 0.3));
  if (o.trees && o.trees !== 'none') {
    const row = { xL: -8.4, xR: 8.4, z1: 210, step: 4.2, h: 13, kind: 'poplar' } as const;
    if (o.trees === 'right') avenueTrees(pic, s, { ...row, z0: AVENUE_AHEAD, sides: ['L'] });
    const sides = { left: ['L' as const], right: ['R' as const], both: ['L' as const, 'R' as const] }[o.trees];
    avenueTrees(pic, s, { ...row, z0: o.trees === 'right' ? 16 : 7, sides });
  }
  // fence posts / telephone poles
  if (o.trees !== 'both' && o.trees !== 'right' && !o.river) {
    const px = o.trees === 'left' ? 9.5 : -9.5;
    let wire = '';
    let last: [number, number][] | null = null;
    for (let z = 300; z > 4; z -= z > 120 ? 30 : 22) {
      const b = s.P([px, 0, z]),
        t = s.P([px, 7, z]),
        w = Math.max(0.7, s.scale(z) * 0.1),
        c = far(p, overprint(p.mats.wood, p.shade, 0.6), Math.min(0.5, z / 320));
      const arm = s.scale(z) * 0.9;
      pic.fill(
        poly([
          [b[0] - w, b[1]],
          [b[0] + w, b[1]],
          [t[0] + w * 0.8, t[1]],
          [t[0] - w * 0.8, t[1]],
        ]) + rect(t[0] - arm, t[1] + arm * 0.3, arm * 2, w * 1.3),
        c,
      );
      const ends: [number, number][] = [
        [t[0] - arm, t[1] + arm * 0.3],
        [t[0] + arm, t[1] + arm * 0.3],
      ];
      if (last)
        for (const k of [0, 1]) {
          const [x1, y1] = last[k]!,
            [x2, y2] = ends[k]!;
          wire += `M${f1(x1)} ${f1(y1)}Q${f1((x1 + x2) / 2)} ${f1((y1 + y2) / 2 + Math.abs(x2 - x1) * 0.12 + 2)} ${f1(x2)} ${f1(y2)}`;
        }
      last = ends;
    }
    pic.line(wire, p.deep, 1, 0.6);
  }
  const t = tones(p, mix(p.mats.scrub, p.mats.steppe, 0.45));
  const clear = (x: number, y: number) => {
    const d = (cam.y * cam.f) / Math.max(4, y - hz),
      wx = ((x - cam.cx) / cam.f) * d;
    return Math.abs(wx) > 5.6 && !(o.river && wx > RIVER.near - 2.5 && wx < RIVER.far + 3);
  };
  tufts(pic, hz + 6, H + 20, 150, [3, 62], t, rng.fork('t'), clear);
  const js: [number, number][] = [];
  for (let i = 0; i < 16; i++) {
    const z = rng.range(5, 34),
      x = (rng.chance(0.5) ? 1 : -1) * rng.range(6.6, 6.6 + z * 0.5),
      [a, b] = s.P([x, 0, z]);
    if (a > -100 && a < W + 100 && !(o.river && x > 0)) js.push([a, b]);
  }
  js.sort((a, b) => a[1] - b[1]);
  for (const [a, b] of js) {
    const sc = (b - hz) / cam.y;
    pic.add(
      'multiply',
      shape(
        `M${f1(a - sc * 0.5)} ${f1(b)}q${f1(sc * 0.5)} ${f1(sc * 0.12)} ${f1(sc)} 0q${f1(-sc * 0.5)} ${f1(-sc * 0.12)} ${f1(-sc)} 0Z`,
        p.shade,
        0.6,
      ),
    );
    jarilla(pic, a, b, sc * 1.3, tones(p, p.mats.scrub), rng.fork(`j${a.toFixed(0)}`), { flowers: p.mats.mustard });
  }
  if (o.vehicle !== 'none') {
    if (o.vehicle === 'bus') bus(s, 1.9, 13, {});
    else
      car(s, 1.75, o.vehicle === 'far' ? 34 : isHigh ? 12.4 : 11.5, {
        color: rng.pick([p.mats.accent, p.mats.mustard, p.mats.cloth, p.mats.foam]),
        isClose: o.vehicle !== 'far',
      });
  }
}
