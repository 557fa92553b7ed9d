import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Address, openConnection } from './connection.ts';
import type { Result, RunOne } from './database.ts';
import { expiry } from './expiry.ts';
import { noticesDue } from './notices-due.ts';
import { createQueue } from './queue.ts';
import { reading } from './reading.ts';
import { asStoreError } from './store-error.ts';
import type { State } from './submission.ts';

export type Store = ReturnType<typeof openStore>;

/** The largest submission: 5,000 characters of up to four bytes, and the other fields. */
const LARGEST_BYTES = 24 * 1024;
/** How long erasing waits for a backup or another long reader. */
const ERASE_PATIENCE_MS = 5000;

/**
 * Opens the store of submissions, in an SQLite file or on a libSQL server. It connects at the first use and again after
 * a failure, so a repaired database needs no restart. Every method rejects with a {@link StoreError} on failure.
 */
export function openStore(address: Address) {
  const connection = openConnection(address);
  const { run, onFile } = connection;
  const queue = createQueue(connection, address.mostUnseenBytes);

  const one: RunOne = async (statement, mode) => {
    const [result] = await run([statement], mode);
    return result as Result; // as many results as statements
  };

  return {
    add: queue.add,

    /** Runs all statements or none, for tables other than the submissions. */
    run,

    ...reading(one),

    /** Sets the state; returns false if there is no such submission. */
    async mark(id: number, state: State): Promise<boolean> {
      const sql = 'UPDATE submission SET state = ? WHERE id = ? RETURNING id';
      return (await one({ sql, args: [state, id] }, 'write')).rows.length > 0;
    },

    /** Clears the suspicion, and reopens the submission: a person sent it. */
    async trust(id: number): Promise<void> {
      const sql = "UPDATE submission SET state = 'new', suspicion = NULL WHERE id = ?";
      await one({ sql, args: [id] }, 'write');
    },

    /** Deletes submissions and returns how many there were. {@link erase} removes their bytes. */
    async remove(ids: number[]): Promise<number> {
      const results = await run(
        ids.map((id) => ({ sql: 'DELETE FROM submission WHERE id = ? RETURNING id', args: [id] })),
        'write',
      );
      return results.filter(({ rows }) => rows.length > 0).length;
    },

    erase,

    /** Records that the owner has seen them. Suspected ones may then expire, and need no notice. */
    async markSeen(ids: number[], now: number): Promise<void> {
      const sql = `UPDATE submission SET seen_at = ?, notice_due_at = iif(suspicion IS NULL, notice_due_at, NULL)
        WHERE id = ? AND seen_at IS NULL`;
      await run(
        ids.map((id) => ({ sql, args: [now, id] })),
        'write',
      );
    },

    ...expiry(one, erase),
    ...noticesDue(one),

    /** Copies the whole database, as it is at this moment, to a new file. Works only for a database on this machine. */
    async backup(file: string): Promise<void> {
      try {
        onFile?.((database) => database.copyTo(path.resolve(file)));
      } catch (error) {
        throw asStoreError(error);
      }
    },

    /** Rejects if a submission could not be stored. Writes as much as the largest one needs, always to the same row. */
    async check(): Promise<void> {
      const sql = 'INSERT OR REPLACE INTO probe (id, written_at, filling) VALUES (1, ?, zeroblob(?))';
      await run([{ sql, args: [Date.now(), LARGEST_BYTES] }], 'write');
    },

    /** Waits for writes in progress and closes the database. */
    async close(): Promise<void> {
      await queue.ended();
      connection.forget();
    },
  };

  /**
   * Removes the last bytes of deleted data: SQLite overwrites them in the file, and this empties the log, which may
   * still hold them. It waits for readers. Returns false if they do not finish, or if the database is on another machine
   * and its log out of reach.
   */
  async function erase(): Promise<boolean> {
    if (!onFile) return false;
    const giveUpAt = Date.now() + ERASE_PATIENCE_MS;
    for (;;) {
      try {
        if (onFile((database) => database.emptyLog())) return true;
      } catch (error) {
        if (asStoreError(error).code !== 'SQLITE_BUSY') throw asStoreError(error);
      }
      if (Date.now() > giveUpAt) return false;
      await wait(50);
    }
  }
}
