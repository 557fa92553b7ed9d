import { expect, test } from 'vitest';
import { isAnswered } from './answered-note.ts';

const shown = { phone: '+54 9 260 480-8681', whatsapp: '+54 9 260 411-1111', website: 'http://www.hotel.example/' };

test.each([
  ['Preguntar el teléfono: una sola lista dice +54 9 260 480-8681.', true],
  ['Preguntar el teléfono: el padrón dice 154808681, que no puede ser.', true],
  ['Preguntar el WhatsApp: una sola lista dice +54 9 260 411-1111.', true],
  ['Probar https://hotel.example y, si es suyo, ponerlo.', true],
  ['Preguntar el teléfono: el padrón dice +54 260 442-2222, y la ficha +54 9 260 480-8681.', false],
  ['Preguntar el WhatsApp: una sola lista dice +54 9 260 480-8681.', false],
  ['Probar el sitio: una sola lista dice https://otro.example/.', false],
  ['Preguntar si recibe perros: la nota es de 2017.', false],
])('%s is answered: %s', (note, answered) => {
  expect(isAnswered(note, shown)).toBe(answered);
});
