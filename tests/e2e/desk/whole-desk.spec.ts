/**
 * The owner's desk with everything behind it, from a phone: a passkey, the server, the publisher, builds, the live
 * site, a mail. All tests share one guide, and publish as little as possible.
 */
import { readFileSync } from 'node:fs';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import type { ContentFile } from '#common/contracts/desk/content.ts';
import { paths } from '#common/lib/address/paths.ts';
import { violations } from '../support/axe.ts';
import { counter, openedBy } from './desk.ts';
import { makeOne, nameOfNew } from './one-of-each.ts';
import { withPasskeys } from './passkeys.ts';
import { writeRealData } from './real-data.ts';
import { startWholeDesk, type WholeDesk } from './whole-desk.ts';

const PUBLISHED = { timeout: 600_000 };
const PHONE = { width: 390, height: 844 };

let desk: WholeDesk;
let page: Page;

test.describe.configure({ mode: 'serial', timeout: 1_800_000 });
test.beforeAll(async ({ browser }) => {
  test.setTimeout(1_800_000);
  desk = await startWholeDesk();
  // While the desk publishes, its animation would be painted sixty times a second.
  page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' });
  await withPasskeys(page);
  await page.goto(desk.invite('Marta', 'marta@example.com'));
  await page.getByRole('button', { name: 'Crear la llave de acceso' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
});
test.afterAll(() => desk.stop());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });

/** Says how long something took, for docs/performance.md; on a busy machine it means nothing. */
async function timed(what: string, act: () => Promise<void>) {
  const start = performance.now();
  await act();
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** Starts over at the first screen, as after a walk. */
async function begin() {
  await page.goto(`${desk.url}/escritorio/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
  return counter(page);
}

/** Some published file. */
function fileOf(isWanted: (file: ContentFile) => boolean): ContentFile & { href: string } {
  const file = desk.snapshot().files.find((one) => one.href && isWanted(one));
  if (!file?.href) throw new Error('The content has no such file.');
  return { ...file, href: file.href };
}

/** The HTML that visitors get at an address. */
const live = async (href: string) => (await fetch(desk.url + href)).text();
const isLive = (href: string, text: string) =>
  expect.poll(async () => (await live(href)).includes(text), { timeout: 60_000 });

test('a price is live in 6 presses, and undone in 2', async () => {
  const listing = fileOf(({ kind, isSample }) => kind === 'alojamientos' && !isSample);
  const hand = await begin();
  await hand.press(page.getByLabel('Buscar una ficha'));
  await hand.write(listing.title);
  await hand.press(page.getByRole('link', { name: listing.title }).first());
  await hand.press(textbox('Precio por noche'));
  await page.keyboard.press('ControlOrMeta+a');
  await hand.write('181.500');
  await hand.press(button('Publicar'));
  const see = link(`Ver ${listing.title}`);
  await timed('From the press to live', async () => {
    await hand.press(button('Publicar ahora'));
    await expect(see).toBeVisible(PUBLISHED);
  });
  const [opened] = await Promise.all([page.waitForEvent('popup'), hand.press(see)]);
  await expect(opened.getByText('181.500').first()).toBeVisible();
  await opened.close();
  expect(hand.count()).toBeLessThanOrEqual(6);
  expect(desk.log()[0]).toBe(`Marta: precio por noche de ${listing.title}`);

  const undoing = counter(page);
  await undoing.press(button('Deshacer esta publicación'));
  await undoing.press(button('Sí, volver a como estaba'));
  await expect(page.getByRole('heading', { level: 1, name: 'Volvió a como estaba' })).toBeVisible(PUBLISHED);
  await isLive(listing.href, '181.500').toBe(false);
  expect(undoing.count()).toBe(2);
});

test('one of each kind is made from nothing, with photographs of her own, the club’s price, the guide’s own number and other names in the menus, in one publication', async () => {
  const kinds = desk.snapshot().kinds.filter(({ isOpen }) => isOpen);
  const hand = await begin();
  await startEvent(hand, 'Fiesta de la Prueba');
  expect(hand.count()).toBeLessThanOrEqual(9); // and three: to publish, to do it now, and to see it
  for (const kind of kinds) {
    await makeOne(page, kind);
    if (PICTURED.includes(kind.id)) await sendPhoto(kind.one);
  }
  await rewrite('Club', 'Precio en pesos', '$ 12.500', '$ 12.500');
  await rewrite('La guía', 'WhatsApp', '260 15 412-3456', '+54 9 260 412-3456');
  await rewrite('Menús', 'Primer menú de arriba', 'Armá tu viaje', 'Armá tu viaje');
  await callInMenus('Agenda', 'Fiestas y ferias');
  await link('Hoy').click();
  await link('Publicar todos').click();
  await button('Publicar ahora').click();
  await expect(page.getByRole('timer')).toHaveText(/\d/); // the seconds are counted before her eyes
  await expect(page.getByRole('heading', { level: 1, name: 'Publicado' })).toBeVisible(PUBLISHED);
  for (const name of ['Fiesta de la Prueba', ...kinds.map(nameOfNew)]) {
    const { href } = fileOf(({ title }) => title === name);
    await isLive(href, name).toBe(true);
  }
  await isLive(paths.club, '$12.500').toBe(true);
  await isLive(`/en${paths.club}`, 'ARS\u00a012,500').toBe(true);
  await isLive(paths.contact, 'wa.me/5492604123456').toBe(true);
  const home = await live('/');
  expect(home).toContain('Armá tu viaje');
  expect(home).toContain('Fiestas y ferias');
  for (const kind of kinds.filter(({ id }) => PICTURED.includes(id))) {
    const { href, photos } = fileOf(({ title }) => title === nameOfNew(kind));
    expect(await live(href)).toContain(`alt="Foto de ${kind.one}"`);
    expect((await fetch(desk.url + photos[0]?.href)).headers.get('content-type')).toMatch(/^image\//);
  }
});

/** The kinds, besides listings, that may show a photograph of hers. */
const PICTURED = ['posts', 'events', 'places'];

/** Shows a photograph of hers in the form that is open, and says what it shows. */
async function sendPhoto(one: string) {
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  await page.getByLabel('Subir una foto').setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Subir otra foto')).toBeVisible({ timeout: 60_000 });
  await textbox('Qué se ve en la imagen').fill(`Foto de ${one}`);
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await expect(page.getByText('No falta nada obligatorio')).toBeVisible();
}

/** Gives a page another name in the menus, in the form of the menus, which is open. */
async function callInMenus(title: string, name: string) {
  const link = page.getByRole('combobox', { name: 'Página', exact: true }); // it suggests the pages of the guide
  await button('Agregar: Páginas con otro nombre en los menús').click();
  await link.fill(title);
  await textbox('Cómo se llama en los menús').fill(name);
  await page.keyboard.press('Tab');
  await expect(page.getByText(`Lleva a: ${title}`)).toBeVisible();
  await expect(link).toHaveValue(title); // kept by its address, and shown by its name
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
}

/** Writes one field of a page of the guide, and leaves it as a draft. */
async function rewrite(title: string, label: string, text: string, kept: string) {
  await link('Contenido').first().click(); // a page of the guide has a second one, back to the list
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${title}`) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const field = page.getByRole('textbox', { name: label, exact: true, includeHidden: true }); // its group may be closed
  await field.waitFor({ state: 'attached' });
  await unfold(field);
  await field.fill(text);
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue(kept);
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
}

/** Opens the group that holds a field, if it is closed. */
async function unfold(field: Locator) {
  const group = page.locator('main details:not([open])').filter({ has: field });
  if (await group.count()) await group.first().locator('summary').first().click();
}

/** Writes an event of every year, up to where it would be published. */
async function startEvent(hand: ReturnType<typeof counter>, name: string) {
  await hand.press(page.getByRole('main').getByText('Agregar', { exact: true }));
  await hand.press(link('evento'));
  await expect(page.getByRole('textbox').first()).toBeFocused();
  await hand.write(name);
  await hand.enter();
  await expect(page.getByRole('combobox', { name: 'Dónde es', exact: true })).toBeFocused();
  await hand.write('Plaza San Martín');
  await hand.press(textbox('De qué se trata'));
  await hand.write('Música y comidas.');
  await hand.choose(page.getByRole('combobox', { name: 'Cuándo es' }), 'Cada año, en un mes sin día fijo');
  await hand.choose(page.getByRole('combobox', { name: 'Mes', exact: true }), 'Agosto');
  await hand.press(textbox('Cuándo es, en palabras'));
  await hand.write('Segundo sábado de agosto');
  await hand.press(textbox('La regla en palabras'));
  await hand.write('Un sábado de agosto');
  await hand.press(button('Agregar: De dónde salió'));
  await expect(page.getByRole('textbox', { name: 'De dónde salió 1', exact: true })).toBeFocused();
  await hand.write('https://ejemplo.example/fiesta');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
}

test('an impossible phone number is refused at its field, in Spanish, and the site does not change', async () => {
  const listing = fileOf(({ kind, isSample }) => kind === 'bodegas' && !isSample);
  const before = desk.snapshot().version;
  await begin();
  await page.getByLabel('Buscar una ficha').fill(listing.title);
  await page.getByRole('link', { name: listing.title }).first().click();
  await expect(page.getByRole('img').first()).toBeVisible(); // the drawing that a photograph would replace
  await textbox('Teléfono').fill('12');
  await button('Publicar').click();
  const summary = page.getByRole('region', { name: 'Hay 1 cosa para corregir' });
  await expect(summary).toBeVisible({ timeout: 120_000 });
  await summary.getByRole('button', { name: 'Teléfono' }).click();
  await expect(textbox('Teléfono')).toBeFocused();
  expect(desk.snapshot().version).toBe(before);
});

test('a request in the wrong category is a page in 20 presses, and its business gets a link in its language', async ({
  browser,
}) => {
  const name = 'La Bodega de los Sauces';
  const request = { name: 'Luis', whatsapp: '0260 15-4123456', email: 'luis@example.com', establishmentName: name };
  const sent = await fetch(`${desk.url}/f/publicar`, {
    method: 'POST',
    headers: { referer: `${desk.url}/pt/publicar`, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({ ...request, category: 'bodegas', city: 'San Rafael', message: 'Cabañas con viñedo.' }),
  });
  expect(sent.status).toBeLessThan(400);
  const hand = await begin();
  await hand.press(page.getByRole('link', { name: new RegExp(name) }));
  await hand.press(button('Hacer ficha'));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 60_000 });
  await hand.choose(page.getByLabel('Categoría de la guía'), 'Alojamientos y Cabañas');
  await expect(page.getByText('Ahora va en Alojamientos y Cabañas.')).toBeVisible();
  await page.goBack();
  await hand.press(button('Hacer ficha')); // leads to the existing one, and makes no second one
  await expect(page.getByLabel('Categoría de la guía')).toHaveValue('alojamientos');
  await hand.press(textbox('Cómo se llama a sí mismo'));
  await hand.write('Cabañas');
  await hand.press(page.getByRole('checkbox', { name: 'Cabañas', exact: true }));
  await expect(textbox('Descripción')).toHaveValue('Cabañas con viñedo.');
  await timed('From the press to the preview', async () => {
    await hand.press(button('Vista previa'));
    await expect(link('Publicar')).toBeVisible(PUBLISHED);
  });
  await hand.press(link('Publicar'));
  await hand.press(button('Publicar ahora'));
  const see = link(`Ver ${name}`);
  await expect(see).toBeVisible(PUBLISHED);
  const [opened] = await Promise.all([page.waitForEvent('popup'), hand.press(see)]);
  await expect(opened.getByRole('heading', { level: 1, name })).toBeVisible();
  await opened.close();
  expect(hand.count()).toBeLessThanOrEqual(20);

  const mailTo = () => desk.mails.find(({ to }) => to === request.email)?.text ?? '';
  await expect.poll(mailTo, { timeout: 60_000 }).toContain('já tem sua página no guia');
  expect(mailTo()).toContain(`${desk.url}/pt/alojamientos-y-cabanas-en-san-rafael/la-bodega-de-los-sauces`);
  const [own = ''] = /http\S+\/f\/ficha\?\S+/.exec(mailTo()) ?? [];
  await proposeFrom(browser, own);
  await begin();
  await expect(page.getByRole('link', { name: new RegExp(`${name}: Teléfono`) })).toBeVisible();
});

/** Uses the link of a business as the business does: in three languages, and without scripts. */
async function proposeFrom(browser: Browser, own: string) {
  const judged = await browser.newPage({ viewport: PHONE, bypassCSP: true });
  for (const language of ['pt', 'en', 'es']) {
    await judged.goto(own.replace(/idioma=\w+/, `idioma=${language}`));
    await expect(judged.getByRole('textbox').nth(1)).toBeVisible(); // the form, behind the page that opens the link
    for (const colorScheme of ['light', 'dark'] as const) {
      await judged.emulateMedia({ colorScheme });
      expect([language, colorScheme, await violations(judged)]).toEqual([language, colorScheme, []]);
      expect(await judged.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    }
  }
  await judged.close();
  const business = await browser.newPage({ viewport: PHONE, javaScriptEnabled: false });
  await business.goto(own);
  await business.getByRole('link', { name: 'English' }).click();
  await business.getByLabel('Paste here the link').fill(own);
  await business.getByRole('button', { name: 'Open' }).click();
  await business.getByLabel('Phone', { exact: true }).fill('+54 260 442-7448');
  await business.getByRole('button', { name: 'Send' }).click();
  await expect(business.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
  await business.close();
}

test('ten prices are live in 25 presses', async () => {
  const hand = await begin();
  await hand.press(link('Tabla'));
  await hand.press(link('Alojamientos y Cabañas'));
  const cells = page.getByRole('textbox', { name: /, Precio por noche$/ });
  await hand.press(cells.first());
  for (let index = 0; index < 10; index++) {
    await hand.write(String(311_000 + index * 1000));
    await hand.enter();
  }
  await hand.press(link('Publicar'));
  await hand.press(button('Publicar ahora'));
  await expect(page.getByRole('link', { name: /^Ver / }).nth(1)).toBeVisible(PUBLISHED);
  expect(hand.count()).toBeLessThanOrEqual(24); // and one to see them
  const list = fileOf(({ kind, isSample }) => kind === 'alojamientos' && !isSample).href.replace(/\/[^/]+$/, '');
  await isLive(list, '311.000').toBe(true);
});

test('a renamed page redirects, a removed one says so in three languages, and links to them are shown first', async ({
  browser,
}) => {
  const links = desk.snapshot().links ?? {};
  const isListing = ({ file, isSample }: ContentFile) => file.includes('/listings/') && !isSample;
  const renamed = fileOf((one) => isListing(one) && links[one.file] !== undefined);
  const removed = fileOf((one) => isListing(one) && links[one.file] === undefined);
  const renaming = await openActions(renamed.title, 'Cambiar la dirección');
  for (const { title } of links[renamed.file] ?? []) await expect(link(title)).toBeVisible();
  await renaming.press(page.getByRole('textbox', { name: /^Nueva dirección/ }));
  await page.keyboard.press('ControlOrMeta+a');
  await renaming.write('con-otro-nombre');
  await renaming.press(button('Cambiar la dirección'));
  const old = desk.url + renamed.href;
  const there = old.replace(/[^/]+$/, 'con-otro-nombre');
  await expect.poll(async () => (await fetch(old, { redirect: 'manual' })).status, PUBLISHED).toBe(301);
  expect((await fetch(old)).url).toBe(there);
  const named = desk.snapshot().links?.[renamed.file.replace(/[^/]+$/, 'con-otro-nombre.json')];
  expect(named).toEqual(links[renamed.file]); // they are updated automatically
  await renaming.press(link(`Ver ${renamed.title}`));
  expect(renaming.count()).toBeLessThanOrEqual(7);

  const removing = await openActions(removed.title, 'Quitar de la guía');
  await expect(page.getByText('Ninguna otra página la nombra.')).toBeVisible();
  await removing.press(button('Quitar de la guía'));
  await expect.poll(async () => (await fetch(desk.url + removed.href)).status, PUBLISHED).toBe(410);
  expect(removing.count()).toBeLessThanOrEqual(5);
  await seeGone(browser, removed);
});

async function openActions(title: string, action: string) {
  const hand = await begin();
  await hand.press(page.getByLabel('Buscar una ficha'));
  await hand.write(title);
  await hand.press(page.getByRole('link', { name: title }).first());
  await hand.press(page.getByText('Más acciones'));
  await hand.press(link(action));
  return hand;
}

/** Checks the page at a removed listing's address in each language and theme, on a phone and a desktop. */
async function seeGone(browser: Browser, { href, title }: { href: string; title: string }) {
  const words = { '': 'ya no está en la guía', '/en': 'is no longer in the guide', '/pt': 'não está mais no guia' };
  for (const theme of ['light', 'dark']) {
    const visitor = await browser.newPage();
    await visitor.addInitScript((chosen) => localStorage.setItem('vite-ui-theme', chosen), theme);
    for (const [prefix, gone] of Object.entries(words)) {
      await visitor.goto(desk.url + prefix + href);
      await expect(visitor.getByRole('heading', { level: 1, name: `${title} ${gone}` })).toBeVisible();
      await expect(visitor.locator('html')).toHaveClass(theme);
      for (const width of [PHONE.width, 1366]) {
        await visitor.setViewportSize({ width, height: PHONE.height });
        expect(await violations(visitor, 'colours')).toEqual([]);
        await expect.poll(() => visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    }
    await visitor.close();
  }
}

test('the businesses of a spreadsheet are live after one press, and what it got wrong is left out', async () => {
  const rows = [
    'Denominación;Rubro;Tel. fijo;Actualizado',
    'Cabañas del Padrón;Cabañas;0260 442-7448;05/04/2026',
    'Refugio del Padrón;Cabañas;;ayer',
  ];
  await begin();
  await link('Contenido').click();
  await link('Traer fichas').click();
  const buffer = Buffer.from(rows.join('\r\n'));
  await page.getByLabel('Elegir un archivo').setInputFiles({ name: 'padron.csv', mimeType: 'text/csv', buffer });
  await button('Ver qué cambia').click();
  await expect(page.getByText('Fila 3, columna «Actualizado»')).toBeVisible({ timeout: 120_000 });
  await button('Seguir sin esa fila').click();
  const changes = page.getByRole('region', { name: 'Qué cambia' });
  await expect(changes.getByText('1 ficha nueva')).toBeVisible({ timeout: 120_000 });
  await button('Publicar ahora').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Publicado' })).toBeVisible(PUBLISHED);
  const { href } = fileOf(({ title }) => title === 'Cabañas del Padrón');
  await isLive(href, '442-7448').toBe(true);
  expect(desk.snapshot().files.filter(({ title }) => title === 'Refugio del Padrón')).toEqual([]);
});

test('the guide goes live from the list of what it lacks, back to the demo and live again, in one press each', async () => {
  const marks = demoWords();
  const hand = await begin();
  await isLive('/', marks).toBe(true);
  await hand.press(page.getByRole('link', { name: /^De la demostración a la guía de verdad/ }));
  const ways = hand.count();
  await writeRealData(page, hand);
  const written = hand.count() - ways;
  await hand.press(button('Así se ve'));
  await expect(page.getByRole('heading', { level: 1, name: 'Así va a quedar' })).toBeVisible(PUBLISHED);
  const preview = await openedBy(page, () =>
    page.getByRole('main').getByRole('link', { name: /^Ver / }).first().click(),
  );
  await expect(preview.getByRole('contentinfo')).not.toContainText(marks);
  await preview.close();
  await isLive('/', marks).toBe(true); // visitors still see the demo
  await page.goBack();
  const turn = async (name: string) => {
    const before = hand.count();
    await hand.press(button(name));
    await expect(page.getByRole('heading', { level: 1, name: 'Publicado' })).toBeVisible(PUBLISHED);
    expect(hand.count() - before).toBe(1);
    await page.goto(`${desk.url}/escritorio/#/vivo`);
  };
  await turn('Salir en vivo ahora');
  expect(hand.count() - written).toBeLessThanOrEqual(3);
  await isLive('/', marks).toBe(false);
  await isLive(paths.contact, 'hola@guia.com.ar').toBe(true);
  await turn('Volver a demostración');
  await isLive('/', marks).toBe(true);
  await isLive(paths.contact, 'hola@guia.com.ar').toBe(true); // her values are still there
  await expect(page.getByRole('main').getByText('Falta', { exact: true })).toHaveCount(0);
  await turn('Salir en vivo ahora');
  await isLive('/', marks).toBe(false);
});

/** What the foot of every page says while the guide is a demo. */
const demoWords = () =>
  (JSON.parse(readFileSync('content/locales/es/catalog.json', 'utf8')) as { samples: { footer: string } }).samples
    .footer;
