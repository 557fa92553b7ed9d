import { z } from 'zod';
import { LIGHTS, palette, SEASONS } from './core/palette.ts';
import { Picture } from './core/picture.ts';
import { kinds } from './kinds.ts';

/**
 * The proportions in which pictures are composed. Units, not pixels: the short side always has 900.
 * A recipe is composed again for each shape, never cropped.
 */
export const SHAPES = {
  card: { width: 1200, height: 900 },
  hero: { width: 1600, height: 900 },
  tile: { width: 900, height: 900 },
  poster: { width: 900, height: 1200 },
} as const;

export type Shape = keyof typeof SHAPES;

const base = {
  light: z.enum(LIGHTS),
  season: z.enum(SEASONS).default('verano'),
  /** The same recipe with another seed is the same motif seen by another eye. Seeds are chosen by looking. */
  seed: z.int().min(0),
};

/** What a content file says of a drawn picture; which parameters it may hold depends on its kind. */
export const recipe = z.discriminatedUnion(
  'kind',
  Object.entries(kinds).map(([name, { params }]) => params.extend({ kind: z.literal(name), ...base })) as [
    z.ZodObject<{ kind: z.ZodLiteral<string> } & typeof base>,
  ],
);

export type Recipe = z.infer<typeof recipe>;

/** Draws `recipe` on a sheet of `shape`; the same arguments give the same layers. */
export function drawRecipe({ kind, light, season, seed, ...options }: Recipe, shape: Shape): Picture {
  const entry = kinds[kind];
  if (!entry) throw new Error(`There is no picture kind "${kind}".`);
  const { width, height } = SHAPES[shape];
  const picture = new Picture(width, height, palette(light, season), `${kind}-${seed}`);
  entry.draw(picture, options);
  return picture;
}
