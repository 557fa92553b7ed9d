import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { pathPrefix } from '#app/lib/address/local-path.ts';
import type { DocumentLayout, Page, ScreenAt } from '#engine/page.ts';
import { followLinks, type Origin } from './follow-links.ts';
import { loadPage, setBuild } from './page-data.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { createRoutes, type Surroundings } from './routes.tsx';
import { loadScreen } from './screens.tsx';
import { withFades } from './with-fades.ts';

/** Wraps the router in the providers that every page needs. */
export type Wrap = (children: ReactNode) => ReactNode;

/**
 * Takes over the static page. Where that is impossible, the page stays readable and a warning is logged.
 * @param prepare makes the wrapper of the pages from the layout that the build wrote into the document
 */
export async function start<Layout extends DocumentLayout>(
  surroundings: Surroundings,
  prepare: (layout: Layout) => Promise<Wrap>,
): Promise<void> {
  try {
    await takeOver(surroundings, prepare);
  } catch (error) {
    console.warn('The application could not start; the page stays readable.', error);
    window.guide?.giveUp();
  }
}

async function takeOver<Layout extends DocumentLayout>(
  surroundings: Surroundings,
  prepare: (layout: Layout) => Promise<Wrap>,
): Promise<void> {
  const layout = embedded<Layout>('layout');
  const page = embedded<Page>('page');
  setBuild(page.build);
  const prefix = pathPrefix(layout.language);
  const basename = prefix || '/';
  const routes = createRoutes(surroundings, loadPage);
  const match = matchRoutes(routes, window.location, basename)?.at(-1);
  // On a host that answers every unknown address with a single 404 page, the address may belong to another screen.
  const isSamePage = match?.route.handle === page.screen || page.isStandIn === true;
  const loaderData = match && isSamePage ? { [match.route.id ?? '']: page } : {};
  const [wrap] = await Promise.all([prepare(layout), loadScreen(page.screen)]);
  const router = withFades(createBrowserRouter(routes, { basename, hydrationData: { loaderData } }));
  // The old page stays until the right one has loaded.
  if (!isSamePage) await initialized(router);
  show(wrap(<RouterProvider router={router} />), isSamePage);

  // The router adds the language's prefix to its paths.
  const pathIn = (address: string) => address.slice(prefix.length) || '/';
  const screenAt: ScreenAt = (path) => {
    const screen = matchRoutes(routes, path, basename)?.at(-1)?.route.handle as string | undefined; // see createRoutes
    return screen === 'not-found' ? undefined : screen;
  };
  followLinks(screenAt, ({ pathname, search, hash, href }) => {
    const state: Origin = { from: pathIn(location.pathname) };
    void router.navigate(pathIn(pathname) + search + hash, { replace: href === location.href, state });
  });
  prefetchOnIntent(screenAt);
}

function show(app: ReactNode, isSamePage: boolean) {
  const root = document.getElementById('root') as HTMLElement; // every document has it
  window.guide?.endTaps();
  // As a transition, hydration yields to the visitor every few milliseconds instead of being one long task.
  if (isSamePage && !('unrendered' in root.dataset)) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** Reads JSON that the build wrote into the document. */
function embedded<Data>(id: string): Data {
  return JSON.parse(document.getElementById(id)?.textContent ?? '') as Data; // made by this build
}

function initialized(router: DataRouter): Promise<void> {
  return new Promise((resolve) => router.subscribe((state) => state.initialized && resolve()));
}
