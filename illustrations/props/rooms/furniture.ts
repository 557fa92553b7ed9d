import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, type Pt, poly, smooth, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { shape } from '../../core/picture.ts';
import { glow } from '../air/light.ts';
import { leafy, tones } from '../plants/plants.ts';
import type { Chamber } from './chamber.ts';

/** Furniture for a `Chamber`. Everything stands on the floor at (x, z), in metres, unless stated otherwise. */

/** a soft rounded outline through points of the room */
const soft = (r: Chamber, pts: readonly [number, number, number][], tension = 0.7): string =>
  smooth(
    pts.map(([x, y, z]) => r.P(x, y, z)),
    true,
    tension,
  );

/** Bed with its head against the back wall. `x` is its middle. */
export function bedstead(
  r: Chamber,
  x: number,
  o: { w?: number; bedspread: Hex; manta?: Hex; headboard?: 'wood' | 'iron'; head?: number },
): void {
  const { pic, m } = r,
    p = pic.pal,
    w = o.w ?? 1.6,
    z1 = o.head ?? r.depth - 0.06,
    z0 = z1 - 2,
    zm = (z0 + z1) / 2,
    top = 0.56;
  const wood = mix(m.wood, m.adobe, 0.25),
    linen = mix(m.foam, m.wall, 0.35);
  if (o.headboard === 'iron') railing(r, x, w, z1, 1.25, mix(p.deep, m.metal, 0.12));
  else {
    r.box(x, 0, z1, w + 0.16, 1.12, 0.08, wood);
    let slats = '';
    for (let i = 1; i < 6; i++) slats += r.upright(x - w / 2 + (w * i) / 6, 0.5, 0.02, 0.6, z1 - 0.04);
    pic.shade(slats, p.shade, 0.5);
  }
  r.shadow(x, 0, zm, w + 0.1, top, 2);
  r.box(x, 0.16, zm, w, 0.14, 2, wood, { shadow: false });
  for (const side of [-1, 1]) r.box(x + side * (w / 2 - 0.06), 0, z0 + 0.07, 0.08, 0.18, 0.08, wood, { shadow: false });
  r.box(x, 0.28, zm, w + 0.02, top - 0.28, 2, linen, { shadow: false });
  // quilt: hangs over both sides and the foot
  const over = 0.1,
    q1 = z1 - 0.62;
  const hang = 0.3;
  pic.fill(
    r.flat(x - w / 2 - over / 2, z0 - over / 2, x + w / 2 + over / 2, q1, top + 0.03),
    r.tone(o.bedspread, 'up'),
  );
  if (x + w / 2 < 0)
    pic.fill(r.lateral(x + w / 2 + over / 2, z0 - over / 2, q1, hang, top + 0.03 - hang), r.tone(o.bedspread, 'away'));
  if (x - w / 2 > 0)
    pic.fill(r.lateral(x - w / 2 - over / 2, z0 - over / 2, q1, hang, top + 0.03 - hang), r.tone(o.bedspread, 'light'));
  const foot = r.path([
    [x - w / 2 - over / 2, top + 0.03, z0 - over / 2],
    [x + w / 2 + over / 2, top + 0.03, z0 - over / 2],
    [x + w / 2 + over / 2, hang - 0.04, z0 - over / 2],
    [x, hang + 0.02, z0 - over / 2],
    [x - w / 2 - over / 2, hang - 0.04, z0 - over / 2],
  ]);
  pic.fill(foot, r.tone(o.bedspread, 'front'));
  let folds = '';
  for (let i = 1; i < 7; i++)
    folds += r.path([
      [x - w / 2 + (w * i) / 7, top, z0 - over / 2],
      [x - w / 2 + (w * i) / 7 + 0.05, hang, z0 - over / 2],
      [x - w / 2 + (w * i) / 7 + 0.015, hang, z0 - over / 2],
    ]);
  pic.shade(folds, p.shade, 0.35);
  // sheet folded back over the quilt
  pic.fill(r.flat(x - w / 2 - over / 2, q1 - 0.02, x + w / 2 + over / 2, q1 + 0.26, top + 0.05), r.tone(linen, 'up'));
  pic.shade(r.flat(x - w / 2 - over / 2, q1 - 0.08, x + w / 2 + over / 2, q1 - 0.02, top + 0.04), p.shade, 0.3);
  if (o.manta) throwOver(r, x, w + over, z0, top, o.manta);
  for (const side of [-1, 1]) pillow(r, x + side * w * 0.25, top + 0.02, z1 - 0.16, w * 0.42, linen);
}

/** a wool blanket across the foot of the bed, striped */
function throwOver(r: Chamber, x: number, w: number, z0: number, top: number, c: Hex): void {
  const { pic, m } = r,
    a = z0 + 0.12,
    y = top + 0.05;
  pic.fill(r.flat(x - w / 2 - 0.02, a, x + w / 2 + 0.02, a + 0.55, y), r.tone(c, 'up'));
  let bands = '';
  for (const t of [0.07, 0.2, 0.42]) bands += r.flat(x - w / 2 - 0.02, a + t, x + w / 2 + 0.02, a + t + 0.045, y);
  pic.fill(bands, r.tone(m.mustard, 'up'));
  pic.fill(r.flat(x - w / 2 - 0.02, a + 0.29, x + w / 2 + 0.02, a + 0.36, y), r.tone(m.foam, 'up'));
}

function pillow(r: Chamber, x: number, y: number, z: number, w: number, c: Hex): void {
  const { pic } = r,
    h = 0.36;
  const d = soft(r, [
    [x - w / 2, y + 0.03, z - 0.14],
    [x, y - 0.01, z - 0.18],
    [x + w / 2, y + 0.03, z - 0.14],
    [x + w / 2 + 0.01, y + h * 0.6, z],
    [x + w * 0.44, y + h, z + 0.02],
    [x, y + h * 0.93, z + 0.02],
    [x - w * 0.44, y + h, z + 0.02],
    [x - w / 2 - 0.01, y + h * 0.6, z],
  ]);
  pic.fill(d, r.tone(c, 'light'));
  pic.add(
    'multiply',
    pic.clipped(pic.clip(d), shape(r.disc(x + w * 0.42, y + 0.02, z, w * 0.55, h * 0.5), pic.pal.shade, 0.34)),
  );
}

/** upright iron bars between two posts: a bed's head, a balcony */
export function railing(r: Chamber, x: number, w: number, z: number, h: number, c: Hex, gap = 0.14): void {
  const { pic } = r;
  let d = r.upright(x - w / 2 - 0.03, 0, 0.05, h, z) + r.upright(x + w / 2 - 0.02, 0, 0.05, h, z);
  d += r.upright(x - w / 2, h - 0.06, w, 0.035, z) + r.upright(x - w / 2, h * 0.42, w, 0.025, z);
  const n = Math.round(w / gap);
  for (let i = 1; i < n; i++) d += r.upright(x - w / 2 + (w * i) / n - 0.008, h * 0.42, 0.018, h * 0.55, z);
  d += r.disc(x - w / 2 - 0.005, h + 0.03, z, 0.045) + r.disc(x + w / 2 + 0.005, h + 0.03, z, 0.045);
  pic.fill(d, r.dim(c));
}

/** Small table with a drawer and a lamp on it. */
export function bedsideTable(r: Chamber, x: number, z: number, o: { lamp?: boolean; c?: Hex } = {}): void {
  const { pic, m } = r,
    c = o.c ?? mix(m.wood, m.adobe, 0.3);
  r.box(x, 0.18, z, 0.46, 0.36, 0.4, c, { shadow: 0 });
  for (const a of [-0.18, 0.18]) r.box(x + a, 0, z - 0.15, 0.04, 0.18, 0.04, c, { shadow: false });
  pic.shade(r.upright(x - 0.19, 0.34, 0.38, 0.012, z - 0.2), pic.pal.shade, 0.7);
  pic.fill(r.disc(x, 0.42, z - 0.2, 0.018), r.m.mustard);
  if (o.lamp !== false) bedsideLamp(r, x, 0.54, z);
}

/** table lamp standing on the level y */
export function bedsideLamp(r: Chamber, x: number, y: number, z: number): void {
  const { pic, m } = r,
    p = pic.pal;
  r.turned(
    x,
    y,
    z,
    [
      [0.07, 0],
      [0.09, 0.08],
      [0.05, 0.17],
      [0.012, 0.2],
      [0.012, 0.25],
    ],
    m.cloth,
  );
  const shade = r.path([
    [x - 0.16, y + 0.24, z],
    [x + 0.16, y + 0.24, z],
    [x + 0.1, y + 0.46, z],
    [x - 0.1, y + 0.46, z],
  ]);
  pic.fill(shade, p.lamps ? lit(p, p.lamp, 0.25) : mix(m.foam, m.sand, 0.4));
  if (!p.lamps)
    pic.add('multiply', pic.clipped(pic.clip(shade), shape(r.upright(x + 0.03, y + 0.2, 0.2, 0.3, z), p.shade, 0.35)));
  const [a, b] = r.P(x, y + 0.34, z);
  if (p.lamps) glow(pic, a, b, r.scale(z) * 1.5, p.lamp, 0.62);
}

/** Armchair or sofa (`w` over 1.3 m) seen from the front. */
export function armchair(r: Chamber, x: number, z: number, o: { w?: number; c: Hex; cushion?: Hex }): void {
  const { pic, m } = r,
    w = o.w ?? 0.9,
    d = 0.8;
  r.shadow(x, 0, z, w, 0.8, d);
  r.box(x, 0.1, z + d / 2 - 0.1, w, 0.76, 0.22, o.c, { shadow: false });
  r.box(x, 0.1, z - 0.05, w - 0.26, 0.34, d - 0.16, lit(pic.pal, o.c, 0.12), { shadow: false });
  for (const side of [-1, 1]) r.box(x + side * (w / 2 - 0.08), 0.1, z - 0.02, 0.16, 0.5, d, o.c, { shadow: false });
  for (const side of [-1, 1])
    r.box(x + side * (w / 2 - 0.09), 0, z - d / 2 + 0.06, 0.06, 0.1, 0.06, m.wood, { shadow: false });
  if (!o.cushion) return;
  const n = w > 1.3 ? 2 : 1;
  for (let i = 0; i < n; i++) {
    const cx = x + (n === 1 ? 0 : (i - 0.5) * w * 0.42),
      y = 0.46,
      cz = z + 0.2;
    const pts: Pt[] = (
      [
        [-0.2, 0],
        [0.2, 0],
        [0.22, 0.34],
        [-0.22, 0.34],
      ] as const
    ).map(([a, b]) => r.P(cx + a, y + b, cz));
    pic.fill(smooth(pts, true, 0.35), r.tone(o.cushion, 'light'));
  }
}

/** Woven rug lying from (x0, z0) to (x1, z1), striped across. */
export function rug(r: Chamber, x0: number, z0: number, x1: number, z1: number, inks: readonly Hex[]): void {
  const { pic } = r,
    p = pic.pal,
    widths = [0.05, 0.13, 0.03, 0.07, 0.03, 0.16];
  pic.shade(r.flat(x0 + 0.02, z0 - 0.03, x1 + 0.03, z1), p.shade, 0.45);
  pic.fill(r.flat(x0, z0, x1, z1, 0.01), r.tone(inks[0]!, 'light'));
  let z = z0 + 0.05,
    i = 0;
  while (z < z1 - 0.05) {
    const w = Math.min(widths[i % widths.length]!, z1 - z);
    pic.fill(r.flat(x0, z, x1, z + w, 0.01), r.tone(inks[i % inks.length]!, 'light'));
    z += w + 0.04;
    i++;
  }
  // a row of rhombs down the middle on a plain band, and a fringe at both ends
  pic.fill(r.flat(x0, (z0 + z1) / 2 - 0.17, x1, (z0 + z1) / 2 + 0.17, 0.011), r.tone(inks[0]!, 'light'));
  let rhombs = '',
    fringe = '';
  const n = 9;
  for (let j = 0; j < n; j++) {
    const cx = x0 + ((x1 - x0) * (j + 0.5)) / n,
      cz = (z0 + z1) / 2,
      a = ((x1 - x0) / n) * 0.36;
    rhombs += r.path([
      [cx - a, 0.012, cz],
      [cx, 0.012, cz - 0.13],
      [cx + a, 0.012, cz],
      [cx, 0.012, cz + 0.13],
    ]);
  }
  for (let f = z0; f < z1; f += 0.05)
    fringe += r.flat(x0 - 0.07, f, x0, f + 0.015, 0.01) + r.flat(x1, f, x1 + 0.07, f + 0.015, 0.01);
  pic.fill(rhombs, r.tone(inks[2] ?? r.m.foam, 'light'));
  pic.fill(fringe, r.tone(r.m.foam, 'light'));
}

/** flames of a log fire; (x, y) is the middle of its foot on the sheet, h its height in units */
export function hearthFire(r: Pick<Chamber, 'pic' | 'm'>, x: number, y: number, h: number): void {
  const { pic, m } = r,
    p = pic.pal;
  const tongue = (dx: number, k: number, c: Hex) => {
    const u = h * k,
      a = x + dx * h;
    pic.fill(
      smooth(
        [
          [a, y],
          [a - u * 0.26, y - u * 0.22],
          [a - u * 0.1, y - u * 0.55],
          [a + u * 0.06, y - u],
          [a + u * 0.12, y - u * 0.55],
          [a + u * 0.28, y - u * 0.25],
        ],
        true,
        0.8,
      ),
      c,
    );
  };
  for (const [dx, k] of [
    [-0.5, 0.62],
    [0.5, 0.7],
    [-0.2, 0.85],
    [0.16, 1],
  ] as const)
    tongue(dx, k, m.accent);
  for (const [dx, k] of [
    [-0.46, 0.42],
    [0.46, 0.46],
    [-0.16, 0.6],
    [0.14, 0.7],
  ] as const)
    tongue(dx, k, m.mustard);
  for (const [dx, k] of [
    [-0.1, 0.3],
    [0.2, 0.34],
  ] as const)
    tongue(dx, k, p.paper);
}

/** logs crossed under a fire */
export function firewood(r: Pick<Chamber, 'pic' | 'm'>, x: number, y: number, w: number): void {
  const { pic, m } = r;
  for (const [a, b, dy] of [
    [-0.5, 0.42, -0.05],
    [-0.4, 0.5, 0.02],
    [-0.24, 0.3, -0.15],
  ] as const) {
    pic.fill(
      sweep(
        [
          [x + a * w, y + dy * w, w * 0.065],
          [x + b * w, y + (dy - 0.04) * w, w * 0.06],
        ],
        2,
      ),
      overprint(m.wood, pic.pal.shade, 0.6),
    );
    pic.fill(ellipse(x + b * w, y + (dy - 0.04) * w, w * 0.045, w * 0.06), mix(m.wood, m.sand, 0.5));
  }
}

/** Fireplace built of river stone against the back wall, its chimney breast to the ceiling. */
export function fireplace(r: Chamber, x: number, o: { lit?: boolean } = {}): void {
  const { pic, m } = r,
    p = pic.pal,
    rng = pic.rng.fork('hogar'),
    w = 1.7,
    d = 0.5,
    z0 = r.depth - d,
    stone = mix(m.stone, m.granite, 0.4);
  r.box(x, 0, r.depth - d / 2, w, 1.3, d, stone, { shadow: 0 });
  r.box(x, 1.3, r.depth - d * 0.4, w * 0.72, r.height - 1.3, d * 0.8, stone, { shadow: false });
  // courses of rounded stones on the front
  const front = pic.clip(
    r.upright(x - w / 2, 0, w, 1.3, z0) + r.upright(x - w * 0.36, 1.3, w * 0.72, r.height - 1.3, r.depth - d * 0.8),
  );
  let light = '',
    dark = '';
  for (let y = 0.08, row = 0; y < r.height; y += 0.19, row++)
    for (let a = -w / 2 - 0.1 + (row % 2) * 0.13; a < w / 2 + 0.1; a += rng.range(0.22, 0.32)) {
      const q = soft(r, [
        [x + a - 0.1, y - 0.05, z0],
        [x + a + 0.09, y - 0.07, z0],
        [x + a + 0.11, y + 0.05, z0],
        [x + a - 0.04, y + 0.08, z0],
      ]);
      if (rng.chance(0.4)) dark += q;
      else if (rng.chance(0.5)) light += q;
    }
  pic.raw(pic.clipped(front, shape(light, lit(p, r.dim(stone), 0.2))));
  pic.add('multiply', pic.clipped(front, shape(dark, p.shade, 0.34)));
  // mouth
  const mouth = r.upright(x - 0.5, 0.1, 1, 0.78, z0),
    inside = pic.clip(mouth);
  pic.fill(mouth, overprint(p.deep, p.shade, 0.3));
  const [fx, fy] = r.P(x, 0.16, z0),
    sc = r.scale(z0);
  if (o.lit !== false) {
    pic.raw(pic.clipped(inside, shape(ellipse(fx, fy, sc * 0.55, sc * 0.6), mix(m.accent, p.deep, 0.55))));
    hearthFire(r, fx, fy, sc * 0.52);
  }
  firewood(r, fx, fy + sc * 0.02, sc * 0.72);
  // mantel and hearth
  r.box(x, 1.12, z0 - 0.06, w + 0.2, 0.13, 0.34, m.wood, { shadow: false });
  r.box(x, 0, z0 - 0.22, w + 0.1, 0.07, 0.44, stone, { shadow: false });
  if (o.lit !== false)
    glow(pic, fx, fy - sc * 0.2, sc * (p.lamps ? 2.6 : 1.3), mix(p.lamp, m.accent, 0.35), p.lamps ? 0.62 : 0.4);
}

/** Plain table: top and four legs. Returns the level of its top. */
export function tallTable(r: Chamber, x: number, z: number, w: number, d: number, c: Hex, h = 0.76): number {
  r.shadow(x, h - 0.06, z, w, 0.06, d);
  for (const b of [d / 2 - 0.06, -d / 2 + 0.06])
    for (const a of [-w / 2 + 0.06, w / 2 - 0.06]) r.box(x + a, 0, z + b, 0.07, h - 0.05, 0.07, c, { shadow: false });
  r.box(x, h - 0.12, z, w - 0.12, 0.08, d - 0.12, c, { shadow: false });
  r.box(x, h - 0.05, z, w, 0.05, d, c, { shadow: false });
  return h;
}

/** A chair with its back towards the viewer (`near`) or away (`far`, at the far side of a table). */
export function diningChair(r: Chamber, x: number, z: number, o: { c: Hex; back: 'near' | 'far'; seat?: Hex }): void {
  const w = 0.44,
    zb = o.back === 'near' ? z - 0.2 : z + 0.2;
  r.shadow(x, 0, z, w, 0.46, 0.42);
  const back = () => {
    for (const a of [-w / 2 + 0.02, w / 2 - 0.02]) r.box(x + a, 0, zb, 0.04, 0.92, 0.04, o.c, { shadow: false });
    for (const y of [0.6, 0.8]) r.box(x, y, zb, w - 0.04, 0.09, 0.03, o.c, { shadow: false });
  };
  if (o.back === 'far') back();
  for (const a of [-w / 2 + 0.03, w / 2 - 0.03]) r.box(x + a, 0, z - 0.19, 0.04, 0.44, 0.04, o.c, { shadow: false });
  r.box(x, 0.43, z, w, 0.04, 0.42, o.seat ?? o.c, { shadow: false });
  if (o.back === 'near') back();
}

/** High stool with a round seat. */
export function barStool(r: Chamber, x: number, z: number, c: Hex, h = 0.72): void {
  const { pic } = r;
  r.foot(x, z, 0.2);
  let legs = '';
  for (const [a, b] of [
    [-0.17, 0.1],
    [0.17, 0.1],
    [-0.15, -0.13],
    [0.15, -0.13],
  ] as const)
    legs += r.path([
      [x + a, 0, z + b],
      [x + a + 0.03, 0, z + b],
      [x + a * 0.6 + 0.02, h, z + b],
      [x + a * 0.6 - 0.01, h, z + b],
    ]);
  pic.fill(legs + r.upright(x - 0.14, 0.24, 0.28, 0.025, z - 0.12), r.tone(c, 'front'));
  r.turned(
    x,
    h,
    z,
    [
      [0.19, 0],
      [0.19, 0.05],
    ],
    c,
  );
}

/** Things that stand on a shelf or a table, by name; `y` is the level they stand on. */
export function smallThing(
  r: Chamber,
  what: 'bowl' | 'jug' | 'jar' | 'plate' | 'books' | 'bottle' | 'flowerpot',
  x: number,
  y: number,
  z: number,
  c: Hex,
): void {
  const { pic, m } = r,
    p = pic.pal;
  if (what === 'bowl')
    r.turned(
      x,
      y,
      z,
      [
        [0.04, 0],
        [0.08, 0.04],
        [0.1, 0.09],
      ],
      c,
      r.tone(c, 'away'),
    );
  else if (what === 'jug')
    r.turned(
      x,
      y,
      z,
      [
        [0.06, 0],
        [0.09, 0.1],
        [0.05, 0.18],
        [0.06, 0.22],
      ],
      c,
      r.tone(c, 'down'),
    );
  else if (what === 'jar') {
    r.turned(
      x,
      y,
      z,
      [
        [0.06, 0],
        [0.065, 0.02],
        [0.065, 0.13],
        [0.05, 0.15],
      ],
      c,
    );
    r.turned(
      x,
      y + 0.15,
      z,
      [
        [0.058, 0],
        [0.058, 0.035],
      ],
      m.mustard,
    );
  } else if (what === 'bottle')
    r.turned(
      x,
      y,
      z,
      [
        [0.04, 0],
        [0.042, 0.17],
        [0.016, 0.22],
        [0.016, 0.29],
      ],
      c,
    );
  else if (what === 'plate') {
    pic.fill(r.disc(x, y + 0.12, z, 0.12), r.tone(c, 'light'));
    pic.shade(r.disc(x, y + 0.12, z, 0.08), p.shade, 0.18);
  } else if (what === 'flowerpot') {
    r.turned(
      x,
      y,
      z,
      [
        [0.07, 0],
        [0.1, 0.15],
      ],
      m.roof,
      overprint(m.soil, p.shade, 0.5),
    );
    fronds(r, x, y + 0.16, z, 0.2, 5);
  } else
    for (let i = 0; i < 4; i++) {
      const inks = [m.accent, m.cloth, m.mustard, m.leafDark];
      pic.fill(r.upright(x - 0.12 + i * 0.05, y, 0.045, 0.2 - (i % 2) * 0.03, z), r.tone(inks[i]!, 'front'));
    }
}

/** a clump of leaves of radius `rad` metres around (x, y, z) */
export function fronds(r: Chamber, x: number, y: number, z: number, rad: number, n = 9, c: Hex = r.m.leaf): void {
  const { pic } = r,
    rng = pic.rng.fork(`hojas${f1(x * 10)}${f1(y * 10)}`),
    t = tones(pic.pal, r.dim(c), r.dim(r.m.leafDark)),
    sc = r.scale(z),
    [a, b] = r.P(x, y, z);
  const layers: [string, string, string] = ['', '', ''];
  for (let i = 0; i < n * 3; i++) {
    const g = i % 3,
      ang = rng.range(0, 6.28),
      q = rng.range(0.1, 0.95) * (1 - g * 0.18);
    const cx = a + Math.cos(ang) * q * rad * sc - r.k * g * 0.12 * rad * sc,
      cy = b - rad * sc * 0.4 + Math.sin(ang) * q * rad * sc * 0.8 - g * 0.14 * rad * sc;
    layers[g] += leafy(cx, cy, rad * sc * 0.34, rad * sc * 0.26, Math.max(3, rad * sc * 0.16), rng, 1.2);
  }
  pic.raw(shape(layers[0], t.dark) + shape(layers[1], t.mid) + shape(layers[2], t.light));
}

/** A shelf board on the back wall from x to x + w with the named things on it. */
export function shelfUnit(
  r: Chamber,
  x: number,
  y: number,
  w: number,
  things: readonly Parameters<typeof smallThing>[1][],
  inks: readonly Hex[],
): void {
  const { pic, m } = r,
    z = r.depth - 0.13;
  pic.shade(r.upright(x + 0.05, y - 0.22, w, 0.2), pic.pal.shade, 0.25);
  r.box(x + w / 2, y, z, w, 0.04, 0.24, mix(m.wood, m.sand, 0.3), { shadow: false });
  things.forEach((t, i) => smallThing(r, t, x + (w * (i + 0.5)) / things.length, y + 0.04, z, inks[i % inks.length]!));
}

/** Lamp on a cord from the ceiling. */
export function hangingLamp(r: Chamber, x: number, y: number, z: number, c: Hex): void {
  const { pic } = r,
    p = pic.pal;
  const [a, b] = r.P(x, y, z),
    [, t] = r.P(x, r.height, z),
    sc = r.scale(z);
  pic.line(`M${f1(a)} ${f1(b)}V${f1(t)}`, p.deep, 2);
  pic.fill(
    smooth(
      [
        [a - sc * 0.22, b + sc * 0.02],
        [a - sc * 0.16, b - sc * 0.12],
        [a, b - sc * 0.2],
        [a + sc * 0.16, b - sc * 0.12],
        [a + sc * 0.22, b + sc * 0.02],
      ],
      true,
      0.5,
    ),
    r.tone(c, 'front'),
  );
  pic.fill(
    ellipse(a, b + sc * 0.02, sc * 0.21, sc * 0.045),
    p.lamps ? lit(p, p.lamp, 0.5) : mix(r.m.foam, r.m.sand, 0.3),
  );
  if (p.lamps) glow(pic, a, b + sc * 0.1, sc * 1.3, p.lamp, 0.55);
}

/** A framed print on the back wall: sun over a ridge. */
export function framedPicture(r: Chamber, x: number, y: number, w: number, h: number, z = r.depth): void {
  const { pic, m } = r,
    p = pic.pal;
  pic.shade(r.upright(x + 0.04, y - 0.05, w, h, z), p.shade, 0.35);
  pic.fill(r.upright(x, y, w, h, z), r.tone(m.wood, 'front'));
  const b = 0.04,
    inner = r.upright(x + b, y + b, w - 2 * b, h - 2 * b, z),
    clip = pic.clip(inner);
  pic.fill(inner, r.dim(mix(m.sand, m.foam, 0.4)));
  pic.raw(
    pic.clipped(
      clip,
      shape(r.disc(x + w * 0.35, y + h * 0.62, z, Math.min(w, h) * 0.14), r.dim(m.mustard)) +
        shape(
          r.path([
            [x, y, z],
            [x, y + h * 0.3, z],
            [x + w * 0.4, y + h * 0.5, z],
            [x + w * 0.55, y + h * 0.36, z],
            [x + w * 0.75, y + h * 0.6, z],
            [x + w, y + h * 0.32, z],
            [x + w, y, z],
          ]),
          r.dim(m.rockA),
        ) +
        shape(r.upright(x, y, w, h * 0.24, z), r.dim(m.water)),
    ),
  );
}

/** Tall plant in a pot on the floor. */
export function pottedPlant(r: Chamber, x: number, z: number, h = 1.1): void {
  const { m } = r;
  r.foot(x, z, 0.22);
  r.turned(
    x,
    0,
    z,
    [
      [0.15, 0],
      [0.2, 0.3],
      [0.21, 0.34],
    ],
    m.roof,
    overprint(m.soil, r.pic.pal.shade, 0.5),
  );
  const rng = r.pic.rng.fork(`planta${x}`),
    t = tones(r.pic.pal, r.dim(m.leaf), r.dim(m.leafDark)),
    sc = r.scale(z),
    [a, b] = r.P(x, 0.33, z);
  const blades: [string, string, string] = ['', '', ''];
  for (let i = 0; i < 15; i++) {
    const u = (i / 14) * 2 - 1,
      len = (h - 0.34) * sc * rng.range(0.75, 1.05) * (1 - 0.2 * Math.abs(u)),
      ex = a + u * len * 0.7,
      ey = b - len * (1 - 0.35 * u * u);
    blades[i % 3] += poly(leafBlade(a, b, a + u * len * 0.2, b - len * 0.6, ex, ey, sc * 0.045));
  }
  r.pic.raw(shape(blades[0], t.dark) + shape(blades[1], t.mid) + shape(blades[2], t.light));
}

/** outline of a long leaf along a bent spine */
function leafBlade(x0: number, y0: number, mx: number, my: number, x1: number, y1: number, w: number): Pt[] {
  const at = (t: number): Pt => {
    const u = 1 - t;
    return [u * u * x0 + 2 * u * t * mx + t * t * x1, u * u * y0 + 2 * u * t * my + t * t * y1];
  };
  const left: Pt[] = [],
    right: Pt[] = [];
  for (let i = 0; i <= 8; i++) {
    const t = i / 8,
      [x, y] = at(t),
      [nx, ny] = at(Math.min(1, t + 0.05)),
      d = Math.hypot(nx - x, ny - y) || 1,
      half = w * Math.sin(Math.PI * Math.min(0.98, 0.15 + 0.85 * t));
    left.push([x - ((ny - y) / d) * half, y + ((nx - x) / d) * half]);
    right.push([x + ((ny - y) / d) * half, y - ((nx - x) / d) * half]);
  }
  return [...left, ...right.reverse()];
}
