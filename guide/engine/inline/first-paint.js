// Runs in the head of every page. What a visitor sees first must load first, even on a slow connection: pictures below
// the screen and the application (start.js) wait until it is painted. Small and plain: it is not bundled.
(() => {
  const LATEST_MS = 3000;
  const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  let isPainted = false;
  let isScrolled = false;
  const waiting = [];

  // Browsers fetch lazy pictures up to 2500 pixels below the screen, before the picture at its top has loaded.
  const held = new Map();
  const hold = (image) => {
    const files = [...(image.parentNode.nodeName === 'PICTURE' ? image.parentNode.children : []), image];
    const { src } = image;
    const sets = new Map(files.map((file) => [file, file.getAttribute('srcset')]));
    for (const file of files) file.removeAttribute('srcset');
    image.src = BLANK;
    held.set(image, (change) => {
      held.delete(image);
      Object.assign(image, change);
      for (const [file, set] of sets) if (set) file.setAttribute('srcset', set);
      image.src = src;
    });
  };
  // Of an opening's variants, by theme or moment, only the visible one is fetched: all are lazy, and it becomes eager.
  const isVariant = (image, root = document.documentElement) => {
    const box = image.closest('div[data-theme], div[data-opening]');
    if (box && (root.classList.contains(box.dataset.theme) || (root.dataset.opening ?? '') === box.dataset.opening))
      Object.assign(image, { fetchPriority: 'high', loading: 'eager' });
    return box !== null;
  };
  // Checks all images again: walking every node that was added would cost a phone 20 ms.
  const known = new WeakSet();
  const holdNew = () => {
    for (const image of document.images) {
      if (!known.has(image) && image.loading === 'lazy' && !isVariant(image)) hold(image);
      known.add(image);
    }
  };
  const parsing = new MutationObserver(holdNew);
  parsing.observe(document, { childList: true, subtree: true });
  // Measuring a picture would force the layout of the skipped content around it (`content-visibility`), so the element
  // that skips it is measured: a distant card, or a section of below.js.
  const boxOf = (image) => (image.closest('li') ?? image).getBoundingClientRect();
  const isInside = ({ top, bottom, right }) => bottom > 0 && right > 0 && top < innerHeight;
  const isInView = (image) => {
    const section = image.closest('section');
    return (!section || isInside(section.getBoundingClientRect())) && isInside(boxOf(image));
  };
  addEventListener('DOMContentLoaded', () => {
    parsing.disconnect();
    holdNew();
    // Measures all before it releases any: alternating would cost a layout of the page for each.
    const seen = [...held].filter(([image]) => isScrolled || isInView(image));
    for (const [, restore] of seen) restore({ fetchPriority: 'low' }); // after the opening's
    if (isPainted) releaseNear();
  });
  /** Fetches a picture of the first screen without measuring it; a lazy one would still wait for a layout. */
  window.fetchFirst = (image) => held.get(image)?.({ fetchPriority: 'low', loading: 'eager' });
  // Visitors who scroll or print look at more than the first screen; from then on the browser fetches far enough ahead.
  const releaseAll = () => {
    isScrolled = true;
    for (const restore of held.values()) restore();
  };
  for (const name of ['scroll', 'beforeprint']) addEventListener(name, releaseAll, { once: true, passive: true });
  // Until then only the next screen is fetched, not the five below it that many visits never reach.
  const releaseNear = () => {
    const near = new IntersectionObserver(
      (entries) => {
        for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) held.get(target)?.();
      },
      { rootMargin: '0px 100% 100%' },
    );
    for (const image of held.keys()) near.observe(image);
  };

  const painted = () => {
    if (isPainted) return;
    isPainted = true;
    window.layOutBelow(() => {
      releaseNear();
      for (const act of waiting) act();
    });
  };
  const paint = () => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(painted)));
  addEventListener('load', () => {
    // No browser fetches the last pictures of a long row before the visitor scrolls it.
    const isOnScreen = (image) => isInView(image) && boxOf(image).left < innerWidth;
    const inView = [...document.images].filter((image) => !held.has(image) && isOnScreen(image));
    void Promise.all(inView.map((image) => image.decode().catch(() => {}))).then(paint);
  });
  setTimeout(painted, LATEST_MS);

  /** Calls `act` once the first screen is painted, or after 3 s. */
  window.afterFirstPaint = (act) => (isPainted ? act() : waiting.push(act));
})();
