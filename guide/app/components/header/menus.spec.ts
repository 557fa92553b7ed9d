import type { Locator, Page } from '@playwright/test';
import type { GuideData } from '#app/screens/guide/page.server.ts';
import type { ListData } from '#views/list-views.ts';
import { dataAt, pagesIn } from '../../../../tests/e2e/support/built-pages.ts';
import { holdApplication } from '../../../../tests/e2e/support/hold.ts';
import { expect, hydrated, scrollTo, test, visit } from '../../../../tests/e2e/support/support.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1366, height: 768 };
const WINERIES = '/bodegas-en-san-rafael-mendoza';

const banner = (page: Page) => page.getByRole('banner');
const menus = ['Organizá tu viaje', 'Lugares a visitar', 'Datos de Interés'];

test('each menu opens, is 14rem wide, and closes with Escape', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, '/');
  const panel = banner(page).getByRole('list').filter({ visible: true });
  for (const name of menus) {
    const button = banner(page).getByRole('button', { name });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveCSS('width', '224px');
    await expect(panel.getByRole('link').first()).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  const open = async (name: string) => {
    await banner(page).getByRole('button', { name }).click();
    return panel.getByRole('link');
  };
  await test.step('the menu of things to do has every list and the four other pages, from A to Z', async () => {
    const all = pagesIn('es').filter(({ screen }) => screen === 'collection');
    // Who sells what other lists have is reached from those lists.
    const sellers = all.map(({ data }) => (data as ListData).who?.href); // the data of that screen
    const lists = all.filter(({ path }) => !sellers.includes(path));
    const links = await open('Organizá tu viaje');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect.soft(hrefs).toEqual(expect.arrayContaining(lists.map(({ path }) => path)));
    expect.soft(hrefs).toHaveLength(lists.length + 4);
    const labels = await links.allTextContents();
    expect.soft(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'es')));
  });
  await test.step('the menus of places and of facts have as many links as the guide overview', async () => {
    const { places, groups } = dataAt<GuideData>('/que-hacer-en-san-rafael-guia-completa');
    const practical = groups.find(({ title }) => title === 'Datos de Interés')?.links ?? [];
    await expect(await open('Lugares a visitar')).toHaveCount(places.ways.length);
    await expect(await open('Datos de Interés')).toHaveCount(practical.length);
  });
});

test('a menu link leads to its page and closes the menu, and the club has a link of its own', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await visit(page, '/');
  const [plan, places] = menus.map((name) => banner(page).getByRole('button', { name })) as [Locator, Locator];
  await plan.click();
  await banner(page).getByRole('link', { name: 'Bodegas', exact: true }).click();
  await expect(page).toHaveURL(WINERIES);
  await expect(page.getByRole('heading', { level: 1, name: 'Bodegas en San Rafael' })).toBeVisible();
  await expect(banner(page).getByRole('list').filter({ visible: true })).toHaveCount(0);
  await expect(plan).toHaveAttribute('aria-expanded', 'false');

  await test.step('one menu is open at a time, and a click outside closes it', async () => {
    await plan.click();
    await places.click();
    await expect(places).toHaveAttribute('aria-expanded', 'true');
    await expect(plan).toHaveAttribute('aria-expanded', 'false');
    await page.mouse.click(683, 700);
    await expect(places).toHaveAttribute('aria-expanded', 'false');
  });
  await banner(page).getByRole('link', { name: 'Club de beneficios' }).click();
  await expect(page).toHaveURL('/club-de-beneficios-turismo-san-rafael');
});

test('a visitor on a phone opens the menu, one section at a time, and closes it', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, '/');
  const button = (name: string) => banner(page).getByRole('button', { name });
  await button('Abrir menú').click();
  await expect(button('Cerrar menú')).toHaveAttribute('aria-expanded', 'true');
  await test.step('the menu and the header above it share one background, even over a print', async () => {
    const panel = banner(page).getByRole('navigation').filter({ visible: true });
    const color = await panel.evaluate((node) => getComputedStyle(node).backgroundColor);
    await expect(banner(page)).toHaveCSS('background-color', color);
  });
  await test.step('pages come before languages, which are in view', async () => {
    const last = banner(page).getByRole('link', { name: 'Club de beneficios' }).filter({ visible: true });
    const language = banner(page).getByRole('link', { name: 'English' }).filter({ visible: true });
    await expect(language).toBeInViewport({ ratio: 1 });
    const [above, below] = await Promise.all([last.boundingBox(), language.boundingBox()]);
    expect(below?.y).toBeGreaterThan(above?.y ?? Number.POSITIVE_INFINITY);
  });
  await test.step('one section is open at a time', () => checkParts(page));
  await test.step('the page behind it stays where it is', async () => {
    await expect(page.locator(':root')).toHaveCSS('overflow-y', 'hidden');
  });

  await button('Cerrar menú').click();
  await expect(button('Abrir menú')).toHaveAttribute('aria-expanded', 'false');
  await expect(button('Organizá tu viaje')).toBeHidden();
  await expect(page.locator(':root')).not.toHaveCSS('overflow-y', 'hidden');

  await test.step('a link closes it and leads to its page', async () => {
    await button('Abrir menú').click();
    await button('Organizá tu viaje').click();
    await banner(page).getByRole('link', { name: 'Bodegas', exact: true }).click();
    await expect(page).toHaveURL(WINERIES);
    await expect(button('Abrir menú')).toBeVisible();
    await expect(button('Organizá tu viaje')).toBeHidden();
  });
  await test.step('the header stays while the menu is open', async () => {
    await button('Abrir menú').click();
    await scrollTo(page, 500);
    await expect(button('Cerrar menú')).toBeInViewport();
  });
});

test('a menu that was opened before the script loaded is reported as open afterwards', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const start = await holdApplication(page);
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Abrir menú' }).click();
  await expect(banner(page).getByRole('button', { name: 'Organizá tu viaje' })).toBeVisible();
  start();
  await hydrated(page);
  await expect(banner(page).getByRole('button', { name: 'Organizá tu viaje' })).toBeVisible();
  await expect(banner(page).getByRole('button', { name: 'Cerrar menú' })).toHaveAttribute('aria-expanded', 'true');
});

test('a menu that was opened and closed before the script loaded does not open again', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  const start = await holdApplication(page);
  await page.goto('/');
  const button = banner(page).getByRole('button', { name: 'Organizá tu viaje' });
  await button.click();
  await page.keyboard.press('Escape');
  start();
  await hydrated(page);
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(banner(page).getByRole('list').filter({ visible: true })).toHaveCount(0);
});

test('each entry has an icon, fetched when the first menu opens, and says whether it is unfinished', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  const sheets: string[] = [];
  page.on('request', (request) => sheets.push(...(/\/icons-\w+\.svg$/.exec(request.url()) ?? [])));
  await visit(page, WINERIES);
  expect(sheets).toEqual([]);
  const sheet = page.waitForResponse(/\/icons-\w+\.svg$/);
  await banner(page).getByRole('button', { name: 'Organizá tu viaje' }).click();
  const height = Number(/height="(\d+)"/.exec(await (await sheet).text())?.[1]);
  const icons = banner(page).getByRole('list').filter({ visible: true }).getByRole('link').locator('span:first-child');
  const rows = await icons.evaluateAll((all) =>
    all.map(
      (icon) => -Number.parseFloat(getComputedStyle(icon).maskPosition.split(' ').at(-1) ?? '') / icon.clientHeight,
    ),
  );
  expect(new Set(rows).size).toBe(rows.length); // each has its own
  expect(Math.max(...rows)).toBeLessThan(height / 24);
  await expect(banner(page).getByRole('link', { name: 'Vinerías en construcción' })).toBeVisible();
});

test('a menu shows the prints of its places when it opens, in room that waited for them', async ({ page }) => {
  const places = dataAt<GuideData>('/que-hacer-en-san-rafael-guia-completa').places.ways;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(...(/\/images\/menus\/.*/.exec(request.url()) ?? [])));
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('/images/menus/*', async (route) => {
    await arrival;
    await route.continue();
  });
  const list = banner(page)
    .getByRole('list')
    .filter({ visible: true, hasText: places[0]?.label ?? '' })
    .last();
  const prints = list.locator('a > span:first-child');
  const rooms = () => list.getByRole('link').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));

  await page.setViewportSize(DESKTOP);
  await visit(page, WINERIES);
  expect(asked).toEqual([]);
  await banner(page).getByRole('button', { name: 'Lugares a visitar' }).click();
  await expect.poll(() => asked).toHaveLength(1);
  const before = await rooms();
  const sheet = page.waitForResponse('/images/menus/*');
  arrive();
  expect((await sheet).ok()).toBe(true);
  expect(await rooms()).toEqual(before);
  expect(await prints.evaluateAll(differentPrints)).toBe(places.length);

  await page.setViewportSize(PHONE);
  await visit(page, WINERIES);
  await banner(page).getByRole('button', { name: 'Abrir menú' }).click();
  await banner(page).getByRole('button', { name: 'Lugares a visitar' }).click();
  expect(await prints.evaluateAll(differentPrints)).toBe(places.length);
});

test('a menu whose prints do not arrive still has its names', async ({ page, watch }) => {
  watch.allowConsole(/Failed to load resource/);
  await page.route('/images/menus/*', (route) => route.abort());
  await page.setViewportSize(DESKTOP);
  await visit(page, WINERIES);
  await banner(page).getByRole('button', { name: 'Lugares a visitar' }).click();
  const [place] = dataAt<GuideData>('/que-hacer-en-san-rafael-guia-completa').places.ways;
  await banner(page)
    .getByRole('link', { name: place?.label ?? '', exact: true })
    .click();
  await expect(page).toHaveURL(place?.href ?? '');
});

test('the map and the trip are one press away: in the header, and in the menu on a phone', async ({ page }) => {
  await visit(page, WINERIES);
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    if (size === PHONE) await banner(page).getByRole('button', { name: 'Abrir menú' }).click();
    for (const [name, href] of [
      ['Mapa', '/mapa'],
      ['Mi viaje', '/mi-viaje'],
    ] as const) {
      await expect(banner(page).getByRole('link', { name }).filter({ visible: true })).toHaveAttribute('href', href);
    }
  }
});

async function checkParts(page: Page) {
  const [plan, places] = menus.map((name) => banner(page).getByRole('button', { name })) as [Locator, Locator];
  const [inPlan, inPlaces] = ['Vida Nocturna', 'Cañón del Atuel'].map((name) =>
    banner(page).getByRole('link', { name }),
  ) as [Locator, Locator];

  await plan.click();
  await expect(plan).toHaveAttribute('aria-expanded', 'true');
  await expect(inPlan).toBeVisible();
  await places.click();
  await expect(places).toHaveAttribute('aria-expanded', 'true');
  await expect(plan).toHaveAttribute('aria-expanded', 'false');
  await expect(inPlaces).toBeVisible();
  await expect(inPlan).toBeHidden();
  await places.click();
  await expect(places).toHaveAttribute('aria-expanded', 'false');
  await expect(inPlaces).toBeHidden();
}

/** Runs in the page: how many of these boxes show a print of a sheet, each another. */
function differentPrints(boxes: Element[]): number {
  const shown = boxes.map((box) => getComputedStyle(box)).filter(({ backgroundImage }) => backgroundImage !== 'none');
  return new Set(shown.map(({ backgroundPositionY }) => backgroundPositionY)).size;
}
