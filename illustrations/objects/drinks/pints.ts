import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, lerp, type Pt, poly, rect, smooth, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { garland, glow, glows } from '../../props/air/light.ts';
import { sky } from '../../props/air/sky.ts';
import { range } from '../../props/land/land.ts';
import { figure, offShade } from '../../props/people/figures.ts';
import { poplar, tones } from '../../props/plants/plants.ts';
import { counter, pendant, planks } from '../../props/rooms/bar.ts';
import { pintGlass } from '../../props/table/servings.ts';
import { type Stage, turned } from '../../props/table/table.ts';

export interface PintsOptions {
  focal?: number;
  place?: 'taps' | 'poplars' | 'viking';
}

/** Beer where it is poured: the wall of taps, a yard among poplars, a long table under a shield. */
export function pints(pic: Picture, o: PintsOptions = {}): void {
  const focal = o.focal ?? 0.58;
  if (o.place === 'poplars') poplarYard(pic, focal);
  else if (o.place === 'viking') longTable(pic, focal);
  else tapWall(pic, focal);
}

// --- The taps ------------------------------------------------------------------------------------

function tapWall(pic: Picture, focal: number): void {
  const { W, H, pal: p } = pic;
  const m = p.own;
  tiles(pic, mix(m.cloth, m.leafDark, 0.35), H * 0.66);
  planks(pic, -5, -5, W + 5, H * 0.16, overprint(m.wood, p.shade, 0.45), 70);
  const pipe = mix(m.rockB, m.mustard, 0.35);
  const y = H * 0.3;
  pic.shade(rect(-5, y + 10, W + 10, 34), p.shade, 0.5);
  pic.fill(rect(-5, y - 17, W + 10, 34), pipe);
  pic.fill(rect(-5, y - 12, W + 10, 7), lit(p, pipe, 0.5));
  pic.fill(rect(-5, y + 8, W + 10, 9), overprint(pipe, p.shade, 0.6));
  const handles = [m.accent, m.mustard, p.deep, m.foam, m.leaf, m.wine, m.water, m.wood, m.accent, m.mustard];
  const n = Math.round(W / 132);
  for (let i = 0; i < n; i++) tap(pic, (W * (i + 0.5)) / n, y, handles[i % handles.length]!, pipe);
  for (const t of [0.18, 0.5, 0.82]) pendant(pic, W * t, H * 0.12, H * 0.06, p.deep);
  const st = counter(pic, { focal, y: 0.64, ink: mix(m.wood, m.sand, 0.15), sheen: p.lamp });
  tray(pic, st);
}

/** Glazed bricks in running bond. */
function tiles(pic: Picture, ink: Hex, y1: number): void {
  const { W, pal: p } = pic;
  const rng = pic.rng.fork('tiles');
  pic.fill(rect(-5, -5, W + 10, y1 + 10), ink);
  const [tw, th] = [86, 36];
  let joint = '';
  let pale = '';
  for (let r = 0, y = 0; y < y1; r++, y += th) {
    joint += rect(-5, y, W + 10, 2.2);
    for (let x = r % 2 ? -tw / 2 : 0; x < W; x += tw) {
      joint += rect(x, y, 2.2, th);
      if (rng.chance(0.28)) pale += rect(x + 2.2, y + 2.2, tw - 2.2, th - 2.2);
    }
  }
  pic.fill(pale, lit(p, ink, 0.14));
  pic.shade(joint, p.shade, 0.7);
}

/** One tap on the copper rail at (x, y). */
function tap(pic: Picture, x: number, y: number, handle: Hex, metal: Hex): void {
  const p = pic.pal;
  const steel = mix(p.own.metal, p.paper, 0.25);
  const lever = smooth(
    [
      [x - 9, y - 34],
      [x - 15, y - 92],
      [x - 10, y - 116],
      [x + 10, y - 116],
      [x + 15, y - 92],
      [x + 9, y - 34],
    ],
    true,
    0.5,
  );
  const spout = sweep(
    [
      [x, y + 6, 9],
      [x, y + 40, 8],
      [x + 2, y + 62, 6],
    ],
    3,
    false,
  );
  pic.add('multiply', `<g transform="translate(12 14)">${shape(lever + spout, p.shade, 0.5)}</g>`);
  pic.fill(ellipse(x, y, 24), metal);
  pic.fill(ellipse(x, y, 16), steel);
  pic.fill(spout, steel);
  pic.fill(rect(x - 5, y - 40, 10, 30), steel);
  pic.fill(lever, handle);
  pic.fill(ellipse(x, y - 88, 8), lit(p, handle, 0.5));
  offShade(pic, lever + spout, 5, 2, p.shade, 0.55);
}

/** Round tray with four pints, straw to stout. */
function tray(pic: Picture, st: Stage): void {
  const { H, pal: p } = pic;
  const m = p.own;
  const u = st.u;
  const k = st.side;
  const [x, y] = [st.cx, H * 0.85];
  pic.add('multiply', shape(ellipse(x - k * 6 * u, y + 4 * u, 48 * u, 11 * u), p.shade, 0.6));
  pic.fill(ellipse(x, y + 1.6 * u, 45 * u, 10.5 * u), overprint(p.deep, p.shade, 0.2));
  pic.fill(ellipse(x, y, 45 * u, 10.2 * u), mix(p.deep, m.metal, 0.28));
  pic.fill(ellipse(x, y + 0.4 * u, 41.5 * u, 8.9 * u), mix(p.deep, m.metal, 0.12));
  const beers: [number, number, Hex, boolean][] = [
    [-9, -4.6, mix(m.rockA, m.wine, 0.3), false],
    [17, -4.2, m.mustard, false],
    [-24, 2.2, mix(m.rockD, p.deep, 0.5), true],
    [7, 3.6, mix(m.mustard, m.foam, 0.35), false],
  ];
  for (const [dx, dy, ink, dark] of beers) pintGlass(pic, st, x - k * dx * u, y + dy * u, 38 * u, ink, { dark });
}

// --- Among poplars -------------------------------------------------------------------------------

function poplarYard(pic: Picture, focal: number): void {
  const { W, H, pal: p } = pic;
  const m = p.mats;
  const hz = H * 0.56;
  const rng = pic.rng;
  sky(pic, {
    horizon: hz,
    clouds: 'streaks',
    cloudAmount: 0.6,
    sun: { x: W * (focal > 0.5 ? 0.22 : 0.78), y: hz * 0.72, r: 38 },
  });
  range(pic, {
    horizon: hz,
    height: hz * 0.3,
    lead: focal > 0.5 ? 0.32 : 0.68,
    snow: 0.45,
    air: 0.4,
    seed: 'andes',
    peaks: 7,
    mist: 1,
  });
  const grass = overprint(mix(m.leaf, m.steppe, 0.5), p.shade, 0.15);
  pic.fill(rect(-5, hz, W + 10, H), grass);
  for (const [i, t] of [0.02, 0.16, 0.3, 0.46, 0.62, 0.78, 0.93].entries()) {
    const x = W * t + rng.range(-14, 14);
    const near = i % 2;
    poplar(
      pic,
      x,
      hz + H * (near ? 0.055 : 0.02),
      H * (near ? 0.56 : 0.44) * rng.range(0.92, 1.1),
      tones(p, m.poplar, m.poplarDark, near ? 0.02 : 0.14),
      rng,
      undefined,
      1.05,
      1,
    );
  }
  yardTables(pic, hz);
  const bulbs: Pt[] = [];
  for (const [a, b, y, sag] of [
    [-0.05, 0.34, 0.26, 0.05],
    [0.3, 0.66, 0.23, 0.06],
    [0.62, 1.05, 0.27, 0.05],
    [-0.04, 0.52, 0.36, 0.05],
    [0.48, 1.04, 0.36, 0.05],
  ] as const)
    bulbs.push(
      ...garland(pic, [W * a, H * y], [W * b, H * (y + 0.015)], {
        sag: H * sag,
        n: 9,
        r: H * 0.009,
        color: lit(p, p.lamp, 0.45),
      }),
    );
  glows(pic, bulbs, H * 0.055, p.lamp, 0.55);
  const st = counter(pic, { focal, y: 0.73, ink: mix(m.wood, m.sand, 0.25), sheen: p.lamp });
  grainOfTable(pic, st);
  const y = H * 0.9;
  pintGlass(pic, st, st.cx - st.side * 15 * st.u, y - 1.5 * st.u, 42 * st.u, p.own.mustard);
  fries(pic, st, st.cx + st.side * 13 * st.u, y + 2 * st.u, st.u);
}

/** People at trestle tables on the grass. */
function yardTables(pic: Picture, hz: number): void {
  const { W, H, pal: p } = pic;
  const m = p.own;
  const wood = overprint(m.wood, p.shade, 0.3);
  for (const [t, size] of [
    [0.12, 1],
    [0.4, 0.82],
    [0.68, 0.82],
    [0.92, 1],
  ] as const) {
    const [x, y] = [W * t, hz + H * (0.05 + 0.06 * size)];
    const h = H * 0.115 * size;
    pic.add('multiply', shape(ellipse(x, y, h * 1.3, h * 0.13), p.shade, 0.55));
    for (const [dx, face, top] of [
      [-0.85, 1, m.accent],
      [0.85, -1, m.cloth],
      [-0.45, 1, m.mustard],
    ] as const)
      figure(pic, x + dx * h, y, h * 1.35, 'sit', { top: overprint(top, p.shade, 0.25), bottom: p.deep }, face, {
        shade: false,
      });
    pic.fill(
      rect(x - h * 0.72, y - h * 0.56, h * 1.44, h * 0.07) +
        rect(x - h * 0.5, y - h * 0.5, h * 0.07, h * 0.5) +
        rect(x + h * 0.43, y - h * 0.5, h * 0.07, h * 0.5),
      wood,
    );
    for (const dx of [-0.3, 0.2]) pic.fill(rect(x + dx * h, y - h * 0.72, h * 0.1, h * 0.16), m.mustard);
    glow(pic, x, y - h * 0.8, h * 0.9, p.lamp, 0.35);
  }
}

function grainOfTable(pic: Picture, st: Stage): void {
  const { W, H, pal: p } = pic;
  let d = '';
  for (let i = -8; i <= 8; i++) {
    const xb = W * 0.5 + i * W * 0.13;
    const xt = lerp(W * 0.5, xb, 0.86);
    d += poly([
      [xt - 1, st.tableY],
      [xt + 1, st.tableY],
      [xb + 2, H],
      [xb - 2, H],
    ]);
  }
  pic.shade(d, p.shade, 0.6);
}

/** A paper cone of fries in its stand. */
function fries(pic: Picture, st: Stage, x: number, y: number, u: number): void {
  const p = pic.pal;
  const m = p.own;
  const k = st.side;
  const rng = pic.rng.fork('fries');
  const bowl: [number, number][] = [
    [7, 0],
    [8, 1],
    [11, 12],
  ];
  let sticks = '';
  let lightSticks = '';
  for (let i = 0; i < 22; i++) {
    const a = rng.range(-0.62, 0.62);
    const bx = x + rng.range(-8, 8) * u;
    const len = rng.range(9, 17) * u;
    const ex = bx + Math.sin(a) * len;
    const ey = y - 9 * u - Math.cos(a) * len;
    const d = poly([
      [bx - 1.1 * u, y - 8 * u],
      [bx + 1.1 * u, y - 8 * u],
      [ex + 1.1 * u, ey],
      [ex - 1.1 * u, ey + 0.7 * u],
    ]);
    if (i % 2) lightSticks += d;
    else sticks += d;
  }
  st.shadow(sticks + lightSticks, y, 0.4);
  pic.fill(sticks, overprint(m.mustard, p.shade, 0.28));
  pic.fill(lightSticks, mix(m.mustard, m.foam, 0.3));
  const L = turned(
    pic,
    st,
    x,
    y,
    bowl.map(([a, b]) => [a * u, b * u] as [number, number]),
    mix(m.accent, m.wine, 0.15),
    { spec: 0.3 },
  );
  const clip = pic.clip(L.outline);
  let stripes = '';
  for (const q of [-0.75, -0.25, 0.25, 0.75]) stripes += L.band(q - 0.1, q + 0.1);
  pic.raw(pic.clipped(clip, shape(stripes, m.foam)));
  pic.add('multiply', pic.clipped(clip, shape(L.band(k < 0 ? 0.3 : -1.2, k < 0 ? 1.2 : -0.3), p.shade, 0.5)));
}

// --- Under the shield ----------------------------------------------------------------------------

function longTable(pic: Picture, focal: number): void {
  const { W, H, pal: p } = pic;
  const m = p.own;
  const wall = overprint(mix(m.wood, m.rockD, 0.35), p.shade, p.lamps ? 0.45 : 0.2);
  planks(pic, -5, -5, W + 5, H * 0.68, wall, 96);
  const k = focal > 0.5 ? 1 : -1;
  carvedPost(pic, W * (0.5 - 0.4 * k), H * 0.68, 74, wall);
  carvedPost(pic, W * (0.5 + 0.46 * k), H * 0.68, 74, wall);
  shield(pic, W * (0.5 + 0.13 * k), H * 0.28, H * 0.225);
  for (const x of [W * (0.5 - 0.22 * k), W * (0.5 + 0.4 * k)]) torch(pic, x, H * 0.36, H * 0.06);
  const st = counter(pic, { focal, y: 0.66, ink: overprint(mix(m.wood, m.adobe, 0.3), p.shade, 0.1), sheen: p.lamp });
  grainOfTable(pic, st);
  const u = st.u;
  mug(pic, st, st.cx + st.side * 29 * u, H * 0.78, u * 0.92, true);
  mug(pic, st, st.cx - st.side * 22 * u, H * 0.8, u, true);
  mug(pic, st, st.cx + st.side * 4 * u, H * 0.9, u * 1.14, false);
}

/** Post carved with a knot of interlacing bands. */
function carvedPost(pic: Picture, x: number, y: number, w: number, wall: Hex): void {
  const p = pic.pal;
  const wood = lit(p, mix(wall, p.own.wood, 0.5), 0.08);
  pic.shade(rect(x - w * 0.5 + 14, -5, w, y + 5), p.shade, 0.5);
  pic.fill(rect(x - w / 2, -5, w, y + 5), wood);
  const wave = (phase: number): Pt[] =>
    Array.from({ length: 40 }, (_, i) => [x + Math.sin(i * 0.62 + phase) * w * 0.27, (y * i) / 39] as Pt);
  for (const phase of [0, Math.PI]) {
    pic.line(smooth(wave(phase), false), overprint(wood, p.shade, 0.8), w * 0.17);
    pic.line(smooth(wave(phase), false), lit(p, wood, 0.22), w * 0.08);
  }
  pic.shade(rect(x + w * 0.32, -5, w * 0.18, y + 5), p.shade, 0.5);
}

/** Round shield of eight painted fields with its iron boss, two axes crossed behind. */
function shield(pic: Picture, x: number, y: number, r: number): void {
  const p = pic.pal;
  const m = p.own;
  const iron = mix(p.deep, m.metal, 0.4);
  for (const k of [-1, 1]) {
    const at = (t: number, off: number): Pt => [
      x + k * (t * r * 1.15 + off * r * 0.5),
      y - t * r * 1.05 + off * r * 0.5,
    ];
    pic.fill(
      sweep(
        [
          [...at(-1.1, 0), r * 0.045],
          [...at(1.1, 0), r * 0.045],
        ],
        1,
      ),
      overprint(m.wood, p.shade, 0.2),
    );
    const head = smooth([at(0.8, -0.02), at(1.14, -0.04), at(1.3, 0.5), at(0.95, 0.4), at(0.62, 0.52)], true, 0.5);
    pic.fill(head, mix(iron, p.paper, 0.2));
    offShade(pic, head, 3, 4, p.shade, 0.5);
  }
  pic.shade(ellipse(x + r * 0.08, y + r * 0.1, r), p.shade, 0.6);
  pic.fill(ellipse(x, y, r), iron);
  const clip = pic.clip(ellipse(x, y, r * 0.93));
  let fields = '';
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2 + 0.2;
    const b = a + Math.PI / 4;
    fields += shape(
      poly([
        [x, y],
        [x + Math.cos(a) * r * 1.3, y + Math.sin(a) * r * 1.3],
        [x + Math.cos(b) * r * 1.3, y + Math.sin(b) * r * 1.3],
      ]),
      i % 2 ? m.accent : m.wall,
    );
  }
  let boards = '';
  for (let q = -3; q <= 3; q++) boards += rect(x + q * r * 0.27, y - r, r * 0.012, r * 2);
  pic.raw(pic.clipped(clip, fields));
  pic.add(
    'multiply',
    pic.clipped(clip, shape(boards, p.shade, 0.5) + shape(ellipse(x - r * 0.5, y - r * 0.6, r * 1.5), p.shade, 0)),
  );
  pic.add(
    'multiply',
    pic.clipped(
      clip,
      shape(
        `${ellipse(x, y, r * 1.2)}${ellipse(x - r * 0.16, y - r * 0.2, r * 0.98)}`,
        p.shade,
        0.5,
        ' fill-rule="evenodd"',
      ),
    ),
  );
  pic.fill(ellipse(x, y, r * 0.24), iron);
  pic.fill(ellipse(x, y, r * 0.17), mix(iron, p.paper, 0.25));
  pic.fill(ellipse(x - r * 0.05, y - r * 0.06, r * 0.06), p.paper, 0.8);
  let rivets = '';
  for (let i = 0; i < 16; i++)
    rivets += ellipse(x + Math.cos(i * 0.3927) * r * 0.965, y + Math.sin(i * 0.3927) * r * 0.965, r * 0.022);
  pic.fill(rivets, m.mustard);
}

/** Wall torch with its flame. */
function torch(pic: Picture, x: number, y: number, r: number): void {
  const p = pic.pal;
  const m = p.own;
  glow(pic, x, y - r * 0.8, r * 5.5, p.lamp, 0.55);
  pic.fill(
    poly([
      [x - r * 0.34, y],
      [x + r * 0.34, y],
      [x + r * 0.14, y + r * 1.5],
      [x - r * 0.14, y + r * 1.5],
    ]),
    mix(p.deep, m.metal, 0.25),
  );
  const flame = (k: number): string =>
    smooth(
      [
        [x - r * 0.42 * k, y - r * 0.1],
        [x - r * 0.5 * k, y - r * 0.7 * k],
        [x - r * 0.08 * k, y - r * 1.9 * k],
        [x + r * 0.5 * k, y - r * 0.8 * k],
        [x + r * 0.4 * k, y - r * 0.1],
      ],
      true,
      0.9,
    );
  pic.fill(flame(1), mix(m.accent, m.mustard, 0.3));
  pic.fill(flame(0.7), m.mustard);
  pic.fill(flame(0.42), p.paper);
}

/** Wooden mug of staves with iron hoops, a handle and a head of foam. */
function mug(pic: Picture, st: Stage, x: number, y: number, u: number, back: boolean): void {
  const p = pic.pal;
  const m = p.own;
  const k = st.side;
  const wood = mix(m.wood, m.sand, back ? 0.1 : 0.25);
  const hx = x - k * 13 * u;
  pic.raw(
    `<path d="${smooth(
      [
        [x - k * 8 * u, y - 23 * u],
        [hx, y - 22 * u],
        [hx - k * 2 * u, y - 13 * u],
        [hx + k * 1.5 * u, y - 6 * u],
        [x - k * 8 * u, y - 5 * u],
      ],
      false,
    )}" fill="none" stroke="${overprint(wood, p.shade, 0.45)}" stroke-width="${(u * 2.8).toFixed(1)}" stroke-linecap="round"/>`,
  );
  const prof: [number, number][] = [
    [10.6, 0],
    [11, 0.6],
    [10.2, 14],
    [9.6, 28],
  ];
  const L = turned(
    pic,
    st,
    x,
    y,
    prof.map(([a, b]) => [a * u, b * u] as [number, number]),
    wood,
    { spec: 0.3 },
  );
  const clip = pic.clip(L.outline);
  let staves = '';
  for (const q of [-0.88, -0.66, -0.36, 0, 0.36, 0.66, 0.88]) staves += L.band(q - 0.012, q + 0.012);
  pic.add('multiply', pic.clipped(clip, shape(staves, p.shade, 0.75)));
  for (const h of [4, 21]) {
    const hoop = poly([
      [x - 12 * u, y - h * u],
      [x + 12 * u, y - h * u],
      [x + 12 * u, y - (h + 2.4) * u],
      [x - 12 * u, y - (h + 2.4) * u],
    ]);
    const sag = ellipse(x, y - h * u, 11 * u, 1.6 * u);
    pic.raw(pic.clipped(clip, shape(hoop + sag, mix(p.deep, m.metal, 0.45))));
    pic.raw(
      pic.clipped(
        clip,
        shape(rect(x + (k < 0 ? -7 : 4.5) * u, y - (h + 2.4) * u, 2 * u, 3.4 * u), lit(p, m.metal, 0.5)),
      ),
    );
  }
  let foam = '';
  for (let i = 0; i < 11; i++) {
    const t = (i / 10) * 2 - 1;
    foam += ellipse(x + t * 8.6 * u, y - (29.5 + 1.8 * Math.cos(t * 1.4) + (i % 2)) * u, 2.7 * u, 2.4 * u);
  }
  foam += ellipse(x, y - 28.6 * u, 9.6 * u, 2.4 * u);
  const drip = smooth(
    [
      [x + k * 4 * u, y - 28 * u],
      [x + k * 7.4 * u, y - 28 * u],
      [x + k * 7 * u, y - 21 * u],
      [x + k * 5.8 * u, y - 18.6 * u],
      [x + k * 4.8 * u, y - 21.5 * u],
    ],
    true,
    0.6,
  );
  pic.fill(foam + drip, m.foam);
  offShade(pic, foam, -k * 4 * u, 1.4 * u, p.shade, 0.35);
}
