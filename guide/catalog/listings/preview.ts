import { sentenceEnds } from '#common/lib/text/sentences.ts';
import type { Preview } from '#views/views.ts';

const ON_A_PHONE = 70;
const ON_A_DESKTOP = 100;
/** Instead of the two lines of a price. */
const WITHOUT_PRICE = 180;
const CLAUSE = /[\p{L}\d)"”»](?=[,;:] | [(—–])/gu;
/** The small words and numbers that a text would hang on: "… the grapes to the", "… a tunnel of 80". */
const HANGING = /(?: (?:\p{L}{1,3}\.?|[\d.,]+)){1,3}$/u;

/**
 * The start of a description: 70 characters, or up to 100 where there is room; more if other cards of the row have a
 * price there. It is whole sentences; if not even the first fits, an ellipsis follows a clause that ends in the second
 * half, or else a word that can stand last.
 */
export function preview(description: string, lacksPrice = false): Preview {
  const text = description.replace(/\s+/g, ' ').trim();
  const onPhone = startOf(text, ON_A_PHONE);
  const onDesktop = startOf(text, lacksPrice ? WITHOUT_PRICE : ON_A_DESKTOP);
  const more = onDesktop.words.slice(onPhone.words.length);
  if (more === '') return { short: written(onPhone), rest: '' };
  if (!onPhone.isCut) return { short: onPhone.words, rest: written({ ...onDesktop, words: more }) };
  return { short: onPhone.words, rest: more, cut: onDesktop.isCut ? 'both' : 'phone' };
}

/** `isCut`: its last sentence goes on. */
type Start = { words: string; isCut: boolean };

const written = ({ words, isCut }: Start) => (isCut ? `${words}…` : words);

/** The start of a text in at most `max` characters; a longer one never has less of it. */
function startOf(text: string, max: number): Start {
  const characters = [...text];
  if (characters.length <= max) return { words: text, isCut: false };
  const room = characters.slice(0, max).join('').length;
  const end = sentenceEnds(text).findLast((end) => end <= room);
  if (end !== undefined) return { words: text.slice(0, end), isCut: false };
  const clauses = [...text.matchAll(CLAUSE)].map(({ 0: last, index }) => index + last.length);
  const clause = clauses.findLast((end) => end <= room);
  if (clause !== undefined && clause > room / 2) return { words: text.slice(0, clause), isCut: true };
  const space = characters.lastIndexOf(' ', max);
  const words = characters.slice(0, space > 0 ? space : max).join('');
  return { words: words.replace(HANGING, '').replace(/[.,;:]$/, ''), isCut: true };
}
