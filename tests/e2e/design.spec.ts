import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildDesign, DESIGN_BASE, DESIGN_DIST } from '#builder/design/build.ts';
import { violations } from './support/axe.ts';
import { expect, test } from './support/support.ts';

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const WIDTHS = [390, 820, 1366];

// One after the other: each worker would build the page into the same folder.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await buildDesign(process.cwd());
});

/** Opens the page of the design beside the built guide, whose pictures and words it uses. */
async function openDesign(page: Page, theme: 'light' | 'dark') {
  await page.route(`**${DESIGN_BASE}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(DESIGN_BASE.length) || 'index.html';
    const contentType = TYPES[path.extname(name)] ?? 'application/octet-stream';
    return route.fulfill({ contentType, body: readFileSync(path.join(DESIGN_DIST, name)) });
  });
  await page.addInitScript((theme) => localStorage.setItem('vite-ui-theme', theme), theme);
  await page.goto(DESIGN_BASE);
  await expect(page.getByRole('heading', { level: 1, name: 'El diseño de la guía' })).toBeVisible();
}

for (const theme of ['light', 'dark'] as const) {
  test(`every component is drawn in the ${theme} theme, accessible, at three widths`, async ({ page }, info) => {
    await openDesign(page, theme);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('region', { name: 'Mapas' })).toBeVisible();
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect.soft(isWider, `scrolls sideways at ${width} pixels`).toBe(false);
      const rules = theme === 'light' ? 'all' : 'colours'; // nothing else differs between them
      const found = await violations(page, rules);
      // A page of the guide has one card of facts; this one shows it in several states.
      const others = found.filter((line) => !line.startsWith('landmark-unique:'));
      expect.soft(others, `at ${width} pixels`).toEqual([]);
      if (!process.env.PICTURES) continue; // nothing judges them: they are for somebody who wants to look
      const body = await page.screenshot({ fullPage: true, animations: 'disabled' });
      await info.attach(`design-${theme}-${width}.png`, { body, contentType: 'image/png' });
    }
  });
}

test('what is pressed on it answers: a theme, a notice, a heart', async ({ page }) => {
  await openDesign(page, 'light');
  await page.getByRole('button', { name: 'Cambiar tema' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Mostrar un error' }).click();
  await expect(page.getByRole('alert')).toContainText('Hubo un error');
  await page
    .getByRole('button', { name: /^Agregar .+ a favoritos$/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^Quitar .+ de favoritos$/ }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
