import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { widthsIn } from '#app/lib/picture-files.ts';
import { SHAPES, type Shape } from './recipe.ts';

/** One finished picture in a folder of prints: its files are `<name>-<width>.<format>`. */
export type Print = {
  /** What it was made from; another key means that it must be printed again. */
  key: string;
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** Pixels. The WebP files, for old browsers, leave the largest out. */
  widths: number[];
  /** CSS colour: the mean of the picture, shown until it is there. */
  color: string;
  /** Of the pixels, not of the files: two pictures with one digest look the same. */
  digest: string;
};

export type Manifest = Record<string, Print>;

/** Drawn pictures: made once, committed, so that a fresh copy of the project has them. */
export const DRAWN = 'art/prints';
/** Made of the owner's photographs at the first build after they came. */
export const PHOTOGRAPHED = 'node_modules/.cache/guia-photos';

/** Each step is at most half as wide again as the one before: no screen fetches much more than it shows. */
const WIDTHS: Record<Shape, number[]> = {
  card: [320, 480, 720, 1080],
  hero: [480, 720, 1080, 1600],
  tile: [240, 360, 540, 810],
  poster: [360, 540, 810, 1080],
};

export const widthsOf = (shape: Shape): number[] => WIDTHS[shape];

export const largestWidth = (shape: Shape): number => Math.max(...WIDTHS[shape]);

export const heightOf = (shape: Shape, width: number): number =>
  Math.round((width * SHAPES[shape].height) / SHAPES[shape].width);

/** The names of all files of one print, without their folder. */
export function filesOf(name: string, widths: number[]): string[] {
  return (['avif', 'webp'] as const).flatMap((format) =>
    widthsIn(format, widths).map((width) => `${name}-${width}.${format}`),
  );
}

/** What is printed in `folder`; nothing when there is no list yet. */
export function readManifest(root: string, folder: string): Manifest {
  try {
    // Only this program writes it.
    return JSON.parse(readFileSync(path.join(root, folder, 'manifest.json'), 'utf8')) as Manifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** One line a picture, sorted: a change of one picture is a change of one line. */
export function writeManifest(root: string, folder: string, manifest: Manifest) {
  const lines = Object.keys(manifest)
    .sort()
    .map((name) => `${JSON.stringify(name)}: ${JSON.stringify(manifest[name])}`);
  const file = path.join(root, folder, 'manifest.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `{\n${lines.join(',\n')}\n}\n`);
  renameSync(`${file}.new`, file); // never half a list
}

export const digestOf = (bytes: Uint8Array | string): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 12);
