import { expect, test } from 'vitest';
import { localPath } from './local-path.ts';

test('Spanish addresses are the specified ones; other languages have theirs below a prefix', () => {
  expect(localPath('es', '/')).toBe('/');
  expect(localPath('es', '/favoritos')).toBe('/favoritos');
  expect(localPath('en', '/')).toBe('/en');
  expect(localPath('pt', '/favoritos')).toBe('/pt/favoritos');
});
