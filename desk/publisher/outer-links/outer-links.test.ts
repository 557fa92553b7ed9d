import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { askPage, type PageAnswer } from './ask-page.ts';
import { deadLinks } from './links-log.ts';
import { outerLinks } from './outer-links.ts';
import { weeklyRound } from './weekly-round.ts';

const SITE = 'https://bodega.com.ar/';
const OTHER = 'https://museo.com.ar/';
const file = { file: 'content/x.json', title: 'Bodega', value: { website: SITE, sources: ['https://diario.com/1'] } };

/** A folder for answers, and a round on a day on which each page answers as told. */
function rounds() {
  const folder = mkdtempSync(path.join(tmpdir(), 'links-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = [file, { ...file, value: { website: OTHER } }];
  const asked: string[] = [];
  const round = (day: string, answer: PageAnswer, ofOther: PageAnswer = 'there') =>
    weeklyRound(folder, files, {
      now: new Date(`${day}T06:00:00Z`),
      pause: async () => {},
      ask: async (address) => {
        asked.push(address);
        return address === OTHER ? ofOther : answer;
      },
    });
  return { round, asked, dead: () => deadLinks(folder, files) };
}

test('a page that is gone is listed with its field and the day, and leaves once it is back', async () => {
  const { round, dead } = rounds();
  await round('2026-11-22', 'gone');
  expect(dead()).toEqual([
    { file: 'content/x.json', title: 'Bodega', field: 'website', address: SITE, since: '2026-11-22' },
  ]);
  await round('2026-11-30', 'there');
  expect(dead()).toEqual([]);
});

test('a server that does not answer is listed only after a second week', async () => {
  const { round, dead } = rounds();
  await round('2026-11-22', 'silent');
  expect(dead()).toEqual([]);
  await round('2026-11-30', 'silent');
  expect(dead()).toMatchObject([{ since: '2026-11-22' }]);
});

test('no page is asked twice in a week', async () => {
  const { round, asked } = rounds();
  await round('2026-11-22', 'there');
  await round('2026-11-25', 'there');
  expect(asked).toEqual([SITE, OTHER]);
});

test('a machine without network blames nobody', async () => {
  const { round, dead } = rounds();
  await round('2026-11-22', 'silent', 'silent');
  await round('2026-11-30', 'silent', 'silent');
  expect(dead()).toEqual([]);
});

test('only public pages that answer programs are asked', () => {
  const value = {
    website: 'https://192.168.0.1/',
    instagram: 'https://www.instagram.com/bodega/',
    menu: 'http://localhost/',
    form: 'https://guia.example/',
    port: 'https://bodega.com.ar:8080/',
    tickets: { url: 'https://entradas.com.ar/x' },
    todo: ['https://bodega.com.ar/'],
    body: 'Más en [su página](https://museo.com.ar/).',
  };
  expect(outerLinks([{ ...file, value }]).map(({ field, address }) => [field, address])).toEqual([
    ['tickets', 'https://entradas.com.ar/x'],
    ['body', 'https://museo.com.ar/'],
  ]);
});

test('a page is asked shortly, and whole where a server knows only that', async () => {
  const methods: string[] = [];
  const server = createServer(({ method = '', url = '' }, response) => {
    methods.push(`${method} ${url}`);
    if (url === '/moved') return response.writeHead(301, { location: '/here' }).end();
    const isHere = url === '/here' || (url === '/whole' && method === 'GET');
    response.writeHead(isHere ? 200 : url === '/whole' ? 405 : url === '/bad' ? 503 : 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ask = (at: string) => askPage(`http://127.0.0.1:${port}${at}`, () => true);
  expect(await Promise.all(['/here', '/moved', '/whole', '/gone', '/bad'].map(ask))).toEqual([
    'there',
    'there',
    'there',
    'gone',
    'silent',
  ]);
  expect(methods).toContain('HEAD /here');
  expect(methods).not.toContain('GET /here');
});
