import { copyFileSync, existsSync, readdirSync, renameSync, rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { otherProgram } from '../testing/other-program.ts';
import { message, post, startGuide } from '../testing/test-guide.ts';
import { fileOf } from './file-database.ts';

/** A guide that has acknowledged three posts; `kept` reads their subjects as another program does. */
async function guideWithPosts() {
  const guide = await startGuide();
  const file = fileOf(guide.database);
  const send = async (subject: string) => (await post(guide.url, { ...message, subject })).status;
  for (const subject of ['a', 'b', 'c']) expect(await send(subject)).toBe(200);
  return { ...guide, file, send, kept: () => subjectsIn(file) };
}

function subjectsIn(file: string): unknown[] {
  const rows = otherProgram(`file:${file}`).prepare("SELECT answers ->> 'subject' AS subject FROM submission").all();
  return rows.map(({ subject }) => subject);
}

const rescued = (file: string) =>
  readdirSync(path.dirname(file))
    .filter((name) => name.includes('.rescued-'))
    .map((name) => path.join(path.dirname(file), name));

test.each([
  ['the database file', ['']],
  ['the log', ['-wal']],
  ['the log and its index', ['-wal', '-shm']],
  ['all its files', ['', '-wal', '-shm']],
])('%s deleted while the server runs is put back with every acknowledged post', async (_, parts) => {
  const { file, send, kept, logged } = await guideWithPosts();
  for (const part of parts) rmSync(file + part);
  expect(await send('d')).toBe(200);
  expect(kept()).toEqual(['a', 'b', 'c', 'd']);
  expect(logged.join('')).toContain('deleted while the guide ran');
  expect(rescued(file)).toEqual([]);
});

test('a deleted file is put back by /healthz, too, when nobody posts', async () => {
  const { file, url, kept } = await guideWithPosts();
  rmSync(file);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(kept()).toEqual(['a', 'b', 'c']);
});

test('a file that replaces the database is used, and the content of the old one is saved next to it', async () => {
  const { file, send, kept, logged } = await guideWithPosts();
  const other = await guideWithPosts();
  await other.close();
  const backup = `${file}.backup`;
  copyFileSync(other.file, backup);
  await send('only in the old one');
  renameSync(backup, file);
  expect(await send('d')).toBe(200);
  expect(kept()).toEqual(['a', 'b', 'c', 'd']);
  expect(rescued(file).flatMap(subjectsIn)).toEqual(['a', 'b', 'c', 'only in the old one']);
  expect(logged.join('')).toContain('was replaced while the guide ran');
});

test.each([
  ['to nothing', '', 0],
  ['in the middle of a page', '', 5000],
  ['in its log', '-wal', 0],
])('a database that is truncated %s accepts no more posts, and the owner is told', async (_, part, size) => {
  const { file, send, url, logged } = await guideWithPosts();
  if (part === '') otherProgram(`file:${file}`).prepare('PRAGMA wal_checkpoint(TRUNCATE)').all();
  expect(await send('one more')).toBe(200);
  truncateSync(file + part, size);
  expect(await send('d')).toBe(503);
  expect(logged.join('')).toContain('was cut short while the guide ran: stop the guide');
  const health = await fetch(`${url}/healthz`);
  expect([health.status, await health.json()]).toMatchObject([503, { database: expect.stringContaining('cut short') }]);
});

test('a file that another program shrinks without damage stays in use', async () => {
  const { file, send, kept } = await guideWithPosts();
  for (let index = 0; index < 20; index++) await send('x'.repeat(200 - index));
  const other = otherProgram(`file:${file}`);
  other.exec('DELETE FROM submission WHERE id > 3; PRAGMA wal_checkpoint(TRUNCATE)');
  other.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)');
  other.close();
  expect(await send('d')).toBe(200);
  expect(kept()).toEqual(['a', 'b', 'c', 'd']);
});

test('a folder that was deleted with the file is put back with it', async () => {
  const { file, send, kept } = await guideWithPosts();
  rmSync(path.dirname(file), { recursive: true });
  expect(await send('d')).toBe(200);
  expect(existsSync(file)).toBe(true);
  expect(kept()).toEqual(['a', 'b', 'c', 'd']);
});
