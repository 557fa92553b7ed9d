/** The size of a page in PDF points, or of its JPEG in pixels. */
type Size = { width: number; height: number };

/**
 * A PDF whose only page is a JPEG.
 * @param page in points, 72 to the inch
 * @param margin white paper on each side of the picture, in points
 * @param title the window title in a PDF reader; plain ASCII
 */
export function pdfOf(jpeg: Buffer, pixels: Size, page: Size, margin: number, title: string): Buffer {
  const scale = Math.min((page.width - 2 * margin) / pixels.width, (page.height - 2 * margin) / pixels.height);
  const [w, h] = [pixels.width * scale, pixels.height * scale];
  const place = [w, 0, 0, h, (page.width - w) / 2, (page.height - h) / 2].map((value) => value.toFixed(2)).join(' ');
  const content = `q ${place} cm /Picture Do Q`;
  const objects: (string | Buffer)[][] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /XObject << /Picture 5 0 R >> >> >>`,
    ],
    [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    [
      `<< /Type /XObject /Subtype /Image /Width ${pixels.width} /Height ${pixels.height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
    [`<< /Title (${title.replace(/[()\\]/g, '')}) >>`],
  ];
  return joined(objects);
}

/** The objects with their numbers, followed by the cross-reference table of their offsets. */
function joined(objects: (string | Buffer)[][]): Buffer {
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
