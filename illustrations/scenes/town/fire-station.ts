import { type Hex, mix, overprint } from '../../core/color.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import { glow } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { drawAll, paving, person, planeRow, slab, stepBack, streetSun, type Thing } from '../../props/town/street.ts';
import { fireEngine } from '../../props/vehicles/traffic.ts';
import { plain, windbreak } from '../../props/vineyard/rows.ts';

/** Depth of the fronts of the buildings. */
const FRONT = 21;

interface Yard {
  pic: Picture;
  s: Space;
  things: Thing[];
  k: number;
  wall: Hex;
  /** The red of the doors, which the lamps show by night. */
  red: Hex;
}

/** Two tall doors with a cornice, a hose tower beside them; one door stands open. */
function station({ pic, s, k, wall, red, things }: Yard): void {
  const { pal } = pic;
  const m = pal.mats;
  things.push({
    z: FRONT + 9,
    draw: () => {
      const tower = s
        .block(-k * 8.6, 0, FRONT + 3, 3.2, 11.5, 3.2)
        .cast()
        .paint(wall);
      for (const i of [0, 1, 3])
        if (tower.visible(i)) {
          const f = tower.wall(i);
          pic.fill(f.rect(-0.12, 10.9, f.lu + 0.24, 0.6, 0.1), f.ink(red));
          for (const y of [3, 6, 9])
            f.opening(f.lu * 0.38, y, f.lu * 0.24, 1.3, {
              inside: mix(pal.deep, m.glass, 0.2),
              frame: lit(pal, wall, 0.3),
            });
        }
    },
  });
  things.push({
    z: FRONT + 8,
    draw: () => {
      const b = s
        .block(k * 1.2, 0, FRONT + 4, 16.4, 5.4, 8)
        .cast()
        .paint(wall);
      const f = b.wall(0);
      for (let i = 0; i < 3; i++) {
        const a = 1.1 + i * 4.9;
        const open = i === 1;
        pic.fill(f.rect(a - 0.25, 0, 4.5, 4.2), f.ink(lit(pal, wall, 0.35)));
        if (open) {
          pic.fill(
            f.rect(a, 0, 4, 3.95),
            pal.lamps ? mix(pal.lamp, m.wall, 0.2) : overprint(overprint(wall, pal.shade, 0.95), pal.deep, 0.55),
          );
          pic.fill(f.rect(a, 3.4, 4, 0.55), f.ink(red));
        } else {
          pic.fill(f.rect(a, 0, 4, 3.95), f.ink(red));
          let slats = '';
          for (let y = 0.35; y < 3.9; y += 0.4) slats += f.rect(a, y, 4, 0.06);
          pic.shade(slats, pal.shade, 0.6);
          pic.fill(f.rect(a + 0.5, 2.35, 3, 0.5), mix(pal.deep, m.glass, 0.3));
        }
      }
      pic.fill(f.rect(0, 4.7, f.lu, 0.7, 0.2), f.ink(lit(pal, wall, 0.25)));
      const es = f.eaveShade(0, 4.7, f.lu, 0.5);
      if (es) pic.shade(es, pal.shade, 0.55);
    },
  });
  things.push({ z: 12, draw: () => fireEngine(s, { x: k * 7, z: 17, rot: Math.PI + k * 0.92 }) });
  if (pal.night) things.push({ z: 12.1, draw: () => doorLight(pic, s, k) });
  const uniform = {
    top: mix(pal.deep, m.cloth, 0.35),
    bottom: mix(pal.deep, m.cloth, 0.2),
    hat: 'helmet',
    hatColor: m.mustard,
  } as const;
  things.push(
    person(s, -k * 2.9, 9.6, 'akimbo', uniform, k),
    person(s, -k * 1.9, 9.9, 'stand', { ...uniform, hat: 'none' }, -k),
  );
}

/** What the open door lights by night. */
function doorLight(pic: Picture, s: Space, k: number): void {
  const { lamp } = pic.pal;
  const [x, y] = s.P([k * 1.2, 2.2, FRONT]);
  glow(pic, x, y, s.scale(FRONT) * 5, lamp, 0.5);
  const [gx, gy] = s.P([-k * 2.2, 0, 12]);
  glow(pic, gx, gy, s.scale(12) * 6, lamp, 0.5, 0.2);
}

/** A fire station, the engine ready in front of it, poplars to one side. */
export function fireStation(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal } = pic;
  const m = pal.mats;
  const focal = o.focal ?? 0.6;
  const k = focal > 0.5 ? 1 : -1;
  const hz = H * (o.horizon ?? 0.62);
  const low = ['golden', 'dusk', 'dawn'].includes(pal.name);
  sky(pic, {
    horizon: hz,
    clouds: pal.night ? 'none' : low ? 'streaks' : 'cumulus',
    cloudAmount: 0.9,
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.4,
    lead: 0.5 - k * 0.3,
    snow: 0.5,
    air: 0.42,
    seed: 'andes',
    peaks: 8,
    mist: 1,
  });
  const cam = { x: -k * 0.6, y: 1.8, z: 0, f: 1080 * stepBack(pic), cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, streetSun(pic));
  const ground = mix(m.stone, m.sand, 0.35);
  plain(pic, s, ground, { bands: 0 });
  // none behind the roofs, from which it would seem to grow
  windbreak(pic, s, { z: 44, x0: -46, x1: 46, h: 14, air: 0.16, gap: 2.6, skip: (x) => k * x > -23 });
  paving(s, -30, 30, { z0: 8, z1: FRONT, tile: 2.6 });
  // the street in front
  pic.fill(slab(s, -40, 1.2, 80, 6.4), overprint(mix(m.road, m.stone, 0.2), pal.shade, pal.lamps ? 0.5 : 0.28));
  pic.fill(slab(s, -40, 7.6, 80, 0.3), lit(pal, m.stone, 0.3));
  let dash = '';
  for (let x = -30; x < 30; x += 3.4) dash += slab(s, x, 6.4, 1.7, 0.14);
  pic.fill(dash, mix(m.foam, m.road, 0.2));
  const yard: Yard = {
    pic,
    s,
    things: [],
    k,
    wall: lit(pal, mix(m.wall, m.rockB, 0.3), 0.1),
    red: pal.night ? mix(m.accent, pal.own.accent, 0.5) : m.accent,
  };
  station(yard);
  yard.things.push(...planeRow(s, -k * 13.5, { z0: 16, z1: 20, h: [7.5, 8.5] }));
  drawAll(yard.things);
}
