import { inTime } from '#common/lib/in-time.ts';

/**
 * Why nothing more is kept: no room, a browser that refuses to store or cannot store at all, as those inside other
 * applications, or files that the server does not have or the network did not bring.
 */
export type Problem = 'full' | 'refused' | 'absent' | 'broken';

/** Registers the service worker; returns why the browser cannot store the guide, or null if it can. */
export async function signOn(): Promise<Problem | null> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return 'absent';
  try {
    const worker = await inTime(serviceWorker.register('/sw.js', { updateViaCache: 'none' }), LONG_MS);
    if (!worker) return 'refused'; // a browser under test
    await inTime(caches.has('guide-files'), LONG_MS);
    await inCharge();
    return null;
  } catch (error) {
    // Without a network it cannot be registered again, and need not be.
    if (serviceWorker.controller) return null;
    if (navigator.onLine) console.warn('The guide cannot be kept in this browser.', error);
    return error instanceof TypeError ? 'broken' : 'refused'; // the worker's file could not be fetched
  }
}

const PATIENCE_MS = 5000;
/** A browser that has not answered by then never will. */
const LONG_MS = 15_000;

/** Waits until the worker controls this page, too. */
async function inCharge() {
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}
