import { parentPort, workerData } from 'node:worker_threads';
import type { PictureHead } from '../../common/lib/pictures/picture-kind.ts';
import type { DecodeJob, Verdict } from './decoded.ts';
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
const wantsTooMuch = limitWasmMemory();
const decode = await DECODERS[format]();
parentPort?.postMessage(await verdict(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)));

async function verdict(file: Buffer): Promise<Verdict> {
  try {
    await decode(file);
    return 'picture';
  } catch {
    return wantsTooMuch() ? 'too large' : 'broken';
  }
}
