import { mix, overprint } from '../../core/color.ts';
import { ellipse, f1, lerp, type Pt, poly, rect } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { lantern } from '../../props/table/lantern.ts';
import { type Stage, tableStage, wineGlass } from '../../props/table/table.ts';

/** A traveller's table: an open notebook with a sketch of the ridge, a camera, a glass, the vineyard beyond. */
export function notebook(pic: Picture, o: { focal?: number } = {}): void {
  const st = tableStage(pic, { focal: o.focal ?? 0.6, back: 'vineyard', tableY: 0.62 });
  const { cx, u, side: k } = st;
  const y = pic.H * 0.84;
  if (pic.pal.night) lantern(pic, st, cx + k * 46 * u, y - 6 * u, 30 * u);
  wineGlass(pic, st, cx + k * 21 * u, y - 11 * u, 42 * u);
  camera(pic, st, cx - k * 17 * u, y - 7 * u, u * 1.3);
  openNotebook(pic, st, cx + k * 3 * u, y + 9 * u, u * 1.5);
}

/** The open book lying on the table: two pages, ruled, a drawing on one and lines of writing on the other. */
function openNotebook(pic: Picture, st: Stage, x: number, y: number, u: number): void {
  const { pal: p } = pic;
  const m = p.own;
  const page = lit(p, mix(m.foam, m.wall, 0.35), 0.1);
  const top = 9;
  const Q = (a: number, b: number): Pt => [x + a * u * lerp(1, 0.84, b) + b * 1.4 * u, y - b * top * u];
  const quad = (a0: number, a1: number, b0: number, b1: number): string =>
    poly([Q(a0, b0), Q(a1, b0), Q(a1, b1), Q(a0, b1)]);
  const cover = quad(-17.6, 17.6, -0.07, 1.04);
  pic.add('multiply', `<g transform="translate(${f1(-st.side * 6)} 7)">${shape(cover, p.shade, 0.6)}</g>`);
  pic.fill(cover, overprint(m.accent, p.shade, 0.15));
  pic.fill(quad(-17, 17, -0.03, 1), overprint(page, p.shade, 0.35));
  pic.fill(quad(-16.8, 0, 0, 1) + quad(0, 16.8, 0, 1), page);
  pic.add('multiply', shape(quad(-2.4, 0, 0, 1), p.shade, 0.28) + shape(quad(0, 1.2, 0, 1), p.shade, 0.4));
  let lines = '';
  const rng = pic.rng.fork('letra');
  for (let i = 0; i < 7; i++) {
    const b = 0.86 - i * 0.115;
    let a = 2.4;
    while (a < (i === 6 ? 8 : 14.6)) {
      const w = rng.range(0.9, 2.6);
      lines += quad(a, Math.min(15.2, a + w), b, b + 0.026);
      a += w + 0.6;
    }
  }
  pic.fill(lines, mix(p.deep, m.cloth, 0.35), 0.8);
  // the sketch: sun, ridge, rows of vines
  const ridge = poly([
    Q(-15, 0.42),
    Q(-12.4, 0.66),
    Q(-11.4, 0.58),
    Q(-9, 0.86),
    Q(-6.8, 0.6),
    Q(-5.6, 0.68),
    Q(-3.2, 0.42),
  ]);
  const [sx, sy] = Q(-13.4, 0.82);
  pic.fill(ellipse(sx, sy, 1.3 * u, 0.8 * u), m.mustard);
  pic.fill(ridge, mix(m.cloth, page, 0.35));
  pic.fill(
    poly([Q(-9, 0.86), Q(-6.8, 0.6), Q(-7.8, 0.42), Q(-9.4, 0.42)]),
    overprint(mix(m.cloth, page, 0.3), p.shade, 0.6),
  );
  let rows = '';
  for (let i = 0; i < 6; i++)
    rows += poly([
      Q(-9.2 + (i - 2.5) * 0.5, 0.36),
      Q(-8.9 + (i - 2.5) * 0.5, 0.36),
      Q(-8.8 + (i - 2.5) * 2.2, 0.1),
      Q(-9.5 + (i - 2.5) * 2.2, 0.1),
    ]);
  pic.fill(rows, mix(m.leaf, page, 0.15));
  // pencil across the gutter
  const a = Q(3.4, 0.06);
  const b = Q(14.8, -0.2);
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const l = Math.hypot(dx, dy);
  const n: Pt = [(-dy / l) * 0.55 * u, (dx / l) * 0.55 * u];
  const pen = (t0: number, t1: number): string =>
    poly([
      [a[0] + dx * t0 + n[0], a[1] + dy * t0 + n[1]],
      [a[0] + dx * t1 + n[0], a[1] + dy * t1 + n[1]],
      [a[0] + dx * t1 - n[0], a[1] + dy * t1 - n[1]],
      [a[0] + dx * t0 - n[0], a[1] + dy * t0 - n[1]],
    ]);
  pic.add('multiply', `<g transform="translate(${f1(-st.side * 2)} 4)">${shape(pen(0, 1), p.shade, 0.5)}</g>`);
  pic.fill(pen(0.1, 0.92), m.mustard);
  pic.fill(pen(0.92, 1), m.accent);
  pic.fill(
    poly([a, [a[0] + dx * 0.1 + n[0], a[1] + dy * 0.1 + n[1]], [a[0] + dx * 0.1 - n[0], a[1] + dy * 0.1 - n[1]]]),
    m.sand,
  );
}

/** A small camera standing on the table, lens towards us. */
function camera(pic: Picture, st: Stage, x: number, y: number, u: number): void {
  const { pal: p } = pic;
  const m = p.own;
  const k = st.side;
  const black = mix(p.deep, m.metal, 0.12);
  const silver = mix(m.metal, m.foam, 0.25);
  const rounded = (cx: number, top: number, w: number, h: number, r: number): string =>
    `M${f1(cx - w / 2 + r)} ${f1(top)}h${f1(w - 2 * r)}q${f1(r)} 0 ${f1(r)} ${f1(r)}v${f1(h - 2 * r)}q0 ${f1(r)} ${f1(-r)} ${f1(r)}h${f1(-(w - 2 * r))}q${f1(-r)} 0 ${f1(-r)} ${f1(-r)}v${f1(-(h - 2 * r))}q0 ${f1(-r)} ${f1(r)} ${f1(-r)}Z`;
  const w = 24 * u;
  const h = 14.6 * u;
  const body = rounded(x, y - h, w, h, 1.6 * u);
  const hump = poly([
    [x - 4.6 * u, y - h + 0.4 * u],
    [x - 3 * u, y - h - 2.8 * u],
    [x + 3 * u, y - h - 2.8 * u],
    [x + 4.6 * u, y - h + 0.4 * u],
  ]);
  st.shadow(body + hump, y, 0.62);
  // strap trailing on the wood
  const strap = `M${f1(x - k * -w * 0.48)} ${f1(y - h * 0.8)}q${f1(k * 8 * u)} ${f1(6 * u)} ${f1(k * 4 * u)} ${f1(13.6 * u)}q${f1(k * 3 * u)} ${f1(2 * u)} ${f1(k * 8 * u)} ${f1(-0.6 * u)}`;
  pic.line(strap, overprint(m.wood, p.shade, 0.3), 0.95 * u);
  pic.fill(hump, silver);
  pic.fill(
    rect(x + w * 0.26, y - h - 1.3 * u, 3.6 * u, 1.6 * u) + rect(x - w * 0.42, y - h - 1 * u, 5 * u, 1.2 * u),
    overprint(silver, p.shade, 0.35),
  );
  const clip = pic.clip(body);
  pic.fill(body, black);
  pic.raw(pic.clipped(clip, shape(rect(x - w, y - h - u, w * 2, 4.2 * u), silver)));
  pic.add(
    'multiply',
    pic.clipped(clip, shape(rect(k < 0 ? x + w * 0.22 : x - w * 0.72, y - h * 1.2, w * 0.5, h * 1.4), p.shade, 0.5)),
  );
  pic.raw(pic.clipped(clip, shape(rect(x - w, y - h + 4.2 * u, w * 2, 0.4 * u), mix(black, m.metal, 0.4))));
  const ly = y - h * 0.44;
  for (const [r, c] of [
    [6.3, overprint(silver, p.shade, 0.35)],
    [5.6, black],
    [4.7, overprint(silver, p.shade, 0.6)],
    [4.2, p.deep],
    [3.1, mix(p.deep, m.cloth, 0.55)],
    [1.9, mix(p.deep, m.wine, 0.35)],
  ] as const)
    pic.fill(ellipse(x, ly, r * u), c);
  pic.fill(ellipse(x + k * 1.5 * u, ly - 1.6 * u, 1.1 * u, 0.8 * u), p.paper, 0.9);
  pic.fill(ellipse(x - k * 1.3 * u, ly + 1.5 * u, 0.5 * u), p.paper, 0.5);
  pic.fill(ellipse(x + w * 0.36, y - h + 2 * u, 0.7 * u), m.accent);
  pic.fill(rect(x - w * 0.4, y - h + 1.1 * u, 3.2 * u, 1.8 * u), mix(p.deep, m.glass, 0.4));
}
