import { mix, overprint } from '../../core/color.ts';
import { ellipse } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space, type V3 } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { glow } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { lightSide, tones, tree } from '../../props/plants/plants.ts';
import { arcade, pane } from '../../props/town/buildings.ts';
import { plain, vineRows, windbreak } from '../../props/vineyard/rows.ts';

/** An old winery: arcaded gallery, curved parapet, tower, vines up to its yard. `modern` is a concrete slab. */
export function winery(
  pic: Picture,
  o: { focal?: number; horizon?: number; variant?: 'colonial' | 'modern' } = {},
): void {
  const { W, H, pal: p } = pic,
    rng = pic.rng,
    m = p.mats;
  const hz = H * (o.horizon ?? 0.57),
    focal = o.focal ?? 0.6,
    side = lightSide(p),
    low = ['golden', 'dusk', 'dawn'].includes(p.name);
  sky(pic, {
    horizon: hz,
    sun: low || p.night ? { x: W * (focal > 0.5 ? 0.16 : 0.84), y: hz * 0.4, r: p.night ? 26 : 40 } : undefined,
    clouds: p.night ? 'none' : rng.pick(['cumulus', 'lenticular', 'streaks'] as const),
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.54,
    lead: focal > 0.5 ? 0.3 : 0.7,
    snow: 0.58,
    air: 0.36,
    seed: 'andes',
    peaks: 7,
    mist: 1,
  });
  const cam: Cam = { x: 0, y: 3.0, z: 0, f: 1150, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, { az: side > 0 ? -40 : 220, el: Math.max(26, p.el) });
  plain(pic, s, mix(m.soil, m.sand, 0.3), { far: mix(mix(m.vine, m.soil, 0.5), p.haze, 0.4), bands: 6 });
  windbreak(pic, s, { z: 120, x0: -110, x1: 110, h: 15, air: 0.38, gap: 3.2 });
  const k = focal > 0.5 ? 1 : -1;
  const bx = k * 3,
    bz = 44;
  windbreak(pic, s, { z: 62, x0: bx - 34, x1: bx + 34, h: 15, air: 0.16, gap: 2.8, skip: (x) => Math.abs(x - bx) < 9 });
  const wall = lit(p, mix(m.wall, m.sand, 0.1), 0.12);
  if (o.variant === 'modern') {
    const stone = mix(m.stone, m.rockC, 0.4);
    const a = s
      .block(bx - 6, 0, bz + 2, 26, 4.2, 12)
      .cast()
      .paint(stone);
    const fa = a.wall(0);
    let courses = '';
    for (let y = 0.5; y < 4.2; y += 0.52) courses += fa.rect(0, y, 26, 0.05);
    pic.shade(courses, p.shade, 0.35);
    const q = pane(pic, rng, 1);
    fa.opening(2, 0.3, 13, 3, { inside: q.inside, lamp: q.lamp, frame: p.deep, bars: 7, depth: 0.5 });
    s.block(bx - 6, 4.2, bz + 1.2, 28, 0.7, 15).paint(mix(m.metal, m.stone, 0.5));
    const t = s
      .block(bx + 11, 0, bz + 1, 9, 8.4, 10)
      .cast()
      .paint(mix(m.rockA, m.rockD, 0.35));
    const ft = t.wall(0);
    let ribs = '';
    for (let x = 0.5; x < 9; x += 0.6) ribs += ft.rect(x, 0, 0.12, 8.4);
    pic.shade(ribs, p.shade, 0.4);
    ft.opening(3.4, 0, 2.2, 6.2, { inside: q.inside, lamp: q.lamp, depth: 0.5, bars: 2 });
    pic.fill(
      s.path([
        [bx - 18, 0.02, bz - 9],
        [bx + 4, 0.02, bz - 9],
        [bx + 2, 0.02, bz - 5],
        [bx - 16, 0.02, bz - 5],
      ]),
      mix(m.water, p.sky[1], 0.4),
    );
  } else {
    // long wings
    for (const [cx, w] of [
      [bx - 17, 16],
      [bx + 17, 16],
    ] as const) {
      const b = s.block(cx, 0, bz + 5, w, 4.6, 10).cast();
      b.paint(wall);
      b.gable(2.4, 0.5, m.roof, { wall });
      arcade(s, b.wall(0), { n: 5, a0: 0.6, a1: w - 0.6, h: 3.3, wall });
    }
    const tw = s.block(bx + 21, 0, bz + 8, 5, 10.5, 5).cast();
    tw.paint(wall);
    for (const i of [0, 1, 3])
      if (tw.visible(i)) {
        const f = tw.wall(i);
        f.opening(1.7, 7.2, 1.6, 2.2, {
          inside: overprint(wall, p.shade, 0.9),
          lamp: p.lamps ? p.lamp : null,
          arch: true,
          depth: 0.4,
        });
        pic.fill(f.rect(-0.2, 6.4, 5.4, 0.3, 0.2) + f.rect(-0.2, 10.2, 5.4, 0.35, 0.25), f.ink(lit(p, wall, 0.2)));
      }
    // pyramid cap
    const ap: V3 = [bx + 21, 13.2, bz + 8],
      cs: V3[] = [
        [bx + 18.1, 10.5, bz + 5.1],
        [bx + 23.9, 10.5, bz + 5.1],
        [bx + 23.9, 10.5, bz + 10.9],
        [bx + 18.1, 10.5, bz + 10.9],
      ];
    if (bx + 21 > 0) s.quad([cs[3]!, cs[0]!, ap], s.ink(m.roof, [-1, 0.8, 0]));
    else s.quad([cs[1]!, cs[2]!, ap], s.ink(m.roof, [1, 0.8, 0]));
    s.quad([cs[0]!, cs[1]!, ap], s.ink(m.roof, [0, 0.8, -1]));
    // central body with curved parapet
    const c = s.block(bx, 0, bz + 3.4, 15, 6.2, 13).cast();
    c.paint(wall);
    const f = c.wall(0);
    const par: [number, number][] = [
      [0, 6.1],
      [0, 6.9],
      [1.4, 7],
      [1.9, 7.6],
      [3.3, 7.7],
      [4.1, 8.7],
      [5.6, 9.3],
      [7.5, 9.55],
      [9.4, 9.3],
      [10.9, 8.7],
      [11.7, 7.7],
      [13.1, 7.6],
      [13.6, 7],
      [15, 6.9],
      [15, 6.1],
    ];
    pic.fill(f.poly(par), f.ink(wall));
    pic.fill(
      f.poly(
        [
          ...par.slice(1, -1),
          ...par
            .slice(1, -1)
            .reverse()
            .map(([a, b]) => [a, b - 0.28] as [number, number]),
        ],
        0.15,
      ),
      f.ink(lit(p, mix(wall, m.stone, 0.2), 0.25)),
    );
    pic.fill(f.rect(-0.2, 5.9, 15.4, 0.3, 0.2), f.ink(lit(p, wall, 0.25)));
    const es = f.eaveShade(0, 5.9, 15, 0.5);
    if (es) pic.shade(es, p.shade, 0.5);
    pic.fill(f.circle(7.5, 7.7, 0.75), f.ink(mix(wall, m.stone, 0.5)));
    pic.fill(f.circle(7.5, 7.7, 0.55), p.lamps ? p.lamp : overprint(wall, p.shade, 0.9));
    f.opening(5.7, 0, 3.6, 4.4, {
      inside: overprint(m.wood, p.shade, 0.25),
      frame: mix(wall, m.stone, 0.6),
      arch: true,
      bars: 3,
      depth: 0.6,
    });
    for (const a of [1.6, 11.4]) {
      const q = pane(pic, rng, 1);
      f.opening(a, 1.1, 2, 3, {
        inside: q.inside,
        lamp: q.lamp,
        frame: mix(wall, m.stone, 0.6),
        arch: true,
        bars: 1,
        depth: 0.5,
        sill: m.stone,
      });
    }
    if (p.lamps) {
      for (const a of [4.9, 10.1]) {
        const [x, y] = f.P(a, 3.4, 0.3);
        pic.fill(ellipse(x, y, 4), p.lamp);
        glow(pic, x, y, 70);
      }
    }
  }
  // yard, barrels by the door, a pepper tree at each side
  pic.fill(
    s.path([
      [bx - 3, 0, 3],
      [bx + 3, 0, 3],
      [bx + 5, 0, bz - 8],
      [bx + 26, 0, bz - 7],
      [bx + 26, 0, bz - 1],
      [bx - 26, 0, bz - 1],
      [bx - 26, 0, bz - 7],
      [bx - 5, 0, bz - 8],
    ]),
    mix(m.sand, m.soil, 0.35),
  );
  for (const [tx, tz, th] of [
    [bx - 10.5, bz - 5, 9],
    [bx + 12, bz - 6, 8],
  ] as const) {
    const [a, b] = s.P([tx, 0, tz]),
      h = s.scale(tz) * th,
      [c2, d2] = s.P(s.fall([tx, th * 0.6, tz]));
    pic.add(
      'multiply',
      shape(
        ellipse(
          (a + c2) / 2,
          (b + d2) / 2,
          Math.abs(c2 - a) / 2 + h * 0.3,
          Math.max(3, Math.abs(d2 - b) / 2 + h * 0.04),
        ),
        p.shade,
        0.6,
      ),
    );
    tree(pic, a, b, h, m.leaf, rng.fork(`t${tx}`), { kind: 'willow', dark: m.leafDark, air: 0.06 });
  }
  // vines on both sides of the path
  const t = tones(p, m.vine, mix(m.vine, m.leafDark, 0.75));
  vineRows(pic, s, {
    x0: bx + 4.6,
    n: 14,
    gap: 2.5,
    z0: 2.3,
    z1: bz - 9,
    t,
    soil: m.soil,
    grass: mix(m.steppe, m.vine, 0.3),
  });
  vineRows(pic, s, {
    x0: bx - 4.6 - 13 * 2.5,
    n: 14,
    gap: 2.5,
    z0: 2.3,
    z1: bz - 9,
    t,
    soil: m.soil,
    grass: mix(m.steppe, m.vine, 0.3),
  });
  for (const [x, z, look, face] of [
    [bx - 0.7, 24, { top: m.accent, bottom: p.deep }, 1],
    [bx + 0.3, 24.6, { top: m.foam, dress: m.cloth, hat: 'gaucho', hatColor: m.sand }, -1],
  ] as const) {
    const [a, b] = s.P([x, 0, z]);
    figure(pic, a, b, s.scale(z) * 1.72, 'walk', look as object, face, { ground: { s, z } });
  }
}
