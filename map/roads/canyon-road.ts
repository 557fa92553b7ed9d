import type { Point } from '#map/browser/districts.ts';
import { type Line, lengthOf, stitched, walk } from '#map/draw/lines.ts';
import { linesOf, readLayer } from '#map/geography/read-layer.ts';
import { canyon } from './conditions.ts';
import { flatten, unflatten } from './plane.ts';

/** The area of the gorge in degrees: from the dam of El Nihuil to that of Valle Grande, with the road's bends. */
const REACH = { west: -68.69, south: -35.035, east: -68.49, north: -34.832 };

let course: Line | undefined;

/** The road through the canyon from El Nihuil down to the dam of Valle Grande, on the plane of `plane.ts`. */
function canyonRoad(): Line {
  const { west, south, east, north } = REACH;
  const pieces = readLayer('roads-provincial')
    .filter(({ properties }) => properties.ref === canyon.ref)
    .flatMap(({ geometry }) => linesOf(geometry))
    .map((line) =>
      line
        .filter(([lng = 0, lat = 0]) => lng >= west && lng <= east && lat >= south && lat <= north)
        .map((position): [number, number] => [...flatten(position)]),
    )
    .filter(({ length }) => length > 1);
  const [longest] = stitched(pieces, 2).sort((a, b) => lengthOf(b) - lengthOf(a));
  if (!longest) throw new Error(`The layer roads-provincial has no ${canyon.ref} in the canyon.`);
  const top = flatten([canyon.top.lng, canyon.top.lat]);
  const away = ([x, y]: readonly [number, number] = [0, 0]) => Math.hypot(x - top[0], y - top[1]);
  return away(longest[0]) <= away(longest.at(-1)) ? longest : longest.toReversed();
}

/** The place at a share, 0 to 1, of the way down: the rough position of a stop of which only the kilometre is known. */
export function alongCanyon(share: number): Point {
  course ??= canyonRoad();
  const way = Math.min(0.9999, Math.max(0.0001, share)) * lengthOf(course);
  const step = walk(course, Number.POSITIVE_INFINITY, way)[0];
  const [lng = 0, lat = 0] = step ? unflatten([step.x, step.y]) : [];
  return { lat, lng };
}
