import { expect, test, vi } from 'vitest';
import { createAuthenticator } from '../testing/desk/authenticator.ts';
import { cookieIn, ORIGIN, own, startDesk, tryCookieIn } from '../testing/desk/desk-guide.ts';

type Creation = { challenge: string; user: { id: string } };
type Entry = { challenge: string };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Advances the server's clock only. */
function pass(ms: number) {
  const now = Date.now() + ms;
  vi.spyOn(Date, 'now').mockReturnValue(now);
}

test('an invited person creates a passkey, is signed in, signs out and returns with the passkey alone', async () => {
  const desk = await startDesk();
  const { key, answer, cookie } = await desk.enrol(await desk.invite());
  expect(answer).toMatchObject({ status: 200, json: { person: { name: 'Marta', email: 'marta@example.com' } } });
  const [set] = [answer.headers['set-cookie'] ?? []].flat();
  expect(set).toMatch(/^__Host-escritorio-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure; Max-Age=\d+$/);
  expect((await desk.api('GET me', undefined, { Cookie: cookie })).json).toMatchObject({ person: { name: 'Marta' } });
  await desk.api('POST exit', {}, { Cookie: cookie });
  expect((await desk.api('GET me', undefined, { Cookie: cookie })).status).toBe(404);

  const options = await desk.api('POST entry/options', {});
  const response = key.get(options.json.options as Entry);
  const back = await desk.api('POST entry/verify', { response }, { Cookie: tryCookieIn(options) });
  expect(back.json).toEqual({ person: { name: 'Marta', email: 'marta@example.com' } });
  const again = { Cookie: cookieIn(back, '__Host-escritorio-session') };
  expect((await desk.api('GET me', undefined, again)).status).toBe(200);
});

test('an invitation works once, for 48 hours', async () => {
  const desk = await startDesk();
  const used = await desk.invite();
  await desk.enrol(used);
  expect((await desk.api('POST invitation/options', { token: used })).status).toBe(410);
  const fresh = await desk.invite('Luis', 'luis@example.com');
  pass(47 * HOUR_MS);
  expect((await desk.api('POST invitation/options', { token: fresh })).status).toBe(200);
  pass(2 * HOUR_MS);
  expect((await desk.api('POST invitation/options', { token: fresh })).json.error).toContain('venció');
  expect((await desk.api('POST invitation/options', { token: 'x'.repeat(43) })).status).toBe(410);
});

test('of two devices that use one invitation at the same moment, one gets in', async () => {
  const desk = await startDesk();
  const token = await desk.invite();
  const tries = await Promise.all([desk.enrol(token), desk.enrol(token)]);
  expect(tries.map(({ answer }) => answer.status).sort()).toEqual([200, 410]);
});

test.each<[string, Parameters<ReturnType<typeof createAuthenticator>['create']>[1]]>([
  ['made for another site', { origin: 'https://guia.example.evil' }],
  ['made for another host', { rpId: 'evil.example' }],
  ['made without looking who is there', { isVerified: false }],
  ['made for a challenge that was never given', { challenge: 'A'.repeat(43) }],
])('a passkey %s is refused, and the invitation is not used up', async (_, faults) => {
  const desk = await startDesk();
  const token = await desk.invite();
  const key = createAuthenticator(ORIGIN);
  const { json } = await desk.api('POST invitation/options', { token });
  const response = key.create(json.options as Creation, faults);
  expect((await desk.api('POST invitation/verify', { token, response, device: '' })).status).toBe(403);
  expect((await desk.enrol(token)).answer.status).toBe(200);
});

test.each<[string, Parameters<ReturnType<typeof createAuthenticator>['get']>[1]]>([
  ['for another site', { origin: 'https://guia.example.evil' }],
  ['for another host', { rpId: 'evil.example' }],
  ['without looking who is there', { isVerified: false }],
  ['for a challenge that was never given', { challenge: 'A'.repeat(43) }],
  ['with a counter that stood still', { counter: 1 }],
  ['with somebody else’s key', { key: createAuthenticator(ORIGIN).privateKey }],
  ['in another person’s name', { userHandle: 'AAAA' }],
])('a signature %s lets nobody in', async (_, faults) => {
  const desk = await startDesk();
  const { key } = await desk.enrol(await desk.invite());
  const options = await desk.api('POST entry/options', {});
  const response = key.get(options.json.options as Entry, faults);
  const answer = await desk.api('POST entry/verify', { response }, { Cookie: tryCookieIn(options) });
  expect([answer.status, answer.headers['set-cookie']]).toEqual([403, undefined]);
});

test('a passkey synchronised by a cloud does not count its uses, and still lets its owner in every time', async () => {
  const desk = await startDesk();
  const token = await desk.invite();
  const key = createAuthenticator(ORIGIN);
  const { json } = await desk.api('POST invitation/options', { token });
  const response = key.create(json.options as Creation, { counter: 0 });
  expect((await desk.api('POST invitation/verify', { token, response, device: '' })).status).toBe(200);
  for (let time = 0; time < 2; time++) {
    const options = await desk.api('POST entry/options', {});
    const signed = key.get(options.json.options as Entry, { counter: 0 });
    const answer = await desk.api('POST entry/verify', { response: signed }, { Cookie: tryCookieIn(options) });
    expect(answer.status).toBe(200);
  }
});

test('a challenge works once, for five minutes, and only for the browser that requested it', async () => {
  const desk = await startDesk();
  const { key } = await desk.enrol(await desk.invite());
  const first = await desk.api('POST entry/options', {});
  const other = await desk.api('POST entry/options', {});
  const verify = (options: typeof first, cookie: typeof first) =>
    desk.api(
      'POST entry/verify',
      { response: key.get(options.json.options as Entry) },
      { Cookie: tryCookieIn(cookie) },
    );
  expect((await verify(first, other)).status).toBe(403); // stolen from another browser, and used up for its owner, too
  expect((await verify(first, first)).status).toBe(403);
  expect((await verify(other, other)).status).toBe(200);
  expect((await verify(other, other)).status).toBe(403); // replayed
  const late = await desk.api('POST entry/options', {});
  pass(6 * MINUTE_MS);
  expect((await verify(late, late)).status).toBe(403);
});

test('a challenge for one person’s invitation works neither for another’s nor for signing in', async () => {
  const desk = await startDesk();
  const [marta, luis] = [await desk.invite(), await desk.invite('Luis', 'luis@example.com')];
  const { json } = await desk.api('POST invitation/options', { token: marta });
  const response = createAuthenticator(ORIGIN).create(json.options as Creation);
  expect((await desk.api('POST invitation/verify', { token: luis, response, device: '' })).status).toBe(403);
  const { key } = await desk.enrol(await desk.invite());
  const { json: second } = await desk.api('POST invitation/options', { token: luis });
  const options = await desk.api('POST entry/options', {});
  const signed = key.get(second.options as Creation);
  expect((await desk.api('POST entry/verify', { response: signed }, { Cookie: tryCookieIn(options) })).status).toBe(
    403,
  );
});

test('a session ends after a week without use, and after a month in any case', async () => {
  const desk = await startDesk();
  const busy = await desk.signIn();
  const statuses: number[] = [];
  for (let days = 5; days <= 30; days += 5) {
    pass(5 * DAY_MS);
    statuses.push((await busy('GET me')).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 404]);

  const idle = await desk.signIn();
  pass(7 * DAY_MS);
  expect((await idle('GET me')).status).toBe(404);
});

test('sessions are listed with their devices, and ending one takes effect at once', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  const luis = await desk.signIn('Luis', 'luis@example.com');
  const { sessions } = (await marta('GET sessions')).json as { sessions: { id: string; isThis: boolean }[] };
  expect(sessions).toHaveLength(2);
  expect(sessions.filter(({ isThis }) => isThis)).toMatchObject([{ person: { name: 'Marta' } }]);
  const other = sessions.find(({ isThis }) => !isThis)?.id;
  expect((await marta(`DELETE sessions/${other}`)).status).toBe(200);
  expect((await luis('GET me')).status).toBe(404);
  const { entries } = (await marta('GET log')).json as { entries: { text: string; by: string }[] };
  expect(entries[0]).toMatchObject({ by: 'Marta', text: 'Cerró una sesión.' });
});

test('a session has the name that its device was given, also when its passkey signs in later or elsewhere', async () => {
  const desk = await startDesk();
  const { key } = await desk.enrol(await desk.invite());
  const options = await desk.api('POST entry/options', {});
  const response = key.get(options.json.options as Entry);
  const browser = {
    'User-Agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  };
  const back = await desk.api('POST entry/verify', { response }, { Cookie: tryCookieIn(options), ...browser });
  const cookie = { Cookie: cookieIn(back, '__Host-escritorio-session') };
  const { sessions } = (await desk.api('GET sessions', undefined, cookie)).json as { sessions: { device: string }[] };
  expect(sessions.map(({ device }) => device).sort()).toEqual([
    'Teléfono de Marta',
    'Teléfono de Marta (Chrome en Android)',
  ]);
});

test('nothing in the database lets anybody in', async () => {
  const desk = await startDesk();
  const token = await desk.invite();
  const { cookie } = await desk.enrol(token);
  const waiting = await desk.invite('Luis', 'luis@example.com');
  const tables = ['desk_session', 'desk_invitation', 'desk_person', 'desk_passkey', 'desk_log'];
  const results = await desk.store.run(
    tables.map((table) => `SELECT * FROM ${table}`),
    'read',
  );
  const kept = JSON.stringify(results);
  expect(kept).toContain('marta@example.com');
  for (const secret of [token, waiting, cookie.split('=')[1] ?? '']) expect(kept).not.toContain(secret);
});

test('one person cannot invite a device for another', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  await desk.signIn('Luis', 'luis@example.com');
  expect((await marta('POST invitations', { name: 'Luis', email: 'Luis@example.com' })).status).toBe(403);
  const own = (await marta('POST invitations', { name: 'Otra', email: 'marta@example.com' })).json;
  expect(own.link).toMatch(/^https:\/\/guia\.example\/escritorio\/#invitacion=[\w-]{43}$/);
  const fresh = (await marta('POST invitations', { name: 'Eva', email: 'eva@example.com' })).json;
  const token = String(fresh.link).split('=')[1] ?? '';
  expect((await desk.enrol(token)).answer.json).toMatchObject({ person: { name: 'Eva' } });
});

test('a visitor who tries again and again has to wait', async () => {
  const desk = await startDesk();
  const statuses: number[] = [];
  for (let tries = 0; tries < 61; tries++) statuses.push((await desk.api('POST entry/options', {})).status);
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([200]));
  expect(statuses.at(-1)).toBe(429);
});

test('over http on this machine the cookie needs no https, and elsewhere it always does', async () => {
  const desk = await startDesk({ DESK_URL: 'http://localhost:4173' });
  const headers = { ...own, Origin: 'http://localhost:4173', Host: 'localhost:4173' };
  const { headers: answer } = await desk.ask('/escritorio/api/entry/options', { method: 'POST', headers, body: {} });
  expect(answer['set-cookie']?.[0]).toMatch(/^escritorio-attempt=[\w-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age/);
});

test.each([
  ['https://guia.example', 'www.guia.example'],
  ['https://www.guia.example', 'guia.example:80'],
])('the desk at %s can be opened as %s, too', async (DESK_URL, Host) => {
  const desk = await startDesk({ DESK_URL });
  for (const address of ['/escritorio', '/escritorio/?de=ficha']) {
    const { status, headers } = await desk.ask(address, { headers: { Host } });
    expect([status, headers.location]).toEqual([302, DESK_URL + address]);
  }
});

test.each(['otra.example', 'www.otra.example', 'xguia.example', 'www.www.guia.example'])(
  'nobody is led anywhere from %s',
  async (Host) => {
    const desk = await startDesk();
    const { status, headers } = await desk.ask('/escritorio', { headers: { Host } });
    expect([status, headers.location]).toEqual([404, undefined]);
  },
);

test('an order to the other name is not repeated at the desk', async () => {
  const desk = await startDesk();
  const headers = { ...own, Host: 'www.guia.example' };
  const { status } = await desk.ask('/escritorio/api/entry/options', { method: 'POST', headers, body: {} });
  expect(status).not.toBe(302);
});
