import { ownLink } from '#common/lib/address/own-link.ts';
import { savesData } from '#common/lib/pictures/saves-data.ts';
import type { ScreenAt } from '#engine/page.ts';
import { prefetch } from './prefetch.ts';

/** A pointer that merely passes over a link stays on it for less than this. */
const HESITATION_MS = 65;

/**
 * Prefetches the page behind a link when a visitor is about to choose it: when the pointer rests on it, or a finger or
 * the keyboard reaches it. For visitors who save data, it waits until the link is pressed.
 */
export function prefetchOnIntent(screenAt: ScreenAt) {
  const load = (event: Event) => {
    const link = ownLink(event);
    if (!link || link.pathname === location.pathname) return;
    const screen = screenAt(link.pathname);
    if (!screen) return;
    void prefetch(link.href, screen);
  };
  // Separate timers for pointer and keyboard: a key that scrolls the page moves links under a resting pointer.
  const pointer = hesitating(load);
  const keys = hesitating(load);
  addEventListener('pointerover', pointer.come, { passive: true });
  addEventListener('pointerout', pointer.leave, { passive: true });
  addEventListener('focusin', keys.come);
  addEventListener('focusout', keys.leave);
  addEventListener('pointerdown', load, { passive: true });
  // After a click, the page itself is being fetched.
  addEventListener('click', pointer.leave, true);
  addEventListener('click', keys.leave, true);
}

function hesitating(act: (event: Event) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => clearTimeout(timer);
  const come = (event: Event) => {
    leave();
    if (!savesData()) timer = setTimeout(act, HESITATION_MS, event);
  };
  return { come, leave };
}
