import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { type BuiltPage, builtPages } from './built-pages.ts';
import { holdApplication } from './hold.ts';
import { expect, hydrated, test, visit } from './support.ts';

const LIST = '/bodegas-en-san-rafael-mendoza';
/** Kilobytes as the network carries them, with brotli. */
const SCRIPT_BUDGET_KB = 107;
const STYLE_BUDGET_KB = 7.5;

test('a list page costs less script than its budget, and none of it is catalogue or schema', async ({ page }) => {
  const scripts: { bytes: number; text: string }[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    const length = await response.headerValue('content-length');
    scripts.push({ bytes: Number(length), text: await response.text() });
  });
  await page.goto(LIST);
  // The heart answers once the application is there, so all scripts of the first load have come.
  await page.getByRole('button', { name: 'Agregar Bodega Suter a favoritos' }).click();
  await expect(page.getByRole('button', { name: 'Quitar Bodega Suter de favoritos' })).toBeVisible();

  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.every(({ bytes }) => bytes > 0)).toBe(true);
  const kilobytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  expect(kilobytes).toBeLessThan(SCRIPT_BUDGET_KB);

  const all = scripts.map(({ text }) => text).join('\n');
  expect(all).not.toContain('Otto Suter');
  expect(all).not.toContain('unrecognized_keys');
});

test('all that a page starts with is asked for at once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const start = await holdApplication(page);
  await page.goto(`${LIST}/bodega-suter`);
  await expect.poll(() => asked).toContain('/locales/es/translation.json');
  const before = asked.filter((path) => path.endsWith('.js'));
  start();
  await hydrated(page);
  expect(asked.filter((path) => path.endsWith('.js') && !/embla/.test(path))).toEqual(before);
  expect(asked.filter((path) => path.includes('/locales/'))).toHaveLength(1);
});

test('the styles that each page carries stay under their budget', () => {
  const styles = new Map(builtPages().map((page) => [stylesOf(page), page.address]));
  const heavy = [...styles].filter(([css]) => brotliCompressSync(css).length / 1000 >= STYLE_BUDGET_KB);
  expect(heavy.map(([, address]) => address)).toEqual([]);
});

test('another screen’s styles come together with its data, and nothing waits for them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/');
  await page.getByRole('link', { name: 'Bodegas' }).filter({ visible: true }).first().focus();
  const kinds = [/\/styles-[\w-]+\/collection\.css$/, /\/bodegas-en-san-rafael-mendoza\/page\.json$/];
  for (const kind of kinds) await expect.poll(() => asked.filter((path) => kind.test(path))).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Bodegas' })).toBeVisible();
  expect(asked.filter((path) => path.endsWith('.css') && !path.includes('print'))).toHaveLength(1);
});

test('a page has the rules of its screen and no others, whatever was visited before', async ({ page }) => {
  await visit(page, LIST);
  const rules = await appliedRules(page);
  await page.getByRole('link', { name: 'Bodega Suter', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bodega Suter' })).toBeVisible();
  expect(await appliedRules(page)).not.toEqual(rules);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Bodegas' })).toBeVisible();
  expect(await appliedRules(page)).toEqual(rules);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Bodega Suter' })).toBeVisible();
  const visited = await appliedRules(page);
  await page.reload();
  expect(await appliedRules(page)).toEqual(visited);
});

function stylesOf({ address, status }: BuiltPage): string {
  const html = readFileSync(path.join('dist', status === 404 ? `${address}.html` : `${address}/index.html`), 'utf8');
  const sheets = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
  expect(sheets, address).toHaveLength(2);
  return sheets.map(([, css]) => css).join('');
}

/** The rules for the screen, in the order of the cascade. */
function appliedRules(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ media }) => matchMedia(media.mediaText).matches)
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
  );
}
