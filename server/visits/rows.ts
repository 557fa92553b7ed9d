import type { Statement } from '../store/database.ts';
import type { Counted, Lacked, Lost } from './tally.ts';

/** The numbers counted up to one moment. `id` is kept with each row: repeating a batch adds nothing. */
export type Batch = { id: number; day: string; acts: Counted[]; searches: Lacked[]; lost: Lost[] };

/** On a day, further searches are not kept: only somebody who makes them up has more. */
const MOST_SEARCHES_A_DAY = 200;
/** The same for addresses that nothing answers. */
const MOST_LOST_A_DAY = 200;

const ACT = `INSERT INTO visit_count (day, page, language, act, count, batch) VALUES (?, ?, ?, ?, ?, ?)
  ON CONFLICT (day, page, language, act)
  DO UPDATE SET count = count + excluded.count, batch = excluded.batch WHERE batch <> excluded.batch`;

const SEARCH = `INSERT INTO visit_search (day, words, count, batch) SELECT ?1, ?2, ?3, ?4
  WHERE (SELECT count(*) FROM visit_search WHERE day = ?1) < ${MOST_SEARCHES_A_DAY}
    OR EXISTS (SELECT 1 FROM visit_search WHERE day = ?1 AND words = ?2)
  ON CONFLICT (day, words)
  DO UPDATE SET count = count + excluded.count, batch = excluded.batch WHERE batch <> excluded.batch`;

const LOST = `INSERT INTO visit_lost (day, page, count, batch) SELECT ?1, ?2, ?3, ?4
  WHERE (SELECT count(*) FROM visit_lost WHERE day = ?1) < ${MOST_LOST_A_DAY}
    OR EXISTS (SELECT 1 FROM visit_lost WHERE day = ?1 AND page = ?2)
  ON CONFLICT (day, page)
  DO UPDATE SET count = count + excluded.count, batch = excluded.batch WHERE batch <> excluded.batch`;

export const additions = ({ id, day, acts, searches, lost }: Batch): Statement[] => [
  ...acts.map(({ page, language, act, count }) => ({ sql: ACT, args: [day, page, language, act, count, id] })),
  ...searches.map(({ words, count }) => ({ sql: SEARCH, args: [day, words, count, id] })),
  ...lost.map(({ page, count }) => ({ sql: LOST, args: [day, page, count, id] })),
];

const TABLES = ['visit_count', 'visit_search', 'visit_lost', 'visit_lost_dismissed'];

/** How many days there are numbers of, how many of them are before `first`, and the last one before today. */
export const agesOf = (first: string, today: string): Statement => ({
  sql: `SELECT count(DISTINCT day) AS total, count(DISTINCT iif(day < ?1, day, NULL)) AS older,
    max(iif(day < ?2, day, NULL)) AS newest FROM visit_count`,
  args: [first, today],
});

/** Removes the numbers of at most so many days before `first`, the oldest first. */
export const removalBefore = (first: string, most: number): Statement[] =>
  TABLES.map((table) => ({
    sql: `DELETE FROM ${table} WHERE day IN (SELECT DISTINCT day FROM ${table} WHERE day < ? ORDER BY day LIMIT ?)`,
    args: [first, most],
  }));
