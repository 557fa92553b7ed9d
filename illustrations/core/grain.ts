import { makeRng } from './rng.ts';

/** The tile's size in pixels: a power of two, so that it repeats with a bit mask. */
const TILE = 512;
const MASK = TILE - 1;
/** Standard deviations, in pixels, of the two blurs whose difference is the grain. */
const FINE = 0.5;
const COARSE = 2.4;
const KERNEL_REACH = 3;

let tile: Float32Array | null = null;

/** Slightly clumped noise from 0 to 1, evenly spread, so that a threshold at `a` covers the share `a` of the paper. */
export function grainAt(x: number, y: number): number {
  tile ??= makeTile();
  return tile[(y & MASK) * TILE + (x & MASK)]!;
}

function makeTile(): Float32Array {
  const rng = makeRng('paper-grain');
  const white = new Float32Array(TILE * TILE).map(() => rng());
  const fine = blur(white, FINE);
  const coarse = blur(white, COARSE);
  return ranked(fine.map((value, index) => value - 0.85 * coarse[index]!)); // a band: grain without large blotches
}

function blur(source: Float32Array, deviation: number): Float32Array {
  const kernel = Array.from({ length: 2 * KERNEL_REACH + 1 }, (_, i) =>
    Math.exp(-((i - KERNEL_REACH) ** 2) / (2 * deviation * deviation)),
  );
  const sum = kernel.reduce((a, b) => a + b);
  const pass = (from: Float32Array, step: (i: number, by: number) => number) =>
    from.map((_, i) => kernel.reduce((total, weight, k) => total + weight * from[step(i, k - KERNEL_REACH)]!, 0) / sum);
  const rows = pass(source, (i, by) => (i & ~MASK) | ((i + by) & MASK));
  return pass(rows, (i, by) => (i + by * TILE) & (TILE * TILE - 1));
}

/** Replaces each value by its rank, from 0 to 1, evenly distributed. */
function ranked(values: Float32Array): Float32Array {
  const order = new Uint32Array(values.length).map((_, index) => index);
  order.sort((a, b) => values[a]! - values[b]!);
  const ranks = new Float32Array(values.length);
  order.forEach((index, rank) => {
    ranks[index] = (rank + 0.5) / values.length;
  });
  return ranks;
}
