import { violations } from '../../../../tests/e2e/support/axe.ts';
import { expect, test, visit } from '../../../../tests/e2e/support/support.ts';

const ARRIVE = '/como-llegar-a-san-rafael-mendoza';
const ROADS = 'Las rutas que llegan a San Rafael';
/** The height of the map's smallest letters, in units of the sheet; a picture has two pixels per unit. */
const LETTERS = 11.5;
const UNIT = 2;

test.describe('with real pictures', () => {
  test.use({ pictures: 'real' });

  test('the numbers of the access roads are legible on every wide screen, in both themes', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await visit(page, ARRIVE);
      for (const width of [600, 768, 1366]) {
        await page.setViewportSize({ width, height: 844 });
        const picture = page.getByRole('img', { name: ROADS });
        await expect(picture).toHaveCount(1);
        const shown = (await picture.boundingBox())?.width ?? 0;
        const drawn = Number(await picture.getAttribute('width')) / UNIT;
        expect.soft((LETTERS * shown) / drawn, `${width} pixels wide`).toBeGreaterThanOrEqual(9);
        const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        expect.soft(isWider, `at ${width} pixels the page itself does not scroll sideways`).toBe(false);
      }
    }
  });
});

test('a phone shows the whole map with the number of every journey, none over another', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, ARRIVE);
  const map = await page.getByRole('region', { name: ROADS }).boundingBox();
  const journeys = await page
    .getByRole('region', { name: ROADS })
    .evaluate((node) =>
      [...node.querySelectorAll('span')]
        .filter(({ textContent }) => /^\d+$/.test(textContent ?? ''))
        .map((mark) => mark.getBoundingClientRect().toJSON() as DOMRect),
    );
  expect(journeys.length).toBeGreaterThan(1);
  if (!map) throw new Error('The map is not on the screen.');
  for (const [index, { left, right, top, bottom, width }] of journeys.entries()) {
    expect.soft(left >= map.x && right <= map.x + map.width, `${index + 1} across`).toBe(true);
    expect.soft(top >= map.y && bottom <= map.y + map.height, `${index + 1} down`).toBe(true);
    const near = journeys.filter((other) => Math.hypot(other.left - left, other.top - top) < width - 1);
    expect.soft(near.length, `the numbers at ${index + 1}`).toBe(1);
  }
  expect(await violations(page)).toEqual([]);
});

test('the keyboard reaches the roads beyond the edge of a small tablet', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 844 });
  await visit(page, ARRIVE);
  const stage = page.getByRole('region', { name: ROADS });
  const left = () => stage.evaluate((node) => node.scrollLeft);
  await stage.focus();
  await stage.evaluate((node) => node.scrollTo({ left: 0, behavior: 'instant' })); // it may begin at its other end
  await page.keyboard.press('ArrowRight');
  await expect.poll(left).toBeGreaterThan(0);
});
