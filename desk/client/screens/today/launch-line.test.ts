import { expect, test } from 'vitest';
import { linkIn } from './launch-line.ts';

const files = [
  { file: 'content/site.json', title: 'La guía' },
  { file: 'content/pages/club.json', title: 'Club' },
  { file: 'content/collections/cultura/listings/museo-de-la-sal.json', title: 'Museo de la Sal' },
];

test.each([
  ['Frena la publicación: en content/site.json falta', 'Frena la publicación: en «La guía» falta', 0],
  [
    'content/pages/club.json: 6 de ejemplo (testimonios o agencias)',
    '«Club»: 6 de ejemplo (testimonios o agencias)',
    1,
  ],
  ['Museo de la Sal (cultura/museo-de-la-sal): sin fuente', 'Museo de la Sal: sin fuente', 2],
  ['Museo: sitio web (content/collections/cultura/listings/museo-de-la-sal.json)', 'Museo: sitio web', 2],
])('%s becomes %s, with a link', (line, text, index) => {
  expect(linkIn(line, files)).toEqual({ text, file: files[index]?.file });
});

test('a line that names no file of the guide stays as it is', () => {
  const line = 'alojamientos: 7 de ejemplo; quedan 3 reales, y/o más';
  expect(linkIn(line, files)).toEqual({ text: line, file: null });
});
