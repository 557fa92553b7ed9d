const UNIT = /(\d|\}\}?) (?=(?:km|m|mm|min|hs?|°C|ha|kg)(?![\p{L}\d]))/gu;

/** The text with every number kept together with its unit: no line ends after the 36 of "36 km". */
export const withUnits = (text: string): string => text.replace(UNIT, '$1\u00a0');

/** Returns a function that keeps every day with its month, and every "de" with its year: "8 de enero / de 2026". */
export function daysTogether(languages: readonly string[]): (text: string) => string {
  const month = `(?:${languages.flatMap(monthsIn).join('|')})(?!\\p{L})`;
  const day = new RegExp(`(?<!\\d)\\d{1,2} (?:de )?(?=${month})|(?<=${month}) de (?=\\d{4})`, 'gu');
  return (text) =>
    text.replace(day, (words) => (words.startsWith(' ') ? ' de\u00a0' : words.replaceAll(' ', '\u00a0')));
}

function monthsIn(language: string): string[] {
  const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2026, month)));
}

const ROAD = /(?<!\p{L})(RN|RP|Ruta|Nacional|Provincial|km|[Nn]\.º) (?=\d)/gu;

/** The text with every road, kilometre post and "N.º" kept with its number: no line ends after the RN of "RN 144". */
export const withRoads = (text: string): string => text.replace(ROAD, '$1\u00a0');

const NAME = /(?<!"(?:title|name|label)":"[^"]*)(?<!\p{L})(El|La|Los|Las) (?=\p{Lu})/gu;

/**
 * The text, or JSON of texts, with the article of a name kept with it: no line ends after "El" of "El Nihuil". What JSON
 * itself calls a name stays as it is written, because other data has the same.
 */
export const withNames = (text: string): string => text.replace(NAME, '$1\u00a0');

/** The text with every "·" kept at the word before it: no line begins with one. */
export const withDots = (text: string): string => text.replaceAll(' · ', '\u00a0· ');
