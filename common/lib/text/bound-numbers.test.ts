import { expect, test } from 'vitest';
import { boundDays, withRoads } from './bound-numbers.ts';

test.each([
  ['del 8 de enero de 2026', 'del 8\u00a0de\u00a0enero de\u00a02026'],
  ['de 4 de outubro a 14 de dezembro', 'de 4\u00a0de\u00a0outubro a 14\u00a0de\u00a0dezembro'],
  ['on 8 January 2026, with 12 Maypoles', 'on 8\u00a0January 2026, with 12 Maypoles'],
  ['Villa 25 de Mayo, 2 de cada 3', 'Villa 25 de Mayo, 2 de cada 3'],
])('"%s" keeps its days with their months', (text, kept) => {
  expect(boundDays(['es', 'en', 'pt'])(text)).toBe(kept);
});

test('no line ends between a road and its number', () => {
  expect(withRoads('RN 144, Ruta Nacional 143, km 6,5 y Ruta 40')).toBe(
    'RN\u00a0144, Ruta Nacional\u00a0143, km\u00a06,5 y Ruta\u00a040',
  );
});
