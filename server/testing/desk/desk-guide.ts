/** Provides tests with a guide that has a desk, with people who are signed in there, and with a publisher's files. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Answer, Order } from '../../../common/contracts/desk/orders.ts';
import { createPeople } from '../../desk/access/people.ts';
import { openStore } from '../../store/store.ts';
import { temporaryFolder } from '../test-folder.ts';
import { startGuide, tinySite } from '../test-guide.ts';
import { createAuthenticator } from './authenticator.ts';
import { snapshot } from './content.ts';

/** The host is the desk's own; the port of the test's server may differ, as it does behind a proxy. */
export const ORIGIN = 'https://guia.example';
const SECURE_SESSION = '__Host-escritorio-session';

export type Reply = {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
  json: Record<string, unknown>;
};
export type Ask = { method?: string; headers?: Record<string, string | string[]>; body?: string | Buffer | object };

export function builtDesk(): string {
  const folder = path.join(temporaryFolder(), 'desk');
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write(
    'entry.html',
    '<title>Entrar</title><link rel="stylesheet" href="/escritorio/assets/entry-1.css"><script type="module" src="/escritorio/assets/entry-1.js"></script>',
  );
  write('desk.html', '<title>Escritorio</title><script type="module" src="/escritorio/assets/desk-1.js"></script>');
  write('assets/entry-1.js', 'entry()');
  write('assets/desk-1.js', 'desk()');
  write('assets/entry-1.css', '@font-face { src: url(/escritorio/assets/font-1.woff2) }');
  write('assets/font-1.woff2', 'font');
  return folder;
}

/** Starts a guide with a desk; `ask` sends any request, under any host name. */
export async function startDesk(variables: Record<string, string | undefined> = {}) {
  const folder = temporaryFolder();
  const write = (name: string, data: string | Buffer | object) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    const isRaw = typeof data === 'string' || Buffer.isBuffer(data);
    writeFileSync(path.join(folder, name), isRaw ? data : JSON.stringify(data));
  };
  write('published/snapshot.json', snapshot);
  const dist = tinySite();
  writeFileSync(path.join(dist, '404.html'), '<h1>No existe</h1>');
  const desk = { DESK_FOLDER: folder, DESK_URL: ORIGIN };
  const guide = await startGuide({ ...desk, ...variables }, dist, { bundle: builtDesk() });
  const store = openStore({ url: guide.database });
  onTestFinished(() => store.close());
  const people = createPeople(store);

  const ask = askAt(guide.port);

  /** Calls the API as the desk's own page does. */
  const api = (route: string, body?: Ask['body'], headers: Ask['headers'] = {}) => {
    const [method = '', name = ''] = route.split(' ');
    return ask(`/escritorio/api/${name}`, {
      method,
      headers: { ...own, ...headers },
      ...(body === undefined ? {} : { body }),
    });
  };

  const invite = async (name = 'Marta', email = 'marta@example.com') =>
    (await people.invite({ name, email }, Date.now())).token;

  /** Creates a passkey from an invitation and returns it, with a session. */
  async function enrol(token: string, key = createAuthenticator(ORIGIN)) {
    const { json } = await api('POST invitation/options', { token });
    const response = key.create(json.options as Parameters<typeof key.create>[0]);
    const answer = await api('POST invitation/verify', { token, response, device: 'Teléfono de Marta' });
    return { key, answer, cookie: cookieIn(answer, SECURE_SESSION) };
  }

  return {
    ...guide,
    folder,
    dist,
    store,
    people,
    ask,
    api,
    write,
    invite,
    enrol,
    /** Signs somebody in; returns the same function as `api`, with their cookie. */
    async signIn(name?: string, email?: string) {
      const { cookie, key } = await enrol(await invite(name, email));
      const signed = (route: string, body?: Ask['body'], headers: Ask['headers'] = {}) =>
        api(route, body, { Cookie: cookie, ...headers });
      return Object.assign(signed, { cookie, key });
    },
    orders: (): Order[] =>
      readdirSync(path.join(folder, 'orders'))
        .sort()
        .map((file) => JSON.parse(readFileSync(path.join(folder, 'orders', file), 'utf8')) as Order),
    /** Answers an order as the publisher does. */
    answer(id: string, answer: Partial<Answer>) {
      const done = {
        id,
        at: '2026-11-22T12:00:00Z',
        state: 'done',
        version: 'abc1234',
        pages: [],
        change: null,
        warnings: [],
      };
      write(`answers/${id}.json`, { ...done, ...answer });
    },
  };
}

/** Creates the function that sends a request to the guide at this port. */
function askAt(port: number) {
  return (address: string, { method = 'GET', headers = {}, body }: Ask = {}): Promise<Reply> => {
    const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
    const bytes = body === undefined ? undefined : isRaw ? body : JSON.stringify(body);
    const length = bytes === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(bytes)) };
    const type = body === undefined || isRaw ? {} : { 'Content-Type': 'application/json' };
    return new Promise((resolve, reject) => {
      const sent = httpRequest(
        {
          host: '127.0.0.1',
          port,
          path: address,
          method,
          headers: { Host: new URL(ORIGIN).host, ...type, ...length, ...headers },
          agent: false,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            const isJson = /json/.test(response.headers['content-type'] ?? '');
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text,
              json: isJson ? JSON.parse(text) : {},
            });
          });
          response.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.end(bytes);
    });
  };
}

/** The headers that the desk's own page sends with every request. */
export const own = { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin', 'X-Desk': '1' };

/** The cookie that an answer sets, as a browser sends it back. */
export function cookieIn({ headers }: Reply, name: string): string {
  const [set = ''] = [headers['set-cookie'] ?? []].flat().filter((one) => one.startsWith(`${name}=`));
  return set.split(';')[0] ?? '';
}

export const tryCookieIn = (reply: Reply) => cookieIn(reply, '__Host-escritorio-attempt');
