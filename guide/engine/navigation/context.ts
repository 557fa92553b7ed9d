import { createContext, useEffect, useMemo, useState } from 'react';
import { localPath } from '#common/lib/address/local-path.ts';
import { useGiven } from '#common/lib/hooks/use-given.ts';
import type { Location } from './location.ts';
import type { Action, Navigate, Options, Router, Shown } from './router.ts';

export const RouterContext = createContext<Router | null>(null);
export const ShownContext = createContext<Shown | null>(null);

const useRouter = (): Router => useGiven(RouterContext, 'useRouter', 'a RouterView');

/** The address on the screen, and its page or the reason why there is none. */
export const useShown = (): Shown => useGiven(ShownContext, 'useShown', 'a RouterView');

export const useLocation = (): Location => useShown().location;

export const useNavigationType = (): Action => useShown().by;

/** Opens a path of this language, such as "/favoritos" or "?filtro=x"; a stable function. */
export const useNavigate = (): Navigate => useRouter().navigate;

/** Fetches the page of this address again; a stable function. */
export const useReload = (): (() => Promise<void>) => useRouter().reload;

/** The address of a path in the language of this page. */
export const useHref = (path: string): string => localPath(useRouter().language, path);

/** In milliseconds. */
const MOMENT_MS = 200;

/**
 * Whether another page has been loading for longer than a moment. A page that is available at once does not change this
 * value: it is painted sooner without the extra render.
 */
export function useIsLoading(): boolean {
  const router = useRouter();
  const [isLoading, setLoading] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      if (router.isLoading) timer = setTimeout(setLoading, MOMENT_MS, true);
      else setLoading(false);
    };
    follow();
    const stop = router.onLoading(follow);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [router]);
  return isLoading;
}

/** The parameters in the address, and a function that replaces the address with a changed copy of the latest ones. */
export function useSearchParams(): [URLSearchParams, (change: (search: URLSearchParams) => void) => void] {
  const router = useRouter();
  const { pathname, search } = useLocation();
  return [
    useMemo(() => new URLSearchParams(search), [search]),
    (change) => {
      if (router.shown.location.pathname !== pathname) return; // the visitor has followed a link meanwhile
      const next = new URLSearchParams(router.shown.location.search);
      change(next);
      const options: Options = { replace: true, preventScrollReset: true };
      void router.navigate(`?${next}`, options);
    },
  ];
}
