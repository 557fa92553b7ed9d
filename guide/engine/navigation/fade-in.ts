import type { Change } from './router.ts';

/** Whether somebody has gone on to another page; choosing a filter or typing a query only changes the address. */
export const isNewPage = ({ from, to }: Change) => to.by === 'push' && from.location.pathname !== to.location.pathname;

/**
 * Fades a new page in, for visitors who accept motion; not on Back, where phones have an animation of their own. The
 * browser's fade (`startViewTransition`) would first take a picture of the old page, which delays the new one by three
 * frames; this one is legible from its first frame on.
 */
export function fadeIn(change: Change) {
  if (!isNewPage(change) || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  document.querySelector('main')?.animate({ opacity: [0.4, 1] }, 150);
}
