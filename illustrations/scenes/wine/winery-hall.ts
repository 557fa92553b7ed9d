import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, lerp, rect } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { glow } from '../../props/air/light.ts';
import { owl } from '../../props/animals/owl.ts';
import { figure } from '../../props/people/figures.ts';
import { bottle, candle, cask, chair, dish, glass, pendant, plankTable, spun } from '../../props/rooms/dining.ts';

export interface WineryHallOptions {
  focal?: number;
  horizon?: number;
  vats?: 'steel' | 'cement' | 'casks';
  use?: 'tables' | 'bar' | 'barrels';
  owl?: boolean;
}

/** Half width, wall height, ridge height and length of the hall, in metres. */
const HALL = { x: 4.6, wall: 4.4, ridge: 6.4, z0: 1.2, z1: 27 };

interface Room {
  s: Space;
  wall: Hex;
  dark: Hex;
  lamp: Hex;
  /** the ink of something at depth z: the far end of the hall gets more light */
  at: (c: Hex, z: number, k?: number) => Hex;
}

/** A winery hall from its axis: timber trusses, vats along both walls, an end window full of light. */
export function wineryHall(pic: Picture, o: WineryHallOptions = {}): void {
  const { W, H, pal: p } = pic,
    m = p.own,
    focal = o.focal ?? 0.58,
    cam: Cam = { x: 0, y: 1.9, z: 0, f: 820, cx: W * focal, horizon: H * (o.horizon ?? 0.5) },
    s = new Space(pic, cam, { az: focal > 0.5 ? 215 : 325, el: 55 }),
    gloom = p.lamps ? 0.62 : 0.2,
    wall = overprint(
      o.vats === 'cement' ? mix(m.adobe, m.stone, 0.45) : mix(m.wall, m.rockB, 0.25),
      p.shade,
      gloom * 0.8,
    ),
    room: Room = {
      s,
      wall,
      dark: overprint(overprint(wall, p.shade, 0.8), p.deep, 0.3),
      lamp: p.lamps ? p.lamp : mix(p.glow, p.lamp, 0.35),
      at: (c, z, k = 1) =>
        mix(overprint(c, p.shade, gloom * k * (1 - z / 50)), mix(p.lamp, c, 0.5), Math.min(0.3, z / 90)),
    };
  shell(room);
  trusses(room, o.owl ?? false);
  type Thing = { z: number; draw: () => void };
  const things: Thing[] = [],
    kind = o.vats ?? 'steel',
    step = kind === 'steel' ? 2.7 : kind === 'casks' ? 3.4 : 0;
  if (kind === 'cement') cementWalls(room);
  else
    for (let z = kind === 'steel' ? 5.2 : 5.8; z < HALL.z1 - 1.5; z += step)
      for (const side of [-1, 1])
        things.push({
          z,
          draw: () => (kind === 'steel' ? steelTank(room, side * 3.3, z) : oakVat(room, side * 3.15, z)),
        });
  furnish(room, o, things);
  for (const t of things.sort((a, b) => b.z - a.z)) t.draw();
  if (p.lamps || o.use === 'bar' || o.use === 'tables')
    for (const z of [16, 10.5, 6.4]) pendant(s, [0, 3.5, z], HALL.wall + 0.4, { r: 0.26, halo: 1.9 });
}

function shell({ s, wall, dark, at, lamp }: Room): void {
  const { pic } = s,
    p = pic.pal,
    { W, H } = pic,
    { x, wall: h, ridge, z0, z1 } = HALL,
    m = p.own;
  pic.fill(rect(0, 0, W, H), dark);
  const quad = (vs: V3[], c: Hex) => s.quad(vs, c),
    bays = 8;
  const floor = overprint(mix(m.stone, m.adobe, 0.3), p.shade, p.lamps ? 0.5 : 0.1),
    ceiling = overprint(mix(m.wood, m.rockD, 0.2), p.shade, p.lamps ? 0.85 : 0.55);
  for (let i = bays - 1; i >= 0; i--) {
    const a = z0 + ((z1 - z0) * i ** 1.5) / bays ** 1.5,
      b = z0 + ((z1 - z0) * (i + 1) ** 1.5) / bays ** 1.5,
      z = (a + b) / 2;
    quad(
      [
        [-x, 0, a],
        [x, 0, a],
        [x, 0, b],
        [-x, 0, b],
      ],
      at(floor, z, 0.6),
    );
    for (const k of [-1, 1]) {
      quad(
        [
          [k * x, 0, a],
          [k * x, h, a],
          [k * x, h, b],
          [k * x, 0, b],
        ],
        at(k * s.sun[0] > 0 ? overprint(wall, p.shade, 0.42) : wall, z, 0.5),
      );
      quad(
        [
          [k * x, h, a],
          [0, ridge, a],
          [0, ridge, b],
          [k * x, h, b],
        ],
        at(k * s.sun[0] > 0 ? overprint(ceiling, p.shade, 0.3) : ceiling, z, 0.4),
      );
    }
  }
  // paving joints
  let joints = '';
  for (let q = -4; q <= 4; q++)
    joints += s.path([
      [q - 0.012, 0, z0],
      [q + 0.012, 0, z0],
      [q + 0.012, 0, z1],
      [q - 0.012, 0, z1],
    ]);
  for (let z = z0 + 1; z < z1; z += 1.25)
    joints += s.path([
      [-x, 0, z],
      [x, 0, z],
      [x, 0, z + 0.025],
      [-x, 0, z + 0.025],
    ]);
  pic.shade(joints, p.shade, 0.4);
  // end wall: gable, tall window with the day (or the lamps) behind
  const end = at(lit(p, wall, 0.12), z1);
  pic.fill(
    s.path([
      [-x, 0, z1],
      [x, 0, z1],
      [x, h, z1],
      [0, ridge, z1],
      [-x, h, z1],
    ]),
    end,
  );
  const f = s.face([-x, 0, z1 - 0.05], [2 * x, 0, 0], [0, ridge, 0]);
  pic.fill(f.arch(x - 1.75, 0, 3.5, 4.7), overprint(end, p.shade, 0.3));
  const light = p.lamps ? mix(lamp, m.adobe, 0.2) : p.glow;
  pic.fill(f.arch(x - 1.5, 0, 3, 4.45), light);
  if (!p.lamps) {
    // what is outside: a green line of vines under the sky
    const c = pic.clip(f.arch(x - 1.5, 0, 3, 4.45));
    pic.raw(
      pic.clipped(c, shape(f.rect(x - 1.5, 0, 3, 1.2), p.mats.vine) + shape(f.rect(x - 1.5, 0, 3, 0.5), p.mats.soil)),
    );
  }
  let bars = '';
  for (const q of [0.33, 0.66]) bars += f.rect(x - 1.5 + 3 * q - 0.05, 0, 0.1, 4.4);
  bars += f.rect(x - 1.5, 2.1, 3, 0.12);
  pic.fill(bars, overprint(m.wood, p.deep, 0.4));
  const [gx, gy] = s.P([0, 2.2, z1]);
  glow(pic, gx, gy, 250, lamp, 0.5);
  pic.add(
    'stippleScreen',
    shape(
      s.path([
        [-1.3, 0, 3],
        [1.3, 0, 3],
        [1.5, 0, z1],
        [-1.5, 0, z1],
      ]),
      pic.linear(0, s.cam.horizon, 0, H, [
        { at: 0, color: lamp, alpha: 0.6 },
        { at: 0.55, color: lamp, alpha: 0.2 },
        { at: 1, color: lamp, alpha: 0.03 },
      ]),
    ),
    0.3,
  );
}

/** King-post trusses; on the nearest one an owl may sit. */
function trusses({ s, at }: Room, withOwl: boolean): void {
  const { pic } = s,
    p = pic.pal,
    { x, wall: h, ridge } = HALL,
    wood = mix(p.own.wood, p.own.rockD, 0.25);
  for (const z of [24, 19, 14.5, 10.5, 7.2]) {
    const c = at(overprint(wood, p.shade, 0.35), z),
      under = overprint(c, p.shade, 0.7),
      beam = (a: [number, number], b: [number, number], t: number, ink: Hex) =>
        s.quad(
          [
            [a[0], a[1], z],
            [b[0], b[1], z],
            [b[0], b[1] + t, z],
            [a[0], a[1] + t, z],
          ],
          ink,
        );
    s.quad(
      [
        [-x, h, z],
        [x, h, z],
        [x, h, z + 0.3],
        [-x, h, z + 0.3],
      ],
      under,
    );
    beam([-x, h], [x, h], 0.3, c);
    for (const k of [-1, 1]) {
      beam([k * x, h + 0.1], [0, ridge - 0.28], 0.28, c);
      s.quad(
        [
          [k * 0.08, h + 0.3, z],
          [k * 0.26, h + 0.3, z],
          [k * x * 0.52, lerp(h, ridge, 0.46), z],
          [k * x * 0.47, lerp(h, ridge, 0.5), z],
        ],
        overprint(c, p.shade, 0.2),
      );
    }
    s.quad(
      [
        [-0.13, h, z],
        [0.13, h, z],
        [0.13, ridge, z],
        [-0.13, ridge, z],
      ],
      c,
    );
  }
  if (withOwl) {
    const [a, b] = s.P([s.sun[0] < 0 ? -1.15 : 1.15, h + 0.3, 7.2]);
    owl(pic, a, b, s.scale(7.2) * 0.72);
  }
}

function steelTank({ s, at }: Room, x: number, z: number): void {
  const { pic } = s,
    p = pic.pal,
    m = p.own,
    steel = at(mix(m.metal, m.foam, 0.45), z, 0.7),
    r = 0.98,
    dark = overprint(steel, p.shade, 0.8);
  for (const [dx, dz] of [
    [-0.6, 0.2],
    [0.6, 0.2],
    [0, -0.6],
  ] as const) {
    const [a, b] = s.P([x + dx, 0, z + dz]),
      k = s.scale(z + dz);
    pic.fill(rect(a - 0.06 * k, b - 0.5 * k, 0.12 * k, 0.5 * k), dark);
  }
  const k = s.scale(z),
    L = spun(
      s,
      [x, 0.36, z],
      [
        [0.2, 0],
        [r * 0.98, 0.3],
        [r, 0.4],
        [r, 2.7],
        [r * 0.94, 2.86],
        [0.28, 3.2],
        [0.26, 3.34],
      ],
      steel,
      {
        shadow: 'contact',
        spec: 0.75,
        bands: [0.9, 1.7, 2.5].map((h) => [h, h + 0.07, overprint(steel, p.shade, 0.4)] as [number, number, Hex]),
      },
    );
  // reflected floor light, man door, gauge
  const c = pic.clip(L.outline),
    side = x > 0 ? -1 : 1;
  pic.raw(pic.clipped(c, shape(L.band(side * 0.74 - 0.05, side * 0.74 + 0.05, 0.5 * k, 2.6 * k), lit(p, steel, 0.35))));
  const [a, b] = s.P([x + side * 0.34, 0.36, z - r]),
    kk = s.scale(z - r);
  pic.fill(ellipse(a, b - 0.72 * kk, 0.2 * kk, 0.25 * kk), dark);
  pic.fill(ellipse(a, b - 0.73 * kk, 0.165 * kk, 0.21 * kk), lit(p, steel, 0.3));
  pic.fill(rect(a - 0.02 * kk, b - 0.98 * kk, 0.04 * kk, 0.5 * kk), dark);
  pic.fill(ellipse(a - side * 0.42 * kk, b - 1.6 * kk, 0.07 * kk), lit(p, m.foam, 0.2));
  pic.fill(rect(a - side * 0.42 * kk - 0.008 * kk, b - 1.65 * kk, 0.016 * kk, 0.05 * kk), p.own.accent);
}

/** A tall oak vat, wider at its foot. */
function oakVat({ s, at }: Room, x: number, z: number): void {
  const { pic } = s,
    p = pic.pal,
    m = p.own,
    wood = at(mix(m.wood, m.adobe, 0.42), z, 0.8),
    iron = overprint(mix(m.metal, p.deep, 0.5), p.shade, 0.3);
  s.block(x, 0, z, 2.5, 0.4, 2.3).paint(overprint(mix(m.stone, m.adobe, 0.4), p.shade, 0.45));
  const L = spun(
    s,
    [x, 0.4, z],
    [
      [1.28, 0],
      [1.24, 1.2],
      [1.1, 3.2],
    ],
    wood,
    {
      shadow: 'none',
      bands: [0.12, 0.5, 1, 1.7, 2.4, 2.95].map((h) => [h, h + 0.08, iron] as [number, number, Hex]),
    },
  );
  let staves = '';
  for (let i = -8; i <= 8; i++) {
    const q = Math.sin((i / 8.6) * 1.5);
    staves += L.band(q - 0.006, q + 0.006);
  }
  pic.add('multiply', pic.clipped(pic.clip(L.outline), shape(staves, p.shade, 0.5)));
  // door and tap towards the aisle
  const side = x > 0 ? -1 : 1,
    [a, b] = s.P([x + side * 0.42, 0.4, z - 1.2]),
    k = s.scale(z - 1.2);
  pic.fill(rect(a - 0.17 * k, b - 0.78 * k, 0.34 * k, 0.5 * k), overprint(wood, p.shade, 0.7));
  pic.fill(rect(a - 0.14 * k, b - 0.75 * k, 0.28 * k, 0.44 * k), lit(p, wood, 0.1));
  pic.fill(rect(a - 0.2 * k, b - 0.56 * k, 0.4 * k, 0.05 * k), iron);
  pic.fill(rect(a - 0.025 * k, b - 0.2 * k, 0.05 * k, 0.14 * k), m.mustard);
}

/** Cement tanks built into both walls: limewashed, red at the foot, a small iron door to each, a gallery on top. */
function cementWalls({ s, at }: Room): void {
  const { pic } = s,
    p = pic.pal,
    m = p.own,
    bay = 3.3,
    high = 3;
  for (const side of [-1, 1]) {
    for (let z = 22; z > 2.2; z -= bay) {
      const x = side * 3.1,
        front = s.face([x, 0, z], [0, 0, bay], [0, HALL.wall, 0]),
        k = side * s.sun[0] > 0 ? 1.35 : 0.85,
        white = at(mix(m.foam, m.wall, 0.25), z, k),
        iron = at(mix(m.metal, p.deep, 0.35), z, 1),
        mid = bay / 2;
      pic.fill(front.rect(0, 0, bay, high), white);
      pic.fill(front.rect(0, 0, bay, 0.6), at(mix(m.wine, m.roof, 0.45), z, k));
      pic.fill(front.rect(0, 0.6, bay, 0.05), at(m.mustard, z, k));
      pic.fill(front.rect(0, 0, 0.14, high, 0.05), lit(p, white, 0.2));
      pic.fill(front.rect(0, high, bay, 0.16), at(mix(m.stone, m.wall, 0.4), z, 1));
      pic.fill(front.rect(0, high + 0.98, bay, 0.05) + front.rect(0, high + 0.16, 0.05, 0.86), iron);
      pic.fill(front.rect(mid - 0.32, 0.36, 0.64, 0.66), iron);
      pic.fill(front.arch(mid - 0.24, 0.4, 0.48, 0.56, 0.03), overprint(iron, p.deep, 0.4));
      pic.fill(front.rect(mid - 0.38, 0.64, 0.76, 0.07, 0.06), overprint(iron, p.deep, 0.5));
      pic.fill(front.circle(mid, 0.68, 0.11, 0.1), m.accent);
      pic.fill(front.rect(mid + 0.6, 1.1, 0.09, 1.6, 0.02), overprint(white, p.shade, 0.4));
      pic.fill(front.rect(mid + 0.62, 1.1, 0.05, 0.7 + 0.3 * Math.sin(z), 0.03), m.wine);
      pic.fill(front.rect(mid - 0.6, 1.7, 0.6, 0.44, 0.02), mix(p.deep, m.leafDark, 0.3));
      pic.fill(front.rect(mid - 0.53, 1.98, 0.34, 0.04, 0.03), white);
    }
    // the end of the row
    const z = 22 - bay * Math.floor((22 - 2.2 - 0.01) / bay),
      end = (y0: number, y1: number, ink: Hex): void =>
        s.quad(
          [
            [side * 3.1, y0, z],
            [side * HALL.x, y0, z],
            [side * HALL.x, y1, z],
            [side * 3.1, y1, z],
          ],
          ink,
        );
    end(0, high, at(overprint(mix(m.foam, m.wall, 0.25), p.shade, 0.3), z, 1));
    end(0, 0.6, at(overprint(mix(m.wine, m.roof, 0.45), p.shade, 0.3), z, 1));
    end(high, high + 0.16, at(mix(m.stone, m.wall, 0.4), z, 1.2));
  }
}

type Things = { z: number; draw: () => void }[];

function furnish(room: Room, o: WineryHallOptions, things: Things): void {
  const { s } = room,
    { pic } = s,
    p = pic.pal,
    m = p.own,
    put = (z: number, draw: () => void) => things.push({ z, draw });
  switch (o.use ?? 'barrels') {
    case 'barrels':
      for (const [x, z] of [
        [1.5, 5],
        [1.75, 6],
        [1.5, 7],
        [1.75, 8],
        [1.5, 9],
        [-1.5, 5.4],
        [-1.75, 6.4],
        [-1.5, 7.4],
        [-1.75, 8.4],
        [-1.5, 9.4],
      ] as const)
        put(z, () =>
          cask(s, [x, 0, z], 0.95, { shadow: 'contact', wood: room.at(mix(m.wood, m.adobe, 0.45), z, 0.6) }),
        );
      break;
    case 'tables':
      for (const [x, z] of [
        [-1.35, 5.6],
        [1.3, 6.6],
        [-1.3, 9.4],
        [1.3, 10.6],
      ] as const)
        put(z, () => laidTable(room, x, z));
      break;
    case 'bar':
      put(6.2, () => barTop(room));
      break;
  }
}

/** A table for two, laid, with a chair at each end. */
function laidTable({ s, at }: Room, x: number, z: number): void {
  const { pic } = s,
    m = pic.pal.own,
    seat = at(mix(m.wood, m.rockD, 0.3), z, 0.5);
  chair(s, x, z + 0.75, Math.PI, seat, { shadow: false });
  const [a, b] = s.P([x, 0, z]);
  pic.add('multiply', shape(ellipse(a, b, s.scale(z) * 0.8, s.scale(z) * 0.16), pic.pal.shade, 0.5));
  const top = plankTable(s, x, z, 1.15, 0.8, { cloth: at(m.foam, z, 0.5), shadow: false });
  for (const k of [-1, 1]) dish(s, [x + k * 0.28, top, z], 0.14, lit(pic.pal, m.foam, 0.3));
  glass(s, [x - 0.05, top, z + 0.18], m.wine);
  glass(s, [x + 0.45, top, z + 0.16], m.wine);
  bottle(s, [x + 0.12, top, z + 0.24], mix(m.leafDark, pic.pal.deep, 0.5), { label: m.wall });
  if (pic.pal.lamps) candle(s, [x - 0.3, top, z + 0.24]);
  chair(s, x - 0.2, z - 0.75, 0, seat, { shadow: false });
}

/** A bar built across the hall: plank front, stools, bottles and glasses on the top. */
function barTop({ s, at }: Room): void {
  const { pic } = s,
    p = pic.pal,
    m = p.own,
    z = 6.4,
    k = s.sun[0] < 0 ? 1 : -1,
    bar = s.block(k * 1.15, 0, z, 2.6, 1.08, 0.6),
    wood = at(mix(m.wood, m.rockD, 0.3), z, 0.5);
  const [a, b] = s.P([k * 1.15, 0, z - 0.3]);
  pic.add('multiply', shape(ellipse(a, b, s.scale(z) * 1.6, s.scale(z) * 0.2), p.shade, 0.6));
  const [fx, fy] = s.P([k * 0.7, 0, z + 0.5]);
  figure(pic, fx, fy, s.scale(z + 0.5) * 1.7, 'stand', { top: m.foam, bottom: p.deep, hair: p.deep }, -k);
  bar.paint(wood, { top: lit(p, wood, 0.3) });
  const f = bar.wall(0);
  let planks = '';
  for (let q = 0.2; q < f.lu; q += 0.2) planks += f.rect(q, 0, 0.014, 1);
  pic.shade(planks, p.shade, 0.6);
  pic.fill(f.rect(-0.06, 1, f.lu + 0.12, 0.1, 0.06), lit(p, wood, 0.22));
  const glassInk = mix(m.leafDark, p.deep, 0.45);
  [-1, -0.72, -0.1, 0.9].forEach((dx, i) =>
    bottle(s, [k * 1.15 + dx, 1.1, z + 0.1], i % 2 ? glassInk : mix(m.wine, p.deep, 0.5), {
      label: i % 2 ? m.wall : m.mustard,
    }),
  );
  [0.25, 0.5, -0.42].forEach((dx) => glass(s, [k * 1.15 + dx, 1.1, z - 0.12], m.wine, 0.26));
  for (const dx of [-0.85, 0, 0.85]) {
    const at2: V3 = [k * 1.15 + dx, 0, z - 0.75],
      q = s.scale(at2[2]),
      [x, y] = s.P(at2);
    pic.add('multiply', shape(ellipse(x, y, 0.24 * q, 0.05 * q), p.shade, 0.6));
    pic.line(
      `M${x - 0.15 * q} ${y}L${x - 0.08 * q} ${y - 0.72 * q}M${x + 0.15 * q} ${y}L${x + 0.08 * q} ${y - 0.72 * q}M${x - 0.12 * q} ${y - 0.25 * q}H${x + 0.12 * q}`,
      p.deep,
      0.035 * q,
    );
    spun(
      s,
      [at2[0], 0.72, at2[2]],
      [
        [0.18, 0],
        [0.19, 0.06],
      ],
      m.accent,
      { shadow: 'none', open: lit(p, m.accent, 0.15) },
    );
  }
}
