import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import type { OtherBrowser } from './other-browser.ts';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Where Firefox is installed; null if it is not. */
export const findFirefox = () => PLACES.find((place) => existsSync(place)) ?? null;

/** Starts Debian's Firefox, which WebDriver BiDi drives. Null if it is not installed. */
export async function openFirefox(): Promise<OtherBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? '',
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'es-AR' },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1200, height: 900 });
  return {
    open: async (url) => void (await page.goto(url)),
    run: (body) => page.evaluate(`(async () => { ${body} })()`),
    press: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    close: () => browser.close(),
  };
}
