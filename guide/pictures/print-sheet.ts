import type { OverlayOptions } from 'sharp';

/** The size in pixels of each print on a sheet: three times what the menus show. */
export const CELL = { width: 168, height: 126 };

export const QUALITY = 50;

/** Makes a sheet of prints, one below the other. */
export async function makePrintSheet(files: string[]): Promise<Buffer> {
  const { default: sharp } = await import('sharp'); // not loaded if the sheet can be reused
  const prints = files.map(
    async (file, row): Promise<OverlayOptions> => ({
      input: await sharp(file)
        .resize({ ...CELL, fit: 'cover' })
        .toBuffer(),
      left: 0,
      top: row * CELL.height,
    }),
  );
  const size = { width: CELL.width, height: files.length * CELL.height };
  return sharp({ create: { ...size, channels: 3, background: 'white' } })
    .composite(await Promise.all(prints))
    .avif({ quality: QUALITY, effort: 4 })
    .toBuffer();
}
