const PAGE_BYTES = 64 * 1024;
/** Enough for the most pixels that the guide takes in each format (`common/lib/pictures/most-pixels.ts`). */
const LARGEST_BYTES = 256 * 1024 * 1024;

/** A file may claim to be small and unpack into gigabytes: from here on, no decoder of this thread gets that much. */
export function limitWasmMemory() {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * PAGE_BYTES > LARGEST_BYTES) throw new RangeError('The picture is too large.');
    return grow.call(this, pages);
  };
}
