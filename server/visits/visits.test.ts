import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { pino } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';
import { VISITS_PATH } from '../../common/contracts/visits.ts';
import { addDays } from '../../common/lib/days.ts';
import { todayInSanRafael } from '../../common/lib/san-rafael.ts';
import { openStore } from '../store/store.ts';
import { countingSite, report, WINERY_PAGE } from '../testing/counting-guide.ts';
import { startGuide } from '../testing/test-guide.ts';
import { createVisits } from './visits.ts';

const silent = pino({ level: 'silent' });

/** Starts a guide that counts; `kept` ends it, and returns what it has written. */
async function counting(dist = countingSite()) {
  const guide = await startGuide({}, dist);
  const kept = async () => {
    await guide.close();
    const store = openStore({ url: guide.database });
    onTestFinished(() => store.close());
    const [acts, searches] = await store.run(
      [
        'SELECT day, page, language, act, count FROM visit_count ORDER BY page, language, act',
        'SELECT words, count FROM visit_search ORDER BY words',
      ],
      'read',
    );
    return {
      days: [...new Set(acts?.rows.map(({ day }) => day))],
      acts: acts?.rows.map(({ page, language, act, count }) => [page, language, act, count]),
      searches: searches?.rows.map(({ words, count }) => [words, count]),
    };
  };
  return { ...guide, kept };
}

test('visits and presses are counted by day, page and language', async () => {
  const { url, kept } = await counting();
  expect((await report(url, { seen: ['/', WINERY_PAGE], pressed: [[WINERY_PAGE, 'whatsapp']] })).status).toBe(204);
  await report(url, { seen: [`/en${WINERY_PAGE}`, WINERY_PAGE], pressed: [[`/en${WINERY_PAGE}`, 'llamada']] });
  expect(await kept()).toEqual({
    days: [todayInSanRafael()],
    acts: [
      ['/', 'es', 'visita', 1],
      [WINERY_PAGE, 'en', 'llamada', 1],
      [WINERY_PAGE, 'en', 'visita', 1],
      [WINERY_PAGE, 'es', 'visita', 2],
      [WINERY_PAGE, 'es', 'whatsapp', 1],
    ],
    searches: [],
  });
});

test('what the guide does not have is ignored: pages, presses, and words that may be about a person', async () => {
  const { url, kept } = await counting();
  await report(url, {
    seen: [
      '/',
      '/no-existe',
      '/images/x.webp',
      '//otra.example/',
      '/bodegas-en-san-rafael-mendoza/',
      `/pt${WINERY_PAGE}`,
    ],
    pressed: [['/no-existe', 'whatsapp']],
    lacked: [
      'Fondue ',
      'fon\u200bdue\u3164',
      '260 442-1076',
      'ana@example.com',
      'busco una cabaña para diez el sábado',
      'q',
    ],
  });
  await report(url, JSON.stringify({ seen: ['/'], pressed: [['/', 'otra cosa']] }));
  const { acts, searches } = await kept();
  expect(acts).toEqual([['/', 'es', 'visita', 2]]);
  expect(searches).toEqual([['fondue', 2]]);
});

test('neither robots nor devices that ask not to be counted are', async () => {
  const { url, kept } = await counting();
  for (const headers of [
    { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'User-Agent': '' },
    { DNT: '1' },
    { 'Sec-GPC': '1' },
    { 'Save-Data': 'on' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ] as Record<string, string>[])
    expect([headers, (await report(url, { seen: ['/'] }, headers)).status]).toEqual([headers, 204]);
  expect((await kept()).acts).toEqual([]);
});

/** Opens an address as a browser does. */
async function open(url: string, headers: Record<string, string> = {}) {
  const browser = { 'User-Agent': 'Mozilla/5.0', 'Sec-Fetch-Mode': 'navigate' }; // which `fetch` would overwrite
  const [answer] = (await once(get(url, { headers: { ...browser, ...headers } }), 'response')) as [IncomingMessage];
  await answer.resume().toArray();
}

const lostIn = async (database: string) => {
  const store = openStore({ url: database });
  onTestFinished(() => store.close());
  const [lost] = await store.run(['SELECT page, count FROM visit_lost ORDER BY page'], 'read');
  return lost?.rows.map(({ page, count }) => [page, count]);
};

test('addresses that people open and nothing answers are counted, in all languages together and without their query', async () => {
  const { url, close, database } = await startGuide({}, countingSite());
  const slip = `${WINERY_PAGE}s`;
  await open(`${url}${slip}?nombre=Ana`);
  await open(`${url}/en${slip}/`);
  await open(`${url}/la-luna`);
  await close();
  expect(await lostIn(database)).toEqual([
    [slip, 2],
    ['/la-luna', 1],
  ]);
});

test('what is no page of the guide, or no person asks for, is not: files, tries, numbers, robots, quiet devices', async () => {
  const { url, close, database } = await startGuide({}, countingSite());
  for (const path of [
    '/wp-login.php',
    '/.env',
    '/otra/cosa',
    '/a/b/c/d',
    '/llamar-260-4421234',
    '/Ana%20Perez',
    '/images/no',
    '/metrics', // the server's own, which it does not answer to strangers
    '/escritorio',
    '/escritorio/',
  ])
    await open(url + path);
  await open(url + WINERY_PAGE); // it exists
  for (const headers of [
    { 'User-Agent': 'Googlebot/2.1' },
    { 'Sec-Fetch-Mode': 'no-cors' },
    { DNT: '1' },
    { 'Sec-GPC': '1' },
    { 'Save-Data': 'on' },
  ] as Record<string, string>[])
    await open(`${url}/la-luna`, headers);
  await close();
  expect(await lostIn(database)).toEqual([]);
});

test('one setting turns counting off', async () => {
  const { url, kept, database } = await counting(countingSite(undefined, false));
  expect((await report(url, { seen: ['/'] })).status).toBe(204);
  await open(`${url}/la-luna`);
  expect((await kept()).acts).toEqual([]);
  expect(await lostIn(database)).toEqual([]);
});

test.each([
  ['no JSON', 'seen', 204],
  ['another form of data', '{"seen":[{"page":"/"}]}', 204],
  ['too many pages', JSON.stringify({ seen: Array(31).fill('/') }), 204],
  ['nested lists', '['.repeat(4000), 204],
  ['more than a page ever sends', JSON.stringify({ seen: ['/'], pad: 'x'.repeat(9000) }), 413],
])('a report of %s counts nothing, and the guide goes on', async (_, body, status) => {
  const { url, kept } = await counting();
  expect((await report(url, body)).status).toBe(status);
  expect((await report(url, { seen: ['/'] })).status).toBe(204);
  expect((await kept()).acts).toEqual([['/', 'es', 'visita', 1]]);
});

test('only posts are taken', async () => {
  const { url } = await counting();
  const answer = await fetch(url + VISITS_PATH);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});

test('nothing about who sent a report is kept, nor logged', async () => {
  const guide = await counting();
  await report(guide.url, { seen: ['/'] }, { 'X-Forwarded-For': '203.0.113.77', 'User-Agent': 'Mozilla/5.0 Tokapu/9' });
  const before = guide.logged.join('');
  await guide.kept();
  const file = readFileSync(new URL(guide.database), 'latin1');
  expect(file).toContain('visita');
  for (const text of [file, before]) expect(text).not.toMatch(/203\.0\.113\.77|Tokapu|127\.0\.0\.1/);
});

test('thousands of reports cost the database one write', async () => {
  const run = vi.fn(async () => []);
  const visits = createVisits({ store: { run }, log: silent, writeMs: 3_600_000 });
  for (let count = 0; count < 5000; count++) visits.add('/', 'es', 'visita');
  expect(run).not.toHaveBeenCalled();
  await visits.stop();
  const [first] = run.mock.calls as unknown as [[{ args: unknown[] }[]]];
  expect(first[0]).toHaveLength(1);
  expect(first[0][0]?.args).toContain(5000);
});

test('a number is added once, although the database failed after it had written it', async () => {
  const store = openStore({ url: (await startGuide()).database });
  onTestFinished(() => store.close());
  let failures = 1;
  const run: typeof store.run = async (statements, mode) => {
    const results = await store.run(statements, mode);
    if (failures-- > 0) throw new Error('no answer');
    return results;
  };
  const visits = createVisits({ store: { run }, log: silent, writeMs: 3_600_000 });
  visits.add('/', 'es', 'visita');
  await visits.flush();
  visits.add('/', 'es', 'visita');
  await visits.flush();
  await visits.stop();
  const [counted] = await store.run(['SELECT count FROM visit_count'], 'read');
  expect(counted?.rows).toEqual([{ count: 2 }]);
});

test('numbers older than two years are deleted, as the privacy page says', async () => {
  const store = openStore({ url: (await startGuide()).database });
  onTestFinished(() => store.close());
  const countOn = (day: string) => `INSERT INTO visit_count VALUES ('${day}', '/', 'es', 'visita', 7, 1)`;
  const yesterday = addDays(todayInSanRafael(), -1);
  await store.run(
    [countOn('2019-05-01'), countOn(yesterday), "INSERT INTO visit_search VALUES ('2019-05-01', 'fondue', 1, 1)"],
    'write',
  );
  const visits = createVisits({ store, log: silent });
  visits.add('/', 'es', 'visita');
  await visits.stop();
  const results = await store.run(['SELECT day FROM visit_count', 'SELECT day FROM visit_search'], 'read');
  expect(results.map(({ rows }) => rows.map(({ day }) => day))).toEqual([[yesterday, todayInSanRafael()], []]);
});

test('a clock that jumps deletes no number of visits, and the days after it a tenth at most', async () => {
  const store = openStore({ url: (await startGuide()).database });
  onTestFinished(() => store.close());
  const today = todayInSanRafael();
  const days = Array.from({ length: 20 }, (_, index) => addDays(today, -index));
  const rows = days.map((day) => `INSERT INTO visit_count VALUES ('${day}', '/', 'es', 'visita', 7, 1)`);
  await store.run(rows, 'write');
  const kept = async () => (await store.run([`SELECT 1 FROM visit_count WHERE day <= '${today}'`], 'read'))[0]?.rows;
  onTestFinished(() => void vi.useRealTimers());
  for (const [later, left] of [
    [1000, 20],
    [1001, 18],
  ] as const) {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + later * 24 * 60 * 60 * 1000 });
    const visits = createVisits({ store, log: silent });
    visits.add('/', 'es', 'visita');
    await visits.stop();
    vi.useRealTimers();
    expect(await kept()).toHaveLength(left);
  }
});
