import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { ArriveData } from '#app/screens/arrive/page.server.ts';
import type { TipsData } from '#app/screens/tips/page.server.ts';
import { dataAt } from './support/built-pages.ts';
import { expect, paperReady, test, visit } from './support/support.ts';

const GUIDE = '/que-hacer-en-san-rafael-guia-completa';
const PHONES = '/telefonos-utiles-san-rafael';
const TRANSPORT = '/transporte-en-san-rafael-como-moverse';
const ARRIVE = '/como-llegar-a-san-rafael-mendoza';
const TIPS = '/consejos-para-viajar-a-san-rafael';
const NOON = new Date('2026-11-21T12:00:00-03:00');
const LATER = new Date('2026-11-21T12:05:00-03:00');

type Office = {
  id: string;
  name: string;
  number: string | null;
  mapQuery: string | null;
  fallback: { number: string; label: string } | null;
};
const { entries: offices } = JSON.parse(readFileSync('content/pages/telefonos.json', 'utf8')) as { entries: Office[] }; // checked by the build
const unknown = offices.filter(({ number }) => number === null);

const carousel = (page: Page) => page.getByRole('group', { name: /^Imágenes de / });
const entries = (page: Page) => page.getByRole('region', { name: 'La lista completa' }).locator('li');

test('the phones page has every office, with a number to call and contacts to save', async ({ page }) => {
  await visit(page, PHONES);
  await test.step('every number can be called without dashes and spaces, and every office is listed', async () => {
    await expect(entries(page)).toHaveCount(offices.length);
    const all = page.locator('main a[href^="tel:"]');
    const links = await all.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(links.length).toBeGreaterThan(7);
    for (const link of links) expect(link).toMatch(/^tel:\+?\d+$/);
    await expect(page.getByRole('link', { name: 'Llamar: Bomberos, 911' })).toHaveAttribute('href', 'tel:911');
    await expect(page.getByRole('link', { name: 'Llamar: Bomberos, Línea nacional, 100' })).toBeVisible();
  });
  await test.step('those without a number come last, folded', async () => {
    const [last] = unknown.slice(-1);
    if (!last) return;
    const heading = entries(page).getByRole('heading', { name: last.name, exact: true });
    await expect(heading).toBeHidden();
    await page.getByRole('heading', { name: /sin número confirmado$/ }).click();
    await expect(heading).toBeVisible();
  });
  await test.step('an unconfirmed number says so, and whom to call meanwhile', () => expectFallback(page));
  await test.step('every office without a number has another link', () => expectHelp(page));
  await test.step('the numbers can be saved as contacts, one or all, as phones expect', () => expectContacts(page));
});

test('a result of the search leads to an office, even one that is folded away', async ({ page }) => {
  const [office] = unknown.slice(-1);
  if (!office) return;
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `${GUIDE}?q=${encodeURIComponent(office.name)}`);
  await page.getByRole('main').getByRole('link', { name: office.name, exact: true }).first().click();
  await expect(page).toHaveURL(`${PHONES}#${office.id}`);
  await expect(entries(page).getByRole('heading', { name: office.name, exact: true })).toBeInViewport();
});

/** Checks an office that has another number to call until its own is known, if there is one today. */
async function expectFallback(page: Page) {
  const office = unknown.find(({ fallback }) => fallback);
  if (!office?.fallback) return;
  const entry = entries(page).filter({ has: page.getByRole('heading', { name: office.name, exact: true }) });
  await expect(entry).toContainText('Número a confirmar');
  await expect(entry.getByRole('link', { name: office.fallback.label })).toHaveAttribute(
    'href',
    `tel:${office.fallback.number.replace(/[^+\d]/g, '')}`,
  );
}

async function expectHelp(page: Page) {
  const entriesWithout = entries(page).filter({ hasText: 'Número a confirmar' });
  await expect(entriesWithout).toHaveCount(unknown.length);
  for (const entry of await entriesWithout.all()) await expect(entry.getByRole('link').first()).toBeVisible();
  for (const { name, mapQuery } of unknown) {
    if (mapQuery === null) continue;
    const address = await page.getByRole('link', { name: `Buscar en el mapa: ${name}` }).getAttribute('href');
    expect(new URL(address ?? '').searchParams.get('query')).toBe(mapQuery);
  }
}

async function expectContacts(page: Page) {
  const main = page.getByRole('main');
  const all = await read(main.getByRole('link', { name: 'Guardar contactos' }));
  const each = main.getByRole('link', { name: /^Guardar contacto: / });
  expect(await each.count()).toBeGreaterThan(0);
  const one = await read(each.first());
  expect(one).toHaveLength(1);
  expect(all).toEqual(expect.arrayContaining(one));
  expect(all.length).toBeGreaterThan(await each.count()); // the short lines, too

  /** The names in the file that a link leads to. */
  async function read(link: Locator): Promise<string[]> {
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('text/vcard; charset=utf-8');
    return [...(await answer.text()).matchAll(/^FN:(.+)\r$/gm)].map(([, name = '']) => name);
  }
}

test('the phones page can be read, and its numbers called, without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto(PHONES);
  await expect(entries(page)).toHaveCount(offices.length);
  await expect(page.getByRole('link', { name: 'Llamar: Emergencias, 911' })).toBeVisible();
  await context.close();
});

for (const [path, count, seconds] of [
  [PHONES, 8, 3.5],
  [TRANSPORT, 8, 4],
  [ARRIVE, 10, 3],
  [TIPS, 8, 3],
] as const) {
  const goesOn = path === TIPS;
  const end = goesOn ? 'and go on when the visitor touches them' : 'until the visitor takes over';

  test(`the pictures of ${path} change every ${seconds} s, ${end}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install({ time: NOON });
    await visit(page, path);
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(carousel(page).getByRole('button', { name: 'Pausar' })).toBeVisible();
    await page.clock.pauseAt(LATER);
    const first = await shown(page);
    await page.clock.runFor(seconds * 1000 + 100);
    await expectPicture(page, (first % count) + 1, count);
    await page.clock.runFor(seconds * 1000 - 600);
    await expectPicture(page, (first % count) + 1, count);
    await carousel(page).getByRole('button', { name: 'Siguiente' }).click();
    const chosen = ((first + 1) % count) + 1;
    await expectPicture(page, chosen, count);
    await page.clock.runFor(seconds * 1000 + 100);
    await expectPicture(page, goesOn ? (chosen % count) + 1 : chosen, count);
    await expect(carousel(page).getByRole('button', { name: goesOn ? 'Pausar' : 'Reproducir' })).toBeVisible();
  });
}

test('the pictures of the tips stay paused once paused, whatever is touched, until they are started again', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: NOON });
  await visit(page, TIPS);
  await carousel(page).scrollIntoViewIfNeeded();
  await carousel(page).getByRole('button', { name: 'Pausar' }).click();
  await page.clock.pauseAt(LATER);
  const first = await shown(page);
  await page.clock.runFor(10_000);
  await expectPicture(page, first, 8);
  await carousel(page).getByRole('button', { name: 'Siguiente' }).click();
  await page.clock.runFor(10_000);
  await expectPicture(page, (first % 8) + 1, 8);
  await carousel(page).getByRole('button', { name: 'Reproducir' }).click();
  await page.clock.runFor(3100);
  await expectPicture(page, ((first + 1) % 8) + 1, 8);
});

test('nothing moves on its own for a visitor who prefers less motion', async ({ page }) => {
  await page.clock.install({ time: NOON });
  for (const path of [PHONES, TRANSPORT, ARRIVE, TIPS]) {
    await visit(page, path);
    await carousel(page).scrollIntoViewIfNeeded();
    await expect(carousel(page).getByRole('button', { name: 'Reproducir' })).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(carousel(page).getByText(/^1 \/ \d+$/)).toBeVisible();
  }
});

test('the tips: one topic at a time, the climate, and pictures that stay paused after a swipe', async ({ page }) => {
  await visit(page, TIPS);
  await test.step('they give the climate, the office and the warning', async () => {
    const climate = page.getByRole('region', { name: 'Clima' });
    for (const figure of ['23,1 °C', '8,1 °C', '343 mm']) await expect(climate).toContainText(figure);
    const office = page.getByRole('region', { name: 'Dirección de Turismo' });
    for (const { text } of dataAt<TipsData>(TIPS).office.rows) await expect(office).toContainText(text);
    await expect(page.getByRole('region', { name: 'Ojo con las ofertas en la calle' })).toBeVisible();
  });
  await test.step('one topic is open at a time, summer first, and closes again', async () => {
    const topics = page.getByRole('region', { name: 'Temas' }).locator('details');
    const open = page.getByRole('region', { name: 'Temas' }).locator('details[open]');
    await expect(topics).toHaveCount(dataAt<TipsData>(TIPS).tips.items.length);
    await expect(open).toHaveId('verano');
    await page.getByText('Licencia de pesca', { exact: true }).click();
    await expect(open).toHaveId('licencia-pesca');
    await expect(page.getByText('Anual: $25.000 (valor de referencia).', { exact: false })).toBeVisible();
    await page.getByText('Licencia de pesca', { exact: true }).click();
    await expect(open).toHaveCount(0);
  });
  await test.step('a paused carousel stays paused after a swipe', async () => {
    await carousel(page).scrollIntoViewIfNeeded();
    // With reduced motion it starts paused.
    await expect(carousel(page).getByRole('button', { name: 'Reproducir' })).toBeVisible();
    const box = await carousel(page).boundingBox();
    if (!box) throw new Error('The carousel has no box.');
    await page.mouse.move(box.x + box.width * 0.8, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.2, box.y + 60, { steps: 5 });
    await page.mouse.up();
    await expect(carousel(page)).toContainText('2 / 8');
    await expect(carousel(page).getByRole('button', { name: 'Reproducir' })).toBeVisible();
  });
});

test('the subjects of the tips begin on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, TIPS);
  await expect(page.getByRole('region', { name: 'Temas' }).getByRole('heading', { level: 3 }).first()).toBeInViewport();
});

test('the transport page: a map on a tap, two companies, and the way to cars and excursions', async ({
  page,
  watch,
}) => {
  watch.allowThirdParty(/openstreetmap\.org/);
  await visit(page, TRANSPORT);
  await test.step('the map loads on a tap, and can be opened outside before that', async () => {
    const map = page.getByRole('region', { name: 'Mapa del transporte público' });
    await expect(map.getByRole('link', { name: 'Abrir el mapa completo', includeHidden: true })).toHaveAttribute(
      'rel',
      'noopener',
    );
    expect(watch.thirdParties).toEqual([]);
    await map.getByRole('heading').click();
    await map.getByRole('button', { name: 'Mostrar el mapa' }).click();
    await expect(map.locator('iframe')).toHaveAttribute('src', /openstreetmap\.org\/export\/embed/);
  });
  await test.step('from the bus station to the square: how long a walk it is, and the guide’s own map', async () => {
    const way = page.getByRole('region', { name: 'De la terminal a la plaza' });
    await expect(way).toContainText(/\d+ minutos a pie/);
    await expect(way.getByRole('figure').getByRole('img').filter({ visible: true })).toBeVisible();
  });
  await test.step('it names two companies and leads to cars and excursions', async () => {
    const buses = page.getByRole('region', { name: 'Colectivos urbanos' });
    await expect(buses.getByRole('heading', { level: 3 })).toHaveText(['Iselín', 'Buttini', 'Horarios']);
    const ways = page.getByRole('region', { name: 'Cómo se paga' }).getByRole('listitem');
    await expect(ways).toHaveText([/^SUBE/, /^Efectivo/, /^Débito/]);
    const cars = page.getByRole('link', { name: 'Ver autos' });
    await expect(cars).toHaveAttribute('href', '/alquiler-de-autos-en-san-rafael');
    await page.getByRole('link', { name: 'Ver excursiones' }).click();
    await expect(page).toHaveURL('/excursiones-turisticas-en-san-rafael');
  });
});

test('the arrival page shows three ways, by air, road and bus, and prints on one sheet of A4', async ({ page }) => {
  const { car, bus: coaches } = dataAt<ArriveData>(ARRIVE);
  await visit(page, ARRIVE);
  const air = page.getByRole('region', { name: 'En avión' });
  await expect(air).toContainText('Ruta Nacional 143, km 6,5');
  await expect(air.getByRole('link', { name: 'Buscar vuelos a San Rafael' })).toHaveAttribute('target', '_blank');
  const maps = page.getByRole('region', { name: 'En auto' }).getByRole('link', { name: /^Ver en el mapa: / });
  await expect(maps).toHaveCount(car.routes.length);
  for (const map of await maps.all()) {
    await expect(map).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir\//);
    await expect(map).toHaveAttribute('rel', 'noopener');
  }
  const bus = page.getByRole('region', { name: 'En micro' });
  await expect(bus.getByRole('listitem')).toHaveCount(coaches.companies.length);
  for (const name of ['Plataforma 10', 'Central de Pasajes'])
    await expect(bus.getByRole('link', { name })).toBeVisible();
  await test.step('on one sheet, without pictures and controls', () => expectOneSheet(page));
});

test('the phones page prints on one sheet of A4, and its numbers can be read from a step away', async ({ page }) => {
  await visit(page, PHONES);
  await test.step('on one sheet, without pictures and controls', () => expectOneSheet(page));
  await test.step('the numbers can be read from a step away, and 911 from across the kitchen', async () => {
    const size = (name: string | RegExp) =>
      page
        .getByRole('link', { name })
        .first()
        .evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize));
    expect(await size('Llamar: Emergencias, 911')).toBeGreaterThanOrEqual(points(48));
    expect(await size('Llamar: Emergencia médica, 107')).toBeGreaterThanOrEqual(points(24));
    expect(await size('Llamar: Defensa del Consumidor, 148')).toBeGreaterThanOrEqual(points(18));
    // Links that only a screen can open are left out; a site's address is written out.
    await expect(page.getByRole('link', { name: /^Buscar en el mapa/ }).first()).toBeHidden();
    const web = page.getByRole('link', { name: 'Sitio web: Municipalidad' });
    expect(await web.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('sanrafael.gov.ar');
  });
});

/** Checks that the page prints on one sheet, with its text and numbers large enough, without pictures and controls. */
async function expectOneSheet(page: Page) {
  await paperReady(page);
  const sheets = await page.pdf({ format: 'A4' });
  expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

  await onPaper(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const part of [carousel(page), page.getByRole('banner'), page.getByRole('contentinfo')]) {
    await expect(part).toBeHidden();
  }
  await expect(page.locator('img:visible, svg:visible, button:visible, iframe:visible')).toHaveCount(0);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  const sizes = await page
    .locator('main :is(h1, h2, h3, p, li, a, span, strong, dd, dt):visible')
    .evaluateAll((all) => all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
  expect(Math.min(...sizes), 'the smallest print, in CSS pixels').toBeGreaterThanOrEqual(points(9));
}

/** Sets the width of an A4 sheet without its margins. */
async function onPaper(page: Page) {
  await paperReady(page);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 688, height: 1000 });
}

/** Printers' points as CSS pixels. */
function points(count: number): number {
  return (count * 96) / 72;
}

/** The number of the picture that is shown, from 1. */
async function shown(page: Page): Promise<number> {
  const text = await carousel(page)
    .getByText(/^\d+ \/ \d+$/)
    .textContent();
  return Number.parseInt(text ?? '', 10);
}

async function expectPicture(page: Page, number: number, count: number) {
  await expect(carousel(page).getByText(/^\d+ \/ \d+$/)).toHaveText(`${number} / ${count}`);
}
