import type { PictureHead } from './picture-kind.ts';

/** Phones make 200 megapixels at most; a file that claims more is no photograph, and may be larger than any memory. */
const MOST_PIXELS = 220_000_000;
/** WebAssembly decodes HEIC all at once, with four bytes per pixel. */
const MOST_HEIC_PIXELS = 60_000_000;

/** How many pixels a photograph of a format may have, wherever the guide takes one. */
export const mostPixels = (format: PictureHead['format']) => (format === 'heic' ? MOST_HEIC_PIXELS : MOST_PIXELS);

/** Whether a picture has more pixels than the guide can read. */
export const hasTooManyPixels = ({ format, width, height }: PictureHead) => width * height > mostPixels(format);
