import { z } from 'zod';
import type { Control } from '#common/contracts/desk/content.ts';
import type { Neighbours } from '#common/contracts/desk/neighbours.ts';

/** What the owner's desk needs to know of a field if the type does not show it. */
type DeskHint = {
  /** The control that edits it. */
  control?: Control;
  /** Its value changes with the season: it is a column of the season's table. */
  isSeasonal?: boolean;
  /** The numbers that it may be, where each has a name: months, days of the week. */
  values?: readonly number[];
  /** It is the address of the place or the listing that this neighbour names in words. */
  namedBy?: string;
  /** It is a text in the visitor's language. */
  isTranslated?: boolean;
  /** What its neighbours say when it makes no sense, each by its name: `{ recurrence: 'once' }`. */
  notWith?: Neighbours;
  /** What its neighbours say when it may be empty; with anything else it must not be. */
  mustUnless?: Neighbours;
};

/** Declared beside the field, on the whole of its schema: `text.nullable().register(deskHints, { isSeasonal: true })`. */
export const deskHints = z.registry<DeskHint>();

/** Marks a field whose value changes with the season. */
export const seasonal = <Schema extends z.ZodType>(schema: Schema, more: DeskHint = {}): Schema => {
  deskHints.add(schema, { isSeasonal: true, ...more });
  return schema;
};
