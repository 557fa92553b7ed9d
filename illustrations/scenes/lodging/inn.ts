import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, poly, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import { glow } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { figure, groundShadow, POSES, type Pose } from '../../props/people/figures.ts';
import { leafy, lightSide } from '../../props/plants/plants.ts';
import { drawFarToNear, standingTree, strip, type Thing } from '../../props/staging.ts';
import { adobeHouse } from '../../props/town/buildings.ts';
import { plain } from '../../props/vineyard/rows.ts';

/** Both hands up to the hook. */
const HANGING: Pose = {
  ...(POSES.stand as Pose),
  elbA: [0.12, 0.84],
  handA: [0.19, 0.98],
  elbB: [0.09, 0.82],
  handB: [0.15, 0.95],
};

/** Where the gate stands, its half width and height, in metres. */
const GATE = 8.6;
const HALF = 1.7;
const POST = 2.7;

/** The opening of a guesthouse: the owner hangs a board on the gate, lavender along the path, the house behind. */
export function inn(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const hz = H * (o.horizon ?? 0.54);
  const focal = o.focal ?? 0.64;
  const low = p.name === 'dawn' || p.name === 'golden' || p.name === 'dusk';
  sky(pic, {
    horizon: hz,
    sun: low ? { x: W * 0.2, y: hz * 0.4, r: 42 } : undefined,
    clouds: low ? 'streaks' : 'cumulus',
    cloudAmount: 0.7,
  });
  range(pic, { horizon: hz, height: hz * 0.44, lead: 0.3, snow: 0.55, air: 0.42, seed: 'andes', peaks: 7, mist: 1 });
  const s = new Space(
    pic,
    { x: 0, y: 1.8, z: 0, f: 1050, cx: W * focal, horizon: hz },
    { az: lightSide(p) > 0 ? -38 : 218, el: Math.max(26, p.el) },
  );
  const grass = mix(m.leaf, m.steppe, 0.4);
  plain(pic, s, grass, { bands: 3, far: mix(grass, p.haze, 0.4) });
  pic.fill(strip(s, -1.5, 1.5, 1.2, 19, 0.01), mix(m.sand, m.soil, 0.2));
  const things: Thing[] = [];
  for (const x of [-30, -24, -17, -11.5, 9.5, 15, 22])
    things.push(standingTree(s, pic.rng.fork(`p${x}`), x, 34, pic.rng.range(9, 12), 'poplar', { shade: false }));
  things.push(standingTree(s, pic.rng.fork('walnut'), -7.6, 21, 9.5, 'plane-tree'));
  things.push(standingTree(s, pic.rng.fork('side'), 8.4, 24, 8.5, 'carob'));
  things.push({ z: 22.2, draw: () => house(s) });
  for (const side of [-1, 1]) for (let row = 0; row < 5; row++) things.push(lavenderRow(s, side, row));
  things.push({ z: GATE + 0.1, draw: () => fence(s) });
  things.push({ z: GATE, draw: () => gate(s) });
  things.push({ z: GATE - 0.4, draw: () => owner(s) });
  drawFarToNear(things);
}

/** Adobe house with a tiled gallery on posts. */
function house(s: Space): void {
  const pic = s.pic;
  const p = pic.pal;
  const m = p.mats;
  const b = s.block(0.6, 0, 22.5, 11, 3.6, 6);
  adobeHouse(s, b, pic.rng.fork('house'), {
    wall: lit(p, mix(m.wall, m.adobe, 0.18), 0.1),
    door: overprint(m.cloth, p.shade, 0.1),
    bays: 5,
    full: true,
  });
  const roof: [number, number, number][] = [
    [-5.3, 3.9, 19.6],
    [6.5, 3.9, 19.6],
    [6.7, 2.75, 17],
    [-5.5, 2.75, 17],
  ];
  pic.shade(
    s.path([
      [-4.9, 0, 19.5],
      [6.1, 0, 19.5],
      [6.1, 2.8, 19.5],
      [-4.9, 2.8, 19.5],
    ]),
    p.shade,
    p.lamps ? 0.1 : 0.4,
  );
  for (let x = -5.1; x <= 6.4; x += 2.28) s.block(x, 0, 17.2, 0.2, 2.8, 0.2).cast(0, 0.5).paint(m.wood);
  s.quad(roof, s.ink(m.roof, [0, 1, -0.4]));
  let tiles = '';
  for (let i = 1; i < 34; i++) {
    const t = i / 34;
    const a = -5.3 + 11.8 * t;
    const c = -5.5 + 12.2 * t;
    tiles += s.path([
      [a, 3.9, 19.6],
      [a + 0.07, 3.9, 19.6],
      [c + 0.08, 2.75, 17],
      [c, 2.75, 17],
    ]);
  }
  pic.shade(tiles, p.shade, 0.35);
  s.quad(
    [
      [-5.5, 2.75, 17],
      [6.7, 2.75, 17],
      [6.7, 2.58, 17],
      [-5.5, 2.58, 17],
    ],
    overprint(m.roof, p.shade, 0.8),
  );
  if (p.lamps) porchLamps(s);
}

/** Lamps that hang in the gallery, and what they light. */
function porchLamps(s: Space): void {
  const pic = s.pic;
  const p = pic.pal;
  const u = s.scale(18);
  const [mx, my] = s.P([0.6, 1.1, 18]);
  glow(pic, mx, my, u * 7.5, p.lamp, 0.22, 0.34);
  for (const x of [-3.8, -1.5, 0.8, 3.1, 5.4]) {
    const [a, b] = s.P([x, 2.2, 18]);
    pic.line(`M${a} ${b}v${-u * 0.4}`, p.deep, 1.6);
    pic.fill(ellipse(a, b, u * 0.1, u * 0.14), p.lamp);
    glow(pic, a, b, u * 1.1, p.lamp, 0.7);
  }
}

/** One row of lavender: grey-green cushions and their violet spikes. */
function lavenderRow(s: Space, side: number, row: number): Thing {
  const pic = s.pic;
  const p = pic.pal;
  const m = p.mats;
  const z = [16, 12.6, 10.4, 6.6, 5.2][row]!;
  const rng = pic.rng.fork(`lav${side}${row}`);
  const violet = mix(mix(p.shade, m.wine, 0.22), p.paper, 0.22);
  return {
    z,
    draw: () => {
      const u = s.scale(z);
      for (let x = 1.9; x < 1.9 + z * 0.72; x += 0.82) {
        const [a, b] = s.P([side * (x + rng.range(-0.08, 0.08)), 0, z + rng.range(-0.1, 0.1)]);
        pic.add('multiply', shape(ellipse(a - Math.sign(s.sun[0]) * u * 0.16, b, u * 0.5, u * 0.07), p.shade, 0.5));
        pic.fill(leafy(a, b - u * 0.13, u * 0.38, u * 0.15, u * 0.09, rng, 1.6), mix(m.olive, m.leafDark, 0.45));
        let stems = '';
        let dark = '';
        let light = '';
        for (let i = 0; i < 21; i++) {
          const q = (i / 20) * 2 - 1;
          const ex = a + q * u * 0.52 + rng.range(-3, 3);
          const ey = b - u * (0.66 - 0.24 * q * q) * rng.range(0.85, 1.1);
          stems += poly([
            [a + q * u * 0.24 - 1, b - u * 0.16],
            [a + q * u * 0.24 + 1, b - u * 0.16],
            [ex, ey],
          ]);
          const spike = sweep(
            [
              [ex - q * u * 0.03, ey + u * 0.14, u * 0.022],
              [ex, ey, u * 0.03],
              [ex + q * u * 0.02, ey - u * 0.09, u * 0.01],
            ],
            2,
          );
          if (q * s.sun[0] > -0.2) light += spike;
          else dark += spike;
        }
        pic.fill(stems, mix(m.olive, m.leaf, 0.4));
        pic.fill(dark, overprint(violet, p.shade, 0.35));
        pic.fill(light, violet);
      }
    },
  };
}

const wooden = (s: Space): Hex => mix(s.pic.pal.mats.wood, s.pic.pal.mats.sand, 0.18);

/** Post-and-rail fence on both sides of the gate. */
function fence(s: Space): void {
  const wood = wooden(s);
  for (const k of [-1, 1]) {
    for (let x = HALF + 1.6; x < 12; x += 1.7)
      s.block(k * x, 0, GATE, 0.14, 1.15, 0.14)
        .cast(0, 0.5)
        .paint(wood);
    for (const y of [0.42, 0.92])
      s.block(k * (HALF + 5.6), y, GATE, 11, 0.12, 0.07)
        .cast(0, 0.4)
        .paint(wood);
  }
}

/** Two posts and a beam, an open leaf, and the board hanging from only one chain so far. */
function gate(s: Space): void {
  const pic = s.pic;
  const p = pic.pal;
  const m = p.mats;
  const wood = wooden(s);
  for (const k of [-1, 1])
    s.block(k * HALF, 0, GATE, 0.26, POST, 0.26)
      .cast(0, 0.55)
      .paint(wood);
  s.block(0, POST, GATE, HALF * 2 + 1, 0.24, 0.26)
    .cast(0, 0.5)
    .paint(wood);
  const leaf = s.face([HALF, 0.12, GATE], [0.75, 0, 1.2], [0, 1.2, 0]);
  let slats = leaf.rect(0, 0.1, 1.41, 0.1) + leaf.rect(0, 1.0, 1.41, 0.1);
  for (let a = 0; a < 1.4; a += 0.27) slats += leaf.rect(a, 0, 0.13, 1.25);
  pic.fill(slats, leaf.ink(mix(m.cloth, m.foam, 0.15)));
  // the board: a sun over a ridge in place of a name
  const tilt = 0.1;
  const f = s.face([-0.98, 1.72, GATE - 0.16], [1.7, tilt, 0], [0, 0.8, 0]);
  for (const [a, up] of [
    [0.2, POST],
    [1.45, POST - 0.12],
  ] as const) {
    const [x0, y0] = f.P(a, 0.78);
    const [, y1] = s.P([0, up, GATE - 0.16]);
    pic.line(`M${x0} ${y0}V${y1}`, p.deep, 2.4);
  }
  pic.shade(f.rect(0.06, -0.06, 1.7, 0.8), p.shade, 0.35);
  pic.fill(f.all(), f.ink(lit(p, mix(m.wood, m.sand, 0.45), 0.2)));
  const clip = pic.clip(f.rect(0.08, 0.08, 1.54, 0.64));
  pic.raw(
    pic.clipped(
      clip,
      shape(f.rect(0, 0, 1.7, 0.8), m.foam) +
        shape(f.circle(0.85, 0.3, 0.27), m.mustard) +
        shape(
          f.poly([
            [0.1, 0.05],
            [0.45, 0.4],
            [0.68, 0.25],
            [0.98, 0.5],
            [1.6, 0.05],
          ]),
          m.accent,
        ) +
        shape(
          f.poly([
            [0.05, 0.03],
            [0.6, 0.22],
            [1.1, 0.16],
            [1.65, 0.26],
            [1.65, 0.03],
          ]),
          mix(p.shade, m.wine, 0.25),
        ),
    ),
  );
}

/** The owner on a stool, arms up to the hook. */
function owner(s: Space): void {
  const pic = s.pic;
  const p = pic.pal;
  const m = p.mats;
  const z = GATE - 0.4;
  const x = -1.02;
  const step = s.block(x - 0.12, 0, z, 0.6, 0.42, 0.4);
  step.cast(0, 0.55).paint(m.cloth, { top: lit(p, m.cloth, 0.2) });
  const [a, b] = s.P([x - 0.12, 0.42, z]);
  const h = s.scale(z) * 1.62;
  const [sx, sy] = s.P([x - 0.12, 0, z]);
  groundShadow(pic, s, ellipse(sx, sy - h * 0.7, h * 0.1, h * 0.55), sy, z, 0.45);
  figure(pic, a, b, h, HANGING, { top: m.foam, dress: m.accent, hair: overprint(m.wood, p.deep, 0.4) }, 1);
}
