/** Seeded random numbers. All chance in a picture comes from one Rng, so a seed determines the picture. */
export interface Rng {
  (): number;
  range(a: number, b: number): number;
  int(a: number, b: number): number;
  pick<T>(xs: readonly T[]): T;
  chance(p: number): boolean;
  /** roughly normal, mean 0, sd 1 */
  gauss(): number;
  /** independent stream; adding a fork never disturbs the parent's sequence */
  fork(label: string): Rng;
}

function hashString(s: string): number {
  let h = 2166136261 >>> 0;
  for (let i = 0; i < s.length; i++) h = Math.imul(h ^ s.charCodeAt(i), 16777619) >>> 0;
  h ^= h >>> 15;
  h = Math.imul(h, 2246822507) >>> 0;
  h ^= h >>> 13;
  return h >>> 0;
}

export function makeRng(seed: string | number): Rng {
  const root = typeof seed === 'number' ? seed >>> 0 : hashString(seed);
  let a = root || 1;
  const next = () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const r = next as Rng;
  r.range = (lo, hi) => lo + (hi - lo) * next();
  r.int = (lo, hi) => Math.floor(lo + (hi - lo + 1) * next());
  r.pick = (xs) => xs[Math.floor(next() * xs.length)]!;
  r.chance = (p) => next() < p;
  r.gauss = () => (next() + next() + next() + next() - 2) * 1.732;
  r.fork = (label) => makeRng(hashString(`${label}:${root}`));
  return r;
}
