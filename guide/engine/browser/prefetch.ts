import { keepPage, prefetchPage } from './page-data.ts';
import { loadScreen } from './screens.tsx';

/**
 * Prefetches the page at an address, and the `screen` that shows it, when a visitor is about to open it. Anything that
 * fails is fetched again when the page is opened.
 */
export async function prefetch(address: string, screen: string): Promise<void> {
  await Promise.all([prefetchPage(wholeAddress(address)), loadScreen(screen).catch(() => {})]);
}

/**
 * Caches the page at an address, and the screen that shows it, in case there is no network when it is opened. With a
 * network, the page is then fetched again. It never leaves the page that is shown, on which somebody may be writing.
 */
export async function keepAtHand(address: string): Promise<void> {
  const page = await keepPage(wholeAddress(address));
  if (page) await loadScreen(page.screen).catch(() => {});
}

const wholeAddress = (address: string) => new URL(address, window.location.href).href;
