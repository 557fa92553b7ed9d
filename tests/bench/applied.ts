import type { CDPSession, Page } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { median } from './lighthouse.ts';

/** Bytes a second each way, milliseconds, and how many times slower the processor is. */
type Line = { latency: number; down: number; up: number; slowdown: number };

/** Slow lines of slow phones, applied to the browser itself: no model stands between a page and its times. */
const LINES = {
  slow4g: { latency: 150, down: 1_600_000 / 8, up: 750_000 / 8, slowdown: 4 },
  slow3g: { latency: 300, down: 700_000 / 8, up: 256_000 / 8, slowdown: 6 },
} satisfies Record<string, Line>;

/** How long a page may take from its load to its largest picture. */
const REST_MS = 2500;

type Paint = { first: number; largest: number };
export type Paints = Record<keyof typeof LINES, Paint>;

/** The medians of the first and the largest paint of each address, in milliseconds. The pages take turns. */
export async function paintTimes(addresses: string[], rounds: number): Promise<Map<string, Paints>> {
  const all = new Map(addresses.map((address) => [address, { slow4g: [] as Paint[], slow3g: [] as Paint[] }]));
  for (let round = 0; round < rounds; round++) {
    for (const [address, found] of all) {
      console.error(`Round ${round + 1} of ${rounds} on slow lines: ${address}`);
      found.slow4g.push(await loadSlowly(address, LINES.slow4g));
      found.slow3g.push(await loadSlowly(address, LINES.slow3g));
    }
  }
  return new Map([...all].map(([address, found]) => [address, mediansOf(found)]));
}

function mediansOf({ slow4g, slow3g }: Record<keyof Paints, Paint[]>): Paints {
  const middle = (paints: Paint[]) => ({
    first: median(paints.map(({ first }) => first)),
    largest: median(paints.map(({ largest }) => largest)),
  });
  return { slow4g: middle(slow4g), slow3g: middle(slow3g) };
}

/** Loads a page in a new browser, as somebody does who has never seen the guide. */
async function loadSlowly(address: string, line: Line): Promise<Paint> {
  const { browser } = await openBrowser();
  try {
    const context = await browser.newContext({
      ...{ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
      ...{ locale: 'es-AR', serviceWorkers: 'block', ignoreHTTPSErrors: true },
    });
    const page = await context.newPage();
    await apply(line, await context.newCDPSession(page));
    await page.goto(address);
    return await paintsOf(page);
  } finally {
    await browser.close();
  }
}

async function apply({ latency, down, up, slowdown }: Line, session: CDPSession) {
  const network = { offline: false, latency, downloadThroughput: down, uploadThroughput: up };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

const paintsOf = (page: Page) =>
  page.evaluate(async (rest) => {
    const largest: PerformanceEntry[] = [];
    new PerformanceObserver((list) => largest.push(...list.getEntries())).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
    await new Promise((resolve) => setTimeout(resolve, rest));
    return {
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largest: largest.at(-1)?.startTime ?? Number.NaN,
    };
  }, REST_MS);
