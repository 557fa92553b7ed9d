/** Prints the pictures it is sent, one after the other, and tells of each: the process that `press.ts` starts. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { print as pull } from './core/render.ts';
import { encode } from './encode.ts';
import type { Job, Printed } from './press.ts';
import { digestOf, type Print } from './prints.ts';
import { drawRecipe } from './recipe.ts';

process.on('message', async (job: Job) => {
  try {
    reply({ name: job.name, print: await printOne(job) });
  } catch (error) {
    reply({ name: job.name, error: error instanceof Error ? error.message : String(error) });
  }
});

const reply = (message: Printed) => process.send?.(message);

async function printOne({ root, folder, name, key, source, widths, known }: Job): Promise<Print> {
  const width = Math.max(...widths);
  const { data, info } = await sheetOf(root, source, width).raw().toBuffer({ resolveWithObject: true });
  const sheet = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const digest = digestOf(data);
  if (digest === known?.digest) return known;
  for (const file of await encode(sheet, widths)) {
    const target = path.join(root, folder, `${name}-${file.width}.${file.format}`);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.bytes);
  }
  const { channels } = await sheet.stats();
  const color = `#${channels
    .slice(0, 3)
    .map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'))
    .join('')}`;
  return { key, width: info.width, height: info.height, widths, color, digest };
}

/** A photograph is turned upright; nothing of its metadata, where it was taken least of all, is carried over. */
function sheetOf(root: string, source: Job['source'], width: number): Sharp {
  if ('recipe' in source) return pull(drawRecipe(source.recipe, source.shape), width);
  return sharp(path.join(root, source.photo)).autoOrient().resize({ width }).flatten().toColourspace('srgb');
}
