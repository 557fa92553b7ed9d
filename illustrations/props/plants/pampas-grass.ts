import { mix, overprint } from '../../core/color.ts';
import { f1, type Pt, poly } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import { coiron, lightSide, tones } from './plants.ts';

/** Pampas grass (cortadera): narrow leaves and tall feathery plumes; (x, y) is its foot, h the height of the plumes. */
export function pampasGrass(pic: Picture, x: number, y: number, h: number, rng: Rng): void {
  const p = pic.pal,
    m = p.mats,
    side = lightSide(p),
    t = tones(p, mix(m.scrub, m.leaf, 0.45));
  pic.shade(
    `M${f1(x - h * 0.4)} ${f1(y)}q${f1(h * 0.4 - side * h * 0.2)} ${f1(h * 0.1)} ${f1(h * 0.8)} 0q${f1(-h * 0.4)} ${f1(-h * 0.07)} ${f1(-h * 0.8)} 0Z`,
    p.shade,
    0.5,
  );
  const plumes = rng.int(4, 7),
    cream = mix(m.foam, m.sand, 0.55);
  let stems = '',
    body = '',
    dark = '',
    light = '';
  for (let i = 0; i < plumes; i++) {
    const u = (i / (plumes - 1)) * 2 - 1 + rng.range(-0.14, 0.14),
      tall = h * rng.range(0.78, 1.02),
      tx = x + u * h * 0.4,
      ty = y - tall * (1 - 0.14 * u * u),
      bx = x + u * h * 0.17,
      by = y - tall * 0.6;
    stems += `M${f1(x + u * h * 0.04)} ${f1(y)}Q${f1(x + u * h * 0.07)} ${f1(y - tall * 0.4)} ${f1(bx)} ${f1(by)}`;
    const w = h * rng.range(0.05, 0.07);
    // a plume is ragged: barbs spring out and fall back all along it
    const feather = (k: number, shift: number): string => {
      const dx = tx - bx,
        dy = ty - by,
        len = Math.hypot(dx, dy),
        nx = -dy / len,
        ny = dx / len;
      const at = (q: number, o: number): Pt => [
        bx + dx * q + nx * (o * w * k + shift) + u * h * 0.09 * q * q,
        by + dy * q + ny * (o * w * k + shift) + h * 0.05 * Math.abs(u) * q * q,
      ];
      const swell = (q: number) => Math.sin(Math.PI * Math.min(1, 0.12 + q * 0.9)) ** 0.8;
      const edge = (sign: number): Pt[] =>
        Array.from({ length: 13 }, (_, j) => at(j / 12 + (j % 2) * 0.05, sign * swell(j / 12) * (j % 2 ? 1.12 : 0.74)));
      return poly([...edge(1), at(1.06, 0), ...edge(-1).reverse()]);
    };
    body += feather(1, 0);
    dark += feather(0.5, side * w * 0.42);
    light += feather(0.34, -side * w * 0.4);
  }
  pic.raw(
    shape(coiron(x, y, h * 0.62, rng, 26, 1.5), t.dark) +
      shape(coiron(x + side * h * 0.02, y, h * 0.58, rng, 20, 1.35), t.mid),
  );
  pic.line(stems, overprint(mix(m.sand, m.leaf, 0.3), p.shade, 0.25), Math.max(1, h * 0.012));
  pic.raw(shape(body, cream));
  pic.shade(dark, p.shade, 0.34);
  pic.fill(light, lit(p, cream, 0.5));
  pic.raw(shape(coiron(x - side * h * 0.03, y + h * 0.01, h * 0.4, rng, 15, 1.4), t.light));
}
