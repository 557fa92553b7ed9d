import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Spot } from '#map/browser/sheets.ts';
import { watchGestures } from './gestures.ts';

/** The largest zoom, relative to the first view. */
const CLOSEST = 6;

/** The spot that stays in place while the sheet is zoomed: in shares of the sheet, and in pixels of its box. */
type Hold = { at: Spot; x: number; y: number };

/**
 * The window on the sheet: a scroll box, which touch, wheel, keys and screen readers can move even without script. This
 * hook adds zooming, and dragging with a mouse.
 */
export function useStage() {
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const hold = useRef<Hold | null>(null);
  const [zoom, setZoom] = useState(1);

  /** Makes the sheet `times` as large around a point of the window, or around the window's middle. */
  const zoomBy = useCallback((times: number, point?: { clientX: number; clientY: number }) => {
    const [box, drawing] = [stage.current, sheet.current];
    if (!box || !drawing) return;
    const window = box.getBoundingClientRect();
    const x = point ? point.clientX - window.left : box.clientWidth / 2;
    const y = point ? point.clientY - window.top : box.clientHeight / 2;
    hold.current = {
      at: { x: (box.scrollLeft + x) / drawing.offsetWidth, y: (box.scrollTop + y) / drawing.offsetHeight },
      x,
      y,
    };
    setZoom((zoom) => within(zoom * times, smallest(box, drawing, zoom)));
  }, []);

  const show = useCallback((at: Spot, closeness: number) => {
    const [box, drawing] = [stage.current, sheet.current];
    if (!box) return;
    hold.current = { at, x: box.clientWidth / 2, y: box.clientHeight / 2 };
    setZoom((zoom) => {
      const next = drawing ? within(closeness, smallest(box, drawing, zoom)) : closeness;
      return zoom === next ? next + 1e-6 : next; // the same zoom must still move
    });
  }, []);

  useLayoutEffect(() => {
    const [box, drawing, held] = [stage.current, sheet.current, hold.current];
    if (!box || !drawing || !held || zoom <= 0) return;
    hold.current = null;
    box.scrollLeft = held.at.x * drawing.offsetWidth - held.x;
    box.scrollTop = held.at.y * drawing.offsetHeight - held.y;
  }, [zoom]);

  useLayoutEffect(() => {
    const box = stage.current;
    // Visitors who scrolled it before the script ran keep their view.
    if (!box || box.scrollLeft > 0 || box.scrollTop > 0) return;
    const first = box.firstElementChild as HTMLElement; // the styles place the first view
    box.scrollTo(first.offsetLeft, first.offsetTop);
  }, []);
  useEffect(() => {
    if (stage.current && sheet.current) return watchGestures(stage.current, sheet.current, zoomBy);
  }, [zoomBy]);
  return { stage, sheet, zoom, zoomBy, show };
}

const within = (zoom: number, least: number) => Math.min(CLOSEST, Math.max(least, zoom));

/** The zoom that shows the whole sheet, or the first one if that already does. */
function smallest(box: HTMLElement, drawing: HTMLElement, zoom: number): number {
  const whole = Math.min(box.clientWidth / drawing.offsetWidth, box.clientHeight / drawing.offsetHeight) * zoom;
  return Math.min(1, whole);
}
