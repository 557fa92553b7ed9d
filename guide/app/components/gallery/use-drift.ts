import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { savesData } from '#common/lib/pictures/saves-data.ts';
import type { Drift, startDrift } from './start-drift.ts';
import { whenNear } from './when-near.ts';

const STILL = '(prefers-reduced-motion: reduce)';

/**
 * Moves the row in `viewport` in a loop, by `speed` CSS pixels per second, to the right when negative. It rests under
 * the pointer, with focus inside, after a touch, off screen and while something covers it; under reduced motion or data
 * saving it rests until the visitor plays it. `isReady` means that it is no longer a scrolling row.
 */
export function useDrift(speed: number, isCovered: boolean) {
  const viewport = useRef<HTMLDivElement>(null);
  const drift = useRef<Drift | null>(null);
  const isStill = useSyncExternalStore(
    watchMotion,
    () => window.matchMedia(STILL).matches || savesData(),
    () => true,
  );
  const [choice, setChoice] = useState<boolean | null>(null);
  const [tools, setTools] = useState<{ startDrift: typeof startDrift } | null>(null);
  const isPlaying = choice ?? !isStill;

  useEffect(() => {
    const node = viewport.current;
    if (!node) return;
    return whenNear(node, () => {
      import('./start-drift.ts').then(setTools, (error: unknown) =>
        console.warn('The pictures stay a row that scrolls.', error),
      );
    });
  }, []);

  // Runs before the row is painted without its initial padding.
  useLayoutEffect(() => {
    if (!viewport.current || !tools) return;
    const started = tools.startDrift(viewport.current, speed);
    drift.current = started;
    return () => started.end();
  }, [tools, speed]);

  useEffect(() => {
    if (tools) drift.current?.allow(isPlaying && !isCovered);
  }, [tools, isPlaying, isCovered]);

  /** Moves it by one picture; until its script is there, by most of what is seen. */
  const step = (by: 1 | -1) => {
    const node = viewport.current;
    if (drift.current) drift.current.step(by);
    else node?.scrollBy({ left: by * 0.8 * node.clientWidth });
  };
  return { viewport, isReady: tools !== null, isPlaying, toggle: () => setChoice(!isPlaying), step };
}

function watchMotion(onChange: () => void) {
  const query = window.matchMedia(STILL);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
