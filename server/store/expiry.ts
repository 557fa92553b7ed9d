import type { RunOne } from './database.ts';

/** Matches suspected submissions that the owner has not seen. */
const UNSEEN = "suspicion IS NOT NULL AND state = 'new' AND seen_at IS NULL";

/** The part of the store that expires submissions. `erase` removes the bytes of deleted ones. */
export function expiry(one: RunOne, erase: () => Promise<boolean>) {
  return {
    /** Counts the suspected ones that the owner has not seen. */
    async countSuspected(): Promise<number> {
      const { rows } = await one(`SELECT count(*) AS count FROM submission WHERE ${UNSEEN}`, 'read');
      return Number(rows[0]?.count);
    },

    /** Counts those that wait for the owner, without the suspected ones. */
    async countWaiting(): Promise<number> {
      const sql = "SELECT count(*) AS count FROM submission WHERE state = 'new' AND suspicion IS NULL";
      return Number((await one({ sql, args: [] }, 'read')).rows[0]?.count);
    },

    /** Counts all submissions, and the deletable ones from before `time`; `newest` is null if there are none. */
    async ages(time: number): Promise<{ total: number; older: number; newest: number | null }> {
      const sql = `SELECT count(*) AS total, coalesce(sum(received_at < ? AND NOT (${UNSEEN})), 0) AS older, max(received_at) AS newest
        FROM submission`;
      const row = (await one({ sql, args: [time] }, 'read')).rows[0] ?? {};
      const newest = row.newest === null ? null : Number(row.newest);
      return { total: Number(row.total), older: Number(row.older), newest };
    },

    /**
     * Deletes submissions that arrived before `time` and returns how many there were. Suspected ones that the owner has
     * not seen stay.
     */
    async removeOlderThan(time: number): Promise<number> {
      const sql = `DELETE FROM submission WHERE received_at < ? AND NOT (${UNSEEN}) RETURNING id`;
      const { rows } = await one({ sql, args: [time] }, 'write');
      if (rows.length > 0) await erase();
      return rows.length;
    },
  };
}
