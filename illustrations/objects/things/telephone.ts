import { mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly, rect } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { holdingUpright } from '../../props/people/hands.ts';
import { quietAvenue } from '../../scenes/town/avenue.ts';

/** A rectangle with round corners, turned by `lean` about the point (x, y). */
function tile(
  x: number,
  y: number,
  lean: number,
  box: { a: number; b: number; w: number; h: number; r: number },
): string {
  const co = Math.cos(lean);
  const si = Math.sin(lean);
  const at = (a: number, b: number): Pt => [x + a * co - b * si, y + a * si + b * co];
  const { a, b, w, h, r } = box;
  const pts: Pt[] = [];
  for (const [cx, cy, start] of [
    [a + w - r, b + r, -Math.PI / 2],
    [a + w - r, b + h - r, 0],
    [a + r, b + h - r, Math.PI / 2],
    [a + r, b + r, Math.PI],
  ] as const)
    for (let i = 0; i <= 6; i++) {
      const t = start + (Math.PI / 2) * (i / 6);
      pts.push(at(cx + Math.cos(t) * r, cy + Math.sin(t) * r));
    }
  return poly(pts);
}

/** What the screen shows: numbers to call, each with its coloured disc; bars stand for words. */
function screen(pic: Picture, x: number, y: number, lean: number, w: number, h: number): void {
  const { pal } = pic;
  const m = pal.own;
  const box = (a: number, b: number, ww: number, hh: number, r: number) =>
    tile(x, y, lean, { a: a * w, b: b * h, w: ww * w, h: hh * h, r: r * w });
  pic.fill(box(-0.46, -0.475, 0.92, 0.95, 0.07), pal.paper);
  pic.fill(box(-0.46, -0.475, 0.92, 0.16, 0.07), mix(m.cloth, m.water, 0.25));
  pic.fill(box(-0.34, -0.41, 0.4, 0.03, 0.02), pal.paper);
  const rows = [m.accent, m.cloth, m.mustard, m.leaf, m.wine];
  rows.forEach((c, i) => {
    const b = -0.28 + i * 0.122;
    pic.fill(box(-0.41, b, 0.82, 0.1, 0.045), lit(pal, mix(m.sand, m.foam, 0.6), 0.2));
    pic.fill(box(-0.36, b + 0.017, 0.13, 0.066, 0.065), c);
    pic.fill(box(-0.17, b + 0.024, 0.3 - (i % 3) * 0.06, 0.02, 0.02), mix(pal.deep, m.road, 0.3));
    pic.fill(box(-0.17, b + 0.058, 0.2, 0.014, 0.014), mix(m.road, m.foam, 0.4));
  });
  pic.fill(box(-0.13, 0.345, 0.26, 0.115, 0.12), m.leaf);
  // a handset on the green disc
  const co = Math.cos(lean);
  const si = Math.sin(lean);
  const cx = x - 0.402 * h * si;
  const cy = y + 0.402 * h * co;
  const u = w * 0.055;
  pic.line(`M${cx - u} ${cy - u * 0.9}Q${cx - u * 0.9} ${cy + u * 0.9} ${cx + u} ${cy + u}`, pal.paper, u * 0.55);
  pic.fill(ellipse(cx - u, cy - u * 0.9, u * 0.45) + ellipse(cx + u, cy + u, u * 0.45), pal.paper);
  pic.add('screen', shape(box(-0.46, -0.475, 0.34, 0.95, 0.07), pal.glow, 0.1));
}

/** A hand with a telephone in front of a street of plane trees. */
export function telephone(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H, pal } = pic;
  const focal = o.focal ?? 0.66;
  quietAvenue(pic, focal - 0.3, H > W ? 0.5 : 0.6);
  // the street steps back behind the hand
  pic.fill(rect(0, 0, W, H), pal.haze, 0.2);
  const w = Math.min(W, H) * 0.36;
  const h = w * 2.02;
  const x = W * (focal + 0.02);
  const y = H * 0.5;
  const lean = 0.1;
  const hand = holdingUpright(pic, { x, y, w, h, lean, sleeve: pal.own.accent });
  hand.behind();
  const body = (grow: number) =>
    tile(x, y, lean, { a: -w / 2 - grow, b: -h / 2 - grow, w: w + grow * 2, h: h + grow * 2, r: w * 0.11 + grow });
  pic.fill(body(w * 0.018), overprint(pal.own.metal, pal.shade, 0.4));
  pic.fill(body(0), pal.deep);
  screen(pic, x, y, lean, w, h);
  hand.before();
}
