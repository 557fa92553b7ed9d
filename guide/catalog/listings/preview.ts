import type { Preview } from '#views/views.ts';

/** `toEnd` is for a first sentence that is a little too long, so that it is not cut. */
type Room = { characters: number; toEnd: number };

const ON_A_PHONE: Room = { characters: 70, toEnd: 90 };
const ON_A_DESKTOP: Room = { characters: 100, toEnd: 130 };
/** Instead of the two lines of a price. */
const WITHOUT_PRICE: Room = { characters: 180, toEnd: 180 };
/** The end of a sentence with its stop, and not of an abbreviation such as "Av.". */
const SENTENCE = /(?:\p{L}{4}|\P{L}\p{Ll}+|\d\d)[.!?]+[”»")]?(?= [\p{Lu}¿¡“«"(])/gu;
const CLAUSE = /[\p{L}\d)"”»](?=[,;:] | [(—–])/gu;
/** The small words and numbers that a text would hang on: "… the grapes to the", "… a tunnel of 80". */
const HANGING = /(?: (?:\p{L}{1,3}\.?|[\d.,]+)){1,3}$/u;

/**
 * The start of a description: whole sentences of 70 characters, or of 100 where there is room, and more if other cards of
 * the row have a price there. Where even the first is too long, the text ends with a clause in its second half, or else
 * with a word that can stand last, and an ellipsis follows.
 */
export function preview(description: string, lacksPrice = false): Preview {
  const characters = [...description.replace(/\s+/g, ' ')];
  const phone = endWithin(characters, ON_A_PHONE);
  const desktop = endWithin(characters, lacksPrice ? WITHOUT_PRICE : ON_A_DESKTOP);
  // A phone that ends with a sentence is followed by none that a desktop would cut.
  const long = desktop.length < phone.length || (desktop.isCut && !phone.isCut) ? phone : desktop;
  return {
    short: characters.slice(0, phone.length).join(''),
    rest: characters.slice(phone.length, long.length).join(''),
    cut: long.isCut ? 'always' : phone.isCut ? 'phone' : null,
  };
}

/** How many characters to show, and whether they end within a sentence. */
function endWithin(characters: string[], { characters: max, toEnd }: Room): { length: number; isCut: boolean } {
  if (characters.length <= max) return { length: characters.length, isCut: false };
  const all = characters.join('');
  const ends = [...all.matchAll(SENTENCE)].map(({ 0: end, index }) => [...all.slice(0, index + end.length)].length);
  const sentences = [...ends, characters.length];
  const sentence =
    sentences.findLast((length) => length > max / 3 && length <= max) ??
    sentences.find((length) => length > max && length <= toEnd);
  if (sentence !== undefined) return { length: sentence, isCut: false };
  const text = characters.slice(0, max + 2).join('');
  const clause = [...text.matchAll(CLAUSE)].at(-1);
  const length = clause ? [...text.slice(0, clause.index + clause[0].length)].length : 0;
  if (length > max / 2 && length <= max) return { length, isCut: true };
  const space = characters.lastIndexOf(' ', max);
  const words = characters.slice(0, space > 0 ? space : max).join('');
  return { length: [...words.replace(HANGING, '').replace(/[.,;:]$/, '')].length, isCut: true };
}
