/** Returns a function that keeps every day with its month, and every "de" with its year: "8 de enero / de 2026". */
export function boundDays(languages: readonly string[]): (text: string) => string {
  const month = `(?:${languages.flatMap(monthsIn).join('|')})(?!\\p{L})`;
  const day = new RegExp(`(?<!\\d)\\d{1,2} (?:de )?(?=${month})|(?<=${month}) de (?=\\d{4})`, 'gu');
  return (text) =>
    text.replace(day, (words) => (words.startsWith(' ') ? ' de\u00a0' : words.replaceAll(' ', '\u00a0')));
}

function monthsIn(language: string): string[] {
  const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2026, month)));
}

const ROAD = /(?<!\p{L})(RN|RP|Ruta|Nacional|Provincial|km) (?=\d)/gu;

/** The text with every road and kilometre post kept together with its number: no line ends after the RN of "RN 144". */
export const withRoads = (text: string): string => text.replace(ROAD, '$1\u00a0');
