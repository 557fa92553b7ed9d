import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { fileOf } from '../store/file-database.ts';

/** Opens the database as another program would, until the test ends. */
export function otherProgram(url: string): DatabaseSync {
  const database = new DatabaseSync(fileOf(url));
  onTestFinished(() => {
    if (database.isOpen) database.close();
  });
  return database;
}
