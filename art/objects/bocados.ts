import { type Hex, mix, overprint } from '#art/core/color.ts';
import { ellipse, f1, lerp, type Pt, poly, rect, smooth, sweep } from '#art/core/geom.ts';
import { lit } from '#art/core/palette.ts';
import { type Picture, shape } from '#art/core/picture.ts';
import type { Rng } from '#art/core/rng.ts';
import { lathe } from '#art/props/lathe.ts';
import { copa, mesa, racimo, type Stage, turned } from '#art/props/mesa.ts';

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

export function pizza(pic: Picture, o: { focal?: number } = {}): void {
  const st = mesa(pic, { focal: o.focal, back: 'patio', tableY: 0.45 }),
    { u, cx } = st,
    p = pic.pal,
    m = p.own,
    k = st.side,
    rng = pic.rng.fork('pz'),
    y = pic.H * 0.71,
    r = 37 * u;
  board(pic, st, cx, y, r * 1.16);
  const crust = mix(m.adobe, m.sand, 0.25),
    sauce = mix(m.accent, m.rockA, 0.3),
    cheese = mix(m.mustard, m.wall, 0.55);
  pic.fill(disc(cx, y + u * 1.2, r), overprint(crust, p.shade, 0.8));
  const edge: Pt[] = [];
  for (let i = 0; i < 40; i++) {
    const a = (i / 40) * 6.283,
      q = r * (1 + 0.014 * Math.sin(i * 2.7) + rng.range(-0.008, 0.008));
    edge.push([cx + Math.cos(a) * q, y + Math.sin(a) * q * T]);
  }
  pic.fill(smooth(edge), crust);
  const ec = pic.clip(smooth(edge));
  pic.add(
    'multiply',
    pic.clipped(
      ec,
      shape(
        `${smooth(edge)}${ellipse(cx + k * r * 0.03, y - r * 0.03, r * 0.985, r * T * 0.975)}`,
        p.shade,
        0.4,
        ' fill-rule="evenodd"',
      ),
    ),
  );
  let ch = '';
  for (let i = 0; i < 26; i++) {
    const a = rng() * 6.28;
    ch += ellipse(
      cx + Math.cos(a) * r * 0.94,
      y + Math.sin(a) * r * 0.94 * T,
      u * rng.range(0.6, 2),
      u * rng.range(0.25, 0.6),
    );
  }
  pic.add('multiply', pic.clipped(ec, shape(ch, p.shade, 0.6)));
  pic.fill(disc(cx, y, r, 0.87), sauce);
  // mozzarella: pooled blots
  let mz = '',
    ml = '';
  for (let i = 0; i < 34; i++) {
    const a = rng() * 6.28,
      d = Math.sqrt(rng()) * 0.78,
      q = u * rng.range(3.6, 8),
      x = cx + Math.cos(a) * r * d,
      yy = y + Math.sin(a) * r * d * T;
    const pts: Pt[] = [];
    for (let j = 0; j < 9; j++) {
      const b = (j / 9) * 6.28;
      pts.push([x + Math.cos(b) * q * rng.range(0.75, 1.2), yy + Math.sin(b) * q * T * rng.range(0.8, 1.2)]);
    }
    mz += smooth(pts);
    ml += ellipse(x + k * q * 0.2, yy - q * 0.1, q * 0.5, q * T * 0.4);
  }
  const sc = pic.clip(disc(cx, y, r, 0.885));
  pic.raw(pic.clipped(sc, shape(mz, cheese) + shape(ml, lit(p, cheese, 0.45))));
  let br = '';
  for (let i = 0; i < 26; i++) {
    const a = rng() * 6.28,
      d = Math.sqrt(rng()) * 0.76;
    br += ellipse(
      cx + Math.cos(a) * r * d,
      y + Math.sin(a) * r * d * T,
      u * rng.range(0.5, 1.5),
      u * rng.range(0.25, 0.7),
    );
  }
  pic.raw(pic.clipped(sc, shape(br, mix(m.rockA, m.adobe, 0.5), 0.85)));
  // cuts
  let cut = '';
  for (let i = 0; i < 4; i++) {
    const a = 0.35 + (i * Math.PI) / 4;
    cut += poly([
      [cx + Math.cos(a) * r, y + Math.sin(a) * r * T],
      [cx + Math.cos(a + 0.02) * r, y + Math.sin(a + 0.02) * r * T],
      [cx - Math.cos(a) * r, y - Math.sin(a) * r * T],
      [cx - Math.cos(a + 0.02) * r, y - Math.sin(a + 0.02) * r * T],
    ]);
  }
  pic.add('multiply', pic.clipped(ec, shape(cut, p.shade, 0.6)));
  // tomato rounds, olives, basil
  const things: { y: number; d: () => void }[] = [];
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * 6.28 + 0.3,
      d = i % 2 ? 0.62 : 0.36,
      x = cx + Math.cos(a) * r * d,
      yy = y + Math.sin(a) * r * d * T,
      q = u * 4.6;
    things.push({
      y: yy,
      d: () => {
        pic.add('multiply', shape(ellipse(x - k * u * 0.5, yy + u * 0.6, q, q * T), p.shade, 0.5));
        pic.fill(ellipse(x, yy, q, q * T), overprint(m.accent, p.shade, 0.3));
        pic.fill(ellipse(x, yy - u * 0.3, q * 0.92, q * T * 0.9), m.accent);
        let s = '';
        for (let j = 0; j < 5; j++) {
          const b = (j / 5) * 6.28 + i;
          s += ellipse(x + Math.cos(b) * q * 0.5, yy - u * 0.3 + Math.sin(b) * q * 0.5 * T, q * 0.2, q * 0.13);
        }
        pic.fill(s, mix(m.accent, m.mustard, 0.55));
      },
    });
  }
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 6.28 + 0.9,
      d = [0.22, 0.5, 0.74][i % 3]!,
      x = cx + Math.cos(a) * r * d,
      yy = y + Math.sin(a) * r * d * T,
      q = u * 1.7;
    things.push({
      y: yy,
      d: () => {
        pic.fill(ellipse(x - k * u * 0.4, yy + u * 0.5, q, q * 0.7), overprint(sauce, p.shade, 0.7));
        pic.fill(ellipse(x, yy, q, q * 0.76), i % 2 ? mix(m.wine, p.deep, 0.55) : m.olive);
        pic.fill(ellipse(x, yy - q * 0.1, q * 0.42, q * 0.28), i % 2 ? p.deep : m.accent);
        pic.fill(ellipse(x + k * q * 0.45, yy - q * 0.38, q * 0.18, q * 0.12), p.paper, 0.9);
      },
    });
  }
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.28 + 0.1,
      d = i % 2 ? 0.5 : 0.18,
      x = cx + Math.cos(a) * r * d,
      yy = y + Math.sin(a) * r * d * T,
      q = u * 5,
      b = rng() * 6.28;
    things.push({
      y: yy + 1,
      d: () => {
        const lf = sweep(
          [
            [x, yy, 0.3],
            [x + Math.cos(b) * q * 0.5, yy + Math.sin(b) * q * 0.4 - u, q * 0.3],
            [x + Math.cos(b) * q, yy + Math.sin(b) * q * 0.6, 0.3],
          ],
          6,
        );
        pic.add(
          'multiply',
          `<g transform="translate(${f1(-k * u * 0.8)} ${f1(u * 0.9)})">${shape(lf, p.shade, 0.5)}</g>`,
        );
        pic.fill(lf, mix(m.leaf, m.vine, 0.4));
        pic.fill(
          sweep(
            [
              [x, yy, 0.2],
              [x + Math.cos(b) * q * 0.5, yy + Math.sin(b) * q * 0.4 - u, u * 0.22],
              [x + Math.cos(b) * q, yy + Math.sin(b) * q * 0.6, 0.2],
            ],
            5,
          ),
          lit(p, m.vine, 0.35),
        );
      },
    });
  }
  things.sort((a, b) => a.y - b.y).forEach((q) => q.d());
  steam(pic, cx, y - r * T * 0.6, u * 1.5, k);
  vaso(pic, st, cx - k * 46 * u, y - 12 * u, 24 * u, m.mustard);
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
/** pint or tumbler of something */
export function vaso(
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

export function cerveza(pic: Picture, o: { focal?: number } = {}): void {
  const st = mesa(pic, { focal: o.focal, back: 'patio', tableY: 0.66 }),
    { cx } = st,
    u = st.u * 1.1,
    m = pic.pal.own,
    k = st.side,
    y = pic.H * 0.86;
  vaso(pic, st, cx - k * 17 * u, y - 4 * u, 43 * u, mix(m.rockD, pic.pal.deep, 0.35), { dark: true });
  vaso(pic, st, cx + k * 9 * u, y - 1 * u, 46 * u, m.mustard);
  // peanuts in a bowl, hop cones
  const p = pic.pal,
    bx = cx - k * 4 * u,
    by = y + 6 * u;
  turned(
    pic,
    st,
    bx,
    by,
    [
      [3.4 * u, 0],
      [6 * u, 1.6 * u],
      [8 * u, 4.6 * u],
    ],
    mix(m.stone, m.wood, 0.2),
    { tilt: 0.3 },
  );
  pic.fill(ellipse(bx, by - 4.6 * u, 8 * u, 2.4 * u), lit(p, m.stone, 0.3));
  pic.fill(ellipse(bx, by - 4.5 * u, 7.2 * u, 2 * u), overprint(m.wood, p.shade, 0.7));
  const rng = pic.rng.fork('pn');
  const q: Pt[] = [];
  for (let i = 0; i < 30; i++) {
    const a = rng() * 6.28,
      r = Math.sqrt(rng()) * 0.86;
    q.push([bx + Math.cos(a) * r * 7 * u, by - 4.8 * u + Math.sin(a) * r * 1.8 * u - (1 - r) * 1.2 * u]);
  }
  q.sort((a, b) => a[1] - b[1]);
  for (const [a, b] of q) {
    pic.fill(ellipse(a, b, 1.1 * u, 0.72 * u), overprint(m.adobe, p.shade, 0.5));
    pic.fill(ellipse(a + k * 0.14 * u, b - 0.14 * u, 0.9 * u, 0.54 * u), mix(m.adobe, m.sand, 0.4));
  }
}

export function cafe(pic: Picture, o: { focal?: number } = {}): void {
  const st = mesa(pic, { focal: o.focal, back: 'ventana', table: 'madera', tableY: 0.62 }),
    { cx } = st,
    u = st.u * 1.16,
    p = pic.pal,
    m = p.own,
    k = st.side,
    y = pic.H * 0.84,
    cup = m.foam,
    x = cx + k * 4 * u;
  // saucer
  pic.add('multiply', shape(ellipse(x - k * 4 * u, y + 2.4 * u, 15 * u, 15 * u * 0.3), p.shade, 0.6));
  pic.fill(ellipse(x, y + 1 * u, 14.6 * u, 4.4 * u), overprint(cup, p.shade, 0.5));
  pic.fill(ellipse(x, y, 14.6 * u, 4.3 * u), cup);
  pic.fill(ellipse(x, y + 0.2 * u, 9 * u, 2.6 * u), overprint(cup, p.shade, 0.2));
  pic.add('multiply', shape(ellipse(x - k * 5 * u, y + 0.4 * u, 8.6 * u, 2.3 * u), p.shade, 0.5));
  // handle, cup
  const hx = x - k * 9.2 * u;
  pic.raw(
    `<path d="M${f1(x - k * 7.8 * u)} ${f1(y - 11.6 * u)}C${f1(hx - k * 6 * u)} ${f1(y - 13 * u)} ${f1(hx - k * 6 * u)} ${f1(y - 3.4 * u)} ${f1(x - k * 5.8 * u)} ${f1(y - 4 * u)}" fill="none" stroke="${overprint(cup, p.shade, 0.5)}" stroke-width="${f1(2 * u)}" stroke-linecap="round"/>`,
  );
  const L = turned(
    pic,
    st,
    x,
    y,
    [
      [4.2, 0],
      [4.6, 0.5],
      [7.2, 4],
      [8.7, 9],
      [9.2, 14],
    ].map(([a, b]) => [a! * u, b! * u] as [number, number]),
    cup,
    { tilt: 0.28, shadow: false },
  );
  const cl = pic.clip(L.outline);
  pic.raw(
    pic.clipped(
      cl,
      shape(
        `M${f1(x - 9.3 * u)} ${f1(y - 9.6 * u)}Q${f1(x)} ${f1(y - 6.6 * u)} ${f1(x + 9.3 * u)} ${f1(y - 9.6 * u)}V${f1(y - 8.2 * u)}Q${f1(x)} ${f1(y - 5.2 * u)} ${f1(x - 9.3 * u)} ${f1(y - 8.2 * u)}Z`,
        m.accent,
      ),
    ),
  );
  pic.fill(ellipse(x, y - 14 * u, 9.2 * u, 2.6 * u), lit(p, cup, 0.4));
  pic.fill(ellipse(x, y - 13.8 * u, 8.3 * u, 2.2 * u), overprint(m.wood, p.deep, 0.25));
  pic.fill(ellipse(x + k * 0.4 * u, y - 13.9 * u, 6.8 * u, 1.7 * u), mix(m.wood, m.sand, 0.35));
  // rosetta
  let ro = '';
  for (let i = 0; i < 4; i++) {
    const a = 1 - i * 0.24;
    ro += `M${f1(x - 4.4 * u * a)} ${f1(y - 13.6 * u - i * 0.42 * u)}Q${f1(x)} ${f1(y - 12.1 * u - i * 0.42 * u)} ${f1(x + 4.4 * u * a)} ${f1(y - 13.6 * u - i * 0.42 * u)}Q${f1(x)} ${f1(y - 12.9 * u - i * 0.46 * u)} ${f1(x - 4.4 * u * a)} ${f1(y - 13.6 * u - i * 0.42 * u)}Z`;
  }
  pic.fill(ro, m.foam);
  steam(pic, x, y - 16 * u, u * 0.9, k);
  // medialunas on a plate
  const px = cx - k * 25 * u,
    py = y + 3 * u;
  pic.add('multiply', shape(ellipse(px - k * 3 * u, py + 2 * u, 15 * u, 4.6 * u), p.shade, 0.55));
  pic.fill(ellipse(px, py + 0.8 * u, 15 * u, 4.6 * u), overprint(m.cloth, p.shade, 0.4));
  pic.fill(ellipse(px, py, 15 * u, 4.5 * u), mix(m.cloth, m.foam, 0.45));
  pic.fill(ellipse(px, py + 0.3 * u, 11.5 * u, 3.2 * u), mix(m.cloth, m.foam, 0.62));
  medialuna(pic, px - 4.4 * u, py + 0.4 * u, 7.6 * u, k, 0.12);
  medialuna(pic, px + 5 * u, py + 2.6 * u, 7.6 * u, k, -0.2);
}
function medialuna(pic: Picture, x: number, y: number, r: number, k: number, rot: number): void {
  const p = pic.pal,
    m = p.own,
    c = mix(m.adobe, m.mustard, 0.35),
    F = 0.62;
  const pt = (a: number, q: number): Pt => [x + Math.cos(a + rot) * q, y - Math.sin(a + rot) * q * F];
  const arc = (r0: number, a0: number, a1: number, n = 14, bump = 0): Pt[] =>
    Array.from({ length: n + 1 }, (_, i) => {
      const t = i / n,
        a = a0 + (a1 - a0) * t;
      return pt(a, r0 + bump * Math.abs(Math.sin(t * Math.PI * 3.5)) * r);
    });
  // crescent between a bumpy outer arc and a shifted inner arc
  const outer = arc(r, -0.25, Math.PI + 0.25, 42, 0.06),
    inner = Array.from({ length: 15 }, (_, i) => {
      const a = Math.PI + 0.25 - ((Math.PI + 0.5) * i) / 14;
      const q = pt(a, r * 0.5);
      return [q[0], q[1] + r * 0.2] as Pt;
    });
  const d = poly([...outer, ...inner]),
    cl = pic.clip(d);
  pic.add('multiply', `<g transform="translate(${f1(-k * r * 0.16)} ${f1(r * 0.14)})">${shape(d, p.shade, 0.55)}</g>`);
  pic.fill(d, c);
  pic.add(
    'multiply',
    pic.clipped(cl, shape(poly([...arc(r * 0.74, -0.3, Math.PI + 0.3, 30), ...inner]), p.shade, 0.42)),
  );
  let cr = '',
    hi = '';
  for (let i = 1; i < 7; i++) {
    const a = -0.2 + ((Math.PI + 0.4) * i) / 7,
      o = pt(a, r * 1.1),
      q = pt(a + 0.12, r * 0.42);
    cr += sweep(
      [
        [o[0], o[1], r * 0.012],
        [(o[0] + q[0]) / 2 + r * 0.03, (o[1] + q[1]) / 2, r * 0.034],
        [q[0], q[1] + r * 0.16, r * 0.02],
      ],
      5,
    );
  }
  for (let i = 0; i < 7; i++) {
    const a = -0.2 + ((Math.PI + 0.4) * (i + 0.5)) / 7,
      q = pt(a, r * 0.9);
    if (i > 0 && i < 6) hi += ellipse(q[0] + k * r * 0.03, q[1], r * 0.1, r * 0.045);
  }
  pic.add('multiply', pic.clipped(cl, shape(cr, p.shade, 0.7)));
  pic.raw(pic.clipped(cl, shape(hi, lit(p, c, 0.6))));
}

export function helado(pic: Picture, o: { focal?: number } = {}): void {
  const st = mesa(pic, { focal: o.focal, back: 'olivar', table: 'piedra', tableY: 0.72 }),
    { cx } = st,
    u = st.u * 1.14,
    p = pic.pal,
    m = p.own,
    k = st.side,
    y = pic.H * 0.88;
  // a sundae glass and a cone in its stand
  const cono = (x: number, yy: number, s: number, cs: Hex[]) => {
    const wf = mix(m.adobe, m.sand, 0.35),
      cone: Pt[] = [
        [x - 5 * s, yy - 21 * s],
        [x + 5 * s, yy - 21 * s],
        [x + 0.8 * s, yy],
        [x - 0.8 * s, yy],
      ];
    // stand
    st.shadow(
      poly([
        [x - 6 * s, yy - 9 * s],
        [x + 6 * s, yy - 9 * s],
        [x + 7 * s, yy + 1 * s],
        [x - 7 * s, yy + 1 * s],
      ]) +
        cs
          .map((_, i) =>
            ellipse(
              x + (i - (cs.length - 1) / 2) * 5 * s * (cs.length > 2 ? 0.7 : 0.2),
              yy - (25 + i * 6) * s,
              6.2 * s,
            ),
          )
          .join(''),
      yy,
      0.5,
    );
    const d = poly(cone),
      cl = pic.clip(d);
    pic.fill(d, wf);
    let g = '';
    for (let i = -8; i <= 8; i++) {
      g +=
        sweep(
          [
            [x + i * 1.9 * s - 9 * s, yy - 22 * s, 0.16 * s],
            [x + i * 1.9 * s + 9 * s, yy, 0.16 * s],
          ],
          1,
        ) +
        sweep(
          [
            [x + i * 1.9 * s + 9 * s, yy - 22 * s, 0.16 * s],
            [x + i * 1.9 * s - 9 * s, yy, 0.16 * s],
          ],
          1,
        );
    }
    pic.add('multiply', pic.clipped(cl, shape(g, p.shade, 0.55)));
    pic.add(
      'multiply',
      pic.clipped(
        cl,
        shape(
          poly(
            k < 0
              ? [
                  [x + 1.2 * s, yy - 22 * s],
                  [x + 8 * s, yy - 22 * s],
                  [x + 3 * s, yy],
                  [x + 0.3 * s, yy],
                ]
              : [
                  [x - 1.2 * s, yy - 22 * s],
                  [x - 8 * s, yy - 22 * s],
                  [x - 3 * s, yy],
                  [x - 0.3 * s, yy],
                ],
          ),
          p.shade,
          0.55,
        ),
      ),
    );
    cs.forEach((c, i) =>
      bocha(
        pic,
        x + (i % 2 ? 0.8 : -0.5) * s,
        yy - (23.5 + i * 7.2) * s,
        (6.4 - i * 0.45) * s,
        c,
        k,
        pic.rng.fork(`b${x.toFixed()}${i}`),
      ),
    );
  };
  // wooden stand with holes: behind, cones in front of it
  const sx = cx - k * 2 * u,
    w = 25 * u,
    sy = y - 6 * u,
    wd = mix(m.wood, m.sand, 0.35);
  pic.add('multiply', shape(ellipse(sx - k * 7 * u, y + 2.6 * u, w * 1.05, 5 * u), p.shade, 0.5));
  pic.fill(rect(sx - w, sy, w * 2, 8.6 * u), overprint(wd, p.shade, 0.45));
  pic.fill(
    poly([
      [sx - w, sy],
      [sx + w, sy],
      [sx + w * 0.94, sy - 5 * u],
      [sx - w * 0.94, sy - 5 * u],
    ]),
    wd,
  );
  for (const q of [-0.62, 0, 0.62])
    pic.fill(ellipse(sx + q * w, sy - 2.4 * u, 4.4 * u, 1.4 * u), overprint(wd, p.shade, 0.85));
  cono(sx - 0.62 * w, sy + 5 * u, u * 0.95, [mix(m.wine, m.foam, 0.35), m.foam]);
  cono(sx, sy + 5 * u, u * 1.06, [mix(m.wood, p.deep, 0.12), mix(m.mustard, m.foam, 0.45), mix(m.accent, m.foam, 0.4)]);
  cono(sx + 0.62 * w, sy + 5 * u, u * 0.95, [mix(m.vine, m.foam, 0.5), mix(m.adobe, m.foam, 0.2)]);
  // front lip of the stand hides the tips
  pic.fill(`${rect(sx - w, sy, w * 2, 8.6 * u)}`, overprint(wd, p.shade, 0.4));
  let gr = '';
  for (let i = 0; i < 5; i++)
    gr += sweep(
      [
        [sx - w, sy + (1.2 + i * 1.6) * u, 0.1 * u],
        [sx, sy + (1.5 + i * 1.6) * u, 0.2 * u],
        [sx + w, sy + (1.1 + i * 1.6) * u, 0.1 * u],
      ],
      4,
    );
  pic.shade(gr, p.shade, 0.4);
}
function bocha(pic: Picture, x: number, y: number, r: number, c: Hex, k: number, rng: Rng): void {
  const p = pic.pal,
    pts: Pt[] = [];
  for (let i = 0; i < 22; i++) {
    const a = (i / 22) * 6.283,
      low = Math.sin(a) > 0.45;
    pts.push([
      x + Math.cos(a) * r * (low ? rng.range(1.0, 1.16) : 1),
      y + Math.sin(a) * r * (low ? rng.range(0.72, 1.04) : 0.98),
    ]);
  }
  const d = smooth(pts, true, 0.9),
    cl = pic.clip(d);
  pic.fill(d, c);
  pic.add(
    'multiply',
    pic.clipped(
      cl,
      shape(
        `${rect(x - r * 2, y - r * 2, r * 4, r * 4)}${ellipse(x + k * r * 0.28, y - r * 0.26, r * 1.06, r * 1.02)}`,
        p.shade,
        0.55,
        ' fill-rule="evenodd"',
      ),
    ),
  );
  let tx = '';
  for (let i = 0; i < 9; i++) {
    const a = rng() * 6.28,
      q = rng.range(0.3, 0.85);
    tx += sweep(
      [
        [x + Math.cos(a) * r * q, y + Math.sin(a) * r * q, r * 0.02],
        [x + Math.cos(a + 0.3) * r * q, y + Math.sin(a + 0.3) * r * q, r * 0.045],
        [x + Math.cos(a + 0.55) * r * q, y + Math.sin(a + 0.55) * r * q, r * 0.02],
      ],
      3,
    );
  }
  pic.add('multiply', pic.clipped(cl, shape(tx, p.shade, 0.4)));
  pic.fill(
    smooth(
      [
        [x + k * r * 0.62, y - r * 0.42],
        [x + k * r * 0.5, y - r * 0.66],
        [x + k * r * 0.22, y - r * 0.78],
        [x + k * r * 0.4, y - r * 0.54],
      ],
      true,
      0.9,
    ),
    lit(p, c, 0.62),
  );
}

export function artesanias(pic: Picture, o: { focal?: number } = {}): void {
  const st = mesa(pic, { focal: o.focal, back: 'pared', table: 'madera', tableY: 0.66 }),
    { cx } = st,
    u = st.u * 1.12,
    p = pic.pal,
    m = p.own,
    k = st.side,
    y = pic.H * 0.86,
    H = pic.H;
  // woven cloth running off the table: warp stripes and stepped diamonds
  const x0 = cx - k * 44 * u,
    x1 = cx + k * 18 * u,
    A: Pt[] = [
      [x0, st.tableY + 3 * u],
      [x1, st.tableY + 3 * u],
      [x1 + k * 8 * u, H + 10],
      [x0 - k * 4 * u, H + 10],
    ];
  const cloth = poly(A),
    cl = pic.clip(cloth);
  pic.add('multiply', `<g transform="translate(${f1(-k * 9)} 6)">${shape(cloth, p.shade, 0.5)}</g>`);
  pic.fill(cloth, overprint(m.wine, p.shade, 0.1));
  const bandsC = [m.accent, m.mustard, m.cloth, m.foam, m.accent, m.wine, m.mustard, m.cloth];
  const Q = (a: number, b: number): Pt => {
    const xa = lerp(x0, x1, a),
      xb = lerp(x0 - k * 4 * u, x1 + k * 8 * u, a);
    return [lerp(xa, xb, b), lerp(st.tableY + 3 * u, H + 10, b)];
  };
  let at = 0.03;
  bandsC.forEach((c, i) => {
    const w = [0.07, 0.02, 0.12, 0.02, 0.16, 0.12, 0.02, 0.1][i]!;
    pic.raw(pic.clipped(cl, shape(poly([Q(at, 0), Q(at + w, 0), Q(at + w, 1), Q(at, 1)]), c)));
    if (w > 0.09) {
      let d = '';
      for (let j = 0; j < 9; j++) {
        const b = 0.04 + j * 0.12,
          h = 0.05;
        const mid = at + w / 2;
        for (const s of [1, 0.5])
          d += poly([Q(mid, b - h * s), Q(mid + w * 0.36 * s, b), Q(mid, b + h * s), Q(mid - w * 0.36 * s, b)]);
      }
      pic.raw(pic.clipped(cl, `<path d="${d}" fill="${i % 2 ? m.mustard : m.foam}" fill-rule="evenodd"/>`));
    }
    at += w + 0.018;
  });
  let wv = '';
  for (let i = 0; i < 46; i++) {
    const b = i / 46;
    wv += poly([Q(0, b), Q(1, b), Q(1, b + 0.004), Q(0, b + 0.004)]);
  }
  pic.add('multiply', pic.clipped(cl, shape(wv, p.shade, 0.3)));
  // clay jar with burnished bands
  const jar: [number, number][] = [
    [7, 0],
    [8, 0.8],
    [12.4, 9],
    [13.4, 16],
    [11.6, 23],
    [7, 28],
    [5.6, 30.5],
    [6.4, 34],
    [7.4, 35],
  ];
  const jx = cx - k * 22 * u,
    jy = y - 6 * u,
    J = turned(
      pic,
      st,
      jx,
      jy,
      jar.map(([a, b]) => [a * u, b * u] as [number, number]),
      m.rockA,
      { open: overprint(m.rockD, p.shade, 0.7), tilt: 0.2 },
    );
  const jc = pic.clip(J.outline);
  const ringBand = (h0: number, h1: number) => {
    const r0 = J.r(h0 * u),
      r1 = J.r(h1 * u);
    return `M${f1(jx - r1)} ${f1(jy - h1 * u)}Q${f1(jx)} ${f1(jy - h1 * u + r1 * 0.32)} ${f1(jx + r1)} ${f1(jy - h1 * u)}L${f1(jx + r0)} ${f1(jy - h0 * u)}Q${f1(jx)} ${f1(jy - h0 * u + r0 * 0.32)} ${f1(jx - r0)} ${f1(jy - h0 * u)}Z`;
  };
  let zig = '';
  for (let i = 0; i < 11; i++) {
    const a = -1 + i * 0.2,
      r = J.r(16 * u),
      f = (q: number) => jx + Math.sin(q * 1.45) * r,
      g = (q: number, h: number) => jy - h * u + r * 0.16 * Math.cos(q * 1.45);
    zig += poly([
      [f(a), g(a, 13.4)],
      [f(a + 0.1), g(a + 0.1, 19.4)],
      [f(a + 0.2), g(a + 0.2, 13.4)],
    ]);
  }
  pic.add('multiply', pic.clipped(jc, shape(ringBand(11, 12.4) + ringBand(20.6, 22) + zig, m.rockD, 0.85)));
  // mate: gourd, silver rim, bombilla, yerba
  const mx = cx + k * 4 * u,
    my = y + 2 * u,
    M = turned(
      pic,
      st,
      mx,
      my,
      [
        [3.4, 0],
        [5, 1],
        [7.6, 6],
        [7.8, 10],
        [6.3, 15],
        [5.2, 18],
      ].map(([a, b]) => [a! * u, b! * u] as [number, number]),
      overprint(m.wood, p.shade, 0.15),
      { tilt: 0.3, spec: 0.4 },
    );
  const mc = pic.clip(M.outline);
  pic.raw(
    pic.clipped(
      mc,
      shape(
        `M${f1(mx - 6 * u)} ${f1(my - 15.6 * u)}Q${f1(mx)} ${f1(my - 12.6 * u)} ${f1(mx + 6 * u)} ${f1(my - 15.6 * u)}V${f1(my - 19 * u)}H${f1(mx - 6 * u)}Z`,
        m.metal,
      ),
    ),
  );
  pic.fill(ellipse(mx, my - 18 * u, 5.5 * u, 1.75 * u), lit(p, m.metal, 0.5));
  pic.fill(ellipse(mx, my - 17.9 * u, 4.6 * u, 1.35 * u), overprint('#7d9440', p.shade, 0.45));
  pic.fill(ellipse(mx + k * 1 * u, my - 18.1 * u, 2.6 * u, 0.6 * u), mix('#8aa244', p.haze, 0.1));
  const bom = sweep(
    [
      [mx - k * 1 * u, my - 17.6 * u, 0.5 * u],
      [mx - k * 4.2 * u, my - 27 * u, 0.46 * u],
      [mx - k * 6.2 * u, my - 31 * u, 0.5 * u],
      [mx - k * 9.4 * u, my - 32.4 * u, 0.6 * u],
    ],
    7,
  );
  pic.fill(bom, overprint(m.metal, p.shade, 0.3));
  pic.fill(
    sweep(
      [
        [mx - k * 0.8 * u, my - 17.8 * u, 0.16 * u],
        [mx - k * 4 * u, my - 27 * u, 0.16 * u],
        [mx - k * 6 * u, my - 30.8 * u, 0.16 * u],
        [mx - k * 9.2 * u, my - 32.6 * u, 0.2 * u],
      ],
      6,
    ),
    p.paper,
  );
  // leather-sheathed knife and a coil of rope of wool
  const kx = cx + k * 21 * u,
    ky = y + 6 * u;
  st.shadow(
    sweep(
      [
        [kx - k * 11 * u, ky, 1.3 * u],
        [kx + k * 11 * u, ky - 5 * u, 0.7 * u],
      ],
      2,
    ),
    ky,
    0.5,
  );
  pic.fill(
    sweep(
      [
        [kx - k * 1 * u, ky - 2.2 * u, 1.7 * u],
        [kx + k * 7 * u, ky - 4 * u, 1.4 * u],
        [kx + k * 12 * u, ky - 5.2 * u, 0.5 * u],
      ],
      5,
    ),
    mix(m.wood, m.rockD, 0.4),
  );
  pic.fill(
    sweep(
      [
        [kx - k * 11 * u, ky, 1.3 * u],
        [kx - k * 6 * u, ky - 1.1 * u, 1.05 * u],
        [kx - k * 2.4 * u, ky - 1.9 * u, 1.25 * u],
      ],
      5,
    ),
    m.foam,
  );
  pic.fill(
    sweep(
      [
        [kx - k * 2.6 * u, ky - 1.9 * u, 1.5 * u],
        [kx - k * 1.2 * u, ky - 2.2 * u, 1.5 * u],
      ],
      2,
    ),
    m.metal,
  );
  pic.fill(
    sweep(
      [
        [kx - k * 11.6 * u, ky + 0.1 * u, 1.5 * u],
        [kx - k * 10.4 * u, ky - 0.15 * u, 1.4 * u],
      ],
      2,
    ),
    m.metal,
  );
}

/** a board of cheese, cured ham, salame, olives and nuts, a glass beside it */
export function picada(pic: Picture, o: { focal?: number } = {}): void {
  const st = mesa(pic, { focal: o.focal, back: 'vinedo', tableY: 0.5 }),
    { u, cx } = st,
    p = pic.pal,
    m = p.own,
    k = st.side,
    y = pic.H * 0.76,
    r = 43 * u,
    rng = pic.rng.fork('pi'),
    v = u * 1.5;
  copa(pic, st, cx - k * 45 * u, y - 13 * u, 32 * u);
  board(pic, st, cx, y, r);
  const put: { y: number; d: () => void }[] = [];
  const wedge = (x: number, yy: number, s: number, c: Hex, rind: Hex, holes: boolean) =>
    put.push({
      y: yy,
      d: () => {
        const A: Pt = [x - 11 * s, yy - 7 * s],
          B: Pt = [x + 10 * s, yy - 11 * s],
          C: Pt = [x + 12 * s, yy - 6 * s],
          C2: Pt = [x + 12 * s, yy + 3 * s],
          A2: Pt = [x - 11 * s, yy + 2 * s],
          B2: Pt = [x + 10.2 * s, yy - 2 * s];
        pic.add(
          'multiply',
          shape(poly([A2, C2, [C2[0] - k * 7 * s, C2[1] + 4 * s], [A2[0] - k * 7 * s, A2[1] + 4 * s]]), p.shade, 0.6),
        );
        pic.fill(poly([B, C, C2, B2]), overprint(rind, p.shade, 0.25));
        pic.fill(poly([A, C, C2, A2]), overprint(c, p.shade, k < 0 ? 0.12 : 0.36));
        pic.fill(poly([A, B, C]), lit(p, c, 0.35));
        if (holes) {
          let h = '';
          for (const [a, b, q] of [
            [-4, -3, 1.4],
            [2, -1, 1],
            [6, -3.4, 1.5],
            [-7.5, -1.2, 0.8],
            [0, -4.2, 0.7],
          ] as const)
            h += ellipse(x + a * s, yy + b * s, q * s, q * 0.8 * s);
          pic.shade(h, p.shade, 0.45);
        }
      },
    });
  wedge(cx - k * 15 * u, y - 7 * u, v * 0.92, mix(m.mustard, m.wall, 0.4), m.rockA, true);
  wedge(cx - k * 30 * u, y + 1.5 * u, v * 0.5, mix(m.foam, m.wall, 0.4), m.stone, false);
  for (let i = 0; i < 11; i++) {
    const a = i * 0.3 - 1.75,
      x = cx + k * 11 * u + Math.cos(a) * 17 * u,
      yy = y + 3 * u + Math.sin(a) * 7.6 * u,
      R = 5.6 * u;
    put.push({
      y: yy,
      d: () => {
        pic.add('multiply', shape(ellipse(x - k * u, yy + u * 0.9, R, R * 0.48), p.shade, 0.55));
        pic.fill(ellipse(x, yy + 0.55 * u, R, R * 0.48), overprint(m.wine, p.shade, 0.5));
        pic.fill(ellipse(x, yy, R, R * 0.46), mix(m.accent, m.wine, 0.45));
        let s = '';
        for (let j = 0; j < 16; j++) {
          const b = rng() * 6.28,
            q = Math.sqrt(rng()) * 0.85;
          s += ellipse(
            x + Math.cos(b) * q * R,
            yy + Math.sin(b) * q * R * 0.44,
            u * rng.range(0.25, 0.6),
            u * rng.range(0.15, 0.32),
          );
        }
        pic.fill(s, mix(m.foam, m.accent, 0.2));
      },
    });
  }
  for (let i = 0; i < 6; i++) {
    const x = cx - k * 23 * u + i * k * 6 * u,
      yy = y + 11.5 * u + (i % 2) * 1.6 * u,
      s = u * 1.12;
    put.push({
      y: yy,
      d: () => {
        const d = smooth(
            [
              [x - 6 * s, yy],
              [x - 4 * s, yy - 4.6 * s],
              [x, yy - 2.2 * s],
              [x + 3.6 * s, yy - 5 * s],
              [x + 6.4 * s, yy - 0.4 * s],
              [x + 3 * s, yy + 1.8 * s],
              [x - 2 * s, yy + 0.6 * s],
            ],
            true,
            0.9,
          ),
          cl = pic.clip(d);
        pic.add('multiply', `<g transform="translate(${f1(-k * u)} ${f1(u)})">${shape(d, p.shade, 0.5)}</g>`);
        pic.fill(d, mix(m.accent, m.wine, 0.25));
        pic.raw(
          pic.clipped(
            cl,
            shape(
              sweep(
                [
                  [x - 6 * s, yy - 0.2 * s, 0.6 * s],
                  [x - 3.6 * s, yy - 4 * s, 0.5 * s],
                  [x, yy - 1.8 * s, 0.6 * s],
                  [x + 3.4 * s, yy - 4.6 * s, 0.5 * s],
                  [x + 6.4 * s, yy - 0.6 * s, 0.6 * s],
                ],
                5,
              ),
              mix(m.foam, m.accent, 0.22),
            ),
          ),
        );
        pic.add(
          'multiply',
          pic.clipped(
            cl,
            shape(
              smooth(
                [
                  [x - 2 * s, yy + 2 * s],
                  [x - s, yy - 2 * s],
                  [x + 1.2 * s, yy - 2.4 * s],
                  [x + 2 * s, yy + 2 * s],
                ],
                true,
              ),
              p.shade,
              0.4,
            ),
          ),
        );
      },
    });
  }
  put.push({
    y: y - 6.5 * u,
    d: () => {
      const x = cx + k * 20 * u,
        yy = y - 6.5 * u;
      turned(
        pic,
        st,
        x,
        yy,
        [
          [3.4 * v, 0],
          [6 * v, 1.6 * v],
          [7.6 * v, 4.4 * v],
        ],
        m.cloth,
        { tilt: 0.36 },
      );
      pic.fill(ellipse(x, yy - 4.4 * v, 7.6 * v, 2.7 * v), lit(p, m.cloth, 0.4));
      pic.fill(ellipse(x, yy - 4.3 * v, 6.8 * v, 2.3 * v), overprint(m.cloth, p.shade, 0.7));
      const q: Pt[] = [];
      for (let i = 0; i < 20; i++) {
        const a = rng() * 6.28,
          t = Math.sqrt(rng()) * 0.85;
        q.push([x + Math.cos(a) * t * 6.4 * v, yy - 4.6 * v + Math.sin(a) * t * 2 * v - (1 - t) * 1.3 * v]);
      }
      q.sort((a, b) => a[1] - b[1]);
      q.forEach(([a, b], i) => {
        const c = i % 3 ? mix(m.vine, m.olive, 0.4) : mix(m.wine, p.deep, 0.4);
        pic.fill(ellipse(a, b, 1.25 * v, 0.95 * v), overprint(c, p.shade, 0.55));
        pic.fill(ellipse(a + k * 0.18 * v, b - 0.15 * v, v, 0.74 * v), c);
        pic.fill(ellipse(a + k * 0.44 * v, b - 0.36 * v, 0.26 * v, 0.16 * v), p.paper, 0.85);
      });
    },
  });
  put.sort((a, b) => a.y - b.y).forEach((q) => q.d());
  racimo(pic, st, cx + k * 30 * u, y + 11 * u, 1.7 * u, rng.fork('g'), { lie: -k, color: mix(m.vine, m.mustard, 0.3) });
}
