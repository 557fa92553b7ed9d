import { promisify } from 'node:util';
import {
  type BrotliOptions,
  brotliDecompressSync,
  constants,
  crc32,
  createBrotliCompress,
  deflateRaw,
  gunzipSync,
} from 'node:zlib';

/**
 * Every page names its build, so every page of a new build is another text, although nothing else in it has changed.
 * That a page is compressed once all the same, the name stands uncompressed in the compressed bytes, where another can
 * be written over it. These bytes stand in for it: none occurs in UTF-8, so nothing refers back to them.
 */
const HOLE = Buffer.from([0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc]);
/** Brotli chooses codes by the two bytes before: those must be the same whatever the name. */
const AFTER = 2;
/** As far back as deflate refers. */
const WINDOW = 32_768;

/** The two encodings of one text. */
export type Compressed = { br: Buffer; gz: Buffer };

/** The text without the build's name; null where the name does not occur, or cannot be taken out. */
export function withHoles(text: Buffer, name: string): Buffer | null {
  if (name.length !== HOLE.length || text.includes(HOLE)) return null;
  const holed = Buffer.from(text);
  const places = placesOf(text, Buffer.from(name));
  for (const place of places) holed.set(HOLE, place);
  const ends = [...places.slice(1), text.length];
  const haveRoom = places.every((place, index) => place + HOLE.length + AFTER <= (ends[index] ?? 0));
  return places.length > 0 && haveRoom ? holed : null;
}

/** Compresses a text with holes so that `fill` can fill them. Null where an encoder did not leave them as they are. */
export async function compressAround(holed: Buffer, options: BrotliOptions): Promise<Compressed | null> {
  const parts = partsOf(holed);
  const compressed = { br: await brotliParts(parts, options), gz: await gzipParts(parts, holed) };
  const filled = fill(compressed, holed, HOLE.toString('latin1'));
  const isRight = brotliDecompressSync(filled.br).equals(holed) && gunzipSync(filled.gz).equals(holed);
  const count = placesOf(holed, HOLE).length;
  const isOpen = [compressed.br, compressed.gz].every((bytes) => placesOf(bytes, HOLE).length === count);
  return isRight && isOpen ? compressed : null;
}

/** What a text with the build's name is compressed: `text` is the whole of it. */
export function fill({ br, gz }: Compressed, text: Buffer, name: string): Compressed {
  const filled = { br: filledIn(br, name), gz: filledIn(gz, name) };
  filled.gz.writeUInt32LE(crc32(text), gz.length - 8);
  return filled;
}

function filledIn(bytes: Buffer, name: string): Buffer {
  const filled = Buffer.from(bytes);
  for (const place of placesOf(bytes, HOLE)) filled.write(name, place, 'latin1');
  return filled;
}

type Part = { bytes: Buffer; isHole: boolean; start: number };

/** The text in turns: what stays the same, a hole with what follows it, and so on. */
function partsOf(holed: Buffer): Part[] {
  const parts: Part[] = [];
  let start = 0;
  for (const place of placesOf(holed, HOLE)) {
    const end = place + HOLE.length + AFTER;
    parts.push({ bytes: holed.subarray(start, place), isHole: false, start });
    parts.push({ bytes: holed.subarray(place, end), isHole: true, start: place });
    start = end;
  }
  return [...parts, { bytes: holed.subarray(start), isHole: false, start }];
}

/** Flushed around each hole, a dozen bytes that repeat nothing come as they are. */
async function brotliParts(parts: Part[], options: BrotliOptions): Promise<Buffer> {
  const encoder = createBrotliCompress(options);
  const written = encoder.toArray();
  for (const { bytes } of parts.slice(0, -1)) {
    encoder.write(bytes);
    await new Promise<void>((resolve) => encoder.flush(constants.BROTLI_OPERATION_FLUSH, resolve));
  }
  encoder.end(parts.at(-1)?.bytes);
  return Buffer.concat((await written) as Buffer[]);
}

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 3]);

/** Deflate would squeeze even those bytes, so each hole is a stored block of our own between two streams. */
async function gzipParts(parts: Part[], holed: Buffer): Promise<Buffer> {
  const blocks = await Promise.all(
    parts.map(({ bytes, isHole, start }, index) => {
      if (isHole) return storedBlock(bytes);
      const isLast = index === parts.length - 1;
      return promisify(deflateRaw)(bytes, {
        level: 9,
        finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
        ...(start > 0 && { dictionary: holed.subarray(Math.max(0, start - WINDOW), start) }),
      });
    }),
  );
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

function placesOf(bytes: Buffer, wanted: Buffer): number[] {
  const places: number[] = [];
  for (let at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted, at + wanted.length)) places.push(at);
  return places;
}
