import './styles/index.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app.tsx';
import { fadePages } from './fade-pages.ts';
import { followLinks, type Origin } from './follow-links.ts';
import { startWords } from './i18n/start-words.ts';
import { pathPrefix } from './lib/local-path.ts';
import { loadOnIntent } from './load-on-intent.ts';
import { loadPage } from './load-page.ts';
import type { Frame, Page, ScreenAt, ScreenName } from './page.ts';
import { createRoutes } from './routes.tsx';
import { loadScreen } from './screens.tsx';

/** JSON that the build wrote into the document. */
function embedded<Data>(id: string): Data {
  return JSON.parse(document.getElementById(id)?.textContent ?? '') as Data; // made by this build
}

function initialized(router: DataRouter): Promise<void> {
  return new Promise((resolve) => router.subscribe((state) => state.initialized && resolve()));
}

async function start() {
  const frame = embedded<Frame>('frame');
  const page = embedded<Page>('page');
  const routes = createRoutes(frame.collections, loadPage);
  const basename = pathPrefix(frame.language) || '/';
  const match = matchRoutes(routes, window.location, basename)?.at(-1);
  // On a host that answers every unknown address with one 404 page, the address may belong to another screen.
  const isSamePage = match?.route.handle === page.screen;
  const loaderData = match && isSamePage ? { [match.route.id ?? '']: page } : {};
  const [t] = await Promise.all([startWords(frame.language), loadScreen(page.screen)]);
  const router = createBrowserRouter(routes, { basename, hydrationData: { loaderData } });
  fadePages(router);
  // The old page stays until the right one is there.
  if (!isSamePage) await initialized(router);
  const app = (
    <App frame={frame} t={t}>
      <RouterProvider router={router} />
    </App>
  );
  const root = document.getElementById('root') as HTMLElement;
  window.guide?.endTaps();
  // As a transition it makes way for the visitor every few milliseconds, instead of being one long task.
  if (isSamePage) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  // The router puts the language's prefix before its paths.
  const pathIn = (address: string) => address.slice(pathPrefix(frame.language).length) || '/';
  const screenAt: ScreenAt = (path) => {
    const screen = matchRoutes(routes, path, basename)?.at(-1)?.route.handle as ScreenName | undefined; // ours
    return screen === 'not-found' ? undefined : screen;
  };
  followLinks(screenAt, ({ pathname, search, hash, href }) => {
    const state: Origin = { from: pathIn(location.pathname) };
    void router.navigate(pathIn(pathname) + search + hash, { replace: href === location.href, state });
  });
  loadOnIntent(screenAt);
}
start().catch((error: unknown) => {
  console.warn('The application could not start; the page stays readable.', error);
  window.guide?.giveUp();
});
