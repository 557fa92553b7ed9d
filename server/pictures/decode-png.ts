import { crc32, createInflate } from 'node:zlib';
import { BrokenPicture } from './broken-picture.ts';

// Reads a PNG as a decoder does, and keeps nothing of it: whatever the lines hold are points, once they are all there.

/** Bits in a point for each kind of colours; null for a depth that the kind does not have. */
const CHANNELS: Record<number, { channels: number; depths: number[] }> = {
  0: { channels: 1, depths: [1, 2, 4, 8, 16] },
  2: { channels: 3, depths: [8, 16] },
  3: { channels: 1, depths: [1, 2, 4, 8] },
  4: { channels: 2, depths: [8, 16] },
  6: { channels: 4, depths: [8, 16] },
};
/** Where each pass of an interlaced picture begins, and its steps: x, y, across, down. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const LAST_FILTER = 4;

type Lines = { bytes: number; count: number };

/** @throws {BrokenPicture} also for one that would unpack into more than its head says */
export async function decodePng(file: Buffer): Promise<void> {
  const { head, packed } = chunksOf(file);
  const passes = linesOf(head);
  const inflate = createInflate();
  inflate.on('error', () => {}); // the loop below throws it, too
  inflate.end(packed);
  let [pass, line, at] = [0, 0, 0];
  for await (const bytes of inflate as AsyncIterable<Buffer>) {
    for (let read = 0; read < bytes.length; ) {
      const lines = passes[pass];
      if (!lines) throw new BrokenPicture('more lines than the head says');
      if (at === 0 && (bytes[read] ?? 0) > LAST_FILTER) throw new BrokenPicture('a line of no known kind');
      const step = Math.min(lines.bytes - at, bytes.length - read);
      read += step;
      at += step;
      if (at < lines.bytes) continue;
      at = 0;
      if (++line === lines.count) [pass, line] = [pass + 1, 0];
    }
  }
  if (pass < passes.length) throw new BrokenPicture('fewer lines than the head says');
}

/** Every part is checked against its sum. */
function chunksOf(file: Buffer): { head: Buffer; packed: Buffer } {
  const packed: Buffer[] = [];
  const head = file.subarray(16, 29);
  for (let at = 8; at + 12 <= file.length; ) {
    const size = file.readUInt32BE(at);
    const end = at + 12 + size;
    if (end > file.length) break;
    const type = file.toString('latin1', at + 4, at + 8);
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) throw new BrokenPicture('a wrong sum');
    if (type === 'IDAT') packed.push(file.subarray(at + 8, end - 4));
    if (type === 'IEND') return { head, packed: Buffer.concat(packed) };
    at = end;
  }
  throw new BrokenPicture('no end');
}

function linesOf(head: Buffer): Lines[] {
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const [depth = 0, colours = 0, packing, filter, interlaced] = head.subarray(8);
  const kind = CHANNELS[colours];
  if (width === 0 || height === 0 || !kind?.depths.includes(depth) || packing !== 0 || filter !== 0) {
    throw new BrokenPicture('a head that says nothing possible');
  }
  const bytesOf = (points: number) => 1 + Math.ceil((points * kind.channels * depth) / 8);
  if (interlaced === 0) return [{ bytes: bytesOf(width), count: height }];
  return PASSES.flatMap(([x, y, across, down]) => {
    const [wide, high] = [Math.ceil((width - x) / across), Math.ceil((height - y) / down)];
    return wide > 0 && high > 0 ? [{ bytes: bytesOf(wide), count: high }] : [];
  });
}
