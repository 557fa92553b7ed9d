import type { Person } from '../../common/contracts/desk/orders.ts';
import { rowsOf } from '../store/rows-of.ts';
import type { Store } from '../store/store.ts';

const MOST_SHOWN = 500;

/** The log of who did what at the desk, in the owner's words. Entries are never changed. */
export function createDeskLog({ run }: Pick<Store, 'run'>) {
  return {
    async write({ name, email }: Person, text: string): Promise<void> {
      const sql = 'INSERT INTO desk_log (at, name, email, text) VALUES (?, ?, ?, ?)';
      await rowsOf(run, sql, [Date.now(), name, email, text], 'write');
    },

    /** Lists the entries, the newest first. */
    async list(): Promise<{ at: string; by: string; text: string }[]> {
      const sql = 'SELECT at, name, text FROM desk_log ORDER BY id DESC LIMIT ?';
      return (await rowsOf(run, sql, [MOST_SHOWN], 'read')).map(({ at, name, text }) => ({
        at: new Date(Number(at)).toISOString(),
        by: String(name),
        text: String(text),
      }));
    },
  };
}

export type DeskLog = ReturnType<typeof createDeskLog>;
