import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from './connection.ts';
import { asStoreError } from './store-error.ts';

/** How long erasing waits for a backup or another long reader. */
const ERASE_PATIENCE_MS = 5000;

/**
 * Removes the last bytes of deleted data: SQLite overwrites them in the file, and this empties the log, which may
 * still hold them. It waits for readers. Returns false if they do not finish, or if the database is on another machine
 * and its log out of reach.
 */
export async function eraseDeleted(onFile: Connection['onFile']): Promise<boolean> {
  if (!onFile) return false;
  const giveUpAt = Date.now() + ERASE_PATIENCE_MS;
  for (;;) {
    try {
      if (await onFile.emptyLog()) return true;
    } catch (error) {
      if (asStoreError(error).code !== 'SQLITE_BUSY') throw asStoreError(error);
    }
    if (Date.now() > giveUpAt) return false;
    await wait(50);
  }
}
