import { doubtOf } from '../../store/doubt.ts';
import { rowsOf } from '../../store/rows-of.ts';
import type { Store } from '../../store/store.ts';

/** The tables of secret links. */
type Table = 'desk_proposal' | 'desk_invitation';

/**
 * Deletes links that have expired, unless the clock may be wrong. Kept ones open nothing while it says that they have
 * expired, and work again once it is right.
 * @param lifeMs how long a link of this table lives
 */
export async function removeExpiredLinks({ run }: Pick<Store, 'run'>, table: Table, lifeMs: number, now: number) {
  const sql = `SELECT count(*) AS total, coalesce(sum(expires_at < ?), 0) AS older, max(expires_at) AS last FROM ${table}`;
  const [row] = await rowsOf(run, sql, [now], 'read');
  const newest = row?.last === null ? null : Number(row?.last) - lifeMs;
  const ages = { total: Number(row?.total), older: Number(row?.older), newest };
  if (ages.older === 0 || doubtOf(ages, now, 0)) return;
  await rowsOf(run, `DELETE FROM ${table} WHERE expires_at < ?`, [now], 'write');
}
