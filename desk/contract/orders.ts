import type { Json } from './content.ts';

/** Who does something at the desk. The name stands in the log of changes and in the content's history. */
export type Person = { name: string; email: string };

/** A photograph of a listing: one that it has, by its file's name, or an upload. `crop` is in fractions of its sides. */
export type PhotoSlot = ({ name: string } | { upload: string }) & {
  crop: { left: number; top: number; width: number; height: number } | null;
};

/** What somebody typed into a field that the file's kind has not: `path` is the field's place in a file of `kind`. */
export type Aside = { kind: string; path: string[]; value: Json };

/** One file as it is to be. */
export type Change = {
  file: string;
  /** The {@link ContentFile.digest} that the edit started from; null for a new file. */
  base: string | null;
  /** The value that the edit started from, so that two people's edits of different fields both count; null for a new file. */
  before: Json;
  /** The file's new value; null removes the file. */
  value: Json;
  /** The listing's photographs in their new order; null leaves them as they are. Their texts stand in `value`. */
  photos: PhotoSlot[] | null;
  /** What a new file held before it was given another kind, and has no place for: kept with the draft, never published. */
  aside?: Aside[];
};

/** Where the owner's press sends a business's fact that a call confirmed or not. */
export type CheckAnswer = 'same' | 'changed' | 'unreachable';

/**
 * What the web process asks of the publisher, as `orders/<id>.json` in the desk's folder. The file appears in one step
 * and is never changed. `id` sorts by time.
 */
export type Order = { id: string; at: string; by: Person } & (
  | { type: 'preview'; changes: Change[] }
  | { type: 'publish'; changes: Change[]; words: string }
  /** Gives all content the state that it had in this version; to undo the newest one, name the one before. */
  | { type: 'undo'; version: string }
  | { type: 'check'; file: string; facts: string[]; answer: CheckAnswer }
  /** `to` is the new id; without it the page goes and leaves "ya no está en la guía". */
  | { type: 'move'; file: string; to: string | null }
  /** A submission of the form for businesses, as a new draft; the answer holds the change to edit. `photos`: uploads. */
  | { type: 'draft'; answers: Record<string, string>; reference: string; photos: string[] }
  /** A suggestion of the form "¿Lo sabés?", for the file and field that the answers name. */
  | { type: 'accept'; answers: Record<string, string>; receivedAt: string; reference: string }
);

/** A mistake in an edit. */
export type Mistake = {
  file: string;
  /** The field as a path of keys and indexes; empty if the whole file is meant. */
  path: (string | number)[];
  /** A sentence in Spanish that says what is wrong and how to mend it. */
  text: string;
};

/** Two people changed one field: what it was, what is live now, what this edit wants. */
export type Conflict = { file: string; path: (string | number)[]; before: Json; live: Json; mine: Json };

/**
 * The publisher's answer, as `answers/<id>.json`, replaced in one step each time the state changes. No file yet means
 * that the order waits.
 */
export type Answer = { id: string; at: string } & (
  | { state: 'working'; step: 'checking' | 'building' | 'switching' }
  | {
      state: 'done';
      /** The commit that is live; null for a preview or a draft. */
      version: string | null;
      /** Pages to open: of a preview below `/escritorio/vista/<order>/`, else of the live site. */
      pages: { title: string; href: string }[];
      /** What the order proposes to edit further: only of `draft`. */
      change: Change | null;
      /** Sentences in Spanish that stop nothing. */
      warnings: string[];
    }
  | { state: 'refused'; mistakes: Mistake[]; conflicts: Conflict[] }
  /** Something of the machine failed: nothing was published. The sentence says what to do. */
  | { state: 'failed'; text: string }
);
