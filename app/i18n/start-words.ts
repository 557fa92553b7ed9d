import i18next, { type i18n } from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';

const PATIENCE_MS = 4000;

/** The words as they were built, each language in a file of its own. */
const built = import.meta.glob<Record<string, unknown>>('../../locales/*/translation.json', { import: 'default' });

/**
 * Loads the interface words from `/locales/{lng}/{ns}.json`. When they do not come, those that were
 * built with the application take their place, so that a visitor never waits for a dead request.
 */
export async function startWords(language: string): Promise<i18n> {
  const words = i18next.use(HttpBackend).use(initReactI18next);
  const loaded = words.init({
    lng: language,
    // Each file holds the whole language: the build has filled in Spanish where a word is missing.
    fallbackLng: false,
    ns: ['translation'],
    load: 'currentOnly',
    debug: import.meta.env.DEV,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    maxRetries: 0, // the words of the build are at hand
    backend: { loadPath: '/locales/{{lng}}/{{ns}}.json' },
  });
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  if (!words.hasResourceBundle(language, 'translation')) {
    console.warn(`The words of "${language}" could not be loaded; the page goes on with those it was built with.`);
    words.addResourceBundle(language, 'translation', await built[`../../locales/${language}/translation.json`]?.());
    if (!words.isInitialized) await words.changeLanguage(language);
  }
  return words;
}
