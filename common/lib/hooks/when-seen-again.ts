const A_MINUTE_MS = 60_000;

/**
 * Calls back every minute and when the tab is seen again, so that a new day is noticed on a screen that is left on, too.
 * Returns a function that stops it.
 */
export function whenSeenAgain(onChange: () => void) {
  const timer = setInterval(onChange, A_MINUTE_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
