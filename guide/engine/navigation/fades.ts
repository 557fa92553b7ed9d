import type { Change } from './router.ts';

/**
 * Whether a new page fades in over the old one, in browsers that support it and for visitors who accept motion. It does
 * not on Back, where phones have an animation of their own, nor when only a filter or a query changes.
 */
export function fades({ from, to }: Change): boolean {
  return (
    to.by === 'push' &&
    from.location.pathname !== to.location.pathname &&
    'startViewTransition' in document &&
    document.visibilityState === 'visible' &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
