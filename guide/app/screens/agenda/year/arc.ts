/** Paths on a ring around the origin; the year begins at the top and runs clockwise. */

const round = (length: number) => Math.round(length * 10) / 10;

/** The point at a given share of the year. */
export function pointAt(share: number, radius: number): { x: number; y: number } {
  const angle = share * 2 * Math.PI;
  return { x: round(radius * Math.sin(angle)), y: round(-radius * Math.cos(angle)) };
}

/** The arc from one share of the year to another; it runs backwards if `to` is smaller. */
export function arc(from: number, to: number, radius: number): string {
  const start = pointAt(from, radius);
  const end = pointAt(to, radius);
  const isLong = Math.abs(to - from) > 0.5 ? 1 : 0;
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${isLong} ${to > from ? 1 : 0} ${end.x} ${end.y}`;
}

/** The baseline of a name along an arc, chosen so that the name is never upside down. `size` is the font size. */
export function baseline({ from, to }: { from: number; to: number }, radius: number, size: number): string {
  const middle = ((from + to) / 2) % 1;
  const half = size * 0.34; // from the middle of the letters down to the baseline
  return middle > 0.25 && middle < 0.75 ? arc(to, from, radius + half) : arc(from, to, radius - half);
}
