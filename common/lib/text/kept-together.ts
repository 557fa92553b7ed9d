const UNIT = /(\d|\}\}?) (?=(?:km|m|mm|min|hs?|°C|ha|kg)(?![\p{L}\d]))/gu;

/** The text with every number kept together with its unit: no line ends after the 36 of "36 km". */
export const withUnits = (text: string): string => text.replace(UNIT, '$1\u00a0');

const NAME =
  /(?<!"(?:title|name|label)":"[^"]*)(?<!\p{L})(El|Los|Las|RN|RP) (?=Nihuil|Sosneado|Reyunos|Paredes|(?<=R[NP] )\d)/gu;

/**
 * The text, or JSON of texts, with the short word of a name kept with it: no line ends after "El" of "El Nihuil", or "RN"
 * of "RN 144". What JSON itself calls a name stays as it is written, because other data has the same.
 */
export const withNames = (text: string): string => text.replace(NAME, '$1\u00a0');

/** The text with every "·" kept at the word before it: no line begins with one. */
export const withDots = (text: string): string => text.replaceAll(' · ', '\u00a0· ');
