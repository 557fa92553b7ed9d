import { type Hex, mix, overprint } from '#art/core/color.ts';
import { smoothstep } from '#art/core/geom.ts';
import { type Picture, shape } from '#art/core/picture.ts';
import type { View } from '#art/core/terrain.ts';
import type { PrintOptions } from './land.ts';

/** Which country rock: the banded ochres of the Atuel, the red walls of the Diamante, the dark porphyry of the gorge. */
export type Rock = 'atuel' | 'rojo' | 'oscuro';

/** The inks of a rock's beds, in the order in which they were laid down. */
export function rockInks(pic: Picture, rock: Rock): Hex[] {
  const { mats: m, shade } = pic.pal;
  if (rock === 'rojo') {
    const red = mix(m.rockA, m.rockD, 0.45);
    return [red, m.rockA, mix(m.rockB, m.rockA, 0.4), red, m.rockD, m.rockA, mix(m.rockD, m.rockA, 0.4)];
  }
  if (rock === 'oscuro') {
    const dark = overprint(mix(m.rockD, m.road, 0.5), shade, 0.3);
    return [dark, mix(dark, m.rockA, 0.32), mix(dark, m.granite, 0.3), dark, mix(dark, m.rockD, 0.6)];
  }
  return [
    m.rockB,
    m.rockA,
    m.rockC,
    m.rockA,
    mix(m.rockA, m.rockD, 0.5),
    m.rockB,
    m.rockC,
    m.rockA,
    mix(m.granite, m.rockC, 0.4),
    mix(m.rockA, m.rockD, 0.35),
  ];
}

/** Sedimentary beds between two heights, each a little thinner or thicker than `step`, as bands for `printLand`. */
export function strata(
  pic: Picture,
  o: { rock: Rock; from: number; to: number; step: number; layer: (x: number, z: number, y: number) => number },
): NonNullable<PrintOptions['bands']> {
  const inks = rockInks(pic, o.rock),
    rng = pic.rng.fork('strata'),
    bands: NonNullable<PrintOptions['bands']> = [];
  for (let at = o.from, i = 0; at < o.to; at += o.step * rng.range(0.45, 1.5), i++)
    bands.push({ fn: o.layer, at, color: inks[i % inks.length]! });
  return bands;
}

/** Lays one more film of haze over the land beyond each distance: `[z, strength]`. */
export function airByDepth(
  pic: Picture,
  V: View,
  clip: string,
  films: readonly (readonly [number, number])[],
  wobble: (x: number, z: number) => number = () => 0,
): void {
  const depth = V.field((x, z) => z + wobble(x, z));
  for (const [z, strength] of films)
    pic.raw(
      pic.clipped(
        clip,
        shape(V.trace(depth, z, { minArea: 160, tol: 0.8 }), pic.pal.haze, strength, ' fill-rule="evenodd"'),
      ),
    );
}

/** Height of a cliff cut into steps of `tread`: `sharp` 0 leaves the slope, 1 makes ledges and walls of it. */
export function terraced(height: number, tread: number, sharp: number): number {
  const k = height / tread,
    floor = Math.floor(k);
  return height + sharp * (tread * (floor + smoothstep(0.3, 0.72, k - floor)) - height);
}
