import { mix, overprint } from '../../core/color.ts';
import { ellipse, f1, lerp, poly, smooth } from '../../core/geom.ts';
import type { Picture } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import type { Cam } from '../../core/terrain.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { framingBranch, leafy, lightSide, tones, tree, tufts } from '../../props/plants/plants.ts';
import { plain, windbreak } from '../../props/vineyard/rows.ts';

/** The shade of a crown as leaf masses: across, along (towards the viewer) and size, metres from its middle. */
const SHADE_MASSES = [
  [-1.3, -0.08, 0.85],
  [-0.25, -0.2, 0.95],
  [0.95, -0.1, 1.1],
  [1.75, 0.04, 0.5],
  [-0.7, 0.16, 0.9],
  [0.6, 0.18, 0.8],
] as const;

/** Olive grove: old trees on a grid, silver crowns, blue pools of shade, harvest under way. */
export function oliveGrove(pic: Picture, o: { focal?: number; horizon?: number; branch?: boolean } = {}): void {
  const { W, H, pal: p } = pic,
    rng = pic.rng,
    m = p.mats;
  const hz = H * (o.horizon ?? 0.5),
    focal = o.focal ?? 0.6,
    k = focal > 0.5 ? 1 : -1,
    low = ['golden', 'dusk', 'dawn'].includes(p.name);
  sky(pic, {
    horizon: hz,
    sun: low || p.night ? { x: W * (0.5 - 0.3 * k), y: hz * 0.4, r: p.night ? 26 : 40 } : undefined,
    clouds: p.night ? 'none' : rng.pick(['cumulus', 'lenticular', 'streaks'] as const),
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.54,
    lead: 0.5 - 0.12 * k,
    snow: 0.58,
    air: 0.38,
    seed: 'andes',
    peaks: 7,
    mist: 1,
  });
  const cam: Cam = { x: 0, y: 2.5, z: 0, f: 1080, cx: W * focal, horizon: hz };
  const s = new Space(pic, cam, { az: lightSide(p) > 0 ? 18 : 162, el: Math.max(30, p.el) });
  plain(pic, s, mix(m.soil, m.steppe, 0.55), { bands: 10, far: mix(m.olive, p.haze, 0.45) });
  windbreak(pic, s, { z: 130, x0: -120, x1: 120, h: 15, air: 0.42, gap: 3.4 });
  // mown strips between the rows
  let st = '';
  for (let i = -8; i <= 8; i++)
    st += s.path([
      [i * 6.4 - 1.1, 0, 1.6],
      [i * 6.4 + 1.1, 0, 1.6],
      [i * 6.4 + 1.1, 0, 120],
      [i * 6.4 - 1.1, 0, 120],
    ]);
  pic.fill(st, mix(m.steppe, m.leaf, 0.3), 0.6);
  const list: { x: number; z: number; h: number }[] = [];
  for (let i = -9; i <= 9; i++)
    for (let j = 0; j < 14; j++) {
      const x = (i + 0.5) * 6.4 + rng.range(-0.35, 0.35),
        z = 9.5 + j * 6.2 + rng.range(-0.5, 0.5) + (Math.abs(i + 0.5) < 1 && j === 0 ? 2.5 : 0);
      if (Math.abs(x) < z * 0.8 + 3) list.push({ x, z, h: rng.range(4.3, 5.2) });
    }
  list.sort((a, b) => b.z - a.z);
  let sh = '';
  for (const q of list) {
    const c = s.fall([q.x, q.h * 0.6, q.z]),
      sc = s.scale(c[2]),
      [a, b] = s.P(c),
      [a0, b0] = s.P([q.x, 0, q.z]);
    const flat = Math.min(1, (cam.y / c[2]) * 7),
      leafRng = rng.fork(`shade${q.x.toFixed(1)}${q.z.toFixed(1)}`);
    // several leaf masses, not one disc: sun comes through between them
    for (const [dx, dy, r] of SHADE_MASSES)
      sh += leafy(
        a + sc * (dx + leafRng.range(-0.12, 0.12)),
        Math.max(hz + 2, b + sc * dy * flat),
        sc * r,
        sc * r * 0.24 * flat,
        Math.max(3, sc * 0.16),
        leafRng,
        0.8,
      );
    sh += poly([
      [a0 - sc * 0.2, b0],
      [a0 + sc * 0.2, b0],
      [a + sc * 0.2, b],
      [a - sc * 0.2, b],
    ]);
  }
  pic.shade(sh, p.shade, 0.62);
  const things: { z: number; draw: () => void }[] = list.map((q, i) => ({
    z: q.z,
    draw: () => {
      const [a, b] = s.P([q.x, 0, q.z]),
        h = s.scale(q.z) * q.h;
      if (h < 9) return;
      tree(pic, a, b, h, m.olive, rng.fork(`o${i}`), {
        kind: 'olive',
        air: Math.min(0.42, Math.max(0, (q.z - 12) / 200)),
      });
    },
  }));
  // pickers, ladder, crates and net
  const net = (x: number, z: number) =>
    things.push({
      z: z + 2.2,
      draw: () => {
        pic.fill(
          smooth(
            (
              [
                [-2.4, -1.4],
                [0, -1.9],
                [2.5, -1.3],
                [2.7, 0.9],
                [0.2, 1.6],
                [-2.6, 1.1],
              ] as const
            ).map(([a, b]) => s.P([x + a, 0, z + b])),
          ),
          mix(m.cloth, m.foam, 0.25),
          0.85,
        );
        let ol = '';
        for (let i = 0; i < 60; i++) {
          const a = rng() * 6.28,
            r = Math.sqrt(rng()),
            [x2, y2] = s.P([x + Math.cos(a) * r * 2, 0, z + Math.sin(a) * r * 1.2]);
          ol += ellipse(x2, y2, s.scale(z) * 0.05, s.scale(z) * 0.035);
        }
        pic.fill(ol, overprint(m.leafDark, p.shade, 0.3));
      },
    });
  const nx = k * 3.2,
    nz = 14.2;
  net(nx, nz);
  things.push({
    z: nz - 0.8,
    draw: () => {
      const [a, b] = s.P([nx - 1.6, 0, nz - 0.8]),
        [c, d] = s.P([nx - 0.7, 3.4, nz]),
        sc = s.scale(nz);
      const w = sc * 0.16;
      pic.line(
        `M${f1(a - w)} ${f1(b)}L${f1(c - w * 0.6)} ${f1(d)}M${f1(a + w)} ${f1(b)}L${f1(c + w * 0.6)} ${f1(d)}`,
        m.wood,
        sc * 0.05,
      );
      let r = '';
      for (let i = 1; i < 9; i++) {
        const t = i / 9;
        r += `M${f1(lerp(a - w, c - w * 0.6, t))} ${f1(lerp(b, d, t))}L${f1(lerp(a + w, c + w * 0.6, t))} ${f1(lerp(b, d, t))}`;
      }
      pic.line(r, m.wood, sc * 0.04);
      figure(
        pic,
        lerp(a, c, 0.38),
        lerp(b, d, 0.38),
        sc * 1.7,
        'wave',
        { top: m.accent, bottom: p.deep, hat: 'gaucho', hatColor: m.sand },
        k,
        {},
      );
    },
  });
  things.push({
    z: nz - 1.6,
    draw: () => {
      const z = nz - 1.6,
        [a, b] = s.P([nx + 1.9, 0, z]);
      figure(pic, a, b, s.scale(z) * 1.66, 'walk', { top: m.foam, dress: m.cloth }, -k, { ground: { s, z } });
      for (const [dx, dz] of [
        [2.9, -0.3],
        [3.7, 0.1],
        [3.2, 0.7],
      ] as const) {
        const bl = s.block(nx + dx, 0, z + dz, 0.62, 0.36, 0.45, 0.2).cast();
        bl.paint(mix(m.wood, m.sand, 0.4), { top: overprint(m.leafDark, p.shade, 0.2) });
      }
    },
  });
  things.sort((a, b) => b.z - a.z).forEach((q) => q.draw());
  tufts(pic, H * 0.84, H + 40, 34, [34, 80], tones(p, mix(m.steppe, m.olive, 0.35)), rng.fork('g'));
  if (o.branch !== false)
    framingBranch(
      pic,
      k > 0 ? -30 : W + 30,
      H * 0.06,
      k > 0 ? W * 0.36 : W * 0.64,
      H * 0.2,
      tones(p, m.olive),
      rng.fork('fb'),
      { leaf: 40, n: 11 },
    );
}
