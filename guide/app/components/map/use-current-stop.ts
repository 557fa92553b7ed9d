import { useEffect, useRef, useState } from 'react';

/** The band of the window where people read: below the header and the rail, and above the lowest 30 %. */
const READING = '-200px 0px -30% 0px';

/** The index of the list item being read, which is the uppermost in view; 0 before any has come into view. */
export function useCurrentStop<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const inView = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) inView.add(target);
          else inView.delete(target);
        }
        const first = items.findIndex((item) => inView.has(item));
        if (first >= 0) setCurrent(first);
      },
      { rootMargin: READING },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, []);
  return { list, current };
}
