import { loadPage, prefetchPage } from './page-data.ts';
import { loadScreen } from './screens.tsx';

/**
 * Prefetches the page at an address, and the `screen` that shows it, when a visitor is about to open it. Whatever fails
 * is fetched again when the page is opened.
 */
export async function prefetch(address: string, screen: string): Promise<void> {
  await Promise.all([prefetchPage(wholeAddress(address)), loadScreen(screen).catch(() => {})]);
}

/**
 * Keeps the page at an address, and the screen that shows it, ready in case the network is gone when it is opened. With
 * a network, the page is then fetched anew.
 */
export async function keepAtHand(address: string): Promise<void> {
  const page = await loadPage(wholeAddress(address)).catch(() => null);
  if (page) await loadScreen(page.screen).catch(() => {});
}

const wholeAddress = (address: string) => new URL(address, window.location.href).href;
