import { ownLink } from './lib/own-link.ts';
import { savesData } from './lib/saves-data.ts';
import { loadPageAhead } from './load-page.ts';
import type { ScreenAt } from './page.ts';
import { loadScreen } from './screens.tsx';

/** A pointer that only passes over a link stays a shorter time. */
const HESITATION_MS = 65;

/**
 * Fetches the page behind a link when a visitor is about to choose it: the pointer rests on it, a finger or a key has
 * come to it; for who saves data only once it is pressed.
 */
export function loadOnIntent(screenAt: ScreenAt) {
  const load = (event: Event) => {
    const link = ownLink(event);
    if (!link || link.pathname === location.pathname) return;
    const screen = screenAt(link.pathname);
    if (!screen) return;
    void loadPageAhead(link.href);
    loadScreen(screen).catch(() => {}); // it is loaded again when the page is opened
  };
  // Apart: a key that scrolls the page moves links away from under a pointer that rests.
  const pointer = hesitating(load);
  const keys = hesitating(load);
  addEventListener('pointerover', pointer.come, { passive: true });
  addEventListener('pointerout', pointer.leave, { passive: true });
  addEventListener('focusin', keys.come);
  addEventListener('focusout', keys.leave);
  addEventListener('pointerdown', load, { passive: true });
  // Who has chosen waits for the page itself.
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
