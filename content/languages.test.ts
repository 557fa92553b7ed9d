/**
 * Every language is complete: a text that was added in Spanish and forgotten elsewhere fails here, with file and key.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { copySmallContent, projectRoot } from '#catalog/content/test-content.ts';
import type { DeskSchema, Json } from '#common/contracts/desk/content.ts';
import { SPANISH } from '#common/lib/address/local-path.ts';
import { type Path, valueAt } from '#desk/client/schema/paths.ts';
import { hasTranslations, missingIn, textsIn, translationAt } from '#desk/client/schema/translation.ts';
import { contentFiles, kindOf, readTexts, valueIn } from '#desk/editing/content-files.ts';
import { readKinds } from '#desk/publisher/snapshot/kinds.ts';
import { foldersIn, readJson } from '#reading/read-file.ts';

const others = foldersIn(projectRoot, 'content/locales').filter((name) => name !== SPANISH);
const collections = readdirSync(path.join(projectRoot, 'content/collections')).filter((name) => !name.includes('.'));

/** The languages of the guide, Spanish first. */
const languages = [SPANISH, ...others];
/** The schema of each kind of content: it says which texts are translated. */
const schemas = new Map(
  (await readKinds(projectRoot, (kind) => valuesOf(projectRoot, kind))).map(({ id, schema }) => [id, schema]),
);

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
    const files = translatableFiles(projectRoot, language);

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
      const begun = files.filter(({ isBegun }) => isBegun);
      const rest = files
        .filter((file) => !begun.includes(file))
        .map(({ file }) => `${file}: in Spanish only, no "${language}"`);
      if (rest.length > 0) console.info(rest.join('\n'));
      expect(begun.flatMap((file) => untranslated(file, language))).toEqual([]);
    });

    test('has no empty text, and no Spanish in what is translated', () => {
      const interfaceTexts = namespaces.flatMap(({ file, spanish, own }) => {
        const originals = new Map(spanish.map(({ key, text }) => [key, text]));
        // A chat message opens with Spanish, for the business that reads it.
        return own.map(({ key, text }) => ({ file, key, text: withoutOriginal(text, originals.get(key)) }));
      });
      const contentTexts = files.flatMap(({ file, within, value, schema }) =>
        textsIn(value, schema, schema, []).flatMap((path) => {
          const text = translationAt(value, language, path);
          return text === undefined ? [] : [{ file, key: keyOf(within, path), text }];
        }),
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
  const problems = translatableFiles(root, 'en')
    .flatMap((file) => untranslated(file, 'en'))
    .filter((problem) => broken.test(problem));
  expect(problems).toEqual([
    expect.stringMatching(/^content\/places\/el-sosneado\.en\.md: "driveTime" is not translated: /),
    'content/posts/san-rafael-en-invierno.en.md: is missing; so long visitors read it in Spanish',
    expect.stringMatching(/^content\/events\/el-reto\.json: "translations\.en\.name" is not translated: El Reto/),
    expect.stringMatching(/^content\/events\/el-reto\.json: "translations\.en\.place" is not translated: /),
    expect.stringMatching(/^content\/events\/el-reto\.json: "translations\.en\.text" is not translated: /),
    expect.stringMatching(/^content\/events\/el-reto\.json: "translations\.en\.rule" is not translated: /),
    expect.stringMatching(/^content\/events\/el-reto\.json: "translations\.en\.picture\.alt" is not translated: /),
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

/** A file of content, and the place of its translations into another language. */
type Translatable = {
  /** The file to write them in: the same one, or one beside it. */
  file: string;
  /** The prefix of a key in that file: "translations.en.". */
  within: string;
  /** The Spanish, with the translations into every language. */
  value: Json;
  schema: DeskSchema;
  /** Whether somebody has begun the translation. */
  isBegun: boolean;
};

function translatableFiles(root: string, language: string): Translatable[] {
  return contentFiles(root).flatMap((file) => {
    const schema = schemas.get(kindOf(file) ?? '');
    if (!schema || !hasTranslations(schema)) return [];
    const value = readValue(root, file);
    const isBegun = valueAt(value, ['translations', language]) !== undefined;
    return file.endsWith('.md')
      ? [{ file: file.replace(/md$/, `${language}.md`), within: '', value, schema, isBegun }]
      : [{ file, within: `translations.${language}.`, value, schema, isBegun }];
  });
}

/** A sentence for each text that visitors read in Spanish although their language is another. */
function untranslated({ file, within, value, schema, isBegun }: Translatable, language: string): string[] {
  if (!isBegun && within === '') return [`${file}: is missing; so long visitors read it in Spanish`];
  return missingIn(language, value, schema).map((path) => {
    const text = String(valueAt(value, path)).slice(0, 60);
    return `${file}: "${keyOf(within, path)}" is not translated: ${text}`;
  });
}

/** A field's name in its file; an article's facts stand above its text without a name of their own. */
const keyOf = (within: string, path: Path) =>
  within + (within === '' && path[0] === 'facts' ? path.slice(1) : path).join('.');

function readValue(root: string, file: string): Json {
  return valueIn(file, readTexts(root, file, languages));
}

/** The values of all files of a kind. */
function valuesOf(root: string, kind: string): Json[] {
  return contentFiles(root)
    .filter((file) => kindOf(file) === kind)
    .map((file) => readValue(root, file));
}

/** Every text of a file of words, with its key: "hero.title". */
function textsOf(content: Json, place: string[] = []): { key: string; text: string }[] {
  if (typeof content === 'string') return [{ key: place.join('.'), text: content }];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, value]) => textsOf(value, [...place, name]));
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
