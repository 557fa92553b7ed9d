import { expect, test } from 'vitest';
import { wordsOfEnding } from './words-of-ending.ts';

const refused = { id: 'x', at: '', state: 'refused' as const, mistakes: [], conflicts: [] };

test('a refusal is said even if it names no mistake, as for a field that somebody else changed', () => {
  const said = 'No se publicó: hay algo para corregir.';
  expect(wordsOfEnding('publish', refused)).toEqual({ said, tone: 'error' });
  const mistakes = [{ file: 'a.json', path: ['name'], text: 'Falta el nombre.' }];
  expect(wordsOfEnding('publish', { ...refused, mistakes }).said).toBe(`${said} Falta el nombre.`);
});
