/** Milliseconds after the first touch, key or scroll, and after the page has loaded if there is none. */
const AFTER_TOUCH_MS = 2000;
const UNTOUCHED_MS = 10_000;

/**
 * Calls back once the page has loaded and the browser is idle: soon for returning visitors and offline, otherwise after
 * a visitor's first actions. Returns a function that cancels it.
 */
export function whenQuiet(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  const stop = new AbortController();
  const begin = () => {
    stop.abort();
    if ('requestIdleCallback' in window) idle = requestIdleCallback(act, { timeout: 5000 });
    else act();
  };
  const loaded = () => {
    const wait = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(begin, ms);
    };
    if (!navigator.onLine || navigator.serviceWorker?.controller) return wait(0);
    wait(UNTOUCHED_MS);
    for (const name of ['pointerdown', 'keydown', 'scroll']) {
      addEventListener(name, () => wait(AFTER_TOUCH_MS), { once: true, passive: true, signal: stop.signal });
    }
  };
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded, { once: true, signal: stop.signal });
  return () => {
    stop.abort();
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
