// Runs in the head of every page, before the first paint. It is not bundled, so it stays small and plain.
(() => {
  const root = document.documentElement;
  // The theme is light unless the visitor chose dark. It must be set before anything is painted.
  let theme = 'light';
  try {
    if (localStorage.getItem('vite-ui-theme') === 'dark') theme = 'dark';
  } catch {
    // Without access to storage, choices are not remembered, but the page works.
  }
  root.classList.add(theme);

  // A link to search results: the page waits for the results instead of showing something else first.
  if (/[?&]q=[^&]/.test(document.URL)) root.dataset.searching = '';

  // Read when the first list asks: a read of session storage waits for another process, and few pages have an order.
  let seed = '';
  const readSeed = () => {
    seed = String(Math.random());
    try {
      seed = sessionStorage.getItem('visit-seed') || seed;
      sessionStorage.setItem('visit-seed', seed);
    } catch {
      // The order changes with every page.
    }
  };

  /** A number between 0 and 2^32 for a name: constant during a visit, different in the next. */
  const rank = (name) => {
    let hash = 2166136261;
    for (const letter of seed + name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
    hash = Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0;
    return (hash ^ (hash >>> 13)) >>> 0;
  };

  window.guide = {
    /** Orders names differently on every visit, and the same way throughout it. */
    visitOrder(names) {
      if (!seed) readSeed();
      return [...names].sort((a, b) => rank(a) - rank(b));
    },
  };
})();
