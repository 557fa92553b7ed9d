/** An SQL statement, with the values of its placeholders. */
export type Statement = string | { sql: string; args: (string | number | null | Uint8Array)[] };

export type Row = Record<string, unknown>;

/** The rows that a statement returned, if it returns any. */
export type Result = { rows: Row[] };

/** An open database. On failure it throws or rejects with the driver's own error. */
export type Database = {
  /** Runs all statements or none. `write` takes the write lock first. */
  batch(statements: Statement[], mode: 'read' | 'write'): Result[] | Promise<Result[]>;
  close(): void;
};

/** Runs one statement in a transaction of its own. */
export type RunOne = (statement: Statement, mode: 'read' | 'write') => Promise<Result>;
