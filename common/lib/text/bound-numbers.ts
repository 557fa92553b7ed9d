const LANGUAGES = ['es', 'en', 'pt'];

const months = LANGUAGES.flatMap((language) => {
  const { format } = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format(Date.UTC(2026, month)));
});

const MONTH = `(?:${months.join('|')})(?!\\p{L})`;
const DAY = new RegExp(`(?<!\\d)\\d{1,2} (?:de )?(?=${MONTH})|(?<=${MONTH}) de (?=\\d{4})`, 'gu');

/** The text with every day kept together with its month, and every "de" with its year: "8 de enero / de 2026". */
export const withDays = (text: string): string =>
  text.replace(DAY, (words) => (words.startsWith(' ') ? ' de\u00a0' : words.replaceAll(' ', '\u00a0')));

const ROAD = /(?<!\p{L})(RN|RP|Ruta|Nacional|Provincial|km) (?=\d)/gu;

/** The text with every road and kilometre post kept together with its number: no line ends after the RN of "RN 144". */
export const withRoads = (text: string): string => text.replace(ROAD, '$1\u00a0');
