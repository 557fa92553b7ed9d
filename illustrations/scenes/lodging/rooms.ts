import { type Hex, mix, overprint } from '../../core/color.ts';
import { blob, ellipse, f1, rect } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { glow } from '../../props/air/light.ts';
import { type Chamber, type ChamberOptions, chamber, type Outlook } from '../../props/rooms/chamber.ts';
import {
  armchair,
  barStool,
  bedsideLamp,
  bedsideTable,
  bedstead,
  diningChair,
  fireplace,
  framedPicture,
  fronds,
  hangingLamp,
  pottedPlant,
  rug,
  shelfUnit,
  smallThing,
  tallTable,
} from '../../props/rooms/furniture.ts';

interface InteriorOptions {
  focal?: number;
  horizon?: number;
}

const common = (o: InteriorOptions, outlook: Outlook): Pick<ChamberOptions, 'focal' | 'horizon' | 'outlook'> => ({
  focal: o.focal,
  horizon: o.horizon,
  outlook,
});

// --- Bedrooms --------------------------------------------------------------------------------------

type Bedroom = 'country' | 'brick' | 'hotel' | 'screen' | 'garden' | 'bunks';

/** Bedrooms: country, brick wall, hotel double, one behind a screen, one facing the garden, a dormitory. */
export function bedroom(pic: Picture, o: InteriorOptions & { style?: Bedroom } = {}): void {
  const draw = { country, brick, hotel, screen, garden, bunks }[o.style ?? 'country'];
  draw(pic, o);
}

function country(pic: Picture, o: InteriorOptions): void {
  const m = pic.pal.own;
  const r = chamber(pic, {
    ...common(o, 'orchard'),
    wall: mix(m.wall, m.foam, 0.5),
    ceiling: 'beams',
    windows: [{ x: -1.9, y: 0.75, w: 1.6, h: 1.45, curtains: m.foam }],
  });
  rug(r, -1.9, 2.5, -0.2, 3.4, [m.cloth, m.foam, m.mustard]);
  bedsideTable(r, 2.45, r.depth - 0.3);
  framedPicture(r, 0.8, 1.55, 0.7, 0.55);
  bedstead(r, 1.2, { bedspread: mix(m.foam, m.sand, 0.3), headboard: 'iron' });
  diningChair(r, -0.35, r.depth - 0.35, { c: m.wood, back: 'far', seat: m.mustard });
}

/** courses of brick over the back wall from x0 to x1, up to y1 */
function bricks(r: Chamber, x0: number, x1: number, y1: number): void {
  const { pic } = r,
    rng = pic.rng.fork('bricks'),
    course = 0.09,
    long = 0.26;
  let joints = '',
    dark = '',
    light = '';
  for (let y = 0.1, row = 0; y < y1; y += course, row++) {
    joints += r.upright(x0, y, x1 - x0, 0.012);
    for (let x = x0 - (row % 2) * (long / 2); x < x1; x += long) {
      const a = Math.max(x0, x),
        w = Math.min(x1, x + long) - a;
      if (w < 0.03) continue;
      joints += r.upright(a, y, 0.012, course);
      if (rng.chance(0.12)) dark += r.upright(a, y, w, course);
      else if (rng.chance(0.1)) light += r.upright(a, y, w, course);
    }
  }
  pic.shade(dark, pic.pal.shade, 0.3);
  pic.fill(light, lit(pic.pal, r.dim(r.m.adobe), 0.25), 0.7);
  pic.fill(joints, r.dim(mix(r.m.wall, r.m.adobe, 0.35)), 0.75);
}

function brick(pic: Picture, o: InteriorOptions): void {
  const m = pic.pal.own;
  const r = chamber(pic, {
    ...common(o, 'garden'),
    wall: mix(m.roof, m.adobe, 0.42),
    sides: m.wall,
    ceiling: 'beams',
    floor: 'tiles',
    left: -2.3,
    right: 3.3,
  });
  bricks(r, r.left, r.right, r.height - 0.2);
  // the window is a tall one on the lit side wall: its light lies across bed and floor
  sideWindow(r, m.foam);
  bedsideTable(r, -0.75, r.depth - 0.3);
  bedsideTable(r, 1.75, r.depth - 0.3, { lamp: false });
  smallThing(r, 'jug', 1.75, 0.54, r.depth - 0.3, m.cloth);
  bedstead(r, 0.5, { w: 1.7, bedspread: mix(m.foam, m.sand, 0.35), manta: mix(m.accent, m.wine, 0.3) });
  rug(r, -1.9, 2.1, -0.65, 3.5, [m.wood, m.foam, m.mustard, m.accent]);
}

/** A tall window with linen curtains in the side wall away from the subject, and its light on floor and bed. */
function sideWindow(r: Chamber, cloth: Hex): void {
  const { pic, m } = r,
    p = pic.pal,
    [z0, z1, y, h] = [3, 4.1, 0.7, 1.6];
  const glass = r.lateral(r.left, z0, z1, y, h);
  pic.fill(glass, p.lamps ? p.sky[1] : mix(p.sky[2], p.glow, 0.5));
  const [a, b] = r.P(r.left, y, (z0 + z1) / 2);
  pic.raw(pic.clipped(pic.clip(glass), shape(ellipse(a, b, 120, 70), mix(p.mats.leafDark, p.haze, 0.2))));
  const bar = overprint(r.dim(m.wood), p.shade, 0.5);
  pic.fill(
    r.lateral(r.left, z0, z0 + 0.05, y, h) +
      r.lateral(r.left, z1, z1 + 0.05, y, h) +
      r.lateral(r.left, (z0 + z1) / 2, (z0 + z1) / 2 + 0.04, y, h) +
      r.lateral(r.left, z0, z1, y + h, 0.06) +
      r.lateral(r.left, z0, z1, y + h * 0.5, 0.04),
    bar,
  );
  for (const z of [z0 - 0.24, z1 - 0.06]) {
    pic.fill(r.lateral(r.left + 0.04, z, z + 0.32, y - 0.2, h + 0.34), r.tone(cloth, 'light'));
    let folds = '';
    for (const t of [0.06, 0.15, 0.24]) folds += r.lateral(r.left + 0.04, z + t, z + t + 0.03, y - 0.2, h + 0.34);
    pic.shade(folds, p.shade, 0.4);
  }
  if (!p.lamps) pic.fill(r.flat(r.left + 0.5, 2.3, r.left + 1.7, 3.4, 0.002), lit(p, p.glow, 0.2), 0.45);
}

function hotel(pic: Picture, o: InteriorOptions): void {
  const m = pic.pal.own;
  const r = chamber(pic, {
    ...common(o, 'town'),
    wall: mix(m.cloth, m.stone, 0.45),
    sides: mix(m.wall, m.stone, 0.2),
    floor: 'cement',
    floorInk: mix(m.sand, m.wood, 0.3),
    left: -3.1,
    right: 2.8,
    windows: [{ x: -2.75, y: 0.2, w: 1.15, h: 2.15, bars: [0, 0], curtains: m.mustard }],
  });
  // upholstered wooden panel the width of bed and tables
  const panel = mix(m.wood, m.adobe, 0.3);
  r.box(0.95, 0.3, r.depth - 0.03, 3.3, 1, 0.06, panel, { shadow: false });
  let joints = '';
  for (let i = 1; i < 7; i++) joints += r.upright(-0.7 + i * 0.47, 0.3, 0.015, 1, r.depth - 0.06);
  pic.shade(joints, pic.pal.shade, 0.5);
  bedsideTable(r, -0.35, r.depth - 0.3);
  bedsideTable(r, 2.25, r.depth - 0.3);
  framedPicture(r, 0.55, 1.6, 0.8, 0.6);
  bedstead(r, 0.95, { w: 1.8, bedspread: m.foam, manta: m.wine, head: r.depth - 0.08 });
  // desk with a lamp under the window wall
  const top = tallTable(r, -2.55, 3.3, 0.8, 1.3, panel);
  bedsideLamp(r, -2.6, top, 3.5);
  diningChair(r, -1.9, 3.1, { c: panel, back: 'near', seat: m.cloth });
}

function screen(pic: Picture, o: InteriorOptions): void {
  const m = pic.pal.own;
  const r = chamber(pic, {
    ...common(o, 'town'),
    wall: mix(m.foam, m.wall, 0.4),
    floor: 'checker',
    left: -2.5,
    right: 3.1,
    windows: [{ x: 2, y: 0.9, w: 0.85, h: 1.2, bars: [1, 0] }],
  });
  bedsideTable(r, 1.85, r.depth - 0.3);
  bedstead(r, 0.75, { w: 1.5, bedspread: mix(m.leaf, m.stone, 0.4), manta: m.mustard });
  foldingScreen(r, -0.75, 3.1);
  pottedPlant(r, -1.7, 4.2, 1.3);
}

/** folding screen of three slatted panels, zigzagging from (x, z) towards the back */
function foldingScreen(r: Chamber, x: number, z: number): void {
  const { pic, m } = r,
    wood = mix(m.wood, m.sand, 0.25),
    h = 1.75;
  const feet: [number, number][] = [
    [x - 0.5, z - 0.15],
    [x + 0.05, z + 0.28],
    [x - 0.3, z + 0.85],
    [x + 0.05, z + 1.35],
  ];
  r.shadow(x - 0.2, 0, z + 0.5, 0.4, h * 0.5, 1.3);
  for (let i = feet.length - 2; i >= 0; i--) {
    const [x0, z0] = feet[i]!,
      [x1, z1] = feet[i + 1]!;
    const at = (t: number, y: number): [number, number, number] => [x0 + (x1 - x0) * t, y, z0 + (z1 - z0) * t];
    const face = i % 2 ? 'away' : 'front';
    pic.fill(r.path([at(0, 0.06), at(1, 0.06), at(1, h), at(0, h)]), r.tone(mix(m.foam, m.sand, 0.5), face));
    let slats = '';
    for (let j = 0; j <= 8; j++)
      slats += r.path([at(j / 8 - 0.02, 0.06), at(j / 8 + 0.02, 0.06), at(j / 8 + 0.02, h), at(j / 8 - 0.02, h)]);
    for (const y of [0.06, 0.9, h - 0.06]) slats += r.path([at(0, y), at(1, y), at(1, y + 0.06), at(0, y + 0.06)]);
    pic.fill(slats, r.tone(wood, face));
  }
}

function garden(pic: Picture, o: InteriorOptions): void {
  const m = pic.pal.own;
  const r = chamber(pic, {
    ...common(o, 'garden'),
    wall: mix(m.adobe, m.wall, 0.65),
    ceiling: 'beams',
    windows: [{ x: -2, y: 0, w: 1.5, h: 2.15, bars: [1, 2], frame: mix(m.leafDark, m.cloth, 0.4) }],
  });
  rug(r, -1.7, 2.2, 0, 3, [m.accent, m.foam, m.mustard]);
  bedsideTable(r, 2.4, r.depth - 0.3);
  shelfUnit(r, 0.7, 1.65, 1, ['books', 'flowerpot', 'jug'], [m.wall, m.roof, m.mustard]);
  bedstead(r, 1.15, { bedspread: mix(m.cloth, m.water, 0.2), manta: m.foam });
  pottedPlant(r, -2.4, 4.3, 1.2);
}

function bunks(pic: Picture, o: InteriorOptions): void {
  const m = pic.pal.own;
  const r = chamber(pic, {
    ...common(o, 'town'),
    wall: mix(m.water, m.foam, 0.35),
    sides: mix(m.wall, m.foam, 0.3),
    depth: 5.2,
    left: -2.9,
    right: 2.9,
    windows: [{ x: -0.55, y: 0.9, w: 1.1, h: 1.25, curtains: m.mustard }],
  });
  rug(r, -0.75, 2.3, 0.75, 4.6, [m.accent, m.foam, m.mustard, m.cloth]);
  const inks = [m.accent, m.mustard, m.cloth, m.leaf];
  [4.45, 3].forEach((z, row) => {
    for (const side of [-1, 1])
      bunk(r, side * 1.95, z, inks[(row * 2 + (side > 0 ? 1 : 0)) % 4]!, inks[(row + (side > 0 ? 3 : 2)) % 4]!);
  });
}

/** Bunk of two berths standing lengthwise along a side wall, each with its blanket and reading lamp. */
function bunk(r: Chamber, x: number, z: number, low: Hex, high: Hex): void {
  const { pic, m } = r,
    p = pic.pal,
    wood = mix(m.wood, m.sand, 0.3),
    [w, d] = [0.95, 1.25];
  r.shadow(x, 0, z, w, 1.6, d);
  const post = (a: number, b: number) => r.box(x + a, 0, z + b, 0.08, 1.75, 0.08, wood, { shadow: false });
  const inner = x < 0 ? w / 2 : -w / 2;
  post(inner, d / 2);
  post(-inner, d / 2);
  [0.35, 1.25].forEach((y, i) => {
    r.box(x, y, z, w, 0.12, d, wood, { shadow: false });
    r.box(x, y + 0.12, z, w - 0.06, 0.14, d - 0.06, mix(m.foam, m.wall, 0.3), { shadow: false });
    const blanket = i ? high : low;
    r.box(x, y + 0.13, z - 0.2, w - 0.03, 0.15, d - 0.5, blanket, { shadow: false });
    const [a, b] = r.P(x - inner * 0.2, y + 0.62, z + d / 2 - 0.1);
    pic.fill(ellipse(a, b, r.scale(z) * 0.07, r.scale(z) * 0.05), p.lamps ? lit(p, p.lamp, 0.4) : m.mustard);
    if (p.lamps) glow(pic, a, b, r.scale(z) * 0.8, p.lamp, 0.55);
  });
  r.box(x, 1.4, z - d / 2, w, 0.2, 0.05, wood, { shadow: false });
  post(inner, -d / 2);
  post(-inner, -d / 2);
  // ladder on the aisle side
  for (let y = 0.3; y < 1.5; y += 0.27)
    r.box(x + inner, y, z - d / 2 + 0.28, 0.05, 0.05, 0.34, wood, { shadow: false });
}

// --- Living rooms ----------------------------------------------------------------------------------

type LivingRoom = 'cabin' | 'reception' | 'keys' | 'apartment';

/** Living rooms: a cabin with its log fire, a hotel lobby, a lime-washed flat with its balcony open. */
export function livingRoom(pic: Picture, o: InteriorOptions & { style?: LivingRoom } = {}): void {
  const draw = { cabin: cabin, reception, keys: reception, apartment }[o.style ?? 'cabin'];
  draw(pic, o);
}

function cabin(pic: Picture, o: InteriorOptions): void {
  const m = pic.pal.own;
  const r = chamber(pic, {
    ...common(o, 'river'),
    wall: mix(m.wood, m.sand, 0.55),
    ceiling: 'beams',
    windows: [{ x: -2.2, y: 0.8, w: 1.9, h: 1.35 }],
  });
  boards(r);
  fireplace(r, 1.2);
  rug(r, -1.3, 2.15, 1.6, 3.5, [m.accent, m.foam, m.mustard, m.cloth]);
  pottedPlant(r, 2.5, 4.2);
  armchair(r, -1.6, 3.5, { c: m.cloth, cushion: m.mustard, w: 1.7 });
  smallThing(r, 'jug', 0.75, 1.25, r.depth - 0.5, m.cloth);
  smallThing(r, 'books', 1.7, 1.25, r.depth - 0.5, m.accent);
}

/** horizontal boards on the back wall of a cabin; call before anything hangs there */
function boards(r: Chamber): void {
  const { pic } = r;
  let d = '';
  for (let y = 0.3; y < r.height; y += 0.22)
    d += r.upright(r.left, y, 0.5, 0.014) + r.upright(-0.25, y, r.right + 0.25, 0.014);
  pic.shade(d, pic.pal.shade, 0.35);
}

function reception(pic: Picture, o: InteriorOptions & { style?: LivingRoom }): void {
  const { pal: p } = pic,
    m = p.own;
  const r = chamber(pic, {
    ...common(o, 'garden'),
    wall: mix(m.adobe, m.wall, 0.35),
    floor: 'checker',
    floorInk: mix(m.stone, m.foam, 0.3),
    depth: 5.4,
    left: -3.6,
    right: 3.4,
    height: 3,
    windows: [{ x: -3.2, y: 0.1, w: 1.3, h: 2.3, bars: [1, 1], frame: p.deep }],
  });
  if (o.style === 'keys') keyBoard(r, 0.3, 1.4, 2.1, 1.1);
  else canyonMap(r, 0.15, 1.35, 2.3, 1.15);
  desk(r, 1.4, 4.35);
  if (o.style === 'keys') welcome(r, 1.4, 4.2);
  hangingLamp(r, 0.7, 2.15, 4.2, m.mustard);
  hangingLamp(r, 2.1, 2.15, 4.2, m.mustard);
  pottedPlant(r, -3.2, 4.9, 1.5);
  armchair(r, -2.2, 4, { c: m.cloth, cushion: m.mustard });
  armchair(r, -1.1, 4.3, { c: m.accent, cushion: m.foam });
  rug(r, -2.8, 2.7, -0.5, 3.6, [m.cloth, m.foam, m.mustard]);
  pottedPlant(r, 2.95, 3.2, 1.5);
}

/** reception desk of boards with a bell, a lamp and a guest book */
function desk(r: Chamber, x: number, z: number): void {
  const { pic, m } = r,
    wood = mix(m.wood, m.adobe, 0.2);
  r.box(x, 0, z, 2.5, 1.02, 0.6, wood);
  let slats = '';
  for (let i = 1; i < 14; i++) slats += r.upright(x - 1.25 + (2.5 * i) / 14, 0.08, 0.02, 0.9, z - 0.3);
  pic.shade(slats, pic.pal.shade, 0.45);
  r.box(x, 1.02, z - 0.03, 2.64, 0.06, 0.72, mix(m.stone, m.foam, 0.5), { shadow: false });
  bedsideLamp(r, x + 0.95, 1.08, z);
  r.box(x - 0.1, 1.08, z - 0.05, 0.5, 0.03, 0.32, m.foam, { shadow: false });
  r.turned(
    x - 0.8,
    1.08,
    z - 0.1,
    [
      [0.09, 0],
      [0.085, 0.04],
      [0.03, 0.09],
    ],
    m.mustard,
  );
  smallThing(r, 'flowerpot', x + 0.5, 1.08, z + 0.1, m.roof);
}

/** the board with the guests' keys, each on its hook with a coloured tag; one hook is free */
function keyBoard(r: Chamber, x: number, y: number, w: number, h: number): void {
  const { pic, m } = r,
    p = pic.pal,
    u = r.scale(r.depth) * 1.45,
    brass = r.dim(mix(m.mustard, m.foam, 0.2)),
    tags = [m.accent, m.cloth, m.mustard, m.leaf];
  pic.shade(r.upright(x + 0.05, y - 0.08, w, h), p.shade, 0.4);
  pic.fill(r.upright(x, y, w, h), r.tone(m.wood, 'front'));
  pic.fill(r.upright(x + 0.06, y + 0.06, w - 0.12, h - 0.12), r.dim(mix(m.wood, m.sand, 0.45)));
  for (let row = 0; row < 2; row++)
    for (let i = 0; i < 6; i++) {
      const [a, b] = r.P(x + 0.22 + (i * (w - 0.44)) / 5, y + h - 0.14 - row * 0.48, r.depth);
      pic.fill(ellipse(a, b, u * 0.022), p.deep);
      if (row === 1 && i === 3) continue;
      pic.line(`M${f1(a)} ${f1(b)}v${f1(u * 0.05)}`, p.deep, u * 0.008);
      pic.line(`M${f1(a)} ${f1(b + u * 0.11)}v${f1(u * 0.12)}h${f1(u * 0.035)}`, brass, u * 0.022);
      pic.fill(ellipse(a, b + u * 0.09, u * 0.04), brass);
      pic.fill(ellipse(a, b + u * 0.09, u * 0.018), r.dim(mix(m.wood, m.sand, 0.45)));
      pic.fill(rect(a - u * 0.075, b + u * 0.12, u * 0.055, u * 0.12), r.dim(tags[(i + row) % 4]!));
    }
}

/** what waits for a guest on the desk: a key with its tag, and a glass of wine on a tray */
function welcome(r: Chamber, x: number, z: number): void {
  const { pic, m } = r,
    u = r.scale(z),
    [a, b] = r.P(x - 0.3, 1.08, z),
    brass = r.dim(mix(m.mustard, m.foam, 0.2));
  pic.fill(ellipse(a, b, u * 0.3, u * 0.06), r.dim(mix(m.metal, m.foam, 0.3)));
  r.turned(
    x - 0.22,
    1.09,
    z,
    [
      [0.06, 0],
      [0.012, 0.02],
      [0.012, 0.14],
      [0.075, 0.2],
      [0.085, 0.3],
      [0.06, 0.36],
    ],
    m.wine,
  );
  pic.fill(ellipse(a - u * 0.13, b - u * 0.02, u * 0.05, u * 0.03), brass);
  pic.line(`M${f1(a - u * 0.1)} ${f1(b - u * 0.015)}h${f1(u * 0.14)}v${f1(u * 0.025)}`, brass, u * 0.022);
}

/** a wall map: the river winding through the canyon to its lakes, in a frame */
function canyonMap(r: Chamber, x: number, y: number, w: number, h: number): void {
  const { pic, m } = r,
    p = pic.pal,
    frame = r.upright(x - 0.05, y - 0.05, w + 0.1, h + 0.1),
    sheet = r.upright(x, y, w, h),
    clip = pic.clip(sheet);
  pic.shade(r.upright(x + 0.02, y - 0.12, w + 0.1, h + 0.1), p.shade, 0.4);
  pic.fill(frame, r.tone(m.wood, 'front'));
  pic.fill(sheet, r.dim(mix(m.sand, m.foam, 0.45)));
  const at = (a: number, b: number) => r.P(x + a * w, y + b * h, r.depth);
  // hill shading either side of the river, contour inside contour
  for (const [k, c] of [
    [1, m.rockC],
    [0.68, m.rockB],
    [0.38, m.rockA],
  ] as const)
    for (const [a, b] of [
      [0.2, 0.78],
      [0.52, 0.2],
      [0.86, 0.72],
    ] as const) {
      const [u, v] = at(a, b),
        // every contour of a hill comes from the same stream, so that one lies inside the other
        hill = blob(
          u,
          v,
          r.scale(r.depth) * w * 0.2 * k,
          r.scale(r.depth) * h * 0.26 * k,
          pic.rng.fork(`cerro${a}`),
          11,
          0.34,
        );
      pic.raw(pic.clipped(clip, shape(hill, r.dim(c))));
    }
  const pts = [at(0, 0.42), at(0.2, 0.4), at(0.34, 0.62), at(0.5, 0.52), at(0.66, 0.6), at(0.8, 0.34), at(1, 0.26)];
  const river = `M${pts.map(([a, b]) => `${f1(a)} ${f1(b)}`).join('L')}`;
  pic.raw(
    pic.clipped(
      clip,
      `<path d="${river}" fill="none" stroke="${r.dim(m.waterDeep)}" stroke-width="9" stroke-linejoin="round"/>`,
    ),
  );
  for (const [a, b, s] of [
    [0.12, 0.42, 0.07],
    [0.52, 0.53, 0.05],
  ] as const) {
    const [u, v] = at(a, b);
    pic.fill(ellipse(u, v, r.scale(r.depth) * w * s, r.scale(r.depth) * w * s * 0.5), r.dim(m.water));
  }
  const [u, v] = at(0.78, 0.36);
  pic.fill(ellipse(u, v, 7), r.dim(m.accent));
}

function apartment(pic: Picture, o: InteriorOptions): void {
  const m = pic.pal.own;
  const r = chamber(pic, {
    ...common(o, 'town'),
    wall: mix(m.foam, m.wall, 0.25),
    floor: 'tiles',
    left: -2.8,
    right: 2.8,
    windows: [{ x: -2, y: 0, w: 1.7, h: 2.2, bars: [1, 0], frame: m.leafDark, curtains: m.foam }],
  });
  balconyRail(r, -2, 1.7);
  framedPicture(r, 0.6, 1.45, 0.6, 0.75);
  framedPicture(r, 1.4, 1.45, 0.6, 0.75);
  armchair(r, 1.35, 4.05, { c: mix(m.olive, m.stone, 0.3), cushion: m.mustard, w: 1.9 });
  rug(r, -0.5, 2.2, 2.2, 3.3, [m.olive, m.foam, m.mustard]);
  const top = tallTable(r, 0.75, 2.75, 0.95, 0.6, m.wood, 0.42);
  vase(r, 0.65, top, 2.75);
  smallThing(r, 'bowl', 1, top, 2.65, m.cloth);
}

/** iron rail of the balcony seen through its open door */
function balconyRail(r: Chamber, x: number, w: number): void {
  const z = r.depth + 0.7,
    clip = r.pic.clip(r.upright(x, 0, w, 2.2));
  let d = r.upright(x - 0.5, 0.95, w + 1, 0.05, z) + r.upright(x - 0.5, 0.1, w + 1, 0.03, z);
  for (let a = -0.5; a < w + 0.5; a += 0.12) d += r.upright(x + a, 0, 0.02, 0.98, z);
  r.pic.raw(r.pic.clipped(clip, shape(d, r.pic.pal.deep)));
  r.pic.raw(r.pic.clipped(clip, shape(r.flat(x - 0.5, r.depth, x + w + 0.5, z, 0), r.tone(r.m.roof, 'light'))));
}

/** clay vase with an olive branch, standing on the level y */
function vase(r: Chamber, x: number, y: number, z: number): void {
  const { pic, m } = r,
    sc = r.scale(z),
    [a, b] = r.P(x, y + 0.24, z);
  r.turned(
    x,
    y,
    z,
    [
      [0.06, 0],
      [0.11, 0.08],
      [0.1, 0.16],
      [0.045, 0.22],
      [0.055, 0.25],
    ],
    mix(m.adobe, m.foam, 0.3),
    m.wood,
  );
  for (const [dx, dy] of [
    [-0.26, 0.36],
    [0.06, 0.5],
    [0.3, 0.34],
  ] as const) {
    pic.line(
      `M${f1(a)} ${f1(b)}Q${f1(a + dx * sc * 0.2)} ${f1(b - dy * sc * 0.7)} ${f1(a + dx * sc)} ${f1(b - dy * sc)}`,
      m.wood,
      sc * 0.012,
    );
    let leaves = '';
    for (let i = 1; i < 8; i++) {
      const t = i / 8,
        u = 1 - t,
        px = a + 2 * u * t * dx * sc * 0.2 + t * t * dx * sc,
        py = b - 2 * u * t * dy * sc * 0.7 - t * t * dy * sc;
      for (const s of [-1, 1]) {
        const [ex, ey] = [px + s * sc * 0.075, py - sc * 0.055];
        leaves += `M${f1(px)} ${f1(py)}Q${f1((px + ex) / 2 - s * 2)} ${f1((py + ey) / 2 - sc * 0.03)} ${f1(ex)} ${f1(ey)}Q${f1((px + ex) / 2 + s * 3)} ${f1((py + ey) / 2 + sc * 0.025)} ${f1(px)} ${f1(py)}Z`;
      }
    }
    pic.fill(leaves, r.dim(mix(m.olive, m.leafDark, dx > 0 ? 0.35 : 0.05)));
  }
}

// --- Kitchens --------------------------------------------------------------------------------------

type Kitchen = 'country' | 'counter' | 'shared' | 'buffet';

/** Kitchens: a country one with fruit on its island, a compact one with a bar, a shared one, a breakfast buffet. */
export function kitchen(pic: Picture, o: InteriorOptions & { style?: Kitchen } = {}): void {
  const draw = { country: countryKitchen, counter, shared, buffet }[o.style ?? 'country'];
  draw(pic, o);
}

/** counter with doors along the back wall from x to x + w */
function kitchenCounter(r: Chamber, x: number, w: number, c: Hex, top: Hex): void {
  const { pic } = r,
    n = Math.round(w / 0.6),
    z = r.depth - 0.3;
  r.box(x + w / 2, 0, z, w, 0.86, 0.6, c);
  let doors = '',
    knobs = '';
  for (let i = 0; i < n; i++) {
    const a = x + (w * i) / n;
    doors += r.upright(a, 0.08, 0.014, 0.78, z - 0.3);
    knobs += r.disc(a + (i % 2 ? 0.08 : w / n - 0.08), 0.62, z - 0.3, 0.022);
  }
  pic.shade(doors + r.upright(x, 0.7, w, 0.012, z - 0.3) + r.upright(x, 0, w, 0.08, z - 0.3), pic.pal.shade, 0.6);
  pic.fill(knobs, r.dim(r.m.mustard));
  r.box(x + w / 2, 0.86, z - 0.02, w + 0.06, 0.05, 0.66, top, { shadow: false });
}

/** glazed tiles over a counter */
function tiles(r: Chamber, x: number, w: number, y: number, h: number, a: Hex, b: Hex): void {
  const step = 0.15;
  r.pic.fill(r.upright(x, y, w, h), r.dim(a));
  let d = '';
  for (let i = 0; i * step < w - 0.01; i++)
    for (let j = 0; j * step < h - 0.01; j++)
      if ((i + j) % 2)
        d += r.upright(x + i * step, y + j * step, Math.min(step, w - i * step), Math.min(step, h - j * step));
  r.pic.fill(d, r.dim(b));
}

function bowlOfFruit(r: Chamber, x: number, y: number, z: number, big = 1): void {
  const { pic, m } = r,
    rng = pic.rng.fork('fruit'),
    sc = r.scale(z) * big,
    [a, b] = r.P(x, y + 0.13 * big, z);
  r.foot(x, z, 0.26 * big, y, 0.4);
  let i = 0;
  for (const [dx, dy] of [
    [-0.16, 0.02],
    [-0.05, 0.05],
    [0.07, 0.05],
    [0.17, 0.02],
    [-0.1, 0.12],
    [0.02, 0.14],
    [0.12, 0.11],
    [0.02, 0.21],
  ] as const) {
    const c = [m.wine, m.mustard, mix(m.wine, m.cloth, 0.35), mix(m.mustard, m.accent, 0.35)][i++ % 4]!;
    const d = ellipse(a + dx * sc, b - dy * sc, sc * 0.075 * rng.range(0.95, 1.1));
    pic.fill(d, overprint(r.dim(c), pic.pal.shade, 0.35));
    pic.fill(ellipse(a + dx * sc - r.k * sc * 0.014, b - dy * sc - sc * 0.014, sc * 0.055), r.dim(c));
    pic.fill(ellipse(a + dx * sc - r.k * sc * 0.03, b - dy * sc - sc * 0.032, sc * 0.018), lit(pic.pal, c, 0.5));
  }
  r.turned(
    x,
    y,
    z,
    [
      [0.1 * big, 0],
      [0.2 * big, 0.06 * big],
      [0.26 * big, 0.15 * big],
    ],
    mix(m.cloth, m.foam, 0.2),
  );
  // the fruit stands in front of the far rim only
  for (const [dx, dy, c] of [
    [-0.13, 0.06, m.wine],
    [0, 0.08, m.mustard],
    [0.13, 0.06, mix(m.wine, m.cloth, 0.3)],
    [-0.06, 0.15, mix(m.mustard, m.accent, 0.3)],
    [0.08, 0.16, m.wine],
  ] as const) {
    pic.fill(ellipse(a + dx * sc, b - dy * sc, sc * 0.08), overprint(r.dim(c), pic.pal.shade, 0.35));
    pic.fill(ellipse(a + dx * sc - r.k * sc * 0.014, b - dy * sc - sc * 0.014, sc * 0.06), r.dim(c));
    pic.fill(ellipse(a + dx * sc - r.k * sc * 0.03, b - dy * sc - sc * 0.034, sc * 0.018), lit(pic.pal, c, 0.55));
  }
}

function countryKitchen(pic: Picture, o: InteriorOptions): void {
  const m = pic.pal.own;
  const r = chamber(pic, {
    ...common(o, 'orchard'),
    wall: mix(m.wall, m.mustard, 0.22),
    ceiling: 'beams',
    floor: 'tiles',
    windows: [{ x: -1.9, y: 1.05, w: 1.4, h: 1.1 }],
  });
  tiles(r, -2.4, 5, 0.9, 0.16, m.foam, m.cloth);
  shelfUnit(
    r,
    0.3,
    1.45,
    1.9,
    ['bowl', 'plate', 'jug', 'bowl', 'plate', 'jar'],
    [m.accent, m.foam, m.cloth, m.mustard],
  );
  shelfUnit(
    r,
    0.3,
    1.9,
    1.9,
    ['jar', 'bottle', 'flowerpot', 'jar', 'books', 'bowl'],
    [m.wine, m.olive, m.roof, m.mustard],
  );
  kitchenCounter(r, -2.4, 5, mix(m.cloth, m.leafDark, 0.35), mix(m.wood, m.sand, 0.4));
  smallThing(r, 'jug', -0.1, 0.91, r.depth - 0.3, m.foam);
  smallThing(r, 'bottle', 0.5, 0.91, r.depth - 0.3, m.olive);
  hangingLamp(r, 0.2, 1.95, 3, m.accent);
  hangingLamp(r, 1.3, 1.95, 3, m.accent);
  const top = island(r, 0.75, 2.85, 1.9, mix(m.wood, m.sand, 0.45));
  bowlOfFruit(r, 0.55, top, 2.75, 1.25);
  smallThing(r, 'jug', 1.3, top, 2.95, m.foam);
  smallThing(r, 'jar', 1.5, top, 2.65, m.wine);
  // a cloth over the edge and a crate of apricots at its foot
  const edge = 2.85 - 0.44;
  pic.fill(r.upright(-0.02, 0.42, 0.42, 0.48, edge), r.tone(m.foam, 'front'));
  pic.fill(
    r.upright(-0.02, 0.5, 0.42, 0.05, edge) + r.upright(-0.02, 0.6, 0.42, 0.03, edge),
    r.tone(m.accent, 'front'),
  );
  crate(r, -0.75, 2.5);
}

/** wooden crate of apricots on the floor */
function crate(r: Chamber, x: number, z: number): void {
  const { pic, m } = r,
    sc = r.scale(z);
  r.box(x, 0, z, 0.72, 0.3, 0.46, mix(m.wood, m.sand, 0.45), { top: overprint(m.wood, pic.pal.shade, 0.6) });
  pic.shade(r.upright(x - 0.36, 0.14, 0.72, 0.025, z - 0.23), pic.pal.shade, 0.7);
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 6; i++) {
      const [a, b] = r.P(x - 0.28 + i * 0.112 + (row % 2) * 0.04, 0.33, z + 0.16 - row * 0.15),
        c = (i + row) % 3 ? mix(m.mustard, m.accent, 0.28) : m.mustard;
      pic.fill(ellipse(a, b, sc * 0.062), overprint(r.dim(c), pic.pal.shade, 0.35));
      pic.fill(ellipse(a - r.k * sc * 0.012, b - sc * 0.012, sc * 0.047), r.dim(c));
    }
}

/** kitchen island of boards; returns the level of its top */
function island(r: Chamber, x: number, z: number, w: number, c: Hex): number {
  r.box(x, 0, z, w, 0.84, 0.75, c);
  let d = '';
  for (let i = 1; i < 9; i++) d += r.upright(x - w / 2 + (w * i) / 9, 0.05, 0.014, 0.78, z - 0.375);
  r.pic.shade(d, r.pic.pal.shade, 0.5);
  r.box(x, 0.84, z, w + 0.14, 0.06, 0.86, r.m.wood, { shadow: false });
  return 0.9;
}

function counter(pic: Picture, o: InteriorOptions): void {
  const m = pic.pal.own;
  const r = chamber(pic, {
    ...common(o, 'town'),
    wall: mix(m.foam, m.wall, 0.3),
    floor: 'checker',
    depth: 4,
    left: -2.1,
    right: 2.5,
    windows: [{ x: -1.8, y: 1.1, w: 0.9, h: 1, bars: [0, 0] }],
  });
  tiles(r, -0.75, 3.1, 0.9, 0.62, m.foam, mix(m.olive, m.foam, 0.3));
  r.box(0.95, 1.62, r.depth - 0.17, 3, 0.6, 0.34, mix(m.olive, m.leafDark, 0.35), { shadow: false });
  let d = '';
  for (let i = 1; i < 5; i++) d += r.upright(-0.55 + i * 0.6, 1.64, 0.014, 0.56, r.depth - 0.34);
  pic.shade(d, pic.pal.shade, 0.6);
  kitchenCounter(r, -2, 4.4, mix(m.olive, m.leafDark, 0.35), mix(m.stone, m.foam, 0.55));
  stove(r, 1.1);
  copperKettle(r, 1.28, 0.93, r.depth - 0.3);
  smallThing(r, 'jar', 0.3, 0.91, r.depth - 0.3, m.sand);
  smallThing(r, 'jar', 0.1, 0.91, r.depth - 0.3, m.wood);
  const bar = mix(m.wood, m.sand, 0.35);
  r.box(0.35, 0, 2.75, 2.2, 1, 0.12, mix(m.wall, m.foam, 0.4));
  r.box(0.35, 1, 2.7, 2.4, 0.06, 0.46, bar, { shadow: false });
  smallThing(r, 'bowl', -0.2, 1.06, 2.65, m.cloth);
  smallThing(r, 'bowl', 0.55, 1.06, 2.65, m.accent);
  smallThing(r, 'flowerpot', 1.2, 1.06, 2.7, m.roof);
  barStool(r, -0.25, 2.2, m.wood, 0.68);
  barStool(r, 0.75, 2.2, m.wood, 0.68);
}

/** cooker let into the counter, centred on x */
function stove(r: Chamber, x: number): void {
  const { pic, m } = r,
    z = r.depth - 0.61;
  pic.fill(r.upright(x - 0.32, 0.05, 0.64, 0.8, z), r.tone(m.metal, 'front'));
  pic.fill(r.upright(x - 0.25, 0.12, 0.5, 0.42, z), mix(pic.pal.deep, m.metal, 0.15));
  let knobs = '';
  for (let i = 0; i < 4; i++) knobs += r.disc(x - 0.21 + i * 0.14, 0.72, z, 0.028);
  pic.fill(knobs, pic.pal.deep);
  pic.fill(r.flat(x - 0.3, r.depth - 0.56, x + 0.3, r.depth - 0.08, 0.915), mix(pic.pal.deep, m.metal, 0.25));
}

function copperKettle(r: Chamber, x: number, y: number, z: number): void {
  const { pic, m } = r,
    copper = mix(m.roof, m.mustard, 0.35),
    sc = r.scale(z),
    [a, b] = r.P(x, y, z);
  pic.line(
    `M${f1(a + r.k * sc * 0.1)} ${f1(b - sc * 0.08)}L${f1(a + r.k * sc * 0.2)} ${f1(b - sc * 0.17)}`,
    r.tone(copper, 'front'),
    sc * 0.035,
  );
  r.turned(
    x,
    y,
    z,
    [
      [0.12, 0],
      [0.14, 0.07],
      [0.1, 0.15],
      [0.04, 0.17],
    ],
    copper,
  );
  pic.line(
    `M${f1(a - sc * 0.09)} ${f1(b - sc * 0.14)}Q${f1(a)} ${f1(b - sc * 0.34)} ${f1(a + sc * 0.09)} ${f1(b - sc * 0.14)}`,
    r.dim(m.wood),
    sc * 0.025,
  );
}

function shared(pic: Picture, o: InteriorOptions): void {
  const m = pic.pal.own;
  const r = chamber(pic, {
    ...common(o, 'garden'),
    wall: mix(m.mustard, m.wall, 0.35),
    floor: 'tiles',
    depth: 5,
    left: -3,
    right: 3.1,
    windows: [{ x: -2.7, y: 1, w: 1.1, h: 1.1 }],
  });
  blackboard(r, -1.15, 1.2, 1.5, 0.95);
  shelfUnit(
    r,
    0.75,
    1.3,
    2,
    ['plate', 'bowl', 'bowl', 'jar', 'jug', 'plate'],
    [m.foam, m.accent, m.cloth, m.wine, m.roof],
  );
  shelfUnit(
    r,
    0.75,
    1.8,
    2,
    ['jar', 'jar', 'bottle', 'flowerpot', 'books', 'jug'],
    [m.sand, m.wine, m.olive, m.roof, m.cloth],
  );
  kitchenCounter(r, 0.6, 2.4, m.accent, mix(m.stone, m.foam, 0.4));
  copperKettle(r, 1.1, 0.91, r.depth - 0.3);
  smallThing(r, 'flowerpot', 2.5, 0.91, r.depth - 0.3, m.roof);
  for (const x of [-0.9, 0, 0.9])
    diningChair(r, x, 3.75, { c: [m.cloth, m.leaf, m.accent][Math.round(x / 0.9) + 1]!, back: 'far' });
  const top = tallTable(r, 0, 3.1, 3, 0.95, mix(m.wood, m.sand, 0.35));
  for (const [x, z, t, c] of [
    [-1.1, 3.2, 'plate', m.foam],
    [-0.6, 3, 'bowl', m.accent],
    [0.35, 3.25, 'bottle', m.olive],
    [0.8, 3, 'bowl', m.cloth],
    [1.15, 3.25, 'jug', m.foam],
  ] as const)
    smallThing(r, t, x, top, z, c);
  bowlOfFruit(r, -0.05, top, 3.1, 0.8);
  for (const x of [-0.7, 0.6]) diningChair(r, x, 2.45, { c: [m.leaf, m.cloth][x > 0 ? 1 : 0]!, back: 'near' });
  hangingLamp(r, -0.7, 1.95, 3.1, m.cloth);
  hangingLamp(r, 0.7, 1.95, 3.1, m.cloth);
}

/** Blackboard with chalk lines, a heart-shaped sun and a list. */
function blackboard(r: Chamber, x: number, y: number, w: number, h: number): void {
  const { pic, m } = r,
    rng = pic.rng.fork('chalk');
  pic.shade(r.upright(x + 0.05, y - 0.06, w, h), pic.pal.shade, 0.4);
  pic.fill(r.upright(x - 0.05, y - 0.05, w + 0.1, h + 0.1), r.tone(m.wood, 'front'));
  pic.fill(r.upright(x, y, w, h), r.dim(mix(pic.pal.deep, m.leafDark, 0.35)));
  let chalk = '';
  for (let i = 0; i < 5; i++) {
    const [a, b] = r.P(x + 0.12, y + h * (0.82 - i * 0.16), r.depth),
      end = a + r.k * r.scale(r.depth) * w * rng.range(0.3, 0.52);
    chalk += `M${f1(a)} ${f1(b)}`;
    for (let q = a; r.k * (end - q) > 0; q += r.k * 9)
      chalk += `l${f1(r.k * 4.5)} ${f1(rng.range(-4, -2))}l${f1(r.k * 4.5)} ${f1(rng.range(2, 4))}`;
  }
  const [cx, cy] = r.P(x + w * 0.8, y + h * 0.62, r.depth),
    rad = r.scale(r.depth) * 0.11;
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * Math.PI * 2;
    chalk += `M${f1(cx + Math.cos(a) * rad * 1.25)} ${f1(cy + Math.sin(a) * rad * 1.25)}L${f1(cx + Math.cos(a) * rad * 1.7)} ${f1(cy + Math.sin(a) * rad * 1.7)}`;
  }
  pic.line(chalk + ellipse(cx, cy, rad), r.dim(m.foam), 2.4, 0.9);
}

function buffet(pic: Picture, o: InteriorOptions): void {
  const m = pic.pal.own;
  const r = chamber(pic, {
    ...common(o, 'town'),
    wall: mix(m.wall, m.stone, 0.25),
    floor: 'cement',
    floorInk: mix(m.sand, m.wood, 0.35),
    depth: 4.4,
    left: -3,
    right: 3,
    windows: [
      { x: -2.6, y: 0.75, w: 1.5, h: 1.5, bars: [0, 0] },
      { x: -0.8, y: 0.75, w: 1.5, h: 1.5, bars: [0, 0] },
    ],
  });
  framedPicture(r, 1.4, 1.45, 0.9, 0.7);
  const cloth = mix(m.cloth, m.foam, 0.12),
    z = 3.1;
  r.box(0.2, 0, z, 4.6, 0.86, 0.8, cloth);
  let folds = '';
  for (let i = 0; i < 26; i++) folds += r.upright(-2.1 + i * 0.18, 0, 0.05, 0.8, z - 0.4);
  pic.shade(folds, pic.pal.shade, 0.22);
  pic.fill(r.upright(-2.1, 0.62, 4.6, 0.24, z - 0.4), r.tone(m.foam, 'front'));
  let scallops = '';
  for (let i = 0; i < 16; i++) scallops += r.disc(-1.96 + i * 0.287, 0.62, z - 0.4, 0.143, 0.07);
  pic.fill(scallops, r.tone(m.foam, 'front'));
  pic.fill(r.flat(-2.1, z - 0.4, 2.5, z + 0.4, 0.862), r.tone(m.foam, 'up'));
  bowlOfFruit(r, -1.5, 0.86, z, 1.15);
  trays(r, -0.55, 0.86, z);
  cheeseDome(r, 0.55, 0.86, z);
  coffeeMachine(r, 1.65, 0.86, z + 0.1);
  smallThing(r, 'jug', 1.05, 0.86, z - 0.1, m.mustard);
  for (const x of [1.1, 1.28]) smallThing(r, 'bowl', x, 0.86, z - 0.27, m.mustard);
  pottedPlant(r, -2.75, 2.7, 1.35);
}

/** two-tier stand of pastries */
function trays(r: Chamber, x: number, y: number, z: number): void {
  const { pic, m } = r,
    sc = r.scale(z);
  for (const [h, w] of [
    [0, 0.36],
    [0.26, 0.25],
  ] as const) {
    const [a, b] = r.P(x, y + h + 0.04, z);
    pic.fill(ellipse(a, b + sc * 0.02, sc * w, sc * w * 0.26), overprint(r.dim(m.metal), pic.pal.shade, 0.4));
    pic.fill(ellipse(a, b, sc * w, sc * w * 0.26), lit(pic.pal, r.dim(m.foam), 0.2));
    for (let i = 0; i < 6; i++) {
      const t = (i / 6) * Math.PI * 2 + 0.4,
        [px, py] = [a + Math.cos(t) * sc * w * 0.66, b + Math.sin(t) * sc * w * 0.16 - sc * 0.03];
      pic.fill(ellipse(px, py, sc * 0.085, sc * 0.055), overprint(r.dim(m.adobe), pic.pal.shade, 0.3));
      pic.fill(
        ellipse(px - r.k * sc * 0.01, py - sc * 0.014, sc * 0.065, sc * 0.036),
        r.dim(mix(m.mustard, m.adobe, 0.45)),
      );
    }
    if (h === 0) {
      const [, t] = r.P(x, y + 0.46, z);
      pic.line(`M${f1(a)} ${f1(b)}V${f1(t)}`, r.dim(m.metal), sc * 0.025);
    }
  }
}

/** cheeses and cold cuts on a board */
function cheeseDome(r: Chamber, x: number, y: number, z: number): void {
  const { m } = r;
  r.box(x, y, z, 0.85, 0.03, 0.5, m.wood, { shadow: y });
  r.turned(
    x - 0.2,
    y + 0.03,
    z + 0.05,
    [
      [0.16, 0],
      [0.165, 0.09],
    ],
    m.mustard,
  );
  r.turned(
    x + 0.16,
    y + 0.03,
    z + 0.08,
    [
      [0.12, 0],
      [0.12, 0.07],
    ],
    m.foam,
  );
  r.box(x + 0.05, y + 0.03, z - 0.14, 0.5, 0.03, 0.12, m.accent, { shadow: false });
}

function coffeeMachine(r: Chamber, x: number, y: number, z: number): void {
  const { pic, m } = r,
    f = z - 0.22;
  r.box(x, y, z, 0.62, 0.52, 0.44, m.metal, { shadow: y });
  pic.fill(r.upright(x - 0.25, y + 0.06, 0.5, 0.24, f), mix(pic.pal.deep, m.metal, 0.2));
  pic.fill(r.upright(x - 0.31, y + 0.4, 0.62, 0.08, f), r.tone(m.accent, 'front'));
  for (const a of [-0.12, 0.12]) {
    pic.fill(r.upright(x + a - 0.03, y + 0.24, 0.06, 0.06, f - 0.01), r.dim(m.metal));
    pic.fill(r.upright(x + a - 0.035, y + 0.06, 0.07, 0.08, f - 0.02), r.dim(m.foam));
  }
}

// --- Bathroom --------------------------------------------------------------------------------------

/** Bathroom of white tiles: basin, round mirror, folded towels, a small window. */
export function bathroom(pic: Picture, o: InteriorOptions = {}): void {
  const { pal: p } = pic,
    m = p.own,
    wall = mix(m.foam, m.glass, 0.25);
  const r = chamber(pic, {
    ...common(o, 'garden'),
    wall,
    floor: 'checker',
    depth: 3.6,
    left: -2,
    right: 2.2,
    windows: [{ x: -1.5, y: 1.4, w: 0.8, h: 0.8, bars: [1, 0] }],
  });
  let grout = '';
  for (let y = 0.15; y < r.height; y += 0.15) {
    grout +=
      r.upright(r.left, y, r.right - r.left, 0.006) +
      r.lateral(r.right, 1.4, r.depth, y, 0.006) +
      r.lateral(r.left, 1.4, r.depth, y, 0.006);
  }
  for (let x = r.left; x < r.right; x += 0.3) grout += r.upright(x, 0, 0.006, r.height);
  pic.shade(grout, p.shade, 0.28);
  baseboard(r, 1.05);
  const wood = mix(m.wood, m.sand, 0.3);
  r.box(0.7, 0.45, r.depth - 0.27, 1.7, 0.38, 0.54, wood, { shadow: 0 });
  pic.shade(r.upright(0.69, 0.47, 0.015, 0.34, r.depth - 0.54), p.shade, 0.6);
  r.box(0.7, 0.83, r.depth - 0.28, 1.8, 0.05, 0.58, m.foam, { shadow: false });
  r.turned(
    0.45,
    0.88,
    r.depth - 0.28,
    [
      [0.16, 0],
      [0.24, 0.08],
      [0.27, 0.14],
    ],
    m.foam,
    r.tone(m.glass, 'front'),
  );
  const [tx, ty] = r.P(0.45, 1.02, r.depth - 0.1),
    sc = r.scale(r.depth);
  pic.line(
    `M${f1(tx)} ${f1(ty + sc * 0.06)}v${f1(-sc * 0.2)}q0 ${f1(-sc * 0.06)} ${f1(-sc * 0.02)} ${f1(-sc * 0.06)}h${f1(-sc * 0.05)}v${f1(sc * 0.04)}`,
    overprint(m.metal, p.shade, 0.2),
    sc * 0.025,
  );
  mirror(r, 0.45, 1.72, 0.42);
  towels(r, 1.2, 0.88, r.depth - 0.3);
  fronds(r, -1.1, 1.44, r.depth - 0.05, 0.2, 6);
  r.turned(
    -1.1,
    1.36,
    r.depth - 0.06,
    [
      [0.06, 0],
      [0.08, 0.12],
    ],
    m.roof,
  );
  const [towel, rail] = [mix(m.mustard, m.foam, 0.3), 1.72];
  pic.fill(r.lateral(r.right, 2.2, 3.1, rail, 0.04), r.tone(m.metal, 'away'));
  pic.fill(r.lateral(r.right - 0.04, 2.35, 2.95, 0.85, rail - 0.85), r.tone(towel, 'light'));
  pic.fill(
    r.lateral(r.right - 0.045, 2.35, 2.95, 1, 0.08) + r.lateral(r.right - 0.045, 2.35, 2.95, 1.14, 0.03),
    r.tone(m.accent, 'light'),
  );
  pottedPlant(r, 1.75, 2.75, 1);
  shower(r);
  // bath mat and laundry basket
  pic.fill(r.flat(-0.3, 2.1, 1.1, 2.75, 0.01), r.tone(mix(m.mustard, m.foam, 0.45), 'light'));
  for (const z of [2.2, 2.6])
    pic.fill(r.flat(-0.3, z, 1.1, z + 0.05, 0.012), r.tone(mix(m.accent, m.mustard, 0.3), 'light'));
  r.foot(-0.42, 3.25, 0.24);
  r.turned(
    -0.42,
    0,
    3.25,
    [
      [0.19, 0],
      [0.23, 0.48],
    ],
    mix(m.mustard, m.sand, 0.4),
    r.tone(m.foam, 'up'),
  );
}

/** Glazed tiles in uneven greens, round the room up to the height `h`. */
function baseboard(r: Chamber, h: number): void {
  const { pic, m } = r;
  const rng = pic.rng.fork('zocalo');
  const glaze = mix(mix(m.cloth, m.water, 0.45), m.foam, 0.12);
  const inks = [glaze, mix(glaze, m.foam, 0.16), overprint(glaze, pic.pal.shade, 0.16), mix(glaze, m.leaf, 0.25)];
  const [tall, wide, joint] = [0.15, 0.3, 0.008];
  for (let y = 0, row = 0; y < h - 0.01; y += tall, row++) {
    for (let x = r.left - (row % 2) * (wide / 2); x < r.right; x += wide) {
      const from = Math.max(r.left, x);
      const w = Math.min(r.right, x + wide - joint) - from;
      if (w > 0) pic.fill(r.upright(from, y, w, tall - joint), r.tone(rng.pick(inks), 'light'));
    }
    for (const side of [r.left, r.right])
      for (let z = r.depth - wide; z > 1; z -= wide)
        pic.fill(
          r.lateral(side, z + joint, z + wide, y, tall - joint),
          r.tone(rng.pick(inks), side > 0 ? 'front' : 'away'),
        );
  }
}

/** A walk-in shower by the left wall: a glass screen on a low step, a brass rose on its arm. */
function shower(r: Chamber): void {
  const { pic, m } = r;
  const p = pic.pal;
  const brass = mix(m.mustard, m.wood, 0.25);
  const [x, z0, top] = [-0.78, 2.15, 2.1];
  r.box((r.left + x) / 2, 0, (z0 + r.depth) / 2, x - r.left, 0.09, r.depth - z0, m.foam, { shadow: false });
  const pipe = (a: number, b: number, c: number, d: number) => {
    const [x0, y0] = r.P(a, b, r.depth - 0.12);
    const [x1, y1] = r.P(c, d, r.depth - 0.12);
    pic.line(`M${f1(x0)} ${f1(y0)}L${f1(x1)} ${f1(y1)}`, r.dim(brass), r.scale(r.depth) * 0.03);
  };
  pipe(-1.84, 0.95, -1.84, 2.28);
  pipe(-1.84, 2.28, -1.5, 2.28);
  pipe(-1.5, 2.28, -1.5, 2.2);
  pic.fill(r.disc(-1.5, 2.19, r.depth - 0.12, 0.14, 0.035), r.dim(brass));
  for (const dx of [-0.1, 0.1]) pic.fill(r.disc(-1.84 + dx, 1.15, r.depth - 0.12, 0.045), r.dim(brass));
  const pane = r.lateral(x, z0, r.depth, 0.09, top);
  pic.fill(pane, lit(p, r.dim(m.glass), 0.4), 0.26);
  const gleam = (z: number, w: number) =>
    r.path([
      [x, 0.3, z],
      [x, 0.3, z + w],
      [x, 1.9, z + w + 0.5],
      [x, 1.9, z + 0.5],
    ]);
  pic.fill(gleam(2.3, 0.2) + gleam(2.62, 0.06), p.paper, 0.4);
  pic.fill(r.lateral(x, z0, z0 + 0.03, 0.09, top) + r.lateral(x, z0, r.depth, 0.09 + top, 0.03), r.dim(brass));
}

/** round mirror on the back wall, with the light of the window in it */
export function mirror(r: Chamber, x: number, y: number, rad: number): void {
  const { pic, m } = r,
    p = pic.pal;
  pic.shade(r.disc(x + 0.04, y - 0.05, r.depth, rad + 0.04), p.shade, 0.35);
  pic.fill(r.disc(x, y, r.depth, rad + 0.04), r.tone(m.wood, 'front'));
  const glass = r.disc(x, y, r.depth, rad),
    clip = pic.clip(glass);
  pic.fill(glass, r.dim(mix(m.glass, p.sky[1], 0.35)));
  const stripe = (a: number, w: number) =>
    r.path([
      [x + a, y - rad, r.depth],
      [x + a + w, y - rad, r.depth],
      [x + a + w + 0.45, y + rad, r.depth],
      [x + a + 0.45, y + rad, r.depth],
    ]);
  pic.raw(pic.clipped(clip, shape(stripe(-0.45, 0.22) + stripe(-0.15, 0.07), lit(p, r.dim(m.glass), 0.55))));
}

/** a pile of folded towels standing on the level y */
export function towels(r: Chamber, x: number, y: number, z: number): void {
  const { m } = r;
  [mix(m.cloth, m.foam, 0.35), m.foam, mix(m.mustard, m.foam, 0.35), m.foam].forEach((c, i) => {
    r.box(x, y + i * 0.075, z, 0.42 - i * 0.02, 0.068, 0.3, c, { shadow: i ? false : y });
  });
}
