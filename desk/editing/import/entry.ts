import { z } from 'zod';

/** One business of a register, as it is printed. Contacts that cannot be what their field says are in `doubts`. */
export type Entry = {
  /** Where the register names it, for messages: "fila 12". */
  at: string;
  name: string;
  /** What is printed with the name and says what it is: "Pizzería". */
  says: string;
  kind: Kind;
  stars: number | null;
  district: string | null;
  location: string | null;
  phone: string | null;
  whatsapp: string | null;
  website: string | null;
  instagram: string | null;
  facebook: string | null;
  /** The address of its page in the register. */
  page: string | null;
  /** The day, month or year of what the register says: "2025-08-24", "2026-03". */
  date: string;
  /** Listings of the guide that are the same business: "bodegas/bodega-suter". */
  sameAs: string[];
  /** Sentences for the owner's list of what to find out. */
  doubts: string[];
};

export const KINDS = [
  'cabaña',
  'hotel',
  'departamento',
  'posada',
  'hostel',
  'gastronomía',
  'bodega',
  'agencia',
] as const;
export type Kind = (typeof KINDS)[number];

const text = z.string().trim().min(1).nullable().default(null);
const day = z.string().regex(/^\d{4}(-\d\d(-\d\d)?)?$/, 'tiene que ser un día como 2026-04-05, o un mes o un año');

/** An entry of the municipal register, or of a file in its shape. Other fields are ignored. */
export const registerEntry = z.object({
  name: z.string().trim().min(1, 'falta el nombre'),
  asPrinted: text,
  kind: z.enum(KINDS, `tiene que ser uno de estos: ${KINDS.join(', ')}`),
  stars: z.int().min(1).max(5).nullable().default(null),
  district: text,
  location: text,
  phone: text,
  whatsapp: text,
  website: text,
  instagram: text,
  facebook: text,
  phoneDoubt: text,
  whatsappDoubt: text,
  websiteDoubt: text,
  page: text,
  pageDate: day.nullable().default(null),
  pictureDate: day.nullable().default(null),
  sameAs: z.array(z.string()).default([]),
});

export type RegisterEntry = z.output<typeof registerEntry>;
