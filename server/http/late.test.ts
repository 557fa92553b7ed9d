import { connect } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { builtDesk } from '../testing/desk/desk-guide.ts';
import { temporaryFolder } from '../testing/test-folder.ts';
import { post, startGuide } from '../testing/test-guide.ts';

const patience = { headersTimeout: 200, requestTimeout: 400, connectionsCheckingInterval: 50, unread: 30_000 };

/** Sends a head and the beginning of a body, and returns what comes back before the connection is closed. */
function begin(port: number, address: string, more = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.write(
    `POST ${address} HTTP/1.1\r\nHost: x\r\n${more}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
  );
  return new Promise((resolve) => {
    let heard = '';
    socket.on('data', (chunk: Buffer) => {
      heard += chunk;
    });
    socket.on('close', () => resolve(heard));
    socket.on('error', () => {}); // 'close' follows
  });
}

test('the minutes allowed for photographs are not allowed for a form that never ends', async () => {
  const desk = { DESK_FOLDER: path.join(temporaryFolder(), 'desk'), DESK_URL: 'https://guia.example' };
  const { port, url } = await startGuide(desk, undefined, { patience, bundle: builtDesk() });
  const [stalled, answered] = await Promise.all([begin(port, '/f/contacto'), post(url)]);
  expect(stalled).toMatch(/^HTTP\/1\.1 408 /);
  expect(answered.status).toBe(200);
});

test('a browser whose form does not arrive in time gets a page, in the language of the form', async () => {
  const { port } = await startGuide({}, undefined, { patience });
  const answer = await begin(port, '/f/contacto', 'Accept: text/html,*/*;q=0.8\r\nReferer: http://x/en/contact\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('<html lang="en">');
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
});
