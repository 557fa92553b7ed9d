import type { Browser, Page } from '@playwright/test';
import { paths } from '#app/paths.ts';
import { median } from './lighthouse.ts';

/** The processor of a slow phone beside this machine's. */
const SLOWDOWN = 4;
/** The network of Lighthouse's slow phone. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const QUIET_MS = 1500;

export type Interactions = { card: Navigation; menu: Navigation; filter: { median: number; slowest: number } };
type Navigation = { prefetched: number; fetched: number };

type Step = { from: string; to: string; prepare?: (page: Page) => Promise<void> };

/** How long what visitors tap takes to be painted, in milliseconds; medians of `rounds`. */
export async function measureInteractions(
  browser: Browser,
  url: string,
  { list, listing, rounds }: { list: string; listing: string; rounds: number },
): Promise<Interactions> {
  const openMenu = async (page: Page) => {
    await page.getByRole('banner').getByRole('button', { name: 'Abrir menú' }).click();
  };
  const card: Step = { from: list, to: listing };
  const menu: Step = { from: paths.home, to: list, prepare: openMenu };
  return {
    card: await navigation(browser, url, card, rounds),
    menu: await navigation(browser, url, menu, rounds),
    filter: await filterTimes(browser, url, list, rounds),
  };
}

async function navigation(browser: Browser, url: string, step: Step, rounds: number): Promise<Navigation> {
  const prefetched: number[] = [];
  const fetched: number[] = [];
  for (let round = 0; round < rounds; round++) {
    prefetched.push(await navigate(browser, url, step, true));
    fetched.push(await navigate(browser, url, step, false));
  }
  return { prefetched: median(prefetched), fetched: median(fetched) };
}

/** From the click to the first frame with the next page's heading. With `isIntended` the pointer was there before. */
async function navigate(browser: Browser, url: string, { from, to, prepare }: Step, isIntended: boolean) {
  return onPhone(browser, url + from, async (page) => {
    await prepare?.(page);
    const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
    await link.scrollIntoViewIfNeeded();
    if (isIntended) await link.dispatchEvent('pointerover', { bubbles: true, pointerType: 'mouse' });
    await page.waitForTimeout(QUIET_MS);
    return link.evaluate(
      (node) =>
        new Promise<number>((resolve) => {
          const heading = document.querySelector('h1');
          const start = performance.now();
          (node as HTMLAnchorElement).click();
          const look = () => {
            if (document.querySelector('h1') === heading) return requestAnimationFrame(look);
            // The first task after a frame: it is painted.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - start);
            port2.postMessage(null);
          };
          requestAnimationFrame(look);
        }),
    );
  });
}

/** Event Timing of taps on each filter, as Interaction to Next Paint counts it: in steps of 8 ms. */
async function filterTimes(browser: Browser, url: string, list: string, rounds: number) {
  return onPhone(browser, url + list, async (page) => {
    await page.evaluate(() => {
      const interactions = new Map<number, number>();
      Object.assign(window, { interactions });
      new PerformanceObserver((found) => {
        for (const { interactionId, duration } of found.getEntries() as PerformanceEventTiming[]) {
          if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
        }
      }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit); // not in TypeScript's list yet
    });
    const buttons = await page.locator('[data-filter]').all();
    const byButton = new Map<number, number[]>(buttons.map((_, index) => [index, []]));
    for (let round = 0; round < rounds; round++) {
      for (const index of [...byButton.keys()].slice(1).concat(0)) {
        await buttons[index]?.tap();
        await page.waitForTimeout(300);
        // What is quicker than the observer's threshold is not told.
        byButton.get(index)?.push(await page.evaluate(takeSlowest, 16));
      }
    }
    const medians = [...byButton.values()].map(median);
    return { median: median(medians), slowest: Math.max(...medians) };
  });
}

/** Runs in the page. */
function takeSlowest(least: number): number {
  const { interactions } = window as unknown as { interactions: Map<number, number> };
  const slowest = Math.max(least, ...interactions.values());
  interactions.clear();
  return slowest;
}

/** A page on a slow phone whose application is there and whose network has nothing left to fetch. */
async function onPhone<Result>(browser: Browser, url: string, measure: (page: Page) => Promise<Result>) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'es-AR',
  });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForSelector('html[data-app=ready]');
    await page.waitForLoadState('networkidle');
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return await measure(page);
  } finally {
    await context.close();
  }
}
