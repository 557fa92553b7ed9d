import type { ReactNode } from 'react';
import css from './journey-number.module.css';

/** The number of a journey on the map above, before the journey's own words. */
export function JourneyNumber({ children }: { children: ReactNode }) {
  return (
    <span className={css.number} aria-hidden>
      {children}
    </span>
  );
}
