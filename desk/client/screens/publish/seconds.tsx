import { useEffect, useState } from 'react';
import { words } from '../../words.ts';
import css from './publish.module.css';

/** The seconds since it appeared, so that waiting has a measure. Screen readers find it, but are not interrupted. */
export function Seconds() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    // From the clock, because a phone slows down the timers of a tab that is not shown.
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - start) / 1000)), 250);
    return () => clearInterval(timer);
  }, []);
  return (
    <p role="timer" className={css.seconds}>
      {words.publish.seconds(seconds)}
    </p>
  );
}
