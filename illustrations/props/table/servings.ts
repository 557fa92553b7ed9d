import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, poly, rect, smooth, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { lathe } from './lathe.ts';
import type { Stage } from './table.ts';

/** things on a table seen at an angle: a disc of radius r has height r * T */
const T = 0.46;
const disc = (x: number, y: number, r: number, k = 1) => ellipse(x, y, r * k, r * k * T);

export function board(pic: Picture, st: Stage, x: number, y: number, r: number, c?: Hex): void {
  const p = pic.pal,
    m = p.own,
    w = c ?? mix(m.wood, m.sand, 0.25),
    t = r * 0.07;
  pic.add('multiply', shape(ellipse(x - st.side * r * 0.16, y + r * 0.12, r * 1.04, r * T * 1.04), p.shade, 0.65));
  pic.fill(disc(x, y + t, r) + rect(x - r, y, r * 2, t), overprint(w, p.shade, 0.75));
  pic.fill(disc(x, y, r), w);
  const cl = pic.clip(disc(x, y, r));
  let g = '';
  for (let i = -6; i <= 6; i++)
    g += sweep(
      [
        [x - r, y + i * r * 0.07, 0.5],
        [x, y + i * r * 0.07 + r * 0.012 * Math.sin(i * 3), 1.2],
        [x + r, y + i * r * 0.07 + 2, 0.5],
      ],
      4,
    );
  pic.add('multiply', pic.clipped(cl, shape(g, p.shade, 0.3)));
}
export function steam(pic: Picture, x: number, y: number, s: number, k: number): void {
  const rng = pic.rng.fork('steam');
  let d = '';
  for (let i = 0; i < 3; i++) {
    const a = x + (i - 1) * 7.5 * s + rng.range(-1, 1) * s,
      h = rng.range(0.7, 1.15),
      w = rng.range(0.55, 1);
    d += sweep(
      [
        [a, y, 0.3 * s],
        [a + 2.4 * s * k * w, y - 7 * s * h, 0.9 * s * w],
        [a - 1.8 * s * k * w, y - 15 * s * h, 1.15 * s * w],
        [a + 2 * s * k * w, y - 23 * s * h, 0.7 * s * w],
        [a + 0.6 * s * k, y - 29 * s * h, 0.1 * s],
      ],
      9,
    );
  }
  pic.add('stipple', shape(d, pic.pal.paper, 0.3), 0.22);
}
/** a pint or tumbler of some drink */
export function pintGlass(
  pic: Picture,
  st: Stage,
  x: number,
  y: number,
  h: number,
  c: Hex,
  o: { foam?: boolean; dark?: boolean } = {},
): void {
  const p = pic.pal,
    m = p.own,
    u = h / 24,
    k = st.side,
    prof: [number, number][] = [
      [4.1, 0],
      [4.4, 0.6],
      [4.8, 9],
      [5.7, 18],
      [6.1, 24],
    ],
    L = lathe(
      x,
      y,
      prof.map(([a, b]) => [a * u, b * u]),
      st.tilt,
    );
  st.shadow(L.outline, y, 0.5);
  const cl = pic.clip(L.outline),
    lv = (o.foam === false ? 21 : 20) * u;
  pic.fill(L.outline, lit(p, m.glass, 0.4), 0.35);
  pic.raw(pic.clipped(cl, shape(L.band(-0.93, 0.93, 0.9 * u, lv), c)));
  pic.raw(
    pic.clipped(
      cl,
      shape(L.band(k < 0 ? -0.9 : 0.34, k < 0 ? -0.34 : 0.9, 0.9 * u, lv), lit(p, c, o.dark ? 0.12 : 0.36)) +
        shape(L.band(k < 0 ? 0.28 : -0.93, k < 0 ? 0.93 : -0.28, 0.9 * u, lv), mix(c, m.rockD, 0.34)) +
        shape(L.band(k < 0 ? 0.74 : -0.84, k < 0 ? 0.84 : -0.74, 2 * u, lv), lit(p, c, 0.25)),
    ),
  );
  const rng = pic.rng.fork(`b${x.toFixed(0)}`);
  let bb = '';
  for (let i = 0; i < 34; i++) {
    const hh = rng.range(1.5, 18) * u;
    bb += ellipse(x + rng.range(-0.78, 0.78) * L.r(hh), y - hh, u * rng.range(0.07, 0.2));
  }
  pic.raw(pic.clipped(cl, shape(bb, lit(p, c, 0.6), 0.9)));
  if (o.foam !== false) {
    const R = L.r(lv),
      top = y - 25.5 * u;
    let fo = '';
    for (let i = 0; i < 13; i++) {
      const a = (i / 12) * 2 - 1;
      fo += ellipse(x + a * R * 0.86, top + 1.4 * u + Math.abs(a) * 0.8 * u, R * 0.26, 1.7 * u);
    }
    pic.fill(
      fo +
        poly([
          [x - R, top + 1.4 * u],
          [x + R, top + 1.4 * u],
          [x + R * 0.97, y - lv + 0.6 * u],
          [x - R * 0.97, y - lv + 0.6 * u],
        ]) +
        ellipse(x, y - lv + 0.4 * u, R * 0.97, R * 0.2),
      m.foam,
    );
    const fc = pic.clip(
      fo +
        poly([
          [x - R, top + 1.4 * u],
          [x + R, top + 1.4 * u],
          [x + R * 0.97, y - lv + 1.2 * u],
          [x - R * 0.97, y - lv + 1.2 * u],
        ]),
    );
    pic.add(
      'multiply',
      pic.clipped(fc, shape(rect(k < 0 ? x + R * 0.2 : x - R * 1.3, top - 2 * u, R * 1.1, 9 * u), p.shade, 0.35)),
    );
    pic.fill(
      smooth(
        [
          [x + k * R * 0.7, y - lv],
          [x + k * R * 0.86, y - lv],
          [x + k * R * 0.84, y - lv + 3.4 * u],
          [x + k * R * 0.76, y - lv + 4 * u],
          [x + k * R * 0.72, y - lv + 3 * u],
        ],
        true,
        0.6,
      ),
      m.foam,
    );
  }
  pic.raw(pic.clipped(cl, shape(L.band(k < 0 ? -0.82 : 0.7, k < 0 ? -0.7 : 0.82, 2 * u, 19 * u), p.paper, 0.8)));
}
