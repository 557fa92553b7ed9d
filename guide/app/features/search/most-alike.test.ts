import { expect, test } from 'vitest';
import { mostAlike } from './most-alike.ts';

const categories = ['Aceiteras', 'Alojamientos', 'Bodegas', 'Pesca', 'Vida Nocturna'];
const ofText = (text: string) => text;

test('the category whose words resemble the query most comes first', () => {
  expect(mostAlike('bodegón', categories, ofText, 1)).toEqual(['Bodegas']);
  expect(mostAlike('alojarse', categories, ofText, 2)[0]).toBe('Alojamientos');
});

test('a query that resembles nothing leaves the categories in their order', () => {
  expect(mostAlike('xyz', categories, ofText, 3)).toEqual(categories.slice(0, 3));
  expect(mostAlike('', categories, ofText, 3)).toEqual(categories.slice(0, 3));
});
