/** What a register calls its columns, and the fields that they hold; `nombre` and `tipo` are compulsory. */
export const REGISTER_COLUMNS = {
  nombre: 'name',
  tipo: 'kind',
  estrellas: 'stars',
  distrito: 'district',
  direccion: 'location',
  telefono: 'phone',
  whatsapp: 'whatsapp',
  web: 'website',
  instagram: 'instagram',
  facebook: 'facebook',
  pagina: 'page',
  fecha: 'pageDate',
  ficha: 'sameAs',
} as const;

export type RegisterField = (typeof REGISTER_COLUMNS)[keyof typeof REGISTER_COLUMNS];
export const REGISTER_FIELDS: readonly RegisterField[] = Object.values(REGISTER_COLUMNS);

/** What a business of a register can be. */
export const REGISTER_KINDS = [
  'cabaña',
  'hotel',
  'departamento',
  'posada',
  'hostel',
  'gastronomía',
  'bodega',
  'agencia',
] as const;
export type RegisterKind = (typeof REGISTER_KINDS)[number];

/**
 * Whose word a spreadsheet is: `padron`, the municipality's register, which the guide may name as its source; `lista`,
 * any other list, whose facts stay without a source, "sin confirmar", and only fill gaps.
 */
export const REGISTER_SOURCES = ['padron', 'lista'] as const;
export type RegisterSource = (typeof REGISTER_SOURCES)[number];

/** More go into no order: the owner splits such a file. */
export const MOST_REGISTER_ROWS = 2000;

/** A row of a spreadsheet, by its number there; empty cells are left out. */
export type RegisterRow = { row: number; cells: { [Field in RegisterField]?: string | undefined } };

/** What a register would change in the guide, or has changed. A register with mistakes changes nothing. */
export type RegisterReport = {
  mistakes: { row: number; field: RegisterField; text: string }[];
  added: { row: number; name: string; kind: RegisterKind }[];
  changed: {
    row: number;
    name: string;
    file: string;
    facts: { field: RegisterField; before: string; after: string }[];
  }[];
  /** What somebody has to ask: it stands in the listing's list of what to find out. */
  doubts: { row: number; name: string; text: string }[];
  /** Rows that are left out. */
  left: { row: number; name: string; why: string }[];
  /** Listings that only an earlier register vouches for, and that this one no longer names. Nothing is removed. */
  gone: { name: string; file: string }[];
  /** How many rows say what the guide says already. */
  same: number;
};
