import { expect, test } from 'vitest';
import type { Release } from './release.ts';
import type { Kept } from './store.ts';
import { promoted } from './take-over.ts';

const kept = (build: string, isComplete = true): Kept => ({
  release: { build } as Release, // nothing else of it matters here
  level: 'whole',
  isComplete,
});

test('what has come whole is used, and the old copy stays for pages that are open', () => {
  const [a, b] = [kept('a'), kept('b')];
  expect(promoted({ used: a, coming: b, old: null })).toEqual({ used: b, coming: null, old: a });
});

test('what is only half there is never used', () => {
  const copy = { used: kept('a'), coming: kept('b', false), old: null };
  expect(promoted(copy)).toBe(copy);
});

test('more of the same build takes the place of less, and no old copy comes of it', () => {
  expect(promoted({ used: kept('a'), coming: kept('a'), old: null }).old).toBeNull();
});
