import type { BrowserErrors } from '../../common/contracts/desk/api.ts';
import { todayInSanRafael } from '../../common/lib/san-rafael.ts';
import { rowsOf } from '../store/rows-of.ts';
import type { Store } from '../store/store.ts';
import type { ErrorShape } from './error-shape.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Nobody reads older ones. */
const KEPT_DAYS = 90;
/** Different errors of one day that are told apart; all others count as one, so that nobody can fill the database. */
const MOST_A_DAY = 200;

const daysAgo = (days: number, now: number) => todayInSanRafael(new Date(now - days * DAY_MS));

/** Errors that stopped a page in visitors' browsers, counted by day. */
export function createBrowserErrors({ run }: Pick<Store, 'run'>) {
  return {
    async count({ message, script, page }: ErrorShape, now: number): Promise<void> {
      const day = daysAgo(0, now);
      const own = [day, message, script, page];
      await run(
        [
          { sql: 'DELETE FROM browser_error WHERE day < ?', args: [daysAgo(KEPT_DAYS, now)] },
          { sql: COUNT, args: [day, day, ...own, ...own.slice(1), day] },
        ],
        'write',
      );
    },

    /** The last days' errors, the most frequent page first. */
    async ofDays(days: number, now: number): Promise<BrowserErrors> {
      const sql = `SELECT page, sum(count) AS count FROM browser_error WHERE day > ?
        GROUP BY page ORDER BY count DESC, page`;
      const found = await rowsOf(run, sql, [daysAgo(days, now)], 'read');
      const pages = found.map(({ page, count }) => ({ page: String(page), count: Number(count) }));
      return { days, count: pages.reduce((sum, { count }) => sum + count, 0), pages };
    },

    /** Everything that is known of the last days' errors, for whoever repairs the guide. */
    async list(days: number, now: number): Promise<(ErrorShape & { day: string; count: number })[]> {
      const sql = `SELECT day, message, script, page, count FROM browser_error WHERE day > ?
        ORDER BY day DESC, count DESC, message`;
      const found = await rowsOf(run, sql, [daysAgo(days, now)], 'read');
      return found.map(({ day, message, script, page, count }) => ({
        day: String(day),
        message: String(message),
        script: String(script),
        page: String(page),
        count: Number(count),
      }));
    },
  };
}

/** Finds out whether there is room and counts, in one step: two processes that count at the same time cannot exceed it. */
const COUNT = `INSERT INTO browser_error (day, message, script, page, count)
  SELECT ?, iif(has_room, message, ''), iif(has_room, script, ''), iif(has_room, page, ''), 1 FROM (
    SELECT message, script, page, is_known OR (SELECT count(*) FROM browser_error WHERE day = ?) < ${MOST_A_DAY} AS has_room
    FROM (SELECT EXISTS (
        SELECT 1 FROM browser_error WHERE day = ? AND message = ? AND script = ? AND page = ?
      ) AS is_known, ? AS message, ? AS script, ? AS page)
  ) WHERE ? <> '' ON CONFLICT (day, message, script, page) DO UPDATE SET count = count + 1`;
