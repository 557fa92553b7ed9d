import { strFromU8, unzipSync } from 'fflate';

/** A register has a few hundred rows; anything larger is no register, or an attack on memory. */
const LARGEST_PART_BYTES = 40 * 1024 * 1024;
const FIRST_SHEET = /^xl\/worksheets\/sheet\d*\.xml$/;
const TEXTS = 'xl/sharedStrings.xml';
const STYLES = 'xl/styles.xml';
/** The formats of dates and of times that every workbook has without declaring them. */
const DATE_FORMATS = [14, 15, 16, 17, 22];
const TIME_FORMATS = [18, 19, 20, 21];
/** Excel counts days from here, as if 1900 had been a leap year. */
const DAY_ZERO = Date.UTC(1899, 11, 30);
const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The cells of an XLSX workbook's first sheet as texts; a date is written as a day, "2026-04-05", a time as an hour, "14:30". */
export function readWorkbook(bytes: ArrayBuffer): string[][] {
  const parts = unzipSync(new Uint8Array(bytes), {
    filter: ({ name, originalSize }) =>
      originalSize <= LARGEST_PART_BYTES && (FIRST_SHEET.test(name) || name === TEXTS || name === STYLES),
  });
  const names = Object.keys(parts).filter((name) => FIRST_SHEET.test(name));
  const [first] = names.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const sheet = xmlOf(parts, first);
  if (!sheet) throw new Error('The workbook has no sheet.');
  const texts = elements(xmlOf(parts, TEXTS), 'si').map(textIn);
  const styles = styleTexts(xmlOf(parts, STYLES));
  // Empty rows keep their place, so that a mistake names the row that the owner sees.
  const table: string[][] = [];
  for (const [index, row] of elements(sheet, 'row').entries()) {
    const cells: string[] = [];
    for (const cell of elements(row, 'c')) {
      const at = columnOf(cell.getAttribute('r')) ?? cells.length;
      while (cells.length < at) cells.push('');
      cells[at] = cellText(cell, texts, styles);
    }
    const at = Number(row.getAttribute('r') ?? index + 1) - 1;
    while (table.length < at) table.push([]);
    table[at] = cells;
  }
  return table;
}

function xmlOf(parts: Record<string, Uint8Array>, name: string | undefined): Document | null {
  const part = name === undefined ? undefined : parts[name];
  return part ? new DOMParser().parseFromString(strFromU8(part), 'application/xml') : null;
}

const elements = (parent: Document | Element | null, name: string): Element[] => [
  ...(parent?.getElementsByTagNameNS('*', name) ?? []),
];

/** The words of a text, without the sounds of Japanese ones. */
const textIn = (element: Element): string =>
  elements(element, 't')
    .filter(({ parentElement }) => parentElement?.localName !== 'rPh')
    .map(({ textContent }) => textContent)
    .join('');

function cellText(cell: Element, texts: readonly string[], styles: Styles): string {
  const [value] = elements(cell, 'v');
  const text = value?.textContent ?? '';
  switch (cell.getAttribute('t')) {
    case 's':
      return texts[Number(text)] ?? '';
    case 'inlineStr':
      return textIn(cell);
    case 'b':
      return text === '1' ? 'sí' : 'no';
    case 'e':
      return '';
    default:
      return text === '' ? '' : (styles.get(Number(cell.getAttribute('s') ?? 0)) ?? numberText)(text);
  }
}

/** A telephone number in a cell for numbers is stored as "2.604427448E9". */
const numberText = (text: string): string => (/^-?[\d.]+E\+?\d+$/i.test(text) ? String(Number(text)) : text);

const dayText = (count: string): string =>
  new Date(DAY_ZERO + Math.floor(Number(count)) * DAY_MS).toISOString().slice(0, 10);

/** A time is stored as a part of a day. */
const hourText = (part: string): string =>
  new Date(Math.round((Number(part) * DAY_MS) / MINUTE_MS) * MINUTE_MS).toISOString().slice(11, 16);

/** How the numbers of a style are written, by its place in the list; of other styles, as they are. */
type Styles = ReadonlyMap<number, (number: string) => string>;

function styleTexts(styles: Document | null): Styles {
  const formats = new Map<number, (number: string) => string>();
  for (const id of DATE_FORMATS) formats.set(id, dayText);
  for (const id of TIME_FORMATS) formats.set(id, hourText);
  for (const format of elements(styles, 'numFmt')) {
    const code = (format.getAttribute('formatCode') ?? '').replace(/"[^"]*"|\[[^\]]*\]/g, '');
    const write = /[dy]/i.test(code) ? dayText : /h/i.test(code) ? hourText : null;
    if (write) formats.set(Number(format.getAttribute('numFmtId')), write);
  }
  const [list] = elements(styles, 'cellXfs');
  const used = elements(list ?? null, 'xf').map((style) => formats.get(Number(style.getAttribute('numFmtId'))));
  return new Map(used.flatMap((write, index) => (write ? [[index, write] as const] : [])));
}

/** "AB12" → 27. */
function columnOf(place: string | null): number | null {
  const [letters] = /^[A-Z]+/.exec(place ?? '') ?? [];
  if (!letters) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
