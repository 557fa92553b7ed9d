import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useShown } from '#engine/navigation/context.ts';

/** As long as a screen: the footer is never seen where the page goes on. */
const ROOM = { minHeight: '100svh' };

/**
 * What is below the first screen of a page. A page that a link opened is painted without it, which takes a slow phone
 * half the time, and with it right afterwards. Everything is there at once in a page's HTML, on the way back, and where
 * a link leads into the page: then visitors may begin below.
 */
export function Below({ children }: { children: ReactNode }) {
  const { by, location } = useShown();
  const [isDue, setDue] = useState(by !== 'push' || location.hash !== '');
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
  return isDue ? children : <div style={ROOM} />;
}
