import type { Entry, Found } from './entry.ts';

/** Something that people ask, and the page that answers it. */
export type Question = {
  /** The answer, as a result. */
  entry: Entry;
  /** The ways to ask it: the words of each, in the form of `wordsOf`, without stop words. */
  terms: string[][];
};

/**
 * Puts the page that answers a question first. The question with the most words wins; a list that answers for its kind
 * of place knows better, and stays first.
 * @param words the words of the query, in the form of `wordsOf`, without stop words
 */
export function withAnswer(found: Found[], words: string[], questions: Question[]): Found[] {
  if (found[0]?.answer) return found;
  let best: Entry | null = null;
  let most = 0;
  for (const { entry, terms } of questions) {
    for (const term of terms) {
      if (term.length <= most || !term.every((word) => words.includes(word))) continue;
      best = entry;
      most = term.length;
    }
  }
  if (!best) return found;
  const score = found[0]?.score ?? 1;
  const { href } = best;
  return [{ ...best, score }, ...found.filter((one) => one.href !== href)];
}
