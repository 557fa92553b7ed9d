import type { Preview } from '#views/views.ts';

const ON_A_PHONE = 70;
const ON_A_DESKTOP = 100;
/** Instead of the two lines of a price. */
const WITHOUT_PRICE = 180;

/**
 * The start of a description, in whole words: 70 characters, or up to 100 where there is room; more if other cards of
 * the row have a price there.
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
  const end = space > 0 ? space : max;
  return end > 1 && '.,;:'.includes(characters[end - 1] ?? ' ') ? end - 1 : end;
}
