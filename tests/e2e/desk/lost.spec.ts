/** Addresses that people open and nothing answers, from the first screen to a page that answers them. */
import { WINERY_NAME } from '#desk/client/testing/winery.ts';
import { violations } from '../support/axe.ts';
import { counter, expect, test } from './desk.ts';

for (const width of [390, 1366]) {
  test(`a lost address leads to the page that was meant in 2 presses, at ${width} px`, async ({ owner: page }) => {
    await page.setViewportSize({ width, height: 844 });
    const hand = counter(page);
    const lost = page.getByRole('region', { name: 'Páginas que buscan y no están' });
    await expect(lost.getByRole('listitem')).toHaveCount(1);
    await expect(lost).toContainText('7 veces');
    await hand.press(lost.getByRole('link'));
    await expect(page.getByRole('heading', { level: 1, name: '¿Qué página buscan?' })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await hand.press(page.getByRole('button', { name: `Llevar a ${WINERY_NAME} (Bodegas)` }));
    await expect(page.getByRole('heading', { level: 1, name: 'Publicado' })).toBeVisible();
    expect(hand.count()).toBe(2);
    await page.getByRole('link', { name: 'Volver a Hoy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeVisible();
    await expect(lost).toHaveCount(0);
  });
}

test('a lost address is dismissed in a press, which can be undone for a moment', async ({ owner: page }) => {
  const lost = page.getByRole('region', { name: 'Páginas que buscan y no están' });
  const dismiss = lost.getByRole('button', { name: /^No me lo muestres más/ });
  const address = (await dismiss.getAttribute('aria-label'))?.replace(/^.*: /, '');
  await dismiss.click();
  await expect(lost).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(lost.getByRole('listitem')).toHaveCount(1);
  const sent = page.waitForRequest((request) => request.url().endsWith('/lost/dismiss'));
  await dismiss.click();
  expect((await sent).postDataJSON()).toEqual({ page: address });
  await expect(lost).toHaveCount(0);
});

test('another page than those that are suggested is chosen by its name', async ({ owner: page }) => {
  await page.getByRole('region', { name: 'Páginas que buscan y no están' }).getByRole('link').click();
  const other = page.getByRole('region', { name: 'Otra página' });
  await expect(other.getByRole('button')).toHaveCount(0);
  await other.getByLabel('Nombre de la página').fill('club');
  await other.getByRole('button', { name: 'Llevar a Club' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Publicado' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver Club' })).toBeVisible();
});
