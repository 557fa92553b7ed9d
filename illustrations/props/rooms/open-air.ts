import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, lerp, type Pt, poly, rect, smooth, sweep } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { garland, glow, glows } from '../air/light.ts';
import { leafy, tones } from '../plants/plants.ts';
import { Chamber, type ChamberOptions, type Outlook, view } from './chamber.ts';
import { firewood, fronds, hearthFire } from './furniture.ts';

/** Yards, terraces and gardens: a `Chamber` without walls. In metres, as in a room. */

type Flooring = 'lawn' | 'tiles' | 'earth' | 'deck' | 'flagstone';

interface OpenAirOptions extends Pick<ChamberOptions, 'focal' | 'horizon'> {
  outlook: Outlook;
  flooring: Flooring;
  /** where the laid ground ends and the landscape begins */
  depth?: number;
}

const NEAR = 1.2;
const WIDE = 14;

/** Sky, land and the laid ground of an open place. */
export function openAir(pic: Picture, o: OpenAirOptions): Chamber {
  const r = new Chamber(pic, { focal: o.focal, horizon: o.horizon, depth: o.depth ?? 8, wall: pic.pal.mats.wall });
  view(r, o.outlook, pic.W * (0.5 - r.k * 0.12));
  flooring(r, o.flooring, -WIDE, WIDE, NEAR, r.depth);
  return r;
}

/** The random seed of each ground, kept from the first prints: another word would change them. */
const CHANCE: Record<Flooring, string> = {
  lawn: 'cesped',
  tiles: 'baldosa',
  earth: 'tierra',
  deck: 'deck',
  flagstone: 'laja',
};

/** Lays ground from (x0, z0) to (x1, z1). */
export function flooring(r: Chamber, kind: Flooring, x0: number, x1: number, z0: number, z1: number): void {
  const { pic, m } = r,
    p = pic.pal,
    rng = pic.rng.fork(`suelo${CHANCE[kind]}`);
  const base = {
    lawn: mix(m.leaf, m.steppe, 0.18),
    tiles: mix(m.roof, m.adobe, 0.55),
    earth: mix(m.soil, m.sand, 0.35),
    deck: mix(m.wood, m.sand, 0.4),
    flagstone: mix(m.stone, m.sand, 0.4),
  }[kind];
  const all = r.flat(x0, z0, x1, z1),
    far = r.P(0, 0, z1)[1],
    ink = r.dim(base, 0.35);
  pic.fill(
    all,
    pic.linear(0, far, 0, pic.H, [
      { at: 0, color: lit(p, ink, 0.16) },
      { at: 0.45, color: ink },
      { at: 1, color: overprint(ink, p.shade, 0.32) },
    ]),
  );
  const clip = pic.clip(all);
  let seams = '';
  if (kind === 'deck') for (let x = x0; x < x1; x += 0.16) seams += r.flat(x - 0.007, z0, x + 0.007, z1);
  if (kind === 'tiles') {
    for (let x = x0; x < x1; x += 0.42) seams += r.flat(x - 0.008, z0, x + 0.008, z1);
    for (let z = z0; z < z1; z += 0.42) seams += r.flat(x0, z - 0.008, x1, z + 0.008);
  }
  if (kind === 'flagstone')
    for (let z = z0, row = 0; z < z1; z += 0.55, row++) {
      seams += r.flat(x0, z - 0.01, x1, z + 0.01);
      for (let x = x0 + (row % 2) * 0.4; x < x1; x += rng.range(0.6, 0.95))
        seams += r.flat(x - 0.01, z, x + 0.01, z + 0.55);
    }
  if (seams) pic.add('multiply', pic.clipped(clip, shape(seams, p.shade, 0.34)));
  if (kind !== 'lawn' && kind !== 'earth') return;
  // mown lawn or beaten earth: broad flat strokes, darker and lighter
  let dark = '',
    light = '';
  for (let i = 0; i < 60; i++) {
    const [a, b] = r.P(rng.range(-7, 7), 0, lerp(z1, z0 + 0.6, rng() ** 0.7)),
      w = (b - r.s.cam.horizon) * rng.range(0.12, 0.4);
    const d = `M${f1(a - w)} ${f1(b)}q${f1(w)} ${f1(-w * 0.1)} ${f1(2 * w)} 0q${f1(-w)} ${f1(w * 0.08)} ${f1(-2 * w)} 0Z`;
    if (i % 2) dark += d;
    else light += d;
  }
  pic.add('multiply', pic.clipped(clip, shape(dark, p.shade, 0.2)));
  pic.raw(pic.clipped(clip, shape(light, lit(p, ink, 0.2), 0.6)));
}

interface GardenWallOptions {
  x0: number;
  x1: number;
  z: number;
  h: number;
  c: Hex;
  /** tiled eave along the top */
  eave?: boolean;
  style?: 'smooth' | 'stone' | 'brick';
}

/** Wall or house front facing the viewer. */
export function gardenWall(r: Chamber, o: GardenWallOptions): void {
  const { pic, m } = r,
    p = pic.pal,
    w = o.x1 - o.x0,
    rng = pic.rng.fork(`muro${o.x0}`);
  const face = r.upright(o.x0, 0, w, o.h, o.z),
    ink = r.tone(o.c, 'light');
  pic.fill(face, overprint(ink, p.shade, 0.08));
  const clip = pic.clip(face);
  let d = '',
    l = '';
  if (o.style === 'stone' || o.style === 'brick') {
    const brick = o.style === 'brick',
      course = brick ? 0.1 : 0.24,
      long = brick ? 0.28 : 0.42;
    for (let y = 0, row = 0; y < o.h; y += course, row++) {
      d += r.upright(o.x0, y, w, brick ? 0.012 : 0.02, o.z);
      for (let x = o.x0 + (row % 2) * long * 0.5; x < o.x1; x += long * rng.range(0.85, 1.15)) {
        d += r.upright(x, y, brick ? 0.012 : 0.02, course, o.z);
        if (rng.chance(0.16)) l += r.upright(x, y, long * 0.9, course, o.z);
      }
    }
    pic.raw(pic.clipped(clip, shape(l, lit(p, ink, 0.22), 0.6)));
    pic.add('multiply', pic.clipped(clip, shape(d, p.shade, 0.36)));
  }
  pic.fill(r.upright(o.x0, 0, w, 0.22, o.z), overprint(ink, p.shade, 0.35));
  if (!o.eave) {
    pic.fill(r.upright(o.x0, o.h - 0.08, w, 0.1, o.z - 0.05), lit(p, ink, 0.25));
    return;
  }
  pic.shade(r.upright(o.x0, o.h - 0.5, w, 0.5, o.z), p.shade, 0.5);
  const eave = o.z - 0.55,
    roof = r.tone(m.roof, 'light');
  pic.fill(
    r.flat(o.x0 - 0.2, eave, o.x1 + 0.2, o.z, o.h - 0.02),
    overprint(overprint(r.dim(m.wood), p.shade, 0.7), p.shade, 0.4),
  );
  const slope = r.path([
    [o.x0 - 0.2, o.h - 0.02, eave],
    [o.x1 + 0.2, o.h - 0.02, eave],
    [o.x1 + 0.2, o.h + 0.75, o.z + 0.9],
    [o.x0 - 0.2, o.h + 0.75, o.z + 0.9],
  ]);
  pic.fill(slope, roof);
  let ribs = '';
  for (let x = o.x0; x < o.x1 + 0.2; x += 0.24)
    ribs += r.path([
      [x, o.h - 0.02, eave],
      [x + 0.07, o.h - 0.02, eave],
      [x + 0.07, o.h + 0.75, o.z + 0.9],
      [x, o.h + 0.75, o.z + 0.9],
    ]);
  pic.shade(ribs, p.shade, 0.34);
  pic.fill(r.upright(o.x0 - 0.2, o.h - 0.14, w + 0.4, 0.13, eave), overprint(r.dim(m.wood), p.shade, 0.4));
}

/** A door or window set in a `gardenWall` at depth z: frame, panes dark by day and lit after dark. */
export function wallOpening(
  r: Chamber,
  x: number,
  y: number,
  w: number,
  h: number,
  z: number,
  o: { frame: Hex; door?: Hex; bars?: number; shutters?: Hex },
): void {
  const { pic, m } = r,
    p = pic.pal,
    t = 0.07;
  pic.fill(r.upright(x - t, y - (o.door ? 0 : t), w + 2 * t, h + t + (o.door ? 0 : t), z), r.tone(o.frame, 'front'));
  const glass = p.lamps ? mix(p.lamp, m.adobe, 0.12) : mix(p.deep, m.glass, 0.22);
  pic.fill(r.upright(x, y, w, h, z), o.door ? r.tone(o.door, 'front') : glass);
  if (o.door) {
    let panels = '';
    for (const [a, b] of [
      [0.12, 0.08],
      [0.56, 0.08],
      [0.12, 0.4],
      [0.56, 0.4],
    ] as const)
      panels += r.upright(x + w * a, y + h * b, w * 0.32, h * 0.26, z);
    pic.shade(panels, p.shade, 0.42);
    pic.fill(r.upright(x + w * 0.12, y + h * 0.74, w * 0.76, h * 0.18, z), glass);
    pic.fill(r.disc(x + w * 0.92, y + h * 0.47, z, 0.035), r.dim(m.mustard));
  } else {
    let bars = '';
    const n = o.bars ?? 1;
    for (let i = 1; i <= n; i++) bars += r.upright(x + (w * i) / (n + 1) - 0.02, y, 0.04, h, z);
    bars += r.upright(x, y + h * 0.55, w, 0.035, z);
    pic.fill(bars, r.tone(o.frame, 'front'));
    pic.fill(r.upright(x - 0.12, y - 0.12, w + 0.24, 0.07, z - 0.06), r.tone(m.stone, 'light'));
  }
  if (!o.door) pic.shade(r.upright(x, y + h * 0.86, w, h * 0.14, z), p.shade, p.lamps ? 0.2 : 0.55);
  if (!o.shutters) return;
  for (const a of [x - w * 0.5 - t, x + w + t]) {
    pic.fill(r.upright(a, y, w * 0.5, h, z - 0.02), r.tone(o.shutters, 'light'));
    let slats = '';
    for (let b = 0.1; b < h - 0.05; b += 0.11) slats += r.upright(a + 0.04, y + b, w * 0.5 - 0.08, 0.03, z - 0.02);
    pic.shade(slats, p.shade, 0.4);
  }
}

interface PergolaOptions {
  x0: number;
  x1: number;
  z0: number;
  z1: number;
  h: number;
  /** share of the roof that the vine covers, 0 (bare beams) to 1 */
  fronds?: number;
  grapes?: boolean;
}

/** Pergola seen from below: beams, the vine over them, bunches hanging, dappled shade on the ground. */
export function pergola(r: Chamber, o: PergolaOptions): void {
  const { pic, m } = r,
    p = pic.pal,
    rng = pic.rng.fork('pergola'),
    cover = o.fronds ?? 1,
    wood = mix(m.wood, p.deep, 0.15);
  dapples(r, o, cover);
  const post = (x: number, z: number) => {
    r.shadow(x, 0, z, 0.14, 1.2, 0.14);
    r.box(x, 0, z, 0.14, o.h, 0.14, wood, { shadow: false });
  };
  post(o.x0, o.z1);
  post(o.x1, o.z1);
  for (let z = o.z1; z > o.z0; z -= 0.7) {
    pic.fill(r.flat(o.x0 - 0.3, z, o.x1 + 0.3, z + 0.1, o.h), overprint(r.dim(wood), p.shade, 0.6));
    pic.fill(r.upright(o.x0 - 0.3, o.h, o.x1 - o.x0 + 0.6, 0.14, z), r.tone(wood, 'front'));
  }
  for (const x of [o.x0, o.x1])
    pic.fill(
      r.path([
        [x - 0.07, o.h, o.z0],
        [x + 0.07, o.h, o.z0],
        [x + 0.07, o.h, o.z1],
        [x - 0.07, o.h, o.z1],
      ]),
      overprint(r.dim(wood), p.shade, 0.75),
    );
  if (cover > 0) canopy(r, o, cover, rng);
  if (o.z0 > 1.6) {
    post(o.x0, o.z0);
    post(o.x1, o.z0);
  }
}

/** light that comes through the leaves: the roof's shadow on the ground, with holes */
function dapples(r: Chamber, o: PergolaOptions, cover: number): void {
  const { pic } = r,
    p = pic.pal;
  if (p.lamps || cover <= 0) return;
  const rng = pic.rng.fork('dapples');
  let holes = '';
  for (let i = 0; i < 240; i++) {
    const z = rng.range(NEAR, o.z1 + 0.3),
      [a, b] = r.P(rng.range(o.x0 - 0.5, o.x1 + 0.5), 0, z),
      w = r.scale(z) * rng.range(0.02, 0.1);
    holes += leafy(a, b, w * 1.5, w * 0.42, Math.max(3, w * 0.5), rng, 1.4);
  }
  const roof = r.flat(o.x0 - 0.6, NEAR, o.x1 + 0.6, o.z1 + 0.3);
  pic.raw(`<path d="${roof}${holes}" fill-rule="evenodd" fill="${p.shade}" fill-opacity="0.5"/>`, 'multiply');
}

function canopy(r: Chamber, o: PergolaOptions, cover: number, rng: Picture['rng']): void {
  const { pic, m } = r,
    t = tones(pic.pal, r.dim(m.vine, 0.45), mix(r.dim(m.vine, 0.45), m.leafDark, 0.8));
  const layers: [string, string, string] = ['', '', ''];
  const bunches: [number, number, number][] = [];
  const n = Math.round(260 * cover);
  const spots = Array.from(
    { length: n },
    () => [rng.range(o.x0 - 0.6, o.x1 + 0.6), rng.range(Math.max(NEAR, o.z0), o.z1 + 0.2)] as const,
  ).sort((a, b) => b[1] - a[1]);
  for (const [x, z] of spots) {
    const [a, b] = r.P(x, o.h + 0.12, z),
      w = r.scale(z) * rng.range(0.14, 0.3),
      k = rng();
    const dy = (k - 0.5) * w * 0.6;
    layers[k < 0.4 ? 0 : k < 0.75 ? 1 : 2] += leafy(a, b - dy, w, w * 0.6, Math.max(5, w * 0.34), rng, 1.3);
    if (o.grapes !== false && rng.chance(0.08)) bunches.push([a, b + w * 0.5, r.scale(z) * 0.036]);
  }
  pic.raw(shape(layers[0], t.dark) + shape(layers[1], t.mid) + shape(layers[2], t.light));
  for (const [x, y, g] of bunches) {
    let berries = '',
      shine = '';
    for (let row = 0; row < 5; row++)
      for (let i = 0; i <= 3 - Math.max(0, row - 1); i++) {
        const [bx, by] = [x + (i - (3 - Math.max(0, row - 1)) / 2) * g * 1.7, y + row * g * 1.6];
        berries += ellipse(bx, by, g);
        shine += ellipse(bx - r.k * g * 0.3, by - g * 0.3, g * 0.3);
      }
    pic.fill(berries, r.dim(mix(m.wine, pic.pal.deep, 0.2), 0.4));
    pic.fill(shine, lit(pic.pal, m.wine, 0.5));
  }
}

/** Strings of bulbs between points given in metres. */
export function lampGarland(r: Chamber, pts: readonly (readonly [number, number, number])[], sag = 0.25): void {
  const { pic } = r,
    p = pic.pal,
    bulbs: Pt[] = [];
  for (let i = 0; i + 1 < pts.length; i++) {
    const [a, b] = [pts[i]!, pts[i + 1]!],
      z = (a[2] + b[2]) / 2,
      sc = r.scale(z);
    bulbs.push(
      ...garland(pic, r.P(...(a as [number, number, number])), r.P(...(b as [number, number, number])), {
        sag: sc * sag,
        n: 8,
        r: Math.max(3, sc * 0.028),
        color: p.lamps ? lit(p, p.lamp, 0.4) : p.paper,
      }),
    );
  }
  if (p.lamps) glows(pic, bulbs, r.scale(4) * 0.34, p.lamp, 0.5);
}

/** a curl of smoke rising from (x, y) on the sheet */
function humo(pic: Picture, x: number, y: number, h: number, dir: number): void {
  const p = pic.pal;
  pic.grain(
    sweep(
      [
        [x, y, h * 0.02],
        [x + dir * h * 0.05, y - h * 0.25, h * 0.06],
        [x - dir * h * 0.03, y - h * 0.5, h * 0.085],
        [x + dir * h * 0.12, y - h * 0.78, h * 0.08],
        [x + dir * h * 0.2, y - h, h * 0.02],
      ],
      8,
    ),
    mix(p.cloud, p.sky[1], 0.35),
    0.42,
    0.3,
  );
}

/** Brick barbecue with its hood: embers, grate with the meat, wood store below, smoke. */
export function barbecue(r: Chamber, x: number, z: number): void {
  const { pic, m } = r,
    p = pic.pal,
    brick = mix(m.roof, m.adobe, 0.4),
    w = 1.6,
    front = z - 0.4;
  r.box(x, 0, z, w, 0.82, 0.8, brick);
  let joints = '';
  for (let y = 0.1; y < 2.4; y += 0.1) joints += r.upright(x - w / 2, y, w, 0.01, front);
  for (let y = 0, row = 0; y < 2.4; y += 0.1, row++)
    for (let a = (row % 2) * 0.14; a < w; a += 0.28) joints += r.upright(x - w / 2 + a, y, 0.01, 0.1, front);
  // back and cheeks, then the hood narrowing to its flue
  pic.fill(r.upright(x - w / 2, 0.82, w, 0.62, z + 0.3), overprint(r.dim(brick), p.shade, 0.75));
  for (const s of [-1, 1]) r.box(x + s * (w / 2 - 0.08), 0.82, z, 0.16, 0.62, 0.8, brick, { shadow: false });
  const hood = r.path([
    [x - w / 2, 1.44, front],
    [x + w / 2, 1.44, front],
    [x + 0.34, 2.15, front + 0.2],
    [x - 0.34, 2.15, front + 0.2],
  ]);
  pic.fill(hood, r.tone(brick, 'front'));
  pic.fill(r.upright(x - 0.34, 2.15, 0.68, 0.9, front + 0.2), r.tone(brick, 'front'));
  pic.fill(r.upright(x - w / 2 - 0.06, 1.4, w + 0.12, 0.1, front - 0.03), r.tone(m.wood, 'front'));
  const clip = pic.clip(hood + r.upright(x - w / 2, 0, w, 0.82, front));
  pic.raw(pic.clipped(clip, shape(joints, r.dim(mix(m.wall, m.adobe, 0.4)), 0.55)));
  // wood store
  pic.fill(r.upright(x - 0.5, 0.08, 1, 0.46, front), overprint(p.deep, p.shade, 0.3));
  const [lx, ly] = r.P(x, 0.1, front),
    sc = r.scale(front);
  for (let i = 0; i < 7; i++)
    pic.fill(
      ellipse(lx + (i - 3) * sc * 0.13, ly - sc * (0.07 + (i % 2) * 0.12), sc * 0.065),
      mix(m.wood, m.sand, 0.2 + (i % 3) * 0.15),
    );
  // embers under the grate
  const [fx, fy] = r.P(x, 0.84, z - 0.1);
  pic.fill(r.flat(x - w / 2 + 0.16, z - 0.38, x + w / 2 - 0.16, z + 0.3, 0.83), overprint(m.accent, p.deep, 0.4));
  hearthFire(r, fx + r.k * sc * 0.4, fy, sc * 0.26);
  let bars = '';
  for (let i = 0; i <= 12; i++)
    bars += r.path([
      [x - 0.62 + i * 0.1, 1.0, z - 0.36],
      [x - 0.605 + i * 0.1, 1.0, z - 0.36],
      [x - 0.605 + i * 0.1, 1.06, z + 0.2],
      [x - 0.62 + i * 0.1, 1.06, z + 0.2],
    ]);
  pic.fill(bars + r.upright(x - 0.64, 0.98, 1.28, 0.03, z - 0.37), mix(p.deep, m.metal, 0.2));
  for (const [dx, dz, l] of [
    [-0.4, 0, 0.3],
    [-0.05, -0.05, 0.26],
    [0.3, 0.02, 0.28],
  ] as const) {
    const [a, b] = r.P(x + dx, 1.06, z + dz);
    pic.fill(ellipse(a, b, sc * l * 0.5, sc * 0.06), overprint(m.roof, p.shade, 0.55));
    pic.fill(ellipse(a - r.k * sc * 0.02, b - sc * 0.022, sc * l * 0.4, sc * 0.03), mix(m.roof, m.adobe, 0.3));
  }
  glow(pic, fx, fy - sc * 0.1, sc * (p.lamps ? 1.6 : 0.8), mix(p.lamp, m.accent, 0.4), p.lamps ? 0.6 : 0.35);
  const [hx, hy] = r.P(x, 3.0, front + 0.2);
  humo(pic, hx, Math.max(60, hy), 240, -r.k);
}

/** Clay oven: whitewashed or bare dome on a brick foot, fire in its mouth. */
export function clayOven(r: Chamber, x: number, z: number): void {
  const { pic, m } = r,
    p = pic.pal,
    clay = mix(m.adobe, m.wall, 0.25),
    front = z - 0.65;
  r.box(x, 0, z, 1.7, 0.75, 1.3, mix(m.roof, m.adobe, 0.5));
  const sc = r.scale(front + 0.2),
    [a, b] = r.P(x, 0.75, front + 0.2),
    w = 0.78 * sc,
    h = 0.98 * sc;
  const dome = smooth(
      [
        [a - w, b],
        [a - w * 0.94, b - h * 0.5],
        [a - w * 0.5, b - h * 0.92],
        [a, b - h],
        [a + w * 0.5, b - h * 0.92],
        [a + w * 0.94, b - h * 0.5],
        [a + w, b],
      ],
      true,
      0.9,
    ),
    clip = pic.clip(dome);
  pic.fill(dome, r.tone(clay, 'light'));
  pic.add(
    'multiply',
    pic.clipped(clip, shape(ellipse(a + r.k * w * 0.85, b - h * 0.2, w * 0.95, h * 1.05), p.shade, 0.42)),
  );
  pic.raw(
    pic.clipped(clip, shape(ellipse(a - r.k * w * 0.5, b - h * 0.68, w * 0.32, h * 0.16), lit(p, clay, 0.3), 0.7)),
  );
  const mouth = `M${f1(a - w * 0.36)} ${f1(b)}V${f1(b - h * 0.28)}A${f1(w * 0.36)} ${f1(h * 0.26)} 0 0 1 ${f1(a + w * 0.36)} ${f1(b - h * 0.28)}V${f1(b)}Z`;
  pic.fill(mouth, overprint(p.deep, p.shade, 0.3));
  pic.raw(pic.clipped(pic.clip(mouth), shape(ellipse(a, b, w * 0.34, h * 0.3), mix(m.accent, p.deep, 0.5))));
  hearthFire(r, a, b, h * 0.3);
  firewood(r, a, b, w * 0.5);
  glow(pic, a, b - h * 0.2, h * (p.lamps ? 1.5 : 0.8), mix(p.lamp, m.accent, 0.4), p.lamps ? 0.6 : 0.35);
  r.box(x, 0.72, front - 0.02, 1.2, 0.06, 0.3, m.stone, { shadow: false });
  humo(pic, a + w * 0.3, b - h * 0.95, 200, -r.k);
}

/** Stone well with an iron arch, pulley and bucket. */
export function wellHead(r: Chamber, x: number, z: number): void {
  const { pic, m } = r,
    p = pic.pal,
    sc = r.scale(z),
    stone = mix(m.stone, m.wall, 0.3);
  r.shadow(x, 0, z, 1, 0.8, 0.8);
  r.turned(
    x,
    0,
    z,
    [
      [0.62, 0],
      [0.62, 0.08],
      [0.55, 0.1],
      [0.55, 0.75],
      [0.62, 0.78],
      [0.62, 0.88],
    ],
    stone,
    overprint(p.deep, p.shade, 0.2),
  );
  let joints = '';
  for (let y = 0.1, row = 0; y < 0.75; y += 0.16, row++) {
    const [a, b] = r.P(x, y, z);
    joints += `M${f1(a - sc * 0.55)} ${f1(b)}Q${f1(a)} ${f1(b + sc * 0.14)} ${f1(a + sc * 0.55)} ${f1(b)}`;
    for (let i = -2; i <= 2; i++) {
      const q = (i + (row % 2) * 0.5) * 0.22;
      joints += `M${f1(a + q * sc)} ${f1(b + sc * 0.06 * (1 - Math.abs(q)))}v${f1(-sc * 0.16)}`;
    }
  }
  pic.line(joints, overprint(r.dim(stone), p.shade, 0.65), Math.max(1, sc * 0.012));
  const [a, b] = r.P(x, 0.86, z);
  pic.line(
    `M${f1(a - sc * 0.56)} ${f1(b)}C${f1(a - sc * 0.56)} ${f1(b - sc * 1.3)} ${f1(a + sc * 0.56)} ${f1(b - sc * 1.3)} ${f1(a + sc * 0.56)} ${f1(b)}`,
    mix(p.deep, m.metal, 0.15),
    sc * 0.045,
  );
  pic.fill(ellipse(a, b - sc * 0.86, sc * 0.09), mix(p.deep, m.metal, 0.3));
  pic.line(`M${f1(a)} ${f1(b - sc * 0.8)}V${f1(b - sc * 0.28)}`, r.dim(m.sand), sc * 0.02);
  r.turned(
    x,
    0.9,
    z,
    [
      [0.1, 0],
      [0.14, 0.24],
    ],
    m.wood,
    p.deep,
  );
}

/** Pot of geraniums; `big` scales it. */
export function geranium(r: Chamber, x: number, z: number, y = 0, big = 1, flower: Hex = r.m.accent): void {
  const { pic, m } = r,
    rng = pic.rng.fork(`ger${x}${z}`),
    sc = r.scale(z) * big;
  if (y === 0) r.foot(x, z, 0.2 * big);
  r.turned(
    x,
    y,
    z,
    [
      [0.12 * big, 0],
      [0.19 * big, 0.28 * big],
      [0.2 * big, 0.32 * big],
    ],
    m.roof,
    m.wood,
  );
  fronds(r, x, y + 0.3 * big, z, 0.34 * big, 10);
  const [a, b] = r.P(x, y + 0.48 * big, z);
  let heads = '',
    bright = '';
  for (let i = 0; i < 7; i++) {
    const [fx, fy] = [a + rng.range(-0.26, 0.26) * sc, b - rng.range(-0.06, 0.24) * sc];
    heads += leafy(fx, fy, sc * 0.065, sc * 0.05, sc * 0.03, rng, 1);
    bright += ellipse(fx - r.k * sc * 0.015, fy - sc * 0.015, sc * 0.025);
  }
  pic.fill(heads, r.dim(flower));
  pic.fill(bright, lit(pic.pal, flower, 0.35));
}

/** Hammock slung from a to b (metres). */
export function hammock(r: Chamber, a: [number, number, number], b: [number, number, number]): void {
  const { pic, m } = r,
    p = pic.pal,
    [x0, y0] = r.P(...a),
    [x1, y1] = r.P(...b),
    sc = r.scale((a[2] + b[2]) / 2),
    L = (t: number): Pt => [lerp(x0, x1, t), lerp(y0, y1, t) + Math.sin(Math.PI * t) * sc * 0.95];
  // shadow on the ground below
  const [sx, sy] = r.P((a[0] + b[0]) / 2, 0, (a[2] + b[2]) / 2);
  pic.shade(ellipse(sx + r.k * sc * 0.2, sy, Math.abs(x1 - x0) * 0.36, sc * 0.14), p.shade, 0.5);
  const [f0, f1t] = [0.2, 0.8];
  for (const [to, end] of [
    [f0, [x0, y0]],
    [f1t, [x1, y1]],
  ] as const) {
    const [cx, cy] = L(to);
    let ropes = '';
    for (let i = -3; i <= 3; i++) ropes += `M${f1(end[0])} ${f1(end[1])}L${f1(cx)} ${f1(cy + i * sc * 0.05)}`;
    pic.line(ropes, r.dim(m.foam), Math.max(1, sc * 0.012));
  }
  const top: Pt[] = [],
    low: Pt[] = [];
  for (let i = 0; i <= 14; i++) {
    const t = lerp(f0, f1t, i / 14),
      [x, y] = L(t),
      half = sc * (0.15 + 0.12 * Math.sin((Math.PI * i) / 14));
    top.push([x, y - half]);
    low.push([x, y + half]);
  }
  const cloth = poly([...top, ...low.slice().reverse()]),
    clip = pic.clip(cloth);
  pic.fill(cloth, r.dim(mix(m.foam, m.sand, 0.2)));
  let stripes = '',
    other = '';
  for (let i = 0; i < 14; i++) {
    const q: Pt[] = [
      top[i]!,
      [lerp(top[i]![0], top[i + 1]![0], 0.55), lerp(top[i]![1], top[i + 1]![1], 0.55)],
      [lerp(low[i]![0], low[i + 1]![0], 0.55), lerp(low[i]![1], low[i + 1]![1], 0.55)],
      low[i]!,
    ];
    if (i % 2) stripes += poly(q);
    else other += poly(q);
  }
  pic.raw(pic.clipped(clip, shape(stripes, r.dim(m.accent)) + shape(other, r.dim(m.mustard))));
  pic.add(
    'multiply',
    pic.clipped(
      clip,
      shape(
        poly([
          ...top.map(([x, y]) => [x, y] as Pt),
          ...top.map(([x, y], i) => [x, y + (low[i]![1] - y) * 0.3] as Pt).reverse(),
        ]),
        p.shade,
        0.45,
      ),
    ),
  );
}

/** A cat sitting with its back half turned; (x, y, z) is where it sits. */
export function cat(r: Chamber, x: number, y: number, z: number, c: Hex): void {
  const { pic } = r,
    p = pic.pal,
    [a, b] = r.P(x, y, z),
    u = r.scale(z) * 0.42,
    f = r.k,
    X = (q: number) => a + f * q * u,
    Y = (q: number) => b - q * u;
  const ink = r.dim(c),
    body = smooth(
      [
        [-0.24, 0],
        [-0.27, 0.22],
        [-0.16, 0.5],
        [0.02, 0.62],
        [0.16, 0.52],
        [0.2, 0.25],
        [0.24, 0],
      ].map(([q, w]) => [X(q!), Y(w!)] as Pt),
      true,
      0.9,
    );
  pic.fill(
    sweep(
      [
        [X(-0.2), Y(0.05), 0.05 * u],
        [X(-0.42), Y(0.02), 0.05 * u],
        [X(-0.52), Y(0.16), 0.045 * u],
        [X(-0.46), Y(0.26), 0.03 * u],
      ],
      6,
    ),
    overprint(ink, p.shade, 0.3),
  );
  pic.fill(body, ink);
  const head = ellipse(X(0.1), Y(0.74), 0.17 * u, 0.15 * u),
    ears =
      poly([
        [X(-0.05), Y(0.8)],
        [X(-0.04), Y(0.98)],
        [X(0.07), Y(0.87)],
      ]) +
      poly([
        [X(0.13), Y(0.87)],
        [X(0.24), Y(0.98)],
        [X(0.25), Y(0.8)],
      ]);
  pic.fill(ears, overprint(ink, p.shade, 0.2));
  pic.fill(head, ink);
  const clip = pic.clip(body);
  pic.add('multiply', pic.clipped(clip, shape(ellipse(X(0.24), Y(0.2), 0.2 * u, 0.5 * u), p.shade, 0.45)));
  let marks = '';
  for (const t of [0.2, 0.32, 0.44])
    marks += sweep(
      [
        [X(-0.26), Y(t), 0.012 * u],
        [X(-0.12), Y(t + 0.04), 0.028 * u],
        [X(0.0), Y(t + 0.01), 0.01 * u],
      ],
      4,
    );
  pic.add('multiply', pic.clipped(clip, shape(marks, p.shade, 0.6)));
}

/** Swimming pool let into the ground from (x0, z0) to (x1, z1): coping, water, the net of light on it. */
export function poolWater(r: Chamber, x0: number, z0: number, x1: number, z1: number, rim: Hex): void {
  const { pic } = r,
    p = pic.pal,
    // lamps under water keep a pool turquoise when everything round it has gone violet
    m = p.lamps
      ? { ...p.mats, water: mix(p.own.water, p.sky[1], 0.25), waterDeep: mix(p.own.waterDeep, p.sky[0], 0.25) }
      : p.mats,
    rng = pic.rng.fork('agua'),
    N = makeNoise(`${pic.seed}agua`),
    e = 0.32;
  pic.fill(r.flat(x0 - e, z0 - e, x1 + e, z1 + e), r.tone(rim, 'up'));
  let joints = '';
  for (let x = x0; x < x1; x += 0.5) joints += r.flat(x, z0 - e, x + 0.015, z0) + r.flat(x, z1, x + 0.015, z1 + e);
  pic.shade(joints, p.shade, 0.35);
  const basin = r.flat(x0, z0, x1, z1),
    clip = pic.clip(basin),
    level = -0.16;
  pic.fill(basin, overprint(mix(m.water, m.stone, 0.35), p.shade, 0.45));
  const far = r.P(0, 0, z1)[1],
    near = r.P(0, 0, z0)[1];
  const surface = r.flat(x0, z0 - 0.2, x1, z1, level);
  pic.raw(
    pic.clipped(
      clip,
      shape(
        surface,
        pic.linear(0, far, 0, near, [
          { at: 0, color: mix(m.water, p.sky[2], 0.45) },
          { at: 0.45, color: m.water },
          { at: 1, color: mix(m.water, m.waterDeep, 0.5) },
        ]),
      ),
    ),
  );
  let net = '';
  for (let z = z0, row = 0; z < z1; z += 0.2 + z * 0.03, row++)
    for (const phase of [0, Math.PI]) {
      const top: Pt[] = [],
        low: Pt[] = [],
        a = lerp(x0, x1, rng.range(-0.1, 0.5)),
        b = a + (x1 - x0) * rng.range(0.25, 0.65);
      for (let i = 0; i <= 18; i++) {
        const x = lerp(a, b, i / 18),
          w = 0.1 * Math.sin(x * 2.6 + phase + row * 0.9 + N(x * 0.4, z) * 2),
          t = Math.sin((i / 18) * Math.PI) * (0.012 + 0.008 * N(x * 2, z * 2));
        top.push(r.P(x, level, z + w + t));
        low.push(r.P(x, level, z + w - t));
      }
      net += poly([...top, ...low.reverse()]);
    }
  pic.raw(pic.clipped(clip, shape(net, lit(p, m.water, p.night ? 0.25 : 0.65), 0.62)));
  if (p.lamps)
    for (const t of [0.25, 0.75])
      glow(pic, ...r.P(lerp(x0, x1, t), level, z1 - 0.3), r.scale(z1) * 1.1, mix(m.water, p.paper, 0.4), 0.5, 0.5);
}

/** Lounger lying along z with its raised back at the far end. */
export function sunLounger(r: Chamber, x: number, z: number, c: Hex): void {
  const { pic, m } = r,
    w = 0.32;
  r.shadow(x, 0, z, 0.64, 0.35, 1.7);
  for (const [a, b] of [
    [-w + 0.04, -0.8],
    [w - 0.04, -0.8],
    [-w + 0.04, 0.5],
    [w - 0.04, 0.5],
  ] as const)
    r.box(x + a, 0, z + b, 0.05, 0.3, 0.05, m.wood, { shadow: false });
  pic.fill(
    r.path([
      [x - w, 0.34, z + 0.35],
      [x + w, 0.34, z + 0.35],
      [x + w, 0.85, z + 0.9],
      [x - w, 0.85, z + 0.9],
    ]),
    r.tone(c, 'front'),
  );
  pic.fill(r.flat(x - w, z - 0.9, x + w, z + 0.38, 0.34), r.tone(c, 'up'));
  pic.fill(r.upright(x - w, 0.28, 2 * w, 0.06, z - 0.9), r.tone(m.wood, 'front'));
  let stripes = '';
  for (const a of [-0.16, 0.08])
    stripes +=
      r.flat(x + a, z - 0.9, x + a + 0.08, z + 0.38, 0.345) +
      r.path([
        [x + a, 0.345, z + 0.35],
        [x + a + 0.08, 0.345, z + 0.35],
        [x + a + 0.08, 0.85, z + 0.9],
        [x + a, 0.85, z + 0.9],
      ]);
  pic.fill(stripes, r.tone(m.foam, 'up'));
}

/** Parasol of canvas wedges. */
export function parasol(r: Chamber, x: number, z: number, c: Hex): void {
  const { pic, m } = r,
    p = pic.pal,
    [a, b] = r.P(x, 0, z),
    [, t] = r.P(x, 2.5, z),
    [, e] = r.P(x, 2.0, z),
    sc = r.scale(z),
    w = sc * 1.3;
  pic.shade(ellipse(a + r.k * sc * 0.9, b + sc * 0.05, w * 0.95, sc * 0.24), p.shade, 0.5);
  pic.fill(rect(a - sc * 0.025, t, sc * 0.05, b - t), r.dim(m.wood));
  const n = 6;
  for (let i = 0; i < n; i++) {
    const x0 = a - w * Math.cos((Math.PI * i) / n),
      x1 = a - w * Math.cos((Math.PI * (i + 1)) / n),
      y0 = e + Math.sin((Math.PI * i) / n) * sc * 0.22,
      y1 = e + Math.sin((Math.PI * (i + 1)) / n) * sc * 0.22,
      ink = i % 2 ? m.foam : c,
      dark = r.k > 0 ? i >= n / 2 : i < n / 2;
    pic.fill(
      `M${f1(a)} ${f1(t)}L${f1(x0)} ${f1(y0)}Q${f1((x0 + x1) / 2)} ${f1((y0 + y1) / 2 - sc * 0.05)} ${f1(x1)} ${f1(y1)}Z`,
      r.tone(ink, dark ? 'front' : 'light'),
    );
  }
}
