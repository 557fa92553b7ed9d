/**
 * Writes a contact sheet of pictures:
 *
 *     node illustrations/look.ts FILE.png [--shape card] [--columns 4] WHAT…
 *
 * WHAT is a recipe ('{"kind":"canyon","light":"day","seed":1}') or a pattern for the names of prints ('bodegas/*').
 */
import { matchesGlob } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { Shape } from '../guide/pictures/shapes.ts';
import { print } from './core/render.ts';
import { readDrawings } from './drawings.ts';
import { drawRecipe, type Recipe, recipe, SHEETS } from './recipe.ts';

const SHEET_WIDTH = 1640;
const GAP = 8;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { shape: { type: 'string', default: 'card' }, columns: { type: 'string', default: '0' } },
});
const [file, ...subjects] = positionals;
const recipes = subjects.flatMap((subject) =>
  subject.startsWith('{') ? [recipe.parse(JSON.parse(subject))] : recipesOf(subject),
);
if (!file || recipes.length === 0) throw new Error('Say the file to write and at least one recipe.');
const shape = values.shape as Shape;
if (!(shape in SHEETS)) throw new Error(`--shape must be one of: ${Object.keys(SHEETS).join(', ')}.`);
const columns = Number(values.columns) || Math.min(recipes.length, Math.ceil(Math.sqrt(recipes.length)));
const width = Math.floor((SHEET_WIDTH - GAP * (columns - 1)) / columns);
const height = Math.round((width * SHEETS[shape].height) / SHEETS[shape].width);

const tiles: { input: Buffer; left: number; top: number }[] = [];
for (const [index, value] of recipes.entries()) {
  const started = Date.now();
  const sheet = print(drawRecipe(value, shape), Math.min(1200, width * 2));
  const input = await sheet.resize(width, height).png().toBuffer();
  const top = Math.floor(index / columns) * (height + GAP);
  tiles.push({ input, left: (index % columns) * (width + GAP), top });
  console.log(`${Date.now() - started} ms ${JSON.stringify(value)}`);
}
const rows = Math.ceil(recipes.length / columns);
await sharp({
  create: {
    width: columns * (width + GAP) - GAP,
    height: rows * (height + GAP) - GAP,
    channels: 3,
    background: '#ffffff',
  },
})
  .composite(tiles)
  .png()
  .toFile(file);

/** The recipes of the prints whose names match `pattern`, each once. */
function recipesOf(pattern: string): Recipe[] {
  return readDrawings()
    .filter(({ name, shape }) => matchesGlob(name, pattern) && shape !== 'poster')
    .map(({ recipe }) => recipe);
}
