/** The site map: start reading here. */
import { type LoaderFunction, Navigate, type RouteObject } from 'react-router';
import { Layout } from './layout.tsx';
import { pagePath } from './lib/paging.ts';
import type { Frame, Page, ScreenName } from './page.ts';
import { articlePath, paths, placePath, placeSlugs, unfinishedScreens } from './paths.ts';
import { CrashPage } from './routes/crash.tsx';
import { loadScreen, Screen } from './screens.tsx';

/**
 * Every route of the site. Collections come from the content, so a new one needs no line here.
 * @param load gives a route its `Page`: from `page.json` in the browser, from memory at build time.
 */
export function createRoutes(collections: Frame['collections'], load: LoaderFunction): RouteObject[] {
  const screen = (path: string, name: ScreenName): RouteObject => ({
    id: path,
    path,
    handle: name,
    loader: async (...given) => {
      const [page] = await Promise.all([load(...given) as Promise<Page>, loadScreen(name)]); // the build pairs them
      // Where there is no such page, the nearest 404 page may be one of another screen.
      await loadScreen(page.screen);
      return page;
    },
    // A filter is chosen among what is there: no request, and no need of a network.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      defaultShouldRevalidate && !(currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search),
    element: <Screen />,
    errorElement: <CrashPage />,
  });
  return [
    {
      element: <Layout />,
      errorElement: <CrashPage />,
      children: [
        screen(paths.home, 'home'),
        screen(paths.favourites, 'favourites'),
        screen(paths.guide, 'guide'),
        ...placeSlugs.map((slug) => screen(placePath(slug), 'place')),
        screen(placePath(':slug'), 'not-found'),
        screen(paths.agenda, 'agenda'),
        screen(paths.phones, 'phones'),
        screen(paths.transport, 'transport'),
        screen(paths.arrive, 'arrive'),
        screen(paths.tips, 'tips'),
        screen(paths.faq, 'faq'),
        screen(paths.blog, 'blog'),
        screen(articlePath(':slug'), 'article'),
        screen(paths.club, 'club'),
        screen(paths.welcome, 'welcome'),
        screen(paths.carRental, 'car-rental'),
        screen(paths.fishing, 'fishing'),
        screen(paths.inspiration, 'inspiration'),
        screen(paths.contact, 'contact'),
        screen(paths.contactSent, 'contact-sent'),
        screen(paths.publish, 'publish'),
        screen(paths.privacy, 'privacy'),
        ...unfinishedScreens.map((name) => screen(paths[name], 'under-construction')),
        ...collections.flatMap(({ name, path }) => [
          screen(path, 'collection'),
          screen(pagePath(path, ':page'), 'long-collection'),
          screen(`${path}/:id`, 'listing'),
          { path: `/${name}`, element: <Navigate to={path} replace /> },
        ]),
        screen('*', 'not-found'),
      ],
    },
  ];
}
