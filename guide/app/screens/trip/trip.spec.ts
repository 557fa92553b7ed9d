import type { Page } from '@playwright/test';
import type { TripData } from '#views/trip-views.ts';
import { violations } from '../../../../tests/e2e/support/axe.ts';
import { someWinery } from '../../../../tests/e2e/support/built-pages.ts';
import { storeFirst } from '../../../../tests/e2e/support/store-first.ts';
import { expect, notice, paperReady, test, visit } from '../../../../tests/e2e/support/support.ts';
import { setTheme } from '../../../../tests/e2e/support/theme.ts';

const winery = someWinery();

const TRIP = '/mi-viaje';
const HEARTS = [
  { type: 'lugar', id: 'valle-grande', name: 'Valle Grande' },
  { type: 'lugar', id: 'villa-25-de-mayo', name: 'Villa 25 de Mayo' },
  { type: 'lugar', id: 'ciudad', name: 'Ciudad de San Rafael' },
];

test('a traveller plans favourites by keyboard alone, and a friend opens the link in English', async ({
  page,
  browser,
}) => {
  await storeFirst(page, 'welcome-favorites', HEARTS);
  await visit(page, TRIP);
  await expect(page.getByRole('button', { name: 'Repartirlos en los días' })).toBeVisible();
  await tabTo(page, 'Repartirlos en los días');
  await page.keyboard.press('Enter');
  await expect(stops(page)).toHaveCount(3);
  const before = (await stops(page).allTextContents()).map((name) => name.replaceAll('\u00a0', ' '));

  await tabTo(page, `Mover ${before[0]}`);
  await page.keyboard.press('ArrowDown');
  await expect(stops(page)).toHaveText([before[1] ?? '', before[0] ?? '', before[2] ?? '']);
  await expect(page.getByRole('button', { name: `Mover ${before[0]}` })).toBeFocused();
  await page.reload();
  await expect(stops(page)).toHaveText([before[1] ?? '', before[0] ?? '', before[2] ?? '']);

  await tabTo(page, 'Compartir');
  await page.keyboard.press('Enter');
  const link = page.getByRole('textbox', { name: 'Enlace del viaje' });
  await expect(link).toHaveValue(/#v1/);
  const address = new URL(await link.inputValue());
  const whatsapp = await page.getByRole('link', { name: 'WhatsApp', exact: true }).first().getAttribute('href');
  expect(decodeURIComponent(whatsapp ?? '')).toContain('Valle Grande');

  const friend = await browser.newContext({ baseURL: address.origin });
  const other = await friend.newPage();
  await other.goto(`/en${TRIP}${address.hash}`);
  const shared = other.getByRole('region', { name: 'This trip was shared with you' });
  await expect(shared.getByText(/Valle Grande$/)).toBeVisible();
  await shared.getByRole('button', { name: 'Use this trip' }).click();
  await expect(other.getByRole('link', { name: 'Valle Grande', exact: true })).toBeVisible();
  expect(new URL(other.url()).hash).toBe('');
  await friend.close();
});

test('three answers make a first plan with reasons, and each day prints on its own page', async ({ page }) => {
  await visit(page, `/pt${TRIP}`);
  await page.getByLabel('Quantos dias?').fill('3');
  await page.getByLabel('Dia de chegada').fill('2026-12-12');
  await page.getByRole('button', { name: 'Proponha um plano' }).click();
  const days = page.getByRole('region', { name: /^Dia \d: / });
  await expect(days).toHaveCount(3);
  for (const day of await days.all()) {
    await expect(day.getByText(/^Sol das \d+:\d\d às \d+:\d\d\./)).toBeVisible();
    await expect(day.getByText('para conhecer essa região')).toBeVisible();
  }
  await paperReady(page);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect([...pdf.matchAll(/\/Type\s*\/Page[^s]/g)]).toHaveLength(3);
});

test('an empty trip shows a print, and three ready-made routes as pictures of their own', async ({ page }) => {
  await visit(page, TRIP);
  const pictures = page.getByRole('region', { name: 'O abrí una ruta lista' }).getByRole('listitem').locator('img');
  await expect(page.getByRole('button', { name: /^Abrir «/ })).toHaveCount(await pictures.count());
  const shown = await pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src));
  expect(shown.length).toBeGreaterThanOrEqual(3);
  expect(new Set(shown).size).toBe(shown.length);
  // One of its own on a phone, another beside the questions elsewhere.
  await expect(page.getByRole('main').locator('picture').filter({ visible: true })).not.toHaveCount(0);
});

test('a day for which nothing is left says why, in the plan and after a reload', async ({ page }) => {
  const { districts } = await known(page);
  await visit(page, TRIP);
  await page.getByLabel('¿Cuántos días?').fill('10');
  await page.getByLabel('Día de llegada').fill('2027-07-03');
  await page.getByRole('checkbox', { name: 'Con chicos' }).check();
  await page.getByLabel('¿Dónde dormís?').selectOption(districts['el-nihuil'].name);
  await page.getByRole('button', { name: 'Proponeme un plan' }).click();
  const why = page.getByRole('region', { name: /^Día 10: / }).getByText(/^Lo que queda por proponer|^Ya pusimos/);
  await expect(why).toBeVisible();
  const reason = page.getByText(/^con viajes cortos, por los chicos/).first();
  await expect(reason).toBeVisible();
  await page.reload();
  await expect(why).toBeVisible();
  await expect(reason).toBeVisible();
});

test('listings, places and events are added to the trip from their pages, and a ready-made route opens as one', async ({
  page,
}) => {
  await visit(page, '/lugares-para-visitar-en-san-rafael/valle-grande');
  await page.getByRole('button', { name: /^Agregar a mi viaje.*Valle Grande$/ }).click();
  await page.getByRole('button', { name: 'Agregar a un día nuevo' }).click();
  await expect(page.getByRole('dialog').getByText('Valle Grande está en el día 1')).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await visit(page, winery.path);
  await page.getByRole('button', { name: /^Agregar a mi viaje/ }).click();
  await page.getByRole('button', { name: 'Agregar a un día nuevo' }).click();
  await page.getByRole('link', { name: 'Ver mi viaje' }).click();
  await expect(page.getByRole('region', { name: /^Día 2: / })).toBeVisible();
  await expect(stops(page)).toHaveCount(2);

  await visit(page, '/agenda-de-eventos-san-rafael');
  await expect(page.getByRole('button', { name: /^Agregar a mi viaje/ }).first()).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('mi-viaje'));
  await visit(page, '/inspirate');
  const route = page.getByRole('region', { name: /^Dos días/ });
  await route.getByRole('link', { name: /^Abrir en mi viaje/ }).click();
  await page.getByRole('button', { name: /^Abrir «Dos días/ }).click();
  await expect(page.getByRole('region', { name: /^Día \d: / })).toHaveCount(2);
});

test('a day shows all its dangers at once, and its other warnings with one press', async ({ page }) => {
  const refs = [
    { type: 'lugar', id: 'canon-del-atuel', name: 'Cañón del Atuel' },
    { type: 'lugar', id: 'valle-grande', name: 'Valle Grande' },
  ];
  await storeFirst(page, 'mi-viaje', planOf(refs));
  await visit(page, TRIP);
  const day = page.getByRole('region', { name: /^Día 1: / });
  const said = day.getByRole('listitem').filter({ hasText: /^(Importante|Para preguntar|Bien): / });
  const dangers = said.filter({ hasText: /^Importante: / });
  await expect(dangers.first()).toBeVisible();
  const [before, dangersBefore] = [await said.count(), await dangers.count()];
  await day.getByText(/^Ver \d+ avisos más/).click();
  await expect.poll(() => said.count()).toBeGreaterThan(before);
  await expect(dangers).toHaveCount(dangersBefore);
});

test('an article is added to a day with the places that it names, and a route is merged into the trip', async ({
  page,
}) => {
  await storeFirst(page, 'mi-viaje', planOf([{ type: 'lugar', id: 'ciudad', name: 'Ciudad de San Rafael' }]));
  const { things, routes } = await known(page);
  const article = things.find(({ type, about }) => type === 'nota' && about && about.length > 1);
  await visit(page, article?.href ?? '');
  await page.getByRole('button', { name: /^Agregar a mi viaje/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: /^Sumar también lo que nombra: / })).toBeChecked();
  await dialog.getByRole('button', { name: 'Agregar al día 1' }).click();
  await expect(dialog.getByText(/está en el día 1$/)).toBeVisible();
  await dialog.getByRole('link', { name: 'Ver mi viaje' }).click();
  await expect(page.getByText('Para leer en el camino')).toBeVisible();
  const before = await stops(page).count();
  expect(before).toBeGreaterThan(2);

  await visit(page, '/inspirate');
  const title = routes.at(-1)?.title ?? '';
  const route = page.getByRole('region', { name: title });
  await route.getByRole('link', { name: /^Abrir en mi viaje/ }).click();
  await route.getByRole('button', { name: 'Sumarlo al mío' }).click();
  await expect(route).toHaveCount(0);
  expect(await stops(page).count()).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(stops(page)).toHaveCount(before);
});

test('a saved article and a saved route are spread over the days, too', async ({ page }) => {
  const { things, routes } = await known(page);
  await storeFirst(page, 'welcome-favorites', [
    { type: 'lugar', id: 'villa-25-de-mayo', name: 'Villa 25 de Mayo' },
    { type: 'nota', id: things.find(({ type }) => type === 'nota')?.id, name: 'Una nota' },
    { type: 'ruta', id: routes[0]?.id, name: 'Una ruta' },
  ]);
  await visit(page, TRIP);
  await page.getByRole('button', { name: 'Repartirlos en los días' }).click();
  await expect(page.getByText('Para leer en el camino')).toBeVisible();
  expect(await stops(page).count()).toBeGreaterThan(2);
  await expect(page.getByRole('region', { name: 'Tus favoritos sin día' })).toHaveCount(0);
});

test('a lodging is the base of its nights: an older plan keeps it, and another one is chosen by name and undone', async ({
  page,
}) => {
  const { things, districts } = await known(page);
  const placed = things.filter(({ role, district }) => role === 'sleep' && district);
  const [lodging, other] = placed.filter(
    ({ name }, _index, all) => all.filter((one) => one.name === name).length === 1,
  );
  if (!lodging || !other) throw new Error('The guide has two lodgings.');
  await storeFirst(page, 'mi-viaje', planOf([HEARTS[0] ?? {}, { type: lodging.type, id: lodging.id }]));
  await visit(page, TRIP);
  const day = page.getByRole('region', { name: /^Día 1: / });
  await expect(stops(page)).toHaveText(['Valle Grande']);
  await expect(day.getByText(`Dormís en ${lodging.name}.`, { exact: true })).toBeVisible();
  await expect(day.getByLabel(`Salida de ${lodging.name}, a las`)).toBeVisible();
  await day.getByRole('button', { name: /^Cambiar.*¿Dónde dormís/ }).click();
  const dialog = page.getByRole('dialog', { name: '¿Dónde dormís la noche del día 1?' });
  await dialog.getByRole('searchbox').fill(other.name);
  await dialog.getByRole('button', { name: other.name }).first().click();
  await expect(day.getByText(`Dormís en ${other.name}.`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(day.getByText(`Dormís en ${lodging.name}.`, { exact: true })).toBeVisible();

  await test.step('somewhere else is a zone, and the link keeps it', async () => {
    await day.getByRole('button', { name: /^Cambiar.*¿Dónde dormís/ }).click();
    await dialog.getByRole('searchbox').fill(districts['el-nihuil'].name);
    await dialog.getByRole('button', { name: /Otro lugar de la zona$/ }).click();
    await page.getByRole('button', { name: 'Compartir' }).click();
    const link = page.getByRole('textbox', { name: 'Enlace del viaje' });
    await expect(link).toHaveValue(/#v1/);
    const address = new URL(await link.inputValue());
    await page.evaluate(() => localStorage.removeItem('mi-viaje'));
    await visit(page, '/favoritos');
    await visit(page, TRIP + address.hash);
    await page.getByRole('button', { name: 'Usar este viaje' }).click();
    await expect(day.getByText(`Dormís en ${districts['el-nihuil'].name}.`)).toBeVisible();
  });
});

test('what the start form knows is kept when favourites are spread, and when a route is opened', async ({ page }) => {
  await storeFirst(page, 'welcome-favorites', HEARTS);
  await visit(page, TRIP);
  await page.getByLabel('Día de llegada').fill('2026-12-12');
  await page.getByRole('radio', { name: 'En bici' }).check();
  await page.getByRole('button', { name: 'Repartirlos en los días' }).click();
  await expect(page.getByText('sábado, 12 de diciembre').first()).toBeVisible();
  await expect(page.locator('summary').filter({ hasText: 'Fechas y viajeros' })).toContainText('En bici');

  await page.evaluate(() => localStorage.removeItem('mi-viaje'));
  await visit(page, TRIP);
  await page.getByLabel('Día de llegada').fill('2026-12-12');
  await page
    .getByRole('button', { name: /^Abrir «/ })
    .first()
    .click();
  await expect(page.getByText('sábado, 12 de diciembre').first()).toBeVisible();
});

test('one press puts a day in order, and another takes it back', async ({ page }) => {
  const plan = [
    { type: 'lugar', id: 'valle-grande', name: 'Valle Grande' },
    { type: 'lugar', id: 'ciudad', name: 'Ciudad de San Rafael' },
    { type: 'lugar', id: 'el-nihuil', name: 'El Nihuil' },
  ];
  await storeFirst(page, 'mi-viaje', planOf(plan));
  await visit(page, TRIP);
  const before = await stops(page).allTextContents();
  await page.getByRole('button', { name: /^Ordenar el día.*Día 1$/ }).click();
  await expect(stops(page)).not.toHaveText(before);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(stops(page)).toHaveText(before);
});

test('a stored plan is not reported as lost after a reload, in any order of choices', async ({ page }) => {
  await visit(page, TRIP);
  await page.getByRole('checkbox', { name: 'Con perro' }).check();
  await page.getByRole('checkbox', { name: 'Con chicos' }).check();
  await page.getByRole('button', { name: 'Empezar con días vacíos' }).click();
  await page
    .getByLabel(/^Salida de/)
    .first()
    .fill('08:30');
  await page.reload();
  await expect(page.getByLabel(/^Salida de/).first()).toHaveValue('08:30');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a number of days can be typed over the old one, and "10" passes through "1" without losing days', async ({
  page,
}) => {
  await visit(page, TRIP);
  const days = page.getByLabel('¿Cuántos días?');
  await days.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('2');
  await page.getByRole('button', { name: 'Proponeme un plan' }).click();
  await expect(page.getByRole('region', { name: /^Día \d: / })).toHaveCount(2);
  const second = page.getByRole('region', { name: /^Día 2: / }).getByRole('heading', { level: 3 });
  const before = await second.allTextContents();
  expect(before).not.toEqual([]);

  await page.locator('summary').filter({ hasText: 'Fechas y viajeros' }).click();
  await days.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('10');
  await expect(page.getByRole('region', { name: /^Día \d+: / })).toHaveCount(10);
  await expect(second).toHaveText(before);
  await days.fill('1');
  await expect(page.getByRole('region', { name: /^Día \d+: / })).toHaveCount(1);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(second).toHaveText(before);
});

test('minutes can be typed over the old ones', async ({ page }) => {
  await storeFirst(page, 'mi-viaje', planOf(HEARTS));
  await visit(page, TRIP);
  await page.locator('summary').filter({ hasText: 'Cambiar' }).first().click();
  const stay = page.getByLabel('Minutos en el lugar').first();
  await stay.press('End');
  for (let digit = 0; digit < 4; digit++) await page.keyboard.press('Backspace');
  await page.keyboard.type('45');
  await expect(stay).toHaveValue('45');
  await expect(page.getByText(/^45\smin/)).toBeVisible();

  await test.step('a stop removed by keyboard is restored by keyboard, and gets the focus', async () => {
    const [, name = ''] = await stops(page).allTextContents();
    await page
      .locator('summary')
      .filter({ hasText: `Cambiar ${name}` })
      .press('Enter');
    await page.getByRole('button', { name: `Quitar ${name} del viaje` }).press('Enter');
    await expect(page.getByRole('button', { name: 'Deshacer' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: `Mover ${name}` })).toBeFocused();
  });
});

test('undoing a deletion keeps later changes, in this tab and in another', async ({ page, context }) => {
  await storeFirst(page, 'mi-viaje', planOf(HEARTS));
  await visit(page, TRIP);
  const names = await stops(page).allTextContents();
  const other = await context.newPage();
  await visit(other, TRIP);
  await page
    .locator('summary')
    .filter({ hasText: `Cambiar ${names[0]}` })
    .click();
  await page.getByRole('button', { name: `Quitar ${names[0]} del viaje` }).click();
  await expect(stops(other)).toHaveCount(names.length - 1);
  await other.getByLabel(/^Salida de/).fill('07:15');
  await expect(page.getByLabel(/^Salida de/)).toHaveValue('07:15');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(stops(page)).toHaveText(names);
  await expect(page.getByLabel(/^Salida de/)).toHaveValue('07:15');

  await test.step('the whole trip, deleted after one confirmation, is restored in both tabs, too', async () => {
    await page.locator('summary').filter({ hasText: 'Fechas y viajeros' }).click();
    await page.getByRole('button', { name: 'Borrar el viaje' }).click();
    await page
      .getByRole('dialog', { name: 'Borrar el viaje' })
      .getByRole('button', { name: 'Borrar el viaje' })
      .click();
    await expect(page.getByRole('button', { name: 'Proponeme un plan' })).toBeVisible();
    await expect(other.getByRole('button', { name: 'Proponeme un plan' })).toBeVisible();
    await page.getByRole('button', { name: 'Deshacer' }).click();
    await expect(stops(page)).toHaveCount(3);
    await expect(stops(other)).toHaveCount(3);
  });
});

test('a shared trip that does not fit is not cut silently', async ({ page }) => {
  const full = Array.from({ length: 10 }, (_day, day) => ({ stops: [{ type: 'lugar', id: `no-esta-${day}` }] }));
  const own = { start: null, travel: 'car', company: [], days: full };
  await storeFirst(page, 'mi-viaje', { version: 1, plan: own });
  const shared = Buffer.from(JSON.stringify([0, 'car', [], ['lugar'], [[0, [[0, 'valle-grande']]]]])).toString(
    'base64url',
  );
  await visit(page, `${TRIP}#v1j.${shared}`);
  await page.getByRole('button', { name: 'Sumarlo al mío' }).click();
  await expect(notice(page)).toContainText(/hasta 10 días: estas paradas no entraron\s*Valle Grande/);
});

test('a stop is dragged by its handle from one day to another', async ({ page }) => {
  const [first, ...others] = HEARTS;
  const day = (stops: object[]) => ({ stops });
  const plan = { start: null, travel: 'car', company: [], days: [day([first ?? {}]), day(others)] };
  await page.setViewportSize({ width: 1366, height: 1800 });
  await storeFirst(page, 'mi-viaje', { version: 1, plan });
  await visit(page, TRIP);
  const handle = page.getByRole('button', { name: 'Mover Valle Grande' });
  const target = page
    .getByRole('region', { name: /^Día 2: / })
    .getByRole('heading', { level: 3 })
    .last();
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  if (!from || !to) throw new Error('There is nothing to drag.');
  await page.mouse.move(from.x + 22, from.y + 22);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y - 20, { steps: 8 });
  await page.mouse.up();
  const second = page.getByRole('region', { name: /^Día 2: / }).getByRole('heading', { level: 3 });
  await expect(second).toHaveCount(3);
  await expect(page.getByRole('region', { name: /^Día 1: / }).getByText('Todavía no hay paradas')).toBeVisible();
});

test('on a phone the first day is on the first screen, and the ways to take the trip along are a press away', async ({
  page,
}) => {
  const plan = { start: null, travel: 'car', company: [], days: [{ stops: HEARTS }, { stops: [] }] };
  await page.setViewportSize({ width: 390, height: 844 });
  await storeFirst(page, 'mi-viaje', { version: 1, plan });
  await visit(page, TRIP);
  await expect(page.getByRole('heading', { level: 2, name: /^Día 1: / })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Compartir', exact: true })).toBeInViewport();
  const points = page.getByRole('button', { name: 'Puntos (GPX)' });
  await expect(points).toBeHidden();
  await page.getByRole('button', { name: 'Más', exact: true }).click();
  await expect(points).toBeVisible();
  await page.setViewportSize({ width: 1366, height: 900 });
  await expect(points).toBeVisible();
  await expect(page.getByRole('button', { name: 'Más', exact: true })).toBeHidden();
});

test('a browser whose storage is full says so, and the trip can still be planned', async ({ page, watch }) => {
  watch.allowConsole(/"(mi-viaje|guide-weather)" could not be kept/);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Refused by the test', 'QuotaExceededError');
    };
  });
  await visit(page, TRIP);
  await page.getByRole('button', { name: 'Empezar con días vacíos' }).click();
  await expect(page.getByRole('alert').getByText(/no puede guardar tu viaje/)).toBeVisible();
  await expect(page.getByRole('region', { name: /^Día \d: / })).toHaveCount(3);
});

test('an invalid link or file is reported in a sentence, and a link with a removed listing still opens', async ({
  page,
}) => {
  await visit(page, `${TRIP}#v1d.<img src=x onerror=alert(1)>`);
  await expect(page.getByRole('alert').getByText(/No pudimos leer el viaje de este enlace/)).toBeVisible();
  await page.getByLabel('Archivo de un viaje').setInputFiles({
    name: 'otra-cosa.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"x"}'),
  });
  await expect(notice(page)).toContainText('no es un viaje de esta guía');
  const hash = btoa(JSON.stringify([0, 'car', [], ['bodega'], [[0, [[0, 'ya-no-esta']]]]])).replace(/=+$/, '');
  await page.goto('about:blank');
  await visit(page, `${TRIP}#v1j.${hash}`);
  const shared = page.getByRole('region', { name: 'Te compartieron este viaje' });
  await expect(shared.getByText(/ya-no-esta \(ya no está en la guía\)/)).toBeVisible();
  await expect(shared.getByText(/^Falta una parada/)).toBeVisible();
});

test('a whole plan has no accessibility violations, in light and dark, with its tools open', async ({ page }) => {
  await storeFirst(page, 'mi-viaje', planOf(HEARTS));
  await visit(page, TRIP);
  await page.locator('summary').filter({ hasText: 'Cambiar' }).first().click();
  await page.locator('summary').filter({ hasText: 'Fechas y viajeros' }).click();
  expect(await violations(page)).toEqual([]);
  await setTheme(page, 'dark');
  expect(await violations(page, 'colours')).toEqual([]);
});

const stops = (page: Page) => page.getByRole('region', { name: /^Día \d: / }).getByRole('heading', { level: 3 });

/** The things that a trip can consist of, as built. */
const known = async (page: Page) => (await (await page.request.get(`${TRIP}/datos.json`)).json()) as TripData;

const planOf = (refs: object[]) => ({
  version: 1,
  plan: { start: '2026-12-12', travel: 'car', company: [], days: [{ stops: refs }] },
});

/** Presses Tab until the element of that name has the focus. */
async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 80; presses++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim();
    });
    if (focused === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab leads to nothing that is called "${name}".`);
}
