import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { leafShade } from '../../props/land/ground.ts';
import { drum, folk, guitar, handkerchief, person } from '../../props/people/people.ts';
import { lightSide, tree } from '../../props/plants/plants.ts';
import { church } from '../../props/town/buildings.ts';
import { bunting } from '../../props/town/festivities.ts';
import { plain } from '../../props/vineyard/rows.ts';

/** A couple dancing cueca on a stone square in front of the church, musicians under the trees. */
export function cueca(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    focal = o.focal ?? 0.58,
    hz = H * (o.horizon ?? 0.56),
    side = lightSide(p);
  sky(pic, { horizon: hz, clouds: 'cumulus', cloudAmount: 0.8 });
  const cam: Cam = { x: 0, y: 2.2, z: 0, f: 1080, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, { az: side > 0 ? -40 : 220, el: Math.max(30, p.el) });
  square(pic, s);
  church(s, focal > 0.5 ? -7.5 : 7.5, 40, { h: 15, towers: 2, wall: lit(p, m.wall, 0.2), air: 0.1 });
  const things: { z: number; draw: () => void }[] = [];
  const plant = (x: number, z: number, h: number, ink: Hex) =>
    things.push({
      z,
      draw: () => {
        const [a, b] = s.P([x, 0, z]),
          hh = s.scale(z) * h;
        pic.shade(ellipse(a - side * hh * 0.22, b, hh * 0.42, hh * 0.035), p.shade, 0.6);
        tree(pic, a, b, hh, ink, pic.rng.fork(`tree${x}`), {
          kind: 'plane-tree',
          dark: m.leafDark,
          air: Math.min(0.2, z / 240),
        });
      },
    });
  plant(-13, 24, 9.5, m.leaf);
  plant(12, 27, 9, m.leaf);
  plant(9.2, 17, 8.2, m.leaf);
  plant(-15, 16, 8.5, m.leaf);
  musicians(pic, s, things);
  things.sort((a, b) => b.z - a.z).forEach((q) => q.draw());
  const top = hz - H * 0.3;
  bunting(pic, [-10, top - H * 0.1], [W * 0.55, top - H * 0.16], {
    depth: H * 0.06,
    n: 17,
    size: H * 0.034,
    colors: [m.accent, m.foam, m.water, m.mustard],
  });
  bunting(pic, [W * 0.55, top - H * 0.16], [W + 10, top - H * 0.06], {
    depth: H * 0.05,
    n: 14,
    size: H * 0.034,
    colors: [m.mustard, m.foam, m.accent, m.water],
  });
  couple(pic, s);
}

/** Flagstones: how much deeper each course is than the last, and their width in metres. */
const FLAG = { grow: 1.085, wide: 1.3 } as const;

/** Flagstones with darker rings round the place of the dance. */
function square(pic: Picture, s: Space): void {
  const { pal: p } = pic,
    m = p.mats,
    stone = mix(m.stone, m.sand, 0.45);
  plain(pic, s, stone, { bands: 0, far: mix(stone, p.haze, 0.3) });
  const flagRng = pic.rng.fork('flags');
  let warm = '',
    cool = '';
  for (let z = 2; z < 30; z *= FLAG.grow)
    for (let x = -26; x < 26; x += FLAG.wide) {
      const pick = flagRng();
      if (pick > 0.4) continue;
      const d = s.path([
        [x, 0, z],
        [x + FLAG.wide, 0, z],
        [x + FLAG.wide, 0, z * FLAG.grow],
        [x, 0, z * FLAG.grow],
      ]);
      if (pick > 0.22) warm += d;
      else cool += d;
    }
  pic.fill(warm, mix(stone, m.rockB, 0.3), 0.6);
  pic.shade(cool, p.shade, 0.2);
  let joints = '';
  for (let z = 2; z < 50; z *= FLAG.grow)
    joints += s.path([
      [-60, 0, z],
      [60, 0, z],
      [60, 0, z * 1.006],
      [-60, 0, z * 1.006],
    ]);
  for (let x = -26; x <= 26; x += FLAG.wide)
    joints += s.path([
      [x, 0, 2],
      [x + 0.035, 0, 2],
      [x + 0.035, 0, 30],
      [x, 0, 30],
    ]);
  pic.shade(joints, p.shade, 0.36);
  const [cx, cy] = s.P([0, 0, 6.7]),
    r = s.scale(6.7) * 3.2;
  const flat = s.cam.y / 6.7;
  for (const [k, c] of [
    [1, mix(m.rockA, stone, 0.45)],
    [0.9, stone],
    [0.62, mix(m.rockA, stone, 0.6)],
    [0.54, lit(p, stone, 0.15)],
  ] as const)
    pic.fill(ellipse(cx, cy, r * k, r * k * flat), c);
  // inlaid rays between the rings, the joints of the wedges
  let rays = '';
  for (let i = 0; i < 32; i++) {
    const a = (i / 32) * Math.PI * 2;
    rays += s.path([
      [Math.cos(a) * 1.75, 0, 6.7 + Math.sin(a) * 1.75],
      [Math.cos(a + 0.012) * 3.2, 0, 6.7 + Math.sin(a + 0.012) * 3.2],
      [Math.cos(a + 0.024) * 3.2, 0, 6.7 + Math.sin(a + 0.024) * 3.2],
    ]);
  }
  pic.shade(rays, p.shade, 0.4);
  leafShade(s, cx > pic.W / 2 ? -4.4 : 4.4, 6.6, 1.6, 1.3, 0.42);
  petals(pic, s);
}

/** Paper petals thrown at the dancers, fallen on the stones. */
function petals(pic: Picture, s: Space): void {
  const m = pic.pal.mats,
    rng = pic.rng.fork('petals'),
    inks = [m.accent, m.mustard, m.foam, m.water];
  for (let i = 0; i < 90; i++) {
    const z = rng.range(5.7, 9.5),
      [x, y] = s.P([rng.range(-3.6, 3.6), 0, z]),
      r = s.scale(z) * rng.range(0.018, 0.036);
    pic.fill(ellipse(x, y, r, r * 0.42), inks[i % inks.length]!, 0.9);
  }
}

/** Guitar, guitar and bombo, standing in the shade to one side. */
function musicians(pic: Picture, s: Space, things: { z: number; draw: () => void }[]): void {
  const m = pic.pal.mats,
    z = 13.4;
  const list: [number, Hex, 'guitar' | 'drum'][] = [
    [4.6, m.wine, 'guitar'],
    [5.7, m.cloth, 'drum'],
    [6.8, m.accent, 'guitar'],
  ];
  for (const [x, c, plays] of list)
    things.push({
      z,
      draw: () => {
        const [a, b] = s.P([x, 0, z]),
          h = s.scale(z) * 1.72;
        person(
          pic,
          a,
          b,
          h,
          { top: m.foam, poncho: c, bottom: overprint(m.wood, pic.pal.shade, 0.6), hat: 'gaucho', stride: 0.03 },
          { ground: { s, z } },
        );
        if (plays === 'guitar') guitar(pic, a, b - h * 0.56, h * 0.3, x < 5 ? -1 : 1);
        else drum(pic, a, b - h * 0.46, h * 0.24);
      },
    });
}

/** The dancers face each other across the ring, handkerchiefs in the air. */
function couple(pic: Picture, s: Space): void {
  const m = pic.pal.mats,
    z = 6.7,
    h = s.scale(z) * 1.72,
    { her, him } = folk(pic, m.accent);
  const [xa, y] = s.P([-1.05, 0, z]),
    [xb] = s.P([1.05, 0, z]);
  const woman = person(
    pic,
    xa,
    y,
    h,
    { ...her, arms: ['hip', 'up'], skirt: { color: m.accent, trim: m.foam, spread: 0.34, hem: 0.09, swing: -0.07 } },
    { ground: { s, z } },
  );
  handkerchief(pic, woman.hands[1], h * 0.24, -1, m.foam);
  const man = person(
    pic,
    xb,
    y,
    h * 1.05,
    { ...him, poncho: undefined, sash: m.wine, arms: ['up', 'hip'], stride: 0.06 },
    { ground: { s, z } },
  );
  handkerchief(pic, man.hands[0], h * 0.24, 1, m.foam);
}
