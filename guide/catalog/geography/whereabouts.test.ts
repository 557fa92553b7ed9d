import { expect, test } from 'vitest';
import { districts } from '#map/browser/districts.ts';
import { whereaboutsOf } from './whereabouts.ts';

const at = (location: string) => whereaboutsOf({ location, coordinates: null });

test.each([
  ['Ruta 143 y calle Valentín Bianchi, Las Paredes', 'las-paredes'],
  ['Centro de San Rafael, frente a Plaza San Martín', 'ciudad'],
  ['Av. Hipólito Yrigoyen 1900, Ciudad', 'ciudad'],
  ['Ruta Nacional 144, Cuadro Benegas', 'cuadro-benegas'],
  ['Valle Grande, RP 173', 'valle-grande'],
  ['Dunas del Nihuil', 'el-nihuil'],
  ['El Nihuil, Cañón del Atuel y Valle Grande', 'el-nihuil'],
])('%s is placed in its district', (location, district) => {
  expect(at(location)).toMatchObject({ precision: 'district', district });
});

test.each([
  'Departamento de San Rafael',
  'A 24 km de la ciudad, camino a Valle Grande',
  'San Rafael, Mendoza',
  'Av. Hipólito Yrigoyen 2850', // the avenue continues into Las Paredes
])('%s names no district', (location) => expect(at(location)).toBeNull());

test('a point has a precision, and is assigned to a district', () => {
  const { lat, lng } = districts.goudge;
  expect(whereaboutsOf({ location: 'x', coordinates: { lat, lng, approximate: false } })).toEqual({
    point: { lat, lng },
    precision: 'exact',
    district: 'goudge',
  });
  expect(whereaboutsOf({ location: 'x', coordinates: { lat, lng, approximate: true } })?.precision).toBe('approximate');
});

test('a district given in the file takes precedence over the address', () => {
  const found = whereaboutsOf({ location: 'Las Paredes', coordinates: null, district: 'goudge' });
  expect(found?.district).toBe('goudge');
});
