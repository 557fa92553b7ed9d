import { readdirSync, writeFileSync } from 'node:fs';
import fs, { type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WINERY } from '../testing/desk/content.ts';
import { startDesk } from '../testing/desk/desk-guide.ts';
import { otherProgram } from '../testing/other-program.ts';
import { createProposals } from './inbox/proposals.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };
const UNREADABLE = 'La guía no puede leer su base de datos.';

/** A desk, with another program that has its database open. */
async function withDatabase() {
  const desk = await startDesk();
  const marta = await desk.signIn();
  const other = otherProgram(desk.database);
  onTestFinished(() => other.close());
  return { ...desk, marta, other };
}

test('a desk whose database cannot be read answers 503 with a sentence, page or not, and logs it', async () => {
  const { ask, marta, other, logged } = await withDatabase();
  other.exec('ALTER TABLE desk_session RENAME TO away');
  const data = await marta('GET today');
  expect([data.status, data.json.error]).toEqual([503, expect.stringContaining(UNREADABLE)]);
  for (const address of ['/escritorio', '/escritorio/publicar', '/escritorio/vista/x/', '/escritorio/foto/x.webp']) {
    const page = await ask(address, { headers: { Cookie: marta.cookie } });
    expect([page.status, page.headers['content-type'], page.headers['retry-after']]).toEqual([
      ...[503, 'text/html; charset=utf-8', '10'],
    ]);
    expect(page.text).toContain(UNREADABLE);
    expect(page.headers['cache-control']).toBe('no-store');
  }
  expect(logged.join('')).toContain('"level":50');
  expect((await ask('/')).status).toBe(200);
  other.exec('ALTER TABLE away RENAME TO desk_session');
  expect((await marta('GET today')).status).toBe(200);
});

test('a database that is locked keeps nobody from reading, and says that nothing was saved', async () => {
  const { marta, other } = await withDatabase();
  other.exec('UPDATE desk_session SET seen_at = seen_at - 3600000'); // so that the last visit is to be recorded
  other.exec('BEGIN IMMEDIATE');
  expect((await marta('GET me')).status).toBe(200);
  const change = { file: WINERY, base: null, before: null, value: { name: 'x' }, photos: null };
  const saved = await marta('PUT draft', { change, revision: 0 });
  expect([saved.status, saved.json.error]).toEqual([503, expect.stringContaining('no se guardó nada')]);
  other.exec('ROLLBACK');
  expect((await marta('PUT draft', { change, revision: 0 })).status).toBe(200);
});

test.each([
  ['locked', 'BEGIN IMMEDIATE'],
  ['without the links', 'ALTER TABLE desk_proposal RENAME TO away'],
  ['without the messages', 'ALTER TABLE submission RENAME TO gone'],
])('a business gets its words back from a database %s, in its language', async (_, sql) => {
  const { ask, store, other, logged } = await withDatabase();
  const secret = await createProposals(store).open(WINERY, Date.now());
  other.exec(sql);
  const fields = { secreto: secret, archivo: WINERY, phone: '+54 260 555-5555', 'otra-cosa': 'Abrimos <b>hoy</b>' };
  const body = String(new URLSearchParams(fields));
  const page = await ask('/f/ficha?idioma=pt', { method: 'POST', headers: FORM, body });
  expect([page.status, page.headers['retry-after']]).toEqual([503, '10']);
  expect(page.text).toContain('Não foi possível enviar');
  expect(page.text).toContain('value="+54 260 555-5555"');
  expect(page.text).toContain('Abrimos &lt;b>hoy&lt;/b>');
  expect(page.text).toContain(`name="secreto" value="${secret}"`);
  expect(logged.filter((line) => line.includes('"level":50'))).toHaveLength(1);
});

test('a business gets its words back when the content cannot be read, and the log says why', async () => {
  const { ask, store, folder, logged } = await withDatabase();
  const secret = await createProposals(store).open(WINERY, Date.now());
  writeFileSync(path.join(folder, 'published', 'snapshot.json'), '{"files": [');
  const body = String(new URLSearchParams({ secreto: secret, archivo: WINERY, abrir: secret }));
  const page = await ask('/f/ficha?idioma=pt', { method: 'POST', headers: FORM, body });
  expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(page.text).toContain(`value="${secret}"`);
  expect(logged.join('')).toContain('a business’s link failed');
});

test('a link that cannot be looked up says to try again, and keeps what was pasted', async () => {
  const { ask, store, other } = await withDatabase();
  const secret = await createProposals(store).open(WINERY, Date.now());
  other.exec('ALTER TABLE desk_proposal RENAME TO away');
  const open = { method: 'POST', headers: FORM, body: String(new URLSearchParams({ abrir: secret })) };
  const page = await ask('/f/ficha?idioma=en', open);
  expect(page.status).toBe(503);
  expect(page.text).toContain('We cannot open your listing right now.');
  expect(page.text).toContain(`value="${secret}"`);
  expect((await ask(`/f/ficha/${secret}?idioma=en`)).text).toContain('We cannot open your listing right now.');
});

test('a full disk is the guide’s fault, is logged, and leaves no piece of a photograph', async () => {
  const desk = await startDesk();
  const marta = await desk.signIn();
  const open = fs.open;
  vi.spyOn(fs, 'open').mockImplementation(async (...args) => {
    const file: FileHandle = await open(...args);
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      syscall: 'write',
    });
    for (const name of ['write', 'appendFile', 'writeFile'] as const) file[name] = () => Promise.reject(full);
    return file;
  });
  syncBuiltinESMExports();
  const photo = Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d494844520000028000000', 'hex'),
    Buffer.alloc(2_000_000),
  ]);
  photo.writeUInt32BE(640, 16);
  photo.writeUInt32BE(480, 20);
  const answer = await marta('POST photos', photo);
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  expect([answer.status, answer.json.error]).toEqual([503, expect.stringContaining('le falta lugar en el disco')]);
  expect(desk.logged.join('')).toContain('ENOSPC');
  expect(readdirSync(path.join(desk.folder, 'photos'))).toEqual([]);
  expect((await marta('POST photos', photo)).status).toBe(200);
});
