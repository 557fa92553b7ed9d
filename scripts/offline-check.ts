/**
 * Runs the tests of the guide without a signal in full: forty pages in each language and five kills, where `npm test`
 * opens a few pages in two languages and kills once. Takes a few minutes.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { provideChromium } from './chromium.ts';

const browser = provideChromium();
if (!browser) process.exit(1);
const { status } = spawnSync(
  path.join('node_modules', '.bin', 'playwright'),
  ['test', '-c', 'tests/playwright.config.ts', 'tests/e2e/offline'],
  {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, CHROMIUM_PATH: browser, OFFLINE_PAGES: '40', OFFLINE_KILLS: '5' },
  },
);
process.exit(status ?? 1);
