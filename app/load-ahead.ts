import { loadPage } from './load-page.ts';
import type { ScreenName } from './page.ts';
import { loadScreen } from './screens.tsx';

/** Fetches the page at an address before it is needed, so that it can be shown when the network has gone meanwhile. */
export async function loadAhead(address: string, screen: ScreenName): Promise<void> {
  const request = new Request(new URL(address, window.location.href));
  // What fails here is fetched when the page is opened.
  await Promise.allSettled([loadScreen(screen), loadPage({ request })]);
}
