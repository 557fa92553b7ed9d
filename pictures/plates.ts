import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { breakLines, letter } from './lettering.ts';
import { pdfOf } from './pdf.ts';

/** A print of the series with what stands below it. `file` is the largest that sharp can read. */
export type Plate = {
  file: string;
  isUpright: boolean;
  /** "12": its number in the collection. */
  number: string;
  title: string;
  /** Where it is, or of what kind. */
  place: string;
  /** The guide's name and address. */
  sender: string;
};

const INK = { paper: '#fbf5e9', text: '#23262f', label: '#a93f27', edge: '#d9cab0' };

/** A4 upright, in the points of PDF, and 200 pixels to the inch. */
const A4 = { width: 595.28, height: 841.89 };
const PIXELS = { width: 1654, height: 2339 };

/** The screen of a large phone. Its clock is above the print, and its icons are below. */
const PHONE = { width: 1080, height: 2340 };

type Box = { left: number; top: number; width: number; height: number };

/** The plate as a poster on A4, upright or across as the print is: a PDF of one page, ready for a printer. */
export async function drawPoster(plate: Plate): Promise<Buffer> {
  const { isUpright } = plate;
  const across = (size: { width: number; height: number }) => ({ width: size.height, height: size.width });
  const sheet = isUpright ? PIXELS : across(PIXELS);
  const width = isUpright ? 1400 : 1812;
  const box = { left: (sheet.width - width) / 2, top: 110, width, height: isUpright ? 1866 : 1359 };
  const composition = await composed(plate, sheet, box, isUpright ? 76 : 60);
  const { data, info } = await composition
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return pdfOf(data, info, isUpright ? A4 : across(A4), 0, `Guia San Rafael ${plate.number}`);
}

/** The plate as the background of a phone: a JPEG of 1080 × 2340 pixels. */
export async function drawWallpaper(plate: Plate): Promise<Buffer> {
  const width = 936;
  const height = plate.isUpright ? 1248 : 702;
  const box = { left: (PHONE.width - width) / 2, top: plate.isUpright ? 560 : 780, width, height };
  return (await composed(plate, PHONE, box, 54)).jpeg({ quality: 84 }).toBuffer();
}

/** A sheet of paper with the print in `box`, and its words below. */
async function composed(plate: Plate, sheet: { width: number; height: number }, box: Box, size: number) {
  const print = await sharp(plate.file)
    .resize({ width: box.width, height: box.height, fit: 'cover' })
    .raw() // to encode it for the next step would take longer than the step
    .toBuffer({ resolveWithObject: true });
  return sharp({ create: { ...sheet, channels: 3, background: INK.paper } }).composite([
    { input: print.data, raw: print.info, left: Math.round(box.left), top: box.top },
    { input: Buffer.from(wordsBelow(plate, sheet, box, size)), left: 0, top: 0 },
    {
      input: await mark(Math.round(size * 1.5)),
      left: Math.round(box.left),
      top: Math.round(box.top + box.height + size * 0.72),
    },
  ]);
}

function wordsBelow(
  { number, title, place, sender }: Plate,
  sheet: { width: number; height: number },
  box: Box,
  size: number,
): string {
  const x = box.left + size * 2;
  const base = box.top + box.height + size * 1.5;
  const room = box.width - size * 2;
  const lines = breakLines(title, 'title', size, room).slice(0, 2);
  const small = size * 0.4;
  const below = base + (lines.length - 1) * size * 1.05;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}">`,
    `<rect x="${box.left - 1}" y="${box.top - 1}" width="${box.width + 2}" height="${box.height + 2}" fill="none" stroke="${INK.edge}" stroke-width="2"/>`,
    ...lines.map((line, index) => letter(line, 'title', { x, y: base + index * size * 1.05, size, color: INK.text })),
    letter(`${number} · ${place}`, 'label', { x, y: below + small * 1.7, size: small, color: INK.label }),
    letter(sender, 'label', { x, y: below + small * 3.3, size: small * 0.86, color: INK.text }),
    '</svg>',
  ].join('');
}

const MARK = path.join(import.meta.dirname, '../public/marca.svg');

const mark = (size: number) => sharp(readFileSync(MARK), { density: 300 }).resize(size).png().toBuffer();
