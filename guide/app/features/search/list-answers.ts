import { wordsOf } from '#common/lib/text/fold.ts';
import type { Found } from './entry.ts';

/** A list's answers to queries for its kind of place with a certain feature. */
export type ListAnswers = {
  /** The id of the list's own entry. */
  id: string;
  /** The words that name the kind, in the form of `wordsOf`. */
  names: string[];
  /** For each feature, the terms that ask for it, the answer in words, and the ids of the entries that have it. */
  answers: { terms: string[][]; text: string; yes: string[] }[];
};

/**
 * Puts the entries that have what was asked for first, then their list, which carries the answer. A query without a
 * kind, or one that is the name of something, keeps its results as they were.
 * @param words the words of the query, in the form of `wordsOf`, without stop words
 * @param entryOf finds an entry by its id
 */
export function withListAnswer(
  found: Found[],
  words: string[],
  lists: ListAnswers[],
  entryOf: (id: string) => Found | undefined,
): Found[] {
  const title = wordsOf(found[0]?.title ?? '');
  if (words.every((word) => title.includes(word))) return found;
  for (const { id, names, answers } of lists) {
    if (!words.some((word) => names.includes(word))) continue;
    const answer = answers.find(({ terms }) => terms.some((term) => term.every((word) => words.includes(word))));
    const list = entryOf(id);
    if (!answer || !list) continue;
    const first = [...answer.yes.flatMap((one) => entryOf(one) ?? []), { ...list, answer: answer.text }];
    const known = new Set(first.map((one) => one.id));
    const score = found[0]?.score ?? 1;
    return [...first.map((one) => ({ ...one, score })), ...found.filter((one) => !known.has(one.id))];
  }
  return found;
}
