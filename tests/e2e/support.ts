import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, test as base, type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test';

export { expect };

/** What every test watches for; a test that breaks something on purpose says so first. */
type Watch = {
  /** Console messages and page errors that match are expected. */
  allowConsole(pattern: RegExp): void;
  /** Requests to third parties that match are expected. They are answered with an empty page. */
  allowThirdParty(pattern: RegExp): void;
  /** Third-party requests so far, the weather's apart. */
  thirdParties: string[];
  /** Everything the console said, in order. */
  console: string[];
  /** How often the weather was asked for. */
  weatherCalls: () => number;
};

const WEATHER = 'https://api.open-meteo.com/';

/** A picture of one pixel. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

type Options = {
  /** Decoding pictures takes half of a page's time and changes no box: only tests that look at them ask for them. */
  pictures: 'dots' | 'real';
};

/**
 * Playwright's own test, on a quiet network: the weather is 21.4 °C, pictures are dots, third parties are out of reach,
 * and a request to one of them, an error or a warning in the console, or a hydration that did not fit fails the test.
 */
export const test = base.extend<{ watch: Watch } & Options>({
  reducedMotion: 'reduce',
  pictures: ['dots', { option: true }],
  watch: [
    async ({ browser, context, baseURL, pictures }, use) => {
      const allowed = { console: [] as RegExp[], thirdParty: [] as RegExp[] };
      const heard: string[] = [];
      const said: string[] = [];
      const thirdParties: string[] = [];
      let weatherCalls = 0;
      const isOwn = (url: string) => new URL(url).origin === new URL(baseURL ?? '').origin;

      context.on('console', (message) => {
        said.push(message.text());
        if (['error', 'warning'].includes(message.type())) heard.push(lineOf(message));
      });
      context.on('weberror', (error) => heard.push(`page error: ${error.error().message}`));

      const patterns = ['https://*', ...(pictures === 'dots' ? [`${baseURL}/images/*`] : [])];
      const stop = await answerRequests(browser, patterns, (url) => {
        if (isOwn(url)) return isFile(url) ? { type: 'image/gif', body: DOT } : 'network'; // whose 404 fails the test
        if (url.startsWith(WEATHER)) {
          weatherCalls += 1;
          return { type: 'application/json', body: JSON.stringify(weather(21.4, 1).json) };
        }
        thirdParties.push(url);
        return allowed.thirdParty.some((pattern) => pattern.test(url)) ? { type: 'text/html', body: '' } : 'failure';
      });
      // No pattern tells these from the guide's own.
      context.on('request', (request) => {
        if (request.url().startsWith('http:') && !isOwn(request.url())) thirdParties.push(request.url());
      });

      await use({
        allowConsole: (pattern) => allowed.console.push(pattern),
        allowThirdParty: (pattern) => allowed.thirdParty.push(pattern),
        thirdParties,
        console: said,
        weatherCalls: () => weatherCalls,
      });
      await stop();

      const without = (lines: string[], patterns: RegExp[]) =>
        lines.filter((line) => !patterns.some((one) => one.test(line)));
      expect.soft(without(thirdParties, allowed.thirdParty), 'requests to third parties').toEqual([]);
      expect.soft(without(heard, allowed.console), 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
});

type Answer = { type: string; body: string | Buffer } | 'network' | 'failure';

/**
 * Answers requests in the network's place, after `page.route`. `context.route` would take every request out of the
 * browser, whatever its pattern, and turn the cache off: that is half of what a page costs.
 */
async function answerRequests(browser: Browser, patterns: string[], answerTo: (url: string) => Answer) {
  const session = await browser.newBrowserCDPSession();
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    answer(requestId, answerTo(request.url)).catch(() => {}); // the page has gone meanwhile
  });
  await session.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) });
  return () => session.detach();

  async function answer(requestId: string, given: Answer) {
    if (given === 'network') return session.send('Fetch.continueRequest', { requestId });
    if (given === 'failure') return session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
    const headers = { 'Content-Type': given.type, 'Access-Control-Allow-Origin': '*' };
    return session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: Object.entries(headers).map(([name, value]) => ({ name, value })),
      body: Buffer.from(given.body).toString('base64'),
    });
  }
}

/** Whether the built guide has the file. */
const isFile = (url: string) => existsSync(path.join('dist', decodeURI(new URL(url).pathname)));

/** An answer of the weather service. */
export function weather(temperature: number, weathercode: number) {
  return { json: { current_weather: { temperature, weathercode } }, headers: { 'access-control-allow-origin': '*' } };
}

/** Opens an address and waits until the application has taken the page over. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

/** Once React has taken the HTML over, the header asks for the weather: it is in the document on phones too, unseen. */
export async function hydrated(page: Page) {
  await expect(page.getByRole('banner')).toContainText('21 °C', { timeout: 20_000 });
}

/** The cards that a visitor sees in the page's content. */
export function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

/** The card of one listing, by its exact name. */
export function card(page: Page, name: string): Locator {
  return cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
}

/** The notice that is on the screen. */
export function notice(page: Page): Locator {
  const region = page.getByRole('region', { name: /^Avisos/ });
  return region.getByRole('status').or(region.getByRole('alert'));
}

/** Scrolls as a visitor does, to `y` pixels from the top, and waits until the page is there. */
export async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(y);
  // The scroll event comes with the next frame; what does not change on it must be looked at after it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

function lineOf(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} (${message.page()?.url() ?? ''} ${message.location().url})`;
}
