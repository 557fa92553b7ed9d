import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test';
import type { BuiltPage } from '../support/built-pages.ts';
import { writeNextRelease } from './next-release.ts';
import { type StoppingServer, serveStopping } from './stopping-server.ts';

/** A visitor's phone: the data stored by the browser outlives the browser. */
export type Device = {
  /** Opens the browser, again if it was killed. */
  open(): Promise<Page>;
  /** Ends the browser as a system that needs memory does. */
  kill(): Promise<void>;
  context(): BrowserContext;
};

type Fixtures = { server: StoppingServer; device: Device; folder: string };

/** Each test has its own server that stops and browser that keeps data; all share the folder of the next release. */
export const test = base.extend<Fixtures, { next: string }>({
  next: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed here
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'guide-next-'));
      writeNextRelease('dist', folder);
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed here
  folder: async ({}, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'guide-offline-'));
    await use(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  server: async ({ baseURL, folder }, use) => {
    const server = await serveStopping(baseURL ?? '', path.join(folder, 'guide.db'));
    await use(server);
    await server.stop();
  },
  device: async ({ folder, server, launchOptions }, use) => {
    let context: BrowserContext | null = null;
    const device: Device = {
      async open() {
        context ??= await chromium.launchPersistentContext(path.join(folder, 'profile'), {
          ...launchOptions,
          args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
          baseURL: server.url,
          serviceWorkers: 'allow',
          locale: 'es-AR',
          timezoneId: 'America/Argentina/Mendoza',
          viewport: { width: 390, height: 844 },
          reducedMotion: 'reduce',
        });
        return context.newPage();
      },
      async kill() {
        await context?.close();
        context = null;
      },
      context: () => context as BrowserContext, // a test opens it first
    };
    await use(device);
    await device.kill();
  },
});

export { expect };

/** Waits until the application has started. */
export async function ready(page: Page) {
  await page.locator('html[data-app="ready"]').waitFor();
}

/** Opens an address, and waits until the data that every visitor stores is there. */
export async function firstVisit(page: Page, address: string) {
  await page.goto(address);
  await ready(page);
  await page.keyboard.press('Shift'); // a person is there
  await expect.poll(() => keptLevel(page), { timeout: 60_000 }).toBe('essential');
}

/** The build of the document that is open. */
export const buildOf = (page: Page) =>
  page.evaluate(() => (JSON.parse(document.getElementById('page')?.textContent ?? '{}') as { build?: string }).build);

/** The level of a language that the browser has stored completely; null if it has none. */
export function keptLevel(page: Page, language = 'es'): Promise<string | null> {
  return page.evaluate(async (address) => {
    const found = await caches.match(address);
    const copy = (await found?.json()) as { used: { level: string; isComplete: boolean } | null } | undefined;
    return copy?.used?.isComplete ? copy.used.level : null;
  }, `/offline/state/${language}`);
}

/** Presses the button that stores the guide, and waits until everything is there. */
export async function keepAll(page: Page, language: string, button = /^(Guardar todo|Save everything|Guardar tudo)/) {
  await ready(page);
  await page.getByRole('main').getByRole('button', { name: button }).click();
  await expect.poll(() => keptLevel(page, language), { timeout: 180_000 }).toMatch(/^(whole|text)$/);
}

/** Takes away everything that the guide came from: the server, the open browser, the network. */
export async function loseSignal(device: Device, server: StoppingServer): Promise<Page> {
  await server.stop();
  await device.kill();
  const page = await device.open();
  await device.context().setOffline(true);
  return page;
}

/** A page that a visitor may open at any address of the guide. */
export const readable = ({ status, address }: BuiltPage) => status === 200 && !address.endsWith('/sin-senal');

/** Returns `count` of the things, spread over all of them. */
export function sample<Thing>(things: Thing[], count: number): Thing[] {
  const step = things.length / count;
  return Array.from({ length: count }, (_, index) => things[Math.floor((index + 0.5) * step)]).filter(
    (thing) => thing !== undefined,
  );
}
