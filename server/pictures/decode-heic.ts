import libheif from 'libheif-js/wasm-bundle.js';
import { BrokenPicture } from './broken-picture.ts';

/** Decodes the picture that the file shows in the colours of the file, which take less than half the memory of the screen's. */
export async function decodeHeic(file: Buffer): Promise<void> {
  await libheif.ready;
  const images = new libheif.HeifDecoder().decode(file); // a file may have several, and tiles
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new BrokenPicture('no picture');
  const { heif_colorspace: colours, heif_chroma: chroma } = libheif;
  const decoded = libheif.heif_js_decode_image2(image.handle, colours.heif_colorspace_YCbCr, chroma.heif_chroma_420);
  if (!('channels' in decoded)) throw new BrokenPicture(decoded.message);
}
