import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape, stroke } from '../../core/picture.ts';
import { type Face, Space } from '../../core/space.ts';
import { glow } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { poplar, tones } from '../../props/plants/plants.ts';
import { drawFarToNear, person, strip, type Thing } from '../../props/staging.ts';
import { lampPost } from '../../props/town/plaza.ts';
import { car } from '../../props/vehicles/vehicles.ts';
import { plain } from '../../props/vineyard/rows.ts';

const FRONT = 24;
const WIDTH = 26;
const HEIGHT = 7.2;

/** A big night club at the edge of town: light pouring from its doors, beams in the sky, taxis waiting. */
export function nightclub(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.own;
  const hz = H * (o.horizon ?? 0.64);
  const focal = o.focal ?? 0.58;
  const k = focal > 0.5 ? 1 : -1;
  sky(pic, { horizon: hz, clouds: p.night ? 'none' : 'streaks', cloudAmount: 0.4 });
  range(pic, {
    horizon: hz,
    height: hz * 0.26,
    lead: 0.5 - 0.32 * k,
    snow: 0.45,
    air: 0.35,
    seed: 'andes',
    peaks: 7,
    mist: 0.8,
  });
  const s = new Space(pic, { x: 0, y: 1.8, z: 0, f: 1000, cx: W * focal, horizon: hz }, { az: 250, el: 40 });
  const ground = overprint(mix(m.road, m.soil, 0.25), p.shade, 0.7);
  plain(pic, s, ground, { bands: 0, far: mix(ground, p.haze, 0.3) });
  for (let i = 0; i < 8; i++) {
    const [a, b] = s.P([-44 + i * 9, 0, 44]);
    poplar(
      pic,
      a,
      b,
      s.scale(44) * pic.rng.range(9, 13),
      tones(p, overprint(p.mats.poplarDark, p.shade, 0.4)),
      pic.rng,
      undefined,
      1.1,
      0.6,
    );
  }
  skyBeams(pic, s, k);
  hall(s, k);
  spill(pic, s);
  const things: Thing[] = queue(s, k);
  things.push({ z: 14.5, draw: () => taxi(s, -7.4 * k, 14.5, 1.2 * k) });
  things.push({ z: 18.6, draw: () => taxi(s, -10.4 * k, 19.5, 1.2 * k) });
  things.push({ z: 19, draw: () => lampPost(s, -13 * k, 19, 5) });
  drawFarToNear(things);
  forecourt(pic, s, k);
}

/** The near ground: parking bays, the neon mirrored in wet asphalt, friends arriving. */
function forecourt(pic: Picture, s: Space, k: number): void {
  const p = pic.pal;
  const m = p.own;
  let bays = '';
  for (let i = -5; i <= 5; i++) bays += strip(s, 2 * k + i * 2.9 - 0.06, 2 * k + i * 2.9 + 0.06, 5, 8.4);
  pic.fill(bays, mix(m.foam, p.deep, 0.5), 0.6);
  const rng = pic.rng.fork('mojado');
  const pools: [number, number, number, number, Hex][] = [
    [2.1 * k, 9.6, 3.6, 1.5, p.lamp],
    [-1.8 * k, 7.6, 2.2, 0.9, lit(p, mix(m.accent, m.wine, 0.3), 0.2)],
    [4.4 * k, 7.4, 2, 0.9, lit(p, m.water, 0.2)],
    [-4.6 * k, 9.4, 2.4, 1, lit(p, m.water, 0.2)],
  ];
  for (const [x, z, w, d, ink] of pools) {
    const outline: Pt[] = Array.from({ length: 18 }, (_, i) => {
      const t = (i / 18) * Math.PI * 2;
      const r = 1 + rng.range(-0.06, 0.06);
      return s.P([x + Math.cos(t) * w * 0.5 * r, 0, z + Math.sin(t) * d * r]);
    });
    const pool = smooth(outline);
    pic.fill(pool, mix(ink, p.deep, 0.62));
    const clip = pic.clip(pool);
    const [cx, cy] = s.P([x, 0, z]);
    const u = s.scale(z);
    let streaks = '';
    // ripples lengthen the lights into short level strokes, thicker near the middle
    for (let i = -4; i <= 4; i++) {
      const wide = u * w * (0.42 - 0.06 * Math.abs(i)) * rng.range(0.6, 1);
      streaks += ellipse(cx + rng.range(-0.06, 0.06) * u, cy + i * u * d * 0.045, wide, u * 0.014);
    }
    pic.raw(pic.clipped(clip, shape(streaks, ink, 0.85)));
  }
  const dim = (c: Hex) => overprint(c, p.shade, 0.3);
  const friends: [number, number, Hex, boolean][] = [
    [-3.9, 13, m.accent, false],
    [-3.2, 12.7, m.foam, true],
    [-2.4, 13.2, m.mustard, false],
  ];
  const things: Thing[] = friends.map(([x, z, top, dress]) =>
    person(
      s,
      x * k,
      z,
      'walk',
      { top: dim(top), bottom: p.deep, dress: dress ? dim(top) : undefined, skin: dim(m.skin) },
      k,
    ),
  );
  drawFarToNear(things);
}

/** Searchlights from the roof, crossing. */
function skyBeams(pic: Picture, s: Space, k: number): void {
  const { H, pal: p } = pic;
  const m = p.own;
  const inks = [mix(m.water, m.foam, 0.3), mix(m.accent, m.wine, 0.3), p.lamp, mix(m.water, m.foam, 0.3)];
  for (const [i, x] of [-9, -3, 4, 10].entries()) {
    const [a, b] = s.P([x, HEIGHT, FRONT + 3]);
    const lean = [-0.62, 0.34, -0.2, 0.62][i]! * k;
    const ex = a + lean * H * 0.7;
    pic.add(
      'stippleScreen',
      shape(
        poly([
          [a - 6, b],
          [a + 6, b],
          [ex + 54, b - H * 0.8],
          [ex - 54, b - H * 0.8],
        ]),
        pic.linear(a, b, ex, b - H * 0.8, [
          { at: 0, color: inks[i]!, alpha: 0.75 },
          { at: 1, color: inks[i]!, alpha: 0 },
        ]),
      ),
      0.22,
    );
  }
}

/** The hall: ribbed sheet walls under a low vault, a lit porch, a sign of neon rings. */
function hall(s: Space, k: number): void {
  const pic = s.pic;
  const p = pic.pal;
  const m = p.own;
  const wall = overprint(mix(m.cloth, m.wine, 0.5), p.shade, 0.55);
  const b = s.block(2 * k, 0, FRONT + 9, WIDTH, HEIGHT, 18);
  b.paint(wall);
  const f = b.wall(0);
  const vault: [number, number][] = [[-0.4, HEIGHT]];
  for (let i = 0; i <= 24; i++)
    vault.push([-0.4 + ((WIDTH + 0.8) * i) / 24, HEIGHT + Math.sin((Math.PI * i) / 24) * 2.6]);
  pic.fill(f.poly(vault), overprint(wall, p.deep, 0.35));
  let ribs = '';
  for (let a = 0.5; a < WIDTH; a += 0.55) ribs += f.rect(a, 0, 0.08, HEIGHT);
  pic.shade(ribs, p.shade, 0.5);
  washes(pic, f);
  const neon = lit(p, mix(m.accent, m.wine, 0.3), 0.2);
  pic.add('stippleScreen', stroke(f.poly(vault), neon, 16, 0.4), 0.3);
  pic.add('flat', stroke(f.poly(vault.slice(1)).replace('Z', ''), neon, 4.5));
  doors(pic, f, WIDTH / 2);
  const [cx, cy] = f.P(WIDTH / 2, 7.3, 0.3);
  const u = s.scale(FRONT);
  for (const [r, ink] of [
    [1.75, neon],
    [1.35, lit(p, m.water, 0.3)],
    [0.95, p.lamp],
  ] as const) {
    pic.add('stippleScreen', stroke(ellipse(cx, cy, r * u), ink, u * 0.5, 0.4), 0.3);
    pic.add('flat', stroke(ellipse(cx, cy, r * u), ink, u * 0.13));
  }
  glow(pic, cx, cy, u * 5, neon, 0.4);
}

/** Coloured light climbing the wall from lamps at its foot. */
function washes(pic: Picture, f: Face): void {
  const p = pic.pal;
  const m = p.own;
  const inks = [
    mix(m.wine, m.cloth, 0.4),
    m.accent,
    mix(m.water, m.foam, 0.2),
    m.accent,
    mix(m.wine, m.cloth, 0.4),
    m.water,
  ];
  for (let i = 0; i < 8; i++) {
    const a = (WIDTH * (i + 0.5)) / 8;
    const [x0, y0] = f.P(a, 0);
    const [, y1] = f.P(a, 6.4);
    pic.add(
      'stippleScreen',
      shape(
        f.poly([
          [a - 0.25, 0],
          [a + 0.25, 0],
          [a + 1.3, 6.4],
          [a - 1.3, 6.4],
        ]),
        pic.linear(x0, y0, x0, y1, [
          { at: 0, color: inks[i % inks.length]!, alpha: 0.8 },
          { at: 1, color: inks[i % inks.length]!, alpha: 0 },
        ]),
      ),
      0.22,
    );
  }
}

/** The open doors under their marquee. */
function doors(pic: Picture, f: Face, a: number): void {
  const p = pic.pal;
  const m = p.own;
  pic.fill(f.rect(a - 3.4, 0, 6.8, 4.2), p.deep);
  pic.fill(f.rect(a - 2.9, 0, 5.8, 3.7), lit(p, p.lamp, 0.35));
  pic.fill(f.rect(a - 2.9, 0, 5.8, 0.9), mix(p.lamp, m.accent, 0.35));
  pic.fill(f.rect(a - 0.06, 0, 0.12, 3.7), p.deep);
  for (const dx of [-1.8, -1, 0.9, 1.9])
    pic.fill(f.arch(a + dx - 0.3, 0, 0.6, 1.35) + f.circle(a + dx, 1.58, 0.2), mix(p.lamp, m.wine, 0.7));
  pic.fill(f.rect(a - 3.9, 4.1, 7.8, 0.55, 1.2), mix(p.deep, m.wine, 0.4));
  let bulbs = '';
  for (let q = -3.7; q <= 3.71; q += 0.37) bulbs += f.circle(a + q, 4.37, 0.09, 1.22);
  pic.fill(bulbs, lit(p, p.lamp, 0.5));
}

/** Lamplight thrown on the ground in front of the doors. */
function spill(pic: Picture, s: Space): void {
  const p = pic.pal;
  const [, y0] = s.P([0, 0, FRONT]);
  const [, y1] = s.P([0, 0, 8]);
  const k = s.cam.cx > pic.W / 2 ? 1 : -1;
  pic.add(
    'stippleScreen',
    shape(
      s.path([
        [2 * k - 3, 0, FRONT],
        [2 * k + 3, 0, FRONT],
        [2 * k + 6, 0, 8],
        [2 * k - 7, 0, 8],
      ]),
      pic.linear(0, y0, 0, y1, [
        { at: 0, color: p.lamp, alpha: 0.75 },
        { at: 1, color: p.lamp, alpha: 0.04 },
      ]),
    ),
    0.2,
  );
}

/** People coming over the forecourt and waiting by the rope. */
function queue(s: Space, k: number): Thing[] {
  const p = s.pic.pal;
  const m = p.own;
  const tops: Hex[] = [m.accent, m.foam, m.mustard, m.cloth, m.wine, m.water, m.accent, m.foam];
  const dim = (c: Hex) => overprint(c, p.shade, 0.35);
  const things: Thing[] = tops.map((top, i) =>
    person(
      s,
      2 * k + (3.6 + i * 0.95) * k,
      21.5 - (i % 2) * 0.4,
      i % 3 ? 'stand' : 'akimbo',
      { top: dim(top), bottom: p.deep, dress: i % 3 === 1 ? dim(top) : undefined, skin: dim(m.skin) },
      -k,
    ),
  );
  for (const [x, z, top] of [
    [0.2, 15.5, m.mustard],
    [1.1, 15.9, m.accent],
    [4.8, 13.2, m.water],
  ] as const)
    things.push(
      person(
        s,
        x * k,
        z,
        'walk',
        { top: dim(top), bottom: p.deep, dress: x > 4 ? dim(top) : undefined, skin: dim(m.skin) },
        k,
      ),
    );
  return things;
}

/** A cab with its roof light on. */
function taxi(s: Space, x: number, z: number, rot: number): void {
  const pic = s.pic;
  const p = pic.pal;
  car(s, x, z, { rot, color: p.own.mustard });
  const [a, b] = s.P([x + 1.6, 1.62, z + 0.4]);
  const u = s.scale(z + 1);
  pic.fill(
    poly([
      [a - u * 0.3, b],
      [a + u * 0.3, b],
      [a + u * 0.24, b - u * 0.2],
      [a - u * 0.24, b - u * 0.2],
    ]),
    lit(p, p.lamp, 0.6),
  );
  glow(pic, a, b - u * 0.1, u * 1.2, p.lamp, 0.55);
}
