import { redirects, screens } from 'virtual:screens';
import type { ComponentType } from 'react';
import { type LoaderFunction, Navigate, type RouteObject } from 'react-router';
import type { Page } from '#engine/page.ts';
import { loadScreen, Screen } from './screens.tsx';

/** What the application renders around its screens, and in place of one that could not be shown. */
export type Surroundings = { Layout: ComponentType; ErrorPage: ComponentType };

/**
 * The routes of all screens; each route's `handle` is the name of its screen.
 * @param load gives a route its `Page`: from `page.json` in the browser, from memory at build time
 */
export function createRoutes({ Layout, ErrorPage }: Surroundings, load: LoaderFunction): RouteObject[] {
  const routeOf = (path: string, screen: string): RouteObject => ({
    id: path,
    path,
    handle: screen,
    loader: async (...given) => {
      const shown = loadScreen(screen);
      shown.catch(() => {}); // after a release its code may be gone: then the page is of another build, too
      const page = (await load(...given)) as Page; // the build pairs them
      // Where there is no such page, the nearest 404 page may belong to another screen.
      await loadScreen(page.screen);
      return page;
    },
    // A filter chooses among cards that are already there: it needs no request and no network.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && !(currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search),
    element: <Screen />,
    errorElement: <ErrorPage />,
  });
  return [
    {
      element: <Layout />,
      errorElement: <ErrorPage />,
      children: [
        ...Object.entries(screens).flatMap(([screen, { routes }]) => routes.map((path) => routeOf(path, screen))),
        ...Object.entries(redirects).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
      ],
    },
  ];
}
