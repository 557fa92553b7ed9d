import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The faces of `app/styles/fonts.css`. Every first screen shows them: they are the only files worth a preload. */
export const FONTS = [
  '@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2',
  '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
];

/** The range of weights that is kept; the style sheets ask for no other. */
export const WEIGHTS = { min: 400, max: 800 };

/** Kerning, ligatures, contextual forms and tabular figures; no fractions. */
const FEATURES = ['kern', 'liga', 'ccmp', 'rvrn', 'calt', 'rclt', 'tnum'];

/** The letters of Western Europe, so that a new language from there needs no other file, and typographic signs. */
export const LETTERS = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ...'Œœ–—‘’‚“”„•…‹›€™−↑↓′″', '\u2009'].join('');

/** A plugin that makes Vite use the guide's faces, subset to what the guide shows of them: a quarter lighter. */
export function smallFonts(root: string): Plugin {
  const folder = path.join(root, '.build/fonts');
  return {
    name: 'small-fonts',
    async config() {
      await mkdir(folder, { recursive: true });
      const alias = await Promise.all(
        FONTS.map(async (find) => {
          const replacement = path.join(folder, path.basename(find));
          await writeFile(replacement, await cutFont(await readFont(find)));
          return { find, replacement };
        }),
      );
      return { resolve: { alias } };
    },
  };
}

/** A face as its package ships it. */
export const readFont = (name: string) => readFile(fileURLToPath(import.meta.resolve(name)));

/** A variable WOFF2 with `LETTERS`, `WEIGHTS` and `FEATURES` only. */
export function cutFont(font: Buffer): Promise<Buffer> {
  return subsetFont(font, LETTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  });
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
