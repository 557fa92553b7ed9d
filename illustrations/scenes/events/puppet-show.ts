import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, lerp, type Pt, poly, rect, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { glow } from '../../props/air/light.ts';
import { spotlights, truss } from '../../props/town/festivities.ts';

/** A puppet show: the little theatre lit on its stage, children in red seats watching. */
export function puppetShow(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.own,
    fx = W * (o.focal ?? 0.56),
    floor = H * 0.58;
  pic.fill(rect(0, 0, W, H), mix(p.deep, m.wine, 0.35));
  curtain(pic, fx, floor);
  pic.fill(
    poly([
      [-2, floor],
      [W + 2, floor],
      [W + 2, H * 0.68],
      [-2, H * 0.68],
    ]),
    mix(m.wood, p.lamp, 0.25),
  );
  pic.shade(ellipse(fx, floor + H * 0.045, W * 0.26, H * 0.025), p.shade, 0.55);
  pic.fill(rect(-2, H * 0.665, W + 4, H * 0.4), mix(p.deep, m.wine, 0.22));
  pic.fill(rect(-2, H * 0.655, W + 4, H * 0.014), mix(m.mustard, m.wood, 0.35));
  booth(pic, fx, floor + H * 0.035, H * 0.5);
  const mouths = truss(pic, -20, W + 20, H * 0.02, H * 0.03, { lamps: 5 });
  spotlights(pic, mouths.slice(1, 4), floor, fx, { colors: [p.lamp, lit(p, p.lamp, 0.4)], spread: W * 0.09, k: 0.4 });
  for (let r = 0; r < 4; r++) seats(pic, r, fx);
}

/** Heavy folds of red cloth behind, drawn aside over the stage. */
function curtain(pic: Picture, fx: number, floor: number): void {
  const { W, H, pal: p } = pic,
    red = mix(pic.pal.own.wine, pic.pal.own.accent, 0.35),
    n = 22;
  pic.fill(rect(-2, 0, W + 4, floor), overprint(red, p.shade, 0.35));
  let dark = '',
    light = '';
  for (let i = 0; i < n; i++) {
    const x = (W * i) / n,
      w = W / n;
    dark += poly([
      [x, 0],
      [x + w * 0.45, 0],
      [x + w * 0.3, floor],
      [x - w * 0.05, floor],
    ]);
    light += poly([
      [x + w * 0.62, 0],
      [x + w * 0.85, 0],
      [x + w * 0.8, floor],
      [x + w * 0.66, floor],
    ]);
  }
  pic.shade(dark, p.shade, 0.7);
  pic.fill(light, mix(red, p.lamp, 0.12));
  let swags = '';
  for (let i = 0; i < 6; i++) {
    const a = (W * i) / 6,
      b = (W * (i + 1)) / 6;
    swags += `M${f1(a)} 0Q${f1((a + b) / 2)} ${f1(H * 0.2)} ${f1(b)} 0Z`;
  }
  pic.fill(swags, red);
  pic.line(swags.replaceAll('Z', ''), mix(pic.pal.own.mustard, red, 0.15), H * 0.008);
  glow(pic, fx, floor * 0.6, H * 0.55, p.lamp, 0.22);
}

/** The puppeteers' booth: striped front, starry back, two hand puppets and a paper moon. (x, y) foot, `h` height. */
function booth(pic: Picture, x: number, y: number, h: number): void {
  const p = pic.pal,
    m = p.own,
    w = h * 0.44,
    open = y - h * 0.5,
    top = y - h * 0.86;
  pic.fill(rect(x - w, top, w * 2, h * 0.5), mix(p.deep, m.cloth, 0.45));
  let stars = '';
  for (const [a, b, r] of [
    [-0.7, 0.1, 3],
    [-0.3, 0.06, 2.2],
    [0.15, 0.14, 2.6],
    [0.75, 0.2, 2.2],
    [-0.85, 0.26, 2],
  ] as const)
    stars += ellipse(x + a * w, top + b * h, r);
  pic.fill(stars, p.paper);
  pic.fill(ellipse(x + w * 0.5, top + h * 0.12, h * 0.06), lit(p, p.lamp, 0.3));
  pic.fill(
    smooth(
      [
        [x - w, open],
        [x - w * 0.5, open - h * 0.12],
        [x, open - h * 0.05],
        [x + w * 0.4, open - h * 0.1],
        [x + w, open],
      ],
      true,
    ),
    m.leaf,
  );
  puppet(pic, x - w * 0.4, open, h * 0.28, 1, m.accent, 'sombrero');
  puppet(pic, x + w * 0.36, open, h * 0.25, -1, m.mustard, 'braids');
  const n = 8;
  for (let i = 0; i < n; i++)
    pic.fill(
      rect(x - w + (2 * w * i) / n, open, (2 * w) / n + 0.5, h * 0.5),
      i % 2 ? m.foam : mix(m.water, m.cloth, 0.35),
    );
  pic.shade(rect(x - w, open, w * 2, h * 0.05), p.shade, 0.5);
  pic.fill(rect(x - w * 1.08, open - h * 0.025, w * 2.16, h * 0.045), m.mustard);
  // posts, roof with scallops, a little flag
  pic.fill(
    rect(x - w * 1.06, top - h * 0.02, w * 0.12, h * 0.88) + rect(x + w * 0.94, top - h * 0.02, w * 0.12, h * 0.88),
    m.accent,
  );
  for (const k of [-1, 1])
    pic.fill(
      smooth(
        [
          [x + k * w * 0.96, top],
          [x + k * w * 0.55, top],
          [x + k * w * 0.66, top + h * 0.16],
          [x + k * w * 0.94, top + h * 0.24],
        ],
        true,
        0.7,
      ),
      mix(m.wine, m.accent, 0.4),
    );
  pic.fill(
    poly([
      [x - w * 1.14, top],
      [x + w * 1.14, top],
      [x + w * 0.5, top - h * 0.13],
      [x - w * 0.5, top - h * 0.13],
    ]),
    m.accent,
  );
  let scallops = '';
  for (let i = 0; i < 9; i++)
    scallops += ellipse(x - w * 1.02 + (w * 2.04 * i) / 8, top + h * 0.01, w * 0.13, h * 0.035);
  pic.fill(scallops, m.mustard);
  pic.fill(
    poly([
      [x - 2, top - h * 0.13],
      [x + 2, top - h * 0.13],
      [x + 2, top - h * 0.24],
      [x - 2, top - h * 0.24],
    ]),
    p.deep,
  );
  pic.fill(
    poly([
      [x, top - h * 0.24],
      [x + h * 0.08, top - h * 0.215],
      [x, top - h * 0.185],
    ]),
    m.foam,
  );
}

/** A hand puppet from the waist up: round head, dots for eyes, arms out. */
function puppet(
  pic: Picture,
  x: number,
  y: number,
  h: number,
  face: number,
  coat: Hex,
  head: 'sombrero' | 'braids',
): void {
  const p = pic.pal,
    m = p.own,
    r = h * 0.25;
  pic.fill(
    smooth(
      [
        [x - h * 0.22, y + 4],
        [x - h * 0.15, y - h * 0.45],
        [x + h * 0.15, y - h * 0.45],
        [x + h * 0.22, y + 4],
      ],
      true,
      0.5,
    ),
    coat,
  );
  for (const k of [-1, 1]) {
    pic.fill(
      poly([
        [x + k * h * 0.1, y - h * 0.42],
        [x + k * h * 0.42, y - h * (k === face ? 0.6 : 0.34)],
        [x + k * h * 0.4, y - h * (k === face ? 0.46 : 0.2)],
        [x + k * h * 0.12, y - h * 0.26],
      ]),
      overprint(coat, p.shade, 0.25),
    );
    pic.fill(ellipse(x + k * h * 0.42, y - h * (k === face ? 0.54 : 0.27), h * 0.065), m.sand);
  }
  if (head === 'braids')
    for (const k of [-1, 1])
      pic.fill(
        smooth([
          [x + k * r * 0.8, y - h * 0.8],
          [x + k * r * 1.5, y - h * 0.6],
          [x + k * r * 1.15, y - h * 0.38],
          [x + k * r * 0.85, y - h * 0.55],
        ]),
        m.wood,
      );
  const hy = y - h * 0.66;
  pic.fill(ellipse(x, hy, r), m.sand);
  pic.fill(
    ellipse(x + face * r * 0.1 - r * 0.35, hy - r * 0.05, r * 0.09) +
      ellipse(x + face * r * 0.1 + r * 0.35, hy - r * 0.05, r * 0.09),
    p.deep,
  );
  pic.fill(ellipse(x + face * r * 0.15, hy + r * 0.22, r * 0.15), m.accent);
  pic.line(
    `M${f1(x - r * 0.35)} ${f1(hy + r * 0.5)}Q${f1(x + face * r * 0.1)} ${f1(hy + r * 0.8)} ${f1(x + r * 0.45)} ${f1(hy + r * 0.45)}`,
    p.deep,
    r * 0.1,
  );
  if (head === 'sombrero') {
    pic.fill(
      ellipse(x, hy - r * 0.72, r * 1.35, r * 0.22) + rect(x - r * 0.65, hy - r * 1.5, r * 1.3, r * 0.8),
      p.deep,
    );
    pic.fill(rect(x - r * 0.65, hy - r * 0.98, r * 1.3, r * 0.2), m.accent);
  } else
    pic.fill(
      `M${f1(x - r)} ${f1(hy)}Q${f1(x - r * 0.9)} ${f1(hy - r * 1.15)} ${f1(x)} ${f1(hy - r * 1.1)}Q${f1(x + r * 0.9)} ${f1(hy - r * 1.15)} ${f1(x + r)} ${f1(hy)}Q${f1(x)} ${f1(hy - r * 0.95)} ${f1(x - r)} ${f1(hy)}Z`,
      m.wood,
    );
}

/** One row of seats from behind, with the children's heads over the backs. Row 0 is the farthest. */
function seats(pic: Picture, row: number, fx: number): void {
  const { W, H, pal: p } = pic,
    m = p.own,
    rng = pic.rng.fork(`row${row}`),
    t = row / 3,
    y = H * lerp(0.76, 1.0, t ** 1.1),
    w = W * lerp(0.064, 0.118, t),
    h = w * 0.95,
    red = overprint(mix(m.accent, m.wine, 0.45), p.shade, 0.1 + 0.35 * t);
  let backs = '',
    edges = '',
    arms = '';
  const children: { x: number; y: number; r: number; shirt: Hex; hair: Hex; bow: boolean; up: boolean }[] = [];
  const first = fx + (row % 2) * w * 0.5;
  for (let i = -14; i <= 14; i++) {
    const x = first + i * w * 1.12;
    if (x < -w || x > W + w) continue;
    backs += `M${f1(x - w * 0.48)} ${f1(y + h)}V${f1(y - h * 0.25)}Q${f1(x - w * 0.46)} ${f1(y - h * 0.5)} ${f1(x)} ${f1(y - h * 0.52)}Q${f1(x + w * 0.46)} ${f1(y - h * 0.5)} ${f1(x + w * 0.48)} ${f1(y - h * 0.25)}V${f1(y + h)}Z`;
    edges += `M${f1(x - w * 0.46)} ${f1(y - h * 0.26)}Q${f1(x - w * 0.44)} ${f1(y - h * 0.49)} ${f1(x)} ${f1(y - h * 0.51)}Q${f1(x + w * 0.44)} ${f1(y - h * 0.49)} ${f1(x + w * 0.46)} ${f1(y - h * 0.26)}`;
    arms += rect(x + w * 0.49, y - h * 0.1, w * 0.1, h);
    if (rng.chance(0.8))
      children.push({
        x: x + rng.range(-0.06, 0.06) * w,
        y: y - h * rng.range(0.62, 0.78),
        r: w * rng.range(0.2, 0.235),
        shirt: overprint(rng.pick([m.mustard, m.water, m.leaf, m.foam, m.cloth, m.accent]), p.shade, 0.45),
        hair: rng.pick([p.deep, mix(p.deep, m.wood, 0.45), mix(p.deep, m.mustard, 0.3)]),
        bow: rng.chance(0.3),
        up: rng.chance(0.16),
      });
  }
  for (const c of children) {
    const head: Pt = [c.x, c.y];
    pic.fill(
      smooth(
        [
          [c.x - c.r * 1.7, c.y + c.r * 3],
          [c.x - c.r * 1.4, c.y + c.r * 1.3],
          [c.x, c.y + c.r * 0.9],
          [c.x + c.r * 1.4, c.y + c.r * 1.3],
          [c.x + c.r * 1.7, c.y + c.r * 3],
        ],
        true,
        0.8,
      ),
      c.shirt,
    );
    if (c.up)
      pic.fill(
        poly([
          [c.x + c.r * 1.0, c.y + c.r * 1.6],
          [c.x + c.r * 1.6, c.y - c.r * 0.9],
          [c.x + c.r * 1.95, c.y - c.r * 0.8],
          [c.x + c.r * 1.7, c.y + c.r * 2],
        ]) + ellipse(c.x + c.r * 1.78, c.y - c.r * 1.05, c.r * 0.24),
        c.shirt,
      );
    if (c.bow)
      for (const k of [-1, 1]) pic.fill(ellipse(c.x + k * c.r * 1.05, c.y + c.r * 0.2, c.r * 0.42, c.r * 0.6), c.hair);
    pic.fill(ellipse(head[0], head[1], c.r, c.r * 1.12), c.hair);
    const side = c.x < fx ? 1 : -1;
    pic.line(
      `M${f1(c.x + side * c.r * 0.2)} ${f1(c.y - c.r * 1.06)}Q${f1(c.x + side * c.r * 0.98)} ${f1(c.y - c.r * 0.8)} ${f1(c.x + side * c.r * 0.97)} ${f1(c.y + c.r * 0.1)}`,
      mix(p.lamp, m.accent, 0.2),
      c.r * 0.12,
      0.9 - 0.3 * t,
    );
  }
  pic.raw(shape(arms, overprint(m.wood, p.shade, 0.75)) + shape(backs, red));
  pic.line(edges, mix(red, p.lamp, 0.35 * (1 - t) + 0.1), Math.max(1.4, w * 0.03));
  pic.shade(rect(-2, y + h * 0.25, W + 4, h), p.shade, 0.4);
}
