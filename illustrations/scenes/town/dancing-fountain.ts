import { type Hex, mix, overprint } from '../../core/color.ts';
import { f1, rect } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { glow } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { cloudsFor } from '../../props/air/views.ts';
import { range } from '../../props/land/land.ts';
import {
  bench,
  drawFarToNear,
  groundRing,
  lampPost,
  pavingJoints,
  person,
  standingTree,
  sunFrom,
  type Thing,
} from '../../props/staging.ts';
import { pane } from '../../props/town/buildings.ts';
import { plain } from '../../props/vineyard/rows.ts';

const BASIN = { z: 15, r: 5.2 };

/** A modern square after sunset: jets of a dancing fountain lit from below, people standing round it. */
export function dancingFountain(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const rng = pic.rng;
  const hz = H * (o.horizon ?? 0.57);
  const focal = o.focal ?? 0.6;
  const k = focal > 0.5 ? 1 : -1;
  sky(pic, {
    horizon: hz,
    clouds: cloudsFor(pic),
    cloudAmount: 0.7,
    stars: p.lamps,
    sun: p.night ? { x: W * (0.5 - 0.33 * k), y: H * 0.14, r: 26 } : undefined,
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.26,
    lead: 0.5 - 0.2 * k,
    snow: 0.45,
    air: 0.4,
    seed: 'andes',
    peaks: 8,
    mist: 0.9,
  });
  const cam: Cam = { x: 0, y: 2.5, z: 0, f: 1080, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, sunFrom(pic));
  const pave = overprint(mix(m.stone, m.sand, 0.3), p.shade, p.lamps ? 0.25 : 0);
  plain(pic, s, pave, { bands: 0, far: mix(pave, p.haze, 0.3) });
  pic.shade(pavingJoints(s, -40, 40, 2.4, 50, 1.7), p.shade, 0.3);
  const things: Thing[] = [];
  for (let i = 0; i < 5; i++) {
    const x = -32 + i * 16;
    const h = rng.range(5, 9.5);
    const r = rng.fork(`casa${i}`);
    things.push({ z: 64, draw: () => block(s, x, h, r) });
  }
  for (const [x, z, h] of [
    [-13, 34, 9],
    [12, 36, 9.6],
    [-17, 24, 9],
    [15.5, 25, 9],
  ] as const)
    things.push(standingTree(s, rng.fork(`t${x}`), x, z, h, 'plane-tree'));
  const lamps: [number, number, number][] = [];
  for (const [x, z] of [
    [-8, 27],
    [8, 27],
    [-8.4, 12],
    [8.6, 13],
  ] as const)
    things.push(lampPost(s, x, z, 3.9, lamps));
  things.push({ z: BASIN.z + 0.1, draw: () => fountain(s) });
  things.push(bench(s, -k * 7.2, 18), bench(s, k * 8, 19));
  const who: [number, number, string, Hex, Hex | undefined][] = [
    [-4.4, 8.6, 'stand', m.accent, undefined],
    [-3.7, 8.8, 'stand', m.foam, m.wine],
    [3.6, 8.8, 'wave', m.mustard, undefined],
    [-6.8, 13.4, 'walk', m.cloth, undefined],
    [6.6, 12.6, 'stand', m.foam, m.mustard],
    [-2, 23, 'stand', m.accent, undefined],
    [3, 24, 'stand', m.cloth, undefined],
  ];
  who.forEach(([x, z, pose, top, dress], i) => {
    things.push(
      person(s, x, z, pose, { top, dress, bottom: mix(p.deep, m.cloth, 0.3) }, x > 0 ? -1 : 1, {
        tall: i === 2 ? 1.2 : 1.7,
        ground: !p.lamps,
      }),
    );
  });
  drawFarToNear(things);
  for (const [x, y, r] of lamps) glow(pic, x, y, r, p.lamp, 0.4);
}

function block(s: Space, x: number, h: number, rng: Picture['rng']): void {
  const { pic } = s;
  const { pal: p } = pic;
  const wall = mix(p.mats.wall, rng.pick([p.mats.rockA, p.mats.cloth, p.mats.stone]), 0.3);
  const front = s.block(x, 0, 68, 15.4, h, 8).paint(wall, { air: 0.1 }).wall(0);
  for (let y = 0.7; y < h - 1.6; y += 2.9)
    for (let i = 0; i < 5; i++) {
      const w = pane(pic, rng, 0.55);
      front.opening(1 + i * 2.9, y, 1.5, 1.6, { inside: w.inside, lamp: w.lamp, frame: lit(p, wall, 0.2) });
    }
}

function fountain(s: Space): void {
  const { pic } = s;
  const { pal: p } = pic;
  const m = p.mats;
  const own = p.own;
  const { z, r } = BASIN;
  pic.add('multiply', shape(groundRing(s, 0.4, 0, z - 0.4, r + 0.9), p.shade, 0.4));
  pic.fill(groundRing(s, 0, 0, z, r + 0.5), overprint(m.stone, p.shade, 0.5));
  pic.fill(groundRing(s, 0, 0.42, z, r + 0.5), lit(p, m.stone, 0.2));
  pic.fill(groundRing(s, 0, 0.42, z, r), overprint(mix(m.water, m.waterDeep, 0.5), p.shade, 0.2));
  const inks = [own.accent, own.mustard, mix(own.water, own.foam, 0.25), mix(own.wine, own.accent, 0.35)];
  const rng = pic.rng.fork('agua');
  const [cx, cy] = s.P([0, 0.4, z]);
  const u = s.scale(z);
  const jets: { x: number; y: number; h: number; lean: number; ink: Hex; w: number }[] = [];
  const n = 18;
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2;
    const [x, y] = s.P([Math.cos(a) * r * 0.78, 0.4, z + Math.sin(a) * r * 0.78]);
    jets.push({
      x,
      y,
      h: u * (2.3 + 0.9 * Math.sin(i * 1.7)),
      lean: -Math.cos(a) * u * 1.7,
      ink: inks[i % inks.length]!,
      w: u * 0.09,
    });
  }
  jets.push({ x: cx, y: cy, h: u * 6.4, lean: u * 0.1, ink: inks[2]!, w: u * 0.2 });
  for (const dx of [-0.9, 0.9])
    jets.push({ x: cx + dx * u, y: cy, h: u * 4.4, lean: -dx * u * 0.2, ink: inks[1]!, w: u * 0.13 });
  jets.sort((a, b) => a.y - b.y);
  for (const j of jets) {
    pic.raw(
      `<ellipse cx="${f1(j.x)}" cy="${f1(j.y)}" rx="${f1(u * 0.5)}" ry="${f1(u * 0.1)}" fill="${lit(p, j.ink, 0.3)}" fill-opacity="0.75"/>`,
    );
    jet(pic, j.x, j.y, j.h, j.lean, j.w, j.ink, rng);
  }
  if (p.lamps)
    for (const j of jets)
      if (j.h > u * 2.6) glow(pic, j.x + j.lean * 0.4, j.y - j.h * 0.45, j.h * 0.5, j.ink, 0.34, 1.3);
}

/** One jet rising and falling over: a bright core, a sprayed veil, drops where it breaks. */
function jet(
  pic: Picture,
  x: number,
  y: number,
  h: number,
  lean: number,
  w: number,
  ink: Hex,
  rng: Picture['rng'],
): void {
  const { pal: p } = pic;
  const tipX = x + lean * 0.62;
  const endX = x + lean;
  const body = `M${f1(x - w * 0.5)} ${f1(y)}Q${f1(x + lean * 0.25 - w)} ${f1(y - h * 1.25)} ${f1(tipX)} ${f1(y - h)}Q${f1(endX + w)} ${f1(y - h * 0.8)} ${f1(endX + w)} ${f1(y)}L${f1(endX)} ${f1(y)}Q${f1(endX - lean * 0.05)} ${f1(y - h * 0.7)} ${f1(tipX)} ${f1(y - h * 0.86)}Q${f1(x + lean * 0.34)} ${f1(y - h * 0.98)} ${f1(x + w)} ${f1(y)}Z`;
  const paint = pic.linear(0, y - h, 0, y, [
    { at: 0, color: lit(p, ink, 0.55) },
    { at: 1, color: ink },
  ]);
  pic.raw(shape(body, paint, 0.85));
  pic.line(
    `M${f1(x)} ${f1(y)}Q${f1(x + lean * 0.27)} ${f1(y - h * 1.12)} ${f1(tipX)} ${f1(y - h * 0.95)}`,
    lit(p, ink, 0.75),
    Math.max(1.2, w * 0.3),
    0.9,
  );
  let drops = '';
  for (let i = 0; i < 14; i++) {
    const t = rng();
    const r = w * rng.range(0.1, 0.26);
    const dx = tipX + (endX - tipX) * t + rng.range(-2.2, 2.2) * w;
    const dy = y - h * (1 - t * t) + rng.range(-1.5, 1.5) * w;
    drops += rect(dx - r / 2, dy - r, r, r * 2.2);
  }
  pic.fill(drops, lit(p, ink, 0.6), 0.9);
}
