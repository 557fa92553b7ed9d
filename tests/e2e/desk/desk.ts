import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { stub } from '#desk/client/testing/stub.ts';

/** A separate desk for each test, with the real content in memory, and a page that is signed in to it. */
export const test = base.extend<{ desk: string; owner: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads a fixture's needs from the braces
  desk: async ({}, use) => {
    // In this process: a separate one would take ten times as long to start as to read the content.
    const server = createServer(await stub(process.cwd()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await use(`http://localhost:${port}/escritorio/`);
    server.close();
    server.closeAllConnections();
  },
  owner: async ({ desk, context, page }, use) => {
    await context.addCookies([{ name: 'desk', value: '1', url: desk }]);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(desk);
    await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeFocused();
    await use(page);
    expect(errors).toEqual([]);
  },
});

export { expect };

/** Counts a hand's presses, on elements and on Enter. Letters, and Tab to move between fields, are typing. */
export function counter(page: Page) {
  let presses = 0;
  return {
    press: async (thing: Locator) => {
      presses += 1;
      await thing.click();
    },
    write: (text: string) => page.keyboard.type(text),
    enter: async () => {
      presses += 1;
      await page.keyboard.press('Enter');
    },
    choose: async (field: Locator, option: string) => {
      presses += 1;
      await field.selectOption(option);
    },
    count: () => presses,
  };
}

/** Returns the page that a press opens in a new tab. */
export async function openedBy(page: Page, press: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), press()]);
  await opened.waitForLoadState();
  return opened;
}

/** Returns the name of the first listing of a category in today's content. */
export async function firstOf(page: Page, category: string): Promise<string> {
  await page.goto(`${page.url().split('#')[0]}#/contenido/${category}`);
  const name = await page
    .getByRole('main')
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .locator('span')
    .first()
    .textContent();
  await page.goto(`${page.url().split('#')[0]}#/hoy`);
  await expect(page.getByRole('heading', { level: 1, name: 'Hoy' })).toBeFocused();
  return name ?? '';
}
