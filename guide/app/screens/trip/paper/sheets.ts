import type { SheetName } from '#map/browser/sheets.ts';
import type { TripData } from '#views/trip-views.ts';

/** How long a print waits for missing drawings before it falls back to the plain sketch. */
const PATIENCE_MS = 6000;

const drawings = new Map<string, string>();

/** The drawing of a sheet, if it has loaded. */
export const drawingOf = ({ sheets }: TripData, name: SheetName): string | undefined => drawings.get(sheets[name]);

/** Fetches the missing drawings of these sheets. With the offline pack of texts this works without signal, too. */
export async function loadSheets({ sheets }: TripData, names: readonly SheetName[]) {
  const files = names.map((name) => sheets[name]).filter((file) => !drawings.has(file));
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE_MS);
  await Promise.all(
    files.map(async (file) => {
      try {
        const response = await fetch(file, { signal: late.signal });
        if (!response.ok) throw new Error(`The server answered ${response.status}.`);
        drawings.set(file, await response.text());
      } catch (error) {
        console.info(`The map's sheet ${file} could not be loaded: a sketch is printed in its place.`, error);
      }
    }),
  );
  clearTimeout(timer);
}
