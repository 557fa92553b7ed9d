// Runs in the head of every page. A browser lays out a whole page before it paints the first screen. The styles for
// `data-below` make sections wait; they are laid out in small batches after that paint. It is not bundled.
(() => {
  const root = document.documentElement;
  /** How many elements are laid out between two frames: more would keep a slow phone from responding. */
  const AT_ONCE = 120;
  let waiting = [];
  const end = () => {
    delete root.dataset.below;
    for (const { style } of waiting) style.contentVisibility = '';
    waiting = [];
  };

  // Restoring a scroll position or following a #fragment needs the heights of everything above it.
  if (performance.getEntriesByType('navigation')[0]?.type === 'navigate' && !location.hash) {
    root.dataset.below = '';
    // A link to a #fragment must find its target at its final position.
    for (const name of ['pointerdown', 'keydown', 'scroll', 'beforeprint']) addEventListener(name, end, { once: true });
  }

  /** Lays out the waiting sections, then calls `act`. */
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
