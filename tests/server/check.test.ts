import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startDesk } from '#server/testing/desk/desk-guide.ts';
import { startGuide, tinySite } from '#server/testing/test-guide.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../../deploy/check.sh');

/** Checks a guide in this process, as somebody does after deploying it by hand. */
const check = (address: string) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile('bash', [SCRIPT, address], (error, out, errors) =>
      resolve({ code: error?.code ?? 0, said: out + errors }),
    );
  });

function siteOf(...pages: string[]): string {
  const dist = tinySite();
  const addresses = pages.map((page) => `<url><loc>https://guia.example${page}</loc></url>`);
  writeFileSync(path.join(dist, 'sitemap.xml'), `<urlset>${addresses.join('')}</urlset>`);
  return dist;
}

test('a guide whose pages, forms and health answer is well', async () => {
  const { url } = await startGuide({}, siteOf('/'));
  expect(await check(url)).toEqual({ code: 0, said: `${url} answers as it should.\n` });
});

test('a guide that is just starting is waited for', async () => {
  const { url } = await startGuide({}, siteOf('/'));
  let asked = 0;
  const front = createServer((asking, answering) => {
    asked += 1;
    if (asked === 1) return void answering.writeHead(502).end();
    const { method, headers } = asking;
    const passed = request(url + asking.url, { method, headers }, (answer) => {
      answering.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(answering);
    });
    asking.pipe(passed);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void front.close());
  await once(front, 'listening');
  const address = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  expect(await check(address)).toEqual({ code: 0, said: `${address} answers as it should.\n` });
});

test('a page of the sitemap that is not there is said', async () => {
  const { url } = await startGuide({}, siteOf('/', '/se-perdio'));
  const { code, said } = await check(url);
  expect(code).toBe(1);
  expect(said).toContain(`${url}/se-perdio answers 404 instead of 200`);
});

test('a desk without a door is said', async () => {
  // The desk is open under the name of the guide only, and this is not it.
  const { url, write } = await startDesk();
  write('published/alive', '');
  const { code, said } = await check(url);
  expect(code).toBe(1);
  expect(said).toContain('/escritorio/ answers 404 instead of 200');
});
