import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, lerp, type Pt, poly, rect, smooth, sweep } from '../../core/geom.ts';
import { makeNoise } from '../../core/noise.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { offShade } from '../../props/people/figures.ts';

/** Under the lake of Los Reyunos: green water, a drowned wall of rock, two divers and their bubbles. */
export function diving(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H, pal: p } = pic;
  const focal = o.focal ?? 0.56;
  const k = focal > 0.5 ? 1 : -1;
  water(pic);
  rays(pic, k);
  wall(pic, k, 0.16, 0.55, 'far');
  fish(pic, W * (0.5 - 0.22 * k), H * 0.66, 9, k);
  wall(pic, k, 0.0, 0.0, 'near');
  bed(pic);
  diver(pic, W * (focal - 0.13 * k), H * 0.36, H * 0.4, k, p.mats.accent, 0.1);
  diver(pic, W * (focal - 0.02 * k), H * 0.66, H * 0.5, k, p.mats.mustard, -0.12);
  motes(pic);
}

const deepGreen = (pic: Picture): Hex => mix(pic.pal.mats.waterDeep, pic.pal.mats.leafDark, 0.45);
const palGreen = (pic: Picture): Hex => mix(pic.pal.mats.water, pic.pal.mats.leaf, 0.28);

/** From the silver underside of the surface down to the dark. */
function water(pic: Picture): void {
  const { W, H, pal: p } = pic;
  const top = palGreen(pic);
  const deep = deepGreen(pic);
  const stops = Array.from({ length: 7 }, (_, i) => ({
    at: i / 6,
    color: i < 1 ? mix(top, p.glow, 0.55) : mix(top, overprint(deep, p.shade, 0.45), (i / 6) ** 0.8),
  }));
  pic.fill(rect(-5, -5, W + 10, H + 10), pic.linear(0, 0, 0, H, stops));
  const rng = pic.rng.fork('surface');
  let light = '';
  for (let i = 0; i < 70; i++) {
    const t = rng();
    const y = H * 0.13 * t ** 1.4;
    const w = lerp(180, 40, t) * rng.range(0.5, 1.3);
    const x = rng.range(-60, W + 60);
    light += smooth(
      [
        [x - w, y],
        [x - w * 0.3, y - 6 - 8 * (1 - t)],
        [x + w * 0.4, y - 4],
        [x + w, y + 2],
        [x + w * 0.3, y + 6],
        [x - w * 0.4, y + 7 * (1 - t)],
      ],
      true,
      0.9,
    );
  }
  pic.fill(light, mix(top, p.paper, 0.6), 0.5);
}

/** Shafts of sun falling from the surface. */
function rays(pic: Picture, k: number): void {
  const { W, H, pal: p } = pic;
  const rng = pic.rng.fork('rays');
  for (let i = 0; i < 9; i++) {
    const x = W * (0.5 - k * 0.42 + k * i * 0.085) + rng.range(-20, 20);
    const lean = k * H * (0.14 + i * 0.035);
    const w = rng.range(14, 44);
    const len = H * rng.range(0.55, 0.98);
    pic.add(
      'stippleScreen',
      shape(
        poly([
          [x - w * 0.5, -5],
          [x + w * 0.5, -5],
          [x + lean + w * 1.7, len],
          [x + lean - w * 1.7, len],
        ]),
        pic.linear(0, 0, 0, len, [
          { at: 0, color: p.glow, alpha: 0.5 },
          { at: 1, color: p.glow, alpha: 0 },
        ]),
      ),
      0.22,
    );
  }
}

/** A wall of ledges on the side `k`; `set` pushes it back, `air` drowns it in green. */
function wall(pic: Picture, k: number, set: number, air: number, label: string): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const N = makeNoise(`${pic.seed}${label}`);
  const green = mix(palGreen(pic), deepGreen(pic), 0.6);
  const rock = mix(mix(overprint(m.rockA, mix(green, p.paper, 0.35), 0.85), green, 0.42), green, air);
  const edge = (y: number) =>
    W * (0.5 + k * (0.22 - set * 0.9 + 0.06 * N(y * 0.004, 2) + 0.04 * N(y * 0.013, 7) - 0.12 * (y / H) ** 2));
  const out = k > 0 ? W + 20 : -20;
  const pts: Pt[] = [[out, set > 0 ? H * 0.1 : -20]];
  for (let y = set > 0 ? H * 0.12 : -20; y < H + 20; y += 24) pts.push([edge(y) + k * 12 * N(y * 0.06, 4), y]);
  pts.push([out, H + 20]);
  const d = poly(pts);
  const clip = pic.clip(d);
  pic.fill(d, rock);
  let bands = '';
  let dark = '';
  const ledges: Pt[][] = [];
  const rng = pic.rng.fork(label);
  for (let y = -20; y < H + 40; y += H * rng.range(0.07, 0.17)) {
    const th = H * rng.range(0.02, 0.05);
    const line = (off: number): Pt[] =>
      Array.from(
        { length: 20 },
        (_, i) => [lerp(-20, W + 20, i / 19), y + off + 10 * N(i * 0.5, y * 0.01) + k * (i - 10) * -3] as Pt,
      );
    bands += poly([...line(0), ...line(th).reverse()]);
    dark += poly([...line(th), ...line(th + H * rng.range(0.006, 0.02)).reverse()]);
    ledges.push(line(th));
  }
  pic.raw(pic.clipped(clip, shape(bands, lit(p, rock, 0.16))));
  pic.add('multiply', pic.clipped(clip, shape(dark, mix(p.shade, p.paper, air), 0.5)));
  pic.add(
    'multiply',
    pic.clipped(clip, shape(overhangs(pic, ledges, k, label), mix(p.shade, p.paper, air * 0.8), 0.42)),
  );
  pic.add(
    'stippleMultiply',
    pic.clipped(
      clip,
      shape(
        rect(0, 0, W, H),
        pic.linear(0, H * 0.2, 0, H, [
          { at: 0, color: deepGreen(pic), alpha: 0 },
          { at: 1, color: overprint(deepGreen(pic), p.shade, 0.6), alpha: 0.75 },
        ]),
      ),
    ),
    0.25,
  );
}

/** The shade that hangs from each ledge of a wall, deep where a block has fallen out below it. */
function overhangs(pic: Picture, ledges: Pt[][], k: number, label: string): string {
  const rng = pic.rng.fork(`overhangs${label}`);
  const { W, H } = pic;
  let d = '';
  ledges.forEach((line, n) => {
    const room = (ledges[n + 1]?.[0]?.[1] ?? H) - line[0]![1];
    const on = (x: number): number => {
      const i = Math.min(line.length - 2, Math.max(0, Math.floor(((x + 20) / (W + 40)) * (line.length - 1))));
      const [a, b] = [line[i]!, line[i + 1]!];
      return lerp(a[1], b[1], (x - a[0]) / (b[0] - a[0]));
    };
    for (let x = -20 - rng.range(0, 60); x < W; ) {
      const w = W * rng.range(0.025, 0.075);
      const deep = room * (rng.chance(0.45) ? rng.range(0.45, 0.72) : rng.range(0.08, 0.2));
      d += poly([
        [x, on(x) - 1],
        [x + w, on(x + w) - 1],
        [x + w - k * w * 0.04, on(x + w) + deep * (k > 0 ? 0.25 : 1)],
        [x + w * 0.5, on(x + w * 0.5) + deep * 0.8],
        [x + k * w * 0.04, on(x) + deep * (k > 0 ? 1 : 0.25)],
      ]);
      x += w;
    }
  });
  return d;
}

/** Stones and drowned branches at the bottom. */
function bed(pic: Picture): void {
  const { W, H, pal: p } = pic;
  const rng = pic.rng.fork('bed');
  const ink = overprint(deepGreen(pic), p.shade, 0.75);
  let d = '';
  for (let i = 0; i < 26; i++) {
    const x = rng.range(-20, W + 20);
    const r = H * rng.range(0.02, 0.07);
    d += smooth(
      [
        [x - r * 1.5, H + 5],
        [x - r * 1.2, H - r * 0.5],
        [x - r * 0.3, H - r],
        [x + r * 0.8, H - r * 0.8],
        [x + r * 1.5, H + 5],
      ],
      true,
      0.7,
    );
  }
  for (const x of [0.12, 0.2]) {
    const bx = W * x;
    d += sweep(
      [
        [bx, H + 5, 8],
        [bx + 12, H * 0.84, 5],
        [bx + 34, H * 0.72, 1.5],
      ],
      4,
    );
    d +=
      sweep(
        [
          [bx + 12, H * 0.86, 4],
          [bx - 22, H * 0.78, 1.2],
        ],
        3,
      ) +
      sweep(
        [
          [bx + 18, H * 0.8, 3.4],
          [bx + 52, H * 0.79, 1],
        ],
        3,
      );
  }
  pic.fill(d, ink);
}

/** A shoal of pejerrey, slim and silver. */
function fish(pic: Picture, x: number, y: number, n: number, k: number): void {
  const p = pic.pal;
  const rng = pic.rng.fork('fish');
  let body = '';
  for (let i = 0; i < n; i++) {
    const [cx, cy] = [x + rng.range(-150, 150), y + rng.range(-60, 60)];
    const l = rng.range(24, 40);
    body += sweep(
      [
        [cx - k * l * 0.5, cy, 0.8],
        [cx - k * l * 0.1, cy - 1, l * 0.1],
        [cx + k * l * 0.3, cy, l * 0.09],
        [cx + k * l * 0.5, cy + 1, 0.8],
      ],
      5,
    );
    body += poly([
      [cx - k * l * 0.42, cy],
      [cx - k * l * 0.72, cy - l * 0.16],
      [cx - k * l * 0.64, cy],
      [cx - k * l * 0.72, cy + l * 0.16],
    ]);
  }
  pic.fill(body, mix(palGreen(pic), p.paper, 0.45), 0.85);
}

/** A diver swimming to the side `k`: `len` from hands to fin tips, body pitched by `tilt`. */
function diver(pic: Picture, x: number, y: number, len: number, k: number, suit: Hex, tilt: number): void {
  const p = pic.pal;
  const m = p.mats;
  const u = len / 12;
  const [co, si] = [Math.cos(tilt), Math.sin(tilt)];
  const at = (a: number, b: number): Pt => [x + k * (a * co + b * si) * u, y + (a * si - b * co) * u];
  const limb = (...js: [number, number, number][]) =>
    sweep(
      js.map(([a, b, r]) => [...at(a, b), r * u] as [number, number, number]),
      5,
    );
  const black = mix(p.deep, m.cloth, 0.22);
  pic.fill(limb([-1.4, 0.3, 0.5], [-3.2, 0.9, 0.42], [-4.6, 0.5, 0.28]), overprint(black, p.shade, 0.3));
  pic.fill(fin(at, -4.5, 0.5, -6.8, -0.4), overprint(suit, p.shade, 0.45));
  pic.fill(limb([1.4, -0.1, 0.4], [2.3, -1.1, 0.32], [3.5, -1.0, 0.22]), overprint(black, p.shade, 0.3));
  const legs = limb([-1.3, 0.1, 0.58], [-3.2, -0.3, 0.46], [-4.8, 0.1, 0.28]);
  pic.fill(legs, black);
  pic.fill(fin(at, -4.7, 0.1, -7.2, 0.7), suit);
  const tank = limb([-1.1, 1.15, 0.5], [1.0, 1.35, 0.5]);
  pic.fill(tank, m.mustard === suit ? m.foam : m.mustard);
  pic.fill(limb([1.1, 1.36, 0.26], [1.6, 1.3, 0.2]), mix(p.deep, m.metal, 0.4));
  const torso = limb([-1.5, 0.15, 0.66], [0, 0.35, 0.84], [1.5, 0.45, 0.72], [2.0, 0.5, 0.44]);
  pic.fill(torso, black);
  const vest = limb([-0.8, 0.4, 0.76], [0.6, 0.5, 0.86], [1.3, 0.55, 0.66]);
  pic.fill(vest, suit);
  const head = ellipse(...at(2.75, 0.7), 0.66 * u, 0.62 * u);
  pic.fill(head, black);
  pic.fill(smooth([at(2.95, 1.1), at(3.5, 1.0), at(3.5, 0.45), at(2.95, 0.4)], true, 0.6), mix(m.glass, p.paper, 0.3));
  pic.fill(ellipse(...at(3.35, 0.18), 0.24 * u), mix(p.deep, m.metal, 0.3));
  pic.line(smooth([at(3.2, 0.15), at(2.6, -0.4), at(1.6, 0.9), at(1.4, 1.3)], false), p.deep, 0.16 * u);
  const arm = limb([1.3, 0.2, 0.44], [2.0, -1.0, 0.36], [3.3, -1.5, 0.24]);
  pic.fill(arm, black);
  pic.fill(ellipse(...at(3.5, -1.55), 0.26 * u), m.skin);
  for (const d of [legs, tank, torso, vest, arm]) offShade(pic, d, 0, 0.26 * u, p.shade, 0.55);
  bubbles(pic, at(3.6, 0.6), u);
}

function fin(at: (a: number, b: number) => Pt, a0: number, b0: number, a1: number, b1: number): string {
  const n = Math.hypot(a1 - a0, b1 - b0);
  const [tx, ty] = [(a1 - a0) / n, (b1 - b0) / n];
  return poly([
    at(a0 - ty * 0.3, b0 + tx * 0.3),
    at(a1 - ty * 0.72, b1 + tx * 0.72),
    at(a1 + tx * 0.2, b1 + ty * 0.2),
    at(a1 + ty * 0.6, b1 - tx * 0.6),
    at(a0 + ty * 0.3, b0 - tx * 0.3),
  ]);
}

/** A chain of bubbles rising and growing from the mouth. */
function bubbles(pic: Picture, [x, y]: Pt, u: number): void {
  const p = pic.pal;
  const rng = pic.rng.fork(`bubbles${x.toFixed(0)}`);
  const light = mix(palGreen(pic), p.paper, 0.65);
  let d = '';
  let gleam = '';
  for (let i = 0; i < 26; i++) {
    const t = i / 25;
    const cx = x + rng.range(-0.5, 0.5) * u * (0.6 + 2.6 * t);
    const cy = y - (0.5 + 6.6 * t) * u;
    if (cy < 10) break;
    const r = u * rng.range(0.07, 0.16) * (1 + 1.4 * t);
    d += ellipse(cx, cy, r * 1.15, r);
    gleam += ellipse(cx - r * 0.3, cy - r * 0.35, r * 0.3);
  }
  pic.fill(d, light, 0.55);
  pic.fill(gleam, p.paper, 0.95);
}

/** Specks hanging in the water. */
function motes(pic: Picture): void {
  const { W, H, pal: p } = pic;
  const rng = pic.rng.fork('motes');
  let d = '';
  for (let i = 0; i < 130; i++) d += ellipse(rng.range(0, W), rng.range(0.1, 1) * H, rng.range(0.7, 2.1));
  pic.fill(d, mix(palGreen(pic), p.paper, 0.6), 0.5);
}
