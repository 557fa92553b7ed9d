import type { PictureHead } from './picture-kind.ts';

/**
 * Whether a picture is there to its end, and not only its first bytes: its file is walked from part to part, as a decoder
 * walks it, without computing its points, which takes a library. Cameras may add something of their own behind it.
 */
export function isWholePicture(file: Buffer, { format }: PictureHead): boolean {
  if (format === 'jpeg') return isWholeJpeg(file);
  if (format === 'png') return isWholePng(file);
  return format === 'webp' ? isWholeWebp(file) : isWholeBoxes(file);
}

const [SCAN, END, ESCAPED] = [0xda, 0xd9, 0x00];
/** These markers stand alone, without a length. */
const isAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function isWholeJpeg(file: Buffer): boolean {
  let hasFrame = false;
  let hasScan = false;
  for (let at = 2; at + 1 < file.length && file[at] === 0xff; ) {
    const marker = file[at + 1] ?? 0;
    if (marker === END) return hasScan;
    if (marker === 0xff) at += 1;
    else if (isAlone(marker)) at += 2;
    else {
      if (at + 4 > file.length) return false;
      hasFrame ||= isFrame(marker);
      const start = at + 2 + file.readUInt16BE(at + 2);
      at = marker === SCAN ? endOfScan(file, start) : start;
      hasScan ||= marker === SCAN && hasFrame && at > start;
    }
  }
  return false;
}

/** The position of the marker that follows the points of a scan. */
function endOfScan(file: Buffer, start: number): number {
  for (let at = start; at + 1 < file.length; at++) {
    if (file[at] !== 0xff) continue;
    const next = file[at + 1] ?? 0;
    if (next !== ESCAPED && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return file.length;
}

function isWholePng(file: Buffer): boolean {
  let points = 0;
  for (let at = 8; at + 12 <= file.length; ) {
    const size = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    at += 12 + size;
    if (at > file.length) return false;
    if (type === 'IDAT') points += size;
    if (type === 'IEND') return points > 0;
  }
  return false;
}

function isWholeWebp(file: Buffer): boolean {
  const end = 8 + file.readUInt32LE(4);
  if (end > file.length + 1) return false; // some programs leave out the last byte, which only fills up
  let hasPoints = false;
  let at = 12;
  while (at + 8 <= end && at + 8 <= file.length) {
    const type = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    hasPoints ||= ['VP8 ', 'VP8L', 'ANMF'].includes(type) && size >= 10;
    at += 8 + size + (size % 2);
  }
  return hasPoints && at >= end - 1 && at <= end + 1;
}

/** AVIF and HEIC consist of boxes: one describes the picture, one holds it. */
function isWholeBoxes(file: Buffer): boolean {
  const seen = new Set<string>();
  for (let at = 0; at + 8 <= file.length; ) {
    const said = file.readUInt32BE(at);
    const isLong = said === 1 && at + 16 <= file.length;
    const size = isLong ? Number(file.readBigUInt64BE(at + 8)) : said === 0 ? file.length - at : said;
    if (size < 8 || at + size > file.length) break;
    const type = file.toString('latin1', at + 4, at + 8);
    if (size > (isLong ? 16 : 8)) seen.add(type);
    at += size;
  }
  return seen.has('mdat') && (seen.has('meta') || seen.has('moov'));
}
