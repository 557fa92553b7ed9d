import { type Hex, mix, overprint } from '../../core/color.ts';
import { clamp, ellipse, f1, type Pt, poly, rect, smooth } from '../../core/geom.ts';
import { far, lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import { cloud, sky } from '../../props/air/sky.ts';
import { thunderhead } from '../../props/air/storm.ts';
import { range } from '../../props/land/land.ts';
import { jarilla, lightSide, tones, tree, tufts } from '../../props/plants/plants.ts';
import { drawAll, person, type Thing } from '../../props/town/street.ts';
import { saloon } from '../../props/vehicles/traffic.ts';
import { car } from '../../props/vehicles/vehicles.ts';
import { plain, vineRows, windbreak } from '../../props/vineyard/rows.ts';

type Country = 'pampa' | 'vineyards' | 'steppe' | 'scrubland' | 'archway';

interface Setting {
  pic: Picture;
  s: Space;
  things: Thing[];
}

interface Road {
  /** x of the middle at depth z */
  at: (z: number) => number;
  half: number;
}

const FAR = 900;
const VERGE = 2.2;

/** Depths at which a road is cut into quads: close together near the viewer. */
function depths(from = 1.2): number[] {
  const out: number[] = [];
  for (let z = from; z < FAR; z *= 1.06) out.push(z);
  return out;
}

/** A ribbon that follows the road between two distances from its middle. */
function ribbon(s: Space, r: Road, a: number, b: number, zs = depths()): string {
  const left: V3[] = zs.map((z) => [r.at(z) + a, 0, z]);
  const right: V3[] = zs.map((z) => [r.at(z) + b, 0, z]);
  return s.path([...left, ...right.reverse()]);
}

/** Asphalt with verge, edge lines and a broken middle line. */
function pave(s: Space, r: Road, verge: Hex): void {
  const { pic } = s;
  const { H, pal } = pic;
  const hz = s.cam.horizon;
  const asphalt = mix(pal.mats.road, pal.shade, 0.22);
  pic.fill(ribbon(s, r, -r.half - VERGE, r.half + VERGE), verge);
  const body = ribbon(s, r, -r.half, r.half);
  pic.fill(
    body,
    pic.linear(0, hz, 0, H, [
      { at: 0, color: mix(asphalt, pal.haze, 0.55) },
      { at: 0.25, color: mix(asphalt, pal.haze, 0.15) },
      { at: 1, color: overprint(asphalt, pal.shade, 0.25) },
    ]),
  );
  pic.grain(
    body,
    pic.linear(0, hz, 0, H, [
      { at: 0.1, color: pal.deep, alpha: 0 },
      { at: 1, color: pal.deep, alpha: 0.28 },
    ]),
    1,
    0.6,
  );
  const edge = r.half - 0.36;
  const lines = ribbon(s, r, -edge - 0.07, -edge + 0.07) + ribbon(s, r, edge - 0.07, edge + 0.07);
  pic.fill(lines, mix(pal.mats.foam, asphalt, 0.12));
  let dash = '';
  for (let z = 1.4; z < 260; z += 9) {
    const zs = [0, 1, 2, 3, 4].map((i) => z + i);
    dash += ribbon(s, r, -0.075, 0.075, zs);
  }
  pic.fill(dash, mix(pal.mats.mustard, pal.mats.foam, 0.3));
}

/** Shrubs of the dry country off the road. */
function shrubs(s: Space, r: Road, n: number, flowers = true): Thing[] {
  const { pic } = s;
  const { pal } = pic;
  const rng = pic.rng.fork('shrubs');
  const off = r.half + 3;
  const things: Thing[] = [];
  for (let i = 0; i < n; i++) {
    const z = 5 + 60 * rng() ** 1.5;
    const x = r.at(z) + (rng.chance(0.5) ? 1 : -1) * rng.range(off, off + z * 0.75);
    const h = s.scale(z) * rng.range(0.8, 1.5);
    const [a, b] = s.P([x, 0, z]);
    if (a < -h || a > pic.W + h) continue;
    const own = rng.fork(`${i}`);
    things.push({
      z,
      draw: () => {
        pic.shade(ellipse(a - lightSide(pal) * h * 0.5, b, h * 0.62, h * 0.09), pal.shade, 0.6);
        const ink = far(pal, pal.mats.scrub, clamp(z / 160));
        jarilla(pic, a, b, h, tones(pal, ink), own, { flowers: flowers ? pal.mats.mustard : undefined });
      },
    });
  }
  return things;
}

/** Posts and wires along the road at distance `off` from its middle. */
function fence(s: Space, r: Road, off: number): void {
  const { pic } = s;
  const height = 1.2;
  const wires = 3;
  let line = '';
  let posts = '';
  let last: V3 | null = null;
  for (let z = 2; z < 190; z += 6 * (1 + z / 90)) {
    const q: V3 = [r.at(z) + off, 0, z];
    const w = Math.max(0.05, 0.7 / s.scale(z));
    posts += s.path([
      [q[0] - w, 0, z],
      [q[0] + w, 0, z],
      [q[0] + w, height, z],
      [q[0] - w, height, z],
    ]);
    for (let i = 1; last && i <= wires; i++) {
      const y = (height * (i - 0.2)) / wires;
      line += poly([s.P([last[0], y, last[2]]), s.P([q[0], y, z])], false);
    }
    last = q;
  }
  pic.line(line, pic.pal.deep, 0.9, 0.5);
  pic.fill(posts, overprint(pic.pal.mats.wood, pic.pal.shade, 0.5));
}

/** A yellow diamond on a post; `emblem` gets the plate's own (-1..1) coordinates. */
function diamondSign(s: Space, x: number, z: number, emblem: (at: (a: number, b: number) => Pt) => void): void {
  const { pic } = s;
  const { pal } = pic;
  const sc = s.scale(z);
  const [a, foot] = s.P([x, 0, z]);
  const top = foot - sc * 2.5;
  const r = sc * 0.72;
  s.cast(
    [
      [x - 0.6, 1.9, z],
      [x + 0.6, 1.9, z],
      [x, 3.1, z],
      [x, 0.1, z],
    ],
    0,
    0.55,
  );
  pic.fill(rect(a - sc * 0.05, top, sc * 0.1, foot - top), overprint(pal.mats.metal, pal.shade, 0.5));
  const diamond = (k: number) =>
    poly([
      [a, top - r * k],
      [a + r * k, top],
      [a, top + r * k],
      [a - r * k, top],
    ]);
  pic.fill(diamond(1), pal.deep);
  pic.fill(diamond(0.92), pal.own.mustard);
  pic.line(diamond(0.8), pal.deep, r * 0.05);
  emblem((u, v) => [a + u * r, top - v * r]);
}

/** A cow's outline for the plate. */
function cow(pic: Picture, at: (a: number, b: number) => Pt): void {
  const leg = (a: number) => poly([at(a, -0.02), at(a + 0.07, -0.02), at(a + 0.06, -0.3), at(a + 0.01, -0.3)]);
  const body = smooth(
    (
      [
        [-0.4, 0.14],
        [-0.36, 0.2],
        [0.16, 0.2],
        [0.3, 0.27],
        [0.44, 0.22],
        [0.5, 0.08],
        [0.43, 0.05],
        [0.32, 0.1],
        [0.26, -0.06],
        [-0.34, -0.06],
      ] as const
    ).map(([a, b]) => at(a, b)),
    true,
    0.5,
  );
  const horn = poly([at(0.3, 0.24), at(0.28, 0.36), at(0.35, 0.26)]);
  const tail = poly([at(-0.39, 0.18), at(-0.44, 0.12), at(-0.46, -0.12), at(-0.42, -0.12), at(-0.4, 0.1)]);
  pic.fill(body + [-0.36, -0.25, 0.12, 0.22].map(leg).join('') + horn + tail, pic.pal.deep);
}

/** A nodding oil pump in the steppe; (x, z) is its foot, `tilt` the lean of its beam. */
function pumpJack(s: Space, x: number, z: number, tilt: number): void {
  const { pic } = s;
  const ink = far(pic.pal, pic.pal.deep, clamp(z / 220, 0.1, 0.5));
  const sc = s.scale(z);
  const [a, b] = s.P([x, 0, z]);
  const T = (u: number, v: number): Pt => [a + u * sc, b - v * sc];
  const R = (u: number, v: number): Pt =>
    T(u * Math.cos(tilt) - v * Math.sin(tilt), 5 + u * Math.sin(tilt) + v * Math.cos(tilt));
  pic.fill(
    poly([T(-1.4, 0), T(-1.1, 0), T(0.1, 5), T(-0.1, 5)]) +
      poly([T(1.4, 0), T(1.1, 0), T(-0.1, 5), T(0.1, 5)]) +
      poly([R(-4, -0.2), R(3.4, -0.2), R(3.4, 0.3), R(-4, 0.3)]) +
      smooth([R(3.2, 0.9), R(4.4, 0.6), R(4.3, -1.2), R(3.3, -1)], true, 0.8) +
      ellipse(...T(-3.2, 1.5), sc * 1.1) +
      poly([R(-3.9, 0), R(-3.6, 0), T(-3.1, 1.5), T(-3.4, 1.5)]) +
      poly([R(4, -1), R(4.1, -1), T(4.1, 0), T(4, 0)]),
    ink,
  );
}

/** A camera at eye height above the ground at `x`; `cx` is the vanishing point as a share of the sheet's width. */
function stand(pic: Picture, o: { hz: number; cx: number; eye: number; x?: number; az?: number }): Setting {
  const { pal } = pic;
  const az = o.az ?? (lightSide(pal) > 0 ? 15 : 165);
  const cam = { x: o.x ?? 0, y: o.eye, z: 0, f: 1150, cx: pic.W * o.cx, horizon: o.hz };
  return { pic, s: new Space(pic, cam, { az, el: Math.max(20, pal.el) }), things: [] };
}

/** Nothing but plain: grass, fences, an enormous sky. */
function pampa(pic: Picture, focal: number, k: number): void {
  const { W, H, pal } = pic;
  const m = pal.mats;
  const hz = H * 0.68;
  const rng = pic.rng;
  sky(pic, { horizon: hz, clouds: 'none' });
  for (let i = 0; i < 9; i++) {
    const d = rng();
    cloud(pic, W * (0.5 + k * rng.range(-0.45, 0.55)), hz * (0.94 - 0.72 * d), 90 + 420 * d, rng, {
      light: mix(pal.cloud, pal.sky[2], (1 - d) * 0.4),
      shade: mix(pal.cloudShade, pal.sky[2], (1 - d) * 0.4),
    });
  }
  const { s, things } = stand(pic, { hz, cx: focal, eye: 1.9, x: -k * 3.6 });
  const grass = mix(m.steppe, m.mustard, 0.22);
  plain(pic, s, grass, { bands: 16, far: mix(grass, pal.haze, 0.25) });
  // a line of trees round a homestead, far off
  windbreak(pic, s, { z: 420, x0: k * 60 - 30, x1: k * 60 + 40, h: 13, air: 0.35, gap: 4 });
  const r: Road = { at: () => 0, half: 3.7 };
  pave(s, r, mix(m.soil, grass, 0.35));
  tufts(pic, hz + 3, H + 20, 420, [3, 74], tones(pal, mix(grass, m.scrub, 0.2)), rng.fork('g'), (x, y) => {
    const d = (s.cam.y * s.cam.f) / Math.max(3, y - hz);
    return Math.abs(s.cam.x + ((x - s.cam.cx) / s.cam.f) * d) > r.half + 1.9;
  });
  fence(s, r, -9);
  fence(s, r, 9);
  things.push({ z: 34, draw: () => saloon(s, { x: 1.9, z: 34 }, { color: m.foam }) });
  drawAll(things);
}

/** Soil, a windbreak and trellised vines on both sides, up to `left` and `right` of the road. */
function vineyardRows(s: Space, left: number, right: number, gate: number): void {
  const { pic } = s;
  const { pal } = pic;
  const m = pal.mats;
  const gap = 2.4;
  const rows = 25;
  plain(pic, s, m.soil, { far: mix(m.vine, pal.haze, 0.45) });
  windbreak(pic, s, { z: 116, x0: -120, x1: 120, h: 12, air: 0.34, gap: 3, skip: (x) => Math.abs(x - gate) < 7 });
  const t = tones(pal, m.vine, mix(m.vine, m.leafDark, 0.75), 0.1);
  vineRows(pic, s, { x0: left - gap * (rows - 1), n: rows, gap, z0: 6, z1: 104, t, soil: m.soil });
  vineRows(pic, s, { x0: right, n: rows, gap, z0: 6, z1: 104, t, soil: m.soil });
}

/** Vineyards to the verge, the snowy range across the whole width, the road bending between them. */
function vineyards(pic: Picture, focal: number, k: number): void {
  const m = pic.pal.mats;
  const hz = pic.H * 0.56;
  sky(pic, { horizon: hz, clouds: 'lenticular', cloudAmount: 0.7 });
  range(pic, {
    horizon: hz + 2,
    height: hz * 0.66,
    lead: focal - k * 0.18,
    snow: 0.82,
    air: 0.26,
    seed: 'plata',
    peaks: 9,
    mist: 0.8,
  });
  const { s, things } = stand(pic, { hz, cx: focal, eye: 3.4 });
  const r: Road = { at: (z) => -k * 3 * (1 - Math.exp(-((z / 70) ** 2))), half: 3.6 };
  vineyardRows(s, k > 0 ? -8.9 : -6.8, k > 0 ? 6.8 : 8.9, -k * 3);
  pave(s, r, mix(m.soil, m.steppe, 0.4));
  things.push({ z: 21, draw: () => car(s, r.at(20) + 1.8, 20, { color: m.cloth, rot: -0.02 * k }) });
  drawAll(things);
}

/** Steppe with oil pumps far off and a storm beyond. */
function steppe(pic: Picture, focal: number, k: number): void {
  const { W, H, pal } = pic;
  const m = pal.mats;
  const hz = H * 0.62;
  sky(pic, { horizon: hz, clouds: 'none' });
  cloud(pic, W * (0.5 - k * 0.34), hz * 0.66, 220, pic.rng.fork('c'));
  thunderhead(pic, { x: W * (focal + k * 0.06), base: hz - H * 0.075, w: W * 0.34, ground: hz });
  range(pic, {
    horizon: hz + 2,
    height: hz * 0.07,
    snow: 0,
    rock: mix(m.steppe, m.rockB, 0.4),
    air: 0.45,
    seed: 'mesa',
    peaks: 14,
    mist: 0.8,
    deep: null,
  });
  const { s, things } = stand(pic, { hz, cx: focal - k * 0.06, eye: 2.6 });
  plain(pic, s, mix(m.steppe, m.rockB, 0.25), { bands: 16 });
  const r: Road = { at: (z) => -k * 9 * (1 - Math.exp(-((z / 90) ** 2))), half: 3.7 };
  pave(s, r, mix(m.soil, m.steppe, 0.4));
  for (const [x, z, tilt] of [
    [24, 74, 0.16],
    [33, 104, -0.2],
    [22, 140, 0.1],
  ] as const)
    things.push({ z, draw: () => pumpJack(s, k * x, z, k * tilt) });
  things.push(...shrubs(s, r, 70));
  things.push({ z: 62, draw: () => saloon(s, { x: r.at(60) - 1.8, z: 60, rot: Math.PI }, { color: m.foam }) });
  drawAll(things);
}

/** The low woods of algarrobo and a warning of loose cattle, the sun going down. */
function scrubland(pic: Picture, focal: number, k: number): void {
  const { W, H, pal } = pic;
  const m = pal.mats;
  const hz = H * 0.64;
  sky(pic, { horizon: hz, sun: { x: W * (focal - k * 0.04), y: hz * 0.72, r: 52 }, clouds: 'streaks' });
  range(pic, {
    horizon: hz + 2,
    height: hz * 0.06,
    snow: 0,
    rock: mix(m.scrub, m.rockB, 0.4),
    air: 0.5,
    seed: 'm',
    peaks: 14,
    mist: 0.8,
    deep: null,
  });
  const { s, things } = stand(pic, { hz, cx: focal - k * 0.04, eye: 1.9, x: k * 1.2, az: 90 });
  plain(pic, s, mix(m.steppe, m.soil, 0.3), { bands: 16 });
  const r: Road = { at: () => 0, half: 3.6 };
  pave(s, r, mix(m.soil, m.steppe, 0.4));
  const rng = pic.rng.fork('monte');
  for (let i = 0; i < 40; i++) {
    const z = 13 + i * 3.4;
    const x = (i % 2 ? 1 : -1) * rng.range(9, 12 + z * 0.5);
    const [a, b] = s.P([x, 0, z]);
    const h = s.scale(z) * rng.range(3.6, 5.4);
    const own = rng.fork(`a${i}`);
    things.push({
      z,
      draw: () => {
        pic.shade(ellipse(a, b + h * 0.02, h * 0.5, Math.max(2, h * 0.03)), pal.shade, 0.7);
        tree(pic, a, b, h, mix(m.leaf, m.scrub, 0.5), own, {
          kind: 'carob',
          dark: overprint(m.leafDark, pal.shade, 0.4),
          air: clamp(z / 260, 0, 0.4),
        });
      },
    });
  }
  things.push(...shrubs(s, r, 26, false));
  fence(s, r, -8);
  things.push({ z: 9.5, draw: () => diamondSign(s, k * 5.6, 9.5, (q) => cow(pic, q)) });
  drawAll(things);
}

/** A plain arch over the road between vineyards; someone with a rucksack walks in beneath it. */
function archway(pic: Picture, focal: number, k: number): void {
  const { H, pal } = pic;
  const m = pal.mats;
  const hz = H * 0.6;
  sky(pic, { horizon: hz, clouds: 'cumulus', cloudAmount: 0.8 });
  range(pic, {
    horizon: hz + 2,
    height: hz * 0.42,
    lead: focal + k * 0.02,
    snow: 0.55,
    air: 0.36,
    seed: 'andes',
    peaks: 7,
    mist: 1,
  });
  const az = lightSide(pal) > 0 ? -35 : 215;
  const { s, things } = stand(pic, { hz, cx: focal, eye: 2, x: -k * 1.4, az });
  vineyardRows(s, -9, 9, 0);
  const r: Road = { at: () => 0, half: 3.7 };
  pave(s, r, mix(m.soil, m.steppe, 0.35));
  things.push({ z: 24, draw: () => entryArch(s, 24) });
  things.push({ z: 52, draw: () => saloon(s, { x: -1.9, z: 52, rot: Math.PI }, { color: m.mustard }) });
  const bottom = mix(pal.deep, m.cloth, 0.3);
  const look = { top: m.accent, pack: m.cloth, bottom, hat: 'gaucho', hatColor: m.sand } as const;
  things.push(person(s, k * 4.5, 16, 'hike', look, -k));
  drawAll(things);
}

/** Two stone piers and a white arch between them, a bunch of grapes at its crown. */
function entryArch(s: Space, z: number): void {
  const { pic } = s;
  const { pal } = pic;
  const m = pal.mats;
  const wall = lit(pal, mix(m.wall, m.sand, 0.2), 0.15);
  for (const x of [-6, 6]) {
    s.block(x, 0, z, 1.5, 5.2, 1.5)
      .cast()
      .paint(mix(m.rockB, m.stone, 0.4));
    s.block(x, 5.2, z, 1.9, 0.35, 1.9).paint(wall);
  }
  const arc = (radius: number, lift: number, depth: number): V3[] =>
    Array.from({ length: 25 }, (_, i) => {
      const a = (Math.PI * (i - 12)) / 24;
      return [Math.sin(a) * radius, lift + Math.cos(a) * 1.9, z + depth];
    });
  const between = (outer: V3[], inner: V3[], c: Hex) => s.quad([...outer, ...[...inner].reverse()], c);
  between(arc(5.4, 4.9, -0.4), arc(5.4, 4.9, 0.4), overprint(wall, pal.shade, 0.75));
  between(arc(6.6, 6.1, -0.4), arc(5.4, 4.9, -0.4), s.ink(wall, [0, 0, -1]));
  between(arc(6.35, 5.95, -0.42), arc(6.2, 5.75, -0.42), m.wine);
  const [a, b] = s.P([0, 7.2, z - 0.45]);
  const u = s.scale(z) * 0.16;
  let fruit = '';
  for (let row = 0; row < 4; row++)
    for (let i = 0; i <= 3 - row; i++) fruit += ellipse(a + (i - (3 - row) / 2) * u * 1.7, b + row * u * 1.5, u);
  pic.fill(fruit, m.wine);
  const leaf = `M${f1(a)} ${f1(b - u)}q${f1(u * 2.4)} ${f1(-u * 2.4)} ${f1(u * 3)} 0q${f1(-u * 1.6)} ${f1(u)} ${f1(-u * 3)} 0Z`;
  pic.fill(leaf, m.leaf);
}

const COUNTRIES: Record<Country, (pic: Picture, focal: number, k: number) => void> = {
  pampa,
  vineyards,
  steppe,
  scrubland,
  archway,
};

/** The roads to San Rafael, each in its own country: plains, vineyards, steppe, woods, the arch at the town's edge. */
export function highway(pic: Picture, o: { focal?: number; country?: Country } = {}): void {
  const focal = o.focal ?? 0.62;
  COUNTRIES[o.country ?? 'pampa'](pic, focal, focal > 0.5 ? 1 : -1);
}
