import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, poly, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import type { Space } from '../../core/space.ts';
import { glow } from '../air/light.ts';
import { lightSide } from '../plants/plants.ts';

/** Date palm of the squares: ringed trunk, a crown of arching fronds; (x, y) its foot, `h` its height on the sheet. */
export function palm(pic: Picture, x: number, y: number, h: number, rng: Rng, air = 0): void {
  const p = pic.pal;
  const m = p.mats;
  const side = lightSide(p);
  // a palm does not turn in autumn, when the leaf inks do
  const evergreen = p.name === 'autumn';
  const green = evergreen ? m.olive : m.leaf;
  const greenDark = evergreen ? overprint(m.olive, p.shade, 0.6) : m.leafDark;
  const haze = (c: Hex) => mix(c, p.haze, air);
  const trunk = sweep(
    [
      [x, y, h * 0.036],
      [x + h * 0.008, y - h * 0.3, h * 0.028],
      [x, y - h * 0.68, h * 0.03],
    ],
    5,
    false,
  );
  pic.fill(trunk, haze(overprint(m.wood, p.shade, 0.2)));
  let rings = '';
  for (let i = 1; i < 13; i++)
    rings += `M${f1(x - h * 0.03)} ${f1(y - h * 0.052 * i)}q${f1(h * 0.03)} ${f1(h * 0.012)} ${f1(h * 0.06)} 0`;
  pic.line(rings, haze(overprint(m.wood, p.shade, 0.7)), Math.max(0.8, h * 0.006));
  const top = y - h * 0.7;
  pic.fill(ellipse(x, top + h * 0.05, h * 0.05, h * 0.05), haze(overprint(greenDark, p.shade, 0.5)));
  const fronds = 17;
  const order = Array.from({ length: fronds }, (_, i) => (i / (fronds - 1)) * Math.PI * 1.16 - Math.PI * 0.08);
  order.sort((a, b) => Math.abs(Math.cos(b)) - Math.abs(Math.cos(a)));
  for (const [i, angle] of order.entries()) {
    const reach = h * rng.range(0.26, 0.33);
    const lift = Math.sin(angle);
    const ex = x + Math.cos(angle) * reach;
    const ey = top - lift * reach * 0.8 + (1 - lift) * reach * 0.5;
    const mx = x + Math.cos(angle) * reach * 0.55;
    const my = top - lift * reach * 0.75 - reach * 0.12;
    const sunny = Math.cos(angle) * side > -0.25 && lift > 0.2;
    const ink = sunny ? lit(p, green, i % 2 ? 0.14 : 0.02) : overprint(greenDark, p.shade, lift > 0.2 ? 0.1 : 0.45);
    pic.fill(frond([x, top], [mx, my], [ex, ey], h * 0.045), haze(ink));
  }
}

/** A frond: leaflets hanging both sides of a bent rib. */
function frond(a: [number, number], b: [number, number], c: [number, number], w: number): string {
  let d = '';
  const n = 15;
  for (let i = 1; i <= n; i++) {
    const t = i / n;
    const u = 1 - t;
    const px = u * u * a[0] + 2 * u * t * b[0] + t * t * c[0];
    const py = u * u * a[1] + 2 * u * t * b[1] + t * t * c[1];
    const dx = 2 * u * (b[0] - a[0]) + 2 * t * (c[0] - b[0]);
    const dy = 2 * u * (b[1] - a[1]) + 2 * t * (c[1] - b[1]);
    const len = Math.hypot(dx, dy) || 1;
    const [tx, ty] = [dx / len, dy / len];
    const size = w * (1.15 - 0.75 * t) * (0.5 + Math.min(1, t * 4) * 0.5);
    for (const k of [-1, 1])
      d += poly([
        [px - tx * w * 0.16, py - ty * w * 0.16],
        [px + tx * w * 0.16, py + ty * w * 0.16],
        [px + tx * size * 0.9 - ty * k * size, py + ty * size * 0.9 + tx * k * size + size * 0.35],
      ]);
  }
  return d;
}

/** Park bench of slats, seen from the front; `w` metres long. */
export function bench(s: Space, x: number, z: number, o: { w?: number; rot?: number; wood?: Hex } = {}): void {
  const p = s.pic.pal;
  const w = o.w ?? 1.8;
  const rot = o.rot ?? 0;
  const wood = o.wood ?? mix(p.mats.wood, p.mats.sand, 0.2);
  const part = (dz: number, y: number, h: number, d: number) =>
    s.block(x - Math.sin(rot) * dz, y, z + Math.cos(rot) * dz, w, h, d, rot);
  part(0, 0, 0.95, 0.5).cast(0, 0.55);
  for (const k of [-0.42, 0.42])
    s.block(x + Math.cos(rot) * w * k, 0, z + Math.sin(rot) * w * k, 0.08, 0.44, 0.42, rot).paint(p.deep);
  for (const y of [0.56, 0.76]) part(0.24, y, 0.13, 0.05).paint(wood);
  part(0, 0.42, 0.06, 0.46).paint(wood, { top: lit(p, wood, 0.2) });
}

/** Lamp post with a globe, lit after dusk; `h` metres tall. */
export function lampPost(s: Space, x: number, z: number, h = 3.6): void {
  const pic = s.pic;
  const p = pic.pal;
  const [a, b] = s.P([x, 0, z]);
  const [c, d] = s.P([x, h, z]);
  const w = s.scale(z) * 0.05;
  pic.fill(
    poly([
      [a - w * 1.4, b],
      [a + w * 1.4, b],
      [c + w * 0.7, d],
      [c - w * 0.7, d],
    ]) + ellipse(a, b, w * 3, w),
    p.deep,
  );
  pic.fill(ellipse(c, d - w * 3, w * 3.8), p.lamps ? lit(p, p.lamp, 0.5) : mix(p.mats.foam, p.mats.glass, 0.4));
  pic.fill(
    poly([
      [c - w * 2, d - w * 6.3],
      [c + w * 2, d - w * 6.3],
      [c, d - w * 8.5],
    ]),
    p.deep,
  );
  if (p.lamps) glow(pic, c, d - w * 3, s.scale(z) * 2.4, p.lamp, 0.6);
}
