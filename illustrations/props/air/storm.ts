import { type Hex, mix } from '../../core/color.ts';
import { ellipse, poly, rect, smooth } from '../../core/geom.ts';
import { lit } from '../../core/palette.ts';
import { type Picture, shape } from '../../core/picture.ts';
import { lightSide } from '../plants/plants.ts';

/** The towers of a storm along its base: position, height and width as fractions of the storm's width. */
const TOWERS = [
  { at: -0.42, h: 0.4, r: 0.13 },
  { at: -0.24, h: 0.7, r: 0.15 },
  { at: 0.02, h: 0.95, r: 0.18 },
  { at: 0.27, h: 0.62, r: 0.14 },
  { at: 0.46, h: 0.32, r: 0.11 },
];

/** A distant storm: piled towers over a dark level base, an anvil on the shaded side, rain down to `ground`. */
export function thunderhead(pic: Picture, o: { x: number; base: number; w: number; ground: number }): void {
  const { pal } = pic;
  const { x, base, w } = o;
  const rng = pic.rng.fork('anvil');
  const side = lightSide(pal);
  let body = '';
  let shade = '';
  for (const q of TOWERS)
    for (let i = 0; i < 13; i++) {
      const t = i / 12;
      const r = w * q.r * (0.95 - 0.3 * t) * rng.range(0.75, 1.1);
      const cx = x + w * (q.at + rng.range(-0.07, 0.07));
      const cy = base - w * 0.06 - w * 0.62 * q.h * t;
      body += ellipse(cx, cy, r * 1.15, r);
      shade += ellipse(cx - side * r * 1.1, cy + r * 0.75, r * 1.02, r * 0.9);
    }
  // the towers stand on one base
  for (let i = 0; i < 9; i++) body += ellipse(x + w * (-0.5 + i * 0.125), base - w * 0.06, w * 0.1, w * 0.11);
  const top = base - w * 0.68;
  const anvil = smooth(
    [
      [x - side * w * 0.95, top - w * 0.03],
      [x - side * w * 0.35, top - w * 0.1],
      [x + side * w * 0.14, top - w * 0.07],
      [x + side * w * 0.24, top + w * 0.02],
      [x, top + w * 0.08],
      [x - side * w * 0.4, top + w * 0.03],
    ],
    true,
    0.8,
  );
  const underAnvil = smooth(
    [
      [x - side * w * 0.92, top - w * 0.02],
      [x - side * w * 0.35, top - w * 0.03],
      [x - side * w * 0.02, top + w * 0.05],
      [x - side * w * 0.4, top + w * 0.06],
    ],
    true,
    0.8,
  );
  const belly = smooth(
    [
      [x - w * 0.7, base + 4],
      [x - w * 0.36, base - w * 0.09],
      [x + w * 0.1, base - w * 0.12],
      [x + w * 0.7, base + 4],
    ],
    true,
    0.7,
  );
  curtains(pic, o, side);
  const keep = pic.clip(rect(-10, -200, pic.W + 20, base + 200));
  const inside = pic.clip(body);
  const light = lit(pal, pal.cloud, 0.2);
  const dark = mix(pal.cloudShade, pal.shade, 0.3);
  pic.fill(anvil, light);
  pic.raw(pic.clipped(pic.clip(anvil), shape(underAnvil, dark)));
  pic.raw(pic.clipped(keep, shape(body, light)));
  pic.raw(pic.clipped(keep, pic.clipped(inside, shape(shade, dark))));
  pic.raw(pic.clipped(keep, pic.clipped(inside, shape(belly, mix(pal.cloudShade, pal.shade, 0.7)))));
}

/** Rain in many narrow slanting veils, uneven and soft at the sides, that thin towards the ground. */
function curtains(pic: Picture, o: { x: number; base: number; w: number; ground: number }, side: number): void {
  const rng = pic.rng.fork('curtains');
  const lean = -side * (o.ground - o.base) * 0.35;
  const top = o.base - o.w * 0.03;
  const VEILS = 34;
  for (let i = 0; i < VEILS; i++) {
    const t = (i + 0.5) / VEILS;
    // two heavy showers with a pale gap between them, fading out at both ends
    const heavy = Math.sin(Math.PI * t) ** 0.7 * (0.45 + 0.55 * Math.cos((t - 0.3) * 9) ** 2);
    const x = o.x + o.w * (t - 0.5) * 1.06;
    const wide = o.w * rng.range(0.03, 0.075);
    const ground = o.base + (o.ground - o.base) * rng.range(0.8, 1);
    const veil = pic.linear(0, top, 0, ground, [
      { at: 0, color: pic.pal.shade, alpha: 0.34 * heavy },
      { at: 0.7, color: pic.pal.shade, alpha: 0.22 * heavy },
      { at: 1, color: pic.pal.shade, alpha: 0.04 },
    ]);
    const slant = poly([
      [x - wide / 2, top],
      [x + wide / 2, top],
      [x + wide / 2 + lean, ground],
      [x - wide / 2 + lean, ground],
    ]);
    pic.add('multiply', shape(slant, veil));
  }
}

/** A storm overhead: a dark ragged deck down to about `base`, rain under it down to `ground`, a pale gap between. */
export function stormDeck(pic: Picture, o: { base: number; ground: number; side?: number }): void {
  const { W, pal } = pic;
  const { base } = o;
  const side = o.side ?? lightSide(pal);
  const rng = pic.rng.fork('deck');
  const heavy = mix(mix(pal.shade, pal.deep, 0.42), pal.cloudShade, 0.12);
  // rain where the deck hangs lowest
  for (const [at, wide] of [
    [0.5 - side * 0.42, 0.13],
    [0.5 - side * 0.22, 0.09],
    [0.5 + side * 0.3, 0.06],
  ] as const)
    rainVeil(pic, W * at, W * wide, base * 0.7, o.ground, heavy);
  const rows = [
    { y: 0.78, r: 0.12, c: mix(heavy, pal.sky[2], 0.36) },
    { y: 0.52, r: 0.17, c: mix(heavy, pal.sky[2], 0.16) },
    { y: 0.2, r: 0.2, c: heavy },
  ];
  for (const [i, row] of rows.entries()) {
    // the deck hangs lower on the side away from the light
    const edge = (x: number) => base * (row.y + side * 0.14 * (0.5 - x / W) + 0.05 * Math.sin(x * 0.006 + i * 2.1));
    let lumps = rect(-10, -10, W + 20, 10);
    let lights = '';
    const slab: [number, number][] = [];
    for (let x = -40; x < W + 120; x += W * rng.range(0.03, 0.075)) {
      const r = base * row.r * rng.range(0.5, 1.15);
      const y = edge(x) + rng.range(-0.2, 0.2) * r;
      slab.push([x, y]);
      lumps += ellipse(x, y - r * 0.4, r * 1.7, r);
      lights += ellipse(x + side * r * 0.3, y + r * 0.06, r * 0.9, r * 0.3);
    }
    lumps += poly([[-60, -20], [W + 100, -20], ...slab.reverse()]);
    pic.fill(lumps, row.c);
    const inside = pic.clip(lumps);
    pic.raw(pic.clipped(inside, shape(lights, mix(row.c, pal.sky[2], 0.16))));
  }
}

/** One slanting veil of rain, densest in its middle. */
function rainVeil(pic: Picture, x: number, wide: number, top: number, ground: number, c: Hex): void {
  const veil = pic.linear(0, top, 0, ground, [
    { at: 0, color: c, alpha: 0.75 },
    { at: 1, color: c, alpha: 0.1 },
  ]);
  const lean = (ground - top) * 0.22;
  for (const k of [1, 0.55])
    pic.add(
      'stipple',
      shape(
        poly([
          [x - (wide * k) / 2, top],
          [x + (wide * k) / 2, top],
          [x + (wide * k) / 2 - lean, ground],
          [x - (wide * k) / 2 - lean, ground],
        ]),
        veil,
        0.6,
      ),
      0.25,
    );
}
