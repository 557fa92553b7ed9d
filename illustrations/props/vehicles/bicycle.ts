import { type Hex, overprint } from '../../core/color.ts';
import { ellipse, f1, type Pt, poly } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, stroke } from '../../core/picture.ts';
import { groundShade } from '../people/travellers.ts';

export interface BicycleOptions {
  face?: number;
  color?: Hex;
  /** thin road tyres or the fat ones of a mountain bike */
  tyre?: 'thin' | 'thick';
  /** a wicker basket on the handlebar */
  basket?: boolean;
  /** radians: leaning back against something */
  lean?: number;
  shadow?: boolean;
}

/** A bicycle without a rider, side view; (x, y) is the ground under its middle, r the radius of a wheel. */
export function bicycle(pic: Picture, x: number, y: number, r: number, o: BicycleOptions = {}): void {
  const p = pic.pal;
  const m = p.mats;
  const f = o.face ?? 1;
  const lean = o.lean ?? 0;
  const P = (a: number, b: number): Pt => [x + f * a * r + Math.sin(lean) * b * r, y - b * r * Math.cos(lean)];
  const L = (...pts: [number, number][]) =>
    poly(
      pts.map(([a, b]) => P(a, b)),
      false,
    );
  const tyre = o.tyre === 'thick' ? 0.2 : 0.11;
  const frame = o.color ?? m.accent;
  if (o.shadow !== false) groundShade(pic, x, y, r * 2.6, -f, 0.5);
  let svg = '';
  for (const cx of [-1.55, 1.6]) {
    const [wx, wy] = P(cx, 1);
    svg += stroke(ellipse(wx, wy, r * (1 - tyre / 2)), p.deep, r * tyre);
    svg += stroke(ellipse(wx, wy, r * (1 - tyre * 1.15)), lit(p, m.metal, 0.3), r * 0.035);
    svg += stroke(spokes(wx, wy, r * (1 - tyre)), overprint(m.metal, p.shade, 0.4), Math.max(0.5, r * 0.014), 0.8);
  }
  const line = (d: string, c: Hex, w: number) => {
    svg += stroke(d, c, Math.max(1, r * w));
  };
  const [rear, crank, seat, head, front]: [number, number][] = [
    [-1.55, 1],
    [-0.15, 0.86],
    [-0.55, 2.05],
    [1.12, 2.2],
    [1.6, 1],
  ] as [number, number][];
  line(L(head!, [1.22, 1.95], front!), overprint(frame, p.shade, 0.4), 0.12);
  line(L(rear!, crank!, head!, seat!, rear!), frame, 0.12);
  line(L(crank!, seat!, [-0.66, 2.42]), frame, 0.12);
  line(L(head!, [1.02, 2.62]), overprint(m.metal, p.shade, 0.3), 0.09);
  line(L([0.72, 2.72], [1.02, 2.66], [1.3, 2.74], [1.1, 2.86]), p.deep, 0.1);
  line(L([-1.0, 2.46], [-0.36, 2.44]), p.deep, 0.2);
  const [cx, cy] = P(-0.15, 0.86);
  svg += stroke(ellipse(cx, cy, r * 0.22), overprint(m.metal, p.shade, 0.5), Math.max(0.8, r * 0.06));
  line(L([-0.3, 0.5], [0, 1.22]), p.deep, 0.08);
  pic.raw(svg);
  if (o.basket) basket(pic, P(1.55, 2.35), r, f);
}

function spokes(cx: number, cy: number, r: number): string {
  const COUNT = 9;
  let d = '';
  for (let i = 0; i < COUNT; i++) {
    const a = (i / COUNT) * Math.PI;
    d += `M${f1(cx + Math.cos(a) * r)} ${f1(cy + Math.sin(a) * r)}L${f1(cx - Math.cos(a) * r)} ${f1(cy - Math.sin(a) * r)}`;
  }
  return d;
}

function basket(pic: Picture, [x, y]: Pt, r: number, f: number): void {
  const p = pic.pal;
  const wicker = p.mats.mustard;
  const w = r * 0.42;
  const h = r * 0.6;
  const body = poly([
    [x - w, y - h * 0.5],
    [x + w, y - h * 0.5],
    [x + w * 0.75, y + h * 0.5],
    [x - w * 0.75, y + h * 0.5],
  ]);
  pic.fill(body, wicker);
  pic.shade(
    poly([
      [x - f * w, y - h * 0.5],
      [x - f * w * 0.1, y - h * 0.5],
      [x - f * w * 0.1, y + h * 0.5],
      [x - f * w * 0.75, y + h * 0.5],
    ]),
    p.shade,
    0.5,
  );
  let weave = '';
  for (const t of [-0.2, 0.1, 0.35])
    weave += `M${f1(x - w * 0.9)} ${f1(y + h * t)}L${f1(x + w * 0.9)} ${f1(y + h * t)}`;
  pic.line(weave, overprint(wicker, p.shade, 0.6), Math.max(0.6, r * 0.03));
}
