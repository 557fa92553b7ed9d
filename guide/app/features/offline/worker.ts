/** Registers the service worker; returns whether the browser can store the guide. */
export async function signOn(): Promise<boolean> {
  try {
    const worker = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    if (!worker) return false; // a browser under test
    await caches.has('guide-files');
    await inCharge();
    return true;
  } catch (error) {
    if (navigator.onLine) console.warn('The guide cannot be kept in this browser.', error);
    // Without a network it cannot be registered again, and need not be.
    return Boolean(navigator.serviceWorker?.controller);
  }
}

const PATIENCE_MS = 5000;

/** Waits until the worker controls this page, too. */
async function inCharge() {
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
}
