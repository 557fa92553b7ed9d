import type { Page } from '@playwright/test';
import type { PlaceData } from '#app/screens/place/page.server.ts';
import type { ListData } from '#views/list-views.ts';
import { addressOf, callableRestaurant, dataAt, listingFiles, someWinery } from '../support/built-pages.ts';
import { expect, paperReady, test, visit } from '../support/support.ts';

const winery = someWinery();

/** An A4 sheet without the margins of `@page`, in CSS pixels. */
const SHEET = { width: 688, height: 1017 };

const CANYON = '/lugares-para-visitar-en-san-rafael/canon-del-atuel';
const WINERY = winery.path;
/** The listing with the most to print of each of these kinds, if the owner has any. */
const FULL = (['alojamientos', 'excursiones'] as const).flatMap((collection) => {
  const listings = listingFiles<{ roomTypes?: unknown[]; includes?: unknown[] }>(collection);
  const most = ({ roomTypes = [], includes = [] }: (typeof listings)[number]) => roomTypes.length + includes.length;
  const [full] = listings.toSorted((one, other) => most(other) - most(one));
  return full ? [addressOf(full.id, full.name)] : [];
});

/** The number of A4 sheets that each page takes. */
const sheets = [
  [WINERY, 1],
  ...FULL.map((path) => [path, 1] as const),
  [CANYON, 2],
  ['/lugares-para-visitar-en-san-rafael/el-nihuil', 1],
  ['/lugares-para-visitar-en-san-rafael/ciudad', 1],
] as const;

for (const [path, count] of sheets) {
  test(`${path} prints cleanly on A4`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('vite-ui-theme', 'dark'));
    await visit(page, path);
    expect(await countSheets(page)).toBe(count);

    await onPaper(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeHidden();
    await expect(page.locator('img:visible')).toHaveCount(0);
    expect(await page.evaluate(findFaults)).toEqual([]);
    if (path === CANYON)
      await test.step('its strip, warning and stops are on the first sheet, drawn in lines', () => expectCircuit(page));
  });
}

async function expectCircuit(page: Page) {
  const circuit = page.getByRole('region', { name: /^Circuito/ });
  await expect(circuit).toContainText('preguntá esa misma mañana');
  const stops = page.getByRole('list', { name: 'Bitácora del circuito' }).getByRole('listitem');
  await expect(stops).toHaveCount(dataAt<PlaceData>(CANYON).circuit?.stops.length ?? 0);
  const last = await stops.last().boundingBox();
  expect((last?.y ?? SHEET.height) + (last?.height ?? 0)).toBeLessThan(SHEET.height);
  await expect(page.getByRole('region', { name: 'Actividades recomendadas' })).toBeHidden();
}

test('a printed listing has its phone number and addresses to type; its list has the number, too', async ({ page }) => {
  const { path, phone, instagram } = callableRestaurant();
  await visit(page, path);
  await onPaper(page);
  const aside = page.getByRole('complementary', { name: 'Datos y contacto' });
  await expect(aside).toContainText(phone);
  // The text that the style sheet adds to a link is part of its name.
  const address = instagram.replace(/^https:\/\/(www\.)?|\/$/g, '');
  await expect(aside.getByRole('link', { name: address })).toBeVisible();
  await expect(aside.getByRole('link', { name: 'Llamar ahora' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Descripción' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '¿Dónde vas a estar?' })).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await visit(page, path.replace(/\/[^/]+$/, ''));
  await onPaper(page);
  const shown = await page
    .getByRole('article')
    .evaluateAll((rows) =>
      rows.map((row) => getComputedStyle(row, '::after').content + row.getAttribute('data-phone')),
    );
  expect(shown.join()).toContain(phone);
});

/** How many cards, and how many rows in three columns, a sheet holds at least. */
const CARDS_ON_SHEET = 17;
const ROWS_ON_SHEET = 75;

for (const list of ['/bodegas-en-san-rafael-mendoza', '/alojamientos-y-cabanas-en-san-rafael']) {
  const { cards, brief } = dataAt<ListData>(list);
  const rows = brief?.zones.flatMap(({ rows }) => rows).length ?? 0;
  const most = Math.ceil(cards.length / CARDS_ON_SHEET) + Math.ceil(rows / ROWS_ON_SHEET);
  test(`${list} prints as a table: a row for each listing, none cut in two`, async ({ page }) => {
    await visit(page, list);
    expect(await countSheets(page)).toBeLessThanOrEqual(most);
    await onPaper(page);
    expect(await page.evaluate(findFaults)).toEqual([]);
    await expect(page.locator('img:visible')).toHaveCount(0);
    for (const row of await page.getByRole('main').getByRole('article').all()) {
      await expect(row).toHaveCSS('break-inside', 'avoid');
      expect((await row.boundingBox())?.height).toBeLessThan(SHEET.height / 8);
    }
  });
}

test('twelve favourites fit on one sheet', async ({ page }) => {
  await visit(page, '/bodegas-en-san-rafael-mendoza');
  for (const heart of (await page.getByRole('button', { name: /^Agregar/ }).all()).slice(0, 12)) await heart.click();
  await visit(page, '/favoritos');
  await expect(page.getByRole('article')).toHaveCount(12);
  expect(await countSheets(page)).toBe(1);
  await onPaper(page);
  await expect(page.getByRole('article').last()).toBeVisible();
  expect(await page.evaluate(findFaults)).toEqual([]);
});

/** Shows the page as it is printed, at the width of a sheet. */
async function onPaper(page: Page) {
  await paperReady(page);
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  await page.setViewportSize(SHEET);
  // A printout shows the first moment, even if something would move.
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
}

/** Counts the sheets from a real print: a PDF lists each of its pages. */
async function countSheets(page: Page): Promise<number> {
  await paperReady(page);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** Runs in the page: finds content that would be cut at the sheet's edge, pale text, and text on inked areas. */
function findFaults(): string[] {
  const width = document.documentElement.clientWidth;
  return [...document.querySelectorAll<HTMLElement>('main *')].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('svg, .visually-hidden')) return [];
    const { left, right } = element.getBoundingClientRect();
    const { printColorAdjust, backgroundColor, color } = getComputedStyle(element);
    const name = `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 30)}"`;
    const isLight = (css: string) => (css.match(/\d+/g) ?? []).slice(0, 3).every((value) => Number(value) > 200);
    return [
      ...(left < -1 || right > width + 1 ? [`${name} is cut`] : []),
      ...(isLight(color) && element.textContent.trim() !== '' ? [`${name} is pale on white paper`] : []),
      // A dot that has to be filled to be recognisable costs next to no ink.
      ...(printColorAdjust === 'exact' && !isLight(backgroundColor) && element.offsetWidth > 20
        ? [`${name} is printed on ink`]
        : []),
    ];
  });
}
