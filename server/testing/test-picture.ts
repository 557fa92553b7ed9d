import { crc32, deflateSync } from 'node:zlib';

/**
 * A black PNG of a certain size that weighs `bytes` if its points leave room for a note; the note, of nothing but `rest`,
 * makes each one different. More points than the guide takes are only claimed.
 */
export function testPicture(rest = 1, width = 640, height = 480, bytes = 200): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 1; // bit a point
  const parts = [SIGNATURE, chunk('IHDR', head), chunk('IDAT', points(width, height)), END];
  const size = parts.reduce((sum, part) => sum + part.length, 0);
  const note = chunk('noTe', Buffer.alloc(Math.max(0, bytes - size - EMPTY_CHUNK), rest));
  return Buffer.concat([...parts.slice(0, 2), note, ...parts.slice(2)]);
}

/** A part of a PNG, with its sum. */
export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const END = chunk('IEND', Buffer.alloc(0));
const EMPTY_CHUNK = 12;
const MOST_POINTS = 220_000_000;

function points(width: number, height: number): Buffer {
  return deflateSync(Buffer.alloc(width * height > MOST_POINTS ? 1 : (1 + Math.ceil(width / 8)) * height));
}
