/**
 * Measures what storing the guide costs a visitor: the bytes of each level and language, the time it takes on a fast
 * connection and on 3G, how soon a stored page opens without a network, and that the first load fetches nothing for it.
 * Writes the results into docs/measurements.md.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '#common/lib/address/paths.ts';
import { LEVELS, type Version } from '#engine/offline/release.ts';
import { openBrowser } from './browser.ts';
import { publish } from './measurements-page.ts';
import { table } from './print.ts';
import { serveCopy } from './served-copy.ts';

const root = process.cwd();
const LIST = '/bodegas-en-san-rafael-mendoza';
/** Bytes a second and milliseconds: Lighthouse's slow 3G, applied. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

const { bytes } = JSON.parse(readFileSync(path.join(root, 'dist/offline/version.json'), 'utf8')) as Version; // made by the build
const served = await serveCopy(root, [], '');
const { browser } = await openBrowser();
const url = served.url.replace('127.0.0.1', 'localhost'); // workers need a secure context
try {
  const fast = await keepingTime(false);
  const slow = await keepingTime(true);
  const [plain, withWorker] = [await firstLoadBytes('block'), await firstLoadBytes('allow')];
  const rows = Object.entries(bytes).map(([language, sizes]) => [
    language,
    ...LEVELS.map((level) => `${kilobytes(sizes[level])} kB`),
  ]);
  publish(root, 'offline', 'npm run bench:offline', [
    table(['', ...LEVELS], rows),
    `Storing everything in Spanish took ${seconds(fast.kept)} s on an unthrottled connection and ${seconds(slow.kept)} s at ` +
      `1.6 Mbit/s with 150 ms. A stored page was rendered ${Math.round(fast.opened)} ms after it was opened without a network.`,
    `A list's first load: ${kilobytes(plain)} kB with service workers blocked, ${kilobytes(withWorker)} kB with them allowed.`,
  ]);
} finally {
  await browser.close();
  await served.close();
}

async function inBrowser<Result>(
  serviceWorkers: 'allow' | 'block',
  work: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ serviceWorkers, locale: 'es-AR', viewport: { width: 390, height: 844 } });
  try {
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** Milliseconds from the tap to a whole copy, and from opening a stored page to its heading. */
function keepingTime(isSlow: boolean): Promise<{ kept: number; opened: number }> {
  return inBrowser('allow', async (page, context) => {
    await page.goto(url + paths.keep);
    const button = page.getByRole('button', { name: /^Guardar todo/ });
    await page.locator('html[data-app="ready"]').waitFor();
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    if (isSlow) await network.send('Network.emulateNetworkConditions', SLOW);
    const start = performance.now();
    await button.click();
    await page.getByText(/La guía entera está en este dispositivo/).waitFor({ timeout: 300_000 });
    const kept = performance.now() - start;
    await context.setOffline(true);
    const asked = performance.now();
    await page.goto(url + LIST);
    await page.getByRole('heading', { level: 1 }).waitFor();
    return { kept, opened: performance.now() - asked };
  });
}

/** The bytes that the network transfers until a page is idle. */
function firstLoadBytes(serviceWorkers: 'allow' | 'block'): Promise<number> {
  return inBrowser(serviceWorkers, async (page, context) => {
    let sum = 0;
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    network.on('Network.loadingFinished', ({ encodedDataLength }) => {
      sum += encodedDataLength;
    });
    await page.goto(url + LIST);
    await page.waitForLoadState('networkidle');
    return sum;
  });
}

function kilobytes(count: number): string {
  return Math.round(count / 1000).toLocaleString('en');
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
