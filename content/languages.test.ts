/**
 * Every language is complete: a text that was added in Spanish and forgotten elsewhere fails here, with file and key.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { copySmallContent, projectRoot } from '#catalog/content/test-content.ts';
import { readMarkdown } from '#catalog/markdown/read-markdown.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import { filesIn, foldersIn, readJson } from '#reading/read-file.ts';

type Text = { file: string; key: string; text: string };
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const others = foldersIn(projectRoot, 'content/locales').filter((name) => name !== SPANISH);
const collections = readdirSync(path.join(projectRoot, 'content/collections')).filter((name) => !name.includes('.'));

/**
 * Fields that are the same in every language: addresses, codes, and values that decide something and are never shown.
 */
const SAME_EVERYWHERE = new Set([
  ...[
    'id',
    'slug',
    'district',
    'type',
    'link',
    'url',
    'website',
    'instagram',
    'facebook',
    'links',
    'outdoors',
    'mapLink',
    'searchLink',
    'freeLink',
    'tipsLink',
  ],
  ...[
    'googleMapsLink',
    'embedUrl',
    'web',
    'icon',
    'icono',
    'moment',
    'near',
    'nearby',
    'filter',
    'mapQuery',
    'imagePosition',
  ],
  ...[
    'category',
    'categories',
    'difficulty',
    'sampleFields',
    'from',
    'to',
    'dates',
    'date',
    'roadSeen',
    'related',
    'print',
  ],
  // The Spanish heading of an article below which a print stands.
  'under',
  // The side from which a road comes in, and the Spanish heading that an article's print stands under.
  ...['way', 'under'],
  // Which listing a business runs, and whose word that is.
  ...['listing', 'how', 'on'],
  ...['phone', 'whatsapp', 'number', 'number2', 'airlinePhone', 'iata', 'checkIn', 'checkOut', 'roads', 'facts'],
  ...['district', 'visits', 'payment', 'languages', 'stepFree', 'pets', 'children', 'signal', 'days', 'times'],
  // Names of businesses and people.
  ...['name', 'airline', 'owner', 'cityValue', 'unit', 'value', 'freeFor'],
]);
/** Fields for the owner alone. */
const NEVER_SHOWN = new Set(['translations', 'sources', 'checks', 'todo', 'needsReview', 'consent']);

/** Words that exist only in Spanish, in lower case; a name that contains one has a capital letter beside it. */
const ONLY_SPANISH: Record<string, string> = {
  en: 'el los las un una del y con para por desde hasta que en su sus son más también muy sobre entre cuando donde según sin',
  pt: 'el los las y con del un una hasta muy sin más también pero hay donde cuando según acá son en',
};
/** Phrases that stay Spanish in every language. */
const ALLOWED = /carne a la masa|a la masa|dulce de leche|ruta del vino|de la zona/giu;

for (const language of others) {
  describe(language, () => {
    const namespaces = namespacesOf(language);
    const files = contentFiles(projectRoot, language);

    test('has the same keys as Spanish, and no others', () => {
      const problems = namespaces.flatMap(({ file, spanish, own }) => {
        const keys = new Set(own.map(({ key }) => key));
        const known = new Set(spanish.map(({ key }) => key));
        return [
          ...spanish.filter(({ key }) => !keys.has(key)).map(({ key }) => `${file}: "${key}" is missing`),
          // The number of plural forms differs between languages.
          ...own
            .filter(({ key }) => !known.has(key.replace(/_(zero|two|few|many)$/, '_other')) && !known.has(key))
            .map(({ key }) => `${file}: "${key}" is in no Spanish file`),
        ];
      });
      expect(problems).toEqual([]);
    });

    test('has every plural form that its numbers need', () => {
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

    test('keeps the placeholders of each text', () => {
      const placeholders = (text: string) => [...new Set(text.match(/{{\w+}}/g))].sort().join();
      const problems = namespaces.flatMap(({ file, spanish, own }) => {
        const originals = new Map(spanish.map(({ key, text }) => [key, text]));
        return own
          .filter(({ key, text }) => placeholders(text) !== placeholders(originals.get(key) ?? text))
          .map(({ key }) => `${file}: "${key}" does not hold the same {{…}} as in Spanish`);
      });
      expect(problems).toEqual([]);
    });

    test('has every text of the content that was begun in it; what is Spanish alone is listed', () => {
      const begun = files.filter(({ translation }) => translation !== null);
      const rest = files
        .filter((file) => !begun.includes(file))
        .map(({ file }) => `${file}: in Spanish only, no "${language}"`);
      if (rest.length > 0) console.info(rest.join('\n'));
      expect(begun.flatMap(untranslated)).toEqual([]);
    });

    test('has no empty text, and no Spanish in what is translated', () => {
      const interfaceTexts = namespaces.flatMap(({ file, spanish, own }) => {
        const originals = new Map(spanish.map(({ key, text }) => [key, text]));
        // A chat message opens with Spanish, for the business that reads it.
        return own.map(({ key, text }) => ({ file, key, text: withoutOriginal(text, originals.get(key)) }));
      });
      const contentTexts = files.flatMap(({ file, translation, within }) =>
        textsOf(translation ?? {})
          .filter(({ key }) => !SAME_EVERYWHERE.has(lastName(key)))
          .map(({ key, text }) => ({ file, key: within + key, text })),
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

test('a missing translation is reported with the file to write it in', () => {
  const { root, remove, replace, set } = copySmallContent();
  remove('content/posts/san-rafael-en-invierno.en.md');
  replace('content/places/el-sosneado.en.md', /^driveTime: .*\n/m, '');
  set('content/events/el-reto.json', { name: 'El Reto', translations: { pt: {}, en: { when: 'Early March' } } });
  // Others may be in Spanish alone.
  const broken = /el-reto|el-sosneado|san-rafael-en-invierno/;
  const problems = contentFiles(root, 'en')
    .flatMap(untranslated)
    .filter((problem) => broken.test(problem));
  expect(problems).toEqual([
    expect.stringMatching(/^content\/events\/el-reto\.json: "translations\.en\.name" is not translated: El Reto/),
    expect.stringMatching(/^content\/events\/el-reto\.json: "translations\.en\.place" is not translated: /),
    expect.stringMatching(/^content\/events\/el-reto\.json: "translations\.en\.text" is not translated: /),
    expect.stringMatching(/^content\/events\/el-reto\.json: "translations\.en\.rule" is not translated: /),
    expect.stringMatching(/^content\/places\/el-sosneado\.en\.md: "driveTime" is not translated: /),
    'content/posts/san-rafael-en-invierno.en.md: is missing; so long visitors read it in Spanish',
  ]);
});

test('Spanish in a sentence is found, in a name it is not', () => {
  expect(spanishIn('A farm desde 1930', 'en')).toEqual(['desde']);
  expect(spanishIn('Near Cuesta de los Terneros and the Parque de los Niños', 'en')).toEqual([]);
  expect(spanishIn('Uma noite con música', 'pt')).toEqual(['con']);
});

/** Reads a file of translations. */
const wordsIn = (file: string) => readJson(projectRoot, file) as Json; // the catalogue checks it

type Namespace = { file: string; spanish: { key: string; text: string }[]; own: { key: string; text: string }[] };

function namespacesOf(language: string): Namespace[] {
  const spanish = [
    ...readdirSync(path.join(projectRoot, 'content/locales', SPANISH)).map(
      (name) => [name, `content/locales/${SPANISH}/${name}`] as const,
    ),
    ...collections.map((name) => [`${name}.json`, `content/collections/${name}/es.json`] as const),
  ];
  return spanish.flatMap(([name, original]) => {
    const file = `content/locales/${language}/${name}`;
    const isThere = existsSync(path.join(projectRoot, file));
    // The words of a category that somebody added are shown in Spanish until they are translated.
    if (!isThere && original.startsWith('content/')) return [];
    return [{ file, spanish: textsOf(wordsIn(original)), own: isThere ? textsOf(wordsIn(file)) : [] }];
  });
}

/** The Spanish texts of one file, and the place of their translations into another language. */
type Translatable = {
  /** The file to write them in: the same one, or one beside it. */
  file: string;
  spanish: Json;
  translation: Json | null;
  /** The prefix of a key in that file: "translations.en.". */
  within: string;
  /** Fields that are translated in this file although they are the same in every language elsewhere. */
  translated?: string[];
};

function contentFiles(root: string, language: string): Translatable[] {
  const inside = ['content/pages', ...collections.map((name) => `content/collections/${name}/listings`)];
  return [
    ...inside.flatMap((folder) => jsonFiles(root, folder, language)),
    // An event is named after what it is: "Fiesta de la Ganadería" has an English name.
    ...jsonFiles(root, 'content/events', language).map((file) => ({ ...file, translated: ['name'] })),
    ...['content/places', 'content/posts'].flatMap((folder) => markdownFiles(root, folder, language)),
  ];
}

function jsonFiles(root: string, folder: string, language: string): Translatable[] {
  return filesIn(root, folder)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.draft.json'))
    .map((name) => {
      const file = `${folder}/${name}`;
      const spanish = readJson(root, file) as { translations?: Record<string, Json> }; // the catalogue checks it
      const translation = spanish.translations?.[language] ?? null;
      return { file, spanish: spanish as Json, translation, within: `translations.${language}.` };
    });
}

function markdownFiles(root: string, folder: string, language: string): Translatable[] {
  const names = filesIn(root, folder);
  const contentOf = (file: string): Json => {
    const { facts, text } = readMarkdown(root, file);
    return { ...(facts as Record<string, Json>), text: text.html() }; // the catalogue checks them
  };
  return names
    .filter((name) => /^[^.]+\.md$/.test(name) && name !== 'README.md')
    .map((name) => {
      const own = name.replace(/md$/, `${language}.md`);
      const file = `${folder}/${own}`;
      const translation = names.includes(own) ? contentOf(file) : null;
      return { file, spanish: contentOf(`${folder}/${name}`), translation, within: '' };
    });
}

/** A sentence for each text that visitors read in Spanish although their language is another. */
function untranslated({ file, spanish, translation, within, translated = [] }: Translatable): string[] {
  const texts = textsOf(spanish).filter(
    ({ key }) => !SAME_EVERYWHERE.has(lastName(key)) || translated.includes(lastName(key)),
  );
  if (translation === null && within === '') return [`${file}: is missing; so long visitors read it in Spanish`];
  const own = new Set(textsOf(translation ?? {}).map(({ key }) => key));
  return texts
    .filter(({ key }) => !own.has(key))
    .map(({ key, text }) => `${file}: "${within}${key}" is not translated: ${text.slice(0, 60)}`);
}

/** Every text that somebody may see, with its path: "hero.title", "items.0.label". */
function textsOf(content: Json, place: string[] = []): Omit<Text, 'file'>[] {
  if (typeof content === 'string') return [{ key: place.join('.'), text: content }];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, value]) =>
    NEVER_SHOWN.has(name) ? [] : textsOf(value as Json, [...place, name]),
  );
}

/** The last name in a path, ignoring positions in lists: `products.3` → "products". */
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
  // "Parque de los Niños": small words between capitalized ones belong to a name.
  return words.filter((word, index) => {
    if (!only.has(word)) return false;
    const before = words[index - 1];
    const after = words.slice(index + 1).find((next) => !only.has(next));
    return !isName(after) && !isName(before);
  });
}
