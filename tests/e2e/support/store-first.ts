import type { Page } from '@playwright/test';

/** Stores a value in the browser before the guide's first page; what the guide writes afterwards stays. */
export async function storeFirst(page: Page, key: string, value: unknown) {
  await page.addInitScript(
    ([key, text]) => {
      if (sessionStorage.getItem(`by-test ${key}`)) return;
      sessionStorage.setItem(`by-test ${key}`, 'yes');
      localStorage.setItem(key, text);
    },
    [key, JSON.stringify(value)] as const,
  );
}
