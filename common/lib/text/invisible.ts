/**
 * Characters that are invisible but change how the text around them looks or works: they reverse its direction
 * (U+202E), hide inside a word (U+200B), end a line (U+2028) or control a terminal (U+001B).
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/**
 * The same characters where they belong to an emoji: U+FE0F selects its style, U+200D joins two into one (👩‍🌾). The
 * look-behind is bounded, because an unbounded one takes quadratic time on a long run of them.
 */
const OF_EMOJI =
  /(?<=\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F){0,2})(?:\uFE0F|\u200D(?=\p{Extended_Pictographic}))|(?<=[\d#*])\uFE0F(?=\u20E3)/gu;

/** Replaces every invisible character, except line breaks, tabs and those that belong to an emoji. */
export function replaceInvisible(text: string, replace: (sign: string) => string): string {
  if (text.search(INVISIBLE) < 0) return text; // nearly all texts, in a tenth of the time
  const emoji = new Set([...text.matchAll(OF_EMOJI)].map(({ index }) => index));
  return text.replace(INVISIBLE, (sign, index: number) =>
    sign === '\n' || sign === '\t' || emoji.has(index) ? sign : replace(sign),
  );
}

/** Names a character as Unicode does: "U+202E". */
export const codeOf = (sign: string) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
