import { type ComponentType, type ReactNode, startTransition, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { RouterContext, ShownContext } from './context.ts';
import { ErrorBoundary, ErrorView } from './error-boundary.tsx';
import { fadeIn, isNewPage } from './fade-in.ts';
import type { Change, Router } from './router.ts';
import type { ScrollMemory } from './scroll-memory.ts';

/** The layout that the application renders around its screens, and the page in place of one that could not be shown. */
export type Surroundings = { Layout: ComponentType<{ children: ReactNode }>; ErrorPage: ComponentType };

type Props = {
  router: Router;
  surroundings: Surroundings;
  /** Missing where pages are only rendered to HTML. */
  scroll?: ScrollMemory;
  /** Shows the page. */
  Screen: ComponentType;
};

/** Shows the router's pages inside the layout. */
export function RouterView({ router, surroundings: { Layout, ErrorPage }, scroll, Screen }: Props) {
  const [shown, setShown] = useState(router.shown);
  const toPlace = useRef<Change | null>(null);

  useLayoutEffect(() => {
    setShown(router.shown); // the router may have moved on during hydration
    return router.onChange((change) => {
      if (change.placesScroll) {
        scroll?.save(change.from.location);
        toPlace.current = change;
      }
      const show = () => setShown(change.to);
      if (isNewPage(change)) flushSync(show);
      else startTransition(show);
    });
  }, [router, scroll]);

  // Before the paint, so that the new page is never seen at the old one's scroll position.
  useLayoutEffect(() => {
    const change = toPlace.current;
    if (change?.to !== shown) return;
    toPlace.current = null;
    scroll?.place(shown.location, shown.by === 'pop');
    fadeIn(change);
  }, [shown, scroll]);

  return (
    <RouterContext value={router}>
      <ShownContext value={shown}>
        <ErrorBoundary resetKey={shown} ErrorPage={ErrorPage}>
          <Layout>
            <ErrorBoundary resetKey={shown} ErrorPage={ErrorPage}>
              {shown.page ? <Screen /> : <ErrorView error={shown.error} ErrorPage={ErrorPage} />}
            </ErrorBoundary>
          </Layout>
        </ErrorBoundary>
      </ShownContext>
    </RouterContext>
  );
}
