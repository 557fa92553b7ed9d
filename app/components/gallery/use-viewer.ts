import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useRef, useState } from 'react';

export type CarouselFactory = typeof import('embla-carousel').default;

type Options = { Carousel: CarouselFactory; start: number; count: number };

/**
 * Returns the index of the picture that the viewer shows, and `move`, which turns by one at once, round both ends. A
 * finger or the mouse drags the pictures in `row`, wherever on the dialog it is.
 */
export function useViewer(dialog: RefObject<HTMLDialogElement | null>, { Carousel, start, count }: Options) {
  const row = useRef<HTMLDivElement>(null);
  const embla = useRef<EmblaCarouselType | null>(null);
  const [index, setIndex] = useState(start);

  useEffect(() => {
    const [node, container] = [dialog.current, row.current];
    if (!node || !container) return;
    node.showModal(); // before the carousel measures the row
    // In a page that was pinched larger, one finger pans.
    const watchDrag = () => count > 1 && (window.visualViewport?.scale ?? 1) <= 1;
    const api = Carousel(node, { container, loop: true, startIndex: start, watchDrag });
    api.on('select', () => setIndex(api.selectedScrollSnap()));
    embla.current = api;
    return () => api.destroy();
  }, [dialog, Carousel, start, count]);

  const move = (by: 1 | -1) => (by === 1 ? embla.current?.scrollNext(true) : embla.current?.scrollPrev(true));
  return { row, index, move };
}
