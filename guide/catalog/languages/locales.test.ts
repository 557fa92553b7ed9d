import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { withUnits } from '#common/lib/text/unbroken.ts';
import { readLocales } from './locales.ts';

const projectRoot = path.resolve(import.meta.dirname, '../../..');
const locales = readLocales(projectRoot);

test.each(locales.languages)('a list of texts stays a list in %s', (language) => {
  const { install } = locales.complete(language, 'offline') as { install: { ios: unknown } };
  expect(Array.isArray(install.ios)).toBe(true);
});

test.each(locales.languages)('in %s no line ends between a number and its unit', (language) => {
  const words = JSON.stringify(locales.resources[language]);
  expect(words).toBe(withUnits(words));
});

test('the texts say what they do while somebody develops the guide, and are silent otherwise', () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  readLocales(projectRoot);
  expect(log).not.toHaveBeenCalled();
  vi.stubEnv('NODE_ENV', 'development');
  readLocales(projectRoot);
  expect(log).toHaveBeenCalledWith('i18next: initialized', expect.anything());
  vi.unstubAllEnvs();
});
