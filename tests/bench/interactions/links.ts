import type { Browser, Page } from '@playwright/test';
import { onPhone } from './phone.ts';

const QUIET_MS = 1500;

/** A link that a visitor follows; `prepare` brings it into view. */
export type Step = { from: string; to: string; prepare?: (page: Page) => Promise<void> };

/**
 * The time of a link within the guide, from the tap to the first frame with the next page's heading, in milliseconds.
 * `isIntended`: the pointer rested on the link before, so the next page has been prefetched; otherwise its data are
 * fetched over a slow network.
 */
export function guideLink(browser: Browser, url: string, step: Step, isIntended: boolean): Promise<number> {
  return onPhone(browser, { url: url + step.from, isSlowNetwork: !isIntended }, async (page) => {
    const link = await linkOf(page, step);
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
            // The first task after a frame runs once it is painted.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - start);
            port2.postMessage(null);
          };
          requestAnimationFrame(look);
        }),
    );
  });
}

/**
 * The time of the same link between plain documents, from the tap to the next one's first paint; its files are cached.
 */
export function plainLink(browser: Browser, url: string, step: Step): Promise<number> {
  const before = async (context: { newPage(): Promise<Page> }) => {
    const seen = await context.newPage();
    await seen.goto(url + step.to, { waitUntil: 'networkidle' });
    await seen.close();
  };
  return onPhone(browser, { url: url + step.from, before }, async (page) => {
    const link = await linkOf(page, step);
    await page.waitForTimeout(QUIET_MS);
    await link.evaluate((node) => (node as HTMLAnchorElement).click());
    await page.waitForURL(`**${step.to}`);
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    return page.evaluate(() => {
      const painted = performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.NaN;
      return performance.timeOrigin + painted - Number(sessionStorage.getItem('tapped'));
    });
  });
}

async function linkOf(page: Page, { to, prepare }: Step) {
  await prepare?.(page);
  const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  return link;
}
