import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { TARGET } from '#builder/entries.ts';
import { writeWorker } from '#builder/offline/worker.ts';
import { OUTBOX_TAG } from '#engine/offline/outbox.ts';
import type { Release } from '#engine/offline/release.ts';
import { openStore } from '#server/store/store.ts';
import { DATABASE } from '../../playwright.config.ts';
import { languages, pagesIn } from '../support/built-pages.ts';
import {
  type Device,
  expect,
  firstVisit,
  keepAll,
  keptLevel,
  loseSignal,
  readable,
  ready,
  sample,
  test,
} from './device.ts';
import { copyRelease } from './next-release.ts';

const PHONES = '/telefonos-utiles-san-rafael';
const KEEP = '/llevate-la-guia';
const PUBLISH = '/publicar-tu-establecimiento-en-san-rafael';
const CONTACT = '/contacto-turismo-san-rafael';
/** How many of each language's pages are opened; `npm run offline-check` opens more, and kills more often. */
const PAGES = Number(process.env.OFFLINE_PAGES ?? 3);
const KILLS = Number(process.env.OFFLINE_KILLS ?? 1);
/** Spanish, whose addresses have no prefix, and one of the others. */
const tried = process.env.OFFLINE_PAGES ? languages : languages.slice(0, 2);

test.describe.configure({ timeout: 240_000 });

test('visited pages open again with the server down and the browser killed', async ({ device, server }) => {
  const read = sample(pagesIn('es').filter(readable), Math.max(4, Math.min(10, PAGES)));
  let page = await device.open();
  await firstVisit(page, '/');
  for (const { address } of read) await page.goto(address);
  await ready(page);
  page = await loseSignal(device, server);
  const always = pagesIn('es').filter(({ address }) => essentialAddresses().includes(address));
  const addresses = always.map(({ address }) => address);
  expect(addresses).toContain(PHONES);
  expect(addresses).toContain('/favoritos');
  for (const { address, meta } of [...read, ...always]) {
    await page.goto(address);
    await expect(page, address).toHaveTitle(meta.title);
  }
  await page.goto('/bodegas-en-san-rafael-mendoza/nunca-vista');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página no está en este dispositivo');
  await page.getByRole('main').getByRole('link', { name: 'Teléfonos' }).click();
  await expect(page).toHaveURL(new RegExp(PHONES));
  await expect(page.getByRole('banner').getByRole('link', { name: /Sin señal: lo que viste/ })).toBeVisible();
});

for (const language of tried) {
  test(`the whole guide in ${language} opens after one press, with the network off and the server down`, async ({
    device,
    server,
  }) => {
    const prefix = language === 'es' ? '' : `/${language}`;
    let page = await device.open();
    await page.goto(prefix + KEEP);
    await keepAll(page, language);
    page = await loseSignal(device, server);
    for (const { address, meta } of sample(pagesIn(language).filter(readable), PAGES)) {
      await page.goto(address);
      await expect(page, address).toHaveTitle(meta.title);
    }
    await test.step('a list, by its short address, with its pictures', () => expectPictures(page, prefix));
    await test.step('a search', async () => {
      await page.goto(`${prefix}/que-hacer-en-san-rafael-guia-completa?q=atuel`);
      await expect(page.getByRole('main').getByRole('link', { name: /Atuel/ }).first()).toBeVisible();
    });
    await test.step('an address that the guide does not have', async () => {
      await page.goto('/otra/direccion');
      await expect(page.getByRole('main').getByRole('link', { name: /Teléfonos|phone|Telefones/i })).toBeVisible();
    });
    if (language !== 'es') return; // the map and the trip have few words of their own
    await test.step('the map shows the visitor’s position', () => expectPosition(page, device, server.url));
    await test.step('a day of a trip is printed with its map', () => expectPrintedDay(page));
  });
}

async function expectPictures(page: Page, prefix: string) {
  await page.goto(`${prefix}/bodegas`);
  await expect(page).toHaveURL(new RegExp(`${prefix}/bodegas-en-san-rafael-mendoza$`));
  await ready(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/bodegas-en-san-rafael-mendoza\/.+/);
  const picture = page.getByRole('main').getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 1)))
    .toBeGreaterThan(0);
}

async function expectPosition(page: Page, device: Device, origin: string) {
  await device.context().grantPermissions(['geolocation'], { origin });
  for (const { address } of pagesIn('es').filter(({ screen }) => screen === 'map')) {
    await page.goto(address);
    await expect(page.locator('[data-fragment] svg'), address).toBeVisible();
  }
  await device.context().setGeolocation({ latitude: -34.8, longitude: -68.54, accuracy: 30 });
  await page.goto('/mapa');
  await page.getByRole('button', { name: '¿Dónde estoy?' }).click();
  await expect(page.getByRole('img', { name: 'Tu posición' })).toBeVisible();
}

async function expectPrintedDay(page: Page) {
  await page.evaluate(() => {
    const stops = [{ type: 'lugar', id: 'valle-grande' }];
    const plan = { start: null, travel: 'car', company: [], days: [{ stops }] };
    localStorage.setItem('mi-viaje', JSON.stringify({ version: 1, plan }));
  });
  await page.goto('/mi-viaje');
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: 'Más', exact: true }).click();
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /^Mapa del día 1: 1 / })).toBeVisible();
}

test('with the texts stored, unopened pages show their map without signal, until a press removes everything', async ({
  device,
  server,
}) => {
  const page = await device.open();
  await page.goto(KEEP);
  await keepAll(page, 'es', /Solo los textos/);
  for (const screen of ['listing', 'place', 'arrive']) {
    const found = pagesIn('es').find((one) => one.screen === screen && cropOf(one) !== '');
    const file = found ? cropOf(found) : '';
    const drawn = await colours(page, file);
    await server.stop();
    await device.context().setOffline(true);
    const cut = await colours(page, `${file}?`); // an address that is not in the page's memory
    expect(unlike(cut, drawn), `${found?.address}: ${file}`).toBeLessThan(12);
    await page.goto(found?.address ?? '');
    const picture = page
      .getByRole('main')
      .getByRole('img', { name: /^(Mapa ilustrado|Las rutas)/ })
      .first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 1)))
      .toBeGreaterThan(1);
    await device.context().setOffline(false);
    await server.start();
  }
  await test.step('a press removes the stored data', async () => {
    await page.goto(KEEP);
    await page.getByRole('button', { name: 'Borrar de este dispositivo' }).click();
    await expect(page.getByRole('button', { name: /Guardar todo/ })).toBeVisible();
    expect(await keptLevel(page)).toBe('essential');
  });
});

test('a full device says so, and keeps what it has', async ({ device }) => {
  const page = await device.open();
  await firstVisit(page, KEEP);
  const storage = await device.context().newCDPSession(page);
  await storage.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1_500_000 });
  await page.getByRole('button', { name: /Guardar todo/ }).click();
  await expect(page.getByText(/No hay lugar en este dispositivo/)).toBeVisible({ timeout: 60_000 });
  expect(await keptLevel(page)).toBe('essential');
  // A renewal that nobody asked for takes back no sentence that the visitor is reading.
  const renewed = page.waitForResponse('**/offline/version.json');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await renewed;
  await page.evaluate(() => navigator.locks.request('guide-keep-es', () => {})); // once it has tried
  await expect(page.getByText(/No hay lugar en este dispositivo/)).toBeVisible();
});

test('a message written without signal arrives once, whatever is killed meanwhile', async ({ device, server }) => {
  const subject = `Desde el cañón ${crypto.randomUUID()}`;
  let page = await device.open();
  await firstVisit(page, CONTACT);
  await server.stop();
  await write(page, subject);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByText('¡Uy! Hubo un error de red.', { exact: true })).toBeVisible();
  const panel = page.getByRole('region', { name: 'Mensajes que esperan' });
  await expect(panel).toContainText('Lo mandamos cuando vuelva la señal');
  for (let kills = 0; kills < KILLS; kills++) {
    await device.kill();
    page = await device.open();
    await page.goto(CONTACT);
    await expect(page.getByRole('region', { name: 'Mensajes que esperan' })).toContainText(subject);
  }
  await server.start();
  const sent = page.getByText('Tu mensaje salió.');
  // The page has just opened, and tries on its own: if that has succeeded, there is nothing left to press.
  await page.getByRole('button', { name: 'Enviar ahora' }).or(sent).first().click();
  await expect(sent).toBeVisible();
  await device.kill();
  page = await device.open();
  await page.goto(CONTACT);
  await ready(page);
  await expect(page.getByLabel('Asunto')).toHaveValue('');
  await server.stop();
  expect(await received('subject', subject)).toHaveLength(1);
});

test('photographs of a business wait with its request, come back into the form, and arrive', async ({
  device,
  server,
}) => {
  const name = `Cabañas Los Sauces ${crypto.randomUUID()}`;
  let page = await device.open();
  await firstVisit(page, PUBLISH);
  await server.stop();
  await page.getByRole('main').getByLabel('Tu nombre').fill('Ana');
  await page.getByRole('main').getByLabel('WhatsApp', { exact: true }).fill('+54 9 260 455-1234');
  await page.getByRole('main').getByLabel('Correo electrónico').fill('ana@example.com');
  await page.getByLabel('Nombre del establecimiento').fill(name);
  await page.getByLabel(/^Fotos/).setInputFiles('dist/icon-512.png');
  await page.getByRole('button', { name: 'Quiero publicar' }).click();
  await expect(page.getByRole('region', { name: 'Mensajes que esperan' })).toContainText(name);
  await device.kill();
  page = await device.open();
  await page.goto(PUBLISH);
  await page.getByRole('button', { name: 'Cambiar', exact: true }).click();
  const chosen = () => page.getByLabel(/^Fotos/).evaluate(({ files }: HTMLInputElement) => files?.[0]?.name);
  await expect.poll(chosen).toBe('icon-512.png');
  await page.getByRole('button', { name: 'Quiero publicar' }).click();
  await expect(page.getByRole('region', { name: 'Mensajes que esperan' })).toContainText(name);
  await server.start();
  await page.getByRole('button', { name: 'Enviar ahora' }).click();
  await expect(page.getByText('Tu mensaje salió.')).toBeVisible();
  await server.stop();
  const requests = await received('establishmentName', name);
  expect(requests.map(({ photos }) => photos.length)).toEqual([1]);
});

test('a waiting message is sent when the browser reports a network, even with no page of the guide open', async ({
  device,
  server,
}) => {
  const subject = `Desde el cañón ${crypto.randomUUID()}`;
  const page = await device.open();
  await firstVisit(page, CONTACT);
  const browser = await device.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (own) resolve(own.registrationId);
    }),
  );
  await browser.send('ServiceWorker.enable');
  await server.stop();
  await write(page, subject);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await expect(page.getByRole('region', { name: 'Mensajes que esperan' })).toBeVisible();
  await page.goto('about:blank');
  await server.start();
  await browser.send('ServiceWorker.dispatchSyncEvent', {
    origin: new URL(server.url).origin,
    registrationId: await registration,
    tag: OUTBOX_TAG,
    lastChance: false,
  });
  await expect.poll(() => received('subject', subject), { timeout: 30_000 }).toHaveLength(1);
});

test('a browser without background sync only promises to send at the next visit, and does', async ({
  device,
  server,
}) => {
  const subject = `Desde un iPhone ${crypto.randomUUID()}`;
  const page = await device.open();
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'SyncManager');
    Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
  });
  await firstVisit(page, CONTACT);
  await server.stop();
  await write(page, subject);
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  const panel = page.getByRole('region', { name: 'Mensajes que esperan' });
  await expect(panel).toContainText('Lo mandamos cuando vuelva la señal y abras la guía.');
  await server.start();
  await page.goto('/');
  await expect.poll(() => received('subject', subject), { timeout: 30_000 }).toHaveLength(1);
});

test('a waiting message can be changed and deleted', async ({ device, server }) => {
  const page = await device.open();
  await firstVisit(page, CONTACT);
  await server.stop();
  await write(page, 'Una pregunta');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  const panel = page.getByRole('region', { name: 'Mensajes que esperan' });
  await panel.getByRole('button', { name: 'Cambiar' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(0);
  await expect(page.getByLabel('Asunto')).toHaveValue('Una pregunta');
  await page.getByRole('button', { name: 'Enviar mensaje' }).click();
  await panel.getByRole('button', { name: 'Borrar' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(0);
  await expect(page.getByLabel('Asunto')).toHaveValue('');
});

/** The submissions that the server has received with this answer. */
async function received(field: string, value: string) {
  const store = openStore({ url: `file:${DATABASE}` });
  try {
    const kept = (await store.list()).filter(({ answers }) => answers[field] === value);
    return await Promise.all(kept.map(async ({ id }) => ({ photos: await store.photosOf(id) })));
  } finally {
    await store.close();
  }
}

/** The addresses of the pages that every visitor stores. */
function essentialAddresses(): string[] {
  const { files, texts } = JSON.parse(readFileSync('dist/offline/es.json', 'utf8')) as Release; // made by the build
  return Object.entries(texts).flatMap(([address, index]) =>
    files[index]?.level === 'essential' && address.endsWith('/page.json')
      ? [address.replace(/\/page\.json$/, '') || '/']
      : [],
  );
}

async function write(page: Page, subject: string) {
  await page.getByLabel('Nombre', { exact: true }).fill('Ana');
  await page.getByRole('main').getByLabel('Correo electrónico').fill('ana@example.com');
  await page.getByLabel('Asunto').fill(subject);
  await page.getByLabel('Mensaje', { exact: true }).fill('¿Hay señal?');
}

test('a broken release is recalled: the worker and its caches are deleted, and what the visitor wrote stays', async ({
  device,
  server,
  folder,
}) => {
  const recall = path.join(folder, 'recall');
  copyRelease('dist', recall);
  rmSync(path.join(recall, 'sw.js')); // a link to the one in dist
  await writeWorker(process.cwd(), recall, TARGET, true);
  let page = await device.open();
  await firstVisit(page, PHONES);
  await page.evaluate(() => localStorage.setItem('favorites', '["mine"]'));
  await server.stop();
  await server.start(recall);
  await device.kill();
  page = await device.open();
  await page.goto('/robots.txt'); // no application: in a recalled release it would be built with OFFLINE=off
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length), { timeout: 30_000 }).toBe(0);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('favorites'))).toBe('["mine"]');
});

test('a visitor who saves data is sent nothing for later without a press', async ({ device }) => {
  const page = await device.open();
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const asked: string[] = [];
  device.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
  const version = page.waitForResponse('**/offline/version.json');
  await page.goto(KEEP);
  await ready(page);
  await page.keyboard.press('Shift');
  await version;
  await expect(page.getByRole('button', { name: /Solo los textos · \d/ })).toBeVisible();
  expect(asked.filter((path) => /^\/(assets\/)?offline\//.test(path))).toEqual(['/offline/version.json']);
  await keepAll(page, 'es', /Solo los textos/);
  expect(await keptLevel(page)).toBe('text');
});

/** The file of the part of the map that a page shows. */
const cropOf = ({ data }: { data: unknown }) => /\/map\/[\w-]+-light\.webp/.exec(JSON.stringify(data))?.[0] ?? '';

/** A picture's colours, in 20 × 14 parts; none if it cannot be shown. */
function colours(page: Page, file: string): Promise<number[]> {
  return page.evaluate(async (source) => {
    const image = Object.assign(new Image(), { src: source });
    await image.decode().catch(() => {});
    if (image.naturalWidth === 0) return [];
    const canvas = Object.assign(document.createElement('canvas'), { width: 20, height: 14 });
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0, 20, 14);
    return [...(pen?.getImageData(0, 0, 20, 14).data ?? [])];
  }, file);
}

/** The average difference between two pictures' colours, out of 255. */
const unlike = (a: number[], b: number[]) =>
  a.length === 0 ? 255 : a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
