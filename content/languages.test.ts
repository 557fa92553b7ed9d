/** Every language is whole: what one person adds in Spanish and forgets elsewhere fails here, with file and key. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectRoot } from '#app/catalog/test-content.ts';
import { SPANISH } from '#app/lib/local-path.ts';

type Text = { file: string; key: string; text: string };
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const others = readdirSync(path.join(projectRoot, 'locales')).filter((name) => name !== SPANISH);
const collections = readdirSync(path.join(projectRoot, 'content/collections')).filter((name) => !name.includes('.'));

/** What is the same in every language: addresses, codes, and what decides something and is never shown. */
const SAME_EVERYWHERE = new Set([
  ...['id', 'slug', 'type', 'link', 'url', 'website', 'instagram', 'mapLink', 'searchLink', 'freeLink', 'tipsLink'],
  ...['googleMapsLink', 'embedUrl', 'web', 'icono', 'moment', 'near', 'nearby', 'filter', 'mapQuery', 'imagePosition'],
  ...['category', 'categories', 'difficulty', 'sampleFields', 'from', 'to', 'dates', 'date', 'roadSeen', 'related'],
  ...['phone', 'whatsapp', 'number', 'number2', 'airlinePhone', 'iata', 'checkIn', 'checkOut', 'roads', 'facts'],
  // Names of businesses and people.
  ...['name', 'airline', 'owner', 'cityValue', 'unit', 'value', 'freeFor'],
]);
/** For the owner alone. */
const NEVER_SHOWN = new Set(['translations', 'sources', 'todo', 'scene', 'needsReview']);

/** Words that only Spanish has, in lower case: names that hold them have a capital letter beside. */
const ONLY_SPANISH: Record<string, string> = {
  en: 'el los las un una del y con para por desde hasta que en su sus son más también muy sobre entre cuando donde según sin',
  pt: 'el los las y con del un una hasta muy sin más también pero hay donde cuando según acá son en',
};
/** Phrases that stay Spanish in every language. */
const ALLOWED = /carne a la masa|a la masa|dulce de leche|ruta del vino|de la zona/giu;

for (const language of others) {
  describe(language, () => {
    const namespaces = namespacesOf(language);
    const files = contentFiles();

    test('has the same words as Spanish, and no others', () => {
      const problems = namespaces.flatMap(({ file, spanish, own }) => {
        const keys = new Set(own.map(({ key }) => key));
        const known = new Set(spanish.map(({ key }) => key));
        return [
          ...spanish.filter(({ key }) => !keys.has(key)).map(({ key }) => `${file}: "${key}" is missing`),
          // Languages have other plurals.
          ...own
            .filter(({ key }) => !known.has(key.replace(/_(zero|two|few|many)$/, '_other')) && !known.has(key))
            .map(({ key }) => `${file}: "${key}" is in no Spanish file`),
        ];
      });
      expect(problems).toEqual([]);
    });

    test('has every plural that its numbers ask for', () => {
      const categories = new Intl.PluralRules(language)
        .resolvedOptions()
        .pluralCategories.filter((name) => name !== 'many');
      const problems = namespaces.flatMap(({ file, own }) => {
        const keys = new Set(own.map(({ key }) => key));
        const stems = new Set(
          own.filter(({ key }) => /_(one|other)$/.test(key)).map(({ key }) => key.replace(/_\w+$/, '')),
        );
        return [...stems].flatMap((stem) =>
          categories
            .filter((name) => !keys.has(`${stem}_${name}`))
            .map((name) => `${file}: "${stem}_${name}" is missing`),
        );
      });
      expect(problems).toEqual([]);
    });

    test('keeps what stands for a value in each word', () => {
      const placeholders = (text: string) => [...new Set(text.match(/{{\w+}}/g))].sort().join();
      const problems = namespaces.flatMap(({ file, spanish, own }) => {
        const originals = new Map(spanish.map(({ key, text }) => [key, text]));
        return own
          .filter(({ key, text }) => placeholders(text) !== placeholders(originals.get(key) ?? text))
          .map(({ key }) => `${file}: "${key}" does not hold the same {{…}} as in Spanish`);
      });
      expect(problems).toEqual([]);
    });

    test('has every text of the content', () => {
      const problems = files.flatMap(({ file, content }) => {
        const translated = new Set(textsOf(translationOf(content, language)).map(({ key }) => key));
        return textsOf(content)
          .filter(({ key }) => !SAME_EVERYWHERE.has(lastName(key)) && !translated.has(key))
          .map(({ key, text }) => `${file}: "${key}" is not translated: ${text.slice(0, 60)}`);
      });
      expect(problems).toEqual([]);
    });

    test('has no empty text, and no Spanish in what is translated', () => {
      const interfaceTexts = namespaces.flatMap(({ file, spanish, own }) => {
        const originals = new Map(spanish.map(({ key, text }) => [key, text]));
        // A chat message opens with the Spanish of whoever reads it.
        return own.map(({ key, text }) => ({ file, key, text: withoutOriginal(text, originals.get(key)) }));
      });
      const contentTexts = files.flatMap(({ file, content }) =>
        textsOf(translationOf(content, language))
          .filter(({ key }) => !SAME_EVERYWHERE.has(lastName(key)))
          .map(({ key, text }) => ({ file, key: `translations.${language}.${key}`, text })),
      );
      const problems = [...interfaceTexts, ...contentTexts].flatMap(({ file, key, text }) => {
        if (text.trim() === '') return [`${file}: "${key}" is empty`];
        const found = spanishIn(text, language);
        return found.length === 0 ? [] : [`${file}: "${key}" holds Spanish: ${found.join(', ')}`];
      });
      expect(problems).toEqual([]);
    });
  });
}

test('Spanish in a sentence is found, in a name it is not', () => {
  expect(spanishIn('A farm desde 1930', 'en')).toEqual(['desde']);
  expect(spanishIn('Near Cuesta de los Terneros and the Parque de los Niños', 'en')).toEqual([]);
  expect(spanishIn('Uma noite con música', 'pt')).toEqual(['con']);
});

type Namespace = { file: string; spanish: { key: string; text: string }[]; own: { key: string; text: string }[] };

function namespacesOf(language: string): Namespace[] {
  const spanish = [
    ...readdirSync(path.join(projectRoot, 'locales', SPANISH)).map(
      (name) => [name, `locales/${SPANISH}/${name}`] as const,
    ),
    ...collections.map((name) => [`${name}.json`, `content/collections/${name}/es.json`] as const),
  ];
  return spanish.map(([name, original]) => {
    const file = `locales/${language}/${name}`;
    return {
      file,
      spanish: textsOf(read(original)),
      own: existsSync(path.join(projectRoot, file)) ? textsOf(read(file)) : [],
    };
  });
}

function contentFiles(): { file: string; content: Json }[] {
  const folders = [
    'content/pages',
    'content/places',
    ...collections.map((name) => `content/collections/${name}/listings`),
  ];
  return folders.flatMap((folder) =>
    readdirSync(path.join(projectRoot, folder))
      .filter((name) => name.endsWith('.json') && !name.endsWith('.draft.json'))
      .map((name) => ({ file: `${folder}/${name}`, content: read(`${folder}/${name}`) })),
  );
}

function read(file: string): Json {
  return JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8')) as Json;
}

/** Every text that somebody may see, with its place: "hero.title", "items.0.label". */
function textsOf(content: Json, place: string[] = []): Omit<Text, 'file'>[] {
  if (typeof content === 'string') return [{ key: place.join('.'), text: content }];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, value]) =>
    NEVER_SHOWN.has(name) ? [] : textsOf(value as Json, [...place, name]),
  );
}

function translationOf(content: Json, language: string): Json {
  const { translations } = content as { translations?: Record<string, Json> };
  return translations?.[language] ?? {};
}

/** Without the numbers of lists: `products.3` → "products". */
function lastName(key: string): string {
  return (
    key
      .split('.')
      .filter((name) => !/^\d+$/.test(name))
      .at(-1) ?? ''
  );
}

function withoutOriginal(text: string, original: string | undefined): string {
  return original !== undefined && text.startsWith(`${original}\n\n`) ? text.slice(original.length) : text;
}

function spanishIn(text: string, language: string): string[] {
  const only = new Set((ONLY_SPANISH[language] ?? '').split(' '));
  const words = text
    .replace(/<[^>]*>|https?:\S+/g, ' ')
    .replace(ALLOWED, ' ')
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);
  const isName = (word: string | undefined) => word !== undefined && /^\p{Lu}/u.test(word);
  // "Parque de los Niños": small words between capital letters belong to a name.
  return words.filter((word, index) => {
    if (!only.has(word)) return false;
    const before = words[index - 1];
    const after = words.slice(index + 1).find((next) => !only.has(next));
    return !isName(after) && !isName(before);
  });
}
