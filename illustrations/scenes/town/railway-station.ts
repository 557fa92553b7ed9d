import { mix, overprint } from '../../core/color.ts';
import { ellipse, poly, rect } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { type Block, Space } from '../../core/space.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { lightSide, tree } from '../../props/plants/plants.ts';
import { lampPost } from '../../props/town/plaza.ts';
import { locomotive, plume, track } from '../../props/vehicles/train.ts';
import { plain, windbreak } from '../../props/vineyard/rows.ts';

/** Length of the engine as drawn, in metres. */
const ENGINE_METRES = 9.4;

/** The old railway station: brick and tin roof, and the steam engine that built the line. */
export function railwayStation(pic: Picture, o: { focal?: number; horizon?: number; steam?: boolean } = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const hz = H * (o.horizon ?? 0.6);
  const focal = o.focal ?? 0.55;
  const low = p.name === 'dawn' || p.name === 'golden' || p.name === 'dusk';
  sky(pic, {
    horizon: hz,
    sun: low ? { x: W * 0.16, y: hz * 0.34, r: 40 } : undefined,
    clouds: 'streaks',
    cloudAmount: 0.6,
  });
  range(pic, { horizon: hz, height: hz * 0.32, lead: 0.14, snow: 0.5, air: 0.48, seed: 'andes', peaks: 8, mist: 1 });
  const s = new Space(
    pic,
    { x: 0, y: 1.9, z: 0, f: 980, cx: W * focal, horizon: hz },
    { az: lightSide(p) > 0 ? -40 : 220, el: Math.max(28, p.el) },
  );
  plain(pic, s, mix(m.soil, m.sand, 0.4), { bands: 4 });
  windbreak(pic, s, { z: 60, x0: -60, x1: 60, h: 12, air: 0.26, gap: 3.2 });
  const [tx, ty] = s.P([-9.5, 0, 24]);
  tree(pic, tx, ty, s.scale(24) * 9.5, m.leaf, pic.rng.fork('tree'), { kind: 'plane-tree', dark: m.leafDark });
  building(s, 6, 19);
  platform(s);
  const u = (W * 0.72) / ENGINE_METRES;
  const y = H * 0.855;
  track(pic, y, Math.min(u, 92));
  const x = W * focal;
  if (o.steam !== false) plume(pic, x - 3.2 * Math.min(u, 92), y - 4.2 * Math.min(u, 92), Math.min(u, 92));
  locomotive(pic, x, y, Math.min(u, 92));
  foreground(pic, y + 0.55 * Math.min(u, 92));
}

/** Long brick house with arched doors, stone quoins, a tin roof and the clock over its middle. */
function building(s: Space, x: number, z: number): void {
  const pic = s.pic;
  const p = pic.pal;
  const m = p.mats;
  const brick = mix(m.roof, m.rockA, 0.45);
  const tin = mix(m.metal, m.roof, 0.25);
  const b = s.block(x, 0.7, z, 22, 4.6, 7);
  b.cast(0);
  b.paint(brick);
  bricks(s, b);
  b.gable(2.3, 0.7, tin, { axis: 'w', wall: brick, thick: 0.1 });
  const f = b.wall(0);
  const trim = f.ink(lit(p, mix(m.wall, m.stone, 0.3), 0.2));
  const bays = 7;
  for (let i = 0; i < bays; i++) {
    const a = (f.lu * (i + 0.5)) / bays;
    const door = i % 2 === 1;
    f.opening(a - 0.72, door ? 0 : 1.0, 1.44, door ? 3.3 : 2.3, {
      inside: mix(p.deep, m.glass, 0.2),
      lamp: p.lamps ? p.lamp : null,
      frame: mix(m.wall, m.stone, 0.3),
      arch: true,
      bars: 1,
      depth: 0.25,
    });
  }
  pic.fill(
    f.rect(0, 4.25, f.lu, 0.32, 0.12) + f.rect(0, 0, 0.4, 4.3, 0.05) + f.rect(f.lu - 0.4, 0, 0.4, 4.3, 0.05),
    trim,
  );
  const gable = s.block(x, 5.0, z - 2.6, 5, 1.3, 2);
  gable.paint(brick);
  gable.gable(1.5, 0.35, tin, { axis: 'd', wall: brick, thick: 0.08 });
  const g = gable.wall(0);
  pic.fill(g.circle(2.5, 1.2, 0.78, 0.05), trim);
  pic.fill(g.circle(2.5, 1.2, 0.62, 0.06), p.lamps ? lit(p, p.lamp, 0.5) : m.foam);
  pic.fill(
    g.poly(
      [
        [2.46, 1.2],
        [2.54, 1.2],
        [2.53, 1.68],
        [2.47, 1.68],
      ],
      0.07,
    ) +
      g.poly(
        [
          [2.5, 1.16],
          [2.84, 1.08],
          [2.84, 1.14],
          [2.5, 1.24],
        ],
        0.07,
      ),
    p.deep,
  );
  canopy(s, x, z - 3.5, trim);
}

function bricks(s: Space, b: Block): void {
  const pic = s.pic;
  const f = b.wall(0);
  let d = '';
  for (let y = 0.3; y < 4.5; y += 0.3) d += f.rect(0, y, f.lu, 0.035);
  pic.shade(d, pic.pal.shade, 0.28);
}

/** The roof over the platform on its iron posts, with a scalloped valance. */
function canopy(s: Space, x: number, z: number, trim: string): void {
  const pic = s.pic;
  const p = pic.pal;
  const m = p.mats;
  const [x0, x1, front] = [x - 10, x + 10, z - 3];
  const roof: [number, number, number][] = [
    [x0, 4.5, z],
    [x1, 4.5, z],
    [x1, 3.75, front],
    [x0, 3.75, front],
  ];
  pic.shade(
    s.path([
      [x0, 0.7, z],
      [x1, 0.7, z],
      [x1, 0.7, front - 0.6],
      [x0, 0.7, front - 0.6],
    ]),
    p.shade,
    0.5,
  );
  pic.add(
    'multiply',
    shape(
      s.path([
        [x0, 0.7, z],
        [x1, 0.7, z],
        [x1, 3.4, z],
        [x0, 3.4, z],
      ]),
      p.shade,
      0.28,
    ),
  );
  for (let i = 0; i <= 5; i++) {
    const px = x0 + ((x1 - x0) * i) / 5;
    s.block(px, 0.7, front + 0.2, 0.14, 3.05, 0.14).paint(mix(m.leafDark, p.deep, 0.3));
  }
  s.quad(roof, s.ink(mix(m.metal, m.roof, 0.25), [0, 1, -0.25]));
  const v = s.face([x0, 3.35, front], [x1 - x0, 0, 0], [0, 0.42, 0]);
  pic.fill(v.rect(0, 0.16, v.lu, 0.26), trim);
  let teeth = '';
  for (let a = 0; a < v.lu - 0.1; a += 0.4)
    teeth += v.poly([
      [a, 0.18],
      [a + 0.4, 0.18],
      [a + 0.2, -0.1],
    ]);
  pic.fill(teeth, trim);
}

/** The platform with passengers, lamps and a trunk. */
function platform(s: Space): void {
  const pic = s.pic;
  const p = pic.pal;
  const m = p.mats;
  const b = s.block(1, 0, 13.4, 34, 0.7, 5);
  b.paint(mix(m.stone, m.sand, 0.3), { top: lit(p, mix(m.stone, m.sand, 0.35), 0.15) });
  for (const x of [-11, 9.6]) lampPost(s, x, 12.2, 4.4);
  const stand = (x: number, z: number, pose: string, look: object, face: number, tall = 1.7) => {
    const [a, c] = s.P([x, 0.7, z]);
    pic.add('multiply', shape(ellipse(a, c, s.scale(z) * 0.5, s.scale(z) * 0.06), p.shade, 0.5));
    figure(pic, a, c, s.scale(z) * tall, pose, look, face);
  };
  stand(-7.6, 12.4, 'stand', { top: m.mustard, dress: m.wine, hat: 'cap' }, 1);
  stand(-6.6, 12.6, 'wave', { top: m.foam, bottom: m.cloth }, 1, 1.15);
  stand(-8.5, 12.5, 'akimbo', { top: m.cloth, bottom: p.deep, hat: 'beret' }, 1);
}

/** Dry grass along the near edge of the ballast. */
function foreground(pic: Picture, y: number): void {
  const p = pic.pal;
  const m = p.mats;
  const rng = pic.rng.fork('grass');
  pic.fill(rect(-5, y, pic.W + 10, pic.H - y + 10), overprint(mix(m.steppe, m.scrub, 0.25), p.shade, 0.12));
  let d = '';
  for (let i = 0; i < 260; i++) {
    const x = rng.range(-10, pic.W + 10);
    const b = y + rng() * (pic.H - y + 12);
    const h = rng.range(8, 20) * (0.7 + (b - y) / 60);
    d += poly([
      [x - 1.5, b],
      [x + rng.range(-6, 6), b - h],
      [x + 1.5, b],
    ]);
  }
  pic.fill(d, lit(p, mix(m.steppe, m.scrub, 0.4), 0.1));
}
