import type { Line, Pt } from '#map/draw/lines.ts';
import { layer, type Press } from '#map/draw/press.ts';
import { casedRoad, nationalRoad, nationalRoads, road, roadGroup } from '#map/draw/roads.ts';

const TOLERANCE = 0.6;

export interface Roads {
  national: Line[];
  provincial: Line[];
  /** The road on the canyon's floor. */
  floor: Line[];
  lanes: Line[];
  tracks: Line[];
}

/** Numbered roads outside the area of the closest layer come from the wider ones. */
export function roadLines({ board }: Press): Roads {
  const onFloor = (place: Pt) => {
    const [lng, lat] = board.ground(place);
    return lng > -68.69 && lng < -68.565 && lat < -34.86 && lat > -35.022;
  };
  const canyonRoad = board.lines(
    layer('roads-provincial', ({ ref }) => ref === 'RP173'),
    TOLERANCE,
  );
  const others = board.lines(
    layer('roads-provincial', ({ ref }) => ref !== 'RP173'),
    TOLERANCE,
  );
  const detail = (kinds: RegExp, tolerance: number, shortest: number) =>
    board.lines(
      layer('atuel-roads', ({ kind = '', ref }) => !ref && kinds.test(kind)),
      tolerance,
      shortest,
    );
  return {
    national: board.lines(nationalRoads(), TOLERANCE),
    provincial: [...others, ...canyonRoad.flatMap((line) => cutWhere(line, (place) => !onFloor(place)))],
    floor: canyonRoad.flatMap((line) => cutWhere(line, onFloor)),
    lanes: detail(/secondary|tertiary|trunk/, 0.7, 6),
    tracks: detail(/path|track/, 0.9, 18),
  };
}

/** The pieces of a line whose points pass a test. */
function cutWhere(line: Line, test: (place: Pt) => boolean): Line[] {
  const pieces: Line[] = [];
  let piece: Line = [];
  for (const place of line) {
    if (test(place)) {
      piece.push(place);
      continue;
    }
    if (piece.length > 1) pieces.push([...piece, place]);
    piece = [];
  }
  if (piece.length > 1) pieces.push(piece);
  return pieces;
}

/** Draws tracks below lanes below numbered roads. */
export const roadsOf = ({ national, provincial, floor, lanes, tracks }: Roads): string =>
  roadGroup(
    road(tracks, 'minor', 0.7, ' stroke-dasharray="3 2.2" opacity=".75"'),
    road(lanes, 'minor', 1.2),
    casedRoad(provincial, 'provincial', 2.6),
    road(floor, 'snow', 1.2, ' stroke-dasharray="3 3"'),
    nationalRoad(national, 4.2),
  );
