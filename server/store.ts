import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, createClient, type InStatement, LibsqlError, type ResultSet, type Row } from '@libsql/client';
import type { FormName } from '#app/features/forms/forms.ts';
import type { Answers } from './forms/check.ts';

export type State = 'new' | 'done' | 'spam';

/** A form as it arrived. Times are milliseconds since 1970. */
export type Submission = {
  id: number;
  form: FormName;
  answers: Answers;
  /** The language of the page that it was sent from. */
  language: string;
  receivedAt: number;
  state: State;
  /** Why it may come from a machine: it filled the trap, or was faster than people type. Null for people. */
  suspicion: 'trap' | 'fast' | null;
};

export type NewSubmission = Pick<Submission, 'form' | 'answers' | 'language' | 'receivedAt' | 'suspicion'> & {
  /** The visitor's id for this attempt at sending; null without JavaScript. */
  attempt: string | null;
  /** The same for the same answers to the same form. */
  fingerprint: string;
  /** Whether the owner is to be told by mail. */
  isNoticeDue: boolean;
};

/** The database cannot take or give anything now: locked, full, broken or out of reach. */
export class StoreError extends Error {
  /** SQLite's or the client's own code, such as SQLITE_FULL. */
  readonly code: string;

  constructor(code: string, options: ErrorOptions = {}) {
    super(`${remedy(code)} (${code})`, options);
    this.code = code;
  }
}

const SCHEMA: InStatement[] = [
  `CREATE TABLE IF NOT EXISTS submission (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    form TEXT NOT NULL,
    answers TEXT NOT NULL,
    language TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    attempt TEXT,
    fingerprint TEXT NOT NULL,
    suspicion TEXT,
    state TEXT NOT NULL DEFAULT 'new',
    notice_due_at INTEGER,
    notice_tries INTEGER NOT NULL DEFAULT 0
  )`,
  'CREATE INDEX IF NOT EXISTS submission_by_fingerprint ON submission (fingerprint, received_at)',
  'CREATE INDEX IF NOT EXISTS submission_by_notice ON submission (notice_due_at) WHERE notice_due_at IS NOT NULL',
];

const SETTINGS = [
  'PRAGMA journal_mode = WAL',
  'PRAGMA synchronous = FULL', // an answered post outlives a power cut
  'PRAGMA secure_delete = ON', // what a person asked to delete is overwritten
];

/** The same words without an attempt's id are the same message within this time: a second press, or Back and again. */
const REPEAT_MS = 60 * 60 * 1000;
/** Another process writes, or another call here has just closed the connection: nothing was done, and soon will be. */
const PASSING = new Set(['SQLITE_BUSY', 'CLIENT_CLOSED']);
/** How long a post waits for another process that is writing, or for a libSQL server. */
const PATIENCE_MS = 5000;
/** More than this many posts at once, and further ones are asked to come again. */
const LONGEST_QUEUE = 1000;
/** In one transaction: one write to the disk for all of them. */
const LARGEST_BATCH = 100;

type Waiting = { submission: NewSubmission; resolve: (isNew: boolean) => void; reject: (error: unknown) => void };

export type Store = ReturnType<typeof openStore>;

/**
 * The submissions, in an SQLite file or on a libSQL server. It is opened at the first use, and again after a failure:
 * a database that is mended needs no restart. Everything here rejects with a {@link StoreError} when it cannot.
 */
export function openStore({ url, token }: { url: string; token?: string | undefined }) {
  let opened: Promise<Client> | null = null;
  const waiting: Waiting[] = [];
  let writing: Promise<void> | null = null;

  async function client(): Promise<Client> {
    opened ??= connect(url, token);
    try {
      return await opened;
    } catch (error) {
      opened = null;
      throw error;
    }
  }

  /** The next use opens it again: its file may have been put in order meanwhile. */
  async function forget() {
    const closing = opened;
    opened = null;
    (await closing?.catch(() => null))?.close();
  }

  /** Runs all statements or none, and waits while another process writes. */
  async function run(statements: InStatement[], mode: 'read' | 'write'): Promise<ResultSet[]> {
    const giveUpAt = Date.now() + PATIENCE_MS;
    for (let tries = 1; ; tries++) {
      try {
        return await (await client()).batch(statements, mode);
      } catch (error) {
        const { code } = asStoreError(error);
        // Also after a lock: libsql leaves the statement that met it unfinished, and the connection cannot commit.
        await forget();
        if (!PASSING.has(code) || Date.now() > giveUpAt) throw asStoreError(error);
        await wait(Math.min(25 * tries, 250)); // not inside SQLite, which would hold up every visitor of this process
      }
    }
  }

  async function one(statement: InStatement, mode: 'read' | 'write'): Promise<ResultSet> {
    const [result] = await run([statement], mode);
    return result as ResultSet; // as many results as statements
  }

  /** Writes what is waiting, all that has come meanwhile in one go, until nothing is left. */
  async function drain() {
    await wait(0); // posts that arrived together are written together
    while (waiting.length > 0) {
      const batch = waiting.splice(0, LARGEST_BATCH);
      try {
        const results = await run(
          batch.map(({ submission }) => insertion(submission)),
          'write',
        );
        for (const [index, { resolve }] of batch.entries()) resolve((results[index]?.rows.length ?? 0) > 0);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    writing = null;
  }

  return {
    /** Resolves when it is on the disk; to false when it was there already. */
    add(submission: NewSubmission): Promise<boolean> {
      if (waiting.length >= LONGEST_QUEUE) {
        return Promise.reject(new StoreError('QUEUE_FULL'));
      }
      return new Promise((resolve, reject) => {
        waiting.push({ submission, resolve, reject });
        writing ??= drain();
      });
    },

    /** Newest first. */
    async list(): Promise<Submission[]> {
      const { rows } = await one('SELECT * FROM submission ORDER BY id DESC', 'read');
      return rows.map(submissionOf);
    },

    async get(id: number): Promise<Submission | null> {
      const { rows } = await one({ sql: 'SELECT * FROM submission WHERE id = ?', args: [id] }, 'read');
      return rows[0] ? submissionOf(rows[0]) : null;
    },

    /** False when there is no such submission. */
    async mark(id: number, state: State): Promise<boolean> {
      const sql = 'UPDATE submission SET state = ? WHERE id = ? RETURNING id';
      return (await one({ sql, args: [state, id] }, 'write')).rows.length > 0;
    },

    /** Opens what was taken for a machine's: a person sent it. */
    async trust(id: number): Promise<void> {
      const sql = "UPDATE submission SET state = 'new', suspicion = NULL WHERE id = ?";
      await one({ sql, args: [id] }, 'write');
    },

    /** Takes submissions away for good, and returns how many were there. */
    async remove(ids: number[]): Promise<number> {
      const results = await run(
        ids.map((id) => ({ sql: 'DELETE FROM submission WHERE id = ? RETURNING id', args: [id] })),
        'write',
      );
      await tidy();
      return results.filter(({ rows }) => rows.length > 0).length;
    },

    /** Takes away what arrived before `time`, and returns how many there were. */
    async removeOlderThan(time: number): Promise<number> {
      const sql = 'DELETE FROM submission WHERE received_at < ? RETURNING id';
      const { rows } = await one({ sql, args: [time] }, 'write');
      if (rows.length > 0) await tidy();
      return rows.length;
    },

    /**
     * Takes one submission whose notice is due at `now`, and puts its next try off until `nextTry`, so that no other
     * process sends the same.
     */
    async takeNotice(
      now: number,
      nextTry: (tries: number) => number,
    ): Promise<{ submission: Submission; tries: number } | null> {
      const due = 'SELECT id, notice_tries FROM submission WHERE notice_due_at <= ? ORDER BY notice_due_at LIMIT 1';
      const row = (await one({ sql: due, args: [now] }, 'read')).rows[0];
      if (!row) return null;
      const tries = Number(row.notice_tries) + 1;
      const take = `UPDATE submission SET notice_tries = ?, notice_due_at = ?
        WHERE id = ? AND notice_tries = ? AND notice_due_at IS NOT NULL RETURNING *`;
      const taken = await one({ sql: take, args: [tries, nextTry(tries), Number(row.id), tries - 1] }, 'write');
      return taken.rows[0] ? { submission: submissionOf(taken.rows[0]), tries } : null;
    },

    async markNotified(id: number): Promise<void> {
      await one({ sql: 'UPDATE submission SET notice_due_at = NULL WHERE id = ?', args: [id] }, 'write');
    },

    /** Copies the whole database, as it is at this moment, to a new file. Only for a database on this machine. */
    async backup(file: string): Promise<void> {
      try {
        await (await client()).execute({ sql: 'VACUUM INTO ?', args: [path.resolve(file)] });
      } catch (error) {
        throw asStoreError(error);
      }
    },

    /** Rejects when the database cannot be read and written. */
    async check(): Promise<void> {
      await run(['SELECT count(*) FROM submission'], 'write');
    },

    /** Lets what has begun end, and closes the file. */
    async close(): Promise<void> {
      while (writing) await writing;
      await forget();
    },
  };

  /** What was taken away must not be found in the file either: the log that may still hold it is emptied. */
  async function tidy() {
    if (!isFile(url)) return;
    await (await client()).execute('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => {}); // readers may be in its way; the next one does it
  }
}

const isFile = (url: string) => url.startsWith('file:');

async function connect(url: string, token: string | undefined): Promise<Client> {
  let client: Client | null = null;
  try {
    if (isFile(url)) mkdirSync(path.dirname(url.slice('file:'.length)), { recursive: true, mode: 0o700 }); // personal data
    // One connection, because what follows is set for a connection; `run` waits, so SQLite itself does not.
    const local = { concurrency: 1, timeout: 0 };
    const remote = { ...(token ? { authToken: token } : {}), fetch: fetchInTime };
    client = createClient({ url, ...(isFile(url) ? local : remote) });
    if (isFile(url)) for (const setting of SETTINGS) await client.execute(setting);
    await client.batch(SCHEMA, 'deferred'); // takes no lock when all is there
    return client;
  } catch (error) {
    client?.close();
    throw asStoreError(error);
  }
}

/** A server that takes connections and never answers must not hold whoever sends a form. */
function fetchInTime(request: Request): Promise<Response> {
  return fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
}

function insertion({
  form,
  answers,
  language,
  receivedAt,
  attempt,
  fingerprint,
  suspicion,
  isNoticeDue,
}: NewSubmission) {
  const due = isNoticeDue ? receivedAt : null;
  return {
    sql: `INSERT INTO submission (form, answers, language, received_at, attempt, fingerprint, suspicion, notice_due_at)
      SELECT ?, ?, ?, ?, ?, ?, ?, ?
      WHERE NOT EXISTS (
        SELECT 1 FROM submission
        WHERE fingerprint = ? AND attempt IS ? AND (attempt IS NOT NULL OR received_at > ?)
      ) RETURNING id`,
    args: [
      ...[form, JSON.stringify(answers), language, receivedAt, attempt, fingerprint, suspicion, due],
      ...[fingerprint, attempt, receivedAt - REPEAT_MS],
    ],
  };
}

function submissionOf(row: Row): Submission {
  return {
    id: Number(row.id),
    form: row.form as FormName, // written by `add`, as all of this
    answers: JSON.parse(String(row.answers)) as Answers,
    language: String(row.language),
    receivedAt: Number(row.received_at),
    state: row.state as State,
    suspicion: row.suspicion as Submission['suspicion'],
  };
}

function asStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  if (error instanceof LibsqlError) return new StoreError(error.code, { cause: error });
  return new StoreError('UNREACHABLE', { cause: error });
}

/** What the owner can do about it. */
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
    case 'QUEUE_FULL':
      return 'Too many posts wait for the database.';
    default:
      return 'The database does not answer: check DATABASE_URL and DATABASE_TOKEN, and that its server runs.';
  }
}
