import { DISTRICT_IDS, districts } from '#map/browser/districts.ts';
import { project, type SheetName, sheets } from '#map/browser/sheets.ts';
import type { Box } from '#map/draw/occupied.ts';
import { hidden, markAt, type Offset, unitsPerPixel } from './clear-of-names.ts';
import type { DiscPlaces } from './known-disc-places.ts';
import type { NameBoxes } from './known-name-boxes.ts';

/** The distances at which a disc may be from its district's dot. */
const OFF_PX = [22, 30, 38];
const TURNS = 16;

/** The weight of covering another disc: less harm than covering a name, because the two merge into one. */
const DISCS_COUNT = 0.3;

/** The cost of a disc's distance from its dot: square pixels of a name for each squared pixel. */
const FAR_COUNTS = 0.4;

/** On its dot, or next to it. */
const OFFSETS: Offset[] = [
  [0, 0],
  ...OFF_PX.flatMap((off) =>
    Array.from({ length: TURNS }, (_, turn): Offset => {
      const angle = (turn / TURNS) * 2 * Math.PI;
      return [Math.round(Math.cos(angle) * off), Math.round(Math.sin(angle) * off)];
    }),
  ),
];

/**
 * The offsets of the districts' discs from their dots on each sheet, so that the names around them stay legible. A disc
 * means "somewhere here" and may move; a mark for an exact point may only lean (`lean.ts`).
 */
export function discPlaces(boxes: NameBoxes): DiscPlaces {
  const names = Object.keys(sheets) as SheetName[];
  return Object.fromEntries(names.map((name) => [name, placesOn(name, boxes[name])])) as DiscPlaces; // one for each sheet
}

function placesOn(name: SheetName, letters: readonly Box[]): DiscPlaces[SheetName] {
  const units = unitsPerPixel(name);
  const placed: Box[][] = units.map(() => []);
  const found: DiscPlaces[SheetName] = {};
  for (const id of DISTRICT_IDS) {
    const spot = project(name, districts[id]);
    if (!spot) continue;
    const tried = OFFSETS.map((offset) => {
      const discs = units.map((unit) => markAt(spot, offset, unit));
      const below =
        hidden(discs, () => letters, units) + DISCS_COUNT * hidden(discs, (index) => placed[index] ?? [], units);
      return { offset, discs, cost: below + FAR_COUNTS * (offset[0] ** 2 + offset[1] ** 2) };
    });
    const best = tried.reduce((least, one) => (one.cost < least.cost ? one : least));
    for (const [index, disc] of best.discs.entries()) placed[index]?.push(disc);
    if (best.offset.some((px) => px !== 0)) found[id] = best.offset;
  }
  return found;
}
