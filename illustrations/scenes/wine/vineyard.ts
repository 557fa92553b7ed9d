import { mix } from '../../core/color.ts';
import type { Picture } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { mist, range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { lightSide, tones } from '../../props/plants/plants.ts';
import {
  dayMoon,
  fairway,
  fairwayHalf,
  farRiver,
  flock,
  grapeDonkey,
  terraceBench,
} from '../../props/vineyard/details.ts';
import { couple, longTable } from '../../props/vineyard/guests.ts';
import { plain, vineRows, windbreak } from '../../props/vineyard/rows.ts';

export interface VineyardOptions {
  focal?: number;
  horizon?: number;
  worker?: boolean;
  clouds?: boolean;
  detail?: 'sheep' | 'donkey' | 'bench' | 'golf' | 'couple' | 'table';
  moon?: boolean;
  frost?: boolean;
}

/** Vineyard: trellised rows running to the Andes, a poplar windbreak across the middle distance. */
export function vineyard(pic: Picture, o: VineyardOptions = {}): void {
  const { W, H, pal: p } = pic,
    rng = pic.rng;
  const hz = H * (o.horizon ?? 0.5),
    focal = o.focal ?? 0.64;
  const side = lightSide(p);
  const low = p.name === 'golden' || p.name === 'dusk' || p.name === 'dawn';
  const sunX = side > 0 ? Math.max(focal + 0.1, 0.78) : 0.24;
  sky(pic, {
    horizon: hz,
    sun: low || p.night ? { x: W * sunX, y: hz * (low ? 0.5 : 0.3), r: p.night ? 28 : 44 } : undefined,
    clouds: p.night ? 'none' : rng.pick(['cumulus', 'lenticular', 'streaks'] as const),
  });
  if (o.moon) dayMoon(pic, W * (sunX > 0.5 ? 0.2 : 0.8), hz * 0.32, 40);
  const golf = o.detail === 'golf',
    bench = o.detail === 'bench',
    k = focal > 0.5 ? 1 : -1;
  range(pic, {
    horizon: hz,
    height: hz * (golf ? 0.34 : 0.56),
    lead: focal + (focal > 0.5 ? -0.04 : 0.04),
    snow: golf ? 0 : 0.55,
    rock: golf ? mix(p.mats.rockA, p.mats.granite, 0.25) : undefined,
    air: 0.34,
    seed: 'andes',
    peaks: 8,
    mist: 1,
  });
  range(pic, {
    horizon: hz + 2,
    height: hz * 0.15,
    snow: 0,
    rock: mix(p.mats.scrub, p.mats.granite, 0.5),
    air: 0.5,
    seed: 'foot',
    peaks: 13,
    mist: 0.9,
    deep: null,
  });
  const cam: Cam = { x: 0, y: bench ? 4.6 : 4.1, z: 0, f: 1150, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, { az: p.az > 90 ? 160 : 20, el: Math.max(18, p.el * 0.9) });
  // hoar frost whitens leaf and soil
  const frosted = (c: string, k: number) => (o.frost ? mix(c, p.mats.snow, k) : c);
  plain(pic, s, frosted(p.mats.soil, 0.5), { far: mix(mix(p.mats.vine, p.mats.soil, 0.4), p.haze, 0.4) });
  windbreak(pic, s, { z: 150, x0: -140, x1: 140, h: 15, air: 0.42, gap: 3.4 });
  mist(pic, hz - 18, hz + 22, { alpha: 0.5 });
  if (bench) farRiver(s, 38, 128);
  windbreak(pic, s, {
    z: 92,
    x0: -75,
    x1: 75,
    h: 14,
    air: 0.2,
    gap: 2.9,
    skip: (x) => bench || Math.abs(x + 16 * k) < 4 || x * k > 14,
  });
  pic.nextPlane();
  const rows = {
    gap: 2.4,
    z0: bench ? 17 : 3,
    z1: bench ? 34 : 88,
    t: tones(p, frosted(p.mats.vine, 0.45), frosted(mix(p.mats.vine, p.mats.leafDark, 0.75), 0.2)),
    soil: frosted(p.mats.soil, 0.5),
    grass: frosted(mix(p.mats.steppe, p.mats.vine, 0.3), 0.75),
  };
  // animals and players need a wider way between the rows
  const way = golf ? fairwayHalf + 1 : ['sheep', 'donkey', 'table'].includes(o.detail ?? '') ? 2.5 : 0;
  if (way) {
    vineRows(pic, s, { ...rows, x0: way, n: 13 });
    vineRows(pic, s, { ...rows, x0: -way - 12 * rows.gap, n: 13 });
    if (golf) fairway(s, k);
  } else vineRows(pic, s, { ...rows, x0: -33.6 - 1.2, n: 29 });
  if (bench) terraceBench(s, k);
  if (o.detail === 'sheep') flock(s, k);
  if (o.detail === 'donkey') grapeDonkey(s, k);
  if (o.detail === 'couple') couple(s, k);
  if (o.detail === 'table') longTable(s);
  if (!o.detail && o.worker !== false) {
    const z = 15,
      x = focal > 0.5 ? -0.3 : 0.3,
      [fx, fy] = s.P([x, 0, z]),
      h = s.scale(z) * 1.74;
    figure(
      pic,
      fx,
      fy,
      h,
      'walk',
      { top: p.mats.foam, bottom: mix(p.mats.cloth, p.deep, 0.4), hat: 'gaucho', hatColor: p.mats.sand },
      focal > 0.5 ? -1 : 1,
      { ground: { s, z } },
    );
  }
}
