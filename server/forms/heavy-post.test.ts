import { existsSync, readFileSync } from 'node:fs';
import { get, request as open } from 'node:http';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/test-folder.ts';
import { spawnGuide } from '../testing/test-guide.ts';
import { request } from '../testing/test-inbox.ts';
import { testPicture } from '../testing/test-picture.ts';

/**
 * How long another visitor may wait while something is posted, beyond what everybody waits on a quiet server, in units
 * of work (`../testing/longest-block.ts`), so that a slow machine is not taken for a slow server. Without limits on posts
 * it was several thousand.
 */
const LONGEST_WAIT = 300;
/** How many units the server may compute without a break. */
const LONGEST_BLOCK = 60;
const MOST_MB = 100;

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const PARTS = 'multipart/form-data; boundary=b';
const PHOTO = 'Content-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n';
const part = (head: string, body = '') => `--b\r\n${head}${body}\r\n`;
const names = (count: number) => Array.from({ length: count }, (_, index) => index.toString(36));

const answers = Object.entries(request.answers).map(([name, value]) =>
  part(`Content-Disposition: form-data; name="${name}"\r\n\r\n`, value),
);
const photo = (bytes: string) => answers.join('') + part(PHOTO, bytes);

const heavy: [string, string, () => string][] = [
  ['names without values, 1.5 MB', FORM, () => 'a&'.repeat(786_432)],
  ['short names, 24 MB', FORM, () => 'ab=&'.repeat(6_000_000)],
  ['fields within the size limit', FORM, () => 'a&'.repeat(32_000)],
  ['broken escapes', FORM, () => `a=${'%'.repeat(20_000_000)}`],
  ['JSON of 2.2 million names', JSON_TYPE, () => `{${names(2_200_000).map((name) => `"${name}":""`)}}`],
  ['nested JSON', JSON_TYPE, () => '['.repeat(60_000)],
  ['490,000 parts', PARTS, () => part('Content-Disposition: form-data; name="a"\r\n\r\n').repeat(400_000)],
  ['parts without a head', PARTS, () => part('\r\n').repeat(2_000_000)],
  ['a name of 20 MB', PARTS, () => part(`Content-Disposition: form-data; name="${'a'.repeat(20_000_000)}"\r\n\r\n`)],
  ['three million lines of a head', PARTS, () => part('x: y\r\n'.repeat(3_000_000))],
  [
    'a letter under a heap of marks',
    PARTS,
    () => part('Content-Disposition: form-data; name="message"\r\n\r\n', `a${'\xcc\x81\xcc\xa3'.repeat(15_000)}`),
  ],
  [
    'half boundaries in a text',
    PARTS,
    () => part('Content-Disposition: form-data; name="a"\r\n\r\n', '\r\n--'.repeat(5_000_000)),
  ],
  ['half boundaries in photographs', PARTS, () => part(PHOTO, '\r\n--'.repeat(2_400_000)).repeat(2)],
  ['a large photograph, then parts', PARTS, () => part(PHOTO, 'x'.repeat(11_000_000)) + part('\r\n').repeat(900_000)],
  ['a JPEG of nothing but filling', PARTS, () => photo(`\xff\xd8${'\xff'.repeat(9_900_000)}`)],
  [
    'a JPEG whose points never end',
    PARTS,
    () => photo(`\xff\xd8\xff\xc0\0\x02\xff\xda\0\x02${'\xff\0'.repeat(4_900_000)}`),
  ],
  ['an AVIF of nothing but sizes', PARTS, () => photo(`\0\0\0\x18ftypavif\0\0\0\0avif${'ispe'.repeat(2_400_000)}`)],
  [
    'an AVIF of empty boxes',
    PARTS,
    () => photo(`\0\0\0\x18ftypavif\0\0\0\0avifavif${'\0\0\0\x08free'.repeat(1_200_000)}`),
  ],
  [
    'a PNG of empty parts',
    PARTS,
    () => photo(`${testPicture().toString('latin1', 0, 33)}${'\0\0\0\0IDAT\0\0\0\0'.repeat(800_000)}`),
  ],
];

test.each(heavy)('while somebody posts %s, everybody else is answered', { retry: 2 }, async (_, type, body) => {
  const { guide, begin, measured } = await measuredGuide();
  for (let count = 0; count < 20; count++) await answerTime(guide.url);
  const quiet = await slowest(guide.url, wait(300));
  const before = memoryOf(guide.process.pid);
  await begin();
  const posted = post(guide.url, type, Buffer.from(`${body()}--b--\r\n`, 'latin1'));
  const busy = await slowest(guide.url, posted);
  expect(await posted).toBeGreaterThanOrEqual(400);
  const { longest, unit } = measured();
  expect(longest / unit).toBeLessThan(LONGEST_BLOCK);
  expect((busy - 8 * quiet) / unit).toBeLessThan(LONGEST_WAIT);
  expect(memoryOf(guide.process.pid) - before).toBeLessThan(MOST_MB);
});

/** A guide, and how long it computes without a break at most from `begin` on, in milliseconds. */
async function measuredGuide() {
  const file = path.join(temporaryFolder(), 'longest');
  const measured = () => {
    const [longest = 0, unit = 1] = readFileSync(file, 'utf8').split(' ').map(Number);
    return { longest, unit };
  };
  const meter = path.resolve(import.meta.dirname, '../testing/longest-block.ts');
  const guide = await spawnGuide({ LOG_LEVEL: 'silent', LONGEST_BLOCK: file, NODE_OPTIONS: `--import=${meter}` });
  const begin = async () => {
    guide.process.kill('SIGUSR2');
    await expect.poll(() => existsSync(file)).toBe(true);
  };
  return { guide, begin, measured };
}

/** Asks for a page again and again until `end`; returns the longest wait. */
async function slowest(url: string, end: Promise<unknown>): Promise<number> {
  let isOver = false;
  void end.then(() => {
    isOver = true;
  });
  let longest = 0;
  while (!isOver) {
    longest = Math.max(longest, await answerTime(url));
    await wait(2);
  }
  return longest;
}

function answerTime(url: string): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (response) => {
      response.resume().once('end', () => resolve(performance.now() - start));
    }).once('error', reject);
  });
}

/** Posts in pieces, so that this process keeps measuring; resolves with the status, 499 if the connection was cut. */
function post(url: string, type: string, body: Buffer): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'Content-Type': type, 'Content-Length': body.length, Accept: 'application/json' };
    const sent = open(`${url}/f/publicar`, { method: 'POST', agent: false, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
      sent.destroy();
    });
    sent.once('error', () => resolve(499));
    void (async () => {
      for (let at = 0; at < body.length && !sent.destroyed; at += 65_536) {
        if (!sent.write(body.subarray(at, at + 65_536))) await Promise.race([once(sent), wait(1000)]);
      }
      sent.end();
    })();
  });
}

const once = (sent: ReturnType<typeof open>) => new Promise<void>((resolve) => sent.once('drain', () => resolve()));

/** The process's memory in MB. */
function memoryOf(pid: number | undefined): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
