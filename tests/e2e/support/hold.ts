import type { Page } from '@playwright/test';

/** Holds back the requests to an address, as a slow network does, until the returned function is called. */
export async function hold(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: isWanted, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await isWanted;
    await route.continue();
  });
  return goOn;
}

/** Holds back the application's modules. */
export const holdApplication = (page: Page) => hold(page, '**/assets/*.js');
