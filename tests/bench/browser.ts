import { createServer } from 'node:net';
import { type Browser, chromium } from '@playwright/test';
import { executable, findChromium } from '../../scripts/chromium.ts';
import { WEATHER_ANSWER, WEATHER_HOST } from './weather.ts';

/** Other hosts do not resolve. */
const WEATHER = `https://${WEATHER_HOST}/`;

export type OpenBrowser = {
  browser: Browser;
  /** The port on which Lighthouse reaches it. */
  port: number;
};

/**
 * Starts the browser with a port for Lighthouse, and in Spanish: visitors with another language would be redirected.
 */
export async function openBrowser(): Promise<OpenBrowser> {
  const port = await freePort();
  const browser = await chromium.launch({
    ...executable(findChromium()),
    args: [
      `--remote-debugging-port=${port}`,
      '--accept-lang=es-AR',
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
  });
  // On the whole browser: Lighthouse opens pages that Playwright does not know about.
  const session = await browser.newBrowserCDPSession();
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const answer = session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [
        { name: 'Access-Control-Allow-Origin', value: '*' },
        { name: 'Content-Type', value: 'application/json' },
      ],
      body: Buffer.from(WEATHER_ANSWER).toString('base64'),
    });
    answer.catch(() => {}); // the page has been closed meanwhile
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${WEATHER}*` }] });
  return { browser, port };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
