import { type Hex, mix, overprint } from '../../core/color.ts';
import { smoothstep } from '../../core/geom.ts';
import type { Noise } from '../../core/noise.ts';
import { type Picture, shape } from '../../core/picture.ts';
import type { Terrain, View } from '../../core/terrain.ts';
import { glints, lake } from '../water/water.ts';
import { type PrintOptions, printLand } from './land.ts';

/** The kinds of rock: the banded ochres of the Atuel, the red walls of the Diamante, the dark porphyry of the gorge. */
export type Rock = 'atuel' | 'red' | 'dark';

const MOONLIT = ['#4a4c8c', '#3b3a74', '#4f74a4'] as const;

/** Ochre and moonlight cancel out to grey: by night, rock takes the violet and the blue of the sky instead. */
export const moonlit = ({ pal }: Picture, ink: Hex, bed = 0): Hex =>
  pal.night ? mix(ink, MOONLIT[bed % MOONLIT.length]!, 0.5) : ink;

/** The inks of a rock's beds, in the order in which they were laid down. */
export function rockInks(pic: Picture, rock: Rock): Hex[] {
  const { mats: m, shade } = pic.pal;
  if (rock === 'red') {
    const red = mix(m.rockA, m.rockD, 0.45);
    return [red, m.rockA, mix(m.rockB, m.rockA, 0.4), red, m.rockD, m.rockA, mix(m.rockD, m.rockA, 0.4)];
  }
  if (rock === 'dark') {
    const dark = overprint(mix(m.rockD, m.road, 0.5), shade, 0.3);
    return [dark, mix(dark, m.rockA, 0.32), mix(dark, m.granite, 0.3), dark, mix(dark, m.rockD, 0.6)];
  }
  const inks = [
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
  return inks.map((ink, bed) => moonlit(pic, ink, bed));
}

/** Sedimentary beds between two heights, each a little thinner or thicker than `step`, as bands for `printLand`. */
export function strata(
  pic: Picture,
  o: Pick<CanyonRock, 'rock' | 'from' | 'to' | 'step' | 'layer'>,
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

/** Haze that thickens evenly between two distances, for `airByDepth`: films too thin for their edges to be seen. */
export function thickening(near: number, far: number, total: number): [number, number][] {
  const films = 11,
    strength = 1 - (1 - total) ** (1 / films);
  return Array.from({ length: films }, (_, i) => [near + ((far - near) * i) / (films - 1), strength]);
}

/** Height of a cliff cut into steps of `tread`: `sharp` 0 leaves the slope, 1 makes ledges and walls. */
export function terraced(height: number, tread: number, sharp: number): number {
  const k = height / tread,
    floor = Math.floor(k);
  return height + sharp * (tread * (floor + smoothstep(0.3, 0.72, k - floor)) - height);
}

export interface CanyonRock {
  rock: Rock;
  /** ink of the ground below the lowest bed */
  base: Hex;
  /** heights of the lowest and highest bed, and how thick they are */
  from: number;
  to: number;
  step: number;
  /** height in the bedding, which may be tilted and warped */
  layer: (x: number, z: number, y: number) => number;
  /** where bushes grow, and how large their patches are (the noise's frequency) */
  scrub: { at: (y: number) => boolean; ink: Hex; patch: number; noise: Noise };
  /** `[distance, strength]` of each film of haze */
  air: readonly (readonly [number, number])[];
  minArea: number;
  smoothing?: number;
  /** how far an outline may be straightened, in sheet units */
  tol?: number;
  /** the darkness from which shade is printed twice; null prints all shade once */
  deep?: number | null;
  /** printed over the beds */
  more?: NonNullable<PrintOptions['bands']>;
}

/** Prints bedded rock with its scrub, light and shade, and the air in front of it. Returns the clip of the land. */
export function canyonRock(pic: Picture, V: View, o: CanyonRock): string {
  const { at, ink, patch, noise } = o.scrub;
  const clip = printLand(pic, V, {
    base: o.base,
    bands: [
      ...strata(pic, o),
      {
        fn: (x, z, y) => (at(y) ? 1 : 0) * (0.4 + noise.fbm(x * patch, z * patch, 3)),
        at: 0.5,
        color: ink,
        minArea: 24,
      },
      ...(o.more ?? []),
    ],
    shade: -0.3,
    deep: o.deep === undefined ? 0.06 : o.deep,
    shadeK: 0.76,
    deepK: 0.44,
    minArea: o.minArea,
    tol: o.tol ?? 0.8,
    bottom: pic.H + 10,
    smoothing: o.smoothing ?? 1,
  });
  airByDepth(pic, V, clip, o.air);
  return clip;
}

export interface CanyonWater {
  /** ground that bounds the water, if that is not simply the terrain */
  bed?: (x: number, z: number) => number;
  ink?: Hex;
  /** share of the deep ink at the viewer's feet, 0..1 */
  deep: number;
  /** sheet y of the far and near end of the water */
  y0: number;
  y1: number;
  /** how far mirrored rays travel */
  reach: number;
  glints: number;
  size?: number;
}

/** Prints the still water of a gorge with its reflections. Returns the clip of the water. */
export function canyonWater(pic: Picture, V: View, T: Terrain, o: CanyonWater): string {
  const { mats: m, haze, paper, shade } = pic.pal,
    ink = o.ink ?? m.water;
  const clip = lake(pic, V, {
    at: (x, z) => T.at(x, z),
    bed: o.bed,
    light: (x, z) => T.sample(T.light, x, z) - T.sample(T.shadowed, x, z),
    top: mix(ink, haze, 0.2),
    bottom: mix(ink, m.waterDeep, o.deep),
    mirror: mix(mix(m.waterDeep, m.rockA, 0.27), shade, 0.1),
    y0: o.y0,
    y1: o.y1,
    calm: 0.75,
    reach: o.reach,
  });
  glints(pic, {
    x0: 0,
    x1: pic.W,
    y0: o.y0 + 10,
    y1: o.y1,
    n: o.glints,
    color: mix(ink, paper, 0.55),
    clip,
    alpha: 0.6,
    size: o.size,
  });
  return clip;
}
