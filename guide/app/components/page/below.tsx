import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useShown } from '#engine/navigation/context.ts';

/** One screen high, so that the footer never shows where the page continues. */
const ROOM = { minHeight: '100svh' };

/**
 * The part of a page below the first screen. A page opened through a link is painted without it, which takes a slow
 * phone half the time, and with it right afterwards. The static HTML, a page reached with Back and a link with a
 * #fragment have everything at once, because visitors may start further down.
 */
export function Below({ children }: { children: ReactNode }) {
  const { by, location } = useShown();
  return useDue(by !== 'push' || location.hash !== '') ? children : <div style={ROOM} />;
}

/** Whether to render what need not be in the first frame: at once, or as soon as that is painted. */
export function useDue(isAtOnce: boolean): boolean {
  const [isDue, setDue] = useState(isAtOnce);
  useEffect(() => {
    if (isDue) return;
    let timer: ReturnType<typeof setTimeout>;
    // The first task after a frame runs once it is painted.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDue(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isDue]);
  return isDue;
}
