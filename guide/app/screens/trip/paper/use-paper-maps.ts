import { useCallback, useEffect } from 'react';
import { whenQuiet } from '#app/features/offline/when-quiet.ts';
import { dayMap } from '#app/features/trip/day-map.ts';
import type { TimedDay } from '#app/features/trip/timing/timing.ts';
import { savesData } from '#common/lib/pictures/saves-data.ts';
import type { SheetName } from '#map/browser/sheets.ts';
import type { TripData } from '#views/trip-views.ts';
import { PAPER } from './load.ts';
import { loadSheets } from './sheets.ts';

/**
 * Preloads the drawings for a plan's days, in case the browser's own menu prints them: once the page is idle, unless
 * the visitor saves data. Returns the loader, which the guide's own print button awaits.
 */
export function usePaperMaps(days: TimedDay[], data: TripData): () => Promise<void> {
  const sheets = days.flatMap((day) => Object.values(PAPER).flatMap((paper) => dayMap(day, data, paper)?.sheet ?? []));
  const names = [...new Set(sheets)].sort().join(' ');
  const load = useCallback(() => {
    const wanted = names.split(' ').filter((name) => name in data.sheets) as SheetName[]; // the names joined above
    return loadSheets(data, wanted);
  }, [names, data]);
  useEffect(() => (savesData() ? undefined : whenQuiet(() => void load())), [load]);
  return load;
}
