type Span = { from: number; to: number };

/**
 * Gives each span of the year the first lane in which it touches no other, also past the end of the year.
 * @param gap the space between two spans
 * @param least the room that even the shortest span needs
 */
export function inLanes<Item extends Span>(items: Item[], gap: number, least = 0): (Item & { lane: number })[] {
  const lanes: Span[][] = [];
  return items.map((item) => {
    const room = { from: item.from, to: Math.max(item.to, item.from + least) + gap };
    const free = lanes.findIndex((lane) => lane.every((other) => !meet(room, other)));
    const lane = free < 0 ? lanes.push([]) - 1 : free;
    lanes[lane]?.push(room);
    return { ...item, lane };
  });
}

/** A span that passes the end of the year also overlaps those at its beginning. */
const meet = (a: Span, b: Span) => [-1, 0, 1].some((turns) => a.from < b.to + turns && b.from + turns < a.to);
