import { expect, hydrated, test, visit } from '../../../../tests/e2e/support/support.ts';

const WINERIES = '/bodegas-en-san-rafael-mendoza';

test('a visitor chooses the dark theme and finds it on the next visit, from the first paint', async ({ page }) => {
  await test.step('the guide is light, even where the system prefers dark', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit(page, '/');
    await expect(page.locator('html')).toHaveClass('light');
  });
  await page.getByRole('button', { name: 'Cambiar tema' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  expect(await page.evaluate(() => localStorage.getItem('vite-ui-theme'))).toBe('dark');

  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      (window as { themeOfBody?: string }).themeOfBody = document.documentElement.className;
    }).observe(document, { childList: true, subtree: true });
  });
  await visit(page, WINERIES);
  expect(await page.evaluate(() => (window as { themeOfBody?: string }).themeOfBody)).toBe('dark');
  await expect(page.locator('html')).toHaveClass('dark');

  await page.getByRole('button', { name: 'Cambiar tema' }).click();
  await expect(page.locator('html')).toHaveClass('light');
  await page.reload();
  await hydrated(page);
  await expect(page.locator('html')).toHaveClass('light');

  await test.step('an unknown stored theme counts as light', async () => {
    await page.evaluate(() => localStorage.setItem('vite-ui-theme', 'system'));
    await page.reload();
    await hydrated(page);
    await expect(page.locator('html')).toHaveClass('light');
    await page.getByRole('button', { name: 'Cambiar tema' }).click();
    await expect(page.locator('html')).toHaveClass('dark');
  });
});

test('two open tabs change their theme together', async ({ page, context }) => {
  const other = await context.newPage();
  await visit(page, '/');
  await visit(other, WINERIES);
  await page.getByRole('button', { name: 'Cambiar tema' }).click();
  await expect(other.locator('html')).toHaveClass('dark');
});

for (const width of [320, 390, 679, 680, 1366]) {
  test(`at ${width} pixels a visitor finds the theme, in the header or in its menu`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, WINERIES);
    const header = page.getByRole('banner');
    if (width < 680) await header.getByRole('button', { name: 'Abrir menú' }).click();
    await header.getByRole('button', { name: 'Cambiar tema' }).filter({ visible: true }).click();
    await expect(page.locator('html')).toHaveClass('dark');
  });
}
