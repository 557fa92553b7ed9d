import type { RunOne } from './database.ts';
import { SUBMISSIONS, submissionOf } from './rows.ts';
import type { SentPhoto, Submission } from './submission.ts';

/** The store's part that reads submissions. */
export function reading(one: RunOne) {
  return {
    /** Lists all submissions, the newest first. */
    async list(): Promise<Submission[]> {
      const { rows } = await one(`${SUBMISSIONS} ORDER BY id DESC`, 'read');
      return rows.map(submissionOf);
    },

    async get(id: number): Promise<Submission | null> {
      const { rows } = await one({ sql: `${SUBMISSIONS} WHERE id = ?`, args: [id] }, 'read');
      return rows[0] ? submissionOf(rows[0]) : null;
    },

    /** The photographs that came with a submission, in their order. */
    async photosOf(id: number): Promise<SentPhoto[]> {
      const sql = 'SELECT format, bytes FROM submission_photo WHERE submission = ? ORDER BY position';
      const { rows } = await one({ sql, args: [id] }, 'read');
      // A file gives bytes, a server a buffer of them.
      return rows.map(({ format, bytes }) => ({ format: String(format), bytes: new Uint8Array(bytes as ArrayBuffer) }));
    },
  };
}
