// Runs in the head of every page. A browser lays a whole page out before it paints the first screen: what the styles say
// of `data-below` waits, and is laid out a few elements at a time once that is painted. It is not bundled.
(() => {
  const root = document.documentElement;
  /** How many elements are laid out between two frames: more would keep a slow phone from answering. */
  const AT_ONCE = 120;
  let waiting = [];
  const end = () => {
    delete root.dataset.below;
    for (const { style } of waiting) style.contentVisibility = '';
    waiting = [];
  };

  // Who comes back to a place on a page, or is sent to one, needs the heights of all that lies above it.
  if (performance.getEntriesByType('navigation')[0]?.type === 'navigate' && !location.hash) {
    root.dataset.below = '';
    // A link to a place on the page must find it where it will be.
    for (const name of ['pointerdown', 'keydown', 'scroll', 'beforeprint']) addEventListener(name, end, { once: true });
  }

  /** Lays out what waits, and then calls `act`. */
  window.layOutBelow = (act) => {
    if ('below' in root.dataset) waiting = [...document.querySelectorAll('section, footer')];
    let next = 0;
    const go = () => {
      for (let room = AT_ONCE; room > 0 && next < waiting.length; next++) {
        waiting[next].style.contentVisibility = 'visible';
        room -= waiting[next].getElementsByTagName('*').length;
      }
      if (next < waiting.length && !document.hidden) return requestAnimationFrame(go);
      end();
      act();
    };
    go();
  };
})();
