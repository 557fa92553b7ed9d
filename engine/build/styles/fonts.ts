import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The typefaces of `app/styles/fonts.css`. Every first screen shows them: they are the only files worth a preload. */
export const FONTS = [
  '@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2',
  '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
];

/**
 * The weights of each typeface that its subset keeps; the style sheets use no other. Titles have a single weight for
 * all bold ones: a second would cost 8 kB on every first visit.
 */
const WEIGHTS: Record<string, number | { min: number; max: number }> = {
  Piazzolla: 760,
  Archivo: { min: 400, max: 700 },
};

/** Kerning, ligatures, contextual forms and tabular figures; no fractions. */
const FEATURES = ['kern', 'liga', 'ccmp', 'rvrn', 'calt', 'rclt', 'tnum'];

/** The letters of Spanish, Portuguese and English, and the signs that the guide uses: a first visit loads these. */
export const LETTERS = [...range(0x20, 0x7e), ...'ÀÁÂÃÇÉÊÍÑÓÔÕÚÜàáâãçéêíñóôõúü', ...'¡¿«»°º·×©−–—’“”…\u2009'].join('');

/**
 * The other letters of French, Italian, German and the Nordic languages, and rarer signs, in files of their own: a page
 * that uses one of them loads its file (`unicode-range` in `app/styles/fonts.css`). Letters in neither list appear in
 * the fallback font.
 */
export const RARE_LETTERS = 'ÄÅÆÈËÌÎÏÒÖØÙÛäåæèëìîïòöøùûßŒœ‹›ª•½²®‘‚„€↑↓′″';

/** The query of a font's address that selects its rare letters. */
const RARE = '?rare';

/** Makes Vite use subsets of the guide's fonts, with the letters that it shows: together less than half the size. */
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
          // The worker embeds fonts whose file names begin with the family and a hyphen: those of the usual letters.
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

/** Reads a font as its package ships it. */
export const readFont = (name: string) => readFile(fileURLToPath(import.meta.resolve(name)));

/** Makes a WOFF2 with `letters`, the font's `WEIGHTS` and `FEATURES` only. `name` is one of `FONTS`. */
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
