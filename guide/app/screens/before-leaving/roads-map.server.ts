import type { BuildContext } from '#app/page/build-context.ts';
import { mapLinkOf, namesOf, pictureOf } from '#app/page/own-map.server.ts';
import { phoneMapOf } from '#app/page/phone-map.server.ts';
import { type DistrictId, districts, type Point } from '#map/browser/districts.ts';
import { project, projectAnywhere, type Spot, sheets } from '#map/browser/sheets.ts';
import { type Crop, cropOfAll } from '#map/crop.ts';
import { simplified } from '#map/draw/lines.ts';
import { partMarks } from '#map/part-marks.ts';
import { covered } from '#map/places/clear-of-names.ts';
import { knownNameBoxes } from '#map/places/known-name-boxes.ts';
import { courseThrough, type Segment } from '#map/roads/course.ts';
import type { Link, PhoneMap } from '#views/views.ts';

type Drawn = { id: string; course: Point[] };

/** The roads on the guide's own map. */
export type RoadsMapView = {
  light: string;
  dark: string;
  width: number;
  height: number;
  /** The size of the part in the sheet's units, in which the lines are. */
  units: { width: number; height: number };
  /** Each road's own part, as the path of an SVG. */
  lines: { id: string; path: string }[];
  /** In percent of each side; the number is the road's place in the list, from 1. */
  marks: (Spot & { id: string; number: number })[];
  /** Names and signs alone, to lie over the roads. */
  names: { light: string; dark: string };
  phone: PhoneMap;
  link: Link;
  credit: string;
};

/** The margin around the roads, in units of the sheet. */
const MARGIN = 40;
/** Bends smaller than this, in units, are not visible. */
const BEND = 1.2;
/** The width of a number, in CSS pixels. */
const DISC = 28;
/** The least distance between two numbers, in percent of the picture's width: 25 pixels on the smallest phone. */
const APART = 8.8;
/** Half of the room of a number, in units of the sheet, where the picture is as wide as its page has it. */
const ROOM = 18;
/** The cost of a unit away from the middle of a road, in square units of a covered name. */
const FAR_COUNTS = 3;
/** The towns by which a reader finds a road. */
const TOWNS = ['ciudad', 'malargue', 'el-sosneado', 'el-nihuil'] as const satisfies DistrictId[];

const sheet = sheets.department;

/**
 * The part of the department's sheet that shows all roads, and the city with its name, because it reaches Villa Atuel, to
 * the east of it; a road may begin beyond the sheet's edge.
 */
export const cropOfRoads = (roads: Drawn[]): Crop | null =>
  cropOfAll(
    'department',
    [
      districts['villa-atuel'],
      ...roads
        .flatMap(({ course }) => courseThrough(course).map(({ to: [lng = 0, lat = 0] }) => ({ lat, lng })))
        .filter((point) => project('department', point) !== null),
    ],
    MARGIN,
  );

/** The map of all roads. One that several share is drawn once, and each number stands on a part of its own, if it has one. */
export function roadsMap(context: BuildContext, roads: Drawn[]): RoadsMapView | null {
  const crop = cropOfRoads(roads);
  if (!crop) return null;
  const all = roads.map(({ id, course }) => ({ id, segments: courseThrough(course) }));
  const inCrop = ([lng = 0, lat = 0]: readonly number[]) => {
    const { x, y } = projectAnywhere(sheet, { lat, lng });
    return { x: x - crop.x, y: y - crop.y };
  };
  const drawn = new Set<string>();
  const lines = all.map(({ id, segments }) => {
    const rest = segments.filter((segment) => !drawn.has(segment.id));
    for (const segment of rest) drawn.add(segment.id);
    return {
      id,
      path: runsOf(rest)
        .map((run) => pathOf(run, inCrop))
        .join(''),
    };
  });
  const marks = all.flatMap(({ id, segments }, index) => {
    const others = new Set(
      all.flatMap((other) => (other.id === id ? [] : other.segments.map((segment) => segment.id))),
    );
    const own = segments.filter((segment) => !others.has(segment.id));
    const spots = (own.length > 0 ? own : segments.slice(-1)).map((segment) => inCrop(segment.to));
    const middle = spots[Math.floor(spots.length / 2)];
    if (!middle) return [];
    const cost = (spot: Spot) => FAR_COUNTS * Math.hypot(spot.x - middle.x, spot.y - middle.y) + coveredBy(crop, spot);
    const { x, y } = spots.reduce((best, one) => (cost(one) < cost(best) ? one : best), middle);
    return [{ id, number: index + 1, x: (x / crop.width) * 100, y: (y / crop.height) * 100 }];
  });
  const apart = partMarks(marks, APART, crop.height / crop.width);
  return {
    ...pictureOf(crop),
    names: pictureOf(namesOf(crop)),
    phone: phoneMapOf(context, crop, TOWNS, { marks: apart, disc: DISC }),
    units: { width: crop.width, height: crop.height },
    lines,
    marks: apart,
    link: mapLinkOf(context, 'department', null),
    credit: context.t('ownMap.credit'),
  };
}

/** How much of names and signs a number there would cover, in square units. */
function coveredBy(crop: Crop, { x, y }: Spot): number {
  const [left, top] = [crop.x + x - ROOM, crop.y + y - ROOM];
  return covered([left, top, left + 2 * ROOM, top + 2 * ROOM], knownNameBoxes()[crop.sheet]);
}

/** The segments that follow each other, together. */
function runsOf(segments: Segment[]): Segment[][] {
  const runs: Segment[][] = [];
  for (const segment of segments) {
    const last = runs.at(-1);
    if (last && last.at(-1)?.to === segment.from) last.push(segment);
    else runs.push([segment]);
  }
  return runs;
}

function pathOf(run: Segment[], inCrop: (position: readonly number[]) => Spot): string {
  const [first] = run;
  if (!first) return '';
  const points = [first.from, ...run.map(({ to }) => to)].map((position): [number, number] => {
    const { x, y } = inCrop(position);
    return [x, y];
  });
  return `M${simplified(points, BEND)
    .map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`)
    .join('L')}`;
}
