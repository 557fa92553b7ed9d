/**
 * One sheet of pictures to look at:
 *
 *     node art/look.ts FILE.png [--shape card] [--columns 4] WHAT…
 *
 * WHAT is a recipe ('{"kind":"canon","light":"dia","seed":1}') or a content file, whose recipes are drawn in order.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { print } from './core/render.ts';
import { drawRecipe, recipe, SHAPES, type Shape } from './recipe.ts';

const SHEET_WIDTH = 1640;
const GAP = 8;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { shape: { type: 'string', default: 'card' }, columns: { type: 'string', default: '0' } },
});
const [file, ...subjects] = positionals;
const recipes = subjects.flatMap((subject) =>
  subject.endsWith('.json') ? recipesIn(JSON.parse(readFileSync(subject, 'utf8'))) : [JSON.parse(subject)],
);
if (!file || recipes.length === 0) throw new Error('Say the file to write and at least one recipe.');
const shape = values.shape as Shape;
if (!(shape in SHAPES)) throw new Error(`--shape must be one of: ${Object.keys(SHAPES).join(', ')}.`);
const columns = Number(values.columns) || Math.min(recipes.length, Math.ceil(Math.sqrt(recipes.length)));
const width = Math.floor((SHEET_WIDTH - GAP * (columns - 1)) / columns);
const height = Math.round((width * SHAPES[shape].height) / SHAPES[shape].width);

const tiles: { input: Buffer; left: number; top: number }[] = [];
for (const [index, value] of recipes.entries()) {
  const started = Date.now();
  const sheet = print(drawRecipe(recipe.parse(value), shape), Math.min(1200, width * 2));
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

/** Every `scene` object below `value`, in the order of the file. */
function recipesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'scene' && typeof inner === 'object' ? [inner] : recipesIn(inner),
  );
}
