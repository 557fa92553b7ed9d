import { expect, test } from 'vitest';
import { localPath, prefixOf } from './local-path.ts';

test('Spanish addresses are the specified ones; other languages have theirs below a prefix', () => {
  expect(localPath('es', '/')).toBe('/');
  expect(localPath('es', '/favoritos')).toBe('/favoritos');
  expect(localPath('en', '/')).toBe('/en');
  expect(localPath('pt', '/favoritos')).toBe('/pt/favoritos');
});

test('the prefix alone decides the language of an address', () => {
  expect(['/en', '/en/favoritos', '/pt-BR/a/b'].map(prefixOf)).toEqual(['/en', '/en', '/pt-BR']);
  expect(['/', '/favoritos', '/entradas', '/es-un-lugar'].map(prefixOf)).toEqual(['', '', '', '']);
});
