import sharp from 'sharp';
import { pdfOf } from '#common/lib/pdf.ts';
import { band } from './band.ts';
import { breakLines, letter } from './lettering.ts';
import { blankSheet, type Pixels, paint, pixelsOf, place } from './pixels.ts';

/** A print of the series with the words below it. `file` is the largest available. */
export type Plate = {
  file: string;
  isUpright: boolean;
  /** "12": its number in the collection. */
  number: string;
  title: string;
  /** Its location, or its kind. */
  place: string;
  /** The guide's name and address. */
  sender: string;
};

const INK = { paper: '#fbf5e9', text: '#23262f', label: '#a93f27', edge: '#d9cab0' };

/** A portrait A4 page in PDF points, and in pixels at 200 per inch. */
const A4 = { width: 595.28, height: 841.89 };
const PIXELS = { width: 1654, height: 2339 };

/** The screen of a large phone. Its clock is above the print, and its icons are below. */
const PHONE = { width: 1080, height: 2340 };

/** The width in pixels of the line around a print. */
const EDGE = 2;

type Size = { width: number; height: number };
type Box = { left: number; top: number; width: number; height: number };

/** The plate as an A4 poster, in portrait or landscape like the print: a PDF of one page, ready for a printer. */
export async function drawPoster(plate: Plate): Promise<Buffer> {
  const { isUpright } = plate;
  const across = (size: Size) => ({ width: size.height, height: size.width });
  const sheet = isUpright ? PIXELS : across(PIXELS);
  const width = isUpright ? 1400 : 1812;
  const left = Math.round((sheet.width - width) / 2);
  const box = { left, top: 110, width, height: isUpright ? 1866 : 1359 };
  const { data, info } = await composed(plate, sheet, box, isUpright ? 76 : 60);
  const jpeg = await sharp(data, { raw: info }).jpeg({ quality: 86, chromaSubsampling: '4:4:4' }).toBuffer();
  return pdfOf(jpeg, info, isUpright ? A4 : across(A4), 0, `Guia San Rafael ${plate.number}`);
}

/** The plate as a phone wallpaper: a JPEG of 1080 × 2340 pixels. */
export async function drawWallpaper(plate: Plate): Promise<Buffer> {
  const width = 936;
  const height = plate.isUpright ? 1248 : 702;
  const box = { left: (PHONE.width - width) / 2, top: plate.isUpright ? 560 : 780, width, height };
  const { data, info } = await composed(plate, PHONE, box, 54);
  return sharp(data, { raw: info }).jpeg({ quality: 84 }).toBuffer();
}

/** A sheet of paper with the print in `box` and a thin edge around it, and its words below. */
async function composed(plate: Plate, size: Size, box: Box, letters: number): Promise<Pixels> {
  const { left, top, width, height } = box;
  const sheet = blankSheet(size, INK.paper);
  paint(sheet, { left: left - EDGE, top: top - EDGE, width: width + 2 * EDGE, height: height + 2 * EDGE }, INK.edge);
  place(await pixelsOf(sharp(plate.file).resize({ width, height, fit: 'cover' })), sheet, left, top);
  const below = top + height + EDGE;
  const room = { width: size.width, height: size.height - below };
  const mark = { left, top: Math.round(letters * 0.72) - EDGE, size: Math.round(letters * 1.5) };
  const words = wordsOf(plate, box, letters);
  place(await band({ size: room, paper: INK.paper, mark, words }), sheet, 0, below);
  return sheet;
}

/** The words of a plate, in the room below the print. */
function wordsOf({ number, title, place, sender }: Plate, { left, width }: Box, size: number): string[] {
  const x = left + size * 2;
  const base = size * 1.5 - EDGE;
  const room = width - size * 2;
  const lines = breakLines(title, 'title', size, room).slice(0, 2);
  const small = size * 0.4;
  const below = base + (lines.length - 1) * size * 1.05;
  return [
    ...lines.map((line, index) => letter(line, 'title', { x, y: base + index * size * 1.05, size, color: INK.text })),
    letter(`${number} · ${place}`, 'label', { x, y: below + small * 1.7, size: small, color: INK.label }),
    letter(sender, 'label', { x, y: below + small * 3.3, size: small * 0.86, color: INK.text }),
  ];
}
