import { loadPage } from './load-page.ts';
import type { ScreenName } from './page.ts';
import { loadScreen } from './screens.tsx';

/** Fetches a page before it is needed, so that it can be shown when the network has gone meanwhile. */
export async function loadAhead(path: string, screen: ScreenName): Promise<void> {
  const request = new Request(new URL(path, window.location.href));
  // What fails here is fetched when the page is opened.
  await Promise.allSettled([loadScreen(screen), loadPage({ request })]);
}
