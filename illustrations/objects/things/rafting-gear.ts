import { type Hex, mix, overprint } from '../../core/color.ts';
import { ellipse, f1, type Pt, poly, smooth, sweep } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import type { Picture } from '../../core/picture.ts';
import { offShade } from '../../props/people/figures.ts';
import { lightSide } from '../../props/plants/plants.ts';
import { riverbank } from '../../scenes/water/riverbank.ts';

/** Life vests and helmets on a rope to dry, paddles below them, the river behind: before the run, or after it. */
export function raftingGear(pic: Picture, o: { focal?: number } = {}): void {
  const { W, H, pal: p } = pic,
    m = p.mats;
  riverbank(pic, { ...o, actor: 'none', trees: 'poplars' });
  pic.nextPlane();
  /** the rope sags between two trees beyond the sheet */
  const rope = (t: number): Pt => [W * t, H * (0.2 + 0.26 * t * (1 - t) - 0.05 * t)];
  const line = Array.from({ length: 25 }, (_, i) => rope(i / 12 - 0.5));
  pic.line(smooth(line, false), overprint(m.wood, p.deep, 0.5), 7);
  pic.line(
    smooth(
      line.map(([x, y]): Pt => [x, y - 2]),
      false,
    ),
    lit(p, m.sand, 0.3),
    2.4,
  );
  ashore(pic);
  const u = W * 0.00112;
  for (const [t, ink, trim, lean] of [
    [0.19, m.accent, m.foam, -0.03],
    [0.52, m.mustard, m.cloth, 0.02],
    [0.84, m.cloth, m.mustard, -0.02],
  ] as const)
    vest(pic, rope(t), u, ink, trim, lean);
  for (const [t, ink, band] of [
    [0.355, m.foam, m.accent],
    [0.685, m.accent, m.foam],
  ] as const)
    helmet(pic, rope(t), u, ink, band);
}

/** A vest on the rope by its shoulders: two front panels, a zip, straps with buckles, drops below it. */
function vest(pic: Picture, [x, y]: Pt, u: number, ink: Hex, trim: Hex, lean: number): void {
  const p = pic.pal,
    side = lightSide(p),
    at = (a: number, b: number): Pt => [x + (a + b * lean) * u, y + b * u];
  const panel = (s: number): string =>
    smooth(
      [
        at(s * 4, 78),
        at(s * 34, 34),
        at(s * 44, -12),
        at(s * 84, -14),
        at(s * 98, 50),
        at(s * 122, 118),
        at(s * 124, 300),
        at(s * 112, 330),
        at(s * 4, 334),
      ],
      true,
      0.5,
    );
  const back = smooth([at(-80, -10), at(-40, 40), at(40, 40), at(80, -10), at(90, 120), at(-90, 120)], true, 0.6);
  pic.fill(back, overprint(ink, p.shade, 0.75));
  for (const s of [-1, 1]) {
    const d = panel(s);
    pic.fill(d, ink);
    offShade(pic, d, -side * 26 * u, 8 * u, p.shade, 0.5);
    pic.fill(smooth([at(s * 20, 96), at(s * 62, 60), at(s * 70, 70), at(s * 30, 112)], true, 0.4), lit(p, ink, 0.4));
    // the armhole's piping
    pic.line(smooth([at(s * 84, -10), at(s * 97, 52), at(s * 120, 116)], false), trim, 7 * u);
  }
  pic.line(`M${at(0, 80).map(f1).join(' ')}L${at(0, 330).map(f1).join(' ')}`, overprint(ink, p.deep, 0.7), 6 * u);
  for (const b of [150, 216, 282]) {
    pic.fill(poly([at(-124, b), at(124, b), at(124, b + 20), at(-124, b + 20)]), overprint(p.mats.cloth, p.deep, 0.75));
    pic.fill(poly([at(-20, b - 5), at(20, b - 5), at(20, b + 25), at(-20, b + 25)]), p.deep);
    pic.fill(poly([at(-14, b), at(-2, b), at(-2, b + 9), at(-14, b + 9)]), lit(p, p.mats.metal, 0.4));
  }
  const rng = pic.rng.fork(`gotas${x.toFixed(0)}`);
  let drops = '';
  for (let i = 0; i < 7; i++) {
    const [dx, dy] = at(rng.range(-100, 100), 342 + rng.range(0, 80)),
      r = rng.range(2.4, 4) * u;
    drops += smooth(
      [
        [dx, dy - r * 2.6],
        [dx + r, dy],
        [dx, dy + r],
        [dx - r, dy],
      ],
      true,
      0.9,
    );
  }
  pic.fill(drops, lit(p, p.mats.water, 0.5));
}

/** A helmet on the rope by its chin strap. */
function helmet(pic: Picture, [x, y]: Pt, u: number, ink: Hex, band: Hex): void {
  const p = pic.pal,
    side = lightSide(p),
    at = (a: number, b: number): Pt => [x + a * u, y + b * u];
  const strap = (a: number) =>
    sweep([
      [...at(0, -4), 3.4 * u],
      [...at(a * 0.5, 40), 3.4 * u],
      [...at(a, 96), 3.4 * u],
    ]);
  pic.fill(strap(-44) + strap(44), overprint(p.mats.cloth, p.deep, 0.7));
  const inside = ellipse(...at(0, 104), 66 * u, 20 * u);
  const shell = smooth(
    [at(-70, 98), at(-74, 150), at(-46, 200), at(0, 214), at(46, 200), at(74, 150), at(70, 98), at(0, 122)],
    true,
    0.85,
  );
  pic.fill(inside, overprint(p.deep, p.shade, 0.3));
  pic.fill(shell, ink);
  offShade(pic, shell, -side * 30 * u, -6 * u, p.shade, 0.5);
  const stripe = smooth([at(-15, 118), at(-14, 170), at(-8, 212), at(8, 212), at(14, 170), at(15, 118)], true, 0.7);
  pic.fill(stripe, band);
  offShade(pic, stripe, -side * 12 * u, 0, p.shade, 0.4);
  pic.fill(ellipse(...at(side * 46, 138), 8 * u, 20 * u), lit(p, ink, 0.6));
}

/** The raft pulled up on the grass, cut by the sheet's corner, with two paddles in it. */
function ashore(pic: Picture): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    side = lightSide(p),
    spine = (off: number, k: number): [number, number, number][] =>
      [
        [0.22, 1.12, 0.07],
        [0.33, 1.0, 0.066],
        [0.5, 0.915, 0.062],
        [0.72, 0.875, 0.064],
        [0.92, 0.88, 0.07],
        [1.12, 0.92, 0.078],
      ].map(([x, y, r]) => [W * x!, H * (y! + off * r!), H * r! * k]);
  const floor = poly([...spine(0, 1).map(([x, y]): Pt => [x, y]), [W * 1.1, H * 1.1]]);
  pic.fill(floor, overprint(mix(m.cloth, m.stone, 0.35), p.shade, 0.6));
  paddles(pic);
  const tube = sweep(spine(0, 1), 8);
  pic.fill(tube, m.mustard);
  offShade(pic, tube, -side * 10, H * 0.04, p.shade, 0.5);
  pic.fill(sweep(spine(-0.5, 0.15), 8), lit(p, m.mustard, 0.5));
  pic.fill(sweep(spine(0.12, 0.1), 8), m.accent);
}

/** The paddles, blades up. */
function paddles(pic: Picture): void {
  const { W, H, pal: p } = pic,
    m = p.mats,
    side = lightSide(p);
  for (const [x0, x1, top, ink] of [
    [0.5, 0.43, 0.64, m.accent],
    [0.66, 0.745, 0.6, m.cloth],
  ] as const) {
    const foot: Pt = [W * x0, H * 1.04],
      neck: Pt = [W * x1, H * (top + 0.15)],
      dx = (neck[0] - foot[0]) / (foot[1] - neck[1]),
      at = (a: number, b: number): Pt => [neck[0] + dx * b + a, neck[1] - b];
    const shaft = sweep(
      [
        [...foot, 10],
        [...neck, 10],
      ],
      2,
    );
    pic.fill(shaft, m.wood);
    offShade(pic, shaft, -side * 7, 0, p.shade, 0.55);
    const r = W * 0.048,
      blade = smooth(
        [
          at(-12, -30),
          at(-r, 26),
          at(-r * 1.06, H * 0.12),
          at(0, H * 0.16),
          at(r * 1.06, H * 0.12),
          at(r, 26),
          at(12, -30),
        ],
        true,
        0.6,
      );
    pic.fill(blade, ink);
    offShade(pic, blade, -side * r * 0.9, 0, p.shade, 0.42);
    pic.fill(
      poly([at(-r * 1.04, H * 0.075), at(r * 1.04, H * 0.075), at(r * 1.05, H * 0.095), at(-r * 1.05, H * 0.095)]),
      mix(m.foam, ink, 0.1),
    );
  }
}
