import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { sharePicture, shareSheet } from './share.ts';

const MARK = path.join(import.meta.dirname, '../public/marca.svg');

test('pictures that share a sheet do not show each other’s words', async () => {
  const sheet = await shareSheet(MARK);
  const first = await sharePicture(sheet, 'Cañón', 'Guía');
  const long = await sharePicture(sheet, 'Un título tan largo que ocupa dos renglones de la banda entera', 'Guía');
  const again = await sharePicture(sheet, 'Cañón', 'Guía');
  expect(long.equals(first)).toBe(false);
  expect(again.equals(first)).toBe(true);
});

test('a share picture is a JPEG of the required size, with paper around a print with round corners', async () => {
  const bytes = await sharePicture(await shareSheet(await redPicture()), 'Cañón del Atuel', 'Guía San Rafael');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const isRed = (x: number, y: number) => (data[(y * info.width + x) * info.channels + 1] ?? 0) < 80;
  expect(isRed(600, 8)).toBe(false);
  expect(isRed(600, 40)).toBe(true);
  for (const [x, y] of [
    [18, 18],
    [1181, 18],
    [18, 457],
    [1181, 457],
  ] as const) {
    expect(isRed(x, y)).toBe(false);
    expect(isRed(x < 600 ? x + 12 : x - 12, y < 200 ? y + 12 : y - 12)).toBe(true);
  }
});

/** A landscape picture file, all in red. */
async function redPicture(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'share-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'red.png');
  await sharp({ create: { width: 800, height: 600, channels: 3, background: '#c00000' } })
    .png()
    .toFile(file);
  return file;
}
