import { useEffect, useRef } from 'react';

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Gives the focus to what takes the place of something that had it. An element that came with its screen gets none. */
export function useFocusIfLost<Kind extends HTMLElement>() {
  const place = useRef<Kind>(null);
  useEffect(() => {
    if (isLost()) place.current?.focus();
  }, []);
  return place;
}

/** Gives the focus to the heading of the screen. */
export const focusHeading = (): void => document.querySelector<HTMLElement>('main h1')?.focus();

export const focusHeadingIfLost = (): void => {
  if (isLost()) focusHeading();
};
