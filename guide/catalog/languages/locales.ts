import { createInstance, type i18n, type Resource } from 'i18next';
import { SPANISH } from '#common/lib/address/local-path.ts';
import type { Translate } from '#common/lib/text/translate.ts';
import { ContentError, collectProblems } from '#reading/problems.ts';
import { filesIn, foldersIn, readJson } from '#reading/read-file.ts';

export type Locales = {
  /** Language codes: one for each folder in `content/locales/`, Spanish first. */
  languages: string[];
  /** The interface translations that the browser loads from `/locales/{lng}/{ns}.json`. */
  resources: Resource;
  /** The texts of a namespace; missing ones are filled in from Spanish. */
  complete(language: string, namespace: string): object;
  /**
   * Looks up the texts of one collection or screen, falling back to `catalog` and then to `translation`.
   * @throws {ContentError} from the returned function, naming file and key of a missing text
   */
  translator(language: string, namespace: string): Translate;
  /** Whether the text exists, at least in Spanish. */
  has(namespace: string, key: string): boolean;
};

/** Reads the translations: `content/locales/<lng>/*.json`, and the Spanish texts of each collection from its own folder. */
export function readLocales(root: string): Locales {
  const languages = [SPANISH, ...foldersIn(root, 'content/locales').filter((name) => name !== SPANISH)];
  collectProblems(languages, checkLanguage);
  const resources = readResources(root, languages);
  const instance = createInstance();
  void instance.init({
    lng: SPANISH,
    fallbackLng: SPANISH,
    supportedLngs: languages,
    resources,
    initAsync: false,
    debug: process.env.NODE_ENV === 'development',
    interpolation: { escapeValue: false },
  });
  return {
    languages,
    resources,
    complete: (language, namespace) =>
      overlay(resources[SPANISH]?.[namespace], resources[language]?.[namespace]) as object,
    translator: translatorsOf(instance, root),
    has: (namespace, key) => instance.exists(key, { lng: SPANISH, ns: namespace }),
  };
}

/** Language → namespace → its texts. */
function readResources(root: string, languages: string[]): Resource {
  const read = (file: string): Record<string, string> => {
    const words = readJson(root, file);
    if (typeof words !== 'object' || words === null)
      throw new ContentError([`${file}: must be a group of words in { }.`]);
    return words as Record<string, string>;
  };
  const interfaceOf = (language: string) =>
    filesIn(root, `content/locales/${language}`).map((name) => [
      name.replace(/\.json$/, ''),
      read(`content/locales/${language}/${name}`),
    ]);
  const collections = () =>
    foldersIn(root, 'content/collections').map((name) => [name, read(`content/collections/${name}/es.json`)]);
  return Object.fromEntries(
    languages.map((language) => [
      language,
      Object.fromEntries([...interfaceOf(language), ...(language === SPANISH ? collections() : [])]),
    ]),
  );
}

/**
 * Returns the translators of an i18next instance. A build asks for a few thousand texts a hundred thousand times: each is
 * looked up once, with its placeholders.
 */
function translatorsOf(instance: i18n, root: string): Locales['translator'] {
  const allKnown = new Map<string, Map<string, string>>();
  return (language, namespace) => {
    const known = allKnown.get(`${language} ${namespace}`) ?? new Map<string, string>();
    allKnown.set(`${language} ${namespace}`, known);
    const t = instance.getFixedT(language, [namespace, 'catalog', 'translation']);
    const find = (key: string, count: string | number | undefined) => {
      const text: unknown = t(key, {
        ...(count !== undefined && { count }),
        skipInterpolation: true,
        defaultValue: '',
      });
      if (typeof text === 'string' && text !== '') return text;
      throw new ContentError([`the word "${key}" is missing; write it in ${fileOf(root, namespace)}.`]);
    };
    return (key, values = {}) => {
      const { count } = values;
      const name = count === undefined ? key : `${key} ${typeof count} ${count}`;
      const text = known.get(name) ?? find(key, count);
      known.set(name, text);
      return text.replace(PLACEHOLDER, (_, value: string) => String(values[value] ?? ''));
    };
  };
}

const PLACEHOLDER = /{{(\w+)}}/g;

/** The languages that the platform knows, by code. */
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

function checkLanguage(code: string) {
  if (/^[a-z]{2}(-[A-Z]{2})?$/.test(code) && languageNames.of(code)) return;
  throw new ContentError([
    `content/locales/${code}: is no language that exists; call the folder by the code of its language, such as it or fr.`,
  ]);
}

/** Merges `own` over `base`. Keys only in `own` stay: a language may have more plural forms than Spanish. */
function overlay(base: unknown, own: unknown): unknown {
  if (!isGroup(base) || !isGroup(own)) return own ?? base;
  const keys = new Set([...Object.keys(base), ...Object.keys(own)]);
  return Object.fromEntries([...keys].map((key) => [key, overlay(base[key], own[key])]));
}

/** A list is not a group of keys: each language replaces it as a whole. */
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fileOf(root: string, namespace: string): string {
  const isCollection = foldersIn(root, 'content/collections').includes(namespace);
  return isCollection ? `content/collections/${namespace}/es.json` : `content/locales/${SPANISH}/${namespace}.json`;
}
