import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, type Pt, poly, rect } from '../../core/geom.ts';
import { far, lit, type Mat } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import { sky } from '../air/sky.ts';
import { range } from '../land/land.ts';
import { tones, tree } from '../plants/plants.ts';
import { plain, vineRows, windbreak } from '../vineyard/rows.ts';
import { glints } from '../water/water.ts';

/** The view from a room's window. */
export type Outlook = 'river' | 'orchard' | 'vineyard' | 'town' | 'garden' | 'andes';

/** An opening in the back wall, in metres: from `x` to `x + w`, from `y` (0 = a door) to `y + h`. */
interface Opening {
  x: number;
  y: number;
  w: number;
  h: number;
  /** vertical and horizontal glazing bars */
  bars?: [number, number];
  frame?: Hex;
  /** cloth hanging either side */
  curtains?: Hex;
}

export interface ChamberOptions {
  /** Where the subject stands; left of the middle mirrors the room. */
  focal?: number;
  horizon?: number;
  depth?: number;
  left?: number;
  right?: number;
  height?: number;
  wall: Hex;
  /** ink of the two side walls, if it differs from the back wall */
  sides?: Hex;
  floor?: 'wood' | 'tiles' | 'checker' | 'cement';
  floorInk?: Hex;
  ceiling?: 'smooth' | 'beams';
  outlook?: Outlook;
  windows?: Opening[];
}

const EYE = 1.5;
/** how far the sheet is from the eye, in units: a moderately wide lens */
const LENS = 800;
/** Light enters from the back and from the calm side; direction towards the sun in room axes. */
const SUN: V3 = [-0.42, 0.72, 0.55];
const NEAR = 1.2;

/**
 * A furnished room seen from its open fourth side, in metres: x to the right, y up, z away from the eye.
 * A mirrored room (`k` = -1) is drawn with the same numbers.
 */
export class Chamber {
  readonly pic: Picture;
  readonly s: Space;
  readonly k: 1 | -1;
  readonly depth: number;
  readonly left: number;
  readonly right: number;
  readonly height: number;
  readonly m: Record<Mat, Hex>;

  constructor(pic: Picture, o: ChamberOptions) {
    const focal = o.focal ?? 0.6;
    this.pic = pic;
    this.k = focal >= 0.5 ? 1 : -1;
    this.depth = o.depth ?? 4.6;
    this.left = o.left ?? -2.7;
    this.right = o.right ?? 2.9;
    this.height = o.height ?? 2.75;
    this.m = pic.pal.own;
    const horizon = pic.H * (o.horizon ?? 0.4);
    // a wide sheet shows more of the side walls, a narrow one comes closer
    const f = LENS * Math.min(1.12, Math.max(0.8, pic.W / 1200));
    const cx = pic.W * (0.5 - this.k * 0.03);
    this.s = new Space(pic, { x: 0, y: EYE, z: 0, f, cx, horizon }, { az: this.k > 0 ? 127 : 53, el: 50 });
  }

  /** a colour as it looks in this room: dimmer when only lamps light it */
  dim(c: Hex, amount = 0.3): Hex {
    return this.pic.pal.lamps ? overprint(c, this.pic.pal.shade, amount) : c;
  }
  P(x: number, y: number, z: number): Pt {
    return this.s.P([this.k * x, y, z]);
  }
  /** units per metre at depth z */
  scale(z: number): number {
    return this.s.scale(z);
  }
  path(vs: readonly V3[]): string {
    return poly(vs.map(([x, y, z]) => this.P(x, y, z)));
  }
  /** a rectangle lying on the level y */
  flat(x0: number, z0: number, x1: number, z1: number, y = 0): string {
    return this.path([
      [x0, y, z0],
      [x1, y, z0],
      [x1, y, z1],
      [x0, y, z1],
    ]);
  }
  /** an upright rectangle facing the viewer at depth z */
  upright(x: number, y: number, w: number, h: number, z = this.depth): string {
    return this.path([
      [x, y, z],
      [x + w, y, z],
      [x + w, y + h, z],
      [x, y + h, z],
    ]);
  }
  /** a rectangle on the plane x = const, from z0 to z1 */
  lateral(x: number, z0: number, z1: number, y: number, h: number): string {
    return this.path([
      [x, y, z0],
      [x, y, z1],
      [x, y + h, z1],
      [x, y + h, z0],
    ]);
  }
  /** a disc facing the viewer */
  disc(x: number, y: number, z: number, r: number, ry = r): string {
    const [a, b] = this.P(x, y, z);
    return ellipse(a, b, this.scale(z) * r, this.scale(z) * ry);
  }

  /** the ink of a surface by the way it faces: up, towards the light, to the viewer, away from the light, down */
  tone(c: Hex, faces: 'up' | 'light' | 'front' | 'away' | 'down'): Hex {
    const p = this.pic.pal;
    const k = { up: 0, light: 0, front: 0.24, away: 0.52, down: 0.8 }[faces];
    const d = this.dim(c);
    return faces === 'up' ? lit(p, d, 0.14) : overprint(d, p.shade, k);
  }

  /** shadow on the level `ground` of the box standing at (x, z) */
  shadow(x: number, y: number, z: number, w: number, h: number, d: number, ground = 0, k = 0.5): void {
    const corners: V3[] = [];
    for (const a of [-w / 2, w / 2])
      for (const b of [-d / 2, d / 2]) for (const c of [0, h]) corners.push([this.k * (x + a), y + c, z + b]);
    this.s.cast(corners, ground, k);
  }

  /** A box with its foot at y, centred on (x, z). */
  box(
    x: number,
    y: number,
    z: number,
    w: number,
    h: number,
    d: number,
    c: Hex,
    o: { shadow?: boolean | number; top?: Hex } = {},
  ): void {
    const { pic } = this,
      [x0, x1, z0, z1] = [x - w / 2, x + w / 2, z - d / 2, z + d / 2];
    if (o.shadow !== false) this.shadow(x, y, z, w, h, d, typeof o.shadow === 'number' ? o.shadow : 0);
    if (x0 > 0) pic.fill(this.lateral(x0, z0, z1, y, h), this.tone(c, 'light'));
    if (x1 < 0) pic.fill(this.lateral(x1, z0, z1, y, h), this.tone(c, 'away'));
    if (y + h < EYE) pic.fill(this.flat(x0, z0, x1, z1, y + h), this.tone(o.top ?? c, 'up'));
    if (y > EYE) pic.fill(this.flat(x0, z0, x1, z1, y), this.tone(c, 'down'));
    pic.fill(this.upright(x0, y, w, h, z0), this.tone(c, 'front'));
  }

  /** A turned thing (pot, lamp, bowl) on the level y: a stack of [radius, height] in metres. */
  turned(x: number, y: number, z: number, profile: readonly [number, number][], c: Hex, open?: Hex): void {
    const { pic } = this,
      sc = this.scale(z),
      [cx, by] = this.P(x, y, z),
      rim = profile[profile.length - 1]!,
      squash = Math.min(0.4, Math.max(0.08, (EYE - y - rim[1]) / z));
    const side = (sign: number) => profile.map(([r, h]) => [cx + sign * r * sc, by - h * sc] as Pt);
    const foot = profile[0]!;
    const outline =
      poly([...side(-1), ...side(1).reverse()]) + ellipse(cx, by - foot[1] * sc, foot[0] * sc, foot[0] * sc * squash);
    const ink = this.tone(c, 'light'),
      clip = pic.clip(outline);
    pic.fill(outline, ink);
    const wide = Math.max(...profile.map(([r]) => r)) * sc,
      top = by - rim[1] * sc;
    const shaded = this.k > 0 ? cx + wide * 0.2 : cx - wide * 1.2;
    pic.add('multiply', pic.clipped(clip, shape(rect(shaded, top, wide, by - top + wide), pic.pal.shade, 0.5)));
    pic.fill(ellipse(cx, top, rim[0] * sc, rim[0] * sc * squash), open ?? this.tone(c, 'up'));
  }

  /** round shadow at the foot of a turned thing */
  foot(x: number, z: number, r: number, y = 0, k = 0.5): void {
    const [a, b] = this.P(x, y, z),
      sc = this.scale(z);
    this.pic.shade(
      ellipse(a + this.k * sc * r * 0.35, b + sc * r * 0.12, sc * r * 1.25, sc * r * 0.4),
      this.pic.pal.shade,
      k,
    );
  }
}

/** Builds the shell of a room: what its windows show, walls, floor, ceiling, the patch of sun on the floor. */
export function chamber(pic: Picture, o: ChamberOptions): Chamber {
  const r = new Chamber(pic, o);
  const windows = o.windows ?? [];
  if (windows.length > 0) {
    const wide = windows.reduce((a, b) => (a.w * a.h > b.w * b.h ? a : b));
    view(r, o.outlook ?? 'andes', r.P(wide.x + wide.w / 2, 0, r.depth)[0]);
  }
  backWall(r, o.wall, windows);
  sideWalls(r, o.sides ?? o.wall);
  ceiling(r, o.ceiling ?? 'smooth', o.wall);
  floor(r, o);
  for (const w of windows) sunPatch(r, w);
  for (const w of windows) glazing(r, w);
  return r;
}

function backWall(r: Chamber, wall: Hex, windows: readonly Opening[]): void {
  const { pic } = r,
    p = pic.pal;
  const holes = windows.map((w) => r.upright(w.x, w.y, w.w, w.h)).join('');
  const outer = r.upright(r.left, 0, r.right - r.left, r.height);
  const ink = overprint(r.dim(wall), p.shade, 0.1);
  pic.raw(`<path d="${rect(-5, -5, pic.W + 10, pic.H + 10)}${holes}" fill="${ink}" fill-rule="evenodd"/>`);
  // the wall darkens away from the window: sprayed, so that the plaster stays alive
  const [x0] = r.P(r.left, 0, r.depth),
    [x1, y1] = r.P(r.right, 0, r.depth);
  pic.raw(
    `<path d="${outer}${holes}" fill-rule="evenodd" fill="${pic.linear(x0, y1, x1, y1 - 300, [
      { at: 0.2, color: p.shade, alpha: 0 },
      { at: 1, color: p.shade, alpha: 0.26 },
    ])}"/>`,
    'stippleMultiply',
  );
  // skirting board
  pic.fill(r.upright(r.left, 0, r.right - r.left, 0.1), overprint(r.dim(wall), p.shade, 0.4));
}

function sideWalls(r: Chamber, wall: Hex): void {
  const { pic } = r,
    p = pic.pal;
  pic.fill(r.lateral(r.left, NEAR, r.depth, 0, r.height), overprint(r.dim(wall), p.shade, 0.42));
  pic.fill(r.lateral(r.right, NEAR, r.depth, 0, r.height), lit(p, r.dim(wall), 0.12));
  pic.shade(r.lateral(r.left, NEAR, r.depth, 0, 0.1) + r.lateral(r.right, NEAR, r.depth, 0, 0.1), p.shade, 0.35);
}

function ceiling(r: Chamber, kind: 'smooth' | 'beams', wall: Hex): void {
  const { pic, m } = r,
    p = pic.pal;
  const ink = kind === 'beams' ? mix(m.wood, m.sand, 0.45) : lit(p, wall, 0.3);
  pic.fill(r.flat(r.left, NEAR, r.right, r.depth, r.height), overprint(r.dim(ink), p.shade, 0.3));
  if (kind === 'smooth') return;
  const beam = overprint(r.dim(m.wood), p.shade, 0.4);
  const drop = 0.2,
    thick = 0.16;
  for (let z = r.depth - 0.5; z > NEAR + 0.2; z -= 0.85) {
    pic.fill(r.flat(r.left, z, r.right, z + thick, r.height - drop), overprint(beam, p.shade, 0.5));
    pic.fill(r.upright(r.left, r.height - drop, r.right - r.left, drop, z), beam);
  }
}

function floor(r: Chamber, o: ChamberOptions): void {
  const { pic, m } = r,
    p = pic.pal,
    kind = o.floor ?? 'wood';
  const base =
    o.floorInk ??
    {
      wood: mix(m.wood, m.sand, 0.42),
      tiles: mix(m.roof, m.adobe, 0.5),
      checker: m.wall,
      cement: mix(m.stone, m.foam, 0.25),
    }[kind];
  const all = r.flat(r.left, NEAR, r.right, r.depth),
    y0 = r.P(0, 0, r.depth)[1];
  const ink = r.dim(base);
  pic.fill(
    all,
    pic.linear(0, y0, 0, pic.H, [
      { at: 0, color: lit(p, ink, 0.12) },
      { at: 0.5, color: ink },
      { at: 1, color: overprint(ink, p.shade, 0.4) },
    ]),
  );
  const clip = pic.clip(all);
  let seams = '',
    checks = '';
  if (kind === 'wood') {
    const rng = pic.rng.fork('boards');
    for (let x = r.left; x < r.right; x += 0.19) {
      seams += r.flat(x - 0.006, NEAR, x + 0.006, r.depth);
      for (let z = NEAR + rng.range(0, 1.6); z < r.depth; z += 1.7) seams += r.flat(x, z, x + 0.19, z + 0.012);
    }
  } else if (kind !== 'cement') {
    const tile = 0.4;
    for (let x = Math.floor(r.left / tile) * tile, i = 0; x < r.right; x += tile, i++) {
      seams += r.flat(x - 0.006, NEAR, x + 0.006, r.depth);
      for (let j = 0; j * tile + NEAR < r.depth; j++) {
        const z = NEAR + j * tile;
        if (i === 0) seams += r.flat(r.left, z - 0.008, r.right, z + 0.008);
        if (kind === 'checker' && (i + j) % 2) checks += r.flat(x, z, x + tile, z + tile);
      }
    }
  }
  if (checks) pic.raw(pic.clipped(clip, shape(checks, r.dim(mix(m.cloth, m.stone, 0.35)))));
  pic.add('multiply', pic.clipped(clip, shape(seams, p.shade, 0.4)));
}

/** Where the window's light meets the floor, with the shadow of its bars. */
function sunPatch(r: Chamber, w: Opening): void {
  const { pic } = r,
    p = pic.pal;
  if (p.lamps) return;
  const fall = (x: number, y: number): V3 => {
    const t = y / SUN[1];
    return [x - SUN[0] * t, 0.001, r.depth - SUN[2] * t];
  };
  const Q = (a: number, b: number) => fall(w.x + a * w.w, w.y + b * w.h);
  const clip = pic.clip(r.flat(r.left, NEAR, r.right, r.depth));
  const patch = r.path([Q(0, 0), Q(1, 0), Q(1, 1), Q(0, 1)]);
  pic.raw(pic.clipped(clip, shape(patch, lit(p, p.glow, 0.2), 0.5)));
  const [nx, ny] = w.bars ?? [1, 1];
  let bars = '';
  for (let i = 1; i <= nx; i++) {
    const a = i / (nx + 1);
    bars += r.path([Q(a - 0.015, 0), Q(a + 0.015, 0), Q(a + 0.015, 1), Q(a - 0.015, 1)]);
  }
  for (let i = 1; i <= ny; i++) {
    const b = i / (ny + 1);
    bars += r.path([Q(0, b - 0.015), Q(1, b - 0.015), Q(1, b + 0.015), Q(0, b + 0.015)]);
  }
  pic.add('multiply', pic.clipped(clip, shape(bars, p.shade, 0.3)));
}

function glazing(r: Chamber, w: Opening): void {
  const { pic, m } = r,
    p = pic.pal,
    frame = r.dim(w.frame ?? m.wood),
    t = 0.06;
  // the reveal of a thick wall: its lit jamb and its sill
  const deep = 0.16;
  pic.fill(r.lateral(w.x + w.w, r.depth, r.depth + deep, w.y, w.h), lit(p, frame, 0.3));
  const [nx, ny] = w.bars ?? [1, 1];
  let bars = r.upright(w.x - t, w.y, t, w.h) + r.upright(w.x + w.w, w.y, t, w.h);
  bars += r.upright(w.x - t, w.y + w.h, w.w + 2 * t, t);
  for (let i = 1; i <= nx; i++) bars += r.upright(w.x + (w.w * i) / (nx + 1) - t * 0.35, w.y, t * 0.7, w.h);
  for (let i = 1; i <= ny; i++) bars += r.upright(w.x, w.y + (w.h * i) / (ny + 1) - t * 0.3, w.w, t * 0.6);
  pic.fill(bars, overprint(frame, p.shade, 0.25));
  if (w.y > 0.2)
    r.box(w.x + w.w / 2, w.y - 0.06, r.depth - 0.08, w.w + 0.3, 0.06, 0.18, w.frame ?? m.wood, { shadow: false });
  if (w.curtains) curtains(r, w, w.curtains);
}

function curtains(r: Chamber, w: Opening, c: Hex): void {
  const { pic } = r,
    p = pic.pal,
    z = r.depth - 0.06,
    top = w.y + w.h + 0.16,
    foot = w.y < 0.3 ? 0.04 : w.y - 0.22,
    wide = 0.34;
  pic.fill(
    r.upright(w.x - wide - 0.1, top - 0.02, w.w + 2 * wide + 0.2, 0.035, z),
    r.dim(overprint(r.m.wood, p.shade, 0.4)),
  );
  for (const side of [-1, 1]) {
    const x0 = side < 0 ? w.x - wide : w.x + w.w;
    const edge = (t: number) => x0 + wide * t;
    const cloth: V3[] = [
      [edge(0), top, z],
      [edge(1), top, z],
      [edge(side < 0 ? 0.85 : 1.06), (top + foot) / 2, z],
      [edge(side < 0 ? 1.04 : 1.08), foot, z],
      [edge(side < 0 ? -0.08 : -0.04), foot, z],
      [edge(side < 0 ? -0.06 : 0.15), (top + foot) / 2, z],
    ];
    const d = r.path(cloth);
    pic.fill(d, r.tone(c, 'light'));
    let folds = '';
    for (let i = 0; i < 4; i++) folds += r.upright(edge(0.12 + i * 0.25), foot, wide * 0.1, top - foot, z);
    pic.add('multiply', pic.clipped(pic.clip(d), shape(folds, p.shade, 0.38)));
  }
}

/** The land outside, printed on the whole sheet and then covered by the wall. `x` is where its middle lies. */
export function view(r: Chamber, outlook: Outlook, x: number): void {
  const { pic } = r,
    { W, H, pal: p } = pic,
    m = p.mats,
    rng = pic.rng.fork('view'),
    hz = r.s.cam.horizon;
  sky(pic, { horizon: hz, clouds: p.night ? 'none' : 'cumulus', cloudAmount: 0.9 });
  const canyon = outlook === 'river';
  if (outlook !== 'garden')
    range(pic, {
      horizon: hz,
      height: hz * (canyon ? 0.42 : 0.36),
      lead: x / W,
      snow: canyon ? 0 : 0.6,
      rock: canyon ? m.rockA : undefined,
      air: canyon ? 0.12 : 0.36,
      seed: 'view',
      peaks: canyon ? 9 : 7,
      mist: canyon ? 0.3 : 1,
    });
  pic.fill(rect(-5, hz, W + 10, H), mix(m.leaf, p.haze, 0.22));
  const s = new Space(pic, { x: 0, y: 2.6, z: 0, f: 900, cx: x, horizon: hz }, { az: 150, el: 30 });
  if (canyon) {
    // after dark the palette's water is grey: the sky's own inks keep it alive
    const water = p.lamps ? mix(m.water, p.sky[1], 0.4) : m.water;
    pic.fill(
      rect(-5, hz + 4, W + 10, H * 0.2),
      pic.linear(0, hz, 0, hz + H * 0.16, [
        { at: 0, color: mix(water, p.sky[2], 0.35) },
        { at: 1, color: mix(water, m.waterDeep, 0.45) },
      ]),
    );
    glints(pic, {
      x0: x - 400,
      x1: x + 400,
      y0: hz + 8,
      y1: hz + H * 0.14,
      n: 90,
      color: lit(p, m.water, 0.6),
      alpha: 0.7,
      size: 0.6,
    });
  } else if (outlook === 'vineyard') {
    plain(pic, s, m.soil, { far: mix(m.vine, p.haze, 0.4) });
    windbreak(pic, s, { z: 80, x0: -50, x1: 50, h: 11, air: 0.28, gap: 3 });
    vineRows(pic, s, {
      x0: -20,
      n: 17,
      gap: 2.4,
      z0: 8,
      z1: 70,
      t: tones(p, m.vine, mix(m.vine, m.leafDark, 0.75), 0.1),
      soil: m.soil,
    });
  } else if (outlook === 'town') treetops(r, x, rng.fork('copas'));
  else if (outlook === 'andes') windbreak(pic, s, { z: 52, x0: -36, x1: 36, h: 9, air: 0.2, gap: 2.6 });
  else groves(r, s, outlook, rng.fork('trees'));
}

/** The town from an upper floor: roofs and a few taller houses among the crowns of its street trees. */
function treetops(r: Chamber, x: number, rng: Chamber['pic']['rng']): void {
  const { pic } = r,
    p = pic.pal,
    m = p.mats,
    up = 8.6; // metres from the street to the eye
  const s = new Space(pic, { x: 0, y: up, z: 0, f: 900, cx: x, horizon: r.s.cam.horizon }, { az: 150, el: 34 });
  const plaster = [m.wall, m.adobe, mix(m.wall, m.rockB, 0.5), mix(m.stone, m.foam, 0.4)];
  for (const [row, z] of [78, 60, 46, 35, 26, 19].entries()) {
    const air = 0.4 - row * 0.07,
      reach = z * 0.95;
    for (let a = -reach; a < reach; a += rng.range(9, 15)) {
      if (row > 3) break;
      const b = s.block(a, 0, z + 5, rng.range(6, 10), rng.range(5.5, row < 2 ? 13 : 9.5), 7);
      b.paint(rng.pick(plaster), { top: mix(m.stone, m.foam, 0.3), air });
      roomWindows(r, b, rng.fork(`v${row}`), air);
    }
    for (let a = -reach; a < reach; a += rng.range(5, 7.5)) {
      const [tx, ty] = s.P([a, 0, z]);
      if (tx < -160 || tx > pic.W + 160) continue;
      tree(pic, tx, ty, s.scale(z) * rng.range(6.4, 8.6), m.leaf, rng.fork(`c${row}${f1(a)}`), {
        kind: 'plane-tree',
        air: Math.max(0, air - 0.08),
        dark: m.leafDark,
      });
    }
  }
}

/** small windows on the front of a distant house */
function roomWindows(r: Chamber, b: ReturnType<Space['block']>, rng: Chamber['pic']['rng'], air: number): void {
  const { pic } = r,
    p = pic.pal,
    f = b.wall(0);
  let dark = '',
    warm = '';
  for (let y = b.h - 1.9; y > 2; y -= 2.8)
    for (let a = 1; a < f.lu - 1.2; a += 2.1) {
      if (p.lamps && rng.chance(0.45)) warm += f.rect(a, y, 0.9, 1.2);
      else dark += f.rect(a, y, 0.9, 1.2);
    }
  pic.fill(dark, far(p, mix(p.deep, p.mats.glass, 0.3), air));
  pic.fill(warm, p.lamp);
}

/** fruit trees, street trees or a garden, near enough to fill a window */
function groves(r: Chamber, s: Space, outlook: Outlook, rng: Chamber['pic']['rng']): void {
  const { pic } = r,
    m = pic.pal.mats;
  plain(pic, s, mix(m.leaf, m.steppe, 0.3), { bands: 4, far: mix(m.leaf, pic.pal.haze, 0.4) });
  const near = outlook === 'orchard' ? 15 : 12;
  for (let row = 3; row >= 0; row--)
    for (let i = -4; i <= 4; i++) {
      const z = near + row * 7,
        px = (i + (row % 2) * 0.5) * 5 + rng.range(-0.5, 0.5),
        [a, b] = s.P([px, 0, z]);
      if (a < -200 || a > pic.W + 200) continue;
      const h = outlook === 'orchard' ? 3.7 : rng.range(5, 7);
      pic.shade(ellipse(a, b, s.scale(z) * 1.6, s.scale(z) * 0.22), pic.pal.shade, 0.5);
      tree(pic, a, b, s.scale(z) * h, m.leaf, rng.fork(`t${row}.${i}`), {
        kind: outlook === 'orchard' ? 'olive' : 'plane-tree',
        air: 0.05 + row * 0.07,
        dark: m.leafDark,
      });
      if (outlook !== 'orchard') continue;
      let fruit = '';
      for (let f = 0; f < 16; f++)
        fruit += ellipse(
          a + rng.range(-1.2, 1.2) * s.scale(z),
          b - rng.range(1.5, 3.3) * s.scale(z),
          s.scale(z) * 0.09,
        );
      pic.fill(fruit, rng.chance(0.5) ? m.mustard : m.accent);
    }
}
