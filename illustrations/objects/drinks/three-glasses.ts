import { mix, overprint } from '../../core/color.ts';
import { ellipse, f1, poly } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Stage, tableStage, wineGlass } from '../../props/table/table.ts';
import { olives } from '../food/meat-in-dough.ts';

/** A tasting outdoors: a white, a rosé and a red in a row, cheese on its board, olives, the vines behind. */
export function threeGlasses(pic: Picture, o: { focal?: number } = {}): void {
  const { own: m } = pic.pal;
  const st = tableStage(pic, { focal: o.focal ?? 0.6, back: 'vineyard', tableY: 0.6 });
  const { cx, side: k } = st;
  const u = st.u * 1.1;
  const y = pic.H * 0.8;
  wineGlass(pic, st, cx + k * 26 * u, y - 9 * u, 38 * u, { wine: mix(m.mustard, m.foam, 0.4) });
  wineGlass(pic, st, cx + k * 7 * u, y - 10 * u, 38 * u, { wine: mix(m.accent, m.foam, 0.35) });
  wineGlass(pic, st, cx - k * 12 * u, y - 9 * u, 38 * u);
  cheeses(pic, st, cx + k * 10 * u, y + 7 * u, u);
  olives(pic, st, cx - k * 24 * u, y + 6 * u, u * 0.95);
}

function cheeses(pic: Picture, st: Stage, x: number, y: number, u: number): void {
  const { pal: p } = pic;
  const m = p.own;
  const wood = mix(m.wood, m.sand, 0.42);
  const board = poly([
    [x - 24 * u, y - 5 * u],
    [x + 20 * u, y - 6.4 * u],
    [x + 25 * u, y + 5 * u],
    [x - 27 * u, y + 6.6 * u],
  ]);
  pic.add('multiply', `<g transform="translate(${f1(-st.side * 9)} 10)">${shape(board, p.shade, 0.6)}</g>`);
  pic.fill(
    `M${f1(x - 27 * u)} ${f1(y + 6.6 * u)}L${f1(x + 25 * u)} ${f1(y + 5 * u)}v${f1(1.8 * u)}L${f1(x - 27 * u)} ${f1(y + 8.4 * u)}Z`,
    overprint(wood, p.shade, 0.6),
  );
  pic.fill(board, wood);
  wedge(pic, st, x - 13 * u, y + 1.4 * u, 9.5 * u, mix(m.mustard, m.foam, 0.3), true);
  wedge(pic, st, x + 8 * u, y - 0.4 * u, 8 * u, mix(m.foam, m.sand, 0.25), false);
  // cubes and walnuts in front of them
  for (const [dx, dy, ink] of [
    [-3, 4, mix(m.mustard, m.foam, 0.35)],
    [1.4, 3.2, mix(m.mustard, m.foam, 0.35)],
    [-0.6, 1.2, mix(m.mustard, m.foam, 0.35)],
    [16, 3, mix(m.foam, m.sand, 0.3)],
    [19, 1.6, mix(m.foam, m.sand, 0.3)],
  ] as const)
    cube(pic, x + dx * u, y + dy * u, 2.7 * u, ink, st.side);
}

function wedge(pic: Picture, st: Stage, x: number, y: number, r: number, ink: string, holes: boolean): void {
  const { pal: p } = pic;
  const m = p.own;
  const k = st.side;
  const h = r * 0.52;
  const tip: [number, number] = [x - k * r * 0.95, y + r * 0.16];
  const back: [number, number] = [x + k * r * 0.85, y - r * 0.32];
  const near: [number, number] = [x + k * r * 0.75, y + r * 0.3];
  const up = ([a, b]: [number, number]): [number, number] => [a, b - h];
  const solid = poly([tip, near, back, up(back), up(tip)]);
  st.shadow(solid, y + r * 0.3, 0.5);
  pic.fill(poly([up(tip), up(near), up(back)]), lit(p, ink, 0.32));
  pic.fill(poly([tip, near, up(near), up(tip)]), overprint(ink, p.shade, 0.2));
  pic.fill(poly([near, back, up(back), up(near)]), overprint(mix(m.mustard, m.adobe, 0.5), p.shade, 0.25));
  if (!holes) return;
  let d = '';
  for (const [t, v, s] of [
    [0.3, 0.4, 0.07],
    [0.52, 0.66, 0.1],
    [0.72, 0.32, 0.12],
    [0.86, 0.7, 0.06],
    [0.45, 0.24, 0.05],
  ] as const)
    d += ellipse(tip[0] + (near[0] - tip[0]) * t, tip[1] + (near[1] - tip[1]) * t - h * v, r * s, r * s * 0.7);
  pic.fill(d, overprint(ink, p.shade, 0.6));
}

function cube(pic: Picture, x: number, y: number, s: number, ink: string, k: number): void {
  const { pal: p } = pic;
  const a = s * 0.55;
  pic.add('multiply', shape(ellipse(x - k * s * 0.5, y + s * 0.05, s * 0.9, s * 0.2), p.shade, 0.45));
  pic.fill(
    poly([
      [x - a, y - s],
      [x + s * 0.05, y - s * 1.25],
      [x + a, y - s * 0.95],
      [x - s * 0.02, y - s * 0.68],
    ]),
    lit(p, ink, 0.35),
  );
  pic.fill(
    poly([
      [x - a, y - s],
      [x - s * 0.02, y - s * 0.68],
      [x - s * 0.02, y + s * 0.12],
      [x - a, y - s * 0.2],
    ]),
    k < 0 ? lit(p, ink, 0.1) : overprint(ink, p.shade, 0.4),
  );
  pic.fill(
    poly([
      [x - s * 0.02, y - s * 0.68],
      [x + a, y - s * 0.95],
      [x + a, y - s * 0.15],
      [x - s * 0.02, y + s * 0.12],
    ]),
    k < 0 ? overprint(ink, p.shade, 0.4) : lit(p, ink, 0.1),
  );
}
