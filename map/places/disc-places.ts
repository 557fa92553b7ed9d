import { compose } from '#map/compose.ts';
import { DISTRICT_IDS, districts } from '#map/districts.ts';
import { type Box, overlap } from '#map/draw/occupied.ts';
import { project, type SheetName, sheets } from '#map/sheets.ts';
import type { DiscPlaces } from './known-disc-places.ts';

/**
 * The widths at which a sheet is seen: the least one, at first, and after one and two presses of the button that brings
 * it closer. Discs stay as large as they are while the names grow.
 */
const SHOWN_PX = [900, 1440, 2304];
/** The first view is the one that everybody sees. */
const FIRST_COUNTS = 4;
/** Half of the disc that gathers what a district holds. */
const RADIUS_PX = 19;
/** How far a disc may stand off its district's dot. */
const OFF_PX = [22, 30];
const TURNS = 16;

type Offset = readonly [right: number, down: number];

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
  const units = SHOWN_PX.map((px) => sheets[name].width / px);
  const placed: Box[][] = units.map(() => []);
  const found: DiscPlaces[SheetName] = {};
  for (const id of DISTRICT_IDS) {
    const spot = project(name, districts[id]);
    if (!spot) continue;
    const tried = OFFSETS.map((offset) => {
      const discs = units.map((unit) =>
        discAt([spot.x + offset[0] * unit, spot.y + offset[1] * unit], RADIUS_PX * unit),
      );
      const costs = discs.map((disc, index) => {
        const unit = units[index] as number; // as many as there are discs
        const hidden = (covered(disc, labels) + covered(disc, placed[index] ?? [])) / unit ** 2;
        return (index === 0 ? FIRST_COUNTS : 1) * hidden + Math.hypot(...offset);
      });
      return { offset, discs, cost: sum(costs) };
    });
    const best = tried.reduce((least, one) => (one.cost < least.cost ? one : least));
    for (const [index, disc] of best.discs.entries()) placed[index]?.push(disc);
    if (best.offset.some((px) => px !== 0)) found[id] = best.offset;
  }
  return found;
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** Not a dot, a road's shield, a drawing or the furniture. */
const isName = (what: string) => /^\p{Lu}/u.test(what) && !/^R[NP]\d/.test(what);

const discAt = ([x, y]: Offset, radius: number): Box => [x - radius, y - radius, x + radius, y + radius];

/** How much of the boxes lies below a disc. */
function covered(disc: Box, boxes: Box[]): number {
  const below = boxes.filter((box) => overlap(disc, box));
  return below.reduce((area, [left, top, right, bottom]) => {
    const width = Math.min(right, disc[2]) - Math.max(left, disc[0]);
    const height = Math.min(bottom, disc[3]) - Math.max(top, disc[1]);
    return area + width * height;
  }, 0);
}
