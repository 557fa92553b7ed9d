import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { startGuide } from '../testing/test-guide.ts';

/** The status of the answer to a request whose head consists of these lines. */
async function statusOf(port: number, ...lines: string[]): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.end([...lines, 'Connection: close', '', ''].join('\r\n'));
  let heard = '';
  for await (const chunk of socket) heard += String(chunk);
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(heard)?.[1]);
}

test.each([
  [400, 'two names of hosts', ['Host: guia.example', 'Host: elsewhere.example']],
  [400, 'the same name twice', ['Host: guia.example', 'host: guia.example']],
  [400, 'no name', []],
  [400, 'an empty name', ['Host: ']],
  [400, 'a path in the name', ['Host: guia.example/admin']],
  [400, 'a user in the name', ['Host: ana@guia.example']],
  [400, 'two names in one line', ['Host: guia.example, elsewhere.example']],
  [400, 'a port that is none', ['Host: guia.example:http']],
  [400, 'markup in the name', ['Host: <script>']],
  [200, 'a name', ['Host: guia.example']],
  [200, 'a name and a port', ['Host: guia-san_rafael.example:4173']],
  [200, 'an IPv6 address', ['Host: [::1]:4173']],
])('%i for a request with %s', async (status, _, hosts) => {
  const { port } = await startGuide();
  expect(await statusOf(port, 'GET / HTTP/1.1', ...hosts)).toBe(status);
});

test('a form with two hosts is not stored', async () => {
  const { port } = await startGuide();
  const head = ['POST /f/contacto HTTP/1.1', 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 0'];
  expect(await statusOf(port, ...head, 'Host: a.example', 'Host: b.example')).toBe(400);
});

test('an old client that sends no host is answered', async () => {
  const { port } = await startGuide();
  expect(await statusOf(port, 'GET / HTTP/1.0')).toBe(200);
});

test('no answer can be embedded by other sites’ pages', async () => {
  const { url } = await startGuide();
  for (const address of ['/', '/nothing', '/f/contacto', '/healthz']) {
    const { headers } = await fetch(url + address);
    expect([address, headers.get('cross-origin-resource-policy')]).toEqual([address, 'same-origin']);
  }
});
