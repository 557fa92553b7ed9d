import type { Point } from '#map/browser/districts.ts';
import type { Spot } from '#map/browser/sheets.ts';
import { type Crop, lineIn, spotIn } from '#map/crop.ts';
import { type Box, overlap } from '#map/draw/occupied.ts';
import { partMarks } from '#map/part-marks.ts';
import { knownNameBoxes } from '#map/places/known-name-boxes.ts';
import { knownWayIn } from '#map/roads/known-ways-in.ts';
import type { WayId } from '#map/roads/ways-in.ts';
import type { MapMark } from '#views/views.ts';

/** The least distance between two numbers and from a number to the edge, in percent of the picture's width: 22 pixels on a phone. */
const APART = 6.5;
/** A straight of a road is followed in this many steps to where it enters the picture. */
const STEPS = 20;

type Journey = { way: WayId; name: string };

/**
 * The roads to the city over a crop: each line once, and a number where each journey enters the picture.
 * @param room half of the room of a number where names and signs are around it, in units of the sheet
 */
export function waysOver(crop: Crop, journeys: Journey[], room: number): { lines: string[]; marks: MapMark[] } {
  const ways = [...new Set(journeys.map(({ way }) => way))];
  const marks: MapMark[] = [];
  for (const [index, { way, name }] of journeys.entries()) {
    const spot = entryOf(crop, knownWayIn(way), { others: marks, room });
    if (spot) marks.push({ ...spot, name, precision: 'exact', number: index + 1 });
  }
  return {
    lines: ways.map((way) => lineIn(crop, knownWayIn(way))),
    marks: partMarks(marks, APART, crop.height / crop.width),
  };
}

/** The first point of a line that is inside a crop, clear of its edge and, if one is, of other numbers, names and signs. */
function entryOf(crop: Crop, line: Point[], { others, room }: { others: Spot[]; room: number }) {
  const steps = line.flatMap((from, index) => {
    const to = line[index + 1] ?? from;
    return Array.from({ length: STEPS }, (_, step) => ({
      lat: from.lat + ((to.lat - from.lat) * step) / STEPS,
      lng: from.lng + ((to.lng - from.lng) * step) / STEPS,
    }));
  });
  const isClear = (percent: number) => percent >= APART && percent <= 100 - APART;
  const clear = steps
    .map((point) => spotIn(crop, point))
    .filter((spot): spot is Spot => spot !== null && isClear(spot.x) && isClear(spot.y));
  const isApart = (spot: Spot) =>
    others.every(({ x, y }) => Math.hypot(spot.x - x, ((spot.y - y) * crop.height) / crop.width) >= APART);
  return clear.find((spot) => isApart(spot) && coversNothing(crop, spot, room)) ?? clear[0];
}

/** Whether numbers there would cover no name and no sign. */
function coversNothing({ sheet, x, y, width, height }: Crop, spot: Spot, half: number): boolean {
  const [right, down] = [x + (spot.x / 100) * width, y + (spot.y / 100) * height];
  const room: Box = [right - half, down - half, right + half, down + half];
  return !knownNameBoxes()[sheet].some((name) => overlap(room, name));
}
