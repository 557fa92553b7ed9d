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
      const [result] = await run([{ sql, args: [what, now, DAY_MS] }], 'write');
      return (result?.rows.length ?? 0) > 0;
    },

    /** The owner could not be told after all. */
    async giveBack(what: string): Promise<void> {
      await run([{ sql: 'DELETE FROM reminder WHERE what = ?', args: [what] }], 'write');
    },
  };
}
