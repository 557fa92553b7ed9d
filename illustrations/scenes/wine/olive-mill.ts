import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, lerp, poly, rect } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { glow } from '../../props/air/light.ts';
import { figure } from '../../props/people/figures.ts';
import { ringAt, spun } from '../../props/rooms/dining.ts';

const ROOM = { back: 9.5, half: 6, height: 4.6 };
/** The runner stone: radius, thickness. */
const RUNNER = { r: 0.95, w: 0.42 };

/** An old oil mill: the stone in its basin, clay jars, bottles of green gold on a shelf, light from a window. */
export function oliveMill(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.own,
    focal = o.focal ?? 0.58,
    k = focal > 0.5 ? 1 : -1,
    cam: Cam = { x: 0, y: 1.75, z: 0, f: 900, cx: W * 0.5, horizon: H * (o.horizon ?? 0.44) },
    s = new Space(pic, cam, { az: k > 0 ? 205 : 335, el: 46 }),
    lime = overprint(lit(p, mix(m.wall, m.adobe, 0.12), 0.1), p.shade, p.lamps ? 0.55 : 0.14),
    floor = overprint(mix(m.stone, m.adobe, 0.4), p.shade, p.lamps ? 0.5 : 0.12);
  shell(s, k, lime, floor);
  shelf(s, k);
  const jars: [number, number, number][] = [
    [-k * 4.6, 8.3, 1.5],
    [-k * 3.4, 8.7, 1.2],
    [-k * 2.5, 8.2, 0.9],
    [k * 4.9, 7.9, 1.3],
  ];
  for (const [x, z, h] of jars) oilJar(s, [x, 0, z], h);
  const [fx, fy] = s.P([-k * 1.5, 0, 7.6]);
  pic.add('multiply', shape(ellipse(fx, fy, s.scale(7.6) * 0.4, s.scale(7.6) * 0.08), p.shade, 0.6));
  figure(pic, fx, fy, s.scale(7.6) * 1.5, 'stand', { top: m.cloth, bottom: m.sand, hair: p.deep }, k);
  mill(s, k * 1.25, 5.6, k);
}

function shell(s: Space, k: number, lime: Hex, floor: Hex): void {
  const { pic } = s,
    p = pic.pal,
    m = p.own,
    { back: z, half: x, height: h } = ROOM,
    near = 1.2;
  pic.fill(rect(0, 0, pic.W, pic.H), overprint(lime, p.shade, 0.4));
  s.quad(
    [
      [-x, 0, near],
      [x, 0, near],
      [x, 0, z],
      [-x, 0, z],
    ],
    floor,
  );
  let joints = '';
  for (let q = -6; q <= 6; q++)
    joints += s.path([
      [q - 0.015, 0, near],
      [q + 0.015, 0, near],
      [q + 0.015, 0, z],
      [q - 0.015, 0, z],
    ]);
  for (let d = near; d < z; d += 0.9)
    joints += s.path([
      [-x, 0, d],
      [x, 0, d],
      [x, 0, d + 0.03],
      [-x, 0, d + 0.03],
    ]);
  pic.shade(joints, p.shade, 0.35);
  s.quad(
    [
      [-x, 0, near],
      [-x, h, near],
      [-x, h, z],
      [-x, 0, z],
    ],
    overprint(lime, p.shade, k > 0 ? 0.3 : 0.55),
  );
  s.quad(
    [
      [x, 0, near],
      [x, h, near],
      [x, h, z],
      [x, 0, z],
    ],
    overprint(lime, p.shade, k > 0 ? 0.55 : 0.3),
  );
  s.quad(
    [
      [-x, 0, z],
      [x, 0, z],
      [x, h, z],
      [-x, h, z],
    ],
    lime,
  );
  const wood = overprint(mix(m.wood, m.rockD, 0.3), p.shade, 0.35);
  s.quad(
    [
      [-x, h, near],
      [x, h, near],
      [x, h, z],
      [-x, h, z],
    ],
    overprint(mix(m.wood, m.sand, 0.25), p.shade, 0.6),
  );
  for (let q = -5; q <= 5; q += 1.25) {
    s.quad(
      [
        [q, h - 0.22, near],
        [q, h - 0.22, z],
        [q, h, z],
        [q, h, near],
      ],
      overprint(wood, p.shade, 0.6),
    );
    s.quad(
      [
        [q, h - 0.22, near],
        [q + 0.24, h - 0.22, near],
        [q + 0.24, h - 0.22, z],
        [q, h - 0.22, z],
      ],
      wood,
    );
  }
  // a window high on the calm side throws a slanting patch across the floor
  const f = s.face([-x, 0, z - 0.02], [2 * x, 0, 0], [0, h, 0]),
    a = k > 0 ? 1.1 : 2 * x - 3.1;
  f.opening(a, 2.1, 2, 1.7, { inside: p.lamps ? p.sky[0] : p.sky[1], frame: m.wood, bars: 2, arch: true, depth: 0 });
  const patch = s.path([
    [-k * 4.4, 0.01, 8],
    [-k * 2.5, 0.01, 8.2],
    [k * 0.2, 0.01, 4.4],
    [-k * 2, 0.01, 3.9],
  ]);
  if (!p.lamps) {
    pic.add('screen', shape(patch, p.glow, 0.42));
    const [wx, wy] = f.P(a + 1, 3),
      [px, py] = s.P([-k * 2, 0, 5.8]);
    const [wa, wb] = k > 0 ? [a, a + 2] : [a + 2, a];
    const beam = poly([f.P(wa, 3.6), f.P(wb, 3.6), s.P([k * 0.2, 0, 4.4]), s.P([-k * 2, 0, 3.9])]);
    pic.add(
      'stippleScreen',
      shape(
        beam,
        pic.linear(wx, wy, px, py, [
          { at: 0, color: p.glow, alpha: 0.5 },
          { at: 1, color: p.glow, alpha: 0.08 },
        ]),
      ),
      0.25,
    );
  }
  pic.fill(
    s.path([
      [-x, 0.5, z - 0.01],
      [x, 0.5, z - 0.01],
      [x, 0, z - 0.01],
      [-x, 0, z - 0.01],
    ]),
    overprint(mix(m.adobe, m.rockA, 0.4), p.shade, 0.2),
  );
}

/** Two boards on the back wall: bottles of oil, backlit, and small jars. */
function shelf(s: Space, k: number): void {
  const { pic } = s,
    p = pic.pal,
    m = p.own,
    z = ROOM.back - 0.3,
    x0 = k > 0 ? -0.4 : -5.2,
    x1 = x0 + 5.6,
    oil = mix(m.mustard, m.vine, 0.42),
    rng = pic.rng.fork('shelf');
  for (const y of [1.55, 2.65]) {
    const [, top] = s.P([0, y + 0.9, z]),
      [, foot] = s.P([0, y, z]);
    pic.grain(rect(s.P([x0, 0, z])[0], top, s.P([x1, 0, z])[0] - s.P([x0, 0, z])[0], foot - top), p.lamp, 0.24, 0.25);
    for (let x = x0 + 0.25; x < x1 - 0.15; x += 0.36) {
      const h = rng.range(0.5, 0.66),
        c = rng.pick([oil, mix(oil, m.leafDark, 0.3), lit(p, oil, 0.25)]);
      spun(
        s,
        [x, y, z],
        [
          [0.11, 0],
          [0.115, 0.04],
          [0.115, h * 0.55],
          [0.04, h * 0.76],
          [0.035, h],
        ],
        c,
        { shadow: 'none', spec: 0.6, bands: rng.chance(0.6) ? [[h * 0.14, h * 0.42, m.wall]] : [] },
      );
    }
    s.quad(
      [
        [x0, y, z - 0.18],
        [x1, y, z - 0.18],
        [x1, y, z + 0.25],
        [x0, y, z + 0.25],
      ],
      overprint(m.wood, p.shade, 0.4),
    );
    s.quad(
      [
        [x0, y, z - 0.18],
        [x1, y, z - 0.18],
        [x1, y - 0.08, z - 0.18],
        [x0, y - 0.08, z - 0.18],
      ],
      mix(m.wood, m.sand, 0.2),
    );
    pic.shade(
      s.path([
        [x0, y - 0.08, z + 0.25],
        [x1, y - 0.08, z + 0.25],
        [x1, y - 0.34, z + 0.25],
        [x0, y - 0.34, z + 0.25],
      ]),
      p.shade,
      0.35,
    );
  }
  const [lx, ly] = s.P([(x0 + x1) / 2, 3.8, z]);
  glow(pic, lx, ly, s.scale(z) * 2.6, p.lamp, 0.4);
}

/** A clay oil jar with two small ears. */
function oilJar(s: Space, at: V3, h: number): void {
  const { pic } = s,
    p = pic.pal,
    m = p.own,
    clay = mix(m.rockA, m.adobe, 0.45),
    k = s.scale(at[2]),
    [x, y] = s.P(at);
  for (const e of [-1, 1])
    pic.raw(
      `<circle cx="${f1(x + e * 0.27 * h * k)}" cy="${f1(y - 0.78 * h * k)}" r="${f1(0.09 * h * k)}" fill="none" stroke="${overprint(clay, p.shade, 0.4)}" stroke-width="${f1(0.05 * h * k)}"/>`,
    );
  spun(
    s,
    at,
    [
      [0.16 * h, 0],
      [0.26 * h, 0.14 * h],
      [0.38 * h, 0.46 * h],
      [0.32 * h, 0.72 * h],
      [0.17 * h, 0.88 * h],
      [0.2 * h, h],
    ],
    clay,
    {
      shadow: 'contact',
      open: overprint(p.deep, clay, 0.2),
      bands: [[0.6 * h, 0.63 * h, overprint(clay, p.shade, 0.45)]],
    },
  );
}

/** The mill: a round masonry basin, the bed stone, a runner on its axle, the spout and the bucket. */
function mill(s: Space, x: number, z: number, k: number): void {
  const { pic } = s,
    p = pic.pal,
    m = p.own,
    granite = mix(m.stone, m.granite, 0.5),
    masonry = mix(m.rockC, m.stone, 0.5),
    wood = mix(m.wood, m.rockD, 0.25);
  const L = spun(
    s,
    [x, 0, z],
    [
      [1.75, 0],
      [1.72, 0.62],
      [1.86, 0.68],
      [1.86, 0.8],
    ],
    masonry,
    { shadow: 'contact', open: overprint(mix(m.olive, m.leafDark, 0.5), p.shade, 0.2) },
  );
  // stones of the basin
  const rng = pic.rng.fork('masonry'),
    clip = pic.clip(L.outline);
  let joints = '';
  const q = s.scale(z),
    [cx, cy] = s.P([x, 0, z]);
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 9; i++) {
      const a = -1 + ((i + (row % 2) * 0.5) / 9) * 2,
        px = cx + Math.sin(a * 1.5) * 1.72 * q;
      joints += rect(
        px,
        cy - (row + 1) * 0.21 * q + Math.cos(a * 1.5) * 0.44 * q,
        0.018 * q,
        0.21 * q * rng.range(0.9, 1),
      );
    }
  pic.add('multiply', pic.clipped(clip, shape(joints, p.shade, 0.5)));
  // bed stone with the crushed olives round it
  pic.fill(ringAt(s, x, 0.82, z, 1.3), overprint(granite, p.shade, 0.35));
  let mash = '';
  for (let i = 0; i < 130; i++) {
    const a = rng() * 6.283,
      r = rng.range(1.0, 1.58),
      [ox, oy] = s.P([x + Math.cos(a) * r, 0.84, z + Math.sin(a) * r]);
    mash += ellipse(ox, oy, q * rng.range(0.03, 0.055), q * rng.range(0.02, 0.035));
  }
  pic.fill(mash, mix(m.olive, m.vine, 0.5));
  pic.fill(ringAt(s, x, 0.84, z, 0.98), granite);
  const pivot = s.block(x, 0.84, z, 0.18, 2.9, 0.18);
  pivot.paint(wood);
  // the runner: a thick wheel standing on the bed, its face towards the viewer's side
  const turn = 0.42 * k,
    co = Math.cos(turn),
    si = Math.sin(turn),
    off = 0.18,
    hub: V3 = [x - k * 0.05, 0.84 + RUNNER.r, z - 0.35];
  const face = (d: number) =>
    s.face(
      [hub[0] - co * RUNNER.r + si * d, hub[1] - RUNNER.r, hub[2] - si * RUNNER.r - co * d],
      [co * 2 * RUNNER.r, 0, si * 2 * RUNNER.r],
      [0, 2 * RUNNER.r, 0],
    );
  for (let i = 8; i >= 0; i--) {
    const f = face(lerp(RUNNER.w / 2, -RUNNER.w / 2, i / 8));
    pic.fill(f.circle(RUNNER.r, RUNNER.r, RUNNER.r), overprint(granite, p.shade, 0.72));
  }
  const front = face(RUNNER.w / 2),
    disc = front.circle(RUNNER.r, RUNNER.r, RUNNER.r);
  pic.fill(disc, lit(p, granite, 0.16));
  const dc = pic.clip(disc);
  let chisel = '';
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * 6.283;
    chisel += front.poly([
      [RUNNER.r + Math.cos(a) * 0.3, RUNNER.r + Math.sin(a) * 0.3],
      [RUNNER.r + Math.cos(a + 0.02) * RUNNER.r, RUNNER.r + Math.sin(a + 0.02) * RUNNER.r],
      [RUNNER.r + Math.cos(a + 0.06) * RUNNER.r, RUNNER.r + Math.sin(a + 0.06) * RUNNER.r],
    ]);
  }
  const sunSide = s.sun[0] > 0 ? -off : off;
  pic.add(
    'multiply',
    pic.clipped(
      dc,
      shape(chisel, p.shade, 0.3) +
        shape(front.circle(RUNNER.r + sunSide * 4.4, RUNNER.r - 0.5, RUNNER.r), p.shade, 0.34),
    ),
  );
  pic.fill(front.circle(RUNNER.r, RUNNER.r, 0.24), overprint(wood, p.shade, 0.5));
  pic.fill(front.circle(RUNNER.r, RUNNER.r, 0.13), overprint(m.metal, p.shade, 0.5));
  // axle and the beam that a mule once pulled
  const [ax, ay] = front.P(RUNNER.r, RUNNER.r, 0.1),
    [bx, by] = s.P([x + k * 2.3, 1.72, z - 1.7]);
  pic.line(`M${f1(ax)} ${f1(ay)}L${f1(bx)} ${f1(by)}`, overprint(wood, p.shade, 0.2), q * 0.12);
  pic.line(`M${f1(ax)} ${f1(ay - q * 0.035)}L${f1(bx)} ${f1(by - q * 0.035)}`, lit(p, wood, 0.2), q * 0.03);
  // spout, thread of oil, bucket
  const oil = mix(m.mustard, m.vine, 0.4),
    spoutAt: V3 = [x - k * 1.35, 0.7, z - 1.25],
    [sx, sy] = s.P(spoutAt),
    kk = s.scale(spoutAt[2]);
  pic.fill(
    poly([
      [sx - 0.1 * kk, sy],
      [sx + 0.1 * kk, sy],
      [sx + 0.07 * kk, sy + 0.1 * kk],
      [sx - 0.07 * kk, sy + 0.1 * kk],
    ]),
    overprint(m.stone, p.shade, 0.5),
  );
  pic.fill(rect(sx - 0.018 * kk, sy + 0.06 * kk, 0.036 * kk, 0.4 * kk), oil);
  spun(
    s,
    [spoutAt[0], 0, spoutAt[2] - 0.12],
    [
      [0.2, 0],
      [0.25, 0.3],
    ],
    mix(m.metal, m.stone, 0.3),
    { shadow: 'contact', open: oil, spec: 0.5 },
  );
}
