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
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  const load = (event: Event) => {
    cancel();
    const link = ownLink(event);
    if (!link || link.pathname === location.pathname) return;
    const screen = screenAt(link.pathname);
    if (!screen) return;
    void loadPageAhead(link.href);
    loadScreen(screen).catch(() => {}); // it is loaded again when the page is opened
  };
  const loadSoon = (event: Event) => {
    cancel();
    if (savesData()) return;
    timer = setTimeout(load, HESITATION_MS, event);
  };
  addEventListener('pointerover', loadSoon, { passive: true });
  addEventListener('focusin', loadSoon);
  addEventListener('pointerdown', load, { passive: true });
  addEventListener('pointerout', cancel, { passive: true });
  addEventListener('click', cancel, true);
}
