import { mix, overprint } from '../../core/color.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { vapour } from '../../props/air/steam.ts';
import { cloudsFor, lowSun } from '../../props/air/views.ts';
import { goat } from '../../props/animals/goat.ts';
import { standing } from '../../props/animals/standing.ts';
import { range } from '../../props/land/land.ts';
import { tones, tufts } from '../../props/plants/plants.ts';
import { drawFarToNear, person, sunFrom, type Thing } from '../../props/staging.ts';
import { ruinWall } from '../../props/town/ruins.ts';
import { plain } from '../../props/vineyard/rows.ts';

/** A herder's post in the high valley: dry-stone pen, hut, goats coming home ahead of their herder. */
export function herdersPost(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const rng = pic.rng;
  const hz = H * (o.horizon ?? 0.52);
  const focal = o.focal ?? 0.6;
  const k = focal > 0.5 ? 1 : -1;
  sky(pic, {
    horizon: hz,
    clouds: cloudsFor(pic),
    cloudAmount: 0.8,
    sun: lowSun(pic) ? { x: W * (0.5 - 0.28 * k), y: hz * 0.4, r: 42 } : undefined,
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.62,
    lead: 0.5 + 0.02 * k,
    snow: 0.55,
    air: 0.3,
    seed: 'cordillera',
    peaks: 7,
    mist: 0.8,
  });
  range(pic, {
    horizon: hz + 6,
    height: hz * 0.2,
    lead: 0.5 - 0.34 * k,
    snow: 0,
    rock: mix(m.rockA, m.steppe, 0.5),
    air: 0.26,
    seed: 'loma',
    peaks: 8,
    mist: 0.5,
  });
  const cam: Cam = { x: 0, y: 2.4, z: 0, f: 1100, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, sunFrom(pic));
  plain(pic, s, mix(m.steppe, m.soil, 0.3), { bands: 10 });
  const stone = mix(m.granite, m.stone, 0.4);
  const fence = (x0: number, z0: number, x1: number, z1: number, label: string): Thing => ({
    z: Math.max(z0, z1),
    draw: () =>
      ruinWall(s, x0 * k, z0, x1 * k, z1, {
        h: 1.25,
        thick: 0.6,
        color: stone,
        rng: rng.fork(label),
        ragged: 0.16,
        soft: true,
        course: 0.3,
      }),
  });
  const things: Thing[] = [
    fence(-3, 26, 6, 28, 'a'),
    fence(6, 28, 12, 24, 'b'),
    fence(12, 24, 12.6, 16.4, 'c'),
    fence(5.2, 14.8, 12.6, 16.4, 'd'),
    fence(-3, 26, -2.2, 19, 'e'),
  ];
  things.push({ z: 34, draw: () => hut(s, k * 5.4, 34, -k * 0.35) });
  const coats = [m.foam, mix(m.wood, m.rockD, 0.4), mix(p.deep, m.wood, 0.4), mix(m.sand, m.foam, 0.5), m.rockB];
  const herd: [number, number, number, boolean][] = [
    [-2.6, 12, 1, false],
    [-1.3, 13.4, 1, false],
    [-3.9, 14.6, 1, true],
    [-0.2, 11.4, 1, true],
    [0.6, 14.2, 1, false],
    [1.7, 12.6, 1, false],
    [2.7, 15, 1, false],
    [-5, 12.4, -1, true],
    [3.4, 19, 1, false],
    [5.2, 20.4, -1, true],
    [7.4, 19.6, 1, false],
    [0.9, 17.4, 1, false],
  ];
  herd.forEach(([x, z, face, grazing], i) => {
    things.push(
      standing(s, z, k * x, 0.98, (a, b, h) => goat(pic, a, b, h, coats[i % coats.length]!, face * k, { grazing })),
    );
  });
  things.push(
    person(
      s,
      -k * 6,
      15.4,
      'hike',
      { top: m.foam, bottom: overprint(m.cloth, p.shade, 0.4), poncho: m.accent, hat: 'gaucho', pole: true },
      k,
      { tall: 1.75 },
    ),
  );
  drawFarToNear(things);
  tufts(
    pic,
    hz + 60,
    H + 26,
    70,
    [12, 64],
    tones(p, mix(m.steppe, m.scrub, 0.25)),
    rng.fork('c'),
    (x, y) => y > H * 0.84 || Math.abs(x - W * focal) > W * 0.3,
  );
}

/** One room of stone under a tin roof, a thread of smoke. */
function hut(s: Space, x: number, z: number, rot: number): void {
  const { pic } = s;
  const { pal: p } = pic;
  const m = p.mats;
  const walls = s.block(x, 0, z, 6.4, 2.7, 4.6, rot).cast();
  walls.paint(mix(m.adobe, m.granite, 0.35));
  const front = walls.wall(0);
  front.opening(1, 0, 1.1, 2, { inside: p.deep, frame: m.wood });
  front.opening(3.6, 1, 1, 0.9, { inside: p.deep, lamp: p.lamps ? p.lamp : null, frame: m.wood, bars: 1 });
  walls.gable(1.1, 0.4, mix(m.metal, m.rockD, 0.25), { axis: 'w', wall: mix(m.adobe, m.granite, 0.35) });
  s.block(x + 2, 2.9, z + 0.6, 0.5, 1.5, 0.5).paint(lit(p, m.stone, 0.1));
  const [a, b] = s.P([x + 2, 4.4, z + 0.6]);
  vapour(pic, a, b, s.scale(z) * 1.1, s.scale(z) * 3.4, pic.rng.fork('humo'), { drift: 0.4, n: 8, alpha: 0.6 });
}
