import { expect, test } from 'vitest';
import { fold, hasWords, wordsOf } from './fold.ts';

test('case and diacritics do not matter', () => {
  expect(fold('CAÑÓN del Atuel')).toBe('canon del atuel');
  expect(fold('pingüino')).toBe('pinguino');
});

test('a text is split into words at spaces and punctuation', () => {
  expect(wordsOf('¿Wi-Fi? 0810-222, N.º 1')).toEqual(['wi', 'fi', '0810', '222', 'n', 'o', '1']);
});

test('plural and singular are the same word', () => {
  expect(wordsOf('bodegas cabañas hoteles excursiones reyunos')).toEqual(
    wordsOf('bodega cabaña hotel excursión reyuno'),
  );
});

test('short words keep their s', () => {
  expect(wordsOf('gas mes dos')).toEqual(['gas', 'mes', 'dos']);
});

test('wide letters and the curly apostrophes of phones are the same as plain ones', () => {
  expect(fold('ｂｏｄｅｇａ')).toBe('bodega');
  expect(fold('Mikelino’s')).toBe(fold("mikelino's"));
  for (const sign of '´`′＇') expect(fold(`Mikelino${sign}s`)).toBe(fold("mikelino's"));
});

test('the dashes that do not break, and signs that nobody sees, make no difference', () => {
  expect(fold('wi\u2011fi')).toBe('wi-fi');
  expect(fold('bode\u00adga\u200b')).toBe('bodega');
  expect(hasWords('Bodega Suter', '\u2068suter\u2069')).toBe(true);
});

test.each(['mikelino’s', 'MIKELINO', 'rosé mikelino', 'ｍｉｋｅｌｉｎｏ', '  '])('%j finds its text', (query) => {
  expect(hasWords("Mikelino's, vinos y rosé", query)).toBe(true);
  expect(hasWords('Bodega Suter', 'mikelino’s')).toBe(false);
});

test('a doubled s at the end is no plural', () => {
  expect(wordsOf('express meses')).toEqual(['express', 'mese']);
});
