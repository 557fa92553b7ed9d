import { addDays, earliestFirst } from '#common/lib/days.ts';
import type { RoadState } from './page.server.ts';

/**
 * Returns the newest state if it is of today or yesterday by the reader's clock, else null: unconfirmed. In the static
 * HTML, which does not know when it is read (`today` null), nothing is confirmed; nor does a future state count.
 */
export function freshState(states: readonly RoadState[], today: string | null): RoadState | null {
  const newest = [...states].sort((a, b) => earliestFirst(b.date, a.date))[0];
  if (!newest || !today) return null;
  return newest.date >= addDays(today, -1) && newest.date <= today ? newest : null;
}
