import { mix, overprint } from '../../core/color.ts';
import { ellipse, type Pt, poly } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { grapeBunch, tableStage, wineBottle, wineGlass } from '../../props/table/table.ts';

type Phone = { x: number; y: number; w: number; h: number; lean: number };

/** Corners of a card drawn in the frame of the phone: shares of its width and height from its middle. */
type Box = { a: number; b: number; w: number; h: number };

const CASE: Box = { a: -0.52, b: -0.51, w: 1.04, h: 1.02 };

/** A membership card on a phone, which leans on a bottle among the wine glasses of a winery terrace. */
export function membershipCard(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H, pal: p } = pic;
  const focal = o.focal ?? 0.64;
  const st = tableStage(pic, { focal, back: 'vineyard', tableY: 0.7 });
  const u = st.u;
  const k = st.side;
  const x = W * focal + H * 0.13;
  wineBottle(pic, st, x - k * 12 * u, H * 0.83, 64 * u);
  wineGlass(pic, st, st.cx + k * 33 * u, H * 0.86, 39 * u);
  wineGlass(pic, st, st.cx + k * 15 * u, H * 0.81, 36 * u, { wine: mix(p.own.mustard, p.own.foam, 0.45) });
  const w = H * 0.24;
  const phone = { x, y: H * 0.65, w, h: w * 1.95, lean: 0.13 };
  st.shadow(tileOn(phone)(CASE, 0.12), phone.y + phone.h / 2);
  screen(pic, phone);
  grapeBunch(pic, st, st.cx + k * 27 * u, H * 0.92, 2.1 * u, pic.rng.fork('grapes'), { lie: k });
}

/** Maps shares of the phone's width and height from its middle to the sheet. */
function onPhone({ x, y, w, h, lean }: Phone): (a: number, b: number) => Pt {
  const [co, si] = [Math.cos(lean), Math.sin(lean)];
  return (a, b) => [x + a * w * co - b * h * si, y + a * w * si + b * h * co];
}

/** A rounded box on the phone. */
function tileOn(f: Phone): (box: Box, r?: number) => string {
  const at = onPhone(f);
  return ({ a, b, w, h }, r = 0.05) => {
    const rb = (r * f.w) / f.h;
    const pts: Pt[] = [];
    for (const [cx, cy, start] of [
      [a + w - r, b + rb, -Math.PI / 2],
      [a + w - r, b + h - rb, 0],
      [a + r, b + h - rb, Math.PI / 2],
      [a + r, b + rb, Math.PI],
    ] as const)
      for (let i = 0; i <= 5; i++) {
        const t = start + (Math.PI / 2) * (i / 5);
        pts.push(at(cx + Math.cos(t) * r, cy + Math.sin(t) * rb));
      }
    return poly(pts);
  };
}

/** The phone and what it shows: the arch with the sun on a card, a code, a button. Bars stand for words. */
function screen(pic: Picture, f: Phone): void {
  const p = pic.pal;
  const m = p.own;
  const at = onPhone(f);
  const tile = tileOn(f);
  pic.fill(tile(CASE, 0.12), overprint(m.metal, p.shade, 0.4));
  pic.fill(tile({ a: -0.5, b: -0.5, w: 1, h: 1 }, 0.11), p.deep);
  pic.fill(tile({ a: -0.46, b: -0.475, w: 0.92, h: 0.95 }, 0.08), p.paper);
  const card = tile({ a: -0.38, b: -0.36, w: 0.76, h: 0.4 }, 0.07);
  pic.fill(card, mix(m.wine, m.accent, 0.15));
  const clip = pic.clip(card);
  const [sx, sy] = at(0.14, -0.1);
  let emblem = '';
  for (const [i, ink] of [mix(m.accent, m.wine, 0.4), m.accent, mix(m.accent, m.mustard, 0.5), m.mustard].entries())
    emblem += shape(ellipse(sx, sy, f.w * (0.42 - i * 0.09)), ink);
  const ridge = [
    at(-0.4, 0.06),
    at(-0.12, -0.02),
    at(0.04, -0.11),
    at(0.14, -0.06),
    at(0.24, -0.13),
    at(0.4, -0.01),
    at(0.4, 0.06),
  ];
  emblem += shape(poly(ridge), mix(p.deep, m.wine, 0.35));
  pic.raw(pic.clipped(clip, emblem));
  pic.fill(tile({ a: -0.32, b: -0.325, w: 0.34, h: 0.028 }, 0.02), p.paper);
  pic.fill(tile({ a: -0.32, b: -0.275, w: 0.22, h: 0.018 }, 0.015), p.paper, 0.75);
  code(pic, tile);
  pic.fill(tile({ a: -0.38, b: 0.37, w: 0.76, h: 0.075 }, 0.06), mix(m.cloth, m.water, 0.25));
  pic.fill(tile({ a: -0.14, b: 0.396, w: 0.28, h: 0.022 }, 0.015), p.paper);
  pic.add(
    'screen',
    shape(poly([at(-0.46, -0.475), at(-0.1, -0.475), at(-0.36, 0.475), at(-0.46, 0.475)]), lit(p, p.glow, 0.2), 0.1),
  );
}

/** A square of little modules under the card. */
function code(pic: Picture, tile: (box: Box, r?: number) => string): void {
  const rng = pic.rng.fork('code');
  const n = 11;
  const [side, a0, b0] = [0.4, -0.2, 0.1];
  const tall = side * 0.51;
  let d = '';
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      const corner = (i < 3 || i > n - 4) && (j < 3 || j > n - 4) && !(i > n - 4 && j > n - 4);
      if (corner || rng.chance(0.5))
        d += tile(
          { a: a0 + (side * i) / n, b: b0 + (tall * j) / n, w: (side / n) * 0.96, h: (tall / n) * 0.96 },
          0.002,
        );
    }
  pic.fill(d, pic.pal.deep);
}
