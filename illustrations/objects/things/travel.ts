import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, type Pt, poly, rect, smooth, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { pinching, pointing } from '../../props/people/hands.ts';
import { lamplight } from '../../props/table/lamplight.ts';
import { lantern } from '../../props/table/lantern.ts';
import { type Stage, tableStage, turned } from '../../props/table/table.ts';
import { quietAvenue } from '../../scenes/town/avenue.ts';

/** A rounded box round (x, y), turned by `lean`. */
function card(x: number, y: number, w: number, h: number, lean: number, r: number): string {
  const co = Math.cos(lean);
  const si = Math.sin(lean);
  const pts: Pt[] = [];
  for (const [cx, cy, start] of [
    [w / 2 - r, -h / 2 + r, -Math.PI / 2],
    [w / 2 - r, h / 2 - r, 0],
    [-w / 2 + r, h / 2 - r, Math.PI / 2],
    [-w / 2 + r, -h / 2 + r, Math.PI],
  ] as const)
    for (let i = 0; i <= 5; i++) {
      const t = start + (Math.PI / 2) * (i / 5);
      const a = cx + Math.cos(t) * r;
      const b = cy + Math.sin(t) * r;
      pts.push([x + a * co - b * si, y + a * si + b * co]);
    }
  return poly(pts);
}

/** The arc of a ring, as a band of ink. */
const arcBand = (x: number, y: number, r: number, from: number, to: number): string => {
  const at = (t: number): Pt => [x + Math.cos(t) * r, y + Math.sin(t) * r];
  const [a, b] = at(from);
  const [c, d] = at(to);
  return `M${f1(a)} ${f1(b)}A${f1(r)} ${f1(r)} 0 0 1 ${f1(c)} ${f1(d)}`;
};

/** Paying on the bus: a blue card held to the reader on its yellow pole, the street going by outside. */
export function transitCard(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H, pal } = pic;
  const m = pal.own;
  const focal = o.focal ?? 0.58;
  const k = focal > 0.5 ? 1 : -1;
  const u = H / 100;
  quietAvenue(pic, 0.5 - k * 0.14, 0.62);
  pic.fill(rect(0, 0, W, H), pal.haze, 0.26);
  busWindow(pic, k);
  const x = W * (focal - k * 0.17);
  const y = H * 0.42;
  handPole(pic, x, k, u);
  cardReader(pic, x, y, k, u);
  const cx = x + k * 21 * u;
  const cy = y + 14 * u;
  const hand = pinching(pic, { x: cx + k * 15 * u, y: cy + 2 * u, size: 34 * u, turn: 0.3, face: k, sleeve: m.accent });
  hand.behind();
  travelCard(pic, cx, cy, k, u);
  hand.before();
}

/** The inside of the bus round its window: wall, rubber seal, the panel under the sill. */
function busWindow(pic: Picture, k: number): void {
  const { W, H, pal } = pic;
  const m = pal.own;
  const wall = overprint(mix(m.metal, m.wall, 0.5), pal.shade, 0.22);
  const win = card(W * 0.5 - k * W * 0.16, H * 0.36, W * 0.92, H * 0.62, 0, H * 0.06);
  pic.raw(`<path d="${rect(-5, -5, W + 10, H + 10)}${win}" fill="${wall}" fill-rule="evenodd"/>`);
  pic.raw(
    `<path d="${card(W * 0.5 - k * W * 0.16, H * 0.36, W * 0.92 + 26, H * 0.62 + 26, 0, H * 0.07)}${win}" fill="${pal.deep}" fill-rule="evenodd"/>`,
  );
  pic.fill(rect(-5, H * 0.74, W + 10, H * 0.3), overprint(mix(m.cloth, m.water, 0.3), pal.shade, 0.3));
  pic.fill(rect(-5, H * 0.735, W + 10, H * 0.018), lit(pal, m.metal, 0.3));
}

/** The yellow pole from floor to ceiling. */
function handPole(pic: Picture, x: number, k: number, u: number): void {
  const { H, pal } = pic;
  const m = pal.own;
  const pole = rect(x - 3 * u, -5, 6 * u, H + 10);
  pic.fill(pole, m.mustard);
  pic.shade(rect(x + (k > 0 ? -3 : 0.4) * u, -5, 2.6 * u, H + 10), pal.shade, 0.5);
  pic.fill(rect(x - 0.4 * u * k, -5, 0.9 * u, H + 10), lit(pal, m.mustard, 0.5));
}

/** The reader: a dark box, a lit screen with a tick, the waves of a contactless card. */
function cardReader(pic: Picture, x: number, y: number, k: number, u: number): void {
  const { pal } = pic;
  const m = pal.own;
  pic.shade(card(x - k * 2 * u, y + 2.4 * u, 34 * u, 50 * u, 0, 5 * u), pal.shade, 0.6);
  pic.fill(card(x, y, 34 * u, 50 * u, 0, 5 * u), mix(pal.deep, m.road, 0.22));
  pic.fill(card(x, y, 31 * u, 47 * u, 0, 4 * u), mix(pal.deep, m.road, 0.1));
  pic.fill(card(x, y - 11.5 * u, 26 * u, 18 * u, 0, 2 * u), mix(m.leaf, pal.paper, 0.22));
  pic.line(
    poly(
      [
        [x - 6 * u, y - 11.5 * u],
        [x - 1.6 * u, y - 7 * u],
        [x + 7 * u, y - 16.4 * u],
      ],
      false,
    ),
    pal.paper,
    2.4 * u,
  );
  for (const c of [-8, 0, 8])
    pic.fill(ellipse(x + c * u, y + 2 * u, 1.1 * u), c < 0 ? m.leaf : overprint(m.leaf, pal.deep, 0.7));
  for (const r of [3.2, 6.4, 9.6])
    pic.line(arcBand(x - 5 * u, y + 13.5 * u, r * u, -0.75, 0.75), lit(pal, m.water, 0.35), 1.5 * u);
  pic.fill(ellipse(x - 5 * u, y + 13.5 * u, 1.3 * u), lit(pal, m.water, 0.35));
}

/** A blue card with a chip and a mustard wave. */
function travelCard(pic: Picture, cx: number, cy: number, k: number, u: number): void {
  const { pal } = pic;
  const m = pal.own;
  const lean = -k * 0.13;
  pic.shade(card(cx - k * 1.4 * u, cy + 1.8 * u, 42 * u, 27 * u, lean, 2.6 * u), pal.shade, 0.55);
  const face = card(cx, cy, 42 * u, 27 * u, lean, 2.6 * u);
  const blue = mix(m.cloth, m.water, 0.3);
  pic.fill(face, blue);
  const inside = pic.clip(face);
  pic.raw(
    pic.clipped(
      inside,
      shape(
        smooth([
          [cx - 24 * u, cy + 6 * u],
          [cx - 6 * u, cy - 3 * u],
          [cx + 10 * u, cy + 4 * u],
          [cx + 26 * u, cy - 8 * u],
          [cx + 26 * u, cy + 20 * u],
          [cx - 24 * u, cy + 20 * u],
        ]),
        mix(blue, pal.deep, 0.35),
      ) +
        shape(
          smooth([
            [cx - 24 * u, cy + 10 * u],
            [cx - 4 * u, cy + 2 * u],
            [cx + 12 * u, cy + 9 * u],
            [cx + 26 * u, cy + 1 * u],
            [cx + 26 * u, cy + 5 * u],
            [cx + 10 * u, cy + 12 * u],
            [cx - 6 * u, cy + 5 * u],
            [cx - 24 * u, cy + 13 * u],
          ]),
          m.mustard,
        ),
    ),
  );
  pic.fill(card(cx - k * 13 * u, cy - 5 * u, 7 * u, 5.4 * u, lean, 1 * u), lit(pal, m.mustard, 0.3));
}

/** A parking card laid on the dashboard, the shady street through the windscreen. */
export function dashboard(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H, pal } = pic;
  const m = pal.own;
  const focal = o.focal ?? 0.6;
  const k = focal > 0.5 ? 1 : -1;
  const u = H / 100;
  const dark = mix(pal.deep, m.road, 0.22);
  quietAvenue(pic, 0.5 - k * 0.06, 0.5);
  windscreen(pic, u, dark);
  dashboardTop(pic, u, dark);
  steeringWheel(pic, W * (0.5 - k * 0.27), u, dark);
  // the card and the hand are seen larger than the car's fittings
  const v = u * 1.4;
  const cx = W * (focal - k * 0.04);
  const cy = H * 0.77;
  const hand = pinching(pic, {
    x: cx + k * 14 * v,
    y: cy + 0.5 * v,
    size: 31 * v,
    turn: 0.42,
    face: k,
    sleeve: m.cloth,
  });
  hand.behind();
  parkingCard(pic, cx, cy, k, v);
  hand.before();
}

/** Bonnet, pillars, the glare on the glass, the mirror. */
function windscreen(pic: Picture, u: number, dark: Hex): void {
  const { W, H, pal } = pic;
  const m = pal.own;
  pic.fill(
    smooth(
      [
        [-20, H * 0.66],
        [W * 0.2, H * 0.585],
        [W * 0.5, H * 0.565],
        [W * 0.8, H * 0.585],
        [W + 20, H * 0.66],
        [W + 20, H],
        [-20, H],
      ],
      true,
      0.8,
    ),
    overprint(m.accent, pal.shade, 0.15),
  );
  pic.fill(
    smooth(
      [
        [W * 0.1, H * 0.62],
        [W * 0.5, H * 0.58],
        [W * 0.9, H * 0.62],
        [W * 0.5, H * 0.6],
      ],
      true,
      0.8,
    ),
    lit(pal, m.accent, 0.4),
  );
  const glass: Pt[] = [
    [W * 0.1, H * 0.07],
    [W * 0.5, H * 0.045],
    [W * 0.9, H * 0.07],
    [W * 1.02, H * 0.7],
    [-W * 0.02, H * 0.7],
  ];
  pic.raw(`<path d="${rect(-5, -5, W + 10, H + 10)}${poly(glass)}" fill="${dark}" fill-rule="evenodd"/>`);
  pic.add(
    'screen',
    shape(
      poly([
        [W * 0.24, H * 0.06],
        [W * 0.36, H * 0.055],
        [W * 0.2, H * 0.7],
        [W * 0.05, H * 0.7],
      ]),
      pal.glow,
      0.16,
    ),
  );
  pic.fill(rect(W * 0.5 - 1.4 * u, H * 0.02, 2.8 * u, 10 * u), pal.deep);
  pic.fill(card(W * 0.5, H * 0.14, 34 * u, 9 * u, 0, 4 * u), pal.deep);
  pic.fill(card(W * 0.5, H * 0.14, 31 * u, 6.6 * u, 0, 3 * u), mix(m.leaf, pal.sky[1], 0.45));
}

/** The dashboard: a soft top catching light, the darker face below with its vents. */
function dashboardTop(pic: Picture, u: number, dark: Hex): void {
  const { W, H, pal } = pic;
  const m = pal.own;
  const top = smooth(
    [
      [-20, H * 0.74],
      [W * 0.25, H * 0.655],
      [W * 0.5, H * 0.64],
      [W * 0.75, H * 0.655],
      [W + 20, H * 0.74],
      [W + 20, H + 20],
      [-20, H + 20],
    ],
    true,
    0.8,
  );
  pic.fill(top, mix(dark, m.road, 0.55));
  pic.grain(
    top,
    pic.linear(0, H * 0.64, 0, H * 0.9, [
      { at: 0, color: pal.glow, alpha: 0.5 },
      { at: 1, color: pal.glow, alpha: 0 },
    ]),
    1,
    0.3,
  );
  pic.fill(
    smooth(
      [
        [-20, H * 0.95],
        [W * 0.3, H * 0.885],
        [W * 0.7, H * 0.885],
        [W + 20, H * 0.95],
        [W + 20, H + 40],
        [-20, H + 40],
      ],
      true,
      0.8,
    ),
    dark,
  );
  for (const a of [-0.06, 0.06])
    pic.fill(card(W * (0.5 + a), H * 0.95, 13 * u, 6 * u, 0, 2 * u), mix(dark, m.road, 0.5));
}

function steeringWheel(pic: Picture, wx: number, u: number, dark: Hex): void {
  const { H, pal } = pic;
  const m = pal.own;
  const rim = (r: number) => ellipse(wx, H * 1.06, r, r * 0.86);
  pic.fill(
    smooth(
      [
        [wx - 20 * u, H * 0.9],
        [wx, H * 0.8],
        [wx + 20 * u, H * 0.9],
        [wx + 22 * u, H],
        [wx - 22 * u, H],
      ],
      true,
      0.8,
    ),
    mix(dark, m.road, 0.2),
  );
  pic.raw(`<path d="${rim(37 * u)}${rim(31.5 * u)}" fill="${pal.deep}" fill-rule="evenodd"/>`);
  pic.line(
    `M${f1(wx - 29 * u)} ${f1(H * 0.885)}A${f1(34 * u)} ${f1(29.5 * u)} 0 0 1 ${f1(wx + 12 * u)} ${f1(H * 0.785)}`,
    mix(pal.deep, m.metal, 0.4),
    1.1 * u,
  );
  pic.fill(
    poly([
      [wx - 32 * u, H * 1.0],
      [wx + 32 * u, H * 1.0],
      [wx + 32 * u, H * 1.08],
      [wx - 32 * u, H * 1.08],
    ]),
    pal.deep,
  );
}

/** A paper card lying in perspective: a round dial, bars for words. */
function parkingCard(pic: Picture, cx: number, cy: number, k: number, v: number): void {
  const { pal } = pic;
  const m = pal.own;
  const lay = (a: number, b: number): Pt => [cx + k * (a - b * 0.16) * v, cy - b * 0.42 * v];
  const sheet = (a: number, b: number, w: number, h: number) =>
    poly([lay(a, b), lay(a + w, b), lay(a + w, b + h), lay(a, b + h)]);
  pic.shade(sheet(-19, -9, 38, 26), pal.shade, 0.6);
  pic.fill(sheet(-20, -7, 38, 26), pal.paper);
  pic.fill(sheet(-20, 13, 38, 6), m.accent);
  const dial: Pt[] = Array.from({ length: 24 }, (_, i) =>
    lay(-10 + Math.cos((i / 12) * Math.PI) * 6.6, 3 + Math.sin((i / 12) * Math.PI) * 6.6),
  );
  pic.fill(poly(dial), m.mustard);
  pic.line(poly([lay(-10, 3), lay(-10, 8)], false) + poly([lay(-10, 3), lay(-6.4, 4.4)], false), pal.deep, 0.8 * v);
  for (const [b, w] of [
    [8, 15],
    [4.4, 11],
    [0.8, 14],
    [-2.8, 8],
  ] as const)
    pic.fill(sheet(0, b, w, 1.5), mix(m.road, pal.deep, 0.3));
}

/** A folded map spread on a wooden counter, a hand showing the way; compass, pencil and leaflets round it. */
export function map(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H, pal } = pic;
  const m = pal.own;
  const k = (o.focal ?? 0.6) > 0.5 ? 1 : -1;
  const u = Math.min(H / 100, W / 152);
  const cx = W * (0.5 + k * 0.02);
  const cy = H * 0.5;
  boards(pic, k, u);
  const [px, py] = printedMap(pic, { x: cx, y: cy, k, u });
  compass(pic, cx - k * 62 * u, cy + 30 * u, 10 * u);
  pencil(pic, cx - k * 44 * u, cy - 42 * u, k, u);
  // leaflets fanned at the far corner
  for (const [i, c] of [m.cloth, m.wine, m.mustard].entries()) {
    const d = card(cx + k * (58 - i * 7) * u, cy - (41 - i * 2.4) * u, 16 * u, 24 * u, k * (0.36 - i * 0.2), 0.8 * u);
    pic.add('multiply', `<g transform="translate(${f1(k * u)} ${f1(1.2 * u)})">${shape(d, pal.shade, 0.5)}</g>`);
    pic.fill(d, c);
    pic.fill(
      card(cx + k * (58 - i * 7) * u, cy - (38 - i * 2.4) * u, 12 * u, 7 * u, k * (0.36 - i * 0.2), 0.5 * u),
      lit(pal, c, 0.55),
    );
  }
  pointing(pic, { x: px + k * 1.5 * u, y: py + 2.2 * u, size: 40 * u, turn: 0.62, face: k, sleeve: m.cloth });
  if (pal.night) lamplight(pic, px, py, W * 0.8);
}

/** The counter from above: boards, their grain, light from one corner. */
function boards(pic: Picture, k: number, u: number): void {
  const { W, H, pal } = pic;
  const m = pal.own;
  const rng = pic.rng;
  const wood = mix(m.wood, m.sand, 0.35);
  pic.fill(rect(-5, -5, W + 10, H + 10), wood);
  let grain = '';
  for (let i = 0; i < 9; i++) pic.shade(rect(-5, (i * H) / 8, W + 10, 0.5 * u), pal.shade, 0.6);
  for (let i = 0; i < 70; i++) {
    const y = rng.range(0, H);
    const x = rng.range(-0.1, 1) * W;
    const l = rng.range(8, 34) * u;
    grain += smooth(
      [
        [x, y],
        [x + l * 0.5, y - 0.35 * u],
        [x + l, y],
        [x + l * 0.5, y + 0.35 * u],
      ],
      true,
      0.8,
    );
  }
  pic.shade(grain, pal.shade, 0.28);
  pic.grain(
    rect(0, 0, W, H),
    pic.linear(k > 0 ? 0 : W, 0, k > 0 ? W : 0, H, [
      { at: 0, color: pal.glow, alpha: 0.5 },
      { at: 0.6, color: pal.glow, alpha: 0 },
    ]),
    1,
    0.3,
  );
}

/** The sheet: an imagined valley between mountains, rivers, roads, folds. Returns the point where the roads meet. */
function printedMap(pic: Picture, o: { x: number; y: number; k: number; u: number }): Pt {
  const { pal } = pic;
  const m = pal.own;
  const { x: cx, y: cy, k, u } = o;
  const lean = -k * 0.09;
  const co = Math.cos(lean);
  const si = Math.sin(lean);
  const at = (a: number, b: number): Pt => [cx + (a * co - b * si) * u, cy + (a * si + b * co) * u];
  const P = (pts: [number, number][]) => poly(pts.map(([a, b]) => at(a, b)));
  const S = (pts: [number, number][], close = true) =>
    smooth(
      pts.map(([a, b]) => at(a, b)),
      close,
      0.9,
    );
  const sheet = P([
    [-66, -38],
    [66, -38],
    [66, 38],
    [-66, 38],
  ]);
  pic.add(
    'multiply',
    `<g transform="translate(${f1(k * 1.6 * u)} ${f1(2.2 * u)})">${shape(sheet, pal.shade, 0.6)}</g>`,
  );
  pic.fill(sheet, lit(pal, m.sand, 0.35));
  const inside = pic.clip(sheet);
  const put = (d: string, c: Hex) => pic.raw(pic.clipped(inside, shape(d, c)));
  put(
    S([
      [0, -22],
      [22, -30],
      [52, -20],
      [58, 6],
      [40, 26],
      [12, 22],
      [-4, 4],
    ]),
    mix(m.vine, m.sand, 0.45),
  );
  put(
    S([
      [14, -12],
      [34, -16],
      [44, 0],
      [30, 14],
      [14, 8],
    ]),
    mix(m.vine, m.sand, 0.15),
  );
  put(
    S([
      [-66, -40],
      [-44, -40],
      [-38, -14],
      [-46, 10],
      [-36, 40],
      [-66, 40],
    ]),
    mix(m.rockC, m.sand, 0.3),
  );
  let ridges = '';
  let lee = '';
  for (const [a, b, r] of [
    [-58, -26, 1],
    [-48, -14, 1.2],
    [-60, -4, 1.3],
    [-50, 8, 1.1],
    [-58, 20, 1.2],
    [-44, 24, 0.9],
    [-46, -30, 0.9],
    [-36, -2, 0.7],
    [-34, 16, 0.7],
  ] as const) {
    ridges += P([
      [a - 6 * r, b + 4 * r],
      [a, b - 6 * r],
      [a + 6 * r, b + 4 * r],
    ]);
    lee += P([
      [a, b - 6 * r],
      [a + 6 * r, b + 4 * r],
      [a + 1.4 * r, b + 4 * r],
      [a - 0.6 * r, b - 1 * r],
    ]);
  }
  put(ridges, m.rockA);
  pic.add('multiply', pic.clipped(inside, shape(lee, pal.shade, 0.65)));
  const way = (pts: [number, number][], c: Hex, w: number) =>
    pic.raw(
      pic.clipped(
        inside,
        `<path d="${S(pts, false)}" fill="none" stroke="${c}" stroke-width="${f1(w * u)}" stroke-linecap="round"/>`,
      ),
    );
  way(
    [
      [-46, 16],
      [-30, 12],
      [-20, 4],
      [-4, 8],
      [16, 2],
      [40, 8],
      [66, 2],
    ],
    m.waterDeep,
    1.3,
  );
  way(
    [
      [-52, -20],
      [-32, -18],
      [-22, -24],
      [-6, -16],
      [14, -20],
      [36, -30],
      [66, -26],
    ],
    m.waterDeep,
    1.3,
  );
  put(
    S([
      [-26, 2],
      [-18, 0],
      [-14, 4],
      [-20, 8],
      [-28, 7],
    ]) +
      S([
        [-30, -20],
        [-22, -22],
        [-19, -26],
        [-28, -28],
      ]),
    m.water,
  );
  way(
    [
      [-20, 40],
      [-8, 18],
      [12, -2],
      [26, -20],
      [34, -40],
    ],
    m.accent,
    0.9,
  );
  way(
    [
      [-66, 2],
      [-30, -6],
      [12, -2],
      [40, -6],
      [66, -12],
    ],
    m.accent,
    0.9,
  );
  way(
    [
      [12, -2],
      [2, 8],
      [-8, 4],
      [-16, 12],
      [-30, 10],
    ],
    m.mustard,
    0.8,
  );
  const [px, py] = at(12, -2);
  put(ellipse(px, py, 2.2 * u), m.wine);
  put(ellipse(px, py, 0.9 * u), pal.paper);
  // folds: each panel catches the light a little differently
  for (let i = 0; i < 6; i++) {
    const a = -66 + i * 22;
    if (i % 2)
      pic.add(
        'multiply',
        pic.clipped(
          inside,
          shape(
            P([
              [a, -38],
              [a + 22, -38],
              [a + 22, 38],
              [a, 38],
            ]),
            pal.shade,
            0.16,
          ),
        ),
      );
    pic.raw(
      pic.clipped(
        inside,
        shape(
          P([
            [a - 0.25, -38],
            [a + 0.25, -38],
            [a + 0.25, 38],
            [a - 0.25, 38],
          ]),
          lit(pal, m.sand, 0.7),
        ),
      ),
    );
  }
  pic.add(
    'multiply',
    pic.clipped(
      inside,
      shape(
        P([
          [-66, 0],
          [66, 0],
          [66, 38],
          [-66, 38],
        ]),
        pal.shade,
        0.08,
      ),
    ),
  );
  return [px, py];
}

/** A brass compass lying flat. */
function compass(pic: Picture, x: number, y: number, r: number): void {
  const { pal } = pic;
  const m = pal.own;
  pic.shade(ellipse(x + r * 0.14, y + r * 0.2, r * 1.06), pal.shade, 0.6);
  pic.fill(ellipse(x, y, r), m.mustard);
  pic.shade(ellipse(x, y, r) + ellipse(x - r * 0.06, y - r * 0.06, r * 0.9), pal.shade, 0.3);
  pic.fill(ellipse(x, y, r * 0.84), pal.paper);
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * Math.PI * 2;
    const from = i % 4 ? 0.7 : 0.6;
    pic.line(
      poly(
        [
          [x + Math.cos(a) * r * from, y + Math.sin(a) * r * from],
          [x + Math.cos(a) * r * 0.78, y + Math.sin(a) * r * 0.78],
        ],
        false,
      ),
      pal.deep,
      r * 0.03,
    );
  }
  const a = -1.1;
  const tip = (t: number, d: number): Pt => [x + Math.cos(t) * r * d, y + Math.sin(t) * r * d];
  pic.fill(poly([tip(a, 0.66), tip(a + 1.57, 0.12), tip(a - 1.57, 0.12)]), m.accent);
  pic.fill(poly([tip(a + Math.PI, 0.66), tip(a + 1.57, 0.12), tip(a - 1.57, 0.12)]), mix(pal.deep, m.cloth, 0.4));
  pic.fill(ellipse(x, y, r * 0.08), m.mustard);
}

function pencil(pic: Picture, x: number, y: number, k: number, u: number): void {
  const { pal } = pic;
  const m = pal.own;
  const at = (a: number, b: number): Pt => [x + k * (a * 0.97 - b * 0.24) * u, y + (a * 0.24 + b * 0.97) * u];
  const bar = (a: number, w: number, h: number) => poly([at(a, -h), at(a + w, -h), at(a + w, h), at(a, h)]);
  pic.add('multiply', `<g transform="translate(0 ${f1(1.1 * u)})">${shape(bar(0, 34, 1.1), pal.shade, 0.5)}</g>`);
  pic.fill(bar(0, 30, 1.1), m.accent);
  pic.fill(bar(0, 3, 1.1), m.metal);
  pic.shade(poly([at(0, 0.3), at(30, 0.3), at(30, 1.1), at(0, 1.1)]), pal.shade, 0.5);
  pic.fill(poly([at(30, -1.1), at(34, 0), at(30, 1.1)]), m.sand);
  pic.fill(poly([at(33, -0.3), at(34.2, 0), at(33, 0.3)]), pal.deep);
}

/** A rucksack open on the table, and round it what the day needs: map, sunglasses, sunscreen, water, mate, hat. */
export function backpack(pic: Picture, o: { focal?: number } = {}): void {
  // What a screen shows of an opening: a large one the rows down to 0.68, a phone those down to 0.8.
  const isHigh = pic.isWideOpening;
  const isTall = pic.H > pic.W;
  const tableY = isHigh ? 0.51 : isTall ? 0.57 : 0.67;
  const st = tableStage(pic, { focal: o.focal ?? 0.62, back: 'vineyard', tableY });
  const { pal } = pic;
  const m = pal.own;
  const { cx, side: k } = st;
  const u = st.u * (isHigh ? 0.68 : isTall ? 0.88 : 1);
  const y = pic.H * (isHigh ? 0.565 : isTall ? 0.69 : 0.83);
  if (pal.night) lantern(pic, st, cx + k * 29 * u, y - 8 * u, 31 * u);
  rucksack(pic, st, cx - k * 2 * u, y, u);
  bottle(pic, st, cx - k * 27 * u, y + 1.5 * u, u);
  mate(pic, st, cx + k * 23 * u, y + 7 * u, u);
  sunscreen(pic, st, cx - k * 38 * u, y + 6 * u, u);
  foldedMap(pic, st, cx + k * 1 * u, y + 10.5 * u, u);
  glasses(pic, st, cx - k * 23 * u, y + 11.5 * u, u);
  strawHat(pic, st, cx + k * 41 * u, y + 3 * u, u, m);
}

function rucksack(pic: Picture, st: Stage, x: number, y: number, u: number): void {
  const { pal } = pic;
  const m = pal.own;
  const k = st.side;
  const cloth = m.accent;
  const at = (a: number, b: number): Pt => [x + a * u, y - b * u];
  const S = (pts: [number, number][]) =>
    smooth(
      pts.map(([a, b]) => at(a, b)),
      true,
      0.75,
    );
  const body = S([
    [-16, 1],
    [-17.5, 14],
    [-16, 30],
    [-14, 37],
    [0, 39],
    [14, 37],
    [16, 30],
    [17.5, 14],
    [16, 1],
    [0, -1],
  ]);
  st.shadow(body, y, 0.6);
  // straps behind, the flap thrown back, what looks out
  pic.line(
    `M${f1(at(-10, 37)[0])} ${f1(at(-10, 37)[1])}Q${f1(at(0, 50)[0])} ${f1(at(0, 50)[1])} ${f1(at(10, 37)[0])} ${f1(at(10, 37)[1])}`,
    overprint(cloth, pal.shade, 0.8),
    2 * u,
  );
  pic.fill(
    S([
      [-14, 34],
      [-17, 46],
      [-9, 53],
      [4, 54],
      [15, 49],
      [15, 35],
    ]),
    overprint(cloth, pal.shade, 0.75),
  );
  pic.fill(
    S([
      [-12, 33],
      [-13, 44],
      [-6, 48],
      [0, 44],
      [2, 33],
    ]),
    m.mustard,
  );
  pic.shade(
    S([
      [-6, 33],
      [-5, 46],
      [0, 44],
      [2, 33],
    ]),
    pal.shade,
    0.5,
  );
  pic.fill(
    S([
      [-1, 33],
      [1, 45],
      [8, 47],
      [13, 41],
      [12, 33],
    ]),
    m.cloth,
  );
  pic.shade(
    S([
      [6, 33],
      [9, 46],
      [13, 41],
      [12, 33],
    ]),
    pal.shade,
    0.5,
  );
  pic.fill(body, cloth);
  const inside = pic.clip(body);
  const dark =
    k < 0
      ? S([
          [5, -2],
          [7, 14],
          [5, 39],
          [20, 40],
          [20, -2],
        ])
      : S([
          [-5, -2],
          [-7, 14],
          [-5, 39],
          [-20, 40],
          [-20, -2],
        ]);
  pic.add('multiply', pic.clipped(inside, shape(dark, pal.shade, 0.55)));
  pic.add(
    'multiply',
    pic.clipped(
      inside,
      shape(
        S([
          [-20, 4],
          [0, 2],
          [20, 4],
          [20, -4],
          [-20, -4],
        ]),
        pal.shade,
        0.55,
      ),
    ),
  );
  // the mouth: a rim with its drawcord
  pic.fill(
    S([
      [-14.5, 35],
      [-8, 37.5],
      [0, 38.5],
      [8, 37.5],
      [14.5, 35],
      [8, 34],
      [0, 33.4],
      [-8, 34],
    ]),
    overprint(cloth, pal.deep, 0.72),
  );
  pic.line(smooth([at(-14.5, 34.4), at(-6, 33), at(0, 32.6), at(6, 33), at(14.5, 34.4)], false), m.foam, 0.55 * u);
  // pocket, buckles, side pockets
  const pocket = S([
    [-10.5, 3],
    [-11.5, 10],
    [-10.5, 17.5],
    [0, 18.6],
    [10.5, 17.5],
    [11.5, 10],
    [10.5, 3],
    [0, 2],
  ]);
  pic.fill(pocket, overprint(cloth, pal.shade, 0.12));
  pic.shade(
    S([
      [-10.5, 3],
      [-11.5, 8],
      [0, 5.6],
      [11.5, 8],
      [10.5, 3],
      [0, 2],
    ]),
    pal.shade,
    0.55,
  );
  pic.fill(
    S([
      [-11, 14],
      [-11, 18.4],
      [0, 19.8],
      [11, 18.4],
      [11, 14],
      [0, 12.6],
    ]),
    lit(pal, cloth, 0.14),
  );
  for (const a of [-6.4, 6.4]) {
    pic.fill(poly([at(a - 1.2, 31), at(a + 1.2, 31), at(a + 1.2, 10), at(a - 1.2, 10)]), m.wood);
    pic.fill(poly([at(a - 1.8, 13.4), at(a + 1.8, 13.4), at(a + 1.8, 10.4), at(a - 1.8, 10.4)]), m.mustard);
    pic.fill(poly([at(a - 0.9, 12.7), at(a + 0.9, 12.7), at(a + 0.9, 11.1), at(a - 0.9, 11.1)]), m.wood);
  }
}

function bottle(pic: Picture, st: Stage, x: number, y: number, u: number): void {
  const { pal } = pic;
  const m = pal.own;
  const prof: [number, number][] = [
    [4.2, 0],
    [4.6, 0.8],
    [4.6, 19],
    [4.2, 21],
    [2.8, 23],
    [2.6, 24],
  ];
  turned(
    pic,
    st,
    x,
    y,
    prof.map(([a, b]) => [a * u, b * u] as [number, number]),
    m.cloth,
    { spec: 0.6 },
  );
  turned(
    pic,
    st,
    x,
    y - 23.4 * u,
    [
      [3 * u, 0],
      [3.1 * u, 0.4 * u],
      [3.1 * u, 3.6 * u],
      [2.8 * u, 4 * u],
    ],
    m.metal,
    { spec: 0.6, shadow: false },
  );
}

function mate(pic: Picture, st: Stage, x: number, y: number, u: number): void {
  const { pal } = pic;
  const m = pal.own;
  const gourd = overprint(m.wood, pal.shade, 0.35);
  pic.line(
    poly(
      [
        [x + st.side * 0.6 * u, y - 11 * u],
        [x + st.side * 5 * u, y - 20 * u],
      ],
      false,
    ),
    overprint(m.metal, pal.shade, 0.3),
    0.8 * u,
  );
  const L = turned(
    pic,
    st,
    x,
    y,
    [
      [2.6, 0],
      [4.6, 1.4],
      [5.6, 4.4],
      [5.2, 7.6],
      [4.2, 9.6],
      [4.6, 10.6],
    ].map(([a, b]) => [a! * u, b! * u] as [number, number]),
    gourd,
    { spec: 0.4, open: mix(m.leaf, m.leafDark, 0.4) },
  );
  pic.fill(L.ring(10.4 * u) + L.ring(10.4 * u, 0.86), m.metal, 0.35);
}

function sunscreen(pic: Picture, st: Stage, x: number, y: number, u: number): void {
  const { pal } = pic;
  const m = pal.own;
  const at = (a: number, b: number): Pt => [x + a * u, y - b * u];
  const tube = smooth([at(-3.4, 2.6), at(-4.6, 16.5), at(0, 17), at(4.6, 16.5), at(3.4, 2.6), at(0, 2.2)], true, 0.3);
  st.shadow(tube, y, 0.55);
  pic.fill(poly([at(-2.8, 0), at(2.8, 0), at(3, 3), at(-3, 3)]), m.cloth);
  pic.fill(tube, m.mustard);
  const inside = pic.clip(tube);
  const s = st.side < 0 ? 1 : -1;
  pic.raw(pic.clipped(inside, shape(poly([at(-6, 6), at(6, 6), at(6, 12.6), at(-6, 12.6)]), m.foam)));
  pic.add(
    'multiply',
    pic.clipped(inside, shape(poly([at(s * 0.8, 0), at(s * 6, 0), at(s * 6, 18), at(s * 1.4, 18)]), pal.shade, 0.5)),
  );
  pic.fill(ellipse(...at(0, 9.3), 1.7 * u), m.accent);
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2;
    pic.line(
      poly([at(Math.cos(a) * 2.1, 9.3 + Math.sin(a) * 2.1), at(Math.cos(a) * 2.9, 9.3 + Math.sin(a) * 2.9)], false),
      m.accent,
      0.4 * u,
    );
  }
  pic.fill(poly([at(-4.7, 16.2), at(4.7, 16.2), at(4.8, 17.4), at(-4.8, 17.4)]), overprint(m.mustard, pal.shade, 0.35));
}

function foldedMap(pic: Picture, st: Stage, x: number, y: number, u: number): void {
  const { pal } = pic;
  const m = pal.own;
  const k = -st.side;
  const at = (a: number, b: number): Pt => [x + k * (a - b * 0.3) * u, y - b * 0.5 * u];
  const P = (pts: [number, number][]) => poly(pts.map(([a, b]) => at(a, b)));
  const outline = P([
    [-13, -4],
    [15, -4],
    [15, 9],
    [-13, 9],
  ]);
  pic.add(
    'multiply',
    `<g transform="translate(${f1(k * 0.8 * u)} ${f1(1.1 * u)})">${shape(outline, pal.shade, 0.6)}</g>`,
  );
  pic.fill(outline, lit(pal, m.sand, 0.4));
  pic.fill(
    P([
      [-2, -4],
      [9, -4],
      [12, 3],
      [6, 8],
      [-1, 4],
    ]),
    mix(m.vine, m.sand, 0.4),
  );
  pic.line(smooth([at(-12, 6), at(-6, 2), at(0, 4), at(7, -1), at(14, 1)], false), m.waterDeep, 0.55 * u);
  pic.line(smooth([at(-11, -3), at(-3, 1), at(4, 1), at(9, 8)], false), m.accent, 0.45 * u);
  pic.fill(
    P([
      [-9, 3],
      [-7.4, 6.6],
      [-5.8, 3],
    ]) +
      P([
        [-11.6, 0],
        [-10, 3.6],
        [-8.4, 0],
      ]),
    m.rockA,
  );
  for (const [i, a] of [-13, -6, 1, 8].entries())
    if (i % 2)
      pic.shade(
        P([
          [a, -4],
          [a + 7, -4],
          [a + 7, 9],
          [a, 9],
        ]),
        pal.shade,
        0.2,
      );
}

function glasses(pic: Picture, st: Stage, x: number, y: number, u: number): void {
  const { pal } = pic;
  const k = st.side;
  const lens = (a: number) =>
    smooth(
      [
        [x + (a - 4) * u, y - 1.6 * u],
        [x + a * u, y - 2.2 * u],
        [x + (a + 4) * u, y - 1.6 * u],
        [x + (a + 3.2) * u, y + 1.6 * u],
        [x + a * u, y + 2.3 * u],
        [x + (a - 3.2) * u, y + 1.6 * u],
      ] as Pt[],
      true,
      0.9,
    );
  const arms =
    sweep(
      [
        [x - 8.4 * u, y - 1 * u, 0.45 * u],
        [x - 7 * u - k * 2 * u, y - 4.4 * u, 0.4 * u],
        [x - k * 5 * u, y - 5.2 * u, 0.3 * u],
      ],
      4,
    ) +
    sweep(
      [
        [x + 8.4 * u, y - 1 * u, 0.45 * u],
        [x + 7 * u - k * 2 * u, y - 4.4 * u, 0.4 * u],
        [x - k * 3 * u, y - 5.8 * u, 0.3 * u],
      ],
      4,
    );
  pic.add(
    'multiply',
    `<g transform="translate(${f1(-k * 1.2 * u)} ${f1(1.4 * u)})">${shape(lens(-4.6) + lens(4.6), pal.shade, 0.6)}</g>`,
  );
  pic.fill(arms, mix(pal.deep, pal.own.wood, 0.3));
  pic.fill(lens(-4.6) + lens(4.6), mix(pal.deep, pal.own.wood, 0.2));
  for (const a of [-4.6, 4.6]) {
    const inside = pic.clip(lens(a));
    pic.raw(
      pic.clipped(
        inside,
        shape(
          poly([
            [x + (a - 3) * u, y + 3 * u],
            [x + (a + 0.4) * u, y - 3 * u],
            [x + (a + 2) * u, y - 3 * u],
            [x + (a - 1.4) * u, y + 3 * u],
          ]),
          mix(pal.sky[1], pal.glow, 0.3),
          0.55,
        ),
      ),
    );
  }
  pic.line(
    `M${f1(x - 1.2 * u)} ${f1(y - 0.9 * u)}Q${f1(x)} ${f1(y - 2 * u)} ${f1(x + 1.2 * u)} ${f1(y - 0.9 * u)}`,
    mix(pal.deep, pal.own.wood, 0.3),
    0.7 * u,
  );
}

function strawHat(pic: Picture, st: Stage, x: number, y: number, u: number, m: Picture['pal']['own']): void {
  const { pal } = pic;
  const straw = mix(m.sand, m.mustard, 0.3);
  const brim = ellipse(x, y, 15 * u, 4.4 * u);
  st.shadow(brim, y + 3 * u, 0.5);
  pic.fill(brim, straw);
  pic.shade(ellipse(x, y + 0.4 * u, 9.6 * u, 2.4 * u), pal.shade, 0.5);
  const crown = smooth(
    [
      [x - 8 * u, y - 0.4 * u],
      [x - 7.4 * u, y - 8 * u],
      [x - 3 * u, y - 10.6 * u],
      [x + 3 * u, y - 10.6 * u],
      [x + 7.4 * u, y - 8 * u],
      [x + 8 * u, y - 0.4 * u],
      [x, y + 1.6 * u],
    ] as Pt[],
    true,
    0.7,
  );
  pic.fill(crown, lit(pal, straw, 0.15));
  const inside = pic.clip(crown);
  pic.raw(
    pic.clipped(
      inside,
      shape(
        poly([
          [x - 10 * u, y - 4.2 * u],
          [x, y - 2.6 * u],
          [x + 10 * u, y - 4.2 * u],
          [x + 10 * u, y + 2 * u],
          [x - 10 * u, y + 2 * u],
        ]),
        m.wine,
      ),
    ),
  );
  const s = st.side < 0 ? 1 : -1;
  pic.add(
    'multiply',
    pic.clipped(
      inside,
      shape(
        poly([
          [x + s * 2 * u, y - 14 * u],
          [x + s * 12 * u, y - 14 * u],
          [x + s * 12 * u, y + 4 * u],
          [x + s * 3.4 * u, y + 4 * u],
        ]),
        pal.shade,
        0.5,
      ),
    ),
  );
}
