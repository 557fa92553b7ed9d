import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import decode, { init } from '@jsquash/webp/decode.js';
import { keepNoPoints } from './keep-no-points.ts';
import { firstFrame } from './webp-frame.ts';

/** @throws {Error} if the decoder finds no picture */
export async function decodeWebp(file: Buffer): Promise<void> {
  const code = createRequire(import.meta.url).resolve('@jsquash/webp/codec/dec/webp_dec.wasm');
  keepNoPoints();
  await init({ wasmBinary: readFileSync(code) });
  await decode(firstFrame(file) as unknown as ArrayBuffer); // it takes bytes as well, and then copies them once less
}
