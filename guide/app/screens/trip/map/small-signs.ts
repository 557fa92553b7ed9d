import type { Box } from '#common/lib/geography/place-names.ts';

/**
 * A drawing whose roads' signs are at most `high` units high, each around its own middle, and without those that would
 * touch what is `taken`: a picture at another scale than the sheet's has its own names, and signs must not outgrow them.
 */
export function smallSigns(drawing: string, high: number, taken: readonly Box[]): string {
  const at = drawing.indexOf(SIGNS);
  if (at < 0) return drawing;
  return drawing.slice(0, at) + drawing.slice(at).replace(SIGN, (_, ...sides: string[]) => small(sides));

  function small(sides: string[]): string {
    const [left = 0, top = 0, right = 0, bottom = 0] = sides.slice(0, 4).map(Number);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const times = Math.min(1, high / (bottom - top));
    const [aside, up] = [((right - left) / 2) * times, ((bottom - top) / 2) * times];
    const isFree = taken.every(
      (other) => x + aside < other.left || x - aside > other.right || y + up < other.top || y - up > other.bottom,
    );
    if (!isFree) return '<g display="none">';
    const room = [x - aside, y - up, x + aside, y + up].join(' ');
    return `<g data-box="${room}" transform="translate(${x} ${y})scale(${times})translate(${-x} ${-y})">`;
  }
}

const SIGNS = '<g class="signs">';
/** The room of a sign; the sheet's furniture, which follows the signs, begins otherwise. */
const SIGN = /<g data-box="(\S+) (\S+) (\S+) (\S+)">(?=<g transform)/g;
