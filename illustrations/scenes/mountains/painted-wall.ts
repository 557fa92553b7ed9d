import { mix, overprint } from '../../core/color.ts';
import { ellipse, lerp, type Pt, poly, rect, smooth, sweep } from '../../core/geom.ts';
import { makeNoise, type Noise } from '../../core/noise.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { paintings } from '../../props/land/rock-paintings.ts';
import { boulder } from '../../props/land/stones.ts';
import { figure } from '../../props/people/figures.ts';
import { GESTURES } from '../../props/people/gestures.ts';
import { outfit } from '../../props/people/travellers.ts';

/** Under the shelter, close to its back wall: old red signs in a slant of sun, people below them with their shadows. */
export function paintedWall(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    k = (o.focal ?? 0.6) < 0.5 ? -1 : 1,
    N = makeNoise(`${pic.seed}pw`),
    X = (t: number) => (k > 0 ? W * t : W * (1 - t)),
    floor = H * 0.82,
    rock = mix(m.rockC, m.rockB, 0.35);
  pic.fill(rect(-4, -4, W + 8, H + 8), rock);
  const wall = pic.clip(rect(-4, -4, W + 8, floor + 4));
  beds(pic, N, X, wall);
  paintings(pic, wall, {
    X: (t) => X((t - 0.44) * 1.62 + 0.06),
    Y: (t) => H * ((t - 0.38) * 1.42 + 0.2),
    U: H * 0.0205,
    k,
  });
  cracks(pic, N, X, wall);
  // the roof's shadow: all of the wall but a slant of sun
  const slant = (off: number): string =>
    poly([
      [X(-0.02), -4],
      [X(-0.02), H * (0.34 + off)],
      [X(0.12), H * (0.27 + off)],
      [X(0.3), H * (0.2 + off * 0.8)],
      [X(0.48), H * (0.17 + off * 0.6)],
      [X(0.7), H * (0.1 + off * 0.5)],
      [X(0.86), H * (0.08 + off * 0.3)],
      [X(1.02), H * (0.01 + off * 0.3)],
      [X(1.02), -4],
    ]);
  pic.add('multiply', pic.clipped(wall, shape(slant(0), p.shade, 0.62)));
  roof(pic, N, X);
  ground(pic, X, floor, k);
  visitors(pic, X, floor, k, wall);
}

/** Tilted beds of the rock, wide and quiet, and hollows that the wind has made. */
function beds(pic: Picture, N: Noise, X: (t: number) => number, wall: string): void {
  const { H, pal: p } = pic,
    m = p.mats,
    inks = [m.rockB, lit(p, mix(m.rockC, m.rockB, 0.3), 0.22), mix(m.rockA, m.rockC, 0.55), mix(m.rockB, m.rockC, 0.6)];
  for (let row = 0; row < 9; row++) {
    const line = (off: number): Pt[] =>
      Array.from({ length: 21 }, (_, c): Pt => {
        const t = (c / 20) * 1.1 - 0.05;
        return [X(t), H * (row * 0.13 - 0.08 + off - 0.12 * t + 0.022 * N(c * 0.3, row * 2.7))];
      });
    const thick = 0.035 + 0.035 * Math.abs(N(row * 1.9, 3));
    pic.raw(
      pic.clipped(
        wall,
        shape(`${smooth(line(0), false)}L${poly(line(thick).toReversed(), false).slice(1)}Z`, inks[row % 4]!, 0.85),
      ),
    );
  }
  for (const [t, y, rx, ry] of [
    [0.94, 0.735, 0.036, 0.028],
    [0.885, 0.77, 0.014, 0.012],
    [0.035, 0.73, 0.03, 0.026],
    [0.085, 0.762, 0.012, 0.01],
  ] as const) {
    const hollow = (grow: number): string =>
      smooth(
        Array.from({ length: 11 }, (_, i): Pt => {
          const a = (i / 11) * Math.PI * 2,
            r = (1 + 0.2 * N(i * 1.4, t * 30)) * grow;
          return [X(t) + Math.cos(a) * r * rx * pic.W, H * y + Math.sin(a) * r * ry * H];
        }),
      );
    pic.raw(pic.clipped(wall, shape(hollow(1.16), lit(p, m.rockC, 0.3))));
    pic.raw(pic.clipped(wall, shape(hollow(1), overprint(m.rockA, p.shade, 0.62))));
  }
}

function cracks(pic: Picture, N: Noise, X: (t: number) => number, wall: string): void {
  const { H, pal: p } = pic;
  let d = '';
  for (const [i, t] of [0.21, 0.655, 0.955].entries())
    d += sweep(
      Array.from({ length: 7 }, (_, j): [number, number, number] => [
        X(t + 0.02 * N(i * 5, j * 0.9) + 0.014 * j * (i - 1)),
        H * lerp(0.05 + 0.2 * i, 0.62 + 0.08 * i, j / 6),
        [0.8, 2.6, 3.4, 2, 3, 1.6, 0.5][j]!,
      ]),
      5,
    );
  pic.raw(pic.clipped(wall, shape(d, overprint(p.mats.rockD, p.shade, 0.6), 0.85)));
}

/** The edge of the roof, heavy and dark, hanging into the sheet. */
function roof(pic: Picture, N: Noise, X: (t: number) => number): void {
  const { H, pal: p } = pic,
    m = p.mats;
  const edge = (deep: number): string =>
    poly([
      [X(-0.02), -4],
      ...Array.from({ length: 13 }, (_, i): Pt => {
        const t = i / 12;
        return [X(t * 0.86 - 0.02), H * deep * (1 - t) ** 0.7 * (1 + 0.22 * N(i * 1.3, 5))];
      }),
      [X(0.86), -4],
    ]);
  pic.fill(edge(0.175), overprint(mix(m.rockA, m.rockD, 0.4), p.shade, 0.6));
  pic.fill(edge(0.11), overprint(m.rockD, p.deep, 0.45));
}

function ground(pic: Picture, X: (t: number) => number, floor: number, k: number): void {
  const { H, pal: p } = pic,
    m = p.mats,
    rng = pic.rng.fork('suelo');
  const rim: Pt[] = [0, 0.2, 0.4, 0.62, 0.8, 1].map(
    (t, i): Pt => [X(t * 1.06 - 0.03), floor + H * [0.012, -0.004, 0.008, -0.006, 0.002, -0.018][i]!],
  );
  const d = `${smooth(rim, false)}L${X(1.04)} ${H + 5}L${X(-0.04)} ${H + 5}Z`;
  pic.shade(poly([...rim.map(([x, y]): Pt => [x, y - H * 0.022]), ...rim.toReversed()]), p.shade, 0.5);
  pic.fill(d, mix(m.soil, m.sand, 0.45));
  pic.fill(ellipse(X(0.5), H * 0.96, pic.W * 0.42, H * 0.045), lit(p, mix(m.soil, m.sand, 0.5), 0.16));
  for (const [t, y, r] of [
    [0.94, 0.9, 62],
    [0.86, 0.91, 30],
    [0.05, 0.93, 46],
    [0.13, 0.95, 20],
    [0.72, 0.97, 16],
  ] as const)
    boulder(pic, X(t), H * y, r, rng, { color: mix(m.stone, m.rockB, 0.45), fall: k });
}

/** A guide pointing from a distance, an adult and a child; the low sun prints their shadows on the wall. */
function visitors(pic: Picture, X: (t: number) => number, floor: number, k: number, wall: string): void {
  const { H, pal: p } = pic,
    m = p.mats,
    h = H * 0.125;
  const group = [
    { t: 0.3, y: 0.06, s: 1, pose: GESTURES.point, look: { ...outfit(pic, 1, 'gaucho'), hatColor: m.sand }, face: k },
    { t: 0.215, y: 0.075, s: 0.98, pose: 'akimbo', look: { ...outfit(pic, 0), pack: m.cloth }, face: k },
    { t: 0.168, y: 0.085, s: 0.7, pose: 'stand', look: outfit(pic, 3, 'cap'), face: k },
  ] as const;
  for (const q of group) {
    const [x, y] = [X(q.t), floor + q.y * H],
      body = figure(pic, -900, -900, h * q.s, q.pose, q.look, q.face);
    // along the ground to the wall's foot, then up the wall
    const foot = x + k * h * 0.55;
    pic.shade(
      poly([
        [x - h * 0.05, y],
        [x + h * 0.06, y],
        [foot + h * 0.09, floor],
        [foot - h * 0.07, floor],
      ]),
      p.shade,
      0.55,
    );
    const cast = `<g transform="translate(${foot + k * 14 + 900 * 1.05} ${floor + 900 * 1.05 + h * 0.16}) scale(1.05)">${shape(body, p.shade, 0.5)}</g>`;
    pic.add('multiply', pic.clipped(wall, cast));
  }
  for (const q of group) figure(pic, X(q.t), floor + q.y * H, h * q.s, q.pose, q.look, q.face);
}
