import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';

/** A font of the sheets: the guide's two families in the weights that the page loads. */
export type Face = 'title-600' | 'title-700' | 'title-800' | 'text-500' | 'text-600' | 'text-700';

const files = {
  title: '@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2',
  text: '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
};

/** The characters that a sheet may contain; a name with another one cannot be measured. */
const LETTERS = `${String.fromCodePoint(...range(0x20, 0x17f))}–—−·©`;

/** Measures text in the fonts that visitors see. */
export interface Metrics {
  /** The width of a line of text in the units of `size`; `spacing` is added after each letter. */
  width(text: string, face: Face, size: number, spacing?: number): number;
  /** The font of a face, for callers that need its outlines. */
  font(face: Face): Font;
}

let loading: Promise<Metrics> | undefined;

/** Loads the metrics of all faces, once. Measuring throws if a text has a character that the fonts lack. */
export function loadMetrics(): Promise<Metrics> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Metrics> {
  const names: Face[] = ['title-600', 'title-700', 'title-800', 'text-500', 'text-600', 'text-700'];
  const fonts = new Map(await Promise.all(names.map(async (face) => [face, await openFace(face)] as const)));
  const font = (face: Face) => {
    const opened = fonts.get(face);
    if (!opened) throw new Error(`The sheets have no face "${face}".`);
    return opened;
  };
  return {
    font,
    width(text, face, size, spacing = 0) {
      const opened = font(face);
      const run = opened.layout(text);
      if (run.glyphs.some(({ id }) => id === 0)) throw new Error(`The fonts of the map cannot write "${text}".`);
      return (run.advanceWidth * size) / opened.unitsPerEm + spacing * [...text].length;
    },
  };
}

/** Reduces the variable font to one weight, because the library that measures cannot vary a WOFF2. */
async function openFace(face: Face): Promise<Font> {
  const [family, weight] = face.split('-') as ['title' | 'text', string]; // the format of `Face`
  const whole = await readFile(fileURLToPath(import.meta.resolve(files[family])));
  const cut = await subsetFont(whole, LETTERS, {
    targetFormat: 'truetype', // parsed right away: compressing it would take longer than everything else
    variationAxes: { wght: { min: Number(weight), max: Number(weight) } },
    keepFeatures: ['kern', 'liga', 'ccmp', 'calt'],
  });
  return create(cut) as Font; // one face, not a collection
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
