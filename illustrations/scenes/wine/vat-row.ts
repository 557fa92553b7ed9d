import { type Hex, mix, overprint } from '../../core/color.ts';

import { ellipse } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Face, Space, type V3 } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { GESTURES } from '../../props/people/gestures.ts';
import { tones } from '../../props/plants/plants.ts';
import { bottle, cask, glass, spun } from '../../props/rooms/dining.ts';
import { plain, vineRows } from '../../props/vineyard/rows.ts';

export interface VatRowOptions {
  focal?: number;
  horizon?: number;
  vats?: 'cement' | 'tuns' | 'steel';
}

/** The far wall, the fronts of the vats, and the heights of wall and door, in metres. */
const WALL = { z: 8.6, thick: 0.65, h: 4.9 };
const FRONT = 7.3;
const DOOR = { x: 2.75, w: 2.9, h: 3.9 };

interface Hall {
  s: Space;
  /** 1 when the vats stand on the right */
  k: number;
  /** the ink of something indoors: the further from the door, the more shade */
  indoors: (ink: Hex, away?: number) => Hex;
}

/** One wall of a winery seen from across the hall: a few great vats, and beside them the open door on the vines. */
export function vatRow(pic: Picture, o: VatRowOptions = {}): void {
  const { W, H, pal: p } = pic,
    k = (o.focal ?? 0.62) > 0.5 ? 1 : -1,
    cam: Cam = { x: 0, y: 1.6, z: 0, f: 1000, cx: W * (0.5 - 0.09 * k), horizon: H * (o.horizon ?? 0.6) },
    s = new Space(pic, cam, { az: k > 0 ? 150 : 30, el: 30 }),
    hall: Hall = { s, k, indoors: (ink, away = 0.3) => overprint(ink, p.shade, 0.18 + 0.5 * away) };
  outside(hall);
  shell(hall);
  VATS[o.vats ?? 'cement'](hall);
  winemaker(hall);
  foreground(hall);
}

/** What the open door shows: the sun over rows of vines, and the channel that waters them. */
function outside({ s, k }: Hall): void {
  const { pic } = s,
    { W, H, pal: p } = pic,
    m = p.mats,
    hz = s.cam.horizon,
    [x] = s.P([-k * DOOR.x, 0, WALL.z]),
    low = ['golden', 'dusk', 'dawn'].includes(p.name);
  sky(pic, { horizon: hz, clouds: 'none', sun: low ? { x: x + k * W * 0.02, y: hz - H * 0.17, r: 30 } : undefined });
  range(pic, { horizon: hz, height: H * 0.11, lead: x / W, snow: 0.5, air: 0.45, seed: 'andes', peaks: 9, mist: 0.9 });
  plain(pic, s, mix(m.soil, m.sand, 0.3), { far: mix(mix(m.vine, m.soil, 0.4), p.haze, 0.35), bands: 3 });
  vineRows(pic, s, {
    x0: -k * DOOR.x - 9.6,
    n: 9,
    gap: 2.4,
    z0: 13,
    z1: 80,
    t: tones(p, m.vine, mix(m.vine, m.leafDark, 0.75), 0.06),
    soil: m.soil,
  });
  const bank: V3[] = [
    [-k * (DOOR.x + 0.35), 0.01, 9],
    [-k * (DOOR.x - 0.75), 0.01, 9],
    [-k * (DOOR.x - 0.75), 0.01, 70],
    [-k * (DOOR.x + 0.35), 0.01, 70],
  ];
  pic.fill(s.path(bank), overprint(m.soil, p.shade, 0.35));
  s.quad(
    bank.map(([a, b, z], i): V3 => [a + (i % 3 ? -k : k) * 0.17, b, z]),
    mix(m.water, p.glow, 0.35),
  );
}

const archAt = ({ s, k }: Hall, z: number, grow = 0): string =>
  s
    .face([-k * DOOR.x - DOOR.w / 2 - grow, 0, z], [DOOR.w + 2 * grow, 0, 0], [0, DOOR.h + grow, 0])
    .arch(0, 0, DOOR.w + 2 * grow, DOOR.h + grow);

function shell(hall: Hall): void {
  const { s, k, indoors } = hall,
    { pic } = s,
    { W, H, pal: p } = pic,
    m = p.own,
    sheet = `M-4 -4H${W + 4}V${H + 4}H-4Z`,
    holed = (d: string, ink: Hex) => pic.raw(shape(sheet + d, ink, 1, ' fill-rule="evenodd"'));
  holed(archAt(hall, WALL.z + WALL.thick), overprint(mix(m.adobe, p.glow, 0.42), p.shade, 0.1));
  const brick = indoors(mix(m.adobe, m.rockA, 0.35), 0.5);
  holed(archAt(hall, WALL.z), brick);
  // courses, and a ring of bricks round the arch
  const back = s.face([-7, 0, WALL.z], [16, 0, 0], [0, WALL.h, 0]);
  let joints = '';
  for (let y = 0.2; y < WALL.h; y += 0.2)
    for (let i = 0; i < 3; i++) joints += back.rect(pic.rng.range(0, 14), y, pic.rng.range(0.5, 1.6), 0.025);
  const outer = pic.clip(`${sheet}${archAt(hall, WALL.z)}`, 'evenodd');
  pic.add('multiply', pic.clipped(outer, shape(joints, p.shade, 0.4)));
  const ring = `${archAt(hall, WALL.z, 0.26)}${archAt(hall, WALL.z)}`;
  pic.raw(shape(ring, indoors(mix(m.wall, m.adobe, 0.4), 0.2), 1, ' fill-rule="evenodd"'));
  // the light that comes round the jamb
  const [gx, gy] = s.P([-k * DOOR.x, 2, WALL.z]);
  pic.fill(archAt(hall, WALL.z), p.glow, 0.12);
  halo(pic, `${sheet}${archAt(hall, WALL.z)}`, gx, gy, H * 0.52);
  ceiling(hall);
  floor(hall);
}

/** Light round the door, on what is indoors only. */
function halo(pic: Picture, indoors: string, x: number, y: number, r: number): void {
  const { glow } = pic.pal,
    stops = [0.4, 0.16, 0].map((alpha, i) => ({ at: i / 2, color: glow, alpha }));
  pic.add(
    'stippleScreen',
    pic.clipped(pic.clip(indoors, 'evenodd'), shape(ellipse(x, y, r), pic.radial(x, y, r, stops))),
    0.4,
  );
}

/** Boards over beams that run towards the viewer, each with a lit and a shaded side. */
function ceiling({ s, k, indoors }: Hall): void {
  const { pic } = s,
    m = pic.pal.own,
    y = WALL.h,
    near = 2.2,
    wood = mix(m.wood, m.rockD, 0.25);
  s.quad(
    [
      [-9, y, near],
      [9, y, near],
      [9, y, WALL.z],
      [-9, y, WALL.z],
    ],
    indoors(wood, 1.05),
  );
  for (let x = -8.4; x <= 8.4; x += 1.2) {
    const away = Math.min(1, Math.abs(x + k * DOOR.x) / 9),
      b = y - 0.26,
      toDoor = x * k > -DOOR.x ? -k : k;
    s.quad(
      [
        [x + toDoor * 0.11, y, near],
        [x + toDoor * 0.11, b, near],
        [x + toDoor * 0.11, b, WALL.z],
        [x + toDoor * 0.11, y, WALL.z],
      ],
      indoors(mix(wood, pic.pal.glow, 0.34 * (1 - away)), away * 0.6),
    );
    s.quad(
      [
        [x - 0.11, b, near],
        [x + 0.11, b, near],
        [x + 0.11, b, WALL.z],
        [x - 0.11, b, WALL.z],
      ],
      indoors(wood, 0.35 + 0.5 * away),
    );
  }
  // the plate on which they rest
  const plate = s.face([-9, y - 0.5, WALL.z - 0.02], [18, 0, 0], [0, 0.26, 0]);
  pic.fill(plate.all(), indoors(wood, 0.75));
}

/** Cement flags, wet and dull, with the door's light lying across them. */
function floor({ s, k, indoors }: Hall): void {
  const { pic } = s,
    p = pic.pal,
    m = p.own,
    ink = indoors(mix(m.stone, m.adobe, 0.4), 0.4);
  s.quad(
    [
      [-9, 0, 1],
      [9, 0, 1],
      [9, 0, WALL.z],
      [-9, 0, WALL.z],
    ],
    ink,
  );
  let joints = '';
  for (let x = -8; x <= 8; x += 1.6)
    joints += s.path([
      [x, 0, 1],
      [x + 0.03, 0, 1],
      [x + 0.03, 0, WALL.z],
      [x, 0, WALL.z],
    ]);
  for (let z = 2.2; z < WALL.z; z += 1.6)
    joints += s.path([
      [-9, 0, z],
      [9, 0, z],
      [9, 0, z + 0.035],
      [-9, 0, z + 0.035],
    ]);
  pic.shade(joints, p.shade, 0.4);
  const a = -k * (DOOR.x + DOOR.w / 2),
    b = -k * (DOOR.x - DOOR.w / 2),
    lean = k * 2.6,
    patch = s.path([
      [a, 0.005, WALL.z],
      [b, 0.005, WALL.z],
      [b + lean, 0.005, 3],
      [a + lean, 0.005, 2.4],
    ]);
  pic.fill(patch, mix(ink, p.glow, 0.55));
  pic.grain(patch, p.glow, 0.35, 0.4);
  // the step of the door
  s.quad(
    [
      [a, 0.01, WALL.z],
      [b, 0.01, WALL.z],
      [b, 0.01, WALL.z + WALL.thick],
      [a, 0.01, WALL.z + WALL.thick],
    ],
    mix(ink, p.glow, 0.7),
  );
}

const VATS: Record<NonNullable<VatRowOptions['vats']>, (hall: Hall) => void> = { cement, tuns, steel };

/** Three wall-high cement tanks under one gallery: limewashed, red at the foot, each with its little iron door. */
function cement(hall: Hall): void {
  const { s, k, indoors } = hall,
    { pic } = s,
    p = pic.pal,
    m = p.own,
    bay = 1.85,
    high = 3.05,
    first = 0.55;
  // the side towards the door takes its light
  const edge = k * first;
  s.quad(
    [
      [edge, 0, FRONT],
      [edge, high, FRONT],
      [edge, high, WALL.z],
      [edge, 0, WALL.z],
    ],
    mix(indoors(m.foam, 0), p.glow, 0.35),
  );
  for (let i = 0; i < 4; i++) {
    const x = k > 0 ? first + i * bay : -first - (i + 1) * bay,
      f = s.face([x, 0, FRONT], [bay, 0, 0], [0, high, 0]),
      white = indoors(mix(m.foam, m.wall, 0.25), 0.12 + 0.16 * i);
    tankFront(hall, f, bay, high, white, i);
  }
  // gallery: slab, railing and the necks of the hatches
  const x0 = k > 0 ? first - 0.14 : -first - 4 * bay,
    run = 4 * bay + 0.14,
    slab = s.face([x0, high, FRONT - 0.16], [run, 0, 0], [0, 0.16, 0]);
  pic.shade(s.face([x0, high - 0.28, FRONT], [run, 0, 0], [0, 0.28, 0]).all(), p.shade, 0.45);
  pic.fill(slab.all(), indoors(mix(m.stone, m.wall, 0.4), 0.25));
  for (let i = 0; i < 4; i++)
    spun(
      s,
      [k * (first + (i + 0.5) * bay), high + 0.16, FRONT + 0.6],
      [
        [0.34, 0],
        [0.34, 0.24],
        [0.28, 0.3],
      ],
      indoors(mix(m.metal, m.foam, 0.2), 0.4),
      { shadow: 'none' },
    );
  const iron = indoors(mix(m.metal, p.deep, 0.55), 0.5),
    rail = s.face([x0, high + 0.16, FRONT - 0.1], [run, 0, 0], [0, 1, 0]);
  let bars = rail.rect(0, 0.86, run, 0.05) + rail.rect(0, 0.46, run, 0.03);
  for (let q = 0; q <= run; q += bay / 2) bars += rail.rect(q, 0, 0.045, 0.9);
  pic.fill(bars, iron);
}

function tankFront({ s, indoors }: Hall, f: Face, bay: number, high: number, white: Hex, i: number): void {
  const { pic } = s,
    p = pic.pal,
    m = p.own,
    mid = bay / 2,
    iron = indoors(mix(m.metal, p.deep, 0.3), 0.25),
    red = indoors(mix(m.wine, m.roof, 0.45), 0.12 + 0.16 * i);
  pic.fill(f.all(), white);
  pic.fill(f.rect(0, 0, bay, 0.62), red);
  pic.fill(f.rect(0, 0.62, bay, 0.05), indoors(m.mustard, 0.2 + 0.1 * i));
  pic.fill(f.rect(0, 0, 0.11, high, 0.05), lit(p, white, 0.22));
  pic.shade(f.rect(0.11, 0, 0.07, high), p.shade, 0.35);
  // door, its frame, hinge and screw wheel; tap and glass tube beside it
  pic.shade(f.rect(mid - 0.3, 0.34, 0.66, 0.72), p.shade, 0.3);
  pic.fill(f.rect(mid - 0.33, 0.36, 0.66, 0.7), lit(p, iron, 0.12));
  pic.fill(f.arch(mid - 0.25, 0.42, 0.5, 0.58), overprint(iron, p.shade, 0.6));
  pic.fill(f.rect(mid - 0.4, 0.68, 0.8, 0.07, 0.05), overprint(iron, p.deep, 0.35));
  pic.fill(f.circle(mid, 0.715, 0.12, 0.1), indoors(m.accent, 0.15));
  pic.fill(f.circle(mid, 0.715, 0.05, 0.12), iron);
  pic.fill(f.rect(mid + 0.52, 0.3, 0.07, 0.12, 0.06), indoors(m.mustard, 0.1));
  const tube = mid + 0.62;
  pic.fill(f.rect(tube - 0.035, 1.15, 0.11, 1.6, 0.02), overprint(white, p.shade, 0.3));
  pic.fill(f.rect(tube, 1.15, 0.04, 1.6, 0.03), lit(p, m.foam, 0.2));
  pic.fill(f.rect(tube, 1.15, 0.04, [1.1, 0.7, 1.3, 0.9][i]!, 0.035), m.wine);
  // a slate with a line or two of chalk
  pic.fill(f.rect(mid - 0.58, 1.62, 0.62, 0.46, 0.02), indoors(m.wood, 0.3));
  pic.fill(f.rect(mid - 0.54, 1.66, 0.54, 0.38, 0.03), mix(p.deep, m.leafDark, 0.3));
  pic.fill(
    f.rect(mid - 0.48, 1.92, 0.3, 0.035, 0.035) +
      f.rect(mid - 0.48, 1.82, 0.4, 0.025, 0.035) +
      f.rect(mid - 0.48, 1.74, 0.22, 0.025, 0.035),
    overprint(m.foam, p.shade, 0.1),
  );
}

/** Great casks lying on stone cradles, seen head on. */
function tuns({ s, k, indoors }: Hall): void {
  const { pic } = s,
    p = pic.pal,
    m = p.own,
    r = 1.22;
  for (let i = 3; i >= 0; i--) {
    const x = k * (1.5 + i * 2.62),
      y = 0.62 + r,
      wood = indoors(mix(m.wood, m.adobe, 0.45), 0.06 + 0.2 * i),
      iron = overprint(mix(m.metal, p.deep, 0.5), p.shade, 0.4);
    s.block(x, 0, FRONT + 0.6, 1.7, 0.66, 1.2).paint(indoors(mix(m.stone, m.adobe, 0.35), 0.3 + 0.1 * i));
    // the barrel of the cask behind its head
    const f = s.face([x, y, FRONT], [1, 0, 0], [0, 1, 0]),
      b = s.face([x, y, WALL.z - 0.1], [1, 0, 0], [0, 1, 0]);
    pic.fill(b.circle(0, 0, r * 1.02), overprint(wood, p.shade, 0.7));
    pic.fill(s.face([x, y, FRONT + 0.5], [1, 0, 0], [0, 1, 0]).circle(0, 0, r * 1.08), overprint(wood, p.shade, 0.5));
    pic.fill(f.circle(0, 0, r + 0.06), iron);
    pic.fill(f.circle(0, 0, r), overprint(wood, p.shade, 0.15));
    const head = f.circle(0, 0, r - 0.12),
      clip = pic.clip(head);
    pic.fill(head, wood);
    let staves = '';
    for (let q = -r; q < r; q += 0.27) staves += f.rect(q, -r, 0.02, 2 * r);
    pic.add('multiply', pic.clipped(clip, shape(staves, p.shade, 0.6)));
    // light from the door on the near half, shade on the other
    pic.raw(pic.clipped(clip, shape(f.rect(k > 0 ? -r : r * 0.35, -r, r * 0.65, 2 * r), lit(p, wood, 0.28), 0.5)));
    pic.add(
      'multiply',
      pic.clipped(
        clip,
        shape(f.circle(-k * 0.5, 0.42, r * 1.16) + f.rect(-4, -4, 8, 8), p.shade, 0.42, ' fill-rule="evenodd"'),
      ),
    );
    pic.fill(f.rect(-r * 0.86, 0.1, r * 1.72, 0.16, 0.04), overprint(wood, p.shade, 0.45));
    pic.fill(f.rect(-r * 0.86, 0.2, r * 1.72, 0.06, 0.05), lit(p, wood, 0.2));
    pic.fill(f.rect(-0.24, -r * 0.83, 0.48, 0.5, 0.03), overprint(wood, p.shade, 0.5));
    pic.fill(f.rect(-0.19, -r * 0.8, 0.38, 0.42, 0.04), lit(p, wood, 0.12));
    pic.fill(f.rect(-0.28, -r * 0.62, 0.56, 0.06, 0.06), iron);
    pic.fill(f.rect(-0.035, -r * 0.93, 0.07, 0.14, 0.1), m.mustard);
    pic.fill(f.circle(0, 0.62, 0.17, 0.03), indoors(m.wine, 0.1));
    pic.fill(f.circle(0, 0.62, 0.11, 0.035), indoors(m.mustard, 0.1));
  }
}

/** Upright steel tanks with cones at the foot, each with its manhole and gauge. */
function steel({ s, k, indoors }: Hall): void {
  const { pic } = s,
    p = pic.pal,
    m = p.own,
    r = 0.98;
  for (let i = 3; i >= 0; i--) {
    const x = k * (1.35 + i * 2.35),
      z = FRONT + 0.5,
      c = indoors(mix(m.metal, m.foam, 0.5), 0.04 + 0.18 * i),
      dark = overprint(c, p.shade, 0.75),
      leg = s.face([x, 0, z], [1, 0, 0], [0, 1, 0]);
    pic.fill(leg.rect(-0.72, 0, 0.11, 0.9) + leg.rect(0.61, 0, 0.11, 0.9), dark);
    const L = spun(
      s,
      [x, 0.5, z],
      [
        [0.16, 0],
        [r, 0.5],
        [r, 3.1],
        [0.5, 3.5],
        [0.3, 3.55],
      ],
      c,
      { shadow: 'none', spec: 0.7, bands: [0.9, 1.8, 2.7].map((h) => [h, h + 0.07, dark] as [number, number, Hex]) },
    );
    // the tank mirrors the door
    pic.raw(
      pic.clipped(
        pic.clip(L.outline),
        shape(L.band(-k * 0.55 - 0.06, -k * 0.55 + 0.06), lit(p, mix(c, p.glow, 0.5), 0.4), 0.8),
      ),
    );
    const f = s.face([x, 0, z - r], [1, 0, 0], [0, 1, 0]);
    pic.fill(f.circle(0.1, 1.36, 0.3), dark);
    pic.fill(f.circle(0.1, 1.36, 0.25), lit(p, c, 0.25));
    pic.fill(f.rect(0.075, 1.1, 0.05, 0.52), dark);
    pic.fill(f.circle(-0.42, 2.4, 0.1), lit(p, m.foam, 0.1));
    pic.fill(f.rect(-0.43, 2.4, 0.02, 0.08), m.accent);
  }
}

/** Someone between door and vats with a glass held up against the light. */
function winemaker({ s, k, indoors }: Hall): void {
  const { pic } = s,
    p = pic.pal,
    m = p.own,
    z = 6.5,
    at: V3 = [-k * 0.55, 0, z],
    [x, y] = s.P(at),
    u = s.scale(z),
    fall = s.path([
      [at[0] - 0.16, 0.01, z],
      [at[0] + 0.16, 0.01, z],
      [at[0] + k * 1.15 + 0.2, 0.01, 4.2],
      [at[0] + k * 1.15 - 0.16, 0.01, 4.2],
    ]);
  pic.shade(fall, p.shade, 0.5);
  figure(
    pic,
    x,
    y,
    u * 1.72,
    GESTURES.toast,
    { top: indoors(m.cloth, 0.1), bottom: overprint(p.deep, m.cloth, 0.2), hair: p.deep, hat: 'beret' },
    -k,
    { shade: false },
  );
  glass(s, [at[0] - k * 0.345, 1.58, z], m.wine, 0.26);
}

/** Casks close by, cut by the sheet, with a bottle and glasses on the nearer one; a hose across the floor. */
function foreground({ s, k, indoors }: Hall): void {
  const { pic } = s,
    p = pic.pal,
    m = p.own,
    wood = indoors(mix(m.wood, m.adobe, 0.4), 0.35);
  const P = (x: number, z: number) =>
    s
      .P([k * x, 0.05, z])
      .map(Math.round)
      .join(' ');
  pic.line(
    `M${P(2.2, 7.1)}C${P(1.9, 6)} ${P(3.4, 5.6)} ${P(2, 5)}S${P(-0.6, 5)} ${P(-1.6, 6.2)}`,
    overprint(m.accent, p.shade, 0.35),
    13,
  );
  pic.line(`M${P(2.2, 7.1)}C${P(1.9, 6)} ${P(3.4, 5.6)} ${P(2, 5)}S${P(-0.6, 5)} ${P(-1.6, 6.2)}`, m.accent, 6);
  for (const [x, z] of [
    [3.3, 5.4],
    [2.75, 4.5],
  ] as const)
    cask(s, [k * x, 0, z], 1.02, { shadow: 'contact', wood });
  bottle(s, [k * 2.62, 1.02, 4.45], mix(m.leafDark, p.deep, 0.5), { label: m.wall, shadow: 'none' });
  glass(s, [k * 2.86, 1.02, 4.4], m.wine);
  glass(s, [k * 2.74, 1.02, 4.32], m.wine);
}
