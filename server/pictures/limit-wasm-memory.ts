const PAGE_BYTES = 64 * 1024;
/**
 * Enough for the most points that the guide takes from strangers in each format (`common/lib/pictures/most-pixels.ts`),
 * and so little that the guide never grows by 100 MB for a post (`tests/server/photo-memory.attack.ts`).
 */
const LARGEST_BYTES = 40 * 1024 * 1024;

/**
 * A file may claim to be small and unpack into gigabytes: from here on, no decoder of this thread gets that much. Returns
 * whether one has asked for it.
 */
export function limitWasmMemory(): () => boolean {
  const { grow } = WebAssembly.Memory.prototype;
  let isRefused = false;
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * PAGE_BYTES <= LARGEST_BYTES) return grow.call(this, pages);
    isRefused = true;
    throw new RangeError('The picture is too large.');
  };
  return () => isRefused;
}
