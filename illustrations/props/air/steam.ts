import { mix } from '../../core/color.ts';
import { blob, lerp } from '../../core/geom.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';

/** Vapour rising from warm water: sprayed puffs that widen and thin as they climb and drift with the wind `drift`. */
export function vapour(
  pic: Picture,
  x: number,
  y: number,
  w: number,
  h: number,
  rng: Rng,
  o: { drift?: number; alpha?: number; n?: number } = {},
): void {
  const { pal: p } = pic;
  const ink = mix(p.paper, p.haze, p.night ? 0.5 : 0.12);
  const n = o.n ?? 12;
  for (let i = 0; i < n; i++) {
    const t = (i + rng()) / n;
    const r = lerp(0.14, 0.4, t) * w;
    const cx = x + rng.range(-0.42, 0.42) * w * (1 - t * 0.4) + (o.drift ?? 0.3) * h * t ** 1.4;
    const cy = y - h * t;
    const paint = pic.radial(cx, cy, r, [
      { at: 0, color: ink, alpha: (o.alpha ?? 0.7) * (1 - t) ** 0.8 },
      { at: 1, color: ink, alpha: 0 },
    ]);
    pic.add('stipple', shape(blob(cx, cy, r, r * 0.72, rng, 10, 0.12), paint), 0.28);
  }
}
