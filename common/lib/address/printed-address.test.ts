import { expect, test } from 'vitest';
import { printedAddress } from './printed-address.ts';

test.each([
  ['https://www.bodega.com.ar/', 'bodega.com.ar'],
  ['http://bodega.com.ar/visitas/?utm=x#hoy', 'bodega.com.ar/visitas'],
  ['https://wa.me/5492604000000?text=Hola', 'wa.me/5492604000000'],
  ['https://bodega.com.ar/a%C3%B1os', 'bodega.com.ar/años'],
])('%s is printed as %s', (href, printed) => {
  expect(printedAddress(href)).toBe(printed);
});
