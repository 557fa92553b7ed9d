/**
 * Measures what counting visits takes of a page: the time of the main thread that belongs to its script, of all that the
 * page took until a visitor pressed something and left, on a processor four times slower. Writes the result into
 * docs/measurements.md. Needs `dist`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, devices } from '@playwright/test';
import { paths } from '#common/lib/address/paths.ts';
import { openBrowser } from './browser.ts';
import { publish } from './measurements-page.ts';
import { serveCopy } from './served-copy.ts';

const LIST = '/bodegas-en-san-rafael-mendoza';
const SLOWDOWN = 4;
const ROUNDS = 5;
const BUDGET_SHARE = 0.01;
const SCRIPT = /\/assets\/count-[^/]+\.js$/;
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'disabled-by-default-v8.compile',
  'toplevel',
];
const TASK = 'ThreadControllerImpl::RunTask';

/** A span of the browser's trace; times are in microseconds, `tdur` that of the processor. */
type Span = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: object;
};

const argumentsOf = ({ args }: Span) => JSON.stringify(args ?? {});
const endOf = ({ ts, dur = 0 }: Span) => ts + dur;
const timeOf = (spans: Span[]) => spans.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur, 0);
const percent = (share: number) => `${(100 * share).toFixed(2)} %`;

const folder = mkdtempSync(path.join(os.tmpdir(), 'guide-counting-'));
const served = await serveCopy(process.cwd(), [], '');
const { browser } = await openBrowser();
try {
  const pages = { home: paths.home, list: LIST };
  const lines: string[] = [];
  for (const [name, address] of Object.entries(pages)) {
    const shares: number[] = [];
    for (let round = 0; round < ROUNDS; round++) shares.push(await shareOf(browser, served.url + address));
    const worst = Math.max(...shares);
    lines.push(`- ${name}: ${percent(Math.min(...shares))} to ${percent(worst)}`);
    if (worst > BUDGET_SHARE) process.exitCode = 1;
  }
  const head = `Counting a visit, of the main thread's work for the whole page (${ROUNDS} visits, processor ${SLOWDOWN} times slower; at most ${percent(BUDGET_SHARE)}):`;
  publish(process.cwd(), 'counting', 'npm run bench:counting', [head, lines.join('\n')]);
} finally {
  await browser.close();
  await served.close();
  rmSync(folder, { recursive: true });
}

/** Visits a page as a person, presses somewhere and leaves. Returns the share of its script. */
async function shareOf(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'es-AR', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }));
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const file = path.join(folder, 'trace.json');
  await browser.startTracing(page, { path: file, categories: CATEGORIES });
  const counting = page.waitForResponse((response) => SCRIPT.test(response.url()));
  await page.goto(url);
  await counting;
  await page.waitForLoadState('networkidle');
  await page.touchscreen.tap(200, 600);
  const left = page.waitForRequest((request) => request.method() === 'POST');
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await left;
  await browser.stopTracing();
  await context.close();
  const { traceEvents } = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: Span[] }; // the browser's
  return shareIn(traceEvents, url);
}

/** @throws when the trace lacks the page or its counting, so that nothing is called cheap that did not run */
function shareIn(trace: Span[], url: string): number {
  const origin = new URL(url).origin;
  const page = trace.find((span) => span.name === 'ParseHTML' && argumentsOf(span).includes(origin));
  if (!page) throw new Error(`The trace lacks ${url}.`);
  const spans = trace.filter(
    ({ ph, pid, tid, ts }) => ph === 'X' && pid === page.pid && tid === page.tid && ts >= page.ts,
  );
  const counting = spans.filter((span) => argumentsOf(span).includes('/assets/count-'));
  if (counting.length === 0) throw new Error(`${url} was not counted.`);
  const contains = (outer: Span, inner: Span) => outer.ts <= inner.ts && endOf(outer) >= endOf(inner);
  const outermost = counting.filter((span) => !counting.some((other) => other !== span && contains(other, span)));
  return timeOf(outermost) / timeOf(spans.filter(({ name }) => name === TASK));
}
