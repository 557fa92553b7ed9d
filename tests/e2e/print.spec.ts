import type { Page } from '@playwright/test';
import { expect, test, visit } from './support.ts';

/** An A4 sheet without the margins of `@page`, in CSS pixels. */
const SHEET = { width: 688, height: 1017 };

const CANYON = '/lugares-para-visitar-en-san-rafael/canon-del-atuel';
const WINERY = '/bodegas-en-san-rafael-mendoza/bodega-labiano';
const CABIN = '/alojamientos-y-cabanas-en-san-rafael/1';

/** How many sheets of A4 a page takes. */
const sheets = [
  [WINERY, 1],
  [CABIN, 1],
  ['/excursiones-turisticas-en-san-rafael/canon-del-atuel-mendoza-1', 1],
  [CANYON, 2],
  ['/lugares-para-visitar-en-san-rafael/el-nihuil', 1],
  ['/lugares-para-visitar-en-san-rafael/ciudad', 2],
] as const;

for (const [path, count] of sheets) {
  test(`${path} prints clean on A4`, async ({ page }) => {
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
  });
}

test('a listing on paper has its number and its addresses to type', async ({ page }) => {
  await visit(page, WINERY);
  await onPaper(page);
  const aside = page.getByRole('complementary', { name: 'Datos y contacto' });
  await expect(aside).toContainText('+54 260 444 1034');
  // What the style sheet adds to a link is part of its name.
  await expect(aside.getByRole('link', { name: /bodegalabiano\.com$/ })).toBeVisible();
  await expect(aside.getByRole('link', { name: 'Llamar ahora' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Descripción' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '¿Dónde vas a estar?' })).toBeHidden();
});

test("the canyon's strip, warning and nine stops are on the first sheet, drawn in lines", async ({ page }) => {
  await visit(page, CANYON);
  await onPaper(page);
  const circuit = page.getByRole('region', { name: /^Circuito/ });
  await expect(circuit).toContainText('preguntá esa misma mañana');
  const stops = page.getByRole('list', { name: 'Bitácora del circuito' }).getByRole('listitem');
  await expect(stops).toHaveCount(9);
  const last = await stops.last().boundingBox();
  expect((last?.y ?? SHEET.height) + (last?.height ?? 0)).toBeLessThan(SHEET.height);
  await expect(page.getByRole('region', { name: 'Actividades recomendadas' })).toBeHidden();
});

/** The page as paper shows it, with room for its width. */
async function onPaper(page: Page) {
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  await page.setViewportSize(SHEET);
  // Paper takes the first moment, even where things move.
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
}

/** The printer is asked, not guessed: a PDF names each of its pages. */
async function countSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** In the page: what would be cut at the sheet's edge, and ink that paper would pay for. */
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
      // A dot that must be filled to be told from another costs next to nothing.
      ...(printColorAdjust === 'exact' && !isLight(backgroundColor) && element.offsetWidth > 20
        ? [`${name} is printed on ink`]
        : []),
    ];
  });
}
