// Runs in the head of every page, before the first paint. It is not bundled, so it stays small and plain.
(() => {
  const KEY = 'i18nextLng';
  const PLACE = 'language-place';
  /** The longest time that a page is hidden during a redirect: without a network, the redirect goes nowhere. */
  const LONGEST_MS = 3000;
  const root = document.documentElement;
  const tryTo = (read) => {
    try {
      return read();
    } catch {
      return null; // storage refuses access
    }
  };

  // A language requested in the query wins, even at the address of another language. Otherwise an address with a
  // language prefix decides; without one, the visitor's language is detected in the order of i18next's detector.
  // Crawlers are never redirected: they must find every address.
  const addresses = Object.create(null); // the requested language may have any name
  for (const link of document.querySelectorAll('link[hreflang]:not([hreflang="x-default"])')) {
    addresses[link.hreflang] = new URL(link.href).pathname;
  }
  const isCrawler = /bot|crawl|spider/i.test(navigator.userAgent);
  if (addresses.es && !isCrawler) {
    const query = new URLSearchParams(location.search);
    // One at a time: cookies and storage are asked of another process, and a page waits for each answer.
    function* codes() {
      yield query.get('lng');
      if (root.lang !== 'es') return;
      yield /(?:^|; )i18next=([^;]*)/.exec(document.cookie)?.[1];
      yield tryTo(() => localStorage.getItem(KEY));
      yield tryTo(() => sessionStorage.getItem(KEY));
      yield* navigator.languages ?? [navigator.language];
      yield root.lang;
    }
    function* spoken() {
      for (const code of codes()) {
        const language = (code ?? '').split(/[-_]/)[0].toLowerCase();
        if (addresses[language]) yield language;
      }
    }
    const [language] = spoken();
    if (language) tryTo(() => localStorage.setItem(KEY, language));
    if (language && language !== root.lang) {
      // A Spanish address detects again, so the request stays in it, in case a cookie differs or storage is off.
      if (language !== 'es') query.delete('lng');
      root.style.visibility = 'hidden';
      setTimeout(() => {
        root.style.visibility = '';
      }, LONGEST_MS);
      location.replace(addresses[language] + (String(query) && `?${query}`) + location.hash);
    }
  }

  // Visitors who change the language continue at the same place. Positions are fractions of the page's length, because
  // a translation is not as long as the original.
  addEventListener('DOMContentLoaded', () => {
    const place = tryTo(() => JSON.parse(sessionStorage.getItem(PLACE) ?? 'null'));
    tryTo(() => sessionStorage.removeItem(PLACE));
    if (place?.path !== location.pathname) return;
    delete root.dataset.below; // sections that wait to be laid out (below.js) are not as long as they will be
    scrollTo({ top: place.share * (root.scrollHeight - innerHeight), behavior: 'instant' });
  });
})();
