import { expect, test } from 'vitest';
import type { Release } from './release.ts';
import type { Kept } from './store.ts';
import { promoted } from './take-over.ts';

const kept = (build: string, isComplete = true): Kept => ({
  release: { build } as Release, // nothing else of it matters here
  level: 'whole',
  isComplete,
});

test('a complete release is put to use, and the old one stays for open pages', () => {
  const [a, b] = [kept('a'), kept('b')];
  expect(promoted({ used: a, coming: b, old: null })).toEqual({ used: b, coming: null, old: a });
});

test('an incomplete release is never used', () => {
  const copy = { used: kept('a'), coming: kept('b', false), old: null };
  expect(promoted(copy)).toBe(copy);
});

test('more of the same build replaces less of it, and leaves no old copy', () => {
  expect(promoted({ used: kept('a'), coming: kept('a'), old: null }).old).toBeNull();
});
