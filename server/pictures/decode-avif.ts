import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import decode, { init } from '@jsquash/avif/decode.js';
import { keepNoPoints } from './keep-no-points.ts';

/** @throws {Error} if the decoder finds no picture */
export async function decodeAvif(file: Buffer): Promise<void> {
  const code = createRequire(import.meta.url).resolve('@jsquash/avif/codec/dec/avif_dec.wasm');
  keepNoPoints();
  setFlagsFromString('--liftoff-only'); // to make the decoder's code fast takes 20 MB, and more time than one picture
  try {
    await init({ wasmBinary: readFileSync(code) });
    // It takes bytes as well as a buffer, and then copies them once less.
    if (!(await decode(file as unknown as ArrayBuffer))) throw new Error('no picture');
  } finally {
    setFlagsFromString('--no-liftoff-only');
  }
}
