import { type PointerEvent, useRef } from 'react';

/** Moved this far to the right, an element is away. */
const AWAY_PX = 50;
/** A shorter movement is a trembling finger or an imprecise click. */
const STILL_PX = 4;

/** Lets a finger or the mouse push an element away to the right, which calls `onAway`. The element gets the props. */
export function useSwipeAway(onAway: () => void) {
  const start = useRef<number | null>(null);
  const moved = ({ clientX }: PointerEvent) => (start.current === null ? 0 : Math.max(0, clientX - start.current));

  function release({ currentTarget: { style, dataset } }: PointerEvent<HTMLElement>) {
    start.current = null;
    dataset.swipe = 'back';
    style.translate = '';
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button === 0) start.current = event.clientX;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { currentTarget, pointerId } = event;
      const right = moved(event);
      const isSwipe = currentTarget.dataset.swipe === 'move';
      if (start.current === null || (right < STILL_PX && !isSwipe)) return;
      // From here on the movement belongs to the element, also outside of it.
      if (!isSwipe) currentTarget.setPointerCapture(pointerId);
      currentTarget.dataset.swipe = 'move';
      currentTarget.style.translate = `${right}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const isAway = moved(event) >= AWAY_PX;
      release(event);
      if (isAway) onAway();
    },
    onPointerCancel: release,
  };
}
