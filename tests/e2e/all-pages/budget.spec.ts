import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { type BuiltPage, builtPages, someWinery } from '../support/built-pages.ts';
import { holdApplication } from '../support/hold.ts';
import { expect, hydrated, test, visit } from '../support/support.ts';

declare global {
  interface Window {
    paints?: PerformanceEntry[];
  }
}

const LIST = '/bodegas-en-san-rafael-mendoza';
const winery = someWinery();
const PLACE = '/lugares-para-visitar-en-san-rafael/canon-del-atuel';
/** What a new connection over slow 4G carries in three round trips: 10 segments, then twice 20 (1.6 Mbit/s, 150 ms). */
const FIRST_SCREEN_BUDGET_KB = 73;
/** Kilobytes as transferred, with brotli. */
const SCRIPT_BUDGET_KB = 82.7;
/** Most screens fit in 7.5; a place guide also carries maps, the log of a road, what to know on arrival, and a form. */
const STYLE_BUDGET_KB = 8.9;
/**
 * 0.2 of it lists the rare letters, which saves 5.8 kB of fonts on every first visit. Since 2026-11-26 0.5 more give
 * targets of 44 pixels, a whole card on a phone's first screen, and a bar that covers no text; since 2026-11-28 0.05 more
 * show long lists compact on a phone from the first paint, and fold the zones of their rows.
 */
const LIST_STYLE_BUDGET_KB = 6.95;

test('a list page stays within its script budget, and none of it is catalogue or schema', async ({ page }) => {
  const read = async (response: Response) => ({
    bytes: Number(await response.headerValue('content-length')),
    text: await response.text(),
  });
  const answers: ReturnType<typeof read>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) answers.push(read(response));
  });
  // Once the application has started, all scripts of the first load have arrived.
  await visit(page, LIST);
  const scripts = await Promise.all(answers);

  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.every(({ bytes }) => bytes > 0)).toBe(true);
  const kilobytes = scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  expect(kilobytes).toBeLessThan(SCRIPT_BUDGET_KB);

  const all = scripts.map(({ text }) => text).join('\n');
  expect(all).not.toContain(winery.name);
  expect(all).not.toContain('unrecognized_keys');
});

test('everything that a page starts with is requested at once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const start = await holdApplication(page);
  await page.goto(winery.path);
  await expect.poll(() => asked).toContain('/locales/es/translation.json');
  const before = asked.filter((path) => path.endsWith('.js'));
  start();
  await hydrated(page);
  expect(asked.filter((path) => path.endsWith('.js') && !/embla/.test(path))).toEqual(before);
  expect(asked.filter((path) => path.includes('/locales/'))).toHaveLength(1);
});

for (const address of ['/', LIST, winery.path]) {
  test(`the first screen of ${address} on a phone is painted before anything else is requested`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => {
      window.paints = [];
      new PerformanceObserver((list) => window.paints?.push(...list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    await visit(page, address);
    const early = await page.evaluate(() => {
      const painted = window.paints?.at(-1)?.startTime ?? 0;
      const files = (isBelow: boolean) =>
        [...document.images]
          .filter((image) => image.getBoundingClientRect().top > innerHeight === isBelow)
          .map(({ currentSrc }) => currentSrc);
      const above = new Set(files(false));
      const below = new Set(files(true).filter((file) => !above.has(file)));
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return entries
        .filter(({ startTime }) => startTime < painted)
        .filter(({ name }) => /\.(js|css)$/.test(name) || below.has(name))
        .map(({ name }) => name);
    });
    expect(early).toEqual([]);
    // Then the pictures further down load, too.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    for (const image of await page.locator('img[loading=lazy]').all()) {
      await expect(image).not.toHaveAttribute('src', /^data:/);
    }
  });
}

test.describe('on a phone with a pixel ratio of 1.75', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

  for (const address of ['/', LIST, PLACE]) {
    test(`document, fonts and opening picture of ${address} arrive in three round trips`, async ({ page }) => {
      const response = await visit(page, address);
      const files = await page.evaluate(() => {
        const opening = [...document.images].filter(({ fetchPriority }) => fetchPriority === 'high');
        const fonts = document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]');
        return [...opening.map(({ currentSrc }) => currentSrc), ...[...fonts].map(({ href }) => href)];
      });
      expect(files).toHaveLength(3);
      const sizes = files.map((file) => statSync(path.join('dist', new URL(file).pathname)).size);
      const words = Number(await response?.headerValue('content-length'));
      expect(words).toBeGreaterThan(0);
      expect(sizes.reduce((sum, size) => sum + size, words) / 1000).toBeLessThan(FIRST_SCREEN_BUDGET_KB);
    });
  }
});

test('pictures beyond the next screen are requested only on scrolling', async ({ page }) => {
  await visit(page, LIST);
  const far = page.locator('img[loading=lazy][src^="data:"]');
  // Pictures that are near have loaded, so any that have not loaded by now are waiting.
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images].some((image) => {
          const { top } = image.getBoundingClientRect();
          return top > 0 && top < innerHeight * 1.9 && image.src.startsWith('data:');
        }),
      ),
    )
    .toBe(false);
  expect(await far.count()).toBeGreaterThan(0);
  await page.mouse.wheel(0, 100);
  await expect(far).toHaveCount(0);
});

test('the inline styles of each page stay within their budget', () => {
  const styles = new Map(builtPages().map((page) => [stylesOf(page), page.address]));
  const kilobytes = (css: string) => brotliCompressSync(css).length / 1000;
  const heavy = [...styles].filter(([css]) => kilobytes(css) >= STYLE_BUDGET_KB);
  expect(heavy.map(([, address]) => address)).toEqual([]);
  const list = builtPages().find(({ address }) => address === LIST) as BuiltPage;
  expect(kilobytes(stylesOf(list))).toBeLessThan(LIST_STYLE_BUDGET_KB);
});

test('another screen’s styles are prefetched together with its data', async ({ page }) => {
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

test('a page has the style rules of its screen and no others, whatever was visited before', async ({ page }) => {
  await visit(page, LIST);
  const rules = await appliedRules(page);
  await page.getByRole('link', { name: winery.name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: winery.name })).toBeVisible();
  expect(await appliedRules(page)).not.toEqual(rules);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Bodegas' })).toBeVisible();
  expect(await appliedRules(page)).toEqual(rules);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: winery.name })).toBeVisible();
  const visited = await appliedRules(page);
  await page.reload();
  expect(await appliedRules(page)).toEqual(visited);
});

function stylesOf({ address, status }: BuiltPage): string {
  const html = readFileSync(path.join('dist', status === 404 ? `${address}.html` : `${address}/index.html`), 'utf8');
  const sheets = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)];
  // Not by `expect`, which takes a millisecond or two for each of the pages.
  if (sheets.length !== 2) throw new Error(`${address} has ${sheets.length} style sheets in its HTML, not two.`);
  return sheets.map(([, css]) => css).join('');
}

/** The style rules that apply on screen, in the order of the cascade. */
function appliedRules(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ media }) => matchMedia(media.mediaText).matches)
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
  );
}
