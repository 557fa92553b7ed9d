import { z } from 'zod';
import { digestOf } from '../guide/pictures/manifest.ts';
import type { Shape } from '../guide/pictures/shapes.ts';
import { CHANCE } from './chance.ts';
import { LIGHTS, palette, SEASONS } from './core/palette.ts';
import { Picture } from './core/picture.ts';
import { kinds } from './kinds.ts';

/**
 * The sheets on which pictures are composed. Sizes are units, not pixels: the short side is always 900. A recipe is
 * composed anew for each shape, never cropped.
 */
export const SHEETS: Record<Shape, { width: number; height: number }> = {
  card: { width: 1200, height: 900 },
  hero: { width: 1600, height: 900 },
  tile: { width: 900, height: 900 },
  poster: { width: 900, height: 1200 },
};

const base = {
  light: z.enum(LIGHTS),
  season: z.enum(SEASONS).default('summer'),
  /** Another seed gives another view of the same motif. Seeds are chosen by looking at the results. */
  seed: z.int().min(0),
  /** For a picture behind the header's white text: the sky is printed dark along the top edge. */
  gradedSky: z.literal(true).optional(),
};

/** How a picture is drawn; its kind determines the allowed parameters. */
export const recipe = z.discriminatedUnion(
  'kind',
  Object.entries(kinds).map(([name, { params }]) => params.extend({ kind: z.literal(name), ...base })) as [
    z.ZodObject<{ kind: z.ZodLiteral<string> } & typeof base>,
  ],
);

export type Recipe = z.infer<typeof recipe>;

/** Draws `recipe` on a sheet of `shape`; the same arguments give the same layers. */
export function drawRecipe({ kind, light, season, seed, gradedSky, ...options }: Recipe, shape: Shape): Picture {
  const entry = kinds[kind];
  if (!entry) throw new Error(`There is no picture kind "${kind}".`);
  const { width, height } = SHEETS[shape];
  const picture = new Picture(width, height, palette(light, season), `${CHANCE[kind] ?? kind}-${seed}`);
  picture.hasGradedSky = gradedSky === true;
  entry.draw(picture, options);
  return picture;
}

/** A key that is equal for equal recipes of one shape, regardless of the order of their fields. */
export function keyOf(recipe: Recipe, shape: Shape): string {
  const fields = Object.entries(recipe).sort(([a], [b]) => (a < b ? -1 : 1));
  return digestOf(JSON.stringify([shape, fields]));
}
