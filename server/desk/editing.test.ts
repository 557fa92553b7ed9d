import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SITE_FILE } from '../../common/contracts/desk/content.ts';
import type { Change } from '../../common/contracts/desk/orders.ts';
import { MOST_REGISTER_ROWS } from '../../common/contracts/desk/register.ts';
import { ARTICLE, WINERY } from '../testing/desk/content.ts';
import { startDesk } from '../testing/desk/desk-guide.ts';

const NEW = 'content/collections/bodegas/listings/bodega-nueva.json';

const change = (value: Change['value'] = { name: 'Bodega Suter', phone: '1' }, file = WINERY): Change => ({
  file,
  base: 'digest-of-12',
  before: { name: 'Bodega Suter' },
  value,
  photos: null,
});

test('a publication is done once visitors get it, not before', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  const { order } = (await marta('POST publish', { changes: [change()], words: '' })).json;
  const state = async () =>
    ((await marta(`GET order?id=${order}`)).json as { answer: { state: string; step?: string } }).answer;
  const lead = (name: string) => {
    symlinkSync(`${desk.dist}-${name}`, `${desk.dist}-link`);
    renameSync(`${desk.dist}-link`, desk.dist);
  };
  renameSync(desk.dist, `${desk.dist}-whole`);
  mkdirSync(`${desk.dist}-half`);
  lead('half'); // it cannot be opened
  desk.answer(String(order), { at: new Date().toISOString() });
  expect(await state()).toMatchObject({ state: 'working', step: 'switching' });
  lead('whole');
  await expect.poll(state).toMatchObject({ state: 'done' });
});

test('typed edits are saved, and shown on the next device', async () => {
  const desk = await startDesk();
  const phone = await desk.signIn();
  expect((await phone('PUT draft', { change: change(), revision: 0 })).json).toEqual({ revision: 1 });
  expect((await phone('PUT draft', { change: change({ phone: '2' }), revision: 1 })).json).toEqual({ revision: 2 });
  const laptop = await desk.signIn();
  const { file, draft } = (await laptop(`GET file?file=${WINERY}`)).json as Record<
    string,
    { title: string; change: Change }
  >;
  expect([file?.title, draft?.change.value]).toEqual(['Bodega Suter', { phone: '2' }]);
  expect((await laptop('GET today')).json.drafts).toMatchObject([{ file: WINERY, title: 'Bodega Suter', by: 'Marta' }]);
  await laptop(`DELETE draft?file=${WINERY}`);
  expect((await phone(`GET file?file=${WINERY}`)).json.draft).toBeNull();
});

test('of two tabs, the later one sees what the other saved, and overwrites nothing', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  const luis = await desk.signIn('Luis', 'luis@example.com');
  const both = await Promise.all([
    marta('PUT draft', { change: change({ phone: 'de Marta' }), revision: 0 }),
    luis('PUT draft', { change: change({ phone: 'de Luis' }), revision: 0 }),
  ]);
  const winner = both.findIndex(({ status }) => status === 200);
  const loser = both[1 - winner];
  expect(loser?.status).toBe(409);
  const [name, phone] = winner === 0 ? ['Marta', 'de Marta'] : ['Luis', 'de Luis'];
  expect(loser?.json).toMatchObject({ draft: { revision: 1, by: { name }, change: { value: { phone } } } });
  expect(loser?.json.error).toContain(`${name} guardó otro cambio`);
});

test('an order is on disk as it was given, with its author, before it is acknowledged', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  const { order } = (await marta('POST publish', { changes: [change()], words: 'precios' })).json;
  const [kept] = desk.orders();
  const by = { name: 'Marta', email: 'marta@example.com' };
  expect(kept).toMatchObject({ id: order, by, type: 'publish', changes: [change()], words: 'precios' });
  expect(order).toMatch(/^\d{8}T\d{6}Z-[0-9a-f]{8}$/);
  const folder = path.join(desk.folder, 'orders');
  expect(readdirSync(folder)).toEqual([`${order}.json`]); // and no half-written file
  expect(statSync(path.join(folder, `${order}.json`)).mode & 0o777).toBe(0o640); // the publisher reads it
  expect((await marta(`GET order?id=${order}`)).json).toEqual({ answer: null });
  desk.answer(String(order), { state: 'failed', text: 'El disco está lleno.' });
  expect((await marta(`GET order?id=${order}`)).json.answer).toMatchObject({ text: 'El disco está lleno.' });
  const { entries } = (await marta('GET log')).json as { entries: { by: string; text: string }[] };
  expect(entries[0]).toMatchObject({ by: 'Marta', text: 'Mandó a publicar «precios»: Bodega Suter.' });
});

test('the log says whom she asked about what as the card of the call does', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  await marta('POST check', { file: 'content/pages/telefonos.json', facts: ['bomberos'], answer: 'same' });
  const { entries } = (await marta('GET log')).json as { entries: { text: string }[] };
  expect(entries[0]?.text).toBe('Anotó «sigue igual» en Bomberos: En «Teléfonos».');
});

test('no more than forty orders wait for the publisher, even if all come at once', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  const order = () => marta('POST check', { file: WINERY, facts: ['phone'], answer: 'same' });
  const answers = await Promise.all(Array.from({ length: 67 }, order));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(27);
  expect(desk.orders()).toHaveLength(40);
  desk.answer(String(desk.orders()[0]?.id), {});
  expect((await order()).status).toBe(200);
});

test('orders sort by time, however fast they arrive', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  const given: unknown[] = [];
  for (let count = 0; count < 5; count++) {
    given.push((await marta('POST preview', { changes: [change({ count })] })).json.order);
    while (given.length > 1 && Date.now() % 2 === 0); // until the next millisecond
  }
  expect(desk.orders().map(({ id }) => id)).toEqual(given);
});

test('a published draft is deleted, unless somebody has edited it since', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  await marta('PUT draft', { change: change(), revision: 0 });
  await marta('PUT draft', { change: change({ body: 'x' }, ARTICLE), revision: 0 });
  const changes = [change(), change({ body: 'x' }, ARTICLE)];
  const { order } = (await marta('POST publish', { changes, words: 'verano' })).json;
  await marta('PUT draft', { change: change({ body: 'y' }, ARTICLE), revision: 1 });
  desk.answer(String(order), {});
  await marta(`GET order?id=${order}`);
  const { drafts } = (await marta('GET today')).json as { drafts: { file: string }[] };
  expect(drafts.map(({ file }) => file)).toEqual([ARTICLE]);
  const { entries } = (await marta('GET log')).json as { entries: { text: string }[] };
  expect(entries[0]?.text).toBe('Quedó publicado «verano».');
});

test('a refused publication keeps its draft', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  await marta('PUT draft', { change: change(), revision: 0 });
  const { order } = (await marta('POST publish', { changes: [change()], words: '' })).json;
  desk.answer(String(order), { state: 'refused', mistakes: [], conflicts: [] });
  await marta(`GET order?id=${order}`);
  expect((await marta(`GET file?file=${WINERY}`)).json.draft).toMatchObject({ revision: 1 });
});

test.each([
  '../../../etc/passwd',
  'content/../.env',
  'content/collections/bodegas/listings/../../../../.env',
  'content/collections/bodegas/listings/..%2f..%2fx.json',
  'content/collections/bodegas/listings/%2e%2e/x.json',
  '/etc/passwd',
  'C:\\Windows\\x.json',
  'content\\site.json',
  'content/collections/bodegas/listings/x.json\0.png',
  'content/collections/bodegas/listings/Mayúsculas.json',
  'content/collections/bodegas/listings/x.md',
  'content/collections/bodegas/listings/a/b.json',
  'content/collections/bodegas/listings/.json',
  'content/collections/bodegas/index.ts',
  'content/collections/nadie/listings/x.json',
  'content/pages/telefonos/listings/x.json',
  'content/pages/otra.json',
  'content/posts/x.en.md',
  'content/posts/--help.md',
  'content/collections/bodegas/listings/-x-.json',
  'content/collections/bodegas/listings/a--b.json',
  'content/posts/x.json',
  'server/main.ts',
  'package.json',
  '',
])('neither an order nor a draft may name the file %j', async (file) => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  const tries = [
    await marta('PUT draft', { change: change({}, file), revision: 0 }),
    await marta('POST publish', { changes: [change({}, file)], words: '' }),
    await marta('POST preview', { changes: [change(), change({}, file)] }),
    await marta('POST move', { file, to: 'otro' }),
    await marta('POST move', { file: WINERY, to: file }),
    await marta('POST check', { file, facts: ['phone'], answer: 'same' }),
    await marta(`GET file?file=${encodeURIComponent(file)}`),
    await marta(`DELETE draft?file=${encodeURIComponent(file)}`),
  ];
  expect(tries.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 422, 422, 422]);
  expect(desk.orders()).toEqual([]);
});

test('a register becomes an order with its author; rows of anything but its columns, or too many, become none', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  const rows = [{ row: 4, cells: { name: 'Posada  del Río', kind: 'posada' } }];
  const ask = (more: object) =>
    marta('POST register', { name: 'padron.xlsx', source: 'padron', rows, step: 'look', ...more });
  const many = Array.from({ length: MOST_REGISTER_ROWS }, (_, index) => ({ row: index + 2, cells: { name: 'X' } }));
  expect((await ask({ rows: many, step: 'preview' })).status).toBe(200);
  const refused = [
    await ask({ rows: [] }),
    await ask({ rows: [...many, { row: 1, cells: {} }] }),
    await ask({ rows: [{ row: 2, cells: { color: 'rojo' } }] }),
    await ask({ rows: [{ row: 2, cells: { name: 7 } }] }),
    await ask({ step: 'write' }),
    await ask({ source: 'diario' }),
    await ask({ file: '../../etc/passwd' }),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 422));
  expect((await ask({ step: 'publish' })).status).toBe(200);
  expect(desk.orders().at(-1)).toMatchObject({ type: 'register', step: 'publish', by: { name: 'Marta' } });
  expect(desk.orders()).toHaveLength(2);
  const { entries } = (await marta('GET log')).json as { entries: { text: string }[] };
  expect(entries[0]?.text).toBe('Mandó a traer las fichas de «padron.xlsx».');
});

test('a new file may be written in a kind that allows it, under a plain name', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  const fresh: Change = { file: NEW, base: null, before: null, value: { name: 'Bodega Nueva' }, photos: null };
  expect((await marta('POST publish', { changes: [fresh], words: '' })).status).toBe(200);
  expect((await marta('POST publish', { changes: [fresh, fresh], words: '' })).status).toBe(422);
});

test.each<[string, string | Buffer, number]>([
  ['no JSON', '{"changes":', 400],
  ['not UTF-8', Buffer.from([0x22, 0xff, 0x22]), 400],
  ['nested a hundred thousand times', '['.repeat(100_000), 400],
  ['deep within a value', `{"changes":[{"file":"${WINERY}","value":${'['.repeat(50)}${']'.repeat(50)}}]}`, 400],
  ['a key that changes objects', '{"changes":[{"value":{"__proto__":{"isAdmin":true}}}],"words":""}', 400],
  ['a constructor', '{"changes":[{"value":{"constructor":{"prototype":{}}}}],"words":""}', 400],
  ['a number', '1', 422],
  ['null', 'null', 422],
  ['more than was asked for', '{"changes":[],"words":"","by":{"name":"Otra"}}', 422],
  ['nothing to publish', '{"changes":[],"words":""}', 422],
  ['more than 1 MB', `"${'x'.repeat(1024 * 1024)}"`, 413],
])('a body that is %s is refused with a sentence', async (_, body, status) => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  const answer = await marta('POST publish', body, { 'Content-Type': 'application/json' });
  expect([answer.status, answer.json.error]).toEqual([status, expect.stringMatching(/\.$/)]);
  expect(desk.orders()).toEqual([]);
});

test('a body of unknown length is refused at the limit, too', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  const headers = { 'Content-Type': 'application/json', 'Content-Length': [], 'Transfer-Encoding': 'chunked' };
  const answer = await marta('POST publish', `"${'x'.repeat(2 * 1024 * 1024)}"`, headers as never).catch(() => null);
  expect(answer?.status ?? 413).toBe(413); // or the connection is closed while the client still writes
});

test('a script in any field arrives as it is read, without hidden signs, and only ever as data', async () => {
  const desk = await startDesk();
  const script = '</script><script>alert("é b")</script><img src=x onerror=alert(1)>{{7*7}}';
  const hidden = script.replace('é b', 'e\u0301\u2028b\u0000').replace('{{', '\u202E{{\u0001');
  const marta = await desk.signIn(`<b>${'Marta'}</b>`);
  const valueWith = (text: string) => ({ name: text, list: [text], nested: { [text]: text } });
  const value = valueWith(script);
  expect((await marta('PUT draft', { change: change(valueWith(hidden)), revision: 0 })).status).toBe(200);
  const shown = await marta(`GET file?file=${WINERY}`);
  expect((shown.json.draft as { change: Change }).change.value).toEqual(value);
  await marta('POST publish', { changes: [change(valueWith(hidden))], words: hidden });
  expect(desk.orders()[0]).toMatchObject({ changes: [{ value }], words: script });
  for (const answer of [shown, await marta('GET log'), await marta('GET today'), await marta('GET sessions')]) {
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    });
  }
});

test('links to a page elsewhere in the content are found by its address and by its id', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  expect((await marta(`GET links?file=${WINERY}`)).json).toEqual({ links: [{ file: ARTICLE, title: 'Vinos' }] });
});

test('a file that others link to is not removed: the answer names them, and the publisher gets no order', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  const refused = await marta('POST move', { file: WINERY, to: null });
  expect([refused.status, refused.json.links]).toEqual([422, [{ file: ARTICLE, title: 'Vinos' }]]);
  expect(desk.orders()).toEqual([]);
  expect((await marta('POST move', { file: ARTICLE, to: null })).status).toBe(200);
  expect((await marta('POST move', { file: WINERY, to: 'suter' })).status).toBe(200); // its links follow
});

test('a file with unpublished changes keeps its address until they are published or discarded', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  await marta('PUT draft', { change: change(), revision: 0 });
  const refused = await marta('POST move', { file: WINERY, to: 'suter' });
  expect([refused.status, refused.json.error]).toEqual([422, expect.stringContaining('cambios sin publicar')]);
  await marta(`DELETE draft?file=${WINERY}`);
  expect((await marta('POST move', { file: WINERY, to: 'suter' })).status).toBe(200);
});

test('lists come without the values of their files, and the season table with them', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  const { files, version } = (await marta('GET content')).json as { files: object[]; version: string };
  expect([version, files.length, files.some((file) => 'value' in file)]).toEqual(['abc1234', 3, false]);
  const season = (await marta('GET files?kind=bodegas')).json as { files: { value: object }[] };
  expect(season.files).toMatchObject([{ value: { name: 'Bodega Suter' } }]);
});

test('until the publisher has run once, the desk reports that it has not', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  desk.write('published/snapshot.json', '');
  const { rmSync } = await import('node:fs');
  rmSync(path.join(desk.folder, 'published/snapshot.json'));
  const { status, json } = await marta('GET today');
  expect([status, json.error]).toEqual([503, expect.stringContaining('el publicador no empezó')]);
});

test('newly published content is in the next answer', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  const file = path.join(desk.folder, 'published/snapshot.json');
  await marta('GET content');
  const next = { ...JSON.parse(readFileSync(file, 'utf8')), version: 'def5678-later' };
  desk.write('published/snapshot.json', next);
  expect((await marta('GET content')).json.version).toBe('def5678-later');
});

test('the first screen says whether the guide is live', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  expect((await marta('GET today')).json.isLive).toBe(false);
  const file = path.join(desk.folder, 'published/snapshot.json');
  const shown = JSON.parse(readFileSync(file, 'utf8'));
  const site = { ...shown.files[0], file: SITE_FILE, kind: 'site', value: { mode: 'live' } };
  desk.write('published/snapshot.json', { ...shown, version: 'def5678-live', files: [...shown.files, site] });
  expect((await marta('GET today')).json.isLive).toBe(true);
});
