import type { Preview } from '#views/views.ts';

const ON_A_PHONE = 70;
const ON_A_DESKTOP = 100;
/** Instead of the two lines of a price. */
const WITHOUT_PRICE = 180;
/** A sentence of which no more than this many characters would be shown is left out: "… del Atuel. Desde". */
const TOO_LITTLE = 25;
/** The end of a sentence, and not of an abbreviation such as "Av.". */
const SENTENCE = /\p{L}{4}[.!?]+(?= \p{Lu}|$)/gu;

/**
 * The start of a description, in whole words and, if near, sentences: 70 characters, or up to 100 where there is room;
 * more if other cards of the row have a price there.
 */
export function preview(description: string, lacksPrice = false): Preview {
  const characters = [...description.replace(/\s+/g, ' ')];
  const onPhone = endOfWord(characters, ON_A_PHONE);
  const onDesktop = endOfWord(characters, lacksPrice ? WITHOUT_PRICE : ON_A_DESKTOP);
  return {
    short: characters.slice(0, onPhone).join(''),
    rest: characters.slice(onPhone, onDesktop).join(''),
    isCut: characters.length > onDesktop,
  };
}

/**
 * The number of characters up to the last end of a word within `max`; a longer word is cut. Without the stop or comma
 * behind that word, which an ellipsis replaces.
 */
function endOfWord(characters: string[], max: number): number {
  if (characters.length <= max) return characters.length;
  const space = characters.lastIndexOf(' ', max);
  const end = sentenceBefore(characters, space > 0 ? space : max);
  return end > 1 && '.,;:'.includes(characters[end - 1] ?? ' ') ? end - 1 : end;
}

/** The end of the sentence before the one that has just begun at `end`, or else `end`. */
function sentenceBefore(characters: string[], end: number): number {
  const text = characters.slice(0, end).join('');
  const last = [...text.matchAll(SENTENCE)].at(-1);
  if (!last) return end;
  const length = [...text.slice(0, last.index + last[0].length)].length;
  return end - length <= TOO_LITTLE ? length : end;
}
