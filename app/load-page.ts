import type { LoaderFunctionArgs } from 'react-router';
import { prefixOf } from './lib/local-path.ts';
import type { Page } from './page.ts';

/** The visitor has no network, or the server did not answer. */
export class OfflineError extends Error {}

const PATIENCE_MS = 15_000;

/** The pages of this visit by their paths: where the network has gone, one that was fetched is shown again. */
const fetched = new Map<string, Page>();

/** Pages that were fetched before anybody chose them, or are on their way. */
const ahead = new Map<string, Promise<Page>>();

/** So long what was fetched ahead counts as new. */
const FRESH_MS = 30_000;

const pathOf = (address: string) => new URL(address).pathname.replace(/\/$/, '');

/** Fetches the page for an address that a visitor may choose next, once; `loadPage` then has it at hand. */
export async function loadPageAhead(address: string): Promise<void> {
  const path = pathOf(address);
  if (ahead.has(path)) return;
  const forget = () => void ahead.delete(path);
  setTimeout(forget, FRESH_MS);
  const page = nearestPage(path, new AbortController().signal);
  ahead.set(path, page);
  await page.catch(forget); // what fails here is fetched again when the page is opened
}

/**
 * Fetches the page for an address. An address without a page gives the nearest 404 page: its list's, or its language's.
 * @throws {OfflineError} when nothing could be fetched in time, now or earlier in this visit.
 */
export async function loadPage({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<Page> {
  const path = pathOf(request.url);
  try {
    const page = await (ahead.get(path) ?? nearestPage(path, request.signal));
    fetched.set(path, page);
    return page;
  } catch (error) {
    const known = fetched.get(path);
    if (known && error instanceof OfflineError) return known;
    throw error;
  }
}

async function nearestPage(path: string, navigation: AbortSignal): Promise<Page> {
  const parent = path.slice(0, path.lastIndexOf('/'));
  for (const file of [`${path}/page.json`, `${parent}/404.json`, `${prefixOf(path)}/404.json`]) {
    const page = await fetchPage(file, navigation);
    if (page) return page;
  }
  throw new OfflineError(`No page for ${path}`);
}

/** Null when there is no such file. */
async function fetchPage(file: string, navigation: AbortSignal): Promise<Page | null> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  const timer = setTimeout(stop, PATIENCE_MS);
  navigation.addEventListener('abort', stop);
  try {
    const response = await fetch(file, { signal: abort.signal });
    if (response.status === 404) return null;
    if (!response.ok) throw new OfflineError(`${file} answered ${response.status}`);
    return (await response.json()) as Page; // made by this build
  } catch (cause) {
    if (navigation.aborted || cause instanceof OfflineError) throw cause;
    throw new OfflineError(`Could not load ${file}`, { cause });
  } finally {
    clearTimeout(timer);
    navigation.removeEventListener('abort', stop);
  }
}
