import { mix } from '../../core/color.ts';
import { ellipse, type Pt, smooth, sweep } from '../../core/geom.ts';
import type { Picture } from '../../core/picture.ts';
import { offShade } from '../people/figures.ts';

/** White water thrown up around (x, y): tongues and drops within `r`, mostly to the side `k`. */
export function splash(pic: Picture, x: number, y: number, r: number, k: number, label: string): void {
  const p = pic.pal;
  const rng = pic.rng.fork(label);
  let tongues = '';
  let drops = '';
  for (let i = 0; i < 13; i++) {
    const a = -Math.PI / 2 + k * (0.15 + 0.1 * i) - 0.45 * k;
    const q = r * rng.range(0.35, 0.85);
    const bx = x + k * r * rng.range(-0.3, 0.3);
    const by = y + r * rng.range(-0.06, 0.1);
    tongues += smooth(
      [
        [bx - r * 0.14, by + r * 0.1],
        [bx + Math.cos(a) * q * 0.5 - 5, by + Math.sin(a) * q * 0.6],
        [bx + Math.cos(a) * q, by + Math.sin(a) * q],
        [bx + Math.cos(a) * q * 0.5 + 7, by + Math.sin(a) * q * 0.35],
        [bx + r * 0.16, by + r * 0.12],
      ],
      true,
      0.8,
    );
  }
  for (let i = 0; i < 70; i++) {
    const a = rng.range(-3, -0.1);
    const q = r * rng.range(0.3, 1.25);
    drops += ellipse(x + Math.cos(a) * q, y + Math.sin(a) * q * 0.85, rng.range(0.9, 4.2));
  }
  pic.fill(tongues + drops, mix(p.mats.foam, p.mats.water, p.night ? 0.3 : 0.05));
}

/** A bed of foam `w` wide under something that floats at (x, y). */
export function foamBed(pic: Picture, x: number, y: number, w: number, label: string): void {
  const p = pic.pal;
  const rng = pic.rng.fork(label);
  let d = '';
  for (let i = 0; i < 12; i++) {
    const t = i / 11 - 0.5;
    const cx = x + t * w;
    const cy = y + w * (0.03 + 0.05 * (1 - 4 * t * t)) * rng.range(0.6, 1.3);
    const q = w * rng.range(0.06, 0.13);
    d += smooth(
      [
        [cx - q, cy],
        [cx - q * 0.4, cy - w * rng.range(0.01, 0.035)],
        [cx + q * 0.3, cy - w * rng.range(0.015, 0.045)],
        [cx + q, cy],
        [cx + q * 0.3, cy + w * 0.02],
        [cx - q * 0.5, cy + w * 0.018],
      ],
      true,
      0.9,
    );
  }
  pic.fill(d, mix(p.mats.foam, p.mats.water, p.night ? 0.3 : 0.04));
}

/** River board: somebody lying on a short foam float, arms forward, fins behind; `len` from hands to fins, `k` 1 goes right. */
export function riverBoard(pic: Picture, x: number, y: number, len: number, k: number): void {
  const p = pic.pal;
  const m = p.mats;
  const u = len / 10;
  const at = (a: number, b: number): Pt => [x + k * a * u, y - b * u];
  const limb = (...js: [number, number, number][]) =>
    sweep(
      js.map(([a, b, r]) => [...at(a, b), r * u] as [number, number, number]),
      5,
    );
  foamBed(pic, x - k * u, y + 0.3 * u, len * 1.1, 'bed');
  const suit = mix(p.deep, m.cloth, 0.35);
  // legs trailing in the water, fins breaking the surface
  pic.fill(limb([-1.4, 1.0, 0.62], [-3.2, 0.55, 0.46], [-4.6, 0.45, 0.3]), suit);
  pic.fill(
    limb([-4.4, 0.5, 0.26], [-5.4, 1.2, 0.42], [-5.9, 1.9, 0.16]) +
      limb([-3.9, 0.35, 0.24], [-5.0, 0.7, 0.38], [-5.7, 1.0, 0.14]),
    m.mustard,
  );
  const board = smooth(
    [at(-0.6, 0.15), at(-0.4, 1.0), at(1.6, 1.35), at(3.8, 1.75), at(4.8, 1.5), at(4.4, 0.5), at(2, 0.0)],
    true,
    0.8,
  );
  const torso = limb([-1.6, 1.05, 0.66], [0, 1.55, 0.86], [1.4, 2.1, 0.72], [1.9, 2.35, 0.4]);
  pic.fill(torso, suit);
  pic.fill(limb([-0.9, 1.35, 0.72], [0.3, 1.75, 0.84], [1.3, 2.15, 0.7]), m.accent);
  pic.fill(board, m.mustard);
  offShade(pic, board, 0, 0.5 * u, p.shade, 0.6);
  offShade(pic, torso, 0, 0.3 * u, p.shade, 0.5);
  const arm = limb([1.3, 2.15, 0.42], [2.3, 1.75, 0.34], [3.3, 1.95, 0.26]);
  pic.fill(arm, suit);
  pic.fill(ellipse(...at(3.45, 2.0), 0.3 * u), m.skin);
  pic.fill(limb([1.9, 2.4, 0.32], [2.2, 2.8, 0.34]), m.skin);
  pic.fill(ellipse(...at(2.4, 3.0), 0.62 * u, 0.7 * u), m.skin);
  const helmet = smooth(
    [at(1.65, 2.9), at(1.7, 3.6), at(2.3, 3.95), at(2.95, 3.6), at(3.02, 3.15), at(2.3, 3.2)],
    true,
    0.8,
  );
  pic.fill(helmet, m.foam);
  offShade(pic, helmet, -k * 0.15 * u, 0.2 * u, p.shade, 0.5);
  pic.line(
    `M${at(2.0, 3.1)[0].toFixed(1)} ${at(2.0, 3.1)[1].toFixed(1)}L${at(2.5, 2.4)[0].toFixed(1)} ${at(2.5, 2.4)[1].toFixed(1)}`,
    p.deep,
    0.1 * u,
  );
  splash(pic, x + k * 4.4 * u, y - 0.2 * u, len * 0.3, k, 'bow');
  foamBed(pic, x + k * u, y + 0.1 * u, len * 0.9, 'lip');
}
