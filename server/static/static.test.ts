import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/test-folder.ts';
import { createStatic } from './static.ts';

const LIST = '/bodegas-en-san-rafael';
const POLICY = "default-src 'none'";
/** Former addresses of pages. */
const MOVED = { [`${LIST}/old-suter`]: `${LIST}/suter`, [`${LIST}/gone`]: null };
const home = `<h1>${'Inicio '.repeat(200)}</h1>`;

/** Serves a tiny site on its own port, and returns its address. */
async function serve(isRecalled = false): Promise<string> {
  const dist = path.join(temporaryFolder(), 'dist');
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), content);
  };
  write('index.html', home);
  write(`${LIST}/gone/index.html`, 'gone');
  write('index.html.br', brotliCompressSync(home));
  write('index.html.gz', gzipSync(home));
  write('404.html', 'no such page');
  write('en/404.html', 'no such page, in English');
  write('datos/fichas.geojson', '{}');
  write('404.json', '{"screen":"not-found"}');
  write(`${LIST}/index.html`, 'all wineries');
  write(`${LIST}/404.html`, 'no such winery');
  write(`${LIST}/suter/index.html`, 'Suter');
  write(`${LIST}/suter/page.json`, '{"screen":"listing"}');
  write('assets/entry-abc.js', 'start()');
  for (const width of [320, 480, 1080]) write(`images/bodegas/suter-1-${width}.avif`, `${width} pixels`);
  write('sw.js', 'answer()');
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('sitemap.xml', '<urlset/>');
  write('images/large.webp', Buffer.alloc(300 * 1024, 7));
  write('video/film.mp4', Buffer.from('0123456789'));
  write('.redirects.json', JSON.stringify({ '/bodegas': LIST }));
  write('.stamp', 'secret');
  write('../outside.txt', 'secret');

  const server = createServer(createStatic(dist, { contentSecurityPolicy: POLICY, isRecalled, moved: MOVED }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function get(pathname: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch((await serve()) + pathname, { headers, method, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Requests addresses that `fetch` would normalise before sending. */
async function getRaw(target: string): Promise<string> {
  const { hostname, port } = new URL(await serve());
  const socket = connect(Number(port), hostname);
  socket.end(`GET ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

test('a page is served at the address of its folder, must be revalidated, and declares its character set', async () => {
  const { status, headers, text } = await get(LIST);
  expect({ status, text }).toEqual({ status: 200, text: 'all wineries' });
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-cache');
});

test('the former address of a moved page redirects permanently, and that of a removed page answers 410', async () => {
  const moved = await get(`${LIST}/old-suter?from=print`);
  expect({ status: moved.status, to: moved.headers.get('location') }).toEqual({
    status: 301,
    to: `${LIST}/suter?from=print`,
  });
  expect(await get(`${LIST}/gone`)).toMatchObject({ status: 410, text: 'gone' });
});

test('a visitor who saves data gets large pictures with fewer pixels, and caches tell the two apart', async () => {
  const large = '/images/bodegas/suter-1-1080.avif';
  const saved = await get(large, { 'save-data': 'on' });
  expect(saved.text).toBe('480 pixels');
  expect(saved.headers.get('vary')).toBe('Save-Data');
  const whole = await get(large);
  expect(whole.text).toBe('1080 pixels');
  expect(whole.headers.get('vary')).toBe('Save-Data');
  const small = await get('/images/bodegas/suter-1-320.avif', { 'save-data': 'on' });
  expect(small.text).toBe('320 pixels');
  expect(small.headers.get('vary')).toBeNull();
});

test.each(['/', LIST, '/nothing-here', '/favicon.svg', '/sitemap.xml'])(
  'anything that can be opened as a document has the content security policy: %s',
  async (address) => {
    expect((await get(address)).headers.get('content-security-policy')).toBe(POLICY);
  },
);

test.each(['/assets/entry-abc.js', `${LIST}/suter/page.json`, '/images/large.webp', '/nothing.js'])(
  'a file that is not a document has no content security policy: %s',
  async (address) => {
    expect((await get(address)).headers.get('content-security-policy')).toBeNull();
  },
);

test('no cache stores the service worker, so that a broken one can be recalled at once', async () => {
  const { headers } = await get('/sw.js');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('clear-site-data')).toBeNull();
});

test('a recalled service worker clears the browser’s cache, but not what visitors wrote', async () => {
  const { headers } = await fetch(`${await serve(true)}/sw.js`);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('clear-site-data')).toBe('"cache"');
});

test('files with a hash in their name may be cached for a year', async () => {
  const { headers } = await get('/assets/entry-abc.js');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
});

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['identity', null],
])('a browser that accepts "%s" gets %s', async (accept, encoding) => {
  const { headers, text } = await get('/', { 'accept-encoding': accept });
  expect(headers.get('content-encoding')).toBe(encoding);
  expect(headers.get('vary')).toBe('Accept-Encoding');
  expect(text).toBe(home);
});

test('an unchanged file is not sent again, and each encoding has its own strong ETag', async () => {
  const url = await serve();
  const accept = (encoding: string) => ({ 'accept-encoding': encoding });
  const br = (await fetch(url, { headers: accept('br') })).headers.get('etag') ?? '';
  const gzip = (await fetch(url, { headers: accept('gzip') })).headers.get('etag');
  expect(br).toMatch(/^"[^"]+"$/);
  expect(gzip).not.toBe(br);
  const again = await fetch(url, {
    headers: { ...accept('br'), 'cache-control': 'max-age=0', 'if-none-match': `"other", W/${br}` },
  });
  expect({ status: again.status, text: await again.text() }).toEqual({ status: 304, text: '' });
  expect(again.headers.get('etag')).toBe(br);
});

test('HEAD returns only the headers', async () => {
  const { status, headers, text } = await get(LIST, { 'accept-encoding': 'identity' }, 'HEAD');
  expect({ status, text, length: headers.get('content-length') }).toEqual({ status: 200, text: '', length: '12' });
});

test('other methods are refused', async () => {
  const { status, headers } = await get('/', {}, 'POST');
  expect({ status, allow: headers.get('allow') }).toEqual({ status: 405, allow: 'GET, HEAD' });
});

test.each([
  ['/bodegas', 302, LIST],
  ['/bodegas/?filter=a%20b', 302, `${LIST}?filter=a%20b`],
  [`${LIST}/`, 301, LIST],
  [`${LIST}/suter/?a=1`, 301, `${LIST}/suter?a=1`],
])('%s redirects with %i to %s', async (address, status, target) => {
  const answer = await get(address);
  expect({ status: answer.status, location: answer.headers.get('location') }).toEqual({ status, location: target });
});

test.each([
  [`${LIST}/unknown`, 'no such winery'],
  [`${LIST}/suter/deeper/still`, 'no such page'],
  ['/unknown', 'no such page'],
  ['/unknown/deeper/', 'no such page'],
  ['/404.html', 'no such page'],
  ['/en/unknown', 'no such page, in English'],
  [`/en${LIST}/suter/deeper/still`, 'no such page, in English'],
])('%s gets the nearest 404 page', async (address, text) => {
  const answer = await get(address);
  expect({ status: answer.status, text: answer.text }).toEqual({ status: 404, text });
});

test.each(['/unknown.json', `${LIST}/unknown/page.json`, '/images/unknown.webp'])(
  '%s is not a page: a short text says that it does not exist',
  async (address) => {
    const { status, text } = await get(address);
    expect({ status, text }).toEqual({ status: 404, text: 'Not found' });
  },
);

test('a browser that opens such an address gets the 404 page of its language', async () => {
  const accept = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  expect(await get('/unknown.php', accept)).toMatchObject({ status: 404, text: 'no such page' });
  expect(await get('/en/photo.jpg', accept)).toMatchObject({ status: 404, text: 'no such page, in English' });
});

test.each([
  [`/es${LIST}`, LIST],
  ['/es', '/'],
  ['/es-AR/', '/'],
  [LIST.toUpperCase(), LIST],
  ['/index.html', '/'],
  [`${LIST}/index.html`, LIST],
  [`${LIST}.html?q=a`, `${LIST}?q=a`],
  [`${LIST}.`, LIST],
  [`${LIST}%20`, LIST],
  [`${LIST}%23v1d.abc`, `${LIST}#v1d.abc`],
  [`${LIST}%23v1d.abc_).`, `${LIST}#v1d.abc_`],
  [`${LIST}%2523v1d.abc`, `${LIST}#v1d.abc`],
  [`${LIST}%23v1d.abc?utm_source=x`, `${LIST}?utm_source=x#v1d.abc`],
  [`${LIST})`, LIST],
  [`${LIST}%E2%80%9D.`, LIST],
  [`${LIST}&fbclid=IwAR0_x.y`, LIST],
  [`${LIST}%3Futm_source=x`, LIST],
  [`${LIST}//suter`, `${LIST}/suter`],
  [`/${LIST}/suter`, `${LIST}/suter`],
  ['/bodegas-en-san-rafa%C3%A9l/Suter', `${LIST}/suter`],
  ['/es-419/', '/'],
  [`/es_AR${LIST}`, LIST],
  ['/Bodegas', LIST],
  [`/es${LIST}/Old-Suter`, `${LIST}/suter`],
])('%s, as people type it, redirects permanently to %s', async (address, target) => {
  const { status, headers } = await get(address);
  expect({ status, location: headers.get('location') }).toEqual({ status: 301, location: target });
});

test.each([
  '/es//elsewhere.example',
  '//elsewhere.example/index.html',
  '/es/%5Celsewhere.example',
  '/unknown.html',
  '//elsewhere.example%23v1d.abc',
  '/en-bicicleta',
])('%s leads nowhere', async (address) => {
  const { status, headers } = await get(address);
  expect({ status, location: headers.get('location') }).toEqual({ status: 404, location: null });
});

test('open data can be read by pages of other sites, and nothing else can', async () => {
  const open = { origin: '*', resource: 'cross-origin' };
  const seen = ({ headers }: { headers: Headers }) => ({
    origin: headers.get('access-control-allow-origin'),
    resource: headers.get('cross-origin-resource-policy'),
  });
  const data = await get('/datos/fichas.geojson');
  expect(seen(data)).toEqual(open);
  expect(seen(await get('/datos/fichas.geojson', {}, 'HEAD'))).toEqual(open);
  const again = await get('/datos/fichas.geojson', {
    'cache-control': 'max-age=0',
    'if-none-match': data.headers.get('etag') ?? '',
  });
  expect({ status: again.status, ...seen(again) }).toEqual({ status: 304, ...open });
  expect(seen(await get(LIST)).origin).toBeNull();
});

test('a page of another site may ask for open data with headers of its own, and for nothing else', async () => {
  const asked = { origin: 'https://map.example', 'access-control-request-headers': 'x-requested-with' };
  const { status, headers } = await get('/datos/fichas.geojson', asked, 'OPTIONS');
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('access-control-allow-headers')).toBe('*');
  const page = await get(LIST, asked, 'OPTIONS');
  expect({ status: page.status, origin: page.headers.get('access-control-allow-origin') }).toEqual({
    status: 405,
    origin: null,
  });
});

test('the data of a 404 page is a file like any other', async () => {
  const { status, headers } = await get('/404.json');
  expect({ status, type: headers.get('content-type') }).toEqual({
    status: 200,
    type: 'application/json; charset=utf-8',
  });
});

test.each([
  '/.stamp',
  '/.redirects.json',
  '/../outside.txt',
  '/%2e%2e/outside.txt',
  '/assets/..%2f..%2foutside.txt',
  '/assets',
])('%s gives nothing away', async (address) => {
  const answer = await getRaw(address);
  expect(answer).toMatch(/^HTTP\/1.1 404 /);
  expect(answer).not.toContain('secret');
});

test('an address that is not valid text is a bad request', async () => {
  expect(await getRaw('/%E0%A4%A')).toMatch(/^HTTP\/1.1 400 /);
});

test('an address that looks like another host does not lead there', async () => {
  expect(await getRaw('//elsewhere.example/')).toMatch(/^HTTP\/1.1 404 /);
});

test('a large picture is sent whole from disk', async () => {
  const response = await fetch(`${await serve()}/images/large.webp`);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect((await response.arrayBuffer()).byteLength).toBe(300 * 1024);
});

test('a player gets the part of a film that it requests', async () => {
  const part = await get('/video/film.mp4', { range: 'bytes=2-5' });
  expect([part.status, part.text, part.headers.get('content-range')]).toEqual([206, '2345', 'bytes 2-5/10']);
  const rest = await get('/video/film.mp4', { range: 'bytes=7-' });
  expect([rest.status, rest.text, rest.headers.get('content-range')]).toEqual([206, '789', 'bytes 7-9/10']);
  const end = await get('/video/film.mp4', { range: 'bytes=-3' });
  expect([end.status, end.text]).toEqual([206, '789']);
  const beyond = await get('/video/film.mp4', { range: 'bytes=10-' });
  expect([beyond.status, beyond.text, beyond.headers.get('content-range')]).toEqual([416, '', 'bytes */10']);
  const backwards = await get('/video/film.mp4', { range: 'bytes=5-2' });
  expect([backwards.status, backwards.headers.get('content-range')]).toEqual([416, 'bytes */10']);
});

test('a film is sent whole to clients that request no part, or a part of an older one', async () => {
  const whole = await get('/video/film.mp4');
  expect([whole.status, whole.text, whole.headers.get('accept-ranges')]).toEqual([200, '0123456789', 'bytes']);
  const stale = await get('/video/film.mp4', { range: 'bytes=2-5', 'if-range': '"older"' });
  expect([stale.status, stale.text]).toEqual([200, '0123456789']);
  const several = await get('/video/film.mp4', { range: 'bytes=0-1,4-5' });
  expect([several.status, several.text]).toEqual([200, '0123456789']);
  const otherUnit = await get('/video/film.mp4', { range: 'frames=1-2' });
  expect([otherUnit.status, otherUnit.text]).toEqual([200, '0123456789']);
});
