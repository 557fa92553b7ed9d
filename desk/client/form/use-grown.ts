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

const waiting = new Set<HTMLTextAreaElement>();

/** Grows all that ask for it before the next paint together: a table has hundreds, and each would lay it out anew. */
function grow(area: HTMLTextAreaElement | null) {
  if (!area) return;
  if (waiting.size === 0) queueMicrotask(growAll);
  waiting.add(area);
}

function growAll() {
  const areas = [...waiting];
  waiting.clear();
  for (const area of areas) area.style.height = 'auto';
  const heights = areas.map((area) => area.scrollHeight && area.scrollHeight + area.offsetHeight - area.clientHeight);
  areas.forEach((area, index) => {
    const height = heights[index] ?? 0;
    if (height > 0) area.style.height = `${height}px`;
  });
}
