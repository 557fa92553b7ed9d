const HEAD = 8;

/** A film's first picture as a file of its own, because the decoder reads single pictures; any other file as it is. */
export function firstFrame(file: Buffer): Buffer {
  const frame = chunksOf(file, 12).find(({ type }) => type === 'ANMF')?.body;
  if (!frame) return file;
  const chunks = chunksOf(frame, 16).filter(({ type }) => ['ALPH', 'VP8 ', 'VP8L'].includes(type));
  const hasAlpha = chunks.some(({ type }) => type === 'ALPH');
  const extended = Buffer.concat([Buffer.from([0x10, 0, 0, 0]), frame.subarray(6, 12)]); // the size, as the frame has it
  const parts = [...(hasAlpha ? [chunk('VP8X', extended)] : []), ...chunks.map(({ type, body }) => chunk(type, body))];
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts]));
}

type Chunk = { type: string; body: Buffer };

function chunksOf(file: Buffer, start: number): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = start; at + HEAD <= file.length; ) {
    const size = file.readUInt32LE(at + 4);
    const type = file.toString('latin1', at, at + 4);
    chunks.push({ type, body: file.subarray(at + HEAD, at + HEAD + size) });
    if (type === 'ANMF') break; // the others do not matter
    at += HEAD + size + (size % 2);
  }
  return chunks;
}

function chunk(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(HEAD);
  head.write(type, 'latin1');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}
