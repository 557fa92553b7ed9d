import { mix } from '../../core/color.ts';
import { makeNoise } from '../../core/noise.ts';
import type { Picture } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { cloudsFor, lowSun } from '../../props/air/views.ts';
import { horseman } from '../../props/animals/horseman.ts';
import { range } from '../../props/land/land.ts';
import { lightSide, poplar, tones, tufts } from '../../props/plants/plants.ts';
import { drawFarToNear, person, poplarShade, sunFrom, type Thing } from '../../props/staging.ts';
import { cyclist } from '../../props/vehicles/vehicles.ts';
import { plain, vineRows } from '../../props/vineyard/rows.ts';

export interface PoplarAvenueOptions {
  focal?: number;
  horizon?: number;
  actor?: 'rider' | 'bicycles' | 'stroll' | 'none';
  /** rows of vines beyond the trees on the open side */
  vineyards?: boolean;
}

/** How far the lane bends aside by depth: a country lane is never quite straight. */
const bend = (z: number, k: number): number => k * 5.2 * Math.max(0, (z - 14) / 60) ** 1.6;

/** A dirt lane between old poplars, light and shade across it in bars. */
export function poplarAvenue(pic: Picture, o: PoplarAvenueOptions = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const rng = pic.rng;
  const hz = H * (o.horizon ?? 0.57);
  const focal = o.focal ?? 0.6;
  const k = focal > 0.5 ? 1 : -1;
  sky(pic, {
    horizon: hz,
    clouds: cloudsFor(pic),
    cloudAmount: 0.6,
    sun: lowSun(pic) ? { x: W * (0.5 - 0.14 * k), y: hz * 0.55, r: 44 } : undefined,
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.42,
    lead: focal - 0.22 * k,
    snow: 0.55,
    air: 0.4,
    seed: 'andes',
    peaks: 7,
    mist: 1,
  });
  const cam: Cam = { x: -k * 0.6, y: 1.95, z: 0, f: 1000, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, sunFrom(pic));
  plain(pic, s, mix(m.steppe, m.leaf, 0.22), { bands: 6 });
  if (o.vineyards) {
    const t = tones(p, m.vine, mix(m.vine, m.leafDark, 0.75), 0.1);
    vineRows(pic, s, { x0: k > 0 ? -40 : 11, n: 12, gap: 2.6, z0: 9, z1: 80, t, soil: m.soil });
  }
  lane(s, k);
  const trees: { x: number; z: number; h: number }[] = [];
  for (const side of [-1, 1])
    for (let z = 11; z < 100; z += 3.8 + z * 0.03)
      trees.push({
        x: side * 5.4 + bend(z, k) + rng.range(-0.3, 0.3),
        z: z + rng.range(-0.6, 0.6),
        h: rng.range(12, 17),
      });
  bars(s, trees);
  const things: Thing[] = trees.map((q) => ({
    z: q.z,
    draw: () => {
      const [a, b] = s.P([q.x, 0, q.z]);
      const tall = s.scale(q.z) * q.h;
      if (a < -tall * 0.2 || a > W + tall * 0.2) return;
      const air = Math.min(0.34, q.z / 220);
      poplar(
        pic,
        a,
        b,
        tall,
        tones(p, m.poplar, m.poplarDark, air),
        rng.fork(`${q.x.toFixed(1)}${q.z.toFixed(1)}`),
        lightSide(p),
        0.95,
        1,
      );
    },
  }));
  things.push(...actors(s, o.actor ?? 'rider', k));
  drawFarToNear(things);
  tufts(pic, hz + 90, H + 24, 54, [14, 56], tones(p, mix(m.steppe, m.scrub, 0.2)), rng.fork('c'), (x, y) => {
    const z = (cam.y * cam.f) / Math.max(4, y - hz);
    const wx = cam.x + ((x - cam.cx) / cam.f) * z - bend(z, k);
    return Math.abs(wx) > 2.9 && Math.abs(wx) < 7;
  });
}

function lane(s: Space, k: number): void {
  const { pic } = s;
  const { pal: p } = pic;
  const N = makeNoise(`${pic.seed}lane`);
  const edge = (x: number, rag: number): V3[] => {
    const pts: V3[] = [];
    for (let z = 1.1; z < 110; z *= 1.06) pts.push([x + bend(z, k) + rag * N(z * 0.6, x), 0, z]);
    return pts;
  };
  const band = (a: number, b: number, rag = 0): string => s.path([...edge(a, rag), ...edge(b, rag).reverse()]);
  pic.fill(band(-2.7, 2.7, 0.3), mix(p.mats.soil, p.mats.sand, 0.5));
  pic.shade(band(-1.15, -0.7, 0.08) + band(0.7, 1.15, 0.08), p.shade, 0.16);
  pic.fill(band(-0.3, 0.3, 0.2), mix(p.mats.steppe, p.mats.leaf, 0.3), 0.6);
}

/** The shadows of the trees lying across the lane, running together with distance. */
function bars(s: Space, trees: { x: number; z: number; h: number }[]): void {
  s.pic.shade(trees.map(({ x, z, h }) => poplarShade(s, x, z, h)).join(''), s.pic.pal.shade, 0.5);
}

function actors(s: Space, actor: NonNullable<PoplarAvenueOptions['actor']>, k: number): Thing[] {
  const { pic } = s;
  const m = pic.pal.mats;
  if (actor === 'rider') return [horseman(s, -k * 0.3, 15, -k, { poncho: m.accent })];
  if (actor === 'stroll')
    return [
      person(s, -0.4, 13, 'walk', { top: m.accent, bottom: m.cloth }, k),
      person(s, 0.4, 13.2, 'walk', { top: m.foam, dress: m.wine }, k),
    ];
  if (actor === 'bicycles')
    return [
      { x: -k * 1.1, z: 12.6, top: m.accent },
      { x: k * 0.9, z: 14.2, top: m.mustard },
    ].map(({ x, z, top }) => ({
      z,
      draw: () => {
        s.cast(
          [
            [x - 0.9, 0.3, z],
            [x + 0.9, 0.3, z],
            [x, 1.6, z],
          ],
          0,
          0.6,
        );
        const [a, b] = s.P([x, 0, z]);
        cyclist(pic, a, b, s.scale(z) * 0.36, { face: k, top });
      },
    }));
  return [];
}
