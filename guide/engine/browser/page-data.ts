import { prefixOf } from '#common/lib/address/local-path.ts';
import { BUILD_HEADER } from '#engine/offline/build-header.ts';
import type { Page } from '#engine/page.ts';

/** The visitor has no network, or the server did not answer. */
export class OfflineError extends Error {}

const PATIENCE_MS = 15_000;

/** The pages fetched during this visit, by path: without a network, they are shown again from here. */
const fetched = new Map<string, Page>();

/** The pages fetched during this visit, for a service worker that did not see them being fetched. */
export const fetchedPages = () => [...fetched.values()];

/** Pages that have been prefetched, or are being prefetched. */
const prefetched = new Map<string, Promise<Page>>();

/** How long a prefetched page counts as fresh. */
const FRESH_MS = 30_000;

/** The build of this application: it shows no data of another one. */
let build: string | undefined;

export function setBuild(name: string | undefined) {
  build = name;
}

/** Names this build for the worker, which may hold several. */
const buildHeader = (): Record<string, string> => (build ? { [BUILD_HEADER]: build } : {});

const pathOf = (address: string) => new URL(address).pathname.replace(/\/$/, '');

/**
 * Fetches the page that a visitor may open next, once; `loadPage` then reuses it. Resolves to null if that failed.
 */
export async function prefetchPage(address: string): Promise<Page | null> {
  const path = pathOf(address);
  const known = prefetched.get(path);
  if (known !== undefined) return known.catch(() => null);
  const forget = () => void prefetched.delete(path);
  setTimeout(forget, FRESH_MS);
  const coming = nearestPage(path, new AbortController().signal);
  prefetched.set(path, coming);
  try {
    const page = await coming;
    fetched.set(path, page);
    return page;
  } catch {
    forget(); // fetched again when the page is opened
    return null;
  }
}

/**
 * Keeps the page at an address for when there is no network; with one, `loadPage` fetches it again. Resolves to null if
 * that failed, or if the page is of another build, which this application cannot show.
 */
export async function keepPage(address: string): Promise<Page | null> {
  const path = pathOf(address);
  const page = await nearestPage(path, new AbortController().signal).catch(() => null);
  if (!page || page.build !== build) return null;
  fetched.set(path, page);
  return page;
}

/**
 * Fetches the page for an address. An address without a page gives the nearest 404 page: its list's, or its language's.
 * A page of another build is opened as a document, with the application of that build.
 * @throws {OfflineError} when nothing could be fetched in time, now or earlier in this visit.
 */
export async function loadPage(address: string, navigation = new AbortController().signal): Promise<Page> {
  const path = pathOf(address);
  try {
    const page = await (prefetched.get(path) ?? nearestPage(path, navigation));
    if (page.build !== build) return await openAnew(address);
    fetched.set(path, page);
    return page;
  } catch (error) {
    const known = fetched.get(path);
    if (known && error instanceof OfflineError) return known;
    throw error;
  }
}

/** Leaves this document. The browser takes over, so the promise never resolves and nothing is shown meanwhile. */
function openAnew(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => {});
}

async function nearestPage(path: string, navigation: AbortSignal): Promise<Page> {
  const parent = path.slice(0, path.lastIndexOf('/'));
  for (const file of [`${path}/page.json`, `${parent}/404.json`, `${prefixOf(path)}/404.json`]) {
    const page = await fetchBuilt<Page>(file, navigation);
    if (page) return page;
  }
  throw new OfflineError(`No page for ${path}`);
}

/**
 * Fetches one of the JSON files that the build wrote beside the pages: a `Page`, or a part of a list. Resolves to null
 * when there is no such file.
 * @throws {OfflineError} when the server could not be reached, or did not answer within 15 s
 */
export async function fetchBuilt<Content>(file: string, navigation: AbortSignal): Promise<Content | null> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  const timer = setTimeout(stop, PATIENCE_MS);
  navigation.addEventListener('abort', stop);
  try {
    const response = await fetch(file, { signal: abort.signal, headers: buildHeader() });
    if (response.status === 404) return null;
    if (!response.ok) throw new OfflineError(`${file} answered ${response.status}`);
    return (await response.json()) as Content; // made by this build
  } catch (cause) {
    if (navigation.aborted || cause instanceof OfflineError) throw cause;
    throw new OfflineError(`Could not load ${file}`, { cause });
  } finally {
    clearTimeout(timer);
    navigation.removeEventListener('abort', stop);
  }
}
