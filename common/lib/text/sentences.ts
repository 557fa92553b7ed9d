/** The end of a sentence, with the word before it, followed by the start of another or by nothing. */
const ENDS = /(\p{L}*)[.!?…]["”»)]?(?=\s+[\p{Lu}¿¡"“«(]|$)/gu;

/** Those that a name follows. */
const ABBREVIATIONS = new Set('al av bv cnel dr dra gral ing mr mrs pje prof sr sra st sta sto tte'.split(' '));

/** Where each sentence of a paragraph ends, behind its stop. */
export const sentenceEnds = (text: string): number[] =>
  [...text.matchAll(ENDS)].flatMap(({ 0: mark, 1: word = '', index }) =>
    ABBREVIATIONS.has(word.toLowerCase()) || /^\p{Lu}$/u.test(word) ? [] : [index + mark.length],
  );
