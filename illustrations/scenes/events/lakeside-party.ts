import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly, rect } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { garland, glow, glows } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { GESTURES } from '../../props/people/gestures.ts';
import { drum, goblet, guitar, person } from '../../props/people/people.ts';
import { drawFarToNear, standingTree, sunFrom, type Thing } from '../../props/staging.ts';
import { bunting } from '../../props/town/festivities.ts';
import { glints } from '../../props/water/water.ts';

/** Depth at which the shore meets the water. */
const SHORE = 26;

/** Long tables laid by the lake at nightfall, strings of lamps overhead, a small stage at the water's edge. */
export function lakesideParty(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    focal = o.focal ?? 0.58,
    k = focal > 0.5 ? 1 : -1,
    hz = H * (o.horizon ?? 0.45);
  sky(pic, {
    horizon: hz,
    clouds: p.night ? 'none' : 'streaks',
    sun: { x: W * (0.5 - 0.22 * k), y: hz * 0.62, r: p.night ? 24 : 38 },
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.3,
    lead: 0.5 + 0.2 * k,
    snow: 0.3,
    rock: mix(m.rockA, m.granite, 0.4),
    air: 0.4,
    seed: 'andes',
    peaks: 8,
    mist: 0.6,
  });
  const cam: Cam = { x: 0, y: 2.5, z: 0, f: 1020, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, sunFrom(pic));
  const shore = s.P([0, 0, SHORE])[1];
  water(pic, hz, shore, k);
  pic.fill(
    rect(-2, shore, W + 4, H),
    pic.linear(0, shore, 0, H, [
      { at: 0, color: mix(m.soil, m.sand, 0.5) },
      { at: 1, color: mix(m.soil, p.shade, 0.2) },
    ]),
  );
  const things: Thing[] = [];
  const rng = pic.rng.fork('trees');
  things.push(
    standingTree(s, rng.fork('a'), -k * 13.5, 23, 7.5, 'willow'),
    standingTree(s, rng.fork('b'), k * 12.5, 21, 8, 'willow'),
  );
  stage(pic, s, things, k);
  const bulbs: Pt[] = [];
  for (const x of [-5.2, 0, 5.2]) table(pic, s, things, x, bulbs);
  poles(pic, s, things, bulbs);
  drawFarToNear(things);
  glows(pic, bulbs, H * 0.03, p.lamp, 0.5);
}

/** The lake with the sun's path on it. */
function water(pic: Picture, hz: number, shore: number, k: number): void {
  const { W, pal: p } = pic,
    m = p.mats,
    sunX = W * (0.5 - 0.22 * k),
    d = rect(-2, hz, W + 4, shore - hz + 2);
  pic.fill(
    d,
    pic.linear(0, hz, 0, shore, [
      { at: 0, color: mix(p.sky[2], m.water, 0.35) },
      { at: 1, color: mix(m.waterDeep, m.water, 0.4) },
    ]),
  );
  const clip = pic.clip(d);
  glints(pic, { x0: 0, x1: W, y0: hz + 4, y1: shore, n: 130, color: mix(m.water, p.sky[2], 0.6), clip, alpha: 0.7 });
  glints(pic, {
    x0: sunX - W * 0.05,
    x1: sunX + W * 0.05,
    y0: hz + 2,
    y1: shore,
    n: 60,
    color: lit(p, p.sun, 0.2),
    clip,
    alpha: 0.95,
    seed: 'sun',
  });
}

/** A low stage with a painted back, a guitarist, a drummer and a singer. */
function stage(pic: Picture, s: Space, things: Thing[], k: number): void {
  const { pal: p } = pic,
    m = p.own,
    z = 22,
    cx = k * 5.6;
  things.push({
    z,
    draw: () => {
      s.block(cx, 0, z, 7, 0.8, 3.4)
        .cast(0)
        .paint(overprint(m.wood, p.shade, 0.35), { top: mix(m.wood, p.lamp, 0.3) });
      const [x, y] = s.P([cx, 0.8, z + 1.2]),
        u = s.scale(z + 1.2);
      pic.fill(rect(x - u * 3.3, y - u * 3.5, u * 6.6, u * 3.5), mix(m.wine, p.deep, 0.35));
      pic.fill(ellipse(x, y - u * 0.3, u * 1.9), mix(m.accent, m.mustard, 0.35));
      pic.fill(ellipse(x, y - u * 0.3, u * 1.2), mix(m.mustard, p.lamp, 0.4));
      pic.fill(rect(x - u * 3.3, y, u * 6.6, u * 0.6), overprint(m.wood, p.shade, 0.4));
      pic.fill(
        rect(x - u * 3.5, y - u * 3.8, u * 7, u * 0.28) +
          rect(x - u * 3.5, y - u * 3.8, u * 0.16, u * 3.9) +
          rect(x + u * 3.34, y - u * 3.8, u * 0.16, u * 3.9),
        p.deep,
      );
      glow(pic, x, y - u * 1.2, u * 4.4, p.lamp, 0.4, 0.7);
      const h = u * 1.75;
      [-1.6, 0, 1.6].forEach((dx, i) => {
        const px = x + dx * u;
        if (i === 1) {
          person(
            pic,
            px,
            y + u * 0.1,
            h,
            {
              top: m.foam,
              skirt: { color: m.accent, spread: 0.2, hem: 0.05 },
              longHair: true,
              skin: m.skin,
              arms: ['wave', 'hold'],
            },
            { shade: false },
          );
          return;
        }
        person(
          pic,
          px,
          y + u * 0.1,
          h,
          { top: m.foam, bottom: p.deep, hat: 'gaucho', poncho: i ? m.cloth : m.mustard, skin: m.skin },
          { shade: false },
        );
        if (i) drum(pic, px, y - h * 0.42, h * 0.24);
        else guitar(pic, px, y - h * 0.5, h * 0.3, 1);
      });
    },
  });
}

/** A table running away from the viewer at `x`: cloth, candles, jugs, guests on both sides. */
function table(pic: Picture, s: Space, things: Thing[], x: number, bulbs: Pt[]): void {
  const { pal: p } = pic,
    m = p.own,
    rng = pic.rng.fork(`table${x}`),
    z0 = x === 0 ? 6.6 : 5.6,
    z1 = 18,
    w = 0.62,
    dim = (c: Hex) => overprint(c, p.shade, 0.28);
  const cloth = dim(m.foam);
  things.push({
    z: z1,
    draw: () => {
      s.quad(
        [
          [x - w, 0.1, z0],
          [x + w, 0.1, z0],
          [x + w, 0.1, z1],
          [x - w, 0.1, z1],
        ],
        overprint(p.deep, p.shade, 0.2),
      );
      const side = x > 0 ? -w : w;
      if (x !== 0)
        s.quad(
          [
            [x + side, 0.42, z0],
            [x + side, 0.42, z1],
            [x + side, 0.78, z1],
            [x + side, 0.78, z0],
          ],
          overprint(cloth, p.shade, 0.5),
        );
      s.quad(
        [
          [x - w, 0.78, z0],
          [x + w, 0.78, z0],
          [x + w, 0.78, z1],
          [x - w, 0.78, z1],
        ],
        mix(cloth, p.lamp, 0.25),
      );
      s.quad(
        [
          [x - w, 0.4, z0],
          [x + w, 0.4, z0],
          [x + w, 0.78, z0],
          [x - w, 0.78, z0],
        ],
        overprint(cloth, p.shade, 0.4),
      );
      for (const lx of [x - w * 0.85, x + w * 0.75])
        s.quad(
          [
            [lx, 0, z0],
            [lx + 0.09, 0, z0],
            [lx + 0.09, 0.42, z0],
            [lx, 0.42, z0],
          ],
          p.deep,
        );
    },
  });
  for (let z = z1 - 0.4; z > z0; z -= 1.15) {
    for (const side of [-1, 1]) {
      if (rng.chance(0.12)) continue;
      const look = {
          top: dim(rng.pick([m.accent, m.foam, m.cloth, m.mustard, m.wine, m.water, m.leaf])),
          bottom: mix(p.deep, m.cloth, 0.2),
          hair: rng.pick([p.deep, mix(p.deep, m.wood, 0.4)]),
          skin: dim(m.skin),
          hat: rng.chance(0.15) ? ('gaucho' as const) : undefined,
        },
        toast = rng.chance(0.2);
      things.push({
        z,
        draw: () => {
          const [a, b] = s.P([x + side * (w + 0.42), 0, z]),
            h = s.scale(z) * 1.65;
          pic.shade(ellipse(a, b, h * 0.2, h * 0.025), p.shade, 0.5);
          figure(
            pic,
            a,
            b,
            h,
            toast ? { ...GESTURES.violin, elbA: [0.13, 0.55], handA: [0.17, 0.74] } : 'sit',
            look,
            -side,
            { shade: false },
          );
          pic.fill(
            rect(a - h * 0.11, b - h * 0.26, h * 0.22, h * 0.035) +
              rect(a - h * 0.1, b - h * 0.24, h * 0.025, h * 0.25) +
              rect(a + h * 0.075, b - h * 0.24, h * 0.025, h * 0.25),
            p.deep,
          );
          if (toast) goblet(pic, [a - side * h * 0.17, b - h * 0.72], h * 0.13, m.wine);
        },
      });
    }
    const [a, b] = s.P([x + rng.range(-0.2, 0.2), 0.78, z]),
      u = s.scale(z);
    things.push({
      z: z - 0.2,
      draw: () => {
        pic.fill(ellipse(a + u * 0.24, b, u * 0.17, u * 0.05), m.foam);
        pic.fill(ellipse(a + u * 0.24, b - u * 0.03, u * 0.1, u * 0.04), m.adobe);
        pic.fill(rect(a - u * 0.04, b - u * 0.16, u * 0.08, u * 0.16), m.foam);
        pic.fill(ellipse(a, b - u * 0.2, u * 0.03, u * 0.06), lit(p, p.lamp, 0.5));
        goblet(pic, [a - u * 0.3, b], u * 0.24, m.wine);
      },
    });
    bulbs.push([a, b - u * 0.2]);
  }
}

/** Posts in two rows and the cables of lamps from one to the next and across. */
function poles(pic: Picture, s: Space, things: Thing[], bulbs: Pt[]): void {
  const { pal: p } = pic,
    height = 4.1;
  for (const z of [8.6, 13.4, 20]) {
    things.push({
      z: z - 0.3,
      draw: () => {
        for (const x of [-8.2, 8.2]) {
          const [a, b] = s.P([x, 0, z]),
            top = s.P([x, height + 0.15, z])[1],
            r = s.scale(z) * 0.06;
          pic.fill(
            poly([
              [a - r, b],
              [a + r, b],
              [a + r * 0.7, top],
              [a - r * 0.7, top],
            ]),
            overprint(p.mats.wood, p.shade, 0.7),
          );
        }
        const u = s.scale(z);
        bulbs.push(
          ...garland(pic, s.P([-8.2, height, z]), s.P([8.2, height, z]), {
            sag: u * 0.5,
            n: 17,
            r: Math.max(1.5, u * 0.06),
            color: lit(p, p.lamp, 0.45),
            cable: p.deep,
          }),
        );
        if (z === 13.4)
          bunting(pic, s.P([-8.2, height - 0.5, z]), s.P([8.2, height - 0.5, z]), {
            depth: u * 0.5,
            n: 26,
            size: u * 0.3,
            colors: [p.own.accent, p.own.foam, p.own.mustard, p.own.water].map((c) => overprint(c, p.shade, 0.3)),
          });
      },
    });
  }
}
