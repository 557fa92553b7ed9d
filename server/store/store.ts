import path from 'node:path';
import { type Address, openConnection } from './connection.ts';
import type { Result, RunOne } from './database.ts';
import { eraseDeleted } from './erase.ts';
import { expiry } from './expiry.ts';
import { handling } from './handling.ts';
import { noticesDue } from './notices-due.ts';
import { createQueue } from './queue.ts';
import { reading } from './reading.ts';

export type Store = ReturnType<typeof openStore>;

/** The largest submission: 5,000 characters of up to four bytes, and the other fields. */
const LARGEST_BYTES = 24 * 1024;

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

  const erase = () => eraseDeleted(onFile);

  return {
    add: queue.add,

    /** Runs all statements or none, for tables other than the submissions. */
    run,

    ...reading(one),
    ...handling(one, run),

    erase,
    ...expiry(one, erase),
    ...noticesDue(one),

    /** Copies the whole database, as it is at this moment, to a new file. Works only for a database on this machine. */
    async backup(file: string): Promise<void> {
      await onFile?.copyTo(path.resolve(file));
    },

    /** Rejects if a submission could not be stored. Writes as much as the largest one needs, always to the same row. */
    async check(): Promise<void> {
      const sql = 'INSERT OR REPLACE INTO probe (id, written_at, filling) VALUES (1, ?, zeroblob(?))';
      await run([{ sql, args: [Date.now(), LARGEST_BYTES] }], 'write');
    },

    /** Waits for writes in progress and closes the database. */
    async close(): Promise<void> {
      await queue.ended();
      await connection.close();
    },
  };
}
