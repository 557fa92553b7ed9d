import { type Hex, mix, overprint } from '../../core/color.ts';
import { blob, curve, ellipse, lerp, type Pt, poly, rect, smooth, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { offShade } from '../../props/people/figures.ts';
import { lightSide } from '../../props/plants/plants.ts';

export interface RapidsAboveOptions {
  focal?: number;
  /** people lying on boards, one raft, or a raft and the next one behind it */
  craft?: 'boards' | 'raft' | 'rafts';
}

/** A rapid seen from straight above: people on boards or rafts between boulders and tongues of foam. */
export function rapidsAbove(pic: Picture, o: RapidsAboveOptions = {}): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    k = (o.focal ?? 0.6) < 0.5 ? -1 : 1,
    X = (t: number) => (k > 0 ? W * t : W * (1 - t));
  const deep = mix(m.water, m.waterDeep, 0.5);
  pic.fill(rect(-4, -4, W + 8, H + 8), deep);
  // the river runs from the upper left to the lower right; t along it, s across it (-1 to 1)
  const mid = curve(
    [
      [-0.1, 0.06],
      [0.2, 0.2],
      [0.42, 0.42],
      [0.6, 0.6],
      [0.82, 0.74],
      [1.12, 0.98],
    ].map(([a, b]) => [X(a!), H * b!] as Pt),
    false,
    16,
  );
  const half = H * 0.4;
  const at = (t: number, s: number): Pt => {
    const f = Math.max(0, Math.min(mid.length - 1.001, t * (mid.length - 1))),
      i = Math.floor(f),
      [ax, ay] = mid[i]!,
      [bx, by] = mid[i + 1]!,
      l = Math.hypot(bx - ax, by - ay) || 1;
    return [lerp(ax, bx, f - i) - ((by - ay) / l) * s * half, lerp(ay, by, f - i) + ((bx - ax) / l) * s * half];
  };
  current(pic, at, deep);
  banks(pic, at, k);
  boulders(pic, at, o.craft === 'raft' ? NARROWS : STREWN);
  const down = (t: number, s: number): [number, number, number] => {
    const [x, y] = at(t, s),
      [nx, ny] = at(t + 0.02, s);
    return [x, y, Math.atan2(ny - y, nx - x)];
  };
  if (o.craft === 'raft' || o.craft === 'rafts') {
    const isPair = o.craft === 'rafts';
    const [x, y, turn] = down(isPair ? 0.62 : 0.52, isPair ? 0.08 : 0.16);
    raftAbove(pic, x, y, H * (isPair ? 0.34 : 0.46), turn + (isPair ? 0.16 : -0.08) * k, m.mustard);
    if (!isPair) return;
    const [bx, by, back] = down(0.2, -0.06);
    raftAbove(pic, bx, by, H * 0.34, back - 0.3 * k, m.accent);
    return;
  }
  for (const [t, s, turn, top, hat, float] of [
    [0.26, -0.12, 0.5, m.mustard, m.foam, m.accent],
    [0.56, 0.16, 0.1, m.accent, m.foam, m.mustard],
    [0.84, -0.2, -0.25, m.cloth, m.mustard, m.accent],
  ] as const) {
    const [x, y] = at(t, s),
      [nx, ny] = at(t + 0.02, s);
    rider(pic, x, y, H * 0.2, Math.atan2(ny - y, nx - x) + turn * k, { top, hat, float });
  }
}

type Across = (t: number, s: number) => Pt;

/** Streaks of faster water, light over dark, and tongues of foam where it breaks. */
function current(pic: Picture, at: Across, deep: Hex): void {
  const { pal: p, H } = pic,
    m = p.mats,
    rng = pic.rng.fork('current');
  const streak = (t: number, s: number, long: number, wide: number): string => {
    const spine: [number, number, number][] = [];
    for (let i = 0; i <= 5; i++) {
      const [x, y] = at(t + (long * i) / 5, s + 0.05 * Math.sin((t + (long * i) / 5) * 26 + s * 5));
      spine.push([x, y, Math.max(0.4, wide * Math.sin((Math.PI * (i + 0.2)) / 5.4))]);
    }
    return sweep(spine, 3);
  };
  const lay = (n: number, ink: Hex, wide: number, alpha: number, long: number) => {
    let d = '';
    for (let i = 0; i < n; i++)
      d += streak(rng.range(-0.05, 1), rng.range(-0.98, 0.98), long * rng.range(0.5, 1.3), wide * rng.range(0.4, 1.2));
    pic.fill(d, ink, alpha);
  };
  lay(60, mix(deep, m.waterDeep, 0.7), H * 0.014, 0.7, 0.12);
  lay(80, m.water, H * 0.013, 0.8, 0.12);
  lay(70, mix(m.water, m.foam, 0.4), H * 0.006, 0.9, 0.08);
  // three bars of breaking water across the river: each a row of tongues pointing down it
  for (const [bar, n] of [
    [0.14, 15],
    [0.42, 17],
    [0.7, 16],
  ] as const) {
    let foam = '',
      drops = '';
    for (let i = 0; i < n; i++) {
      const s = lerp(-0.92, 0.92, (i + rng.range(0.2, 0.8)) / n);
      foam += streak(bar + rng.range(-0.035, 0.03), s, rng.range(0.05, 0.13), H * rng.range(0.008, 0.02));
    }
    for (let i = 0; i < 70; i++) {
      const [x, y] = at(bar + rng.range(-0.05, 0.09), rng.range(-0.95, 0.95));
      drops += ellipse(x, y, H * rng.range(0.001, 0.0045));
    }
    pic.fill(foam + drops, mix(m.foam, m.water, 0.06));
  }
}

/** Both banks: wet sand, dry sand, slabs, tufts, with the shade of the bank on the water. */
function banks(pic: Picture, at: Across, k: number): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    rng = pic.rng.fork('banks');
  // what lies beyond each bank: the upper and the lower corner that the river leaves free
  const corner = (side: number): Pt[] => {
    const y = side * k < 0 ? -90 : H + 90;
    return k > 0
      ? [
          [W + 90, y],
          [-90, y],
        ]
      : [
          [-90, y],
          [W + 90, y],
        ];
  };
  for (const side of [-1, 1]) {
    const edge = Array.from({ length: 30 }, (_, i) => {
      const t = -0.1 + (i / 29) * 1.2;
      return { t, s: side * (1 + 0.1 * Math.sin(t * 17 + side) + 0.05 * Math.sin(t * 41)) };
    });
    const line = (off: number) =>
      curve(
        edge.map(({ t, s }) => at(Math.max(0, Math.min(0.999, t)), s + side * off)),
        false,
        5,
      );
    const land = (off: number): string => {
      const pts = line(off);
      const a = pts[0]!,
        b = pts.at(-1)!;
      const far = corner(side);
      return poly([[a[0] - 300 * k, a[1]], ...pts, [b[0] + 300 * k, b[1]], ...far]);
    };
    pic.add('multiply', shape(land(-0.06), p.shade, 0.4));
    pic.fill(land(0), overprint(mix(m.sand, m.rockB, 0.4), p.shade, 0.25));
    pic.fill(land(0.09), mix(m.sand, m.rockB, 0.35));
    pic.fill(land(0.3), mix(m.rockB, m.rockA, 0.35));
    let scrub = '';
    const tufts: [number, number, number][] = [];
    for (let i = 0; i < 60; i++) {
      const [x, y] = at(rng(), side * rng.range(1.2, 2)),
        r = H * rng.range(0.012, 0.03);
      if (x < -30 || x > W + 30 || y < -30 || y > H + 30) continue;
      tufts.push([x, y, r]);
    }
    for (const [x, y, r] of tufts)
      pic.add('multiply', shape(ellipse(x - lightSide(p) * r * 0.7, y + r * 0.6, r), p.shade, 0.5));
    for (const [x, y, r] of tufts) scrub += blob(x, y, r, r, rng, 11, 0.3);
    pic.fill(scrub, m.scrub);
    pic.fill(
      tufts
        .map(([x, y, r]) => blob(x + lightSide(p) * r * 0.25, y - r * 0.25, r * 0.55, r * 0.5, rng, 9, 0.3))
        .join(''),
      lit(p, m.leaf, 0.15),
    );
  }
}

/** Boulders as [along, across, size]: strewn over the whole river, or in two jaws that the raft runs between. */
const STREWN = [
  [0.12, 0.5, 0.05],
  [0.38, -0.62, 0.075],
  [0.4, 0.66, 0.05],
  [0.46, -0.2, 0.034],
  [0.7, 0.62, 0.085],
  [0.72, -0.74, 0.055],
  [0.92, 0.3, 0.045],
  [0.2, -0.7, 0.06],
] as const;
const NARROWS = [
  [0.3, -0.82, 0.12],
  [0.36, -0.5, 0.06],
  [0.33, 0.86, 0.1],
  [0.7, -0.62, 0.07],
  [0.74, -0.9, 0.11],
  [0.8, 0.8, 0.13],
  [0.73, 0.92, 0.06],
  [0.1, 0.1, 0.04],
] as const;

/** Boulders in the water: each lit on one side, a cushion of foam above it, a tail of foam below. */
function boulders(pic: Picture, at: Across, places: typeof STREWN | typeof NARROWS): void {
  const { H, pal: p } = pic,
    m = p.mats,
    rng = pic.rng.fork('boulders');
  for (const [t, s, size] of places) {
    const [x, y] = at(t, s),
      r = H * size,
      tail: [number, number, number][] = [0, 0.03, 0.06, 0.1].map(
        (dt, i) => [...at(t + dt, s), r * [1.05, 0.8, 0.4, 0.06][i]!] as [number, number, number],
      );
    pic.fill(sweep(tail, 5), mix(m.foam, m.water, 0.1));
    pic.fill(blob(...at(t - 0.008, s), r * 1.22, r * 1.12, rng, 14, 0.1), mix(m.foam, m.water, 0.04));
    const rock = blob(x, y, r, r * 0.88, rng, 9, 0.16);
    pic.fill(rock, mix(m.rockA, m.rockD, 0.3));
    offShade(pic, rock, -lightSide(p) * r * 0.55, r * 0.5, p.shade, 0.75);
    pic.fill(blob(x + lightSide(p) * r * 0.3, y - r * 0.3, r * 0.36, r * 0.28, rng, 7, 0.2), lit(p, m.rockB, 0.25));
  }
}

/** Someone lying face down on a board, seen from above, head first downstream; `len` from hands to feet. */
function rider(
  pic: Picture,
  x: number,
  y: number,
  len: number,
  turn: number,
  o: { top: Hex; hat: Hex; float: Hex },
): void {
  const p = pic.pal,
    m = p.mats,
    u = len / 100,
    co = Math.cos(turn),
    si = Math.sin(turn);
  // a runs towards the head, b to the right of the rider
  const P = (a: number, b: number): Pt => [x + (a * co - b * si) * u, y + (a * si + b * co) * u];
  const limb = (...js: [number, number, number][]) =>
    sweep(
      js.map(([a, b, r]) => [...P(a, b), r * u] as [number, number, number]),
      5,
    );
  const rng = pic.rng.fork(`rider${x.toFixed(0)}`);
  // white water round the board and the trail behind it
  let wash = smooth(
    [
      P(66, 0),
      P(52, 26),
      P(10, 30),
      P(-46, 24),
      P(-96, 8),
      P(-70, -2),
      P(-96, -12),
      P(-44, -26),
      P(10, -30),
      P(52, -26),
    ],
    true,
    0.9,
  );
  for (let i = 0; i < 26; i++) wash += ellipse(...P(rng.range(30, 86), rng.range(-38, 38)), rng.range(0.8, 2.6) * u);
  pic.fill(wash, mix(m.foam, m.water, 0.05));
  const board = smooth([P(50, 0), P(42, 17), P(6, 20), P(-18, 17), P(-18, -17), P(6, -20), P(42, -17)], true, 0.8);
  const side = lightSide(p);
  pic.add('multiply', `<g transform="translate(${-side * 5 * u} ${7 * u})">${shape(board, p.shade, 0.55)}</g>`);
  pic.fill(board, o.float);
  pic.line(smooth([P(44, 0), P(37, 13), P(6, 15.5), P(-14, 13)], false), overprint(o.float, p.shade, 0.5), 1.6 * u);
  pic.line(smooth([P(44, 0), P(37, -13), P(6, -15.5), P(-14, -13)], false), overprint(o.float, p.shade, 0.5), 1.6 * u);
  const suit = mix(p.deep, m.cloth, 0.35);
  for (const b of [-1, 1]) {
    pic.fill(limb([-14, b * 6, 6], [-36, b * 9, 4.8], [-56, b * 8, 3.4]), suit);
    pic.fill(limb([-55, b * 8, 3.4], [-66, b * 11, 4.6], [-74, b * 13, 3]), m.mustard);
    pic.fill(limb([18, b * 11, 4.6], [27, b * 19, 4], [38, b * 14, 3.2]), suit);
    pic.fill(ellipse(...P(39, b * 13), 3.6 * u), m.skin);
  }
  const vest = smooth(
    [P(24, -9), P(20, -13), P(-8, -11), P(-16, -8), P(-16, 8), P(-8, 11), P(20, 13), P(24, 9)],
    true,
    0.8,
  );
  pic.fill(vest, o.top);
  offShade(pic, vest, -side * 5 * u, 5 * u, p.shade, 0.55);
  for (const a of [-8, 4, 15])
    pic.line(`M${P(a, -9).join(' ')}L${P(a, 9).join(' ')}`, overprint(o.top, p.shade, 0.6), 1.6 * u);
  const helmet = ellipse(...P(31, 0), 8.6 * u, 8.6 * u);
  pic.add('multiply', `<g transform="translate(${-side * 2 * u} ${3 * u})">${shape(helmet, p.shade, 0.5)}</g>`);
  pic.fill(helmet, o.hat);
  offShade(pic, helmet, -side * 4.4 * u, 4 * u, p.shade, 0.5);
  pic.fill(ellipse(...P(31.5, side * -1), 2.4 * u), lit(p, o.hat, 0.55));
}

/** A raft seen from above: the tube with its thwarts, three pairs of paddlers in helmets, white water round it. */
function raftAbove(pic: Picture, x: number, y: number, len: number, turn: number, color: Hex): void {
  const p = pic.pal,
    m = p.mats,
    u = len / 100,
    co = Math.cos(turn),
    si = Math.sin(turn),
    side = lightSide(p),
    rng = pic.rng.fork(`raft${x.toFixed(0)}`);
  const P = (a: number, b: number): Pt => [x + (a * co - b * si) * u, y + (a * si + b * co) * u];
  const hull = (grow: number): Pt[] => [
    P(50 + grow, 0),
    P(44 + grow * 0.8, 11 + grow * 0.4),
    P(28, 20 + grow),
    P(-26, 20 + grow),
    P(-43 - grow * 0.8, 12 + grow * 0.4),
    P(-48 - grow, 0),
    P(-43 - grow * 0.8, -12 - grow * 0.4),
    P(-26, -20 - grow),
    P(28, -20 - grow),
    P(44 + grow * 0.8, -11 - grow * 0.4),
  ];
  // the wave at the bow, the wash along the tubes, the trail behind
  let wash = smooth(
    [
      P(66, 0),
      P(58, 20),
      P(34, 29),
      P(-30, 26),
      P(-92, 10),
      P(-64, 0),
      P(-92, -12),
      P(-30, -27),
      P(34, -30),
      P(58, -21),
    ],
    true,
    0.8,
  );
  for (let i = 0; i < 46; i++) wash += ellipse(...P(rng.range(34, 82), rng.range(-36, 36)), rng.range(0.5, 1.7) * u);
  pic.fill(wash, mix(m.foam, m.water, 0.04));
  pic.add(
    'multiply',
    `<g transform="translate(${-side * 4 * u} ${6 * u})">${shape(smooth(hull(1), true, 0.7), p.shade, 0.55)}</g>`,
  );
  const tube = smooth(hull(0), true, 0.7);
  pic.fill(tube, color);
  offShade(pic, tube, -side * 4 * u, 4 * u, p.shade, 0.4);
  const floor = smooth(
    [
      P(35, 0),
      P(30, 8),
      P(20, 11.5),
      P(-24, 11.5),
      P(-34, 7),
      P(-36, 0),
      P(-34, -7),
      P(-24, -11.5),
      P(20, -11.5),
      P(30, -8),
    ],
    true,
    0.7,
  );
  pic.fill(floor, overprint(mix(color, p.deep, 0.35), p.shade, 0.5));
  for (const a of [22, -2, -26])
    pic.fill(poly([P(a + 3.4, -12), P(a + 3.4, 12), P(a - 3.4, 12), P(a - 3.4, -12)]), overprint(color, p.shade, 0.22));
  // the grab line, from ring to ring
  const line = hull(-3.4);
  pic.line(smooth(line, true, 0.7), lit(p, m.foam, 0.1), 0.9 * u);
  for (const [bx, by] of line) pic.fill(ellipse(bx, by, 1.5 * u), m.foam);
  const crew: [number, number, Hex, Hex][] = [
    [26, -12, m.cloth, m.foam],
    [25, 12, m.accent, m.mustard],
    [2, -13, m.wine, m.accent],
    [1, 13, m.cloth, m.foam],
    [-22, -12, m.accent, m.mustard],
    [-23, 12, m.wine, m.foam],
    [-40, 0, p.deep, m.accent],
  ];
  for (const [i, [a, b, top, hat]] of crew.entries()) paddler(pic, P, u, { a, b, top, hat, reach: i % 2 ? 5 : 9 });
}

/** One of the crew from above: shoulders in a vest, a helmet, and a paddle dipped beside the tube. */
function paddler(
  pic: Picture,
  P: (a: number, b: number) => Pt,
  u: number,
  o: { a: number; b: number; top: Hex; hat: Hex; reach: number },
): void {
  const p = pic.pal,
    m = p.mats,
    { a, b } = o,
    out = b === 0 ? 1 : Math.sign(b),
    side = lightSide(p);
  const dip = P(a + o.reach, b + out * 21),
    grip = P(a + 4, b - out * 3);
  pic.line(
    `M${grip.map((v) => v.toFixed(1)).join(' ')}L${dip.map((v) => v.toFixed(1)).join(' ')}`,
    mix(m.wood, p.deep, 0.35),
    1.5 * u,
  );
  pic.fill(
    smooth(
      [
        P(a + o.reach - 2, b + out * 18),
        P(a + o.reach + 3, b + out * 19),
        P(a + o.reach + 3.4, b + out * 27),
        P(a + o.reach - 1.6, b + out * 27),
      ],
      true,
      0.6,
    ),
    m.accent,
  );
  pic.fill(ellipse(...P(a + o.reach + 1, b + out * 29), 3.4 * u, 2 * u), m.foam);
  const arm = (from: Pt, to: Pt) =>
    sweep(
      [
        [...from, 2.2 * u],
        [...to, 1.5 * u],
      ],
      3,
    );
  pic.fill(
    arm(P(a + 1, b + out * 5), P(a + o.reach * 0.7, b + out * 10)) + arm(P(a + 1, b - out * 4), grip),
    overprint(m.skin, p.shade, 0.12),
  );
  const vest = smooth(
    [P(a + 3.6, b - 6), P(a + 4.2, b), P(a + 3.6, b + 6), P(a - 3.6, b + 6.4), P(a - 4.6, b), P(a - 3.6, b - 6.4)],
    true,
    0.8,
  );
  pic.fill(vest, o.top);
  offShade(pic, vest, -side * 2 * u, 2 * u, p.shade, 0.5);
  const head = ellipse(...P(a + 1.6, b), 4.3 * u, 4.1 * u);
  pic.fill(head, o.hat);
  offShade(pic, head, -side * 2.1 * u, 2 * u, p.shade, 0.5);
  pic.fill(ellipse(...P(a + 2, b - side), 1.1 * u), lit(p, o.hat, 0.5));
}
