import { useEffect, useRef, useState } from 'react';

const NEAR = '200px';

/** True once an element is near the viewport and the visitor has scrolled: requests to third parties wait for it. */
export function useNearAfterScroll() {
  const ref = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const node = ref.current;
    if (!node) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: NEAR,
    });
    const onScroll = () => observer.observe(node);
    // Restoring a scroll position, or jumping to the top on navigation, does not count as scrolling by the visitor.
    const gestures = ['wheel', 'touchmove', 'keydown'] as const;
    for (const gesture of gestures) window.addEventListener(gesture, onScroll, { once: true, passive: true });
    return () => {
      observer.disconnect();
      for (const gesture of gestures) window.removeEventListener(gesture, onScroll);
    };
  }, []);
  return { ref, isNear };
}
