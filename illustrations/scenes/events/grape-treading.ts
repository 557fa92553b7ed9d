import { mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly, rect } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import { Space } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { gravel, leafShade, straw } from '../../props/land/ground.ts';
import { range } from '../../props/land/land.ts';
import { crowd, type Person, person } from '../../props/people/people.ts';
import { leafy, lightSide, tones } from '../../props/plants/plants.ts';
import { crate } from '../../props/rooms/dining.ts';
import { vineSwag } from '../../props/town/festivities.ts';
import { plain, vineRows, windbreak } from '../../props/vineyard/rows.ts';

/** How flat the rim of the vat looks: half its height over half its width. */
const TILT = 0.2;

/** Treading the grapes: four people arm in arm, knee-deep in a round vat in front of the vines. */
export function grapeTreading(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    focal = o.focal ?? 0.56,
    hz = H * (o.horizon ?? 0.44),
    low = p.name === 'golden' || p.name === 'dusk' || p.name === 'dawn';
  sky(pic, {
    horizon: hz,
    clouds: 'streaks',
    cloudAmount: 0.6,
    sun: low ? { x: W * (focal > 0.5 ? 0.16 : 0.84), y: hz * 0.52, r: 40 } : undefined,
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.4,
    lead: focal > 0.5 ? 0.3 : 0.7,
    snow: 0.5,
    air: 0.42,
    seed: 'andes',
    peaks: 9,
    mist: 1,
  });
  const cam: Cam = { x: 0, y: 2.4, z: 0, f: 1000, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam);
  plain(pic, s, mix(m.soil, m.sand, 0.4), { bands: 5 });
  windbreak(pic, s, { z: 80, x0: -75, x1: 75, h: 13, air: 0.3, gap: 2.4 });
  vineRows(pic, s, { x0: -34, n: 28, gap: 2.5, z0: 15, z1: 70, t: tones(p, m.vine, m.leafDark), soil: m.soil });
  // people waiting their turn
  crowd(pic, pic.rng.fork('wait'), {
    y0: hz + H * 0.115,
    y1: hz + H * 0.14,
    rows: 2,
    far: H * 0.043,
    near: H * 0.05,
    lightX: 0,
    tops: [m.accent, m.foam, m.cloth, m.mustard, m.adobe, m.leaf],
    hair: [p.deep, overprint(m.wood, p.shade, 0.5)],
    hats: [m.sand, m.foam],
    x0: W * (focal > 0.5 ? 0.7 : -0.02),
    x1: W * (focal > 0.5 ? 1.02 : 0.3),
  });
  pic.fill(
    rect(focal > 0.5 ? W * 0.68 : -9, hz + H * 0.16, W * 0.34, H * 0.01) +
      rect(focal > 0.5 ? W * 0.68 : -9, hz + H * 0.195, W * 0.34, H * 0.01),
    m.wood,
  );
  pic.fill(rect(-2, hz + H * 0.21, W + 4, H), mix(m.soil, m.sand, 0.4));
  yard(s, focal > 0.5 ? 1 : -1);
  vat(pic, W * focal, H * 0.66, Math.min(W * 0.25, H * 0.37));
  vineSwag(pic, [-30, H * 0.015], [W * 0.42, H * 0.02], pic.rng.fork('swagA'), {
    depth: H * 0.05,
    leaf: H * 0.036,
    bunches: 4,
    green: m.vine,
    grape: m.wine,
  });
  vineSwag(pic, [W * 0.42, H * 0.02], [W + 30, H * 0.0], pic.rng.fork('swagB'), {
    depth: H * 0.06,
    leaf: H * 0.036,
    bunches: 5,
    green: m.vine,
    grape: m.wine,
  });
}

/** The yard round the vat: trodden straw, spilt must, the shade of a tree, crates of bunches waiting. */
function yard(s: Space, k: number): void {
  const { pic } = s,
    { pal: p } = pic,
    m = p.mats,
    rng = pic.rng.fork('yard'),
    z = 7.6;
  gravel(s, { n: 220, z0: 4.9, z1: 11 });
  leafShade(s, -k * 3.6, 5.6, 2.2, 0.6);
  straw(s, k * 0.2, 6.7, 3.6, 1.5, 260);
  let spilt = '';
  for (let i = 0; i < 26; i++) {
    const at = rng.range(5.2, 7),
      [x, y] = s.P([rng.range(-2.3, 2.3), 0, at]),
      r = s.scale(at) * rng.range(0.02, 0.11);
    spilt += leafy(x, y, r, r * 0.36, r * 0.5, rng, 0.5);
  }
  pic.shade(spilt, mix(m.wine, m.accent, 0.2), 0.55);
  for (const [dx, dz, up] of [
    [0, 0.6, 0],
    [0.8, 0.7, 0],
    [0.4, 0.62, 0.31],
    [-0.5, -0.4, 0],
  ] as const)
    crate(s, -k * 3.5 + dx, z + dz, { y: up, w: 0.74, rot: 0.14, fruit: [m.wine, mix(m.wine, m.accent, 0.25)] });
}

/** The vat with its people; (x, y) the middle of the rim, `r` its half width. */
function vat(pic: Picture, x: number, y: number, r: number): void {
  const { pal: p } = pic,
    m = p.mats,
    rng = pic.rng.fork('vat'),
    depth = r * 0.52,
    side = lightSide(p);
  pic.shade(ellipse(x - side * r * 0.35, y + depth * 1.12, r * 1.25, r * TILT * 0.95), p.shade, 0.6);
  pic.fill(ellipse(x, y, r * 1.04, r * 1.04 * TILT), lit(p, m.wood, 0.15));
  const mouth = ellipse(x, y, r * 0.96, r * 0.96 * TILT),
    inside = pic.clip(mouth);
  pic.fill(mouth, overprint(m.wine, p.shade, 0.7));
  pic.raw(pic.clipped(inside, must(pic, x, y, r, rng, 240)));
  treaders(pic, x, y, r);
  // grapes close over the feet, then the near staves
  pic.raw(pic.clipped(inside, must(pic, x, y + r * TILT * 0.42, r * 0.98, rng, 150)));
  staves(pic, x, y, r, depth);
}

/** Bunches and berries afloat. */
function must(pic: Picture, x: number, y: number, r: number, rng: Rng, n: number): string {
  const m = pic.pal.mats,
    berries: { x: number; y: number; r: number }[] = [];
  for (let i = 0; i < n; i++) {
    const a = rng.range(0, Math.PI * 2),
      q = Math.sqrt(rng()) * 0.98;
    berries.push({ x: x + Math.cos(a) * q * r, y: y + Math.sin(a) * q * r * TILT, r: r * rng.range(0.026, 0.04) });
  }
  berries.sort((a, b) => a.y - b.y);
  return berries
    .map(
      (b) =>
        shape(ellipse(b.x, b.y + b.r * 0.3, b.r * 1.05), overprint(m.wine, pic.pal.shade, 0.75)) +
        shape(ellipse(b.x, b.y, b.r), mix(m.wine, m.accent, rng.range(0, 0.3))) +
        shape(ellipse(b.x - b.r * 0.3, b.y - b.r * 0.35, b.r * 0.25), mix(m.wine, pic.pal.paper, 0.6)),
    )
    .join('');
}

function treaders(pic: Picture, x: number, y: number, r: number): void {
  const { pal: p } = pic,
    m = p.mats,
    h = r * 1.02;
  const who: Person[] = [
    {
      top: m.foam,
      bottom: m.skin,
      arms: ['wave', 'link'],
      longHair: true,
      skirt: { color: m.accent, spread: 0.17, hem: 0.3, trim: m.foam },
    },
    { top: m.cloth, bottom: overprint(m.sand, p.shade, 0.4), arms: ['link', 'link'], hat: 'gaucho', hatColor: m.sand },
    {
      top: m.foam,
      bottom: m.skin,
      arms: ['link', 'link'],
      longHair: true,
      skirt: { color: m.mustard, spread: 0.17, hem: 0.3, trim: m.foam },
      hair: overprint(m.wood, p.shade, 0.5),
    },
    { top: m.accent, bottom: mix(p.deep, m.cloth, 0.3), arms: ['link', 'up'], hat: 'beret', hatColor: p.deep },
  ];
  who.forEach((look, i) => {
    const px = x + (i - 1.5) * h * 0.45;
    // standing knee-deep: the shins are under the grapes
    person(pic, px, y + r * TILT * 0.28, h, { ...look, stride: 0.03 });
  });
}

/** The near side of the vat: staves and two hoops. */
function staves(pic: Picture, x: number, y: number, r: number, depth: number): void {
  const { pal: p } = pic,
    m = p.mats,
    R = r * 1.04,
    n = 15,
    side = lightSide(p);
  const at = (t: number, down: number, k = 1): Pt => [
    x - Math.cos(Math.PI * t) * R * k,
    y + Math.sin(Math.PI * t) * R * TILT * k + down,
  ];
  const inner = (t: number): Pt => [x - Math.cos(Math.PI * t) * r * 0.96, y + Math.sin(Math.PI * t) * r * 0.96 * TILT];
  for (let i = 0; i < n; i++) {
    const a = i / n,
      b = (i + 1) / n,
      turn = side > 0 ? 1 - (a + b) / 2 : (a + b) / 2;
    const ink = overprint(
      mix(m.wood, m.sand, i % 2 ? 0.16 : 0.08),
      p.shade,
      turn < 0.36 ? 0 : turn < 0.68 ? 0.35 : 0.75,
    );
    pic.fill(poly([at(a, 0), at(b, 0), at(b, depth, 0.9), at(a, depth, 0.9)]), ink);
  }
  const arc = (from: number, to: number, k0: number, k1: number) =>
    poly([
      ...Array.from({ length: 21 }, (_, i) => at(i / 20, from, k0)),
      ...Array.from({ length: 21 }, (_, i) => at(1 - i / 20, to, k1)),
    ]);
  pic.fill(
    arc(depth * 0.22, depth * 0.32, 0.985, 0.975) + arc(depth * 0.72, depth * 0.83, 0.935, 0.925),
    overprint(m.metal, p.shade, 0.75),
  );
  pic.fill(
    poly([
      ...Array.from({ length: 21 }, (_, i) => at(i / 20, 0)),
      ...Array.from({ length: 21 }, (_, i) => inner(1 - i / 20)),
    ]),
    lit(p, m.wood, 0.22),
  );
  // the spout, the must running into a bucket
  const [sx, sy] = at(side > 0 ? 0.3 : 0.7, depth * 0.78, 0.93),
    w = r * 0.05;
  pic.fill(rect(sx - w, sy - w, w * 2, w * 1.6), overprint(m.metal, p.shade, 0.4));
  pic.fill(rect(sx - w * 0.5, sy + w * 0.5, w, r * 0.2), mix(m.wine, m.accent, 0.25));
  const by = sy + r * 0.3;
  pic.shade(ellipse(sx - side * r * 0.1, by + r * 0.02, r * 0.2, r * 0.035), p.shade, 0.6);
  pic.fill(
    poly([
      [sx - r * 0.13, by - r * 0.17],
      [sx + r * 0.13, by - r * 0.17],
      [sx + r * 0.1, by],
      [sx - r * 0.1, by],
    ]) + ellipse(sx, by, r * 0.1, r * 0.025),
    m.metal,
  );
  pic.shade(
    poly([
      [sx, by - r * 0.17],
      [sx - side * r * 0.13, by - r * 0.17],
      [sx - side * r * 0.1, by + r * 0.02],
      [sx, by + r * 0.02],
    ]),
    p.shade,
    0.6,
  );
  pic.fill(ellipse(sx, by - r * 0.17, r * 0.13, r * 0.03), lit(p, m.metal, 0.3));
  pic.fill(ellipse(sx, by - r * 0.165, r * 0.11, r * 0.022), m.wine);
}
