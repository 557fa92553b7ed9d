import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { sortedDate } from './dates.ts';
import { type Asked, type Desk, InboxError } from './desk.ts';

/** Copies the database; the server may go on meanwhile. */
export async function backup({ store, databaseUrl, root, say }: Desk, { words: [name] }: Asked) {
  if (!databaseUrl.startsWith('file:')) {
    throw new InboxError('The database is on another machine (DATABASE_URL): make the backup there.');
  }
  const file = path.resolve(root, name ?? `data/backup-${stamp(Date.now())}.db`);
  if (existsSync(file)) throw new InboxError(`${file} exists already; choose another name.`);
  try {
    mkdirSync(path.dirname(file), { recursive: true });
  } catch (error) {
    throw new InboxError(`${path.dirname(file)} could not be made: ${(error as Error).message}.`);
  }
  await store.backup(file);
  say(`Copied the database to ${file}\nKeep a copy on another machine. It holds personal data.`);
}

/** "2026-11-21-0930" */
const stamp = (time: number) => sortedDate(time).replace(' ', '-').replace(':', '');
