import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { breakLines, letter } from './lettering.ts';

/** Pixels that social networks ask for. */
const SHARE_SIZE = { width: 1200, height: 630 };

const MARGIN = 18;
/** The height of the band below the print, which holds the mark, the title and the guide's name. */
const BAND = 172;
const MARK = 112;
const TEXT_X = MARGIN + 30 + MARK + 28;
const TITLE_WIDTH = SHARE_SIZE.width - TEXT_X - 48;
/** The first size at which the title fits on two lines is used. */
const TITLE_SIZES = [58, 50, 44, 38];
const SMALLEST_TITLE = 33;
const INK = { paper: '#fbf5e9', text: '#23262f', label: '#a93f27' };
const MOST_BYTES = 300 * 1024;

/** Pixels without an encoding: to encode them for the next step would take longer than the step. */
type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/**
 * The print of a share picture, with the mark in the band below it: all that pages with the same picture share.
 * `file` is a picture that sharp can read.
 */
export async function shareSheet(file: string): Promise<Pixels> {
  const { width, height } = SHARE_SIZE;
  const print = { width: width - 2 * MARGIN, height: height - MARGIN - BAND };
  const picture = await sharp(file)
    .resize({ ...print, fit: 'cover' })
    .composite([{ input: roundedCorners(print), blend: 'dest-in' }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = await sharp({ create: { width, height, channels: 3, background: INK.paper } })
    .composite([
      { input: picture.data, raw: picture.info, left: MARGIN, top: MARGIN },
      { input: await markOf(MARK), left: MARGIN + 30, top: height - BAND + (BAND - MARK) / 2 },
    ])
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info };
}

/**
 * Makes a page's preview for social networks: a sheet with the page's title in its band. The result is a JPEG of
 * 1200 × 630 pixels and less than 300 kB. `label` is a short line.
 */
export async function sharePicture(sheet: Pixels, title: string, label: string): Promise<Buffer> {
  const { data, info } = await sharp(sheet.data, { raw: sheet.info })
    .composite([{ input: Buffer.from(words(title, label)), left: 0, top: SHARE_SIZE.height - BAND }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const quality of [84, 76, 68, 58]) {
    const bytes = await sharp(data, { raw: info }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
    if (bytes.length < MOST_BYTES) return bytes;
  }
  throw new Error(`The share picture of "${title}" stays over 300 kB.`);
}

function roundedCorners({ width, height }: { width: number; height: number }): Buffer {
  return Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="8"/></svg>`,
  );
}

let mark: Promise<Buffer> | null = null;

function markOf(size: number): Promise<Buffer> {
  const file = path.join(import.meta.dirname, '../public/marca.svg');
  mark ??= sharp(readFileSync(file), { density: 300 }).resize(size).png().toBuffer();
  return mark;
}

/** The band's words. */
function words(title: string, label: string): string {
  const { size, lines } = titleLines(title);
  const leading = size * 1.06;
  const block = lines.length * leading + 34;
  const top = (BAND - block) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${BAND}">`,
    ...lines.map((line, index) =>
      letter(line, 'title', { x: TEXT_X, y: top + size * 0.82 + index * leading, size, color: INK.text }),
    ),
    letter(label, 'label', { x: TEXT_X, y: top + block - 4, size: 22, color: INK.label }),
    '</svg>',
  ].join('');
}

function titleLines(title: string): { size: number; lines: string[] } {
  const setIn = (size: number) => ({ size, lines: breakLines(title, 'title', size, TITLE_WIDTH) });
  const tries = [...TITLE_SIZES, SMALLEST_TITLE].map(setIn);
  const found =
    tries.find(({ lines }) => lines.length === 1) ?? tries.find(({ size, lines }) => lines.length === 2 && size <= 50);
  const { size, lines } = found ?? setIn(SMALLEST_TITLE);
  return { size, lines: lines.slice(0, 2) };
}
