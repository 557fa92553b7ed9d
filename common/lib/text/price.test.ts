import { expect, test } from 'vitest';
import { formatPesos } from './price.ts';

test.each([
  [0, '$0'],
  [999, '$999'],
  [1000, '$1.000'],
  [40000, '$40.000'],
  [165000, '$165.000'],
  [1250000, '$1.250.000'],
])('%i pesos are written %s', (amount, text) => {
  expect(formatPesos(amount, 'es')).toBe(text);
});

test('other languages name the currency', () => {
  expect(formatPesos(165000, 'en')).toBe('ARS\u00a0165,000');
  expect(formatPesos(165000, 'pt')).toBe('ARS\u00a0165.000');
});
