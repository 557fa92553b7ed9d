import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/test-folder.ts';
import { spawnGuide, startGuide, tinySite } from '../testing/test-guide.ts';

const CONNECTIONS = 10;
const REQUESTS = 1400;
const MOST_MB = 400;
const LARGE_BYTES = 1_000_000;

/** A site with a file that is too large to be kept in memory. */
function siteWithLargeFile(): string {
  const dist = tinySite();
  writeFileSync(path.join(dist, 'sitemap.xml'), Buffer.alloc(LARGE_BYTES, 'x'));
  return dist;
}

const requests = (count: number) => 'GET /sitemap.xml HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count);

/** Opens a connection that sends `text` and never reads. */
function neverRead(port: number, text: string) {
  const socket = connect(port, '127.0.0.1').pause();
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => {}); // when the server closes it
  socket.write(text);
}

test(`${CONNECTIONS} connections that send ${REQUESTS} requests each and read nothing take neither memory nor files`, async ({
  skip,
  task,
}) => {
  if (!existsSync('/proc/self/status')) skip('This system does not tell what a process holds.');
  const database = `file:${path.join(temporaryFolder(), 'guide.db')}`;
  const guide = await spawnGuide({ DATABASE_URL: database, LOG_LEVEL: 'silent' }, siteWithLargeFile());
  const port = Number(new URL(guide.url).port);
  const proc = `/proc/${guide.process.pid}`;
  for (let connection = 0; connection < CONNECTIONS; connection++) neverRead(port, requests(REQUESTS));
  for (let visitor = 0; visitor < 100; visitor++) {
    expect((await fetch(guide.url)).status).toBe(200);
    await wait(1);
  }
  const files = readdirSync(`${proc}/fd`).length;
  expect(files).toBeLessThan(100);
  const megabytes = Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`${proc}/status`, 'utf8'))?.[1]) / 1024;
  expect(megabytes).toBeLessThan(MOST_MB);
  task.meta.measured = `${Math.round(megabytes)} MB and ${files} open files at most`;
});

test('a client that sends a few requests ahead gets the answers in order', async () => {
  const { port } = await startGuide();
  const socket = connect(port, '127.0.0.1');
  const asked = ['/', '/healthz', '/nothing', '/f/contacto', '/'];
  socket.write(asked.map((address) => `GET ${address} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  let heard = '';
  for await (const chunk of socket) heard += String(chunk);
  expect([...heard.matchAll(/HTTP\/1.1 (\d+)/g)].map(([, status]) => status)).toEqual([
    '200',
    '200',
    '404',
    '405',
    '200',
    '200',
  ]);
});

test('a connection that never reads its answer is closed', async () => {
  const patience = { headersTimeout: 10_000, requestTimeout: 10_000, connectionsCheckingInterval: 50, unread: 200 };
  const { port, url, server } = await startGuide({}, siteWithLargeFile(), { patience });
  const connected = once(server, 'connection') as Promise<[Socket]>;
  neverRead(port, requests(16));
  const [socket] = await connected;
  expect((await fetch(url)).status).toBe(200);
  if (!socket.destroyed) await once(socket, 'close');
});
