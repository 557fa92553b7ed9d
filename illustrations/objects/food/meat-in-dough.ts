import { mix, overprint } from '../../core/color.ts';
import { blob, ellipse, f1, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { steam } from '../../props/table/servings.ts';
import { pan, type Stage, tableStage, turned, wineGlass } from '../../props/table/table.ts';

/** How flat round things on the table look: height over width. */
const FLAT = 0.4;

/** Carne a la masa: meat baked under a lid of dough in its clay dish, bread, olives, a jug of wine. */
export function meatInDough(pic: Picture, o: { focal?: number } = {}): void {
  const st = tableStage(pic, { focal: o.focal ?? 0.56, back: 'wall', tableY: 0.5 });
  const { cx, side: k } = st;
  const u = st.u * 1.12;
  const y = pic.H * 0.76;
  jug(pic, st, cx - k * 25 * u, y - 16 * u, u);
  wineGlass(pic, st, cx + k * 27 * u, y - 13 * u, 30 * u);
  pan(pic, st, cx + k * 27 * u, y + 9 * u, 0.95 * u);
  dish(pic, st, cx, y, 24 * u);
  olives(pic, st, cx - k * 27 * u, y + 8 * u, u);
  steam(pic, cx + k * 4 * u, y - 12 * u, u * 1.3, k);
}

function dish(pic: Picture, st: Stage, x: number, y: number, r: number): void {
  const { pal: p } = pic;
  const m = p.own;
  const k = st.side;
  const rng = pic.rng.fork('masa');
  const clay = mix(m.rockA, m.rockD, 0.35);
  turned(
    pic,
    st,
    x,
    y + r * 0.22,
    [
      [r * 0.72, 0],
      [r * 0.86, r * 0.06],
      [r * 1.0, r * 0.26],
      [r * 1.05, r * 0.34],
    ],
    clay,
    { tilt: FLAT },
  );
  const lip = y - r * 0.1;
  pic.fill(ellipse(x, lip, r * 1.05, r * 1.05 * FLAT), lit(p, clay, 0.25));
  pic.fill(ellipse(x, lip, r * 0.96, r * 0.96 * FLAT), overprint(clay, p.shade, 0.6));
  // dough: a domed lid, blistered gold, crimped round the rim
  const gold = mix(m.mustard, m.adobe, 0.5);
  const dome = `M${f1(x - r * 0.94)} ${f1(lip)}A${f1(r * 0.94)} ${f1(r * 0.94 * FLAT)} 0 0 0 ${f1(x + r * 0.94)} ${f1(lip)}Q${f1(x + r * 0.8)} ${f1(lip - r * 0.56)} ${f1(x)} ${f1(lip - r * 0.6)}Q${f1(x - r * 0.8)} ${f1(lip - r * 0.56)} ${f1(x - r * 0.94)} ${f1(lip)}Z`;
  const clip = pic.clip(dome);
  pic.fill(dome, gold);
  pic.add(
    'multiply',
    pic.clipped(clip, shape(ellipse(x - k * r * 0.75, lip + r * 0.1, r * 0.9, r * 0.8), p.shade, 0.4)),
  );
  pic.raw(pic.clipped(clip, shape(ellipse(x + k * r * 0.36, lip - r * 0.34, r * 0.4, r * 0.16), lit(p, gold, 0.4))));
  let burnt = '';
  for (let i = 0; i < 26; i++) {
    const a = rng() * Math.PI * 2;
    const d = Math.sqrt(rng()) * 0.86;
    burnt += blob(
      x + Math.cos(a) * d * r * 0.9,
      lip - r * 0.14 + Math.sin(a) * d * r * 0.42,
      r * rng.range(0.03, 0.1),
      r * rng.range(0.015, 0.045),
      rng,
      8,
      0.2,
    );
  }
  pic.add('multiply', pic.clipped(clip, shape(burnt, mix(m.rockD, m.adobe, 0.3), 0.55)));
  for (let i = 0; i <= 26; i++) {
    const a = (Math.PI * i) / 26;
    const px = x + Math.cos(a) * r * 0.93;
    const py = lip + Math.sin(a) * r * 0.93 * FLAT;
    pic.fill(ellipse(px, py, r * 0.075, r * 0.05), overprint(gold, p.shade, 0.3));
    pic.fill(ellipse(px, py - r * 0.014, r * 0.062, r * 0.036), lit(p, gold, 0.12));
  }
  opening(pic, x + k * r * 0.2, lip - r * 0.16, r, gold, k);
}

/** Where the lid has been broken: the meat in its juice, the lifted piece leaning beside it. */
function opening(pic: Picture, x: number, y: number, r: number, gold: string, k: number): void {
  const { pal: p } = pic;
  const m = p.own;
  const rng = pic.rng.fork('corte');
  const hole = blob(x, y, r * 0.46, r * 0.24, rng, 11, 0.16);
  pic.fill(blob(x, y, r * 0.5, r * 0.275, pic.rng.fork('corte'), 11, 0.16), lit(p, mix(gold, m.foam, 0.4), 0.1));
  const clip = pic.clip(hole);
  const broth = mix(m.rockD, p.deep, 0.45);
  pic.fill(hole, broth);
  let slices = '';
  let edges = '';
  for (let i = 0; i < 6; i++) {
    const sx = x + (i - 2.5) * r * 0.13;
    const slice = sweep(
      [
        [sx - r * 0.1, y + r * 0.14, r * 0.05],
        [sx, y - r * 0.02 + rng.range(-0.03, 0.03) * r, r * 0.07],
        [sx + r * 0.09, y - r * 0.12, r * 0.045],
      ],
      5,
    );
    slices += slice;
    edges += sweep(
      [
        [sx - r * 0.06, y + r * 0.1, r * 0.015],
        [sx + r * 0.03, y - r * 0.04, r * 0.02],
        [sx + r * 0.1, y - r * 0.12, r * 0.01],
      ],
      5,
    );
  }
  pic.raw(
    pic.clipped(
      clip,
      shape(slices, mix(m.wood, m.rockA, 0.35)) + shape(edges, lit(p, mix(m.rockA, m.rockB, 0.4), 0.1)),
    ),
  );
  for (const [dx, dy] of [
    [-0.26, 0.1],
    [0.24, 0.12],
    [0.05, 0.17],
    [-0.1, -0.14],
  ] as const)
    pic.raw(pic.clipped(clip, shape(ellipse(x + dx * r, y + dy * r, r * 0.06, r * 0.035), m.mustard)));
  let herbs = '';
  for (let i = 0; i < 12; i++)
    herbs += ellipse(x + rng.range(-0.36, 0.36) * r, y + rng.range(-0.15, 0.17) * r, r * 0.016, r * 0.01);
  pic.raw(pic.clipped(clip, shape(herbs, m.leaf)));
  // the piece that was lifted
  const px = x - k * r * 0.66;
  const py = y + r * 0.02;
  const piece = blob(px, py, r * 0.24, r * 0.13, rng, 9, 0.18);
  pic.add('multiply', `<g transform="translate(${f1(-k * 4)} 6)">${shape(piece, p.shade, 0.5)}</g>`);
  pic.fill(piece, mix(gold, m.foam, 0.3));
  pic.fill(blob(px + k * r * 0.02, py - r * 0.03, r * 0.2, r * 0.09, rng, 9, 0.14), lit(p, gold, 0.15));
}

function jug(pic: Picture, st: Stage, x: number, y: number, u: number): void {
  const { pal: p } = pic;
  const m = p.own;
  const k = st.side;
  const glaze = mix(m.wall, m.adobe, 0.3);
  const handle = `M${f1(x - k * 5 * u)} ${f1(y - 26 * u)}q${f1(-k * 11 * u)} ${f1(-1 * u)} ${f1(-k * 10 * u)} ${f1(10 * u)}q${f1(k * 1 * u)} ${f1(7 * u)} ${f1(k * 7 * u)} ${f1(8 * u)}`;
  pic.raw(
    `<path d="${handle}" fill="none" stroke="${overprint(glaze, p.shade, 0.5)}" stroke-width="${f1(2.2 * u)}" stroke-linecap="round"/>`,
  );
  const body = turned(
    pic,
    st,
    x,
    y,
    [
      [5.5, 0],
      [7.6, 2],
      [9, 8],
      [8.4, 15],
      [5.6, 21],
      [5.2, 26],
      [6.4, 30],
    ].map(([a, b]) => [a! * u, b! * u] as [number, number]),
    glaze,
    { spec: 0.5, open: mix(m.wine, p.deep, 0.3) },
  );
  const clip = pic.clip(body.outline);
  pic.raw(
    pic.clipped(
      clip,
      shape(
        body.band(-1.1, 1.1, 6.4 * u, 7.6 * u) + body.band(-1.1, 1.1, 14 * u, 14.8 * u),
        mix(m.cloth, glaze, 0.15),
        0.85,
      ),
    ),
  );
}

/** A bowl of green and black olives at (x, y), `u` one hundredth of the height. */
export function olives(pic: Picture, st: Stage, x: number, y: number, u: number): void {
  const { pal: p } = pic;
  const m = p.own;
  const rng = pic.rng.fork('aceitunas');
  const bowl = turned(
    pic,
    st,
    x,
    y,
    [
      [4, 0],
      [6.4, 1.4],
      [8.6, 5],
      [9.2, 6.4],
    ].map(([a, b]) => [a! * u, b! * u] as [number, number]),
    mix(m.cloth, m.foam, 0.12),
    { tilt: 0.36 },
  );
  pic.fill(bowl.ring(bowl.top), lit(p, m.cloth, 0.4));
  pic.fill(bowl.ring(bowl.top, 0.9), overprint(m.cloth, p.shade, 0.6));
  for (let i = 0; i < 20; i++) {
    const a = rng() * 6.28;
    const d = Math.sqrt(rng()) * 0.74;
    const ox = x + Math.cos(a) * d * 9 * u;
    const oy = y - 6.6 * u + Math.sin(a) * d * 3.2 * u;
    const ink = rng.chance(0.3) ? mix(m.wine, p.deep, 0.4) : mix(m.vine, m.olive, 0.45);
    pic.fill(ellipse(ox, oy, 1.7 * u, 1.3 * u), overprint(ink, p.shade, 0.45));
    pic.fill(ellipse(ox - 0.2 * u, oy - 0.25 * u, 1.3 * u, 0.9 * u), ink);
    pic.fill(ellipse(ox - 0.5 * u, oy - 0.5 * u, 0.3 * u, 0.2 * u), p.paper, 0.8);
  }
}
