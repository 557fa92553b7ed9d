import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
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
