const HEIC = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis']);

/** The format of a file by its first bytes, whatever its name; null if it is no photograph. */
export function kindOfPicture(bytes: Buffer): 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | null {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) !== 'ftyp') return null;
  const size = Math.min(bytes.readUInt32BE(0), 256);
  const brands = [
    text(8, 12),
    ...Array.from({ length: Math.max(0, (size - 16) >> 2) }, (_, at) => text(16 + 4 * at, 20 + 4 * at)),
  ];
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => HEIC.has(brand)) ? 'heic' : null;
}
