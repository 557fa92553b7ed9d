import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * What happened to an open database file from outside: it was deleted, or its name now belongs to another file; its log
 * (`-wal`, which holds the last posts) was deleted; the file or its log was truncated.
 */
export type Damage = 'gone' | 'replaced' | 'log-gone' | 'cut';

export type Watch = {
  /** Returns what has happened since the watch began. */
  damage(): Damage | null;
  /** Whether the log that is there now belongs to the file that was opened. */
  isLogOurs(): boolean;
};

type Seen = { file: string; size: number } | null;

/** Records which files `file` and its log are, for a connection that has just opened them. */
export function watchFile(file: string): Watch {
  const [main, log] = [see(file), see(`${file}-wal`)];
  let largest = main?.size ?? 0;

  const isLogOurs = () => see(`${file}-wal`)?.file === log?.file;

  function damage(): Damage | null {
    const now = see(file);
    if (!now) return 'gone';
    if (now.file !== main?.file) return 'replaced';
    if (now.size < largest && !isWhole(file, now.size)) return 'cut';
    largest = now.size;
    if (!isLogOurs()) return 'log-gone';
    return isLog(`${file}-wal`) ? null : 'cut';
  }
  return { damage, isLogOurs };
}

function see(file: string): Seen {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? { file: `${stats.dev}:${stats.ino}`, size: stats.size } : null;
}

/**
 * Whether a file that has become shorter is still a database, as after another program's VACUUM. A separate connection
 * checks, because ours caches pages. (The file must not be read without SQLite: closing it would release SQLite's locks.)
 */
function isWhole(file: string, size: number): boolean {
  if (size === 0) return false;
  try {
    const fresh = new DatabaseSync(file, { readOnly: true });
    try {
      return fresh.prepare('PRAGMA quick_check(1)').get()?.quick_check === 'ok';
    } finally {
      fresh.close();
    }
  } catch {
    return false;
  }
}

/** Whether it is an intact log. An empty one is: the file has everything. A truncated one begins with zeros. */
function isLog(file: string): boolean {
  const descriptor = openSync(file, 'r'); // SQLite holds no locks on it
  try {
    const magic = Buffer.alloc(4);
    return readSync(descriptor, magic, 0, magic.length, 0) === 0 || (magic.readUInt32BE(0) & ~1) === 0x37_7f_06_82;
  } finally {
    closeSync(descriptor);
  }
}
