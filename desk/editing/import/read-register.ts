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
import { mobileNumber, readPhone } from '#common/lib/text/phone-number.ts';
import { type Entry, type RegisterEntry, registerEntry } from './entry.ts';
import { normalName } from './normal-name.ts';

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
    if (result.success) read.entries.push(entryOf(result.data, at, source));
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
  return (rows as unknown[]).map((value, index) => ({ row: index + 1, at: `entrada ${index + 1}`, value }));
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

function entryOf(row: RegisterEntry, at: string, source: RegisterSource): Entry {
  const giver = GIVERS[source];
  const { phone, whatsapp } = row;
  const doubts = [
    ...(row.phoneDoubt ? [`Preguntar el teléfono: ${giver} dice ${row.phoneDoubt}, que no puede ser.`] : []),
    ...(row.whatsappDoubt ? [`Preguntar el WhatsApp: ${giver} dice ${row.whatsappDoubt}, que no puede ser.`] : []),
    ...(row.websiteDoubt && !facebookOf(row.websiteDoubt)
      ? [`Probar la página web: ${giver} dice ${row.websiteDoubt}.`]
      : []),
  ];
  const call = phone ? dialled(phone) : null;
  if (phone && !call) doubts.push(`Preguntar el teléfono: ${giver} dice ${phone}, que no se puede marcar.`);
  const written = whatsapp && mobileNumber(whatsapp);
  const landline = written && CITY_LANDLINE.test(written) ? written.replace('+54 9', '+54') : null;
  if (landline) doubts.push(`Preguntar si en ${landline}, que es un fijo, contestan por WhatsApp.`);
  const chat = landline ? null : written;
  if (whatsapp && !written) doubts.push(`Preguntar el WhatsApp: ${giver} dice ${whatsapp}, que no se puede marcar.`);
  const facebook = row.facebook && facebookOf(row.facebook);
  const isSite = row.website === null || siteOf(row.website) !== null;
  const profile = row.instagram ?? (isSite ? null : row.website);
  if (!isSite && !profileOf(row.website)) doubts.push(`Probar la página web: ${giver} dice ${row.website}.`);
  // What stands under Facebook and is another page is the business's own site.
  const website = row.website ?? (row.facebook && !facebook ? row.facebook : null);
  const { name, says, district } = normalName(row);
  return {
    at,
    source,
    name,
    says,
    kind: row.kind,
    stars: row.stars,
    district: row.district ?? district,
    location: row.location,
    phone: call ?? landline,
    whatsapp: chat || null,
    website: siteOf(website),
    instagram: profileOf(profile),
    facebook: facebook || (row.websiteDoubt ? facebookOf(row.websiteDoubt) : null),
    page: row.page,
    date: [row.pageDate, row.pictureDate].reduce<string | null>(younger, null) ?? todayInSanRafael(),
    sameAs: row.sameAs,
    doubts,
  };
}

/** In the city, numbers that begin like this are landlines, whose chats open nothing as a rule. */
const CITY_LANDLINE = /^\+54 9 260 44[23]/;

/** A number as the guide writes it: "+54 260 442-7448"; null if it cannot be dialled. */
const dialled = (phone: string): string | null =>
  readPhone(phone)
    ?.formatInternational()
    .replace(/ (\d{4})$/, '-$1') ?? null;

/** "2025-08" says nothing against "2025-08-24"; a later month does. */
const younger = (one: string | null, other: string | null): string | null => {
  if (!one || !other) return one ?? other;
  return other.slice(0, 7) > one.slice(0, 7) ? other : one;
};

/** The address of a Facebook page; null for any other address. */
function facebookOf(address: string): string | null {
  const url = urlOf(address);
  if (!url || !/(^|\.)(facebook|fb)\.com$/.test(url.hostname)) return null;
  const isPath = url.pathname.length > 1;
  return isPath
    ? `https://www.facebook.com${url.pathname}${url.pathname.includes('profile.php') ? url.search : ''}`
    : null;
}

/** An Instagram profile, from "@name" or its address, without what that carries besides. */
function profileOf(said: string | null): string | null {
  if (said === null) return null;
  const url = urlOf(said.replace(/^@(?=[\w.]+$)/, 'instagram.com/'));
  const [, name = ''] = url?.pathname.split('/') ?? [];
  return url && /(^|\.)instagram\.com$/.test(url.hostname) && name !== ''
    ? `https://www.instagram.com/${name.toLowerCase()}/`
    : null;
}

/** A site's address, without the label of the next line that some pages have stuck to it. */
function siteOf(address: string | null): string | null {
  const url = address ? urlOf(address.replace(/\/?(Instagram|Facebook|WhatsApp):?$/i, '')) : null;
  return url && url.username === '' && /\.[a-z]{2,}$/i.test(url.hostname) ? url.href : null; // "@name" is no site
}

function urlOf(address: string): URL | null {
  try {
    return new URL(/^https?:/.test(address) ? address : `https://${address}`);
  } catch {
    return null;
  }
}
