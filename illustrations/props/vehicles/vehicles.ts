import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, type Pt, poly, smooth, sweep } from '../../core/geom.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { add3, type Space, type V3 } from '../../core/space.ts';
import { figure, offShade } from '../people/figures.ts';

/** Extrudes a side profile across a width: cars, buses, boats. Profile runs (l, h) from the tail up and forward. */
export function extrude(
  s: Space,
  o: {
    x: number;
    y: number;
    z: number;
    rot: number;
    width: number;
    profile: [number, number][];
    inks: Hex[];
    side: Hex;
    taper?: number;
  },
): { L: (l: number, w: number, h: number) => V3; sideFace: number } {
  const co = Math.cos(o.rot),
    si = Math.sin(o.rot),
    p = s.pic;
  // heading: rot 0 drives away along +z; width runs across
  const L = (l: number, w: number, h: number): V3 => [o.x + w * co + l * si, o.y + h, o.z - w * si + l * co];
  const hw = o.width / 2,
    faces: { vs: V3[]; c: Hex; d: number }[] = [];
  const tp = (h: number) => hw * (1 - (o.taper ?? 0.12) * Math.max(0, h - 1.0));
  for (let i = 0; i < o.profile.length - 1; i++) {
    const [l1, h1] = o.profile[i]!,
      [l2, h2] = o.profile[i + 1]!;
    const vs = [L(l1, -tp(h1), h1), L(l1, tp(h1), h1), L(l2, tp(h2), h2), L(l2, -tp(h2), h2)];
    faces.push({ vs, c: o.inks[i]!, d: 0 });
  }
  // which side shows
  const camRel: V3 = [s.cam.x - o.x, 0, s.cam.z - o.z],
    across: V3 = [co, 0, -si];
  const sd = camRel[0] * across[0] + camRel[2] * across[2] > 0 ? 1 : -1;
  const cam: V3 = [s.cam.x, s.cam.y, s.cam.z];
  const sidePts = o.profile.map(([l, h]) => L(l, sd * tp(h), h));
  for (const f of faces) {
    const a = f.vs[0]!,
      u = [f.vs[1]![0] - a[0], f.vs[1]![1] - a[1], f.vs[1]![2] - a[2]] as V3,
      v = [f.vs[3]![0] - a[0], f.vs[3]![1] - a[1], f.vs[3]![2] - a[2]] as V3;
    let n: V3 = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
    const mid = add3(a, add3(u, v), 0.5),
      ctr = L(o.profile.reduce((q, k) => q + k[0], 0) / o.profile.length, 0, 0.8);
    const outw: V3 = [mid[0] - ctr[0], mid[1] - ctr[1], mid[2] - ctr[2]];
    if (n[0] * outw[0] + n[1] * outw[1] + n[2] * outw[2] < 0) n = [-n[0], -n[1], -n[2]];
    const toC: V3 = [cam[0] - mid[0], cam[1] - mid[1], cam[2] - mid[2]];
    if (n[0] * toC[0] + n[1] * toC[1] + n[2] * toC[2] > 0) p.fill(s.path(f.vs), s.ink(f.c, n));
  }
  p.fill(s.path(sidePts), s.ink(o.side, [across[0] * sd, 0, across[2] * sd]));
  return { L, sideFace: sd };
}

/** a station wagon seen in perspective; `isClose` if it is so near that one sees who drives */
export function car(
  s: Space,
  x: number,
  z: number,
  o: { rot?: number; color?: Hex; y?: number; isClose?: boolean } = {},
): void {
  const p = s.pic.pal,
    rot = o.rot ?? 0,
    y = o.y ?? 0,
    c = o.color ?? p.mats.accent,
    W = 1.8,
    pic = s.pic;
  const glass = mix(p.deep, p.mats.glass, 0.3);
  const prof: [number, number][] = [
    [0.02, 0.36],
    [0, 0.98],
    [0.3, 1.58],
    [0.5, 1.66],
    [2.1, 1.68],
    [2.95, 1.06],
    [4.1, 0.92],
    [4.28, 0.6],
    [4.25, 0.34],
  ];
  const corner = (l: number, w: number): V3 => [
    x + w * Math.cos(rot) + l * Math.sin(rot),
    y,
    z - w * Math.sin(rot) + l * Math.cos(rot),
  ];
  s.cast(
    [
      [0, -0.9],
      [0, 0.9],
      [4.25, 0.9],
      [4.25, -0.9],
    ].flatMap(([l, w]) => {
      const q = corner(l!, w!);
      return [[q[0], y + 0.2, q[2]] as V3, [q[0], y + 1.5, q[2]] as V3];
    }),
    y,
    0.72,
  );
  const wheels = (sd: number) => {
    for (const l of [0.82, 3.35]) {
      const cpos = corner(l, sd * 0.9),
        f = s.face(
          [cpos[0] - Math.sin(rot) * 0.34, y, cpos[2] - Math.cos(rot) * 0.34],
          [Math.sin(rot) * 0.68, 0, Math.cos(rot) * 0.68],
          [0, 0.68, 0],
        );
      pic.fill(f.circle(0.34, 0.34, 0.34), p.deep);
      pic.fill(f.circle(0.34, 0.34, 0.18), s.ink(p.mats.metal, f.n));
    }
    // tyre treads from behind
  };
  for (const w of [-0.7, 0.7]) {
    const a = corner(0.45, w),
      across = (d: number, h: number): V3 => [a[0] + d * Math.cos(rot), y + h, a[2]];
    // close by, one sees that a tyre is round at its shoulders
    const tyre: Pt[] = o.isClose
      ? [
          [-0.14, 0.5],
          [-0.14, 0.09],
          [-0.11, 0.03],
          [-0.06, 0],
          [0.06, 0],
          [0.11, 0.03],
          [0.14, 0.09],
          [0.14, 0.5],
        ]
      : [
          [-0.13, 0],
          [0.13, 0],
          [0.13, 0.5],
          [-0.13, 0.5],
        ];
    pic.fill(s.path(tyre.map(([d, h]) => across(d, h))), p.deep);
  }
  const { L, sideFace: sd } = extrude(s, {
    x,
    y,
    z,
    rot,
    width: W,
    profile: prof,
    inks: [c, glass, c, c, glass, c, c, c],
    side: c,
  });
  // side windows
  const win = s.path([
    L(0.55, sd * 0.86, 1.08),
    L(0.72, sd * 0.83, 1.52),
    L(2.05, sd * 0.83, 1.54),
    L(2.75, sd * 0.87, 1.08),
  ]);
  pic.fill(win, s.ink(glass, [Math.cos(rot) * sd, 0, -Math.sin(rot) * sd]));
  pic.fill(
    s.path([L(1.5, sd * 0.87, 1.06), L(1.5, sd * 0.83, 1.55), L(1.6, sd * 0.83, 1.55), L(1.6, sd * 0.87, 1.06)]),
    s.ink(c, [Math.cos(rot) * sd, 0, -Math.sin(rot) * sd]),
  );
  wheels(sd);
  // tail
  if (Math.cos(rot) > 0.2) {
    for (const w of [-0.78, 0.56])
      pic.fill(
        s.path([L(-0.01, w, 0.78), L(-0.01, w + 0.22, 0.78), L(0.0, w + 0.22, 1.0), L(0.0, w, 1.0)]),
        p.lamps ? '#ff6a4d' : overprint(p.mats.accent, p.shade, 0.3),
      );
    pic.fill(s.path([L(0, -0.25, 0.62), L(0, 0.25, 0.62), L(0, 0.25, 0.76), L(0, -0.25, 0.76)]), p.mats.foam);
    pic.fill(
      s.path([L(0.08, -0.7, 1.08), L(0.08, 0.7, 1.08), L(0.27, 0.62, 1.5), L(0.27, -0.62, 1.5)]),
      s.ink(glass, [0, 0.3, -1]),
    );
    if (o.isClose) {
      // through the rear window: the light of the windscreen, two seats, and the driver on the left
      const pane = (w: number, h: number): V3 => L(0.08 + (h - 1.08) * 0.45, w, h),
        seen = (outline: [number, number][], ink: Hex) => pic.fill(s.path(outline.map(([w, h]) => pane(w, h))), ink),
        inside = overprint(glass, p.shade, 0.8),
        u = s.scale(z);
      seen(
        [
          [-0.6, 1.18],
          [0.6, 1.18],
          [0.55, 1.44],
          [-0.55, 1.44],
        ],
        mix(glass, p.haze, 0.42),
      );
      for (const w of [-0.28, 0.28])
        seen(
          [
            [w - 0.2, 1.17],
            [w - 0.16, 1.23],
            [w + 0.16, 1.23],
            [w + 0.2, 1.17],
          ],
          inside,
        );
      const [hx, hy] = s.P(pane(-0.28, 1.3)),
        [rx, ry] = s.P(pane(0.28, 1.27));
      pic.fill(ellipse(hx, hy, u * 0.08, u * 0.105) + ellipse(rx, ry, u * 0.1, u * 0.05), inside);
      // the bumper hides the upper half of the wheels
      pic.fill(
        s.path([L(-0.05, -0.9, 0.28), L(-0.05, 0.9, 0.28), L(-0.05, 0.9, 0.46), L(-0.05, -0.9, 0.46)]),
        overprint(c, p.shade, 0.9),
      );
    }
  }
}

/** long-distance coach */
export function bus(s: Space, x: number, z: number, o: { rot?: number; color?: Hex; len?: number } = {}): void {
  const p = s.pic.pal,
    pic = s.pic,
    rot = o.rot ?? 0,
    c = o.color ?? p.mats.foam,
    len = o.len ?? 12;
  const prof: [number, number][] = [
    [0, 0.4],
    [0, 3.6],
    [0.25, 3.8],
    [len - 1.2, 3.8],
    [len - 0.25, 2.1],
    [len, 1.7],
    [len, 0.4],
  ];
  const corner = (l: number, w: number): V3 => [
    x + w * Math.cos(rot) + l * Math.sin(rot),
    0,
    z - w * Math.sin(rot) + l * Math.cos(rot),
  ];
  s.cast(
    [
      [0, -1.25],
      [0, 1.25],
      [len, 1.25],
      [len, -1.25],
    ].flatMap(([l, w]) => {
      const q = corner(l!, w!);
      return [[q[0], 0.1, q[2]] as V3, [q[0], 3.7, q[2]] as V3];
    }),
    0,
    0.7,
  );
  const glass = mix(p.deep, p.mats.glass, 0.28);
  const { L, sideFace: sd } = extrude(s, {
    x,
    y: 0,
    z,
    rot,
    width: 2.5,
    profile: prof,
    inks: [c, c, c, glass, c, c],
    side: c,
    taper: 0,
  });
  const n: V3 = [Math.cos(rot) * sd, 0, -Math.sin(rot) * sd];
  pic.fill(
    s.path([
      L(0.1, sd * 1.25, 1.15),
      L(len - 0.15, sd * 1.25, 1.15),
      L(len - 0.4, sd * 1.25, 1.75),
      L(0.1, sd * 1.25, 1.75),
    ]),
    s.ink(p.mats.accent, n),
  );
  pic.fill(
    s.path([
      L(0.1, sd * 1.25, 1.75),
      L(len - 0.4, sd * 1.25, 1.75),
      L(len - 0.55, sd * 1.25, 1.95),
      L(0.1, sd * 1.25, 1.95),
    ]),
    s.ink(p.mats.mustard, n),
  );
  const win = p.lamps ? p.lamp : s.ink(glass, n);
  for (let i = 0; i < 7; i++) {
    const a = 0.5 + i * ((len - 2.2) / 7),
      b = a + ((len - 2.2) / 7) * 0.9;
    pic.fill(s.path([L(a, sd * 1.25, 2.2), L(b, sd * 1.25, 2.2), L(b, sd * 1.25, 3.35), L(a, sd * 1.25, 3.35)]), win);
  }
  if (Math.cos(rot) > 0.3) {
    // the tail: window, lamps, plate, bumper
    pic.fill(
      s.path([L(-0.01, -1.0, 2.3), L(-0.01, 1.0, 2.3), L(-0.01, 1.0, 3.35), L(-0.01, -1.0, 3.35)]),
      s.ink(glass, [0, 0.2, -1]),
    );
    pic.fill(
      s.path([L(-0.01, -1.25, 1.15), L(-0.01, 1.25, 1.15), L(-0.01, 1.25, 1.75), L(-0.01, -1.25, 1.75)]),
      s.ink(p.mats.accent, [0, 0, -1]),
    );
    for (const w of [-1.2, 0.95])
      pic.fill(
        s.path([L(-0.02, w, 0.75), L(-0.02, w + 0.25, 0.75), L(-0.02, w + 0.25, 1.1), L(-0.02, w, 1.1)]),
        p.lamps ? '#ff6a4d' : overprint(p.own.accent, p.shade, 0.3),
      );
    pic.fill(
      s.path([L(-0.02, -0.3, 0.8), L(-0.02, 0.3, 0.8), L(-0.02, 0.3, 0.98), L(-0.02, -0.3, 0.98)]),
      p.mats.mustard,
    );
    pic.fill(s.path([L(-0.02, -1.25, 0.4), L(-0.02, 1.25, 0.4), L(-0.02, 1.25, 0.6), L(-0.02, -1.25, 0.6)]), p.deep);
    for (const w of [-0.95, 0.95])
      pic.fill(
        s.path([L(0.05, w - 0.16, 0), L(0.05, w + 0.16, 0), L(0.05, w + 0.16, 0.5), L(0.05, w - 0.16, 0.5)]),
        p.deep,
      );
  }
  for (const l of [2.3, len - 2.6]) {
    const q = corner(l, sd * 1.26),
      f = s.face(
        [q[0] - Math.sin(rot) * 0.52, 0, q[2] - Math.cos(rot) * 0.52],
        [Math.sin(rot) * 1.04, 0, Math.cos(rot) * 1.04],
        [0, 1.04, 0],
      );
    pic.fill(f.circle(0.52, 0.52, 0.52), p.deep);
    pic.fill(f.circle(0.52, 0.52, 0.26), s.ink(p.mats.metal, f.n));
  }
}

/** kayak in side view with a paddler; length in picture units */
export function kayak(
  pic: Picture,
  x: number,
  y: number,
  len: number,
  o: { color?: Hex; face?: number; top?: Hex } = {},
): void {
  const p = pic.pal,
    f = o.face ?? 1,
    c = o.color ?? p.mats.accent,
    u = len / 10,
    X = (a: number) => x + f * a * u,
    Y = (b: number) => y - b * u;
  pic.add(
    'multiply',
    shape(
      smooth([
        [X(-5), y + 0.1 * u],
        [X(0), y + 0.75 * u],
        [X(5.1), y + 0.1 * u],
        [X(0), y + 0.25 * u],
      ]),
      p.shade,
      0.75,
    ),
  );
  figure(
    pic,
    X(-0.2),
    Y(0.15),
    len * 0.36,
    'paddle',
    { top: o.top ?? p.mats.mustard, bottom: p.deep, hat: 'helmet', hatColor: p.mats.foam },
    f,
  );
  const hull: Pt[] = [
    [X(-5), Y(0.55)],
    [X(-3), Y(0.28)],
    [X(0), Y(0.32)],
    [X(3), Y(0.3)],
    [X(5.2), Y(0.72)],
    [X(4.2), Y(0.02)],
    [X(2), Y(-0.28)],
    [X(-2), Y(-0.3)],
    [X(-4.4), Y(-0.02)],
  ];
  const d = smooth(hull, true, 0.7);
  pic.fill(d, c);
  offShade(pic, d, 0, 0.24 * u, p.shade, 0.75);
  pic.line(`M${f1(X(-0.4))} ${f1(Y(-0.5))}L${f1(X(1.5))} ${f1(Y(2.7))}`, p.mats.wood, Math.max(1, 0.09 * u));
  pic.fill(
    sweep(
      [
        [X(-0.4), Y(-0.4), 0.02 * u],
        [X(-0.65), Y(-0.85), 0.22 * u],
        [X(-0.75), Y(-1.1), 0.1 * u],
      ],
      4,
    ),
    p.mats.foam,
  );
  pic.fill(
    sweep(
      [
        [X(1.5), Y(2.7), 0.05 * u],
        [X(1.78), Y(3.1), 0.24 * u],
        [X(1.9), Y(3.4), 0.1 * u],
      ],
      4,
    ),
    p.mats.foam,
  );
}

/** inflatable raft with a crew; tilt in radians */
export function raft(
  pic: Picture,
  x: number,
  y: number,
  len: number,
  o: { tilt?: number; color?: Hex; crew?: number } = {},
): void {
  const p = pic.pal,
    u = len / 10,
    t = o.tilt ?? -0.12,
    co = Math.cos(t),
    si = Math.sin(t),
    c = o.color ?? p.mats.mustard;
  const R = (a: number, b: number): Pt => [x + (a * co + b * si) * u, y + (a * si - b * co) * u];
  const tube = (js: [number, number, number][]) =>
    sweep(
      js.map(([a, b, r]) => {
        const q = R(a, b);
        return [q[0], q[1], r * u] as [number, number, number];
      }),
      6,
    );
  const back = tube([
    [-4.6, 1.6, 0.5],
    [-2, 1.15, 0.5],
    [2, 1.15, 0.5],
    [4.7, 1.9, 0.5],
  ]);
  pic.fill(back, overprint(c, p.shade, 0.55));
  const looks = [p.mats.accent, p.mats.cloth, p.mats.accent, p.mats.cloth];
  const n = o.crew ?? 3;
  for (let i = 0; i < n; i++) {
    const q = R(-3 + (6 * i) / Math.max(1, n - 1) + 0.2, 1.15);
    figure(
      pic,
      q[0],
      q[1],
      len * 0.34,
      'paddle',
      { top: looks[(i + 1) % 4], bottom: p.deep, hat: 'helmet', hatColor: i % 2 ? p.mats.foam : p.mats.accent },
      1,
    );
  }
  for (let i = 0; i < n; i++) {
    const q = R(-2.6 + (5.4 * i) / Math.max(1, n - 1), 0.62);
    figure(
      pic,
      q[0],
      q[1],
      len * 0.37,
      'paddle',
      { top: looks[i % 4], bottom: p.deep, hat: 'helmet', hatColor: i % 2 ? p.mats.accent : p.mats.foam },
      1,
    );
    const a = R(-2.6 + (5.4 * i) / Math.max(1, n - 1) + 1.35, 2.7),
      b = R(-2.6 + (5.4 * i) / Math.max(1, n - 1) + 0.55, -0.7);
    pic.line(`M${f1(a[0])} ${f1(a[1])}L${f1(b[0])} ${f1(b[1])}`, p.mats.foam, Math.max(1.2, 0.11 * u));
    pic.fill(
      sweep(
        [
          [b[0], b[1], 0.1 * u],
          [b[0] - 0.12 * u, b[1] + 0.5 * u, 0.26 * u],
          [b[0] - 0.16 * u, b[1] + 0.85 * u, 0.14 * u],
        ],
        4,
      ),
      p.mats.accent,
    );
  }
  const front = tube([
    [-5, 1.9, 0.42],
    [-4.4, 0.75, 0.62],
    [-2, 0.1, 0.66],
    [2, 0.1, 0.66],
    [4.5, 0.85, 0.64],
    [5.3, 2.2, 0.42],
  ]);
  pic.fill(front, c);
  offShade(pic, front, 0, 0.42 * u, p.shade, 0.7);
  const rope: Pt[] = [];
  for (let i = 0; i <= 12; i++)
    rope.push(R(-4.2 + (8.4 * i) / 12, 0.32 + 0.5 * Math.abs(-1 + i / 6) ** 2 - (i % 2 ? 0.2 : 0)));
  pic.line(smooth(rope, false), p.mats.foam, Math.max(1, 0.07 * u));
}

/** excursion catamaran, side view */
export function catamaran(pic: Picture, x: number, y: number, len: number, o: { face?: number } = {}): void {
  const p = pic.pal,
    f = o.face ?? 1,
    u = len / 14,
    X = (a: number) => x + f * a * u,
    Y = (b: number) => y - b * u,
    m = p.mats;
  const P = (pts: [number, number][]) => poly(pts.map(([a, b]) => [X(a), Y(b)] as Pt));
  pic.add(
    'multiply',
    shape(
      P([
        [-7, 0.1],
        [7, 0.1],
        [6, -0.7],
        [-6, -0.7],
      ]),
      p.shade,
      0.7,
    ),
  );
  pic.fill(
    P([
      [-7, 1.1],
      [7.4, 1.5],
      [6.2, 0],
      [-6.6, 0],
    ]),
    overprint(m.foam, p.shade, 0.55),
  );
  pic.fill(
    P([
      [-7, 1.5],
      [7.6, 1.9],
      [6.9, 0.9],
      [-6.8, 0.55],
    ]),
    m.foam,
  );
  pic.fill(
    P([
      [-6.9, 0.95],
      [7.1, 1.3],
      [6.9, 1.0],
      [-6.85, 0.7],
    ]),
    m.accent,
  );
  for (let i = 0; i < 6; i++)
    pic.fill(
      P([
        [-5.4 + i * 1.8, 1.6],
        [-5.25 + i * 1.8, 1.6],
        [-5.25 + i * 1.8, 4.3],
        [-5.4 + i * 1.8, 4.3],
      ]),
      overprint(m.metal, p.shade, 0.4),
    );
  for (let i = 0; i < 6; i++)
    figure(
      pic,
      X(-5 + i * 1.75),
      Y(1.5),
      1.9 * u,
      i % 2 ? 'stand' : 'sit',
      { top: [m.accent, m.mustard, m.cloth, m.foam][i % 4], bottom: p.deep, hat: i === 2 ? 'cap' : 'none' },
      i % 3 ? 1 : -1,
      { shade: false },
    );
  pic.fill(
    P([
      [-6, 1.6],
      [6.4, 1.95],
      [6.4, 2.5],
      [-6, 2.15],
    ]),
    overprint(m.foam, p.shade, 0.2),
    0.95,
  );
  pic.fill(
    P([
      [-6.2, 4.75],
      [5.2, 4.9],
      [4.6, 4.25],
      [-5.9, 4.2],
    ]),
    m.foam,
  );
  pic.add(
    'multiply',
    shape(
      P([
        [-6.0, 4.36],
        [4.8, 4.42],
        [4.6, 4.25],
        [-5.9, 4.2],
      ]),
      p.shade,
      0.7,
    ),
  );
}

/** light aircraft, high wing, banking away; span in picture units */
export function plane(
  pic: Picture,
  x: number,
  y: number,
  span: number,
  o: { bank?: number; face?: number; color?: Hex } = {},
): void {
  const p = pic.pal,
    f = o.face ?? 1,
    k = span / 10,
    b = o.bank ?? -0.18,
    co = Math.cos(b),
    si = Math.sin(b),
    c = o.color ?? p.mats.foam,
    m = p.mats;
  const T = (a: number, q: number): Pt => [x + f * (a * co + q * si) * k, y + (a * si * 1 - q * co) * k];
  const P = (pts: [number, number][]) => poly(pts.map(([a, q]) => T(a, q)));
  const S = (pts: [number, number][]) =>
    smooth(
      pts.map(([a, q]) => T(a, q)),
      true,
      0.8,
    );
  pic.fill(
    P([
      [-0.5, 0.55],
      [-2.6, 2.5],
      [-3.6, 2.62],
      [-1.9, 0.5],
    ]),
    overprint(c, p.shade, 0.5),
  );
  const body = S([
    [3.4, 0.0],
    [3.0, 0.42],
    [1.9, 0.62],
    [0.6, 0.95],
    [-0.6, 0.8],
    [-3.4, 0.42],
    [-5, 0.42],
    [-4.9, 0.16],
    [-2, -0.3],
    [1.2, -0.55],
    [3, -0.42],
  ]);
  pic.fill(body, c);
  offShade(pic, body, 0, 0.34 * k, p.shade, 0.7);
  pic.fill(
    P([
      [-4.2, 0.4],
      [-5.3, 1.75],
      [-4.7, 1.75],
      [-3.3, 0.45],
    ]),
    m.accent,
  );
  pic.fill(
    P([
      [-4.6, 0.38],
      [-6.0, -0.1],
      [-5.4, -0.15],
      [-3.8, 0.3],
    ]),
    overprint(c, p.shade, 0.25),
  );
  pic.fill(
    P([
      [1.85, 0.56],
      [0.9, 0.9],
      [-0.4, 0.78],
      [-0.5, 0.42],
      [1.5, 0.3],
    ]),
    mix(p.deep, m.glass, 0.35),
  );
  pic.fill(
    P([
      [1.3, 0.92],
      [0.5, -2.7],
      [-0.7, -2.8],
      [-0.7, 0.86],
    ]),
    c,
  );
  pic.add(
    'multiply',
    shape(
      P([
        [0.0, 0.9],
        [-0.3, -2.76],
        [-0.7, -2.8],
        [-0.7, 0.86],
      ]),
      p.shade,
      0.6,
    ),
  );
  pic.fill(
    P([
      [3.2, 0.2],
      [2.2, 0.3],
      [-4.8, 0.3],
      [-4.9, 0.2],
      [1.5, 0.02],
      [3.3, 0.02],
    ]),
    m.accent,
  );
  pic.line(`M${f1(T(3.5, 1)[0])} ${f1(T(3.5, 1)[1])}L${f1(T(3.5, -1)[0])} ${f1(T(3.5, -1)[1])}`, p.deep, 0.1 * k, 0.5);
  pic.line(
    `M${f1(T(0.6, -0.5)[0])} ${f1(T(0.6, -0.5)[1])}L${f1(T(0.7, -1.05)[0])} ${f1(T(0.7, -1.05)[1])}`,
    p.deep,
    0.1 * k,
  );
  pic.fill(ellipse(T(0.75, -1.15)[0], T(0.75, -1.15)[1], 0.25 * k), p.deep);
}

/** paraglider: canopy of cells, lines, pilot hanging */
export function paraglider(
  pic: Picture,
  x: number,
  y: number,
  span: number,
  o: { color?: Hex; second?: Hex; tilt?: number } = {},
): void {
  const p = pic.pal,
    c = o.color ?? p.mats.accent,
    c2 = o.second ?? p.mats.mustard,
    n = 14,
    t = o.tilt ?? -0.12,
    pts: Pt[] = [],
    low: Pt[] = [];
  const Rt = (a: number, b: number): Pt => [
    x + a * Math.cos(t) - b * Math.sin(t),
    y + a * Math.sin(t) + b * Math.cos(t),
  ];
  const arc = (u: number, k: number): Pt =>
    Rt(Math.sin(u * 0.96) * span * 0.5, -Math.cos(u * 0.96) * span * 0.34 * k + span * 0.28);
  for (let i = 0; i <= n; i++) {
    const u = (i / n) * 2 - 1;
    pts.push(arc(u * 1.15, 1));
    low.push(arc(u * 1.15, 0.8 + 0.16 * Math.abs(u) ** 3));
  }
  const pil = Rt(0, span * 0.62);
  let lines = '';
  for (let i = 1; i < n; i += 1)
    lines += `M${f1(low[i]![0])} ${f1(low[i]![1])}L${f1(pil[0])} ${f1(pil[1] - span * 0.05)}`;
  pic.line(lines, p.deep, Math.max(0.5, span * 0.0022), 0.55);
  for (let i = 0; i < n; i++) {
    const cell = poly([pts[i]!, pts[i + 1]!, low[i + 1]!, low[i]!]);
    pic.fill(cell, i === 0 || i === n - 1 || Math.abs(i - n / 2 + 0.5) < 2 ? c2 : c);
  }
  const all = poly([...pts, ...[...low].reverse()]),
    cl = pic.clip(all);
  pic.add(
    'multiply',
    pic.clipped(
      cl,
      shape(
        poly([
          ...pts.map(([a, b]) => [a, b + span * 0.055] as Pt),
          ...[...low].reverse().map(([a, b]) => [a, b + span * 0.1] as Pt),
        ]),
        p.shade,
        0.62,
      ),
    ),
  );
  let seams = '';
  for (let i = 1; i < n; i++) seams += `M${f1(pts[i]![0])} ${f1(pts[i]![1])}L${f1(low[i]![0])} ${f1(low[i]![1])}`;
  pic.line(seams, p.deep, Math.max(0.5, span * 0.002), 0.35);
  const h = span * 0.2;
  figure(
    pic,
    pil[0] - h * 0.02,
    pil[1] + h * 0.55,
    h,
    'hang',
    { top: p.mats.cloth, bottom: p.deep, hat: 'helmet', hatColor: p.mats.foam, pack: p.deep },
    1,
  );
}

/** bicycle with rider; wheel radius sets the scale. Returns the outline for a ground shadow. */
export function cyclist(pic: Picture, x: number, y: number, r: number, o: { face?: number; top?: Hex } = {}): void {
  const p = pic.pal,
    f = o.face ?? 1,
    X = (a: number) => x + f * a * r,
    Y = (b: number) => y - b * r;
  const ring = (cx: number) => ellipse(X(cx), Y(1), r) + ellipse(X(cx), Y(1), r * 0.86);
  const wheel = (cx: number) =>
    pic.raw(`<path d="${ring(cx)}" fill="${p.deep}" fill-rule="evenodd"/>`) &&
    pic.line(
      Array.from({ length: 7 }, (_, i) => {
        const a = (i / 7) * Math.PI;
        return `M${f1(X(cx) + Math.cos(a) * r * 0.86)} ${f1(Y(1) + Math.sin(a) * r * 0.86)}L${f1(X(cx) - Math.cos(a) * r * 0.86)} ${f1(Y(1) - Math.sin(a) * r * 0.86)}`;
      }).join(''),
      p.deep,
      Math.max(0.4, r * 0.018),
      0.5,
    );
  wheel(-1.5);
  wheel(1.6);
  const fr = p.mats.accent;
  pic.line(
    `M${f1(X(-1.5))} ${f1(Y(1))}L${f1(X(-0.1))} ${f1(Y(0.85))}L${f1(X(1.05))} ${f1(Y(2.15))}L${f1(X(-0.55))} ${f1(Y(2.1))}L${f1(X(-1.5))} ${f1(Y(1))}M${f1(X(-0.1))} ${f1(Y(0.85))}L${f1(X(-0.7))} ${f1(Y(2.5))}M${f1(X(1.6))} ${f1(Y(1))}L${f1(X(0.95))} ${f1(Y(2.6))}L${f1(X(1.3))} ${f1(Y(2.75))}`,
    fr,
    Math.max(1.2, r * 0.12),
  );
  figure(
    pic,
    X(-0.7),
    Y(2.62),
    r * 4.9,
    'bike',
    {
      top: o.top ?? p.mats.mustard,
      bottom: mix(p.deep, p.mats.cloth, 0.3),
      hat: 'helmet',
      hatColor: p.mats.foam,
      pack: undefined,
    },
    f,
  );
}
