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

/**
 * The weights of each face that are kept; the style sheets ask for no other. Titles have one weight, which the face shows
 * for all bold ones: a second would cost 8 kB on every first visit.
 */
const WEIGHTS: Record<string, number | { min: number; max: number }> = {
  Piazzolla: 760,
  Archivo: { min: 400, max: 700 },
};

/** Kerning, ligatures, contextual forms and tabular figures; no fractions. */
const FEATURES = ['kern', 'liga', 'ccmp', 'rvrn', 'calt', 'rclt', 'tnum'];

/** The letters of Spanish, Portuguese and English, and the signs that the guide writes: what a first visit loads. */
export const LETTERS = [...range(0x20, 0x7e), ...'ÀÁÂÃÇÉÊÍÑÓÔÕÚÜàáâãçéêíñóôõúü', ...'¡¿«»°º·×©−–—’“”…\u2009'].join('');

/**
 * The other letters of French, Italian, German and the Nordic languages, and rarer signs, in faces of their own: a page
 * that writes one of them loads it (`unicode-range` in `app/styles/fonts.css`). What is in neither is shown in the
 * fallback face.
 */
export const RARE_LETTERS = 'ÄÅÆÈËÌÎÏÒÖØÙÛäåæèëìîïòöøùûßŒœ‹›ª•½²®‘‚„€↑↓′″';

/** The ending of a face's address that means its rare letters. */
const RARE = '?rare';

/** A plugin that makes Vite use the guide's faces, subset to what the guide shows of them: less than half as heavy. */
export function smallFonts(root: string): Plugin {
  const folder = path.join(root, '.build/fonts');
  return {
    name: 'small-fonts',
    async config() {
      await mkdir(folder, { recursive: true });
      const alias = await Promise.all(
        FONTS.flatMap((name) => [name, name + RARE]).map(async (find) => {
          const name = find.replace(RARE, '');
          const isRare = name !== find;
          // A worker draws with the faces whose names begin with the family's and a hyphen: those of the usual letters.
          const file = path.basename(name).replace('-', isRare ? '.rare-' : '-');
          const replacement = path.join(folder, file);
          await writeFile(replacement, await cutFont(await readFont(name), name, isRare ? RARE_LETTERS : LETTERS));
          return { find, replacement };
        }),
      );
      return { resolve: { alias } };
    },
  };
}

/** A face as its package ships it. */
export const readFont = (name: string) => readFile(fileURLToPath(import.meta.resolve(name)));

/** A WOFF2 with `letters`, the face's `WEIGHTS` and `FEATURES` only. `name` is one of `FONTS`. */
export function cutFont(font: Buffer, name: string, letters: string): Promise<Buffer> {
  return subsetFont(font, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weightsOf(name) },
    keepFeatures: FEATURES,
  });
}

function weightsOf(name: string) {
  const face = Object.keys(WEIGHTS).find((face) => name.includes(`/${face.toLowerCase()}/`));
  const weights = face && WEIGHTS[face];
  if (!weights) throw new Error(`${name}: no weights are kept of it; name its face in WEIGHTS.`);
  return weights;
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
