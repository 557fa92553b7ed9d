type Point = { x: number; y: number };
export type Box = { left: number; top: number; right: number; bottom: number };
type Sheet = { width: number; height: number };

/** The position of a name: the point on its baseline, and which end of the name it anchors. */
export type PlacedName = Point & { anchor: 'start' | 'middle' | 'end'; box: Box };

/** A point with a name, and the room of the mark on it, if that is larger than a dot. */
type Named = Point & { name: string; mark?: Box | undefined };

/** The approximate width of a letter and height of a line, at the font size of the names. */
const LETTER = 7.4;
const HEIGHT = 15;
/** The distance from a point to its name. */
const AWAY = 10;
const DOT = 7;

/** The penalties for covering other names, the sheet's edge, dots and lines. */
const COST = { name: 100, sheet: 60, dot: 40, line: 10 };
/** A winding road counts no more than a few straight ones. */
const MOST_LINES = 3;

/**
 * Places each point's name beside it, clear of lines, points and other names where possible.
 *
 * @param taken where no name may be: a point whose name has no free place inside the sheet then goes without
 */
export function placeNames<One extends Named>(
  points: One[],
  lines: [Point, Point][],
  sheet: Sheet,
  taken?: Box[],
): (PlacedName & { point: One })[] {
  const placed: (PlacedName & { point: One })[] = [];
  for (const point of points) {
    const costs = placesOf(point).map((place, order) => ({ place, cost: order + costOf(place.box) }));
    const [best] = costs.sort((a, b) => a.cost - b.cost);
    if (best && !(taken && best.cost >= COST.dot)) placed.push({ ...best.place, point });
  }
  return placed;

  function costOf(box: Box): number {
    const isOutside = box.left < 0 || box.right > sheet.width || box.top < 0 || box.bottom > sheet.height;
    return (
      COST.name * placed.filter((other) => touches(box, other.box)).length +
      COST.dot * points.filter(({ x, y }) => touches(box, around({ x, y }, DOT))).length +
      COST.line * Math.min(lines.filter(([from, to]) => crosses(box, from, to)).length, MOST_LINES) +
      COST.name * (taken ?? []).filter((other) => touches(box, other)).length +
      (isOutside ? COST.sheet : 0)
    );
  }
}

/** The candidate places beside a point, the most readable first. */
function placesOf({ x, y, name, mark }: Named): PlacedName[] {
  const width = name.length * LETTER;
  const at = (anchor: PlacedName['anchor'], dx: number, baseline: number): PlacedName => {
    const left = x + dx - { start: 0, middle: width / 2, end: width }[anchor];
    return {
      anchor,
      x: x + dx,
      y: y + baseline,
      box: { left, right: left + width, top: y + baseline - HEIGHT + 3, bottom: y + baseline + 3 },
    };
  };
  const [before, after] = [
    Math.max(AWAY, x - (mark?.left ?? x) + 3) + 1,
    Math.max(AWAY, (mark?.right ?? x) - x + 3) + 1,
  ];
  const over = Math.min(-AWAY, (mark?.top ?? y) - y - 4);
  const level = 4;
  const under = Math.max(AWAY, (mark?.bottom ?? y) - y + 2) + HEIGHT - 4;
  return [
    at('start', after, level),
    at('end', -before, level),
    at('middle', 0, over),
    at('middle', 0, under),
    at('start', 4, over),
    at('end', -4, over),
    at('start', 4, under),
    at('end', -4, under),
    at('middle', 0, over - HEIGHT - 2),
    at('middle', 0, under + HEIGHT),
  ];
}

const around = ({ x, y }: Point, by: number): Box => ({ left: x - by, right: x + by, top: y - by, bottom: y + by });

const touches = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether the line crosses the box: clips it to one pair of the box's sides after the other. */
function crosses(box: Box, from: Point, to: Point): boolean {
  let [start, end] = [0, 1];
  for (const [at, by, low, high] of [
    [from.x, to.x - from.x, box.left, box.right],
    [from.y, to.y - from.y, box.top, box.bottom],
  ] as const) {
    if (by === 0) {
      if (at < low || at > high) return false;
      continue;
    }
    const [one, other] = [(low - at) / by, (high - at) / by];
    start = Math.max(start, Math.min(one, other));
    end = Math.min(end, Math.max(one, other));
  }
  return start < end;
}
