import type { Libheif } from 'libheif-js/libheif-wasm/libheif.js';
import { BrokenPicture } from './broken-picture.ts';

const WORD_BYTES = 4;
/** Code, subcode and message: what functions of libheif return. */
const ERROR_BYTES = 3 * WORD_BYTES;
/** Version 1 of its description of tiles, with room to spare: a version, then columns and rows. */
const TILING_BYTES = 128;
const [COLUMNS, ROWS] = [1, 2];
/** Asks for the tiles as they are once the picture is turned upright, because they are decoded by their place there. */
const UPRIGHT = 1;

/** Calls libheif as C does: errors and results are written at addresses that the caller gives. */
export class HeicMemory {
  readonly #libheif: Libheif;
  readonly #error: number;
  readonly #out: number;

  constructor(libheif: Libheif) {
    this.#libheif = libheif;
    this.#error = libheif._malloc(ERROR_BYTES);
    this.#out = libheif._malloc(WORD_BYTES);
  }

  /** @throws {BrokenPicture} */
  check(call: (error: number) => void): void {
    call(this.#error);
    const code = this.#word(this.#error);
    if (code !== 0) throw new BrokenPicture(`libheif: ${code}.${this.#word(this.#error + WORD_BYTES)}`);
  }

  /** The address that a call writes. @throws {BrokenPicture} */
  pointer(call: (error: number, out: number) => void): number {
    this.check((error) => call(error, this.#out));
    return this.#word(this.#out);
  }

  copyOf(file: Buffer): number {
    const at = this.#libheif._malloc(file.length);
    if (at === 0) throw new RangeError('The file is too large.');
    this.#libheif.HEAPU8.set(file, at);
    return at;
  }

  tiles(image: number): { across: number; down: number } {
    const at = this.#libheif._malloc(TILING_BYTES);
    this.#libheif.HEAPU8.fill(0, at, at + TILING_BYTES);
    this.check((error) => this.#libheif._heif_image_handle_get_image_tiling(error, image, UPRIGHT, at));
    return { across: this.#word(at + COLUMNS * WORD_BYTES), down: this.#word(at + ROWS * WORD_BYTES) };
  }

  /** The view changes when the memory grows. */
  #word(at: number): number {
    return this.#libheif.HEAP32[at / WORD_BYTES] ?? 0;
  }
}
