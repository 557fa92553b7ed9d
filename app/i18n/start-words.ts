import { translator } from './translator.ts';
import type { Translate } from './words.tsx';

const PATIENCE_MS = 4000;

/** The words as they were built, each language in a file of its own. */
const built = import.meta.glob<unknown>('../../locales/*/translation.json', { import: 'default' });

/**
 * Loads the interface words from `/locales/{lng}/{ns}.json`. When they do not come, those that were
 * built with the application take their place, so that a visitor never waits for a dead request.
 */
export async function startWords(language: string): Promise<Translate> {
  const tooLate = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS, new Error('No answer in time')));
  try {
    return translator(language, await Promise.race([fetchWords(language), tooLate]));
  } catch (error) {
    console.warn(
      `The words of "${language}" could not be loaded; the page goes on with those it was built with.`,
      error,
    );
    return translator(language, await built[`../../locales/${language}/translation.json`]?.());
  }
}

async function fetchWords(language: string): Promise<unknown> {
  const response = await fetch(`/locales/${language}/translation.json`);
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return response.json();
}
