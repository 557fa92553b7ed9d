import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, lerp, type Pt, poly, rect, smooth, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { glow } from '../../props/air/light.ts';
import { firewood, hearthFire } from '../../props/rooms/furniture.ts';
import { pan, type Stage, tableStage, turned } from '../../props/table/table.ts';

/** Still lifes of makers: the potter's wheel, the jam pan, soap on its rack, a breakfast, a stall of crafts. */

interface Where {
  focal?: number;
}

type Profile = [number, number][];
const scaled = (profile: Profile, u: number): Profile => profile.map(([r, h]) => [r * u, h * u]);

const JAR: Profile = [
  [4.4, 0],
  [5, 0.8],
  [5, 10],
  [4.2, 11.6],
  [4.2, 12.4],
];

/** Glass jar of preserve under a cloth lid tied with string. */
function jamJar(pic: Picture, st: Stage, x: number, y: number, u: number, jam: Hex, lid: Hex): void {
  const p = pic.pal,
    m = p.own;
  const L = turned(pic, st, x, y, scaled(JAR, u), jam, { spec: 0.7 });
  const clip = pic.clip(L.outline);
  // the label
  const sag = 5 * u * st.tilt;
  pic.raw(
    pic.clipped(
      clip,
      shape(
        `M${f1(x - 3.4 * u)} ${f1(y - 8.2 * u)}Q${f1(x)} ${f1(y - 8.2 * u + sag)} ${f1(x + 3.4 * u)} ${f1(y - 8.2 * u)}V${f1(y - 3.2 * u)}Q${f1(x)} ${f1(y - 3.2 * u + sag)} ${f1(x - 3.4 * u)} ${f1(y - 3.2 * u)}Z`,
        m.foam,
      ) + shape(ellipse(x, y - 5 * u, 1.2 * u), jam),
    ),
  );
  const skirt: Pt[] = [];
  for (let i = 0; i <= 12; i++) {
    const t = i / 12;
    skirt.push([x + lerp(-5.9, 5.9, t) * u, y - (10.2 + (i % 2) * 0.9 - Math.sin(Math.PI * t) * -0.4) * u]);
  }
  const cloth = poly([[x - 4.2 * u, y - 12.6 * u], ...skirt, [x + 4.2 * u, y - 12.6 * u]]),
    cc = pic.clip(cloth);
  pic.fill(cloth, lid);
  pic.add(
    'multiply',
    pic.clipped(cc, shape(rect(st.side < 0 ? x + u : x - 7 * u, y - 14 * u, 6 * u, 6 * u), p.shade, 0.42)),
  );
  pic.fill(ellipse(x, y - 12.7 * u, 4.2 * u, 4.2 * u * st.tilt), lit(p, lid, 0.3));
  pic.line(
    `M${f1(x - 4.3 * u)} ${f1(y - 11.7 * u)}Q${f1(x)} ${f1(y - 11 * u)} ${f1(x + 4.3 * u)} ${f1(y - 11.7 * u)}`,
    m.wood,
    0.45 * u,
  );
}

/** an upright oblong standing on the table with its end turned a little to the light */
function block(pic: Picture, st: Stage, x: number, y: number, w: number, h: number, deep: number, c: Hex): void {
  const p = pic.pal,
    k = st.side,
    dx = -k * deep * 0.5,
    dy = -deep * 0.42;
  const front = rect(x - w / 2, y - h, w, h);
  const top = poly([
    [x - w / 2, y - h],
    [x + w / 2, y - h],
    [x + w / 2 + dx, y - h + dy],
    [x - w / 2 + dx, y - h + dy],
  ]);
  const edge = k < 0 ? x + w / 2 : x - w / 2;
  const side = poly([
    [edge, y - h],
    [edge, y],
    [edge + dx, y + dy],
    [edge + dx, y - h + dy],
  ]);
  st.shadow(front, y, 0.5);
  pic.fill(side, overprint(c, p.shade, 0.62));
  pic.fill(front, overprint(c, p.shade, 0.14));
  pic.fill(top, lit(p, c, 0.25));
}

// --- The potter's wheel ----------------------------------------------------------------------------

/** Hands shaping a bowl on the wheel, in front of a shelf of mugs on an adobe wall. */
export function pottersWheel(pic: Picture, o: Where = {}): void {
  const st = tableStage(pic, { focal: o.focal ?? 0.56, back: 'wall', table: 'wood', tableY: 0.62 }),
    { cx } = st,
    u = st.u * 1.25,
    p = pic.pal,
    m = p.own,
    k = st.side,
    y = pic.H * 0.8,
    clay = mix(mix(m.stone, m.foam, 0.25), m.adobe, 0.22);
  shelf(pic, st, pic.H * 0.27, u);
  // splash pan and wheel head
  const pan2: Profile = [
    [30, 0],
    [33, 2],
    [34, 6],
    [35, 7.5],
  ];
  turned(pic, st, cx, y + 10 * u, scaled(pan2, u), mix(m.stone, m.wood, 0.35), {
    tilt: 0.3,
    open: overprint(mix(m.stone, m.wood, 0.4), p.shade, 0.5),
  });
  const head = (r: number) => ellipse(cx, y, r * u, r * u * 0.3);
  pic.fill(head(20), overprint(m.metal, p.shade, 0.55));
  pic.fill(`${ellipse(cx, y - 1.4 * u, 20 * u, 6 * u)}`, overprint(m.metal, p.shade, 0.1));
  let rings = '';
  for (const r of [18.6, 16.4, 14.6]) rings += ellipse(cx, y - 1.4 * u, r * u, r * u * 0.3);
  pic.line(rings, mix(clay, m.metal, 0.35), 0.5 * u, 0.7);
  // the bowl, wet clay with throwing rings
  const bowl: Profile = [
    [7, 0],
    [8.5, 1.2],
    [12, 7],
    [15, 13],
    [16.4, 18.5],
  ];
  arm(pic, st, cx, y, u, -1, clay);
  const B = turned(pic, st, cx, y - 2 * u, scaled(bowl, u), clay, {
    tilt: 0.28,
    open: overprint(clay, p.shade, 0.62),
    spec: 0.5,
  });
  const clip = pic.clip(B.outline);
  let throwing = '';
  for (let h = 2.5; h < 18; h += 2.1) {
    const r = B.r(h * u);
    throwing += `M${f1(cx - r)} ${f1(y - 2 * u - h * u)}Q${f1(cx)} ${f1(y - 2 * u - h * u + r * 0.5)} ${f1(cx + r)} ${f1(y - 2 * u - h * u)}`;
  }
  pic.raw(
    pic.clipped(
      clip,
      `<path d="${throwing}" fill="none" stroke="${overprint(clay, p.shade, 0.4)}" stroke-width="${f1(0.4 * u)}"/>`,
    ),
  );
  arm(pic, st, cx, y, u, 1, clay);
  // water bowl, sponge and a wire
  turned(
    pic,
    st,
    cx - k * 48 * u,
    y + 8 * u,
    scaled(
      [
        [5, 0],
        [7.5, 3],
        [8.6, 6],
      ],
      u,
    ),
    mix(m.cloth, m.foam, 0.2),
    { open: m.water },
  );
  const sponge = smooth(
    [
      [cx - k * 62 * u, y + 12 * u],
      [cx - k * 57 * u, y + 9 * u],
      [cx - k * 53 * u, y + 12 * u],
      [cx - k * 56 * u, y + 15 * u],
    ],
    true,
    0.8,
  );
  st.shadow(sponge, y + 14 * u, 0.5);
  pic.fill(sponge, m.mustard);
}

/** One forearm reaching in from below, its hand cupped against the bowl: `side` 1 is the near right-hand one. */
function arm(pic: Picture, st: Stage, cx: number, y: number, u: number, side: number, clay: Hex): void {
  const p = pic.pal,
    m = p.own,
    skin = m.skin,
    X = (a: number) => cx + side * a * u,
    Y = (b: number) => y - b * u,
    dark = side === -st.side ? 0.34 : 0.08;
  const ink = overprint(skin, p.shade, dark);
  // sleeve, forearm, palm
  pic.fill(
    sweep(
      [
        [X(54), Y(-30), 9 * u],
        [X(44), Y(-16), 8 * u],
        [X(37), Y(-7), 6.6 * u],
      ],
      5,
    ),
    overprint(m.cloth, p.shade, dark),
  );
  pic.fill(
    sweep(
      [
        [X(39), Y(-8), 5.2 * u],
        [X(30), Y(3), 4.2 * u],
        [X(22.5), Y(9), 3.6 * u],
      ],
      6,
    ),
    ink,
  );
  const palm = smooth(
    [
      [X(25), Y(6)],
      [X(25.5), Y(12)],
      [X(21), Y(17)],
      [X(16.4), Y(17.6)],
      [X(13.8), Y(13)],
      [X(14.6), Y(7.5)],
      [X(19), Y(4.6)],
    ],
    true,
    0.8,
  );
  pic.fill(palm, ink);
  // fingers lie along the wall of the bowl, the thumb goes over its lip
  for (const [i, [b0, b1]] of (
    [
      [14.6, 15.6],
      [11.6, 12],
      [8.8, 8.6],
      [6.4, 5.8],
    ] as const
  ).entries()) {
    pic.fill(
      sweep(
        [
          [X(17.5), Y(b0), 1.75 * u],
          [X(12.2), Y((b0 + b1) / 2 + 0.4), 1.6 * u],
          [X(7.4 + i * 0.7), Y(b1), 1.15 * u],
        ],
        5,
      ),
      overprint(skin, p.shade, dark + 0.06 + i * 0.06),
    );
    pic.fill(ellipse(X(7.9 + i * 0.7), Y(b1 + 0.2), 0.85 * u, 0.65 * u), mix(clay, skin, 0.3));
  }
  pic.fill(
    sweep(
      [
        [X(20.4), Y(15.8), 2 * u],
        [X(16.6), Y(19.6), 1.75 * u],
        [X(13.2), Y(20.2), 1.2 * u],
      ],
      5,
    ),
    overprint(skin, p.shade, dark),
  );
  pic.fill(
    sweep(
      [
        [X(24), Y(9), 0.5 * u],
        [X(19.5), Y(8.2), 1 * u],
        [X(15.6), Y(9), 0.3 * u],
      ],
      4,
    ),
    mix(clay, skin, 0.35),
  );
}

/** mugs and bowls in earth colours on a plank against the wall */
function shelf(pic: Picture, st: Stage, y: number, u: number): void {
  const p = pic.pal,
    m = p.own,
    { W } = pic,
    k = st.side;
  pic.shade(rect(0, y + 2 * u, W, 7 * u), p.shade, 0.3);
  pic.fill(rect(-5, y, W + 10, 2.4 * u), lit(p, m.wood, 0.1));
  pic.fill(rect(-5, y + 2.4 * u, W + 10, 1.2 * u), overprint(m.wood, p.shade, 0.6));
  const inks = [m.rockA, m.cloth, m.sand, m.wine, mix(m.stone, m.foam, 0.3), m.mustard];
  const flat: Stage = { ...st, shadow: () => {} };
  for (let i = 0, x = st.cx - k * -34 * u; i < 8; i++, x -= -k * -12.5 * u) {
    const c = inks[i % inks.length]!;
    if (x < -60 || x > W + 60) continue;
    if (i % 3 === 2)
      turned(
        pic,
        flat,
        x,
        y,
        scaled(
          [
            [3, 0],
            [5.4, 3.4],
            [6, 5.6],
          ],
          u,
        ),
        c,
        { tilt: 0.08 },
      );
    else {
      pic.line(
        `M${f1(x + k * 3.4 * u)} ${f1(y - 6.4 * u)}q${f1(k * 3.6 * u)} ${f1(0.4 * u)} ${f1(k * 3 * u)} ${f1(2.6 * u)}q${f1(-k * 0.6 * u)} ${f1(1.6 * u)} ${f1(-k * 3 * u)} ${f1(1.6 * u)}`,
        overprint(c, p.shade, 0.35),
        1.1 * u,
      );
      turned(
        pic,
        flat,
        x,
        y,
        scaled(
          [
            [3.4, 0],
            [3.9, 0.6],
            [3.9, 7.6],
          ],
          u,
        ),
        c,
        { tilt: 0.08 },
      );
    }
  }
}

// --- Jam -------------------------------------------------------------------------------------------

/** A copper pan of plum jam over the fire; jars with cloth lids and plums on the ledge. */
export function jamPan(pic: Picture, o: Where = {}): void {
  const st = tableStage(pic, { focal: o.focal ?? 0.6, back: 'wall', table: 'stone', tableY: 0.6 }),
    { cx } = st,
    u = st.u * 1.15,
    p = pic.pal,
    m = p.own,
    k = st.side,
    y = pic.H * 0.76,
    copper = mix(m.roof, m.mustard, 0.36),
    jam = mix(m.wine, m.accent, 0.12);
  // brick hearth with the fire in it
  const hx = cx + k * -4 * u,
    w = 35 * u,
    top = y + 3 * u;
  const face = rect(hx - w, top, w * 2, pic.H - top + 10);
  pic.fill(
    poly([
      [hx - w, top],
      [hx + w, top],
      [hx + w * 0.9, top - 6 * u],
      [hx - w * 0.9, top - 6 * u],
    ]),
    lit(p, mix(m.roof, m.adobe, 0.4), 0.15),
  );
  pic.fill(face, overprint(mix(m.roof, m.adobe, 0.4), p.shade, 0.2));
  let joints = '';
  for (let row = 0; row < 6; row++) {
    joints += rect(hx - w, top + row * 4.6 * u, w * 2, 0.5 * u);
    for (let a = (row % 2) * 5 * u; a < w * 2; a += 10 * u)
      joints += rect(hx - w + a, top + row * 4.6 * u, 0.5 * u, 4.6 * u);
  }
  pic.fill(joints, overprint(mix(m.wall, m.adobe, 0.4), p.shade, 0.2), 0.7);
  const mouth = `M${f1(hx - 17 * u)} ${f1(pic.H + 5)}V${f1(top + 11 * u)}A${f1(17 * u)} ${f1(8 * u)} 0 0 1 ${f1(hx + 17 * u)} ${f1(top + 11 * u)}V${f1(pic.H + 5)}Z`;
  pic.fill(mouth, overprint(p.deep, p.shade, 0.2));
  const mc = pic.clip(mouth);
  pic.raw(pic.clipped(mc, shape(ellipse(hx, pic.H, 17 * u, 15 * u), mix(m.accent, p.deep, 0.5))));
  hearthFire({ pic, m }, hx, pic.H - 1 * u, 14 * u);
  firewood({ pic, m }, hx, pic.H - 0.5 * u, 24 * u);
  glow(pic, hx, pic.H - 7 * u, 44 * u, mix(p.lamp, m.accent, 0.4), 0.5);
  // the pan: shallow, wide, two ring handles
  for (const s of [-1, 1])
    pic.line(
      `M${f1(hx + s * 29 * u)} ${f1(y - 9 * u)}q${f1(s * 7 * u)} ${f1(-1.5 * u)} ${f1(s * 6 * u)} ${f1(3.6 * u)}q${f1(-s * 2 * u)} ${f1(2.4 * u)} ${f1(-s * 7.6 * u)} ${f1(0.6 * u)}`,
      overprint(copper, p.shade, 0.35),
      1.5 * u,
    );
  turned(
    pic,
    st,
    hx,
    y + 2 * u,
    scaled(
      [
        [14, 0],
        [21, 2],
        [27, 7],
        [30, 13],
        [31, 14.2],
      ],
      u,
    ),
    copper,
    { tilt: 0.34, spec: 0.6, open: overprint(copper, p.shade, 0.3) },
  );
  const jy = y - 10.6 * u;
  const pool = (k2: number) => ellipse(hx, jy, 28.4 * u * k2, 28.4 * u * k2 * 0.33);
  pic.fill(pool(1), overprint(jam, p.shade, 0.35));
  pic.fill(ellipse(hx, jy + 0.8 * u, 27 * u, 8.6 * u), jam);
  const rng = pic.rng.fork('burbujas');
  for (let i = 0; i < 34; i++) {
    const t = rng.range(0, 6.28),
      q = Math.sqrt(rng()) * 0.86,
      r = rng.range(0.6, 1.7) * u,
      [bx, by] = [hx + Math.cos(t) * q * 26 * u, jy + 0.8 * u + Math.sin(t) * q * 7.4 * u];
    pic.fill(ellipse(bx, by, r, r * 0.6), overprint(jam, p.shade, 0.4));
    pic.fill(ellipse(bx - 0.1 * u, by - 0.25 * u, r * 0.78, r * 0.45), mix(jam, m.accent, 0.35));
    pic.fill(ellipse(bx + k * r * 0.3, by - r * 0.25, r * 0.22, r * 0.12), p.paper, 0.9);
  }
  // wooden spoon standing in it, steam
  pic.fill(
    sweep(
      [
        [hx - k * 6 * u, jy + 1 * u, 1.1 * u],
        [hx - k * 16 * u, jy - 17 * u, 0.95 * u],
        [hx - k * 24 * u, jy - 33 * u, 1.25 * u],
      ],
      4,
    ),
    mix(m.wood, m.sand, 0.4),
  );
  for (const dx of [-8, 4, 13])
    pic.grain(
      sweep(
        [
          [hx + dx * u, jy - 4 * u, 0.6 * u],
          [hx + (dx - 4) * u, jy - 15 * u, 2 * u],
          [hx + (dx + 3) * u, jy - 26 * u, 2.6 * u],
          [hx + (dx - 2) * u, jy - 38 * u, 0.5 * u],
        ],
        8,
      ),
      p.paper,
      0.34,
      0.3,
    );
  // ledge: jars and plums on the calm side
  const jx = cx - k * -44 * u;
  jamJar(pic, st, jx - k * 1 * u, y - 8 * u, u * 1.15, jam, m.mustard);
  jamJar(pic, st, jx + k * 12.5 * u, y - 5 * u, u * 1.15, mix(m.mustard, m.accent, 0.35), m.accent);
  for (const [dx, dy, r] of [
    [8, 6, 3.6],
    [15, 8.5, 3.9],
    [1, 9.5, 3.7],
    [10, 13, 4],
    [-6, 5, 3.4],
  ] as const)
    plum(pic, st, jx + k * dx * u, y + dy * u, r * u);
}

function plum(pic: Picture, st: Stage, x: number, y: number, r: number): void {
  const p = pic.pal,
    c = mix(p.own.wine, p.own.cloth, 0.28),
    d = ellipse(x, y - r * 0.9, r, r * 0.94),
    clip = pic.clip(d),
    k = st.side;
  st.shadow(d, y, 0.55);
  pic.fill(d, c);
  pic.add(
    'multiply',
    pic.clipped(clip, shape(ellipse(x - k * r * 0.55, y - r * 0.5, r * 0.95, r * 1.05), p.shade, 0.5)),
  );
  pic.raw(pic.clipped(clip, shape(ellipse(x + k * r * 0.36, y - r * 1.3, r * 0.42, r * 0.26), lit(p, c, 0.55), 0.8)));
  pic.raw(
    pic.clipped(
      clip,
      shape(
        sweep(
          [
            [x + k * r * 0.02, y - r * 1.85, 0.4],
            [x + k * r * 0.16, y - r * 0.95, r * 0.05],
            [x, y, 0.4],
          ],
          4,
        ),
        overprint(c, p.shade, 0.6),
      ),
    ),
  );
}

// --- Soap ------------------------------------------------------------------------------------------

/** Bars of soap drying on a slatted rack, a bunch of lavender, grape seeds in a bowl. */
export function soaps(pic: Picture, o: Where = {}): void {
  const st = tableStage(pic, { focal: o.focal ?? 0.58, back: 'window', table: 'stone', tableY: 0.64 }),
    { cx } = st,
    u = st.u * 1.2,
    p = pic.pal,
    m = p.own,
    k = st.side,
    y = pic.H * 0.83;
  // rack: slats on two rails
  const w = 39 * u;
  pic.shade(
    poly([
      [cx - w, y + 1 * u],
      [cx + w, y + 1 * u],
      [cx + w - k * 10 * u, y + 8 * u],
      [cx - w - k * 10 * u, y + 8 * u],
    ]),
    p.shade,
    0.5,
  );
  for (let i = 6; i >= 0; i--) {
    const yy = y - i * 2.6 * u,
      inset = i * 1.1 * u;
    pic.fill(rect(cx - w + inset, yy - 1.6 * u, (w - inset) * 2, 1.6 * u), lit(p, mix(m.wood, m.sand, 0.45), 0.15));
    pic.fill(rect(cx - w + inset, yy, (w - inset) * 2, 0.9 * u), overprint(m.wood, p.shade, 0.35));
  }
  const grape = mix(m.wine, '#8f7cc0', 0.5),
    cream = mix(m.foam, m.sand, 0.35),
    green = mix(m.olive, m.foam, 0.25);
  const rows: [number, number, number][] = [
    [-11.5, 5, 0.86],
    [-1, 4, 1],
  ];
  for (const [dy, n, size] of rows)
    for (let i = 0; i < n; i++) {
      const x = cx + (i - (n - 1) / 2) * 15.4 * u * size,
        c = [grape, cream, grape, green, cream][(i + n) % 5]!;
      bar(pic, st, x, y + dy * u, 11.5 * u * size, 7.4 * u * size, 7 * u * size, c);
    }
  bar(pic, st, cx - 5 * u, y - 8.4 * u, 11.5 * u, 7 * u, 7 * u, cream);
  lavender(pic, st, cx + k * 50 * u, y + 6 * u, u);
  // bowl of seeds
  const bx = cx - k * 31 * u,
    by = y + 9.5 * u;
  turned(
    pic,
    st,
    bx,
    by,
    scaled(
      [
        [5, 0],
        [8.4, 3],
        [10.2, 7],
      ],
      u,
    ),
    mix(m.cloth, m.foam, 0.25),
    { tilt: 0.34, open: overprint(m.cloth, p.shade, 0.4) },
  );
  const rng = pic.rng.fork('semillas');
  for (let i = 0; i < 70; i++) {
    const t = rng.range(0, 6.28),
      q = Math.sqrt(rng()) * 8.2 * u;
    pic.fill(
      ellipse(bx + Math.cos(t) * q, by - 6.6 * u + Math.sin(t) * q * 0.3 - rng.range(0, 0.7) * u, 0.75 * u, 0.5 * u),
      i % 3 ? mix(m.wood, m.wine, 0.35) : mix(m.adobe, m.wood, 0.4),
    );
  }
}

/** one bar with speckles and a stamped sun */
function bar(pic: Picture, st: Stage, x: number, y: number, w: number, h: number, deep: number, c: Hex): void {
  const p = pic.pal,
    rng = pic.rng.fork(`jabon${f1(x)}${f1(y)}`);
  block(pic, st, x, y, w, h, deep, c);
  const clip = pic.clip(rect(x - w / 2, y - h, w, h));
  let specks = '';
  for (let i = 0; i < 16; i++) specks += ellipse(x + rng.range(-0.5, 0.5) * w, y - rng() * h, w * 0.014, w * 0.01);
  pic.add('multiply', pic.clipped(clip, shape(specks, p.shade, 0.7)));
  pic.line(ellipse(x, y - h / 2, h * 0.24), overprint(c, p.shade, 0.4), w * 0.022);
}

/** a tied bunch of lavender lying on the table, heads towards the open side */
function lavender(pic: Picture, st: Stage, x: number, y: number, u: number): void {
  const p = pic.pal,
    m = p.own,
    k = st.side,
    rng = pic.rng.fork('lavanda'),
    flower = mix('#8f7cc0', m.foam, 0.06);
  pic.shade(ellipse(x - k * 12 * u, y + 2 * u, 22 * u, 3.4 * u), p.shade, 0.45);
  for (let i = 0; i < 17; i++) {
    const a = lerp(-0.34, 0.34, i / 16),
      ex = x - k * 27 * u + Math.abs(a) * k * 5 * u,
      ey = y - 3 * u + a * 20 * u;
    pic.fill(
      sweep(
        [
          [x + k * 9 * u, y - a * 9 * u, 0.34 * u],
          [x, y - u, 0.36 * u],
          [ex, ey, 0.26 * u],
        ],
        5,
      ),
      overprint(m.olive, p.shade, i % 3 ? 0.1 : 0.4),
    );
    let dark = '',
      bright = '';
    for (let j = 0; j < 10; j++) {
      const t = 0.62 + j * 0.042,
        bx = lerp(x, ex, t),
        by = lerp(y - u, ey, t),
        r = 1.1 * u * (1.2 - j * 0.06);
      dark += ellipse(bx, by + rng.range(-0.6, 0.6) * u, r, r * 0.8);
      bright += ellipse(bx + 0.3 * u, by - 0.5 * u, r * 0.55, r * 0.4);
    }
    pic.fill(dark, overprint(flower, p.shade, 0.35));
    pic.fill(bright, flower);
  }
  pic.fill(
    sweep(
      [
        [x + 0.4 * u, y - 4 * u, 1 * u],
        [x + 0.8 * u, y - u, 1.1 * u],
        [x + 0.4 * u, y + 2.4 * u, 1 * u],
      ],
      4,
    ),
    m.sand,
  );
}

// --- Breakfast -------------------------------------------------------------------------------------

/** Homemade bread, jam in small jars, a dish of olive oil and a cup, the vineyard beyond. */
export function breakfast(pic: Picture, o: Where = {}): void {
  const st = tableStage(pic, { focal: o.focal ?? 0.58, back: 'olive-grove', table: 'tablecloth', tableY: 0.6 }),
    { cx } = st,
    u = st.u * 1.25,
    p = pic.pal,
    m = p.own,
    k = st.side,
    y = pic.H * 0.78;
  jamJar(pic, st, cx - k * 25 * u, y - 6 * u, u * 1.1, mix(m.wine, m.accent, 0.15), m.foam);
  jamJar(pic, st, cx - k * 12.5 * u, y - 7.4 * u, u * 1.1, mix(m.mustard, m.accent, 0.3), m.cloth);
  // cup and saucer
  const sx = cx + k * 35 * u,
    sy = y - 1 * u;
  pic.shade(ellipse(sx - k * 3 * u, sy + 1.6 * u, 12 * u, 3.6 * u), p.shade, 0.5);
  pic.fill(ellipse(sx, sy, 11.5 * u, 3.4 * u), lit(p, m.foam, 0.2));
  pic.fill(ellipse(sx, sy + 0.2 * u, 8 * u, 2.2 * u), overprint(m.foam, p.shade, 0.25));
  pic.line(
    `M${f1(sx + k * 6 * u)} ${f1(sy - 8 * u)}q${f1(k * 5 * u)} ${f1(0.2 * u)} ${f1(k * 3.8 * u)} ${f1(3.6 * u)}q${f1(-k * 1.6 * u)} ${f1(2 * u)} ${f1(-k * 5.2 * u)} ${f1(1.4 * u)}`,
    m.cloth,
    1.3 * u,
  );
  turned(
    pic,
    st,
    sx,
    sy - 0.4 * u,
    scaled(
      [
        [3.6, 0],
        [5.6, 2],
        [6.8, 6],
        [7, 10],
      ],
      u,
    ),
    m.cloth,
    { tilt: 0.3, open: overprint(m.wood, p.shade, 0.5) },
  );
  // bread on its board
  const bx = cx + k * 6 * u,
    by = y + 6 * u;
  block(pic, st, bx, by + 2.2 * u, 44 * u, 2.2 * u, 20 * u, mix(m.wood, m.sand, 0.3));
  pan(pic, st, bx + k * 4 * u, by - 1.4 * u, u * 1.5);
  // dish of oil with a crust in it
  const ox = cx - k * 30 * u,
    oy = y + 12 * u;
  pic.shade(ellipse(ox - k * 2 * u, oy + 1.6 * u, 11 * u, 3.6 * u), p.shade, 0.5);
  pic.fill(ellipse(ox, oy, 10.4 * u, 3.6 * u), mix(m.roof, m.adobe, 0.4));
  pic.fill(ellipse(ox, oy - 0.7 * u, 10.4 * u, 3.4 * u), lit(p, mix(m.roof, m.adobe, 0.4), 0.25));
  pic.fill(ellipse(ox, oy - 0.4 * u, 8.4 * u, 2.5 * u), mix(m.mustard, m.olive, 0.35));
  pic.fill(ellipse(ox + k * 2.4 * u, oy - 1.2 * u, 3 * u, 0.7 * u), p.paper, 0.75);
  pic.fill(
    smooth(
      [
        [ox - 3 * u, oy - 0.4 * u],
        [ox - 2.4 * u, oy - 3.6 * u],
        [ox + 1 * u, oy - 3.2 * u],
        [ox + 1.4 * u, oy - 0.2 * u],
      ],
      true,
      0.7,
    ),
    mix(m.wall, m.sand, 0.6),
  );
}

// --- Stall -----------------------------------------------------------------------------------------

/** Wares at the fair: jars of jam, clay, folded blankets. */
export function craftTable(pic: Picture, o: Where = {}): void {
  const st = tableStage(pic, { focal: o.focal ?? 0.64, back: 'patio', table: 'wood', tableY: 0.62 }),
    { cx } = st,
    u = st.u * 1.1,
    p = pic.pal,
    m = p.own,
    k = st.side,
    y = pic.H * 0.82;
  // a pile of folded blankets behind
  const inks: [Hex, Hex][] = [
    [m.cloth, m.foam],
    [mix(m.wine, m.accent, 0.3), m.mustard],
    [m.mustard, m.accent],
    [mix(m.leafDark, m.cloth, 0.3), m.foam],
  ];
  inks.forEach(([c, stripe], i) => {
    const yy = y - 5 * u - i * 6 * u,
      x = cx - k * 19 * u + (i % 2) * u;
    block(pic, { ...st, shadow: i ? () => {} : st.shadow }, x, yy, 33 * u, 6 * u, 11 * u, c);
    const clip = pic.clip(rect(x - 16.5 * u, yy - 6 * u, 33 * u, 6 * u));
    let bands = '';
    for (const t of [0.14, 0.2, 0.44, 0.56, 0.8, 0.86])
      bands += rect(x - 16.5 * u + t * 33 * u, yy - 6 * u, 1.1 * u, 6 * u);
    pic.raw(pic.clipped(clip, shape(bands, stripe)));
    pic.shade(rect(x - 16.5 * u, yy - 0.8 * u, 33 * u, 0.8 * u), p.shade, 0.45);
    let fringe = '';
    for (let a = 0; a < 33; a += 1.4) fringe += rect(x - 16.5 * u + a * u, yy - 0.2 * u, 0.5 * u, 1.4 * u);
    if (!i) pic.fill(fringe, m.foam);
  });
  // clay jar, tall, with a band of triangles
  const jar: Profile = [
    [6, 0],
    [7, 0.8],
    [11, 8],
    [12, 14],
    [10.4, 20],
    [6, 25],
    [5, 27],
    [6, 30],
  ];
  const jx = cx + k * 25 * u,
    jy = y - 6 * u;
  const L = turned(pic, st, jx, jy, scaled(jar, u * 1.1), mix(m.rockA, m.roof, 0.3), {
    tilt: 0.22,
    open: overprint(m.rockD, p.shade, 0.5),
    spec: 0.4,
  });
  const clip = pic.clip(L.outline);
  let tri = '';
  for (let i = -3; i <= 3; i++) {
    const a = jx + i * 4.4 * u * Math.cos(i * 0.2),
      b = jy - 13 * u + (1 - (i * i) / 12) * 2 * u;
    tri += poly([
      [a - 2 * u, b],
      [a + 2 * u, b],
      [a, b - 4 * u],
    ]);
  }
  pic.raw(pic.clipped(clip, shape(tri, m.foam, 0.9)));
  jamJar(pic, st, cx + k * 4 * u, y + 3 * u, u * 1.15, mix(m.wine, m.accent, 0.15), m.accent);
  jamJar(pic, st, cx + k * 17 * u, y + 6.5 * u, u * 1.15, mix(m.mustard, m.accent, 0.25), m.cloth);
  turned(
    pic,
    st,
    cx - k * 9 * u,
    y + 9 * u,
    scaled(
      [
        [4.5, 0],
        [7, 2.4],
        [8.6, 6.4],
      ],
      u * 1.15,
    ),
    mix(m.cloth, m.foam, 0.15),
    { tilt: 0.32, open: overprint(m.cloth, p.shade, 0.5) },
  );
  turned(
    pic,
    st,
    cx - k * 26 * u,
    y + 8 * u,
    scaled(
      [
        [3.6, 0],
        [4.2, 0.6],
        [4.2, 8.4],
      ],
      u * 1.1,
    ),
    mix(m.rockC, m.foam, 0.2),
    { tilt: 0.28, open: overprint(m.wood, p.shade, 0.4) },
  );
}
