import sharp from 'sharp';
import { band } from './band.ts';
import { breakLines, letter } from './lettering.ts';
import { blankSheet, type Pixels, pixelsOf, place } from './pixels.ts';

/** The size in pixels that social networks require. */
const SHARE_SIZE = { width: 1200, height: 630 };

const MARGIN = 18;
/** The height of the band below the print, which holds the mark, the title and the guide's name. */
const BAND = 172;
const MARK = 112;
const TEXT_X = MARGIN + 30 + MARK + 28;
const TITLE_WIDTH = SHARE_SIZE.width - TEXT_X - 48;
/** The sizes of the title: the first one at which it fits on two lines is used. */
const TITLE_SIZES = [58, 50, 44, 38];
const SMALLEST_TITLE = 33;
const INK = { paper: '#fbf5e9', text: '#23262f', label: '#a93f27' };
const MOST_BYTES = 300 * 1024;

/** The print, inside the margin and above the band. */
const PRINT = { width: SHARE_SIZE.width - 2 * MARGIN, height: SHARE_SIZE.height - MARGIN - BAND };
const RADIUS = 8;

/** The part of a share picture common to pages with the same print. `file` is a picture that sharp can read. */
export async function shareSheet(file: string): Promise<Pixels> {
  const print = await pixelsOf(sharp(file).resize({ ...PRINT, fit: 'cover' }));
  await roundCorners(print);
  const sheet = blankSheet(SHARE_SIZE, INK.paper);
  place(print, sheet, MARGIN, MARGIN);
  return sheet;
}

/**
 * Makes a page's preview for social networks: a sheet with the mark and the page's title in its band. The result is a
 * JPEG of 1200 × 630 pixels and less than 300 kB. `label` is a short line. The words stay on the sheet until the next
 * picture's replace them, so a sheet makes one picture at a time.
 */
export async function sharePicture(sheet: Pixels, title: string, label: string): Promise<Buffer> {
  const size = { width: SHARE_SIZE.width, height: BAND };
  const mark = { left: MARGIN + 30, top: (BAND - MARK) / 2, size: MARK };
  place(await band({ size, paper: INK.paper, mark, words: words(title, label) }), sheet, 0, SHARE_SIZE.height - BAND);
  for (const quality of [84, 76, 68, 58]) {
    // Codes made for each picture would save 4 % of its bytes for more than half of the work.
    const options = { quality, chromaSubsampling: '4:4:4', optimiseCoding: false };
    const bytes = await sharp(sheet.data, { raw: sheet.info }).jpeg(options).toBuffer();
    if (bytes.length < MOST_BYTES) return bytes;
  }
  throw new Error(`The share picture of "${title}" stays over 300 kB.`);
}

/** Lets the paper show through at a print's corners. */
async function roundCorners({ data, info: { width, height, channels } }: Pixels) {
  const paper = Buffer.from(INK.paper.slice(1), 'hex');
  const covered = await coveredCorner();
  for (const [index, share] of covered.entries()) {
    const [x, y] = [index % RADIUS, Math.floor(index / RADIUS)];
    for (const column of [x, width - 1 - x]) {
      for (const row of [y, height - 1 - y]) {
        const at = (row * width + column) * channels;
        for (const [ink, value] of paper.entries()) {
          data[at + ink] = Math.round(((data[at + ink] ?? 0) * share + value * (255 - share)) / 255);
        }
      }
    }
  }
}

/** How much of each pixel in an upper left corner the print covers, from 0 to 255. */
async function coveredCorner(): Promise<Buffer> {
  const svg = `<svg width="${2 * RADIUS}" height="${2 * RADIUS}"><rect width="100%" height="100%" rx="${RADIUS}"/></svg>`;
  const box = { left: 0, top: 0, width: RADIUS, height: RADIUS };
  return sharp(Buffer.from(svg)).extract(box).extractChannel('alpha').raw().toBuffer();
}

/** The title and label of the band. */
function words(title: string, label: string): string[] {
  const { size, lines } = titleLines(title);
  const leading = size * 1.06;
  const block = lines.length * leading + 34;
  const top = (BAND - block) / 2;
  return [
    ...lines.map((line, index) =>
      letter(line, 'title', { x: TEXT_X, y: top + size * 0.82 + index * leading, size, color: INK.text }),
    ),
    letter(label, 'label', { x: TEXT_X, y: top + block - 4, size: 22, color: INK.label }),
  ];
}

function titleLines(title: string): { size: number; lines: string[] } {
  const setIn = (size: number) => ({ size, lines: breakLines(title, 'title', size, TITLE_WIDTH) });
  const tries = [...TITLE_SIZES, SMALLEST_TITLE].map(setIn);
  const found =
    tries.find(({ lines }) => lines.length === 1) ?? tries.find(({ size, lines }) => lines.length === 2 && size <= 50);
  const { size, lines } = found ?? setIn(SMALLEST_TITLE);
  return { size, lines: lines.slice(0, 2) };
}
