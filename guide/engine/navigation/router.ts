import type { Page } from '#engine/page.ts';
import { addressOf, currentLocation, entryOf, isPlaceOn, type Location, resolve } from './location.ts';

/** How a page was reached; "pop" is Back, Forward, or the document itself. */
export type Action = 'push' | 'replace' | 'pop';

/** The address and the page on the screen. */
export type Shown = {
  location: Location;
  by: Action;
  /** The screen of the address; `page` may name another one, for example that of the nearest 404 page. */
  screen: string | undefined;
  /** Missing when it could not be fetched: then `error` has the reason. */
  page?: Page | undefined;
  error?: unknown;
};

export type Options = {
  /** Replaces the current history entry. */
  replace?: boolean;
  /** Keeps the current scroll position. */
  preventScrollReset?: boolean;
  state?: unknown;
};

/** A step from one page to the next; `placesScroll` is false when the scroll position stays. */
export type Change = { from: Shown; to: Shown; placesScroll: boolean };

export type Navigate = (to: string | number, options?: Options) => Promise<void>;

export type Router = {
  readonly language: string;
  readonly shown: Shown;
  readonly isLoading: boolean;
  /** Calls the listener whenever `isLoading` changes. */
  onLoading(listener: () => void): () => void;
  /** Calls the listener with each change; `RouterView` listens. */
  onChange(listener: (change: Change) => void): () => void;
  /**
   * Opens a path of this language, or moves in the history by a number of entries. It resolves when the page is about
   * to be shown, or when another navigation replaced this one.
   */
  navigate: Navigate;
  /** Shows the page of an entry when the browser moves to it. */
  followHistory(): void;
  /** Fetches the page of this address again. */
  reload(): Promise<void>;
};

type Given = {
  language: string;
  /** Short address → address. */
  redirects: Record<string, string>;
  first: Shown;
  screenAt(path: string): string | undefined;
  /** Fetches the page that an address in the browser shows. */
  load(address: string, screen: string | undefined, signal: AbortSignal): Promise<Page>;
};

/** Moves between pages inside the document: the address changes together with the page, once the page has loaded. */
export function createRouter({ language, redirects, first, screenAt, load }: Given): Router {
  let shown = first;
  let loading: AbortController | null = null;
  const loadingListeners = new Set<() => void>();
  const changeListeners = new Set<(change: Change) => void>();

  const setLoading = (next: AbortController | null) => {
    if (loading === next) return;
    loading?.abort();
    loading = next;
    for (const listener of loadingListeners) listener();
  };
  const show = (to: Shown, placesScroll: boolean) => {
    const from = shown;
    shown = to;
    for (const listener of changeListeners) listener({ from, to, placesScroll });
  };

  /** Resolves to null if another navigation began meanwhile. */
  const fetchPage = async (location: Location): Promise<Pick<Shown, 'screen' | 'page' | 'error'> | null> => {
    const mine = new AbortController();
    setLoading(mine);
    const screen = screenAt(location.pathname);
    try {
      const address = new URL(addressOf(language, location), window.location.href).href;
      const page = await load(address, screen, mine.signal);
      return mine.signal.aborted ? null : { screen, page };
    } catch (error) {
      return mine.signal.aborted ? null : { screen, error };
    }
  };

  const go = async (location: Location, by: Action, placesScroll: boolean) => {
    const { location: from, screen, page } = shown;
    // A filter chooses among cards that are already there: it needs no request and no network.
    const isHere = page && from.pathname === location.pathname;
    const needsNothing = isHere && (from.search !== location.search || isPlaceOn(from, location));
    // Replacing the address of the shown page, for example with the query that a visitor just typed, is not a new
    // navigation: a page that is still loading is not aborted.
    const isAside = needsNothing && by === 'replace';
    if (needsNothing && !isAside) setLoading(null);
    const found = needsNothing ? { screen, page } : await fetchPage(location);
    if (!found) return;
    const address = addressOf(language, location);
    if (by === 'push') history.pushState(entryOf(location), '', address);
    if (by === 'replace') history.replaceState(entryOf(location), '', address);
    show({ location, by, ...found }, placesScroll);
    if (!isAside) setLoading(null);
  };

  return {
    language,
    get shown() {
      return shown;
    },
    get isLoading() {
      return loading !== null;
    },
    onLoading: (listener) => {
      loadingListeners.add(listener);
      return () => void loadingListeners.delete(listener);
    },
    onChange: (listener) => {
      changeListeners.add(listener);
      return () => void changeListeners.delete(listener);
    },
    async navigate(to, { replace = false, preventScrollReset = false, state = null } = {}) {
      if (typeof to === 'number') return history.go(to);
      await go(resolve(to, shown.location, state), replace ? 'replace' : 'push', !preventScrollReset);
    },
    followHistory() {
      addEventListener('popstate', () => {
        // An entry without a key is a #fragment of this page: the browser has just scrolled to it itself.
        const isOwn = Boolean((history.state as Partial<Location> | null)?.key);
        const location = currentLocation(language, redirects);
        void go(location, 'pop', isOwn || location.pathname !== shown.location.pathname);
      });
    },
    async reload() {
      const found = await fetchPage(shown.location);
      if (!found) return;
      show({ ...shown, page: undefined, error: undefined, ...found }, false);
      setLoading(null);
    },
  };
}

/** A router that shows a single page, for the build. */
export function staticRouter(language: string, page: Page): Router {
  const location: Location = { pathname: page.path, search: '', hash: '', state: null, key: '' };
  const first: Shown = { location, by: 'pop', screen: page.screen, page };
  const refuse = () => Promise.reject(new Error('There is no navigation while pages are built.'));
  return createRouter({ language, redirects: {}, first, screenAt: () => page.screen, load: refuse });
}
