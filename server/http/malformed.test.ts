import { connect } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openStore } from '../store/store.ts';
import { message, post, startGuide } from '../testing/test-guide.ts';

/** `npm run attack` sends more. */
const RUNS = Number(process.env.RUNS ?? 500);
const MOST_MEMORY_BYTES = 100 * 1024 * 1024;
/** CPU time for one request; linear code takes 1,000, quadratic code took 77,000. */
const LARGEST_COST_US = 30_000;

/** Sends bytes as they are, and resolves to the status of each answer until the server or a timeout ends it. */
function throwAt(port: number, bytes: Buffer): Promise<number[]> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve([...heard.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))));
    socket.end(bytes);
  });
}

const noise = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('latin1'));
const path = fc.oneof(
  fc.webPath(),
  noise,
  fc.constantFrom('/', '//', '/..', '/%2e%2e/%2e%2e/etc/passwd', '/%', '/%00', '/f/', '/f/contacto', '/f/__proto__'),
  fc.string({ unit: 'binary', maxLength: 60 }).map((text) => `/${encodeURIComponent(text.toWellFormed())}`),
  fc.string({ minLength: 5000, maxLength: 9000 }).map((text) => `/${encodeURIComponent(text.toWellFormed())}`),
);
const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'NONSENSE');
const headerName = fc.constantFrom(
  ...['Accept', 'Accept-Encoding', 'If-None-Match', 'If-Range', 'Range', 'Referer', 'Origin', 'Host', 'Cookie'],
  ...['Content-Length', 'Content-Type', 'Content-Encoding', 'Transfer-Encoding', 'Expect', 'X-Forwarded-For'],
  ...['Sec-Fetch-Site', 'Upgrade', 'Connection', 'Te', 'Trailer'],
);
const headerValue = fc.oneof(
  noise,
  fc.constantFrom(
    'bytes=9-2',
    'gzip;q=nan',
    'chunked',
    '-1',
    '1e9',
    'multipart/form-data; boundary="',
    '*/*;q=2',
    '{}',
  ),
  fc.constantFrom('application/x-www-form-urlencoded', 'application/json', 'multipart/form-data; boundary=x'),
  fc.webUrl(),
);
const body = fc.oneof(
  noise,
  fc.json(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n', 'a=%ZZ&b=%E0%A4%A&c', '5\r\nab'),
  fc.uint8Array({ minLength: 60_000, maxLength: 80_000 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
);

/** Requests from nearly valid to pure noise. */
const request = fc.oneof(
  { weight: 1, arbitrary: noise },
  {
    weight: 5,
    arbitrary: fc
      .record({ method, path, headers: fc.array(fc.tuple(headerName, headerValue), { maxLength: 6 }), body })
      .map(({ method, path, headers, body }) => {
        const head = [`${method} ${path} HTTP/1.1`, 'Host: guide', ...headers.map((pair) => pair.join(': '))];
        return `${head.join('\r\n')}\r\n\r\n${body}`;
      }),
  },
  {
    weight: 5,
    arbitrary: fc
      .record({ type: headerValue, body, form: fc.constantFrom('contacto', 'publicar', 'boletin', 'x') })
      .map(({ type, body, form }) =>
        [
          `POST /f/${form} HTTP/1.1`,
          'Host: guide',
          `Content-Type: ${type}`,
          `Content-Length: ${Buffer.byteLength(body, 'latin1')}`,
          '',
          body,
        ].join('\r\n'),
      ),
  },
);

test(`${RUNS} malformed requests break nothing, and good ones are answered meanwhile`, {
  timeout: 600_000,
}, async ({ task }) => {
  const { port, url, database, logged } = await startGuide({ TRUSTED_PROXIES: '1' });
  let count = 0;
  await fc.assert(
    fc.asyncProperty(request, async (text) => {
      const statuses = await throwAt(port, Buffer.from(text, 'latin1'));
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      count += 1;
      if (count % 50 === 0) {
        expect((await post(url, { ...message, subject: `mensaje ${count}` })).status).toBe(200);
        expect(await (await fetch(url)).text()).toBe('<h1>Inicio</h1>');
      }
      logged.length = 0; // kept by the test, not by the server
    }),
    { numRuns: RUNS },
  );
  const store = openStore({ url: database });
  expect((await store.list()).filter(({ answers }) => answers.subject?.startsWith('mensaje '))).toHaveLength(
    Math.floor(RUNS / 50),
  );
  await store.close();
  task.meta.measured = `${RUNS} malformed requests, no answer of 500 or more`;
});

test('bodies that are too large, all at once, do not fill the memory', async () => {
  const { port } = await startGuide();
  const head =
    'POST /f/contacto HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n';
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  const before = process.memoryUsage().rss;
  const flood = Buffer.from(head + chunk.repeat(32));
  const answers = await Promise.all(Array.from({ length: 100 }, () => throwAt(port, flood)));

  expect(process.memoryUsage().rss - before).toBeLessThan(MOST_MEMORY_BYTES);
  expect(answers.flat().every((status) => status === 413)).toBe(true);
});

test.each([
  ['path of slashes', (size: number) => `${'/'.repeat(size)}x`, {}],
  ['path of dots', (size: number) => `/${'.a'.repeat(size / 2)}/`, {}],
  ['language', (size: number) => `/${'en-'.repeat(size / 3)}`, {}],
  ['query', (size: number) => `/bodegas/?${'?'.repeat(size)}`, {}],
  ['accept', () => '/f/contacto', { accept: (size: number) => `${'text/html;q=0.1,'.repeat(size / 16)}x` }],
  ['encodings', () => '/', { 'accept-encoding': (size: number) => `${'gzip;q=0.1,'.repeat(size / 11)}x` }],
  ['tags', () => '/', { 'if-none-match': (size: number) => '"a", '.repeat(size / 5) }],
  ['ranges', () => '/', { range: (size: number) => `bytes=${'0-1,'.repeat(size / 4)}` }],
  ['page before', () => '/f/contacto', { referer: (size: number) => `http://x/${'/'.repeat(size)}` }],
])('answering a long %s takes linear time', async (_, address, headers) => {
  const { port } = await startGuide();
  const cost = async (size: number) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value(size)}\r\n`);
    const text = `GET ${address(size)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${lines.join('')}\r\n`;
    const runs = [];
    for (let run = 0; run < 5; run++) {
      const before = process.cpuUsage();
      expect((await throwAt(port, Buffer.from(text)))[0]).toBeLessThan(500);
      runs.push(process.cpuUsage(before).user);
    }
    return Math.min(...runs);
  };
  await cost(1000); // warm-up
  expect(await cost(14_000)).toBeLessThan(LARGEST_COST_US);
});
