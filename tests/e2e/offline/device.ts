import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, test as base, chromium, expect, type Page } from '@playwright/test';
import type { BuiltPage } from '../support/built-pages.ts';
import { writeNextRelease } from './next-release.ts';
import { type StoppingServer, serveStopping } from './stopping-server.ts';

/** A visitor's telephone: what the browser keeps outlives it. */
export type Device = {
  /** Opens the browser, anew where it was killed. */
  open(): Promise<Page>;
  /** Ends the browser as a system does that needs the memory. */
  kill(): Promise<void>;
  context(): BrowserContext;
};

type Fixtures = { server: StoppingServer; device: Device; folder: string };

/** A server that stops, and a browser that keeps, each the test's own; the folder of the next release is everybody's. */
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

/** Waits until the application answers. */
export async function ready(page: Page) {
  await page.locator('html[data-app="ready"]').waitFor();
}

/** Opens an address, and waits until what every visitor keeps is there. */
export async function firstVisit(page: Page, address: string) {
  await page.goto(address);
  await ready(page);
  await page.keyboard.press('Shift'); // somebody is there
  await expect.poll(() => keptLevel(page), { timeout: 60_000 }).toBe('essential');
}

/** What the browser says that it holds of a language. */
export function keptLevel(page: Page, language = 'es'): Promise<string | null> {
  return page.evaluate(async (address) => {
    const found = await caches.match(address);
    const copy = (await found?.json()) as { used: { level: string; isComplete: boolean } | null } | undefined;
    return copy?.used?.isComplete ? copy.used.level : null;
  }, `/offline/state/${language}`);
}

/** Presses what keeps the guide, and waits until everything is there. */
export async function keepAll(page: Page, language: string, button = /^(Guardar todo|Keep everything|Guardar tudo)/) {
  await ready(page);
  await page.getByRole('main').getByRole('button', { name: button }).click();
  await expect.poll(() => keptLevel(page, language), { timeout: 180_000 }).toMatch(/^(whole|text)$/);
}

/** Takes everything away that the guide came from: the server, the browser that was open, the network. */
export async function loseSignal(device: Device, server: StoppingServer): Promise<Page> {
  await server.stop();
  await device.kill();
  const page = await device.open();
  await device.context().setOffline(true);
  return page;
}

/** A page that a visitor may open at any address of the guide. */
export const readable = ({ status, address }: BuiltPage) => status === 200 && !address.endsWith('/sin-senal');

/** `count` of the pages, spread over all of them. */
export function sample<Thing>(things: Thing[], count: number): Thing[] {
  const step = things.length / count;
  return Array.from({ length: count }, (_, index) => things[Math.floor((index + 0.5) * step)]).filter(
    (thing) => thing !== undefined,
  );
}
