import { expect, test } from 'vitest';
import { isContentName, shortName } from './content-name.ts';

test.each(['bodega-suter', 'a', '25-de-mayo'])('%s names a content file', (name) => {
  expect(isContentName(name)).toBe(true);
});

test.each(['', '-', '--help', '-x-', 'x-', '-x', 'a--b', 'Suter', 'a/b', '..', 'a.b', 'ñandu', 'a\n', 'a'.repeat(121)])(
  '%j names none',
  (name) => {
    expect(isContentName(name)).toBe(false);
  },
);

test('a long name is shortened to a whole word and is still one', () => {
  const short = shortName('cabanas-'.repeat(30));
  expect(short).toMatch(/cabanas$/);
  expect([short, shortName('a'.repeat(300)), shortName('suter')].every(isContentName)).toBe(true);
});
