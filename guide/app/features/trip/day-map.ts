/** The part of the guide's map that shows a day, and the positions of its stops in it. */

import type { Point } from '#common/lib/geography/geography.ts';
import { project, type SheetName, type Spot, sheets } from '#map/browser/sheets.ts';
import type { TripData } from '#views/trip-views.ts';
import type { TimedDay } from './timing/timing.ts';

/** Stops at one spot, or too close to be told apart. */
export type DayMark = Spot & {
  /** The stops' numbers in their day, from 1. */
  numbers: number[];
  /** Whether at least one of them is known only by its district. */
  isApproximate: boolean;
};

export type DayMap = {
  sheet: SheetName;
  /** The part of the sheet, in its units. */
  box: Spot & { width: number; height: number };
  marks: DayMark[];
};

/** Width and height of the map on paper, in CSS pixels. */
export type Paper = { width: number; height: number };

/** Names on a sheet are at least 11 units high: below this many pixels per unit they are illegible. */
const LEGIBLE = 0.8;
/** The largest scale, in pixels per unit. */
const LARGEST = 1.25;
/** Units from the outermost stop to the edge. */
const MARGIN = 55;
/** CSS pixels of a mark on paper: its height, and its width by the letters in it. */
export const MARK_HEIGHT = 19;
export const markWidth = (text: string) => Math.max(MARK_HEIGHT, text.length * 7.5 + 8);
/** "1 · 3". */
export const markText = (numbers: readonly number[]) => numbers.join(' · ');
/** CSS pixels between two marks. */
const GAP = 3;

/** The most detailed sheet on which the whole day is legible; null for a day without a known place. */
export function dayMap(day: TimedDay, data: Pick<TripData, 'districts'>, paper: Paper): DayMap | null {
  const stops = day.parts.flatMap((part) => {
    if (part.kind !== 'stop' || !part.thing?.district) return [];
    const { point, district } = part.thing;
    const place: Point = point ? { lat: point[0], lng: point[1] } : data.districts[district];
    return [{ place, number: part.place + 1, isApproximate: !point }];
  });
  if (stops.length === 0) return null;
  const ends = [data.districts[day.from], data.districts[day.to]];
  const all = [...ends, ...stops.map(({ place }) => place)];
  for (const sheet of ['city', 'atuel', 'department'] as const) {
    const box = boxOf(sheet, all, paper);
    if (!box || (sheet !== 'department' && paper.width / box.width < LEGIBLE)) continue;
    const unit = box.width / paper.width;
    const spots = stops.flatMap(({ place, number, isApproximate }) => {
      const spot = project(sheet, place);
      return spot ? [{ ...spot, numbers: [number], isApproximate }] : [];
    });
    return { sheet, box, marks: together(spots, unit) };
  }
  return null;
}

/** The part of a sheet that holds all points and has the paper's shape; null if one is not on the sheet. */
function boxOf(sheet: SheetName, points: Point[], paper: Paper): DayMap['box'] | null {
  const spots = points.flatMap((point) => project(sheet, point) ?? []);
  if (spots.length < points.length) return null;
  const [left, top, right, bottom] = sheets[sheet].frame;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  const wide = Math.max(...xs) - Math.min(...xs) + 2 * MARGIN;
  const tall = Math.max(...ys) - Math.min(...ys) + 2 * MARGIN;
  const shape = paper.width / paper.height;
  const width = Math.min(Math.max(wide, tall * shape, paper.width / LARGEST), right - left);
  const height = Math.min(Math.max(tall, width / shape), bottom - top);
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  const within = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));
  return {
    x: within(left, middle.x - width / 2, right - width),
    y: within(top, middle.y - height / 2, bottom - height),
    width,
    height,
  };
}

/** Merges marks that would hide each other into one with all their numbers. */
function together(marks: DayMark[], unit: number): DayMark[] {
  const kept: DayMark[] = [];
  for (const mark of marks) {
    const near = kept.findIndex((other) => isOver(other, mark, unit));
    const one = kept[near];
    if (one) {
      const numbers = [...one.numbers, ...mark.numbers].sort((a, b) => a - b);
      kept[near] = { ...one, numbers, isApproximate: one.isApproximate || mark.isApproximate };
    } else kept.push(mark);
  }
  // A merged mark is wider and may now hide another one.
  return kept.length < marks.length ? together(kept, unit) : kept;
}

function isOver(a: DayMark, b: DayMark, unit: number): boolean {
  const wide = (markWidth(markText(a.numbers)) + markWidth(markText(b.numbers))) / 2 + GAP;
  return Math.abs(a.x - b.x) < wide * unit && Math.abs(a.y - b.y) < (MARK_HEIGHT + GAP) * unit;
}
