import { useSyncExternalStore } from 'react';

/** Pixels. */
const AT_TOP = 10;
const DOWN_AFTER = 10;
const UP_AFTER = 5;
const BACK_TO_TOP_AFTER = 300;

export type Scroll = { isAtTop: boolean; direction: 'up' | 'down'; isFar: boolean };

type Tracked = Scroll & { /** The offset at which the direction was last decided. */ from: number };

export const atTheTop: Tracked = { isAtTop: true, direction: 'up', isFar: false, from: 0 };

/** The state after scrolling to `offset`: small movements do not change the direction. */
export function track(last: Tracked, offset: number): Tracked {
  const moved = offset - last.from;
  const direction = moved > DOWN_AFTER ? 'down' : moved < -UP_AFTER ? 'up' : last.direction;
  const isTurn = moved > DOWN_AFTER || moved < -UP_AFTER;
  // Without a turn, the reference follows the movement, so that the next turn counts from the extreme.
  const follows = direction === 'down' ? Math.max(last.from, offset) : Math.min(last.from, offset);
  return {
    isAtTop: offset <= AT_TOP,
    isFar: offset > BACK_TO_TOP_AFTER,
    direction,
    from: isTurn ? offset : follows,
  };
}

let current = atTheTop;
const listeners = new Set<() => void>();

function onScroll() {
  const next = track(current, Math.max(0, window.scrollY));
  const isNews =
    next.isAtTop !== current.isAtTop || next.direction !== current.direction || next.isFar !== current.isFar;
  current = isNews ? next : Object.assign(current, { from: next.from });
  if (isNews) for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    current = { ...atTheTop };
    window.addEventListener('scroll', onScroll, { passive: true });
    onScroll();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('scroll', onScroll);
  };
}

/** The scroll state of the page, for the header, the filter bars and the back-to-top button. */
export function useScroll(): Scroll {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => atTheTop,
  );
}
