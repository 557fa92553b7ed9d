/** The child process of `press.ts`: prints the drawings that it receives one after the other, and reports each. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { encode } from '../../guide/pictures/encode.ts';
import { digestOf, type Print } from '../../guide/pictures/manifest.ts';
import { palette } from '../core/palette.ts';
import { print as pull } from '../core/render.ts';
import { drawRecipe } from '../recipe.ts';
import type { Job, Printed } from './press.ts';

process.on('message', async (job: Job) => {
  try {
    reply({ print: await printOne(job) });
  } catch (error) {
    reply({ error: error instanceof Error ? error.message : String(error) });
  }
});

const reply = (message: Printed) => process.send?.(message);

async function printOne({ folder, drawing, widths, known }: Job): Promise<Print> {
  const { name, key, shape, recipe } = drawing;
  const { data, info } = await pull(drawRecipe(recipe, shape), Math.max(...widths))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const digest = digestOf(data);
  if (digest !== known?.digest) {
    for (const file of await encode(sharp(data, { raw: { width, height, channels } }), widths)) {
      const target = path.join(folder, `${name}-${file.width}.${file.format}`);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, file.bytes);
    }
  }
  return { key, width, height, widths, color: palette(recipe.light, recipe.season).haze, digest };
}
