const PRESSABLE = 'a[href], button, input, select, textarea, summary';
/** The largest share of a thing that may be covered: a card can be pressed beside the button, a link could not be. */
const MOST_COVERED = 0.15;

/** The share of a thing's area that lies under a box. */
function shareUnder(thing: DOMRect, box: DOMRect): number {
  const width = Math.min(thing.right, box.right) - Math.max(thing.left, box.left);
  const height = Math.min(thing.bottom, box.bottom) - Math.max(thing.top, box.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / (thing.width * thing.height);
}

/** The box of a button at its full size, even while it is shrunk. */
function boxOf(floating: HTMLElement): DOMRect {
  const { left, top, width, height } = floating.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = floating;
  return new DOMRect(left + (width - offsetWidth) / 2, top + (height - offsetHeight) / 2, offsetWidth, offsetHeight);
}

/** Whether too much of something pressable lies under the button, probed at nine points. */
function isInTheWay(floating: HTMLElement): boolean {
  const box = boxOf(floating);
  const at = (from: number, size: number) => [0.02, 0.5, 0.98].map((share) => from + size * share);
  return at(box.left, box.width).some((x) =>
    at(box.top, box.height).some((y) =>
      document.elementsFromPoint(x, y).some((element) => {
        const thing = element.closest(PRESSABLE);
        if (!thing || floating.contains(thing) || !thing.closest('main, footer')) return false;
        return shareUnder(thing.getBoundingClientRect(), box) > MOST_COVERED;
      }),
    ),
  );
}

/** Makes floating buttons smaller below the page's top, and lets them step aside from what they would cover. */
export function stepAside(group: Element): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    frame = 0;
    group.toggleAttribute('data-scrolled', window.scrollY > 0);
    for (const floating of group.children) {
      floating.toggleAttribute('data-aside', isInTheWay(floating as HTMLElement));
    }
  };
  const later = () => {
    // The first task after a frame: layout is done, and a new page's first paint does not wait for it.
    frame ||= requestAnimationFrame(() => {
      timer = setTimeout(look);
    });
  };
  look();
  const sizes = new ResizeObserver(later);
  sizes.observe(document.body);
  window.addEventListener('scroll', later, { passive: true });
  window.addEventListener('resize', later, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    sizes.disconnect();
    window.removeEventListener('scroll', later);
    window.removeEventListener('resize', later);
  };
}
