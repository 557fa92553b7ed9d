import { mix, overprint } from '../../core/color.ts';
import { ellipse, f1, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import { Space } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { glow } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { cloudsFor } from '../../props/air/views.ts';
import { range } from '../../props/land/land.ts';
import { figure, horse } from '../../props/people/figures.ts';
import { lightSide } from '../../props/plants/plants.ts';
import {
  bench,
  drawFarToNear,
  groundRing,
  lampPost,
  pavingJoints,
  person,
  rider,
  standingTree,
  strip,
  sunFrom,
  type Thing,
} from '../../props/staging.ts';
import { adobeHouse } from '../../props/town/buildings.ts';
import { cathedral } from '../../props/town/cathedral.ts';
import { plain } from '../../props/vineyard/rows.ts';

export interface TownSquareOptions {
  focal?: number;
  horizon?: number;
  /** the city's main square with its rider in bronze, or the shady square of a village */
  view?: 'town' | 'village';
}

/** A square: Plaza San Martín with the equestrian statue and the cathedral, or the village green. */
export function townSquare(pic: Picture, o: TownSquareOptions = {}): void {
  if (o.view === 'village') villageGreen(pic, o);
  else mainSquare(pic, o);
}

function mainSquare(pic: Picture, o: TownSquareOptions): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const rng = pic.rng;
  // A wide opening shows the whole of it between the header and the lower edge: the cross of the tower, the feet.
  const isWide = pic.isWideOpening;
  const hz = H * (isWide ? 0.6 : (o.horizon ?? 0.62));
  const focal = o.focal ?? 0.6;
  const k = focal > 0.5 ? 1 : -1;
  sky(pic, { horizon: hz, clouds: cloudsFor(pic), cloudAmount: 0.8 });
  range(pic, {
    horizon: hz,
    height: hz * 0.26,
    lead: 0.5 - 0.3 * k,
    snow: 0.5,
    air: 0.5,
    seed: 'andes',
    peaks: 8,
    mist: 1,
  });
  const cam: Cam = { x: 0, y: 2.3, z: 0, f: isWide ? 850 : 1150, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, sunFrom(pic));
  const pave = mix(m.stone, m.sand, 0.4);
  plain(pic, s, pave, { bands: 0, far: mix(pave, p.haze, 0.35) });
  pic.shade(pavingJoints(s, -40, 40, 2.5, 60, 1.8), p.shade, 0.2);
  // red walk to the pedestal
  pic.fill(strip(s, -3, 3, 2, 60), mix(m.rockA, pave, 0.55));
  pic.shade(pavingJoints(s, -3, 3, 2.5, 60, 1, 1.05), p.shade, 0.25);

  const things: Thing[] = [];
  cathedral(s, k * 6.6, 52, { k, air: 0.1 });
  for (const side of [-1, 1]) {
    for (const [x, z, h] of [
      [13, 40, 9],
      [19, 30, 9.5],
      [10.5, 27, 8.4],
      [16, 19, 9],
    ] as const) {
      // the front of the cathedral stays clear
      if (side === k && x < 16) continue;
      things.push(standingTree(s, rng.fork(`t${side}${z}`), side * x, z, h, 'plane-tree'));
    }
    things.push({ z: 25, draw: () => flowerBed(s, side * 8.6, 25, 2.4) });
    things.push({ z: 13.4, draw: () => flowerBed(s, side * 7.4, 13.4, 2.1) });
    things.push(bench(s, side * (side !== k ? 6.6 : W > H ? 5 : 3.9), 17.5, { color: mix(m.leafDark, m.wood, 0.4) }));
  }
  const lamps: [number, number, number][] = [];
  for (const [x, z] of [
    [-k * 4, 30],
    // beside the portal, not before it
    [k * (pic.hasGradedSky ? 6.8 : 4), 30],
    [-4, 14.6],
    [4, 14.6],
  ] as const)
    things.push(lampPost(s, x, z, 3.8, lamps));
  things.push({ z: 19, draw: () => statue(s, -k * 3.5, 19, k) });
  const back = isWide ? 3.6 : 0;
  things.push(person(s, k * 1.6, 15.5 + back, 'walk', { top: m.accent, bottom: overprint(m.cloth, p.deep, 0.4) }, k));
  things.push(person(s, k * 2.3, 15.9 + back, 'walk', { top: m.foam, dress: m.mustard }, k));
  things.push(person(s, k * 2.6, 27, 'stand', { top: m.cloth, hat: 'cap' }, -k));
  things.push(person(s, -k * 6.6, 17.3, 'sit', { top: m.mustard }, k));
  const [x, z] = pic.hasGradedSky ? [0.2, 23] : [3.6, 12.4];
  things.push(person(s, k * x, z, 'walk', { top: m.cloth, dress: m.wine }, -k));
  drawFarToNear(things);
  for (const [x, y, r] of lamps) glow(pic, x, y, r, p.lamp, 0.5);
}

const PEDESTAL = { w: 0.9, h: 2.5, d: 2.2 };
/** The Liberator on horseback, in bronze on a stepped granite pedestal. */
function statue(s: Space, x: number, z: number, face: number): void {
  const { pic } = s;
  const { pal: p } = pic;
  const m = p.mats;
  const granite = mix(m.stone, m.granite, 0.5);
  const bronze = mix(mix(m.leafDark, m.metal, 0.3), p.deep, 0.35);
  s.block(x, 0, z, 4.8, 0.35, 4.4)
    .cast()
    .paint(lit(p, granite, 0.15));
  s.block(x, 0.35, z, 3.6, 0.35, 3.2)
    .cast(0.35)
    .paint(lit(p, granite, 0.1));
  const body = s.block(x, 0.7, z, PEDESTAL.w + 1.4, PEDESTAL.h, PEDESTAL.d).cast(0);
  body.paint(granite);
  const front = body.wall(0);
  pic.fill(front.rect(front.lu * 0.24, PEDESTAL.h * 0.34, front.lu * 0.52, PEDESTAL.h * 0.34, 0.02), front.ink(bronze));
  s.block(x, 0.7 + PEDESTAL.h, z, PEDESTAL.w + 1.8, 0.28, PEDESTAL.d + 0.3).paint(lit(p, granite, 0.2));
  const [a, b] = s.P([x, PEDESTAL.h + 0.98, z]);
  const tall = s.scale(z) * 1.9;
  const look = {
    top: bronze,
    bottom: overprint(bronze, p.shade, 0.6),
    skin: bronze,
    hair: bronze,
    boots: bronze,
    hat: 'beret' as const,
    hatColor: bronze,
  };
  const saddle = horse(pic, a, b, tall, bronze, face, { mane: overprint(bronze, p.shade, 0.5), tack: bronze });
  // the sun's edge along the neck and back
  const rim = sweep(
    [
      [a - face * tall * 0.5, b - tall * 0.97, tall * 0.012],
      [a, b - tall * 0.95, tall * 0.014],
      [a + face * tall * 0.36, b - tall * 1.02, tall * 0.012],
    ],
    5,
  );
  pic.fill(rim, lit(p, bronze, 0.35));
  // He sits deep in the saddle, his leg along the horse's flank.
  figure(pic, saddle[0], saddle[1] + tall * 0.035, tall * 1.18, 'point', look, face, { shade: false });
}

/** A round bed: kerb, low hedge, flowers in two inks. */
function flowerBed(s: Space, x: number, z: number, r: number): void {
  const { pic } = s;
  const { pal: p } = pic;
  const m = p.mats;
  const rng = pic.rng.fork(`bed${x}${z}`);
  pic.fill(groundRing(s, x, 0, z, r), overprint(m.stone, p.shade, 0.4));
  pic.fill(groundRing(s, x, 0.25, z, r), lit(p, m.stone, 0.25));
  pic.fill(groundRing(s, x, 0.25, z, r * 0.9), m.leafDark);
  const inks = [m.accent, m.mustard, m.foam, mix(m.wine, m.accent, 0.4)];
  const heads: string[] = ['', '', '', ''];
  let leaves = '';
  for (let i = 0; i < 150; i++) {
    const a = rng() * Math.PI * 2;
    const q = Math.sqrt(rng()) * r * 0.86;
    const [cx, cy] = s.P([x + Math.cos(a) * q, 0.3 + rng() * 0.35, z + Math.sin(a) * q]);
    const size = s.scale(z) * rng.range(0.06, 0.12);
    const blot = `M${f1(cx - size)} ${f1(cy)}q${f1(size)} ${f1(-size * 1.5)} ${f1(size * 2)} 0q${f1(-size)} ${f1(size)} ${f1(-size * 2)} 0Z`;
    // rings of one colour, as gardeners plant them
    if (rng.chance(0.55)) heads[Math.floor((q / r) * 3.3) % inks.length] += blot;
    else leaves += blot;
  }
  pic.raw(shape(leaves, lit(p, m.leaf, 0.1)) + heads.map((d, i) => shape(d, inks[i]!)).join(''));
}

function villageGreen(pic: Picture, o: TownSquareOptions): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const rng = pic.rng;
  const hz = H * (o.horizon ?? 0.56);
  const focal = o.focal ?? 0.4;
  const k = focal > 0.5 ? 1 : -1;
  sky(pic, { horizon: hz, clouds: cloudsFor(pic), cloudAmount: 0.7 });
  range(pic, {
    horizon: hz,
    height: hz * 0.34,
    lead: 0.5 + 0.2 * k,
    snow: 0.5,
    air: 0.45,
    seed: 'andes',
    peaks: 7,
    mist: 1,
  });
  const cam: Cam = { x: 0, y: 2, z: 0, f: 1100, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, sunFrom(pic, lightSide(p)));
  plain(pic, s, mix(m.soil, m.sand, 0.55), { bands: 6 });
  // lawn quarters with a sandy cross between them
  for (const [x0, x1, z0, z1] of [
    [-24, -3.2, 8.5, 17],
    [3.2, 24, 8.5, 17],
    [-24, -3.2, 21, 36],
    [3.2, 24, 21, 36],
  ] as const) {
    pic.fill(strip(s, x0, x1, z0, z1), mix(m.leaf, m.steppe, 0.4));
    pic.fill(strip(s, x0, x1, z0 - 0.14, z0), lit(p, m.stone, 0.25));
  }
  const houses: Thing[] = [-2, -1, 0, 1, 2].map((i) => ({
    z: 46,
    draw: () =>
      adobeHouse(s, s.block(i * 12.2, 0, 46, 11.6, 4.4 + (i % 2 ? 0.8 : 0), 7), rng.fork(`h${i}`), {
        wall: [
          m.wall,
          mix(m.wall, m.rockA, 0.35),
          mix(m.wall, m.adobe, 0.5),
          lit(p, m.wall, 0.2),
          mix(m.wall, m.cloth, 0.2),
        ][i + 2],
        door: [m.cloth, m.wine, m.leafDark, m.wood, m.cloth][i + 2],
        air: 0.08,
      }),
  }));
  const things: Thing[] = [...houses];
  for (const [x, z, h, kind] of [
    [-17, 33, 13, 'plane-tree'],
    [9, 34, 14, 'plane-tree'],
    [20, 29, 13, 'plane-tree'],
    [-7.6, 24, 12.6, 'plane-tree'],
    [13, 22.5, 11, 'plane-tree'],
    [-13, 14.5, 11.5, 'plane-tree'],
    [7.8, 12.6, 10.5, 'plane-tree'],
  ] as const)
    things.push(standingTree(s, rng.fork(`t${x}${z}`), x * k, z, h, kind));
  things.push(
    bench(s, -4.6 * k, 20, { color: m.wood }),
    bench(s, 5 * k, 18.6, { color: m.wood }),
    bench(s, 4.7 * k, 9.8, { color: m.wood }),
  );
  things.push(rider(s, -0.9 * k, 18.4, k, m.accent), rider(s, -3.6 * k, 19, k, m.mustard));
  things.push(person(s, 5 * k, 18.4, 'sit', { top: m.cloth, hat: 'gaucho', hatColor: m.sand }, -k));
  things.push(person(s, 1.4 * k, 29, 'walk', { top: m.foam, dress: m.wine }, -k));
  // the crossing of the walks: a kerbed ring with a round bed in it
  pic.fill(groundRing(s, 0, 0.01, 18.8, 4.4), mix(m.soil, m.sand, 0.75));
  things.push({ z: 23.4, draw: () => flowerBed(s, 2.4 * k, 23.4, 1.5) });
  things.push({ z: 6.9, draw: () => flowerBed(s, 4.4 * k, 6.9, 1.5) });
  things.push({ z: 7.9, draw: () => flowerBed(s, -4.6 * k, 7.9, 1.3) });
  sunFlecks(s, rng.fork('motas'), -k);
  drawFarToNear(things);
}

/** The edge of a crown's shade on the near walk, with flecks of sun in it; the tree is off the sheet at `from`. */
function sunFlecks(s: Space, rng: Rng, from: number): void {
  const { pic } = s;
  const spot = (x: number, z: number, r: number) => {
    const [a, b] = s.P([x, 0, z]);
    return ellipse(a, b, s.scale(z) * r, s.scale(z) * r * 0.3);
  };
  let shade = '';
  for (let i = 0; i < 46; i++) shade += spot(from * rng.range(0.6, 4.8), rng.range(5.4, 6.5), rng.range(0.3, 0.62));
  for (let i = 0; i < 60; i++) shade += spot(from * rng.range(-0.2, 4.4), rng.range(5.5, 7.3), rng.range(0.06, 0.2));
  pic.shade(shade, pic.pal.shade, 0.4);
  let sun = '';
  for (let i = 0; i < 46; i++) sun += spot(from * rng.range(0.8, 4.2), rng.range(5.6, 6.5), rng.range(0.03, 0.13));
  pic.fill(sun, mix(pic.pal.mats.soil, pic.pal.mats.sand, 0.65));
}
