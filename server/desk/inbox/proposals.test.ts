import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { readKinds } from '../../../desk/publisher/snapshot/kinds.ts';
import { ARTICLE, snapshot, WINERY } from '../../testing/desk/content.ts';
import { startDesk } from '../../testing/desk/desk-guide.ts';
import { editableFieldsIn } from './editable-fields.ts';
import { proposalWords } from './proposal-words.ts';
import { createProposals } from './proposals.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };

async function withLink() {
  const desk = await startDesk();
  const secret = await createProposals(desk.store).open(WINERY, Date.now());
  const postTo = (address: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    desk.ask(address, {
      method: 'POST',
      headers: { ...FORM, ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  /** Opens the link, as the script of its page does. */
  const open = (link = secret, search = '') => postTo(`/f/ficha${search}`, { abrir: link });
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}, search = '') =>
    postTo(`/f/ficha${search}`, { secreto: secret, archivo: WINERY, ...fields }, headers);
  return { ...desk, secret, open, send, postTo };
}

test('a business sees what the guide says about it, and its changes wait for the owner', async () => {
  const { open, send, store } = await withLink();
  const page = await open();
  expect(page.text).toContain('<label for="phone">Teléfono</label><input type="text" id="phone"');
  expect(page.text).toContain('value="+54 260 442-1076"');
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  const thanks = await send({ name: 'Bodega Suter', phone: '+54 260 555-5555', 'otra-cosa': 'Abrimos los lunes' });
  expect(thanks.text).toContain('Lo vas a ver en la guía cuando lo revisemos.');
  const kept = (await store.list()).map(({ form, state, answers }) => [form, state, answers.field, answers.value]);
  expect(kept).toEqual([
    ['sabes', 'new', 'Otra cosa', 'Abrimos los lunes'],
    ['sabes', 'new', 'Teléfono', '+54 260 555-5555'],
  ]);
  expect((await store.list())[0]?.answers.page).toBe('/bodegas-en-san-rafael-mendoza/bodega-suter');
});

test('an unchanged form stores nothing, and a change that is sent twice is stored once', async () => {
  const { send, store } = await withLink();
  expect((await send({ name: 'Bodega Suter', phone: '+54 260 442-1076' })).text).toContain('No cambiaste nada');
  await send({ phone: '1' });
  await send({ phone: '1' });
  expect(await store.list()).toHaveLength(1);
});

test('a business sees its page in its language, and the owner sees the field names in Spanish', async () => {
  const { secret, open, send, store } = await withLink();
  const english = await open(secret, '?idioma=en');
  expect(english.text).toContain('<html lang="en">');
  expect(english.text).toContain('<label for="phone">Phone</label><input type="text" id="phone"');
  expect(english.text).toContain(`<a href="/f/ficha?idioma=pt#${secret}" lang="pt" hreflang="pt">Português</a>`);
  expect((await open(secret, '?idioma=xx')).text).toContain('<html lang="es">');
  const thanks = await send({ phone: '', 'otra-cosa': 'Abrimos aos sábados' }, {}, '?idioma=pt');
  expect(thanks.text).toContain('<strong>Telefone</strong> apagar');
  expect(thanks.text).toContain('href="/pt/bodegas-en-san-rafael-mendoza/bodega-suter"');
  expect((await store.list()).map(({ language, answers }) => [language, answers.field, answers.value])).toEqual([
    ['pt', 'Otra cosa', 'Abrimos aos sábados'],
    ['pt', 'Teléfono', 'Ya no es así: hay que borrarlo.'],
  ]);
});

test('every fact that a business can edit has a label in each language', async () => {
  const listings = (await readKinds(process.cwd(), () => [])).filter(({ schema }) => schema.properties?.sampleFields);
  expect(listings.length).toBeGreaterThan(5);
  const [file] = snapshot.files;
  const told = listings.flatMap((kind) => (file ? editableFieldsIn({ ...file, value: {} }, kind) : []));
  const names = [...new Set(told.map(({ name }) => name))].sort();
  expect(Object.keys(proposalWords.en.fields).sort()).toEqual(names);
  expect(Object.keys(proposalWords.pt.fields).sort()).toEqual(names);
});

test('a link works for a year, and no similar address exists', async () => {
  const { ask, open, send, store } = await withLink();
  for (const other of [`/f/ficha/${'A'.repeat(43)}`, '/f/fichas', '/f/ficha/x/y']) {
    expect([other, (await ask(other)).status]).toEqual([other, 404]);
  }
  for (const other of ['', 'A'.repeat(43), 'x', '<b>"']) {
    const page = await open(other);
    expect([page.status, page.text]).toEqual([404, expect.stringContaining('Ese enlace no sirve')]);
    expect(page.text).not.toContain('<b>"');
  }
  const later = Date.now() + 367 * 24 * 60 * 60 * 1000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  expect((await send({ phone: '1' })).status).toBe(404);
  expect(await store.list()).toEqual([]);
});

test('a link opens the listing of a business, and no other page of the guide', async () => {
  const { open, store } = await withLink();
  for (const file of [ARTICLE, 'content/pages/telefonos.json', 'content/site.json']) {
    const token = await createProposals(store).open(file, Date.now());
    expect([file, (await open(token)).status]).toEqual([file, 404]);
  }
});

test('the secret is in no address that a server sees, only in what is posted and behind the "#"', async () => {
  const { ask, open, send, secret } = await withLink();
  const page = await ask('/f/ficha?idioma=es');
  expect(page.status).toBe(200);
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(page.text) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(page.headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'`);
  for (const { text } of [await open(), await send({ phone: '1' })]) {
    const addresses = [...text.matchAll(/(?:href|action|src)="([^"]*)"/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) expect(address.split('#')[0]).not.toContain(secret);
  }
});

test('a link is opened without scripts, too: people paste it, whole or in part, old or new', async () => {
  const { open, secret } = await withLink();
  const links = [`https://guia.example/f/ficha?idioma=es#${secret}`, `/f/ficha/${secret}?idioma=pt`, ` ${secret}\n`];
  for (const link of links) expect((await open(link)).text).toContain('Bodega Suter');
});

test('the link of an earlier release leads to the page that posts its secret, and an open form is still kept', async () => {
  const { ask, postTo, secret, store } = await withLink();
  const old = await ask(`/f/ficha/${secret}?idioma=pt`);
  expect([old.status, old.headers.location]).toEqual([303, `/f/ficha?idioma=pt#${secret}`]);
  expect((await postTo(`/f/ficha/${secret}`, { phone: '1' })).status).toBe(200);
  expect(await store.list()).toHaveLength(1);
});

test('another site cannot send in a business’s name, and nobody can send without limit', async () => {
  const { send, store } = await withLink();
  expect((await send({ phone: '1' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect(await store.list()).toEqual([]);
  const answers: { status: number; text: string }[] = [];
  for (let count = 0; count < 11; count++) answers.push(await send({ phone: `<${count}>` }));
  const last = answers.at(-1);
  expect(last?.status).toBe(429);
  expect(last?.text).toContain('No se pudo mandar');
  expect(last?.text).toContain('value="&lt;10>"'); // the answers are still there
});
