import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliDecompress,
  constants,
  crc32,
  createBrotliCompress,
  deflateRaw,
  gunzip,
} from 'node:zlib';

/**
 * Every page names its build, so every page of a new build is a different text, even if nothing else in it has changed.
 * To compress each page only once, the name is stored uncompressed inside the compressed bytes, where another name can
 * overwrite it. These bytes are its placeholder: none occurs in UTF-8, so no back-reference points at them.
 */
const HOLE = Buffer.from([0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc]);
/** Brotli chooses codes by the two preceding bytes, so two bytes after the name are stored with it. */
const AFTER = 2;
/** The size of deflate's window, in bytes. */
const WINDOW = 32_768;

/** The two encodings of one text. */
export type Compressed = { br: Buffer; gz: Buffer };

/** Returns the text with a hole in place of the build's name; null unless the name occurs once, and not at the end. */
export function withHole(text: Buffer, name: string): Buffer | null {
  const at = name.length === HOLE.length ? text.indexOf(name) : -1;
  const isOnly = at >= 0 && !text.includes(name, at + 1) && !text.includes(HOLE);
  if (!isOnly || at + HOLE.length + AFTER > text.length) return null;
  const holed = Buffer.from(text);
  holed.set(HOLE, at);
  return holed;
}

/** Compresses a text with a hole so that `fill` can fill it. Returns null if an encoder changed the hole. */
export async function compressAround(holed: Buffer, options: BrotliOptions): Promise<Compressed | null> {
  const start = holed.indexOf(HOLE);
  const end = start + HOLE.length + AFTER;
  const parts: Parts = [holed.subarray(0, start), holed.subarray(start, end), holed.subarray(end)];
  const compressed = { br: await brotliParts(parts, options), gz: await gzipParts(parts, holed) };
  if (![compressed.br, compressed.gz].every((bytes) => bytes.includes(HOLE))) return null;
  const filled = fill(compressed, holed, HOLE.toString('latin1'));
  const texts = await Promise.all([promisify(brotliDecompress)(filled.br), promisify(gunzip)(filled.gz)]);
  return texts.every((text) => text.equals(holed)) ? compressed : null;
}

/** Writes the build's name into the hole, and gzip's checksum. `text` is the whole uncompressed text with that name. */
export function fill({ br, gz }: Compressed, text: Buffer, name: string): Compressed {
  const filled = { br: filledIn(br, name), gz: filledIn(gz, name) };
  filled.gz.writeUInt32LE(crc32(text), gz.length - 8);
  return filled;
}

function filledIn(bytes: Buffer, name: string): Buffer {
  const filled = Buffer.from(bytes);
  filled.write(name, bytes.indexOf(HOLE), 'latin1');
  return filled;
}

/** The names of two builds. */
export type BuildNames = { earlier: string; now: string };

/** Whether gzip's checksum is that of the text. */
export const isOf = (text: Buffer, gz: Buffer): boolean => crc32(text) === gz.readUInt32LE(gz.length - 8);

/** The encodings of an earlier build's text as those of `text`, which differs only in the name; null if it is unclear where it is. */
export function renamed({ br, gz }: Compressed, text: Buffer, names: BuildNames): Compressed | null {
  const named = { br: withName(br, names), gz: withName(gz, names) };
  named.gz?.writeUInt32LE(crc32(text), gz.length - 8);
  return named.br && named.gz && { br: named.br, gz: named.gz };
}

/** Bytes with this build's name in place of the earlier one's; null unless that is there just once. */
export function withName(bytes: Buffer, { earlier, now }: BuildNames): Buffer | null {
  const at = bytes.indexOf(earlier, 0, 'latin1');
  if (at < 0 || earlier.length !== now.length || bytes.includes(earlier, at + 1, 'latin1')) return null;
  const named = Buffer.from(bytes);
  named.write(now, at, 'latin1');
  return named;
}

type Parts = [before: Buffer, hole: Buffer, after: Buffer];

/** With a flush before and after them, a dozen bytes that repeat nothing are stored uncompressed. */
async function brotliParts([before, hole, after]: Parts, options: BrotliOptions): Promise<Buffer> {
  const encoder = createBrotliCompress(options);
  const written = encoder.toArray();
  for (const bytes of [before, hole]) {
    encoder.write(bytes);
    await new Promise<void>((resolve) => encoder.flush(constants.BROTLI_OPERATION_FLUSH, resolve));
  }
  encoder.end(after);
  return Buffer.concat((await written) as Buffer[]);
}

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3]);

/** Deflate would compress even those bytes, so the hole is a hand-made stored block between two streams. */
async function gzipParts([before, hole, after]: Parts, holed: Buffer): Promise<Buffer> {
  const past = before.length + hole.length;
  const blocks = await Promise.all([
    promisify(deflateRaw)(before, { level: 9, finishFlush: constants.Z_SYNC_FLUSH }),
    storedBlock(hole),
    promisify(deflateRaw)(after, { level: 9, dictionary: holed.subarray(Math.max(0, past - WINDOW), past) }),
  ]);
  const trailer = Buffer.alloc(8); // the checksum depends on the name
  trailer.writeUInt32LE(holed.length, 4);
  return Buffer.concat([HEADER, ...blocks, trailer]);
}

function storedBlock(bytes: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(0xffff - bytes.length, 3);
  return Buffer.concat([head, bytes]);
}
