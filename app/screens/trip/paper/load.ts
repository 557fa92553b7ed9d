import type { Paper } from '#app/features/trip/day-map.ts';
import type { TimedDay } from '#app/features/trip/timing.ts';
import type { Warning } from '#app/features/trip/warnings.ts';

/** How much a day has for one sheet of paper: what it has more of, it writes smaller. */
export type Load = 'open' | 'light' | 'busy' | 'full';

/** The map's room on a sheet of A4 inside its margins, in CSS pixels. */
export const PAPER: Record<Load, Paper> = {
  open: { width: 686, height: 400 },
  light: { width: 686, height: 280 },
  busy: { width: 686, height: 230 },
  full: { width: 686, height: 140 },
};

/** Lines that a part of a day takes on paper; sentences about the whole day name many stops. */
const LINES = { stop: 2.4, drive: 1.1, warning: 1.4, whole: 1.7 };
/** Lines of ordinary letters that the sheet has beside its map, phones and code; a busy day stands in two columns. */
const ROOM = { open: 18, light: 28, busy: 29 };

export function loadOf({ parts }: TimedDay, warnings: Warning[]): Load {
  const about = warnings.filter(({ part, tone }) => part !== null && tone !== 'fits').length;
  const whole = warnings.filter(({ part }) => part === null).length * LINES.whole;
  const column = parts.reduce((sum, { kind }) => sum + LINES[kind], about * LINES.warning);
  if (column + whole <= ROOM.open) return 'open';
  if (column + whole <= ROOM.light) return 'light';
  return column / 2 + whole <= ROOM.busy ? 'busy' : 'full';
}
