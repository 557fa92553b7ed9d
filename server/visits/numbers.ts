import type { Counts } from '../../common/contracts/desk/numbers.ts';
import type { Act } from '../../common/contracts/visits.ts';
import { addDays, monthOf } from '../../common/lib/days.ts';
import type { Row } from '../store/database.ts';
import { rowsOf } from '../store/rows-of.ts';
import type { Store } from '../store/store.ts';

/** Two months, such as "2026-11" and "2026-10", with the numbers of each page and language. */
export type Months = { ids: [string, string]; rows: { page: string; language: string; counts: [Counts, Counts] }[] };

const MOST_SEARCHES = 40;
const MOST_LOST = 100;

/** The month of a day, and the one before. */
export function monthsAt(day: string): [string, string] {
  const now = monthOf(day);
  return [now, monthOf(addDays(`${now}-01`, -1))];
}

/** The first day that the numbers of a day's month and the one before begin with. */
const firstDay = (today: string) => `${monthsAt(today)[1]}-01`;

export async function monthsOf(run: Store['run'], today: string): Promise<Months> {
  const ids = monthsAt(today);
  const sql = `SELECT page, language, act, substr(day, 1, 7) AS month, sum(count) AS count
    FROM visit_count WHERE day >= ? GROUP BY page, language, act, month`;
  const found = await rowsOf(run, sql, [firstDay(today)], 'read');
  const keyOf = ({ page, language }: Row) => `${language} ${page}`;
  const rows = [...Map.groupBy(found, keyOf).values()].map((of) => ({
    page: String(of[0]?.page),
    language: String(of[0]?.language),
    counts: ids.map((id) => countsIn(of.filter(({ month }) => month === id))) as [Counts, Counts], // there are two ids
  }));
  return { ids, rows };
}

const countsIn = (rows: Row[]): Counts => Object.fromEntries(rows.map(({ act, count }) => [act as Act, Number(count)]));

export async function searchesIn(run: Store['run'], today: string): Promise<{ words: string; count: number }[]> {
  const sql = `SELECT words, sum(count) AS count FROM visit_search WHERE day >= ?
    GROUP BY words ORDER BY count DESC, words LIMIT ${MOST_SEARCHES}`;
  const found = await rowsOf(run, sql, [firstDay(today)], 'read');
  return found.map(({ words, count }) => ({ words: String(words), count: Number(count) }));
}

/** What the owner has dismissed comes back once it is asked for this many times as often. */
const MUCH_MORE = 3;

export async function lostIn(run: Store['run'], today: string): Promise<{ page: string; count: number }[]> {
  const sql = `SELECT page, sum(visit_lost.count) AS count
    FROM visit_lost LEFT JOIN visit_lost_dismissed AS dismissed USING (page) WHERE visit_lost.day >= ?
    GROUP BY page HAVING sum(visit_lost.count) >= ${MUCH_MORE} * coalesce(dismissed.count, 0)
    ORDER BY count DESC, page LIMIT ${MOST_LOST}`;
  const found = await rowsOf(run, sql, [firstDay(today)], 'read');
  return found.map(({ page, count }) => ({ page: String(page), count: Number(count) }));
}

/** Keeps an address away from the owner who has seen it, as often as it has been opened by now. */
export async function dismissLost(run: Store['run'], today: string, page: string): Promise<void> {
  const sql = `INSERT INTO visit_lost_dismissed (page, day, count)
    SELECT page, ?, sum(count) FROM visit_lost WHERE day >= ? AND page = ? GROUP BY page
    ON CONFLICT (page) DO UPDATE SET day = excluded.day, count = excluded.count`;
  await rowsOf(run, sql, [today, firstDay(today), page], 'write');
}

/** The numbers of several rows together. */
export const bothOf = (rows: Months['rows']): Months['rows'][number]['counts'] => [
  sumOf(rows.map(({ counts: [now] }) => now)),
  sumOf(rows.map(({ counts: [, before] }) => before)),
];

function sumOf(all: readonly Counts[]): Counts {
  const sum: Counts = {};
  for (const counts of all)
    for (const [act, count] of Object.entries(counts) as [Act, number][]) sum[act] = (sum[act] ?? 0) + count;
  return sum;
}
