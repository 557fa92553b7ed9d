import type { Browser } from '@playwright/test';
import { median } from '../lighthouse.ts';
import { onPhone } from './phone.ts';

/** Each filter is tapped this many times in one visit. */
const TAPS = 2;
const BETWEEN_TAPS_MS = 400;
/** The observer does not report interactions quicker than its threshold. */
const LEAST_MS = 16;

/**
 * The time of a tap on a filter, as a median of all filters of the list at `url`: Event Timing as in Interaction to
 * Next Paint, in milliseconds and steps of 8.
 */
export function filterTime(browser: Browser, url: string): Promise<number> {
  return onPhone(browser, { url }, async (page) => {
    await page.evaluate(observeInteractions);
    const buttons = await page.locator('button[data-filter]').all();
    const times: number[] = [];
    for (let round = 0; round < TAPS; round++) {
      for (const button of [...buttons.slice(1), ...buttons.slice(0, 1)]) {
        await button.tap();
        await page.waitForTimeout(BETWEEN_TAPS_MS);
        times.push(await page.evaluate(takeSlowest, LEAST_MS));
      }
    }
    return median(times);
  });
}

/** Runs in the page. */
function observeInteractions() {
  const interactions = new Map<number, number>();
  Object.assign(window, { interactions });
  new PerformanceObserver((found) => {
    for (const { interactionId, duration } of found.getEntries() as PerformanceEventTiming[]) {
      if (interactionId) interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit); // TypeScript's type lacks it
}

/** Runs in the page. */
function takeSlowest(least: number): number {
  const { interactions } = window as unknown as { interactions: Map<number, number> };
  const slowest = Math.max(least, ...interactions.values());
  interactions.clear();
  return slowest;
}
