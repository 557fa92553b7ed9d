import type { Change, Conflict, Mistake } from '#common/contracts/desk/orders.ts';
import type { RegisterReport } from '#common/contracts/desk/register.ts';
import type { Snapshot } from '#common/contracts/desk/snapshot.ts';
import type { Settings } from '../settings.ts';

/** The changes of an order: the path in the checkout → its new content; null removes the file. */
export type Writes = Map<string, string | Buffer | null>;

export type Plan =
  | {
      type: 'write';
      writes: Writes;
      /** The subject of the commit. */
      words: string;
      warnings: string[];
      /** The content files concerned, whose pages the answer names. */
      files: string[];
    }
  | { type: 'refused'; mistakes: Mistake[]; conflicts: Conflict[] }
  /** Publishes nothing; the answer holds the change to edit, if there is one. */
  | { type: 'nothing'; change: Change | null; warnings: string[]; register?: RegisterReport };

/** The context of a plan: the checkout as it is now. */
export type PlanContext = Settings & {
  languages: string[];
  /** The desk's view of the latest publication; null before the first. */
  snapshot: Snapshot | null;
  /** As "2026-11-22", in San Rafael. */
  today: string;
};

export const refusal = (file: string, path: (string | number)[], text: string): Plan => ({
  type: 'refused',
  mistakes: [{ file, path, text }],
  conflicts: [],
});

/** A file of the last snapshot. */
export const fileIn = ({ snapshot }: PlanContext, file: string) =>
  snapshot?.files.find((one) => one.file === file) ?? null;

export const schemaOf = ({ snapshot }: PlanContext, kind: string | null) =>
  snapshot?.kinds.find(({ id }) => id === kind)?.schema;
