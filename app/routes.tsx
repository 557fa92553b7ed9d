/** The site map: start reading here. */
import { type LoaderFunction, Navigate, type RouteObject } from 'react-router';
import { Layout } from './layout.tsx';
import type { Frame, ScreenName } from './page.ts';
import { paths, placePath, unfinishedPaths } from './paths.ts';
import { CrashPage } from './routes/crash.tsx';

const screens = {
  home: () => import('./routes/home.tsx'),
  favourites: () => import('./routes/favourites.tsx'),
  collection: () => import('./routes/collection.tsx'),
  listing: () => import('./routes/listing.tsx'),
  'under-construction': () => import('./routes/under-construction.tsx'),
  'not-found': () => import('./routes/not-found.tsx'),
} satisfies Record<ScreenName, unknown>;

/**
 * Every route of the site. Collections come from the content, so a new one needs no line here.
 * @param load gives a route its `Page`: from `page.json` in the browser, from memory at build time.
 */
export function createRoutes(collections: Frame['collections'], load: LoaderFunction): RouteObject[] {
  const screen = (path: string, name: ScreenName): RouteObject => ({
    id: path,
    path,
    handle: name,
    loader: load,
    // biome-ignore lint/correctness/noComponentHookFactories: this loads a component, it defines none
    lazy: { Component: async () => (await screens[name]()).default },
    errorElement: <CrashPage />,
  });
  return [
    {
      element: <Layout />,
      errorElement: <CrashPage />,
      children: [
        screen(paths.home, 'home'),
        screen(paths.favourites, 'favourites'),
        screen(placePath(':slug'), 'not-found'),
        ...unfinishedPaths.map(({ path }) => screen(path, 'under-construction')),
        ...collections.flatMap(({ name, path }) => [
          screen(path, 'collection'),
          screen(`${path}/:id`, 'listing'),
          { path: `/${name}`, element: <Navigate to={path} replace /> },
        ]),
        screen('*', 'not-found'),
      ],
    },
  ];
}
