import { expect, test } from 'vitest';
import type { Kind } from '#common/contracts/desk/content.ts';
import { inDeskWords } from './launch.ts';

const properties = { rating: { title: 'Puntaje' }, checkIn: { title: 'Hora de entrada' } };
const kinds = [{ id: 'vida-nocturna', label: 'Vida nocturna', schema: { properties } }] as unknown as Kind[];

test.each([
  ['vida-nocturna: rating en 11, checkIn en 3', 'Vida nocturna: puntaje en 11, hora de entrada en 3'],
  ['vida-nocturna: 7 de ejemplo; quedan 3 reales', 'Vida nocturna: 7 de ejemplo; quedan 3 reales'],
  [
    'content/collections/vida-nocturna/listings/la-noche.draft.json: a draft; fill in what says FALTA and rename it to la-noche.json',
    'Vida nocturna: «la-noche» está a medio hacer en el servidor. Cargala desde Contenido, o pedile a quien cuida el servidor que la termine.',
  ],
  ['El Nihuil, baño: lo último es de 2026-03-01', 'El Nihuil, baño: lo último es de 1/3/2026'],
  [
    'El Sosneado, estado del camino: lo último es de 2025-11',
    'El Sosneado, estado del camino: lo último es de 11/2025',
  ],
  ['el domicilio de quien responde ("privacy.address")', 'el domicilio de quien responde'],
  ['Bodega: Teléfono, sin confirmar (content/x.json)', 'Bodega: Teléfono, sin confirmar (content/x.json)'],
])('%s is said as %s', (line, said) => {
  expect(inDeskWords([{ title: 'Falta', lines: [line] }], kinds)).toEqual([{ title: 'Falta', lines: [said] }]);
});
