import type { DataRouter } from 'react-router';

/**
 * Lets a new page fade in over the old one, at once and briefly: in browsers that can, and for visitors who like
 * motion. Not on the way back, where phones have a motion of their own, nor where only a filter or a query changes.
 */
export function fadePages(router: DataRouter) {
  const { subscribe } = router;
  router.subscribe = (listener) => {
    let nextLocation = router.state.location;
    return subscribe((state, update) => {
      const currentLocation = nextLocation;
      nextLocation = state.location;
      const isNewPage = state.historyAction === 'PUSH' && currentLocation.pathname !== nextLocation.pathname;
      const viewTransitionOpts = { currentLocation, nextLocation };
      listener(state, isNewPage && canFade() ? { ...update, flushSync: true, viewTransitionOpts } : update);
    });
  };
}

const canFade = () =>
  'startViewTransition' in document &&
  document.visibilityState === 'visible' &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
