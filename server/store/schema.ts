import type { Result, Statement } from './database.ts';

/**
 * What each version of the schema adds to the previous one. A released step is never changed. A new one is appended and
 * only adds, so that the previous release still works with the tables while a new one is tried.
 */
const STEPS: Statement[][] = [
  // The first release had these tables, and no versions yet.
  [
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
  ],
  // Version 2 records when the owner saw a message, and adds a row that /healthz writes to prove that writing works.
  [
    'ALTER TABLE submission ADD COLUMN seen_at INTEGER',
    'CREATE TABLE probe (id INTEGER PRIMARY KEY CHECK (id = 1), written_at INTEGER NOT NULL, filling BLOB NOT NULL)',
  ],
  // Version 3 adds the owner's desk: who may enter, what is being edited, and what was done.
  [
    `CREATE TABLE desk_person (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      email TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      handle TEXT NOT NULL UNIQUE,
      created_at INTEGER NOT NULL
    )`,
    `CREATE TABLE desk_passkey (
      id TEXT PRIMARY KEY,
      person INTEGER NOT NULL,
      public_key TEXT NOT NULL,
      counter INTEGER NOT NULL,
      transports TEXT NOT NULL,
      device TEXT NOT NULL,
      created_at INTEGER NOT NULL
    )`,
    `CREATE TABLE desk_invitation (
      token_hash TEXT PRIMARY KEY,
      person INTEGER NOT NULL,
      expires_at INTEGER NOT NULL,
      used_at INTEGER
    )`,
    `CREATE TABLE desk_challenge (
      challenge TEXT PRIMARY KEY,
      purpose TEXT NOT NULL,
      owner TEXT NOT NULL,
      expires_at INTEGER NOT NULL
    )`,
    `CREATE TABLE desk_session (
      token_hash TEXT PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      person INTEGER NOT NULL,
      device TEXT NOT NULL,
      started_at INTEGER NOT NULL,
      seen_at INTEGER NOT NULL
    )`,
    `CREATE TABLE desk_draft (
      file TEXT PRIMARY KEY,
      change TEXT NOT NULL,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      at INTEGER NOT NULL,
      revision INTEGER NOT NULL
    )`,
    `CREATE TABLE desk_log (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      at INTEGER NOT NULL,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      text TEXT NOT NULL
    )`,
    `CREATE TABLE desk_follow_up (
      order_id TEXT PRIMARY KEY,
      work TEXT NOT NULL,
      tries INTEGER NOT NULL DEFAULT 0,
      due_at INTEGER NOT NULL
    )`,
    `CREATE TABLE desk_proposal (
      token_hash TEXT PRIMARY KEY,
      file TEXT NOT NULL,
      expires_at INTEGER NOT NULL
    )`,
  ],
  // Version 4 adds the photographs of requests, and a trigger that deletes them with their request.
  [
    `CREATE TABLE submission_photo (
      submission INTEGER NOT NULL,
      position INTEGER NOT NULL,
      format TEXT NOT NULL,
      bytes BLOB NOT NULL,
      PRIMARY KEY (submission, position)
    )`,
    `CREATE TRIGGER submission_photo_goes AFTER DELETE ON submission
      BEGIN DELETE FROM submission_photo WHERE submission = OLD.id; END`,
  ],
  // Version 5 adds the errors that stopped pages in visitors' browsers, and what the owner has been reminded of.
  [
    `CREATE TABLE browser_error (
      day TEXT NOT NULL,
      message TEXT NOT NULL,
      script TEXT NOT NULL,
      page TEXT NOT NULL,
      count INTEGER NOT NULL,
      PRIMARY KEY (day, message, script, page)
    )`,
    'CREATE TABLE reminder (what TEXT PRIMARY KEY, told_at INTEGER NOT NULL)',
  ],
  // Version 6 adds numbers of visits and presses, and of searches without a result. `batch` is that of the last write.
  [
    `CREATE TABLE visit_count (
      day TEXT NOT NULL,
      page TEXT NOT NULL,
      language TEXT NOT NULL,
      act TEXT NOT NULL,
      count INTEGER NOT NULL,
      batch INTEGER NOT NULL,
      PRIMARY KEY (day, page, language, act)
    ) WITHOUT ROWID`,
    `CREATE TABLE visit_search (
      day TEXT NOT NULL,
      words TEXT NOT NULL,
      count INTEGER NOT NULL,
      batch INTEGER NOT NULL,
      PRIMARY KEY (day, words)
    ) WITHOUT ROWID`,
  ],
  // Version 7 adds numbers of addresses that nothing answered.
  [
    `CREATE TABLE visit_lost (
      day TEXT NOT NULL,
      page TEXT NOT NULL,
      count INTEGER NOT NULL,
      batch INTEGER NOT NULL,
      PRIMARY KEY (day, page)
    ) WITHOUT ROWID`,
  ],
  // Version 8 adds which of them the owner does not want to see, and how often they were asked for by then.
  [
    `CREATE TABLE visit_lost_dismissed (
      page TEXT PRIMARY KEY,
      day TEXT NOT NULL,
      count INTEGER NOT NULL
    ) WITHOUT ROWID`,
  ],
];

/** Run these first, in a transaction that may write. They change nothing and take no lock if the table exists. */
export const VERSION: Statement[] = [
  'CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY)',
  'SELECT max(version) AS version FROM schema_version',
];

/**
 * Returns the transactions that are still to run, given the result of {@link VERSION}. If another process runs one at
 * the same moment, it fails as a whole with SQLITE_CONSTRAINT: then start again.
 */
export function stepsAfter(answer: Result[]): Statement[][] {
  const version = Number(answer.at(-1)?.rows[0]?.version ?? 0);
  return STEPS.slice(version).map((statements, index) => [
    { sql: 'INSERT INTO schema_version (version) VALUES (?)', args: [version + index + 1] },
    ...statements,
  ]);
}

/** The schema version of this program. */
export const LATEST_VERSION = STEPS.length;
