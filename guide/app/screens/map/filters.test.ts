import { expect, test } from 'vitest';
import { leftWords } from './filters.tsx';
import type { MapWords } from './map-views.ts';

// The three sentences that `leftWords` combines.
const words = { none: 'Nada.', count: 'En el mapa: {{count}}', listOnly: 'Solo en la lista: {{count}}' } as MapWords;

test('a thing without a mark is not counted as on the map', () => {
  expect(leftWords(words, 12, 0)).toBe('En el mapa: 12');
  expect(leftWords(words, 2, 3)).toBe('En el mapa: 2\u00a0· Solo en la lista: 3');
  expect(leftWords(words, 0, 3)).toBe('En el mapa: 0\u00a0· Solo en la lista: 3');
  expect(leftWords(words, 0, 0)).toBe('Nada.');
});
