import { expect, test } from 'vitest';
import { markIn } from './plain-marks.ts';

test.each([
  ['Trae **abrigo**', '**'],
  ['[sitio](https://x.ar)', ']('],
  ['uno\n- dos', '-'],
  ['es *muy* lindo', '*'],
  ['*muy* lindo', '*'],
  ['lindo\n*muy* lindo', '*'],
  ['<b>negrita', '<b>'],
])('%j has the mark %j', (text, mark) => {
  expect(markIn(text)).toBe(mark);
});

test.each(['3*4*5', 'a * b', '4 estrellas *', 'de 9 a 13 - de 17 a 21'])('%j is plain', (text) => {
  expect(markIn(text)).toBeNull();
});
