import type { RunOne } from './database.ts';
import { PLACES, SUBMISSIONS, submissionOf } from './rows.ts';
import type { SentPhoto, Submission } from './submission.ts';

/** The part of the store that reads submissions. */
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

    /** Returns the photographs of a submission, in their order. */
    async photosOf(id: number): Promise<SentPhoto[]> {
      const sql = `SELECT position, format FROM submission_photo WHERE submission = ?
        ORDER BY position % ${PLACES}, position`;
      const { rows } = await one({ sql, args: [id] }, 'read');
      const chunks = Map.groupBy(rows, ({ position }) => Number(position) % PLACES).values();
      const photos: SentPhoto[] = [];
      for (const of of chunks) {
        const bytes: Uint8Array[] = [];
        for (const { position } of of) bytes.push(await chunkOf(one, id, Number(position)));
        photos.push({ format: String(of[0]?.format), bytes: Buffer.concat(bytes) });
      }
      return photos;
    },
  };
}

/** Reads one chunk at a time, because a libSQL server limits the size of its answers. */
async function chunkOf(one: RunOne, id: number, position: number): Promise<Uint8Array> {
  const sql = 'SELECT bytes FROM submission_photo WHERE submission = ? AND position = ?';
  const { rows } = await one({ sql, args: [id, position] }, 'read');
  // A file returns a Uint8Array, a server an ArrayBuffer.
  return rows[0] ? new Uint8Array(rows[0].bytes as ArrayBuffer) : new Uint8Array();
}
