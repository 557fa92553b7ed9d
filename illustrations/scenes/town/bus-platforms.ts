import { mix, overprint } from '../../core/color.ts';
import { ellipse } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import { glows } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { drawAll, person, slab, stepBack, streetSun, type Thing } from '../../props/town/street.ts';
import { doubleDecker } from '../../props/vehicles/traffic.ts';
import { plain, windbreak } from '../../props/vineyard/rows.ts';

/** How far apart the bays are, and the depth at which the noses stop. */
const BAY = 4.5;
const NOSES = 20;
/** The canopy over the bays. */
const CANOPY = { from: 33, to: 39, high: 6.2 };

/** The bays of a bus terminal from the yard: coaches nose out in a row under the canopy, the Andes behind. */
export function busPlatforms(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal } = pic;
  const m = pal.mats;
  const focal = o.focal ?? 0.62;
  const k = focal > 0.5 ? 1 : -1;
  const hz = H * (o.horizon ?? 0.66);
  const low = ['golden', 'dusk', 'dawn'].includes(pal.name);
  sky(pic, {
    horizon: hz,
    sun: low ? { x: W * (0.5 - k * 0.34), y: hz * 0.5, r: 42 } : undefined,
    clouds: pal.night ? 'none' : 'streaks',
    cloudAmount: 0.8,
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.52,
    lead: 0.5 - k * 0.2,
    snow: 0.6,
    air: 0.36,
    seed: 'andes',
    peaks: 7,
    mist: 1,
  });
  const cam = { x: -k * 2, y: 1.8, z: 0, f: 1080 * stepBack(pic), cx: W * (0.5 - k * 0.08), horizon: hz };
  const s = new Space(pic, cam, streetSun(pic));
  plain(pic, s, overprint(mix(m.road, m.stone, 0.4), pal.shade, pal.lamps ? 0.4 : 0.16), { bands: 4 });
  windbreak(pic, s, { z: 80, x0: -90, x1: 90, h: 13, air: 0.28, gap: 2.7 });
  let lines = '';
  for (let i = -4; i <= 5; i++) lines += slab(s, k * ((i - 0.6) * BAY) - 0.08, 6.5, 0.16, NOSES + 8);
  pic.fill(lines, mix(m.mustard, m.foam, 0.25));
  pic.shade(slab(s, -30, 8.2, 60, 0.1), pal.shade, 0.4);
  const things: Thing[] = [{ z: CANOPY.to + 3, draw: () => hall(s, k) }];
  const paints = [m.foam, mix(m.cloth, m.foam, 0.45), m.foam, mix(m.mustard, m.foam, 0.45)];
  for (const [i, color] of paints.entries()) {
    const x = k * (i - 0.1) * BAY;
    things.push({ z: NOSES + i * 0.1, draw: () => doubleDecker(s, { x, z: NOSES + 12.4, rot: Math.PI }, { color }) });
  }
  things.push(
    person(s, -k * 4.2, 20, 'walk', { top: m.accent, bottom: pal.deep, pack: m.mustard }, k),
    person(s, -k * 5.4, 21, 'walk', { top: m.foam, dress: m.wine }, k),
    person(s, k * 2.1, 18.6, 'stand', { top: m.cloth, hat: 'cap' }, -k),
    person(s, k * 6.4, 19, 'wave', { top: m.mustard, bottom: pal.deep, pack: m.cloth }, -k),
    person(s, -k * 3.4, 14.5, 'walk', { top: m.cloth, bottom: pal.deep, pack: m.accent, hat: 'cap' }, k),
    person(s, -k * 9, 25, 'stand', { top: m.wine, bottom: m.cloth }, k),
  );
  drawAll(things);
}

/** The long low hall and, standing out from it, the canopy on its pillars. */
function hall(s: Space, k: number): void {
  const { pic } = s;
  const { pal } = pic;
  const m = pal.mats;
  const wall = lit(pal, mix(m.wall, m.rockB, 0.25), 0.1);
  const from = -k * 11;
  const mid = from + k * 20;
  const b = s.block(mid, 0, CANOPY.to + 4, 40, 5.2, 8).paint(wall);
  const f = b.wall(0);
  for (let i = 0; i < 14; i++)
    f.opening(0.8 + i * 2.8, 0.2, 2.3, 3.1, {
      inside: mix(pal.deep, m.glass, 0.3),
      lamp: pal.lamps || pal.name === 'dawn' ? mix(pal.lamp, m.wall, 0.2) : null,
      frame: m.metal,
      bars: 1,
    });
  const [a, c] = [mid - 20, mid + 20];
  const slabTop: V3[] = [
    [a, CANOPY.high, CANOPY.from],
    [c, CANOPY.high, CANOPY.from],
    [c, CANOPY.high - 0.5, CANOPY.to + 2],
    [a, CANOPY.high - 0.5, CANOPY.to + 2],
  ];
  pic.shade(s.path(slabTop.map((v) => s.fall(v))), pal.shade, 0.5);
  for (let x = 2; x < 40; x += BAY)
    s.block(a + x, 0, CANOPY.from + 1, 0.34, CANOPY.high, 0.34).paint(lit(pal, m.stone, 0.3));
  s.quad(slabTop, overprint(wall, pal.shade, 0.75));
  s.quad(
    [
      [a, CANOPY.high, CANOPY.from],
      [c, CANOPY.high, CANOPY.from],
      [c, CANOPY.high + 0.8, CANOPY.from],
      [a, CANOPY.high + 0.8, CANOPY.from],
    ],
    s.ink(lit(pal, m.wall, 0.3), [0, 0, -1]),
  );
  s.quad(
    [
      [a, CANOPY.high, CANOPY.from - 0.02],
      [c, CANOPY.high, CANOPY.from - 0.02],
      [c, CANOPY.high + 0.16, CANOPY.from - 0.02],
      [a, CANOPY.high + 0.16, CANOPY.from - 0.02],
    ],
    m.accent,
  );
  const lamps = Array.from({ length: 12 }, (_, i) => s.P([a + 2 + i * 3.3, CANOPY.high - 0.2, CANOPY.from + 3]));
  pic.fill(lamps.map(([x, y]) => ellipse(x, y, 8, 2.6)).join(''), lit(pal, pal.lamp, 0.6));
  if (pal.lamps || pal.name === 'dawn') glows(pic, lamps, 60, pal.lamp, 0.4);
}
