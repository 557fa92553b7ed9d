import { expect, test, vi } from 'vitest';
import { WINERY } from '../../testing/desk/content.ts';
import { startDesk } from '../../testing/desk/desk-guide.ts';
import { createProposals } from './proposals.ts';

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };

async function withLink() {
  const desk = await startDesk();
  const link = `/f/ficha/${await createProposals(desk.store).open(WINERY, Date.now())}`;
  const send = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    desk.ask(link, { method: 'POST', headers: { ...FORM, ...headers }, body: new URLSearchParams(fields).toString() });
  return { ...desk, link, send };
}

test('a business sees what the guide says of it, and what it changes waits for the owner', async () => {
  const { ask, link, send, store } = await withLink();
  const page = await ask(link);
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

test('nothing changed keeps nothing, and what was sent twice is kept once', async () => {
  const { send, store } = await withLink();
  expect((await send({ name: 'Bodega Suter', phone: '+54 260 442-1076' })).text).toContain('No cambiaste nada');
  await send({ phone: '1' });
  await send({ phone: '1' });
  expect(await store.list()).toHaveLength(1);
});

test('a link is for a year, and no other address of its kind exists', async () => {
  const { ask, link, send, store } = await withLink();
  for (const other of ['/f/ficha/', `/f/ficha/${'A'.repeat(43)}`, `${link}x`, '/f/ficha/../ficha']) {
    expect([other, (await ask(other)).status]).toEqual([other, 404]);
  }
  const later = Date.now() + 367 * 24 * 60 * 60 * 1000;
  vi.spyOn(Date, 'now').mockReturnValue(later);
  expect((await send({ phone: '1' })).status).toBe(404);
  expect(await store.list()).toEqual([]);
});

test('another site cannot send in a business’s name, and nobody without end', async () => {
  const { send, store } = await withLink();
  expect((await send({ phone: '1' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  expect(await store.list()).toEqual([]);
  const statuses: number[] = [];
  for (let count = 0; count < 11; count++) statuses.push((await send({ phone: String(count) })).status);
  expect(statuses.at(-1)).toBe(429);
});
