import type { DataRouter } from 'react-router';

/**
 * Decorates a router so that a new page fades in over the old one, immediately and briefly, in browsers that support it
 * and for visitors who accept motion. It does not fade on the way back, where phones have an animation of their own
 * (the router's own `viewTransition` option would), nor where only a filter or a query changes.
 */
export function withFades(router: DataRouter): DataRouter {
  const subscribe: DataRouter['subscribe'] = (listener) => {
    let nextLocation = router.state.location;
    return router.subscribe((state, update) => {
      const currentLocation = nextLocation;
      nextLocation = state.location;
      const isNewPage = state.historyAction === 'PUSH' && currentLocation.pathname !== nextLocation.pathname;
      const viewTransitionOpts = { currentLocation, nextLocation };
      listener(state, isNewPage && canFade() ? { ...update, flushSync: true, viewTransitionOpts } : update);
    });
  };
  return Object.create(router, { subscribe: { value: subscribe, enumerable: true } }) as DataRouter; // everything else is the router's
}

const canFade = () =>
  'startViewTransition' in document &&
  document.visibilityState === 'visible' &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
