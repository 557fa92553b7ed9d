import { parse } from 'csv-parse/sync';
import { es } from 'zod/locales';
import {
  REGISTER_COLUMNS,
  type RegisterField,
  type RegisterRow,
  type RegisterSource,
} from '#common/contracts/desk/register.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import { fold } from '#common/lib/text/fold.ts';
import { inGuideForm, mobileNumber, readPhone } from '#common/lib/text/phone-number.ts';
import { isCityLandline } from '#common/lib/written/phone-signs.ts';
import { type Entry, type RegisterEntry, registerEntry } from './entry.ts';
import { normalName } from './normal-name.ts';
import { facebookPage, instagramProfile, siteAddress } from './pages-of-register.ts';

/** The register's file cannot be read; each sentence names the row and the column, and says what is wrong. */
export class RegisterError extends Error {
  readonly sentences: string[];
  constructor(sentences: string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}

/** Says in Spanish what the schema itself has no sentence for. */
const { localeError: inSpanish } = es();

/** The columns of a spreadsheet, as its first row names them. */
const COLUMNS: Record<string, RegisterField> = REGISTER_COLUMNS;

/**
 * Reads a register: JSON in the shape of the municipal one (a list, or an object with `entries`), or CSV with the
 * columns above, separated by commas or semicolons.
 * @throws {RegisterError} with one sentence for each mistake
 */
export function readRegister(text: string, isJson: boolean): Entry[] {
  const { entries, mistakes } = isJson ? readEach(rowsOfJson(text), 'padron') : readRows(rowsOfCsv(text), 'padron');
  const problems = mistakes.map((one) => `${one.at}, ${nameOf(one.field, isJson)}: ${one.text}.`);
  if (entries.length === 0 && problems.length === 0) problems.push('El archivo no tiene ninguna fila.');
  if (problems.length > 0) throw new RegisterError(problems);
  return entries;
}

/** What a register says, and what is wrong with it. */
export type Read = { entries: Entry[]; mistakes: { row: number; at: string; field: string; text: string }[] };

/** Reads the rows of a spreadsheet whose columns are known. */
export const readRows = (rows: RegisterRow[], source: RegisterSource): Read =>
  readEach(
    rows.map(({ row, cells }) => ({ row, at: `fila ${row}`, value: saidBy(cells) })),
    source,
  );

function readEach(rows: { row: number; at: string; value: unknown }[], source: RegisterSource): Read {
  const read: Read = { entries: [], mistakes: [] };
  for (const { row, at, value } of rows) {
    const result = registerEntry.safeParse(value, { error: inSpanish });
    if (result.success) read.entries.push({ row, at, source, ...entryOf(result.data, GIVERS[source]) });
    for (const { path, message } of result.error?.issues ?? [])
      read.mistakes.push({ row, at, field: String(path[0]), text: message });
  }
  return read;
}

function nameOf(field: string, isJson: boolean): string {
  const column = isJson ? undefined : Object.entries(COLUMNS).find(([, name]) => name === field)?.[0];
  return isJson ? `campo "${field}"` : `columna "${column ?? field}"`;
}

/** A row's texts as the register's schema takes them: "4 estrellas" is 4, and a cell may name several listings. */
function saidBy(cells: RegisterRow['cells']): Record<string, unknown> {
  const filled = Object.entries(cells).filter(([, text]) => text?.trim());
  return Object.fromEntries(
    filled.map(([field, text = '']) => {
      if (field === 'stars') return [field, Number(text.replace(/estrellas?/i, '').trim() || Number.NaN)];
      return [field, field === 'sameAs' ? text.trim().split(/\s+/) : text];
    }),
  );
}

function rowsOfJson(text: string) {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new RegisterError([`El archivo no es JSON: ${(error as SyntaxError).message}.`]);
  }
  const rows: unknown = Array.isArray(value) ? value : (value as { entries?: unknown } | null)?.entries;
  if (!Array.isArray(rows)) throw new RegisterError(['El archivo tiene que ser una lista, o tener una en "entries".']);
  return rows.map((value: unknown, index) => ({ row: index + 1, at: `entrada ${index + 1}`, value }));
}

function rowsOfCsv(text: string): RegisterRow[] {
  let found: Record<string, string>[];
  try {
    found = parse(text, {
      bom: true,
      columns: header,
      delimiter: [',', ';', '\t'],
      skip_empty_lines: true,
      trim: true,
    });
  } catch (error) {
    if (error instanceof RegisterError) throw error;
    throw new RegisterError([`El archivo no se puede leer como planilla: ${(error as Error).message}.`]);
  }
  return found.map((cells, index) => ({ row: index + 2, cells }));
}

function header(names: string[]): string[] {
  const folded = names.map((name) => fold(name).trim());
  const unknown = names.filter((_name, index) => !COLUMNS[folded[index] ?? '']);
  const missing = ['nombre', 'tipo'].filter((name) => !folded.includes(name));
  const known = Object.keys(COLUMNS).join(', ');
  const problems = [
    ...unknown.map((name) => `fila 1: no conozco la columna "${name}"; conozco ${known}.`),
    ...missing.map((name) => `fila 1: falta la columna "${name}".`),
  ];
  if (problems.length > 0) throw new RegisterError(problems);
  return folded.map((name) => COLUMNS[name] ?? name);
}

/** Whose word a doubt repeats. */
export const GIVERS: Record<RegisterSource, string> = { padron: 'el padrón', lista: 'la planilla' };

function entryOf(row: RegisterEntry, giver: string): Omit<Entry, 'row' | 'at' | 'source'> {
  const { name, says, district } = normalName(row);
  const numbers = numbersIn(row, giver);
  const pages = pagesIn(row, giver);
  return {
    name,
    says,
    kind: row.kind,
    stars: row.stars,
    district: row.district ?? district,
    location: row.location,
    ...numbers.known,
    ...pages.known,
    page: row.page,
    date: [row.pageDate, row.pictureDate].reduce<string | null>(younger, null) ?? todayInSanRafael(),
    sameAs: row.sameAs,
    doubts: [...printedDoubts(row, giver), ...numbers.doubts, ...pages.doubts],
  };
}

/** What the register itself doubts. */
function printedDoubts({ phoneDoubt, whatsappDoubt, websiteDoubt }: RegisterEntry, giver: string): string[] {
  return [
    ...(phoneDoubt ? [`Preguntar el teléfono: ${giver} dice ${phoneDoubt}, que no puede ser.`] : []),
    ...(whatsappDoubt ? [`Preguntar el WhatsApp: ${giver} dice ${whatsappDoubt}, que no puede ser.`] : []),
    ...(websiteDoubt && !facebookPage(websiteDoubt) ? [`Probar la página web: ${giver} dice ${websiteDoubt}.`] : []),
  ];
}

/** The numbers that can be dialled. A chat on a landline opens nothing as a rule, so that number is one for calls. */
function numbersIn({ phone, whatsapp }: RegisterEntry, giver: string) {
  const call = phone && guideNumber(phone);
  const mobile = whatsapp && mobileNumber(whatsapp);
  const landline = mobile && isCityLandline(mobile) ? mobile.replace('+54 9', '+54') : null;
  return {
    known: { phone: call ?? landline, whatsapp: (!landline && mobile) || null },
    doubts: [
      ...(phone && !call ? [`Preguntar el teléfono: ${giver} dice ${phone}, que no se puede marcar.`] : []),
      ...(landline ? [`Preguntar si en ${landline}, que es un fijo, contestan por WhatsApp.`] : []),
      ...(whatsapp && !mobile ? [`Preguntar el WhatsApp: ${giver} dice ${whatsapp}, que no se puede marcar.`] : []),
    ],
  };
}

/** The pages of a business. Registers print profiles where a site belongs, and a site under Facebook. */
function pagesIn({ website, instagram, facebook, websiteDoubt }: RegisterEntry, giver: string) {
  const profile = facebook && facebookPage(facebook);
  const isSite = website === null || siteAddress(website) !== null;
  return {
    known: {
      website: siteAddress(website ?? (profile ? null : facebook)),
      instagram: instagramProfile(instagram ?? (isSite ? null : website)),
      facebook: profile || (websiteDoubt ? facebookPage(websiteDoubt) : null),
    },
    doubts: isSite || instagramProfile(website) ? [] : [`Probar la página web: ${giver} dice ${website}.`],
  };
}

/** A number as the guide writes it: "+54 260 442-7448"; null if it cannot be dialled. */
function guideNumber(printed: string): string | null {
  const number = readPhone(printed);
  return number && inGuideForm(number);
}

/** "2025-08" says nothing against "2025-08-24"; a later month does. */
const younger = (one: string | null, other: string | null): string | null => {
  if (!one || !other) return one ?? other;
  return other.slice(0, 7) > one.slice(0, 7) ? other : one;
};
