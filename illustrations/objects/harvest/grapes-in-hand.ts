import { mix, overprint } from '../../core/color.ts';
import { ellipse, poly, rect, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import { flesh, type Limb } from '../../props/people/hands.ts';
import { stageOver } from '../../props/table/foreground.ts';
import { vineLeaf } from '../../props/table/table.ts';
import { vineyard } from '../../scenes/wine/vineyard.ts';

/** Harvest from close by: a hand under a bunch of dark grapes, vine leaves, the crate already filling. */
export function grapesInHand(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const focal = o.focal ?? 0.6;
  vineyard(pic, { focal: 1 - focal, worker: false, horizon: 0.34 });
  const st = stageOver(pic, focal, 0.7, 0.16);
  const rng = pic.rng.fork('racimo');
  const k = -st.side;
  const R = Math.min(W, H) * 0.17;
  const x = st.cx;
  const y = H * 0.44;
  const grape = mix(m.wine, p.deep, 0.2);
  crate(pic, W * (0.5 - 0.3 * k), H * 0.88, R * 2.1, rng, grape);
  cane(pic, x, y, R, k, rng);
  const at = (limb: Limb): Limb => limb.map(([a, b, r]) => [x + k * a * R, y + b * R, r * R]);
  const skin = m.skin;
  sleeve(pic, at);
  flesh(
    pic,
    sweep(
      at([
        [3.6, 3.1, 0.5],
        [2.5, 2.25, 0.47],
        [1.5, 1.75, 0.62],
        [0.6, 1.62, 0.6],
        [-0.1, 1.6, 0.42],
      ]),
      8,
    ),
    skin,
    k,
    0.24 * R,
  );
  for (let i = 3; i >= 0; i--)
    flesh(
      pic,
      sweep(
        at([
          [0.1, 1.62 - i * 0.06, 0.24],
          [-0.75 + i * 0.1, 1.5 - i * 0.16, 0.21],
          [-1.12 + i * 0.1, 1.02 - i * 0.2, 0.17],
          [-1.08 + i * 0.1, 0.72 - i * 0.2, 0.13],
        ]),
        6,
      ),
      skin,
      k,
      0.1 * R,
    );
  bunch(pic, x, y - R * 0.5, R, grape, rng, k);
  flesh(
    pic,
    sweep(
      at([
        [1.25, 1.55, 0.36],
        [0.95, 1.05, 0.27],
        [0.72, 0.62, 0.22],
        [0.5, 0.3, 0.17],
      ]),
      7,
    ),
    skin,
    k,
    0.12 * R,
  );
  pic.fill(
    sweep(
      at([
        [0.49, 0.28, 0.07],
        [0.58, 0.44, 0.09],
      ]),
      3,
    ),
    lit(p, mix(skin, m.foam, 0.45), 0.2),
  );
  // leaves in front of the stalk
  vineLeaf(pic, x - k * R * 1.05, y - R * 1.25, R * 0.95, k > 0 ? 2.5 : 0.6, m.vine);
  vineLeaf(pic, x + k * R * 0.95, y - R * 1.5, R * 0.85, k > 0 ? 0.5 : 2.6, mix(m.vine, m.leafDark, 0.3));
}

/** The cordon and its leaves hanging in from the top of the sheet. */
function cane(pic: Picture, x: number, y: number, R: number, k: number, rng: Rng): void {
  const { W, pal: p } = pic;
  const m = p.mats;
  const wood = overprint(m.wood, p.shade, 0.35);
  const top = y - R * 2.1;
  pic.fill(
    sweep(
      [
        [-20, top - R * 0.3, R * 0.13],
        [W * 0.3, top + R * 0.1, R * 0.12],
        [W * 0.65, top - R * 0.12, R * 0.13],
        [W + 20, top + R * 0.1, R * 0.12],
      ],
      8,
    ) +
      sweep(
        [
          [x + k * R * 0.1, top, R * 0.09],
          [x + k * R * 0.04, y - R * 1.2, R * 0.06],
          [x, y - R * 0.5, R * 0.05],
        ],
        6,
      ),
    wood,
  );
  for (let i = 0; i < 15; i++) {
    const t = (i + rng.range(0.1, 0.9)) / 15;
    const lx = W * t;
    const near = Math.abs(lx - x) < R * 1.4;
    const c = mix(m.vine, m.leafDark, rng.range(0, 0.55));
    vineLeaf(pic, lx, top + rng.range(-0.9, near ? -0.3 : 0.5) * R, R * rng.range(0.7, 1.05), rng.range(0.4, 2.7), c);
  }
}

/** Berries packed in a cone, those in front last; each with its bloom and its spark of light. */
function bunch(pic: Picture, x: number, y: number, R: number, ink: string, rng: Rng, k: number): void {
  const { pal: p } = pic;
  const berries: { x: number; y: number; r: number; z: number }[] = [];
  const rows = 9;
  for (let i = 0; i < rows; i++) {
    const half = R * (i === 0 ? 0.55 : 0.92) * (1 - (i / rows) ** 1.9) + R * 0.05;
    const n = Math.max(1, Math.round((half * 2) / (R * 0.27)));
    for (let pass = 0; pass < 2; pass++)
      for (let j = 0; j < n; j++) {
        const t = n === 1 ? 0 : (j / (n - 1)) * 2 - 1;
        berries.push({
          x: x + t * half * (pass ? 0.78 : 1) + rng.range(-0.05, 0.05) * R,
          y: y + i * R * 0.235 + rng.range(-0.05, 0.05) * R,
          r: R * rng.range(0.15, 0.185),
          z: pass + (1 - Math.abs(t)) * 0.6 + rng() * 0.2,
        });
      }
  }
  berries.sort((a, b) => a.z - b.z);
  for (const q of berries) {
    const front = q.z > 0.9;
    const c = front ? ink : overprint(ink, p.shade, 0.45);
    pic.fill(ellipse(q.x, q.y, q.r), overprint(c, p.shade, 0.7));
    pic.fill(ellipse(q.x - k * q.r * 0.14, q.y - q.r * 0.14, q.r * 0.82), c);
    pic.fill(ellipse(q.x - k * q.r * 0.28, q.y - q.r * 0.3, q.r * 0.48), mix(c, p.mats.accent, 0.22));
    if (front) pic.fill(ellipse(q.x - k * q.r * 0.38, q.y - q.r * 0.42, q.r * 0.13), p.paper, 0.9);
  }
}

function sleeve(pic: Picture, at: (s: Limb) => Limb): void {
  const { pal: p } = pic;
  const d = sweep(
    at([
      [6, 5.4, 1],
      [4.4, 3.9, 0.85],
      [3.1, 2.72, 0.66],
    ]),
    6,
    false,
  );
  const clip = pic.clip(d);
  pic.fill(d, p.mats.foam);
  const low = sweep(
    at([
      [5.6, 6, 1],
      [4, 4.5, 0.85],
      [2.8, 3.2, 0.62],
    ]),
    6,
    false,
  );
  pic.add('multiply', pic.clipped(clip, shape(low, p.shade, 0.6)));
  const hem = at([
    [2.75, 3.1, 0],
    [3.5, 2.2, 0],
    [3.62, 2.3, 0],
    [2.87, 3.22, 0],
  ]).map(([a, b]) => [a, b] as [number, number]);
  pic.add('multiply', pic.clipped(clip, shape(poly(hem), p.shade, 0.4)));
}

/** A slatted picking crate heaped with bunches, cut by the foot of the sheet. */
function crate(pic: Picture, x: number, y: number, w: number, rng: Rng, grape: string): void {
  const { pal: p } = pic;
  const wood = mix(p.mats.wood, p.mats.sand, 0.35);
  const h = pic.H - y + 20;
  pic.fill(ellipse(x, y + w * 0.02, w * 0.52, w * 0.13), overprint(grape, p.shade, 0.7));
  const tops: [number, number][] = [];
  for (let i = 0; i < 80; i++) tops.push([x + rng.range(-0.5, 0.5) * w, y - rng() * w * 0.14]);
  tops.sort((a, b) => a[1] - b[1]);
  for (const [gx, gy] of tops) {
    const r = w * rng.range(0.032, 0.042);
    pic.fill(ellipse(gx, gy, r), overprint(grape, p.shade, 0.5));
    pic.fill(ellipse(gx, gy - r * 0.2, r * 0.7), grape);
    pic.fill(ellipse(gx, gy - r * 0.45, r * 0.14), p.paper, 0.8);
  }
  for (let i = 0; i < 4; i++) {
    const top = y + i * w * 0.13;
    if (top > pic.H) break;
    pic.fill(rect(x - w * 0.54, top, w * 1.08, w * 0.105), i % 2 ? wood : lit(p, wood, 0.12));
    pic.shade(rect(x - w * 0.54, top + w * 0.085, w * 1.08, w * 0.02), p.shade, 0.5);
  }
  for (const s of [-1, 1])
    pic.fill(rect(x + s * w * 0.46 - w * 0.05, y - w * 0.03, w * 0.1, h), overprint(wood, p.shade, 0.25));
  pic.shade(rect(x + w * 0.1, y, w * 0.46, h), p.shade, 0.22);
}
