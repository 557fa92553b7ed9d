/** Mistakes that only show when fields are compared. */
import type { z } from 'zod';
import { bounds } from '#reading/bounds.ts';
import { valueAt } from '#reading/value-at.ts';

/** A mistake in a field: its path, and a sentence without file and line. */
export type FieldProblem = { path: PropertyKey[]; sentence: string };

/** Finds invalid points that would be valid with their two numbers swapped. */
export function swappedPoints(value: unknown, issues: z.core.$ZodIssue[]): FieldProblem[] {
  const points = issues.filter(({ path }) => path.at(-1) === 'lat').map(({ path }) => path.slice(0, -1));
  return points.flatMap((path) => {
    const [lat, lng] = [valueAt(value, [...path, 'lat']), valueAt(value, [...path, 'lng'])];
    if (!isDegree(lat) || !isDegree(lng) || !isLatitude(lng) || !isLongitude(lat)) return [];
    const name = path.length === 0 ? 'lat' : path.join('.');
    return [
      {
        path,
        sentence: `"${name}" is lat ${lat} and lng ${lng}, which are swapped; write lat ${lng} and lng ${lat}.`,
      },
    ];
  });
}

const isDegree = (value: unknown): value is number => typeof value === 'number';
const isWithin = (degrees: number, [least, most]: readonly [number, number]) => degrees >= least && degrees <= most;
const isLatitude = (degrees: number) => isWithin(degrees, bounds.lat);
const isLongitude = (degrees: number) => isWithin(degrees, bounds.lng);

const isGroup = (value: unknown) => typeof value === 'object' && value !== null;

/** Finds lists in which two entries have the same id: addresses and lookups by id would only find the first. */
export function doubledIds(value: unknown, path: PropertyKey[] = []): FieldProblem[] {
  if (!isGroup(value)) return [];
  const inside = Object.entries(value).flatMap(([key, inner]) =>
    isGroup(inner) ? doubledIds(inner, [...path, key]) : [],
  );
  if (!Array.isArray(value)) return inside;
  const ids = value.map((entry: unknown) => valueAt(entry, ['id']));
  const doubled = ids.flatMap((id, index) => {
    const first = ids.indexOf(id);
    if (typeof id !== 'string' || first === index) return [];
    const sentence = `"${path.join('.')}" holds "${id}" twice, in entries ${first + 1} and ${index + 1}; give one of them an id of its own.`;
    return [{ path: [...path, index], sentence }];
  });
  return [...doubled, ...inside];
}
