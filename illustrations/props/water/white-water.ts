import { mix } from '../../core/color.ts';
import { ellipse, smooth } from '../../core/geom.ts';
import type { Picture } from '../../core/picture.ts';

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
