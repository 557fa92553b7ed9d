import { expect, test } from 'vitest';
import { ANYTHING_ELSE, changesIn } from './proposed-changes.ts';

const fields = [
  { name: 'phone', label: 'Teléfono', value: '260 4421111' },
  { name: 'hours', label: 'Horario', value: 'Lunes a viernes\nde 9 a 13' },
];

test('a form sent as it was shown proposes nothing, however its browser ends lines', () => {
  expect(
    changesIn({ phone: ' 260 4421111 ', hours: 'Lunes a viernes\r\nde 9 a 13', [ANYTHING_ELSE]: ' ' }, fields),
  ).toEqual([]);
});

test('a field that did not arrive keeps what the listing says, and an emptied one asks to remove it', () => {
  expect(changesIn({ hours: '' }, fields)).toEqual([{ name: 'hours', label: 'Horario', value: null }]);
});

test('what a business writes about anything else is a change of its own', () => {
  expect(changesIn({ [ANYTHING_ELSE]: 'Cerramos en julio.' }, fields)).toEqual([
    { name: ANYTHING_ELSE, label: 'Otra cosa', value: 'Cerramos en julio.' },
  ]);
});
