import { type Hex, mix, overprint } from '../../core/color.ts';
import type { Picture } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { horseman } from '../../props/animals/horseman.ts';
import { range } from '../../props/land/land.ts';
import { groundShadow } from '../../props/people/figures.ts';
import { argentineBands, flag, person } from '../../props/people/people.ts';
import { jarilla, tones, tufts } from '../../props/plants/plants.ts';
import { drawFarToNear, standingTree, sunFrom, type Thing } from '../../props/staging.ts';
import { cannon } from '../../props/town/cannon.ts';
import { ruinWall } from '../../props/town/ruins.ts';
import { plain } from '../../props/vineyard/rows.ts';

/** The founding day at the fort: worn adobe walls, flags, a file of riders in ponchos, people on foot. */
export function anniversary(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    focal = o.focal ?? 0.6,
    k = focal > 0.5 ? 1 : -1,
    hz = H * (o.horizon ?? 0.52);
  sky(pic, { horizon: hz, clouds: 'lenticular', cloudAmount: 0.8 });
  range(pic, {
    horizon: hz,
    height: hz * 0.34,
    lead: 0.5 - 0.27 * k,
    snow: 0.4,
    air: 0.42,
    seed: 'andes',
    peaks: 9,
    mist: 1,
  });
  const cam: Cam = { x: 0, y: 2.7, z: 0, f: 1050, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, sunFrom(pic));
  plain(pic, s, mix(m.soil, m.steppe, 0.4), { bands: 8 });
  const things: Thing[] = [];
  const rng = pic.rng.fork('trees');
  for (const [x, z, h] of [
    [-17, 40, 8],
    [-11, 46, 10],
    [16, 44, 9],
    [21, 38, 8],
    [9, 52, 10],
  ] as const)
    things.push(standingTree(s, rng.fork(`t${x}`), k * x, z, h, x % 2 ? 'carob' : 'poplar'));
  walls(pic, s, things, k);
  banners(pic, s, things, k);
  riders(pic, s, things, k);
  onFoot(pic, s, things, k);
  things.push({
    z: 7.2,
    draw: () => {
      const [a, b] = s.P([-k * 2.6, 0, 7.2]);
      groundShadow(pic, s, cannon(pic, a, b, s.scale(7.2) * 0.9, -k), b, 7.2);
    },
  });
  tufts(
    pic,
    hz + H * 0.05,
    H * 0.99,
    46,
    [6, 26],
    tones(p, m.steppe),
    pic.rng.fork('tufts'),
    (x) => k * (x - W * focal) < -W * 0.06 || k * (x - W * focal) > W * 0.36,
  );
  drawFarToNear(things);
}

/** What is left of the fort: two corner bastions and the curtain between them with its gate. */
function walls(pic: Picture, s: Space, things: Thing[], k: number): void {
  const m = pic.pal.mats,
    adobe = mix(m.adobe, m.rockB, 0.35),
    rng = pic.rng.fork('walls');
  const wall = (
    x0: number,
    z0: number,
    x1: number,
    z1: number,
    h: number,
    ragged: number,
    gate?: { a: number; w: number },
  ) =>
    things.push({
      z: (z0 + z1) / 2 + 0.01,
      draw: () =>
        ruinWall(s, k * x0, z0, k * x1, z1, {
          h,
          thick: 0.9,
          color: adobe,
          rng: rng.fork(`w${x0}${z0}`),
          ragged,
          gaps: gate ? [{ a: gate.a, b: 0, w: gate.w, h: 2.9, arch: true }] : undefined,
        }),
    });
  wall(-8.5, 24, 10.5, 24, 4.8, 0.35, { a: 10, w: 2.4 });
  wall(10.5, 24, 10.5, 17, 4.2, 0.6);
  wall(5.4, 17, 10.5, 17, 3.6, 0.75);
  wall(-8.5, 24, -11, 18.5, 3.4, 0.8);
}

/** Flags on tall poles in front of the wall. */
function banners(pic: Picture, s: Space, things: Thing[], k: number): void {
  const m = pic.pal.mats,
    list: [number, number, Hex[]][] = [
      [-5, 20, argentineBands(pic)],
      [0.2, 21.5, [m.wine, m.wine]],
      [3.2, 21, argentineBands(pic)],
    ];
  for (const [x, z, bands] of list)
    things.push({
      z,
      draw: () => {
        const [a, b] = s.P([k * x, 0, z]);
        s.cast(
          [
            [k * x - 0.04, 0, z],
            [k * x + 0.04, 0, z],
            [k * x, 7.6, z],
          ],
          0,
          0.5,
        );
        flag(pic, a, b, s.scale(z) * 7.6, bands, { size: 0.26, sun: bands.length === 3 ? m.mustard : undefined });
      },
    });
}

function riders(pic: Picture, s: Space, things: Thing[], k: number): void {
  const { pal: p } = pic,
    m = p.mats,
    ponchos = [m.accent, m.wine, m.cloth, m.mustard],
    coats = [overprint(m.wood, p.shade, 0.1), m.stone, overprint(m.rockD, p.shade, 0.3), mix(m.wood, m.sand, 0.45)];
  [-3.4, -0.8, 1.9, 4.5].forEach((x, i) => {
    const z = 10.4 + (i % 2) * 0.7;
    things.push(horseman(s, k * x, z, -k, { coat: coats[i], poncho: ponchos[i] }));
  });
}

/** Families who came to watch. */
function onFoot(pic: Picture, s: Space, things: Thing[], k: number): void {
  const { pal: p } = pic,
    m = p.mats;
  const list = [
    { x: -6.7, z: 12.5, tall: 1.7, look: { top: m.cloth, back: true, hat: 'beret' as const } },
    {
      x: -8.3,
      z: 17.3,
      tall: 1.6,
      look: { top: m.foam, back: true, longHair: true, skirt: { color: m.wine, spread: 0.15, hem: 0.14 } },
    },
    { x: -5.4, z: 12.4, tall: 1.05, look: { top: m.accent, back: true } },
    { x: 8.3, z: 16.2, tall: 1.7, look: { top: m.mustard, back: true, hat: 'gaucho' as const, hatColor: m.sand } },
    { x: 9.1, z: 16.5, tall: 1.62, look: { top: m.accent, back: true, longHair: true } },
  ];
  for (const q of list)
    things.push({
      z: q.z,
      draw: () => {
        const [a, b] = s.P([k * q.x, 0, q.z]);
        person(pic, a, b, s.scale(q.z) * q.tall, q.look, { ground: { s, z: q.z } });
      },
    });
  things.push({
    z: 8,
    draw: () => {
      const [a, b] = s.P([-k * 5.6, 0, 8]),
        h = s.scale(8) * 1.1;
      jarilla(pic, a, b, h, tones(p, m.scrub), pic.rng.fork('bush'), { flowers: m.mustard });
    },
  });
}
