import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/test-folder.ts';
import { createStatic, type Static } from './static.ts';
import { createUsualAnswers } from './usual.ts';

const HEADERS: [string, string][] = [['X-Content-Type-Options', 'nosniff']];
const PAGE = `<h1>${'Inicio '.repeat(200)}</h1>`;
const PICTURE = '/images/bodegas/suter-1-1080.avif';

/** A tiny site, whose pages say `text`. */
function siteOf(text: string): Static {
  const dist = path.join(temporaryFolder(), 'dist');
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), content);
  };
  for (const name of ['index.html', 'contacto-exito/index.html', 'moved/index.html', 'bodegas/index.html']) {
    write(name, text);
    write(`${name}.br`, brotliCompressSync(text));
    write(`${name}.gz`, gzipSync(text));
  }
  write('404.html', 'no such page');
  write('sw.js', 'answer()');
  write('datos/fichas.csv', 'name');
  write('assets/entry.js', 'start()');
  write('video/film.mp4', '0123456789');
  for (const width of [480, 1080]) write(PICTURE.replace('1080', String(width)).slice(1), `${width} pixels`);
  write('images/large.webp', Buffer.alloc(300 * 1024, 7));
  write('.redirects.json', JSON.stringify({ '/bodegas': '/bodegas-en-san-rafael' }));
  return createStatic(dist, { contentSecurityPolicy: "default-src 'none'", moved: { '/moved': null } });
}

/** Serves the site, and tells by a header whether an answer was a usual one. */
async function serve(first: Static) {
  let site = first;
  const answerUsual = createUsualAnswers(() => site.look, HEADERS);
  const server = createServer((request, response) => {
    if (request.headers['x-careful'] === undefined && answerUsual(request, response)) return;
    for (const [name, value] of HEADERS) response.setHeader(name, value);
    response.setHeader('X-Careful', 'yes');
    site(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = async (address: string, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + address, { headers, redirect: 'manual' });
    const { 'x-careful': careful, date: _, ...own } = Object.fromEntries(response.headers);
    return { isUsual: careful === undefined, seen: { status: response.status, own, text: await response.text() } };
  };
  const take = (next: Static) => {
    site = next;
  };
  return { get, take };
}

test.each(['/', '/contacto-exito', '/assets/entry.js', PICTURE, `${PICTURE}?v=abc`])(
  'the usual answer to %s is the careful one, whatever encoding the browser accepts',
  async (address) => {
    const { get } = await serve(siteOf(PAGE));
    for (const accept of ['gzip, deflate, br', 'gzip', 'br;q=0, gzip', '*']) {
      const usual = await get(address, { 'accept-encoding': accept });
      const careful = await get(address, { 'accept-encoding': accept, 'x-careful': 'yes' });
      expect(usual.isUsual).toBe(true);
      expect(usual.seen).toEqual(careful.seen);
    }
  },
);

test.each([
  '/contacto-exito?r=A1',
  '/moved',
  '/bodegas',
  '/sw.js',
  '/datos/fichas.csv',
  '/video/film.mp4',
  '/404.html',
])('what may be answered in another way is not a usual request: %s', async (address) => {
  const { get } = await serve(siteOf(PAGE));
  expect((await get(address)).isUsual).toBe(false);
});

test('a request for less than the whole file is not a usual one', async () => {
  const { get } = await serve(siteOf(PAGE));
  for (const [name, value] of [
    ['if-none-match', '"x"'],
    ['range', 'bytes=0-1'],
    ['save-data', 'on'],
  ] as const) {
    expect((await get(PICTURE, { [name]: value })).isUsual).toBe(false);
  }
  expect((await get('/images/large.webp')).isUsual).toBe(false);
});

test('once another site is served, its pages are', async () => {
  const { get, take } = await serve(siteOf(PAGE));
  expect((await get('/')).seen.text).toBe(PAGE);
  take(siteOf('another site'));
  expect((await get('/')).seen.text).toBe('another site');
});

test('a browser that takes no compressed text gets it unpacked', async () => {
  const { get } = await serve(siteOf(PAGE));
  const { isUsual, seen } = await get('/', { 'accept-encoding': 'identity' });
  expect([isUsual, seen.text, seen.own['content-length']]).toEqual([false, PAGE, String(PAGE.length)]);
});
