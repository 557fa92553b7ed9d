// Runs in the head of every page, before the first paint. It is not bundled, so it stays small and plain.
(() => {
  const SPANISH = 'es';
  const KEY = 'i18nextLng';
  const PLACE = 'language-place';
  /** The longest time that a page is hidden during a redirect: without a network, the redirect goes nowhere. */
  const LONGEST_MS = 3000;
  const root = document.documentElement;
  const own = root.lang; // a browser's translation changes it
  const tryTo = (read) => {
    try {
      return read();
    } catch {
      return null; // storage refuses access
    }
  };

  const links = [...document.querySelectorAll('link[hreflang]:not([hreflang="x-default"])')];
  const query = new URLSearchParams(location.search);
  const stored = () => tryTo(() => localStorage.getItem(KEY));
  const ofBrowser = navigator.languages ?? [navigator.language];
  /** The link to this page in the first language of these that the guide speaks. */
  const linkIn = (codes) => {
    for (const code of codes) {
      const language = (code ?? '').split(/[-_]/)[0].toLowerCase();
      const link = links.find(({ hreflang }) => hreflang === language);
      if (link) return link;
    }
    return null;
  };

  // A language requested in the query wins, even at the address of another language. Otherwise an address with a
  // language prefix decides; without one, the visitor's language is detected in the order of i18next's detector.
  function* detected() {
    yield query.get('lng');
    if (own !== SPANISH) return;
    yield /(?:^|; )i18next=([^;]*)/.exec(document.cookie)?.[1];
    yield stored();
    yield tryTo(() => sessionStorage.getItem(KEY));
    yield* ofBrowser;
    yield SPANISH;
  }
  const follow = () => {
    // Crawlers and tools are never redirected: they must find every address. Most name their own address or call
    // themselves compatible with a browser, which no browser of today does.
    const link = /compatible;|https?:|bot|crawl|spider|inspection|lighthouse|preview|externalhit/i.test(
      navigator.userAgent,
    )
      ? null
      : linkIn(detected());
    if (!link) return;
    const language = link.hreflang;
    tryTo(() => localStorage.setItem(KEY, language));
    if (language === own) return;
    // A Spanish address detects again, so the request stays in it, in case a cookie differs or storage is off.
    if (language !== SPANISH) query.delete('lng');
    root.style.visibility = 'hidden';
    setTimeout(() => {
      root.style.visibility = '';
    }, LONGEST_MS);
    location.replace(new URL(link.href).pathname + (String(query) && `?${query}`) + location.hash);
  };
  // Cookies and session storage are asked of another process, which a page would wait for before its first paint. The
  // guide writes a language to neither, so unless all else already leads to another language, they are read after it.
  const likely = linkIn([query.get('lng'), stored(), ...ofBrowser, SPANISH]);
  if (own === SPANISH && likely?.hreflang === SPANISH) {
    addEventListener('DOMContentLoaded', () => window.afterFirstPaint(follow));
  } else follow();

  // Visitors who change the language continue at the same place. Positions are fractions of the page's length, because
  // a translation is not as long as the original. Who comes from elsewhere has no place, and session storage is not read.
  addEventListener('DOMContentLoaded', () => {
    if (!document.referrer.startsWith(`${location.origin}/`)) return;
    const place = tryTo(() => JSON.parse(sessionStorage.getItem(PLACE) ?? 'null'));
    tryTo(() => sessionStorage.removeItem(PLACE));
    if (place?.path !== location.pathname) return;
    delete root.dataset.below; // sections that wait to be laid out (below.js) are not as long as they will be
    scrollTo({ top: place.share * (root.scrollHeight - innerHeight), behavior: 'instant' });
  });
})();
