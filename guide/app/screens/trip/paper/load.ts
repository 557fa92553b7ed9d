import type { Paper } from '#app/features/trip/day-on-sheet.ts';
import type { TimedDay } from '#app/features/trip/timing/timing.ts';
import type { Warning } from '#app/features/trip/warnings/warning.ts';

/** How full a day's page is in print: the fuller, the smaller its map and text. */
export type Load = 'free' | 'short' | 'open' | 'light' | 'busy' | 'full' | 'crowded';

/** The room for the map on an A4 page inside its margins, in CSS pixels. */
export const PAPER: Record<Load, Paper> = {
  free: { width: 686, height: 560 },
  short: { width: 686, height: 560 },
  open: { width: 686, height: 400 },
  light: { width: 686, height: 280 },
  busy: { width: 686, height: 200 },
  full: { width: 686, height: 160 },
  crowded: { width: 686, height: 80 },
};

/** The lines that a part of a day takes in print. */
const LINES = { stop: 2.2, drive: 1.1, wait: 1.1, warning: 1.2 };
/** The factor by which two columns take more lines, because more of them wrap. */
const BROKEN = 1.45;
/** The lines of normal text that fit on the page beside its map, phone numbers and code. */
const ROOM = { short: 9, open: 18, light: 27, busy: 32, full: 50 };

export function loadOf({ parts }: TimedDay, warnings: Warning[]): Load {
  const whole = warnings.length * LINES.warning;
  const column = parts.reduce((sum, { kind }) => sum + LINES[kind], 0);
  if (parts.length === 0) return 'free';
  if (column + whole <= ROOM.short) return 'short';
  if (column + whole <= ROOM.open) return 'open';
  if (column + whole <= ROOM.light) return 'light';
  const inColumns = (column / 2) * BROKEN + whole;
  if (inColumns <= ROOM.busy) return 'busy';
  return inColumns <= ROOM.full ? 'full' : 'crowded';
}
