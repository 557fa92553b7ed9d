import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { uprightOf } from '../guide/pictures/manifest.ts';
import { SHAPES, type Shape } from '../guide/pictures/shapes.ts';
import { kinds } from './kinds.ts';
import { keyOf, type Recipe, recipe } from './recipe.ts';

/** One print of a recipe. `key` changes when the recipe does. */
export type Drawing = { name: string; shape: Shape; recipe: Recipe; key: string };

const FOLDER = path.join(import.meta.dirname, 'recipes');

/** An opening is printed twice: wide, and upright for phones. */
const shape = z.enum([...(Object.keys(SHAPES) as Shape[]), 'opening']);

/**
 * Reads every print that the files in `recipes/` define. `bodegas.json` holds the recipes of "bodegas/…".
 * @throws {Error} with a line for each mistake: the file, the print, and the allowed values
 */
export function readDrawings(folder = FOLDER): Drawing[] {
  const mistakes: string[] = [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const drawings = files.flatMap((file) => {
    const recipes = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, unknown>;
    return Object.entries(recipes).flatMap(([name, value]) => {
      try {
        const group = `${path.basename(file, '.json')}/`;
        if (!name.startsWith(group)) throw new Error(`the names in this file begin with "${group}"`);
        return drawingsOf(name, value);
      } catch (error) {
        mistakes.push(`recipes/${file}: "${name}": ${(error as Error).message}.`);
        return [];
      }
    });
  });
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return drawings;
}

/**
 * The prints of one recipe.
 * @throws {Error} naming the field and its allowed values
 */
export function drawingsOf(name: string, value: unknown): Drawing[] {
  const { shape: given, ...rest } = value as { shape?: unknown; kind?: string };
  if (!rest.kind || !kinds[rest.kind]) {
    throw new Error(`"kind" is "${rest.kind}", but must be one of: ${Object.keys(kinds).join(', ')}`);
  }
  const parsed = z.object({ shape, recipe }).safeParse({ shape: given, recipe: rest });
  if (!parsed.success) throw new Error(parsed.error.issues.map(sentence).join('; '));
  const shapes: [string, Shape][] =
    parsed.data.shape === 'opening'
      ? [
          [name, 'hero'],
          [uprightOf(name), 'poster'],
        ]
      : [[name, parsed.data.shape]];
  return shapes.map(([name, shape]) => {
    return { name, shape, recipe: parsed.data.recipe, key: keyOf(parsed.data.recipe, shape) };
  });
}

const sentence = ({ path, message }: z.core.$ZodIssue) => `"${String(path.at(-1))}": ${message}`;
