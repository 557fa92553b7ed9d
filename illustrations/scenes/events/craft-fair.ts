import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, poly, rect } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { sky } from '../../props/air/sky.ts';
import { person } from '../../props/people/people.ts';
import { lightSide, tree } from '../../props/plants/plants.ts';
import { lathe } from '../../props/table/lathe.ts';
import { bunting } from '../../props/town/festivities.ts';

/** A craft stall square on: striped awning, weavings on a line, clay pots and jars of jam on the counter. */
export function craftFair(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    focal = o.focal ?? 0.54,
    cx = W * focal,
    hz = H * 0.62,
    w = Math.min(W * 0.37, H * 0.52),
    side = lightSide(p);
  sky(pic, { horizon: hz, clouds: 'cumulus', cloudAmount: 0.7 });
  for (const [x, h, c] of [
    [-0.05, 0.62, m.leaf],
    [0.14, 0.5, m.leaf],
    [0.93, 0.58, m.leaf],
    [1.06, 0.66, m.leaf],
  ] as const)
    tree(pic, W * x, hz + H * 0.05, H * h, c, pic.rng.fork(`t${x}`), {
      kind: 'plane-tree',
      dark: m.leafDark,
      air: 0.12,
    });
  pic.fill(rect(-2, hz, W + 4, H), mix(m.stone, m.sand, 0.4));
  let joints = '';
  for (let i = 0; i < 9; i++) joints += rect(-2, hz + (H - hz) * (i / 9) ** 1.7, W + 4, 1.6);
  for (let i = -16; i <= 16; i++)
    joints += poly([
      [cx + i * W * 0.05, hz],
      [cx + i * W * 0.05 + 1, hz],
      [cx + i * W * 0.11 + 2, H],
      [cx + i * W * 0.11, H],
    ]);
  pic.shade(joints, p.shade, 0.22);
  neighbours(pic, cx, hz, w);
  const foot = H * 0.9,
    counter = H * 0.66,
    top = H * 0.17;
  pic.shade(
    poly([
      [cx - w * 1.05, foot],
      [cx + w * 1.05, foot],
      [cx + w * (1.05 - side * 0.5), foot + H * 0.06],
      [cx - w * (1.05 + side * 0.5), foot + H * 0.06],
    ]),
    p.shade,
    0.55,
  );
  // dark inside, the seller in it
  pic.fill(
    rect(cx - w, top, w * 2, counter - top),
    overprint(overprint(mix(m.wood, m.rockA, 0.3), p.shade, 0.8), p.shade, 0.3),
  );
  weavings(pic, cx, top + H * 0.15, w);
  person(pic, cx + w * 0.42, foot - H * 0.02, H * 0.46, {
    top: m.foam,
    apron: m.cloth,
    bottom: p.deep,
    longHair: true,
    hair: overprint(m.wood, p.shade, 0.5),
    arms: ['hold', 'wave'],
  });
  for (const d of [-1, 0.965]) pic.fill(rect(cx + d * w, top, w * 0.035, foot - top), overprint(m.wood, p.shade, 0.15));
  // counter: planks with a woven runner
  pic.fill(rect(cx - w * 1.04, counter, w * 2.08, foot - counter), mix(m.wood, m.sand, 0.15));
  let planks = '';
  for (let i = 1; i < 9; i++) planks += rect(cx - w * 1.04 + (w * 2.08 * i) / 9, counter, 2, foot - counter);
  pic.shade(planks, p.shade, 0.5);
  pic.shade(rect(cx - w * 1.04, counter + H * 0.02, w * 2.08, H * 0.03), p.shade, 0.5);
  runner(pic, cx - w * 0.5, counter, w * 0.62, H * 0.17);
  pic.fill(rect(cx - w * 1.08, counter - H * 0.012, w * 2.16, H * 0.034), lit(p, mix(m.wood, m.sand, 0.35), 0.15));
  wares(pic, cx, counter - H * 0.008, w);
  awning(pic, cx, top, w, H);
  bunting(pic, [-8, H * 0.09], [cx - w * 1.1, top + H * 0.02], {
    depth: H * 0.03,
    n: 9,
    size: H * 0.034,
    colors: [m.accent, m.foam, m.cloth, m.mustard],
  });
  bunting(pic, [cx + w * 1.1, top + H * 0.02], [W + 8, H * 0.08], {
    depth: H * 0.03,
    n: 9,
    size: H * 0.034,
    colors: [m.accent, m.foam, m.cloth, m.mustard],
  });
}

/** The next stalls and strollers, small and pale. */
function neighbours(pic: Picture, cx: number, hz: number, w: number): void {
  const { H, pal: p } = pic,
    m = p.mats;
  for (const [d, c] of [
    [-1.75, m.cloth],
    [-2.45, m.mustard],
    [1.72, m.wine],
    [2.4, m.leafDark],
  ] as const) {
    const x = cx + d * w,
      a = H * 0.1,
      y = hz + H * 0.05;
    pic.fill(rect(x - a, y - a * 1.05, a * 2, a * 0.85), overprint(mix(m.wood, p.haze, 0.2), p.shade, 0.7));
    pic.fill(rect(x - a, y - a * 0.5, a * 2, a * 0.5), mix(m.wood, p.haze, 0.3));
    pic.fill(
      poly([
        [x - a * 1.1, y - a * 1.0],
        [x + a * 1.1, y - a * 1.0],
        [x + a * 0.85, y - a * 1.5],
        [x - a * 0.85, y - a * 1.5],
      ]),
      mix(c, p.haze, 0.22),
    );
  }
  for (const [d, c, back] of [
    [-1.38, m.accent, true],
    [-1.55, m.foam, true],
    [1.36, m.mustard, false],
    [2.02, m.water, true],
  ] as const)
    person(pic, cx + d * w, hz + H * 0.075, H * 0.15, {
      top: c,
      back,
      bottom: mix(p.deep, m.cloth, 0.3),
      longHair: d < -1.5,
      skirt: d < -1.5 ? { color: m.wine, spread: 0.14, hem: 0.15 } : undefined,
    });
}

/** Blankets and belts hanging from a rail. */
function weavings(pic: Picture, cx: number, y: number, w: number): void {
  const { H, pal: p } = pic,
    m = p.mats;
  pic.fill(rect(cx - w, y - 4, w * 2, 5), overprint(m.wood, p.shade, 0.3));
  const cloths: [number, number, number, Hex, Hex[]][] = [
    [-0.9, 0.34, 0.3, m.wine, [m.mustard, m.foam, m.cloth]],
    [-0.5, 0.26, 0.23, m.cloth, [m.foam, m.accent, m.mustard]],
    [-0.18, 0.32, 0.33, m.adobe, [m.wine, m.foam, p.deep]],
    [0.64, 0.28, 0.26, m.mustard, [m.wine, m.foam, m.cloth]],
  ];
  for (const [dx, ww, hh, base, stripes] of cloths) {
    const x = cx + dx * w,
      cw = ww * w,
      ch = hh * H;
    pic.fill(rect(x, y, cw, ch), overprint(base, p.shade, 0.2));
    stripes.forEach((c, i) => {
      pic.fill(rect(x, y + ch * (0.16 + i * 0.27), cw, ch * 0.06), overprint(c, p.shade, 0.2));
      let zig = '';
      for (let q = 0; q < 6; q++)
        zig += poly([
          [x + (cw * q) / 6, y + ch * (0.32 + i * 0.27)],
          [x + (cw * (q + 0.5)) / 6, y + ch * (0.25 + i * 0.27)],
          [x + (cw * (q + 1)) / 6, y + ch * (0.32 + i * 0.27)],
        ]);
      pic.fill(zig, overprint(c, p.shade, 0.2));
    });
    let fringe = '';
    for (let q = 0; q < 12; q++) fringe += rect(x + (cw * q) / 12 + 1, y + ch, 2, H * 0.014);
    pic.fill(fringe, overprint(m.foam, p.shade, 0.2));
    pic.shade(rect(x, y, cw, ch * 0.1), p.shade, 0.4);
  }
}

/** A woven runner hanging over the front of the counter. */
function runner(pic: Picture, x: number, y: number, w: number, h: number): void {
  const { pal: p } = pic,
    m = p.mats,
    inks = [m.accent, m.mustard, m.foam, m.cloth, m.wine, m.mustard, m.accent];
  inks.forEach((c, i) => pic.fill(rect(x + (w * i) / inks.length, y, w / inks.length + 0.5, h), c));
  let rhombs = '';
  for (let i = 0; i < 7; i++) {
    const cx = x + w * ((i + 0.5) / 7),
      r = w * 0.05;
    for (const q of [0.3, 0.62])
      rhombs += poly([
        [cx, y + h * q - r],
        [cx + r, y + h * q],
        [cx, y + h * q + r],
        [cx - r, y + h * q],
      ]);
  }
  pic.fill(rhombs, p.paper, 0.85);
  pic.shade(rect(x, y + h * 0.1, w, h * 0.2), p.shade, 0.4);
}

/** Pots, jam jars, a basket of honey and mates along the counter. */
function wares(pic: Picture, cx: number, y: number, w: number): void {
  const { H, pal: p } = pic,
    m = p.mats,
    side = lightSide(p),
    u = H * 0.0105;
  const pot = (x: number, prof: [number, number][], c: Hex, band?: Hex) => {
    const L = lathe(
        x,
        y,
        prof.map(([a, b]) => [a * u, b * u] as [number, number]),
        0.14,
      ),
      clip = pic.clip(L.outline);
    pic.shade(ellipse(x - side * u * 3, y, u * 5, u * 0.8), p.shade, 0.55);
    pic.fill(L.outline, c);
    if (band)
      pic.raw(
        pic.clipped(
          clip,
          shape(
            rect(x - u * 9, y - L.top * 0.62, u * 18, u * 1.6) + rect(x - u * 9, y - L.top * 0.42, u * 18, u * 0.8),
            band,
          ),
        ),
      );
    pic.add('multiply', pic.clipped(clip, shape(side < 0 ? L.band(0.15, 1.2) : L.band(-1.2, -0.15), p.shade, 0.55)));
    pic.raw(pic.clipped(clip, shape(side < 0 ? L.band(-0.85, -0.6) : L.band(0.6, 0.85), lit(p, c, 0.4))));
    pic.fill(L.ring(L.top), overprint(c, p.shade, 0.75));
  };
  pot(
    cx - w * 0.86,
    [
      [3, 0],
      [5.4, 3],
      [6, 7],
      [4, 11],
      [2.4, 13],
      [3.2, 15],
    ],
    m.roof,
    m.foam,
  );
  pot(
    cx - w * 0.62,
    [
      [2.6, 0],
      [4.6, 2],
      [5.2, 5],
      [4.4, 8],
    ],
    mix(m.roof, m.adobe, 0.5),
    m.wine,
  );
  pot(
    cx - w * 0.44,
    [
      [2, 0],
      [3, 2],
      [3.2, 6],
      [2, 10],
      [1.4, 13],
      [1.9, 14],
    ],
    m.cloth,
  );
  const jams = [m.wine, m.accent, m.mustard, mix(m.wine, m.accent, 0.5), m.adobe, m.leaf];
  const jar = (x: number, yy: number, c: Hex) => {
    pic.fill(rect(x - u * 2, yy - u * 5, u * 4, u * 5), mix(c, m.glass, 0.12));
    pic.fill(rect(x - u * 1.5, yy - u * 4.8, u * 0.7, u * 4), lit(p, c, 0.5));
    pic.fill(rect(x - u * 1.5, yy - u * 3.4, u * 3, u * 1.9), p.paper);
    pic.fill(rect(x - u * 2.2, yy - u * 6.2, u * 4.4, u * 1.5), m.mustard);
    pic.fill(
      poly([
        [x - u * 2.6, yy - u * 5.1],
        [x + u * 2.6, yy - u * 5.1],
        [x + u * 1.9, yy - u * 6.6],
        [x - u * 1.9, yy - u * 6.6],
      ]),
      m.foam,
    );
    pic.shade(
      side < 0 ? rect(x + u * 0.4, yy - u * 5, u * 1.6, u * 5) : rect(x - u * 2, yy - u * 5, u * 1.6, u * 5),
      p.shade,
      0.4,
    );
  };
  for (let i = 0; i < 6; i++) jar(cx - w * 0.24 + i * u * 4.9, y, jams[i] as Hex);
  for (let i = 0; i < 5; i++) jar(cx - w * 0.24 + (i + 0.5) * u * 4.9, y - u * 6.6, jams[(i + 2) % 6] as Hex);
  for (const [d, c] of [
    [0.68, m.wood],
    [0.8, m.adobe],
    [0.92, overprint(m.wood, p.shade, 0.4)],
  ] as const) {
    pot(
      cx + d * w,
      [
        [1.4, 0],
        [2.8, 1.4],
        [3, 3.4],
        [2, 5.4],
      ],
      c,
    );
    pic.line(
      `M${f1(cx + d * w)} ${f1(y - u * 5)}L${f1(cx + d * w + u * 1.8)} ${f1(y - u * 9)}`,
      lit(p, m.metal, 0.3),
      u * 0.5,
    );
  }
}

/** The striped roof cloth with its scalloped edge, and the shade below it. */
function awning(pic: Picture, cx: number, top: number, w: number, H: number): void {
  const { pal: p } = pic,
    m = p.mats,
    n = 13,
    y0 = top - H * 0.1,
    y1 = top + H * 0.07;
  pic.shade(rect(cx - w, y1, w * 2, H * 0.06), p.shade, 0.55);
  for (let i = 0; i < n; i++) {
    const a = -1 + (2 * i) / n,
      b = -1 + (2 * (i + 1)) / n,
      c = i % 2 ? m.foam : m.accent;
    pic.fill(
      poly([
        [cx + a * w * 0.94, y0],
        [cx + b * w * 0.94, y0],
        [cx + b * w * 1.14, y1],
        [cx + a * w * 1.14, y1],
      ]),
      c,
    );
    pic.fill(
      `M${f1(cx + a * w * 1.14)} ${f1(y1)}L${f1(cx + b * w * 1.14)} ${f1(y1)}L${f1(cx + b * w * 1.14)} ${f1(y1 + H * 0.022)}Q${f1(cx + ((a + b) / 2) * w * 1.14)} ${f1(y1 + H * 0.055)} ${f1(cx + a * w * 1.14)} ${f1(y1 + H * 0.022)}Z`,
      overprint(c, p.shade, 0.3),
    );
  }
}
