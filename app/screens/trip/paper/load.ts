import type { Paper } from '#app/features/trip/day-map.ts';
import type { TimedDay } from '#app/features/trip/timing.ts';
import type { Warning } from '#app/features/trip/warnings.ts';

/** How much a day has for one sheet of paper: what it has more of, it writes smaller. */
export type Load = 'light' | 'busy' | 'full';

/** The map's room on a sheet of A4 inside its margins, in CSS pixels. */
export const PAPER: Record<Load, Paper> = {
  light: { width: 686, height: 280 },
  busy: { width: 686, height: 230 },
  full: { width: 686, height: 170 },
};

/** Lines of a sheet beside its map, phones and code. */
const LIGHT_LINES = 30;
const BUSY_LINES = 52;

export function loadOf({ parts }: TimedDay, warnings: Warning[]): Load {
  const lines = parts.reduce((sum, { kind }) => sum + (kind === 'stop' ? 1.6 : 1.2), warnings.length);
  return lines <= LIGHT_LINES ? 'light' : lines <= BUSY_LINES ? 'busy' : 'full';
}
