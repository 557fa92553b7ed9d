import { readFile } from 'node:fs/promises';

const DAY_MS = 24 * 60 * 60 * 1000;
const OLD_MS = 2 * DAY_MS;

/** The last backup that was opened and found whole; `at` is null if there has been none. */
export type LastBackup = { at: string | null; isOld: boolean };

/**
 * Reads what `deploy/backup.sh` wrote after the last good backup.
 * @param file null where no backup of the guide's own is configured: then nobody can say
 */
export async function lastBackup(file: string | null, now: number): Promise<LastBackup | null> {
  if (file === null) return null;
  const text = await readFile(file, 'utf8').catch(() => '');
  const time = Date.parse(/^AT=(\S+)$/m.exec(text)?.[1] ?? '');
  if (Number.isNaN(time)) return { at: null, isOld: true };
  return { at: new Date(time).toISOString(), isOld: now - time > OLD_MS };
}
