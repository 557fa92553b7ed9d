import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, type Pt, poly, smooth, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { glow } from '../../props/air/light.ts';
import { type Chamber, chamber } from '../../props/rooms/chamber.ts';
import {
  barStool,
  fronds,
  hearthFire,
  pottedPlant,
  shelfUnit,
  smallThing,
  tallTable,
} from '../../props/rooms/furniture.ts';
import { bicycle } from '../../props/vehicles/bicycle.ts';
import { mirror, towels } from '../lodging/rooms.ts';

type Trade = 'bicycles' | 'loom' | 'leather' | 'hairdresser' | 'dairy' | 'bakery';

/** Workrooms: a bicycle corner, a loom, a leather bench, a hair salon, a cheese room, a bakery's oven. */
export function workshop(pic: Picture, o: { focal?: number; horizon?: number; trade?: Trade } = {}): void {
  const draw = { bicycles, loom, leather, hairdresser, dairy, bakery }[o.trade ?? 'loom'];
  draw(pic, o);
}

type Where = { focal?: number; horizon?: number };

// --- Bicycles --------------------------------------------------------------------------------------

function bicycles(pic: Picture, o: Where): void {
  const m = pic.pal.own;
  const r = chamber(pic, {
    ...o,
    wall: mix(m.cloth, m.wall, 0.5),
    floor: 'cement',
    depth: 4,
    left: -2.4,
    right: 2.5,
    outlook: 'garden',
    windows: [{ x: -1.95, y: 1.1, w: 0.85, h: 1 }],
  });
  pegboard(r, -0.75, 1.25, 2.7, 1.05);
  r.box(0.6, 0.82, r.depth - 0.25, 2.9, 0.07, 0.5, m.wood, { shadow: 0 });
  for (const x of [-0.75, 1.95]) r.box(x, 0, r.depth - 0.25, 0.1, 0.82, 0.4, m.wood);
  r.box(0.2, 0.3, r.depth - 0.25, 2.2, 0.05, 0.4, m.wood, { shadow: false });
  toolbox(r, -0.3, 0.89, r.depth - 0.25);
  smallThing(r, 'jar', 0.6, 0.89, r.depth - 0.25, m.metal);
  smallThing(r, 'bottle', 0.85, 0.89, r.depth - 0.25, m.mustard);
  for (const [x, rad] of [
    [0.9, 0.3],
    [1.3, 0.26],
  ] as const)
    tyre(r, x, 0.36 + rad * 0.6, r.depth - 0.45, rad);
  // the two machines, upright on the floor in front of the bench
  for (const [x, z, face, c] of [
    [0.95, 3, -1, m.accent],
    [-0.55, 2.55, 1, m.mustard],
  ] as const) {
    const [a, b] = r.P(x, 0, z);
    r.shadow(x, 0, z, 1.5, 0.55, 0.1);
    bicycle(pic, a, b, r.scale(z) * 0.33, {
      face: face * r.k,
      color: r.dim(c),
      shadow: false,
      basket: c === m.mustard,
    });
  }
}

/** Perforated board with tools hung on it, their outlines clear against the pale wood. */
function pegboard(r: Chamber, x: number, y: number, w: number, h: number): void {
  const { pic, m } = r,
    p = pic.pal,
    z = r.depth;
  pic.shade(r.upright(x + 0.06, y - 0.07, w, h), p.shade, 0.35);
  pic.fill(r.upright(x, y, w, h), r.dim(mix(m.sand, m.wall, 0.3)));
  let holes = '';
  for (let a = 0.1; a < w; a += 0.12) for (let b = 0.1; b < h; b += 0.12) holes += r.disc(x + a, y + b, z, 0.011);
  pic.shade(holes, p.shade, 0.4);
  const steel = r.dim(overprint(m.metal, p.shade, 0.35)),
    dark = mix(p.deep, m.metal, 0.1),
    grip = r.dim(m.accent);
  const bar = (a: number, b: number, len: number, wide: number, c: Hex) =>
    pic.fill(r.upright(x + a - wide / 2, y + b - len, wide, len), c);
  const ring = (a: number, b: number, rad: number, c: Hex) => {
    pic.raw(
      `<path d="${r.disc(x + a, y + b, z, rad)}${r.disc(x + a, y + b, z, rad * 0.55)}" fill="${c}" fill-rule="evenodd"/>`,
    );
  };
  // spanners by size, pliers, screwdrivers, hammer, chainrings
  for (let i = 0; i < 5; i++) {
    const a = 0.22 + i * 0.15,
      len = 0.46 - i * 0.055;
    bar(a, 0.92, len, 0.035, steel);
    ring(a, 0.92, 0.05, steel);
    ring(a, 0.92 - len, 0.055, steel);
  }
  for (let i = 0; i < 4; i++) {
    const a = 1.08 + i * 0.12;
    bar(a, 0.92, 0.16, 0.05, i % 2 ? r.dim(m.mustard) : grip);
    bar(a, 0.76, 0.2, 0.018, steel);
  }
  bar(1.68, 0.9, 0.5, 0.04, r.dim(m.wood));
  pic.fill(r.upright(x + 1.55, y + 0.84, 0.26, 0.09), dark);
  ring(2.15, 0.74, 0.2, dark);
  ring(2.15, 0.74, 0.1, steel);
  ring(2.42, 0.38, 0.13, steel);
  const [ax, ay] = r.P(x + 1.25, y + 0.42, z),
    sc = r.scale(z);
  pic.line(
    `M${f1(ax)} ${f1(ay)}q${f1(sc * 0.3)} ${f1(sc * 0.2)} ${f1(sc * 0.3)} ${f1(sc * 0.34)}m${f1(-sc * 0.5)} ${f1(-sc * 0.36)}q${f1(-sc * 0.05)} ${f1(sc * 0.3)} ${f1(sc * 0.04)} ${f1(sc * 0.36)}`,
    dark,
    sc * 0.02,
  );
}

function toolbox(r: Chamber, x: number, y: number, z: number): void {
  r.box(x, y, z, 0.5, 0.2, 0.24, r.m.accent, { shadow: y });
  r.pic.fill(
    r.upright(x - 0.12, y + 0.2, 0.24, 0.03, z) + r.upright(x - 0.03, y + 0.12, 0.06, 0.05, z - 0.12),
    r.pic.pal.deep,
  );
}

function tyre(r: Chamber, x: number, y: number, z: number, rad: number): void {
  const d = r.disc(x, y, z, rad) + r.disc(x, y, z, rad * 0.82);
  r.pic.raw(`<path d="${d}" fill="${mix(r.pic.pal.deep, r.m.road, 0.15)}" fill-rule="evenodd"/>`);
}

// --- Weaving ---------------------------------------------------------------------------------------

function loom(pic: Picture, o: Where): void {
  const m = pic.pal.own;
  const r = chamber(pic, {
    ...o,
    wall: mix(m.adobe, m.wall, 0.55),
    ceiling: 'beams',
    depth: 4.2,
    left: -2.5,
    right: 2.7,
    outlook: 'andes',
    windows: [{ x: -2, y: 0.85, w: 1.2, h: 1.25 }],
  });
  skeins(r, 1.62, 2, 1);
  handLoom(r, 0.25, 3.1);
  yarnBasket(r, -1.6, 2.9);
  barStool(r, 0.3, 2.25, m.wood, 0.45);
  shelfUnit(r, 1.5, 0.75, 1.15, ['jar', 'bowl', 'jar'], [m.mustard, m.accent, m.leaf]);
}

/** Dyed skeins hanging from a rod on the back wall. */
function skeins(r: Chamber, x: number, y: number, w: number): void {
  const { pic, m } = r,
    p = pic.pal,
    z = r.depth - 0.08,
    sc = r.scale(z);
  pic.fill(r.upright(x - 0.1, y, w + 0.2, 0.035, z), r.tone(m.wood, 'front'));
  const inks = [m.mustard, m.leaf, mix(m.mustard, m.accent, 0.45), m.olive, m.accent];
  inks.forEach((c, i) => {
    const [a, b] = r.P(x + (w * (i + 0.5)) / inks.length, y, z),
      len = sc * (0.62 + (i % 2) * 0.08),
      half = sc * 0.075;
    const d = smooth(
      [
        [a - half * 0.6, b - sc * 0.02],
        [a + half * 0.6, b - sc * 0.02],
        [a + half, b + len * 0.4],
        [a + half * 0.9, b + len * 0.9],
        [a, b + len],
        [a - half * 0.9, b + len * 0.9],
        [a - half, b + len * 0.4],
      ],
      true,
      0.7,
    );
    pic.add(
      'multiply',
      `<g transform="translate(${f1(r.k * sc * 0.05)} ${f1(sc * 0.03)})">${shape(d, p.shade, 0.3)}</g>`,
    );
    pic.fill(d, r.dim(c));
    let strands = '';
    for (const t of [-0.6, -0.2, 0.25, 0.65])
      strands += `M${f1(a + t * half * 0.6)} ${f1(b)}Q${f1(a + t * half * 1.4)} ${f1(b + len * 0.5)} ${f1(a + t * half)} ${f1(b + len * 0.93)}`;
    pic.line(strands, overprint(r.dim(c), p.shade, 0.5), Math.max(0.8, sc * 0.008));
    pic.line(`M${f1(a - half)} ${f1(b + len * 0.5)}h${f1(half * 2)}`, overprint(r.dim(c), p.shade, 0.7), sc * 0.014);
  });
}

/** Upright loom with a striped blanket half woven: the web grows from the foot, bare warp above it. */
function handLoom(r: Chamber, x: number, z: number): void {
  const { pic, m } = r,
    p = pic.pal,
    wood = mix(m.wood, m.adobe, 0.15),
    [w, h] = [1.9, 1.95];
  r.shadow(x, 0, z, w, h * 0.8, 0.2);
  for (const s of [-1, 1]) r.box(x + (s * w) / 2, 0, z + 0.25, 0.1, 0.09, 0.9, wood, { shadow: false });
  const [wx, ww] = [x - w / 2 + 0.18, w - 0.36];
  const web = { y: 0.42, h: 0.78 };
  // warp
  let warp = '';
  for (let i = 0; i <= 48; i++) warp += r.upright(wx + (ww * i) / 48 - 0.004, web.y, 0.008, 1.35, z);
  pic.fill(warp, r.dim(mix(m.foam, m.sand, 0.25)));
  // the woven part, band by band, with a row of stepped rhombs
  const cloth = r.upright(wx, web.y, ww, web.h, z),
    clip = pic.clip(cloth);
  pic.fill(cloth, r.dim(mix(m.foam, m.sand, 0.35)));
  const bands: [number, number, Hex][] = [
    [0.02, 0.07, m.accent],
    [0.11, 0.03, m.leafDark],
    [0.17, 0.05, m.mustard],
    [0.27, 0.2, mix(m.wine, m.accent, 0.25)],
    [0.52, 0.04, m.leafDark],
    [0.58, 0.07, m.mustard],
    [0.68, 0.03, m.accent],
    [0.73, 0.05, m.olive],
  ];
  for (const [y, t, c] of bands) pic.fill(r.upright(wx, web.y + y, ww, t, z), r.dim(c));
  let rhombs = '';
  for (let i = 0; i < 9; i++) {
    const a = wx + (ww * (i + 0.5)) / 9,
      q = ww / 9 / 2.3,
      c = web.y + 0.37;
    rhombs += r.path([
      [a - q, c, z],
      [a, c + 0.085, z],
      [a + q, c, z],
      [a, c - 0.085, z],
    ]);
  }
  pic.fill(rhombs, r.dim(mix(m.foam, m.mustard, 0.3)));
  let ribs = '';
  for (let i = 0; i < 40; i++) ribs += r.upright(wx, web.y + i * 0.02, ww, 0.004, z);
  pic.add('multiply', pic.clipped(clip, shape(ribs, p.shade, 0.22)));
  pic.add('multiply', pic.clipped(clip, shape(r.upright(wx + ww * 0.62, web.y, ww * 0.4, web.h, z), p.shade, 0.16)));
  // frame: posts, beams, heddle rod, a shuttle left in the shed
  for (const s of [-1, 1]) r.box(x + (s * w) / 2, 0, z, 0.12, h, 0.12, wood, { shadow: false });
  for (const [y, t] of [
    [h - 0.14, 0.12],
    [0.3, 0.12],
  ] as const)
    r.box(x, y, z, w + 0.1, t, 0.12, wood, { shadow: false });
  r.box(x, 1.36, z - 0.05, w - 0.1, 0.04, 0.04, mix(wood, m.sand, 0.4), { shadow: false });
  r.box(x, 1.52, z - 0.05, w - 0.1, 0.04, 0.04, mix(wood, m.sand, 0.4), { shadow: false });
  const [a, b] = r.P(x + 0.2, web.y + web.h + 0.05, z - 0.06),
    sc = r.scale(z);
  pic.fill(
    sweep(
      [
        [a - sc * 0.2, b, sc * 0.006],
        [a, b, sc * 0.035],
        [a + sc * 0.2, b, sc * 0.006],
      ],
      4,
    ),
    r.dim(mix(m.sand, m.wood, 0.3)),
  );
  pic.line(`M${f1(a - sc * 0.1)} ${f1(b)}h${f1(sc * 0.2)}`, r.dim(m.accent), sc * 0.022);
}

function yarnBasket(r: Chamber, x: number, z: number): void {
  const { pic, m } = r,
    p = pic.pal,
    sc = r.scale(z);
  r.foot(x, z, 0.4);
  r.turned(
    x,
    0,
    z,
    [
      [0.26, 0],
      [0.34, 0.3],
    ],
    mix(m.mustard, m.wood, 0.35),
    overprint(m.wood, p.shade, 0.6),
  );
  const [a, b] = r.P(x, 0.34, z);
  for (const [dx, dy, rad, c] of [
    [-0.15, 0.05, 0.14, m.leaf],
    [0.13, 0.05, 0.15, m.accent],
    [0.0, 0.12, 0.15, m.mustard],
  ] as const) {
    const [cx, cy] = [a + dx * sc, b - dy * sc];
    pic.fill(ellipse(cx, cy, rad * sc), overprint(r.dim(c), p.shade, 0.4));
    pic.fill(ellipse(cx - r.k * rad * sc * 0.14, cy - rad * sc * 0.14, rad * sc * 0.8), r.dim(c));
    let thread = '';
    for (let i = -2; i <= 2; i++)
      thread += `M${f1(cx - rad * sc * 0.7)} ${f1(cy + i * rad * sc * 0.3)}Q${f1(cx)} ${f1(cy + (i - 1.2) * rad * sc * 0.3)} ${f1(cx + rad * sc * 0.7)} ${f1(cy + i * rad * sc * 0.3)}`;
    pic.line(thread, overprint(r.dim(c), p.shade, 0.5), 1.4, 0.8);
  }
}

// --- Leather ---------------------------------------------------------------------------------------

function leather(pic: Picture, o: Where): void {
  const m = pic.pal.own;
  const r = chamber(pic, {
    ...o,
    wall: mix(m.cloth, m.wall, 0.55),
    depth: 3.8,
    left: -2.3,
    right: 2.4,
    outlook: 'town',
    windows: [{ x: -1.95, y: 1.05, w: 1.1, h: 1.1 }],
  });
  belts(r, 0.1, 2.2, 1.9);
  const top = tallTable(r, 0.25, 2.75, 3.1, 0.9, mix(m.wood, m.roof, 0.2), 0.86);
  hide(r, -0.45, top, 2.75);
  mateBag(r, 0.95, top, 2.8);
  handTools(r, top, 2.6);
  smallThing(r, 'bowl', 1.6, top, 2.9, m.metal);
  barStool(r, -1.2, 2.25, m.wood, 0.55);
}

/** belts on hooks, hanging to different lengths, with their buckles */
function belts(r: Chamber, x: number, y: number, w: number): void {
  const { pic, m } = r,
    p = pic.pal,
    z = r.depth - 0.04,
    inks = [
      m.wood,
      mix(m.roof, m.wood, 0.4),
      mix(p.deep, m.wood, 0.35),
      m.adobe,
      mix(m.wine, m.wood, 0.5),
      m.wood,
      m.roof,
    ];
  r.box(x + w / 2, y, z, w + 0.2, 0.08, 0.05, mix(m.wood, m.sand, 0.3), { shadow: false });
  inks.forEach((c, i) => {
    const a = x + (w * (i + 0.5)) / inks.length,
      len = 0.95 + ((i * 7) % 4) * 0.09,
      t = 0.055;
    pic.shade(r.upright(a + 0.04, y - len - 0.02, t, len, z), p.shade, 0.35);
    pic.fill(r.upright(a, y - len, t, len, z), r.dim(c));
    pic.fill(r.upright(a - 0.045, y - len * 0.86, t * 0.8, len * 0.86, z), overprint(r.dim(c), p.shade, 0.3));
    pic.fill(r.upright(a - 0.03, y - 0.12, 0.11, 0.13, z), r.dim(i % 2 ? m.metal : m.mustard));
    pic.fill(r.upright(a - 0.005, y - 0.1, 0.06, 0.09, z), r.dim(c));
    let holes = '';
    for (let j = 0; j < 5; j++) holes += r.disc(a + t / 2, y - len + 0.1 + j * 0.07, z, 0.008);
    pic.fill(holes, p.deep);
  });
}

/** a hide laid on the bench, a pattern cut out of it */
function hide(r: Chamber, x: number, y: number, z: number): void {
  const { pic, m } = r,
    p = pic.pal,
    c = mix(m.adobe, m.roof, 0.3);
  const at = (a: number, b: number) => r.P(x + a, y + 0.004, z + b);
  const d = smooth(
    [
      at(-0.7, -0.3),
      at(-0.3, -0.38),
      at(0.2, -0.33),
      at(0.55, -0.38),
      at(0.62, 0.05),
      at(0.5, 0.36),
      at(0, 0.3),
      at(-0.5, 0.36),
      at(-0.62, 0.02),
    ],
    true,
    0.7,
  );
  pic.add('multiply', `<g transform="translate(3 6)">${shape(d, p.shade, 0.45)}</g>`);
  pic.fill(d, r.dim(c));
  pic.shade(smooth([at(-0.3, -0.2), at(0.1, -0.22), at(0.16, 0.12), at(-0.26, 0.14)], true, 0.3), p.shade, 0.35);
  pic.line(
    smooth([at(-0.36, -0.25), at(0.16, -0.27), at(0.22, 0.17), at(-0.32, 0.19)], true, 0.3),
    r.dim(m.foam),
    2,
    0.8,
  );
}

/** a matera: the box-shaped leather bag for the mate, its strap and stitches */
function mateBag(r: Chamber, x: number, y: number, z: number): void {
  const { pic, m } = r,
    c = mix(m.roof, m.wood, 0.45),
    sc = r.scale(z - 0.14);
  const [a, b] = r.P(x, y + 0.42, z);
  pic.line(
    `M${f1(a - sc * 0.2)} ${f1(b)}C${f1(a - sc * 0.2)} ${f1(b - sc * 0.42)} ${f1(a + sc * 0.22)} ${f1(b - sc * 0.42)} ${f1(a + sc * 0.2)} ${f1(b)}`,
    overprint(r.dim(c), pic.pal.shade, 0.4),
    sc * 0.05,
  );
  r.box(x, y, z, 0.46, 0.42, 0.28, c, { shadow: y });
  pic.fill(r.upright(x - 0.23, y + 0.24, 0.46, 0.18, z - 0.14), overprint(r.dim(c), pic.pal.shade, 0.1));
  pic.shade(r.upright(x - 0.23, y + 0.22, 0.46, 0.02, z - 0.14), pic.pal.shade, 0.6);
  pic.fill(r.upright(x - 0.03, y + 0.16, 0.06, 0.13, z - 0.14), r.dim(m.mustard));
  let stitches = '';
  for (let t = -0.2; t < 0.21; t += 0.035)
    stitches +=
      r.upright(x + t, y + 0.025, 0.018, 0.008, z - 0.142) + r.upright(x + t, y + 0.255, 0.018, 0.008, z - 0.142);
  for (let t = 0.04; t < 0.4; t += 0.035)
    stitches +=
      r.upright(x - 0.205, y + t, 0.008, 0.018, z - 0.142) + r.upright(x + 0.2, y + t, 0.008, 0.018, z - 0.142);
  pic.fill(stitches, r.dim(m.foam));
}

/** knife, awl, punch, mallet and a reel of thread laid along the front of the bench */
function handTools(r: Chamber, y: number, z: number): void {
  const { pic, m } = r,
    p = pic.pal,
    sc = r.scale(z);
  const lay = (x: number, dz: number, len: number, turn: number, grip: Hex, wide: number) => {
    const [a, b] = r.P(x, y + 0.01, z + dz),
      dx = Math.cos(turn) * len * sc,
      dy = -Math.sin(turn) * len * sc * 0.42;
    const handle = sweep(
        [
          [a, b, wide * sc],
          [a + dx * 0.45, b + dy * 0.45, wide * sc],
        ],
        2,
      ),
      blade = sweep(
        [
          [a + dx * 0.45, b + dy * 0.45, wide * sc * 0.5],
          [a + dx, b + dy, wide * sc * 0.12],
        ],
        2,
      );
    pic.add('multiply', `<g transform="translate(2 5)">${shape(handle + blade, p.shade, 0.5)}</g>`);
    pic.fill(blade, r.dim(m.metal));
    pic.fill(handle, r.dim(grip));
  };
  lay(-0.75, -0.26, 0.34, 0.5, m.wood, 0.022);
  lay(-0.2, -0.3, 0.3, 2.5, m.accent, 0.02);
  lay(0.1, -0.22, 0.34, 0.25, mix(m.wood, m.sand, 0.4), 0.024);
  r.turned(
    0.5,
    y,
    z - 0.1,
    [
      [0.07, 0],
      [0.07, 0.12],
    ],
    m.foam,
  );
  r.box(1.45, y, z - 0.12, 0.12, 0.12, 0.2, m.wood, { shadow: y });
  r.box(1.45, y + 0.05, z - 0.26, 0.04, 0.04, 0.3, mix(m.wood, m.sand, 0.5), { shadow: false });
}

// --- Hair salon ------------------------------------------------------------------------------------

function hairdresser(pic: Picture, o: Where): void {
  const m = pic.pal.own;
  const r = chamber(pic, {
    ...o,
    wall: mix(m.accent, m.wall, 0.72),
    sides: mix(m.wall, m.foam, 0.4),
    floor: 'checker',
    depth: 4,
    left: -2.4,
    right: 2.5,
    outlook: 'town',
    windows: [{ x: -2.1, y: 0.6, w: 1.15, h: 1.7, bars: [0, 0] }],
  });
  mirror(r, 0.75, 1.62, 0.58);
  r.box(0.75, 0.82, r.depth - 0.17, 1.8, 0.06, 0.34, mix(m.wood, m.sand, 0.35), { shadow: false });
  smallThing(r, 'bottle', 0.15, 0.88, r.depth - 0.17, m.cloth);
  smallThing(r, 'bottle', 0.3, 0.88, r.depth - 0.17, m.accent);
  smallThing(r, 'jar', 1.1, 0.88, r.depth - 0.17, m.mustard);
  smallThing(r, 'bowl', 1.35, 0.88, r.depth - 0.17, m.foam);
  wallPlants(r);
  salonChair(r, 0.75, 2.85);
  trolley(r, -0.7, 2.9);
  pottedPlant(r, -1.75, 3.4, 1.4);
}

/** pots on brackets up the wall */
function wallPlants(r: Chamber): void {
  for (const [x, y] of [
    [1.75, 1.9],
    [2.1, 1.45],
    [-0.35, 2.0],
    [-0.5, 1.45],
  ] as const) {
    r.turned(
      x,
      y,
      r.depth - 0.1,
      [
        [0.07, 0],
        [0.1, 0.14],
      ],
      r.m.mustard,
      r.m.wood,
    );
    fronds(r, x, y + 0.16, r.depth - 0.1, 0.22, 7);
  }
}

/** hairdresser's chair from behind: base, seat, back and footrest */
function salonChair(r: Chamber, x: number, z: number): void {
  const { pic, m } = r,
    c = mix(m.cloth, m.leafDark, 0.2);
  r.foot(x, z, 0.34);
  r.turned(
    x,
    0,
    z,
    [
      [0.3, 0],
      [0.28, 0.04],
      [0.06, 0.06],
      [0.055, 0.42],
    ],
    m.metal,
  );
  r.box(x, 0.42, z, 0.62, 0.13, 0.6, c, { shadow: false });
  for (const s of [-1, 1]) {
    r.box(x + s * 0.33, 0.5, z, 0.07, 0.2, 0.5, m.metal, { shadow: false });
    r.box(x + s * 0.33, 0.68, z, 0.1, 0.06, 0.52, c, { shadow: false });
  }
  const back: Pt[] = [
    r.P(x - 0.29, 0.52, z - 0.3),
    r.P(x + 0.29, 0.52, z - 0.3),
    r.P(x + 0.33, 0.9, z - 0.33),
    r.P(x + 0.25, 1.16, z - 0.35),
    r.P(x - 0.25, 1.16, z - 0.35),
    r.P(x - 0.33, 0.9, z - 0.33),
  ];
  const d = smooth(back, true, 0.55);
  pic.fill(d, r.tone(c, 'front'));
  pic.raw(pic.clipped(pic.clip(d), shape(r.upright(x - 0.34, 0.5, 0.2, 0.7, z - 0.33), r.tone(c, 'light'))));
  pic.line(
    smooth(
      back.map(
        ([a, b]) => [a + (r.P(x, 0.86, z - 0.33)[0] - a) * 0.14, b + (r.P(x, 0.86, z - 0.33)[1] - b) * 0.14] as Pt,
      ),
      true,
      0.55,
    ),
    overprint(c, pic.pal.shade, 0.6),
    2,
  );
}

function trolley(r: Chamber, x: number, z: number): void {
  const { m } = r;
  r.box(x, 0.1, z, 0.5, 0.06, 0.36, m.foam);
  r.box(x, 0.62, z, 0.5, 0.06, 0.36, m.foam, { shadow: false });
  for (const s of [-1, 1]) r.box(x + s * 0.23, 0.1, z - 0.15, 0.03, 0.52, 0.03, m.metal, { shadow: false });
  towels(r, x - 0.02, 0.16, z);
  smallThing(r, 'bottle', x - 0.13, 0.68, z, m.mustard);
  smallThing(r, 'jar', x + 0.1, 0.68, z, m.accent);
}

// --- Cheese ----------------------------------------------------------------------------------------

function dairy(pic: Picture, o: Where): void {
  const { pal: p } = pic,
    m = p.own;
  const r = chamber(pic, {
    ...o,
    wall: mix(m.stone, m.wall, 0.45),
    ceiling: 'beams',
    floor: 'cement',
    depth: 4,
    left: -2.6,
    right: 2.5,
    outlook: 'andes',
    windows: [{ x: -2, y: 0, w: 1.3, h: 2.1, bars: [0, 0] }],
  });
  goat(r, -1.3, 3.75);
  const x = 0.85,
    w = 2.5;
  for (const s of [-1, 1])
    r.box(x + (s * w) / 2, 0, r.depth - 0.25, 0.09, 2.2, 0.5, m.wood, { shadow: s > 0 ? false : 0 });
  const rng = pic.rng.fork('wheels');
  for (const y of [0.25, 0.83, 1.41, 1.99]) {
    pic.shade(r.upright(x - w / 2, y + 0.04, w, 0.5, r.depth - 0.02), p.shade, 0.42);
    r.box(x, y - 0.05, r.depth - 0.25, w, 0.05, 0.5, mix(m.wood, m.sand, 0.25), { shadow: false });
    if (y > 1.9) continue;
    for (let i = 0; i < 6; i++)
      wheel(
        r,
        x - w / 2 + 0.26 + i * 0.4,
        y,
        r.depth - 0.28,
        rng.range(0.14, 0.17),
        rng.pick([m.sand, mix(m.sand, m.mustard, 0.4), mix(m.foam, m.sand, 0.4), mix(m.adobe, m.sand, 0.5)]),
      );
  }
  const top = tallTable(r, 0.9, 2.5, 1.5, 0.7, m.wood, 0.8);
  wheel(r, 0.6, top, 2.55, 0.2, mix(m.foam, m.sand, 0.35));
  wheel(r, 1.1, top, 2.5, 0.17, mix(m.sand, m.mustard, 0.4));
  wheel(r, 0.62, top + 0.15, 2.55, 0.16, m.sand);
}

/** a small round cheese with its pressed rind */
function wheel(r: Chamber, x: number, y: number, z: number, rad: number, c: Hex): void {
  r.turned(
    x,
    y,
    z,
    [
      [rad * 0.94, 0],
      [rad, 0.03],
      [rad, 0.11],
      [rad * 0.93, 0.14],
    ],
    c,
    r.tone(lit(r.pic.pal, c, 0.3), 'up'),
  );
}

/** A goat standing in the doorway, side on, looking in. */
function goat(r: Chamber, x: number, z: number): void {
  const { pic, m } = r,
    p = pic.pal,
    u = r.scale(z) * 0.72,
    [gx, gy] = r.P(x, 0, z),
    f = r.k;
  const X = (a: number) => gx + f * a * u,
    Y = (b: number) => gy - b * u,
    coat = r.dim(mix(m.foam, m.sand, 0.25)),
    dark = r.dim(mix(m.wood, p.deep, 0.35));
  r.foot(x, z, 0.42);
  const leg = (a: number, c: Hex) =>
    pic.fill(
      sweep(
        [
          [X(a), Y(0.5), 0.06 * u],
          [X(a + 0.01), Y(0.25), 0.035 * u],
          [X(a), Y(0.03), 0.032 * u],
        ],
        4,
      ),
      c,
    );
  leg(-0.32, overprint(coat, p.shade, 0.45));
  leg(0.2, overprint(coat, p.shade, 0.45));
  const body = smooth(
    [
      [-0.5, 0.62],
      [-0.44, 0.86],
      [-0.1, 0.84],
      [0.24, 0.9],
      [0.4, 0.8],
      [0.36, 0.52],
      [0.05, 0.42],
      [-0.36, 0.46],
    ].map(([a, b]) => [X(a!), Y(b!)] as Pt),
    true,
    0.85,
  );
  const neck = sweep(
    [
      [X(0.28), Y(0.74), 0.15 * u],
      [X(0.46), Y(0.96), 0.1 * u],
      [X(0.54), Y(1.12), 0.09 * u],
    ],
    5,
  );
  const head = smooth(
    [
      [0.46, 1.2],
      [0.56, 1.26],
      [0.7, 1.14],
      [0.84, 1.0],
      [0.8, 0.94],
      [0.68, 0.96],
      [0.52, 1.04],
    ].map(([a, b]) => [X(a!), Y(b!)] as Pt),
    true,
    0.8,
  );
  for (const part of [body, neck, head]) pic.fill(part, coat);
  const clip = pic.clip(body);
  pic.add(
    'multiply',
    pic.clipped(
      clip,
      shape(
        smooth(
          [
            [-0.6, 0.6],
            [0, 0.6],
            [0.5, 0.62],
            [0.4, 0.3],
            [-0.6, 0.3],
          ].map(([a, b]) => [X(a!), Y(b!)] as Pt),
          true,
          0.6,
        ),
        p.shade,
        0.45,
      ),
    ),
  );
  pic.raw(
    pic.clipped(
      clip,
      shape(
        smooth(
          [
            [-0.55, 0.9],
            [-0.2, 0.9],
            [-0.12, 0.66],
            [-0.3, 0.5],
            [-0.55, 0.5],
          ].map(([a, b]) => [X(a!), Y(b!)] as Pt),
          true,
          0.7,
        ),
        dark,
      ),
    ),
  );
  leg(-0.42, coat);
  leg(0.3, coat);
  // horns, ear, eye, beard, tail, bell
  pic.line(
    `M${f1(X(0.52))} ${f1(Y(1.22))}Q${f1(X(0.48))} ${f1(Y(1.46))} ${f1(X(0.32))} ${f1(Y(1.5))}`,
    overprint(r.dim(m.stone), p.shade, 0.3),
    u * 0.055,
  );
  pic.fill(
    sweep(
      [
        [X(0.46), Y(1.17), 0.05 * u],
        [X(0.34), Y(1.1), 0.06 * u],
        [X(0.26), Y(1.02), 0.015 * u],
      ],
      4,
    ),
    dark,
  );
  pic.fill(ellipse(X(0.63), Y(1.14), 0.026 * u), p.deep);
  pic.fill(
    poly([
      [X(0.68), Y(0.95)],
      [X(0.74), Y(0.94)],
      [X(0.66), Y(0.8)],
    ]),
    coat,
  );
  pic.fill(
    sweep(
      [
        [X(-0.48), Y(0.82), 0.04 * u],
        [X(-0.58), Y(0.93), 0.02 * u],
      ],
      3,
    ),
    dark,
  );
  pic.line(
    `M${f1(X(0.36))} ${f1(Y(0.98))}Q${f1(X(0.46))} ${f1(Y(0.86))} ${f1(X(0.58))} ${f1(Y(0.94))}`,
    r.dim(m.accent),
    u * 0.04,
  );
  pic.fill(ellipse(X(0.47), Y(0.84), 0.05 * u, 0.06 * u), r.dim(m.mustard));
}

// --- Bakery ----------------------------------------------------------------------------------------

function bakery(pic: Picture, o: Where): void {
  const { pal: p } = pic,
    m = p.own;
  const r = chamber(pic, {
    ...o,
    wall: mix(m.wall, m.foam, 0.3),
    floor: 'tiles',
    depth: 3.9,
    left: -2.4,
    right: 2.6,
    outlook: 'town',
    windows: [{ x: -2.1, y: 1.15, w: 0.9, h: 0.95 }],
  });
  brickOven(r, 0.95);
  rack(r, -0.75);
  const top = tallTable(r, 0.3, 2.4, 2.9, 0.75, mix(m.wood, m.sand, 0.5), 0.82);
  const loaf = (x: number, z: number, big: number) => breadLoaf(r, x, top, z, big);
  loaf(-0.75, 2.5, 0.2);
  loaf(-0.3, 2.35, 0.22);
  loaf(0.2, 2.52, 0.2);
  flatbreads(r, 1.1, top, 2.4);
}

/** brick front of a wood oven with a lit mouth; a peel with loaves rests on its sill */
function brickOven(r: Chamber, x: number): void {
  const { pic, m } = r,
    p = pic.pal,
    brick = mix(m.roof, m.adobe, 0.45),
    [w, h, d] = [2.4, 2.2, 0.35],
    z = r.depth - d;
  r.box(x, 0, r.depth - d / 2, w, h, d, brick);
  let joints = '';
  for (let y = 0.1, row = 0; y < h; y += 0.1, row++) {
    joints += r.upright(x - w / 2, y, w, 0.01, z);
    for (let a = (row % 2) * 0.14; a < w; a += 0.28) joints += r.upright(x - w / 2 + a, y, 0.01, 0.1, z);
  }
  pic.fill(joints, overprint(r.dim(m.wall), p.shade, 0.25), 0.7);
  const arch = (rx: number, ry: number, y0: number): string => {
    const pts: [number, number, number][] = [];
    for (let i = 0; i <= 20; i++) {
      const t = (Math.PI * i) / 20;
      pts.push([x + Math.cos(t) * rx, y0 + Math.sin(t) * ry, z]);
    }
    return r.path(pts);
  };
  const sill = 0.98;
  pic.fill(arch(0.78, 0.72, sill), overprint(r.dim(m.stone), p.shade, 0.15));
  let wedges = '';
  for (let i = 1; i < 11; i++) {
    const t = (Math.PI * i) / 11,
      [c, s] = [Math.cos(t), Math.sin(t)];
    wedges += r.path([
      [x + c * 0.62, sill + s * 0.57, z],
      [x + c * 0.78, sill + s * 0.72, z],
      [x + c * 0.78 + 0.012, sill + s * 0.72, z],
      [x + c * 0.62 + 0.012, sill + s * 0.57, z],
    ]);
  }
  pic.shade(wedges, p.shade, 0.6);
  const mouth = arch(0.62, 0.57, sill),
    clip = pic.clip(mouth),
    [fx, fy] = r.P(x, sill, z),
    sc = r.scale(z);
  pic.fill(mouth, overprint(p.deep, p.shade, 0.2));
  pic.raw(pic.clipped(clip, shape(ellipse(fx + r.k * sc * 0.3, fy, sc * 0.5, sc * 0.46), mix(m.accent, p.deep, 0.5))));
  hearthFire(r, fx + r.k * sc * 0.34, fy - sc * 0.03, sc * 0.3);
  for (const dx of [-0.36, -0.1]) breadLoaf(r, x + dx * r.k * r.k, sill, z + 0.05, 0.15);
  r.box(x, sill - 0.07, z - 0.1, 1.7, 0.07, 0.24, m.stone, { shadow: false });
  glow(pic, fx, fy - sc * 0.2, sc * 1.5, mix(p.lamp, m.accent, 0.3), 0.45);
  // the peel: its blade in the mouth, its handle resting on the table
  const [hx, hy] = r.P(x - 0.85, 0.95, 2.35);
  pic.line(
    `M${f1(fx - r.k * sc * 0.22)} ${f1(fy + sc * 0.02)}L${f1(hx)} ${f1(hy)}`,
    r.dim(mix(m.wood, m.sand, 0.4)),
    sc * 0.04,
  );
}

/** a wheeled rack of trays beside the oven */
function rack(r: Chamber, x: number): void {
  const { pic, m } = r,
    z = 3.4,
    w = 0.85;
  r.shadow(x, 0, z, w, 1.6, 0.5);
  for (const [a, b] of [
    [-w / 2, 0.22],
    [w / 2, 0.22],
  ] as const)
    r.box(x + a, 0.08, z + b, 0.04, 1.7, 0.04, m.metal, { shadow: false });
  for (const y of [0.35, 0.8, 1.25, 1.68]) {
    r.box(x, y, z, w, 0.04, 0.5, m.metal, { shadow: false });
    for (let i = 0; i < 5; i++) {
      const [a, b] = r.P(x - w / 2 + 0.1 + i * 0.165, y + 0.05, z - 0.1),
        sc = r.scale(z);
      pic.fill(ellipse(a, b - sc * 0.02, sc * 0.075, sc * 0.045), overprint(r.dim(m.adobe), pic.pal.shade, 0.25));
      pic.fill(ellipse(a, b - sc * 0.032, sc * 0.062, sc * 0.03), r.dim(mix(m.mustard, m.adobe, 0.4)));
    }
  }
  for (const a of [-w / 2, w / 2]) r.box(x + a, 0.08, z - 0.22, 0.04, 1.7, 0.04, m.metal, { shadow: false });
}

/** round country loaf scored with a cross, dusted with flour */
function breadLoaf(r: Chamber, x: number, y: number, z: number, rad: number): void {
  const { pic, m } = r,
    p = pic.pal,
    sc = r.scale(z),
    [a, b] = r.P(x, y, z),
    w = rad * sc,
    crust = r.dim(mix(m.adobe, m.wood, 0.4));
  r.foot(x, z, rad, y, 0.45);
  const d = smooth(
      [
        [a - w, b - w * 0.1],
        [a - w * 0.82, b - w * 0.58],
        [a, b - w * 0.88],
        [a + w * 0.82, b - w * 0.58],
        [a + w, b - w * 0.1],
        [a, b + w * 0.16],
      ],
      true,
      0.85,
    ),
    clip = pic.clip(d);
  pic.fill(d, crust);
  pic.raw(
    pic.clipped(
      clip,
      shape(ellipse(a - r.k * w * 0.25, b - w * 0.68, w * 0.68, w * 0.3), lit(p, mix(crust, m.mustard, 0.35), 0.2)),
    ),
  );
  pic.add(
    'multiply',
    pic.clipped(clip, shape(ellipse(a + r.k * w * 0.55, b + w * 0.05, w * 0.9, w * 0.42), p.shade, 0.45)),
  );
  const cut = (dx: number) =>
    sweep(
      [
        [a + dx * w * 0.6, b - w * 0.42, w * 0.02],
        [a, b - w * 0.62, w * 0.06],
        [a - dx * w * 0.6, b - w * 0.76, w * 0.02],
      ],
      4,
    );
  pic.raw(pic.clipped(clip, shape(cut(1) + cut(-1), r.dim(mix(m.foam, m.sand, 0.3)))));
}

/** tortitas pinchadas on a wire tray: flat, pricked, golden */
function flatbreads(r: Chamber, x: number, y: number, z: number): void {
  const { pic, m } = r,
    p = pic.pal;
  r.box(x, y, z, 1, 0.03, 0.6, m.metal, { shadow: y });
  for (let j = 1; j >= 0; j--)
    for (let i = 0; i < 4; i++) {
      const [a, b] = r.P(x - 0.36 + i * 0.24, y + 0.05, z - 0.15 + j * 0.27),
        sc = r.scale(z - 0.15 + j * 0.27);
      pic.fill(ellipse(a, b + sc * 0.012, sc * 0.11, sc * 0.055), overprint(r.dim(m.adobe), p.shade, 0.5));
      pic.fill(ellipse(a, b - sc * 0.006, sc * 0.11, sc * 0.052), r.dim(mix(m.mustard, m.sand, 0.45)));
      let pricks = '';
      for (const [dx, dy] of [
        [-0.05, 0],
        [0, -0.015],
        [0.05, 0],
        [-0.02, 0.018],
        [0.03, 0.018],
      ] as const)
        pricks += ellipse(a + dx * sc, b + dy * sc - sc * 0.006, sc * 0.009, sc * 0.006);
      pic.fill(pricks, overprint(r.dim(m.wood), p.shade, 0.3));
    }
}
