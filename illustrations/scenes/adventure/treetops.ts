import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, lerp, type Pt, poly, rect, smooth, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import { sky } from '../../props/air/sky.ts';
import { mist, range } from '../../props/land/land.ts';
import { figure } from '../../props/people/figures.ts';
import { foliage, lightSide, tones } from '../../props/plants/plants.ts';

/** Up among the eucalyptus: platforms, a rope bridge, a girl halfway across. */
export function treetops(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const focal = o.focal ?? 0.56;
  const hz = H * 0.86;
  sky(pic, { horizon: hz, clouds: 'none' });
  range(pic, {
    horizon: hz,
    height: H * 0.34,
    lead: focal > 0.5 ? 0.3 : 0.7,
    snow: 0.1,
    rock: mix(m.rockA, m.rockB, 0.4),
    air: 0.42,
    seed: 'cerros',
    peaks: 7,
    mist: 0.9,
  });
  pic.fill(rect(-5, hz - 4, W + 10, H), mix(m.leaf, p.haze, 0.35));
  for (const [i, t] of [0.06, 0.2, 0.37, 0.52, 0.68, 0.84, 0.96].entries())
    trunk(pic, W * t, H * 0.03, hz + 30, H * 0.018 * (1 + (i % 3) * 0.25), 0.45, pic.rng.fork(`far${i}`));
  crowns(pic, 0.42, 'far', H * 0.16);
  mist(pic, hz - H * 0.26, hz + H * 0.06, { alpha: 0.55 });
  undergrowth(pic, hz);
  const left: Pt = [W * (focal - 0.36), H * 0.53];
  const right: Pt = [W * (focal + 0.31), H * 0.47];
  trunk(pic, right[0], -H * 0.05, H * 1.05, H * 0.05, 0, pic.rng.fork('right'));
  trunk(pic, left[0], -H * 0.05, H * 1.05, H * 0.062, 0, pic.rng.fork('left'));
  platform(pic, right, H * 0.14);
  platform(pic, left, H * 0.16);
  bridge(pic, [left[0] + H * 0.13, left[1]], [right[0] - H * 0.12, right[1]]);
  const [gx, gy] = right;
  figure(
    pic,
    gx + H * 0.02,
    gy,
    H * 0.15,
    'wave',
    { top: m.mustard, bottom: m.cloth, hat: 'helmet', hatColor: m.accent },
    -1,
  );
  crowns(pic, 0, 'near', H * 0.13);
}

/** Smooth pale trunk of a eucalyptus with its peeling bark; `air` how far it has faded. */
function trunk(pic: Picture, x: number, y0: number, y1: number, r: number, air: number, rng: Rng): void {
  const p = pic.pal;
  const m = p.mats;
  const bark = mix(mix(m.stone, m.wall, 0.45), p.haze, air);
  const lean = rng.range(-1, 1) * r * 1.6;
  const d = sweep(
    [
      [x + lean, y0, r * 0.68],
      [x + lean * 0.4, lerp(y0, y1, 0.35), r * 0.84],
      [x, lerp(y0, y1, 0.7), r],
      [x - lean * 0.2, y1, r * 1.25],
    ],
    8,
    false,
  );
  pic.fill(d, bark);
  const clip = pic.clip(d);
  const side = lightSide(p);
  const shadeStrip = sweep(
    [
      [x + lean - side * r * 0.75, y0, r * 0.55],
      [x + lean * 0.4 - side * r * 0.9, lerp(y0, y1, 0.35), r * 0.6],
      [x - side * r * 1.05, lerp(y0, y1, 0.7), r * 0.75],
      [x - lean * 0.2 - side * r * 1.3, y1, r],
    ],
    8,
    false,
  );
  let peel = '';
  const n = air > 0 ? 7 : 22;
  for (let i = 0; i < n; i++) {
    const y = lerp(y0, y1, rng());
    const px = x + rng.range(-0.8, 0.8) * r;
    const h = r * rng.range(0.9, 3.2);
    const w = r * rng.range(0.08, 0.26);
    peel += smooth(
      [
        [px, y],
        [px + w, y + h * 0.3],
        [px + w * 0.6, y + h * 0.8],
        [px, y + h],
        [px - w, y + h * 0.6],
        [px - w * 0.7, y + h * 0.2],
      ],
      true,
      0.8,
    );
  }
  pic.raw(pic.clipped(clip, shape(peel, mix(mix(m.rockB, m.wood, 0.35), p.haze, air), 0.8)));
  pic.add('multiply', pic.clipped(clip, shape(shadeStrip, mix(p.shade, p.paper, air), 0.62)));
  for (let i = 0; i < (air > 0 ? 1 : 2); i++) {
    const y = lerp(y0, y1, rng.range(0.05, 0.3));
    const k = rng.chance(0.5) ? 1 : -1;
    pic.fill(
      sweep(
        [
          [x + lean * 0.6, y, r * 0.42],
          [x + k * r * 3.4, y - r * 3, r * 0.26],
          [x + k * r * 7, y - r * 7, r * 0.1],
        ],
        5,
      ),
      air > 0 ? bark : overprint(bark, p.shade, 0.25),
    );
  }
}

/** Leaf masses along the top of the sheet. */
function crowns(pic: Picture, air: number, label: string, size: number): void {
  const { W, H, pal: p } = pic;
  const rng = pic.rng.fork(`crown${label}`);
  const near = air === 0;
  const puffs = Array.from({ length: near ? 15 : 24 }, (_, i) => {
    const n = near ? 14 : 23;
    const x = W * (i / n) + rng.range(-40, 40);
    const edge = Math.abs(x / W - 0.5) * 2;
    return {
      x,
      y: H * (near ? -0.02 + 0.12 * edge ** 2 : 0.1 + rng.range(-0.1, 0.12)),
      r: size * rng.range(0.7, 1.15),
      ry: size * rng.range(0.45, 0.7),
    };
  });
  const leaf: Hex = mix(p.mats.olive, p.mats.leaf, near ? 0.6 : 0.4);
  foliage(pic, puffs, tones(p, leaf, overprint(p.mats.leafDark, p.shade, 0.1), air), rng, {
    leaf: near ? 15 : 11,
    density: 0.9,
    droop: 0.5,
  });
}

/** Bushes of the forest floor far below. */
function undergrowth(pic: Picture, y: number): void {
  const { W, H, pal: p } = pic;
  const rng = pic.rng.fork('floor');
  const puffs = Array.from({ length: 26 }, (_, i) => ({
    x: (W * i) / 25 + rng.range(-30, 30),
    y: y + H * rng.range(0.02, 0.16),
    r: H * rng.range(0.05, 0.09),
    ry: H * rng.range(0.03, 0.05),
  })).sort((a, b) => a.y - b.y);
  foliage(pic, puffs, tones(p, p.mats.leaf, p.mats.leafDark, 0.14), rng, { leaf: 9, density: 0.8 });
}

/** Round deck bolted to a trunk, its braces below. */
function platform(pic: Picture, [x, y]: Pt, r: number): void {
  const p = pic.pal;
  const wood = mix(p.mats.wood, p.mats.sand, 0.25);
  const braces = [-1, 1]
    .map((k) =>
      sweep(
        [
          [x + k * r * 0.85, y + r * 0.1, r * 0.045],
          [x + k * r * 0.3, y + r * 0.85, r * 0.045],
        ],
        1,
      ),
    )
    .join('');
  pic.fill(braces, overprint(wood, p.shade, 0.6));
  pic.fill(ellipse(x, y + r * 0.1, r, r * 0.2) + rect(x - r, y, r * 2, r * 0.1), overprint(wood, p.shade, 0.5));
  const top = ellipse(x, y, r, r * 0.2);
  pic.fill(top, wood);
  let joints = '';
  for (let q = -5; q <= 5; q++) joints += rect(x + q * r * 0.17, y - r * 0.3, 2, r * 0.6);
  pic.add('multiply', pic.clipped(pic.clip(top), shape(joints, p.shade, 0.6)));
}

/** Slats hung between two ropes with a hand line each side, and the girl on them. */
function bridge(pic: Picture, a: Pt, b: Pt): void {
  const { H, pal: p } = pic;
  const m = p.mats;
  const rope = mix(m.sand, m.wall, 0.4);
  const sag = H * 0.075;
  const deck = (t: number, dy = 0): Pt => [lerp(a[0], b[0], t), lerp(a[1], b[1], t) + Math.sin(Math.PI * t) * sag + dy];
  const hand = (t: number): Pt => [
    lerp(a[0], b[0], t),
    lerp(a[1], b[1], t) - H * 0.105 + Math.sin(Math.PI * t) * sag * 0.8,
  ];
  const along = (f: (t: number) => Pt) =>
    smooth(
      Array.from({ length: 13 }, (_, i) => f(i / 12)),
      false,
    );
  const safety = (t: number): Pt => [
    lerp(a[0] - H * 0.1, b[0] + H * 0.1, t),
    lerp(a[1], b[1], t) - H * 0.24 + Math.sin(Math.PI * t) * sag * 0.25,
  ];
  pic.line(along(safety), p.deep, 2.4);
  pic.line(
    along((t) => [hand(t)[0], hand(t)[1] - 12]),
    overprint(rope, p.shade, 0.5),
    3.4,
  );
  const n = 30;
  let ties = '';
  for (let i = 0; i <= n; i++) {
    const [x, y] = deck(i / n);
    const [hx, hy] = hand(i / n);
    if (i % 2 === 0) ties += `M${x.toFixed(1)} ${y.toFixed(1)}L${hx.toFixed(1)} ${hy.toFixed(1)}`;
    const w = (Math.hypot(b[0] - a[0], b[1] - a[1]) / n) * 0.7;
    pic.fill(
      poly([
        [x - w / 2, y - 7],
        [x + w / 2, y - 7],
        [x + w / 2 + 2, y + 6],
        [x - w / 2 + 2, y + 6],
      ]),
      i % 3 ? mix(m.wood, m.sand, 0.3) : m.wood,
    );
    pic.fill(rect(x - w / 2 + 2, y + 6, w, 4), overprint(m.wood, p.shade, 0.7));
  }
  const t = 0.5;
  const [x, y] = deck(t, -4);
  const h = H * 0.17;
  figure(
    pic,
    x,
    y,
    h,
    'hike',
    { top: m.accent, bottom: mix(p.deep, m.cloth, 0.35), hat: 'helmet', hatColor: m.foam },
    1,
  );
  pic.line(
    `M${x.toFixed(1)} ${(y - h * 0.56).toFixed(1)}L${safety(t + 0.02)[0].toFixed(1)} ${safety(t + 0.02)[1].toFixed(1)}`,
    m.mustard,
    2.6,
  );
  pic.line(ties, rope, 2.2);
  pic.line(along(hand), rope, 4.4);
  pic.line(
    along((q) => deck(q, 4)),
    lit(p, rope, 0.1),
    3.4,
  );
}
