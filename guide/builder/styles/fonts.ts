import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** The typefaces of `common/ui/styles/fonts.css`. Every first screen shows them: they are the only files worth a preload. */
export const FONTS = [
  '@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2',
  '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
];

type Kept = { wght: number | { min: number; max: number }; features: string[] };

/**
 * What its subset keeps of each typeface: the weights, of which the style sheets use no other, and the features. Titles
 * have a single weight for all bold ones, because a second would cost 8 kB on every first visit, and ligatures. Text
 * ends at 600, where Archivo has a master of its own (each letter beyond it needs a second set of deltas: 4.5 kB more),
 * and has figures of one width, for tables.
 */
const KEPT: Record<string, Kept> = {
  Piazzolla: { wght: 760, features: ['kern', 'liga'] },
  Archivo: { wght: { min: 400, max: 600 }, features: ['kern', 'tnum'] },
};

/** The letters of Spanish, Portuguese and English, and the signs that the guide uses: a first visit loads these. */
export const LETTERS = [...range(0x20, 0x7e), ...'ÀÁÂÃÇÉÊÍÑÓÔÕÚÜàáâãçéêíñóôõúü', ...'¡¿«»°º·×©−–—’“”…\u2009'].join('');

/**
 * The other letters of French, Italian, German and the Nordic languages, and rarer signs, in files of their own: a page
 * that uses one of them loads its file (`unicode-range` in `common/ui/styles/fonts.css`). Letters in neither list appear in
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
          await writeFile(replacement, await subsetFace(await readFont(name), name, isRare ? RARE_LETTERS : LETTERS));
          return { find, replacement };
        }),
      );
      return { resolve: { alias } };
    },
  };
}

/** Reads a font as its package ships it. */
export const readFont = (name: string) => readFile(fileURLToPath(import.meta.resolve(name)));

/** Makes a WOFF2 with `letters` and what is `KEPT` of the font only. `name` is one of `FONTS`. */
export function subsetFace(font: Buffer, name: string, letters: string): Promise<Buffer> {
  const { wght, features } = keptOf(name);
  return subsetFont(font, letters, { targetFormat: 'woff2', variationAxes: { wght }, keepFeatures: features });
}

function keptOf(name: string): Kept {
  const face = Object.keys(KEPT).find((face) => name.includes(`/${face.toLowerCase()}/`));
  const kept = face && KEPT[face];
  if (!kept) throw new Error(`${name}: nothing is kept of it; name its face in KEPT.`);
  return kept;
}

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}
