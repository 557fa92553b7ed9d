import { once } from 'node:events';
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from './testing/test-folder.ts';
import { spawnGuide, startGuide, tinySite } from './testing/test-guide.ts';

const LARGE_BYTES = 3_000_000;

/** Releases called `one`, `two`…, whose files contain their name, and a link `current`, which first leads to `one`. */
function releases(...names: string[]) {
  const folder = temporaryFolder();
  for (const name of names) {
    mkdirSync(path.join(folder, name));
    const dist = path.join(folder, name, 'dist');
    renameSync(tinySite(), dist);
    writeFileSync(path.join(dist, 'index.html'), name);
    writeFileSync(path.join(dist, 'large.txt'), name.repeat(LARGE_BYTES / name.length));
  }
  const current = path.join(folder, 'current');
  const lead = (name: string) => {
    symlinkSync(name, `${current}.next`);
    renameSync(`${current}.next`, current);
  };
  lead(names[0] ?? '');
  return { folder, lead, dist: path.join(current, 'dist') };
}

const text = async (url: string) => (await fetch(url)).text();

test('the release that was opened is served until a reload, then the new one, without a lost request', async () => {
  const { dist, lead } = releases('one', 'two');
  const guide = await spawnGuide({ DATABASE_URL: `file:${temporaryFolder()}/guide.db`, LOG_LEVEL: 'silent' }, dist);
  lead('two');
  expect(await text(guide.url)).toBe('one');
  let isOver = false;
  const answers: { status: number; isWhole: boolean }[] = [];
  const visitors = ['/', '/large.txt', '/large.txt'].map(async (address) => {
    while (!isOver) {
      const response = await fetch(guide.url + address);
      const names = new Set((await response.text()).match(/one|two/g));
      answers.push({ status: response.status, isWhole: names.size === 1 });
    }
  });
  guide.process.kill('SIGHUP');
  await expect.poll(() => text(guide.url)).toBe('two');
  isOver = true;
  await Promise.all(visitors);
  expect(answers.filter(({ status, isWhole }) => status !== 200 || !isWhole)).toEqual([]);
  expect(await text(`${guide.url}/large.txt`)).toMatch(/^(two)+$/);
});

test('a site whose folder is replaced or deleted is served as it was', async () => {
  const { dist, folder } = releases('one', 'two');
  const { url } = await startGuide({}, dist);
  rmSync(path.join(folder, 'one/dist'), { recursive: true });
  renameSync(path.join(folder, 'two/dist'), path.join(folder, 'one/dist'));
  expect(await text(`${url}/large.txt`)).toMatch(/^(one)+$/);
  expect(await text(url)).toBe('one');
});

test('a large file that another program writes into is not sent with its old length', async () => {
  const { dist } = releases('one');
  const { url } = await startGuide({}, dist);
  writeFileSync(path.join(dist, 'large.txt'), 'shorter');
  expect((await fetch(`${url}/large.txt`)).status).toBe(503);
});

test('an invalid release leaves the old one in its place', async () => {
  const { dist, lead } = releases('one', 'two');
  const { url, logged, reload } = await startGuide({}, dist);
  lead('two');
  rmSync(path.join(dist, '.server.json'));
  reload();
  await expect.poll(() => logged.join('')).toContain('the new site could not be opened');
  expect(await text(url)).toBe('one');
});

test('build files that an editor saved with a byte-order mark can be read', async () => {
  const { dist } = releases('one');
  const built = path.join(dist, '.server.json');
  writeFileSync(built, `\uFEFF${readFileSync(built, 'utf8')}`);
  writeFileSync(path.join(dist, '.redirects.json'), '\uFEFF{ "/alias": "/large.txt" }');
  const { url } = await startGuide({}, dist);
  const { status, headers } = await fetch(`${url}/alias`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([302, '/large.txt']);
});

test('a visitor who disconnects in the middle of a large file does not close it for others', async () => {
  const { dist } = releases('one');
  const { url, port } = await startGuide({}, dist);
  for (let visitor = 0; visitor < 5; visitor++) {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
    socket.destroy();
    await once(socket, 'close');
    expect(await text(`${url}/large.txt`)).toHaveLength(LARGE_BYTES);
  }
});
