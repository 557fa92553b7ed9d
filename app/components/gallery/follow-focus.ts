import type { EmblaCarouselType } from 'embla-carousel';

/**
 * Brings the slide that has the keyboard's focus into view. Embla's own `watchFocus` does so only when the focus comes
 * within 10 ms of the Tab key: on a busy device it stays where it is, and a slide that the loop has put to the left of
 * the first cannot be scrolled to by the browser either.
 */
export function followFocus(api: EmblaCarouselType): void {
  const root = api.rootNode();
  const focused = root.querySelector(':focus-visible');
  const slide = focused ? api.slideNodes().findIndex((node) => node.contains(focused)) : -1;
  if (slide === -1) return;
  api.emit('slideFocusStart'); // plugins which move it by themselves stop
  const { location, target, slideRegistry } = api.internalEngine();
  if (location.get() === target.get() && isWhollySeen(api.slideNodes()[slide], root)) return;
  root.scrollLeft = 0; // the browser has scrolled the row, which the carousel moves by other means
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
