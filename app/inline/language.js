// Runs in the head of every page, before the first paint. Small and plain: it is not bundled.
(() => {
  const KEY = 'i18nextLng';
  const PLACE = 'language-place';
  /** So long a page that is being left stays hidden: without a network there is nothing to go to. */
  const LONGEST_MS = 3000;
  const root = document.documentElement;
  const tryTo = (read) => {
    try {
      return read();
    } catch {
      return null; // storage that refuses
    }
  };

  // Addresses without a language show what the visitor reads, in the order of i18next's language detector. An address
  // with a language decides by itself, and so does every address for a crawler, which must find all of them.
  const addresses = Object.create(null); // a language that is asked for may have any name
  for (const link of document.querySelectorAll('link[hreflang]:not([hreflang="x-default"])')) {
    addresses[link.hreflang] = new URL(link.href).pathname;
  }
  const isCrawler = /bot|crawl|spider/i.test(navigator.userAgent);
  if (root.lang === 'es' && addresses.es && !isCrawler) {
    const query = new URLSearchParams(location.search);
    const codes = [
      query.get('lng'),
      /(?:^|; )i18next=([^;]*)/.exec(document.cookie)?.[1],
      tryTo(() => localStorage.getItem(KEY)),
      tryTo(() => sessionStorage.getItem(KEY)),
      ...(navigator.languages ?? [navigator.language]),
      root.lang,
    ];
    const language = codes.map((code) => (code ?? '').split(/[-_]/)[0].toLowerCase()).find((code) => addresses[code]);
    tryTo(() => localStorage.setItem(KEY, language));
    if (language !== root.lang) {
      query.delete('lng');
      root.style.visibility = 'hidden';
      setTimeout(() => {
        root.style.visibility = '';
      }, LONGEST_MS);
      location.replace(addresses[language] + (String(query) && `?${query}`) + location.hash);
    }
  }

  // Who changed the language goes on reading where they were. A translation is as long as the page, not as the original.
  const place = tryTo(() => JSON.parse(sessionStorage.getItem(PLACE) ?? 'null'));
  tryTo(() => sessionStorage.removeItem(PLACE));
  if (place?.path === location.pathname) {
    const goOn = () => scrollTo({ top: place.share * (root.scrollHeight - innerHeight), behavior: 'instant' });
    addEventListener('DOMContentLoaded', goOn);
  }
})();
