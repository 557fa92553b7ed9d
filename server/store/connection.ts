import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Result, Statement } from './database.ts';
import { fileOf, isFile } from './file-database.ts';
import { openOnThread } from './file-on-thread.ts';
import { stepsAfter, VERSION } from './schema.ts';
import { asStoreError } from './store-error.ts';

export type Address = {
  url: string;
  token?: string | undefined;
  /** Receives a sentence for the owner when somebody deletes or replaces the file while it is open. */
  report?: (text: string) => void;
  /** Tests make it smaller. */
  mostUnseenBytes?: number | undefined;
};
export type Connection = ReturnType<typeof openConnection>;

/** Another process is writing, or has just created the tables that this one was creating. Trying again will work. */
const PASSING = new Set(['SQLITE_BUSY', 'SQLITE_CONSTRAINT']);
/** How long a post waits for another process that is writing, or for a libSQL server. */
const PATIENCE_MS = 5000;

/**
 * Connects at the first use and again after a failure, so a repaired database needs no restart. Every method rejects
 * with a {@link StoreError} on failure.
 */
export function openConnection({ url, token, report = () => {} }: Address) {
  const onFile = isFile(url) ? openOnThread(fileOf(url), report) : null;
  const { batch, forget, close } = onFile ?? openRemote(url, token);

  /** Runs all statements or none, and waits while another process writes. */
  async function run(statements: Statement[], mode: 'read' | 'write'): Promise<Result[]> {
    const giveUpAt = Date.now() + PATIENCE_MS;
    for (let tries = 1; ; tries++) {
      try {
        return await batch(statements, mode);
      } catch (error) {
        const { code } = asStoreError(error);
        if (code !== 'SQLITE_BUSY') forget();
        if (!PASSING.has(code) || Date.now() > giveUpAt) throw asStoreError(error);
        await wait(Math.min(25 * tries, 250));
      }
    }
  }

  return {
    run,
    close,
    /** Null for a database on a server. */
    onFile,
  };
}

function openRemote(url: string, token: string | undefined) {
  let opened: Promise<Database> | null = null;
  async function open(): Promise<Database> {
    const { openRemoteDatabase } = await import('./remote-database.ts'); // most guides have a file
    const database = openRemoteDatabase(url, token, PATIENCE_MS);
    for (const step of stepsAfter(await database.batch(VERSION, 'write'))) await database.batch(step, 'write');
    return database;
  }
  function forget() {
    void opened?.then((database) => database.close()).catch(() => {}); // it had never opened
    opened = null;
  }
  return {
    async batch(statements: Statement[], mode: 'read' | 'write'): Promise<Result[]> {
      opened ??= open();
      return await (await opened).batch(statements, mode);
    },
    forget,
    close: async () => forget(),
  };
}
