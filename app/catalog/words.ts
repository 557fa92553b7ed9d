import { createInstance, type Resource } from 'i18next';
import { SPANISH } from '#app/lib/local-path.ts';
import { ContentError } from './problems.ts';
import { filesIn, foldersIn, readJson } from './read-file.ts';

/** Looks up a word of a page; i18next's interpolation and plurals apply. */
export type Translate = (key: string, values?: Record<string, string | number>) => string;

export type Words = {
  /** Language codes: one for each folder in `locales/`, Spanish first. */
  languages: string[];
  /** The interface words that the browser loads from `/locales/{lng}/{ns}.json`. */
  resources: Resource;
  /** The words of a namespace; where the language lacks one, the Spanish word. */
  complete(language: string, namespace: string): object;
  /**
   * Words of one collection or screen; what it does not have is looked up in `catalog`, then `translation`.
   * @throws {ContentError} from the returned function, naming file and key of a missing word.
   */
  translator(language: string, namespace: string): Translate;
};

/** Gathers the words: `locales/<lng>/*.json`, and the Spanish of each collection from its own folder. */
export function readWords(root: string): Words {
  const languages = [SPANISH, ...foldersIn(root, 'locales').filter((name) => name !== SPANISH)];
  const resources: Resource = {};
  for (const language of languages) {
    resources[language] = {};
    for (const name of filesIn(root, `locales/${language}`)) {
      add(language, name.replace(/\.json$/, ''), `locales/${language}/${name}`);
    }
  }
  for (const name of foldersIn(root, 'content/collections')) {
    add(SPANISH, name, `content/collections/${name}/es.json`);
  }

  function add(language: string, namespace: string, file: string) {
    const words = readJson(root, file);
    if (typeof words !== 'object' || words === null)
      throw new ContentError([`${file}: must be a group of words in { }.`]);
    resources[language] = { ...resources[language], [namespace]: words as Record<string, string> };
  }

  const instance = createInstance();
  void instance.init({
    lng: SPANISH,
    fallbackLng: SPANISH,
    supportedLngs: languages,
    resources,
    initAsync: false,
    interpolation: { escapeValue: false },
  });

  return {
    languages,
    resources,
    complete: (language, namespace) =>
      overlay(resources[SPANISH]?.[namespace], resources[language]?.[namespace]) as object,
    translator(language, namespace) {
      const t = instance.getFixedT(language, [namespace, 'catalog', 'translation']);
      return (key, values = {}) => {
        const text: unknown = t(key, { ...values, defaultValue: '' });
        if (typeof text === 'string' && text !== '') return text;
        throw new ContentError([`the word "${key}" is missing; write it in ${fileOf(root, namespace)}.`]);
      };
    },
  };
}

/** `own` where it says something, else `base`. A word may have more plurals than in Spanish, so what is new stays. */
function overlay(base: unknown, own: unknown): unknown {
  if (!isGroup(base) || !isGroup(own)) return own ?? base;
  const keys = new Set([...Object.keys(base), ...Object.keys(own)]);
  return Object.fromEntries([...keys].map((key) => [key, overlay(base[key], own[key])]));
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function fileOf(root: string, namespace: string): string {
  const isCollection = foldersIn(root, 'content/collections').includes(namespace);
  return isCollection ? `content/collections/${namespace}/es.json` : `locales/${SPANISH}/${namespace}.json`;
}
