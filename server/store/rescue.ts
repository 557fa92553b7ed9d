import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { FileDatabase } from './file-database.ts';
import type { Damage, Watch } from './file-watch.ts';

/**
 * Saves what an open connection can still read after its file or log was deleted or replaced.
 * @returns a sentence for the owner that says what happened.
 * @throws if nothing could be saved.
 */
export function rescue(database: FileDatabase, watch: Watch, file: string, damage: Exclude<Damage, 'cut'>): string {
  if (damage === 'log-gone') {
    database.emptyLog();
    return `The log of the database, ${file}-wal, was deleted while the guide ran; what it held was written into ${file}.`;
  }
  const copy = `${file}.rescued-${new Date().toISOString().replace(/[:.]/g, '-')}-${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  database.copyTo(copy);
  toDisk(copy);
  if (watch.isLogOurs()) removeLog(file);
  if (damage === 'gone' && place(copy, file)) {
    return `The database file ${file} was deleted while the guide ran, and was put back with all that it held.`;
  }
  return `The database file ${file} was replaced while the guide ran: the guide goes on with the new one, and what the old one held is in ${copy}. Next time stop the guide first.`;
}

/** Returns false if another process was faster, with the same content, or the owner put another file there. */
function place(copy: string, file: string): boolean {
  try {
    linkSync(copy, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
  rmSync(copy);
  toDisk(path.dirname(file));
  return true;
}

/** Removes the old file's log, which SQLite would apply to the new file. The copy holds everything in it. */
function removeLog(file: string) {
  for (const part of ['-wal', '-shm']) rmSync(file + part, { force: true });
}

function toDisk(file: string) {
  const descriptor = openSync(file, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
