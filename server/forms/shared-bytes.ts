const FIRST_BYTES = 64 * 1024;

/**
 * Bytes that arrive chunk by chunk, in memory that grows where it is and that a thread can read too: so a file is there
 * once, and not once more for each step.
 */
export class SharedBytes {
  readonly #memory: SharedArrayBuffer;
  #size = 0;

  constructor(most: number) {
    this.#memory = new SharedArrayBuffer(Math.min(FIRST_BYTES, most), { maxByteLength: most });
  }

  /** @throws {RangeError} beyond the most */
  add(chunk: Buffer): void {
    const size = this.#size + chunk.length;
    const { byteLength, maxByteLength } = this.#memory;
    if (size > byteLength) this.#memory.grow(Math.max(size, Math.min(2 * byteLength, maxByteLength)));
    new Uint8Array(this.#memory).set(chunk, this.#size);
    this.#size = size;
  }

  all(): Buffer {
    return Buffer.from(this.#memory, 0, this.#size);
  }
}
