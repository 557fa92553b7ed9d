import { type SheetName, type Spot, sheets } from '#map/browser/sheets.ts';
import { hidden, markAt, type Offset, unitsPerPixel } from './clear-of-names.ts';
import { knownNameBoxes } from './known-name-boxes.ts';

/** The distance from the foot of a mark, which is on its point, to the middle of its head. */
const REACH_PX = 22;
const TURNS = 8;
/** The cost of leaning by a half turn, in square pixels of a hidden name: upright marks are found at a glance. */
const UPRIGHT = 40;

/** All directions of a mark, upright first. */
const LEANS = Array.from({ length: TURNS }, (_, turn) => {
  const angle = (turn / TURNS) * 2 * Math.PI;
  const offset: Offset = [Math.round(Math.sin(angle) * REACH_PX), Math.round(-Math.cos(angle) * REACH_PX)];
  return { offset, cost: (UPRIGHT * (1 - Math.cos(angle))) / 2 };
});

/**
 * The offset of a mark's head from its foot, which stays exactly on its point: towards the side where it hides the
 * least of the sheet's names. Null if the mark is upright, as it is when it hides none.
 * @param units the size of a pixel at each width at which it is shown, the first counts most
 */
export function leanOf(name: SheetName, spot: Spot, units = unitsPerPixel(name)): Offset | null {
  const [left, top, right, bottom] = sheets[name].frame;
  const { [name]: letters } = knownNameBoxes();
  const tried = LEANS.map(({ offset, cost }) => {
    const heads = units.map((unit) => markAt(spot, offset, unit));
    const isOff = heads.some((head) => head[0] < left || head[1] < top || head[2] > right || head[3] > bottom);
    return { offset, cost: hidden(heads, () => letters, units) + cost + (isOff ? 1e4 : 0) };
  });
  const best = tried.reduce((least, one) => (one.cost < least.cost ? one : least));
  return best === tried[0] ? null : best.offset;
}
