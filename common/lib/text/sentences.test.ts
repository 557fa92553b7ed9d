import { expect, test } from 'vitest';
import { sentenceEnds } from './sentences.ts';

const sentences = (text: string) => {
  const ends = sentenceEnds(text);
  return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end).trim());
};

test.each([
  ['Una casona. Y un patio.', ['Una casona.', 'Y un patio.']],
  ['Abre en 1883. ¿Vas? ¡Andá! «Bien.» Listo', ['Abre en 1883.', '¿Vas?', '¡Andá!', '«Bien.»']],
  ['A la vuelta de Av. San Martín y J. Newbery, cerca del km. 5.', null],
  ['A dinner for two (or four). The cellar is open.', ['A dinner for two (or four).', 'The cellar is open.']],
  ['Passeio de 3 a 4 horas, com o Sr. Pérez.', null],
  ['Sin punto', []],
])('the sentences of "%s"', (text, expected) => {
  expect(sentences(text)).toEqual(expected ?? [text]);
});
