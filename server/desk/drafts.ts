import type { Draft } from '../../common/contracts/desk/api.ts';
import type { Change, Person } from '../../common/contracts/desk/orders.ts';
import type { Row } from '../store/database.ts';
import { rowsOf } from '../store/rows-of.ts';
import type { Store } from '../store/store.ts';

/** Unpublished edits, one per file. */
export function createDrafts({ run }: Pick<Store, 'run'>) {
  async function find(file: string): Promise<Draft | null> {
    const [row] = await rowsOf(run, 'SELECT * FROM desk_draft WHERE file = ?', [file], 'read');
    return row ? draftFrom(row) : null;
  }

  return {
    find,

    /** Lists the drafts, the last saved first. */
    async list(): Promise<Draft[]> {
      return (await rowsOf(run, 'SELECT * FROM desk_draft ORDER BY at DESC', [], 'read')).map(draftFrom);
    },

    /**
     * Saves an edit based on `revision` and returns the new revision; null if somebody has saved since. A draft that
     * was published or discarded meanwhile is created again, so that nothing typed is lost.
     */
    async save(change: Change, by: Person, revision: number): Promise<number | null> {
      const sql = `INSERT INTO desk_draft (file, change, name, email, at, revision) VALUES (?, ?, ?, ?, ?, ?)
        ON CONFLICT (file) DO UPDATE SET change = excluded.change, name = excluded.name, email = excluded.email,
          at = excluded.at, revision = excluded.revision
        WHERE desk_draft.revision = ? RETURNING revision`;
      const args = [change.file, JSON.stringify(change), by.name, by.email, Date.now(), revision + 1, revision];
      return (await rowsOf(run, sql, args, 'write')).length > 0 ? revision + 1 : null;
    },

    /** @param revision if given, removes only this revision, because a later one holds other changes */
    async remove(file: string, revision?: number): Promise<void> {
      const sql = 'DELETE FROM desk_draft WHERE file = ? AND (? IS NULL OR revision = ?)';
      await rowsOf(run, sql, [file, revision ?? null, revision ?? null], 'write');
    },
  };
}

const draftFrom = ({ change, name, email, at, revision }: Row): Draft => ({
  change: JSON.parse(String(change)) as Change, // `save` wrote it
  by: { name: String(name), email: String(email) },
  at: new Date(Number(at)).toISOString(),
  revision: Number(revision),
});
