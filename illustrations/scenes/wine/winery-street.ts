import { mix, overprint } from '../../core/color.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import {
  drawAll,
  paving,
  person,
  planeRow,
  plasters,
  shop,
  slab,
  stepBack,
  streetSun,
  type Thing,
} from '../../props/town/street.ts';
import { plain } from '../../props/vineyard/rows.ts';
import { wallInk, wineryFront } from './winery-yard.ts';

/** Depth of the fronts, and the width of one gabled hall. */
const FRONTS = 15;
const HALL = 8.4;

/** An old winery among the houses of a city street: two brick gables on the footway, plane trees, the irrigation channel. */
export function wineryStreet(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal } = pic;
  const m = pal.mats;
  const focal = o.focal ?? 0.6;
  const k = focal > 0.5 ? 1 : -1;
  const hz = H * (o.horizon ?? 0.64);
  const low = ['golden', 'dusk', 'dawn'].includes(pal.name);
  sky(pic, {
    horizon: hz,
    sun: low ? { x: W * (0.5 - k * 0.36), y: hz * 0.4, r: 40 } : undefined,
    clouds: pal.night ? 'none' : low ? 'streaks' : 'cumulus',
    cloudAmount: 0.7,
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.34,
    lead: 0.5 - k * 0.3,
    snow: 0.5,
    air: 0.42,
    seed: 'andes',
    peaks: 8,
    mist: 1,
  });
  const cam = { x: 0, y: 1.8, z: 0, f: 1080 * stepBack(pic), cx: W * 0.5, horizon: hz };
  const s = new Space(pic, cam, streetSun(pic));
  plain(pic, s, mix(m.stone, m.sand, 0.3), { bands: 0 });
  pic.fill(slab(s, -60, 8.55, 120, FRONTS - 8.55), lit(pal, mix(m.stone, m.sand, 0.25), 0.12));
  paving(s, -26, 26, { z0: 8.6, z1: FRONTS, tile: 1.6 });
  pic.fill(slab(s, -60, 1.2, 120, 6.2), overprint(mix(m.road, m.stone, 0.2), pal.shade, pal.lamps ? 0.5 : 0.28));
  pic.fill(slab(s, -60, 7.4, 120, 0.35), lit(pal, m.stone, 0.3));
  pic.fill(slab(s, -60, 7.75, 120, 0.8), overprint(m.stone, pal.shade, 0.85));
  pic.fill(slab(s, -60, 8, 120, 0.55), mix(m.water, pal.sky[0], 0.2));
  // the slab over the channel, before the door
  s.block(k * 2.2, 0, 8.15, 3.4, 0.1, 1.1).paint(lit(pal, m.stone, 0.05), { top: lit(pal, m.stone, 0.3) });
  const things: Thing[] = [houses(s, k), { z: FRONTS + 4, draw: () => halls(s, k) }];
  for (const x of [-6.3, 6.6]) things.push(...planeRow(s, k * x, { z0: 9.6, z1: 10, h: [7.4, 8.2] }));
  things.push(
    person(s, k * 3.9, 12.6, 'walk', { top: m.mustard, bottom: mix(pal.deep, m.cloth, 0.4), pack: m.accent }, -k),
    person(s, k * 4.9, 12.9, 'walk', { top: m.foam, dress: m.cloth }, -k),
    person(s, -k * 4.1, 13.6, 'stand', { top: m.cloth, bottom: pal.deep, hat: 'beret' }, k),
  );
  drawAll(things);
}

/** The two halls, gable to the street. */
function halls(s: Space, k: number): void {
  const { pal } = s.pic;
  const m = pal.mats;
  const wall = wallInk(s.pic, 'brick');
  const roof = overprint(mix(m.metal, m.rockD, 0.35), pal.shade, 0.1);
  for (const x of [k * 2.2, k * (2.2 - HALL)]) {
    const hall = s.block(x, 0, FRONTS + 8, HALL, 4.6, 16);
    hall.cast();
    hall.paint(wall);
    hall.gable(2.5, 0.3, roof, { axis: 'd', wall, tiles: true });
    wineryFront(s, hall.wall(0), wall, 'brick');
  }
}

/** The neighbours on both sides. */
function houses(s: Space, k: number): Thing {
  const { pic } = s;
  const m = pic.pal.mats;
  const tints = plasters(pic);
  return {
    z: FRONTS + 9,
    draw: () => {
      for (const [i, [x, w, h]] of (
        [
          [k * 11.4, 9.6, 5.2],
          [k * 21, 9.4, 6.6],
          [-k * 15.4, 9.6, 6.2],
        ] as const
      ).entries()) {
        const house = s.block(x, 0, FRONTS + 4.4, w, h, 8);
        shop(s, house, 0, pic.rng.fork(`house${i}`), { wall: tints[i]!, awning: [m.cloth, m.mustard, m.accent][i] });
      }
    },
  };
}
