import type { EmblaCarouselType } from 'embla-carousel';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { startZoom } from './start-zoom.ts';

export type CarouselFactory = typeof import('embla-carousel').default;

type Options = { Carousel: CarouselFactory; start: number; count: number };

/**
 * Returns the index of the picture that the viewer shows, whether it is enlarged, and `move`, which turns by one
 * without animation and wraps at both ends. A finger or the mouse drags the pictures in `row` from anywhere on the
 * dialog.
 */
export function useViewer(dialog: RefObject<HTMLDialogElement | null>, { Carousel, start, count }: Options) {
  const row = useRef<HTMLDivElement>(null);
  const embla = useRef<EmblaCarouselType | null>(null);
  const [index, setIndex] = useState(start);
  const [isEnlarged, setIsEnlarged] = useState(false);

  useEffect(() => {
    const [node, container] = [dialog.current, row.current];
    if (!node || !container) return;
    node.showModal(); // before the carousel measures the row
    let shown = start;
    const picture = () => container.children[shown]?.querySelector('img') ?? null;
    const zoom = startZoom({ dialog: node, picture, onChange: setIsEnlarged });
    const watchDrag = (_: EmblaCarouselType, event: MouseEvent | TouchEvent) =>
      count > 1 && !zoom.isEnlarged() && !('touches' in event && event.touches.length > 1);
    const api = Carousel(node, { container, loop: true, startIndex: start, watchDrag });
    api.on('select', () => {
      zoom.reset();
      shown = api.selectedScrollSnap();
      setIndex(shown);
    });
    embla.current = api;
    return () => {
      api.destroy();
      zoom.end();
    };
  }, [dialog, Carousel, start, count]);

  const move = (by: 1 | -1) => (by === 1 ? embla.current?.scrollNext(true) : embla.current?.scrollPrev(true));
  return { row, index, isEnlarged, move };
}
