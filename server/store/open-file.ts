import { type FileDatabase, openFileDatabase } from './file-database.ts';
import { type Damage, type Watch, watchFile } from './file-watch.ts';
import { rescue } from './rescue.ts';
import { stepsAfter, VERSION } from './schema.ts';
import { StoreError } from './store-error.ts';

type Opened = { database: FileDatabase; watch: Watch };

/**
 * Opens the database in `file` at the first use. Somebody may delete, replace or truncate the file while it is open, and
 * SQLite would keep writing where nobody finds it. So the file is checked before and after each use: a deleted one is
 * put back, and the content of a replaced one is saved next to it, before anything is acknowledged. After a truncation,
 * which may have destroyed anything, everything is refused until a restart.
 * @param report receives a sentence for the owner when that happens.
 */
export function openFile(file: string, report: (text: string) => void) {
  let opened: Opened | null = null;
  let isCut = false;

  /** Runs `work`, which must be idempotent: it runs again if the file changed meanwhile. */
  function use<Value>(work: (database: FileDatabase) => Value): Value {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      opened ??= open();
      const { database, watch } = opened;
      const before = watch.damage();
      const done = before ? null : { value: work(database) };
      const found = before ?? watch.damage();
      if (done && !found) return done.value;
      if (found) mend(opened, found);
    }
    throw new StoreError('FILE_CHANGES');
  }

  function open(): Opened {
    if (isCut) throw new StoreError('FILE_CUT');
    const database = openFileDatabase(file);
    try {
      for (const step of stepsAfter(database.batch(VERSION, 'read'))) database.batch(step, 'write');
      return { database, watch: watchFile(file) };
    } catch (error) {
      database.close();
      throw error;
    }
  }

  function mend({ database, watch }: Opened, damage: Damage) {
    if (damage === 'cut') {
      if (!isCut) report(new StoreError('FILE_CUT').message);
      isCut = true;
    } else {
      report(rescue(database, watch, file, damage)); // if this fails, the connection stays, because only it still holds the posts
    }
    // The connection stays open: closing it would delete the log of the file that has this name now.
    if (opened) abandoned.push(opened);
    opened = null;
    if (isCut) throw new StoreError('FILE_CUT');
  }

  return {
    use,
    forget() {
      opened?.database.close();
      opened = null;
    },
    /** Whether there are connections that must stay open, because only they hold what a file had. */
    hasAbandoned: () => abandoned.length > 0,
  };
}

/** A file that keeps changing is given up on after this many tries. */
const MOST_TRIES = 4;

/** Connections to files without a name. Kept here so that the garbage collector does not close them either. */
const abandoned: Opened[] = [];
