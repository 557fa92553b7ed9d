import path from 'node:path';
import { expect, test } from 'vitest';
import { readLocales } from './locales.ts';

const locales = readLocales(path.resolve(import.meta.dirname, '../../..'));

test.each(locales.languages)('a list of texts stays a list in %s', (language) => {
  const { install } = locales.complete(language, 'offline') as { install: { ios: unknown } };
  expect(Array.isArray(install.ios)).toBe(true);
});
