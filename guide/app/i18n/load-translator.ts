import { inTime } from '#common/lib/in-time.ts';
import type { Translate } from '#common/lib/text/translate.ts';
import { translator } from './translator.ts';

const PATIENCE_MS = 4000;

/** The translations as built, each language in a file of its own. */
const built = import.meta.glob<unknown>('./*/translation.json', {
  base: '../../../content/locales',
  import: 'default',
});

/**
 * Loads the interface translations from `/locales/{lng}/{ns}.json`. If they do not arrive in time, those built with the
 * application replace them, so that visitors never wait for a dead request.
 */
export async function loadTranslator(language: string): Promise<Translate> {
  if (import.meta.env.DEV) console.info(`The words of "${language}" are being loaded.`);
  try {
    return translator(language, await inTime(fetchWords(language), PATIENCE_MS));
  } catch (error) {
    console.warn(`The words of "${language}" could not be loaded; those of the build stay.`, error);
    return translator(language, await built[`./${language}/translation.json`]?.());
  }
}

async function fetchWords(language: string): Promise<unknown> {
  const response = await fetch(`/locales/${language}/translation.json`);
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return response.json();
}
