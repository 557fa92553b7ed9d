import type { Entry, Found } from './entry.ts';

/** Something that people ask, and the page that answers it. */
export type Question = {
  /** The answer, as a result. */
  entry: Entry;
  /** The ways to ask it: the words of each, in the form of `wordsOf`, without stop words. */
  terms: string[][];
  /** It asks about something that the rest of the query may name, which then comes first: "a qué hora abre…". */
  isOfSomething?: true;
};

/** A question that was asked, and the words of the query that are not part of it. */
export type Asked = { entry: Entry; isOfSomething: boolean; rest: string[] };

/** Shorter words must be said exactly: a different letter makes a different word. */
const SHORTEST_ALMOST = 5;
/** Of two ways to ask with as many words, the one that was said exactly. */
const ALMOST = 0.9;

/**
 * The question with the most words in a query; null if it asks none.
 * @param words the words of the query, in the form of `wordsOf`, without stop words
 */
export function askedIn(words: string[], questions: Question[]): Asked | null {
  let best: Asked | null = null;
  let most = 0;
  for (const { entry, terms, isOfSomething = false } of questions) {
    for (const term of terms) {
      const said = term.map((word) => sayingOf(word, words));
      const weight = said.reduce((sum, { weight }) => sum + weight, 0);
      if (weight <= most || said.some(({ weight }) => weight === 0)) continue;
      best = { entry, isOfSomething, rest: words.filter((word) => said.every((one) => one.as !== word)) };
      most = weight;
    }
  }
  return best;
}

/** Puts the answer to a question first; a list that answers for its kind of place knows better, and stays first. */
export function withAnswer(found: Found[], asked: Asked | null): Found[] {
  if (!asked || found[0]?.answer) return found;
  const score = found[0]?.score ?? 1;
  const { href } = asked.entry;
  return [{ ...asked.entry, score }, ...found.filter((one) => one.href !== href)];
}

/** The word of the query that says `word`: the same, or one letter off, as in plurals and typos. */
function sayingOf(word: string, words: string[]): { as: string; weight: number } {
  if (words.includes(word)) return { as: word, weight: 1 };
  const almost = word.length < SHORTEST_ALMOST ? undefined : words.find((one) => isOneLetterOff(word, one));
  return almost === undefined ? { as: '', weight: 0 } : { as: almost, weight: ALMOST };
}

/** Both begin alike, and one letter is changed, missing or too many. */
function isOneLetterOff(a: string, b: string): boolean {
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}
