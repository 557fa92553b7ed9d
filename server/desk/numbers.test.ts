import { expect, test } from 'vitest';
import type { Numbers } from '../../common/contracts/desk/numbers.ts';
import { todayInSanRafael } from '../../common/lib/san-rafael.ts';
import { countingSite, report, WINERY_PAGE } from '../testing/counting-guide.ts';
import { snapshot, WINERY } from '../testing/desk/content.ts';
import { startDesk } from '../testing/desk/desk-guide.ts';
import { monthsAt } from '../visits/numbers.ts';
import { createProposals } from './inbox/proposals.ts';

const [NOW, BEFORE] = monthsAt(todayInSanRafael());

/** A desk of a guide that has been visited: this month through its pages, last month in the database. */
async function visited() {
  const desk = await startDesk();
  countingSite(desk.dist);
  desk.reload();
  const [winery, ...others] = snapshot.files;
  const value = { ...(winery?.value as object), whatsapp: '+54 9 260 400-0000' };
  desk.write('published/snapshot.json', { ...snapshot, files: [{ ...winery, value }, ...others] });
  await expect.poll(async () => (await fetch(desk.url + WINERY_PAGE)).status).toBe(200);
  const last = `INSERT INTO visit_count VALUES ('${BEFORE}-03', '${WINERY_PAGE}', 'es', 'whatsapp', 34, 1)`;
  await desk.store.run([last], 'write');
  await report(desk.url, { seen: ['/bodegas-en-san-rafael-mendoza', WINERY_PAGE, `/en${WINERY_PAGE}`] });
  await report(desk.url, { seen: [WINERY_PAGE], pressed: [[WINERY_PAGE, 'llamada']], lacked: ['fondue'] });
  return desk;
}

test('the owner sees this month beside the last, what was asked for most, and what was missing', async () => {
  const { signIn } = await visited();
  const ask = await signIn();
  const numbers = (await ask('GET numbers')).json as unknown as Numbers;
  expect(numbers.months).toEqual([NOW, BEFORE]);
  expect(numbers.all).toEqual([{ visita: 4, llamada: 1 }, { whatsapp: 34 }]);
  expect(numbers.pages).toEqual([
    {
      href: WINERY_PAGE,
      title: 'Bodega Suter',
      file: WINERY,
      whatsapp: '5492604000000',
      counts: [{ visita: 3, llamada: 1 }, { whatsapp: 34 }],
    },
    {
      href: '/bodegas-en-san-rafael-mendoza',
      title: 'bodegas', // a list has no content file: the name is its category's
      file: null,
      whatsapp: null,
      counts: [{ visita: 1 }, {}],
    },
  ]);
  expect(numbers.languages).toEqual([
    { code: 'es', name: 'Español', counts: [{ visita: 3, llamada: 1 }, { whatsapp: 34 }] },
  ]);
  expect(numbers.lacked).toEqual([{ words: 'fondue', count: 1 }]);
});

test('addresses that three people opened and nothing answers wait for the owner, and one press leads them to a page', async () => {
  const desk = await visited();
  const marta = await desk.signIn();
  const slip = `${WINERY_PAGE}s`;
  const lost = (page: string, count: number) =>
    `INSERT INTO visit_lost VALUES ('${BEFORE}-03', '${page}', ${count}, 1)`;
  await desk.store.run([lost(slip, 7), lost('/la-luna', 2), lost(WINERY_PAGE, 9)], 'write');
  expect((await marta('GET today')).json.lostPages).toEqual([{ page: slip, count: 7 }]); // few, or answered by now
  expect((await marta('POST redirect', { from: slip, file: WINERY })).status).toBe(200);
  expect(desk.orders()).toMatchObject([{ type: 'redirect', from: slip, file: WINERY }]);
  const list = WINERY_PAGE.slice(0, WINERY_PAGE.lastIndexOf('/')); // a page, though none of a file
  for (const from of [list, '//otra.example', '/f/visita?x', 'javascript:1'])
    expect((await marta('POST redirect', { from, file: WINERY })).status).toBe(422);
});

test('a lost address that the owner does not want to see stays away until it is asked for much more', async () => {
  const desk = await visited();
  const marta = await desk.signIn();
  const open = (page: string, day: string, count: number) =>
    desk.store.run([`INSERT INTO visit_lost VALUES ('${BEFORE}-${day}', '${page}', ${count}, 1)`], 'write');
  const shown = async () => (await marta('GET today')).json.lostPages;
  await open('/la-luna', '01', 4);
  await open('/el-sol', '01', 5);
  expect((await marta('POST lost/dismiss', { page: '/la-luna' })).status).toBe(200);
  expect(await shown()).toEqual([{ page: '/el-sol', count: 5 }]);
  await open('/la-luna', '02', 7);
  expect(await shown()).toEqual([{ page: '/el-sol', count: 5 }]);
  await open('/la-luna', '03', 1);
  expect(await shown()).toEqual([
    { page: '/la-luna', count: 12 },
    { page: '/el-sol', count: 5 },
  ]);
  await marta('POST lost/dismiss', { page: '/la-luna' });
  expect(await shown()).toEqual([{ page: '/el-sol', count: 5 }]);
  expect((await marta('POST lost/dismiss', { page: 'javascript:1' })).status).toBe(422);
});

test('nobody sees the numbers without signing in', async () => {
  const { api } = await visited();
  expect((await api('GET numbers')).status).toBe(404);
});

test('a business sees its own numbers at its link, in its language', async () => {
  const { ask, store } = await visited();
  const secret = await createProposals(store).open(WINERY, Date.now());
  const open = async (language: string) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };
    return (await ask(`/f/ficha?idioma=${language}`, { method: 'POST', headers, body: `abrir=${secret}` })).text;
  };
  const spanish = await open('es');
  expect(spanish).toContain('Tus números en la guía');
  expect(spanish).toContain('<th scope="row">Abrieron tu WhatsApp</th><td>0</td><td>34</td>');
  expect(spanish).toContain('<th scope="row">Abrieron tu página</th><td>3</td><td>0</td>');
  expect(await open('en')).toContain('<th scope="row">Pressed your phone number</th><td>1</td><td>0</td>');
  expect(await open('pt')).toContain('Seus números no guia');
});

test('the owner makes a business its link, and nothing but a listing has one', async () => {
  const { ask, signIn } = await visited();
  const marta = await signIn();
  const { link } = (await marta('POST proposal', { file: WINERY })).json as { link: string };
  expect(link).toMatch(/^https:\/\/guia\.example\/f\/ficha\?idioma=es#[\w-]{43}$/);
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };
  const body = `abrir=${link.split('#')[1]}`;
  expect((await ask('/f/ficha', { method: 'POST', headers, body })).text).toContain('Tu ficha: Bodega Suter');
  expect((await marta('POST proposal', { file: 'content/pages/home.json' })).status).toBe(422);
});

test('the link of a business shows no numbers while the guide does not count', async () => {
  const { ask, store, dist, reload, url } = await visited();
  countingSite(dist, false);
  reload();
  const secret = await createProposals(store).open(WINERY, Date.now());
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' };
  const open = () => ask('/f/ficha', { method: 'POST', headers, body: `abrir=${secret}` });
  await expect.poll(async () => (await open()).text.includes('Tus números')).toBe(false);
  expect((await open()).text).toContain('Tu ficha: Bodega Suter');
  expect((await fetch(url)).status).toBe(200);
});
