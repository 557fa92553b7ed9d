import { readdirSync, readFileSync } from 'node:fs';
import { pagesIn } from '../../../../tests/e2e/support/built-pages.ts';
import { storeFirst } from '../../../../tests/e2e/support/store-first.ts';
import { expect, test, visit } from '../../../../tests/e2e/support/support.ts';

const COMPARE = '/comparar';
const TWO = [
  { type: 'lugar', id: 'valle-grande', name: 'Valle Grande' },
  { type: 'lugar', id: 'el-nihuil', name: 'El Nihuil' },
];

test('favourites lead to a comparison, whose address shows the same to anybody', async ({ page, browser, baseURL }) => {
  await storeFirst(page, 'welcome-favorites', TWO);
  await visit(page, '/favoritos');
  await page.getByRole('link', { name: 'Comparar estos lugares' }).click();
  await expect(page).toHaveURL(/\/comparar\?lugares=valle-grande,el-nihuil$/);
  await expect(page.getByRole('columnheader')).toHaveText(['Valle Grande', 'El Nihuil']);

  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await other.goto(page.url());
  await expect(other.getByRole('columnheader')).toHaveText(['Valle Grande', 'El Nihuil']);
  await other.close();
});

for (const [prefix, swimming, unknown] of [
  ['', 'Bañarse', 'No lo sabemos'],
  ['/en', 'Swimming', 'We do not know'],
  ['/pt', 'Onde nadar', 'Não sabemos'],
] as const) {
  test(`${prefix || '/es'}: every question has an answer for three places at 320 pixels, or says that nobody knows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await visit(page, `${prefix}${COMPARE}?lugares=valle-grande,el-nihuil,caminos-del-vino`);
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    const last = await page.getByRole('columnheader').last().getByRole('link').boundingBox();
    expect((last?.x ?? Infinity) + (last?.width ?? 0)).toBeLessThanOrEqual(320);
    await expect(page.getByRole('rowheader', { name: swimming })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const answers = page.getByRole('table').getByRole('cell');
    const texts = await answers.allTextContents();
    expect(texts.length).toBe(3 * (await page.getByRole('rowheader').count()));
    expect(texts.every((text) => text.trim() !== '' && !/compare\.|{{|null|undefined/.test(text))).toBe(true);
    expect(texts).toContain(unknown);
    for (const cell of await answers.filter({ hasText: unknown }).all()) {
      await expect(cell).toHaveAttribute('data-unknown');
    }
  });
}

test('a fourth place waits until one is removed, and before a choice three are shown', async ({ page }) => {
  await visit(page, `${COMPARE}?lugares=valle-grande,el-nihuil,ciudad`);
  const fourth = page.getByRole('checkbox', { name: 'Los Reyunos' });
  await expect(fourth).toBeDisabled();
  await expect(page.getByText('Con tres elegidos, sacá uno para poner otro.')).toBeVisible();
  await expect(page.getByText(/^Mientras no elijas/)).toBeHidden();
  for (const name of ['Valle Grande', 'El Nihuil', 'Ciudad de San Rafael']) {
    await page.getByRole('checkbox', { name, exact: true }).uncheck();
  }
  await expect(page).toHaveURL(/\/comparar$/);
  await expect(page.getByRole('columnheader')).toHaveCount(3);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(page.getByText(/^Mientras no elijas/)).toBeVisible();
  await fourth.check();
  await expect(page.getByRole('columnheader')).toHaveText(['Los Reyunos']);
  await expect(page.getByText('Elegí otro lugar y lo ponemos al lado.')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all places are in the table', async ({ page }) => {
    await page.goto(COMPARE);
    await expect(page.getByRole('columnheader', { name: 'Valle Grande' })).toBeVisible();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});

test('a distance into the canyon, and one that does not end at its place, say where they end', async ({ page }) => {
  await visit(page, `${COMPARE}?lugares=canon-del-atuel,el-nihuil`);
  await expect(page.getByRole('cell', { name: /^\d+\skm hasta el medio del cañón, por RN/ })).toBeVisible();
  for (const file of readdirSync('content/places')) {
    const [, end] = /^distanceTo: (.+)$/m.exec(readFileSync(`content/places/${file}`, 'utf8')) ?? [];
    const own = pagesIn('es').find(({ path }) => path.endsWith(`/${file.replace('.md', '')}`));
    if (!end || !own) continue; // it ends at the place itself
    await visit(page, own.path);
    await expect(page.getByRole('definition').filter({ hasText: `, hasta ${end}` })).toBeVisible();
  }
});
