import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, type Pt, poly, rect, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import { Space } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { lightSide, tones, tufts } from '../../props/plants/plants.ts';
import { type Stage, vineLeaf, wineGlass } from '../../props/table/table.ts';
import { plain, vineRows, windbreak } from '../../props/vineyard/rows.ts';

export interface GrapevineOptions {
  focal?: number;
  horizon?: number;
  /** hands picking, a crate with notebook and glass, or only the vine */
  detail?: 'hands' | 'crate' | 'none';
  house?: boolean;
}

/** A vine seen close: the old trunk, its arms on the wire, bunches among the leaves; rows and house far behind. */
export function grapevine(pic: Picture, o: GrapevineOptions = {}): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    focal = o.focal ?? 0.6,
    k = focal > 0.5 ? 1 : -1,
    hz = H * (o.horizon ?? 0.56),
    low = ['golden', 'dusk', 'dawn'].includes(p.name),
    u = Math.min(H / 100, W / 118),
    rng = pic.rng.fork('parra');
  sky(pic, {
    horizon: hz,
    sun: low ? { x: W * (0.5 - 0.3 * k), y: hz * 0.42, r: 40 } : undefined,
    clouds: p.night ? 'none' : pic.rng.pick(['cumulus', 'lenticular', 'streaks'] as const),
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.46,
    lead: 0.5 - 0.16 * k,
    snow: 0.55,
    air: 0.42,
    seed: 'andes',
    peaks: 7,
    mist: 1,
  });
  const cam: Cam = { x: 0, y: 2.1, z: 0, f: 1000, cx: W * (0.5 - 0.14 * k), horizon: hz },
    s = new Space(pic, cam, { az: lightSide(p) > 0 ? 24 : 156, el: 30 });
  plain(pic, s, m.soil, { far: mix(mix(m.vine, m.soil, 0.4), p.haze, 0.4) });
  windbreak(pic, s, { z: 80, x0: -70, x1: 70, h: 13, air: 0.34, gap: 3 });
  vineRows(pic, s, {
    x0: -26.4,
    n: 23,
    gap: 2.4,
    z0: 9,
    z1: 66,
    t: tones(p, m.vine, mix(m.vine, m.leafDark, 0.75), 0.18),
    soil: m.soil,
  });
  if (o.house) farmhouse(s, -k);
  pic.grain(rect(0, hz - 20, W, H - hz + 20), p.haze, 0.16, 0.2);
  furrows(s);
  tufts(pic, H * 0.84, H + 30, 22, [24, 58], tones(p, mix(m.steppe, m.vine, 0.35)), pic.rng.fork('grass'));
  const x = W * focal;
  trunk(pic, x, u, k, rng.fork('trunk'));
  const wireY = H * 0.3;
  pic.line(
    `M-10 ${f1(wireY)}Q${f1(W / 2)} ${f1(wireY + u * 1.2)} ${f1(W + 10)} ${f1(wireY)}`,
    overprint(m.metal, p.shade, 0.5),
    u * 0.3,
  );
  leaves(pic, x, wireY, u, k, rng.fork('back'), 34, true);
  const skin = mix(m.wine, p.deep, 0.22);
  for (const [dx, dy, size] of [
    [-0.2, 8, 0.86],
    [0.21, 7, 0.94],
    [0.03, 11, 1.16],
  ] as const)
    bigBunch(pic, x + k * dx * W, wireY + dy * u, u * 2.35 * size, skin, rng.fork(`b${dx}`));
  leaves(pic, x, wireY, u, k, rng.fork('front'), 15, false);
  if (o.detail === 'hands') pickingHands(pic, x + k * 0.03 * W, wireY + u * 42, u, k);
  if (o.detail === 'crate') crateDesk(pic, W * (0.5 - 0.24 * k), H * 0.97, u, k);
}

/** The worked strip in front of the rows: two furrows and their clods. */
function furrows(s: Space): void {
  const { pic } = s,
    rng = pic.rng.fork('clods');
  let d = '';
  for (const z of [5.2, 6.2, 7.6])
    d += s.path([
      [-14, 0, z],
      [14, 0, z],
      [14, 0, z + 0.22],
      [-14, 0, z + 0.3],
    ]);
  for (let i = 0; i < 90; i++) {
    const z = rng.range(4.6, 8.6),
      [a, b] = s.P([rng.range(-5, 5), 0, z]),
      r = s.scale(z) * rng.range(0.02, 0.06);
    d += ellipse(a, b, r, r * 0.4);
  }
  pic.shade(d, pic.pal.shade, 0.26);
}

/** A whitewashed farmhouse with its tiled roof among the rows. */
function farmhouse(s: Space, side: number): void {
  const p = s.pic.pal,
    m = p.mats,
    b = s.block(side * 5.5, 0, 36, 12, 4, 8, 0.1).cast();
  b.paint(lit(p, m.wall, 0.1), { air: 0.14 });
  b.gable(2, 0.4, m.roof, { wall: m.wall, air: 0.14 });
  const f = b.wall(0);
  f.opening(5, 0, 1.8, 2.6, { inside: overprint(m.wood, p.shade, 0.4), arch: true });
  for (const a of [1.4, 8.8])
    f.opening(a, 1, 1.6, 1.5, { inside: mix(p.deep, m.glass, 0.2), lamp: p.lamps ? p.lamp : null, bars: 1 });
}

/** The trunk: thick, twisted, barked in long strips, two arms along the wire. */
function trunk(pic: Picture, x: number, u: number, k: number, rng: Rng): void {
  const { H, W, pal: p } = pic,
    m = p.mats,
    bark = mix(m.wood, m.rockD, 0.25),
    side = lightSide(p),
    spine: [number, number, number][] = [
      [x + k * 3 * u, H + 20, 9 * u],
      [x + k * 1 * u, H * 0.86, 6.4 * u],
      [x - k * 3 * u, H * 0.7, 5.6 * u],
      [x + k * 0.6 * u, H * 0.54, 5 * u],
      [x - k * 1 * u, H * 0.4, 5.4 * u],
      [x, H * 0.31, 4.6 * u],
    ],
    arms = [
      sweep(
        [
          [x, H * 0.36, 4 * u],
          [x - W * 0.1, H * 0.31, 2.6 * u],
          [x - W * 0.26, H * 0.3, 1.9 * u],
          [x - W * 0.6, H * 0.295, 1.1 * u],
        ],
        6,
      ),
      sweep(
        [
          [x, H * 0.36, 4 * u],
          [x + W * 0.08, H * 0.3, 2.7 * u],
          [x + W * 0.24, H * 0.305, 1.9 * u],
          [x + W * 0.6, H * 0.3, 1.1 * u],
        ],
        6,
      ),
    ],
    body = sweep(spine, 8);
  pic.add(
    'multiply',
    shape(
      sweep(
        [
          [x, H * 0.99, 8 * u],
          [x - side * 20 * u, H * 0.965, 5 * u],
          [x - side * 95 * u, H * 0.9, 3 * u],
        ],
        5,
      ),
      p.shade,
      0.5,
    ),
  );
  for (const d of [...arms, body]) {
    pic.fill(d, bark);
    const c = pic.clip(d);
    let strips = '',
      shine = '';
    for (let i = 0; i < 22; i++) {
      const a = rng.range(-0.9, 0.9),
        line = (w: number) =>
          d === body
            ? sweep(
                spine.map(
                  ([sx, sy, r], j) =>
                    [sx + r * (a + 0.22 * Math.sin(j * 1.9 + i)), sy, w * (j % 2 ? 1 : 0.3)] as [
                      number,
                      number,
                      number,
                    ],
                ),
                6,
              )
            : sweep(
                [
                  [x - W * 0.6, H * 0.3 + a * 2.4 * u, 0.2],
                  [x, H * 0.32 + a * 3 * u, w * 0.6],
                  [x + W * 0.6, H * 0.3 + a * 2.4 * u, 0.2],
                ],
                6,
              );
      if (a * side > 0.25) shine += line(0.36 * u);
      else strips += line(0.5 * u);
    }
    pic.add('multiply', pic.clipped(c, shape(strips, p.shade, 0.55)));
    pic.raw(pic.clipped(c, shape(shine, lit(p, bark, 0.3), 0.8)));
    if (d === body)
      pic.add(
        'multiply',
        pic.clipped(
          c,
          shape(
            sweep(
              spine.map(([sx, sy, r]) => [sx - side * r * 0.75, sy, r * 0.7]),
              8,
            ),
            p.shade,
            0.55,
          ),
        ),
      );
  }
}

/** Big lobed leaves along the arms; the ones behind are darker. */
function leaves(pic: Picture, x: number, y: number, u: number, k: number, rng: Rng, n: number, behind: boolean): void {
  const { W, pal: p } = pic,
    m = p.mats;
  for (let i = 0; i < n; i++) {
    const t = (i + rng()) / n,
      lx = behind ? t * W * 1.1 - W * 0.05 : x + (t - 0.5) * W * 0.9 + k * 0,
      ly = y + (behind ? rng.range(-15, 5) : rng.range(-9, 2.5)) * u,
      r = u * (behind ? rng.range(5, 8.4) : rng.range(5.5, 9)),
      c = behind
        ? rng.pick([overprint(m.vine, p.shade, 0.5), mix(m.vine, m.leafDark, 0.5)])
        : rng.pick([m.vine, lit(p, m.vine, 0.16), mix(m.vine, m.mustard, 0.2)]);
    vineLeaf(pic, lx, ly, r, rng.range(0.8, 2.4), c);
  }
  if (!behind)
    for (const e of [-1, 1]) {
      const tx = x + e * 17 * u,
        ty = y - 4 * u;
      pic.line(
        `M${f1(tx)} ${f1(ty)}c${f1(e * 4 * u)} ${f1(-3 * u)} ${f1(e * 9 * u)} ${f1(1 * u)} ${f1(e * 8 * u)} ${f1(4 * u)}s${f1(-e * 4 * u)} ${f1(1 * u)} ${f1(-e * 2 * u)} ${f1(-2 * u)}`,
        mix(m.vine, m.mustard, 0.4),
        u * 0.4,
      );
    }
}

/** A hanging bunch drawn large: grapes in rows that narrow to a point, bloom on the lit side. r is the grape. */
function bigBunch(pic: Picture, x: number, y: number, r: number, skin: Hex, rng: Rng): void {
  const p = pic.pal,
    side = lightSide(p),
    counts = [4, 6, 7, 7, 6, 6, 5, 4, 3, 2, 1],
    list: { x: number; y: number; r: number; z: number }[] = [];
  counts.forEach((n, row) => {
    for (let j = 0; j < n; j++)
      list.push({
        x: x + (j - (n - 1) / 2) * r * 1.5 + rng.range(-0.25, 0.25) * r,
        y: y + row * r * 1.42 + rng.range(-0.25, 0.25) * r,
        r: r * rng.range(0.9, 1.1),
        z: -Math.abs(j - (n - 1) / 2) + rng.range(-0.6, 0.6),
      });
  });
  pic.fill(
    sweep(
      [
        [x, y - r * 5, r * 0.3],
        [x + r * 0.4, y - r * 2, r * 0.26],
        [x, y, r * 0.3],
      ],
      4,
    ),
    mix(p.mats.vine, p.mats.wood, 0.5),
  );
  list.sort((a, b) => a.z - b.z);
  for (const g of list) {
    pic.fill(ellipse(g.x, g.y, g.r), overprint(skin, p.shade, 0.72));
    pic.fill(ellipse(g.x + side * g.r * 0.14, g.y - g.r * 0.12, g.r * 0.84), overprint(skin, p.shade, 0.18));
    pic.fill(ellipse(g.x + side * g.r * 0.28, g.y - g.r * 0.28, g.r * 0.52), mix(skin, p.mats.accent, 0.26));
    pic.fill(ellipse(g.x + side * g.r * 0.42, g.y - g.r * 0.44, g.r * 0.17), p.paper, 0.9);
  }
}

/** Two hands: one cups the bunch from below, the other holds the shears at its stem. */
function pickingHands(pic: Picture, x: number, y: number, u: number, k: number): void {
  const p = pic.pal,
    m = p.mats,
    skin = m.skin,
    sleeve = m.cloth,
    q = (a: number, b: number, r: number): [number, number, number] => [x + k * a * u, y + b * u, r * u],
    part = (d: string, c: Hex, dx = -lightSide(p) * 0.7, dy = 0.7) => {
      pic.fill(d, c);
      const clip = pic.clip(d);
      pic.add(
        'multiply',
        pic.clipped(
          clip,
          `<g transform="translate(${f1(dx * u * 1.4)} ${f1(dy * u * 1.4)})"><path d="${d}" fill="none" stroke="${p.shade}" stroke-width="${f1(u * 0.01)}"/></g>`,
        ),
      );
    };
  // lower hand: forearm comes up from the foot of the sheet
  part(sweep([q(30, 40, 7.6), q(20, 22, 6.6), q(13, 11, 5.6)], 5), sleeve);
  part(sweep([q(16, 16, 4.4), q(9, 7, 5.2), q(3, 4, 5)], 5), skin);
  for (const [a, b] of [
    [-7.4, -3],
    [-4.6, -1.4],
    [-1.6, -0.4],
    [1.4, 0.2],
  ] as const)
    part(
      sweep([q(a + 7, b + 7, 1.9), q(a + 1.4, b + 4.6, 1.8), q(a - 1.6, b - 0.4, 1.6), q(a - 0.6, b - 4, 1.1)], 6),
      lit(p, skin, a < -4 ? 0.1 : 0.02),
    );
  part(sweep([q(9, 4, 2.2), q(8.4, -3, 1.9), q(6.2, -7.6, 1.4)], 5), lit(p, skin, 0.12));
  // cuff
  part(
    poly([
      [q(18.6, 12, 0)[0], q(0, 12.4, 0)[1]],
      [q(21, 16.4, 0)[0], q(0, 18, 0)[1]],
      [q(12, 22, 0)[0], q(0, 23, 0)[1]],
      [q(10, 17, 0)[0], q(0, 17.4, 0)[1]],
    ] as Pt[]),
    lit(p, sleeve, 0.16),
  );
  // upper hand with the shears, from the side
  const top = -43;
  part(sweep([q(46, top + 16, 7), q(30, top + 9, 6), q(22, top + 6, 5.2)], 5), sleeve);
  part(sweep([q(24, top + 7, 4.2), q(16, top + 4.4, 4.8), q(11, top + 3.4, 3.8)], 5), skin);
  const steel = lit(p, m.metal, 0.3);
  pic.fill(sweep([q(13, top + 2, 1.1), q(6, top + 0.4, 1), q(0.6, top - 1, 0.2)], 4), steel);
  pic.fill(sweep([q(13, top + 5, 1.1), q(6, top + 2.2, 1), q(0.8, top + 0.4, 0.2)], 4), overprint(steel, p.shade, 0.4));
  for (const b of [1.4, 4.2, 6.8])
    part(
      sweep([q(17, top + b + 1.6, 1.8), q(11.4, top + b + 1.2, 1.7), q(9, top + b - 1, 1.3)], 4),
      lit(p, skin, 0.08),
    );
  pic.fill(sweep([q(18, top + 0.4, 1.9), q(13.4, top - 0.6, 1.6), q(10.4, top + 0.6, 1.2)], 4), lit(p, skin, 0.14));
}

/** An upturned crate as a desk: open notebook, pencil, a glass of red, a few berries. */
function crateDesk(pic: Picture, x: number, y: number, u: number, k: number): void {
  const p = pic.pal,
    m = p.mats,
    wood = mix(m.wood, m.sand, 0.4),
    side = lightSide(p),
    w = 25 * u,
    h = 21 * u,
    d = 7 * u,
    top: Pt[] = [
      [x - w, y - h],
      [x + w, y - h],
      [x + w * 0.84, y - h - d],
      [x - w * 0.84, y - h - d],
    ];
  pic.add(
    'multiply',
    shape(
      poly([
        [x - w, y],
        [x + w, y],
        [x + w - side * 16 * u, y + 3 * u],
        [x - w - side * 16 * u, y + 3 * u],
      ]),
      p.shade,
      0.5,
    ),
  );
  pic.fill(rect(x - w, y - h, 2 * w, h), overprint(p.deep, m.wood, 0.4));
  for (let i = 0; i < 3; i++) {
    pic.fill(rect(x - w, y - h + i * h * 0.34, 2 * w, h * 0.28), overprint(wood, p.shade, 0.16 + (i % 2) * 0.12));
    pic.shade(rect(x - w, y - h + i * h * 0.34 + h * 0.2, 2 * w, h * 0.08), p.shade, 0.25);
  }
  for (const e of [-1, 1])
    pic.fill(rect(x + e * w * 0.93 - w * 0.07, y - h, w * 0.14, h), overprint(wood, p.shade, e === side ? 0.1 : 0.5));
  pic.fill(poly(top), lit(p, wood, 0.16));
  pic.shade(
    poly([
      [x - w * 0.3, y - h],
      [x - w * 0.29, y - h],
      [x - w * 0.25, y - h - d],
      [x - w * 0.26, y - h - d],
    ]) +
      poly([
        [x + w * 0.36, y - h],
        [x + w * 0.37, y - h],
        [x + w * 0.31, y - h - d],
        [x + w * 0.3, y - h - d],
      ]),
    p.shade,
    0.5,
  );
  // notebook
  const ny = y - h - d * 0.36,
    nx = x - k * 7 * u,
    page = (e: number): Pt[] => [
      [nx, ny + 1.5 * u],
      [nx + e * 11 * u, ny + 1.1 * u],
      [nx + e * 9.6 * u, ny - 3.2 * u],
      [nx, ny - 2.8 * u],
    ];
  pic.shade(
    poly([
      [nx - 11.6 * u, ny + 2.4 * u],
      [nx + 11.6 * u, ny + 2.4 * u],
      [nx + 10 * u, ny - 2 * u],
      [nx - 10 * u, ny - 2 * u],
    ]),
    p.shade,
    0.5,
  );
  pic.fill(poly(page(-1)), lit(p, m.foam, 0.2));
  pic.fill(poly(page(1)), overprint(lit(p, m.foam, 0.2), p.shade, 0.16));
  let lines = '';
  for (let i = 0; i < 4; i++)
    for (const e of [-1, 1])
      lines += rect(e > 0 ? nx + 1.4 * u : nx - 9 * u, ny - 2 * u + i * u * 0.85, (7.4 - (i % 3)) * u, u * 0.22);
  pic.fill(lines, mix(m.cloth, p.deep, 0.2), 0.8);
  pic.fill(
    sweep(
      [
        [nx + 3 * u, ny + 1 * u, 0.5 * u],
        [nx + 13 * u, ny - 1.6 * u, 0.5 * u],
      ],
      1,
    ),
    m.mustard,
  );
  const st: Stage = {
    u,
    side,
    tableY: y - h - d,
    tilt: 0.2,
    cx: x,
    shadow: () => undefined,
  };
  wineGlass(pic, st, x + k * 15 * u, y - h - d * 0.3, 27 * u, { wine: m.wine });
  for (let i = 0; i < 6; i++) {
    const bx = x + k * (3 + i * 1.9) * u,
      by = y - h - d * 0.2 - (i % 3) * 1.2 * u;
    pic.fill(ellipse(bx, by, 1.1 * u), overprint(m.wine, p.shade, 0.5));
    pic.fill(ellipse(bx + side * 0.3 * u, by - 0.3 * u, 0.6 * u), mix(m.wine, m.accent, 0.3));
  }
}
