/** A generator of pseudo-random numbers from 0 to 1, the same for the same seed. */
export function chanceFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Smooth hills from 0 to 1, one about every unit; `seed` chooses among landscapes. */
export function noise(x: number, y: number, seed = 1): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const ease = (t: number) => t * t * (3 - 2 * t);
  const [u, v] = [ease(x - i), ease(y - j)];
  const upper = corner(i, j, seed) * (1 - u) + corner(i + 1, j, seed) * u;
  const lower = corner(i, j + 1, seed) * (1 - u) + corner(i + 1, j + 1, seed) * u;
  return upper * (1 - v) + lower * v;
}

/** Noise with sharp crests: near 1 along winding lines. */
export const ridges = (x: number, y: number, seed: number) => 1 - Math.abs(2 * noise(x, y, seed) - 1);

function corner(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 974634777);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
