import { readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { foldersIn } from '#reading/read-file.ts';
import { translator } from './translator.ts';

// Missing keys are part of these tests.
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

const COUNTS = [undefined, 0, 1, 2, 5, 1_000_000];

test.each(foldersIn('.', 'content/locales'))('every text of "%s" equals the one from i18next', async (language) => {
  const words: object = JSON.parse(readFileSync(`content/locales/${language}/translation.json`, 'utf8'));
  const i18next = createInstance();
  await i18next.init({
    lng: language,
    resources: { [language]: { translation: words as Record<string, string> } },
    interpolation: { escapeValue: false },
  });
  const t = translator(language, words);
  for (const [key, text] of leaves(words)) {
    const names = [...text.matchAll(/{{(\w+)}}/g)].map(([, name = '']) => name);
    const values = Object.fromEntries(names.map((name) => [name, `<${name} & $1>`]));
    for (const name of new Set([key, key.replace(/_\w+$/, '')])) {
      for (const count of COUNTS) {
        const given: Record<string, string | number> = count === undefined ? values : { ...values, count };
        expect(t(name, given), `${name} ${count}`).toBe(i18next.t(name, given));
      }
    }
  }
});

test('plurals follow the rules of the language', () => {
  const t = translator('pl', {
    files_one: '{{count}} plik',
    files_few: '{{count}} pliki',
    files_other: '{{count}} plików',
  });
  expect([1, 2, 5].map((count) => t('files', { count }))).toEqual(['1 plik', '2 pliki', '5 plików']);
});

test('a missing text shows its key', () => {
  const t = translator('es', { menu: { open: 'Abrir' } });
  expect(t('menu.close')).toBe('menu.close');
  expect(t('no.such.group')).toBe('no.such.group');
});

function leaves(words: object, place = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[place + name, value]] : leaves(value as object, `${place}${name}.`),
  );
}
