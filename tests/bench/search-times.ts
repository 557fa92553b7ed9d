import type { Page } from '@playwright/test';

const QUERIES = ['canon', 'wifi cabaña', 'bodegas con almuerzo', 'olibo', 'hospital', 'qué hacer con chicos'];
/** The fastest of each key's times counts: anything slower is due to this machine's other work. */
const ROUNDS = 5;
const BETWEEN_KEYS_MS = 100;

/**
 * Types into the search on the guide's page, with the processor `slowdown` times slower; returns the milliseconds from
 * each key to its painted results, ascending.
 */
export async function searchTimes(page: Page, slowdown: number): Promise<number[]> {
  const field = page.getByRole('main').getByRole('searchbox');
  const loaded = page.waitForResponse(/\/search\/es\.json$/);
  await field.focus();
  await loaded;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await field.fill('bodega');
  await page.getByRole('main').getByRole('article').first().waitFor({ timeout: 120_000 });
  await page.evaluate(watchKeys);
  for (const query of Array.from({ length: ROUNDS }, () => QUERIES).flat()) {
    await field.fill('');
    await field.pressSequentially(query, { delay: BETWEEN_KEYS_MS });
    await page.waitForTimeout(BETWEEN_KEYS_MS);
  }
  const times = await page.evaluate(() => (window as unknown as { keyTimes: [string, number][] }).keyTimes);
  const byQuery = [...Map.groupBy(times, ([query]) => query).values()];
  return byQuery.map((same) => Math.min(...same.map(([, time]) => time))).sort((a, b) => a - b);
}

/** The percentile `part`, from 0 to 1, of ascending times. */
export function at(sorted: number[], part: number): number {
  return Math.round(sorted[Math.ceil(part * sorted.length) - 1] ?? 0);
}

/** Runs in the page: measures the time from a key's event to just after the frame that shows its results. */
function watchKeys() {
  const times: [string, number][] = [];
  Object.assign(window, { keyTimes: times });
  let pressed = 0;
  addEventListener('keydown', (event) => (pressed = event.timeStamp), true);
  addEventListener('input', (event) => {
    const start = pressed || event.timeStamp; // a letter that this keyboard lacks is typed without a key event
    pressed = 0;
    const { value } = event.target as HTMLInputElement;
    if (!event.isTrusted || (event as InputEvent).inputType !== 'insertText' || value.trim().length < 2) return;
    const shown = `«${value.trim()}»`;
    const look = () => {
      if (!document.getElementById('resultados')?.textContent?.includes(shown)) return requestAnimationFrame(look);
      // The first task after a frame runs once it is painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => times.push([shown, performance.now() - start]);
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  });
}
