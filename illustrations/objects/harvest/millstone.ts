import { mix, overprint } from '../../core/color.ts';
import { ellipse, f1, poly, rect, smooth, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { framingBranch, tones } from '../../props/plants/plants.ts';
import { type Stage, tableStage, turned } from '../../props/table/table.ts';

/** Oil straight from the mill: the granite wheel on edge, a green thread falling into a clay jar, an olive branch. */
export function millstone(pic: Picture, o: { focal?: number } = {}): void {
  const st = tableStage(pic, { tableY: 0.7, focal: o.focal, back: 'olive-grove', table: 'stone' }),
    { W, H, pal: p } = pic,
    m = p.own,
    u = st.u,
    k = st.side,
    oil = mix(m.vine, m.mustard, 0.42),
    x = st.cx,
    y = H * 0.86;
  const foot = y - 9 * u,
    drum = 17 * u,
    bx = x - k * 9 * u;
  basin(pic, st, bx, foot, u);
  wheel(pic, bx + k * 3 * u, foot - drum - 19 * u, 21 * u, k);
  // the spout leaves the rim of the basin
  const sx = bx + k * 35 * u,
    sy = foot - drum + 2.5 * u;
  pic.fill(
    poly([
      [sx - k * 11 * u, sy - 3.2 * u],
      [sx, sy - 1.2 * u],
      [sx, sy + 1.2 * u],
      [sx - k * 10 * u, sy + 1.6 * u],
    ]),
    overprint(m.metal, p.shade, 0.15),
  );
  pic.shade(
    poly([
      [sx - k * 11 * u, sy - 0.6 * u],
      [sx, sy],
      [sx, sy + 1.2 * u],
      [sx - k * 10 * u, sy + 1.6 * u],
    ]),
    p.shade,
    0.55,
  );
  const jx = sx + k * 2.6 * u;
  // the jar, its mouth full of oil
  const jar = turned(
    pic,
    st,
    jx,
    y + 2 * u,
    [
      [6.5 * u, 0],
      [10 * u, 3 * u],
      [11.2 * u, 8 * u],
      [9.4 * u, 14 * u],
      [9.8 * u, 16 * u],
    ],
    mix(m.roof, m.adobe, 0.3),
    { tilt: 0.24 },
  );
  const my = y + 5 * u - jar.top;
  pic.fill(ellipse(jx, my, 9.8 * u, 9.8 * u * 0.24), lit(p, mix(m.roof, m.adobe, 0.3), 0.2));
  pic.fill(ellipse(jx, my + 0.3 * u, 8.7 * u, 8.7 * u * 0.24), overprint(oil, p.shade, 0.25));
  pic.fill(ellipse(jx + k * 1.5 * u, my + 0.5 * u, 6 * u, 1.2 * u), lit(p, oil, 0.25));
  const thread = sweep(
    [
      [sx, sy + 0.2 * u, 1.1 * u],
      [sx + k * 1.9 * u, sy + 2.6 * u, 1.0 * u],
      [jx, sy + 6 * u, 0.75 * u],
      [jx, my + 0.6 * u, 0.7 * u],
    ],
    6,
    false,
  );
  pic.fill(thread, oil);
  pic.fill(
    sweep(
      [
        [sx + k * 0.9 * u, sy + 0.6 * u, 0.3 * u],
        [jx + k * 0.25 * u, sy + 5 * u, 0.22 * u],
        [jx + k * 0.22 * u, my, 0.2 * u],
      ],
      5,
      false,
    ),
    lit(p, oil, 0.6),
  );
  for (const [a, r] of [
    [2.6, 1],
    [4.2, 0.55],
  ] as const)
    pic.line(
      `M${f1(jx - a * u)} ${f1(my + 0.6 * u)}A${f1(a * u)} ${f1(a * u * 0.22)} 0 1 0 ${f1(jx + a * u)} ${f1(my + 0.6 * u)}`,
      lit(p, oil, 0.5),
      0.35 * u,
      r,
    );
  olives(pic, x - k * 4 * u, y + 7 * u, u, st.shadow);
  const t = tones(p, p.mats.olive, p.mats.leafDark);
  framingBranch(pic, k < 0 ? W * 1.02 : -W * 0.02, H * 0.02, x + k * 26 * u, H * 0.2, t, pic.rng.fork('branch'), {
    leaf: 5.2 * u,
    n: 9,
  });
  let fruit = '';
  const rng = pic.rng.fork('fruit');
  for (let i = 0; i < 12; i++) {
    const q = rng.range(0.25, 0.95),
      bx = (k < 0 ? W * 1.02 : -W * 0.02) * (1 - q) + (x + k * 26 * u) * q,
      by = H * (0.02 + 0.18 * q) + rng.range(-3, 5) * u;
    fruit += ellipse(bx, by, 1.5 * u, 1.9 * u);
  }
  pic.fill(fruit, overprint(mix(m.vine, m.wine, 0.3), p.shade, 0.2));
}

/** The round stone bed of the mill, a dark paste of olives on it. */
function basin(pic: Picture, st: Stage, x: number, y: number, u: number): void {
  const p = pic.pal,
    stone = mix(p.own.stone, p.own.sand, 0.35),
    bed = turned(
      pic,
      st,
      x,
      y,
      [
        [23 * u, 0],
        [23 * u, 12 * u],
        [27 * u, 13 * u],
        [27 * u, 17 * u],
      ],
      stone,
      { tilt: 0.24 },
    ),
    top = y - bed.top;
  pic.fill(ellipse(x, top, 27 * u, 27 * u * 0.24), lit(p, stone, 0.3));
  pic.fill(ellipse(x, top + 0.4 * u, 24 * u, 24 * u * 0.22), mix(mix(p.own.vine, p.own.wine, 0.35), p.deep, 0.35));
  pic.fill(
    ellipse(x + st.side * 8 * u, top + 1.6 * u, 12 * u, 2 * u),
    mix(mix(p.own.vine, p.own.mustard, 0.3), p.deep, 0.15),
  );
}

type Shadow = (d: string, y0: number, k?: number) => void;

/** A millstone standing on edge, three quarters to the viewer: rough rim, grooved face, iron eye. */
function wheel(pic: Picture, x: number, y: number, r: number, k: number): void {
  const p = pic.pal,
    stone = mix(p.own.stone, p.own.granite, 0.5),
    w = r * 0.42,
    face = (dx: number, q = 1) => ellipse(x + k * dx, y, r * 0.84 * q, r * q);
  pic.raw(
    shape(face(-w), overprint(stone, p.shade, 0.7)) +
      shape(rect(Math.min(x, x - k * w), y - r, w, 2 * r), overprint(stone, p.shade, 0.7)),
  );
  pic.fill(face(0), stone);
  const clip = pic.clip(face(0));
  let grooves = '';
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2,
      b = a + 0.5;
    grooves += poly([
      [x + Math.cos(a) * r * 0.2, y + Math.sin(a) * r * 0.24],
      [x + Math.cos(b) * r * 0.84, y + Math.sin(b) * r],
      [x + Math.cos(b + 0.05) * r * 0.84, y + Math.sin(b + 0.05) * r],
    ]);
  }
  const rng = pic.rng.fork('pits');
  let pits = '';
  for (let i = 0; i < 70; i++) {
    const a = rng.range(0, 6.28),
      q = Math.sqrt(rng()) * 0.95;
    pits += ellipse(x + Math.cos(a) * r * 0.84 * q, y + Math.sin(a) * r * q, rng.range(1, 3.6), rng.range(0.8, 2.4));
  }
  pic.add('multiply', pic.clipped(clip, shape(grooves, p.shade, 0.55) + shape(pits, p.shade, 0.3)));
  pic.add(
    'multiply',
    pic.clipped(
      clip,
      shape(
        smooth([
          [x - k * r * 0.1, y - r * 1.1],
          [x - k * r * 1.2, y - r],
          [x - k * r * 1.2, y + r],
          [x + k * r * 0.2, y + r * 1.1],
          [x - k * r * 0.25, y + r * 0.2],
        ]),
        p.shade,
        0.45,
      ),
    ),
  );
  pic.line(face(0, 0.97), lit(p, stone, 0.35), r * 0.02, 0.8);
  pic.fill(ellipse(x, y, r * 0.16, r * 0.19), overprint(p.own.metal, p.shade, 0.75));
  pic.fill(rect(x - r * 0.05, y - r * 0.06, r * 0.1, r * 0.12), p.deep);
  // the axle goes out towards the lit side
  pic.fill(
    poly([
      [x, y - r * 0.05],
      [x + k * r * 0.62, y - r * 0.03],
      [x + k * r * 0.62, y + r * 0.05],
      [x, y + r * 0.06],
    ]),
    overprint(p.own.wood, p.shade, 0.35),
  );
}

/** A handful of olives on the stone. */
function olives(pic: Picture, x: number, y: number, u: number, shadow: Shadow): void {
  const p = pic.pal,
    inks = [mix(p.own.vine, p.own.olive, 0.3), mix(p.own.wine, p.deep, 0.4), mix(p.own.vine, p.own.mustard, 0.35)];
  const at = [
    [-5, 0],
    [-1.5, 0.8],
    [2.4, -0.4],
    [5.6, 0.9],
    [-3, -1.6],
    [1, -2],
    [8.4, -0.6],
  ] as const;
  for (const [i, [dx, dy]] of at.entries()) {
    const cx = x + dx * u,
      cy = y + dy * u,
      c = inks[i % 3] as string,
      d = ellipse(cx, cy - 1.3 * u, 1.8 * u, 1.4 * u);
    shadow(d, cy);
    pic.fill(d, c);
    pic.shade(ellipse(cx + 0.5 * u, cy - 0.9 * u, 1.3 * u, 0.9 * u), p.shade, 0.5);
    pic.fill(ellipse(cx - 0.6 * u, cy - 1.8 * u, 0.5 * u, 0.3 * u), lit(p, c, 0.6));
  }
}
