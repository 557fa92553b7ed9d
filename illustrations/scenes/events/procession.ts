import { mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly, rect, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import { Space } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { glow, glows } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { type Person, person } from '../../props/people/people.ts';
import { drawFarToNear, sunFrom, type Thing } from '../../props/staging.ts';
import { church } from '../../props/town/buildings.ts';
import { planeRow, shopRow, streetLamp } from '../../props/town/street.ts';
import { plain } from '../../props/vineyard/rows.ts';

/** Half the width of the street that people fill. */
const HALF = 4.6;

/** A procession down a tree-lined street, seen from behind: candles after dark, or a saint on his litter by day. */
export function procession(
  pic: Picture,
  o: { focal?: number; horizon?: number; motif?: 'candles' | 'saint' } = {},
): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    saint = o.motif === 'saint',
    focal = o.focal ?? 0.56,
    hz = H * (o.horizon ?? 0.47);
  sky(pic, {
    horizon: hz,
    clouds: p.night ? 'none' : 'cumulus',
    sun: p.night ? { x: W * (focal - 0.13), y: H * 0.12, r: 24 } : undefined,
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.24,
    lead: focal - 0.25,
    snow: 0.5,
    air: 0.45,
    seed: 'andes',
    peaks: 9,
    mist: 1,
  });
  const cam: Cam = { x: 0, y: 3.1, z: 0, f: 1060, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, sunFrom(pic));
  plain(pic, s, mix(m.road, m.stone, 0.35), { bands: 0 });
  for (const k of [-1, 1])
    pic.fill(
      s.path([
        [k * 6.2, 0.01, 2],
        [k * 11, 0.01, 2],
        [k * 11, 0.01, 70],
        [k * 6.2, 0.01, 70],
      ]),
      mix(m.stone, m.sand, 0.35),
    );
  church(s, 0, 62, { h: 19, towers: 2, wall: saint ? mix(m.adobe, m.rockA, 0.3) : lit(p, m.wall, 0.15), air: 0.16 });
  const candles: Pt[] = [];
  const things: Thing[] = [
    ...shopRow(s, 10.6, -1, { z0: 8, n: 5, low: 4.2, high: 6 }),
    ...shopRow(s, 10.6, 1, { z0: 10, n: 5, low: 4.2, high: 6 }),
    ...planeRow(s, -7, { z0: 12, z1: 52, step: 8.4 }),
    ...planeRow(s, 7, { z0: 9.5, z1: 52, step: 8.4 }),
    ...[-5.9, 5.9].map((x) => streetLamp(s, x, 20)),
  ];
  walkers(pic, s, things, candles, saint);
  if (saint) litter(pic, s, things);
  else cross(pic, s, things);
  drawFarToNear(things);
  if (!saint) {
    glows(pic, candles, H * 0.045, p.lamp, 0.55);
    const [x, y] = s.P([0, 3, 58]);
    glow(pic, x, y, H * 0.2, p.lamp, 0.4);
  }
}

/** Coats and dresses of people who walk behind the saint. */
function clothes(pic: Picture, rng: Rng, dark: boolean): Person {
  const { pal: p } = pic,
    m = dark ? p.own : p.mats,
    dim = (c: string) => (dark ? overprint(mix(c, p.deep, 0.3), p.shade, 0.5) : c),
    woman = rng.chance(0.5),
    top = dim(rng.pick([m.accent, m.foam, m.cloth, m.mustard, m.wine, m.adobe, m.leaf, m.water]));
  return {
    back: true,
    top,
    bottom: dim(rng.pick([mix(p.deep, m.cloth, 0.3), p.deep, mix(m.wood, p.deep, 0.3)])),
    hair: dim(rng.pick([p.deep, mix(m.wood, p.deep, 0.4), mix(m.stone, p.deep, 0.15)])),
    skin: dim(m.skin),
    longHair: woman,
    skirt:
      woman && rng.chance(0.55)
        ? { color: dim(rng.pick([m.wine, m.cloth, m.adobe, m.sand])), spread: 0.13, hem: 0.18 }
        : undefined,
    hat: !woman && rng.chance(0.25) ? 'beret' : undefined,
    stride: rng.range(0, 0.035),
  };
}

/** Rank behind rank up the street; at night each holds a candle. */
function walkers(pic: Picture, s: Space, things: Thing[], candles: Pt[], saint: boolean): void {
  const p = pic.pal,
    rng = pic.rng.fork('walkers');
  for (let z = 8.6; z < 56; z *= 1.105)
    for (let x = -HALF + rng.range(0, 0.5); x < HALF; x += rng.range(0.95, 1.6)) {
      if (saint && z > 11.5 && z < 17.5 && Math.abs(x) < 2.5) continue;
      const who = clothes(pic, rng, !saint),
        zz = z * rng.range(0.97, 1.03),
        tall = rng.range(1.5, 1.8),
        right = rng.chance(0.5);
      things.push({
        z: zz,
        draw: () => {
          const [a, b] = s.P([x, 0, zz]),
            h = s.scale(zz) * tall;
          pic.shade(ellipse(a, b, h * 0.2, h * 0.025), p.shade, 0.6);
          const q = person(
            pic,
            a,
            b,
            h,
            { ...who, arms: saint ? ['down', 'down'] : right ? ['hold', 'raise'] : ['raise', 'hold'] },
            { shade: saint },
          );
          if (saint) return;
          const [hx, hy] = q.hands[right ? 1 : 0];
          pic.fill(rect(hx - h * 0.01, hy - h * 0.1, h * 0.02, h * 0.1), p.paper);
          pic.fill(
            poly([
              [hx - h * 0.03, hy - h * 0.035],
              [hx + h * 0.03, hy - h * 0.035],
              [hx + h * 0.018, hy + h * 0.03],
              [hx - h * 0.018, hy + h * 0.03],
            ]),
            mix(p.lamp, p.paper, 0.3),
          );
          pic.fill(
            smooth([
              [hx, hy - h * 0.17],
              [hx + h * 0.017, hy - h * 0.115],
              [hx, hy - h * 0.1],
              [hx - h * 0.017, hy - h * 0.115],
            ]),
            lit(p, p.lamp, 0.5),
          );
          candles.push([hx, hy - h * 0.12]);
        },
      });
    }
}

/** The bare cross that leads. */
function cross(pic: Picture, s: Space, things: Thing[]): void {
  const z = 24;
  things.push({
    z,
    draw: () => {
      const [a] = s.P([0.3, 0, z]),
        u = s.scale(z),
        y = (h: number) => s.P([0, h, z])[1],
        c = mix(pic.pal.own.wood, pic.pal.lamp, 0.15);
      pic.fill(
        rect(a - u * 0.11, y(4.6), u * 0.22, y(1.2) - y(4.6)) + rect(a - u * 0.85, y(3.95), u * 1.7, u * 0.22),
        c,
      );
      pic.shade(
        rect(a, y(4.6), u * 0.11, y(1.2) - y(4.6)) + rect(a - u * 0.85, y(3.95) + u * 0.13, u * 1.7, u * 0.09),
        pic.pal.shade,
        0.6,
      );
    },
  });
}

/** The archangel on his litter: bearers with the poles on their shoulders, flowers, wings and a raised sword. */
function litter(pic: Picture, s: Space, things: Thing[]): void {
  const p = pic.pal,
    m = p.mats,
    z = 14;
  const bearer = (x: number, zz: number) =>
    things.push({
      z: zz,
      draw: () => {
        const [a, b] = s.P([x, 0, zz]),
          h = s.scale(zz) * 1.75;
        pic.shade(ellipse(a, b, h * 0.2, h * 0.025), p.shade, 0.6);
        person(pic, a, b, h, {
          back: true,
          top: m.foam,
          bottom: mix(p.deep, m.cloth, 0.25),
          sash: m.wine,
          arms: x < 0 ? ['shoulder', 'down'] : ['down', 'shoulder'],
          stride: 0.03,
        });
      },
    });
  for (const zz of [12.4, 15.8]) for (const x of [-1.5, 1.5]) bearer(x, zz);
  things.push({
    z: 14.2,
    draw: () => {
      for (const x of [-1.15, 1.15])
        s.quad(
          [
            [x - 0.06, 1.42, 11.6],
            [x + 0.06, 1.42, 11.6],
            [x + 0.06, 1.42, 16.6],
            [x - 0.06, 1.42, 16.6],
          ],
          overprint(m.wood, p.shade, 0.3),
        );
      s.block(0, 1.42, z, 2.5, 0.42, 2.4).paint(mix(m.wine, m.accent, 0.3), { top: m.foam });
      const [fx, fy] = s.P([0, 1.9, 12.8]),
        u = s.scale(z),
        rng = pic.rng.fork('flowers');
      let leaves = '';
      const blooms: Record<string, string> = { a: '', b: '', c: '' };
      for (let i = 0; i < 60; i++) {
        const x = fx + rng.range(-1.25, 1.25) * u,
          y = fy + rng.range(-0.26, 0.08) * u;
        leaves += ellipse(x, y, u * 0.1, u * 0.07);
        blooms['abc'[i % 3] as 'a'] += ellipse(x, y - u * 0.04, u * 0.055);
      }
      pic.raw(
        shape(leaves, m.leafDark) +
          shape(blooms.a ?? '', m.foam) +
          shape(blooms.b ?? '', m.accent) +
          shape(blooms.c ?? '', m.mustard),
      );
      angel(pic, ...s.P([0, 1.95, z]), u * 2.15);
    },
  });
}

/** The saint from behind: a cloak, two wings, a sword held up. (x, y) his feet, `h` his height. */
function angel(pic: Picture, x: number, y: number, h: number): void {
  const p = pic.pal,
    m = p.mats,
    wing = (k: number) =>
      smooth(
        [
          [x + k * h * 0.03, y - h * 0.74],
          [x + k * h * 0.2, y - h * 0.98],
          [x + k * h * 0.4, y - h * 0.95],
          [x + k * h * 0.46, y - h * 0.66],
          [x + k * h * 0.36, y - h * 0.3],
          [x + k * h * 0.2, y - h * 0.44],
          [x + k * h * 0.05, y - h * 0.52],
        ],
        true,
        0.9,
      );
  const sword = person(pic, x, y, h, {
    back: true,
    top: m.water,
    cape: m.accent,
    arms: ['down', 'wave'],
    longHair: true,
    hair: m.mustard,
    skirt: { color: m.mustard, spread: 0.16, hem: 0.05 },
  });
  const [sx, sy] = sword.hands[1];
  pic.fill(
    rect(sx - h * 0.011, sy - h * 0.42, h * 0.022, h * 0.42) + rect(sx - h * 0.06, sy - h * 0.055, h * 0.12, h * 0.02),
    lit(p, m.metal, 0.35),
  );
  pic.fill(wing(-1) + wing(1), lit(p, m.foam, 0.2));
  pic.shade(wing(p.az > 90 ? 1 : -1), p.shade, 0.4);
  let feathers = '';
  for (const k of [-1, 1])
    for (let i = 0; i < 4; i++)
      feathers += poly([
        [x + k * h * (0.14 + i * 0.075), y - h * 0.8],
        [x + k * h * (0.155 + i * 0.075), y - h * 0.8],
        [x + k * h * (0.2 + i * 0.07), y - h * (0.46 - i * 0.03)],
        [x + k * h * (0.185 + i * 0.07), y - h * (0.46 - i * 0.03)],
      ]);
  pic.shade(feathers, p.shade, 0.55);
  pic.line(
    `M${x - h * 0.07} ${y - h * 1.02}A${h * 0.07} ${h * 0.022} 0 1 0 ${x + h * 0.07} ${y - h * 1.02}A${h * 0.07} ${h * 0.022} 0 1 0 ${x - h * 0.07} ${y - h * 1.02}`,
    m.mustard,
    h * 0.016,
  );
}
