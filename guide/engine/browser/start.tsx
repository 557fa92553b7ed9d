import { redirects, screens } from 'virtual:screens';
import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { pathPrefix } from '#common/lib/address/local-path.ts';
import { currentLocation } from '#engine/navigation/location.ts';
import { matchScreen } from '#engine/navigation/match-screen.ts';
import { createRouter, type Router, type Shown } from '#engine/navigation/router.ts';
import { RouterView, type Surroundings } from '#engine/navigation/router-view.tsx';
import { rememberScroll } from '#engine/navigation/scroll-memory.ts';
import type { DocumentLayout, Page, ScreenAt } from '#engine/page.ts';
import { followLinks, type Origin } from './follow-links.ts';
import { loadPage, setBuild } from './page-data.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { loadScreen, Screen } from './screens.tsx';
import { followTexts, tolerateStrangers } from './strangers.ts';
import { rememberTyped } from './typed-words.ts';
import { undoChanges } from './undo-changes.ts';

/** Wraps the router in the providers that every page needs. */
export type Wrap = (children: ReactNode) => ReactNode;

/**
 * Takes over the static page. Where that is impossible, the page stays readable and a warning is logged.
 * Resolves to the router, or to null then.
 * @param prepare makes the pages' wrapper from the layout data that the build wrote into the document
 */
export async function start<Layout extends DocumentLayout>(
  surroundings: Surroundings,
  prepare: (layout: Layout) => Promise<Wrap>,
): Promise<Router | null> {
  try {
    return await takeOver(surroundings, prepare);
  } catch (error) {
    console.warn('The application could not start; the page stays readable.', error);
    window.guide?.giveUp();
    window.guide?.report(error);
    return null;
  }
}

async function takeOver<Layout extends DocumentLayout>(
  surroundings: Surroundings,
  prepare: (layout: Layout) => Promise<Wrap>,
): Promise<Router> {
  const layout = embedded<Layout>('layout');
  const page = embedded<Page>('page');
  setBuild(page.build);
  const { language } = layout;
  const prefix = pathPrefix(language);
  const screenOf = matchScreen(screens);
  const location = currentLocation(language, redirects);
  const screen = screenOf(location.pathname);
  // On a host that answers every unknown address with a single 404 page, the address may belong to another screen.
  const isSamePage = screen === page.screen || page.isStandIn === true;
  const first: Shown = { location, by: 'pop', screen, page };
  const router = createRouter({ language, redirects, first, screenAt: screenOf, load: loadWhole });
  const [wrap] = await Promise.all([prepare(layout), loadScreen(page.screen)]);
  // The old page stays until the right one has loaded.
  if (!isSamePage) await router.reload();
  router.followHistory();
  const scroll = rememberScroll(() => router.shown.location);
  show(wrap(<RouterView router={router} surroundings={surroundings} scroll={scroll} Screen={Screen} />), isSamePage);
  scroll.placeAgain();

  // The router adds the language's prefix to its paths.
  const pathIn = (address: string) => address.slice(prefix.length) || '/';
  const screenAt: ScreenAt = (address) => {
    if (!`${address}/`.startsWith(`${prefix}/`)) return undefined;
    const screen = screenOf(pathIn(address));
    return screen === 'not-found' ? undefined : screen;
  };
  followLinks(screenAt, ({ pathname, search, hash, href }) => {
    const state: Origin = { from: pathIn(window.location.pathname) };
    void router.navigate(pathIn(pathname) + search + hash, { replace: href === window.location.href, state });
  });
  prefetchOnIntent(screenAt);
  return router;
}

/** Fetches a page, and the screen that shows it. */
async function loadWhole(address: string, screen: string | undefined, navigation: AbortSignal): Promise<Page> {
  // The screen loads at the same time as the data. After a release its code may be gone, but then the data are of
  // another build, too.
  if (screen) loadScreen(screen).catch(() => {});
  const page = await loadPage(address, navigation);
  // Where there is no such page, the nearest 404 page may belong to another screen.
  await loadScreen(page.screen);
  return page;
}

function show(app: ReactNode, isSamePage: boolean) {
  const root = document.getElementById('root') as HTMLElement; // every document has it
  window.guide?.endTaps();
  const changes = window.guide?.endWatch() ?? [];
  const putBack = undoChanges(changes);
  tolerateStrangers(Node.prototype);
  followTexts();
  const whole = <Taken onTaken={putBack}>{app}</Taken>;
  if (!isSamePage || 'unrendered' in root.dataset) return createRoot(root).render(whole);
  const typeAgain = rememberTyped(root);
  const onRecoverableError = (error: unknown) => {
    console.warn('Somebody else had changed the page: it was drawn anew.', error);
    typeAgain();
  };
  const hydrate = () => void hydrateRoot(root, whole, { onRecoverableError });
  // A translation would be back within the next task. As a transition, hydration yields to the visitor every few
  // milliseconds instead of being one long task.
  if (changes.length > 0) flushSync(hydrate);
  else startTransition(hydrate);
}

/** Says when the application has taken the page over. */
function Taken({ onTaken, children }: { onTaken: () => void; children: ReactNode }) {
  useLayoutEffect(onTaken, [onTaken]);
  return children;
}

/** Reads JSON that the build wrote into the document. */
function embedded<Data>(id: string): Data {
  return JSON.parse(document.getElementById(id)?.textContent ?? '') as Data; // made by this build
}
