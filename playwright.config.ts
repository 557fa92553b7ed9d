import { defineConfig } from '@playwright/test';
import { findTestChromium } from './scripts/chromium.ts';

/** Another port lets two checkouts test at once. */
const PORT = Number(process.env.E2E_PORT ?? 4273);

/** What the tests send stays apart from what visitors sent. */
export const DATABASE = `.build/e2e-${PORT}.db`;

/** The owner's desk with everything behind it: builds, one after the other. */
const LONGEST = '**/whole-desk.spec.ts';

export default defineConfig({
  testMatch: '**/*.spec.ts',
  // The longest first: its tests stand one behind the other, and all others end beside them.
  projects: [
    { name: 'desk', testDir: 'tests/e2e/desk', testMatch: LONGEST },
    { name: 'screens', testDir: 'app' },
    { name: 'whole', testDir: 'tests/e2e', testIgnore: LONGEST },
  ],
  globalSetup: './tests/e2e/desk/build-desk.ts',
  outputDir: '.build/e2e',
  fullyParallel: true,
  workers: 3, // half of a test is waiting
  // In CI a test may be tried once more; what passed only then is named at the end, to be mended.
  retries: process.env.CI ? 1 : 0,
  // A busy machine is no mistake of the guide's.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    locale: 'es-AR',
    // A worker would answer in the network's place; tests/e2e/offline has browsers of its own.
    serviceWorkers: 'block',
    timezoneId: 'America/Argentina/Mendoza',
    launchOptions: {
      executablePath: findTestChromium() ?? undefined,
      args: [
        '--no-sandbox',
        '--font-render-hinting=none', // the small Chromium would fit letters to whole pixels, the full one does not
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node scripts/run.mjs scripts/start.ts',
    env: { PORT: String(PORT), HOST: '127.0.0.1', DATABASE_URL: `file:${DATABASE}`, POSTS_PER_10_MINUTES: '1000' },
    url: `http://127.0.0.1:${PORT}/robots.txt`,
    reuseExistingServer: false,
    // An orderly end, so that the port is free for the next run.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 180_000, // a stale dist is built first
  },
});
