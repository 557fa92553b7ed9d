import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, lerp, type Pt, poly, smooth, sweep } from '../../core/geom.ts';
import type { Picture } from '../../core/picture.ts';
import { offShade } from '../../props/people/figures.ts';
import { lightSide } from '../../props/plants/plants.ts';
import { reyunos } from '../water/reyunos.ts';
import { riverValley } from '../water/river-valley.ts';

export interface ZipLineOptions {
  focal?: number;
  horizon?: number;
  mode?: 'bird' | 'harness';
}

/** Along a cable: face down over Los Reyunos, arms spread like wings, or away from us over the canyon's green floor. */
export function zipLine(pic: Picture, o: ZipLineOptions = {}): void {
  const focal = o.focal ?? 0.6;
  if (o.mode === 'harness') away(pic, focal, o.horizon);
  else across(pic, focal, o.horizon);
}

function across(pic: Picture, focal: number, horizon = 0.4): void {
  const { W, H, pal: p } = pic,
    k = focal > 0.5 ? 1 : -1;
  reyunos(pic, { boat: 'none', focal: k > 0 ? 0.42 : 0.58, horizon });
  const from: Pt = [k > 0 ? W * 1.03 : -W * 0.03, -H * 0.02];
  const to: Pt = [k > 0 ? -W * 0.03 : W * 1.03, H * 0.34];
  const at = (t: number): Pt => [lerp(from[0], to[0], t), lerp(from[1], to[1], t) + Math.sin(Math.PI * t) * H * 0.055];
  const cable = smooth(
    Array.from({ length: 16 }, (_, i) => at(i / 15)),
    false,
  );
  pic.line(cable, p.deep, 3);
  const [x, y] = at(k > 0 ? 1.03 - focal : focal + 0.03);
  flier(pic, x, y, H * 0.36, -k);
}

/** Two people in their harnesses, seen from the platform they have left: the cables run to the far rim. */
function away(pic: Picture, focal: number, horizon = 0.36): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    k = focal > 0.5 ? 1 : -1;
  riverValley(pic, { focal: k > 0 ? 0.4 : 0.6, horizon });
  const end: Pt = [W * (0.5 - 0.085 * k), H * (horizon + 0.03)];
  for (const [start, ride, h, top, hat] of [
    [[W * (0.5 - 0.24 * k), -H * 0.4], 0.78, H * 0.12, m.foam, m.accent],
    [[W * (focal + 0.26 * k), -H * 0.36], 0.6, H * 0.36, m.accent, m.mustard],
  ] as const) {
    // a cable thins out with distance: a long wedge, not a line
    const [sx, sy] = start,
      dx = end[0] - sx,
      dy = end[1] - sy,
      l = Math.hypot(dx, dy);
    const edge = (t: number, half: number): Pt => [sx + dx * t - (dy / l) * half, sy + dy * t + (dx / l) * half];
    pic.fill(poly([edge(0, 5), edge(1, 0.8), edge(1, -0.8), edge(0, -5)]), p.deep);
    const [x, y] = edge(ride, 0);
    riderAway(pic, x, y, h, top, hat);
  }
}

/** Someone in a harness under a trolley at (x, y), seen from behind; `h` is the length from the trolley to the feet. */
function riderAway(pic: Picture, x: number, y: number, h: number, top: Hex, hat: Hex): void {
  const p = pic.pal,
    m = p.mats,
    u = h / 100,
    side = lightSide(p);
  const at = (a: number, b: number): Pt => [x + a * u, y + b * u];
  const limb = (...js: [number, number, number][]) =>
    sweep(
      js.map(([a, b, r]) => [...at(a, b), r * u] as [number, number, number]),
      5,
    );
  const trousers = mix(p.deep, m.cloth, 0.4);
  const steel = mix(p.deep, m.metal, 0.3);
  for (const d of [limb([-4, 0, 2], [4, 0, 2]), ellipse(...at(-3, -1.4), 2.4 * u), ellipse(...at(3, -1.4), 2.4 * u)])
    pic.fill(d, steel);
  pic.line(`M${at(0, 0).join(' ')}L${at(0, 40).join(' ')}`, p.deep, 1.1 * u);
  // legs hang bent: the soles and shins show below the seat
  for (const s of [-1, 1]) {
    const shin = limb([s * 8, 76, 4.6], [s * 9.5, 86, 4], [s * 9, 95, 3]);
    pic.fill(shin, overprint(trousers, p.shade, 0.35));
    pic.fill(limb([s * 9, 94, 3.2], [s * 9.6, 99, 3.4]), m.foam);
    const thigh = limb([s * 5, 70, 6], [s * 9, 76, 5.6]);
    pic.fill(thigh, trousers);
    offShade(pic, thigh, -side * 2.6 * u, 1.6 * u, p.shade, 0.5);
  }
  for (const s of [-1, 1]) {
    const arm = limb([s * 12, 42, 4], [s * 14.5, 28, 3.4], [s * 5.4, 7, 2.4]);
    pic.fill(arm, top);
    offShade(pic, arm, -side * 2 * u, u, p.shade, 0.55);
    pic.fill(ellipse(...at(s * 4.8, 5), 2.5 * u, 2.8 * u), m.skin);
  }
  const back = smooth(
    [at(-6, 37), at(-14, 40), at(-14.5, 52), at(-11, 72), at(11, 72), at(14.5, 52), at(14, 40), at(6, 37)],
    true,
    0.7,
  );
  pic.fill(back, top);
  offShade(pic, back, -side * 9 * u, 1.5 * u, p.shade, 0.6);
  // the harness: shoulder straps that cross, a belt, loops round the thighs
  const strap = mix(p.deep, m.wood, 0.25);
  for (const s of [-1, 1]) pic.line(`M${at(s * 9, 39).join(' ')}L${at(-s * 8, 69).join(' ')}`, strap, 2.2 * u);
  pic.line(`M${at(-12, 69).join(' ')}Q${at(0, 72).join(' ')} ${at(12, 69).join(' ')}`, strap, 3 * u);
  for (const s of [-1, 1])
    pic.line(`M${at(s * 11, 70).join(' ')}Q${at(s * 10, 78).join(' ')} ${at(s * 2, 76).join(' ')}`, strap, 1.8 * u);
  pic.fill(limb([0, 33, 4], [0, 38, 4.4]), overprint(m.skin, p.shade, 0.3));
  pic.fill(ellipse(...at(0, 29), 7 * u, 7.6 * u), overprint(m.skin, p.shade, 0.15));
  const helmet = smooth(
    [at(-8.6, 30), at(-8.6, 23), at(-5, 18.4), at(0, 17), at(5, 18.4), at(8.6, 23), at(8.6, 30), at(0, 32)],
    true,
    0.9,
  );
  pic.fill(helmet, hat);
  offShade(pic, helmet, -side * 5 * u, 0.6 * u, p.shade, 0.55);
  pic.fill(
    limb([-2.6, 19.4, 0.7], [-3.2, 30, 0.7]) + limb([2.6, 19.4, 0.7], [3.2, 30, 0.7]),
    overprint(hat, p.shade, 0.6),
  );
}

/** Someone prone in a harness under a trolley at (x, y); `len` from fingertip to toe, `k` the direction of flight. */
function flier(pic: Picture, x: number, y: number, len: number, k: number): void {
  const p = pic.pal;
  const m = p.mats;
  const u = len / 10;
  const drop = 3.4 * u;
  const at = (a: number, b: number): Pt => [x + k * a * u, y + drop - b * u];
  const limb = (...js: [number, number, number][]) =>
    sweep(
      js.map(([a, b, r]) => [...at(a, b), r * u] as [number, number, number]),
      5,
    );
  pic.fill(ellipse(x - 0.4 * u, y - 0.05 * u, 0.26 * u) + ellipse(x + 0.4 * u, y - 0.05 * u, 0.26 * u), p.deep);
  pic.fill(
    poly([
      [x - 0.7 * u, y + 0.05 * u],
      [x + 0.7 * u, y + 0.05 * u],
      [x + 0.3 * u, y + 0.6 * u],
      [x - 0.3 * u, y + 0.6 * u],
    ]),
    mix(p.deep, m.metal, 0.4),
  );
  for (const a of [-2.2, 0.9]) {
    const [hx, hy] = at(a, 0.7);
    pic.line(`M${x.toFixed(1)} ${(y + 0.6 * u).toFixed(1)}L${hx.toFixed(1)} ${hy.toFixed(1)}`, p.deep, 0.13 * u);
  }
  const suit = mix(p.deep, m.cloth, 0.35);
  const farArm = limb([1.7, 0.35, 0.4], [2.7, 1.6, 0.34], [3.5, 2.9, 0.24]);
  pic.fill(farArm, mix(m.accent, p.shade, 0.35));
  pic.fill(ellipse(...at(3.62, 3.15), 0.28 * u), m.skin);
  pic.fill(limb([-1.2, 0.25, 0.56], [-3.2, 0.5, 0.42], [-5.0, 0.75, 0.26]), mix(suit, p.shade, 0.3));
  const near = limb([-1.2, -0.05, 0.62], [-3.3, 0.05, 0.46], [-5.2, 0.25, 0.28]);
  pic.fill(near, suit);
  pic.fill(limb([-5.1, 0.25, 0.3], [-5.9, 0.1, 0.24]) + limb([-4.9, 0.75, 0.28], [-5.7, 0.65, 0.22]), m.foam);
  const torso = limb([-1.5, 0.05, 0.66], [0, 0.15, 0.74], [1.5, 0.35, 0.8], [2.2, 0.5, 0.5]);
  pic.fill(torso, m.accent);
  pic.fill(
    limb([-1.4, 0.5, 0.3], [0.2, 0.65, 0.3], [1.5, 0.9, 0.26]) + limb([-1.7, -0.3, 0.22], [-1.5, 0.6, 0.22]),
    m.mustard,
  );
  pic.fill(limb([2.2, 0.55, 0.32], [2.7, 0.75, 0.32]), m.skin);
  pic.fill(ellipse(...at(3.15, 0.9), 0.62 * u, 0.66 * u), m.skin);
  const helmet = smooth(
    [at(2.5, 0.95), at(2.55, 1.5), at(3.1, 1.8), at(3.7, 1.45), at(3.68, 1.05), at(3.1, 1.15)],
    true,
    0.8,
  );
  pic.fill(helmet, m.foam);
  const nearArm = limb([1.7, 0.2, 0.44], [2.3, -1.3, 0.36], [2.9, -2.8, 0.25]);
  pic.fill(nearArm, m.accent);
  pic.fill(ellipse(...at(3.02, -3.08), 0.3 * u), m.skin);
  for (const d of [near, torso, nearArm, helmet]) offShade(pic, d, 0, 0.3 * u, p.shade, 0.55);
}
