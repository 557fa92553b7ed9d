import type { Page } from '#engine/page.ts';
import { addressOf, currentLocation, entryOf, isPlaceOn, type Location, resolve } from './location.ts';

/** How a page was reached; "pop" is Back, Forward, or the document itself. */
export type Action = 'push' | 'replace' | 'pop';

/** What is on the screen. */
export type Shown = {
  location: Location;
  by: Action;
  /** The screen of the address; a page may name another one, such as the nearest 404 page's. */
  screen: string | undefined;
  /** Missing where it could not be fetched: then `error` says why. */
  page?: Page;
  error?: unknown;
};

export type Options = {
  /** Takes the place of the current history entry. */
  replace?: boolean;
  /** Leaves the visitor where the page is scrolled to. */
  preventScrollReset?: boolean;
  state?: unknown;
};

/** What follows on what; `placesScroll` is false where visitors stay at their place. */
export type Change = { from: Shown; to: Shown; placesScroll: boolean };

export type Navigate = (to: string | number, options?: Options) => Promise<void>;

export type Router = {
  readonly language: string;
  readonly shown: Shown;
  readonly isLoading: boolean;
  /** Calls the listener whenever `isLoading` changes. */
  onLoading(listener: () => void): () => void;
  /** Calls the listener with each change; whoever shows pages listens. */
  onChange(listener: (change: Change) => void): () => void;
  /**
   * Opens a path of this language, or moves in the history by a number of entries. It resolves when the page is about
   * to be shown, or when another navigation took its place.
   */
  navigate: Navigate;
  /** Shows the page of an entry when the browser moves to it. */
  followHistory(): void;
  /** Fetches the page of this address once more. */
  reload(): Promise<void>;
};

type Given = {
  language: string;
  /** Short address → address. */
  redirects: Record<string, string>;
  first: Shown;
  screenAt(path: string): string | undefined;
  /** Fetches what an address in the browser shows. */
  load(address: string, screen: string | undefined, signal: AbortSignal): Promise<Page>;
};

/** Moves between pages inside the document: the address changes together with the page, once the page has come. */
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

  /** Resolves to null when another navigation began meanwhile. */
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
    // Another address for what is shown, such as that of a query which was typed a moment ago, is no change of mind: a
    // page that was asked for meanwhile still comes.
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
        // To an entry without a key, which is a place on this page, the browser has just moved by itself.
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

/** A router that only shows one page: for the build. */
export function staticRouter(language: string, page: Page): Router {
  const location: Location = { pathname: page.path, search: '', hash: '', state: null, key: '' };
  const first: Shown = { location, by: 'pop', screen: page.screen, page };
  const refuse = () => Promise.reject(new Error('There is no navigation while pages are built.'));
  return createRouter({ language, redirects: {}, first, screenAt: () => page.screen, load: refuse });
}
