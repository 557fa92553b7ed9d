import type { Page } from '@playwright/test';
import { dataAt, pagesIn } from '../../../../tests/e2e/support/built-pages.ts';
import { holdApplication } from '../../../../tests/e2e/support/hold.ts';
import { expect, scrollTo, test, visit } from '../../../../tests/e2e/support/support.ts';
import type { PlaceData } from './page.server.ts';

const PLACES = '/lugares-para-visitar-en-san-rafael';
const CANYON = `${PLACES}/canon-del-atuel`;
const SLUGS = pagesIn('es')
  .filter(({ screen, status }) => screen === 'place' && status === 200)
  .map(({ path }) => path.slice(PLACES.length + 1));
/** The place with a circuit, and so with a log. */
const canyon = dataAt<PlaceData>(CANYON);
const circuitStops = canyon.circuit?.stops ?? [];

const log = (page: Page) => page.getByRole('list', { name: 'Bitácora del circuito' });

const scrollToStop = (page: Page, index: number) =>
  log(page)
    .getByRole('listitem')
    .nth(index)
    .evaluate((stop) => stop.scrollIntoView());

test('the table of contents scrolls to each part of a place’s page, clear of the header', async ({ page }) => {
  await visit(page, CANYON);
  const contents = page.getByRole('navigation', { name: 'En esta guía' });
  const links = await contents.getByRole('link').all();
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    await link.click();
    const heading = page.getByRole('heading', { level: 2, name: (await link.textContent()) ?? '', exact: true });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const box = await heading.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(96);
  }

  await test.step('a desktop does not offer an address that it cannot open', async () => {
    const aside = page.getByRole('complementary');
    await expect.soft(aside.getByRole('link', { name: 'Google Maps' })).toBeVisible();
    await expect.soft(aside.getByRole('link', { name: 'Otra app de mapas' })).toBeHidden();
  });
  await test.step('its pictures open in the viewer, and focus returns', () => checkPictures(page));
  await test.step('the log describes the circuit stop by stop, and marks approximate and one-way parts', () =>
    checkLog(page));
});

test('a table of contents link works before the application has loaded', async ({ page }) => {
  await holdApplication(page);
  await page.goto(CANYON);
  const link = page.getByRole('navigation', { name: 'En esta guía' }).getByRole('link').last();
  await link.click();
  const heading = page.getByRole('heading', { level: 2, name: (await link.textContent()) ?? '', exact: true });
  await expect(heading).toBeInViewport({ ratio: 1 });
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(96);
});

test('the rail of the log highlights the current stop, and links to each', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, CANYON);
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 1366, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    const rail = page.getByRole('navigation', { name: 'Dónde vas en el circuito' });
    const stops = rail.getByRole('link');
    await expect(stops).toHaveCount(circuitStops.length);
    // Scrolls down to the log first: a rail that moved into the header's place between press and release lost a click.
    await scrollTo(page, 0);
    await scrollToStop(page, 0);
    await expect(rail).toHaveCSS('top', '0px');
    await stops.nth(5).click();
    await expect(rail).toBeInViewport({ ratio: 1 });
    await expect(log(page).getByRole('listitem').nth(5)).toBeInViewport();
    await expect(stops.nth(5)).toHaveAttribute('aria-current', 'location');
    await scrollToStop(page, 6);
    await expect(stops.nth(6)).toHaveAttribute('aria-current', 'location');
    await expect(rail).toContainText(circuitStops[6]?.name ?? 'the seventh stop');
    await expect(rail).toBeInViewport({ ratio: 1 });
  }
  await test.step('the drawn map has a text with the location of every place, and links there', async () => {
    const where = page.getByRole('region', { name: 'Dónde queda' });
    await expect(where.getByRole('img', { name: /Cañón del Atuel/ })).toBeVisible();
    await expect(where.getByRole('listitem')).toHaveCount(SLUGS.length);
    await expect(where.getByRole('listitem').filter({ hasText: 'Estás acá' })).toContainText('Cañón del Atuel');
    await where.getByRole('listitem').getByRole('link', { name: 'Los Reyunos' }).click();
    await expect(page).toHaveURL(`${PLACES}/los-reyunos`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Los Reyunos');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole log is there, with the prints of the stops that have one', async ({ page }) => {
    await page.goto(CANYON);
    await expect(log(page).getByRole('listitem')).toHaveCount(circuitStops.length);
    const views = log(page).getByRole('figure').getByRole('img');
    expect(await views.count()).toBeGreaterThan(2);
    for (const view of await views.all()) await expect(view).toHaveAttribute('alt', /./);
    await test.step('the structured data describe an attraction in San Rafael, Mendoza, at the canonical address', () =>
      checkStructuredData(page));
  });

  test('every place has a title, its activities link to lists, and its map links open new tabs', async ({ page }) => {
    for (const slug of SLUGS) {
      await page.goto(`${PLACES}/${slug}`);
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      const activities = page.getByRole('region', { name: 'Actividades recomendadas' }).getByRole('link');
      expect(await activities.count(), slug).toBeGreaterThanOrEqual(3);
      const aside = page.getByRole('complementary', { name: 'Antes de salir' });
      await expect(aside).toContainText('Punto aproximado.');
      for (const name of ['Google Maps', 'OpenStreetMap']) {
        const link = aside.getByRole('link', { name });
        await expect(link).toHaveAttribute('href', /^https:\/\/www\.(google\.com\/maps|openstreetmap\.org)\//);
        await expect(link).toHaveAttribute('target', '_blank');
        await expect(link).toHaveAttribute('rel', /noopener/);
      }
    }
  });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a place opens in any map app on the phone', async ({ page }) => {
    await page.goto(CANYON);
    const link = page.getByRole('complementary').getByRole('link', { name: 'Otra app de mapas' });
    await expect(link).toHaveAttribute('href', /^geo:-35\.03,-68\.675\?q=/);
  });
});

test('an unknown place answers 404', async ({ page, watch }) => {
  watch.allowConsole(/404/);
  const response = await page.goto(`${PLACES}/la-atlantida`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lugar no encontrado');
});

async function checkPictures(page: Page) {
  const gallery = page.getByRole('group', { name: 'Imágenes de Cañón del Atuel' });
  await gallery.scrollIntoViewIfNeeded();
  const first = gallery.getByRole('button', { name: /^Ampliar: / }).first();
  await first.click();
  const viewer = page.getByRole('dialog');
  const total = canyon.gallery.pictures.length;
  await expect(viewer).toContainText(`1 de ${total}`);
  await page.keyboard.press('ArrowLeft');
  await expect(viewer).toContainText(`${total} de ${total}`);
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText(`1 de ${total}`);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(first).toBeFocused();
}

async function checkLog(page: Page) {
  const stops = log(page).getByRole('listitem');
  await expect(stops).toHaveCount(circuitStops.length);
  for (const [index, { name, km, isApproximate, sentence }] of circuitStops.entries()) {
    for (const words of [name, km, sentence]) await expect(stops.nth(index)).toContainText(words);
    expect(km.endsWith('aprox.')).toBe(isApproximate);
  }
  await expect(stops.first()).toContainText('km 0');
  await expect(stops.filter({ hasText: 'mano única de julio a octubre de 2025' }).first()).toBeVisible();
  const circuit = page.getByRole('region', { name: /^Circuito/ });
  await expect(circuit).toContainText(canyon.circuit?.direction ?? 'a direction');
  await expect(circuit).toContainText(canyon.circuit?.roadNote ?? 'how the road is');
  await circuit.getByRole('link', { name: 'Teléfonos útiles' }).click();
  await expect(page).toHaveURL('/telefonos-utiles-san-rafael');
}

async function checkStructuredData(page: Page) {
  const data: unknown = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}',
  );
  expect(data).toMatchObject({
    '@type': 'TouristAttraction',
    name: 'Cañón del Atuel',
    address: { addressLocality: 'San Rafael', addressRegion: 'Mendoza', addressCountry: 'AR' },
  });
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(canonical).toContain(CANYON);
  expect((data as { url?: string }).url).toBe(canonical);
}
