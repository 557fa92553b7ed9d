import type { Row } from './database.ts';
import type { Store } from './store.ts';

/** Runs one statement in a transaction of its own, and returns its rows. */
export async function rowsOf(
  run: Store['run'],
  sql: string,
  args: (string | number | null)[],
  mode: 'read' | 'write',
): Promise<Row[]> {
  const [result] = await run([{ sql, args }], mode);
  return result?.rows ?? [];
}
