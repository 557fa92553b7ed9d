// Runs in the head of every page, before the first paint. It is not bundled, so it stays small and plain.
(() => {
  // The theme is light unless the visitor chose dark. It must be set before anything is painted.
  let theme = 'light';
  let seed = String(Math.random());
  try {
    if (localStorage.getItem('vite-ui-theme') === 'dark') theme = 'dark';
    seed = sessionStorage.getItem('visit-seed') || seed;
    sessionStorage.setItem('visit-seed', seed);
  } catch {
    // Without access to storage, choices are not remembered, but the page works.
  }
  document.documentElement.classList.add(theme);

  /** A number between 0 and 2^32 for a name: constant during a visit, different in the next. */
  const rank = (name) => {
    let hash = 2166136261;
    for (const letter of seed + name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
    hash = Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0;
    return (hash ^ (hash >>> 13)) >>> 0;
  };

  /** `visitOrder` orders names differently on every visit, and the same way throughout it. */
  window.guide = { visitOrder: (names) => [...names].sort((a, b) => rank(a) - rank(b)) };
})();

(() => {
  const root = document.documentElement;

  // A link to search results: the page waits for the results instead of showing something else first.
  if (/[?&]q=[^&]/.test(document.URL)) root.dataset.searching = '';

  // The application starts when the first screen is painted, or at the first touch or key, whichever comes first.
  const TAP = 'button';
  const IDLE_MS = 500;
  const HELD_MS = 10000;
  let tapped = null;
  let isStarted = false;
  const firsts = ['pointerdown', 'touchstart', 'keydown', 'beforeprint'];
  const rememberTap = (event) => {
    const target = event.target instanceof Element ? event.target.closest(TAP) : null;
    // A form is sent by the browser or held back below; a second click would send it twice.
    const isSent = target?.form && target.type === 'submit';
    if (target && !isSent && !target.hasAttribute('popovertarget')) tapped = target;
  };
  // A message waits for the application, which keeps its text and sends it once. A search is sent by the browser.
  let held = null;
  const holdPost = (event) => {
    if (event.target.method !== 'post') return;
    event.preventDefault();
    held = event.target;
    setTimeout(sendHeld, HELD_MS);
  };
  const releasePosts = () => {
    removeEventListener('submit', holdPost, true);
    const form = held;
    held = null;
    return form;
  };
  const sendHeld = () => releasePosts()?.submit();
  const giveUp = () => {
    // Parts that wait for the application are shown as they were built.
    root.removeAttribute('data-searching');
    root.removeAttribute('data-late');
    sendHeld();
  };
  const failed = (error) => {
    console.warn('The application could not be loaded.', error);
    giveUp();
  };
  const fetchAhead = (link) => document.head.append(Object.assign(document.createElement('link'), link));
  // All are fetched at the same time. Each runs in a task of its own, after those that it imports: a single task would
  // keep a slow phone from responding until all of them have run.
  const evaluate = async (files) => {
    for (const file of files) {
      await import(file);
      await (window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve)));
    }
  };
  const named = (name) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const name of firsts) removeEventListener(name, start, true);
    // The print rules load after the first screen's picture; without scripts, a <noscript> link loads them.
    const paper = named('paper-styles');
    if (paper) fetchAhead({ rel: 'stylesheet', media: 'print', href: paper });
    const files = named('app-scripts')?.split(' ') ?? [];
    if (!files[0]) return;
    for (const href of files) fetchAhead({ rel: 'modulepreload', href });
    evaluate(files).catch(failed);
    fetchAhead({
      rel: 'preload',
      as: 'fetch',
      crossOrigin: 'anonymous',
      href: `/locales/${root.lang}/translation.json`,
    });
  };
  for (const name of firsts) addEventListener(name, start, { capture: true, passive: true });
  addEventListener('click', rememberTap, true);
  addEventListener('submit', holdPost, true);
  window.afterFirstPaint(() => (window.requestIdleCallback ?? setTimeout)(start, { timeout: IDLE_MS }));

  // The browser may offer to install the guide at any time; the guide saves the offer for a better moment.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.guide.install = event;
  });

  Object.assign(window.guide, {
    /** From here on React handles every tap; a tap that both remembered would count twice. */
    endTaps: () => removeEventListener('click', rememberTap, true),
    replayTap: () => {
      if (tapped?.isConnected) tapped.click();
      tapped = null;
      releasePosts()?.requestSubmit();
    },
    giveUp,
  });
})();

// What would delay the first paint if it were in the HTML: for the manifest, browsers fetch an icon as well, and after a
// policy they fetch nothing ahead of the parser.
window.afterFirstPaint(() => {
  const named = (name) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
  const add = (tag, attributes) => document.head.append(Object.assign(document.createElement(tag), attributes));
  const manifest = named('app-manifest');
  if (manifest) add('link', { rel: 'manifest', href: manifest });
  // From here on the only style sheets are files of the guide. In development there are others, added by Vite.
  if (named('app-styles')) add('meta', { httpEquiv: 'Content-Security-Policy', content: "style-src-elem 'self'" });
});
