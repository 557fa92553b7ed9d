import type { SheetName } from '#map/browser/sheets.ts';
import { compose } from '#map/compose.ts';
import { landmarkShapes } from '#map/draw/landmark-shapes.ts';
import type { Box } from '#map/draw/occupied.ts';
import type { NameBoxes } from './known-name-boxes.ts';

/** The boxes of letters and landmarks on each sheet, in its units. Names on lines have a box for every few letters. */
export async function nameBoxes(): Promise<NameBoxes> {
  const [department, atuel, city] = await Promise.all([boxesOn('department'), boxesOn('atuel'), boxesOn('city')]);
  return { department, atuel, city };
}

async function boxesOn(name: SheetName): Promise<Box[]> {
  const { taken } = await compose(name);
  return taken.boxes
    .filter(({ what }) => isRead(what))
    .map(
      ({ box: [left, top, right, bottom] }): Box => [
        Math.floor(left),
        Math.floor(top),
        Math.ceil(right),
        Math.ceil(bottom),
      ],
    );
}

/** A name, a road's shield, the kilometre zero or a landmark; not a dot, the canyon or the furniture. */
const isRead = (what: string) => /^\p{Lu}|^km /u.test(what) || Object.hasOwn(landmarkShapes, what);
