import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { savesData } from '#app/lib/saves-data.ts';

/** How long, in milliseconds, a strip lies still after a hand has moved it. */
const REST_MS = 3000;
/** The longest step, in seconds: after a rest of the browser's own it goes on where it was. */
const LONGEST_STEP = 0.1;
/** What lies between the place that was written and the place that was read, in pixels, when nobody moved it. */
const ROUNDING = 2;

const STILL = '(prefers-reduced-motion: reduce)';

/**
 * Moves a row that scrolls by `speed` CSS pixels in a second, to the right when negative, and begins again when it has
 * passed; the row's list then ends in a copy of itself, marked `data-copy`. It rests under the pointer, around
 * the focus, after a touch, out of sight, while something covers it, and for reduced motion or saved data until it is
 * asked to play.
 */
export function useDrift(speed: number, isCovered: boolean) {
  const viewport = useRef<HTMLDivElement>(null);
  const isStill = useSyncExternalStore(
    watchMotion,
    () => window.matchMedia(STILL).matches || savesData(),
    () => true,
  );
  const [choice, setChoice] = useState<boolean | null>(null);
  const isPlaying = choice ?? !isStill;

  useEffect(() => {
    const node = viewport.current;
    if (!node || !isPlaying || isCovered) return;
    let stop = () => {};
    const observer = new IntersectionObserver(([entry]) => {
      stop();
      stop = entry?.isIntersecting ? drift(node, speed) : () => {};
    });
    observer.observe(node);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [isPlaying, isCovered, speed]);

  return { viewport, isPlaying, hasMoved: isPlaying || choice !== null, toggle: () => setChoice(!isPlaying) };
}

function watchMotion(onChange: () => void) {
  const query = window.matchMedia(STILL);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Moves until the returned function is called. */
function drift(node: HTMLElement, speed: number): () => void {
  const hasPointer = window.matchMedia('(hover: hover)').matches;
  // Whole pixels are what the browser keeps; the fractions add up here.
  let position = node.scrollLeft;
  let before: number | null = null;
  let restUntil = 0;
  let frame = requestAnimationFrame(step);
  const hands = ['pointerdown', 'touchmove', 'wheel'] as const;
  for (const hand of hands) node.addEventListener(hand, rest, { passive: true });

  function rest() {
    restUntil = performance.now() + REST_MS;
  }

  function step(now: number) {
    frame = requestAnimationFrame(step);
    const seconds = Math.min((now - (before ?? now)) / 1000, LONGEST_STEP);
    before = now;
    const isHeld = (hasPointer && node.matches(':hover')) || node.contains(document.activeElement);
    const { start, length } = measure(node);
    if (isHeld || now < restUntil || length === 0) return;
    if (Math.abs(node.scrollLeft - position) > ROUNDING) position = node.scrollLeft;
    position += speed * seconds;
    // The same pictures are seen from either end of that way. Before it lies the page's margin, where a row begins.
    if (speed < 0 && position < start) position += length;
    if (speed > 0 && position >= start + length) position -= length;
    node.scrollLeft = position;
  }

  return () => {
    cancelAnimationFrame(frame);
    for (const hand of hands) node.removeEventListener(hand, rest);
  };
}

/** Where the row begins, and how far it is from there to its copy: 0 while there is none. */
function measure(node: HTMLElement): { start: number; length: number } {
  const start = node.querySelector('li')?.offsetLeft ?? 0;
  const copy = node.querySelector<HTMLElement>('[data-copy]');
  return { start, length: copy ? copy.offsetLeft - start : 0 };
}
