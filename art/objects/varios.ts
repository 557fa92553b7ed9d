import { mix, overprint } from '#art/core/color.ts';
import { ellipse, f1, lerp, type Pt, poly, rect, smooth, sweep } from '#art/core/geom.ts';
import { lit } from '#art/core/palette.ts';
import { type Picture, shape } from '#art/core/picture.ts';
import { glow } from '#art/props/light.ts';
import { mesa, turned } from '#art/props/mesa.ts';

/** the day's trout on a plank by the lake, rod and lemon beside it */
export function trucha(pic: Picture, o: { focal?: number } = {}): void {
  const st = mesa(pic, { focal: o.focal ?? 0.58, back: 'lago', tableY: 0.58 }),
    { cx } = st,
    u = st.u * 1.2,
    p = pic.pal,
    m = p.own,
    k = st.side,
    y = pic.H * 0.79,
    rng = pic.rng.fork('tr');
  // plank
  const pl: Pt[] = [
      [cx - 40 * u, y - 5 * u],
      [cx + 40 * u, y - 8 * u],
      [cx + 44 * u, y + 7 * u],
      [cx - 43 * u, y + 10 * u],
    ],
    wd = mix(m.wood, m.sand, 0.5);
  pic.add('multiply', `<g transform="translate(${f1(-k * 16)} 16)">${shape(poly(pl), p.shade, 0.6)}</g>`);
  pic.fill(
    poly([pl[3]!, pl[2]!, [pl[2]![0], pl[2]![1] + 2 * u], [pl[3]![0], pl[3]![1] + 2 * u]]),
    overprint(wd, p.shade, 0.7),
  );
  pic.fill(poly(pl), wd);
  const pc = pic.clip(poly(pl));
  let gr = '';
  for (let i = 0; i < 9; i++) {
    const t = i / 9;
    gr += sweep(
      [
        [lerp(pl[0]![0], pl[3]![0], t), lerp(pl[0]![1], pl[3]![1], t), 0.12 * u],
        [cx, y + (t - 0.5) * 15 * u + rng.range(-0.6, 0.6) * u, 0.26 * u],
        [lerp(pl[1]![0], pl[2]![0], t), lerp(pl[1]![1], pl[2]![1], t), 0.12 * u],
      ],
      5,
    );
  }
  pic.add('multiply', pic.clipped(pc, shape(gr, p.shade, 0.35)));
  // rod and reel lying behind
  const rod = sweep(
    [
      [cx - k * 52 * u, y - 9 * u, 0.34 * u],
      [cx, y - 11 * u, 0.6 * u],
      [cx + k * 44 * u, y - 13 * u, 1.1 * u],
    ],
    4,
  );
  pic.add('multiply', `<g transform="translate(${f1(-k * 8)} 9)">${shape(rod, p.shade, 0.55)}</g>`);
  pic.fill(rod, overprint(m.rockD, p.shade, 0.3));
  pic.fill(
    sweep(
      [
        [cx + k * 30 * u, y - 12.4 * u, 1.5 * u],
        [cx + k * 46 * u, y - 13.1 * u, 1.6 * u],
      ],
      2,
    ),
    m.sand,
  );
  const rx = cx + k * 27 * u,
    ry = y - 9.4 * u;
  pic.fill(ellipse(rx, ry, 4.2 * u, 4 * u), overprint(m.metal, p.shade, 0.55));
  pic.fill(ellipse(rx + k * 0.4 * u, ry - 0.4 * u, 3.5 * u, 3.3 * u), m.metal);
  pic.fill(ellipse(rx, ry, 2 * u, 1.9 * u), p.deep);
  pic.fill(ellipse(rx + k * 0.2 * u, ry - 0.2 * u, 0.8 * u), m.mustard);
  // the fish
  const f = k,
    X = (a: number) => cx + f * a * u,
    Y = (b: number) => y + 1 * u - b * u - 0;
  const body = smooth(
    [
      [30, 1.2],
      [26, 4.2],
      [18, 6.9],
      [6, 8],
      [-8, 6.9],
      [-18, 4],
      [-24, 2],
      [-24, -1.2],
      [-17, -2.6],
      [-6, -4.6],
      [8, -5.2],
      [20, -3.8],
      [27, -1.4],
    ].map(([a, b]) => [X(a!), Y(b!)] as Pt),
    true,
    0.95,
  );
  const tail = poly([
      [X(-22), Y(1.6)],
      [X(-32), Y(7)],
      [X(-29.4), Y(0.6)],
      [X(-32.5), Y(-6)],
      [X(-22), Y(-1)],
    ]),
    fins =
      poly([
        [X(6), Y(7.6)],
        [X(1), Y(12)],
        [X(-5), Y(10.4)],
        [X(-7), Y(6.8)],
      ]) +
      poly([
        [X(-14), Y(5.2)],
        [X(-18), Y(7.4)],
        [X(-18.6), Y(4)],
      ]) +
      poly([
        [X(16), Y(-3.6)],
        [X(10), Y(-8.4)],
        [X(9), Y(-4.6)],
      ]) +
      poly([
        [X(-4), Y(-4.4)],
        [X(-10), Y(-8)],
        [X(-9.6), Y(-3.8)],
      ]) +
      poly([
        [X(-14), Y(-2.8)],
        [X(-18.6), Y(-5.8)],
        [X(-18), Y(-2.4)],
      ]);
  pic.add('multiply', `<g transform="translate(${f1(-k * 12)} 14)">${shape(body + tail, p.shade, 0.65)}</g>`);
  pic.fill(tail + fins, mix(m.olive, m.rockD, 0.35));
  let ray = '';
  for (let i = 0; i < 7; i++)
    ray += sweep(
      [
        [X(-22), Y(0.4), 0.12 * u],
        [X(-31), Y(6 - i * 1.9), 0.1 * u],
      ],
      1,
    );
  pic.shade(ray, p.shade, 0.5);
  pic.fill(body, mix(m.olive, m.leafDark, 0.3));
  const bc = pic.clip(body);
  const bandAt = (h0: number, h1: number) =>
    smooth(
      [
        [32, h0 * 0.2 + 1],
        [20, h0 * 0.9],
        [4, h0],
        [-12, h0 * 0.85],
        [-26, h0 * 0.25],
        [-26, h1 * 0.25],
        [-12, h1 * 0.85],
        [4, h1],
        [20, h1 * 0.9],
        [32, h1 * 0.2 + 1],
      ].map(([a, b]) => [X(a!), Y(b!)] as Pt),
      true,
      0.7,
    );
  pic.raw(
    pic.clipped(
      bc,
      shape(bandAt(3.4, -8), mix(m.sand, m.foam, 0.35)) +
        shape(bandAt(3.2, -0.4), mix(m.accent, m.foam, 0.42)) +
        shape(bandAt(-3.4, -9), m.foam),
    ),
  );
  pic.add('multiply', pic.clipped(bc, shape(bandAt(-2.4, -9), p.shade, 0.38)));
  let sp = '';
  for (let i = 0; i < 90; i++) {
    const a = rng.range(-21, 21),
      b = rng.range(0.2, 7.4);
    sp += ellipse(X(a), Y(b), rng.range(0.22, 0.5) * u, rng.range(0.18, 0.4) * u);
  }
  pic.raw(pic.clipped(bc, shape(sp, overprint(m.leafDark, p.shade, 0.7))));
  pic.raw(
    pic.clipped(
      bc,
      shape(
        sweep(
          [
            [X(24), Y(4.6), 0.1 * u],
            [X(6), Y(7.1), 0.42 * u],
            [X(-16), Y(3.9), 0.1 * u],
          ],
          7,
        ),
        p.paper,
        0.75,
      ),
    ),
  );
  // gill, eye, mouth
  pic.add(
    'multiply',
    pic.clipped(
      bc,
      `<path d="M${f1(X(20))} ${f1(Y(6))}Q${f1(X(17))} ${f1(Y(1))} ${f1(X(21))} ${f1(Y(-4))}L${f1(X(22))} ${f1(Y(-4))}Q${f1(X(18.6))} ${f1(Y(1))} ${f1(X(21.2))} ${f1(Y(6))}Z" fill="${p.shade}" fill-opacity="0.75"/>`,
    ),
  );
  pic.fill(ellipse(X(25), Y(2.7), 1.05 * u), m.mustard);
  pic.fill(ellipse(X(25.1), Y(2.7), 0.62 * u), p.deep);
  pic.fill(ellipse(X(25.3), Y(3), 0.2 * u), p.paper);
  pic.line(
    `M${f1(X(29.8))} ${f1(Y(0.9))}Q${f1(X(27))} ${f1(Y(-0.1))} ${f1(X(25.4))} ${f1(Y(-0.4))}`,
    overprint(m.leafDark, p.shade, 0.6),
    0.3 * u,
  );
  // lemons
  const lemon = (x: number, yy: number, r: number) => {
    const d = smooth(
        [
          [x - r * 1.3, yy],
          [x - r, yy - r * 0.5],
          [x, yy - r * 0.85],
          [x + r, yy - r * 0.5],
          [x + r * 1.3, yy - r * 0.05],
          [x + r, yy + r * 0.42],
          [x, yy + r * 0.66],
          [x - r, yy + r * 0.42],
        ],
        true,
        0.9,
      ),
      c = pic.clip(d);
    st.shadow(d, yy + r * 0.5, 0.5);
    pic.fill(d, m.mustard);
    pic.add('multiply', pic.clipped(c, shape(ellipse(x - k * r * 0.7, yy + r * 0.5, r * 1.2, r * 0.8), p.shade, 0.5)));
    pic.fill(ellipse(x + k * r * 0.3, yy - r * 0.45, r * 0.3, r * 0.12), p.paper, 0.85);
  };
  lemon(cx - k * 33 * u, y + 12 * u, 4.2 * u);
  const hx = cx - k * 22 * u,
    hy = y + 14 * u,
    hr = 4 * u;
  pic.add('multiply', shape(ellipse(hx - k * 1.5 * u, hy + 1 * u, hr * 1.1, hr * 0.5), p.shade, 0.55));
  pic.fill(ellipse(hx, hy, hr, hr * 0.52), m.mustard);
  pic.fill(ellipse(hx, hy - 0.2 * u, hr * 0.88, hr * 0.44), m.foam);
  let sg = '';
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.283;
    sg += poly([
      [hx + Math.cos(a + 0.1) * hr * 0.14, hy - 0.2 * u + Math.sin(a + 0.1) * hr * 0.07],
      [hx + Math.cos(a + 0.08) * hr * 0.8, hy - 0.2 * u + Math.sin(a + 0.08) * hr * 0.4],
      [hx + Math.cos(a + 0.7) * hr * 0.8, hy - 0.2 * u + Math.sin(a + 0.7) * hr * 0.4],
    ]);
  }
  pic.fill(sg, lit(p, m.mustard, 0.25));
}

/** towels, stones, candle, a sprig of lavender: the spa */
export function spa(pic: Picture, o: { focal?: number } = {}): void {
  const st = mesa(pic, { focal: o.focal, back: 'pared', table: 'piedra', tableY: 0.66 }),
    { cx } = st,
    u = st.u * 1.5,
    p = pic.pal,
    m = p.own,
    k = st.side,
    y = pic.H * 0.87,
    lav = mix('#8f7cc0', m.foam, 0.1);
  // rolled towels, stacked
  const roll = (x: number, yy: number, r: number, c: string) => {
    const L = 13 * u,
      ax = x - k * L;
    const d = poly([
        [x, yy - r],
        [ax, yy - r],
        [ax - k * r * 0.5, yy - r * 0.8],
        [ax - k * r * 0.66, yy],
        [ax - k * r * 0.5, yy + r * 0.8],
        [ax, yy + r],
        [x, yy + r],
      ]),
      face = ellipse(x, yy, r, r);
    st.shadow(d + face, yy + r, 0.5);
    pic.fill(d, overprint(c, p.shade, 0.16));
    const cl = pic.clip(d);
    pic.add(
      'multiply',
      pic.clipped(cl, shape(rect(Math.min(x, ax) - r, yy + r * 0.05, L + r * 2, r * 1.2), p.shade, 0.42)),
    );
    pic.raw(pic.clipped(cl, shape(rect(Math.min(x, ax) - r, yy - r * 0.86, L + r * 2, r * 0.26), lit(p, c, 0.4))));
    pic.fill(ellipse(x, yy, r, r), c);
    let sp = `M${f1(x)} ${f1(yy)}`;
    for (let i = 1; i < 60; i++) {
      const a = i * 0.36,
        q = (r * 0.94 * i) / 60;
      sp += `L${f1(x + Math.cos(a) * q)} ${f1(yy + Math.sin(a) * q)}`;
    }
    pic.line(sp, overprint(c, p.shade, 0.55), Math.max(1, r * 0.06));
  };
  roll(cx - k * 6 * u, y - 7.4 * u, 5 * u, mix(m.sand, m.foam, 0.5));
  roll(cx + k * 4.4 * u, y - 4.4 * u, 5 * u, mix(m.cloth, m.foam, 0.5));
  roll(cx - k * 0.6 * u, y - 14.4 * u, 5 * u, mix(m.rockA, m.foam, 0.5));
  // hot stones
  const sx = cx + k * 18.5 * u;
  [
    [0, 0, 8.6, 3.6],
    [-0.6, -5.4, 6.6, 3],
    [0.5, -9.8, 4.6, 2.3],
  ].forEach(([dx, dy, rx, ry], i) => {
    const x = sx + dx! * u,
      yy = y + dy! * u,
      d = ellipse(x, yy, rx! * u, ry! * u),
      cl = pic.clip(d),
      c = mix(m.road, p.deep, 0.35 - i * 0.1);
    if (!i) st.shadow(ellipse(x, yy - 3 * u, rx! * u, 7 * u), yy + ry! * u, 0.5);
    pic.fill(d, c);
    pic.add(
      'multiply',
      pic.clipped(cl, shape(ellipse(x - k * rx! * 0.4 * u, yy + ry! * 0.7 * u, rx! * 1.1 * u, ry! * u), p.shade, 0.6)),
    );
    pic.fill(
      smooth(
        [
          [x + k * rx! * 0.7 * u, yy - ry! * 0.35 * u],
          [x + k * rx! * 0.3 * u, yy - ry! * 0.72 * u],
          [x - k * rx! * 0.1 * u, yy - ry! * 0.74 * u],
          [x + k * rx! * 0.3 * u, yy - ry! * 0.55 * u],
        ],
        true,
        0.9,
      ),
      lit(p, c, 0.45),
    );
  });
  // candle
  const qx = cx - k * 25 * u,
    qy = y + 1.6 * u,
    C = turned(
      pic,
      st,
      qx,
      qy,
      [
        [4.4 * u, 0],
        [4.6 * u, 0.6 * u],
        [4.6 * u, 11 * u],
        [4.5 * u, 11.6 * u],
      ],
      mix(m.foam, m.sand, 0.25),
      { tilt: 0.26 },
    );
  pic.fill(C.ring(C.top), lit(p, m.sand, 0.6));
  pic.fill(C.ring(C.top, 0.8), lit(p, p.lamp, 0.4));
  pic.line(`M${f1(qx)} ${f1(qy - 11.4 * u)}V${f1(qy - 13.4 * u)}`, p.deep, 0.4 * u);
  pic.fill(
    smooth(
      [
        [qx, qy - 13 * u],
        [qx + 1.2 * u, qy - 14.8 * u],
        [qx + 0.1 * u, qy - 18.6 * u],
        [qx - 1.2 * u, qy - 14.8 * u],
      ],
      true,
      0.8,
    ),
    p.lamp,
  );
  pic.fill(
    smooth(
      [
        [qx, qy - 13.2 * u],
        [qx + 0.5 * u, qy - 14.4 * u],
        [qx, qy - 16.2 * u],
        [qx - 0.5 * u, qy - 14.4 * u],
      ],
      true,
      0.8,
    ),
    p.paper,
  );
  glow(pic, qx, qy - 15.5 * u, 22 * u, p.lamp, 0.5);
  // lavender
  const rng = pic.rng.fork('lav');
  for (let i = 0; i < 7; i++) {
    const a = -0.25 + i * 0.06,
      x0 = cx - k * 14 * u,
      y0 = y + 7 * u + i * 0.35 * u,
      dx = -k * Math.cos(a) * -26 * u,
      ex = x0 + dx,
      ey = y0 - Math.sin(a) * 10 * u - 2 * u;
    pic.fill(
      sweep(
        [
          [x0, y0, 0.2 * u],
          [(x0 + ex) / 2, (y0 + ey) / 2 + 0.6 * u, 0.2 * u],
          [ex, ey, 0.14 * u],
        ],
        4,
      ),
      m.olive,
    );
    let fl = '',
      fh = '';
    for (let j = 0; j < 13; j++) {
      const t = 0.6 + j * 0.032,
        bx = lerp(x0, ex, t),
        by = lerp(y0, ey, t),
        q = 0.62 * u * (1.25 - j * 0.05);
      fl += ellipse(bx, by + rng.range(-0.6, 0.6) * u, q, q * 0.7);
      fh += ellipse(bx + 0.2 * u, by - 0.34 * u, q * 0.5, q * 0.34);
    }
    pic.fill(fl, overprint(lav, p.shade, 0.3));
    pic.fill(fh, lav);
  }
}
