import type { Sharp } from 'sharp';

/**
 * Pixels in memory, three bytes for each, row by row. Sheets are assembled from these: a library that composites whole
 * pictures takes four times as long, although pictures on the same sheet differ only in one part.
 */
export type Pixels = { data: Buffer; info: { width: number; height: number; channels: 3 } };

/** An empty sheet. `color` is `#` and six digits. */
export function blankSheet({ width, height }: { width: number; height: number }, color: string): Pixels {
  const paper = Buffer.from(color.slice(1), 'hex');
  return { data: Buffer.alloc(width * height * paper.length, paper), info: { width, height, channels: 3 } };
}

/** Puts a picture onto a sheet that it fits on, in place. */
export function place(picture: Pixels, sheet: Pixels, left: number, top: number) {
  const { channels } = sheet.info;
  const row = picture.info.width * channels;
  for (let y = 0; y < picture.info.height; y++) {
    picture.data.copy(sheet.data, ((top + y) * sheet.info.width + left) * channels, y * row, (y + 1) * row);
  }
}

/** Paints a part of a sheet in one colour. */
export function paint(sheet: Pixels, box: { left: number; top: number; width: number; height: number }, color: string) {
  place(blankSheet(box, color), sheet, box.left, box.top);
}

/** The pixels of a picture. Flatten transparent parts first, because the alpha channel is dropped. */
export async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: 3 } };
}
