/** The words of a text as search compares them: "CAÑONES y lagos" becomes "canon", "y", "lago". */
export function wordsOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);
}

/**
 * A text in lower case, for comparisons: without diacritics, wide letters, the apostrophes and dashes that phones type,
 * and the invisible signs that come with pasted words.
 */
export function fold(text: string): string {
  const plain = text.replace(/[´`′‘’ʼ]/g, "'").replace(/\p{Pd}/gu, '-'); // an accent by itself would become a space
  return plain
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();
}

/** A text with its capitals, without diacritics: "Cañón" becomes "Canon". */
export function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(MARKS, '');
}

const MARKS = /\p{M}/gu;

/** Whether a text contains each word of a query, in any order and however both are written. */
export function hasWords(text: string, query: string): boolean {
  const folded = fold(text);
  return fold(query)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** Short words keep their s: "gas", "mes". */
const SHORTEST_PLURAL = 5;

/**
 * "hoteles" becomes "hotel" and "bodegas" becomes "bodega"; that "valles" becomes "vall" does no harm, as prefixes
 * match.
 */
function singular(word: string): string {
  if (word.length < SHORTEST_PLURAL) return word;
  return word.replace(/([lnrj])es$|([^s])s$/, '$1$2');
}
