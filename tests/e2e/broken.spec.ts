import type { Page } from '@playwright/test';
import { someWinery } from './support/built-pages.ts';
import { cards, expect, hydrated, scrollTo, test, visit } from './support/support.ts';

const winery = someWinery();

const WINERIES = '/bodegas-en-san-rafael-mendoza';
const WINERY = winery.path;
const NETWORK_NOISE = /Failed to load resource/;

for (const [how, fail] of [
  ['are missing', (page: Page) => page.route('**/locales/**', (route) => route.fulfill({ status: 404, body: 'no' }))],
  ['are no JSON', (page: Page) => page.route('**/locales/**', (route) => route.fulfill({ body: '<html>' }))],
  ['cannot be fetched', (page: Page) => page.route('**/locales/**', (route) => route.abort())],
] as const) {
  test(`translation files that ${how} cause one line in the log, and the page works in Spanish`, async ({
    page,
    watch,
  }) => {
    watch.allowConsole(/words of "es" could not be loaded/);
    watch.allowConsole(NETWORK_NOISE);
    await fail(page);
    await visit(page, WINERIES);
    expect(watch.console.filter((line) => /words of "es" could not be loaded/.test(line))).toHaveLength(1);
    await page.getByRole('group', { name: 'Filtrar bodegas' }).getByRole('button', { name: winery.kind }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText(new RegExp(`^${winery.kind}: \\d+ bodegas$`));
    await page.getByRole('button', { name: `Agregar ${winery.name} a favoritos` }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: /^Favoritos\W+1\W*$/ })).toBeVisible();
  });
}

test('translation files that never arrive do not hold up the page', async ({ page, watch }) => {
  watch.allowConsole(/words of "es" could not be loaded/);
  await page.clock.install();
  await page.route('**/locales/**', () => {});
  const asked = page.waitForRequest('**/locales/es/translation.json');
  await page.goto(WINERIES);
  await asked;
  await page.clock.fastForward(5000);
  await hydrated(page);
  await page.getByRole('button', { name: `Agregar ${winery.name} a favoritos` }).click();
  await expect(page.getByRole('button', { name: `Quitar ${winery.name} de favoritos` })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const [how, fail] of [
  ['cannot be fetched', (page: Page) => page.route(`**${WINERY}/page.json`, (route) => route.abort())],
  [
    'is answered with an error',
    (page: Page) => page.route(`**${WINERY}/page.json`, (route) => route.fulfill({ status: 503, body: 'no' })),
  ],
] as const) {
  test(`a page that ${how} says so, and loads when the network is back`, async ({ page, watch }) => {
    watch.allowConsole(/Could not load|answered 503/);
    watch.allowConsole(NETWORK_NOISE);
    await fail(page);
    await visit(page, WINERIES);
    await openWinery(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Probar de nuevo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: winery.name })).toBeVisible();
  });
}

test('a crash of the application explains itself and offers a way out', async ({ page, watch }) => {
  watch.allowConsole(/./);
  await page.route(`**${WINERY}/page.json`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), data: null } });
  });
  await visit(page, `${WINERIES}?filter=boutique`);
  const report = page.waitForRequest('**/falla');
  await openWinery(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  const told = await report;
  expect(told.postData()).toMatch(new RegExp(`^${WINERY}\nTypeError: .*\n[^]*/assets/`));
  expect((await told.response())?.status()).toBe(204);
  await expect(page.getByText('Algo se rompió de nuestro lado.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Recargar' })).toBeVisible();
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Unexpected Application Error!');
});

test("a screen's code that cannot be fetched is blamed on the network, not on the guide", async ({ page, watch }) => {
  watch.allowConsole(/./);
  await visit(page, WINERIES);
  await page.route('**/assets/**', (route) => route.abort());
  await openWinery(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Sin conexión' })).toBeVisible();
});

test('a page whose application cannot be fetched still works as a page', async ({ page, watch }) => {
  watch.allowConsole(/application could not be loaded/);
  watch.allowConsole(NETWORK_NOISE);
  await page.route('**/assets/*.js', (route) => route.abort());
  const report = page.waitForRequest('**/falla');
  await page.goto(`${WINERIES}?filter=boutique`);
  expect((await report).postData()).toMatch(new RegExp(`^${WINERIES}\n.*/assets/.*\\.js`));
  await expect(cards(page).filter({ visible: true })).not.toHaveCount(0);
  await expect.poll(() => watch.console.filter((line) => /application could not be loaded/.test(line))).toHaveLength(1);
  await cards(page).getByRole('link', { name: 'Bodega Argana', exact: true }).click();
  await expect(page).toHaveURL(`${WINERIES}/bodega-argana`);
  await expect(page.getByRole('heading', { level: 1, name: 'Bodega Argana' })).toBeVisible();
});

test('a viewer that cannot be fetched leaves the pictures as they are', async ({ page, watch }) => {
  watch.allowConsole(/viewer could not be loaded/);
  watch.allowConsole(NETWORK_NOISE);
  await visit(page, WINERY);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('button', { name: /^Ampliar: / }).click();
  await expect.poll(() => watch.console.filter((line) => /viewer could not be loaded/.test(line))).toHaveLength(1);
  await expect(page.getByRole('button', { name: /^Ampliar: / })).toBeVisible();
});

test('a notice that cannot be fetched breaks nothing', async ({ page, watch }) => {
  // Scrolling to the button and back asks for more, none of which comes.
  watch.allowConsole(/^warning: .*(notice could not be shown|stay where they are|could not be loaded)/i);
  watch.allowConsole(NETWORK_NOISE);
  await visit(page, '/vinerias-en-san-rafael');
  const failed = page.waitForEvent('requestfailed');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.getByRole('button', { name: '¿Cuándo va a estar?' }).click();
  await failed;
  await scrollTo(page, 0); // the header is hidden on the way down
  await page.getByRole('button', { name: 'Cambiar tema' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
});

async function openWinery(page: Page) {
  await cards(page).getByRole('link', { name: winery.name, exact: true }).click();
}

test('an index of the search that never arrives ends in a sentence, and another try', async ({ page, watch }) => {
  watch.allowConsole(/search could not be loaded/);
  await page.clock.install();
  await page.route('**/search/es.json', () => {});
  const asked = page.waitForRequest('**/search/es.json');
  await visit(page, '/que-hacer-en-san-rafael-guia-completa?q=bodegas');
  await asked;
  await page.clock.fastForward(16_000);
  const main = page.getByRole('main');
  await expect(main.getByText(/^No pudimos traer el buscador/)).toBeVisible();
  await page.unroute('**/search/es.json');
  await main.getByRole('button', { name: 'Probar de nuevo' }).click();
  await expect(main.getByRole('status').filter({ hasText: /^\d+ resultados$/ })).toBeVisible();
});
