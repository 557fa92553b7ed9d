import { expect, test } from 'vitest';
import { shareLinks } from './share-links.ts';

test('each network gets the whole address, and the title where it accepts one', () => {
  const links = shareLinks('https://guia.example/blog/a?b=1&c=2', 'Cañón & lago');
  expect(links.map(({ network }) => network)).toEqual(['Facebook', 'X', 'WhatsApp']);
  const [facebook, x, whatsapp] = links.map(({ href }) => new URL(href).searchParams);
  expect(facebook?.get('u')).toBe('https://guia.example/blog/a?b=1&c=2');
  expect(x?.get('url')).toBe('https://guia.example/blog/a?b=1&c=2');
  expect(x?.get('text')).toBe('Cañón & lago');
  expect(whatsapp?.get('text')).toBe('Cañón & lago https://guia.example/blog/a?b=1&c=2');
});
