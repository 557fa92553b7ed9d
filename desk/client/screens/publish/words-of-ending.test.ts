import { expect, test } from 'vitest';
import { outcomeOf, wordsOfEnding } from './words-of-ending.ts';

const refused = { id: 'x', at: '', state: 'refused' as const, mistakes: [], conflicts: [] };

test('a refusal is said even if it names no mistake, as for a field that somebody else changed', () => {
  const said = 'No se publicó: hay algo para corregir.';
  expect(wordsOfEnding({ type: 'publish' }, refused)).toEqual({ said, tone: 'error' });
  const mistakes = [{ file: 'a.json', path: ['name'], text: 'Falta el nombre.' }];
  expect(wordsOfEnding({ type: 'publish' }, { ...refused, mistakes }).said).toBe(`${said} Falta el nombre.`);
});

test('of a page that was removed its name is said, as nothing of it is left to see', () => {
  const done = { id: 'x', at: '', state: 'done' as const, version: 'v1', pages: [], change: null, warnings: [] };
  const said = '«La Luna» ya no está en la guía.';
  expect(wordsOfEnding({ type: 'remove', name: 'La Luna' }, done)).toEqual({ said, tone: 'plain' });
  expect(outcomeOf({ type: 'remove', name: 'La Luna' })).toBe(said);
});
