import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, test as base, type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test';

export { expect };

/** What every test watches for; a test that breaks something on purpose declares it first. */
type Watch = {
  /** Declares matching console messages and page errors as expected. */
  allowConsole(pattern: RegExp): void;
  /** Declares matching third-party requests as expected. They are answered with an empty page. */
  allowThirdParty(pattern: RegExp): void;
  /** Third-party requests so far, except for the weather. */
  thirdParties: string[];
  /** Everything that was logged in the console, in order. */
  console: string[];
  /** The number of requests to the weather service. */
  weatherCalls: () => number;
};

const WEATHER = 'https://api.open-meteo.com/';

/** A picture of one pixel. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

type Options = {
  /**
   * Decoding pictures takes half of a page's time and changes no box: only tests that look at pictures ask for real
   * ones.
   */
  pictures: 'dots' | 'real';
};

/**
 * Playwright's own test on a simulated network: the weather is 21.4 °C, pictures are dots, and third parties are
 * blocked. A request to one of them, an error or a warning in the console, or a hydration mismatch fails the test.
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
        if (message.text() === 'Service Worker registration blocked by Playwright') return;
        if (['error', 'warning'].includes(message.type())) heard.push(lineOf(message));
      });
      context.on('weberror', (error) => heard.push(`page error: ${error.error().message}`));

      const patterns = ['https://*', ...(pictures === 'dots' ? [`${baseURL}/images/*`] : [])];
      const stop = await answerRequests(browser, patterns, (url) => {
        if (isOwn(url)) return isFile(url) ? { type: 'image/gif', body: DOT } : 'network'; // whose 404 fails the test
        if (url.startsWith(WEATHER)) {
          weatherCalls += 1;
          return {
            type: 'application/json',
            body: JSON.stringify(/[?&]daily=/.test(url) ? forecast(url) : weather(21.4, 1).json),
          };
        }
        thirdParties.push(url);
        return allowed.thirdParty.some((pattern) => pattern.test(url)) ? { type: 'text/html', body: '' } : 'failure';
      });
      // No pattern can tell third parties from the guide's own host.
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
 * Answers requests in place of the network, after `page.route`. `context.route` would intercept every request,
 * regardless of its pattern, and disable the cache, which saves half of what a page costs.
 */
async function answerRequests(browser: Browser, patterns: string[], answerTo: (url: string) => Answer) {
  const session = await browser.newBrowserCDPSession();
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    answer(requestId, answerTo(request.url)).catch(() => {}); // the page has been closed
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

/** Whether the built guide has the file of a URL. */
const isFile = (url: string) => existsSync(path.join('dist', decodeURI(new URL(url).pathname)));

/** A response of the weather service. */
export function weather(temperature: number, weathercode: number) {
  return { json: { current_weather: { temperature, weathercode } }, headers: { 'access-control-allow-origin': '*' } };
}

/** Three mild days for each point in the URL of a request to the weather service. */
export function forecast(url: string, change: object = {}) {
  const count = new URL(url).searchParams.get('latitude')?.split(',').length ?? 0;
  const today = new Date();
  const time = [0, 1, 2].map((days) => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10));
  const each = (value: number) => time.map(() => value);
  const daily = {
    time,
    weather_code: each(1),
    temperature_2m_max: each(24),
    temperature_2m_min: each(9),
    wind_gusts_10m_max: each(20),
    ...change,
  };
  return Array.from({ length: count }, () => ({ daily }));
}

/** Opens an address and waits until the application has hydrated the page. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

/** Waits for hydration: the header then shows the weather, which is in the document on phones too, invisibly. */
export async function hydrated(page: Page) {
  await expect(page.getByRole('banner')).toContainText('21 °C', { timeout: 20_000 });
}

/** Waits for the print styles, which load after what a visitor sees first. */
export async function paperReady(page: Page) {
  const isThere = () => [...document.styleSheets].some(({ media }) => media.mediaText === 'print');
  await expect.poll(() => page.evaluate(isThere)).toBe(true);
}

/** The visible cards in the page's content. */
export function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

/** The card of one listing, by its exact name. */
export function card(page: Page, name: string): Locator {
  return cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
}

/** Saves a listing with its heart, and follows the header's link to the favourites, of which it is the first. */
export async function saveAndOpenFavourites(page: Page, name: string) {
  await page.getByRole('button', { name: `Agregar ${name} a favoritos` }).click();
  await expectSaved(page, name);
  await scrollTo(page, 0); // the header is hidden on the way down
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Favoritos\W+1\W*$/ })
    .click();
  await expect(page).toHaveURL('/favoritos');
  await expect(card(page, name)).toBeVisible();
}

/** Fails unless the heart of a listing is pressed. */
export async function expectSaved(page: Page, name: string) {
  const heart = page.getByRole('button', { name: `Quitar ${name} de favoritos` });
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
}

/** The notice that is currently shown. */
export function notice(page: Page): Locator {
  const region = page.getByRole('region', { name: /^Avisos/ });
  return region.getByRole('status').or(region.getByRole('alert'));
}

/** Scrolls as a visitor does, to `y` pixels from the top, and waits until the page has arrived there. */
export async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(y);
  // The scroll event is dispatched with the next frame; its effects can only be checked after that.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

function lineOf(message: ConsoleMessage): string {
  return `${message.type()}: ${message.text()} (${message.page()?.url() ?? ''} ${message.location().url})`;
}
