import type { EmblaCarouselType } from 'embla-carousel';

/**
 * Brings the slide with keyboard focus into view. Embla's own `watchFocus` does so only if focus arrives within 10 ms
 * of the Tab key, which a busy device misses, and the browser cannot scroll to a slide that the loop has put to the
 * left of the first.
 */
export function followFocus(api: EmblaCarouselType): void {
  const root = api.rootNode();
  const focused = root.querySelector(':focus-visible');
  const slide = focused ? api.slideNodes().findIndex((node) => node.contains(focused)) : -1;
  if (slide === -1) return;
  api.emit('slideFocusStart'); // stops the plugins that move it on their own
  const { location, target, slideRegistry } = api.internalEngine();
  if (location.get() === target.get() && isWhollySeen(api.slideNodes()[slide], root)) return;
  root.scrollLeft = 0; // undoes the browser's scrolling: the carousel moves the row by other means
  const isInstant = true;
  api.scrollTo(
    slideRegistry.findIndex((group) => group.includes(slide)),
    isInstant,
  );
}

function isWhollySeen(slide: Element | undefined, root: Element): boolean {
  const [inner, outer] = [slide?.getBoundingClientRect(), root.getBoundingClientRect()];
  return inner !== undefined && inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
}
