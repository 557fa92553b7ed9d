import { mix, overprint } from '../../core/color.ts';
import { ellipse, f1, type Pt, poly, rect, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape, stroke } from '../../core/picture.ts';
import { holdingUpright } from '../../props/people/hands.ts';
import { quietAvenue } from '../../scenes/town/avenue.ts';
import { valleGrande } from '../../scenes/water/valle-grande.ts';

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

/** A screen with a map of the valley: a river, a dashed route between its pins, and a tick below: it is on the telephone. */
function mapScreen(pic: Picture, x: number, y: number, lean: number, w: number, h: number): void {
  const { pal } = pic;
  const m = pal.own;
  const co = Math.cos(lean);
  const si = Math.sin(lean);
  const at = (a: number, b: number): Pt => [x + a * w * co - b * h * si, y + a * w * si + b * h * co];
  const box = (a: number, b: number, ww: number, hh: number, r: number) =>
    tile(x, y, lean, { a: a * w, b: b * h, w: ww * w, h: hh * h, r: r * w });
  const curve = (...pts: [number, number][]) =>
    smooth(
      pts.map(([a, b]) => at(a, b)),
      false,
      0.9,
    );
  const glass = box(-0.46, -0.475, 0.92, 0.95, 0.07);
  const inside = pic.clip(glass);
  const put = (svg: string) => pic.raw(pic.clipped(inside, svg));
  pic.fill(glass, lit(pal, mix(m.sand, m.foam, 0.45), 0.2));
  put(shape(poly([at(-0.5, -0.5), at(0.16, -0.5), at(-0.02, -0.16), at(-0.5, 0.1)]), mix(m.rockA, m.sand, 0.35)));
  put(shape(poly([at(-0.5, -0.5), at(-0.1, -0.5), at(-0.24, -0.24), at(-0.5, -0.1)]), mix(m.rockD, m.rockA, 0.35)));
  put(
    shape(
      smooth([at(0.02, 0.08), at(0.3, -0.02), at(0.6, 0.1), at(0.56, 0.4), at(0.2, 0.42)], true, 0.9),
      mix(m.leaf, m.vine, 0.5),
    ),
  );
  put(shape(smooth([at(-0.36, 0.12), at(-0.16, 0.09), at(-0.12, 0.17), at(-0.3, 0.21)], true, 0.9), m.water));
  put(stroke(curve([-0.2, 0.15], [0.02, 0.03], [0.1, -0.16], [0.5, -0.24]), m.water, w * 0.05, 1, 'round'));
  put(
    `<path d="${curve([0.3, 0.22], [0.12, 0.15], [0.02, -0.02], [-0.12, -0.1], [-0.2, -0.26])}" fill="none" stroke="${m.accent}" stroke-width="${f1(w * 0.03)}" stroke-dasharray="${f1(w * 0.06)} ${f1(w * 0.045)}" stroke-linecap="round"/>`,
  );
  for (const [a, b, c] of [
    [0.3, 0.22, m.accent],
    [0.02, -0.02, m.mustard],
    [-0.2, -0.26, m.accent],
  ] as const) {
    const [px, py] = at(a, b);
    const r = w * 0.068;
    pic.fill(
      `M${f1(px)} ${f1(py)}Q${f1(px - r)} ${f1(py - r * 1.1)} ${f1(px - r)} ${f1(py - r * 1.9)}A${f1(r)} ${f1(r)} 0 0 1 ${f1(px + r)} ${f1(py - r * 1.9)}Q${f1(px + r)} ${f1(py - r * 1.1)} ${f1(px)} ${f1(py)}Z`,
      c,
    );
    pic.fill(ellipse(px, py - r * 1.9, r * 0.4), pal.paper);
  }
  pic.fill(box(-0.46, -0.475, 0.92, 0.11, 0.07), mix(m.cloth, m.water, 0.25));
  pic.fill(box(-0.34, -0.435, 0.44, 0.03, 0.02), pal.paper);
  pic.fill(box(-0.38, 0.335, 0.76, 0.1, 0.08), pal.paper);
  const [tx, ty] = at(-0.27, 0.385);
  const u = w * 0.06;
  pic.fill(ellipse(tx, ty, u), m.leaf);
  pic.line(
    `M${f1(tx - u * 0.45)} ${f1(ty)}l${f1(u * 0.35)} ${f1(u * 0.4)}l${f1(u * 0.6)} ${f1(-u * 0.75)}`,
    pal.paper,
    u * 0.3,
  );
  pic.fill(box(-0.16, 0.374, 0.42, 0.022, 0.02), mix(pal.deep, m.road, 0.3));
  pic.add('screen', shape(box(-0.46, -0.475, 0.34, 0.95, 0.07), pal.glow, 0.1));
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

/** A hand with a telephone: numbers to call in a street of plane trees, or the map where no street is. */
export function telephone(pic: Picture, o: { focal?: number; screen?: 'numbers' | 'map' } = {}): void {
  const { W, H, pal } = pic;
  const focal = o.focal ?? 0.66;
  const isMap = o.screen === 'map';
  if (isMap) valleGrande(pic, { focal: 1 - focal, red: true, sub: false, horizon: 0.4 });
  else quietAvenue(pic, focal - 0.3, H > W ? 0.5 : 0.6);
  // what is behind the hand steps back
  pic.fill(rect(0, 0, W, H), pal.haze, isMap ? 0.1 : 0.2);
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
  (isMap ? mapScreen : screen)(pic, x, y, lean, w, h);
  hand.before();
}
