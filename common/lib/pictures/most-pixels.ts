import type { PictureHead } from './picture-kind.ts';

type MostPixels = Record<PictureHead['format'], number>;

/**
 * How many pixels a photograph of a format may have, wherever the guide takes one. Phones make 200 megapixels at most; a
 * file that claims more is no photograph, and may be larger than any memory. What only WebAssembly decodes is in memory
 * all at once: 4 bytes a pixel for HEIC, 9 for WebP, 30 for AVIF.
 */
const MOST_PIXELS: MostPixels = {
  jpeg: 220_000_000,
  png: 220_000_000,
  heic: 60_000_000,
  webp: 24_000_000,
  avif: 8_000_000,
};

/**
 * The same for strangers, whose photographs the server decodes beside its visitors in 40 MB
 * (`server/pictures/limit-wasm-memory.ts`): 4 bytes a pixel for WebP, 24 for AVIF. JPEG and PNG are read line by line,
 * HEIC tile by tile.
 */
const MOST_PIXELS_OF_STRANGERS: MostPixels = { ...MOST_PIXELS, webp: 8_000_000, avif: 1_500_000 };

export const mostPixels = (format: PictureHead['format']) => MOST_PIXELS[format];
export const mostPixelsOfStrangers = (format: PictureHead['format']) => MOST_PIXELS_OF_STRANGERS[format];

/** Whether a picture has more pixels than the guide can read. */
export const hasTooManyPixels = ({ format, width, height }: PictureHead) => width * height > mostPixels(format);
export const hasTooManyPixelsOfStrangers = ({ format, width, height }: PictureHead) =>
  width * height > mostPixelsOfStrangers(format);
