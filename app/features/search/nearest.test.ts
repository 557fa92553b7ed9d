import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const categories = ['Aceiteras', 'Alojamientos', 'Bodegas', 'Pesca', 'Vida Nocturna'];
const ofText = (text: string) => text;

test('the category whose words resemble the query most comes first', () => {
  expect(nearest('bodegón', categories, ofText, 1)).toEqual(['Bodegas']);
  expect(nearest('alojarse', categories, ofText, 2)[0]).toBe('Alojamientos');
});

test('a query that resembles nothing leaves the categories in their order', () => {
  expect(nearest('xyz', categories, ofText, 3)).toEqual(categories.slice(0, 3));
  expect(nearest('', categories, ofText, 3)).toEqual(categories.slice(0, 3));
});
