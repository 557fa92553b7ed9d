import type { LoaderFunctionArgs } from 'react-router';
import type { Page } from './page.ts';

/** The visitor has no network, or the server did not answer. */
export class OfflineError extends Error {}

/**
 * Fetches the page for an address. An address without a page gives the nearest 404 page: its list's, or the site's.
 * @throws {OfflineError} when nothing could be fetched.
 */
export async function loadPage({ request }: LoaderFunctionArgs): Promise<Page> {
  const path = new URL(request.url).pathname.replace(/\/$/, '');
  const parent = path.slice(0, path.lastIndexOf('/'));
  for (const file of [`${path}/page.json`, `${parent}/404.json`, '/404.json']) {
    const response = await fetch(file, { signal: request.signal }).catch((cause: unknown) => {
      if (request.signal.aborted) throw cause;
      throw new OfflineError(`Could not load ${file}`, { cause });
    });
    if (response.ok) return (await response.json()) as Page; // made by this build
    if (response.status !== 404) throw new OfflineError(`${file} answered ${response.status}`);
  }
  throw new OfflineError(`No page for ${path}`);
}
