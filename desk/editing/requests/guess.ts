import type { Synonyms } from '#catalog/search-synonyms.ts';
import { wordsOf } from '#common/lib/text/fold.ts';
import type { Category } from './categories.ts';

type Guess = { category: Category; because: string[] };

/** A name says what a business is; its message may also mention what is nearby. */
const NAME_WEIGHT = 3;
const LABEL_WEIGHT = 3;
const KIND_WEIGHT = 2;
const SYNONYM_WEIGHT = 1;

/** Finds the category whose words, or visitors' synonyms for them, occur in a request; null if none does. */
export function guessCategory(
  categories: Category[],
  synonyms: Synonyms,
  { name, message }: { name: string; message: string },
): Guess | null {
  const texts = [
    { words: new Set(wordsOf(name)), weight: NAME_WEIGHT },
    { words: new Set(wordsOf(message)), weight: 1 },
  ];
  let best: Guess | null = null;
  let most = 0;
  for (const category of categories) {
    const because: string[] = [];
    let sum = 0;
    for (const { term, words, weight } of termsOf(category, synonyms)) {
      const found = texts.filter((text) => words.every((word) => text.words.has(word)));
      if (found.length > 0) because.push(term);
      for (const text of found) sum += weight * text.weight;
    }
    if (sum > most) {
      most = sum;
      best = { category, because: [...new Set(because)] };
    }
  }
  return best;
}

/** Returns the terms that identify a category. All words of a term must occur. */
function termsOf({ name, path, label, kinds }: Category, synonyms: Synonyms) {
  const labels = [...label.split(' y '), name].map((term) => term.toLowerCase());
  const others = [...synonyms.of([label, name, ...kinds].join(' ')), ...synonyms.ofPage(path)];
  const terms = [
    ...labels.map((term) => ({ term, weight: LABEL_WEIGHT })),
    ...kinds.map((term) => ({ term: term.toLowerCase(), weight: KIND_WEIGHT })),
    ...[...labels.flatMap((text) => text.split(/[ -]/)), ...others].map((term) => ({ term, weight: SYNONYM_WEIGHT })),
  ].map((term) => ({ ...term, words: wordsOf(term.term) }));
  // "Museo" and "Museos" are the same term.
  const distinct = [...new Map(terms.map((term) => [`${term.words} ${term.weight}`, term])).values()];
  return distinct.filter(({ words }) => words.some((word) => !synonyms.ignored.includes(word)));
}
