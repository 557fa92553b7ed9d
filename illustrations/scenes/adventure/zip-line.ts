import { type Hex, mix } from '../../core/color.ts';
import { ellipse, lerp, type Pt, poly, smooth, sweep } from '../../core/geom.ts';
import type { Picture } from '../../core/picture.ts';
import { figure, offShade } from '../../props/people/figures.ts';
import { aerialView } from '../mountains/aerial-view.ts';
import { reyunos } from '../water/reyunos.ts';

export interface ZipLineOptions {
  focal?: number;
  horizon?: number;
  mode?: 'bird' | 'harness';
}

/** Down a cable: face down over Los Reyunos with arms spread like wings, or two in their harness over the valley. */
export function zipLine(pic: Picture, o: ZipLineOptions = {}): void {
  const { W, H, pal: p } = pic;
  const focal = o.focal ?? 0.6;
  const k = focal > 0.5 ? 1 : -1;
  const seated = o.mode === 'harness';
  if (seated) aerialView(pic, { actor: 'none', focal, horizon: o.horizon ?? 0.4 });
  else reyunos(pic, { boat: 'none', focal: k > 0 ? 0.42 : 0.58, horizon: o.horizon ?? 0.4 });
  const from: Pt = [k > 0 ? W * 1.03 : -W * 0.03, -H * 0.02];
  const to: Pt = [k > 0 ? -W * 0.03 : W * 1.03, H * 0.34];
  const at = (t: number): Pt => [lerp(from[0], to[0], t), lerp(from[1], to[1], t) + Math.sin(Math.PI * t) * H * 0.055];
  const cable = smooth(
    Array.from({ length: 16 }, (_, i) => at(i / 15)),
    false,
  );
  pic.line(cable, p.deep, 3);
  const t = k > 0 ? 1.03 - focal : focal + 0.03;
  const [x, y] = at(t);
  if (!seated) {
    flier(pic, x, y, H * 0.36, -k);
    return;
  }
  const m = p.mats;
  const [bx, by] = at(t + 0.11);
  rider(pic, x, y, H * 0.27, -k, m.accent, m.mustard);
  rider(pic, bx, by, H * 0.2, -k, m.mustard, m.foam);
}

/** Somebody sitting in a harness under a trolley at (x, y); `h` their standing height. */
function rider(pic: Picture, x: number, y: number, h: number, k: number, top: Hex, hat: Hex): void {
  const p = pic.pal;
  const drop = h * 0.16;
  pic.fill(ellipse(x - h * 0.04, y, h * 0.03) + ellipse(x + h * 0.04, y, h * 0.03), p.deep);
  pic.line(`M${x.toFixed(1)} ${y.toFixed(1)}V${(y + drop).toFixed(1)}`, p.deep, Math.max(2, h * 0.014));
  const look = { top, bottom: mix(p.deep, p.mats.cloth, 0.35), hat: 'helmet' as const, hatColor: hat };
  figure(pic, x, y + drop + h * 0.98, h, 'hang', look, k);
}

/** Somebody prone in a harness under a trolley at (x, y); `len` from fingertip to toe, `k` the way they fly. */
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
