import { expect, test } from 'vitest';
import { districtNamedIn } from './district-named.server.ts';

test.each([
  ['Ruta Nacional 144, Cuadro Benegas', 'cuadro-benegas'],
  ['Paraje La Vasconia, Villa Atuel', 'villa-atuel'],
  ['Av. Hipólito Yrigoyen 2850', 'ciudad'],
  ['Av. Sarmiento 249, ciudad de San Rafael', 'ciudad'],
  ['A 24 km de la ciudad, camino a Valle Grande', 'valle-grande'],
  ['Dunas del Nihuil', 'el-nihuil'],
  ['Departamento de San Rafael', null],
  ['San Rafael, Mendoza', null],
])('"%s" lies in %s', (location, district) => {
  expect(districtNamedIn(location)).toBe(district);
});
