import { expect, test } from 'vitest';
import { doorIn, streetFinder } from './house-numbers.ts';

const at = (location: string, lat: number, lng: number, approximate = false) => ({
  location,
  coordinates: { lat, lng, approximate },
});
const find = streetFinder([
  at('Av. Hipólito Yrigoyen 1000, ciudad de San Rafael', -34.61, -68.34),
  at('Avenida Hipolito Yrigoyen 2000', -34.6, -68.36),
  at('Av. Hipólito Yrigoyen 1500', -34.9, -68.9, true),
  at('Champagnat 31', -34.608, -68.354),
  at('Calle Larga 100', -34.6, -68.3),
  at('Calle Larga 9000', -34.7, -68.4),
]);

test('an address is placed between its measured neighbours on the same street, as approximate', () => {
  expect(find('Hipólito Yrigoyen 1250, Ciudad')).toEqual({ lat: -34.6075, lng: -68.345, approximate: true });
  expect(find('Av. Hipólito Yrigoyen 2000')).toEqual({ lat: -34.6, lng: -68.36, approximate: true });
});

test('without a measured neighbour on either side, or with too distant ones, nobody knows where it is', () => {
  expect(find('Av. Hipólito Yrigoyen 2400')).toBeNull();
  expect(find('Champagnat 200')).toBeNull();
  expect(find('Calle Larga 4500')).toBeNull();
  expect(find('Frente a la plaza')).toBeNull();
});

test('a street of a village is not the city’s street of the same name', () => {
  const findIn = streetFinder([
    at('Av. San Martín 200', -34.614, -68.329),
    at('San Martín 295, Villa 25 de Mayo', -34.584, -68.547),
    at('Av. San Martín 400, Ciudad', -34.612, -68.328),
    at('Av. San Martín 300, Las Paredes', -34.613, -68.3285),
  ]);
  expect(findIn('Av. San Martín 250')).toEqual({ lat: -34.6135, lng: -68.32875, approximate: true });
  expect(findIn('San Martín 295, Villa 25 de Mayo')?.lng).toBe(-68.547);
  expect(findIn('San Martín 240, Villa 25 de Mayo')).toBeNull();
});

test('the number of a road, or a kilometre, is not that of a door', () => {
  expect(doorIn('Ruta 143, Las Paredes')).toBeNull();
  expect(doorIn('RP 173 km 18, Valle Grande')).toBeNull();
  expect(doorIn('Calle Cubillos 4500')).toEqual({ street: 'cubillos', number: 4500 });
});
