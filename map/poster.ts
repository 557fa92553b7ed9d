import sharp from 'sharp';
import { pdfOf } from '#common/lib/pdf.ts';
import { paintSheet } from './draw-crop.ts';

/** A landscape A3 page in PDF points, and its width in pixels at 220 per inch. */
const PAGE = { width: 1190.55, height: 841.89 };
const PIXELS = 3640;
/** The white margin around the sheet: 8 mm, which every printer can handle. */
const MARGIN = 22.7;
const QUALITY = 88;

/** The sheet of the department as a PDF of one page, ready for a printer; a few megabytes. */
export async function drawPoster(): Promise<Buffer> {
  const painted = await paintSheet('department', 'light', PIXELS / 1400);
  const { data, info } = await sharp(painted.data, painted)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return pdfOf(data, info, PAGE, MARGIN, 'Mapa de San Rafael, Mendoza');
}
