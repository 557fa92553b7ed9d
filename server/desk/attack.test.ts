import { expect, test, vi } from 'vitest';
import { type Ask, ORIGIN, own, startDesk } from '../testing/desk/desk-guide.ts';

const ORDER = '20261122T130501Z-0a1b2c3d';
const TOKEN = 'A'.repeat(43);
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Requests that only a signed-in person may make: what each is for, its address, and the rest of it. */
const WAYS: [string, string, Ask?][] = [
  ['who is signed in', '/escritorio/api/me'],
  ['the sessions', '/escritorio/api/sessions'],
  ['ending a session', '/escritorio/api/sessions/0123456789abcdef', { method: 'DELETE' }],
  ['the log', '/escritorio/api/log'],
  [
    'an invitation for oneself',
    '/escritorio/api/invitations',
    { method: 'POST', body: { name: 'Eva', email: 'eva@example.com' } },
  ],
  ['today', '/escritorio/api/today'],
  ['the content', '/escritorio/api/content'],
  ['a file', '/escritorio/api/file?file=content/site.json'],
  ['all files of a kind', '/escritorio/api/files?kind=bodegas'],
  ['saving a draft', '/escritorio/api/draft', { method: 'PUT', body: {} }],
  ['throwing a draft away', '/escritorio/api/draft?file=content/site.json', { method: 'DELETE' }],
  ['a photograph', '/escritorio/api/photos', { method: 'POST', body: Buffer.from('\x89PNG') }],
  ['what became of a photograph', `/escritorio/api/photo?id=${ORDER}`],
  ['a preview', '/escritorio/api/preview', { method: 'POST', body: { changes: [] } }],
  ['publishing', '/escritorio/api/publish', { method: 'POST', body: { changes: [], words: '' } }],
  ['undoing', '/escritorio/api/undo', { method: 'POST', body: { version: 'abc1234' } }],
  ['a check', '/escritorio/api/check', { method: 'POST', body: {} }],
  ['moving a page', '/escritorio/api/move', { method: 'POST', body: {} }],
  ['an order', `/escritorio/api/order?id=${ORDER}`],
  ['links', '/escritorio/api/links?file=content/site.json'],
  ['messages', '/escritorio/api/messages?state=new'],
  ['marking a message', '/escritorio/api/message/state', { method: 'POST', body: { id: 1, state: 'done' } }],
  ['a draft of a request', '/escritorio/api/message/draft', { method: 'POST', body: { id: 1 } }],
  ['accepting a fact', '/escritorio/api/message/accept', { method: 'POST', body: { id: 1, field: null } }],
  ['refusing a request', '/escritorio/api/message/refuse', { method: 'POST', body: { id: 1 } }],
  ['signing somebody out', '/escritorio/api/exit', { method: 'POST', body: {} }],
  ['an address of the API that does not exist', '/escritorio/api/nada'],
  ['the API itself', '/escritorio/api/'],
  ['a name that every object has', '/escritorio/api/constructor'],
  ['the application', '/escritorio/desk.html'],
  ['a screen of the application', '/escritorio/fichas'],
  ['the application’s script', '/escritorio/assets/desk-1.js'],
  ['the sign-in page by its file', '/escritorio/entry.html'],
  ['a page that a preview has', `/escritorio/vista/${ORDER}/`],
  ['a page of a preview by its file', `/escritorio/vista/${ORDER}/index.html`],
  ['a photograph that is ready', `/escritorio/foto/${ORDER}.webp`],
  ['two slashes', '//escritorio/api/me'],
  ['two slashes within', '/escritorio//api/me'],
  ['a detour', '/escritorio/assets/../api/me'],
  ['an encoded detour', '/escritorio/assets/%2e%2e/desk.html'],
  ['an encoded letter', '/%65scritorio/api/me'],
  ['an encoded slash', '/escritorio%2Fapi%2Fme'],
  ['capital letters', '/ESCRITORIO/api/me'],
  ['a final slash', '/escritorio/api/me/'],
  ['a final dot', '/escritorio/api/me.'],
  ['a parameter within the path', '/escritorio/api/me;x=1'],
  ['an overridden method', '/escritorio/api/me', { headers: { 'X-HTTP-Method-Override': 'GET' } }],
  ['an overridden address', '/escritorio/', { method: 'POST', headers: { 'X-Original-URL': '/escritorio/api/me' } }],
  ['the address of this machine', '/escritorio/api/me', { headers: { 'X-Forwarded-For': '127.0.0.1' } }],
  ['an empty cookie', '/escritorio/api/me', { headers: { Cookie: '__Host-escritorio-session=' } }],
  ['an invented cookie', '/escritorio/api/me', { headers: { Cookie: `__Host-escritorio-session=${TOKEN}` } }],
  ['the cookie without its prefix', '/escritorio/api/me', { headers: { Cookie: `escritorio-session=${TOKEN}` } }],
  ['SQL in the cookie', '/escritorio/api/me', { headers: { Cookie: "__Host-escritorio-session=' OR 1=1 --" } }],
  ['the secret in the address', `/escritorio/api/me?session=${TOKEN}`],
  ['the secret as a bearer', '/escritorio/api/me', { headers: { Authorization: `Bearer ${TOKEN}` } }],
];

async function furnished() {
  const desk = await startDesk();
  desk.write(`previews/${ORDER}/index.html`, '<h1>Sin publicar</h1>');
  desk.write(`ready/${ORDER}.webp`, 'picture');
  desk.write(`ready/${ORDER}.json`, { state: 'ready', width: 1, height: 1, href: '' });
  return desk;
}

test('without a session, more than forty addresses of the desk answer like one that does not exist', async () => {
  const desk = await furnished();
  const marta = await desk.signIn(); // another person's session must not help
  expect((await marta('GET me')).status).toBe(200);
  expect(WAYS.length).toBeGreaterThan(40);
  for (const [what, address, { headers, ...asked } = {}] of WAYS) {
    const answer = await desk.ask(address, { ...asked, headers: { ...own, ...headers } });
    const nothing = await desk.ask('/no-existe-nada-ahi', { ...asked, headers: { ...own, ...headers } });
    const shown = ({ status, text, headers: { date: _, ...others } }: typeof answer) => ({ status, text, others });
    // An address with a file extension gets a line of text instead of the 404 page, anywhere in the guide.
    const isFile = /\.\w+$/.test(address.split('?')[0] ?? '');
    const plain = isFile ? await desk.ask('/no-existe.js', { ...asked, headers: { ...own, ...headers } }) : nothing;
    expect([what, shown(answer)]).toEqual([what, shown(plain)]);
    expect([what, answer.status]).toEqual([what, 404]);
  }
  expect(desk.orders()).toEqual([]);
});

test('an ended or expired session opens none of them', async () => {
  const desk = await furnished();
  const ended = await desk.signIn();
  await ended('POST exit', {});
  const old = await desk.signIn();
  const later = Date.now() + 8 * 24 * 60 * 60 * 1000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  for (const { cookie } of [ended, old]) {
    for (const [what, address, { headers, ...asked } = {}] of WAYS) {
      if (headers?.Cookie) continue;
      const answer = await desk.ask(address, { ...asked, headers: { ...own, ...headers, Cookie: cookie } });
      expect([what, answer.status]).toEqual([what, 404]);
    }
  }
});

test('a visitor gets only the sign-in page, which nobody may cache or index, and the files it refers to', async () => {
  const desk = await furnished();
  const page = await desk.ask('/escritorio');
  expect(page.text).toContain('<title>Entrar</title>');
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  });
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
  expect(policy).not.toMatch(/unsafe|\*/);
  expect((await desk.ask('/escritorio/assets/entry-1.js')).text).toBe('entry()');
  for (const name of ['entry-1.css', 'font-1.woff2']) {
    expect((await desk.ask(`/escritorio/assets/${name}`)).status).toBe(200);
  }
  expect((await desk.ask('/escritorio/assets/desk-1.js')).status).toBe(404);
  const { cookie } = await desk.signIn();
  expect((await desk.ask('/escritorio/', { headers: { Cookie: cookie } })).text).toContain('<title>Escritorio</title>');
  expect((await desk.ask('/escritorio/assets/desk-1.js', { headers: { Cookie: cookie } })).text).toBe('desk()');
});

test.each([
  ['by another name', { Host: 'otro.example' }],
  ['by the machine’s address', { Host: '127.0.0.1' }],
])('the desk does not exist for requests that come %s, signed in or not', async (_, headers) => {
  const desk = await furnished();
  const { cookie } = await desk.signIn();
  for (const address of ['/escritorio', '/escritorio/api/me', '/escritorio/assets/entry-1.js']) {
    expect((await desk.ask(address, { headers: { ...own, ...headers, Cookie: cookie } })).status).toBe(404);
  }
});

const { Origin: _, ...withoutOrigin } = own;
const { 'X-Desk': __, ...withoutMark } = own;
const FORGED: [string, Record<string, string>][] = [
  ['names no origin', withoutOrigin],
  ['comes from another site', { ...own, Origin: 'https://evil.example' }],
  ['comes from a site whose name begins the same', { ...own, Origin: `${ORIGIN}.evil.example` }],
  ['comes from the same host over http', { ...own, Origin: ORIGIN.replace('https', 'http') }],
  ['comes from a frame without an origin', { ...own, Origin: 'null' }],
  ['comes, as the browser says, from another site', { ...own, 'Sec-Fetch-Site': 'cross-site' }],
  ['comes, as the browser says, from a sister site', { ...own, 'Sec-Fetch-Site': 'same-site' }],
  ['was typed into the address bar', { ...own, 'Sec-Fetch-Site': 'none' }],
  ['lacks the desk’s mark', withoutMark],
];

test.each(FORGED)('a request in a signed-in person’s browser that %s changes nothing', async (_what, headers) => {
  const desk = await startDesk();
  const { cookie } = await desk.signIn();
  const body = JSON.stringify({ version: 'abc1234' });
  const sent = { ...headers, ...JSON_TYPE, Cookie: cookie };
  const undo = await desk.ask('/escritorio/api/undo', { method: 'POST', headers: sent, body });
  const exit = await desk.ask('/escritorio/api/exit', { method: 'POST', headers: sent, body: '{}' });
  expect([undo.status, exit.status]).toEqual([403, 403]);
  expect(desk.orders()).toEqual([]);
  const entry = await desk.ask('/escritorio/api/entry/options', { method: 'POST', headers: sent, body: '{}' });
  expect(entry.status).toBe(403);
});

test('a form on another site, which cannot send JSON, is also refused for its content type', async () => {
  const desk = await startDesk();
  const { cookie } = await desk.signIn();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    const headers = { ...own, 'Content-Type': type, Cookie: cookie };
    const { status } = await desk.ask('/escritorio/api/undo', {
      method: 'POST',
      headers,
      body: '{"version":"abc1234"}',
    });
    expect([type, status]).toEqual([type, 415]);
  }
});

test('another site cannot read what a signed-in person sees', async () => {
  const desk = await startDesk();
  const { cookie } = await desk.signIn();
  const pages: Record<string, string>[] = [{ 'Sec-Fetch-Site': 'cross-site' }, { Origin: 'https://evil.example' }];
  for (const headers of pages) {
    const { status, headers: answer } = await desk.ask('/escritorio/api/me', {
      headers: { ...headers, Cookie: cookie },
    });
    expect([status, answer['access-control-allow-origin']]).toEqual([403, undefined]);
  }
});

test('without a configuration there is no desk at all', async () => {
  const desk = await startDesk({ DESK_FOLDER: undefined, DESK_URL: undefined });
  const nothing = await desk.ask('/no-existe');
  for (const address of ['/escritorio', '/escritorio/api/me']) {
    const { status, text } = await desk.ask(address, { headers: own });
    expect([status, text]).toEqual([nothing.status, nothing.text]);
  }
  expect((await desk.api('POST entry/options', {})).status).toBe(404);
});
