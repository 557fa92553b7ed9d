import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, type Pt, smooth, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { Space } from '../../core/space.ts';
import { sky } from '../../props/air/sky.ts';
import { cloudsFor } from '../../props/air/views.ts';
import { range } from '../../props/land/land.ts';
import { offShade } from '../../props/people/figures.ts';
import { tones } from '../../props/plants/plants.ts';
import { vineLeaf } from '../../props/table/table.ts';
import { plain, vineRows } from '../../props/vineyard/rows.ts';

/** Two hands holding a ripe bunch under its cane, the vineyard soft behind. */
export function harvest(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const cx = W * (o.focal ?? 0.6);
  const k = cx > W / 2 ? 1 : -1;
  const low = ['golden', 'dusk', 'dawn'].includes(p.name);
  const hz = H * 0.36;
  sky(pic, {
    horizon: hz,
    clouds: cloudsFor(pic),
    cloudAmount: 0.5,
    sun: low ? { x: W * (0.5 - 0.3 * k), y: hz * 0.55, r: 46 } : undefined,
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.5,
    lead: 0.5 - 0.3 * k,
    snow: 0.5,
    air: 0.45,
    seed: 'andes',
    peaks: 6,
    mist: 1,
  });
  const s = new Space(
    pic,
    { x: 0, y: 3.4, z: 0, f: 1000, cx: W * (0.5 - 0.22 * k), horizon: hz },
    { az: k > 0 ? 160 : 20, el: 28 },
  );
  plain(pic, s, m.soil, { far: mix(m.vine, p.haze, 0.4) });
  vineRows(pic, s, {
    x0: -36,
    n: 30,
    gap: 2.4,
    z0: 5,
    z1: 80,
    t: tones(p, m.vine, mix(m.vine, m.leafDark, 0.75), 0.12),
    soil: m.soil,
  });
  // the background is softened so that the hands stand out
  pic.grain(`M-5 ${f1(hz - 40)}H${W + 5}V${H + 5}H-5Z`, p.haze, 0.36, 0.2);
  const u = H / 100;
  const cy = H * 0.47;
  cane(pic, cx, H * 0.13, u, k);
  const skin = m.skin;
  const shirt = [mix(m.cloth, p.paper, 0.15), m.accent] as const;
  hand(pic, { cx, cy, u, side: k, skin: overprint(skin, p.shade, 0.12), sleeve: shirt[0], front: false });
  bunch(pic, cx, cy, u, k, mix(m.wine, p.deep, 0.2));
  hand(pic, { cx, cy, u, side: -k, skin, sleeve: shirt[1], front: true });
  for (const [dx, dy, r, rot] of [
    [-17, -34, 15, 0.4],
    [15, -38, 17, 2.4],
    [33, -29, 13, 1.2],
    [-33, -41, 12, 2.9],
  ] as const)
    vineLeaf(pic, cx + k * dx * u, cy + dy * u, r * u, rot, dx > 20 ? mix(m.vine, m.leafDark, 0.35) : m.vine);
}

/** The woody cane across the top, and the stalk the bunch hangs from. */
function cane(pic: Picture, x: number, y: number, u: number, k: number): void {
  const p = pic.pal;
  const wood = overprint(p.mats.wood, p.shade, 0.2);
  const d =
    sweep(
      [
        [x - k * 90 * u, y - 9 * u, 1.6 * u],
        [x - k * 20 * u, y - 1 * u, 1.9 * u],
        [x + k * 10 * u, y + 1.5 * u, 1.7 * u],
        [x + k * 80 * u, y - 6 * u, 1.3 * u],
      ],
      6,
      false,
    ) +
    sweep(
      [
        [x + k * 2 * u, y, 0.9 * u],
        [x + k * 1 * u, y + 8 * u, 0.7 * u],
        [x, y + 15 * u, 0.8 * u],
      ],
      4,
      false,
    );
  pic.fill(d, wood);
  offShade(pic, d, 0, u * 0.9, p.shade, 0.6);
}

/** A conical bunch with bloom on the grapes; the light comes from the calm side. */
function bunch(pic: Picture, x: number, y: number, u: number, k: number, ink: Hex): void {
  const p = pic.pal;
  const rng = pic.rng.fork('uvas');
  const R = 3.5 * u;
  const list: { x: number; y: number; r: number; edge: number }[] = [];
  const ROWS = 11;
  for (let i = 0; i < ROWS; i++) {
    const t = i / (ROWS - 1);
    const half = (i === 0 ? 2 : 3.9 - 3.3 * t ** 1.25) * R * 0.98;
    const n = Math.max(1, Math.round((half * 2) / (R * 1.5)));
    for (let j = 0; j < n; j++) {
      const dx = n === 1 ? 0 : (j / (n - 1) - 0.5) * 2 * half * 0.92;
      list.push({
        x: x + dx + rng.range(-0.25, 0.25) * R,
        y: y - 22 * u + i * R * 1.36 + rng.range(-0.3, 0.3) * R,
        r: R * rng.range(0.92, 1.12),
        edge: dx / Math.max(half, R),
      });
    }
  }
  pic.fill(list.map((q) => ellipse(q.x, q.y, q.r * 1.04)).join(''), overprint(ink, p.shade, 0.85));
  for (const q of list.sort((a, b) => a.y - b.y)) {
    const dark = q.edge * k > 0.35;
    const body = dark ? overprint(ink, p.shade, 0.5) : ink;
    pic.fill(ellipse(q.x, q.y, q.r), overprint(body, p.shade, 0.6));
    pic.fill(ellipse(q.x - k * q.r * 0.12, q.y - q.r * 0.12, q.r * 0.86), body);
    pic.fill(ellipse(q.x - k * q.r * 0.26, q.y - q.r * 0.28, q.r * 0.5), mix(body, p.haze, 0.3));
    if (!dark) pic.fill(ellipse(q.x - k * q.r * 0.4, q.y - q.r * 0.42, q.r * 0.15), p.paper, 0.9);
  }
}

interface Hand {
  cx: number;
  cy: number;
  u: number;
  /** which side of the bunch it comes from */
  side: number;
  skin: Hex;
  sleeve: Hex;
  /** in front of the bunch, fingers closing over it; or behind it, supporting */
  front: boolean;
}

/** One hand with its forearm: the palm under the bunch, four fingers, a thumb. */
function hand(pic: Picture, q: Hand): void {
  const p = pic.pal;
  const { u, side } = q;
  const P = (a: number, b: number): Pt => [q.cx + side * a * u, q.cy + b * u];
  const limb = (pts: [number, number, number][]) =>
    sweep(
      pts.map(([a, b, r]) => [...P(a, b), r * u] as [number, number, number]),
      6,
    );
  const forearm = limb([
    [62, 66, 10.5],
    [44, 44, 8.4],
    [30, 30, 6.6],
  ]);
  const cuff = limb([
    [78, 84, 15],
    [62, 64, 12.6],
    [52, 52, 11.4],
  ]);
  const palm = smooth(
    [P(34, 24), P(26, 17), P(16, 15), P(6, 20), P(4, 27), P(12, 33), P(24, 36), P(34, 35)],
    true,
    0.9,
  );
  const reach = q.front ? 1 : 0.55;
  const fingers = [0, 1, 2, 3].map((i) =>
    limb([
      [14 - i * 1.2, 19 + i * 4.4, 3.1 - i * 0.14],
      [14 - 9 * reach - i * 0.6, 14.5 + i * 4.4, 2.9 - i * 0.16],
      [14 - 17 * reach + i * 0.5, 13 + i * 4.2, 2.5 - i * 0.16],
      [14 - 23 * reach + i * 2.1, 15 + i * 4, 2 - i * 0.12],
    ]),
  );
  const thumb = limb([
    [29, 21, 4],
    [25, 11, 3.3],
    [19, 3, 2.9],
    [15, -2, 2.1],
  ]);
  const draw = (d: string, c: Hex, k = 0.6) => {
    pic.fill(d, c);
    offShade(pic, d, u * 0.4, u * 1.1, p.shade, k);
  };
  draw(forearm, q.skin);
  draw(cuff, q.sleeve);
  pic.shade(
    limb([
      [57, 56, 11.2],
      [52.4, 52.6, 11.2],
    ]),
    p.shade,
    0.35,
  );
  draw(palm, q.skin, 0.5);
  // fingers from the little one up, so that each overlaps the next lower
  for (const d of [...fingers].reverse()) draw(d, q.skin);
  draw(thumb, q.skin);
  if (!q.front) return;
  for (let i = 0; i < 4; i++) {
    const [nx, ny] = P(-8 + i * 2, 14.6 + i * 4);
    pic.raw(shape(ellipse(nx, ny, u * 1.1, u * 0.8), lit(p, q.skin, 0.35)));
  }
}
