import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { otherProgram } from '../testing/other-program.ts';
import { temporaryFolder } from '../testing/test-folder.ts';
import { LATEST_VERSION } from './schema.ts';
import { openStore } from './store.ts';

/** Tables as the releases made them, with one message each; copied from them, never to be changed. */
const RELEASES: [string, string][] = [
  [
    'the first release, before versions were counted',
    `CREATE TABLE submission (
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
    );
    CREATE INDEX submission_by_fingerprint ON submission (fingerprint, received_at);
    CREATE INDEX submission_by_notice ON submission (notice_due_at) WHERE notice_due_at IS NOT NULL;
    INSERT INTO submission (form, answers, language, received_at, fingerprint)
      VALUES ('contacto', '{"name":"Ana"}', 'es', 1795000000000, 'a');`,
  ],
  [
    'version 2, which knows what the owner has seen',
    `CREATE TABLE schema_version (version INTEGER PRIMARY KEY);
    INSERT INTO schema_version (version) VALUES (1), (2);
    CREATE TABLE submission (
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
      notice_tries INTEGER NOT NULL DEFAULT 0,
      seen_at INTEGER
    );
    CREATE INDEX submission_by_fingerprint ON submission (fingerprint, received_at);
    CREATE INDEX submission_by_notice ON submission (notice_due_at) WHERE notice_due_at IS NOT NULL;
    CREATE TABLE probe (id INTEGER PRIMARY KEY CHECK (id = 1), written_at INTEGER NOT NULL, filling BLOB NOT NULL);
    INSERT INTO submission (form, answers, language, received_at, fingerprint)
      VALUES ('contacto', '{"name":"Ana"}', 'es', 1795000000000, 'a');`,
  ],
];

function open(url: string) {
  const store = openStore({ url });
  onTestFinished(() => store.close());
  return store;
}

const versionIn = (url: string) =>
  otherProgram(url).prepare('SELECT max(version) AS version FROM schema_version').get()?.version;

test.each(RELEASES)('a database of %s is migrated, and keeps its data', async (_, sql) => {
  const url = `file:${path.join(temporaryFolder(), 'guide.db')}`;
  otherProgram(url).exec(sql);
  const store = open(url);
  expect(await store.list()).toMatchObject([{ id: 1, answers: { name: 'Ana' }, state: 'new', suspicion: null }]);
  await store.check();
  expect(versionIn(url)).toBe(LATEST_VERSION);
});

test('a database with additions from a later release is kept and used as it is', async () => {
  const url = `file:${path.join(temporaryFolder(), 'guide.db')}`;
  const first = open(url);
  await first.check();
  await first.close();
  const later = LATEST_VERSION + 1;
  otherProgram(url).exec(
    `ALTER TABLE submission ADD COLUMN mood TEXT; INSERT INTO schema_version (version) VALUES (${later})`,
  );
  const store = open(url);
  expect(await store.list()).toEqual([]);
  await store.check();
  expect(versionIn(url)).toBe(later);
});

test('processes that open an old database at the same moment migrate it once', async () => {
  const url = `file:${path.join(temporaryFolder(), 'guide.db')}`;
  otherProgram(url).exec(RELEASES[0]?.[1] ?? '');
  const lists = await Promise.all(Array.from({ length: 5 }, () => open(url).list()));
  expect(lists.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
  expect(versionIn(url)).toBe(LATEST_VERSION);
});
