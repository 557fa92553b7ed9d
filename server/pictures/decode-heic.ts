import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Libheif } from 'libheif-js/libheif-wasm/libheif.js';
import { BrokenPicture } from './broken-picture.ts';
import { HeicMemory } from './heic-memory.ts';

/**
 * Decodes the picture that the file shows, tile by tile, as phones write it: no more than one tile is in memory, in the
 * colours of the file, which take less than half the memory of the screen's.
 */
export async function decodeHeic(file: Buffer): Promise<void> {
  const require = createRequire(import.meta.url);
  const wasmBinary = readFileSync(require.resolve('libheif-js/libheif-wasm/libheif.wasm'));
  const libheif = (require('libheif-js/libheif-wasm/libheif.js') as (options: object) => Libheif)({ wasmBinary });
  await libheif.ready;
  const memory = new HeicMemory(libheif);
  const context = libheif._heif_context_alloc();
  const bytes = memory.copyOf(file);
  memory.check((error) => libheif._heif_context_read_from_memory_without_copy(error, context, bytes, file.length, 0));
  const image = memory.pointer((error, out) => libheif._heif_context_get_primary_image_handle(error, context, out));
  const { across, down } = memory.tiles(image);
  if (across < 1 || down < 1) throw new BrokenPicture('no tiles, or more than a number can say');
  for (let y = 0; y < down; y++) for (let x = 0; x < across; x++) decodeTile(memory, libheif, image, x, y);
}

const { YCBCR, CHROMA_420 } = { YCBCR: 0, CHROMA_420: 1 };

function decodeTile(memory: HeicMemory, libheif: Libheif, image: number, x: number, y: number) {
  const tile = memory.pointer((error, out) =>
    libheif._heif_image_handle_decode_image_tile(error, image, out, YCBCR, CHROMA_420, 0, x, y),
  );
  libheif._heif_image_release(tile);
}
