import sharp from 'sharp';

// Phones save wide colours. The numbers of a HEIC's pixels mean nothing without the note in its `colr` box, which the
// decoder drops; a JPEG says the same in an ICC profile.

const DISPLAY_P3 = 12; // ISO/IEC 23091-2, colour primaries

/** The ICC profile that explains the pixels of a HEIC; null if they are standard colours. */
export async function profileOfHeic(file: Buffer): Promise<Buffer | null> {
  let isWide = false;
  for (let at = file.indexOf('colr'); at >= 4 && at + 10 <= file.length; at = file.indexOf('colr', at + 4)) {
    const kind = file.toString('latin1', at + 4, at + 8);
    const end = at - 4 + file.readUInt32BE(at - 4);
    if ((kind === 'prof' || kind === 'rICC') && end <= file.length) return file.subarray(at + 8, end);
    if (kind === 'nclx') isWide ||= file.readUInt16BE(at + 8) === DISPLAY_P3;
  }
  return isWide ? displayP3() : null;
}

async function displayP3(): Promise<Buffer | null> {
  const dot = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } });
  const { icc } = await sharp(await dot.withIccProfile('p3').png().toBuffer()).metadata();
  return icc ?? null;
}

/** The largest part of a profile in one segment of a JPEG. */
const PART_BYTES = 65_519;

/** Writes an ICC profile into a JPEG that has none. The pixels stay as they are. */
export function withProfile(jpeg: Buffer, profile: Buffer): Buffer {
  const count = Math.ceil(profile.length / PART_BYTES);
  const segments = Array.from({ length: count }, (_, index) => {
    const part = profile.subarray(index * PART_BYTES, (index + 1) * PART_BYTES);
    const head = Buffer.from(`\xff\xe2\0\0ICC_PROFILE\0${String.fromCharCode(index + 1, count)}`, 'latin1');
    head.writeUInt16BE(head.length - 2 + part.length, 2);
    return Buffer.concat([head, part]);
  });
  // Behind the start and, where there is one, the JFIF segment, which must come first.
  const start = jpeg.readUInt16BE(2) === 0xff_e0 ? 4 + jpeg.readUInt16BE(4) : 2;
  return Buffer.concat([jpeg.subarray(0, start), ...segments, jpeg.subarray(start)]);
}
