import { mix, overprint } from '../../core/color.ts';
import { ellipse, f1, poly, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import type { Face, Space, V3 } from '../../core/space.ts';
import { leafy } from '../plants/plants.ts';
import { cask, ringAt, spun } from '../rooms/dining.ts';

/** Things that stand in the yard of a winery. In metres. */

/** A basket press: iron screw, slatted cage on a stone dish, three legs; h to the top of the screw. */
export function basketPress(s: Space, at: V3, h: number): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    iron = overprint(mix(m.metal, p.deep, 0.45), p.shade, 0.2),
    wood = mix(m.wood, m.adobe, 0.45),
    [x, y0, z] = at,
    r = h * 0.3;
  for (const a of [1.57, -2.4, -0.75]) {
    const foot: V3 = [x + Math.cos(a) * r * 1.1, y0, z + Math.sin(a) * r * 1.1];
    spun(
      s,
      foot,
      [
        [0.06, 0],
        [0.07, h * 0.16],
      ],
      iron,
      { shadow: 'none' },
    );
  }
  spun(
    s,
    [x, y0 + h * 0.14, z],
    [
      [r * 1.25, 0],
      [r * 1.38, h * 0.07],
    ],
    mix(m.stone, m.metal, 0.3),
    {
      open: overprint(m.wine, p.shade, 0.5),
    },
  );
  const base: V3 = [x, y0 + h * 0.19, z],
    cage = spun(
      s,
      base,
      [
        [r, 0],
        [r, h * 0.42],
      ],
      wood,
      {
        bands: [0.03, 0.19, 0.36].map((q) => [q * h, (q + 0.03) * h, iron]),
        open: overprint(p.deep, m.wine, 0.4),
      },
    );
  let gaps = '';
  for (let i = -7; i <= 7; i++) {
    const q = Math.sin((i / 7.5) * 1.5);
    gaps += cage.band(q - 0.018, q + 0.018);
  }
  pic.add('multiply', pic.clipped(pic.clip(cage.outline), shape(gaps, p.deep, 0.55)));
  // pressing boards, the screw and its bar
  const top = y0 + h * 0.61;
  spun(
    s,
    [x, top, z],
    [
      [r * 0.82, 0],
      [r * 0.82, h * 0.07],
    ],
    mix(m.wood, m.rockD, 0.3),
    { shadow: 'none' },
  );
  spun(
    s,
    [x, top + h * 0.07, z],
    [
      [0.05, 0],
      [0.05, h * 0.32],
    ],
    iron,
    { shadow: 'none', spec: 0.3 },
  );
  const k = s.scale(z),
    [cx, cy] = s.P([x, top + h * 0.2, z]);
  let thread = '';
  for (let i = 0; i < 9; i++)
    thread += `M${f1(cx - 0.05 * k)} ${f1(cy + (i - 8) * 0.03 * k * (h / 2))}l${f1(0.1 * k)} ${f1(0.015 * k)}`;
  pic.line(thread, p.deep, 0.011 * k);
  spun(
    s,
    [x, top + h * 0.1, z],
    [
      [0.16, 0],
      [0.18, 0.05],
      [0.12, 0.14],
    ],
    iron,
    { shadow: 'none' },
  );
  pic.fill(
    sweep(
      [
        [cx - 0.95 * k, cy + 0.04 * k, 0.035 * k],
        [cx + 0.85 * k, cy - 0.05 * k, 0.045 * k],
      ],
      2,
    ),
    overprint(wood, p.shade, 0.2),
  );
}

/** A cask used as a table with a round top. Returns its height. */
export function barrelTable(s: Space, at: V3): number {
  const { pic } = s,
    h = 0.94;
  cask(s, at, h);
  const top = mix(pic.pal.mats.wood, pic.pal.mats.sand, 0.4);
  pic.fill(ringAt(s, at[0], h, at[2], 0.46), overprint(top, pic.pal.shade, 0.7));
  pic.fill(ringAt(s, at[0], h + 0.05, at[2], 0.46), lit(pic.pal, top, 0.12));
  return h + 0.05;
}

/** A spoked cart wheel on a face, centred at (a, b). */
function wheel(f: Face, a: number, b: number, r: number, out: number): void {
  const { pic } = f.s,
    p = pic.pal,
    wood = f.ink(mix(p.mats.wood, p.mats.rockD, 0.2));
  const rim = f.circle(a, b, r, out) + f.circle(a, b, r * 0.84, out);
  pic.raw(`<path d="${rim}" fill="${overprint(wood, p.shade, 0.35)}" fill-rule="evenodd"/>`);
  let spokes = '';
  for (let i = 0; i < 12; i++) {
    const t = (i / 12) * Math.PI * 2,
      n = 0.022;
    spokes += f.poly(
      [
        [a + Math.cos(t + n * 4) * r * 0.14, b + Math.sin(t + n * 4) * r * 0.14],
        [a + Math.cos(t + n) * r * 0.88, b + Math.sin(t + n) * r * 0.88],
        [a + Math.cos(t - n) * r * 0.88, b + Math.sin(t - n) * r * 0.88],
        [a + Math.cos(t - n * 4) * r * 0.14, b + Math.sin(t - n * 4) * r * 0.14],
      ],
      out,
    );
  }
  pic.fill(spokes, wood);
  pic.fill(f.circle(a, b, r * 0.17, out + 0.05), overprint(wood, p.shade, 0.5));
  pic.fill(f.circle(a, b, r * 0.08, out + 0.08), lit(p, wood, 0.2));
}

/** An old two-wheeled cart loaded with casks, its shafts resting on the ground; `face` is where they point. */
export function oxCart(s: Space, x: number, z: number, face: number): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    wood = mix(m.wood, m.adobe, 0.3),
    rot = face * 0.22,
    bed = s.block(x, 0.85, z, 2.5, 0.16, 1.2, rot),
    body = s.block(x, 0, z, 2.5, 1.4, 1.2, rot),
    at = (a: number, y: number, b: number): V3 => [
      x + a * Math.cos(rot) - b * Math.sin(rot),
      y,
      z + a * Math.sin(rot) + b * Math.cos(rot),
    ];
  body.cast(0, 0.5);
  // far wheel, shafts, bed, casks, near rail, near wheel
  wheel(s.face(at(-1.25, 0, 0.66), vec(at(1.25, 0, 0.66), at(-1.25, 0, 0.66)), [0, 2, 0]), 1.25, 0.78, 0.78, 0);
  for (const b of [0.42, -0.42]) {
    const a0 = s.P(at(face * 1.2, 0.88, b)),
      a1 = s.P(at(face * 3.1, 0.1, b)),
      k = s.scale(z);
    pic.fill(
      sweep(
        [
          [a0[0], a0[1], 0.05 * k],
          [a1[0], a1[1], 0.035 * k],
        ],
        2,
      ),
      overprint(wood, p.shade, 0.4),
    );
  }
  bed.paint(overprint(wood, p.shade, 0.15), { top: lit(p, wood, 0.1) });
  for (const [a, b] of [
    [-0.7, 0.22],
    [0.05, 0.24],
    [0.78, 0.2],
  ] as const)
    cask(s, at(a, 1.01, b), 0.78, { shadow: 'none' });
  const rail = s.block(at(0, 0, -0.6)[0], 1.01, at(0, 0, -0.6)[2], 2.5, 0.26, 0.05, rot);
  rail.paint(wood);
  pic.add('multiply', shape(rail.wall(0).rect(0, 0.11, 2.5, 0.03), p.shade, 0.6));
  wheel(s.face(at(-1.25, 0, -0.68), vec(at(1.25, 0, -0.68), at(-1.25, 0, -0.68)), [0, 2, 0]), 1.25, 0.78, 0.78, 0);
}

const vec = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** A wooden finger post with two boards, one pointing to each side. */
export function signpost(s: Space, x: number, z: number, k: number): void {
  const { pic } = s,
    p = pic.pal,
    wood = mix(p.mats.wood, p.mats.sand, 0.25),
    post = s.block(x, 0, z, 0.1, 2.1, 0.1).cast();
  post.paint(overprint(wood, p.shade, 0.2));
  const f = s.face([x - 1, 0, z - 0.06], [2, 0, 0], [0, 2.2, 0]);
  for (const [y, dir] of [
    [1.66, -k],
    [1.3, k],
  ] as const) {
    const d = f.poly([
      [1 - dir * 0.16, y],
      [1 + dir * 0.7, y],
      [1 + dir * 0.86, y + 0.13],
      [1 + dir * 0.7, y + 0.26],
      [1 - dir * 0.16, y + 0.26],
    ]);
    pic.fill(d, lit(p, wood, 0.2));
    pic.add('multiply', shape(f.rect(dir > 0 ? 1 : 0.42, y + 0.09, 0.56, 0.07), p.shade, 0.6));
  }
}

/** A round stone fountain: a standing figure tips a jug, and what falls is red wine. */
export function fountain(s: Space, at: V3): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    [x, y, z] = at,
    stone = mix(m.stone, m.wall, 0.35),
    wine = mix(p.mats.wine, p.mats.accent, 0.25),
    k = s.scale(z);
  spun(
    s,
    at,
    [
      [1.7, 0],
      [1.78, 0.12],
      [1.62, 0.2],
      [1.62, 0.46],
      [1.78, 0.55],
    ],
    stone,
    { open: wine },
  );
  pic.fill(ringAt(s, x + 0.2, y + 0.53, z - 0.3, 0.6), mix(wine, m.accent, 0.3), 0.8);
  spun(
    s,
    [x, y + 0.5, z + 0.2],
    [
      [0.34, 0],
      [0.24, 0.12],
      [0.2, 0.6],
      [0.34, 0.72],
    ],
    stone,
    { shadow: 'none' },
  );
  // the figure: draped, one arm holding the jug out
  const [cx, cy] = s.P([x, y + 1.22, z + 0.2]),
    q = (a: number, b: number, r: number): [number, number, number] => [cx + a * k, cy - b * k, r * k];
  const drape = sweep([q(0, 0, 0.2), q(0.02, 0.4, 0.15), q(-0.02, 0.72, 0.14), q(0, 0.92, 0.1)], 6),
    parts = [
      sweep([q(-0.06, 0.86, 0.07), q(-0.22, 0.62, 0.05), q(-0.1, 0.46, 0.04)], 5),
      drape,
      ellipse(cx + 0.02 * k, cy - 1.1 * k, 0.095 * k, 0.115 * k),
      sweep([q(0.4, 1, 0.05), q(0.5, 0.9, 0.12), q(0.62, 0.8, 0.1), q(0.72, 0.72, 0.045)], 5),
      sweep([q(0.06, 0.86, 0.07), q(0.3, 0.78, 0.055), q(0.48, 0.86, 0.045)], 5),
    ];
  // one at a time: outlines that turn opposite ways would cut holes in each other
  parts.forEach((d, i) => pic.fill(d, i % 2 ? stone : overprint(stone, p.shade, i === 0 ? 0.5 : 0.16)));
  const sx = s.sun[0] >= 0 ? -1 : 1;
  pic.add(
    'multiply',
    pic.clipped(pic.clip(drape), shape(sweep([q(sx * 0.16, 0, 0.13), q(sx * 0.13, 0.9, 0.1)], 3), p.shade, 0.6)),
  );
  let folds = '';
  for (const a of [-0.1, -0.02, 0.07]) folds += sweep([q(a * 1.4, 0.02, 0.008), q(a, 0.6, 0.012)], 2);
  pic.add(
    'multiply',
    shape(folds, p.shade, 0.5) + shape(sweep([q(0.5, 0.84, 0.06), q(0.66, 0.72, 0.05)], 2), p.shade, 0.5),
  );
  pic.fill(sweep([q(0.7, 0.71, 0.026), q(0.82, 0.5, 0.024), q(0.88, 0, 0.022), q(0.9, -0.7, 0.03)], 7), wine);
  pic.fill(
    poly([
      [cx + 0.84 * k, cy + 0.68 * k],
      [cx + 0.98 * k, cy + 0.68 * k],
      [cx + 0.94 * k, cy + 0.74 * k],
    ]),
    lit(p, wine, 0.4),
  );
}

/** The face of a clipped hedge: masses of leaf in the light, gaps of shade between them, a ragged top. */
function clipped(f: Face, rng: Rng): void {
  const { pic } = f.s,
    m = pic.pal.mats,
    unit = f.s.scale(f.o[2]);
  let light = '',
    dark = '',
    top = '';
  for (let i = 0; i < 46; i++) {
    const [x, y] = f.P(rng.range(0.1, f.lu - 0.1), f.lv * rng.range(0.15, 0.95)),
      r = unit * rng.range(0.07, 0.17);
    if (i % 3) light += leafy(x, y, r, r * 0.6, unit * 0.05, rng, 1.3);
    else dark += leafy(x, y + r, r * 0.9, r * 0.5, unit * 0.05, rng, 1.3);
  }
  for (let a = 0; a < f.lu; a += 0.16) {
    const [x, y] = f.P(a, f.lv + rng.range(-0.03, 0.05));
    top += leafy(x, y, unit * 0.13, unit * 0.07, unit * 0.05, rng, 1.3);
  }
  pic.shade(dark, pic.pal.shade, 0.5);
  pic.fill(light, m.leaf, 0.75);
  pic.fill(top, mix(m.leaf, m.vine, 0.4));
}

/** The gateway of an estate: whitewashed pillars, an iron gate with one leaf open (`wide`: both), clipped hedges. */
export function ironGate(s: Space, x: number, z: number, o: { wide?: boolean } = {}): void {
  const { pic } = s,
    p = pic.pal,
    m = p.mats,
    half = 1.7,
    wall = lit(p, m.wall, 0.15),
    iron = overprint(p.deep, m.metal, 0.25);
  for (const k of [-1, 1]) {
    const hedge = s.block(x + k * (half + 3.2), 0, z + 0.2, 5.4, 0.95, 0.7).cast();
    hedge.paint(overprint(m.leafDark, p.shade, 0.15), { top: mix(m.leaf, m.vine, 0.4) });
    const f = hedge.wall(0);
    clipped(f, pic.rng.fork(`hedge${k}`));
    const pillar = s.block(x + k * (half + 0.26), 0, z, 0.52, 2.5, 0.52).cast();
    pillar.paint(wall);
    s.block(x + k * (half + 0.26), 2.5, z, 0.7, 0.16, 0.7).paint(mix(wall, m.stone, 0.4));
    spun(
      s,
      [x + k * (half + 0.26), 2.66, z],
      [
        [0.1, 0],
        [0.22, 0.14],
        [0.24, 0.26],
        [0.12, 0.46],
      ],
      mix(m.stone, wall, 0.3),
      { shadow: 'none' },
    );
  }
  // the right leaf stands shut, the left one swings in
  for (const [hinge, dir] of [
    [half, o.wide ? [-0.55, 0, half * 0.95] : [-half, 0, 0]],
    [-half, [0.55, 0, half * 0.95]],
  ] as [number, V3][]) {
    const f = s.face([x + hinge, 0, z], dir, [0, 2.4, 0]),
      w = f.lu,
      top = (a: number) => 1.75 + 0.5 * Math.sin((Math.PI / 2) * (a / w));
    let d =
      f.rect(0, 0.12, w, 0.05) +
      f.rect(0, 0.85, w, 0.045) +
      f.rect(0, 1.6, w, 0.045) +
      f.rect(0, 0.05, 0.06, 1.75) +
      f.rect(w - 0.06, 0.05, 0.06, 2.15);
    for (let a = 0.15; a < w - 0.1; a += 0.16) {
      d += f.rect(a, 0.12, 0.028, top(a) - 0.12);
      d += f.poly([
        [a - 0.03, top(a)],
        [a + 0.058, top(a)],
        [a + 0.014, top(a) + 0.14],
      ]);
    }
    pic.fill(d, iron);
    for (let a = 0.28; a < w - 0.2; a += 0.36)
      pic.raw(
        `<path d="${f.circle(a, 1.22, 0.16)}" fill="none" stroke="${iron}" stroke-width="${f1(s.scale(z) * 0.028)}"/>`,
      );
  }
}
