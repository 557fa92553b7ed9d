import { defineConfig } from '@playwright/test';
import { executable, findTestChromium } from '../scripts/chromium.ts';

/** With different ports, two checkouts can test at the same time. */
const PORT = Number(process.env.E2E_PORT ?? 4273);

/** Keeps the tests' messages apart from those of visitors. */
export const DATABASE = `.build/e2e-${PORT}.db`;

/** The owner's desk with everything behind it, including builds that run one after the other. */
const LONGEST = '**/whole-desk.spec.ts';

export default defineConfig({
  testMatch: '**/*.spec.ts',
  // The longest first: its tests run one after the other, and all others finish meanwhile.
  projects: [
    { name: 'desk', testDir: 'e2e/desk', testMatch: LONGEST },
    { name: 'screens', testDir: '../guide/app' },
    { name: 'whole', testDir: 'e2e', testIgnore: LONGEST },
  ],
  globalSetup: './e2e/desk/build-desk.ts',
  outputDir: '../.build/e2e',
  fullyParallel: true,
  workers: 3, // half of a test is waiting
  // In CI a failed test is retried once. Tests that pass only then are listed at the end, to be fixed.
  retries: process.env.CI ? 1 : 0,
  // A slow machine is not a bug in the guide.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    browserName: 'chromium',
    locale: 'es-AR',
    // A service worker would answer in place of the network; tests/e2e/offline has its own browsers.
    serviceWorkers: 'block',
    timezoneId: 'America/Argentina/Mendoza',
    launchOptions: {
      ...executable(findTestChromium()),
      args: [
        '--no-sandbox',
        '--font-render-hinting=none', // the small Chromium would fit letters to whole pixels, unlike the full one
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node scripts/run.mjs scripts/start.ts',
    cwd: '..',
    env: { PORT: String(PORT), HOST: '127.0.0.1', DATABASE_URL: `file:${DATABASE}`, POSTS_PER_10_MINUTES: '1000' },
    url: `http://127.0.0.1:${PORT}/robots.txt`,
    reuseExistingServer: false,
    // A graceful shutdown, so that the port is free for the next run.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    timeout: 180_000, // a stale dist is built first
  },
});
