import type { Change } from './router.ts';

/** The new page is legible from its first frame on. */
const FRAMES = [{ opacity: 0.4 }, { opacity: 1 }];
const FADE: KeyframeAnimationOptions = { duration: 150, easing: 'ease-out' };

/** Whether somebody has gone on to another page; choosing a filter or typing a query only changes the address. */
export const isNewPage = ({ from, to }: Change) => to.by === 'push' && from.location.pathname !== to.location.pathname;

/**
 * Fades a new page in, for visitors who accept motion; not on Back, where phones have an animation of their own. The
 * browser's fade (`startViewTransition`) would first take a picture of the old page, which delays the new one by three
 * frames.
 */
export function fadeIn(change: Change) {
  if (!isNewPage(change) || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  document.querySelector('main')?.animate(FRAMES, FADE);
}
