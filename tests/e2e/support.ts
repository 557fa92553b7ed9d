import { test as base, type ConsoleMessage, expect, type Locator, type Page } from '@playwright/test';

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

const WEATHER = 'https://api.open-meteo.com/**';

/**
 * Playwright's own test, on a quiet network: the weather is 21.4 °C, other third parties are out of reach, and
 * a request to one of them, an error or a warning in the console, or a hydration that did not fit fails the test.
 */
export const test = base.extend<{ watch: Watch }>({
  reducedMotion: 'reduce',
  watch: [
    async ({ context, baseURL }, use) => {
      const allowed = { console: [] as RegExp[], thirdParty: [] as RegExp[] };
      const heard: string[] = [];
      const said: string[] = [];
      const thirdParties: string[] = [];
      let weatherCalls = 0;

      context.on('console', (message) => {
        said.push(message.text());
        if (['error', 'warning'].includes(message.type())) heard.push(lineOf(message));
      });
      context.on('weberror', (error) => heard.push(`page error: ${error.error().message}`));
      const own = new URL(baseURL ?? 'http://localhost').origin;
      const isForeign = (url: URL) => /^https?:$/.test(url.protocol) && url.origin !== own;
      await context.route(isForeign, async (route) => {
        const url = route.request().url();
        thirdParties.push(url);
        const isAllowed = allowed.thirdParty.some((pattern) => pattern.test(url));
        await (isAllowed ? route.fulfill({ contentType: 'text/html', body: '' }) : route.abort());
      });
      await context.route(WEATHER, async (route) => {
        weatherCalls += 1;
        await route.fulfill(weather(21.4, 1));
      });

      await use({
        allowConsole: (pattern) => allowed.console.push(pattern),
        allowThirdParty: (pattern) => allowed.thirdParty.push(pattern),
        thirdParties,
        console: said,
        weatherCalls: () => weatherCalls,
      });

      const without = (lines: string[], patterns: RegExp[]) =>
        lines.filter((line) => !patterns.some((one) => one.test(line)));
      expect.soft(without(thirdParties, allowed.thirdParty), 'requests to third parties').toEqual([]);
      expect.soft(without(heard, allowed.console), 'errors and warnings in the console').toEqual([]);
    },
    { auto: true },
  ],
});

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
