import { mix, overprint } from '../../core/color.ts';
import { ellipse, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Face, Space, type V3 } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { cloudsFor, lowSun } from '../../props/air/views.ts';
import { range } from '../../props/land/land.ts';
import { foliage, type Puff, tones, tufts } from '../../props/plants/plants.ts';
import { greatTrunk } from '../../props/plants/trunk.ts';
import {
  bench,
  crownShade,
  drawFarToNear,
  person,
  standingTree,
  strip,
  sunFrom,
  type Thing,
} from '../../props/staging.ts';
import { adobeHouse } from '../../props/town/buildings.ts';
import { plain } from '../../props/vineyard/rows.ts';

export interface ChapelOptions {
  focal?: number;
  horizon?: number;
  /** seen across the square from under the old carob tree, or face to face at the end of its path */
  view?: 'carob' | 'front';
}

/** The white nineteenth-century chapel of Villa 25 de Mayo on its quiet square. */
export function chapel(pic: Picture, o: ChapelOptions = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const rng = pic.rng;
  const front = o.view === 'front';
  const hz = H * (o.horizon ?? 0.62);
  const focal = o.focal ?? (front ? 0.58 : 0.64);
  const k = focal > 0.5 ? 1 : -1;
  sky(pic, {
    horizon: hz,
    clouds: cloudsFor(pic),
    cloudAmount: 0.7,
    sun: lowSun(pic) ? { x: W * (0.5 - 0.12 * k), y: hz * 0.36, r: 38 } : undefined,
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.3,
    lead: 0.5 - 0.28 * k,
    snow: 0.5,
    air: 0.48,
    seed: 'andes',
    peaks: 7,
    mist: 1,
  });
  // in a wide opening the cross stands below the header
  const cam: Cam = { x: 0, y: 1.9, z: 0, f: pic.isWideOpening ? 940 : 1150, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, sunFrom(pic));
  plain(pic, s, mix(m.soil, m.sand, 0.5), { bands: 9 });
  const things: Thing[] = [];
  if (front) {
    path(s);
    things.push({ z: 27, draw: () => chapelBuilding(s, 0, 27, 0) });
    for (const side of [-1, 1])
      for (const [x, z, h] of [
        [9.6, 34, 11],
        [8.2, 22, 9],
        [6.4, 13, 8.4],
      ] as const)
        things.push(standingTree(s, rng.fork(`t${side}${z}`), side * x, z + side * 0.8, h, 'plane-tree'));
    things.push(bench(s, -3.9, 16, {}), bench(s, 4.1, 18.5, {}));
    things.push(
      person(s, 0.7, 17, 'walk', { top: m.accent, bottom: m.cloth }, 1),
      person(s, -3.9, 15.8, 'sit', { top: m.cloth, hat: 'gaucho' }, 1),
    );
  } else {
    for (const i of [-1, 0, 1])
      things.push({
        z: 52,
        draw: () =>
          adobeHouse(s, s.block(-k * (20 + i * 12), 0, 52, 11.4, 4.6, 7), rng.fork(`h${i}`), {
            wall: [m.wall, mix(m.wall, m.adobe, 0.5), mix(m.wall, m.rockA, 0.3)][i + 1],
            air: 0.12,
          }),
      });
    for (const [x, z, h] of [
      [13, 40, 11],
      [-9, 46, 10],
      [-27, 38, 12],
    ] as const)
      things.push(standingTree(s, rng.fork(`t${x}`), k * x, z, h, 'plane-tree'));
    things.push({ z: 26, draw: () => chapelBuilding(s, k * (W > H ? 1.6 : 0.9), 26, -k * 0.5) });
    things.push(
      person(s, -k * 2.6, 20, 'walk', { top: m.foam, dress: m.wine }, k),
      person(s, -k * 1.8, 20.4, 'walk', { top: m.cloth, hat: 'beret' }, k),
    );
    things.push(bench(s, -k * 5.2, 13.5, {}));
    // on a square sheet there is less room beside the chapel
    const aside = W > H ? 6.9 : 5.1;
    things.push({ z: 12, draw: () => carob(s, -k * aside, 12, k) });
  }
  drawFarToNear(things);
  tufts(
    pic,
    hz + 110,
    H + 20,
    22,
    [16, 40],
    tones(p, mix(m.steppe, m.scrub, 0.3)),
    rng.fork('c'),
    (x) => Math.abs(x - W * focal) > W * 0.2,
  );
}

function path(s: Space): void {
  const { pic } = s;
  const { pal: p } = pic;
  const flags = mix(p.mats.stone, p.mats.sand, 0.35);
  pic.fill(strip(s, -1.7, 1.7, 1.5, 26), flags);
  let joints = '';
  for (let z = 1.8; z < 26; z *= 1.08) joints += strip(s, -1.7, 1.7, z, z * 1.005);
  pic.shade(joints, p.shade, 0.3);
  for (const x of [-1.85, 1.7]) pic.fill(strip(s, x, x + 0.15, 1.5, 26), lit(p, p.mats.stone, 0.35));
}

const NAVE = { w: 8, h: 5.6, d: 17, rise: 2.4 };

/** Lime-washed nave under tiles, a curved parapet with its bell, one buttressed flank. */
function chapelBuilding(s: Space, x: number, z: number, rot: number): void {
  const { pic } = s;
  const { pal: p } = pic;
  const m = p.mats;
  const lime = lit(p, m.wall, 0.35);
  const co = Math.cos(rot);
  const si = Math.sin(rot);
  const centre = NAVE.d / 2;
  const nave = s.block(x - centre * si, 0, z + centre * co, NAVE.w, NAVE.h, NAVE.d, rot).cast();
  nave.paint(lime);
  nave.gable(NAVE.rise, 0.4, m.roof, { axis: 'd', wall: lime });
  for (const i of [1, 3]) if (nave.visible(i)) flank(s, nave.wall(i), lime);
  facade(s, nave.wall(0), lime);
}

function flank(s: Space, face: Face, lime: string): void {
  const { pic } = s;
  const { pal: p } = pic;
  for (let i = 0; i < 4; i++) {
    const a = face.lu * (0.16 + i * 0.22);
    face.opening(a, 2.5, 0.8, 1.7, {
      inside: mix(p.deep, p.mats.glass, 0.2),
      lamp: p.lamps ? p.lamp : null,
      arch: true,
      frame: overprint(lime, p.shade, 0.15),
      depth: 0.3,
    });
    const but = face.poly(
      [
        [a + 1.5, 0],
        [a + 2.3, 0],
        [a + 2.1, 3.4],
        [a + 1.7, 3.6],
      ],
      0.35,
    );
    pic.fill(but, face.ink(lit(p, lime, 0.15)));
  }
  pic.fill(face.rect(0, 0, face.lu, 0.55, 0.05), face.ink(mix(lime, p.mats.rockA, 0.4)));
  const eave = face.eaveShade(0, face.lv, face.lu, 0.4);
  if (eave) pic.shade(eave, p.shade, 0.5);
}

function facade(s: Space, face: Face, lime: string): void {
  const { pic } = s;
  const { pal: p } = pic;
  const m = p.mats;
  const w = face.lu;
  const c = w / 2;
  const tall = NAVE.h + NAVE.rise;
  // the parapet stands in front of the roof: shoulders, a curve, the bell's own little arch
  const side: [number, number][] = [
    [-0.35, 0],
    [-0.35, NAVE.h + 0.4],
    [0.9, NAVE.h + 0.5],
    [1.5, NAVE.h + 1.3],
    [2.3, tall + 0.2],
    [c - 1.15, tall + 0.4],
    [c - 1.15, tall + 2.5],
    [c - 0.55, tall + 3.1],
  ];
  const outline: [number, number][] = [...side, ...[...side].reverse().map(([a, b]) => [w - a, b] as [number, number])];
  const bellHole = face.arch(c - 0.5, tall + 0.75, 1, 1.7, 0.25);
  const wall = face.ink(lime);
  pic.raw(shape(face.poly(outline, -0.35), overprint(wall, p.shade, 0.55)));
  pic.raw(shape(face.poly(outline, 0.25) + bellHole, wall, 1, ' fill-rule="evenodd"'));
  // mouldings and the shade under them
  const band = (b: number, a0: number, a1: number): void => {
    pic.fill(face.rect(a0, b, a1 - a0, 0.22, 0.4), face.ink(lit(p, lime, 0.3)));
    const under = face.eaveShade(a0, b, a1 - a0, 0.3);
    if (under) pic.shade(under, p.shade, 0.45);
  };
  band(NAVE.h + 0.3, -0.45, w + 0.45);
  band(tall + 0.3, c - 1.35, c + 1.35);
  for (const a of [0.1, w - 0.9]) pic.fill(face.rect(a, 0, 0.8, NAVE.h + 0.3, 0.34), face.ink(lit(p, lime, 0.22)));
  pic.fill(face.rect(-0.35, 0, w + 0.7, 0.6, 0.36), face.ink(mix(lime, m.rockA, 0.4)));
  // bell
  const [bx, by] = face.P(c, tall + 1.75, 0.1);
  const u = s.scale(face.at(c, 0)[2]);
  pic.fill(
    smooth(
      [
        [bx - u * 0.1, by - u * 0.3],
        [bx + u * 0.1, by - u * 0.3],
        [bx + u * 0.26, by + u * 0.3],
        [bx + u * 0.36, by + u * 0.42],
        [bx - u * 0.36, by + u * 0.42],
        [bx - u * 0.26, by + u * 0.3],
      ],
      true,
      0.6,
    ) + ellipse(bx, by + u * 0.46, u * 0.07),
    overprint(m.mustard, p.shade, 0.7),
  );
  // door, round window, niches, cross
  pic.fill(face.arch(c - 1.25, 0, 2.5, 4, 0.3), face.ink(mix(lime, m.stone, 0.5)));
  pic.fill(
    face.arch(c - 0.95, 0, 1.9, 3.5, 0.3),
    p.lamps ? mix(p.lamp, m.wood, 0.35) : overprint(m.wood, p.shade, 0.55),
  );
  pic.fill(face.rect(c - 0.04, 0, 0.08, 3.4, 0.3), p.deep);
  let planks = '';
  for (const a of [-0.62, -0.32, 0.28, 0.58]) planks += face.rect(c + a, 0, 0.03, 3, 0.3);
  pic.shade(planks, p.shade, 0.6);
  pic.fill(face.circle(c, 5.3, 0.72, 0.3), face.ink(mix(lime, m.stone, 0.5)));
  pic.fill(face.circle(c, 5.3, 0.5, 0.3), p.lamps ? p.lamp : overprint(m.cloth, p.shade, 0.6));
  for (const a of [1.5, w - 2.3]) pic.fill(face.arch(a, 1.5, 0.8, 1.9, 0.3), overprint(face.ink(lime), p.shade, 0.65));
  pic.fill(
    face.rect(c - 0.06, tall + 3, 0.12, 1.5, 0.2) + face.rect(c - 0.42, tall + 3.9, 0.84, 0.13, 0.2),
    // a dark cross would be lost in the dark edge of the sky
    pic.hasGradedSky ? face.ink(lit(p, lime, 0.3)) : p.deep,
  );
  const step: V3 = face.at(c, 0, 0.9);
  pic.fill(face.rect(c - 1.9, 0, 3.8, 0.22, 0.9), face.ink(m.stone));
  pic.add('multiply', shape(ellipse(s.P(step)[0], s.P(step)[1], u * 2, u * 0.05), p.shade, 0.3));
}

/** The old carob tree: a bole as thick as a cart, limbs held low and level, its shade over the near square. */
function carob(s: Space, x: number, z: number, k: number): void {
  const { pic } = s;
  const { pal: p } = pic;
  const m = p.mats;
  const rng = pic.rng.fork('carob');
  const u = s.scale(z);
  const [fx, fy] = s.P([x, 0, z]);
  crownShade(s, x + k * 1.4, 4.4, z, 5.2, 0.5);
  const bark = overprint(m.wood, p.shade, 0.2);
  const limb = (dx: number, dy: number, r: number): void => {
    pic.raw(
      shape(
        smooth(
          [
            [fx - u * r, fy - u * 1.3],
            [fx + u * dx * 0.5, fy - u * (dy * 0.7 + r)],
            [fx + u * dx, fy - u * (dy + 0.08)],
            [fx + u * dx, fy - u * (dy - 0.08)],
            [fx + u * dx * 0.5, fy - u * (dy * 0.7 - r)],
            [fx + u * r, fy - u * 1],
          ],
          true,
          0.8,
        ),
        overprint(bark, p.shade, 0.45),
      ),
    );
  };
  limb(k * 3, 3.1, 0.24);
  limb(k * 1.4, 3.8, 0.24);
  limb(-k * 2.6, 3.3, 0.24);
  greatTrunk(pic, fx, fy, fy - u * 2.7, u * 0.46, rng, { bark, skin: 'furrows', lean: k * 0.1 });
  const puffs: Puff[] = [];
  for (let i = 0; i < 30; i++) {
    const t = rng.range(-1, 1);
    puffs.push({
      x: fx + u * (k * 0.1 + t * 3.9),
      y: fy - u * (3.6 + 1.5 * (1 - t * t) * rng() + rng.range(-0.5, 0.4)),
      r: u * rng.range(0.7, 1.2),
      ry: u * rng.range(0.5, 0.8),
    });
  }
  foliage(pic, puffs, tones(p, mix(m.leaf, m.olive, 0.3), mix(m.leafDark, m.olive, 0.15)), rng, {
    leaf: 8,
    density: 1,
  });
}
