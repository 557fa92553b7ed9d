import type { Locator, Page } from '@playwright/test';
import type { TripData } from '#views/trip-views.ts';
import { expect, paperReady, test, visit } from '../../../../../tests/e2e/support/support.ts';

const TRIP = '/mi-viaje';

for (const [prefix, name, count] of [
  ['', 'Imprimir', 4],
  ['/en', 'Print', 2],
  ['/pt', 'Imprimir', 2],
] as const) {
  test(`${prefix || '/es'}: each day fits one page with a map, phone numbers and a code, however full it is`, async ({
    page,
  }) => {
    const days = (await fullDays(page)).slice(0, count);
    await keep(page, days);
    await visit(page, prefix + TRIP);
    await loadPaper(page, name);
    expect(await countSheets(page)).toBe(days.length);

    await page.emulateMedia({ media: 'print' });
    const regions = await page
      .locator('section')
      .filter({ has: page.locator('[data-day]') })
      .all();
    expect(regions).toHaveLength(days.length);
    for (const [index, region] of regions.entries()) {
      const numbers = days[index]?.map((_stop, place) => String(place + 1)) ?? [];
      await expect.poll(() => numbersOnMap(region)).toEqual(numbers); // the page hears late that it is on paper
      await expect(region.getByRole('figure').getByText(/© OpenStreetMap contributors\.$/)).toBeVisible();
      await expect(region.getByText('911').first()).toBeVisible();
      await expect(region.locator('[data-qr]')).toBeVisible();
      await expect(region.getByRole('button')).toHaveCount(0);
    }
  });
}

test('without the drawings a day is printed with a plain sketch, and still on one page', async ({ page, watch }) => {
  watch.allowConsole(/Failed to load resource/); // the test aborts the request
  await page.route('**/map/*.svg', (route) => route.abort());
  const days = (await fullDays(page)).slice(0, 1);
  await keep(page, days);
  await visit(page, TRIP);
  await loadPaper(page, 'Imprimir');
  expect(await countSheets(page)).toBe(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /^Esquema del recorrido/ }).last()).toBeVisible();
});

type Ref = { type: string; id: string; name: string };

/** Ordinary, long and overfull days, made of things with a known district. */
async function fullDays(page: Page): Promise<Ref[][]> {
  const { things } = (await (await page.request.get(`${TRIP}/datos.json`)).json()) as TripData;
  const placed = things.filter(({ district, role }) => district && role !== 'sleep' && role !== 'read');
  const take = (count: number, from: number) =>
    placed
      .filter((_thing, index) => index % 5 === from)
      .slice(0, count)
      .map(({ type, id, name }) => ({ type, id, name }));
  return [take(4, 0), take(8, 1), take(12, 2), take(16, 3)];
}

async function keep(page: Page, days: Ref[][]) {
  const plan = { start: '2026-12-12', travel: 'car', company: ['children'], days: days.map((stops) => ({ stops })) };
  await page.addInitScript((text) => localStorage.setItem('mi-viaje', text), JSON.stringify({ version: 1, plan }));
}

/** The numbers of a day's stops on its map; stops at one spot share a mark. */
async function numbersOnMap(day: Locator): Promise<string[]> {
  const marks = await day.getByRole('img').first().locator('text').allTextContents();
  const numbers = marks.filter((mark) => /^\d/.test(mark)); // the others name places
  return numbers.flatMap((mark) => mark.split(' · ')).sort((a, b) => Number(a) - Number(b));
}

/** Presses the page's own button, which prints once the drawings have loaded. */
async function loadPaper(page: Page, name: string) {
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
}

/** Counts the pages of a real print: a PDF lists each of them. */
async function countSheets(page: Page): Promise<number> {
  await paperReady(page);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  // The page hears late that printing is over, and would then hide the maps that a test is about to look at.
  await expect(page.locator('div[data-load] svg:not([data-qr])')).toHaveCount(0);
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}
