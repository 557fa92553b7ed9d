import type { Paper } from '#app/features/trip/day-map.ts';
import type { TimedDay } from '#app/features/trip/timing/timing.ts';
import type { Warning } from '#app/features/trip/warnings/warning.ts';

/** How much a day has for one sheet of paper: what it has more of, it writes smaller. */
export type Load = 'open' | 'light' | 'busy' | 'full' | 'crowded';

/** The map's room on a sheet of A4 inside its margins, in CSS pixels. */
export const PAPER: Record<Load, Paper> = {
  open: { width: 686, height: 400 },
  light: { width: 686, height: 280 },
  busy: { width: 686, height: 200 },
  full: { width: 686, height: 160 },
  crowded: { width: 686, height: 80 },
};

/** Lines that a part of a day takes on paper. */
const LINES = { stop: 2.2, drive: 1.1, warning: 1.2 };
/** Sentences about the whole day name many of its stops. */
const LINES_OF_NAMES = 0.4;
/** How many times as many lines two columns take, because more of them are broken. */
const BROKEN = 1.45;
/** Lines of ordinary letters that the sheet has beside its map, phones and code. */
const ROOM = { open: 18, light: 27, busy: 32, full: 50 };

export function loadOf({ parts }: TimedDay, warnings: Warning[]): Load {
  const about = warnings.filter(({ part, tone }) => part !== null && tone !== 'fits').length;
  const stops = parts.filter(({ kind }) => kind === 'stop').length;
  const whole = warnings.filter(({ part }) => part === null).length + stops * LINES_OF_NAMES;
  const column = parts.reduce((sum, { kind }) => sum + LINES[kind], about * LINES.warning);
  if (column + whole <= ROOM.open) return 'open';
  if (column + whole <= ROOM.light) return 'light';
  const inColumns = (column / 2) * BROKEN + whole;
  if (inColumns <= ROOM.busy) return 'busy';
  return inColumns <= ROOM.full ? 'full' : 'crowded';
}
