import { expect, test } from 'vitest';
import { fold, wordsOf } from './fold.ts';

test('capitals and the marks on letters do not matter', () => {
  expect(fold('CAÑÓN del Atuel')).toBe('canon del atuel');
  expect(fold('pingüino')).toBe('pinguino');
});

test('a text is cut into words at spaces and signs', () => {
  expect(wordsOf('¿Wi-Fi? 0810-222, N.º 1')).toEqual(['wi', 'fi', '0810', '222', 'n', 'º', '1']);
});

test('plural and singular are one word', () => {
  expect(wordsOf('bodegas cabañas hoteles excursiones reyunos')).toEqual(
    wordsOf('bodega cabaña hotel excursión reyuno'),
  );
});

test('short words keep their s', () => {
  expect(wordsOf('gas mes dos')).toEqual(['gas', 'mes', 'dos']);
});
