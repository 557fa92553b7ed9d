import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BuildCache } from './cache.ts';

function openFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = () => readdirSync(folder).map((name) => path.join(folder, name));
  return { folder, files };
}

/** Makes a text, and counts how often it did. */
function maker(text: string) {
  let count = 0;
  return { make: async () => `${text} ${++count}`, count: () => count };
}

test('a text is made once for all builds, and again when any part of its key differs', async () => {
  const { folder } = openFolder();
  const { make, count } = maker('made');
  expect(await new BuildCache(folder).text(['page', 'a', 'b'], make)).toBe('made 1');
  expect(await new BuildCache(folder).text(['page', 'a', 'b'], make)).toBe('made 1');
  expect(await new BuildCache(folder).text(['page', 'ab', ''], make)).toBe('made 2');
  expect(count()).toBe(2);
});

test('two parts of a build that need the same text at the same time make it once', async () => {
  const cache = new BuildCache(openFolder().folder);
  const { make } = maker('made');
  expect(await Promise.all([cache.text(['index'], make), cache.text(['index'], make)])).toEqual(['made 1', 'made 1']);
});

test.each([
  ['cut short', (file: string) => truncateSync(file, 34)],
  ['empty', (file: string) => writeFileSync(file, '')],
  ['other bytes', (file: string) => writeFileSync(file, 'x'.repeat(100))],
])('an entry that is %s is made again', async (_what, breakIt) => {
  const { folder, files } = openFolder();
  const { make } = maker('made');
  const cache = new BuildCache(folder);
  await cache.text(['page'], make);
  files().forEach(breakIt);
  expect(await cache.text(['page'], make)).toBe('made 2');
  expect(await cache.text(['page'], make)).toBe('made 2');
});

test('pruning deletes the least recently used entries, but never those that this build has used', async () => {
  const { folder, files } = openFolder();
  const old = new BuildCache(folder);
  for (const name of ['one', 'two', 'three']) await old.text([name], async () => name.repeat(100));
  const [first = '', second = ''] = files();
  utimesSync(first, 1, 1);
  utimesSync(second, 2, 2);
  const now = new BuildCache(folder);
  await now.text(['four'], async () => 'four'.repeat(100));
  now.prune(1000);
  expect(files()).not.toContain(first);
  expect(files()).not.toContain(second);
  now.prune(0);
  expect(files()).toHaveLength(1);
  expect(statSync(files()[0] ?? '').size).toBeGreaterThan(400);
});
