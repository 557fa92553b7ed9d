import { useEffect, useRef, useState } from 'react';

/** The stop that crosses this line of the window is the one that is being read. */
const READING_LINE = '-45% 0px -54% 0px';

/** The index of the item of a list that a reader has reached; the first before that. */
export function useCurrentStop<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const items = [...(list.current?.children ?? [])];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) setCurrent(items.indexOf(target));
      },
      { rootMargin: READING_LINE },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, []);
  return { list, current };
}
