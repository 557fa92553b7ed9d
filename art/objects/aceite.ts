import { mix, overprint } from '#art/core/color.ts';
import { ellipse, f1, type Pt, smooth, sweep } from '#art/core/geom.ts';
import { lit } from '#art/core/palette.ts';
import { type Picture, shape } from '#art/core/picture.ts';
import { lathe } from '#art/props/lathe.ts';
import { mesa, pan, turned } from '#art/props/mesa.ts';
import { framingBranch, tones } from '#art/props/plants.ts';

/** Olive oil: the bottle with light through it, a bowl of olives, bread, a branch across the corner. */
export function aceite(
  pic: Picture,
  o: { focal?: number; back?: 'olivar' | 'vinedo' | 'pared' | 'ventana' } = {},
): void {
  const st = mesa(pic, { tableY: 0.64, focal: o.focal, back: o.back ?? 'olivar', table: 'madera' }),
    { cx } = st,
    u = st.u * 1.22,
    p = pic.pal,
    m = p.own,
    k = st.side,
    y = pic.H * 0.85,
    W = pic.W;
  // bottle
  const x = cx - k * 6 * u,
    oil = mix(m.mustard, m.vine, 0.36);
  const prof: [number, number][] = [
    [6, 0],
    [6.6, 1],
    [6.8, 14],
    [6.6, 23],
    [5.4, 28],
    [3, 32],
    [1.9, 35],
    [1.8, 41],
    [2.2, 41.4],
    [2.2, 42.6],
  ];
  const L = lathe(
    x,
    y - 3 * u,
    prof.map(([a, b]) => [a * u * 1.05, b * u * 1.12]),
    st.tilt,
  );
  st.shadow(L.outline, y - 3 * u, 0.42);
  // the pool of gold it throws
  pic.add(
    'screen',
    `<g transform="matrix(1 0 ${(k * 0.62).toFixed(3)} -0.2 ${(-k * 0.62 * (y - 3 * u)).toFixed(1)} ${((y - 3 * u) * 1.2).toFixed(1)})">${shape(L.band(-0.5, 0.5, 2 * u, 26 * u), oil, 0.55)}</g>`,
  );
  const cl = pic.clip(L.outline);
  pic.fill(L.outline, lit(p, m.glass, 0.3), 0.45);
  const lv = 29 * u * 1.12,
    oilD = L.band(-0.94, 0.94, 0.4 * u, lv);
  pic.raw(pic.clipped(cl, shape(oilD, oil)));
  pic.raw(
    pic.clipped(
      cl,
      shape(L.band(k < 0 ? -0.9 : 0.42, k < 0 ? -0.42 : 0.9, 0.4 * u, lv), lit(p, oil, 0.34)) +
        shape(L.band(k < 0 ? 0.2 : -0.6, k < 0 ? 0.6 : -0.2, 0.4 * u, lv), mix(oil, m.leafDark, 0.32)) +
        shape(L.band(k < 0 ? 0.6 : -0.94, k < 0 ? 0.94 : -0.6, 0.4 * u, lv), mix(oil, m.leafDark, 0.55)) +
        shape(L.band(k < 0 ? 0.8 : -0.88, k < 0 ? 0.88 : -0.8, 2 * u, lv), lit(p, oil, 0.3)),
    ),
  );
  pic.fill(L.ring(lv, 0.9), lit(p, oil, 0.25));
  // label with a sprig
  const R = L.r(12 * u),
    ly = y - 3 * u,
    sag = R * st.tilt * 1.25,
    lab = `M${f1(x - R)} ${f1(ly - 22 * u)}Q${f1(x)} ${f1(ly - 22 * u + sag)} ${f1(x + R)} ${f1(ly - 22 * u)}L${f1(x + R)} ${f1(ly - 8 * u)}Q${f1(x)} ${f1(ly - 8 * u + sag)} ${f1(x - R)} ${f1(ly - 8 * u)}Z`;
  pic.raw(pic.clipped(cl, shape(lab, m.wall)));
  let sp = sweep(
    [
      [x - 3 * u, ly - 11 * u, 0.12 * u],
      [x, ly - 13.5 * u, 0.14 * u],
      [x + 3.2 * u, ly - 17.5 * u, 0.1 * u],
    ],
    4,
  );
  for (let i = 0; i < 7; i++) {
    const t = i / 6,
      bx = x - 3 * u + 6.2 * u * t,
      by = ly - 11 * u - 6.5 * u * t,
      a = i % 2 ? -0.2 : -1.9;
    sp += sweep(
      [
        [bx, by, 0.1 * u],
        [bx + Math.cos(a) * 1.5 * u, by + Math.sin(a) * 1.3 * u, 0.42 * u],
        [bx + Math.cos(a) * 2.6 * u, by + Math.sin(a) * 2.2 * u, 0.05 * u],
      ],
      4,
    );
  }
  pic.raw(
    pic.clipped(
      cl,
      shape(sp, mix(m.olive, m.leafDark, 0.5)) +
        shape(ellipse(x + 0.6 * u, ly - 11.6 * u, 0.9 * u, 1.2 * u), overprint(m.leafDark, p.shade, 0.2)),
    ),
  );
  const lc = pic.clip(lab);
  pic.add(
    'multiply',
    pic.clipped(cl, pic.clipped(lc, shape(L.band(k < 0 ? 0.2 : -1.2, k < 0 ? 1.2 : -0.2), p.shade, 0.5))),
  );
  pic.raw(pic.clipped(cl, shape(L.band(k < 0 ? -0.8 : 0.7, k < 0 ? -0.7 : 0.8, 2 * u, 40 * u), p.paper, 0.8)));
  pic.fill(
    smooth(
      [
        [x - 2 * u, ly - 47 * u],
        [x + 2 * u, ly - 47 * u],
        [x + 2.5 * u, ly - 52 * u],
        [x - 2.5 * u, ly - 52 * u],
      ],
      true,
      0.35,
    ),
    mix(m.wood, m.sand, 0.4),
  );
  pic.fill(ellipse(x, ly - 52 * u, 2.5 * u, 0.6 * u), lit(p, m.wood, 0.4));
  // bowl of olives
  const bx = cx + k * 15 * u,
    by = y + 3 * u;
  turned(
    pic,
    st,
    bx,
    by,
    [
      [3.6 * u, 0],
      [4 * u, 0.4 * u],
      [7.4 * u, 3 * u],
      [9 * u, 6.6 * u],
    ],
    mix(m.rockA, m.adobe, 0.3),
    { tilt: 0.3 },
  );
  pic.fill(ellipse(bx, by - 6.6 * u, 9 * u, 2.7 * u), lit(p, mix(m.rockA, m.adobe, 0.3), 0.3));
  pic.fill(ellipse(bx, by - 6.5 * u, 8.2 * u, 2.3 * u), overprint(m.rockD, p.shade, 0.6));
  const rng = pic.rng.fork('ol');
  const ol: Pt[] = [];
  for (let i = 0; i < 26; i++) {
    const a = rng() * 6.28,
      r = Math.sqrt(rng()) * 0.86;
    ol.push([bx + Math.cos(a) * r * 8 * u, by - 6.7 * u + Math.sin(a) * r * 2 * u - (1 - r) * 1.6 * u]);
  }
  ol.sort((a, b) => a[1] - b[1]);
  const olive = (ox: number, oy: number, i: number) => {
    const c = i % 3 === 0 ? mix(m.wine, p.deep, 0.35) : mix(m.vine, m.olive, 0.4);
    pic.fill(ellipse(ox, oy, 1.35 * u, 1.05 * u), overprint(c, p.shade, 0.6));
    pic.fill(ellipse(ox + k * 0.2 * u, oy - 0.16 * u, 1.1 * u, 0.82 * u), c);
    pic.fill(ellipse(ox + k * 0.5 * u, oy - 0.4 * u, 0.3 * u, 0.18 * u), p.paper, 0.85);
  };
  ol.forEach(([a, b], i) => olive(a, b, i));
  const loose: Pt[] = [
    [bx - k * 13 * u, by + 1 * u],
    [bx - k * 15.4 * u, by + 2.6 * u],
    [bx + k * 11 * u, by + 2 * u],
  ];
  loose.forEach(([a, b], i) => {
    st.shadow(ellipse(a, b, 1.3 * u, 1 * u), b + 0.8 * u, 0.5);
    olive(a, b, i);
  });
  pan(pic, st, cx - k * 26 * u, y + 1.5 * u, 1.35 * u);
  if ((o.back ?? 'olivar') === 'olivar')
    framingBranch(
      pic,
      k > 0 ? -40 : W + 40,
      pic.H * 0.02,
      k > 0 ? W * 0.2 : W * 0.8,
      pic.H * 0.2,
      tones(p, m.olive),
      pic.rng.fork('br'),
      { leaf: 5 * u, n: 10 },
    );
}
