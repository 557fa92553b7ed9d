/** The part of the guide's map that shows a day, with its roads, its stops and where its nights are spent. */

import type { Point } from '#common/lib/geography/geography.ts';
import { type Box, type PlacedName, placeNames } from '#common/lib/geography/place-names.ts';
import { project, projectAnywhere, type SheetName, type Spot, sheets } from '#map/browser/sheets.ts';
import type { TripData } from '#views/trip-views.ts';
import { dayWays, type WayData } from './day-ways.ts';
import type { TimedDay } from './timing/timing.ts';

/** Stops at one spot, or too close to be told apart. */
export type DayMark = Spot & {
  /** The stops' numbers in their day, from 1. */
  numbers: number[];
  /** A night is spent there. */
  isBase: boolean;
  /** Whether at least one of them is known only by its district. */
  isApproximate: boolean;
};

export type DayMap = {
  sheet: SheetName;
  /** The part of the sheet, in its units. */
  box: Spot & { width: number; height: number };
  /** The roads that are driven, as the data of a path. */
  roads: string;
  marks: DayMark[];
  /** The districts' names, in units like the rest; none on the city's sheet, whose streets have theirs. */
  names: (Pick<PlacedName, 'x' | 'y' | 'anchor'> & { name: string })[];
  /** Where the marks and the names are, in the same units: no road's sign may be there. */
  taken: Box[];
};

/** Width and height of the map where it is shown, in CSS pixels. */
export type Paper = { width: number; height: number };

/** Names on a sheet are at least 11 units high: below this many pixels per unit they are illegible. */
const LEGIBLE = 0.8;
/** The largest scale, in pixels per unit. */
const LARGEST = 1.4;
/** CSS pixels from the outermost stop to the edge. */
const MARGIN = 44;
/** CSS pixels of a mark: its height, and its width by the letters in it and the sign of a base. */
export const MARK_HEIGHT = 19;
export const SIGN = 19;
export const markWidth = ({ numbers, isBase }: Pick<DayMark, 'numbers' | 'isBase'>) =>
  Math.max(MARK_HEIGHT, (numbers.length > 0 ? markText(numbers).length * 7.5 + 8 : 2) + (isBase ? SIGN : 0));
/** "1 · 3". */
export const markText = (numbers: readonly number[]) => numbers.join(' · ');
/** CSS pixels between two marks. */
const GAP = 3;

type Pin = Pick<DayMark, 'numbers' | 'isBase' | 'isApproximate'> & { place: Point };
type Data = WayData & Pick<TripData, 'districts'>;

/** The most detailed sheet on which the whole day is legible; null for a day without a known place. */
export function dayMap(day: TimedDay, data: Data, paper: Paper): DayMap | null {
  const stops = day.parts.flatMap((part): Pin[] => {
    if (part.kind !== 'stop' || !part.thing?.district) return [];
    const { point, district } = part.thing;
    const place: Point = point ? { lat: point[0], lng: point[1] } : data.districts[district];
    return [{ place, numbers: [part.place + 1], isBase: false, isApproximate: !point }];
  });
  if (stops.length === 0) return null;
  const nights = [...new Map([day.leaves, day.returns].map((night) => [night.name, night])).values()];
  const bases = nights.flatMap(({ point, district }): Pin[] =>
    district
      ? [
          {
            place: point ? { lat: point[0], lng: point[1] } : data.districts[district],
            numbers: [],
            isBase: true,
            isApproximate: false,
          },
        ]
      : [],
  );
  const pins = [...stops, ...bases];
  const ways = dayWays(day, data);
  const all = [...pins.map(({ place }) => place), ...ways.flat()];
  for (const sheet of ['city', 'atuel', 'department'] as const) {
    const box = boxOf(sheet, all, paper);
    if (!box || (sheet !== 'department' && paper.width / box.width < LEGIBLE)) continue;
    const unit = box.width / paper.width;
    const spots = pins.flatMap(({ place, ...pin }) => {
      const spot = project(sheet, place);
      return spot ? [{ ...spot, ...pin }] : [];
    });
    const marks = together(spots, unit);
    return {
      ...{ sheet, box, marks },
      roads: ways.map((way) => pathOf(sheet, way)).join(''),
      ...namesIn({ sheet, box }, { marks, ways, districts: data.districts, paper }),
    };
  }
  return null;
}

const pathOf = (sheet: SheetName, way: Point[]) =>
  way
    .map((point, index) => {
      const { x, y } = projectAnywhere(sheets[sheet], point);
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');

/** The part of a sheet that holds all points and has the paper's shape; null if one is not on the sheet. */
function boxOf(sheet: SheetName, points: Point[], paper: Paper): DayMap['box'] | null {
  const spots = points.flatMap((point) => project(sheet, point) ?? []);
  if (spots.length < points.length) return null;
  const [left, top, right, bottom] = sheets[sheet].frame;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const [wide, tall] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
  const unit = Math.max(
    wide / (paper.width - 2 * MARGIN),
    tall / Math.max(paper.height - 2 * MARGIN, paper.height / 3),
    1 / LARGEST,
  );
  const width = Math.min(paper.width * unit, right - left);
  const height = Math.min(paper.height * unit, bottom - top);
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  const within = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));
  return {
    x: within(left, middle.x - width / 2, right - width),
    y: within(top, middle.y - height / 2, bottom - height),
    width,
    height,
  };
}

type Drawn = { marks: DayMark[]; ways: Point[][]; districts: Data['districts']; paper: Paper };

/** The names that fit between the marks, at the size that they have on the paper: those of the day's own places first. */
function namesIn(
  { sheet, box }: Pick<DayMap, 'sheet' | 'box'>,
  { marks, ways, districts, paper }: Drawn,
): Pick<DayMap, 'names' | 'taken'> {
  const unit = box.width / paper.width;
  const onPaper = (point: Point) => {
    const { x, y } = projectAnywhere(sheets[sheet], point);
    return { x: (x - box.x) / unit, y: (y - box.y) / unit };
  };
  const taken = marks.map((mark) => {
    const [x, y] = [(mark.x - box.x) / unit, (mark.y - box.y) / unit];
    const [aside, high] = [markWidth(mark) / 2, MARK_HEIGHT / 2];
    return { left: x - aside, right: x + aside, top: y - high, bottom: y + high };
  });
  const markAt = ({ x, y }: Spot) =>
    taken.find(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
  const points = Object.values(districts)
    .map((district) => ({ name: district.name, ...onPaper(district) }))
    .map((point) => ({ ...point, mark: markAt(point) }))
    .filter(({ x, y }) => x >= 0 && x <= paper.width && y >= 0 && y <= box.height / unit);
  const first = [...points].sort((a, b) => Number(Boolean(b.mark)) - Number(Boolean(a.mark)));
  const lines = ways.map((way) => way.map(onPaper)).flatMap(pairs);
  const placed =
    sheet === 'city' ? [] : placeNames(first, lines, { width: paper.width, height: box.height / unit }, taken);
  return {
    names: placed.map(({ x, y, anchor, point: { name } }) => ({
      ...{ name, anchor },
      x: box.x + x * unit,
      y: box.y + y * unit,
    })),
    taken: [...taken, ...placed.map((name) => name.box)].map(({ left, right, top, bottom }) => ({
      left: box.x + left * unit,
      right: box.x + right * unit,
      top: box.y + top * unit,
      bottom: box.y + bottom * unit,
    })),
  };
}

/** Each with the one after it. */
const pairs = (spots: Spot[]) => spots.slice(1).map((spot, index): [Spot, Spot] => [spots[index] ?? spot, spot]);

/** Merges marks that would hide each other into one with all their numbers. */
function together(marks: DayMark[], unit: number): DayMark[] {
  const kept: DayMark[] = [];
  for (const mark of marks) {
    const near = kept.findIndex((other) => isOver(other, mark, unit));
    const one = kept[near];
    if (one) {
      const numbers = [...one.numbers, ...mark.numbers].sort((a, b) => a - b);
      kept[near] = {
        ...one,
        numbers,
        isBase: one.isBase || mark.isBase,
        isApproximate: one.isApproximate || mark.isApproximate,
      };
    } else kept.push(mark);
  }
  // A merged mark is wider and may now hide another one.
  return kept.length < marks.length ? together(kept, unit) : kept;
}

function isOver(a: DayMark, b: DayMark, unit: number): boolean {
  const wide = (markWidth(a) + markWidth(b)) / 2 + GAP;
  return Math.abs(a.x - b.x) < wide * unit && Math.abs(a.y - b.y) < (MARK_HEIGHT + GAP) * unit;
}
