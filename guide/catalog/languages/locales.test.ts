import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { withUnits } from '#common/lib/text/kept-together.ts';
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

// A placeholder called like one of the library's options, such as "lng", would choose another language.
test.each(locales.languages)('every text with placeholders is filled in %s', (language) => {
  const wrong = Object.entries(locales.resources[language] ?? {}).flatMap(([namespace, words]) =>
    textsOf(words)
      .filter(([key, text]) => text.includes('{{') && !/_(zero|one|two|few|many|other)$/.test(key))
      .filter(([key, text]) => {
        const names = [...text.matchAll(/{{(\w+)}}/g)].flatMap(([, name]) => name ?? []);
        const values = Object.fromEntries(names.map((name) => [name, `«${name}»`]));
        return locales.translator(language, namespace)(key, values) !== text.replace(/{{(\w+)}}/g, '«$1»');
      })
      .map(([key]) => `${namespace}: ${key}`),
  );
  expect(wrong).toEqual([]);
});

/** Every text of a group of words, with its path. */
function textsOf(words: unknown, path: string[] = []): [key: string, text: string][] {
  if (typeof words === 'string') return [[path.join('.'), words]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, inner]) => textsOf(inner, [...path, name]));
}
