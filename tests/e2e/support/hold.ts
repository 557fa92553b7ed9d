import type { Page } from '@playwright/test';

/** Holds back the application's modules, as a slow network does, until the returned function is called. */
export async function holdApplication(page: Page): Promise<() => void> {
  let start = () => {};
  const isWanted = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await isWanted;
    await route.continue();
  });
  return start;
}
