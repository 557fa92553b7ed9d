import { expect, test } from 'vitest';
import { readOwnListing } from './own-listing.ts';

const PAGE = '/bodegas-en-san-rafael-mendoza/la-luna';

test('a business that comes from its own page says which it is, in whichever language it read it', () => {
  expect(readOwnListing(`${PAGE}\nVinos de altura.\nCon visitas.`)).toEqual({
    page: PAGE,
    words: 'Vinos de altura.\nCon visitas.',
  });
  expect(readOwnListing(`/en${PAGE}\r\n\r\nWines`)).toEqual({ page: PAGE, words: 'Wines' });
  expect(readOwnListing(PAGE)).toEqual({ page: PAGE, words: '' });
});

test('any other message is all words', () => {
  for (const message of ['', 'Vinos de altura.', `Mi página es ${PAGE}`, `${PAGE} es la nuestra`, '/favoritos\nHola'])
    expect(readOwnListing(message)).toEqual({ page: null, words: message });
});
