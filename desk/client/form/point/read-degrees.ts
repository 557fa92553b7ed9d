import { readPoint } from '#common/lib/written/point.ts';
import { readNumber } from '../../table/number.ts';

const ONE = String.raw`[-−]?\d{1,3}(?:[.,]\d+)?`;
const PAIR = new RegExp(String.raw`^\(?(${ONE})°?(?:\s*[,;]\s*|\s+)(${ONE})°?\)?$`);

/**
 * What somebody typed or pasted into a field for degrees: one number, or latitude and longitude together, as map
 * programs copy them: "-34.61772, -68.33007", or anything else that holds a point. Null if it is neither.
 */
export function readDegrees(text: string): number | { lat: number; lng: number } | null {
  const one = degrees(text);
  if (one !== null) return one;
  const [, first, second] = PAIR.exec(text.trim()) ?? [];
  if (first === undefined || second === undefined) return readPoint(text);
  const [lat, lng] = [degrees(first), degrees(second)];
  return lat !== null && lng !== null && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/** Degrees have no thousands separator: a point is always a decimal mark. */
const degrees = (text: string) => readNumber(text.replace('.', ','));
