import { useEffect, useLayoutEffect, useRef } from 'react';

/** Keeps a text area as high as its text, also one that is shown only later, or in another width. */
export function useGrown(value: string) {
  const area = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => grow(area.current), [value]);
  useEffect(() => {
    const box = area.current;
    if (!box) return;
    let width = box.clientWidth;
    const watch = new ResizeObserver(() => {
      if (box.clientWidth === width) return; // its own growth
      width = box.clientWidth;
      requestAnimationFrame(() => grow(box));
    });
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  return area;
}

function grow(area: HTMLTextAreaElement | null) {
  if (!area) return;
  area.style.height = 'auto';
  const borders = area.offsetHeight - area.clientHeight;
  if (area.scrollHeight > 0) area.style.height = `${area.scrollHeight + borders}px`;
}
