import { expect, test } from 'vitest';
import { ageInWords } from './age-in-words.ts';

test.each([
  ['2026-11-26', 'hoy'],
  ['2026-11-25', 'ayer'],
  ['2026-11-14', 'hace 12 días'],
  ['2026-01-08', 'hace 11 meses'],
])('news of %s are from %s on 26 November 2026', (day, words) => {
  expect(ageInWords(day, '2026-11-26', 'es')).toBe(words);
});
