import { isListing } from '../../../common/contracts/desk/listing-file.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Store } from '../../store/store.ts';
import { removeExpiredLinks } from '../access/expired-links.ts';
import { hashOf, newToken } from '../access/tokens.ts';

const YEAR_MS = 366 * 24 * 60 * 60 * 1000;

/** Links with which businesses propose changes to their own listings for a year. Only their hashes are stored. */
export function createProposals({ run }: Pick<Store, 'run'>) {
  return {
    /** Returns the secret of a new link for a listing. */
    async open(file: string, now: number): Promise<string> {
      const token = newToken();
      await removeExpiredLinks({ run }, 'desk_proposal', YEAR_MS, now);
      const sql = 'INSERT INTO desk_proposal (token_hash, file, expires_at) VALUES (?, ?, ?)';
      await rowsOf(run, sql, [hashOf(token), file, now + YEAR_MS], 'write');
      return token;
    },

    /** Returns the file of a link's listing; null if the link is unknown, expired or for another file. */
    async fileOf(token: string, now: number): Promise<string | null> {
      const sql = 'SELECT file FROM desk_proposal WHERE token_hash = ? AND expires_at > ?';
      const [row] = await rowsOf(run, sql, [hashOf(token), now], 'read');
      const file = String(row?.file ?? '');
      return isListing(file) ? file : null;
    },
  };
}
