/** The words of a text as search compares them: "CAÑONES y lagos" is "canon", "y", "lago". */
export function wordsOf(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(singular);
}

/** Without capitals and without the marks on letters. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Short words keep their s: "gas", "mes". */
const SHORTEST_PLURAL = 5;

/** "hoteles" is "hotel" and "bodegas" is "bodega"; that "valles" becomes "vall" harms nobody, prefixes are found. */
function singular(word: string): string {
  if (word.length < SHORTEST_PLURAL) return word;
  return word.replace(/(?<=[lnrj])es$|(?<!s)s$/, '');
}
