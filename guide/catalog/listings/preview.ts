import type { Preview } from '#views/views.ts';

const ON_A_PHONE = 70;
const ON_A_DESKTOP = 100;
/** Instead of the two lines of a price. */
const WITHOUT_PRICE = 180;
/** The end of a sentence, and not of an abbreviation such as "Av.". */
const SENTENCE = /(?:\p{L}{4}|\P{L}\p{Ll}+|\d\d)(?=[.!?]+ \p{Lu})/gu;
const CLAUSE = /[\p{L}\d)"”»](?=[,;:] | [(—–])/gu;
/** The small words and numbers that a text would hang on: "… the grapes to the", "… a tunnel of 80". */
const HANGING = /(?: (?:\p{L}{1,3}\.?|[\d.,]+)){1,3}$/u;

/**
 * The start of a description: 70 characters, or up to 100 where there is room; more if other cards of the row have a
 * price there. It ends with a sentence or a clause if one ends in the second half, or else with a word that can stand last.
 */
export function preview(description: string, lacksPrice = false): Preview {
  const characters = [...description.replace(/\s+/g, ' ')];
  const onPhone = endWithin(characters, ON_A_PHONE);
  const onDesktop = Math.max(onPhone, endWithin(characters, lacksPrice ? WITHOUT_PRICE : ON_A_DESKTOP));
  return {
    short: characters.slice(0, onPhone).join(''),
    rest: characters.slice(onPhone, onDesktop).join(''),
    isCut: characters.length > onDesktop,
  };
}

/** The number of characters to show of at most `max`, without the stop or comma that an ellipsis replaces. */
function endWithin(characters: string[], max: number): number {
  if (characters.length <= max) return characters.length;
  const text = characters.slice(0, max + 2).join('');
  for (const end of [SENTENCE, CLAUSE]) {
    const last = [...text.matchAll(end)].at(-1);
    const length = last ? [...text.slice(0, last.index + last[0].length)].length : 0;
    if (length > max / 2 && length <= max) return length;
  }
  const space = characters.lastIndexOf(' ', max);
  const words = characters.slice(0, space > 0 ? space : max).join('');
  return [...words.replace(HANGING, '').replace(/[.,;:]$/, '')].length;
}
