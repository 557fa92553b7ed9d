import { rowsOf } from '../store/rows-of.ts';
import type { Store } from '../store/store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export type Reminders = ReturnType<typeof createReminders>;

/** What the owner is told once a day at most, by one of the processes that share the database. */
export function createReminders({ run }: Pick<Store, 'run'>) {
  return {
    /** Whether the owner has not been told today; from now on it counts as told. */
    async take(what: string, now: number): Promise<boolean> {
      const sql = `INSERT INTO reminder (what, told_at) VALUES (?, ?)
        ON CONFLICT (what) DO UPDATE SET told_at = excluded.told_at WHERE abs(excluded.told_at - told_at) >= ?
        RETURNING what`;
      return (await rowsOf(run, sql, [what, now, DAY_MS], 'write')).length > 0;
    },

    /** The owner could not be told after all. */
    async giveBack(what: string): Promise<void> {
      await rowsOf(run, 'DELETE FROM reminder WHERE what = ?', [what], 'write');
    },
  };
}
