import { parentPort, workerData } from 'node:worker_threads';
import type { PictureHead } from '../../common/lib/pictures/picture-kind.ts';
import type { DecodeJob } from './decoded.ts';
import { limitWasmMemory } from './limit-wasm-memory.ts';

// The thread that decodes one picture of a stranger: it says whether it is one, and ends.

type Decode = (file: Buffer) => unknown;

const DECODERS: Record<PictureHead['format'], () => Promise<Decode>> = {
  jpeg: async () => (await import('./decode-jpeg.ts')).decodeJpeg,
  png: async () => (await import('./decode-png.ts')).decodePng,
  webp: async () => (await import('./decode-webp.ts')).decodeWebp,
  avif: async () => (await import('./decode-avif.ts')).decodeAvif,
  heic: async () => (await import('./decode-heic.ts')).decodeHeic,
};

const { format, bytes } = workerData as DecodeJob; // written by `decoded.ts`
limitWasmMemory();
const decode = await DECODERS[format]();
parentPort?.postMessage(await reasonAgainst(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));

/** Why it is no picture; null if it is one. */
async function reasonAgainst(file: Buffer): Promise<string | null> {
  try {
    await decode(file);
    return null;
  } catch (error) {
    return String(error);
  }
}
