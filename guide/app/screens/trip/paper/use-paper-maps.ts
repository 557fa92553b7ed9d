import { useCallback, useEffect } from 'react';
import { whenQuiet } from '#app/features/offline/when-quiet.ts';
import { dayMap } from '#app/features/trip/day-on-sheet.ts';
import type { TimedDay } from '#app/features/trip/timing/timing.ts';
import type { Warning } from '#app/features/trip/warnings/warning.ts';
import { savesData } from '#common/lib/pictures/saves-data.ts';
import type { TripData } from '#views/trip-views.ts';
import { paint } from '../map/paint.ts';
import { loadOf, PAPER } from './load.ts';

/**
 * Paints the maps for a plan's printed days, in case the browser's own menu prints them: once the page is idle, unless
 * the visitor saves data. Returns the painter, which the guide's own print button awaits.
 */
export function usePaperMaps(days: TimedDay[], warnings: Warning[][], data: TripData): () => Promise<void> {
  const wanted = days.flatMap((day) => {
    const paper = PAPER[loadOf(day, warnings[day.number] ?? [])];
    const map = dayMap(day, data, paper);
    return map ? [{ map, paper, theme: 'light' as const }] : [];
  });
  const key = JSON.stringify(wanted);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` is new each time; the key says whether it differs
  const load = useCallback(async () => {
    await Promise.all(wanted.map((one) => paint(one, data)));
  }, [key, data]);
  useEffect(() => (savesData() ? undefined : whenQuiet(() => void load())), [load]);
  return load;
}
