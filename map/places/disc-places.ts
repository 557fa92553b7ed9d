import { compose } from '#map/compose.ts';
import { DISTRICT_IDS, districts } from '#map/districts.ts';
import { type Box, overlap } from '#map/draw/occupied.ts';
import { project, type SheetName, sheets } from '#map/sheets.ts';
import type { DiscPlaces } from './known-disc-places.ts';

/** The width at which a sheet is first shown, at least, and half of the disc that gathers what a district holds. */
const SHOWN_PX = 900;
const RADIUS_PX = 19;
/** How far a disc may stand off its district's dot. */
const OFF_PX = 22;

type Offset = readonly [right: number, down: number];

const DIRECTIONS = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down): Offset => [right, down]));
const OFFSETS = DIRECTIONS.map(([right, down]): Offset => {
  const length = OFF_PX / (Math.hypot(right, down) || 1);
  return [Math.round(right * length), Math.round(down * length)];
});

/**
 * For each sheet: where the disc of a district stands beside its dot, so that the names around it stay legible. The
 * disc says "somewhere here", and may stand off; what is known by its point may not.
 */
export async function discPlaces(): Promise<DiscPlaces> {
  const names = Object.keys(sheets) as SheetName[];
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await placesOn(name)] as const)),
  ) as DiscPlaces; // one for each sheet
}

async function placesOn(name: SheetName): Promise<DiscPlaces[SheetName]> {
  const { taken } = await compose(name);
  const labels = taken.boxes.filter(({ what }) => isName(what)).map(({ box }) => box);
  const unit = sheets[name].width / SHOWN_PX;
  const placed: Box[] = [];
  const found: DiscPlaces[SheetName] = {};
  for (const id of DISTRICT_IDS) {
    const spot = project(name, districts[id]);
    if (!spot) continue;
    const costs = OFFSETS.map((offset) => {
      const disc = discAt([spot.x + offset[0] * unit, spot.y + offset[1] * unit], RADIUS_PX * unit);
      const cost = covered(disc, labels) + covered(disc, placed) + Math.hypot(...offset) * unit;
      return { offset, disc, cost };
    });
    const best = costs.reduce((least, one) => (one.cost < least.cost ? one : least));
    placed.push(best.disc);
    if (best.offset.some((px) => px !== 0)) found[id] = best.offset;
  }
  return found;
}

/** Not a dot, a road's shield, a drawing or the furniture. */
const isName = (what: string) => /^\p{Lu}/u.test(what) && !/^R[NP]\d/.test(what);

const discAt = ([x, y]: Offset, radius: number): Box => [x - radius, y - radius, x + radius, y + radius];

/** How much of the boxes lies below a disc. */
function covered(disc: Box, boxes: Box[]): number {
  const below = boxes.filter((box) => overlap(disc, box));
  return below.reduce((sum, [left, top, right, bottom]) => {
    const width = Math.min(right, disc[2]) - Math.max(left, disc[0]);
    const height = Math.min(bottom, disc[3]) - Math.max(top, disc[1]);
    return sum + width * height;
  }, 0);
}
