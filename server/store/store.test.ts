import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { otherProgram } from '../testing/other-program.ts';
import { temporaryFolder } from '../testing/test-folder.ts';
import { openStore } from './store.ts';
import { StoreError } from './store-error.ts';
import type { NewSubmission } from './submission.ts';

const newFile = () => path.join(temporaryFolder(), 'deep', 'guide.db');

function storeIn(file = newFile()) {
  const store = openStore({ url: `file:${file}` });
  onTestFinished(() => store.close());
  return store;
}

const HOUR_MS = 60 * 60 * 1000;

function submission(more: Partial<NewSubmission> = {}): NewSubmission {
  return {
    form: 'contacto',
    answers: { name: 'Ana', message: 'Hola ñandú 🍷\nsegunda línea' },
    language: 'es',
    receivedAt: Date.UTC(2026, 6, 9, 12),
    attempt: null,
    fingerprint: 'a',
    suspicion: null,
    isNoticeDue: false,
    ...more,
  };
}

test('an added submission is there unchanged after the file is opened again', async () => {
  const file = newFile();
  const first = storeIn(file);
  expect(await first.add(submission())).toMatchObject({ isNew: true });
  await first.close();
  expect(await storeIn(file).get(1)).toEqual({
    id: 1,
    form: 'contacto',
    answers: { name: 'Ana', message: 'Hola ñandú 🍷\nsegunda línea' },
    language: 'es',
    receivedAt: Date.UTC(2026, 6, 9, 12),
    state: 'new',
    suspicion: null,
  });
});

test('every commit is on disk before it is acknowledged', async () => {
  const file = newFile();
  await storeIn(file).add(submission());
  const client = otherProgram(`file:${file}`);
  const mode = client.prepare('PRAGMA journal_mode').get();
  expect(mode?.journal_mode).toBe('wal');
});

test('while the database works, everybody else is answered', async () => {
  const long =
    'WITH RECURSIVE step(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM step WHERE n < 1e6) SELECT max(n) FROM step';
  const order: string[] = [];
  const store = storeIn();
  const done = store.run([long], 'read').then(() => order.push('the database'));
  await nextTurn().then(() => order.push('somebody else'));
  await done;
  expect(order).toEqual(['somebody else', 'the database']);
});

test('the same attempt is stored once, however late it is repeated', async () => {
  const store = storeIn();
  expect(await store.add(submission({ attempt: 'x' }))).toMatchObject({ isNew: true });
  expect(await store.add(submission({ attempt: 'x', receivedAt: Date.UTC(2027, 0) }))).toMatchObject({ isNew: false });
  expect(await store.list()).toHaveLength(1);
});

test('the same answers in another attempt, or other answers in the same one, are another message', async () => {
  const store = storeIn();
  await store.add(submission({ attempt: 'x' }));
  expect(await store.add(submission({ attempt: 'y' }))).toMatchObject({ isNew: true });
  expect(await store.add(submission({ attempt: 'x', fingerprint: 'b' }))).toMatchObject({ isNew: true });
});

test('without an attempt, the same answers within an hour are one message', async () => {
  const store = storeIn();
  const first = submission();
  expect(await store.add(first)).toMatchObject({ isNew: true });
  expect(await store.add({ ...first, receivedAt: first.receivedAt + HOUR_MS - 1 })).toMatchObject({ isNew: false });
  expect(await store.add({ ...first, receivedAt: first.receivedAt + HOUR_MS + 1 })).toMatchObject({ isNew: true });
});

test('many posts at once are all stored, and repeats among them once', async () => {
  const store = storeIn();
  const posts = Array.from({ length: 250 }, (_, index) => submission({ attempt: String(index % 200) }));
  const results = await Promise.all(posts.map((post) => store.add(post)));
  expect(results.filter(({ isNew }) => isNew)).toHaveLength(200);
  expect(await store.list()).toHaveLength(200);
});

test('a store waits while another program writes', async () => {
  const file = newFile();
  const store = storeIn(file);
  await store.add(submission());
  const other = otherProgram(`file:${file}`);
  other.exec('BEGIN IMMEDIATE');
  const added = store.add(submission({ fingerprint: 'b' }));
  let isDone = false;
  void added.then(() => {
    isDone = true;
  });
  await store.get(1).catch(() => {}); // reads still work, and this one gives the waiting write time for a try
  expect(isDone).toBe(false);
  other.exec('ROLLBACK');
  expect(await added).toMatchObject({ isNew: true });
});

test('a database that stays locked is given up on with a sentence', async () => {
  const file = newFile();
  const store = storeIn(file);
  await store.add(submission());
  const other = otherProgram(`file:${file}`);
  other.exec('BEGIN IMMEDIATE');
  const error: unknown = await store.add(submission({ fingerprint: 'b' })).catch((error: unknown) => error);
  expect(error).toBeInstanceOf(StoreError);
  expect((error as StoreError).message).toBe(
    'The database is locked by another program: end what holds it. (SQLITE_BUSY)',
  );
  other.exec('ROLLBACK');
  expect(await store.add(submission({ fingerprint: 'b' }))).toMatchObject({ isNew: true });
});

test('a file that is not a database is left as it is, and the error says what to do', async () => {
  const file = path.join(temporaryFolder(), 'guide.db');
  writeFileSync(file, 'not a database, but long enough to have a header of a hundred bytes '.repeat(20));
  const error: unknown = await storeIn(file)
    .add(submission())
    .catch((error: unknown) => error);
  expect((error as StoreError).message).toMatch(/^The database file is broken: .*\(SQLITE_NOTADB\)$/);
});

test('a folder that cannot be written to is reported', async () => {
  const blocked = path.join(temporaryFolder(), 'file');
  writeFileSync(blocked, '');
  const error: unknown = await storeIn(path.join(blocked, 'guide.db'))
    .check()
    .catch((error: unknown) => error);
  expect(error).toBeInstanceOf(StoreError);
});

test('deleted data can no longer be found in the file', async () => {
  const { readdirSync, readFileSync } = await import('node:fs');
  const file = newFile();
  const store = storeIn(file);
  await store.add(submission({ answers: { name: 'Ana Secreta' } }));
  expect(await store.remove([1, 2])).toBe(1);
  await store.close();
  const folder = path.dirname(file);
  const bytes = readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'latin1'));
  expect(bytes.join('')).not.toContain('Secreta');
});

test('only submissions older than the given time are deleted', async () => {
  const store = storeIn();
  await store.add(submission({ receivedAt: 1000, fingerprint: 'a' }));
  await store.add(submission({ receivedAt: 2000, fingerprint: 'b' }));
  expect(await store.removeOlderThan(2000)).toBe(1);
  expect((await store.list()).map(({ receivedAt }) => receivedAt)).toEqual([2000]);
});

test('a notice is given to one process at a time, and is due again until it is marked as sent', async () => {
  const file = newFile();
  const [first, second] = [storeIn(file), storeIn(file)];
  await first.add(submission({ receivedAt: 1000, isNoticeDue: true }));
  const nextTry = (tries: number) => 1000 + tries * 100;
  expect(await first.takeNotice(1000, nextTry)).toMatchObject({ submission: { id: 1 }, tries: 1 });
  expect(await second.takeNotice(1000, nextTry)).toBeNull();
  expect(await second.takeNotice(1100, nextTry)).toMatchObject({ tries: 2 });
  await second.markNotified(1);
  expect(await first.takeNotice(9999, nextTry)).toBeNull();
});

test('a copy made during a write is a whole database', async () => {
  const store = storeIn();
  await store.add(submission());
  const copy = path.join(temporaryFolder(), 'copy.db');
  const added = store.add(submission({ fingerprint: 'b' }));
  await store.backup(copy);
  await added;
  expect((await storeIn(copy).list()).length).toBeGreaterThan(0);
});

test('a suspected submission that was never seen does not expire', async () => {
  const store = storeIn();
  for (const [index, suspicion] of (['trap', 'fast', 'trap', null] as const).entries()) {
    await store.add(submission({ receivedAt: 1000, fingerprint: String(index), suspicion }));
  }
  await store.markSeen([2], 1500);
  await store.mark(3, 'spam');
  expect((await store.ages(2000)).older).toBe(3);
  expect(await store.removeOlderThan(2000)).toBe(3);
  expect((await store.list()).map(({ id }) => id)).toEqual([1]);
  expect(await store.countSuspected()).toBe(1);
});
