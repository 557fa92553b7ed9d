import type { Browser, BrowserContext, Page } from '@playwright/test';

/** How many times slower the processor of a slow phone is than this machine's. */
const SLOWDOWN = 4;
/** The network of Lighthouse's slow phone. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** The state of a visit before the first tap: see `onPhone`. */
type Start = { url: string; isSlowNetwork?: boolean; before?: (context: BrowserContext) => Promise<void> };

/** Opens a page on a slow phone and waits until everything that it starts with has loaded. */
export async function onPhone<Result>(
  browser: Browser,
  { url, isSlowNetwork = false, before }: Start,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'es-AR',
  });
  try {
    await before?.(context);
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(hasStarted);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (isSlowNetwork) await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** Runs in the page: a plain one has no application to wait for. */
function hasStarted(): boolean {
  const hasApplication = document.querySelector('meta[name="app-scripts"]') !== null;
  return !hasApplication || document.documentElement.dataset.app === 'ready';
}
