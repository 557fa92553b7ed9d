import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { type Pixels, pixelsOf } from './pixels.ts';

type Band = {
  size: { width: number; height: number };
  /** `#` and six digits. */
  paper: string;
  mark: { left: number; top: number; size: number };
  /** SVG groups (`lettering.ts`). */
  words: string[];
};

/**
 * The band of paper below a print, with the guide's mark and words. It is one drawing, because the library takes four
 * times as long to lay pictures over each other.
 */
export function band({ size: { width, height }, paper, mark, words }: Band): Promise<Pixels> {
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${paper}"/>`,
    markSvg().replace('<svg ', `<svg x="${mark.left}" y="${mark.top}" width="${mark.size}" height="${mark.size}" `),
    ...words,
    '</svg>',
  ];
  return pixelsOf(sharp(Buffer.from(drawing.join(''))));
}

let markText: string | undefined;

function markSvg(): string {
  markText ??= readFileSync(path.join(import.meta.dirname, '../public/marca.svg'), 'utf8');
  return markText;
}
