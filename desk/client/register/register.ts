import {
  REGISTER_FIELDS,
  type RegisterField,
  type RegisterKind,
  type RegisterRow,
  type RegisterSource,
} from '#common/contracts/desk/register.ts';
import { fold } from '#common/lib/text/fold.ts';
import { guessColumns, guessKind } from './guess.ts';

/** A spreadsheet that is being brought in, and what its owner has said of it. */
export type Register = {
  /** The file's name, or what stands for pasted cells. */
  name: string;
  /** The cells, row by row, as the spreadsheet has them. */
  table: string[][];
  /** Whose word it is; null until she has said it. */
  source: RegisterSource | null;
  /** The place of the row that names the columns. */
  heading: number;
  /** What each column holds; null for one that is not brought in. */
  columns: (RegisterField | null)[];
  /** What the texts of the column "Qué es" mean; null for one that was not understood. */
  kinds: Record<string, RegisterKind | null>;
  /** What all rows are, if no column says so. */
  everyKind: RegisterKind | null;
  /** Rows that are left out because they hold a mistake. */
  left: number[];
  /** The order that was asked what would change; null while columns are being matched. */
  order: string | null;
};

/** Spreadsheets of offices begin with a title and a date. */
const MOST_TITLE_ROWS = 10;

/** What the municipality's register is called in its title or its file's name. */
const OFFICIAL = /padron|municip/;

/** A register whose columns and kinds are guessed. */
export function begun(name: string, table: string[][]): Register {
  const guesses = table.slice(0, MOST_TITLE_ROWS).map(guessColumns);
  const heading = Math.max(
    guesses.findIndex((guess) => guess.includes('name')),
    0,
  );
  const width = Math.max(...table.slice(heading).map(({ length }) => length));
  const columns = Array.from({ length: width }, (_, at) => guesses[heading]?.[at] ?? null);
  const titles = [name, ...table.slice(0, heading).flat()].join(' ');
  const source = OFFICIAL.test(fold(titles)) ? 'padron' : null;
  return withKinds({ name, source, table, heading, columns, kinds: {}, everyKind: null, left: [], order: null });
}

/** The register with another answer about a column; no two columns hold the same. */
export function withColumn(register: Register, at: number, field: RegisterField | null): Register {
  const columns = register.columns.map((one, index) => (index === at ? field : one === field ? null : one));
  return withKinds({ ...register, columns, left: [], order: null });
}

/** The texts of the column that says what each business is. What was answered about them stays. */
function withKinds(register: Register): Register {
  const texts = textsOf(register, 'kind');
  const kinds = Object.fromEntries(texts.map((text) => [text, register.kinds[text] ?? guessKind(text)]));
  return { ...register, kinds };
}

/** The different texts of a column, in the order of the rows. */
export function textsOf({ table, heading, columns }: Register, field: RegisterField): string[] {
  const at = columns.indexOf(field);
  if (at < 0) return [];
  return [...new Set(table.slice(heading + 1).map((cells) => (cells[at] ?? '').trim()))].filter(Boolean);
}

/** What keeps the register from being looked at: a compulsory column, or a kind that nobody has named. */
export function missingIn(register: Register): 'name' | 'kind' | 'kinds' | 'source' | null {
  if (!register.columns.includes('name')) return 'name';
  const isSaid = register.columns.includes('kind');
  if (!isSaid && register.everyKind === null) return 'kind';
  if (isSaid && Object.values(register.kinds).includes(null)) return 'kinds';
  return register.source === null ? 'source' : null;
}

/** The rows as the publisher takes them. */
export function rowsOf({ table, heading, columns, kinds, everyKind, left }: Register): RegisterRow[] {
  return table.slice(heading + 1).flatMap((texts, index): RegisterRow[] => {
    const row = heading + index + 2;
    if (left.includes(row) || texts.every((text) => text.trim() === '')) return [];
    const cells: RegisterRow['cells'] = {};
    for (const field of REGISTER_FIELDS) {
      const text = (texts[columns.indexOf(field)] ?? '').trim();
      const said = field === 'kind' ? (columns.includes('kind') ? (kinds[text] ?? text) : (everyKind ?? '')) : text;
      if (said !== '') cells[field] = said;
    }
    return [{ row, cells }];
  });
}

/** Reads what this browser kept. @throws {Error} if it is no register */
export function parseRegister(text: string): Register | null {
  const value = JSON.parse(text) as Register | null; // only `JSON.stringify` of a register writes it
  if (value === null) return null;
  const isWhole = Array.isArray(value.table) && Array.isArray(value.columns) && Array.isArray(value.left);
  const isKnown = value.columns.every((field) => field === null || REGISTER_FIELDS.includes(field));
  if (!isWhole || !isKnown) throw new Error('What was kept of a register has another shape.');
  // Earlier releases did not ask for the source: what they looked at is looked at again once it is said.
  return { ...value, source: value.source ?? null, order: value.source ? value.order : null };
}
