import type { Json } from './content.ts';
import type { RegisterReport, RegisterRow, RegisterSource } from './register.ts';

/** A person who uses the desk. The name appears in the log of changes and in the content's history. */
export type Person = { name: string; email: string };

/** A photograph of a file: an existing one, by its file name, or an upload. `crop` is in fractions of its sides. */
export type PhotoSlot = ({ name: string } | { upload: string }) & {
  crop: { left: number; top: number; width: number; height: number } | null;
};

/** A value typed into a field that the file's kind lacks: `path` is the field's place in a file of `kind`. */
export type Aside = { kind: string; path: string[]; value: Json };

/** The new state of one file. */
export type Change = {
  file: string;
  /** The {@link ContentFile.digest} that the edit started from; null for a new file. */
  base: string | null;
  /** The value that the edit started from, so that two people's edits of different fields both count; null for a new file. */
  before: Json;
  /** The file's new value; null removes the file. */
  value: Json;
  /** The file's photographs in their new order; null leaves them as they are. Their texts are in `value`. */
  photos: PhotoSlot[] | null;
  /** Values of a new file that have no place in the kind it was changed to: saved with the draft, never published. */
  aside?: Aside[];
};

/** The outcome of a call about a business's facts. */
export type CheckAnswer = 'same' | 'changed' | 'unreachable';

/**
 * A request of the web process to the publisher, as `orders/<id>.json` in the desk's folder. The file is written
 * atomically and never changed. `id` sorts by time.
 */
export type Order = { id: string; at: string; by: Person } & (
  | { type: 'preview'; changes: Change[] }
  | { type: 'publish'; changes: Change[]; words: string }
  /** Restores all content to its state in this version; to undo the newest one, name the one before. */
  | { type: 'undo'; version: string }
  | { type: 'check'; file: string; facts: string[]; answer: CheckAnswer }
  /** `to` is the new id; without it the page is removed and shows "ya no está en la guía". */
  | { type: 'move'; file: string; to: string | null }
  /** Lets an address that nothing answers lead to the page of a file. */
  | { type: 'redirect'; from: string; file: string }
  /** A submission of the form for businesses, as a new draft; the answer holds the change to edit. `photos`: uploads. */
  | { type: 'draft'; answers: Record<string, string>; reference: string; photos: string[] }
  /** A suggestion of the form "¿Lo sabés?", for the file and field that the answers name, or a report of a road. */
  | { type: 'accept'; answers: Record<string, string>; receivedAt: string; reference: string }
  /** The rows of a register that the owner brings from `name`, a file. `look` answers what it would change. */
  | { type: 'register'; name: string; source: RegisterSource; rows: RegisterRow[]; step: RegisterStep }
);

export type RegisterStep = 'look' | 'preview' | 'publish';

/** A mistake in an edit. */
export type Mistake = {
  file: string;
  /** The field as a path of keys and indexes; empty if the whole file is meant. */
  path: (string | number)[];
  /** A sentence in Spanish that says what is wrong and how to fix it. */
  text: string;
};

/** A field that two people changed: its original value, the one that is live now, and that of this edit. */
export type Conflict = { file: string; path: (string | number)[]; before: Json; live: Json; mine: Json };

/**
 * The publisher's answer, as `answers/<id>.json`, replaced atomically each time the state changes. While the file does
 * not exist, the order is waiting.
 */
export type Answer = { id: string; at: string } & (
  | { state: 'working'; step: 'checking' | 'building' | 'switching' }
  | {
      state: 'done';
      /** The commit that is live; null for a preview or a draft. */
      version: string | null;
      /** Pages to open: of a preview below `/escritorio/vista/<order>/`, else of the live site. */
      pages: { title: string; href: string }[];
      /** The change that the owner continues to edit; only for `draft`. */
      change: Change | null;
      /** Sentences in Spanish about problems that do not stop the order. */
      warnings: string[];
      /** What a register would change; only for the step `look` of `register`. */
      register?: RegisterReport | undefined;
    }
  | { state: 'refused'; mistakes: Mistake[]; conflicts: Conflict[] }
  /** A technical failure: nothing was published. The sentence says what to do. */
  | { state: 'failed'; text: string }
);
