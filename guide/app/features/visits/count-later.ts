import { savesData } from '#common/lib/pictures/saves-data.ts';
import type { Router } from '#engine/navigation/router.ts';

/**
 * Begins to count what is opened and pressed, once the page has loaded and the browser is idle. A robot, and a browser
 * that asks not to be followed, or to save data, do not even load the code.
 */
export function countLater(router: Router) {
  const { doNotTrack, globalPrivacyControl, webdriver } = navigator as Navigator & { globalPrivacyControl?: boolean }; // in some
  if (webdriver || doNotTrack === '1' || globalPrivacyControl || savesData()) return;
  // Without the network nothing could be reported, either.
  const begin = () =>
    void import('./count.ts').then(
      ({ count }) => count(router),
      () => {},
    );
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(begin);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
