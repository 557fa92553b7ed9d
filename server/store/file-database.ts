import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import type { Database, Result, Statement } from './database.ts';

const SETTINGS = [
  'PRAGMA journal_mode = WAL',
  'PRAGMA synchronous = FULL', // an acknowledged post survives a power cut
  'PRAGMA secure_delete = ON', // deleted data is overwritten
];

export type FileDatabase = Omit<Database, 'batch'> & {
  batch(statements: Statement[], mode: 'read' | 'write'): Result[];
  /** Copies the whole database, as it is at this moment, to a new file. */
  copyTo(file: string): void;
  /** Moves everything into the file itself and empties its log. Returns false if a reader prevents it. */
  emptyLog(): boolean;
};

/** Whether the database is a file on this machine. */
export const isFile = (url: string) => url.startsWith('file:');

/** Returns the file that a `file:` URL names, as an absolute path. */
export function fileOf(url: string): string {
  return url.startsWith('file://') ? fileURLToPath(url) : path.resolve(url.slice('file:'.length));
}

/** Opens or creates the file. It does not wait for locks, which would hold up everything else that is asked of it. */
export function openFileDatabase(file: string): FileDatabase {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 }); // personal data
  makePrivate(file);
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    for (const setting of SETTINGS) database.prepare(setting).all();
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    batch: (statements, mode) => runAll(database, statements, mode),
    copyTo: (copy) => {
      closeSync(openSync(copy, 'wx', 0o600)); // private from the start
      database.prepare('VACUUM INTO ?').run(copy);
    },
    emptyLog: () => database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0,
    close: () => database.close(),
  };
}

/** SQLite gives the log the permissions of the file. An existing file keeps its own. */
function makePrivate(file: string) {
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
}

function runAll(database: DatabaseSync, statements: Statement[], mode: 'read' | 'write'): Result[] {
  // A prepared statement keeps what it was last given: those of photographs are used again, so that one piece is kept.
  const prepared = new Map<string, StatementSync>();
  database.exec(mode === 'write' ? 'BEGIN IMMEDIATE' : 'BEGIN');
  try {
    const results = statements.map((statement) => {
      const { sql, args } = typeof statement === 'string' ? { sql: statement, args: [] } : statement;
      const ready = prepared.get(sql) ?? database.prepare(sql);
      prepared.set(sql, ready);
      return { rows: ready.all(...args) };
    });
    database.exec('COMMIT');
    return results;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
