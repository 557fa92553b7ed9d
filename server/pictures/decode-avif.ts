import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import decode, { init } from '@jsquash/avif/decode.js';

/** @throws {Error} if the decoder finds no picture */
export async function decodeAvif(file: Buffer): Promise<void> {
  const code = createRequire(import.meta.url).resolve('@jsquash/avif/codec/dec/avif_dec.wasm');
  await init({ wasmBinary: readFileSync(code) });
  if (!(await decode(new Uint8Array(file).buffer))) throw new Error('no picture');
}
