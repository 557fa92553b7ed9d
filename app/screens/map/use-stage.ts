import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Spot } from '#map/sheets.ts';
import { watchGestures } from './gestures.ts';

/** How far the sheet can be drawn larger than it is first shown. */
const CLOSEST = 6;

/** What stays where it is while the sheet grows: a share of the sheet, and where that is in the window on it. */
type Hold = { at: Spot; x: number; y: number };

/**
 * The window on the sheet: a box that scrolls, which fingers, wheels, keys and screen readers know how to move, also
 * without a script. Here it learns to zoom, and to be dragged with a mouse.
 * @param middle what the first view shows in its middle, as a share of the sheet
 */
export function useStage(middle: Spot) {
  const stage = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const hold = useRef<Hold | null>(null);
  const [zoom, setZoom] = useState(1);

  /** Makes the sheet `times` as large, and keeps the spot below a point of the window (its middle without one) there. */
  const zoomBy = useCallback((times: number, point?: { clientX: number; clientY: number }) => {
    const [box, drawn] = [stage.current, sheet.current];
    if (!box || !drawn) return;
    const window = box.getBoundingClientRect();
    const x = point ? point.clientX - window.left : box.clientWidth / 2;
    const y = point ? point.clientY - window.top : box.clientHeight / 2;
    hold.current = {
      at: { x: (box.scrollLeft + x) / drawn.offsetWidth, y: (box.scrollTop + y) / drawn.offsetHeight },
      x,
      y,
    };
    setZoom((zoom) => within(zoom * times, smallest(box, drawn, zoom)));
  }, []);

  const show = useCallback((at: Spot, closeness: number) => {
    const [box, drawn] = [stage.current, sheet.current];
    if (!box) return;
    hold.current = { at, x: box.clientWidth / 2, y: box.clientHeight / 2 };
    setZoom((zoom) => {
      const next = drawn ? within(closeness, smallest(box, drawn, zoom)) : closeness;
      return zoom === next ? next + 1e-6 : next; // the same zoom must still move
    });
  }, []);

  useLayoutEffect(() => {
    const [box, drawn, held] = [stage.current, sheet.current, hold.current];
    if (!box || !drawn || !held || zoom <= 0) return;
    hold.current = null;
    box.scrollLeft = held.at.x * drawn.offsetWidth - held.x;
    box.scrollTop = held.at.y * drawn.offsetHeight - held.y;
  }, [zoom]);

  useMiddle(stage, sheet, middle);
  useEffect(() => {
    if (stage.current && sheet.current) return watchGestures(stage.current, sheet.current, zoomBy);
  }, [zoomBy]);
  return { stage, sheet, zoom, zoomBy, show };
}

const within = (zoom: number, least: number) => Math.min(CLOSEST, Math.max(least, zoom));

/** The zoom at which the whole sheet is seen, or the first one where that already shows it all. */
function smallest(box: HTMLElement, drawn: HTMLElement, zoom: number): number {
  const whole = Math.min(box.clientWidth / drawn.offsetWidth, box.clientHeight / drawn.offsetHeight) * zoom;
  return Math.min(1, whole);
}

/** A window smaller than the sheet begins in the middle of what people look for. */
function useMiddle(stage: RefObject<HTMLDivElement | null>, sheet: RefObject<HTMLDivElement | null>, { x, y }: Spot) {
  useLayoutEffect(() => {
    const [box, drawn] = [stage.current, sheet.current];
    // Visitors who moved it before the script came keep what they see.
    if (!box || !drawn || box.scrollLeft > 0 || box.scrollTop > 0) return;
    box.scrollLeft = x * drawn.offsetWidth - box.clientWidth / 2;
    box.scrollTop = y * drawn.offsetHeight - box.clientHeight / 2;
  }, [stage, sheet, x, y]);
}
