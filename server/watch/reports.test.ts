import { expect, test } from 'vitest';
import { openStore } from '../store/store.ts';
import { startDesk } from '../testing/desk/desk-guide.ts';
import { otherProgram } from '../testing/other-program.ts';
import { startGuide } from '../testing/test-guide.ts';
import { createBrowserErrors } from './browser-errors.ts';

const REPORT = `/
TypeError: Cannot read properties of undefined (reading 'map')
TypeError: Cannot read properties of undefined (reading 'map')
    at List (https://guia.example/assets/list-C3pO_x1.js:1:2345)`;

const send = (url: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${url}/falla`, { method: 'POST', body, headers: { 'Content-Type': 'text/plain;charset=UTF-8', ...headers } });

const rows = (database: string) =>
  otherProgram(database).prepare('SELECT page, message, script, count FROM browser_error ORDER BY page, message').all();

test('reports of the same error are counted by day, page and script', async () => {
  const { url, database } = await startGuide();
  expect((await send(url, REPORT)).status).toBe(204);
  expect((await send(url, REPORT)).status).toBe(204);
  expect(rows(database)).toEqual([
    {
      page: '/',
      message: "TypeError: Cannot read properties of undefined (reading 'map')",
      script: 'list-C3pO_x1.js',
      count: 2,
    },
  ]);
});

test('nothing of the visitor is kept, and nothing of what the visitor wrote', async () => {
  const { url, database, logged } = await startGuide();
  const private_ = `/bodegas?q=Ana Perez
Error: "Ana Perez" <ana@example.com> at https://guia.example/favoritos?x=Ana is 'secreto' 2604556677 o'Ana Perez
    at chrome-extension://abc/Ana.js:1:1`;
  await send(url, private_, { 'X-Forwarded-For': '203.0.113.7', 'User-Agent': 'Browser of Ana' });
  const kept = JSON.stringify([rows(database), logged]);
  expect(kept).toContain('Error: …');
  for (const own of ['Ana', 'ana@', 'secreto', '2604556677', '203.0.113.7', '127.0.0.1', 'q='])
    expect(kept).not.toContain(own);
});

test('one household reports five times in ten minutes, however many come at once', async () => {
  const { url, database } = await startGuide();
  const answers = await Promise.all(Array.from({ length: 30 }, () => send(url, REPORT)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(rows(database)).toMatchObject([{ count: 5 }]);
});

test.each([
  ['too long', 'x'.repeat(9000), {}, 413],
  ['of another kind', '{}', { 'Content-Type': 'application/json' }, 415],
  ['of another site', REPORT, { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['no text', '\0', {}, 400],
])('a report that is %s is refused', async (_, body, headers, status) => {
  const { url, database } = await startGuide();
  expect((await send(url, body, headers)).status).toBe(status);
  await fetch(`${url}/healthz`); // makes the tables
  expect(rows(database)).toEqual([]);
});

test('a stranger who makes up errors fills no disk: beyond 200 a day they count as one', async () => {
  const { database } = await startGuide();
  const store = openStore({ url: database });
  const errors = createBrowserErrors(store);
  const now = Date.now();
  const shape = (name: string) => ({ page: '/', message: name, script: '' });
  const letters = (index: number) => `E${String.fromCharCode(97 + (index % 26), 97 + Math.floor(index / 26))}`;
  await errors.count(shape('Eaa'), now); // among those that are told apart, in whatever order the others come
  await Promise.all(Array.from({ length: 259 }, (_, index) => errors.count(shape(letters(index + 1)), now)));
  await errors.count(shape('Eaa'), now);
  const kept = rows(database);
  await store.close();
  expect(kept).toHaveLength(201);
  expect(kept.find(({ message }) => message === 'Eaa')).toMatchObject({ count: 2 });
  expect(kept.find(({ message }) => message === '')).toMatchObject({ page: '', count: 60 });
});

test('errors older than 90 days are gone with the next one', async () => {
  const { url, database } = await startGuide();
  await send(url, REPORT);
  otherProgram(database).exec("UPDATE browser_error SET day = '2020-01-01'");
  await send(url, REPORT);
  expect(rows(database)).toMatchObject([{ count: 1 }]);
});

test('the desk counts the errors of the week by page, and says when the last backup was', async () => {
  const { url, signIn } = await startDesk();
  await send(url, REPORT);
  const marta = await signIn();
  expect((await marta('GET today')).json).toMatchObject({
    backup: null,
    browserErrors: { days: 7, count: 1, pages: [{ page: '/', count: 1 }] },
  });
});
