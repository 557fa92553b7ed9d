// Runs as the last script of every page: nothing before its first paint needs it, so the browser compiles it after the
// words are there. It is not bundled, so it stays small and plain.
(() => {
  const IDLE_MS = 500;
  const { guide } = window;
  // From here on only others change the page, until the application takes it over: extensions, translations.
  const changes = [];
  const watch = new MutationObserver((more) => changes.push(...more));
  const all = { childList: true, characterData: true, characterDataOldValue: true, subtree: true };
  watch.observe(document.getElementById('root'), all);
  guide.endWatch = () => {
    changes.push(...watch.takeRecords());
    watch.disconnect();
    return changes;
  };

  const own = document.documentElement.lang; // a browser's translation changes it later
  const named = (name) => document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
  const add = (tag, attributes) => document.head.append(Object.assign(document.createElement(tag), attributes));

  // The application starts when the first screen is painted, or at the first touch or key, whichever comes first.
  let isStarted = false;
  // The server keeps the shape of the error, and nothing about whose it was.
  guide.report = (error) => navigator.sendBeacon('/falla', [location.pathname, error, error.stack].join('\n'));
  const failed = (error) => {
    console.warn('The application could not be loaded.', error);
    guide.giveUp();
    guide.report(error);
  };
  // All are fetched at the same time. Each runs in a task of its own, after those that it imports: a single task would
  // keep a slow phone from responding until all of them have run.
  const evaluate = async (files) => {
    for (const file of files) {
      await import(file);
      await (window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve)));
    }
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    // The print rules load after the first screen's picture; without scripts, a <noscript> link loads them.
    const paper = named('paper-styles');
    if (paper) add('link', { rel: 'stylesheet', media: 'print', href: paper });
    const files = named('app-scripts')?.split(' ') ?? [];
    if (!files[0]) return;
    for (const href of files) add('link', { rel: 'modulepreload', href });
    evaluate(files).catch(failed);
    const words = `/locales/${own}/translation.json`;
    add('link', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: words });
  };
  guide.atFirstTouch(start);

  window.afterFirstPaint(() => {
    (window.requestIdleCallback ?? setTimeout)(start, { timeout: IDLE_MS });
    // What would delay the first paint if it were in the HTML: for the manifest, browsers fetch an icon as well, and
    // after a policy they fetch nothing ahead of the parser.
    const manifest = named('app-manifest');
    if (manifest) add('link', { rel: 'manifest', href: manifest });
    // From here on the only style sheets are files of the guide. In development there are others, added by Vite.
    if (named('app-styles')) add('meta', { httpEquiv: 'Content-Security-Policy', content: "style-src-elem 'self'" });
  });

  // The browser may offer to install the guide at any time; the guide saves the offer for a better moment.
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    guide.install = event;
  });
})();
