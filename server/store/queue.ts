import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from './connection.ts';
import { insertion } from './rows.ts';
import { StoreError } from './store-error.ts';
import type { NewSubmission } from './submission.ts';

/** Beyond this many waiting posts, further ones are asked to try again. */
const LONGEST_QUEUE = 1000;
/** Maximum number of posts in one transaction, where they share one write to disk. */
const LARGEST_BATCH = 100;

/** `isNew` is false for a repeat; `id` is then that of the submission it repeats. `photos`: how many it has. */
export type Added = { id: number; isNew: boolean; photos: number };

type Waiting = { submission: NewSubmission; resolve: (added: Added) => void; reject: (error: unknown) => void };

/** Queues submissions, and writes all that arrive during one write together in the next. */
export function createQueue({ run }: Connection, mostUnseenBytes?: number) {
  const waiting: Waiting[] = [];
  let writing: Promise<void> | null = null;

  /** Writes batches until nothing is waiting. */
  async function drain() {
    await wait(0); // posts that arrived together are written together
    while (waiting.length > 0) {
      const batch = waiting.splice(0, LARGEST_BATCH);
      try {
        const statements = batch.map(({ submission }) => insertion(submission, mostUnseenBytes));
        const results = await run(statements.flat(), 'write');
        for (const [index, { resolve }] of batch.entries()) {
          const own = results.splice(0, statements[index]?.length);
          const [inserted, found] = own;
          const photos = own.length > 2 ? Number(own.at(-1)?.rows[0]?.photos) : 0;
          resolve({ id: Number(found?.rows[0]?.id), isNew: (inserted?.rows.length ?? 0) > 0, photos });
        }
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    writing = null;
  }

  return {
    /** Resolves once the submission is on disk. */
    add(submission: NewSubmission): Promise<Added> {
      if (waiting.length >= LONGEST_QUEUE) {
        return Promise.reject(new StoreError('QUEUE_FULL'));
      }
      return new Promise((resolve, reject) => {
        waiting.push({ submission, resolve, reject });
        writing ??= drain();
      });
    },

    /** Resolves once nothing is waiting. */
    async ended(): Promise<void> {
      while (writing !== null) await writing;
    },
  };
}
