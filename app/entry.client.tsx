import './styles/index.ts';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app.tsx';
import { fadePages } from './fade-pages.ts';
import { followPlainLinks } from './follow-plain-links.ts';
import { startWords } from './i18n/start-words.ts';
import { pathPrefix } from './lib/local-path.ts';
import { loadOnIntent } from './load-on-intent.ts';
import { loadPage } from './load-page.ts';
import type { Frame, Page, ScreenName } from './page.ts';
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
  followPlainLinks(({ pathname, search, hash }, options) => {
    // The router puts the language's prefix before it.
    const path = pathname.slice(pathPrefix(frame.language).length) || '/';
    void router.navigate(path + search + hash, options);
  });
  loadOnIntent((path) => matchRoutes(routes, path, basename)?.at(-1)?.route.handle as ScreenName | undefined); // ours
}
start().catch((error: unknown) => {
  console.warn('The application could not start; the page stays readable.', error);
  window.guide?.giveUp();
});
