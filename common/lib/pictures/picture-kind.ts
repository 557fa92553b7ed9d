/** The format and size of a picture, from the first bytes of its file. */
export type PictureHead = { format: 'jpeg' | 'png' | 'webp' | 'avif' | 'heic'; width: number; height: number };

/** Enough bytes to find the size of nearly every picture: cameras put large previews before it. */
export const HEAD_BYTES = 512 * 1024;

/** Many times the parts before the size of any photograph: a file of nothing but heads of parts would keep everybody waiting. */
const MOST_PARTS = 20_000;

const AVIF = new Set(['avif', 'avis']);
const HEIC = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

/**
 * Recognises a picture by its content, not its name. The size is 0 if the head does not contain it. Returns null for
 * anything else, including SVG, which is a document and may contain scripts.
 */
export function pictureHead(head: Buffer): PictureHead | null {
  const text = (start: number, end: number) => head.toString('latin1', start, end);
  if (head.length < 32) return null;
  if (head.readUInt32BE(0) === 0x89_50_4e_47 && head.readUInt32BE(4) === 0x0d_0a_1a_0a && text(12, 16) === 'IHDR') {
    return { format: 'png', width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
  }
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return { format: 'jpeg', ...jpegSize(head) };
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return webpHead(head, text(12, 16));
  if (text(4, 8) !== 'ftyp') return null;
  const end = Math.min(head.readUInt32BE(0), head.length, 256);
  const brands = [
    text(8, 12),
    ...Array.from({ length: Math.max(0, end - 16) / 4 }, (_, n) => text(16 + n * 4, 20 + n * 4)),
  ];
  if (brands.some((brand) => AVIF.has(brand))) return { format: 'avif', ...boxSize(head) };
  if (brands.some((brand) => HEIC.has(brand))) return { format: 'heic', ...boxSize(head) };
  return null;
}

const UNKNOWN = { width: 0, height: 0 };

/** Walks from segment to segment until the one that contains the size. */
function jpegSize(head: Buffer): { width: number; height: number } {
  for (let at = 2, parts = 0; at + 9 < head.length && head[at] === 0xff && parts < MOST_PARTS; parts++) {
    const marker = head[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1; // fill byte
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) };
    at += 2 + head.readUInt16BE(at + 2);
  }
  return UNKNOWN;
}

function webpHead(head: Buffer, chunk: string): PictureHead | null {
  const format = 'webp';
  if (chunk === 'VP8X') return { format, width: 1 + head.readUIntLE(24, 3), height: 1 + head.readUIntLE(27, 3) };
  if (chunk === 'VP8L') {
    const bits = head.readUInt32LE(21);
    return { format, width: 1 + (bits & 0x3f_ff), height: 1 + ((bits >>> 14) & 0x3f_ff) };
  }
  if (chunk !== 'VP8 ') return null;
  return { format, width: head.readUInt16LE(26) & 0x3f_ff, height: head.readUInt16LE(28) & 0x3f_ff };
}

/** Returns the largest size in the boxes: the picture itself, its tiles and its thumbnail have one each. */
function boxSize(head: Buffer): { width: number; height: number } {
  let largest = UNKNOWN;
  for (let at = head.indexOf('ispe'), parts = 0; at >= 0 && at + 16 <= head.length && parts < MOST_PARTS; parts++) {
    const size = { width: head.readUInt32BE(at + 8), height: head.readUInt32BE(at + 12) };
    if (size.width * size.height > largest.width * largest.height) largest = size;
    at = head.indexOf('ispe', at + 4);
  }
  return largest;
}
