import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { otherProgram } from '../testing/other-program.ts';
import { temporaryFolder } from '../testing/test-folder.ts';
import { asNobody, message, post, spawnGuide, startGuide, tinySite } from '../testing/test-guide.ts';
import { openStore } from './store.ts';

const UNAVAILABLE = expect.stringContaining('Tu mensaje no se guardó.');

async function health(url: string) {
  const response = await fetch(`${url}/healthz`);
  return { status: response.status, ...((await response.json()) as { site: string; database: string }) };
}

test('the health check reports that all is well', async () => {
  const { url } = await startGuide();
  expect(await health(url)).toEqual({ status: 200, ready: true, site: 'ok', database: 'ok', disk: expect.any(String) });
});

test('the health check fails while no form can be stored', async () => {
  const limited = ['bash', '-c', 'ulimit -f 100; exec "$@"', 'bash'];
  const database = `file:${path.join(temporaryFolder(), 'guide.db')}`;
  const { url } = await spawnGuide({ DATABASE_URL: database, LOG_LEVEL: 'silent' }, tinySite(), limited);
  let refusals = 0;
  for (let index = 0; refusals < 10; index++) {
    const { ok } = await post(url, { ...message, subject: String(index), message: 'x'.repeat(4000) });
    refusals = ok ? 0 : refusals + 1;
  }
  expect(await health(url)).toMatchObject({ status: 503, database: expect.stringContaining('make room on the disk') });
});

test('the health check runs once a second, however often it is requested', async () => {
  const { url, database } = await startGuide();
  await health(url);
  const other = otherProgram(database);
  const version = () => other.prepare('PRAGMA data_version').get()?.data_version;
  const before = version();
  vi.spyOn(performance, 'now').mockReturnValue(performance.now()); // the second does not pass, even on a slow machine
  await Promise.all(Array.from({ length: 50 }, () => health(url)));
  expect(version()).toBe(before);
});

test('a database that the guide may not write to is not healthy, and posts are refused', async () => {
  const folder = temporaryFolder();
  const store = openStore({ url: `file:${path.join(folder, 'guide.db')}` });
  await store.check();
  await store.close();
  for (const name of readdirSync(folder)) chmodSync(path.join(folder, name), 0o444);
  chmodSync(folder, 0o555);
  onTestFinished(() => chmodSync(folder, 0o755));
  const dist = tinySite();
  chmodSync(path.dirname(dist), 0o755);
  const variables = { DATABASE_URL: `file:${folder}/guide.db`, LOG_LEVEL: 'silent' };
  const { url } = await spawnGuide(variables, dist, asNobody());
  expect(await health(url)).toMatchObject({ status: 503, database: expect.stringContaining('check its folder') });
  expect((await post(url)).status).toBe(503);
});

test('with a full disk posts are refused with a sentence, nothing is half written, and pages are served', async () => {
  const database = path.join(temporaryFolder(), 'guide.db');
  const variables = { DATABASE_URL: `file:${database}`, LOG_LEVEL: 'silent' };
  // No file of this process may grow beyond 64 blocks of 1 kB: this acts like a full disk, and works without root.
  const limited = ['bash', '-c', 'ulimit -f 64; exec "$@"', 'bash'];
  const guide = await spawnGuide(variables, tinySite(), limited);
  const kept: string[] = [];
  let refused: Response | null = null;
  for (let index = 0; !refused && index < 200; index++) {
    const subject = `mensaje ${index}`;
    const response = await post(guide.url, { ...message, subject, message: 'x'.repeat(4000) });
    if (response.ok) kept.push(subject);
    else refused = response;
  }
  expect(refused?.status).toBe(503);
  expect(refused?.headers.get('retry-after')).toBe('10');
  expect(await refused?.json()).toEqual({ error: UNAVAILABLE, fields: [] });
  expect((await fetch(guide.url)).status).toBe(200);
  guide.process.kill('SIGKILL');
  await guide.exited;

  const roomy = await spawnGuide(variables);
  expect((await post(roomy.url, { ...message, subject: 'con lugar' })).status).toBe(200);
  const client = otherProgram(`file:${database}`);
  const rows = client.prepare("SELECT answers ->> 'subject' AS subject FROM submission ORDER BY id").all();
  expect(rows.map(({ subject }) => subject)).toEqual([...kept, 'con lugar']);
});

test('while the database is locked, posts wait and are then refused, and pages are served meanwhile', async () => {
  const { url, database } = await startGuide();
  await post(url);
  const other = otherProgram(database);
  other.exec('BEGIN IMMEDIATE');
  const posted = post(url, { ...message, subject: 'Otra' });
  expect((await fetch(url)).status).toBe(200);
  const response = await posted;
  expect([response.status, await response.json()]).toEqual([503, { error: UNAVAILABLE, fields: [] }]);
  other.exec('ROLLBACK');
  expect((await post(url, { ...message, subject: 'Otra' })).status).toBe(200);
});

test('a broken database file is not touched, the owner is told, and pages are served', async () => {
  const file = path.join(temporaryFolder(), 'guide.db');
  const broken = 'this was a database once, before the disk of the machine had its accident. '.repeat(50);
  writeFileSync(file, broken);
  const { url, logged } = await startGuide({ DATABASE_URL: `file:${file}` });
  expect((await fetch(url)).status).toBe(200);
  const response = await post(url);
  expect([response.status, await response.json()]).toEqual([503, { error: UNAVAILABLE, fields: [] }]);
  expect(await health(url)).toEqual({
    status: 503,
    ready: false,
    site: 'ok',
    disk: expect.any(String),
    database: expect.stringContaining('The database file is broken: stop the server, keep the file'),
  });
  expect(logged.join('')).toContain('The database file is broken');
  expect(readFileSync(file, 'utf8')).toBe(broken);
});

test('if its port is taken, the server exits with a sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const { code, errors } = await run({ PORT: String(port), HOST: '127.0.0.1' });
  expect(code).toBe(1);
  expect(errors).toBe(
    `The server could not start: port ${port} is taken by another program. Choose another, for example PORT=${port + 1}.\n`,
  );
});

test('for mistakes in the configuration, the server exits with a sentence for each', async () => {
  const { code, errors } = await run({ PORT: 'web', HSTS: 'maybe' });
  expect(code).toBe(1);
  expect(errors.trim().split('\n')).toEqual([
    'PORT is "web", but must be a number from 0 to 65535.',
    expect.stringMatching(/^HSTS is "maybe", but must be 1 when/),
  ]);
});

test.each([
  [
    'no folder',
    (dist: string) => rmSync(dist, { recursive: true }),
    /^There is no folder .*: build the site with npm run build/,
  ],
  [
    'an empty folder',
    (dist: string) => rmSync(path.join(dist, '.server.json')),
    /^There is no built site in .*: build it with npm run build/,
  ],
  [
    'half a build',
    (dist: string) => writeFileSync(path.join(dist, '.server.json'), '{"words":'),
    /is broken: build the site again/,
  ],
])('with %s in the place of the site, the server exits with a sentence', async (_, spoil, sentence) => {
  const dist = tinySite();
  spoil(dist);
  const { code, errors } = await run({ PORT: '0' }, dist);
  expect(code).toBe(1);
  expect(errors.trim().split('\n')).toEqual([expect.stringMatching(/^The server could not start: /)]);
  expect(errors.replace('The server could not start: ', '')).toMatch(sentence);
});

test('for an unknown name in .env, the server exits with a sentence', async () => {
  const { code, errors } = await run({}, tinySite(), 'TRUSTED_PROXYS=1');
  expect([code, errors]).toEqual([
    1,
    '.env: TRUSTED_PROXYS means nothing to the guide; did you mean TRUSTED_PROXIES?\n',
  ]);
});

/** Starts a guide that is expected to exit on its own. */
async function run(variables: Record<string, string>, dist = tinySite(), envFile = '') {
  const env = { ...process.env, DATABASE_URL: `file:${path.join(temporaryFolder(), 'guide.db')}`, ...variables };
  const main = path.join(import.meta.dirname, '../main.ts');
  const cwd = temporaryFolder();
  writeFileSync(path.join(cwd, '.env'), envFile);
  const child = spawn(process.execPath, [main, dist], { cwd, env });
  onTestFinished(() => void child.kill('SIGKILL'));
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, errors };
}

/** A client that sends `text`, and then nothing more. */
async function stall(port: number, text: string): Promise<{ socket: Socket; answer: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const answer = new Promise<string>((resolve) => {
    let heard = '';
    socket.on('data', (chunk: Buffer) => {
      heard += chunk;
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', () => {}); // 'close' follows
  });
  socket.write(text);
  return { socket, answer };
}

test('a client that never finishes its head or its body is disconnected, and delays nobody', async () => {
  const patience = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50, unread: 30_000 };
  const { port, url } = await startGuide({}, undefined, { patience });
  const head = await stall(port, 'POST /f/contacto HTTP/1.1\r\nHost: x\r\n');
  const body = await stall(
    port,
    'POST /f/contacto HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  );
  expect((await post(url)).status).toBe(200);
  expect(await head.answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(await body.answer).toMatch(/^HTTP\/1\.1 408 /);
});

test('a client that does not read its answer does not keep the server from exiting', async () => {
  const guide = await spawnGuide({
    DATABASE_URL: `file:${path.join(temporaryFolder(), 'guide.db')}`,
    LOG_LEVEL: 'silent',
  });
  await stall(Number(new URL(guide.url).port), 'GET / HTTP/1.1\r\nHost: x\r\n');
  guide.process.kill('SIGTERM');
  expect(await guide.exited).toBe(0);
});

test('fifty posts during a lock do not take a descriptor each, and are stored once it is released', async () => {
  const { url, database } = await startGuide();
  await post(url);
  const other = otherProgram(database);
  other.exec('BEGIN IMMEDIATE');
  const before = openFiles();
  const posts = Array.from({ length: 50 }, (_, index) => post(url, { ...message, subject: String(index) }));
  for (let reader = 0; reader < 50; reader++) await (await fetch(url)).text(); // meanwhile the posts are retried
  expect(openFiles()).toBeLessThanOrEqual(before);
  other.exec('ROLLBACK');
  expect(new Set((await Promise.all(posts)).map(({ status }) => status))).toEqual(new Set([200]));
});

/** The number of descriptors of database files that this process holds; 0 where the system does not list them. */
function openFiles(): number {
  if (!existsSync('/proc/self/fd')) return 0;
  return readdirSync('/proc/self/fd').filter((fd) => linkOf(fd).includes('guide.db')).length;
}

function linkOf(fd: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return ''; // the descriptor that read the folder
  }
}
