import { z } from 'zod';
import { REGISTER_KINDS, type RegisterKind, type RegisterSource } from '#common/contracts/desk/register.ts';
import { todayInSanRafael } from '#common/lib/san-rafael.ts';
import { readDay } from '#common/lib/written/day.ts';

/** One business of a register, as it is printed. Contacts that cannot be what their field says are in `doubts`. */
export type Entry = {
  /** Its number in the register: a spreadsheet's row, or its place in a list. */
  row: number;
  /** The same in words, for messages: "fila 12". */
  at: string;
  /** Whose word it is. */
  source: RegisterSource;
  name: string;
  /** What is printed with the name and says what it is: "Pizzería". */
  says: string;
  kind: RegisterKind;
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

const STARS = 'tiene que ser un número del 1 al 5';
const text = z.string().trim().min(1).nullable().default(null);
const day = z
  .string()
  .transform(
    (written) => readDay(written, todayInSanRafael()) ?? written.replace(/^(0[1-9]|1[0-2])\/(\d{4})$/, '$2-$1'),
  )
  .pipe(
    z
      .string()
      .regex(/^\d{4}(-\d\d(-\d\d)?)?$/, {
        error: 'tiene que ser un día como 05/04/2026, un mes como 04/2026 o un año',
        abort: true,
      })
      .refine((day) => day <= todayInSanRafael(), 'es un día que todavía no llegó'),
  );

/** An entry of the municipal register, or of a file in its shape. Other fields are ignored. */
export const registerEntry = z.object({
  name: z.string('falta el nombre').trim().min(1, 'falta el nombre'),
  asPrinted: text,
  kind: z.enum(REGISTER_KINDS, `tiene que ser uno de estos: ${REGISTER_KINDS.join(', ')}`),
  stars: z.int(STARS).min(1, STARS).max(5, STARS).nullable().default(null),
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
