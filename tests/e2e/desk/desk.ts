import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

/** A desk of its own for each test, over the real content in memory, and a page that is signed in to it. */
export const test = base.extend<{ desk: string; owner: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads a fixture's needs from the braces
  desk: async ({}, use) => {
    const child = spawn(process.execPath, ['desk/client/testing/try.ts'], {
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await use(await addressOf(child.stdout));
    } finally {
      child.kill();
    }
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

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    if (line.startsWith('http')) return line;
  }
  throw new Error('The desk for tests did not start.');
}

/** Counts what a hand does: presses on things and on Enter. Letters, and going from field to field with Tab, are typing. */
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

/** The page that the last link on the screen opens, in its own tab. */
export async function openedBy(page: Page, press: () => Promise<void>): Promise<Page> {
  const [opened] = await Promise.all([page.waitForEvent('popup'), press()]);
  await opened.waitForLoadState();
  return opened;
}

/** Some listing of a category, by its name, as the content has it today. */
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
