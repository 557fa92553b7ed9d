/** The database is not usable now: it is locked, full, broken or out of reach. */
export class StoreError extends Error {
  /** SQLite's or the client's own code, such as SQLITE_FULL. */
  readonly code: string;

  constructor(code: string, options: ErrorOptions = {}) {
    super(`${remedy(code)} (${code})`, options);
    this.code = code;
  }
}

/** Turns an error from a database driver into one that the owner can read. */
export function asStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (isSqliteError(error)) {
    const code = SQLITE_CODES[error.errcode & 0xff] ?? `SQLITE_${error.errcode}`; // the other bits only refine it
    return new StoreError(code, { cause: error });
  }
  if (isSystemError(error)) return new StoreError('SQLITE_CANTOPEN', { cause: error });
  return new StoreError('UNREACHABLE', { cause: error });
}

/** SQLite's names for the error numbers that matter here. */
const SQLITE_CODES: Record<number, string> = {
  3: 'SQLITE_PERM',
  5: 'SQLITE_BUSY',
  6: 'SQLITE_LOCKED',
  8: 'SQLITE_READONLY',
  10: 'SQLITE_IOERR',
  11: 'SQLITE_CORRUPT',
  13: 'SQLITE_FULL',
  14: 'SQLITE_CANTOPEN',
  19: 'SQLITE_CONSTRAINT',
  26: 'SQLITE_NOTADB',
};

/** Recognises what Node's SQLite throws. */
function isSqliteError(error: unknown): error is Error & { errcode: number } {
  return error instanceof Error && 'errcode' in error && typeof error.errcode === 'number';
}

/** Recognises what the file system throws if the file's folder cannot be created. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'path' in error;
}

/** Returns a sentence that tells the owner what to do about it. */
function remedy(code: string): string {
  switch (code) {
    case 'SQLITE_BUSY':
    case 'SQLITE_LOCKED':
      return 'The database is locked by another program: end what holds it.';
    case 'SQLITE_FULL':
    case 'SQLITE_IOERR':
      return 'The database could not be written: make room on the disk.';
    case 'SQLITE_CORRUPT':
    case 'SQLITE_NOTADB':
      return 'The database file is broken: stop the server, keep the file, and put the last backup in its place.';
    case 'SQLITE_CANTOPEN':
    case 'SQLITE_READONLY':
    case 'SQLITE_PERM':
      return 'The database file could not be opened for writing: check its folder and who may write there.';
    case 'FILE_CUT':
      return 'The database file or its log (-wal) was cut short while the guide ran: stop the guide, keep the files, and put the last backup in their place.';
    case 'FILE_CHANGES':
      return 'The database file is replaced again and again: end what does it.';
    case 'QUEUE_FULL':
      return 'Too many posts wait for the database.';
    case 'CLOSED':
      return 'The guide is stopping, and has closed the database.';
    default:
      return 'The database does not answer: check DATABASE_URL and DATABASE_TOKEN, and that its server runs.';
  }
}
