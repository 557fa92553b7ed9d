import { DISTRICT_IDS, districts } from '#map/districts.ts';
import type { Box } from '#map/draw/occupied.ts';
import { project, type SheetName, sheets } from '#map/sheets.ts';
import { hidden, markAt, type Offset, unitsPerPixel } from './clear-of-names.ts';
import type { DiscPlaces } from './known-disc-places.ts';
import type { NameBoxes } from './known-name-boxes.ts';

/** How far a disc may stand off its district's dot. */
const OFF_PX = [22, 30, 38];
const TURNS = 16;

/** A disc on another does less harm than one on a name: the two gather. */
const DISCS_COUNT = 0.3;

/** Square pixels of a name for each square pixel that a disc is away from its dot. */
const FAR_COUNTS = 0.4;

/** On its dot, or beside it. */
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
 * For each sheet: where the disc of a district stands beside its dot, so that the names around it stay legible. The
 * disc says "somewhere here", and may stand off; what is known by its point may only lean (`lean.ts`).
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
