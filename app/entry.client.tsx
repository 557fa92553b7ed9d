import './styles/index.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type DataRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { App } from './app.tsx';
import { startWords } from './i18n/start-words.ts';
import { loadPage } from './load-page.ts';
import type { Frame, Page } from './page.ts';
import { createRoutes } from './routes.tsx';

/** JSON that the build wrote into the document. */
function embedded<Data>(id: string): Data {
  return JSON.parse(document.getElementById(id)?.textContent ?? '') as Data; // made by this build
}

/** A route whose code is still to come would make the router fetch its data too, which the document already holds. */
async function loadScreen(route: RouteObject) {
  const lazy = route.lazy;
  if (typeof lazy !== 'object') return;
  route.Component = await lazy.Component?.();
  route.lazy = undefined;
}

/** Resolves when the first screen is there: rendering earlier would replace finished HTML with nothing. */
function whenReady(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    const check = () => router.state.initialized && resolve();
    router.subscribe(check);
    check();
  });
}

async function start() {
  const frame = embedded<Frame>('frame');
  const page = embedded<Page>('page');
  const routes = createRoutes(frame.collections, loadPage);
  const match = matchRoutes(routes, window.location)?.at(-1);
  // On a host that answers every unknown address with one 404 page, the address may belong to another screen.
  const isSamePage = match?.route.handle === page.screen;
  const loaderData = match && isSamePage ? { [match.route.id ?? '']: page } : {};
  const [words] = await Promise.all([
    startWords(frame.language),
    match && isSamePage ? loadScreen(match.route) : undefined,
  ]);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData } });
  await whenReady(router);
  const app = (
    <App frame={frame} words={words}>
      <RouterProvider router={router} />
    </App>
  );
  const root = document.getElementById('root') as HTMLElement;
  if (isSamePage) hydrateRoot(root, app);
  else createRoot(root).render(app);
  window.guide?.replayTap();
}
void start();
