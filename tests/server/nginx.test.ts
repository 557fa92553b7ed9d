import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type TestContext, test, vi } from 'vitest';
import { provideProgram } from '../../scripts/programs.ts';
import { temporaryFolder } from '../../server/test-folder.ts';
import { contact, HOME, HOME_BROTLI, post, type RunningGuide, startGuide, words } from './guide.ts';
import { ask, freePort, startProgram } from './processes.ts';

// Several programs are started for each test.
vi.setConfig({ testTimeout: 30_000 });

const config = path.resolve(import.meta.dirname, '../../deploy/nginx.conf');
const nginx = provideProgram('nginx');
const MISSING = 'nginx is not on this machine, and could not be installed: Debian has it as the package nginx.';

type Proxied = { guide: RunningGuide; url: string };

/** The guide with nginx before it, as deploy/nginx.conf says. */
async function startBehindNginx({ skip }: TestContext, env: NodeJS.ProcessEnv = {}): Promise<Proxied> {
  if (!nginx) return skip(MISSING);
  const folder = temporaryFolder();
  const guide = await startGuide({ TRUSTED_PROXIES: '1', HSTS: '1', ...env });
  const port = await freePort();
  const server = readFileSync(config, 'utf8')
    .replace('127.0.0.1:4173', new URL(guide.url).host)
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '');
  expect(server).toContain(String(port));
  writeFileSync(path.join(folder, 'guide.conf'), server);
  writeFileSync(path.join(folder, 'nginx.conf'), mainConfig);
  const args = ['-p', folder, '-e', 'stderr', '-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;'];
  await startProgram({ command: nginx, args }, /nginx\/\d/);
  return { guide, url: `http://127.0.0.1:${port}` };
}

/** One process, all files in the folder that `-p` names; compression on, as in Debian's own file. */
const mainConfig = `
master_process off;
pid nginx.pid;
error_log stderr notice;
events {}
http {
  access_log off;
  gzip on;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include guide.conf;
}
`;

test('pages come through nginx as the guide sends them', async (context) => {
  const { guide, url } = await startBehindNginx(context);
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

test('a page without a file is the guide’s own 404', async (context) => {
  const { url } = await startBehindNginx(context);
  const { status, body } = await ask(`${url}/unknown`);
  expect([status, String(body)]).toEqual([404, 'no such page']);
});

test('the compressed file goes through untouched, with its strong tag, and is not sent twice', async (context) => {
  const { url } = await startBehindNginx(context);
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

test('an alias and a slash too many lead on within the outer host', async (context) => {
  const { url } = await startBehindNginx(context);
  const alias = await ask(`${url}/bodegas?a=1`);
  expect([alias.status, alias.headers.location]).toEqual([302, '/bodegas-en-san-rafael?a=1']);
  const slash = await ask(`${url}/bodegas-en-san-rafael/?a=1`);
  expect([slash.status, slash.headers.location]).toEqual([301, '/bodegas-en-san-rafael?a=1']);
});

test('a form is kept, and its sender led on within the outer host', async (context) => {
  const { guide, url } = await startBehindNginx(context);
  const { status, headers } = await post(url, contact('Hola'), { headers: { Origin: url, Referer: `${url}/` } });
  expect([status, headers.location]).toEqual([303, '/contacto-exito']);
  expect(await guide.kept()).toMatchObject([{ form: 'contacto', answers: contact('Hola') }]);
});

test('each visitor has a limit of their own, whatever they write into X-Forwarded-For', async (context) => {
  const { url } = await startBehindNginx(context, { POSTS_PER_10_MINUTES: '2' });
  const statuses: number[] = [];
  for (const claim of ['1.1.1.1', '2.2.2.2', '3.3.3.3, 4.4.4.4']) {
    const options = { localAddress: '127.0.0.2', headers: { 'X-Forwarded-For': claim } };
    statuses.push((await post(url, contact(claim), options)).status);
  }
  expect(statuses).toEqual([303, 303, 429]);
  const neighbour = { localAddress: '127.0.0.3', headers: { 'X-Forwarded-For': '127.0.0.2' } };
  expect((await post(url, contact('another visitor'), neighbour)).status).toBe(303);
});

test('a form that another site sends is refused, one of the guide’s own pages is not', async (context) => {
  const { url } = await startBehindNginx(context);
  const from = async (headers: Record<string, string>) =>
    (await post(url, contact(JSON.stringify(headers)), { headers })).status;
  expect(await from({ Origin: url })).toBe(303);
  expect(await from({ 'Sec-Fetch-Site': 'same-origin', Origin: url })).toBe(303);
  expect(await from({ Origin: 'https://elsewhere.example' })).toBe(403);
  expect(await from({ Origin: url.replace(/\d+$/, '1') })).toBe(403);
  expect(await from({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
});

test('what is too large for a form is refused in the guide’s words, and the next form is taken', async (context) => {
  const { url } = await startBehindNginx(context);
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
