import { defineConfig } from '@playwright/test';
import all from '../../playwright.config.ts';

/** The desk's tests alone, without a built site: `npx playwright test -c tests/e2e/desk`. Each starts its own desk. */
export default defineConfig({
  use: all.use ?? {},
  expect: all.expect ?? {},
  globalSetup: './build-desk.ts',
  testDir: '.',
  testMatch: process.env.PICTURES ? 'pictures.ts' : '*.spec.ts',
  outputDir: '../../../.build/e2e-desk',
  fullyParallel: true,
  workers: 2,
});
