import { connect } from 'node:net';
import { describe, expect, type TestContext, test } from 'vitest';
import { startCaddy } from './caddy.ts';
import { contact, HOME, HOME_BROTLI, post, startGuide, words } from './guide.ts';
import { startNginx } from './nginx.ts';
import { ask } from './processes.ts';

const proxies = [
  { name: 'nginx', start: startNginx },
  { name: 'Caddy', start: startCaddy },
];

const startBehind =
  (start: typeof startNginx) =>
  async (context: TestContext, env: NodeJS.ProcessEnv = {}) => {
    const guide = await startGuide({ TRUSTED_PROXIES: '1', HSTS: '1', ...env });
    return { guide, ...(await start(context, [guide])) };
  };

describe.each(proxies)('behind $name, as deploy/ configures it,', ({ start }) => {
  const startBehindProxy = startBehind(start);

  test('pages arrive as the guide sends them', async (context) => {
    const { guide, url } = await startBehindProxy(context);
    for (const address of ['/', '/bodegas-en-san-rafael', '/unknown', '/images/large.webp', '/healthz']) {
      const [direct, proxied] = await Promise.all([ask(guide.url + address), ask(url + address)]);
      expect(proxied.status, address).toBe(direct.status);
      expect(proxied.body.equals(direct.body), address).toBe(true);
      const { server, connection, date, 'keep-alive': _, ...headers } = proxied.headers;
      expect(direct.headers, address).toMatchObject(headers);
    }
    const { headers } = await ask(url);
    expect(headers['strict-transport-security']).toContain('max-age=');
  });

  test('an address without a file gets the guide’s own 404 page', async (context) => {
    const { url } = await startBehindProxy(context);
    const { status, body } = await ask(`${url}/unknown`);
    expect([status, String(body)]).toEqual([404, 'no such page']);
  });

  test('the figures about the guide are for its machine alone, even under the name of that machine', async (context) => {
    const { guide, url } = await startBehindProxy(context);
    expect((await ask(`${guide.url}/metrics`)).status).toBe(200);
    const { status, body } = await ask(`${url}/metrics`);
    expect([status, String(body)]).toEqual([404, 'no such page']);
  });

  test('the compressed file passes through unchanged, with its strong ETag, and is not sent twice', async (context) => {
    const { url } = await startBehindProxy(context);
    const first = await ask(url, { headers: { 'Accept-Encoding': 'gzip, br' } });
    expect(first.headers['content-encoding']).toBe('br');
    expect(first.body.equals(HOME_BROTLI)).toBe(true);
    expect(first.headers.etag).toMatch(/^"/);
    const again = await ask(url, {
      headers: { 'Accept-Encoding': 'gzip, br', 'If-None-Match': String(first.headers.etag) },
    });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, first.headers.etag]);
    const plain = await ask(url, { headers: { 'Accept-Encoding': 'gzip' } });
    expect([plain.headers['content-encoding'], String(plain.body)]).toEqual([undefined, HOME]);
  });

  test('an alias and an extra slash redirect within the outer host', async (context) => {
    const { url } = await startBehindProxy(context);
    const alias = await ask(`${url}/bodegas?a=1`);
    expect([alias.status, alias.headers.location]).toEqual([302, '/bodegas-en-san-rafael?a=1']);
    const slash = await ask(`${url}/bodegas-en-san-rafael/?a=1`);
    expect([slash.status, slash.headers.location]).toEqual([301, '/bodegas-en-san-rafael?a=1']);
  });

  test('an address as people type it leads to its page in one step, and one with a point to the 404 page', async (context) => {
    const { url } = await startBehindProxy(context);
    for (const typed of ['/es/bodegas-en-san-rafael', '/Bodegas-en-San-Rafael', '/bodegas-en-san-rafael.html']) {
      const { status, headers } = await ask(`${url}${typed}?a=1`);
      expect([status, headers.location], typed).toEqual([301, '/bodegas-en-san-rafael?a=1']);
    }
    const { status, body } = await ask(`${url}/folleto.pdf`, { headers: { Accept: 'text/html,*/*' } });
    expect([status, String(body)]).toEqual([404, 'no such page']);
  });
});

describe.each(proxies)('behind $name, forms', ({ start }) => {
  const startBehindProxy = startBehind(start);

  test('are stored, and their sender is redirected within the outer host', async (context) => {
    const { guide, url } = await startBehindProxy(context);
    const { status, headers } = await post(url, contact('Hola'), { headers: { Origin: url, Referer: `${url}/` } });
    expect([status, headers.location]).toEqual([303, expect.stringMatching(/^\/contacto-exito\?r=\w{6}$/)]);
    expect(await guide.kept()).toMatchObject([{ form: 'contacto', answers: contact('Hola') }]);
  });

  test('each visitor has their own limit, even if they forge X-Forwarded-For', async (context) => {
    const { url } = await startBehindProxy(context, { POSTS_PER_10_MINUTES: '2' });
    const statuses: number[] = [];
    for (const claim of ['1.1.1.1', '2.2.2.2', '3.3.3.3, 4.4.4.4']) {
      const options = { localAddress: '127.0.0.2', headers: { 'X-Forwarded-For': claim } };
      statuses.push((await post(url, contact(claim), options)).status);
    }
    expect(statuses).toEqual([303, 303, 429]);
    const neighbour = { localAddress: '127.0.0.3', headers: { 'X-Forwarded-For': '127.0.0.2' } };
    expect((await post(url, contact('another visitor'), neighbour)).status).toBe(303);
  });

  test('a form that another site sends is refused, and one from the guide’s own pages is not', async (context) => {
    const { url } = await startBehindProxy(context);
    const from = async (headers: Record<string, string>) =>
      (await post(url, contact(JSON.stringify(headers)), { headers })).status;
    expect(await from({ Origin: url })).toBe(303);
    expect(await from({ 'Sec-Fetch-Site': 'same-origin', Origin: url })).toBe(303);
    expect(await from({ Origin: 'https://elsewhere.example' })).toBe(403);
    expect(await from({ Origin: url.replace(/\d+$/, '1') })).toBe(403);
    expect(await from({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  });

  test('a form that is too large is refused in the guide’s words, and the next form is accepted', async (context) => {
    const { url } = await startBehindProxy(context);
    for (const length of [65_600, 2_000_000]) {
      const { status, body, headers } = await post(url, contact('a'.repeat(length)));
      expect([status, headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
      expect(String(body)).toContain(words.es.refusals.tooLarge);
    }
    const english = { headers: { Accept: 'application/json', Referer: `${url}/en/` } };
    const { status, body } = await post(url, contact('a'.repeat(100_000)), english);
    expect([status, JSON.parse(String(body)).error]).toEqual([413, words.en.refusals.tooLarge]);
    expect((await post(url, contact('short'))).status).toBe(303);
  });

  test('the proxy’s own error page has the security headers and no version', async (context) => {
    const { guide, url } = await startBehindProxy(context);
    await guide.stop();
    const { status, headers, body } = await ask(url);
    expect(status).toBe(502);
    expect(headers).toMatchObject(OWN_HEADERS);
    expect(`${JSON.stringify(headers)}${body}`).not.toMatch(/(nginx|caddy)\/?\d/i);
  });

  test('a request with two hosts is refused', async (context) => {
    const { url } = await startBehindProxy(context);
    const answer = await send(url, 'GET / HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nConnection: close\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).not.toMatch(/(nginx|caddy)\/\d/i);
  });
});

const OWN_HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

test('nginx refuses a broken request with the security headers, and without its version', async (context) => {
  const { url } = await startNginx(context, [await startGuide({})]);
  const answer = (await send(url, 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n')).toLowerCase();
  expect(answer).toMatch(/^http\/1\.1 400 /);
  for (const [name, value] of Object.entries(OWN_HEADERS)) expect(answer).toContain(`${name}: ${value}`.toLowerCase());
  expect(answer).not.toMatch(/nginx\/\d/);
});

test('Caddy serves https on its own, and redirects visitors from http', async (context) => {
  const guide = await startGuide({ TRUSTED_PROXIES: '1', HSTS: '1' });
  const { url, plainUrl } = await startCaddy(context, [guide], { https: true });
  const trusting = { rejectUnauthorized: false }; // the certificate was made by this test's Caddy
  const { status, body, headers } = await ask(url, trusting);
  expect([status, String(body)]).toEqual([200, HOME]);
  expect(headers['strict-transport-security']).toContain('max-age=');
  const plain = await ask(plainUrl);
  expect([plain.status, plain.headers.location]).toEqual([308, expect.stringMatching(/^https:\/\/localhost/)]);
  const form = await post(url, contact('Hola'), { ...trusting, headers: { Origin: url } });
  expect(form.status).toBe(303);
});

/** Returns the answer to these bytes, until the connection ends. */
async function send(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.end(text);
  let heard = '';
  for await (const chunk of socket) heard += String(chunk);
  return heard;
}
