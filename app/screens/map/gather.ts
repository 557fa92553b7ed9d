import type { MapArea, MapItem } from './map-views.ts';

/** One mark on the map: a thing by itself, or several that would lie on each other. */
export type Pin = { x: number; y: number; items: MapItem[]; areas: MapArea[]; aside?: MapArea['aside'] };

/**
 * The marks of a sheet, from north to south: what is known only by its district stands together, and what would lie
 * nearer than `apart` units to another mark joins it.
 */
export function gather(items: MapItem[], areas: MapArea[], apart: number): Pin[] {
  const pins: Pin[] = [];
  const shown = new Map(areas.filter(({ isOnSheet }) => isOnSheet).map((area) => [area.id, area]));
  for (const [id, area] of shown) {
    const inside = items.filter((item) => item.area === id && item.precision === 'district');
    if (inside.length > 0) pins.push({ x: area.x, y: area.y, items: inside, areas: [area], aside: area.aside });
  }
  for (const item of items) {
    const area = shown.get(item.area);
    if (item.precision === 'district') continue;
    pins.push({ x: item.x, y: item.y, items: [item], areas: area ? [area] : [] });
  }
  return joined(pins, apart).sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The two that are nearest to each other join first, until none are too near. */
function joined(pins: Pin[], apart: number): Pin[] {
  const left = [...pins];
  for (;;) {
    let best: { i: number; j: number; distance: number } | null = null;
    for (const [i, a] of left.entries()) {
      for (let j = i + 1; j < left.length; j++) {
        const b = left[j] as Pin; // j is below the length
        const distance = Math.hypot(a.x - b.x, a.y - b.y);
        if (distance < (best?.distance ?? apart)) best = { i, j, distance };
      }
    }
    if (!best) return left;
    const [b] = left.splice(best.j, 1);
    const [a] = left.splice(best.i, 1);
    if (a && b) left.push(together(a, b));
  }
}

/** Where most of them are: a lone pin beside a town does not draw the town away from its name. */
function together(a: Pin, b: Pin): Pin {
  const [large, small] = a.items.length >= b.items.length ? [a, b] : [b, a];
  const areas = [...large.areas, ...small.areas.filter(({ id }) => large.areas.every((other) => other.id !== id))];
  return { ...large, items: [...large.items, ...small.items], areas };
}
