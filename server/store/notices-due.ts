import type { RunOne } from './database.ts';
import { submissionOf } from './rows.ts';
import type { Submission } from './submission.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The part of the store that knows which notices to the owner are due. */
export function noticesDue(one: RunOne) {
  return {
    /**
     * Claims one submission whose notice is due at `now`, and postpones its next try to `nextTry`, so that no other
     * process sends it too. Suspected ones are due `suspectedMs` later.
     */
    async takeNotice(
      now: number,
      nextTry: (tries: number) => number,
      suspectedMs = 0,
    ): Promise<{ submission: Submission; tries: number } | null> {
      // A due time in the far future comes from a clock that was ahead.
      const due = `SELECT id, notice_tries FROM submission
        WHERE notice_due_at <= iif(suspicion IS NULL, ?, ?) OR notice_due_at > ? ORDER BY notice_due_at LIMIT 1`;
      const row = (await one({ sql: due, args: [now, now - suspectedMs, now + DAY_MS] }, 'read')).rows[0];
      if (!row) return null;
      const tries = Number(row.notice_tries) + 1;
      const take = `UPDATE submission SET notice_tries = ?, notice_due_at = ?
        WHERE id = ? AND notice_tries = ? AND notice_due_at IS NOT NULL RETURNING *`;
      const taken = await one({ sql: take, args: [tries, nextTry(tries), Number(row.id), tries - 1] }, 'write');
      return taken.rows[0] ? { submission: submissionOf(taken.rows[0]), tries } : null;
    },

    async markNotified(id: number): Promise<void> {
      await one({ sql: 'UPDATE submission SET notice_due_at = NULL WHERE id = ?', args: [id] }, 'write');
    },

    /** Records that the owner has been told how many are suspected. */
    async markSuspectedNotified(): Promise<void> {
      await one('UPDATE submission SET notice_due_at = NULL WHERE suspicion IS NOT NULL', 'write');
    },
  };
}
