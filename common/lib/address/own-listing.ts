import { NAME_PATTERN } from './content-name.ts';
import { prefixOf } from './local-path.ts';

const FIRST_LINE = new RegExp(`^(/${NAME_PATTERN}/${NAME_PATTERN})[ \\t]*(?:\\r?\\n|$)`);

/**
 * What a business wrote in the form that its own listing's page leads to ("¿Es tuyo? Completá la ficha"): the page stands
 * above its words, in whichever language. Without one, all is words.
 */
export function readOwnListing(message: string): { page: string | null; words: string } {
  const text = message.trimStart();
  const [line = '', page = null] = FIRST_LINE.exec(text.slice(prefixOf(text).length)) ?? [];
  if (page === null) return { page, words: message };
  return { page, words: text.slice(prefixOf(text).length + line.length).trim() };
}
