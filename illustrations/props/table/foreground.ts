import { mix, overprint } from '../../core/color.ts';
import { poly, rect, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { lathe } from './lathe.ts';
import type { Stage } from './table.ts';

/** How far shadows reach towards the viewer and across, for light from behind on the open side. */
const SHADOW = { across: 0.62, forward: 0.2 };

/**
 * A still-life stage in front of a landscape that is already printed: no table is drawn, only a light haze so that near
 * things stand out. The things of `table.ts` and `servings.ts` can be set on it.
 */
export function stageOver(pic: Picture, focal: number, tableY: number, veil = 0.16): Stage {
  const { W, H, pal: p } = pic;
  const side = focal > 0.5 ? -1 : 1;
  if (veil > 0) pic.grain(rect(0, 0, W, H), p.haze, veil, 0.2);
  const kx = side * SHADOW.across;
  const m = SHADOW.forward;
  return {
    u: Math.min(H / 100, W / 118),
    side,
    tableY: H * tableY,
    tilt: 0.2,
    cx: W * focal,
    shadow: (d, y0, k = 0.62) => {
      pic.add(
        'multiply',
        `<g transform="matrix(1 0 ${kx.toFixed(3)} ${(-m).toFixed(3)} ${(-kx * y0).toFixed(2)} ${(y0 + m * y0).toFixed(2)})">${shape(d, p.shade, k)}</g>`,
      );
    },
  };
}

/** A weathered rail across the foot of the picture, its top from `y` to `y + depth`; returns where things stand. */
export function rail(pic: Picture, y: number, depth: number, side: number): number {
  const { W, H, pal: p } = pic;
  const rng = pic.rng.fork('rail');
  const wood = mix(p.mats.wood, p.mats.sand, 0.2);
  const upper = rect(-5, y, W + 10, depth);
  const front = rect(-5, y + depth, W + 10, depth * 1.25);
  const below = y + depth * 2.25;
  pic.add('multiply', shape(rect(-5, below, W + 10, H - below + 10), p.shade, 0.35));
  for (const x of [0.12, 0.88]) {
    const post = rect(W * x - W * 0.05, y + depth, W * 0.1, H);
    pic.fill(post, overprint(wood, p.shade, 0.55));
    pic.shade(rect(W * x - side * W * 0.02, y + depth, W * 0.05, H), p.shade, 0.3);
  }
  pic.fill(upper, lit(p, wood, 0.24));
  pic.fill(front, overprint(wood, p.shade, 0.42));
  let grain = '';
  let cracks = '';
  for (let i = 0; i < 34; i++) {
    const x = rng.range(-60, W);
    const w = rng.range(80, 340);
    const b = y + depth * rng.range(0.08, 2.2);
    const d = `M${x.toFixed(1)} ${b.toFixed(1)}q${(w / 2).toFixed(1)} ${(-depth * 0.05).toFixed(1)} ${w.toFixed(1)} 0q${(-w / 2).toFixed(1)} ${(depth * 0.09).toFixed(1)} ${(-w).toFixed(1)} 0Z`;
    if (rng.chance(0.6)) grain += d;
    else cracks += d;
  }
  pic.shade(grain, p.shade, 0.28);
  pic.shade(cracks, p.shade, 0.5);
  pic.fill(rect(-5, y - 1.5, W + 10, 3.5), lit(p, wood, 0.5));
  return y + depth * 0.62;
}

/** The head of an upright cask whose middle is (x, y), `r` its half width; its body runs off the foot of the sheet. */
export function caskTop(pic: Picture, st: Stage, x: number, y: number, r: number): void {
  const { H, pal: p } = pic;
  const m = p.own;
  const ry = r * 0.27;
  const wood = mix(m.wood, m.sand, 0.22);
  const ring = (dy: number, k: number): string =>
    `M${x - r * k} ${y + dy}A${r * k} ${ry * k} 0 1 1 ${x + r * k} ${y + dy}A${r * k} ${ry * k} 0 1 1 ${x - r * k} ${y + dy}Z`;
  const bulge = 1.1;
  const foot = H + 40;
  const body = `M${x - r} ${y}Q${x - r * bulge} ${(y + foot) / 2} ${x - r * bulge} ${foot}H${x + r * bulge}Q${x + r * bulge} ${(y + foot) / 2} ${x + r} ${y}Z`;
  const clip = pic.clip(body + ring(0, 1));
  pic.fill(body, overprint(wood, p.shade, 0.2));
  let staves = '';
  for (let i = -7; i <= 7; i++) {
    const t = Math.sin((i / 7.5) * (Math.PI / 2));
    staves += poly([
      [x + t * r - 1, y],
      [x + t * r + 1, y],
      [x + t * r * bulge + 1.4, foot],
      [x + t * r * bulge - 1.4, foot],
    ]);
  }
  pic.add('multiply', pic.clipped(clip, shape(staves, p.shade, 0.55)));
  const hoop = (at: number, h: number): string => {
    const k = 1 + (bulge - 1) * Math.min(1, at / (foot - y));
    const arc = (yy: number, sweepFlag: number, from: number, to: number): string =>
      `${from} ${yy}A${r * k} ${ry} 0 0 ${sweepFlag} ${to} ${yy}`;
    return `M${arc(y + at, 0, x - r * k, x + r * k)}L${arc(y + at + h, 1, x + r * k, x - r * k)}Z`;
  };
  pic.raw(
    pic.clipped(clip, shape(hoop(r * 0.1, r * 0.11) + hoop(r * 0.52, r * 0.11), overprint(m.metal, p.shade, 0.75))),
  );
  const s = st.side;
  pic.add('multiply', pic.clipped(clip, shape(rect(s < 0 ? x + r * 0.15 : x - r * 1.2, y, r * 1.1, H), p.shade, 0.5)));
  pic.raw(pic.clipped(clip, shape(rect(s < 0 ? x - r * 0.94 : x + r * 0.8, y, r * 0.14, H), lit(p, wood, 0.3), 0.5)));
  // rim and head boards
  pic.fill(ring(0, 1), lit(p, wood, 0.32));
  pic.fill(ring(r * 0.012, 0.93), overprint(wood, p.shade, 0.6));
  const head = ring(r * 0.02, 0.92);
  pic.fill(head, mix(wood, m.sand, 0.25));
  const headClip = pic.clip(head);
  let joints = '';
  for (let i = -4; i <= 4; i++) joints += rect(x - r, y + r * 0.02 + i * ry * 0.22, r * 2, 1.8);
  pic.add('multiply', pic.clipped(headClip, shape(joints, p.shade, 0.5)));
}

/** A flute of sparkling wine, `h` tall, standing at (x, y). */
export function champagneFlute(pic: Picture, st: Stage, x: number, y: number, h: number, wine: string): void {
  const { pal: p } = pic;
  const m = p.own;
  const u = h / 30;
  const k = st.side;
  const rng = pic.rng.fork(`flauta${x.toFixed(0)}`);
  const bowl: [number, number][] = [
    [0.4, 9],
    [1.5, 10.5],
    [2.7, 14],
    [3.2, 19],
    [3.1, 25],
    [2.7, 30],
  ];
  const scaled = (pts: [number, number][], f = 1): [number, number][] => pts.map(([a, b]) => [a * u * f, b * u]);
  const glass = lathe(x, y, scaled(bowl), st.tilt);
  const level = 25.4;
  const fill = lathe(
    x,
    y,
    [
      ...scaled(
        bowl.filter((q) => q[1] < level),
        0.92,
      ),
      [glass.r(level * u) * 0.92, level * u],
    ],
    st.tilt,
  );
  const stem = sweep(
    [
      [x, y - 0.3 * u, u],
      [x, y - 2 * u, 0.4 * u],
      [x, y - 7.5 * u, 0.36 * u],
      [x, y - 9.6 * u, 0.8 * u],
    ],
    5,
    false,
  );
  const base = `M${x - 4 * u} ${y}A${4 * u} ${0.8 * u} 0 1 1 ${x + 4 * u} ${y}A${4 * u} ${0.8 * u} 0 1 1 ${x - 4 * u} ${y}Z`;
  st.shadow(glass.outline + stem + base, y, 0.34);
  const pale = lit(p, m.glass, 0.4);
  pic.raw(shape(base, pale, 0.5) + shape(stem, pale, 0.7) + shape(glass.outline, pale, 0.25));
  const clip = pic.clip(fill.outline);
  pic.fill(fill.outline, wine);
  pic.add('multiply', pic.clipped(clip, shape(fill.band(k < 0 ? 0.2 : -1.2, k < 0 ? 1.2 : -0.2), p.shade, 0.3)));
  pic.raw(pic.clipped(clip, shape(fill.band(k < 0 ? -0.9 : 0.4, k < 0 ? -0.4 : 0.9), lit(p, wine, 0.4))));
  let beads = '';
  for (let i = 0; i < 46; i++) {
    const t = rng();
    const column = (rng.int(-2, 2) / 2.4) * 0.8;
    const b = 10.5 + t * (level - 11);
    const r = (0.09 + 0.13 * t) * u;
    const bx = x + column * glass.r(b * u) + rng.range(-0.12, 0.12) * u;
    const by = y - b * u;
    beads += `M${bx - r} ${by}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
  pic.raw(pic.clipped(clip, shape(beads, p.paper, 0.9)));
  pic.fill(glass.ring(level * u, 0.92), lit(p, wine, 0.55));
  pic.raw(
    `<path d="${glass.ring(glass.top)}" fill="none" stroke="${lit(p, m.glass, 0.7)}" stroke-width="${Math.max(1, u * 0.2).toFixed(1)}" stroke-opacity="0.85"/>`,
  );
  const all = pic.clip(glass.outline);
  pic.raw(
    pic.clipped(all, shape(glass.band(k < 0 ? -0.84 : 0.68, k < 0 ? -0.68 : 0.84, 13 * u, 29 * u), p.paper, 0.85)),
  );
}
