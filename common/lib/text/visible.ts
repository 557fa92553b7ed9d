import { codeOf, replaceInvisible } from './invisible.ts';

/** Makes invisible characters in a visitor's text visible: "ab\u202Ecd" becomes "ab⟨U+202E⟩cd". Line breaks stay. */
export const visible = (text: string): string => replaceInvisible(text, (sign) => `⟨${codeOf(sign)}⟩`);

/** Does the same and joins the lines into one, so that a name cannot pass for several lines of the text around it. */
export const visibleLine = (text: string) => visible(text.replace(/\s+/g, ' ').trim());
