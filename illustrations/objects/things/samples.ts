import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, type Pt, poly, rect, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';

/** A wall of the salt museum: samples in jars and trays on two shelves, a balance, a sack with its wooden shovel. */
export function samples(pic: Picture, o: { focal?: number; horizon?: number } = {}): void {
  const { W, H, pal: p } = pic;
  const m = p.own;
  const k = (o.focal ?? 0.6) > 0.5 ? 1 : -1;
  const u = H / 100;
  const X = (t: number) => (k > 0 ? t : 1 - t) * W;
  const wall = mix(m.adobe, m.wall, 0.45);
  const floorY = H * 0.88;
  pic.fill(rect(-5, -5, W + 10, H + 10), wall);
  // light from a window on the calm side slants over the plaster
  const slant = poly([
    [X(0.02), -5],
    [X(0.3), -5],
    [X(0.74), floorY],
    [X(0.4), floorY],
  ]);
  pic.fill(slant, lit(p, wall, 0.3));
  let bars = '';
  for (const t of [0.1, 0.2])
    bars += poly([
      [X(t), -5],
      [X(t + 0.012), -5],
      [X(t + 0.414), floorY],
      [X(t + 0.4), floorY],
    ]);
  pic.shade(bars, p.shade, 0.3);
  pic.grain(
    rect(0, 0, W, floorY),
    pic.linear(X(1), 0, X(0.45), 0, [
      { at: 0, color: p.deep, alpha: 0.42 },
      { at: 1, color: p.deep, alpha: 0 },
    ]),
    1,
    0.35,
  );
  pic.fill(rect(-5, floorY, W + 10, H), overprint(mix(m.roof, m.soil, 0.5), p.shade, 0.3));
  pic.shade(rect(-5, floorY - 2.4 * u, W + 10, 2.4 * u), p.shade, 0.5);
  map(pic, X(0.2), H * 0.34, u, k);
  const shelves = [H * 0.36, H * 0.66];
  const x0 = Math.min(X(0.38), X(0.97));
  const x1 = Math.max(X(0.38), X(0.97));
  for (const y of shelves) shelf(pic, x0, x1, y, u);
  const place = (i: number, n: number) => x0 + ((x1 - x0) * (i + 0.5)) / n;
  const salts: Hex[] = [
    p.paper,
    mix(m.accent, p.paper, 0.72),
    mix(m.stone, p.paper, 0.35),
    mix(m.water, p.paper, 0.72),
    mix(m.mustard, p.paper, 0.6),
  ];
  for (let i = 0; i < 5; i++) jar(pic, place(i, 5), shelves[0]!, u * (i % 2 ? 1.05 : 0.92), salts[i]!, k);
  crystal(pic, place(0, 4), shelves[1]!, u * 1.2, p.paper, k);
  balance(pic, place(1, 4) + 2 * u, shelves[1]!, u);
  crystal(pic, place(2, 4) + 3 * u, shelves[1]!, u * 0.95, salts[1]!, k);
  jar(pic, place(3, 4) + 2 * u, shelves[1]!, u * 0.85, salts[2]!, k);
  sack(pic, X(0.24), H * 0.97, u, k);
}

/** A plank on two brackets with its shadow on the wall. */
function shelf(pic: Picture, x0: number, x1: number, y: number, u: number): void {
  const p = pic.pal;
  const wood = mix(p.own.wood, p.own.sand, 0.15);
  pic.shade(rect(x0 + 2 * u, y + 2.4 * u, x1 - x0 + 1 * u, 4 * u), p.shade, 0.5);
  pic.fill(rect(x0, y, x1 - x0, 1.2 * u), lit(p, wood, 0.3));
  pic.fill(rect(x0, y + 1.2 * u, x1 - x0, 1.8 * u), overprint(wood, p.shade, 0.35));
  for (const x of [x0 + 6 * u, x1 - 8 * u])
    pic.fill(
      poly([
        [x, y + 3 * u],
        [x + 2.2 * u, y + 3 * u],
        [x + 2.2 * u, y + 9 * u],
        [x, y + 5 * u],
      ]),
      overprint(wood, p.shade, 0.7),
    );
}

/** A corked glass jar two thirds full of salt, with a paper label. */
function jar(pic: Picture, x: number, y: number, u: number, salt: Hex, k: number): void {
  const p = pic.pal;
  const w = 6 * u;
  const h = 17 * u;
  const body = smooth(
    [
      [x - w, y],
      [x - w, y - h * 0.72],
      [x - w * 0.62, y - h * 0.9],
      [x + w * 0.62, y - h * 0.9],
      [x + w, y - h * 0.72],
      [x + w, y],
    ],
    true,
    0.35,
  );
  pic.shade(
    poly([
      [x + k * w, y],
      [x + k * w * 1.9, y - h * 0.1],
      [x + k * w * 1.9, y - h * 0.75],
      [x + k * w, y - h * 0.8],
    ]),
    p.shade,
    0.35,
  );
  pic.fill(body, mix(p.own.glass, p.paper, 0.35));
  const clip = pic.clip(body);
  const level: Pt[] = Array.from(
    { length: 9 },
    (_, i) => [x - w + (i / 4) * w, y - h * 0.56 - Math.sin((i / 8) * Math.PI) * 1.6 * u] as Pt,
  );
  pic.raw(pic.clipped(clip, shape(poly([...level, [x + w, y + 5], [x - w, y + 5]]), salt)));
  pic.add(
    'multiply',
    pic.clipped(clip, shape(rect(k > 0 ? x + w * 0.35 : x - w * 1.1, y - h, w * 0.75, h * 1.1), p.shade, 0.55)),
  );
  pic.add('stippleMultiply', pic.clipped(clip, shape(rect(x - w, y - h * 0.56, w * 2, h * 0.56), p.shade, 0.16)), 0.8);
  pic.raw(pic.clipped(clip, shape(rect(x - k * w * 0.78 - w * 0.08, y - h * 0.84, w * 0.16, h * 0.74), p.paper, 0.85)));
  pic.fill(rect(x - w * 0.58, y - h * 1.04, w * 1.16, h * 0.16), mix(p.own.wood, p.own.sand, 0.5));
  pic.shade(rect(k > 0 ? x : x - w * 0.58, y - h * 1.04, w * 0.58, h * 0.16), p.shade, 0.5);
  pic.fill(rect(x - w * 0.56, y - h * 0.4, w * 1.12, h * 0.24), p.paper);
  pic.line(
    `M${f1(x - w * 0.4)} ${f1(y - h * 0.32)}h${f1(w * 0.8)}M${f1(x - w * 0.4)} ${f1(y - h * 0.24)}h${f1(w * 0.5)}`,
    p.own.wine,
    0.35 * u,
  );
}

/** A block of halite: cubes grown into each other, each with a lit top, a front and a shaded side. */
function crystal(pic: Picture, x: number, y: number, u: number, ink: Hex, k: number): void {
  const p = pic.pal;
  const cube = (cx: number, base: number, s: number) => {
    const d = s * 0.34;
    const front = rect(cx - s / 2, base - s, s, s);
    const top = poly([
      [cx - s / 2, base - s],
      [cx - s / 2 - k * d, base - s - d * 0.7],
      [cx + s / 2 - k * d, base - s - d * 0.7],
      [cx + s / 2, base - s],
    ]);
    const flank = poly([
      [cx + (k * s) / 2, base],
      [cx + (k * s) / 2, base - s],
      [cx + (k * s) / 2 - k * d * 0.001, base - s],
      [cx + (k * s) / 2, base],
    ]);
    pic.fill(front, overprint(ink, p.shade, 0.22));
    pic.fill(top, lit(p, ink, 0.6));
    pic.fill(flank, overprint(ink, p.shade, 0.7));
    const clip = pic.clip(front);
    pic.add(
      'multiply',
      pic.clipped(
        clip,
        shape(
          poly([
            [cx + k * s * 0.05, base],
            [cx + k * s * 0.5, base - s],
            [cx + k * s * 0.6, base],
          ]),
          p.shade,
          0.4,
        ),
      ),
    );
    pic.line(`M${f1(cx - s / 2)} ${f1(base - s)}h${f1(s)}`, p.paper, 0.3 * u);
  };
  pic.shade(ellipse(x + k * 6 * u, y - 0.4 * u, 12 * u, 1.6 * u), p.shade, 0.5);
  for (const [dx, up, s] of [
    [-6, 0, 7],
    [5, 0, 8],
    [-1, 4.4, 9],
    [7.4, 5, 5],
    [-7.4, 5, 4.6],
    [0.4, 0, 6.4],
  ] as const)
    cube(x + dx * u, y - up * u, s * u);
}

/** A two-pan balance. */
function balance(pic: Picture, x: number, y: number, u: number): void {
  const p = pic.pal;
  const brass = p.own.mustard;
  pic.fill(
    poly([
      [x - 5 * u, y],
      [x + 5 * u, y],
      [x + 3 * u, y - 1.8 * u],
      [x - 3 * u, y - 1.8 * u],
    ]),
    overprint(brass, p.shade, 0.45),
  );
  pic.fill(rect(x - 0.6 * u, y - 17 * u, 1.2 * u, 16 * u), brass);
  pic.shade(rect(x, y - 17 * u, 0.6 * u, 16 * u), p.shade, 0.6);
  pic.line(`M${f1(x - 10 * u)} ${f1(y - 15 * u)}L${f1(x + 10 * u)} ${f1(y - 17 * u)}`, brass, 0.9 * u);
  for (const [dx, dy] of [
    [-10, -15],
    [10, -17],
  ] as const) {
    const px = x + dx * u;
    const py = y + dy * u;
    pic.line(
      `M${f1(px)} ${f1(py)}l${f1(-3.4 * u)} ${f1(8 * u)}M${f1(px)} ${f1(py)}l${f1(3.4 * u)} ${f1(8 * u)}`,
      overprint(brass, p.shade, 0.5),
      0.3 * u,
    );
    if (dx < 0)
      pic.fill(
        smooth([
          [px - 3 * u, py + 8 * u],
          [px - 1 * u, py + 5.6 * u],
          [px + 1.2 * u, py + 5.8 * u],
          [px + 3 * u, py + 8 * u],
        ]),
        p.paper,
      );
    pic.fill(
      `M${f1(px - 4.4 * u)} ${f1(py + 8 * u)}h${f1(8.8 * u)}q${f1(-4.4 * u)} ${f1(4 * u)} ${f1(-8.8 * u)} 0Z`,
      brass,
    );
  }
}

/** A framed plan of the flats: white pans, a road, hills. */
function map(pic: Picture, x: number, y: number, u: number, k: number): void {
  const p = pic.pal;
  const m = p.own;
  const w = 13 * u;
  const h = 16 * u;
  pic.shade(rect(x - w + k * 1.6 * u, y - h + 1.6 * u, w * 2, h * 2), p.shade, 0.5);
  pic.fill(rect(x - w, y - h, w * 2, h * 2), overprint(m.wood, p.shade, 0.3));
  pic.fill(rect(x - w + 1.6 * u, y - h + 1.6 * u, w * 2 - 3.2 * u, h * 2 - 3.2 * u), mix(m.steppe, p.paper, 0.45));
  pic.fill(
    smooth([
      [x - 7 * u, y - 2 * u],
      [x, y - 9 * u],
      [x + 8 * u, y - 5 * u],
      [x + 7 * u, y + 3 * u],
      [x - 1 * u, y + 6 * u],
    ]),
    p.paper,
  );
  pic.line(
    smooth(
      [
        [x - 10 * u, y + 12 * u],
        [x - 4 * u, y + 7 * u],
        [x + 4 * u, y + 9 * u],
        [x + 10 * u, y + 3 * u],
      ],
      false,
    ),
    m.accent,
    0.7 * u,
  );
  for (const [dx, dy] of [
    [-6, -11],
    [-2, -12],
    [6, 10],
  ] as const)
    pic.fill(
      poly([
        [x + (dx - 2.4) * u, y + dy * u],
        [x + dx * u, y + (dy - 3) * u],
        [x + (dx + 2.4) * u, y + dy * u],
      ]),
      mix(m.rockA, m.steppe, 0.3),
    );
}

/** An open jute sack heaped with salt, a wooden scoop in it. */
function sack(pic: Picture, x: number, y: number, u: number, k: number): void {
  const p = pic.pal;
  const jute = mix(p.own.sand, p.own.soil, 0.45);
  pic.shade(ellipse(x + k * 9 * u, y - u, 24 * u, 4 * u), p.shade, 0.55);
  pic.fill(
    smooth([
      [x - 11 * u, y - 25 * u],
      [x - 5 * u, y - 31 * u],
      [x + 2 * u, y - 33 * u],
      [x + 8 * u, y - 30 * u],
      [x + 12 * u, y - 25 * u],
      [x, y - 20 * u],
    ]),
    p.paper,
  );
  pic.line(
    `M${f1(x + k * 2 * u)} ${f1(y - 28 * u)}L${f1(x + k * 15 * u)} ${f1(y - 48 * u)}`,
    overprint(p.own.wood, p.shade, 0.2),
    1.8 * u,
  );
  pic.fill(
    smooth([
      [x - k * 2 * u, y - 25 * u],
      [x + k * 6 * u, y - 27 * u],
      [x + k * 6 * u, y - 34 * u],
      [x - k * 1 * u, y - 32 * u],
    ]),
    p.own.wood,
  );
  const body = smooth(
    [
      [x - 12 * u, y - 25 * u],
      [x - 6 * u, y - 23 * u],
      [x, y - 22.4 * u],
      [x + 7 * u, y - 23 * u],
      [x + 12.6 * u, y - 25 * u],
      [x + 14 * u, y - 12 * u],
      [x + 12 * u, y],
      [x - 12 * u, y],
      [x - 14 * u, y - 12 * u],
    ],
    true,
    0.6,
  );
  pic.fill(body, jute);
  const clip = pic.clip(body);
  pic.add(
    'multiply',
    pic.clipped(
      clip,
      shape(
        poly([
          [x + k * 3 * u, y - 30 * u],
          [x + k * 6 * u, y],
          [x + k * 20 * u, y],
          [x + k * 20 * u, y - 30 * u],
        ]),
        p.shade,
        0.6,
      ),
    ),
  );
  let weave = '';
  for (let i = 0; i < 9; i++)
    weave += `M${f1(x - 15 * u)} ${f1(y - i * 2.6 * u)}Q${f1(x)} ${f1(y + (2 - i * 2.6) * u)} ${f1(x + 15 * u)} ${f1(y - i * 2.6 * u)}`;
  pic.raw(
    pic.clipped(
      clip,
      `<path d="${weave}" fill="none" stroke="${overprint(jute, p.shade, 0.5)}" stroke-width="${f1(0.3 * u)}" stroke-opacity="0.6"/>`,
    ),
  );
}
