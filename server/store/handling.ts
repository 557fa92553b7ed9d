import type { Connection } from './connection.ts';
import type { RunOne } from './database.ts';
import type { State } from './submission.ts';

/** The part of the store that changes submissions as the owner goes through them. */
export function handling(one: RunOne, run: Connection['run']) {
  return {
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

    /** Deletes submissions and returns how many there were. `erase` removes their bytes. */
    async remove(ids: number[]): Promise<number> {
      const results = await run(
        ids.map((id) => ({ sql: 'DELETE FROM submission WHERE id = ? RETURNING id', args: [id] })),
        'write',
      );
      return results.filter(({ rows }) => rows.length > 0).length;
    },

    /** Records that the owner has seen them. Suspected ones may then expire, and need no notice. */
    async markSeen(ids: number[], now: number): Promise<void> {
      const sql = `UPDATE submission SET seen_at = ?, notice_due_at = iif(suspicion IS NULL, notice_due_at, NULL)
        WHERE id = ? AND seen_at IS NULL`;
      await run(
        ids.map((id) => ({ sql, args: [now, id] })),
        'write',
      );
    },
  };
}
