import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, lerp, type Pt, poly, rect, smooth, sweep } from '../../core/geom.ts';
import { pale } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Rng } from '../../core/rng.ts';
import { glow } from '../../props/air/light.ts';
import { type Venue, venue } from '../../props/rooms/venues.ts';
import { lathe } from '../../props/table/lathe.ts';
import { board, pintGlass, steam } from '../../props/table/servings.ts';
import {
  grapeBunch,
  pan,
  type Stage,
  type StageOptions,
  tableStage,
  turned,
  wineBottle,
  wineGlass,
} from '../../props/table/table.ts';

/** How flat a circle on the table looks from table height: its height over its width. */
const FLAT = 0.46;
const disc = (x: number, y: number, r: number, k = 1) => ellipse(x, y, r * k, r * k * FLAT);

export type Food =
  | 'burger'
  | 'steak'
  | 'tacos'
  | 'empanadas'
  | 'shawarma'
  | 'cake'
  | 'mushrooms'
  | 'tasting'
  | 'platter'
  | 'pouring'
  | 'cone';

export interface DishOptions {
  focal?: number;
  food?: Food;
  backdrop?: Venue | NonNullable<StageOptions['back']>;
}

/** The inputs of every dish: the sheet, the stage, the middle of the dish, one hundredth of the height. */
interface Put {
  pic: Picture;
  st: Stage;
  x: number;
  y: number;
  u: number;
  rng: Rng;
}

const STAGE_BACKS = ['vineyard', 'wall', 'patio', 'window', 'olive-grove', 'lake'];

/** One dish on a table or a counter, in front of the kind of room where it is eaten. */
export function dish(pic: Picture, o: DishOptions = {}): void {
  const backdrop = o.backdrop ?? 'bar',
    food = o.food ?? 'burger',
    named = STAGE_BACKS.includes(backdrop),
    st = tableStage(pic, {
      focal: o.focal,
      tableY: 0.56,
      back: named ? (backdrop as StageOptions['back']) : undefined,
      backdrop: named ? undefined : (a) => venue(pic, backdrop as Venue, a),
      table: TABLES[food],
      tableColor: backdrop === 'neon' ? mix(pic.pal.own.metal, pic.pal.deep, 0.35) : undefined,
    });
  DISHES[food]({ pic, st, x: st.cx, y: pic.H * 0.79, u: st.u, rng: pic.rng.fork('plato') });
}

const TABLES: Partial<Record<Food, StageOptions['table']>> = {
  cake: 'stone',
  mushrooms: 'tablecloth',
};

/** A tray or board of any outline, with its thickness and shade. */
function slab(q: Put, d: (dy: number) => string, c: Hex, thick: number): void {
  const { pic, st, u } = q,
    p = pic.pal;
  pic.add(
    'multiply',
    `<g transform="translate(${f1(-st.side * u * 2.4)} ${f1(u * 2)})">${shape(d(0), p.shade, 0.6)}</g>`,
  );
  pic.fill(d(thick), overprint(c, p.shade, 0.65));
  pic.fill(d(0), c);
}

/** A rectangle lying on the table, narrower at its far side. */
const lying = (x: number, y: number, w: number, d: number) => (dy: number) =>
  smooth(
    [
      [x - w * 0.94, y - d + dy],
      [x, y - d + dy],
      [x + w * 0.94, y - d + dy],
      [x + w * 0.98, y + dy],
      [x + w, y + d + dy],
      [x, y + d + dy],
      [x - w, y + d + dy],
      [x - w * 0.98, y + dy],
    ],
    true,
    0.35,
  );

/** A heap of chips: sticks thrown over one another. */
function chips(q: Put, x: number, y: number, r: number, n = 44): void {
  const { pic, st, rng, u } = q,
    p = pic.pal,
    m = p.own,
    gold = mix(m.mustard, m.sand, 0.35);
  pic.add('multiply', shape(ellipse(x - st.side * r * 0.25, y + r * 0.12, r * 1.1, r * 0.42), p.shade, 0.55));
  const list = Array.from({ length: n }, () => {
    const t = rng() ** 0.7,
      a = rng() * 6.283;
    return {
      x: x + Math.cos(a) * r * t * 0.8,
      y: y - (1 - t) * r * 0.75 + Math.sin(a) * r * t * 0.3,
      a: rng.range(-0.7, 0.7) + (rng.chance(0.3) ? 1.3 : 0),
      l: r * rng.range(0.32, 0.52),
    };
  }).sort((a, b) => a.y - b.y);
  for (const c of list) {
    const dx = Math.cos(c.a) * c.l,
      dy = Math.sin(c.a) * c.l * 0.6,
      w = u * 0.95;
    pic.fill(
      sweep(
        [
          [c.x - dx, c.y - dy + w * 0.5, w],
          [c.x + dx, c.y + dy + w * 0.5, w],
        ],
        1,
        false,
      ),
      overprint(gold, p.shade, 0.55),
    );
    pic.fill(
      sweep(
        [
          [c.x - dx, c.y - dy, w * 0.86],
          [c.x + dx, c.y + dy, w * 0.86],
        ],
        1,
        false,
      ),
      gold,
    );
    pic.fill(
      sweep(
        [
          [c.x - dx, c.y - dy - w * 0.4, w * 0.3],
          [c.x + dx, c.y + dy - w * 0.4, w * 0.3],
        ],
        1,
        false,
      ),
      pale(p, gold, 0.45),
    );
  }
}

/** Shades the far side of a shape and lights the near edge of its top. */
function model(q: Put, d: string, x: number, w: number, y0: number, y1: number, k = 0.5): void {
  const { pic, st } = q,
    s = -st.side;
  pic.add(
    'multiply',
    pic.clipped(pic.clip(d), shape(rect(s > 0 ? x + w * 0.3 : x - w * 1.3, y0, w, y1 - y0), pic.pal.shade, k)),
  );
}

/** Leaves of lettuce along a line, ragged. */
function lettuce(q: Put, x: number, y: number, w: number, h: number): void {
  const { pic, rng } = q,
    m = pic.pal.own,
    pts: Pt[] = [];
  for (let i = 0; i <= 18; i++) pts.push([x - w + (2 * w * i) / 18, y + (i % 2 ? h : h * 0.2) * rng.range(0.6, 1.1)]);
  for (let i = 18; i >= 0; i--) pts.push([x - w + (2 * w * i) / 18, y - h * 0.7 * rng.range(0.6, 1)]);
  const d = smooth(pts, true, 0.8);
  pic.fill(d, mix(m.vine, m.leaf, 0.3));
  model(q, d, x, w, y - h * 2, y + h * 2, 0.45);
}

function burgerStack(q: Put, x: number, y: number, r: number): void {
  const { pic, st, rng } = q,
    p = pic.pal,
    m = p.own,
    bun = mix(m.adobe, m.mustard, 0.3),
    meat = mix(m.rockD, p.deep, 0.42),
    cheese = mix(m.mustard, m.wall, 0.2);
  const drum = (h0: number, h1: number, w: number) =>
    smooth(
      [
        [x - w, y - h1],
        [x - w * 1.02, y - (h0 + h1) / 2],
        [x - w * 0.96, y - h0],
        [x, y - h0 + r * 0.1],
        [x + w * 0.96, y - h0],
        [x + w * 1.02, y - (h0 + h1) / 2],
        [x + w, y - h1],
        [x, y - h1 + r * 0.08],
      ],
      true,
      0.8,
    );
  const top = smooth(
    [
      [x - r, y - r * 1.12],
      [x - r * 0.94, y - r * 1.5],
      [x - r * 0.55, y - r * 1.86],
      [x, y - r * 1.96],
      [x + r * 0.55, y - r * 1.86],
      [x + r * 0.94, y - r * 1.5],
      [x + r, y - r * 1.12],
      [x + r * 0.6, y - r * 1.02],
      [x, y - r * 0.98],
      [x - r * 0.6, y - r * 1.02],
    ],
    true,
    0.85,
  );
  st.shadow(drum(0, r * 0.4, r) + top, y, 0.6);
  const layer = (d: string, c: Hex) => {
    pic.fill(d, c);
    model(q, d, x, r, y - 3 * r, y + r);
  };
  layer(drum(0, r * 0.36, r * 0.98), bun);
  layer(drum(r * 0.3, r * 0.62, r * 1.04), meat);
  let drip = `M${f1(x - r * 1.06)} ${f1(y - r * 0.66)}`;
  for (let i = 0; i < 7; i++) drip += `q${f1(r * 0.15)} ${f1(r * (i % 2 ? 0.14 : 0.42))} ${f1(r * 0.303)} 0`;
  layer(`${drip}Q${f1(x)} ${f1(y - r * 0.78)} ${f1(x - r * 1.06)} ${f1(y - r * 0.66)}Z`, cheese);
  layer(drum(r * 0.66, r * 0.9, r * 1.02), overprint(meat, m.rockA, 0.1));
  layer(drum(r * 0.86, r * 0.98, r * 0.98), m.accent);
  lettuce(q, x, y - r * 1.02, r * 1.1, r * 0.13);
  pic.fill(top, bun);
  const clip = pic.clip(top);
  model(q, top, x, r, y - 3 * r, y);
  pic.raw(
    pic.clipped(clip, shape(ellipse(x + st.side * r * 0.42, y - r * 1.66, r * 0.42, r * 0.16), pale(p, bun, 0.45))),
  );
  let seeds = '';
  for (let i = 0; i < 26; i++) {
    const a = rng.range(-0.86, 0.86),
      h = rng.range(0.15, 0.85);
    seeds += ellipse(x + a * r * (1 - 0.3 * h), y - r * (1.2 + h * 0.66 * (1 - a * a * 0.5)), r * 0.045, r * 0.028);
  }
  pic.fill(seeds, pale(p, m.sand, 0.4));
  pic.fill(rect(x - r * 0.02, y - r * 2.3, r * 0.04, r * 0.4), m.wood);
  pic.fill(ellipse(x, y - r * 2.3, r * 0.1), mix(m.vine, m.olive, 0.4));
}

/** Half an empanada turnover: a fat crescent with its braided edge. */
function empanada(q: Put, x: number, y: number, r: number, flip: number): void {
  const { pic, st } = q,
    p = pic.pal,
    m = p.own,
    crust = mix(m.adobe, m.mustard, 0.32),
    d = smooth(
      [
        [x - r, y],
        [x - r * 0.86, y - r * 0.42],
        [x - r * 0.35, y - r * 0.74],
        [x + r * 0.35, y - r * 0.74],
        [x + r * 0.86, y - r * 0.42],
        [x + r, y],
        [x, y + r * 0.12],
      ],
      true,
      0.9,
    );
  st.shadow(d, y, 0.5);
  pic.fill(d, crust);
  const c = pic.clip(d);
  pic.add('multiply', pic.clipped(c, shape(ellipse(x - st.side * r * 0.4, y + r * 0.15, r, r * 0.5), p.shade, 0.4)));
  pic.raw(
    pic.clipped(
      c,
      shape(ellipse(x + st.side * r * 0.25, y - r * 0.45, r * 0.4, r * 0.14), pale(p, crust, 0.4)) +
        shape(
          ellipse(x - r * 0.1 * flip, y - r * 0.34, r * 0.3, r * 0.1) +
            ellipse(x + r * 0.4 * flip, y - r * 0.2, r * 0.16, r * 0.07),
          mix(m.rockA, m.wood, 0.4),
          0.5,
        ),
    ),
  );
  let braid = '';
  for (let i = 0; i <= 12; i++) {
    const a = Math.PI * (i / 12);
    braid += ellipse(x + Math.cos(a) * r * 0.96, y + r * 0.06 - Math.sin(a) * r * 0.72, r * 0.12, r * 0.1);
  }
  pic.fill(braid, overprint(crust, p.shade, 0.3));
  let tops = '';
  for (let i = 0; i <= 12; i++) {
    const a = Math.PI * (i / 12);
    tops += ellipse(
      x + Math.cos(a) * r * 0.96 + st.side * r * 0.02,
      y + r * 0.03 - Math.sin(a) * r * 0.74,
      r * 0.08,
      r * 0.06,
    );
  }
  pic.fill(tops, pale(p, crust, 0.2));
}

/** A taco on its fold: shell, filling, herbs. */
function taco(q: Put, x: number, y: number, r: number, filling: Hex): void {
  const { pic, st, rng } = q,
    p = pic.pal,
    m = p.own,
    shell = mix(m.mustard, m.sand, 0.45),
    back = smooth(
      [
        [x - r, y],
        [x - r * 0.86, y - r * 0.62],
        [x, y - r * 1.06],
        [x + r * 0.9, y - r * 0.66],
        [x + r * 1.04, y - r * 0.06],
      ],
      true,
      0.8,
    ),
    frontD = smooth(
      [
        [x - r * 1.02, y - r * 0.06],
        [x - r * 0.8, y - r * 0.52],
        [x - r * 0.05, y - r * 0.82],
        [x + r * 0.78, y - r * 0.5],
        [x + r, y],
        [x + r * 0.4, y + r * 0.1],
        [x - r * 0.4, y + r * 0.1],
      ],
      true,
      0.85,
    );
  st.shadow(back, y, 0.55);
  pic.fill(back, overprint(shell, p.shade, 0.4));
  for (let i = 0; i < 46; i++) {
    const a = Math.PI * rng.range(0.08, 0.92),
      px = x + Math.cos(a) * r * 0.86,
      py = y - Math.sin(a) * r * 0.86 - rng.range(-0.05, 0.14) * r,
      k = r * rng.range(0.06, 0.13),
      c = rng.pick([
        filling,
        filling,
        mix(m.vine, m.leaf, 0.4),
        m.accent,
        pale(p, m.foam, 0.2),
        overprint(filling, p.shade, 0.5),
      ]);
    pic.fill(
      smooth(
        [
          [px - k, py],
          [px, py - k * 0.9],
          [px + k * 1.1, py - k * 0.1],
          [px + k * 0.2, py + k * 0.8],
        ],
        true,
        0.8,
      ),
      c,
    );
  }
  pic.fill(frontD, shell);
  const c = pic.clip(frontD);
  pic.add(
    'multiply',
    pic.clipped(c, shape(ellipse(x - st.side * r * 0.75, y + r * 0.1, r * 0.9, r * 0.9), p.shade, 0.38)),
  );
  let toast = '';
  for (let i = 0; i < 12; i++)
    toast += ellipse(x + rng.range(-0.8, 0.8) * r, y - rng.range(0, 0.6) * r, r * rng.range(0.03, 0.08), r * 0.03);
  pic.raw(pic.clipped(c, shape(toast, mix(m.rockA, m.wood, 0.3), 0.65)));
}

function lime(q: Put, x: number, y: number, r: number): void {
  const { pic, st } = q,
    p = pic.pal,
    rind = mix(p.own.vine, p.own.leaf, 0.25),
    d = `M${f1(x - r)} ${f1(y - r * 0.3)}A${f1(r)} ${f1(r)} 0 0 0 ${f1(x + r)} ${f1(y - r * 0.3)}Z`;
  st.shadow(d, y + r * 0.6, 0.5);
  pic.fill(d, rind);
  pic.fill(ellipse(x, y - r * 0.3, r, r * 0.34), pale(p, p.own.foam, 0.2));
  pic.fill(ellipse(x, y - r * 0.3, r * 0.86, r * 0.27), pale(p, rind, 0.45));
  let seg = '';
  for (let i = 0; i < 4; i++) {
    const a = (i * Math.PI) / 4;
    seg += poly([
      [x + Math.cos(a) * r * 0.86, y - r * 0.3 + Math.sin(a) * r * 0.27],
      [x + Math.cos(a + 0.08) * r * 0.86, y - r * 0.3 + Math.sin(a + 0.08) * r * 0.27],
      [x - Math.cos(a) * r * 0.86, y - r * 0.3 - Math.sin(a) * r * 0.27],
      [x - Math.cos(a + 0.08) * r * 0.86, y - r * 0.3 - Math.sin(a + 0.08) * r * 0.27],
    ]);
  }
  pic.fill(seg, pale(p, p.own.foam, 0.2));
}

/** A round plate lying on the table. */
function plateOf(q: Put, x: number, y: number, r: number, c?: Hex): void {
  const { pic, st, u } = q,
    p = pic.pal,
    ink = c ?? pale(p, p.own.foam, 0.1);
  pic.add('multiply', shape(ellipse(x - st.side * u * 2.4, y + u * 2, r, r * FLAT), p.shade, 0.55));
  pic.fill(disc(x, y + u * 0.8, r), overprint(ink, p.shade, 0.5));
  pic.fill(disc(x, y, r), ink);
  pic.fill(disc(x, y + u * 0.2, r, 0.72), overprint(ink, p.shade, 0.2));
  pic.fill(disc(x, y + u * 0.7, r, 0.69), pale(p, ink, 0.2));
}

/** A layered cake on its stand, one slice out. */
function layerCake(q: Put, x: number, y: number, r: number): void {
  const { pic, st, rng } = q,
    p = pic.pal,
    m = p.own,
    cream = pale(p, m.foam, 0.15),
    sponge = mix(m.adobe, m.mustard, 0.35),
    jam = m.accent,
    h = r * 0.95,
    base = y - r * 0.62;
  turned(
    pic,
    st,
    x,
    y,
    [
      [r * 0.5, 0],
      [r * 0.16, r * 0.12],
      [r * 0.14, r * 0.5],
      [r * 0.3, r * 0.6],
    ],
    mix(m.glass, m.foam, 0.4),
    { tilt: 0.3 },
  );
  pic.fill(ellipse(x, base + r * 0.06, r * 1.28, r * 0.42), overprint(cream, p.shade, 0.6));
  pic.fill(ellipse(x, base, r * 1.28, r * 0.42), mix(m.glass, cream, 0.5));
  const body = `M${f1(x - r)} ${f1(base)}V${f1(base - h)}A${f1(r)} ${f1(r * 0.32)} 0 0 1 ${f1(x + r)} ${f1(base - h)}V${f1(base)}A${f1(r)} ${f1(r * 0.32)} 0 0 1 ${f1(x - r)} ${f1(base)}Z`;
  pic.fill(body, cream);
  model(q, body, x, r, base - 2 * h, base + r);
  // the cut: two inner faces meeting on the axis
  const left: Pt[] = [
      [x - r * 0.5, base + r * 0.275],
      [x, base],
      [x, base - h],
      [x - r * 0.5, base - h + r * 0.275],
    ],
    right: Pt[] = [
      [x + r * 0.62, base + r * 0.25],
      [x, base],
      [x, base - h],
      [x + r * 0.62, base - h + r * 0.25],
    ];
  for (const [face, k] of [
    [left, 0.42],
    [right, 0.12],
  ] as const) {
    pic.fill(poly(face), overprint(sponge, p.shade, k));
    for (const [t, c] of [
      [0.3, cream],
      [0.36, jam],
      [0.66, cream],
      [0.72, jam],
    ] as const) {
      const a = lerp(face[0]![1], face[3]![1], t),
        b = lerp(face[1]![1], face[2]![1], t);
      pic.fill(
        poly([
          [face[0]![0], a],
          [face[1]![0], b],
          [face[1]![0], b - h * 0.06],
          [face[0]![0], a - h * 0.06],
        ]),
        overprint(c, p.shade, k),
      );
    }
  }
  pic.fill(
    poly([
      [x, base - h],
      [x - r * 0.5, base - h + r * 0.275],
      [x + r * 0.06, base - h + r * 0.34],
      [x + r * 0.62, base - h + r * 0.25],
    ]),
    overprint(mix(m.glass, cream, 0.5), p.shade, 0.0),
    0,
  );
  const top = `M${f1(x)} ${f1(base - h)}L${f1(x - r * 0.5)} ${f1(base - h + r * 0.275)}A${f1(r)} ${f1(r * 0.32)} 0 1 1 ${f1(x + r * 0.62)} ${f1(base - h + r * 0.25)}Z`;
  pic.fill(top, pale(p, cream, 0.5));
  for (let i = 0; i < 11; i++) {
    const a = Math.PI * (0.86 + (i / 10) * 1.22),
      px = x + Math.cos(a) * r * 0.82,
      py = base - h + Math.sin(a) * r * 0.25,
      k = r * rng.range(0.1, 0.13);
    pic.fill(ellipse(px, py - k * 0.4, k, k * 0.9), overprint(m.accent, p.shade, 0.45));
    pic.fill(ellipse(px + st.side * k * 0.15, py - k * 0.6, k * 0.76, k * 0.66), m.accent);
    pic.fill(ellipse(px + st.side * k * 0.35, py - k * 0.85, k * 0.2, k * 0.14), p.paper);
  }
}

function cup(q: Put, x: number, y: number, k: number): void {
  const { pic, st } = q,
    p = pic.pal,
    m = p.own,
    china = pale(p, m.foam, 0.1);
  plateOf({ ...q, u: k }, x, y, 13 * k, china);
  const hx = x - st.side * 8 * k;
  pic.raw(
    `<path d="M${f1(hx)} ${f1(y - 9.6 * k)}q${f1(-st.side * 6 * k)} ${f1(-0.5 * k)} ${f1(-st.side * 5 * k)} ${f1(4 * k)}t${f1(st.side * 6 * k)} ${f1(2 * k)}" fill="none" stroke="${overprint(china, p.shade, 0.35)}" stroke-width="${f1(1.8 * k)}"/>`,
  );
  turned(
    pic,
    st,
    x,
    y,
    [
      [4, 0],
      [6.6, 3],
      [8.4, 7.6],
      [8.8, 12],
    ].map(([a, b]) => [a! * k, b! * k] as [number, number]),
    china,
    { tilt: 0.3, shadow: false },
  );
  pic.fill(ellipse(x, y - 12 * k, 8.8 * k, 2.7 * k), pale(p, china, 0.3));
  pic.fill(ellipse(x, y - 11.8 * k, 7.9 * k, 2.3 * k), overprint(m.wood, p.deep, 0.2));
  pic.fill(ellipse(x, y - 11.9 * k, 6.2 * k, 1.7 * k), mix(m.wood, m.foam, 0.6));
  steam(pic, x, y - 14 * k, k * 0.8, st.side);
}

const DISHES: Record<Food, (q: Put) => void> = {
  burger(q) {
    const { pic, st, x, y, u } = q,
      m = pic.pal.own,
      k = -st.side;
    slab(q, lying(x, y + u * 2, u * 42, u * 12), mix(m.metal, m.foam, 0.25), u * 1.2);
    pic.fill(lying(x, y + u * 2, u * 39, u * 10.4)(0), overprint(mix(m.metal, m.foam, 0.25), pic.pal.shade, 0.3));
    pic.fill(lying(x - k * u * 2, y + u * 2, u * 30, u * 9)(0), pale(pic.pal, m.wall, 0.2));
    chips(q, x + k * u * 22, y + u * 2, u * 13, 54);
    burgerStack(q, x - k * u * 7, y + u * 4, u * 16.5);
    pintGlass(pic, st, x - k * u * 44, y - u * 3, u * 27, m.mustard);
  },
  steak(q) {
    const { pic, st, x, y, u, rng } = q,
      p = pic.pal,
      m = p.own,
      k = -st.side,
      crust = mix(m.adobe, m.mustard, 0.25);
    board(pic, st, x, y + u * 2, u * 43);
    chips(q, x + k * u * 26, y + u * 4, u * 12, 44);
    // two halves of the sandwich, cut faces to the viewer
    for (const [dx, dy, w] of [
      [-24, -3, 15],
      [-2, 2, 17],
    ] as const) {
      const cx = x + k * dx * u,
        cy = y + dy * u,
        W = w * u,
        band = (h0: number, h1: number, c: Hex, ragged = 0, over = 1) => {
          const top: Pt[] = [],
            bot: Pt[] = [];
          for (let i = 0; i <= 12; i++) {
            const t = -1 + i / 6;
            top.push([cx + t * W * over, cy - h1 * u + rng.range(-ragged, ragged) * u]);
            bot.push([cx + t * W * over, cy - h0 * u + rng.range(-ragged, ragged) * u]);
          }
          const d = smooth([...top, ...bot.reverse()], true, 0.7);
          pic.fill(d, c);
          model(q, d, cx, W, cy - 30 * u, cy + 5 * u, 0.42);
        };
      st.shadow(rect(cx - W, cy - 16 * u, 2 * W, 16 * u), cy, 0.55);
      band(0, 4, crust);
      band(0.6, 3.4, pale(p, mix(m.wall, m.sand, 0.4), 0.2), 0, 0.96);
      band(3.6, 4.8, mix(m.vine, m.leaf, 0.3), 0.7, 1.06);
      band(4.6, 8.2, mix(m.rockD, m.accent, 0.18), 0.5, 1.02);
      band(5.4, 7, mix(m.accent, m.foam, 0.25), 0.5, 0.86);
      band(8, 9, mix(m.mustard, m.wall, 0.25), 0.3, 1.05);
      band(8.9, 10.2, pale(p, m.foam, 0.3), 0.4, 1.04);
      pic.fill(ellipse(cx + W * 0.25, cy - 9.6 * u, 3.4 * u, 1.1 * u), m.mustard);
      band(10, 11.2, m.accent, 0.3, 1);
      lettuce(q, cx, cy - 11.6 * u, W * 1.08, u * 1.6);
      const lid = smooth(
        [
          [cx - W, cy - 12 * u],
          [cx - W * 0.98, cy - 15.4 * u],
          [cx - W * 0.5, cy - 17.8 * u],
          [cx + W * 0.4, cy - 18 * u],
          [cx + W * 0.97, cy - 15.6 * u],
          [cx + W, cy - 12 * u],
          [cx, cy - 11.6 * u],
        ],
        true,
        0.8,
      );
      pic.fill(lid, crust);
      model(q, lid, cx, W, cy - 30 * u, cy, 0.45);
      pic.fill(ellipse(cx + st.side * W * 0.3, cy - 16.3 * u, W * 0.36, u * 0.8), pale(p, crust, 0.4));
      pic.fill(rect(cx - 0.3 * u, cy - 24 * u, 0.6 * u, 7 * u), m.wood);
      pic.fill(ellipse(cx, cy - 24 * u, 1.2 * u), mix(m.vine, m.olive, 0.4));
    }
    pintGlass(pic, st, x - k * u * 46, y - u * 5, u * 26, m.mustard);
  },
  tacos(q) {
    const { pic, st, x, y, u } = q,
      p = pic.pal,
      m = p.own,
      k = -st.side;
    plateOf(q, x + k * u * 3, y + u * 2, u * 38, mix(m.cloth, m.water, 0.35));
    taco(q, x - k * u * 14, y - u * 3, u * 14, mix(m.rockD, m.accent, 0.3));
    taco(q, x + k * u * 17, y - u * 1, u * 14, mix(m.mustard, m.rockA, 0.5));
    taco(q, x + k * u * 1, y + u * 8, u * 15.5, mix(m.rockA, m.accent, 0.4));
    lime(q, x - k * u * 24, y + u * 8, u * 4.6);
    lime(q, x + k * u * 27, y + u * 9, u * 4.2);
    turned(
      pic,
      st,
      x - k * u * 44,
      y,
      [
        [5, 0],
        [6, 2],
        [6.4, 9],
        [5.6, 13],
      ].map(([a, b]) => [a! * u, b! * u] as [number, number]),
      mix(m.rockA, m.adobe, 0.3),
      { tilt: 0.3, open: overprint(m.mustard, p.shade, 0.3) },
    );
  },
  empanadas(q) {
    const { pic, st, x, y, u } = q,
      m = pic.pal.own,
      k = -st.side;
    slab(q, lying(x, y + u * 2, u * 42, u * 14), mix(m.metal, pic.pal.deep, 0.5), u * 1.6);
    pic.fill(lying(x, y + u * 2, u * 39, u * 12.2)(0), overprint(mix(m.metal, pic.pal.deep, 0.4), pic.pal.shade, 0.4));
    const rows: [number, number, number][] = [
      [-26, -4, 9.4],
      [-8, -5, 9.4],
      [10, -5, 9.4],
      [28, -4, 9.4],
      [-30, 4, 10],
      [-11, 4, 10],
      [9, 4, 10],
      [28, 4, 10],
      [-21, 12, 10.6],
      [0, 13, 10.6],
      [21, 12, 10.6],
    ];
    rows.forEach(([dx, dy, r], i) => empanada(q, x + k * dx * u, y + (dy + 1) * u, r * u, i % 2 ? 1 : -1));
    steam(pic, x, y - u * 9, u * 1.2, st.side);
  },
  shawarma(q) {
    const { pic, st, x, y, u, rng } = q,
      p = pic.pal,
      m = p.own,
      k = -st.side,
      copper = mix(m.rockA, m.mustard, 0.3),
      meat = mix(m.rockD, m.adobe, 0.35);
    // the spit turns at the back of the counter
    const sx = x + k * u * 25,
      sy = y - u * 13;
    pic.fill(rect(sx - u * 0.8, sy - u * 52, u * 1.6, u * 54), overprint(m.metal, p.shade, 0.5));
    turned(
      pic,
      st,
      sx,
      sy,
      [
        [9, 0],
        [9.6, 1],
        [9.6, 2.4],
      ].map(([a, b]) => [a! * u, b! * u] as [number, number]),
      m.metal,
    );
    const L = turned(
        pic,
        st,
        sx,
        sy - u * 4,
        [
          [4, 0],
          [6.5, 4],
          [10, 16],
          [13, 30],
          [12.4, 36],
          [6, 40],
        ].map(([a, b]) => [a! * u, b! * u] as [number, number]),
        meat,
        { shadow: false },
      ),
      clip = pic.clip(L.outline);
    let cuts = '',
      fat = '';
    for (let i = 0; i < 60; i++) {
      const h = rng.range(2, 38) * u,
        a = rng.range(-0.95, 0.7) * L.r(h),
        w = rng.range(2, 5) * u;
      const d = sweep(
        [
          [sx + a, sy - u * 4 - h, 0.3 * u],
          [sx + a + w / 2, sy - u * 4 - h + u * 0.8, rng.range(0.5, 1.1) * u],
          [sx + a + w, sy - u * 4 - h + u * 0.4, 0.2 * u],
        ],
        4,
      );
      if (i % 3) cuts += d;
      else fat += d;
    }
    pic.add('multiply', pic.clipped(clip, shape(cuts, p.shade, 0.6)));
    pic.raw(pic.clipped(clip, shape(fat, mix(m.mustard, m.adobe, 0.45))));
    glow(pic, sx + k * u * 14, sy - u * 24, u * 24, mix(m.accent, m.mustard, 0.5), 0.5, 1.2);
    // copper tray, two wraps, salad, sauce
    plateOf(q, x - k * u * 10, y + u * 4, u * 33, copper);
    let wraps = 0;
    for (const [dx, dy, a] of [
      [-24, -1, 0.1],
      [-12, 7, 0.16],
    ] as const) {
      const cx = x + k * dx * u,
        cy = y + dy * u,
        l = 15 * u,
        dxx = Math.cos(a) * l * k,
        dyy = -Math.sin(a) * l,
        d = sweep(
          [
            [cx - dxx, cy - dyy, 4.6 * u],
            [cx, cy, 5.6 * u],
            [cx + dxx, cy + dyy, 5.2 * u],
          ],
          5,
        );
      st.shadow(d, cy + 4 * u, 0.5);
      const bread = mix(m.sand, m.wall, 0.35);
      pic.fill(d, bread);
      pic.add(
        'multiply',
        pic.clipped(
          pic.clip(d),
          shape(
            sweep(
              [
                [cx - dxx, cy - dyy + 4 * u, 3 * u],
                [cx + dxx, cy + dyy + 4.6 * u, 3 * u],
              ],
              2,
            ),
            p.shade,
            0.5,
          ),
        ),
      );
      let marks = '';
      for (let i = 0; i < 9; i++)
        marks += ellipse(
          cx + rng.range(-0.7, 0.7) * dxx,
          cy - 2 * u + rng.range(-1.4, 2.4) * u,
          rng.range(0.6, 1.5) * u,
          0.6 * u,
        );
      pic.fill(marks, mix(m.rockA, m.wood, 0.4), 0.55);
      const ex = cx + dxx,
        ey = cy + dyy;
      pic.fill(ellipse(ex, ey, 3.4 * u, 5 * u), overprint(bread, p.shade, 0.4));
      for (let i = 0; i < 22; i++)
        pic.fill(
          ellipse(
            ex + rng.range(-1.6, 2.6) * u * k,
            ey + rng.range(-3.8, 3.8) * u,
            rng.range(0.7, 1.5) * u,
            rng.range(0.6, 1.1) * u,
          ),
          rng.pick([meat, meat, m.vine, m.accent, pale(p, m.foam, 0.2)]),
        );
      const foil = sweep(
        [
          [cx - dxx * 1.02, cy - dyy, 4.9 * u],
          [cx - dxx * 0.3, cy - dyy * 0.3, 5.8 * u],
        ],
        3,
      );
      pic.fill(foil, pale(p, wraps++ ? m.foam : m.wall, 0.2));
      model(q, foil, cx - dxx * 0.6, 9 * u, cy - 9 * u, cy + 9 * u, 0.3);
    }
    turned(
      pic,
      st,
      x + k * u * 13,
      y + u * 6,
      [
        [3.4, 0],
        [5, 1.4],
        [6.2, 4.4],
      ].map(([a, b]) => [a! * u, b! * u] as [number, number]),
      m.cloth,
      { tilt: 0.34, open: pale(p, m.foam, 0.35) },
    );
  },
  cake(q) {
    const { st, x, y, u } = q,
      k = -st.side;
    layerCake(q, x + k * u * 10, y - u * 1, u * 22);
    cup(q, x - k * u * 24, y + u * 7, u * 1.05);
  },
  mushrooms(q) {
    const { pic, st, x, y, u, rng } = q,
      p = pic.pal,
      m = p.own,
      k = -st.side;
    plateOf(q, x + k * u * 4, y + u * 4, u * 33);
    const list: { x: number; y: number; r: number }[] = [];
    for (let i = 0; i < 17; i++) {
      const a = i * 2.399,
        t = Math.sqrt((i + 0.5) / 17) * 19;
      list.push({
        x: x + k * u * 4 + Math.cos(a) * t * u,
        y: y + u * 4 + Math.sin(a) * t * u * 0.4,
        r: rng.range(3.6, 5.4) * u,
      });
    }
    list.sort((a, b) => a.y - b.y);
    for (const g of list) {
      const c = rng.pick([mix(m.adobe, m.wood, 0.3), mix(m.sand, m.wood, 0.35), mix(m.rockB, m.wood, 0.2)]);
      pic.fill(
        sweep(
          [
            [g.x, g.y, g.r * 0.34],
            [g.x + g.r * 0.2, g.y - g.r * 0.7, g.r * 0.26],
          ],
          2,
        ),
        pale(p, m.wall, 0.1),
      );
      const cap = `M${f1(g.x - g.r)} ${f1(g.y - g.r * 0.5)}A${f1(g.r)} ${f1(g.r * 0.9)} 0 0 1 ${f1(g.x + g.r)} ${f1(g.y - g.r * 0.5)}Q${f1(g.x)} ${f1(g.y - g.r * 0.1)} ${f1(g.x - g.r)} ${f1(g.y - g.r * 0.5)}Z`;
      pic.fill(cap, c);
      model(q, cap, g.x, g.r, g.y - 2 * g.r, g.y + g.r, 0.5);
      pic.fill(ellipse(g.x + st.side * g.r * 0.3, g.y - g.r * 0.95, g.r * 0.34, g.r * 0.14), pale(p, c, 0.45));
    }
    let herbs = '';
    for (let i = 0; i < 40; i++)
      herbs += ellipse(
        x + k * u * 4 + rng.range(-20, 20) * u,
        y + u * 3 + rng.range(-8, 7) * u,
        rng.range(0.4, 0.9) * u,
        0.4 * u,
      );
    pic.fill(herbs, mix(m.vine, m.leafDark, 0.3));
    wineGlass(pic, st, x - k * u * 36, y - u * 3, u * 34);
    const cx = x + k * u * 40,
      cy = y - u * 5;
    turned(
      pic,
      st,
      cx,
      cy,
      [
        [3, 0],
        [3, 15],
      ].map(([a, b]) => [a! * u, b! * u] as [number, number]),
      pale(p, m.foam, 0.1),
    );
    pic.fill(
      sweep(
        [
          [cx, cy - 15 * u, 0.9 * u],
          [cx + 0.5 * u, cy - 17.6 * u, 1.3 * u],
          [cx, cy - 21.4 * u, 0.1 * u],
        ],
        5,
      ),
      pale(p, p.lamp, 0.4),
    );
    glow(pic, cx, cy - 18 * u, u * 30, p.lamp, 0.6);
  },
  tasting(q) {
    const { pic, st, x, y, u } = q,
      m = pic.pal.own,
      k = -st.side,
      white = mix(m.mustard, m.wall, 0.4);
    wineBottle(pic, st, x + k * u * 12, y - u * 6, u * 56, { label: pale(pic.pal, m.foam, 0.1), band: m.mustard });
    wineGlass(pic, st, x - k * u * 9, y - u * 2, u * 38, { wine: white, level: 18 });
    wineGlass(pic, st, x - k * u * 30, y + u * 1, u * 38, { wine: white, level: 18 });
    grapeBunch(pic, st, x + k * u * 24, y + u * 8, u * 2.1, q.rng.fork('g'), {
      lie: k,
      color: mix(m.vine, m.mustard, 0.25),
    });
  },
  /** A generous cone of two flavours in its stand, a tub and spoon beside it. */
  cone(q) {
    const { pic, st, x, y, u, rng } = q,
      p = pic.pal,
      m = p.own,
      k = -st.side,
      wafer = mix(m.adobe, m.mustard, 0.4),
      top = y - 26 * u,
      waferCone = poly([
        [x - 9.6 * u, top],
        [x + 9.6 * u, top],
        [x + 1.2 * u, y + 4 * u],
        [x - 1.2 * u, y + 4 * u],
      ]),
      clip = pic.clip(waferCone);
    // the stand: a wooden block with a hole
    slab(q, lying(x, y + 3 * u, 17 * u, 5.6 * u), mix(m.wood, m.sand, 0.35), u * 5);
    pic.fill(ellipse(x, y + 1 * u, 4.6 * u, 1.9 * u), overprint(m.wood, p.deep, 0.4));
    st.shadow(waferCone, y + 4 * u, 0.45);
    pic.fill(waferCone, wafer);
    let grid = '';
    for (let i = -9; i < 12; i++)
      for (const s of [-1, 1])
        grid += sweep(
          [
            [x + (i * 4 - s * 14) * u, top, u * 0.3],
            [x + (i * 4 + s * 14) * u, y + 4 * u, u * 0.3],
          ],
          1,
        );
    pic.add('multiply', pic.clipped(clip, shape(grid, p.shade, 0.5)));
    model(q, waferCone, x, 9 * u, top - u, y + 9 * u, 0.42);
    pic.fill(rect(x - 10.4 * u, top - 1.8 * u, 20.8 * u, 3.4 * u), overprint(wafer, p.shade, 0.15));
    pic.fill(rect(x - 10.4 * u, top - 1.8 * u, 20.8 * u, 1 * u), pale(p, wafer, 0.3));
    const scoop = (cx: number, cy: number, r: number, c: Hex, bits: Hex) => {
      const pts: Pt[] = Array.from({ length: 22 }, (_, i) => {
        const a = (i / 22) * 6.283,
          foot = Math.sin(a) > 0.35 ? rng.range(1, 1.14) : 1;
        return [cx + Math.cos(a) * r * foot, cy + Math.sin(a) * r * 0.94 * foot];
      });
      const d = smooth(pts, true, 0.9),
        sc = pic.clip(d);
      pic.fill(d, c);
      pic.add(
        'multiply',
        pic.clipped(
          sc,
          shape(
            `${ellipse(cx, cy, r * 2)}${ellipse(cx + st.side * r * 0.36, cy - r * 0.26, r * 1.02)}`,
            p.shade,
            0.42,
            ' fill-rule="evenodd"',
          ),
        ),
      );
      pic.raw(
        pic.clipped(sc, shape(ellipse(cx + st.side * r * 0.4, cy - r * 0.45, r * 0.3, r * 0.22), pale(p, c, 0.5))),
      );
      let chips = '';
      for (let i = 0; i < 16; i++)
        chips += ellipse(
          cx + rng.range(-0.75, 0.75) * r,
          cy + rng.range(-0.6, 0.7) * r,
          rng.range(0.03, 0.08) * r,
          0.04 * r,
        );
      pic.raw(pic.clipped(sc, shape(chips, bits)));
    };
    scoop(x - k * 1.5 * u, top - 6 * u, 11.4 * u, mix(m.accent, m.foam, 0.5), m.wine);
    scoop(x + k * 2 * u, top - 21 * u, 10.2 * u, mix(m.foam, m.mustard, 0.3), mix(m.wood, p.deep, 0.3));
    pic.fill(
      sweep(
        [
          [x + k * 9 * u, top - 27 * u, 0.8 * u],
          [x + k * 17 * u, top - 38 * u, 0.9 * u],
        ],
        2,
      ),
      pale(p, m.mustard, 0.2),
    );
    // a paper tub with its spoon
    const bx = x - k * 31 * u,
      tub = turned(
        pic,
        st,
        bx,
        y + 2 * u,
        [
          [7.4, 0],
          [9.4, 11],
        ].map(([a, b]) => [a! * u, b! * u] as [number, number]),
        pale(p, m.foam, 0.1),
        { tilt: 0.32 },
      );
    pic.raw(pic.clipped(pic.clip(tub.outline), shape(rect(bx - 12 * u, y - 6 * u, 24 * u, 3 * u), m.accent)));
    model(q, tub.outline, bx, 9 * u, y - 12 * u, y + 6 * u, 0.3);
    scoop(bx - 3 * u, y - 11 * u, 6.4 * u, mix(m.wood, m.rockD, 0.35), p.deep);
    scoop(bx + 4 * u, y - 10.4 * u, 5.6 * u, mix(m.vine, m.foam, 0.5), m.wood);
    pic.fill(
      sweep(
        [
          [bx + k * 3 * u, y - 14 * u, 0.9 * u],
          [bx + k * 10 * u, y - 24 * u, 0.7 * u],
        ],
        2,
      ),
      m.accent,
    );
  },
  /** New oil running from the tap of a small steel tank, through a funnel, into a bottle. */
  pouring(q) {
    const { pic, st, x, y, u } = q,
      p = pic.pal,
      m = p.own,
      k = -st.side,
      oil = mix(m.mustard, m.vine, 0.4),
      steel = mix(m.metal, m.foam, 0.4),
      tx = x + k * u * 22,
      bx = x - k * u * 9,
      tank = turned(
        pic,
        st,
        tx,
        y - u * 2,
        [
          [17, 0],
          [17.6, 1],
          [17.6, 52],
          [17, 54],
          [12, 58],
          [3, 60],
        ].map(([a, b]) => [a! * u, b! * u] as [number, number]),
        steel,
        { spec: 0.7 },
      ),
      clip = pic.clip(tank.outline);
    for (const h of [12, 40])
      pic.raw(
        pic.clipped(clip, shape(rect(tx - u * 19, y - u * (h + 2), u * 38, u * 1.4), overprint(steel, p.shade, 0.45))),
      );
    // gauge, tap
    pic.fill(ellipse(tx + k * u * 2, y - u * 48, u * 3.2), overprint(steel, p.shade, 0.6));
    pic.fill(ellipse(tx + k * u * 2, y - u * 48, u * 2.5), pale(p, m.foam, 0.3));
    const tapY = y - u * 46;
    const pipe = sweep(
      [
        [tx - k * u * 15, tapY, 1.6 * u],
        [bx + k * u * 3, tapY, 1.5 * u],
        [bx, tapY + u * 1.4, 1.5 * u],
        [bx, tapY + u * 4, 1.3 * u],
      ],
      5,
      false,
    );
    pic.fill(pipe, overprint(mix(m.mustard, m.metal, 0.35), p.shade, 0.15));
    pic.fill(
      rect(bx + k * u * 6 - u * 0.7, tapY - u * 6, u * 1.4, u * 6) +
        rect(bx + k * u * 6 - u * 3, tapY - u * 7, u * 6, u * 1.6),
      m.accent,
    );
    // bottle, half full, with a funnel in its neck
    const L = lathe(
        bx,
        y,
        [
          [5.6, 0],
          [6.4, 1],
          [6.4, 17],
          [5, 21],
          [2.2, 24],
          [2, 29],
        ].map(([a, b]) => [a! * u, b! * u]),
        st.tilt,
      ),
      glassClip = pic.clip(L.outline),
      level = 14 * u;
    st.shadow(L.outline, y, 0.42);
    pic.fill(L.outline, pale(p, m.glass, 0.35), 0.5);
    pic.raw(
      pic.clipped(
        glassClip,
        shape(L.band(-0.93, 0.93, 0.4 * u, level), oil) +
          shape(L.band(st.side < 0 ? -0.88 : 0.4, st.side < 0 ? -0.4 : 0.88, 0.4 * u, level), pale(p, oil, 0.35)) +
          shape(
            L.band(st.side < 0 ? 0.4 : -0.93, st.side < 0 ? 0.93 : -0.4, 0.4 * u, level),
            mix(oil, m.leafDark, 0.4),
          ),
      ),
    );
    pic.fill(L.ring(level, 0.92), pale(p, oil, 0.25));
    pic.fill(rect(bx - u * 0.55, tapY + u * 3, u * 1.1, y - level - tapY - u * 3), oil);
    pic.fill(
      rect(bx + st.side * u * 0.3 - u * 0.14, tapY + u * 3, u * 0.28, y - level - tapY - u * 4),
      pale(p, oil, 0.6),
    );
    pic.raw(
      pic.clipped(
        glassClip,
        shape(L.band(st.side < 0 ? -0.8 : 0.68, st.side < 0 ? -0.68 : 0.8, 2 * u, 27 * u), p.paper, 0.85),
      ),
    );
    const waferCone = poly([
      [bx - u * 5.4, y - u * 34.5],
      [bx + u * 5.4, y - u * 34.5],
      [bx + u * 1.6, y - u * 28],
      [bx - u * 1.6, y - u * 28],
    ]);
    pic.fill(waferCone, overprint(steel, p.shade, 0.1));
    model(q, waferCone, bx, 5 * u, y - 40 * u, y, 0.5);
    pic.fill(ellipse(bx, y - u * 34.5, u * 5.4, u * 1.2), overprint(steel, p.shade, 0.5));
    pic.fill(rect(bx - u * 0.55, tapY + u * 3, u * 1.1, y - u * 34.4 - tapY - u * 3), oil);
    // a second bottle waiting, and an olive branch on the table
    for (const [dx, dy] of [
      [-26, -4],
      [-37, -2],
    ] as const) {
      const B = turned(
        pic,
        st,
        x + k * dx * u,
        y + dy * u,
        [
          [5, 0],
          [5.6, 1],
          [5.6, 15],
          [4.4, 19],
          [1.9, 22],
          [1.8, 29],
        ].map(([a, b]) => [a! * u, b! * u] as [number, number]),
        oil,
        { spec: 0.6 },
      );
      pic.raw(
        pic.clipped(pic.clip(B.outline), shape(rect(x + k * dx * u - 6 * u, y + (dy - 12) * u, 12 * u, 7 * u), m.wall)),
      );
      pic.fill(rect(x + k * dx * u - u * 2, y + (dy - 31) * u, u * 4, u * 3), mix(m.wood, m.sand, 0.4));
    }
    let twig = sweep(
        [
          [x - k * 30 * u, y + 11 * u, 0.3 * u],
          [x - k * 12 * u, y + 8 * u, 0.4 * u],
          [x + k * 2 * u, y + 9 * u, 0.2 * u],
        ],
        5,
      ),
      fruit = '';
    for (let i = 0; i < 15; i++) {
      const lx = x - k * (29 - i * 2) * u,
        ly = y + (11 - Math.sin((i / 15) * 3) * 2.6) * u,
        a = (i % 2 ? -1 : 1) * 0.8 + (k > 0 ? 0 : Math.PI);
      twig += sweep(
        [
          [lx, ly, 0.2],
          [lx + Math.cos(a) * 2.6 * u, ly + Math.sin(a) * 1.6 * u, 0.8 * u],
          [lx + Math.cos(a) * 5 * u, ly + Math.sin(a) * 2.8 * u, 0.2],
        ],
        4,
      );
      if (i % 4 === 1) fruit += ellipse(lx, ly + 1.8 * u, 1.3 * u, 1.6 * u);
    }
    st.shadow(twig, y + 10 * u, 0.5);
    pic.fill(twig, mix(m.olive, m.leafDark, 0.35));
    pic.fill(fruit, mix(m.vine, m.olive, 0.4));
  },
  platter(q) {
    const { pic, st, x, y, u, rng } = q,
      p = pic.pal,
      m = p.own,
      k = -st.side;
    pintGlass(pic, st, x + k * u * 40, y - u * 8, u * 34, m.mustard);
    slab(q, lying(x - k * u * 4, y + u * 3, u * 40, u * 12), mix(m.wood, m.sand, 0.3), u * 2);
    for (let i = 0; i < 9; i++) {
      const cx = x - k * (28 - i * 4.6) * u,
        cy = y + (i % 2) * 1.2 * u - 1.5 * u;
      pic.add('multiply', shape(ellipse(cx - st.side * u * 0.6, cy + u * 0.8, 6 * u, 2.8 * u), p.shade, 0.5));
      pic.fill(ellipse(cx, cy, 5.8 * u, 2.7 * u), mix(m.accent, m.wine, 0.4));
      let fat = '';
      for (let j = 0; j < 12; j++)
        fat += ellipse(cx + rng.range(-4, 4) * u, cy + rng.range(-1.5, 1.5) * u, 0.5 * u, 0.26 * u);
      pic.fill(fat, mix(m.foam, m.accent, 0.25));
    }
    for (let i = 0; i < 8; i++) {
      const cx = x + k * (-26 + i * 6.4) * u,
        cy = y + 10 * u + Math.sin(i * 2) * u,
        c = mix(m.mustard, m.wall, i % 2 ? 0.35 : 0.55);
      const d = poly([
        [cx - 4 * u, cy],
        [cx + 3.4 * u, cy - 1 * u],
        [cx + 4.6 * u, cy - 3.6 * u],
        [cx - 2.6 * u, cy - 2.8 * u],
      ]);
      st.shadow(d, cy, 0.4);
      pic.fill(
        poly([
          [cx - 4 * u, cy + 1.4 * u],
          [cx + 3.4 * u, cy + 0.4 * u],
          [cx + 3.4 * u, cy - 1 * u],
          [cx - 4 * u, cy],
        ]),
        overprint(c, p.shade, 0.35),
      );
      pic.fill(d, pale(p, c, 0.2));
    }
    turned(
      pic,
      st,
      x + k * u * 20,
      y + u * 1,
      [
        [3.4, 0],
        [5.6, 1.6],
        [7, 5],
      ].map(([a, b]) => [a! * u, b! * u] as [number, number]),
      m.cloth,
      { tilt: 0.34, open: overprint(m.cloth, p.shade, 0.6) },
    );
    for (let i = 0; i < 14; i++) {
      const a = i * 2.4,
        t = Math.sqrt(i / 14) * 5.4 * u,
        c = i % 3 ? mix(m.vine, m.olive, 0.4) : mix(m.wine, p.deep, 0.4);
      pic.fill(ellipse(x + k * u * 20 + Math.cos(a) * t, y - u * 4.4 + Math.sin(a) * t * 0.3, 1.5 * u, 1.1 * u), c);
    }
    pan(pic, st, x - k * u * 40, y + u * 1, u * 1.05);
  },
};
