import sharp from 'sharp';
import { paintSheet } from './draw-crop.ts';

/** A3 lying down, in the points of PDF and in pixels at 220 to the inch. */
const PAGE = { width: 1190.55, height: 841.89 };
const PIXELS = 3640;
/** White paper around the sheet: 8 mm, which every printer can leave. */
const MARGIN = 22.7;
const QUALITY = 88;

/** The sheet of the department as a PDF of one page, ready for a printer; some megabytes. */
export async function drawPoster(): Promise<Buffer> {
  const painted = await paintSheet('department', 'light', PIXELS / 1400);
  const { data, info } = await sharp(painted)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return pdfOf(data, info);
}

/** A PDF whose only page is a JPEG: its four objects, and where each begins. */
function pdfOf(jpeg: Buffer, { width, height }: { width: number; height: number }): Buffer {
  const scale = Math.min((PAGE.width - 2 * MARGIN) / width, (PAGE.height - 2 * MARGIN) / height);
  const [w, h] = [width * scale, height * scale];
  const place = [w, 0, 0, h, (PAGE.width - w) / 2, (PAGE.height - h) / 2].map((value) => value.toFixed(2)).join(' ');
  const content = `q ${place} cm /Map Do Q`;
  const objects: (string | Buffer)[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /XObject << /Map 5 0 R >> >> >>`,
    ],
    [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
    ['<< /Title (Mapa de San Rafael, Mendoza) >>'],
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const starts: number[] = [];
  const size = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [index, object] of objects.entries()) {
    starts.push(size());
    parts.push(
      Buffer.from(`${index + 1} 0 obj\n`),
      ...object.map((part) => Buffer.from(part)),
      Buffer.from('\nendobj\n'),
    );
  }
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${size()}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
