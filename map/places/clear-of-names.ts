import { CLOSER, FIRST_PX, type SheetName, type Spot, sheets } from '#map/browser/sheets.ts';
import { type Box, overlap } from '#map/draw/occupied.ts';

/** The position of a mark: pixels to the right of its point and below it. */
export type Offset = readonly [right: number, down: number];

/**
 * The widths at which a sheet is shown: at first, and after one and two presses of the zoom button. Marks keep their
 * size while the names grow.
 */
const SHOWN_PX = [FIRST_PX, FIRST_PX * CLOSER, FIRST_PX * CLOSER ** 2];
/** The weight of the first view, which is the one that everybody sees. */
const FIRST_COUNTS = 4;
/** The radius of the largest mark, the disc that stands for several. */
const RADIUS_PX = 19;

/** The size of a pixel in a sheet's units, at each of the widths. */
export const unitsPerPixel = (name: SheetName) => SHOWN_PX.map((px) => sheets[name].width / px);

/** The round mark around a point of a sheet, as a box. */
export function markAt({ x, y }: Spot, [right, down]: Offset, unit: number): Box {
  const radius = RADIUS_PX * unit;
  const [cx, cy] = [x + right * unit, y + down * unit];
  return [cx - radius, cy - radius, cx + radius, cy + radius];
}

/** The square pixels of the boxes covered by the marks of one thing, one mark for each width; the first counts most. */
export function hidden(marks: Box[], boxesAt: (index: number) => readonly Box[], units: number[]): number {
  return marks.reduce((total, mark, index) => {
    const unit = units[index] ?? 1; // as many as there are marks
    return total + ((index === 0 ? FIRST_COUNTS : 1) * covered(mark, boxesAt(index))) / unit ** 2;
  }, 0);
}

/** The area of the boxes that a mark covers. */
export function covered(mark: Box, boxes: readonly Box[]): number {
  const below = boxes.filter((box) => overlap(mark, box));
  return below.reduce((area, [left, top, right, bottom]) => {
    const width = Math.min(right, mark[2]) - Math.max(left, mark[0]);
    const height = Math.min(bottom, mark[3]) - Math.max(top, mark[1]);
    return area + width * height;
  }, 0);
}
