import { type PointerEvent, useState } from 'react';
import type { Spot } from '#app/features/trip/plan/edit-plan.ts';

/** CSS pixels. */
const EDGE = 90;
const STEP = 14;

export type Drag = ReturnType<typeof useDrag>;

const isSame = (a: Spot | null, b: Spot | null) => a?.day === b?.day && a?.place === b?.place;

/** Moves a stop by its handle with mouse, pen or finger. `over` is the spot where it would be dropped. */
export function useDrag(move: (from: Spot, to: Spot) => void) {
  const [from, setFrom] = useState<Spot | null>(null);
  const [over, setOver] = useState<Spot | null>(null);
  const stop = () => {
    setFrom(null);
    setOver(null);
  };
  return {
    from,
    over,
    handle: (spot: Spot) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setFrom(spot);
      },
      onPointerMove({ clientX, clientY }: PointerEvent<HTMLElement>) {
        if (!from) return;
        // Scrolls the page when a stop is dragged to its edge.
        if (clientY < EDGE) window.scrollBy(0, -STEP);
        if (clientY > window.innerHeight - EDGE) window.scrollBy(0, STEP);
        const next = spotAt(clientX, clientY, from);
        if (!isSame(next, over)) setOver(next);
      },
      onPointerUp() {
        if (from && over && !isSame(from, over)) move(from, over);
        stop();
      },
      onPointerCancel: stop,
    }),
  };
}

/** The place in a day's list at a point of the window, counted without the dragged stop. */
function spotAt(x: number, y: number, from: Spot): Spot | null {
  const list = document
    .elementsFromPoint(x, y)
    .map((element) => element.closest<HTMLElement>('[data-day]'))
    .find(Boolean);
  if (!list) return null;
  const day = Number(list.dataset.day);
  const others = [...list.querySelectorAll<HTMLElement>('[data-place]')].filter(
    ({ dataset }) => day !== from.day || Number(dataset.place) !== from.place,
  );
  const place = others.filter((item) => {
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
  return { day, place };
}
