const DAY_MS = 24 * 60 * 60 * 1000;
/** A clock this far from the newest of its kind may be wrong. */
const FURTHEST_MS = 31 * DAY_MS;
/** At most this share of all is deleted at once. */
const LARGEST_PART = 0.1;

/** Why something may not be as old as the clock says. */
export type Doubt = 'clock' | 'many';

/** How many there are of a kind, how many of them are too old, and when the newest arrived; null if there is none. */
export type Ages = { total: number; older: number; newest: number | null };

/**
 * Says why the old of a kind are kept: a clock that jumps must delete nothing. One that arrives meanwhile makes the clock
 * look right, so that more than a tenth is in doubt, too. Null if there is no doubt.
 * @param always this many may go even if they are more than a tenth: a few things have no tenth
 */
export function doubtOf({ total, older, newest }: Ages, now: number, always = 1): Doubt | null {
  if (older === 0) return null;
  if (newest !== null && Math.abs(now - newest) > FURTHEST_MS) return 'clock';
  return older > mostAtOnce(total, always) ? 'many' : null;
}

/** How many of a kind may be deleted at once. */
export const mostAtOnce = (total: number, always = 1): number => Math.max(always, Math.floor(total * LARGEST_PART));
