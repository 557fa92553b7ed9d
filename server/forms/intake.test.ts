import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { referenceOf } from '../store/reference.ts';
import { openStore } from '../store/store.ts';
import { message, post, startGuide } from '../testing/test-guide.ts';

/** All submissions that a guide has stored, the oldest first. */
async function kept(database: string) {
  const store = openStore({ url: database });
  onTestFinished(() => store.close());
  return (await store.list()).reverse();
}

type Options = { headers?: Record<string, string>; body?: string | FormData; method?: string };

/** A post as a browser without JavaScript sends it. */
function postPlain(
  url: string,
  { headers, body = String(new URLSearchParams(message)), method = 'POST' }: Options = {},
) {
  const sent = new Headers(headers);
  if (typeof body === 'string' && !sent.has('Content-Type')) {
    sent.set('Content-Type', 'application/x-www-form-urlencoded');
  }
  return fetch(`${url}/f/contacto`, { method, body, headers: sent, redirect: 'manual' });
}

test('a form that the page sends is stored, and answered in JSON', async () => {
  const { url, database } = await startGuide();
  const response = await post(url, { ...message, _elapsed_ms: '30000', _gotcha: '', utm: 'x' });
  expect([response.status, await response.json()]).toEqual([200, { ok: true, reference: referenceOf(1) }]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await kept(database)).toMatchObject([
    { form: 'contacto', answers: message, language: 'es', state: 'new', suspicion: null },
  ]);
});

test('JSON is accepted too', async () => {
  const { url, database } = await startGuide();
  const headers = { 'Content-Type': 'application/json; charset=utf-8' };
  const response = await postPlain(url, { headers, body: JSON.stringify(message) });
  expect([response.status, await response.json()]).toEqual([200, { ok: true, reference: referenceOf(1) }]);
  expect(await kept(database)).toMatchObject([{ answers: message }]);
});

test.each([
  ['', 'es', '/contacto-exito'],
  ['/en/contacto-turismo-san-rafael', 'en', '/en/contacto-exito'],
  ['/pt', 'pt', '/pt/contacto-exito'],
  ['/xx/nowhere', 'es', '/contacto-exito'],
])('without JavaScript, a visitor from "%s" is redirected to the page in "%s"', async (page, language, target) => {
  const { url, database } = await startGuide();
  const response = await postPlain(url, page ? { headers: { Referer: url + page } } : {});
  expect([response.status, response.headers.get('location')]).toEqual([303, `${target}?r=${referenceOf(1)}`]);
  expect(await kept(database)).toMatchObject([{ language }]);
});

test('a referrer from another site does not choose the language', async () => {
  const { url, database } = await startGuide();
  await postPlain(url, { headers: { Referer: 'https://elsewhere.example/en/form' } });
  expect(await kept(database)).toMatchObject([{ language: 'es' }]);
});

test('spaces, line breaks of other systems and control characters are cleaned up', async () => {
  const { url, database } = await startGuide();
  await post(url, { ...message, name: '  Ana\u0007 \n', message: 'uno\r\ndos\rtres\u001b[31m' });
  expect(await kept(database)).toMatchObject([{ answers: { name: 'Ana', message: 'uno\ndos\ntres[31m' } }]);
});

test.each([
  [{ ...message, email: ' ', subject: '' }, 'Falta completar: e-mail y asunto.', ['email', 'subject']],
  [{ ...message, email: 'ana@' }, 'El e-mail no parece completo: revisalo e intentá de nuevo.', ['email']],
  [{ ...message, subject: 'x'.repeat(201) }, 'Es demasiado largo: asunto. Acortalo e intentá de nuevo.', ['subject']],
])('answers that the page would not send are refused with a sentence', async (fields, error, names) => {
  const { url, database } = await startGuide();
  const response = await post(url, fields);
  expect([response.status, await response.json()]).toEqual([422, { error, fields: names }]);
  expect(await kept(database)).toEqual([]);
});

test('an e-mail address of a domain with an ñ is accepted, and stored as it was typed', async () => {
  const { url, database } = await startGuide();
  expect((await post(url, { ...message, email: 'info@bodegaviñas.com.ar' })).status).toBe(200);
  expect(await kept(database)).toMatchObject([{ answers: { email: 'info@bodegaviñas.com.ar' } }]);
});

test('all problems are reported at once, one sentence for each kind', async () => {
  const { url } = await startGuide();
  expect(await (await post(url, { ...message, email: 'x', subject: '' })).json()).toEqual({
    error: 'El e-mail no parece completo: revisalo e intentá de nuevo. Falta completar: asunto.',
    fields: ['email', 'subject'],
  });
});

test.each([
  ['/f/otro', 'POST', 404, 'Ese formulario no existe.'],
  ['/f/constructor', 'POST', 404, 'Ese formulario no existe.'],
  ['/f/contacto', 'GET', 405, 'Esta dirección solo recibe formularios.'],
  ['/f/contacto', 'OPTIONS', 405, 'Esta dirección solo recibe formularios.'],
])('%s with %s returns %i', async (path, method, status, error) => {
  const { url } = await startGuide();
  const response = await fetch(url + path, { method, headers: { Accept: 'application/json' } });
  expect([response.status, await response.json()]).toEqual([status, { error, fields: [] }]);
  if (status === 405) expect(response.headers.get('allow')).toBe('POST');
});

test.each([
  ['text/plain', 'name=Ana', 415],
  ['application/json', '{"name":', 400],
  ['application/json', '["Ana"]', 400],
  ['application/json', '{"name":{"first":"Ana"}}', 400],
  ['multipart/form-data', 'no boundary', 400],
  ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"', 400],
])('a body of %s that cannot be read is refused: %s', async (type, body, status) => {
  const { url } = await startGuide();
  const response = await postPlain(url, { headers: { 'Content-Type': type, Accept: 'application/json' }, body });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: expect.stringContaining('No pudimos leer') });
});

test('a file in place of an answer is refused', async () => {
  const { url } = await startGuide();
  const body = new FormData();
  body.set('name', new Blob(['x']), 'x.txt');
  expect((await postPlain(url, { body })).status).toBe(400);
});

test('a body of more than 64 kB is refused, whether or not it announces its length', async () => {
  const { url } = await startGuide();
  const large = 'x'.repeat(65 * 1024);
  expect((await postPlain(url, { body: large })).status).toBe(413);
  const stream = new Blob([large]).stream();
  const response = await fetch(`${url}/f/contacto`, {
    method: 'POST',
    body: stream,
    duplex: 'half',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  } as RequestInit);
  expect(response.status).toBe(413);
});

test.each([
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Sec-Fetch-Site': 'same-site' }, 403],
  [{ Origin: 'https://elsewhere.example' }, 403],
  [{ Origin: 'null' }, 403],
  [{ 'Sec-Fetch-Site': 'same-origin' }, 303],
  [{ 'Sec-Fetch-Site': 'none' }, 303],
])('a post with %o is answered with %i', async (headers, status) => {
  const { url } = await startGuide();
  expect((await postPlain(url, { headers })).status).toBe(status);
});

test('a post from an older browser, which only sends the page’s origin, is accepted', async () => {
  const { url } = await startGuide();
  expect((await postPlain(url, { headers: { Origin: url } })).status).toBe(303);
});

test('a visitor who sends too much is told how long to wait', async () => {
  const { url, database } = await startGuide({ POSTS_PER_10_MINUTES: '2' });
  const statuses = [];
  for (const subject of ['a', 'b', 'c']) statuses.push((await post(url, { ...message, subject })).status);
  expect(statuses).toEqual([200, 200, 429]);
  const response = await post(url, { ...message, subject: 'd' });
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(500);
  expect(await response.json()).toMatchObject({ error: expect.stringContaining('Esperá unos minutos') });
  expect(await kept(database)).toHaveLength(2);
});

test('behind a proxy the limit counts visitors, even if they forge the header', async () => {
  const { url } = await startGuide({ POSTS_PER_10_MINUTES: '1', TRUSTED_PROXIES: '1' });
  const from = async (chain: string) => (await postPlain(url, { headers: { 'X-Forwarded-For': chain } })).status;
  expect(await from('203.0.113.1')).toBe(303);
  expect(await from('203.0.113.2')).toBe(303);
  expect(await from('198.51.100.7, 203.0.113.1')).toBe(429);
  expect(await from('2001:db8:1:2::1')).toBe(303);
  expect(await from('2001:db8:1:2:ffff::9')).toBe(429);
});

test('without a proxy the header is ignored', async () => {
  const { url } = await startGuide({ POSTS_PER_10_MINUTES: '1' });
  await postPlain(url, { headers: { 'X-Forwarded-For': '203.0.113.1' } });
  expect((await postPlain(url, { headers: { 'X-Forwarded-For': '203.0.113.2' } })).status).toBe(429);
});

test.each([
  [{ _gotcha: 'http://spam.example' }, 'trap'],
  [{ _elapsed_ms: '150' }, 'fast'],
])('a post that looks like a machine’s is stored and marked, not discarded: %o', async (hidden, suspicion) => {
  const { url, database } = await startGuide();
  expect((await post(url, { ...message, ...hidden } as Record<string, string>)).status).toBe(200);
  expect(await kept(database)).toMatchObject([{ answers: message, suspicion }]);
});

test('the same attempt sent again is answered as before, and stored once', async () => {
  const { url, database } = await startGuide();
  const fields = { ...message, _attempt: '0123456789abcdef0123456789abcdef' };
  const statuses = await Promise.all([post(url, fields), post(url, fields), post(url, fields)]);
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await kept(database)).toHaveLength(1);
});

test('the log contains neither what people wrote nor their addresses', async () => {
  const { url, logged } = await startGuide();
  const secret = 'secreto@example.com';
  await post(url, { ...message, email: secret, name: 'Nombre Secreto' });
  await post(url, { ...message, email: 'secreto-no-valido', name: 'Nombre Secreto' });
  expect(logged.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['post kept', 'post refused']);
  expect(logged.join('')).not.toMatch(/secreto|127\.0\.0\.1/i);
});

test('a visitor who disconnects midway leaves nothing behind', async () => {
  const { port, url, database } = await startGuide();
  const socket = connect(port, '127.0.0.1');
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  socket.write(
    'POST /f/contacto HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
  );
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.destroy();
  await closed;
  expect((await post(url)).status).toBe(200);
  expect(await kept(database)).toHaveLength(1);
});

test('somebody who sends the same answers again without the trap counts as a person', async () => {
  const { url, database } = await startGuide();
  const attempt = '0123456789abcdef0123456789abcdef';
  for (const own of [{}, { _attempt: attempt }] as Record<string, string>[]) {
    await post(url, { ...message, ...own, _gotcha: 'x' });
    await post(url, { ...message, ...own });
    await post(url, { ...message, ...own, _gotcha: 'x' });
  }
  expect((await kept(database)).map(({ suspicion }) => suspicion)).toEqual(['trap', null, 'trap', null]);
});

test.each(['-86400000', 'NaN', ''])('a visitor whose clock was set back meanwhile is a person: %s', async (elapsed) => {
  const { url, database } = await startGuide();
  await post(url, { ...message, _elapsed_ms: elapsed });
  expect(await kept(database)).toMatchObject([{ suspicion: null }]);
});

/** The statuses of forms sent from these addresses, one after another. */
async function statusesFrom(url: string, addresses: string[]) {
  const statuses: number[] = [];
  for (const [index, address] of addresses.entries()) {
    const body = String(new URLSearchParams({ ...message, subject: String(index) }));
    statuses.push((await postPlain(url, { headers: { 'X-Forwarded-For': address }, body })).status);
  }
  return statuses;
}

test('an IPv6 network is one visitor, however its addresses are written', async () => {
  const { url } = await startGuide({ POSTS_PER_10_MINUTES: '2', TRUSTED_PROXIES: '1' });
  const addresses = ['2001:db8::1', '2001:db8::2:1', '2001:0db8:0:0::3', '2001:db8::ffff:1:2:4', '2001:db8:0:0:5::'];
  expect(await statusesFrom(url, addresses)).toEqual([303, 303, 429, 429, 429]);
});

test('a customer with 65,536 IPv6 networks may send four times as much, and no more', async () => {
  const { url } = await startGuide({ POSTS_PER_10_MINUTES: '2', TRUSTED_PROXIES: '1' });
  const addresses = Array.from({ length: 12 }, (_, network) => `2001:db8:0:${network.toString(16)}::1`);
  expect((await statusesFrom(url, addresses)).filter((status) => status === 303)).toHaveLength(8);
  expect(await statusesFrom(url, ['2001:db8:1::1'])).toEqual([303]);
});

test('all visitors together have an hourly limit, which counts only what is stored', async () => {
  const { url, database } = await startGuide({ POSTS_PER_HOUR: '2' });
  for (let index = 0; index < 3; index++) expect((await post(url, { ...message, email: 'x' })).status).toBe(422);
  const statuses = [];
  for (const subject of ['a', 'b', 'c']) statuses.push((await post(url, { ...message, subject })).status);
  expect(statuses).toEqual([200, 200, 429]);
  expect(await kept(database)).toHaveLength(2);
});
