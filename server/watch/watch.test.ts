import { rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startDesk } from '../testing/desk/desk-guide.ts';
import { post, startGuide, tinySite } from '../testing/test-guide.ts';
import { watchDisk } from './disk.ts';

/** Asks as curl does: fetch would not send another Host. */
function ask(port: number, address: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const asked = httpRequest({ host: '127.0.0.1', port, path: address, headers, agent: false }, (response) => {
      let body = '';
      response.on('data', (piece) => (body += piece));
      response.on('end', () => resolve({ status: response.statusCode, body }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

test('a program on this machine reads how many answers there were, and whether all is well', async () => {
  const { port, url } = await startGuide();
  await ask(port, '/');
  await post(url);
  const { status, body } = await ask(port, '/metrics');
  expect(status).toBe(200);
  expect(body).toContain('guide_ready 1\n');
  expect(body).toContain('guide_part_ok{part="database"} 1\n');
  expect(body).toContain('guide_answers_total{kind="page",status="200"} 1\n');
  expect(body).toContain('guide_answers_total{kind="form",status="200"} 1\n');
  expect(body).toContain('guide_answer_seconds_count{kind="page"} 1\n');
  expect(body).toContain('guide_messages_waiting 1\n');
});

test('every line of the metrics is one that Prometheus reads', async () => {
  const { port } = await startGuide();
  await ask(port, '/');
  const { body } = await ask(port, '/metrics');
  const sample = /^[a-z_]+(\{[a-z]+="[^"\\]*"(,[a-z]+="[^"\\]*")*\})? -?[\d.e+-]+$/;
  const lines = body.trimEnd().split('\n');
  expect(lines.filter((line) => !/^# (HELP|TYPE) [a-z_]+ \S/.test(line) && !sample.test(line))).toEqual([]);
});

test.each([
  ['what a proxy passes on', { 'X-Forwarded-For': '203.0.113.7' }],
  ['what another proxy passes on', { Forwarded: 'for=203.0.113.7' }],
  ['a proxy that says nothing but the public name', { Host: 'guia.example' }],
  ['a page of another site whose name leads here', { Host: 'rebound.example:4173' }],
])('for %s there are no metrics', async (_, headers) => {
  const { port } = await startGuide({ TRUSTED_PROXIES: '1' });
  const { status, body } = await ask(port, '/metrics', headers);
  expect(status).toBe(404);
  expect(body).not.toContain('guide_');
});

test('a newer site that is not served yet is said, and the guide stays ready', async () => {
  const folder = tinySite();
  const other = tinySite();
  const link = path.join(path.dirname(folder), 'current');
  symlinkSync(folder, link);
  const { url } = await startGuide({}, link);
  rmSync(link);
  symlinkSync(other, link);
  const response = await fetch(`${url}/healthz`);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ ready: true, site: expect.stringContaining('newer site') });
});

test('little room on the disk is said', async () => {
  expect(await watchDisk('/var/lib/guide', async () => 400_000_000)()).toContain('400 MB are left');
  expect(await watchDisk('/var/lib/guide', async () => 4_000_000_000)()).toBeNull();
});

test('a publisher that is silent, or an order that nobody carries out, is said', async () => {
  const { ask: askDesk, folder, write } = await startDesk();
  const publisher = async () => (await askDesk('/healthz')).json.publisher;
  expect(await publisher()).toContain('never given a sign');

  write('published/alive', '');
  await expect.poll(publisher).toBe('ok');

  write('orders/20200101T000000Z-00000000.json', '{}');
  await expect.poll(publisher).toContain('An order of the desk has waited');
  write('answers/20200101T000000Z-00000000.json', '{}');
  await expect.poll(publisher).toBe('ok');

  const before = new Date(Date.now() - 10 * 60_000);
  utimesSync(path.join(folder, 'published/alive'), before, before);
  await expect.poll(publisher).toContain('no sign for 10 minutes');
});

test('the metrics say when the last backup was made', async () => {
  const { folder } = await startDesk();
  const file = path.join(folder, 'last-good');
  writeFileSync(file, 'AT=2026-11-20T04:10:00Z\n');
  const { port } = await startGuide({ BACKUP_STATE: file });
  const { body } = await ask(port, '/metrics');
  expect(body).toContain(`guide_last_backup_timestamp_seconds ${Date.parse('2026-11-20T04:10:00Z') / 1000}\n`);
});
