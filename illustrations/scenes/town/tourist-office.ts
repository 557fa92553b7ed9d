import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly, rect, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Face, Space } from '../../core/space.ts';
import { glow } from '../../props/air/light.ts';
import { foliage, tones } from '../../props/plants/plants.ts';
import { lamplight } from '../../props/table/lamplight.ts';
import { drawAll, person, slab, stepBack, type Thing } from '../../props/town/street.ts';

/** The room: half its width, its height, the depth of its back wall. */
const ROOM = { half: 9.5, high: 4.6, back: 17 };

/** Floor, ceiling and walls, with light from a window on the side `side` lying across the boards. */
function room(pic: Picture, s: Space, side: number): Face {
  const { pal } = pic;
  const m = pal.own;
  const wall = lit(pal, mix(m.wall, m.sand, 0.25), 0.12);
  const { half, high, back } = ROOM;
  pic.fill(slab(s, -half, 1.2, half * 2, back - 1.2), mix(m.wood, m.sand, 0.42));
  let boards = '';
  for (let x = -half; x <= half; x += 0.75) boards += slab(s, x, 1.2, 0.035, back - 1.2);
  pic.shade(boards, pal.shade, 0.4);
  pic.fill(slab(s, -half, 1.2, half * 2, back - 1.2, high), lit(pal, wall, 0.35));
  for (const k of [-1, 1])
    s.quad(
      [
        [k * half, 0, 1.2],
        [k * half, 0, back],
        [k * half, high, back],
        [k * half, high, 1.2],
      ],
      k === side ? lit(pal, wall, 0.15) : overprint(wall, pal.shade, 0.34),
    );
  const f = s.face([-half, 0, back], [half * 2, 0, 0], [0, high, 0]);
  pic.fill(f.all(), overprint(wall, pal.shade, 0.1));
  pic.fill(f.rect(0, 0, half * 2, 0.22), mix(m.wood, pal.deep, 0.2));
  // a window in the side wall, and its light on the floor
  const w = s.face([side * half, 1, 8], [0, 0, 5.4], [0, 2.6, 0]);
  pic.fill(w.rect(-0.15, -0.15, 5.7, 2.9), mix(m.wood, pal.deep, 0.15));
  pic.fill(w.all(), lit(pal, pal.sky[1], 0.5));
  pic.fill(w.rect(0, 0, 5.4, 0.9), mix(m.leaf, pal.haze, 0.4));
  pic.fill(w.rect(2.62, 0, 0.14, 2.6) + w.rect(0, 1.4, 5.4, 0.1), mix(m.wood, pal.deep, 0.15));
  const patch = (z: number) =>
    s.path([
      [side * (half - 1.6), 0, z],
      [side * (half - 5.2), 0, z - 1.4],
      [side * (half - 5.2), 0, z + 0.9],
      [side * (half - 1.6), 0, z + 2.3],
    ]);
  pic.fill(patch(7.6) + patch(10.2), lit(pal, mix(m.wood, m.sand, 0.6), 0.45), 0.75);
  return f;
}

/** A big map of an imagined valley: mountains, a river, roads, lakes, pins. */
function wallMap(pic: Picture, f: Face, a: number, b: number, w: number, h: number): void {
  const { pal } = pic;
  const m = pal.own;
  const at = (u: number, v: number): Pt => f.P(a + u * w, b + v * h, 0.04);
  pic.shade(f.rect(a + 0.08, b - 0.12, w, h), pal.shade, 0.5);
  pic.fill(f.rect(a - 0.12, b - 0.12, w + 0.24, h + 0.24, 0.03), mix(m.wood, pal.deep, 0.25));
  pic.fill(f.rect(a, b, w, h, 0.04), lit(pal, m.sand, 0.25));
  const land = (pts: [number, number][], c: Hex) =>
    pic.fill(
      smooth(
        pts.map(([u, v]) => at(u, v)),
        true,
        0.9,
      ),
      c,
    );
  land(
    [
      [0.42, 0.2],
      [0.6, 0.12],
      [0.86, 0.18],
      [0.94, 0.46],
      [0.84, 0.74],
      [0.62, 0.78],
      [0.46, 0.52],
    ],
    mix(m.vine, m.sand, 0.45),
  );
  let hills = '';
  for (const [u, v, r] of [
    [0.08, 0.2, 1],
    [0.14, 0.34, 1.2],
    [0.07, 0.5, 1],
    [0.16, 0.6, 1.3],
    [0.08, 0.76, 1.1],
    [0.2, 0.82, 0.9],
    [0.22, 0.46, 0.8],
  ] as const)
    hills += poly([at(u - 0.05 * r, v), at(u, v + 0.13 * r), at(u + 0.05 * r, v)]);
  pic.fill(hills, m.rockA);
  const path = (pts: [number, number][], c: Hex, k: number) =>
    pic.line(
      smooth(
        pts.map(([u, v]) => at(u, v)),
        false,
      ),
      c,
      k,
    );
  const u1 = f.s.scale(ROOM.back);
  path(
    [
      [0.16, 0.7],
      [0.3, 0.64],
      [0.42, 0.7],
      [0.58, 0.6],
      [0.8, 0.66],
      [1, 0.56],
    ],
    m.waterDeep,
    u1 * 0.07,
  );
  path(
    [
      [0.18, 0.24],
      [0.32, 0.34],
      [0.36, 0.46],
      [0.52, 0.4],
      [0.7, 0.3],
      [1, 0.34],
    ],
    m.waterDeep,
    u1 * 0.07,
  );
  path(
    [
      [0.3, 0],
      [0.46, 0.3],
      [0.62, 0.48],
      [0.72, 0.8],
      [0.74, 1],
    ],
    m.accent,
    u1 * 0.045,
  );
  path(
    [
      [0, 0.42],
      [0.3, 0.44],
      [0.62, 0.48],
      [1, 0.5],
    ],
    m.accent,
    u1 * 0.045,
  );
  for (const [u, v, rx] of [
    [0.33, 0.36, 0.14],
    [0.3, 0.18, 0.2],
    [0.24, 0.66, 0.12],
  ] as const) {
    const [x, y] = at(u, v);
    pic.fill(ellipse(x, y, u1 * rx * 1.4, u1 * rx * 0.8), m.water);
  }
  for (const [u, v, c] of [
    [0.62, 0.48, m.wine],
    [0.34, 0.4, m.mustard],
    [0.24, 0.7, m.mustard],
    [0.82, 0.7, m.cloth],
    [0.5, 0.3, m.cloth],
  ] as const) {
    const [x, y] = at(u, v);
    const r = u1 * 0.09;
    pic.fill(
      poly([
        [x - r, y - r * 2.1],
        [x + r, y - r * 2.1],
        [x, y],
      ]) + ellipse(x, y - r * 2.2, r * 1.05),
      c,
    );
    pic.fill(ellipse(x, y - r * 2.2, r * 0.42), pal.paper);
  }
}

/** A framed print of a landscape, in the manner of the series. */
function print(
  pic: Picture,
  f: Face,
  a: number,
  b: number,
  o: { w: number; h: number; motif: 'mountain' | 'wine' | 'water' },
): void {
  const { pal } = pic;
  const m = pal.own;
  const at = (u: number, v: number): Pt => f.P(a + u * o.w, b + v * o.h, 0.04);
  const P = (pts: [number, number][]) => poly(pts.map(([u, v]) => at(u, v)));
  pic.shade(f.rect(a + 0.05, b - 0.09, o.w, o.h), pal.shade, 0.5);
  pic.fill(f.rect(a - 0.07, b - 0.07, o.w + 0.14, o.h + 0.14, 0.03), pal.paper);
  const sky = { mountain: m.mustard, wine: mix(m.accent, m.sand, 0.35), water: mix(m.water, m.foam, 0.4) }[o.motif];
  pic.fill(f.rect(a, b, o.w, o.h, 0.04), sky);
  const [sx, sy] = at(0.34, 0.74);
  pic.fill(ellipse(sx, sy, f.s.scale(ROOM.back) * o.w * 0.12), lit(pal, pal.lamp, 0.4));
  pic.fill(
    P([
      [0, 0.34],
      [0.24, 0.5],
      [0.4, 0.4],
      [0.66, 0.72],
      [0.86, 0.46],
      [1, 0.56],
      [1, 0],
      [0, 0],
    ]),
    { mountain: m.rockA, wine: m.wine, water: m.rockB }[o.motif],
  );
  pic.shade(
    P([
      [0.66, 0.72],
      [0.86, 0.46],
      [0.8, 0],
      [0.6, 0],
      [0.7, 0.4],
    ]),
    pal.shade,
    0.6,
  );
  pic.fill(
    P([
      [0, 0.3],
      [1, 0.2],
      [1, 0],
      [0, 0],
    ]),
    { mountain: m.leafDark, wine: m.vine, water: m.waterDeep }[o.motif],
  );
}

/** A stand with leaflets in rows. */
function rack(s: Space, x: number, z: number, rng: Picture['rng']): Thing {
  const { pic } = s;
  const { pal } = pic;
  const m = pal.own;
  return {
    z,
    draw: () => {
      const [a, b] = s.P([x, 0, z]);
      pic.shade(ellipse(a, b, s.scale(z) * 1.2, s.scale(z) * 0.12), pal.shade, 0.55);
      const f = s.face([x - 1, 0.15, z], [2, 0, 0], [0, 2.1, 0.25]);
      pic.fill(f.rect(-0.08, -0.1, 2.16, f.lv + 0.2), mix(m.wood, pal.deep, 0.3));
      const inks = [m.accent, m.cloth, m.mustard, m.leaf, m.wine, m.water, m.rockB];
      for (let row = 0; row < 4; row++)
        for (let i = 0; i < 4; i++) {
          const c = rng.pick(inks);
          pic.fill(f.rect(0.06 + i * 0.49, 0.16 + row * 0.53, 0.4, 0.44, 0.03), c);
          pic.fill(f.rect(0.1 + i * 0.49, 0.4 + row * 0.53, 0.32, 0.12, 0.04), lit(pal, c, 0.6));
        }
      for (let row = 0; row < 4; row++)
        pic.fill(f.rect(-0.02, 0.08 + row * 0.53, 2.04, 0.14, 0.05), overprint(m.wood, pal.shade, 0.3));
    },
  };
}

/** The counter with a lit top, maps and a pot of pens on it. */
function counter(s: Space, x: number, z: number, w: number, mark: 'sign' | 'globe' = 'sign'): Thing {
  const { pic } = s;
  const { pal } = pic;
  const m = pal.own;
  return {
    z,
    draw: () => {
      const b = s.block(x, 0, z, w, 1.08, 1.1);
      pic.shade(slab(s, x - w / 2 - 0.1, z - 1.1, w + 0.3, 0.6), pal.shade, 0.55);
      b.paint(mix(m.rockA, m.wood, 0.35), { top: m.wood });
      const f = b.wall(0);
      let planks = '';
      for (let a = 0.45; a < w; a += 0.45) planks += f.rect(a, 0, 0.03, 1.08);
      pic.shade(planks, pal.shade, 0.55);
      pic.fill(f.rect(0, 0, w, 0.14), overprint(m.wood, pal.deep, 0.6));
      if (mark === 'sign') information(pic, f, w);
      s.block(x, 1.08, z, w + 0.4, 0.09, 1.3).paint(mix(m.wood, m.sand, 0.3), {
        top: lit(pal, mix(m.wood, m.sand, 0.4), 0.2),
      });
      const top = 1.18;
      if (mark === 'globe') globe(s, x - w * 0.16, top, z);
      const sheet = (dx: number, c2: Hex) => pic.fill(slab(s, x + dx, z - 0.45, 0.9, 0.6, top), c2);
      sheet(-w * 0.34, pal.paper);
      sheet(-w * 0.3, mix(m.vine, m.foam, 0.5));
      sheet(w * 0.02, lit(pal, m.sand, 0.4));
      s.block(x + w * 0.3, top, z + 0.1, 0.24, 0.3, 0.24).paint(m.cloth);
      s.block(x + w * 0.42, top, z - 0.1, 0.4, 0.22, 0.3).paint(m.accent, { top: lit(pal, m.accent, 0.3) });
    },
  };
}

/** An i in a circle: the sign of an information desk everywhere. */
function information(pic: Picture, f: Face, w: number): void {
  const [a, c] = f.P(w / 2, 0.58, 0.03);
  const u = f.s.scale(f.at(0, 0, 0)[2]);
  pic.fill(ellipse(a, c, u * 0.34), pic.pal.paper);
  pic.fill(
    ellipse(a, c - u * 0.17, u * 0.055) +
      poly([
        [a - u * 0.05, c - u * 0.07],
        [a + u * 0.05, c - u * 0.07],
        [a + u * 0.05, c + u * 0.2],
        [a - u * 0.05, c + u * 0.2],
      ]),
    pic.pal.own.cloth,
  );
}

/** A globe on its foot. */
function globe(s: Space, x: number, y: number, z: number): void {
  const { pic } = s;
  const { pal } = pic;
  const m = pal.own;
  const u = s.scale(z);
  const [a, b] = s.P([x, y, z]);
  pic.fill(ellipse(a, b, u * 0.16, u * 0.035) + rect(a - u * 0.015, b - u * 0.14, u * 0.03, u * 0.14), m.mustard);
  const ball = ellipse(a, b - u * 0.36, u * 0.25);
  pic.fill(ball, m.water);
  const clip = pic.clip(ball);
  const land =
    ellipse(a - u * 0.1, b - u * 0.45, u * 0.12, u * 0.09) +
    ellipse(a - u * 0.02, b - u * 0.27, u * 0.07, u * 0.12) +
    ellipse(a + u * 0.18, b - u * 0.4, u * 0.09, u * 0.13);
  pic.raw(pic.clipped(clip, shape(land, m.vine)));
  pic.shade(
    `M${a} ${b - u * 0.61}a${u * 0.25} ${u * 0.25} 0 0 1 0 ${u * 0.5}a${u * 0.42} ${u * 0.42} 0 0 0 0 ${-u * 0.5}Z`,
    pal.shade,
    0.45,
  );
}

/** A bench where travellers wait, with a suitcase and a bag beside it. */
function luggage(s: Space, x: number, z: number, k: number): void {
  const { pic } = s;
  const m = pic.pal.own;
  const bench = (y: number, high: number, deep: number, at: number) => s.block(x, y, at, 3.2, high, deep);
  bench(0, 0.5, 0.8, z)
    .cast(0, 0.45)
    .paint(m.cloth, { top: lit(pic.pal, m.cloth, 0.2) });
  bench(0.5, 0.55, 0.18, z + 0.35).paint(mix(m.cloth, pic.pal.deep, 0.15), { top: lit(pic.pal, m.cloth, 0.25) });
  for (const [dx, w, h, c] of [
    [2.25, 0.75, 1, m.mustard],
    [3.05, 0.55, 0.72, m.accent],
  ] as const) {
    const case1 = s.block(x + k * dx, 0.08, z - 0.5, w, h, 0.32);
    case1.cast(0, 0.5).paint(c, { top: lit(pic.pal, c, 0.25) });
    const f = case1.wall(0);
    pic.fill(f.rect(0.12, 0, 0.07, h) + f.rect(w - 0.19, 0, 0.07, h), overprint(c, pic.pal.shade, 0.5));
    const [a, b] = f.P(w / 2, h);
    const u = s.scale(z - 0.66);
    pic.line(`M${a - u * 0.13} ${b}v${-u * 0.16}h${u * 0.26}v${u * 0.16}`, pic.pal.deep, u * 0.035);
  }
}

/** A potted plant standing on the floor. */
function pot(s: Space, x: number, z: number): Thing {
  const { pic } = s;
  const { pal } = pic;
  return {
    z,
    draw: () => {
      const [a, b] = s.P([x, 0, z]);
      const u = s.scale(z);
      pic.shade(ellipse(a, b, u * 0.55, u * 0.08), pal.shade, 0.55);
      pic.fill(
        poly([
          [a - u * 0.3, b],
          [a + u * 0.3, b],
          [a + u * 0.42, b - u * 0.7],
          [a - u * 0.42, b - u * 0.7],
        ]),
        pal.own.roof,
      );
      pic.shade(
        poly([
          [a, b],
          [a + u * 0.3, b],
          [a + u * 0.42, b - u * 0.7],
          [a, b - u * 0.7],
        ]),
        pal.shade,
        0.5,
      );
      const puffs = [
        { x: a - u * 0.3, y: b - u * 1.1, r: u * 0.45 },
        { x: a + u * 0.32, y: b - u * 1.2, r: u * 0.42 },
        { x: a, y: b - u * 1.6, r: u * 0.5 },
      ];
      foliage(pic, puffs, tones(pal, pal.own.leaf, pal.own.leafDark), pic.rng.fork('pot'), {
        leaf: u * 0.09,
        density: 1,
      });
    },
  };
}

/** A low table with a relief model of the valley: board cut along the contours, a lake, a handful of pins. */
function reliefTable(s: Space, x: number, z: number, k: number): void {
  const { pic } = s;
  const { pal } = pic;
  const m = pal.own;
  const [w, d, high, thick] = [2.5, 2, 0.6, 0.09];
  const rng = pic.rng.fork('relieve');
  const b = s.block(x, 0, z, w, high, d);
  b.cast(0, 0.5).paint(mix(m.wood, pal.deep, 0.05), { top: lit(pal, mix(m.vine, m.sand, 0.5), 0.15) });
  const f = b.wall(0);
  pic.fill(f.rect(0, high - 0.1, w, 0.1, 0.03), lit(pal, m.wood, 0.3));
  for (let i = 0; i < 3; i++) pic.fill(f.rect(0.12 + i * 0.78, 0.08, 0.7, 0.34, 0.02), mix(m.wood, m.sand, 0.18));
  const ring = (cx: number, cz: number, r: number, y: number, label: string) => {
    const wobble = rng.fork(label);
    const bumps = Array.from({ length: 16 }, () => wobble.range(0.82, 1.14));
    const at = (lift: number) =>
      smooth(
        bumps.map((q, i) => {
          const t = (i / bumps.length) * Math.PI * 2;
          return s.P([x + cx + Math.cos(t) * r * q, y + lift, z + cz + Math.sin(t) * r * q]);
        }),
      );
    return [at(0) + at(thick * 0.35) + at(thick * 0.7), at(thick)] as const;
  };
  const inks = [
    mix(m.leaf, m.sand, 0.5),
    m.sand,
    mix(m.rockB, m.sand, 0.3),
    m.rockA,
    mix(m.rockA, m.foam, 0.4),
    m.foam,
  ];
  for (const [cx, cz, r0, steps] of [
    [k * -0.5, 0.42, 0.66, 6],
    [k * 0.45, 0.5, 0.52, 4],
    [k * -0.82, -0.25, 0.36, 3],
  ] as const)
    for (let i = 0; i < steps; i++) {
      const [foot, top] = ring(cx, cz, r0 * (1 - i / (steps + 0.6)), high + i * thick, `${cx}`);
      pic.fill(foot, overprint(inks[i]!, pal.shade, 0.7));
      pic.fill(top, lit(pal, inks[i]!, 0.12));
    }
  const [, lake] = ring(k * 0.6, -0.36, 0.34, high - thick + 0.01, 'lago');
  pic.fill(lake, m.water);
  for (const [a, c, ink] of [
    [k * 0.05, -0.35, m.accent],
    [k * 0.95, 0.1, m.mustard],
    [k * 0.2, -0.58, m.cloth],
  ] as const) {
    const [px, py] = s.P([x + a, high, z + c]);
    const u = s.scale(z);
    pic.line(
      poly(
        [
          [px, py],
          [px, py - u * 0.2],
        ],
        false,
      ),
      pal.deep,
      u * 0.018,
    );
    pic.fill(ellipse(px, py - u * 0.22, u * 0.05), ink);
  }
}

/**
 * The tourist office: a map of the valley on the wall, leaflets, a clerk at the counter helping two visitors. As a travel
 * agency it has posters all along the wall, and luggage by the bench instead of the model of the valley.
 */
export function touristOffice(pic: Picture, o: { focal?: number; horizon?: number; agency?: boolean } = {}): void {
  const { W, H, pal } = pic;
  const m = pal.own;
  const focal = o.focal ?? 0.6;
  const k = focal > 0.5 ? 1 : -1;
  const hz = H * (o.horizon ?? 0.44);
  const s = new Space(
    pic,
    { x: 0, y: 1.9, z: 0, f: 1600 * stepBack(pic), cx: W * (0.5 - k * 0.02), horizon: hz },
    { az: k > 0 ? 205 : -25, el: 40 },
  );
  const rng = pic.rng;
  const back = room(pic, s, -k);
  const mid = ROOM.half + k * 3.6;
  const motifs = ['mountain', 'wine', 'water'] as const;
  if (o.agency)
    for (const [i, motif] of (['water', 'mountain', 'wine'] as const).entries())
      print(pic, back, mid + k * (i - 1) * 2.1 - 0.85, 1.5, { w: 1.7, h: 2.3, motif });
  else wallMap(pic, back, mid - 2.9, 1.25, 5.8, 2.7);
  motifs.forEach((motif, i) =>
    print(pic, back, ROOM.half - k * (1.7 + i * 1.9) - 0.7, 1.6, { w: 1.35, h: 1.9, motif }),
  );
  const clerk = { top: m.cloth, bottom: pal.deep, hair: pal.deep } as const;
  const things: Thing[] = [
    rack(s, -k * 5, 14.4, rng.fork('rack')),
    pot(s, -k * 7.2, 16),
    pot(s, k * 8.6, 15.6),
    person(s, k * 3.5, 13.6, 'wave', clerk, -k, 0.12),
    person(s, k * 6, 13.8, 'stand', { top: m.wine, bottom: pal.deep }, -k, 0.12),
    counter(s, k * 3.9, 12.6, 7, o.agency ? 'globe' : 'sign'),
    person(
      s,
      k * 0.5,
      11.3,
      'stand',
      { top: m.accent, bottom: mix(pal.deep, m.cloth, 0.3), pack: m.mustard, hat: 'cap' },
      k,
    ),
    person(s, k * 1.5, 11.1, 'stand', { top: m.foam, dress: m.leaf }, k),
  ];
  if (o.agency) things.push({ z: 10.4, draw: () => luggage(s, -k * 2.6, 10.4, k) });
  else things.push({ z: 8.4, draw: () => reliefTable(s, -k * 1.75, 8.4, k) });
  drawAll(things);
  if (pal.night) {
    const [x, y] = s.P([k * 2.6, 1.6, 12.4]);
    lamplight(pic, x, y, pic.W * 0.5);
  }
  for (const x of [k * 1.8, k * 5.4]) {
    const [a, b] = s.P([x, 3.3, 12.4]);
    const u = s.scale(12.4);
    pic.line(poly([s.P([x, ROOM.high, 12.4]), [a, b]], false), pal.deep, 1.6);
    pic.fill(
      poly([
        [a - u * 0.36, b + u * 0.22],
        [a + u * 0.36, b + u * 0.22],
        [a + u * 0.1, b - u * 0.1],
        [a - u * 0.1, b - u * 0.1],
      ]),
      m.accent,
    );
    pic.fill(ellipse(a, b + u * 0.22, u * 0.36, u * 0.06), lit(pal, pal.lamp, 0.4));
    glow(pic, a, b + u * 0.3, u * 1.6, pal.lamp, 0.35);
  }
}
