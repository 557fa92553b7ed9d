import path from 'node:path';
import { provideChromium } from '../chromium.ts';
import { type Count, one } from './count.ts';
import { type BrowserReport, browserFailures } from './failures.ts';
import { slowest } from './slowest.ts';
import { counted, type Output, say, tool } from './tools.ts';

const REPORT = '.build/e2e.json';

export async function endToEndTests(output: Output): Promise<Count> {
  const browser = provideChromium();
  if (!browser) return one(false);
  const env = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(REPORT) };
  return counted<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } } & BrowserReport>(
    REPORT,
    () => tool(output, 'playwright', ['test', '-c', 'tests/playwright.config.ts', '--reporter=list,json'], env),
    // Playwright itself lists flaky tests by name; there are none without CI's second try.
    (report) => {
      for (const line of ['\nThe slowest:', ...slowest(report)]) say(output, line);
      const { expected, unexpected, flaky, skipped } = report.stats;
      return { passed: expected + flaky, failed: unexpected, skipped, failures: browserFailures(report) };
    },
  );
}
